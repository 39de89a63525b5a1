"""Modifiers with their costs and amounts, dice through cards, the ends of turns and rounds, what lasts."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.lasting import Lasting
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.cards.library import LIBRARY
from dejarik.games.destiny.notes import Activates, Discards, Passes, PhaseEnds, ResolvesDie, RoundBegins, Spends, Upkeep
from dejarik.games.destiny.rules import activating, resolving, upkeep, values
from dejarik.games.destiny.rules.readings import How
from dejarik.games.destiny.state import NOBODY, NOTHING, Table, amounts, card_of, die_of, is_die
from dejarik.lab.stage import begin, perform
from tests.games.destiny.stage import Stage, duel

TROOPER = ("first-order-stormtrooper", 1)


def armed(*upgrades: str, resources: int = 5) -> tuple[Stage, int, list[int], int]:
    """A stormtrooper with upgrades against a hired gun."""
    stage, own, theirs = duel("first-order-stormtrooper", "hired-gun", resources=resources)
    return stage, own, [stage.upgrade(own, name) for name in upgrades], theirs


# ── modifiers ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.die.modifier")
def test_modifiers_add_up_and_the_question_tells_the_sum() -> None:
    stage, own, (first, second), theirs = armed("holdout-blaster", "holdout-blaster")
    base, one, two = stage.show(own, "2RD"), stage.show(first, "+2RD"), stage.show(second, "+2RD")
    stage.do(("resolve", base))
    about: Any = stage.asked.about
    assert (stage.options, about.amount, about.face) == (("done", one, two), 2, "2RD")
    stage.do(two)
    about = stage.asked.about
    assert (stage.options, about.amount) == (("done", one), 4)
    stage.do(one, theirs)
    assert stage.piece(theirs).damage == 6
    assert stage.match.told(ResolvesDie)[0].faces == ("2RD", "+2RD", "+2RD")
    assert stage.t.pools[0] == []


@pytest.mark.rule("dst.die.modifier")
def test_a_modifier_needs_its_symbol() -> None:
    stage, own, (first,), theirs = armed("holdout-blaster")
    base, other = stage.show(own, "1R"), stage.show(first, "+2RD")
    stage.do(("resolve", base))
    assert stage.asked.kind == "action" or other not in stage.options
    assert stage.piece(theirs).damage == 0


def test_costs_of_dice_are_paid_one_after_another() -> None:
    stage, own, _, theirs = armed(resources=1)
    shown = stage.show(own, "2RD1")
    assert ("resolve", shown) in stage.options
    stage.do(("resolve", shown), theirs)
    assert stage.t.resources[0] == 0
    assert [note.count for note in stage.match.told(Spends)] == [1]
    stage, own, _, _ = armed(resources=0)
    shown = stage.show(own, "2RD1")
    assert ("resolve", shown) not in stage.options


def test_how_a_card_lets_a_die_be_resolved() -> None:
    for how, damage, left in (
        (How(), 2, 4),
        (How(increase=2), 4, 4),
        (How(value=5), 5, 4),
        (How(free=True), 2, 5),
        (How(side=1), 2, 5),
    ):
        stage, own, _, theirs = armed()
        shown = stage.show(own, "2RD1")
        perform(resolving.resolve_die(stage.t, 0, shown, how), theirs)
        assert (stage.t.pieces[theirs].damage, stage.t.resources[0]) == (damage, left)
        assert shown not in stage.t.showing
        assert (stage.t.busy, stage.t.resolved) == ([], [shown])
    stage, own, _, theirs = armed()
    shown = stage.show(own, "2RD")
    perform(resolving.resolve_die(stage.t, 0, shown, How(keep=True)), theirs)
    assert shown in stage.t.showing
    stage.t.pieces[theirs].shields = 3
    perform(resolving.resolve_die(stage.t, 0, shown, How(unblockable=True)), theirs)
    assert (stage.t.pieces[theirs].damage, stage.t.pieces[theirs].shields) == (4, 3)


def test_against_each_of_an_opponents_characters() -> None:
    stage = Stage([TROOPER], [("hired-gun", 1), ("rebel-trooper", 1)])
    shown = stage.show(stage.teams[0][0], "2RD")
    perform(resolving.resolve_die(stage.t, 0, shown, How(each=True)))
    assert [stage.t.pieces[one].damage for one in stage.teams[1]] == [2, 2]
    assert stage.t.pieces[stage.teams[0][0]].damage == 0


@pytest.mark.rule("dst.multi.choose-opponent")
def test_of_several_opponents_one_is_chosen_for_each_die() -> None:
    stage = Stage([("hired-gun", 1)], [TROOPER], [TROOPER])
    shown = stage.show(stage.teams[0][0], "1Dr")
    asked = perform(resolving.resolve_die(stage.t, 0, shown), -3)
    assert (asked.kinds, asked.options("aim")) == (["aim"], [-2, -3])
    assert stage.t.resources == [5, 5, 4]


def test_a_card_that_resolves_two_dice_counts_modifiers_among_them() -> None:
    stage, own, (first,), theirs = armed("holdout-blaster")
    base, plus = stage.show(own, "2RD"), stage.show(first, "+2RD")
    use = LIBRARY.use(stage.t, 0, stage.t.field)
    question, _ = begin(resolving.resolve_several(stage.t, 0, 1, is_die, use), base)
    assert question.kind == "target"  # one die only: nothing may join it
    stage, own, (first,), theirs = armed("holdout-blaster")
    base, plus = stage.show(own, "2RD"), stage.show(first, "+2RD")
    use = LIBRARY.use(stage.t, 0, stage.t.field)
    asked = perform(resolving.resolve_several(stage.t, 0, 2, is_die, use), base, plus, theirs)
    assert asked.kinds == ["choose", "modify", "target"]
    assert stage.t.pieces[theirs].damage == 4


# ── values ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_numbers_of_things() -> None:
    assert (die_of(3), die_of(3, 1), card_of(die_of(3, 1)), card_of(die_of(3))) == (10012, 10013, 3, 3)
    assert (is_die(10_000), is_die(9_999)) == (True, False)
    assert (amounts(2), amounts(3, 2)) == (("0", "1", "2"), ("2", "3"))


def test_what_dice_are_worth() -> None:
    stage, own, (first,), _ = armed("holdout-blaster")
    base, plus = stage.show(own, "2RD1"), stage.show(first, "+2RD")
    assert values.combined(stage.t, [base, plus]) == 4
    assert values.shows(stage.t, base, "ranged")
    assert not values.shows(stage.t, base, "melee")
    assert not values.shows(stage.t, die_of(own, 1), "ranged")
    assert values.may_remove(stage.t, 1, base)
    assert values.remaining(stage.t, own) == 7
    assert values.hand_size(stage.t, 0) == 5
    blank = stage.show(own, "-")
    assert values.value(stage.t, blank) == 0


def test_copies_and_uniqueness() -> None:
    stage = Stage([("rey-force-prodigy", 1), ("hired-gun", 1)], [("rey-finding-the-ways", 1)])
    rey, gun = stage.teams[0]
    (other,) = stage.teams[1]
    assert values.copies(stage.t, rey, other)
    assert not values.copies(stage.t, rey, gun)
    held = stage.held(0, "rey-finding-the-ways")
    assert values.has_unique(stage.t, 0, held)
    assert not values.has_unique(stage.t, 0, stage.held(0, "hired-gun"))  # not unique
    del stage.t.pieces[rey]
    assert not values.has_unique(stage.t, 0, held)  # an opponent's does not count


# ── turns and rounds ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.round.action-phase-end")
def test_the_phase_ends_when_all_have_passed_in_a_row() -> None:
    stage = Stage([TROOPER], [TROOPER], [TROOPER])
    stage.do("pass", "pass", ("activate", stage.teams[2][0]))
    assert stage.t.passes == 0
    stage.do("pass", "pass")
    assert (stage.t.step, stage.t.passes) == ("action", 2)
    stage.do("pass")
    assert stage.match.told(PhaseEnds)
    assert stage.match.told(Upkeep)
    assert [note.who for note in stage.match.told(Passes)] == [0, 1, 0, 1, 2]
    assert stage.match.told(RoundBegins)[-1].number == 3


def test_who_has_claimed_passes_without_being_asked() -> None:
    stage = Stage([TROOPER], [TROOPER])
    stage.table.claimed = 1
    stage.do(("activate", stage.teams[0][0]))
    assert (stage.asked.seat, stage.t.passes) == (0, 1)
    stage.do("pass")
    assert stage.match.told(PhaseEnds)


def ended(table: Table) -> Table:
    """The round has ended, and the next one has begun."""
    perform(upkeep.begin_round(table))
    return table


def test_what_a_round_leaves_behind() -> None:
    stage, own, theirs = duel()
    table = stage.table
    table.claimed, table.replaced, table.played, table.activated, table.passes = 1, [0], [(own, 0)], [own], 1
    table.control = 1
    table.coming = [Lasting("cost", 1, (own,), "round")]
    table.lasting = [Lasting("cost", 1, (theirs,), "round")]
    ended(table)
    assert (table.claimed, table.replaced, table.played, table.activated, table.passes) == (NOBODY, [], [], [], 0)
    assert (table.round, table.active, table.step, table.coming) == (3, 1, "action", [])
    assert [lasting.on for lasting in table.lasting] == [(own,)]


@pytest.mark.rule("dst.upkeep.4-discard-draw")
def test_upkeep_step_by_step() -> None:
    stage, own, theirs = duel(deck=3)
    table = stage.table
    table.notes = []
    table.step = "upkeep"
    table.pieces[own].exhausted = True
    stage.show(theirs, "2RD")
    perform(upkeep.upkeep(table))
    assert not table.pieces[own].exhausted
    assert (table.pools, table.showing) == ([[], []], {})
    assert (table.resources, table.step) == ([7, 7], "upkeep-discard")
    kept, away = stage.hand(0, "block", "aim")
    table.chosen = [(away,), ()]
    perform(upkeep.draw_up(table))
    assert (table.discards[0], table.hands[0][0], len(table.hands[0])) == ([away], kept, 4)  # three were left
    assert (len(table.hands[1]), table.step, table.chosen) == (3, "round-ends", [])
    told = [line.note for line in table.notes if isinstance(line.note, Discards)]
    assert [(note.who, note.cards) for note in told] == [(0, ("aim",))]


def test_exhausted_cards_are_told_apart_from_dice_without_a_home() -> None:
    stage, own, _ = duel()
    stage.support(0, "black-one")
    rolled = stage.table.copy()
    assert perform(activating.activate(rolled, 0, own)) == []
    assert rolled.pieces[own].exhausted
    assert rolled.pools[0] == [die_of(own)]
    assert rolled.activated == [own]
    assert NOTHING not in rolled.pieces


@pytest.mark.rule("dst.die.modifier", "dst.die.cost")
@pytest.mark.parametrize(("resources", "offered"), [(1, False), (2, True)])
def test_each_modifier_is_paid_for(resources: int, offered: bool) -> None:
    """Two pikes cost 1 each: whoever has paid for the first must still have something for the second."""
    stage, padawan, _ = duel("padawan", "hired-gun", resources=resources)
    pikes = [stage.show(stage.upgrade(padawan, "lightsaber-pike"), "+4MD1") for _ in range(2)]
    stage.do(("resolve", stage.show(padawan, "1MD")), pikes[0])
    assert (stage.asked.kind == "modify") == offered


@pytest.mark.rule("dst.die.modifier")
def test_nothing_modifies_a_special() -> None:
    """The Remote's die goes with any side of a blue character's die that has a value."""
    stage, kylo, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    remote = stage.support(0, "training-remote")
    stage.show(remote, next(side.written for side in FACTS["training-remote"].sides if side.symbol == "any"))
    die = stage.show(kylo, "Sp")
    assert resolving.may_modify(stage.table, 0, die, "special", 5, (die,)) == []
    stage.show(kylo, "1R")
    assert resolving.may_modify(stage.table, 0, die, "resource", 5, (die,)) == [die_of(remote)]


def test_who_is_activated_is_told() -> None:
    stage, gun, _ = duel()
    stage.do(("activate", gun))
    assert stage.match.told(Activates) == [Activates(0, "hired-gun", gun)]
