"""Limits of the rules: one more, one less, nobody left, several at once."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.question import Share, settle
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.timing import Queued
from dejarik.core.words import explain
from dejarik.games.destiny.notes import (
    ChanceDecides,
    DamageDealt,
    FieldUsed,
    GainsResources,
    RollsForField,
    RollTied,
    ShieldsGiven,
    Wins,
)
from dejarik.games.destiny.rules import action, activating, damage, defeat, dice, playing, preparation, resolving, zones
from dejarik.games.destiny.rules.timing import Victory
from dejarik.games.destiny.rules.values import face
from dejarik.games.destiny.state import NOBODY, NOTHING, Moment, Resolving, Table, die_of
from dejarik.games.destiny.view import guess
from dejarik.lab.stage import begin, perform
from tests.games.destiny.stage import Stage, duel


def told(table: Table, kind: type[Any]) -> list[Any]:
    assert table.notes is not None
    return [line.note for line in table.notes if isinstance(line.note, kind)]


def listened(stage: Stage) -> Table:
    stage.table.notes = []
    return stage.table


# ── preparation ────────────────────────────────────────────────────────────────────────────────────────────────────


def before_the_roll(*teams: tuple[str, int]) -> Stage:
    """Everybody has brought a battlefield; nothing is in use yet."""
    stage = Stage(*[[team] for team in teams])
    table = listened(stage)
    first = table.field
    del table.pieces[first]
    fields = [first, *[stage._number(seat, "starship-graveyard") for seat in range(1, len(teams))]]
    table.brought = tuple((field,) for field in fields)
    table.asides = [[field] for field in fields]
    table.field, table.control, table.step = NOTHING, NOBODY, "roll"
    return stage


TROOPER = ("first-order-stormtrooper", 1)


@pytest.mark.rule("dst.setup.6-rolloff")
def test_a_tie_is_rolled_again_and_the_higher_total_decides() -> None:
    stage = before_the_roll(TROOPER, TROOPER)
    stage.rolls(1, 1)
    perform(preparation.roll_for_field(stage.t))
    assert told(stage.t, RollTied)
    assert (stage.t.step, stage.t.totals, stage.t.rolls) == ("roll", [2, 2], 1)
    stage.rolls(0, 1)
    perform(preparation.roll_for_field(stage.t))
    assert (stage.t.step, stage.t.decides, stage.t.totals) == ("field", 1, [1, 2])
    assert [note.total for note in told(stage.t, RollsForField)] == [2, 2, 1, 2]
    assert told(stage.t, RollsForField)[-1].faces == ("2RD",)


@pytest.mark.rule("dst.gap.rolloff-undecidable")
def test_after_too_many_ties_chance_decides() -> None:
    stage = before_the_roll(TROOPER, TROOPER)
    stage.t.rolls = preparation.MOST_TIES - 2
    stage.rolls(1, 1)
    perform(preparation.roll_for_field(stage.t))
    assert stage.t.step == "roll"
    stage.rolls(1, 1, 1)
    perform(preparation.roll_for_field(stage.t))
    assert (stage.t.step, stage.t.decides) == ("field", 1)
    assert [note.who for note in told(stage.t, ChanceDecides)] == [1]


@pytest.mark.rule("dst.multi.rolloff")
def test_of_several_only_the_tied_roll_again() -> None:
    stage = before_the_roll(TROOPER, TROOPER, TROOPER)
    stage.rolls(1, 1, 0)
    perform(preparation.roll_for_field(stage.t))
    stage.rolls(0, 1)
    perform(preparation.roll_for_field(stage.t))
    assert (stage.t.totals, stage.t.decides) == ([1, 2, -1], 1)
    perform(preparation.choose_field(stage.t))
    assert stage.t.field == stage.t.brought[1][0]  # the winner's own is used, without a question
    assert (stage.t.control, stage.t.decides) == (1, 1)


@pytest.mark.rule("dst.setup.6-control")
def test_the_winner_of_two_chooses_a_battlefield() -> None:
    stage = before_the_roll(TROOPER, TROOPER)
    stage.t.step, stage.t.decides = "field", 1
    question, procedure = begin(preparation.choose_field(stage.t))
    assert (question.seat, question.kind, question.rule) == (1, "field", "dst.setup.6-rolloff")
    own, other = (brought[0] for brought in stage.t.brought)
    assert question.options == (own, other)  # type: ignore[union-attr]
    with pytest.raises(StopIteration):
        procedure.send(settle(question, own))
    piece = stage.t.pieces[own]
    assert (piece.kind, piece.controller, piece.dice) == ("battlefield", 0, ())
    assert (stage.t.field, stage.t.control, stage.t.decides, stage.t.step) == (own, 0, 0, "shields")
    assert (stage.t.asides[0], stage.t.asides[1]) == ([], [other])
    assert [(note.who, note.id) for note in told(stage.t, FieldUsed)] == [(0, own)]


def test_who_brought_two_battlefields_chooses_one_of_them() -> None:
    stage = before_the_roll(TROOPER, TROOPER)
    second = stage._number(0, "command-center")
    stage.t.brought = ((stage.t.brought[0][0], second), stage.t.brought[1])
    stage.t.asides[0].append(second)
    stage.t.decides = 1
    asked = perform(preparation.choose_field(stage.t), stage.t.brought[0][0], second)
    assert [(one.seat, one.kind) for one in asked] == [(1, "field"), (0, "field")]
    assert asked[1].rule == "dst.clar.home-turf"
    assert stage.t.field == second


def test_first_shields() -> None:
    stage, _, theirs = duel()
    listened(stage)
    perform(preparation.give_shields(stage.t))
    assert stage.t.pieces[theirs].shields == 2
    assert stage.t.step == "after-setup"
    stage = Stage([TROOPER], [TROOPER, ("death-trooper", 1)])
    asked = perform(preparation.give_shields(stage.t), (1, 1))
    assert (asked[0].seat, asked[0].kind, asked[0].rule) == (1, "first-shields", "dst.gap.setup-shield-target")
    assert [stage.t.pieces[one].shields for one in stage.teams[1]] == [1, 1]
    stage = Stage([TROOPER], [TROOPER, ("death-trooper", 1)], [TROOPER])
    asked = perform(preparation.give_shields(stage.t), (0, 1))
    assert asked[0].rule == "dst.multi.rolloff"
    assert [stage.t.pieces[one].shields for one in (*stage.teams[0], *stage.teams[1], *stage.teams[2])] == [0, 0, 1, 1]


# ── damage ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.damage.distribute-cap")
def test_more_damage_than_all_can_take_fills_everybody() -> None:
    stage = Stage([TROOPER], [TROOPER, ("hired-gun", 1)])
    first, second = stage.teams[1]
    stage.t.pieces[first].shields = 1
    question, _ = begin(damage.distribute(stage.t, 1, 20, 0, stage.t.field))
    assert isinstance(question, Share)
    assert (question.seat, question.among, question.total) == (1, (first, second), 20)
    with pytest.raises(Refused):
        settle(question, (7, 13))  # seven and a shield
    with pytest.raises(Refused):
        settle(question, (12, 8))
    assert settle(question, (11, 9)) == (11, 9)
    assert question.sample is not None
    assert question.start is not None
    assert question.sample(Rng.from_seed(1)) == question.start() == (11, 9)


@pytest.mark.rule("dst.damage.distribute-cap")
def test_nobody_is_given_more_than_fits_while_others_can_take_it() -> None:
    stage = Stage([TROOPER], [TROOPER, ("hired-gun", 1)])
    question, _ = begin(damage.distribute(stage.t, 1, 15, 0, stage.t.field))
    assert isinstance(question, Share)
    assert (question.cap(0), question.cap(1)) == (7, 9)
    assert (question.check, question.sample, question.start) == (None, None, None)
    question, _ = begin(damage.distribute(stage.t, 1, 17, 0, stage.t.field))
    assert isinstance(question, Share)
    assert question.check is not None
    refused = question.check((8, 8))
    assert refused is not None
    assert refused.args_of_sentence == {"place": 2, "least": 9, "given": 8}
    assert "9" in explain(refused, "ru")
    assert "9" in explain(refused, "en")
    unblockable = damage.give_out(stage.t, stage.teams[1], 3, 0, stage.t.field, by=1, unblockable=True)
    stage.t.pieces[stage.teams[1][0]].shields = 2
    question, _ = begin(unblockable)
    assert isinstance(question, Share)
    assert question.caps == (7, 9)  # shields do not help


def test_no_damage_to_give_out() -> None:
    stage, _, theirs = duel()
    listened(stage)
    for total, among in ((0, [theirs]), (-1, [theirs]), (2, [])):
        assert not perform(damage.give_out(stage.t, among, total, 0, stage.t.field, by=1))
    assert not told(stage.t, DamageDealt)
    assert not perform(damage.give_out(stage.t, [theirs], 1, 0, stage.t.field, by=1))  # one only: nothing to ask
    assert stage.t.pieces[theirs].damage == 1


def test_no_shields_to_give() -> None:
    stage, own, _ = duel()
    listened(stage)
    perform(damage.give_shields(stage.t, own, 0, 0))
    perform(damage.give_shields(stage.t, 999, 1, 0))
    assert not told(stage.t, ShieldsGiven)
    perform(damage.give_shields(stage.t, own, 5, 0))
    assert [note.count for note in told(stage.t, ShieldsGiven)] == [3]
    perform(damage.give_shields(stage.t, own, 1, 0))
    assert len(told(stage.t, ShieldsGiven)) == 1


# ── who is out ─────────────────────────────────────────────────────────────────────────────────────────────────────


def ends(table: Table, lost: list[int], result: str = "characters") -> tuple[int, str]:
    with pytest.raises(Victory):
        perform(defeat.drop(table, lost, result))
    return table.winner, table.result


@pytest.mark.rule("dst.win.both-decked")
def test_if_all_lose_at_once_the_battlefields_controller_wins() -> None:
    stage = Stage([TROOPER], [TROOPER])
    stage.t.control = 1
    assert ends(stage.t, [0, 1]) == (1, "characters")
    stage = Stage([TROOPER], [TROOPER], [TROOPER])
    stage.t.control, stage.t.out = 0, [0]
    assert ends(listened(stage), [1, 2]) == (1, "characters")  # the controller is out: the first of them
    assert [(note.who, note.result) for note in told(stage.t, Wins)] == [(1, "characters")]
    stage = Stage([TROOPER], [TROOPER], [TROOPER])
    assert ends(stage.t, [0, 2]) == (1, "last")
    stage = Stage([TROOPER], [TROOPER], [TROOPER])
    assert ends(listened(stage), [0, 2], "cards") == (1, "last-cards")
    assert [note.cites() for note in told(stage.t, Wins)] == ["dst.multi.last-wins"]
    stage = Stage([TROOPER], [TROOPER])
    assert ends(stage.t, [0], "cards") == (1, "cards")


@pytest.mark.rule("dst.multi.elimination")
def test_who_leaves_takes_everything_along() -> None:
    stage = Stage([TROOPER], [TROOPER], [TROOPER])
    table = listened(stage)
    support = stage.support(0, "black-one")
    knife = stage.upgrade(stage.teams[0][0], "vibroknife")
    held, spare = stage.held(0, "block"), stage.spare(0, "hired-gun")
    stage.show(stage.teams[0][0], "2RD")
    under = stage.aside(0, "hired-gun")
    theirs = stage.aside(1, "hired-gun")
    table.stacked = {under: stage._number(0, "aim"), theirs: stage._number(1, "aim")}
    table.known = [[], [held, table.decks[0][-1], table.decks[2][-1]], []]
    table.extra = [0, 1]
    table.queue = [Queued(seat, table.field, "command-center", 0, Moment(("dealt",))) for seat in (0, 1)]
    table.resolving = Resolving(0, "ranged")
    perform(defeat.eliminate(table, 0))
    assert not {support, knife, *stage.teams[0]} & set(table.pieces)
    assert table.field in table.pieces  # the battlefield stays
    for zone in (table.hands, table.decks, table.discards, table.asides, table.spares, table.pools):
        assert zone[0] == []
    assert spare not in table.showing
    assert (table.resources[0], table.extra) == (0, [1])
    assert [queued.seat for queued in table.queue] == [1]
    assert table.copy().resolving is None
    assert table.stacked.keys() == {theirs}
    assert table.known[1] == [table.decks[2][-1]]
    assert (table.control, table.decides, table.out) == (NOBODY, 1, [0])
    perform(defeat.eliminate(table, 1))
    assert (table.control, table.decides) == (NOBODY, 2)


def test_who_leaves_does_not_end_what_others_do() -> None:
    stage = Stage([TROOPER], [TROOPER], [TROOPER])
    stage.t.resolving = Resolving(1, "ranged")
    stage.t.control = 1
    perform(defeat.eliminate(stage.t, 2))
    assert stage.t.resolving == Resolving(1, "ranged")
    assert (stage.t.control, stage.t.decides) == (1, 0)


# ── zones ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.unique.excess-control")
def test_two_copies_of_a_unique_character_are_one_too_many() -> None:
    stage = Stage([("rey-force-prodigy", 1), ("rey-finding-the-ways", 1), ("hired-gun", 1)], [TROOPER])
    first, second, _ = stage.teams[0]
    asked = perform(zones.check_unique(stage.t, 0), second)
    assert (asked.kinds, asked[0].rule, asked[0].options) == (  # type: ignore[union-attr]
        ["twin"],
        "dst.unique.excess-control",
        (first, second),
    )
    assert second in stage.t.asides[0]
    assert first in stage.t.pieces
    assert not perform(zones.check_unique(stage.t, 0))


def test_captured_dice_go_home_when_their_keeper_leaves() -> None:
    stage, own, theirs = duel()
    keeper = stage.upgrade(own, "vibroknife")
    captive = die_of(theirs)
    stage.t.pieces[keeper].captives, stage.t.pieces[theirs].dice = (captive,), ()
    perform(zones.leave(stage.t, keeper))
    assert stage.t.pieces[theirs].dice == (captive,)
    assert keeper in stage.t.discards[0]


def test_where_a_card_goes_from_play() -> None:
    stage, own, _ = duel()
    for where in ("discard", "hand", "top", "aside"):
        knife = stage.upgrade(own, "vibroknife")
        perform(zones.leave(stage.t, knife, where))
        zone = {"discard": stage.t.discards, "hand": stage.t.hands, "top": stage.t.decks, "aside": stage.t.asides}
        assert zone[where][0][-1] == knife
        assert (knife in stage.t.known[1]) is (where in ("hand", "top"))


def test_resources_never_fall_below_nothing() -> None:
    stage, _, _ = duel(resources=2)
    table = listened(stage)
    assert zones.lose(table, 1, 3) == 2
    assert zones.lose(table, 1, 1) == 0
    zones.gain(table, 0, 0)
    zones.gain(table, 0, -1)
    assert table.resources == [2, 0]
    assert not told(table, GainsResources)


def test_random_cards_and_milling_as_far_as_they_go() -> None:
    stage, _, _ = duel(deck=2)
    block, aim = stage.hand(1, "block", "aim")
    stage.rolls(1, 0)
    assert zones.random_cards(stage.t, 1, 5) == [aim, block]
    top, below = stage.t.decks[1][-1], stage.t.decks[1][-2]
    assert zones.mill(stage.t, 1, 0) == []
    assert zones.mill(stage.t, 1, 5) == [top, below]
    assert stage.t.discards[1] == [top, below]


def test_a_fourth_upgrade_is_one_too_many_but_not_the_new_one() -> None:
    stage, own, _ = duel()
    old = [stage.upgrade(own, name) for name in ("vibroknife", "holdout-blaster", "gaffi-stick")]
    assert not perform(zones.check_surplus(stage.t, own))
    new = stage.upgrade(own, "f-11d-rifle")
    asked = perform(zones.check_surplus(stage.t, own, new), old[1])
    assert (asked.kinds, asked[0].options, asked[0].rule) == (  # type: ignore[union-attr]
        ["surplus"],
        tuple(old),
        "dst.upgrade.limit-3",
    )
    assert old[1] in stage.t.discards[0]


# ── turns ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.extra.now-or-decline")
def test_additional_actions_come_in_the_order_in_which_they_were_given() -> None:
    stage = Stage([TROOPER], [TROOPER])
    stage.table.extra = [1, 0]
    assert stage.asked.seat == 1
    stage.do("decline")
    assert stage.asked.seat == 0
    assert stage.t.extra == []


def test_who_has_claimed_takes_no_additional_action() -> None:
    stage = Stage([TROOPER], [TROOPER])
    stage.table.extra, stage.table.claimed = [1], 1
    assert (stage.asked.seat, "pass" in stage.options) == (0, True)


def test_a_claim_that_costs_too_much_or_comes_too_late() -> None:
    stage = Stage([TROOPER], [TROOPER])
    assert action.why_not_claim(stage.t, 0) is None
    stage.t.claimed = 1
    assert action.why_not_claim(stage.t, 0) == "dst.claim.once-per-round"


def test_what_cannot_be_activated() -> None:
    stage, own, theirs = duel()
    field = stage.t.field
    assert activating.why_not(stage.t, 0, own) is None
    assert activating.why_not(stage.t, 0, theirs) == "dst.ready.what-can-activate"
    assert activating.why_not(stage.t, 0, field) == "dst.ready.what-can-activate"
    assert activating.why_not(stage.t, 0, 999) == "dst.ready.what-can-activate"
    stage.t.pieces[own].exhausted = True
    assert activating.why_not(stage.t, 0, own) == "dst.activate.exhausted"
    stage.t.pieces[own].exhausted = False
    assert not activating.ready(stage.t, own)
    assert activating.exhaust(stage.t, own)
    assert not activating.exhaust(stage.t, own)
    assert activating.ready(stage.t, own)


# ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_die_that_is_not_in_the_pool_is_not_resolved() -> None:
    stage, own, _ = duel()
    assert resolving.why_not(stage.t, 0, die_of(own)) == "dst.resolve.own-pool"
    shown = stage.show(own, "2RD1")
    stage.t.resources[0] = 0
    assert resolving.why_not(stage.t, 0, shown) == "dst.die.cost"
    stage.t.resources[0] = 1
    assert resolving.why_not(stage.t, 0, shown) is None
    stage.t.busy = [shown]
    assert resolving.why_not(stage.t, 0, shown) == "dst.resolve.die-once"


def test_a_lone_character_is_hit_without_a_question() -> None:
    stage, own, theirs = duel()
    shown = stage.show(own, "2RD1")
    del stage.t.pieces[own]
    perform(resolving.resolve_die(stage.t, 0, shown))
    assert stage.t.pieces[theirs].damage == 2
    assert stage.t.resources[0] == 4


def test_nothing_is_rerolled_that_does_not_lie_in_a_pool() -> None:
    stage, own, _ = duel()
    assert not perform(dice.reroll(stage.t, 0, [die_of(own)]))
    assert not stage.t.showing


def test_focus_turns_one_die_or_several() -> None:
    stage = Stage([("poe-dameron-ace-pilot", 1), ("hired-gun", 1), ("rebel-trooper", 1)], [TROOPER])
    dark, gun, rebel = stage.teams[0]
    shown = {one: stage.show(one, "-") for one in (gun, rebel)}
    act = resolving.Act(stage.t, 0, die_of(dark), 1, resolving.PLAIN, (), face(stage.t, shown[gun]))
    asked = perform(resolving._focus(act), (shown[gun],), (shown[gun], 2))
    assert asked.kinds == ["focus", "side"]
    assert (asked[0].least, asked[0].most, asked[0].rule) == (0, 1, "dst.sym.focus")  # type: ignore[union-attr]
    assert asked[1].about.face == "-"  # type: ignore[union-attr]
    assert stage.t.showing[shown[gun]] == 2
    both = resolving.Act(stage.t, 0, die_of(dark), 5, resolving.PLAIN, (), face(stage.t, shown[gun]))
    question, _ = begin(resolving._focus(both))
    assert question.most == 2  # type: ignore[union-attr]
    nothing = resolving.Act(stage.t, 0, die_of(dark), 0, resolving.PLAIN, (), face(stage.t, shown[gun]))
    assert not perform(resolving._focus(nothing))


# ── playing ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_a_card_costs_with_everything_off() -> None:
    stage, own, _ = duel(resources=1)
    rifle = stage.held(0, "vibroknife")  # costs 2
    assert playing.why_not(stage.t, 0, rifle) == "dst.play.4-determine-cost"
    assert playing.why_not(stage.t, 0, rifle, playing.Terms(reduce=1)) is None
    assert playing.why_not(stage.t, 0, rifle, playing.Terms(free=True)) is None
    assert playing.why_not(stage.t, 0, rifle, playing.Terms(hosts=())) == "dst.play.3-choose-host"
    stage.t.resources[0] = 2
    assert playing.why_not(stage.t, 0, rifle) is None
    support = stage.held(0, "black-one")
    assert playing.why_not(stage.t, 0, support) == "dst.card.cost"
    assert playing.too_dear(stage.t, Moment(("playing",), rifle, 0, amount=0, host=own)) is False
    stage.t.resources[0] = 1
    assert playing.too_dear(stage.t, Moment(("playing",), rifle, 0, amount=0, host=own)) is True
    assert playing.too_dear(stage.t, Moment(("playing",), rifle, 0, amount=1, host=own)) is False


def test_an_upgrade_is_replaced_once_a_round() -> None:
    stage, own, _ = duel(resources=1)
    old = stage.upgrade(own, "holdout-blaster")
    rifle = stage.held(0, "vibroknife")
    assert playing.replaceable(stage.t, 0, rifle, own) == [old]
    stage.t.replaced = [0]
    assert playing.replaceable(stage.t, 0, rifle, own) == []
    stage.t.replaced = [1]
    assert playing.replaceable(stage.t, 0, rifle, own) == [old]
    assert playing.replaceable(stage.t, 0, stage.held(0, "block"), own) == []


# ── guesses ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_was_seen_since_stays_where_it_was() -> None:
    """A guess goes back to an earlier table; what has been seen meanwhile was there then."""
    stage, own, _ = duel()
    stage.t.decks[1] = [stage._number(1, name) for name in ("disarm", "mind-probe", "probe", "dodge", "aim")]
    scavenge, sprint, block, jab = stage.hand(1, "scavenge", "sprint", "block", "negotiate")
    before = stage.t.copy()
    now = stage.t.copy()
    now.discards[1].append(scavenge)
    now.asides[1].append(sprint)
    now.limbo.append(block)
    now.known[0].append(jab)
    rng = Rng.from_seed("since")
    for _ in range(12):
        assert set(guess(before, 0, rng, now).hands[1]) == {scavenge, sprint, block, jab}
    assert len({frozenset(guess(before, 0, rng, before).hands[1]) for _ in range(12)}) > 1
    assert own in stage.t.pieces
