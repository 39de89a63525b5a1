"""What changes values and keywords; how cards come, hang and leave; dice that are set aside and lent."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.lasting import Lasting
from dejarik.games.destiny.notes import LosesResources, OfCard, Spends
from dejarik.games.destiny.rules import zones
from dejarik.games.destiny.rules.values import hand_size, has, has_unique, may_remove, unique, value
from dejarik.games.destiny.state import NOTHING, Table, card_of, die_of
from dejarik.lab.stage import perform
from tests.games.destiny.stage import Stage, duel

TROOPER = ("first-order-stormtrooper", 1)


def told(table: Table, kind: type[Any]) -> list[Any]:
    return [line.note for line in table.notes or () if isinstance(line.note, kind)]


def last(stage: Stage, stat: str, *things: int, amount: int = 1) -> None:
    stage.t.lasting.append(Lasting(stat, amount, things, "round"))


# ── values ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_changes_values_keywords_and_hands() -> None:
    stage, own, theirs = duel()
    die, other = stage.show(own, "2RD1"), stage.show(theirs, "1RD")
    last(stage, "value", die, amount=1)
    last(stage, "value", other, amount=-3)
    assert (value(stage.t, die), value(stage.t, other)) == (3, 0)
    last(stage, "hand-size", -1, amount=2)
    assert (hand_size(stage.t, 0), hand_size(stage.t, 1)) == (7, 5)
    assert not has(stage.t, "guardian", own)
    last(stage, "guardian", own)
    assert has(stage.t, "guardian", own)
    stage.t.changing = {**stage.t.changing, "no-abilities": ()}
    assert has(stage.t, "guardian", own)
    last(stage, "no-abilities", own)
    assert not has(stage.t, "guardian", own)


def test_dice_that_some_cards_cannot_remove() -> None:
    stage, own, theirs = duel()
    die, free = stage.show(theirs, "1RD"), stage.show(own, "1R")
    isolation, evade = stage.hand(0, "isolation", "evade")  # a blue event, a gray one
    support = stage.support(0, "jedi-council")  # blue, and no event
    last(stage, "safe-from-blue-events", die)
    assert not may_remove(stage.t, 0, die, isolation)
    assert may_remove(stage.t, 0, die, evade)
    assert may_remove(stage.t, 0, die, support)
    assert may_remove(stage.t, 0, die)
    assert not may_remove(stage.t, 1, die, isolation)  # nor does the event make its player do it
    assert may_remove(stage.t, 1, die, stage.held(1, "isolation"))  # whose it is
    assert may_remove(stage.t, 1, free, isolation)
    last(stage, "cannot-be-removed", die)
    assert not any(may_remove(stage.t, 0, die, by) for by in (isolation, evade, support, NOTHING))


def test_uniqueness_that_is_taken_away() -> None:
    stage, own, _ = duel("luke-skywalker-jedi-knight")
    saber = stage.upgrade(own, "luke-skywalkers-lightsaber")
    held = stage.held(0, "luke-skywalkers-lightsaber")
    assert unique(stage.t, saber)
    assert has_unique(stage.t, 0, held)
    assert not has_unique(stage.t, 1, held)
    assert not has_unique(stage.t, 0, saber)  # itself aside
    last(stage, "not-unique", saber)
    assert not unique(stage.t, saber)
    assert not has_unique(stage.t, 0, held)


# ── zones ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_with_how_many_dice_a_card_comes() -> None:
    stage, own, _ = duel()
    for name, count, elite in (("vibroknife", None, False), ("training", None, False), ("vibroknife", 2, True)):
        card = stage._number(0, name)
        piece = zones.enter(stage.t, card, 0, "upgrade", host=own, dice=count)
        wanted = int(name == "vibroknife") if count is None else count
        assert piece.dice == tuple(die_of(card, which) for which in range(wanted))
        assert (piece.elite, piece.exhausted, piece.host, piece.owner) == (elite, False, own, 0)


@pytest.mark.rule("dst.clar.training-die", "dst.clar.training-leaves")
def test_a_second_die_that_is_lent_and_goes_back() -> None:
    stage = Stage([TROOPER, ("death-trooper", 1)], [TROOPER])
    trooper, death = stage.teams[0]
    spare = card_of(stage.spare(0, "first-order-stormtrooper"))
    stage.spare(0, "death-trooper")
    training = stage.upgrade(trooper, "training")
    assert stage.t.pieces[training].spare == spare
    assert [stage.t.cards[one] for one in stage.t.spares[0]] == ["death-trooper"]
    assert stage.t.pieces[trooper].dice == (die_of(trooper), die_of(trooper, 1))
    stage.show(trooper, "1R", 1)
    perform(zones.move_upgrade(stage.t, training, death, 0), die_of(trooper, 1))
    assert (stage.t.pieces[trooper].dice, stage.t.pieces[trooper].elite) == ((die_of(trooper),), False)
    assert (stage.t.pieces[death].dice, stage.t.pieces[death].elite) == ((die_of(death), die_of(death, 1)), True)
    assert [stage.t.cards[one] for one in stage.t.spares[0]] == ["first-order-stormtrooper"]
    assert stage.in_pool(0) == []
    perform(zones.leave(stage.t, training))
    assert stage.t.pieces[death].elite is False
    assert sorted(stage.t.cards[one] for one in stage.t.spares[0]) == ["death-trooper", "first-order-stormtrooper"]


def test_who_was_elite_before_stays_so() -> None:
    stage = Stage([("death-trooper", 2), TROOPER], [TROOPER])
    death, trooper = stage.teams[0]
    stage.spare(0, "death-trooper")
    training = stage.upgrade(death, "training")
    assert (stage.t.pieces[training].spare, len(stage.t.pieces[death].dice), len(stage.t.spares[0])) == (NOTHING, 2, 1)
    perform(zones.leave(stage.t, training))
    assert (stage.t.pieces[death].elite, len(stage.t.pieces[death].dice)) == (True, 2)
    first, second = stage.upgrade(trooper, "training"), stage.upgrade(trooper, "training")
    assert len(stage.t.pieces[trooper].dice) == 1  # none was set aside for it
    perform(zones.leave(stage.t, first))
    assert stage.t.pieces[trooper].elite
    perform(zones.leave(stage.t, second))
    assert not stage.t.pieces[trooper].elite


def test_a_lent_die_takes_a_number_that_is_free() -> None:
    stage = Stage([TROOPER], [TROOPER])
    (own,), (theirs,) = stage.teams
    keeper = stage.upgrade(theirs, "vibroknife")
    stage.t.pieces[keeper].captives, stage.t.pieces[own].dice = (die_of(own),), (die_of(own, 1),)
    stage.spare(0, "first-order-stormtrooper")
    stage.upgrade(own, "training")
    assert stage.t.pieces[own].dice == (die_of(own, 1), die_of(own, 2))


@pytest.mark.rule("dst.die.twin-upgrades")
def test_dice_of_twins_are_chosen_only_where_it_matters() -> None:
    def twins(name: str = "vibroknife") -> tuple[Stage, int, int]:
        stage = Stage([("hired-gun", 1)], [("rey-force-prodigy", 1)])
        (rey,) = stage.teams[1]
        return stage, stage.upgrade(rey, "vibroknife"), stage.upgrade(rey, name)

    stage, first, second = twins()
    stage.show(first, "1MD")
    stage.show(second, "1MD")
    assert not perform(zones.discard_by_effect(stage.t, first, 0, stage.t.field))  # both show the same
    stage, first, second = twins("holdout-blaster")
    stage.show(first, "1MD")
    stage.show(second, "1RD")
    assert not perform(zones.discard_by_effect(stage.t, first, 0, stage.t.field))  # no copies
    stage, first, second = twins()
    stage.show(second, "+2MD")
    assert not perform(zones.discard_by_effect(stage.t, first, 0, stage.t.field))  # its own die lies on it
    stage, first, second = twins()
    own, other = stage.show(first, "1MD"), stage.show(second, "+2MD")
    stage.t.pieces[second].damage = 1
    assert not perform(zones.discard_by_effect(stage.t, first, 0, stage.t.field))  # they can be told apart
    stage, first, second = twins()
    own, other = stage.show(first, "1MD"), stage.show(second, "+2MD")
    asked = perform(zones.discard_by_effect(stage.t, first, 0, stage.t.field), own)
    assert (asked[0].seat, asked[0].kind, asked[0].rule) == (0, "twin-die", "dst.die.twin-upgrades")
    assert asked.options("twin-die") == [own, other]
    assert asked[0].about == OfCard("vibroknife", first)
    stage, first, second = twins()
    own, other = stage.show(first, "1MD"), stage.show(second, "+2MD")
    stage.t.pools = [[other], [own]]  # the other die is in an opponent's hands
    assert not perform(zones.discard_by_effect(stage.t, first, 0, stage.t.field))


def test_too_many_downgrades_and_forms() -> None:
    stage, _, theirs = duel()
    marks = [stage.downgrade(theirs, "death-mark") for _ in range(3)]
    assert not perform(zones.check_surplus(stage.t, theirs))
    marks.append(stage.downgrade(theirs, "death-mark"))
    asked = perform(zones.check_surplus(stage.t, theirs, marks[-1]), marks[-1])
    assert (asked[0].seat, asked[0].rule, asked.options("surplus")) == (1, "dst.downgrade.limit-3", marks)
    assert asked[0].about == OfCard("first-order-stormtrooper", theirs)
    assert stage.t.discards[0] == [marks[-1]]


def test_a_change_of_type_sheds_everything() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [TROOPER])
    luke, padawan = stage.teams[0]
    knife, mark = stage.upgrade(luke, "vibroknife"), stage.downgrade(luke, "death-mark")
    stage.show(luke, "1R")
    stage.t.pieces[luke].damage, stage.t.pieces[luke].shields = 3, 2
    stage.t.dying = [luke, padawan]
    perform(zones.change_type(stage.t, luke, "support"))
    piece = stage.t.pieces[luke]
    assert (piece.kind, piece.host, piece.damage, piece.shields) == ("support", NOTHING, 0, 0)
    assert (stage.t.dying, stage.in_pool(0)) == ([padawan], [])
    assert (stage.t.discards, knife in stage.t.pieces, mark in stage.t.pieces) == ([[knife], [mark]], False, False)
    perform(zones.change_type(stage.t, luke, "upgrade", padawan))
    assert (piece.kind, piece.host) == ("upgrade", padawan)


def test_losing_and_spending_are_told() -> None:
    stage, _, _ = duel(resources=2)
    stage.table.notes = []
    zones.lose(stage.t, 1, 1)
    zones.lose(stage.t, 1, 5)
    zones.lose(stage.t, 1, 5)
    assert [(note.who, note.count) for note in told(stage.t, LosesResources)] == [(1, 1), (1, 1)]
    zones.spend(stage.t, 0, 0)
    zones.spend(stage.t, 0, 2)
    assert [(note.who, note.count) for note in told(stage.t, Spends)] == [(0, 2)]
    assert stage.t.resources == [0, 0]


# ── what comes back is another ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.zone.reenter-is-new", "dst.effect.delayed")
def test_a_death_sentence_does_not_find_who_has_died_since() -> None:
    stage = Stage([("jabba-the-hutt-the-great-and-mighty", 1)], [TROOPER, TROOPER])
    (jabba,), (victim, _) = stage.teams
    sentence = stage.show(stage.upgrade(jabba, "crime-lord"), "Sp")
    flames = stage.show(stage.upgrade(jabba, "flame-thrower"), "2MD")
    stage.table.pieces[victim].damage = 6
    ranks = stage.held(1, "endless-ranks")
    stage.do(("resolve", sentence), victim, "pass", ("resolve", flames), victim, ("play", ranks))
    assert stage.piece(victim).damage == 0
    stage.to_the_next_round()
    assert victim in stage.t.pieces


@pytest.mark.rule("dst.zone.reenter-is-new", "dst.effect.delayed")
def test_a_borrowed_ship_that_was_bought_again_stays() -> None:
    stage = Stage([("hera-syndulla-phoenix-leader", 1)], [("general-veers-field-commander", 1)], field="docking-bay")
    (hera,), _ = stage.teams
    ship, walker = stage.held(0, "x-wing"), stage.show(stage.support(1, "at-st"), "Sp")
    stage.do(("resolve", stage.show(hera, "Sp")), ship, ("resolve", walker), ship)
    assert stage.t.discards[0] == [ship]
    stage.do(("claim", stage.t.field), "yes", ship)
    stage.to_the_next_round()
    assert ship in stage.t.pieces


@pytest.mark.rule("dst.zone.reenter-is-new", "dst.effect.replacement")
def test_a_magnaguard_that_comes_back_can_fall_again() -> None:
    stage = Stage([("magnaguard", 1), ("count-dooku-devious-strategist", 1)], [("hired-gun", 1)], resources=9)
    (guard, _), (gun,) = stage.teams
    price, ranks = stage.hand(0, "the-price-of-failure", "endless-ranks")
    stage.table.pieces[guard].damage = 7
    stage.table.active = 1
    stage.do(("resolve", stage.show(gun, "2RD1")), guard)
    assert guard in stage.t.pieces  # until the end of the round
    stage.do(("play", price), guard, "pass", ("play", ranks))
    stage.to_the_next_round()
    assert stage.piece(guard).damage == 0
    assert stage.t.lasting == []
