"""РОЗЫГРЫШ КАРТЫ, step by step: what it may go on, what it costs, who is asked; inside each limit and outside."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.lasting import Lasting
from dejarik.core.question import settle
from dejarik.core.timing import Queued
from dejarik.games.destiny.notes import OfCard, PlayedOn, Plays, Replaces, Spends
from dejarik.games.destiny.rules import playing
from dejarik.games.destiny.rules.playing import PLAIN, Terms
from dejarik.games.destiny.rules.values import cost_of
from dejarik.games.destiny.state import NOTHING, Moment, Table
from dejarik.lab.stage import begin, perform
from tests.games.destiny.stage import Stage, duel

TROOPER = ("first-order-stormtrooper", 1)


def told(table: Table, kind: type[Any]) -> list[Any]:
    return [line.note for line in table.notes or () if isinstance(line.note, kind)]


def lasting(stage: Stage, stat: str, thing: int, amount: int = 1) -> None:
    stage.t.lasting.append(Lasting(stat, amount, (thing,), "round"))


# ── what it may go on ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.downgrade.attach-opponent", "dst.upgrade.attach")
def test_upgrades_go_on_ones_own_and_downgrades_on_any_opponents() -> None:
    stage = Stage([TROOPER, ("hired-gun", 1)], [TROOPER], [TROOPER])
    own, (second,), (third,) = stage.teams
    knife, mark = stage.hand(0, "vibroknife", "death-mark")
    assert playing.hosts(stage.t, 0, knife) == own
    assert playing.hosts(stage.t, 0, mark) == [second, third]
    assert playing.hosts(stage.t, 0, knife, Terms(hosts=(own[1], second))) == [own[1]]


@pytest.mark.rule("dst.term.play-restriction-color")
def test_a_colour_an_ordinary_character_and_what_sets_both_aside() -> None:
    team = [TROOPER, ("captain-phasma-elite-trooper", 1), ("hired-gun", 1), ("padawan", 1)]
    stage = Stage(team, [TROOPER])
    trooper, phasma, gun, padawan = stage.teams[0]
    training, promotion, choke, saber = stage.hand(0, "training", "promotion", "force-choke", "kylo-rens-lightsaber")
    assert playing.hosts(stage.t, 0, promotion) == [trooper, phasma]  # red
    assert playing.hosts(stage.t, 0, training) == [trooper]  # red, and not unique
    assert playing.hosts(stage.t, 0, choke) == [padawan]
    assert playing.hosts(stage.t, 0, training, Terms(anyhow=True)) == stage.teams[0]
    lasting(stage, "any-weapon", gun)
    assert playing.hosts(stage.t, 0, saber) == [gun, padawan]
    assert playing.hosts(stage.t, 0, choke) == [padawan]  # no weapon
    lasting(stage, "any-blue-upgrade", trooper)
    assert playing.hosts(stage.t, 0, choke) == [trooper, padawan]
    assert playing.hosts(stage.t, 0, promotion) == [trooper, phasma]
    lasting(stage, "any-blue-upgrade", gun)
    assert gun not in playing.hosts(stage.t, 0, promotion)  # that one is red


def test_who_bears_no_blue_abilities() -> None:
    stage = Stage([("padawan", 1)], [TROOPER])
    (padawan,) = stage.teams[0]
    choke, saber, knife, crime = stage.hand(0, "force-choke", "kylo-rens-lightsaber", "vibroknife", "sith-holocron")
    lasting(stage, "no-blue-abilities", padawan)
    assert [playing.hosts(stage.t, 0, one) for one in (choke, saber, knife, crime)] == [
        [],
        [padawan],  # a weapon
        [padawan],  # gray
        [padawan],  # blue, and no ability
    ]


@pytest.mark.rule("dst.keyword.modify")
def test_a_mod_goes_on_ones_own_vehicle() -> None:
    stage, _, _ = duel()
    own, theirs = stage.support(0, "black-one"), stage.support(1, "black-one")
    stage.support(0, "black-market")
    mod = stage.held(0, "laser-cannon")
    assert playing.hosts(stage.t, 0, mod) == [own]
    assert theirs in stage.t.pieces


# ── whether it may be played ───────────────────────────────────────────────────────────────────────────────────────


def test_why_a_card_cannot_be_played() -> None:
    stage, own, _ = duel("luke-skywalker-jedi-knight", resources=2)
    stage.upgrade(own, "luke-skywalkers-lightsaber")
    saber, occupation, ship = stage.hand(0, "luke-skywalkers-lightsaber", "occupation", "black-market")
    stage.t.control = 1
    assert playing.why_not(stage.t, 0, saber) == "dst.unique.play-refused"
    assert playing.why_not(stage.t, 0, occupation) == "dst.term.play-restriction"
    assert playing.why_not(stage.t, 0, occupation, Terms(anyhow=True)) is None
    stage.t.resources[0] = cost_of(stage.t, ship)
    assert playing.why_not(stage.t, 0, ship) is None
    stage.t.resources[0] -= 1
    assert playing.why_not(stage.t, 0, ship) == "dst.card.cost"
    assert playing.why_not(stage.t, 0, ship, Terms(free=True)) is None
    assert playing.why_not(stage.t, 0, ship, Terms(reduce=1)) is None
    lasting(stage, "discount", ship)
    assert playing.why_not(stage.t, 0, ship) is None  # something could be used to lower it
    assert playing.playable(stage.t, 0, [saber, occupation, ship]) == [ship]


def test_whoever_bears_any_weapon_minds_no_restriction_of_weapons() -> None:
    stage, own, theirs = duel("first-order-stormtrooper")
    bomb, training = stage.hand(0, "thermal-detonator", "force-training")  # one needs a yellow, one a blue character
    assert playing.why_not(stage.t, 0, bomb) == "dst.term.play-restriction"
    lasting(stage, "any-weapon", theirs)
    assert playing.why_not(stage.t, 0, bomb) == "dst.term.play-restriction"
    lasting(stage, "any-weapon", own)
    assert playing.why_not(stage.t, 0, bomb) is None
    assert playing.why_not(stage.t, 0, training) == "dst.term.play-restriction"


# ── replacing ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.upgrade.replace", "dst.gap.replace-amount")
def test_with_enough_to_pay_replacing_is_a_choice() -> None:
    for answer, left, gone in (("no", 2, False), ("old", 4, True)):
        stage, own, _ = duel(resources=5)
        stage.table.notes = []
        old = stage.upgrade(own, "gaffi-stick")  # costs 2
        saber = stage.held(0, "lightsaber")  # costs 3
        question, procedure = begin(playing.play(stage.t, 0, saber, stage.t.hands[0]))
        assert (question.seat, question.kind, question.rule) == (0, "replace", "dst.upgrade.replace")
        assert question.options == ("no", old)  # type: ignore[union-attr]
        assert question.about == OfCard("lightsaber", saber)
        with pytest.raises(StopIteration):
            procedure.send(settle(question, old if answer == "old" else "no"))
        assert (stage.t.resources[0], old in stage.t.discards[0], stage.t.replaced) == (left, gone, [0] if gone else [])
        assert [(one.who, one.id) for one in told(stage.t, Replaces)] == ([(0, old)] if gone else [])
        assert stage.t.pieces[saber].host == own
        assert [one.count for one in told(stage.t, Spends)] == [5 - left]


def test_with_too_little_to_pay_something_must_be_replaced() -> None:
    stage, own, _ = duel(resources=1)
    cheap, dear = stage.upgrade(own, "hunker-down"), stage.upgrade(own, "gaffi-stick")
    saber = stage.held(0, "lightsaber")
    asked = perform(playing.play(stage.t, 0, saber, stage.t.hands[0]), dear)
    assert asked.options("replace") == [dear]  # the one that costs nothing does not help
    assert cheap in stage.t.pieces
    assert stage.t.resources[0] == 0


def test_the_dearest_old_one_decides_whether_it_can_be_paid() -> None:
    stage, own, _ = duel(resources=0)
    saber = stage.held(0, "lightsaber")  # costs 3
    stage.upgrade(own, "hunker-down")
    stage.upgrade(own, "gaffi-stick")
    assert playing.why_not(stage.t, 0, saber) == "dst.play.4-determine-cost"  # two are saved
    stage.t.resources[0] = 1
    assert playing.why_not(stage.t, 0, saber) is None
    stage.t.replaced = [0]
    assert playing.why_not(stage.t, 0, saber) == "dst.play.4-determine-cost"
    stage.t.replaced, stage.t.resources[0] = [0], 3
    assert playing.why_not(stage.t, 0, saber) is None


def test_what_costs_nothing_replaces_nothing() -> None:
    stage, own, _ = duel()
    stage.upgrade(own, "gaffi-stick")
    down = stage.held(0, "hunker-down")
    assert not perform(playing.play(stage.t, 0, down, stage.t.hands[0]))
    assert len(stage.t.upgrades(own)) == 2


def test_what_is_free_by_another_card_may_still_replace() -> None:
    stage, own, _ = duel()
    old = stage.upgrade(own, "gaffi-stick")
    saber = stage.held(0, "lightsaber")
    asked = perform(playing.play(stage.t, 0, saber, stage.t.hands[0], Terms(free=True)), old)
    assert asked.options("replace") == ["no", old]
    assert (stage.t.resources[0], stage.t.discards[0]) == (5, [old])


# ── hosts and prices ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.play.3-choose-host")
def test_only_those_are_offered_on_whom_it_can_be_paid() -> None:
    stage = Stage([("padawan", 1), ("hired-gun", 1), ("hired-gun", 1)], [TROOPER], resources=2)
    padawan, gun, other = stage.teams[0]
    old = stage.upgrade(gun, "gaffi-stick")
    saber = stage.held(0, "lightsaber")  # 3: one less on a padawan without upgrades, two less where one is replaced
    question, _ = begin(playing.play(stage.t, 0, saber, stage.t.hands[0]))
    assert (question.seat, question.kind, question.rule) == (0, "host", "dst.play.3-choose-host")
    assert question.options == (padawan, gun)  # type: ignore[union-attr]
    assert question.about == OfCard("lightsaber", saber)
    assert other in stage.t.pieces
    stage.t.resources[0] = 3
    stage.t.limbo.clear()
    stage.t.hands[0].append(saber)
    question, _ = begin(playing.play(stage.t, 0, saber, stage.t.hands[0]))
    assert question.options == (padawan, gun, other)  # type: ignore[union-attr]
    assert old in stage.t.pieces


def test_what_is_paid() -> None:
    for terms, left in ((PLAIN, 2), (Terms(reduce=2), 4), (Terms(reduce=9), 5), (Terms(free=True), 5)):
        stage, own, _ = duel()
        stage.table.notes = []
        saber = stage.held(0, "lightsaber")
        perform(playing.play(stage.t, 0, saber, stage.t.hands[0], terms))
        assert stage.t.resources[0] == left
        assert (stage.t.played, stage.t.limbo, stage.t.hands[0]) == ([(saber, 0)], [], [])
        assert told(stage.t, Plays) == [Plays(0, "lightsaber", saber)]
        assert told(stage.t, PlayedOn) == [PlayedOn("lightsaber", "hired-gun", saber)]
        assert stage.t.pieces[saber].host == own


def test_a_weapon_costs_less_on_some_and_never_less_than_nothing() -> None:
    stage, own, _ = duel()
    saber, event = stage.hand(0, "lightsaber", "take-cover")
    lasting(stage, "weapon-cost", own, -1)
    assert (cost_of(stage.t, saber), cost_of(stage.t, saber, own), cost_of(stage.t, event, own)) == (3, 2, 0)
    lasting(stage, "cost", saber, -2)
    assert (cost_of(stage.t, saber), cost_of(stage.t, saber, own)) == (1, 0)
    lasting(stage, "cost", saber, -5)
    assert cost_of(stage.t, saber) == 0


def test_everybody_forgets_where_a_card_was_and_sees_it() -> None:
    stage, _, _ = duel()
    saber = stage.held(0, "lightsaber")
    stage.t.known[1] = [saber]
    shown = stage.t.shown
    perform(playing.play(stage.t, 0, saber, stage.t.hands[0]))
    assert stage.t.known[1] == []
    assert stage.t.shown > shown


# ── events ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.event.resolve-discard")
def test_an_event_within_an_effect_waits_in_the_queue() -> None:
    stage, _, _ = duel()
    card = stage.held(0, "dont-get-cocky")
    perform(playing.play(stage.t, 0, card, stage.t.hands[0], Terms(within=True)))
    moment = Moment(("played",), card, 0, note="last")
    assert stage.t.queue == [Queued(0, card, "dont-get-cocky", 0, moment, sure=True)]
    assert (stage.t.limbo, stage.t.discards[0], stage.t.hands[0]) == ([card], [], [])


def test_an_event_goes_to_its_owners_pile() -> None:
    stage, _, _ = duel()
    card = stage.held(1, "dont-get-cocky")
    stage.t.hands[1].remove(card)
    stage.t.hands[0].append(card)
    perform(playing.play(stage.t, 0, card, stage.t.hands[0]))
    assert (stage.t.discards, stage.t.limbo) == ([[], [card]], [])
    assert [len(hand) for hand in stage.t.hands] == [2, 2]


@pytest.mark.rule("dst.keyword.ambush")
def test_ambush_gives_one_action_to_whoever_played_it() -> None:
    stage, _, _ = duel()
    event, knife, plain = stage.hand(1, "hit-and-run", "vibroknife", "dont-get-cocky")
    perform(playing.play(stage.t, 1, event, stage.t.hands[1]))
    assert stage.t.extra == [1]
    perform(playing.play(stage.t, 1, knife, stage.t.hands[1]))
    assert stage.t.extra == [1, 1]
    perform(playing.play(stage.t, 1, plain, stage.t.hands[1]))
    assert stage.t.extra == [1, 1]
    playing.additional_action(stage.t, 0)
    playing.additional_action(stage.t, 1, 2)
    assert stage.t.extra == [1, 1, 0, 1, 1]


def test_a_card_too_dear_must_be_lowered() -> None:
    stage, own, _ = duel(resources=2)
    saber, event = stage.hand(0, "lightsaber", "black-market")
    assert playing.too_dear(stage.t, Moment(("playing",), saber, 0, amount=0, host=own))
    assert not playing.too_dear(stage.t, Moment(("playing",), saber, 0, amount=1, host=own))
    lasting(stage, "weapon-cost", own, -1)
    assert not playing.too_dear(stage.t, Moment(("playing",), saber, 0, host=own))
    assert playing.too_dear(stage.t, Moment(("playing",), saber, 0, host=NOTHING))
    stage.t.resources = [0, 9]
    assert playing.too_dear(stage.t, Moment(("playing",), event, 0))
    assert not playing.too_dear(stage.t, Moment(("playing",), event, 1))
    assert not playing.too_dear(stage.t, Moment(("playing",), event, 0, amount=9))
