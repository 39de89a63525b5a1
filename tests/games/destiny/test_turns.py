"""ФАЗА ДЕЙСТВИЙ and what lies around it: what comes next, who is asked what, what a turn leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.lasting import Lasting
from dejarik.core.question import Ask, Together, settle
from dejarik.core.timing import Queued, Window
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.cards.library import LIBRARY, script_of
from dejarik.games.destiny.notes import (
    Claims,
    Declines,
    Mulligan,
    NoEffect,
    OfCard,
    OfDie,
    OfMoment,
    OfTurn,
    Passes,
    UsesAbility,
)
from dejarik.games.destiny.rules import action, preparation, readings, resolving, upkeep
from dejarik.games.destiny.rules.chart import STEPS, next_step
from dejarik.games.destiny.rules.readings import PLAIN, How
from dejarik.games.destiny.rules.timing import ORDER, TIMING, use_ability
from dejarik.games.destiny.state import NOBODY, Moment, Resolving, die_of, player
from dejarik.lab.stage import begin, perform
from tests.games.destiny.stage import Stage, duel

TROOPER = ("first-order-stormtrooper", 1)


def last(stage: Stage, stat: str, *things: int, amount: int = 1) -> None:
    stage.t.lasting.append(Lasting(stat, amount, things, "round"))


# ── what comes next ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.extra.after-everything", "dst.queue.extra-actions-wait")
def test_queue_dice_additional_actions_the_end_and_then_the_next_turn() -> None:
    stage = Stage([("hired-gun", 2)], [("jango-fett-lethal-mercenary", 1)])
    (gun,), (jango,) = stage.teams
    t = stage.table
    die = stage.show(gun, "2RD1")
    moment = Moment(("activated",), gun, 0)
    t.queue = [Queued(1, jango, "jango-fett-lethal-mercenary", 0, moment)]
    t.resolving, t.extra, t.ending = Resolving(0, "ranged"), [1], True

    def coming() -> Any:
        question, _ = begin(action.action_phase(t))
        return question

    question = coming()
    assert (question.kind, question.seat) == ("after", 1)
    assert coming().kind == "more"
    assert coming().options == ("done", die)
    t.resolving = None
    question = coming()
    assert (question.kind, question.seat, question.rule) == ("action", 1, "dst.extra.now-or-decline")
    assert question.about == OfTurn(extra=True, round=2)
    assert question.options[-1] == "decline"
    t.extra = []
    perform(action.action_phase(t))
    assert (t.step, t.ending) == ("upkeep", False)
    t.step = "action"
    question = coming()
    assert (question.kind, question.seat, question.rule) == ("action", 0, "dst.action.list")
    assert question.about == OfTurn(extra=False, round=2)
    assert question.options[-1] == "pass"


def test_the_steps_of_a_match_lead_from_one_to_the_next() -> None:
    assert list(STEPS) == [
        *("mulligan", "exchange", "roll", "field", "shields", "after-setup"),
        *("upkeep", "upkeep-discard", "upkeep-draw", "round-ends", "next-round"),
    ]
    stage, _, _ = duel()
    stage.t.winner = 0
    assert next_step(stage.t) is None


def test_what_one_may_do_with_an_action() -> None:
    stage, own, theirs = duel(resources=2)
    dear, cheap = stage.hand(0, "black-one", "take-cover")
    stage.hand(1, "aim")
    connections, other = stage.support(0, "underworld-connections"), stage.support(1, "underworld-connections")
    die, blank = stage.show(own, "1R"), stage.show(stage.upgrade(own, "vibroknife"), "-")
    stage.show(theirs, "1R")
    assert action.actions(stage.t, 0) == [
        ("play", cheap),
        ("activate", own),
        ("resolve", die),
        ("reroll", dear),
        ("reroll", cheap),
        ("use", connections, 0),
        ("claim", stage.t.field),
    ]
    assert blank in stage.in_pool(0)
    assert ("use", other, 0) in action.actions(stage.t, 1)
    stage.t.claimed = 1
    assert ("claim", stage.t.field) not in action.actions(stage.t, 0)


@pytest.mark.rule("dst.claim.basic")
def test_a_claim_that_must_be_paid_for() -> None:
    stage, _, _ = duel(resources=1)
    last(stage, "claim-cost", player(0))
    assert (action.claim_cost(stage.t, 0), action.claim_cost(stage.t, 1)) == (1, 0)
    assert action.why_not_claim(stage.t, 0) is None
    stage.t.resources[0] = 0
    assert action.why_not_claim(stage.t, 0) == "dst.card.cost"
    assert action.why_not_claim(stage.t, 1) is None
    stage.t.resources[0] = 1
    stage.do(("claim", stage.t.field))
    assert (stage.asked.kind, stage.asked.rule) == ("claim", "dst.claim.ability-optional")
    assert (stage.options, stage.asked.about) == (("yes", "no"), OfCard("command-center", stage.t.field))
    assert (stage.t.resources[0], stage.t.claimed) == (0, 0)
    assert stage.match.told(Claims) == [Claims(0, "command-center", stage.t.field)]


def test_whoever_claims_controls_the_battlefield_from_now_on() -> None:
    stage, _, _ = duel()
    stage.table.active = 1
    stage.do(("claim", stage.t.field), "no")
    assert (stage.t.control, stage.t.pieces[stage.t.field].controller, stage.t.claimed) == (1, 1, 1)
    assert stage.t.arbiter == 1


def test_a_claim_ability_of_another_battlefield_is_used_without_a_question() -> None:
    stage, _, _ = duel()
    assert not perform(action.claim_ability(stage.t, 0, stage.t.field, asked=False))
    assert len(stage.t.decks[1]) == 6  # two cards off an opponent's deck
    asked = perform(action.claim_ability(stage.t, 0, stage.t.field), "no")
    assert (asked.kinds, len(stage.t.decks[1])) == (["claim"], 6)


# ── uses, passes, additional actions ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.pass.no-effect-action")
def test_the_use_of_a_card_that_changes_something_is_no_pass() -> None:
    stage, _, _ = duel()
    card = stage.support(0, "underworld-connections")
    stage.table.passes = 1
    stage.do(("use", card, 0))
    assert (stage.t.passes, stage.t.resources[0], stage.t.round) == (0, 6, 2)
    assert stage.match.told(UsesAbility) == [UsesAbility(0, "underworld-connections", card)]
    assert stage.match.told(NoEffect) == []
    assert stage.t.before == ""


def test_the_use_of_a_card_that_changes_nothing_is_told_as_such() -> None:
    stage = Stage([TROOPER], [TROOPER], [TROOPER])
    card = stage.support(0, "underworld-connections")
    stage.table.pieces[card].exhausted = True
    stage.do(("use", card, 0))
    assert (stage.t.passes, stage.asked.seat, stage.t.before) == (1, 1, "")
    assert stage.match.told(NoEffect) == [NoEffect(0)]
    assert stage.match.told(Passes) == []


def test_whether_anything_has_changed_is_seen_whatever_the_turn_says() -> None:
    stage, _, _ = duel()
    t = stage.table
    t.before, t.idle, t.acting = "", True, 0
    mark = action._mark(t)
    assert (t.before, t.idle, t.acting) == ("", True, 0)
    t.before, t.idle, t.acting = mark, False, NOBODY
    assert action._mark(t) == mark
    t.idle = True
    action._notice(t)
    assert (t.before, t.idle) == ("", True)  # nothing has changed
    t.before = mark
    t.resources[0] += 1
    action._notice(t)
    assert (t.before, t.idle) == ("", False)
    action._notice(t)
    assert t.idle is False


@pytest.mark.rule("dst.extra.now-or-decline")
def test_an_additional_action_is_taken_or_declined_and_told() -> None:
    stage, own, _ = duel()
    stage.table.extra = [0, 1]
    stage.do("decline")
    assert (stage.match.told(Declines), stage.t.extra, stage.asked.seat) == ([Declines(0)], [], 1)
    stage, own, _ = duel()
    stage.table.extra = [0]
    stage.do(("activate", own))
    assert (stage.t.pieces[own].exhausted, stage.asked.seat) == (True, 0)


def test_a_turn_leaves_nothing_behind() -> None:
    stage, own, theirs = duel()
    stage.table.lasting = [Lasting("value", 1, (die_of(own),), "turn"), Lasting("value", 1, (die_of(theirs),), "round")]
    stage.table.resolved = [die_of(theirs)]
    stage.do("pass")
    assert (stage.t.resolved, len(stage.t.lasting)) == ([], 1)
    assert (stage.t.active, stage.t.acting, stage.t.idle, stage.t.passes) == (1, 1, True, 1)


def test_the_end_of_the_phase_leaves_nothing_behind() -> None:
    stage, own, _ = duel()
    t = stage.table
    t.lasting = [Lasting("value", 1, (die_of(own),), "turn")]
    t.resolved, t.acting, t.before, t.passes, t.ending = [die_of(own)], 0, "mark", 2, True
    perform(action._end_phase(t))
    assert (t.resolved, t.acting, t.before, t.passes, t.ending, t.lasting) == ([], NOBODY, "", 0, False, [])
    assert t.step == "upkeep"


def test_with_one_out_fewer_passes_end_the_phase() -> None:
    stage = Stage([TROOPER], [TROOPER], [TROOPER])
    t = stage.table
    t.out, t.acting, t.idle = [2], 0, True
    action._end_turn(t)
    assert (t.passes, t.ending, t.active) == (1, False, 1)
    t.acting = 1
    action._end_turn(t)
    assert (t.passes, t.ending) == (2, True)


@pytest.mark.rule("dst.reroll.choose-just-before")
def test_any_number_of_dice_are_rolled_again() -> None:
    stage = Stage([("hired-gun", 2)], [TROOPER])
    (gun,) = stage.teams[0]
    card = stage.held(0, "aim")
    one, two = stage.show(gun, "1R"), stage.show(gun, "-", 1)
    stage.do(("reroll", card))
    question = stage.asked
    assert isinstance(question, Ask)
    assert (question.kind, question.options, question.least, question.most) == ("reroll", (one, two), 0, 2)
    assert question.rule == "dst.reroll.choose-just-before"
    stage.do(())
    assert stage.asked.seat == 1


def test_a_single_die_is_rolled_again() -> None:
    stage, own, _ = duel()
    card = stage.held(0, "aim")
    die = stage.show(own, "1R")
    stage.rolls((own, "3RD1"))
    stage.do(("reroll", card), (die,))
    assert stage.t.showing[die] == 1


# ── preparation and upkeep ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.setup.4-mulligan")
def test_everybody_chooses_in_secret_what_goes_back() -> None:
    stage, _, _ = duel()
    stage.table.notes = []
    (only,), pair = stage.hand(0, "aim"), stage.hand(1, "block", "sprint")
    procedure = preparation.mulligan(stage.t)
    together = procedure.send(None)
    assert isinstance(together, Together)
    first, second = together.procedures[0], together.procedures[1]
    assert isinstance(first, Ask)
    assert isinstance(second, Ask)
    assert (first.seat, first.kind, first.options, first.least, first.most) == (0, "mulligan", (only,), 0, 1)
    assert (second.options, second.least, second.most, second.secret) == (tuple(pair), 0, 2, True)
    assert first.rule == "dst.setup.4-mulligan"
    with pytest.raises(StopIteration):
        procedure.send({0: settle(first, (only,)), 1: settle(second, ())})
    assert (stage.t.chosen, stage.t.step) == ([(only,), ()], "exchange")
    perform(preparation.exchange(stage.t))
    assert [len(hand) for hand in stage.t.hands] == [5, 5]
    assert [len(deck) for deck in stage.t.decks] == [4, 5]
    assert (stage.t.chosen, stage.t.step) == ([], "roll")
    told = [line.note for line in stage.table.notes if isinstance(line.note, Mulligan)]
    assert told == [Mulligan(0, 1), Mulligan(1, 0)]


@pytest.mark.rule("dst.upkeep.4-discard-draw")
def test_everybody_with_cards_chooses_in_secret_what_to_discard() -> None:
    stage = Stage([TROOPER], [TROOPER], [TROOPER])
    (only,), _ = stage.hand(0, "aim"), stage.hand(2, "aim", "block")
    stage.t.out = [2]
    shown = stage.t.shown
    procedure = upkeep.choose_discards(stage.t)
    together = procedure.send(None)
    assert isinstance(together, Together)
    assert list(together.procedures) == [0]  # one has no cards, one is out
    ask = together.procedures[0]
    assert isinstance(ask, Ask)
    assert (ask.kind, ask.options, ask.least, ask.most, ask.secret) == ("upkeep", (only,), 0, 1, True)
    assert ask.rule == "dst.upkeep.4-discard-draw"
    with pytest.raises(StopIteration):
        procedure.send({0: settle(ask, (only,))})
    assert (stage.t.chosen, stage.t.step) == ([(only,), (), ()], "upkeep-draw")
    assert stage.t.shown > shown


def test_nobody_is_asked_without_cards() -> None:
    stage, _, _ = duel()
    assert not perform(upkeep.choose_discards(stage.t))
    assert stage.t.chosen == [(), ()]


def test_upkeep_gives_two_more_or_less_and_at_least_one() -> None:
    stage = Stage([TROOPER], [TROOPER], [TROOPER], [TROOPER], resources=0)
    last(stage, "upkeep", player(0), amount=1)
    last(stage, "upkeep", player(1), amount=-1)
    last(stage, "upkeep", player(2), amount=-3)
    stage.t.out = [3]
    perform(upkeep.upkeep(stage.t))
    assert stage.t.resources == [3, 1, 1, 0]


@pytest.mark.rule("dst.win.decked")
def test_who_has_neither_hand_nor_deck_is_out() -> None:
    stage = Stage([TROOPER], [TROOPER], [TROOPER], deck=0)
    stage.hand(0, "aim")
    stage.t.decks[1] = [stage._number(1, "aim")]
    perform(upkeep.end_round(stage.t))
    assert (stage.t.out, stage.t.step) == ([2], "next-round")


@pytest.mark.rule("dst.setup.6-rolloff")
def test_two_who_are_tied_both_roll_again() -> None:
    stage = Stage([TROOPER], [TROOPER])
    stage.t.totals = [2, 1]
    stage.rolls(1, 0)
    perform(preparation.roll_for_field(stage.t))
    assert stage.t.totals == [2, 1]
    assert (stage.t.decides, stage.t.step) == (0, "field")


# ── as what dice are resolved ──────────────────────────────────────────────────────────────────────────────────────

PHASMA = "captain-phasma-stormtrooper-commander"


@pytest.mark.rule("dst.faq.luke-strikes")
def test_a_die_that_may_count_as_something_else() -> None:
    stage = Stage([(PHASMA, 1), TROOPER, ("hired-gun", 1)], [TROOPER])
    (_, trooper, gun), (foe,) = stage.teams
    die, other = stage.show(trooper, "2RD"), stage.show(gun, "1Dr")
    found = readings.readings(stage.t, 0, die)
    assert [(way.symbol, way.value, way.settled) for way in found] == [("ranged", None, True), ("melee", None, True)]
    assert [way.symbol for way in readings.readings(stage.t, 0, other)] == ["disrupt"]
    assert [way.symbol for way in readings.readings(stage.t, 1, die)] == ["ranged"]  # not an opponent
    assert [way.symbol for way in readings.readings(stage.t, 0, die, How(symbol="disrupt"))] == ["disrupt"]
    assert readings.counts_as(stage.t, 0, die, "melee", "blank")
    assert not readings.counts_as(stage.t, 0, die, "blank")
    assert not readings.counts_as(stage.t, 0, die_of(trooper, 1), "melee")
    question, procedure = begin(resolving.resolve_first(stage.t, 0, die))
    assert (question.seat, question.kind, question.rule) == (0, "read-as", "dst.faq.luke-strikes")
    assert question.options == ("ranged", "melee")  # type: ignore[union-attr]
    assert question.about == OfDie("first-order-stormtrooper", die, "2RD", 2)
    target: Any = procedure.send("melee")
    with pytest.raises(StopIteration):
        procedure.send(settle(target, foe))
    assert stage.t.resolving == Resolving(0, "melee", (die,))
    assert stage.t.pieces[foe].damage == 2


def test_what_is_settled_is_not_asked_again() -> None:
    stage = Stage([(PHASMA, 1), TROOPER], [TROOPER])
    (_, trooper), _ = stage.teams
    die = stage.show(trooper, "2RD")
    settled = How(symbol="melee", settled=True)
    ways = readings.readings(stage.t, 0, die)
    for how, given in ((settled, ways), (PLAIN, []), (PLAIN, ways[:1])):
        procedure = readings.settle(stage.t, 0, die, how, given)
        with pytest.raises(StopIteration) as end:
            procedure.send(None)
        assert end.value.value == (ways[0] if how is PLAIN and given else how)


# ── timing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_stands_left_of_to_must_be_done_in_full() -> None:
    stage, _, _ = duel()
    card = stage.support(0, "underworld-connections")
    ability = script_of("underworld-connections").abilities[0]
    assert not perform(use_ability(LIBRARY.use(stage.t, 0, card, None, ability)))
    assert (stage.t.resources[0], stage.t.pieces[card].exhausted) == (6, True)
    perform(use_ability(LIBRARY.use(stage.t, 0, card, None, ability)))
    assert stage.t.resources[0] == 6  # exhausted already


def test_questions_about_abilities_tell_what_they_are_about() -> None:
    stage, own, theirs = duel("hired-gun", "jango-fett-lethal-mercenary")
    answer = (theirs, 0, 0)
    for thing, card in ((own, "hired-gun"), (die_of(own), "hired-gun"), (player(0), None)):
        moment = Moment(("activated",), thing, 0, amount=2)
        window = Window(stage.t, "after", [moment], [["after:activated"]])
        ask = TIMING.question(window, 1, [answer])
        assert (ask.seat, ask.kind, ask.options, ask.rule) == (1, "after", ("pass", answer), "dst.react.after")
        assert ask.about == OfMoment("activated", card, thing, 2)
    both = TIMING.which_first(window, 1, [answer, (own, 0, 0)])
    assert (both.seat, both.kind, both.rule) == (1, "order", "dst.react.simultaneous-both")
    alone = TIMING.which_first(window, 1, [answer, (999, 0, 0)])  # one that is gone is nobody's
    assert (alone.options, alone.rule) == ((answer, (999, 0, 0)), "dst.react.simultaneous-own")
    assert ORDER == {
        "instead": "dst.effect.replacement",
        "before": "dst.react.before",
        "after": "dst.react.after",
    }


def test_who_cannot_pay_without_it_must_use_a_discount() -> None:
    stage, own, _ = duel(resources=0)
    saber = stage.held(0, "lightsaber")
    for amount, options in ((0, ((own, 0, 0),)), (3, ("pass", (own, 0, 0)))):
        moment = Moment(("playing",), saber, 0, amount=amount, host=own)
        window = Window(stage.t, "before", [moment], [["before:playing"]])
        assert TIMING.question(window, 0, [(own, 0, 0)]).options == options


@pytest.mark.rule("dst.gap.extra-no-effect")
def test_a_turn_with_an_effective_use_is_no_pass_whatever_the_additional_action_does() -> None:
    """The Quadjumper brings a card with Ambush; the action that it gives comes to nothing."""
    stage, _, _ = duel()
    ship, spent = stage.support(0, "quadjumper"), stage.support(0, "underworld-connections")
    stage.table.pieces[spent].exhausted = True
    informants = stage.held(0, "street-informants")
    stage.table.passes = 1
    stage.do(("use", ship, 0), informants)
    assert "decline" in stage.options
    stage.do(("use", spent, 0))
    assert (stage.t.passes, stage.asked.seat, stage.t.round) == (0, 1, 2)


def test_what_was_resolved_is_forgotten_with_the_turn() -> None:
    for ended in (action._end_use, action._end_phase):
        stage, gun, _ = duel()
        stage.table.resolved, stage.table.earlier = [die_of(gun)], 1
        perform(ended(stage.table))
        assert (stage.table.resolved, stage.table.earlier) == ([], 0)


# ── what cards cost ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("name", "less"), [("lightsaber", 1), ("jedi-robes", 0)])
def test_the_padawan_pays_less_for_weapons_only(name: str, less: int) -> None:
    stage, _, _ = duel("padawan")
    card = stage.held(0, name)
    stage.do(("play", card))
    assert stage.t.resources[0] == 5 - FACTS[name].cost + less
