"""Every number of the rules, one below it and one above: damage, lent shields, defeat, guardians, dice."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.lasting import Lasting
from dejarik.core.question import Share, settle
from dejarik.games.destiny.notes import (
    DamageDealt,
    DamagePlaced,
    Healed,
    OfCard,
    OfDamage,
    OfDie,
    RemovesDie,
    Rolls,
    ShieldsLost,
    Spends,
    TurnsDie,
)
from dejarik.games.destiny.rules import activating, damage, defeat, dice, resolving
from dejarik.games.destiny.rules.readings import How
from dejarik.games.destiny.rules.values import face
from dejarik.games.destiny.state import Resolving, Table, die_of
from dejarik.lab.stage import begin, perform
from tests.games.destiny.stage import Stage, duel

TROOPER = ("first-order-stormtrooper", 1)


def told(table: Table, kind: type[Any]) -> list[Any]:
    return [line.note for line in table.notes or () if isinstance(line.note, kind)]


def last(stage: Stage, stat: str, *things: int, amount: int = 1) -> None:
    stage.t.lasting.append(Lasting(stat, amount, things, "round"))


def result_of(procedure: Any, *answers: object) -> Any:
    """What a procedure comes back with, through these answers."""
    value, left = None, list(answers)
    while True:
        try:
            question = procedure.send(value)
        except StopIteration as end:
            assert not left
            return end.value
        value = settle(question, left.pop(0))


# ── damage ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_taken_and_told() -> None:
    stage, own, theirs = duel()  # nine and seven health
    stage.table.notes = []
    stage.t.pieces[theirs].shields = 1
    assert damage.taken(result_of(damage.deal(stage.t, [(theirs, 3), (own, 1), (own, 0)], 0, own))) == 3
    assert (stage.t.pieces[theirs].damage, stage.t.pieces[own].damage) == (2, 1)
    assert told(stage.t, DamageDealt) == [
        DamageDealt("first-order-stormtrooper", theirs, 3, 2),
        DamageDealt("hired-gun", own, 1, 1),
    ]
    assert told(stage.t, ShieldsLost) == [ShieldsLost("first-order-stormtrooper", theirs, 1)]


def test_nobody_takes_more_than_there_is_health() -> None:
    stage = Stage([TROOPER], [TROOPER, TROOPER])
    first, second = stage.teams[1]
    stage.table.notes = []
    stage.t.pieces[first].damage = 5
    assert damage.taken(result_of(damage.deal(stage.t, [(first, 9), (second, 6)], 0, stage.t.field))) == 8
    assert [(note.count, note.taken) for note in told(stage.t, DamageDealt)] == [(9, 2), (6, 6)]
    assert first not in stage.t.pieces
    assert stage.t.pieces[second].damage == 6  # one less than its health


def test_who_has_already_all_damage_takes_none() -> None:
    stage = Stage([TROOPER], [TROOPER, TROOPER])
    first, _ = stage.teams[1]
    stage.t.pieces[first].damage = 8
    last(stage, "doomed", first)
    assert damage.taken(result_of(damage.deal(stage.t, [(first, 2)], 0, stage.t.field))) == 0
    assert stage.t.pieces[first].damage == 8


@pytest.mark.rule("dst.shield.order-with-effects")
def test_shields_that_are_lent() -> None:
    stage = Stage([TROOPER], [("hired-gun", 1), ("padawan", 1), ("rebel-trooper", 1)])
    gun, padawan, rebel = stage.teams[1]
    stage.upgrade(padawan, "protective-mentor")
    stage.t.pieces[padawan].shields, stage.t.pieces[rebel].shields = 3, 3
    procedure = damage.deal(stage.t, [(gun, 2)], 0, stage.t.field)
    question, _ = begin(procedure)
    assert (question.seat, question.kind, question.rule) == (1, "lend", "dst.shield.order-with-effects")
    assert question.options == ("0", "1", "2")  # type: ignore[union-attr]
    assert question.about == OfCard("padawan", padawan)
    with pytest.raises(StopIteration):
        procedure.send("1")
    assert (stage.t.pieces[gun].damage, stage.t.pieces[padawan].shields, stage.t.pieces[rebel].shields) == (1, 2, 3)
    assert not perform(damage.deal(stage.t, [(padawan, 1)], 0, stage.t.field))  # one's own are used without a question
    assert stage.t.pieces[padawan].shields == 1
    question, _ = begin(damage.deal(stage.t, [(gun, 2)], 0, stage.t.field))
    assert question.options == ("0", "1")  # type: ignore[union-attr]
    stage.t.pieces[gun].shields = 2
    assert not perform(damage.deal(stage.t, [(gun, 2)], 0, stage.t.field))  # nothing is left to block


def test_two_may_lend_and_the_second_only_what_is_left() -> None:
    stage = Stage([TROOPER], [("hired-gun", 1), ("padawan", 1), ("rebel-trooper", 1)])
    gun, padawan, rebel = stage.teams[1]
    stage.upgrade(padawan, "protective-mentor")
    stage.upgrade(rebel, "protective-mentor")
    stage.t.pieces[padawan].shields, stage.t.pieces[rebel].shields = 1, 3
    asked = perform(damage.deal(stage.t, [(gun, 3)], 0, stage.t.field), "1", "2")
    assert [one.options for one in asked] == [("0", "1"), ("0", "1", "2")]  # type: ignore[union-attr]
    assert stage.t.pieces[gun].damage == 0
    assert (stage.t.pieces[padawan].shields, stage.t.pieces[rebel].shields) == (0, 1)
    stage.t.pieces[padawan].shields = 1
    asked = perform(damage.deal(stage.t, [(gun, 1)], 0, stage.t.field), "1")
    assert len(asked) == 1  # all of it is blocked


def test_nobody_guards_an_only_opponent_but_one_of_several() -> None:
    stage, own, theirs = duel("padawan")
    stage.upgrade(own, "protective-mentor")
    stage.t.pieces[own].shields = 2
    assert not perform(damage.deal(stage.t, [(theirs, 1)], 0, stage.t.field))
    stage = Stage([("padawan", 1)], [TROOPER], [TROOPER])
    (own,), (theirs,), _ = stage.teams
    stage.upgrade(own, "protective-mentor")
    stage.t.pieces[own].shields = 2
    asked = perform(damage.deal(stage.t, [(theirs, 1)], 2, stage.t.field), "1")
    assert [(one.seat, one.kind) for one in asked] == [(0, "lend")]
    stage.t.out = [2]
    assert not perform(damage.deal(stage.t, [(theirs, 1)], 0, stage.t.field))


def test_giving_damage_out() -> None:
    stage = Stage([TROOPER], [TROOPER, ("hired-gun", 1)])
    first, second = stage.teams[1]
    question, procedure = begin(damage.distribute(stage.t, 1, 3, 0, stage.t.field, kind="indirect", die=77))
    assert isinstance(question, Share)
    assert (question.kind, question.rule, question.caps) == ("distribute", "dst.damage.distribute-cap", (7, 9))
    assert question.about == OfDamage("command-center", stage.t.field, 3)
    with pytest.raises(StopIteration) as end:
        procedure.send((0, 3))
    assert [(wound.character, wound.taken) for wound in end.value.value] == [(second, 3)]
    assert (stage.t.pieces[first].damage, stage.t.pieces[second].damage) == (0, 3)
    assert damage.taken(result_of(damage.distribute(stage.t, 0, 0, 0, stage.t.field))) == 0
    assert damage.taken(result_of(damage.give_out(stage.t, [], 1, 0, stage.t.field, by=1))) == 0
    stage.t.pieces[second].damage = 8
    assert damage.taken(result_of(damage.give_out(stage.t, [second], 4, 0, stage.t.field, by=1))) == 1


def test_healing_and_placing() -> None:
    stage, own, theirs = duel()
    stage.table.notes = []
    stage.t.pieces[own].damage = 2
    assert [damage.heal(stage.t, own, 1), damage.heal(stage.t, own, 3), damage.heal(stage.t, own, 3)] == [1, 1, 0]
    assert [note.count for note in told(stage.t, Healed)] == [1, 1]
    stage.t.pieces[own].shields = 3
    perform(damage.place_damage(stage.t, own, 2))
    assert (stage.t.pieces[own].damage, stage.t.pieces[own].shields) == (2, 3)
    assert told(stage.t, DamagePlaced) == [DamagePlaced("hired-gun", own, 2)]
    assert result_of(damage.give_shields(stage.t, theirs, 2, 1)) == 2
    assert result_of(damage.give_shields(stage.t, theirs, 2, 1)) == 1
    assert damage.lose_shields(stage.t, theirs, 2) == 2
    assert damage.lose_shields(stage.t, theirs, 2) == 1
    assert damage.lose_shields(stage.t, theirs, 2) == 0


# ── defeat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_is_defeated_and_who_is_not() -> None:
    stage = Stage([TROOPER], [TROOPER, TROOPER, TROOPER, TROOPER])
    one_less, just, dying, doomed = stage.teams[1]
    for trooper, taken in ((one_less, 6), (just, 7), (dying, 7), (doomed, 9)):
        stage.t.pieces[trooper].damage = taken
    stage.t.dying = [dying]
    last(stage, "doomed", doomed)
    perform(defeat.defeat_fallen(stage.t))
    assert set(stage.t.characters(1)) == {one_less, dying, doomed}
    assert stage.t.asides[1] == [just]
    assert stage.t.dying == [dying]
    support = stage.support(1, "black-one")
    stage.t.pieces[support].damage = 5  # tokens on a support defeat nobody
    perform(defeat.defeat_fallen(stage.t))
    assert support in stage.t.pieces


def test_all_that_fall_fall_at_once_with_their_dice() -> None:
    stage = Stage([TROOPER], [TROOPER, TROOPER, TROOPER])
    first, second, third = stage.teams[1]
    knife = stage.upgrade(first, "vibroknife")
    mark = stage.downgrade(second, "death-mark")
    for one in (first, knife, second, third):
        stage.show(one, "1R")
    assert result_of(defeat.defeat(stage.t, [first, second])) == [first, second]
    assert stage.in_pool(1) == [die_of(third)]
    assert (stage.t.asides[1], stage.t.discards) == ([first, second], [[mark], [knife]])
    assert result_of(defeat.defeat(stage.t, [])) == []


# ── guardian, activation ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.keyword.guardian", "dst.gap.guardian-faces")
def test_a_guardian_may_take_only_dice_that_show_damage() -> None:
    stage = Stage([("rebel-trooper", 1)], [("hired-gun", 1), ("padawan", 1)])
    (rebel,), (gun, padawan) = stage.teams
    own = stage.show(stage.upgrade(rebel, "holdout-blaster"), "1RD")
    stage.show(gun, "1Dr")
    assert not perform(activating.guardian(stage.t, 0, rebel))
    shot, blow = stage.show(gun, "3RD1"), stage.show(padawan, "2MD")
    question, procedure = begin(activating.guardian(stage.t, 0, rebel))
    assert (question.seat, question.kind, question.rule) == (0, "guardian", "dst.keyword.guardian")
    assert question.options == ("pass", shot, blow)  # type: ignore[union-attr]
    assert question.about == OfCard("rebel-trooper", rebel)
    with pytest.raises(StopIteration):
        procedure.send(blow)
    assert stage.t.pieces[rebel].damage == 2
    assert stage.in_pool(1) == [shot]
    assert own in stage.in_pool(0)
    perform(activating.guardian(stage.t, 0, rebel), "pass")
    assert (stage.t.pieces[rebel].damage, stage.in_pool(1)) == (2, [shot])
    last(stage, "cannot-be-removed", shot)
    assert not perform(activating.guardian(stage.t, 0, rebel))


def test_who_falls_as_a_guardian_is_not_activated() -> None:
    stage = Stage([("rebel-trooper", 1), TROOPER], [("hired-gun", 1)])
    (rebel, _), (gun,) = stage.teams
    stage.t.pieces[rebel].damage = 6
    shot = stage.show(gun, "3RD1")
    assert result_of(activating.activate(stage.t, 0, rebel), shot) is False
    assert (stage.in_pool(0), stage.t.activated) == ([], [])
    stage, own, _ = duel()
    assert result_of(activating.activate(stage.t, 0, own)) is True


def test_a_support_without_a_die_is_not_activated() -> None:
    stage, _, _ = duel()
    with_die, without = stage.support(0, "black-market"), stage.support(0, "underworld-connections")
    assert activating.why_not(stage.t, 0, with_die) is None
    assert activating.why_not(stage.t, 0, without) == "dst.activate.dieless-support"
    assert activating.why_not(stage.t, 1, with_die) == "dst.ready.what-can-activate"


# ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_dice_that_cannot_be_rolled_stay_where_they_are() -> None:
    stage = Stage([("hired-gun", 2)], [TROOPER])
    stage.table.notes = []
    (gun,) = stage.teams[0]
    first, second = die_of(gun), die_of(gun, 1)
    last(stage, "cannot-roll", second)
    stage.rolls((gun, "3RD1"))
    assert dice.roll_into_pool(stage.t, 0, [first, second]) == [first]
    assert dice.roll_into_pool(stage.t, 0, [first, second]) == []
    assert told(stage.t, Rolls) == [Rolls(0, ("3RD1",))]
    stage.show(gun, "-", 1)
    stage.rolls((gun, "1R"))
    perform(dice.reroll(stage.t, 1, [first, second]))
    assert (face(stage.t, first).written, face(stage.t, second).written) == ("1R", "-")
    assert told(stage.t, Rolls)[1:] == [Rolls(1, ("1R",))]


def test_removing_and_turning_are_told() -> None:
    stage, own, theirs = duel()
    stage.table.notes = []
    mine, other = stage.show(own, "1R"), stage.show(theirs, "1RD")
    last(stage, "cannot-be-removed", other)
    perform(dice.remove(stage.t, 0, [mine, other]))
    assert told(stage.t, RemovesDie) == [RemovesDie(0, "hired-gun", "1R")]
    assert (stage.in_pool(0), stage.in_pool(1)) == ([], [other])
    perform(dice.remove(stage.t, 1, [other]))  # one's own always can be
    assert stage.in_pool(1) == []
    shown = stage.show(own, "2RD1")
    dice.turn(stage.t, 1, shown, 1)
    assert told(stage.t, TurnsDie) == [TurnsDie(1, "hired-gun", "3RD1")]


def test_one_die_stands_in_for_another() -> None:
    stage = Stage([("hired-gun", 2), TROOPER], [TROOPER])
    gun, trooper = stage.teams[0]
    kept, gone = die_of(gun), stage.show(gun, "1R", 1)
    beside = stage.show(trooper, "2RD")
    dice.stand_in(stage.t, kept, gone)
    assert stage.in_pool(0) == [kept, beside]
    assert face(stage.t, kept).written == "1R"
    assert gone not in stage.t.showing
    dice.stand_in(stage.t, kept, gone)  # the other lies on its card: so does this one now
    assert stage.in_pool(0) == [beside]
    assert kept not in stage.t.showing


@pytest.mark.rule("dst.clar.hampered-turn")
def test_one_die_a_turn() -> None:
    stage = Stage([("hired-gun", 2), TROOPER], [TROOPER])
    gun, trooper = stage.teams[0]
    first, second, other = stage.show(gun, "1R"), stage.show(gun, "1Dr", 1), stage.show(trooper, "1R")
    stage.upgrade(gun, "vibroknife")
    for die in (first, second):
        last(stage, "one-die-a-turn", die)
    stage.t.changing = {**stage.t.changing, "one-die-a-turn": ()}
    assert [resolving.why_not(stage.t, 0, die) for die in (first, second, other)] == [None, None, None]
    stage.t.resolved, stage.t.earlier = [first, other], 2
    assert resolving.why_not(stage.t, 0, second) == "dst.clar.hampered-turn"
    assert resolving.why_not(stage.t, 0, first) is None
    stage.t.resolved = [first]
    assert resolving.why_not(stage.t, 0, other) is None
    stage.t.resolved = [other]
    assert resolving.why_not(stage.t, 0, second) is None


def test_why_a_die_cannot_be_resolved() -> None:
    stage, own, _ = duel("rebel-trooper", resources=1)
    die = stage.show(own, "-")
    assert resolving.why_not(stage.t, 0, die) == "dst.sym.blank"
    assert resolving.why_not(stage.t, 0, die, How(symbol="melee", value=1)) is None
    stage.show(own, "+1RD")
    assert resolving.why_not(stage.t, 0, die) == "dst.die.modifier-alone"
    assert resolving.why_not(stage.t, 0, die, How(base=True)) is None
    stage, own, _ = duel()
    stage.t.resources = [0, 1]
    die = stage.show(own, "2RD1")
    assert resolving.why_not(stage.t, 0, die) == "dst.die.cost"
    assert resolving.why_not(stage.t, 1, die) is None
    assert resolving.why_not(stage.t, 0, die, How(free=True)) is None
    assert resolving.why_not(stage.t, 0, die, How(symbol="special")) == "dst.die.cost"
    stage.t.resources[0] = 1
    assert resolving.why_not(stage.t, 0, die, How(symbol="special")) == "dst.sym.special-own-card"
    assert resolving.why_not(stage.t, 0, die_of(own, 1), How(side=5)) == "dst.sym.blank"
    assert resolving.why_not(stage.t, 0, die_of(own, 1), How(side=3)) is None


@pytest.mark.rule("dst.die.modifier", "dst.die.cost")
def test_which_modifiers_may_join() -> None:
    stage = Stage([("rebel-trooper", 2), ("death-trooper", 1), ("padawan", 1)], [TROOPER])
    rebel, death, padawan = stage.teams[0]
    base = stage.show(rebel, "2RD")
    plus, two, other = stage.show(rebel, "+1RD", 1), stage.show(death, "+2RD"), stage.show(padawan, "1F")

    def joining(symbol: str = "ranged", left: int = 9, without: tuple[int, ...] = ()) -> list[int]:
        return resolving.may_modify(stage.t, 0, base, symbol, left, (base, *without))

    assert joining() == [plus, two]
    assert joining(without=(two,)) == [plus]
    assert joining("special") == joining("blank") == joining("melee") == []
    assert other in stage.in_pool(0)
    stage.t.busy = [plus]
    assert joining() == [two]
    stage.t.busy = []
    last(stage, "cannot-be-modified", base)
    assert joining() == []
    stage.t.lasting = [Lasting("cannot-be-modified", 1, (plus,), "round")]
    assert joining() == [plus, two]


def test_a_modifier_with_a_cost_must_be_paid_for_beside_the_first_die() -> None:
    for resources, offered in ((2, True), (1, False)):
        stage = Stage([("hired-gun", 1), ("tie-pilot", 1)], [TROOPER], resources=resources)
        stage.table.notes = []
        (gun, pilot), (foe,) = stage.teams
        base, plus = stage.show(gun, "2RD1"), stage.show(pilot, "+3RD1")
        question, procedure = begin(resolving.resolve_first(stage.t, 0, base))
        assert (question.kind == "modify") is offered
        if offered:
            assert question.options == ("done", plus)  # type: ignore[union-attr]
            assert question.rule == "dst.die.modifier"
            assert question.about == OfDie("hired-gun", base, "2RD1", 2)
            target: Any = procedure.send(plus)
            assert [note.count for note in told(stage.t, Spends)] == [2]
            with pytest.raises(StopIteration):
                procedure.send(settle(target, foe))
            assert stage.t.pieces[foe].damage == 5


@pytest.mark.rule("dst.term.unblockable-modifiers")
def test_whoever_chooses_a_target_is_told_that_shields_will_not_help() -> None:
    stage = Stage([("rey-force-prodigy", 1)], [TROOPER])
    ((rey,), _) = stage.teams
    fist, knife = stage.show(rey, "1MD"), stage.show(stage.upgrade(rey, "vibroknife"), "1MD")
    for die, passes in ((fist, False), (knife, True)):
        question, _ = begin(resolving.resolve_die(stage.t, 0, die))
        assert isinstance(question.about, OfDie)
        assert question.about.unblockable is passes


def test_more_dice_of_the_same_symbol_and_no_others() -> None:
    stage = Stage([("hired-gun", 2), ("padawan", 1)], [TROOPER])
    (gun, padawan), (foe,) = stage.teams
    first, second, blow = stage.show(gun, "2RD1"), stage.show(gun, "3RD1", 1), stage.show(padawan, "2MD")
    perform(resolving.resolve_first(stage.t, 0, first), foe)
    assert stage.t.resolving == Resolving(0, "ranged", (first,))
    question, procedure = begin(resolving.resolve_more(stage.t))
    assert (question.seat, question.kind, question.rule) == (0, "more", "dst.resolve.one-at-a-time")
    assert question.options == ("done", second)  # type: ignore[union-attr]
    with pytest.raises(StopIteration):
        procedure.send("done")
    assert stage.t.resolving is None
    assert stage.in_pool(0) == [second, blow]
    stage.t.resolving = Resolving(0, "ranged", (second,))
    assert not perform(resolving.resolve_more(stage.t))  # each once
    assert stage.t.resolving is None


def test_shields_that_may_be_spread() -> None:
    stage = Stage([TROOPER, ("hired-gun", 1)], [TROOPER])
    first, second = stage.teams[0]
    stage.t.pieces[first].shields = 2
    question, procedure = begin(resolving.share_shields(stage.t, 0, 3, first))
    assert isinstance(question, Share)
    assert (question.seat, question.kind, question.rule) == (0, "share-shields", "dst.shield.cap-3")
    assert (question.among, question.total, question.caps) == ((first, second), 3, (1, 3))
    assert question.about == OfDamage("first-order-stormtrooper", first, 3)
    with pytest.raises(StopIteration) as end:
        procedure.send((0, 3))
    assert end.value.value == 3
    assert result_of(resolving.share_shields(stage.t, 0, 9, first)) == 1  # all that fits, without a question
    assert result_of(resolving.share_shields(stage.t, 0, 1, first)) == 0
    assert result_of(resolving.share_shields(stage.t, 1, 2, first)) == 2


def test_to_which_sides_a_die_may_be_turned() -> None:
    stage, own, _ = duel()
    die = stage.show(own, "1R")  # one of two such sides: 2RD1 3RD1 1Dr 1R 1R -
    about = OfDie("hired-gun", die, "1R", 7)
    question, procedure = begin(resolving.turn_to(stage.t, 0, die, about))
    assert (question.seat, question.kind, question.rule) == (0, "side", "dst.term.turn-die")
    assert question.options == ((die, 0), (die, 1), (die, 2), (die, 4), (die, 5))  # type: ignore[union-attr]
    assert question.about == OfDie("hired-gun", die, "1R", 7)
    with pytest.raises(StopIteration) as end:
        procedure.send((die, 2))
    assert end.value.value is True
    assert stage.t.showing[die] == 2
    assert result_of(resolving.turn_to(stage.t, 0, die, about, lambda side: side.symbol == "resource")) is True
    assert stage.t.showing[die] == 3  # both are alike: no question
    assert result_of(resolving.turn_to(stage.t, 0, die, about, lambda side: side.symbol == "melee")) is False
