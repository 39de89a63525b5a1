"""The words that cards are written in: whether each could do something, whether it did, and what it asked about.

"Then" and costs hang on these answers, so each word is tried where it works and where it finds nothing.
"""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.question import settle
from dejarik.games.destiny.cards import words as w
from dejarik.games.destiny.cards.ability import Effect, Use
from dejarik.games.destiny.cards.library import LIBRARY
from dejarik.games.destiny.notes import OfAbility
from dejarik.games.destiny.state import MOST_SHIELDS, Moment, die_of
from tests.games.destiny.stage import Stage

OWN = w.character & w.yours
THEIRS = w.character & w.enemy
OWN_DIE = w.die & w.yours
THEIR_DIE = w.die & w.enemy


class Trial:
    """One word, carried out on a table of two characters a side."""

    def __init__(self, **options: Any) -> None:
        self.stage = Stage(
            [("hired-gun", 1), ("rebel-trooper", 1)],
            [("first-order-stormtrooper", 1), ("death-trooper", 1)],
            **options,
        )
        self.t = self.stage.table
        (self.gun, self.rebel), (self.trooper, self.death) = self.stage.teams
        self.this = self.t.field
        self.doing: list[str] = []
        self.use: Use | None = None

    def could(self, effect: Effect, **more: Any) -> bool:
        return effect.possible(self.used(**more))

    def used(self, **more: Any) -> Use:
        use: Use = LIBRARY.use(self.t, 0, self.this, more.pop("moment", None))
        for name, value in more.items():
            setattr(use, name, value)
        return use

    def did(self, effect: Effect, *answers: Any, **more: Any) -> bool:
        """Carry it out; where no answer is given the first is taken."""
        left = list(answers)
        use = self.use = self.used(**more)
        procedure = effect.resolve(use)
        value: Any = None
        for _ in range(20):
            try:
                question: Any = procedure.send(value)
            except StopIteration as end:
                result = end.value
                break
            if isinstance(question.about, OfAbility):
                self.doing.append(question.about.doing)
            answer = left.pop(0) if left else question.options[0]
            value = settle(question, answer if question.single or isinstance(answer, tuple) else (answer,))
        assert not left, f"answers that nobody asked for: {left}"
        assert isinstance(result, bool)
        return result


# ── tokens ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_damage() -> None:
    trial = Trial()
    assert trial.could(w.deal(1, w.one(THEIRS)))
    assert trial.did(w.deal(1, w.one(THEIRS)), trial.death)
    assert trial.use is not None
    assert (trial.use.number, trial.use.paid, trial.doing) == (1, [trial.death], ["damage"])
    assert not trial.did(w.deal(0, w.one(THEIRS)), trial.death)
    assert not trial.could(w.they_distribute(0))
    assert trial.could(w.they_distribute(1))


def test_shields() -> None:
    trial = Trial()
    assert trial.did(w.shields(1, w.one(OWN)), trial.gun)
    trial.t.pieces[trial.gun].shields = MOST_SHIELDS
    assert not trial.did(w.shields(1, w.one(OWN)), trial.gun)
    assert trial.doing == ["shield", "shield"]
    assert trial.could(w.spread_shields(1))
    trial.t.pieces[trial.rebel].shields = MOST_SHIELDS
    assert not trial.could(w.spread_shields(1))
    assert not trial.did(w.spread_shields(1))
    assert trial.did(w.remove_shields(2, w.one(OWN)), trial.gun)
    assert trial.use is not None
    assert trial.use.number == 2
    assert not trial.could(w.remove_shields(1, w.one(THEIRS)))
    assert not trial.did(w.remove_shields(1, w.one(THEIRS)))


def test_healing_and_moving() -> None:
    trial = Trial()
    assert not trial.did(w.heal(1, w.one(OWN)), trial.gun)
    assert not trial.could(w.move_damage(1, w.one(OWN), THEIRS))
    trial.t.pieces[trial.gun].damage = 3
    assert trial.did(w.heal(1, w.one(OWN)), trial.gun)
    assert trial.could(w.move_damage(1, w.one(OWN), THEIRS))
    assert trial.did(w.move_damage(1, w.one(OWN), THEIRS), trial.death)
    assert (trial.t.pieces[trial.gun].damage, trial.t.pieces[trial.death].damage) == (1, 1)
    assert not trial.did(w.move_damage(1, w.one(OWN), w.support))  # nowhere to go
    assert trial.doing[-2:] == ["move-damage", "take-damage-from"] or "move-damage" in trial.doing


def test_moving_shields() -> None:
    trial = Trial()
    assert not trial.could(w.move_shield(w.one(OWN), THEIRS))
    trial.t.pieces[trial.gun].shields = 2
    assert trial.could(w.move_shield(w.one(OWN), THEIRS))
    assert trial.did(w.move_shield(w.one(OWN), THEIRS), trial.death)
    assert (trial.t.pieces[trial.gun].shields, trial.t.pieces[trial.death].shields) == (1, 1)
    trial.t.pieces[trial.death].shields = trial.t.pieces[trial.trooper].shields = MOST_SHIELDS
    assert not trial.did(w.move_shield(w.one(OWN), THEIRS))
    trial.t.pieces[trial.gun].shields, trial.t.pieces[trial.death].shields = 3, 1
    assert trial.did(w.move_shield(w.one(OWN), THEIRS, any_number=True), "2")
    assert (trial.t.pieces[trial.gun].shields, trial.t.pieces[trial.death].shields) == (1, 3)


def test_counters_on_a_card() -> None:
    trial = Trial()
    trial.this = trial.gun
    assert trial.did(w.put_damage_here(2))
    assert trial.t.pieces[trial.gun].damage == 2
    trial.this = trial.stage.held(0, "block")
    assert not trial.did(w.put_damage_here(2))


def test_defeat() -> None:
    trial = Trial()
    assert trial.did(w.defeat_it(w.one(THEIRS)), trial.death)
    assert trial.death not in trial.t.pieces
    assert trial.doing == ["defeat"]


# ── resources ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_resources() -> None:
    trial = Trial(resources=2)
    assert trial.could(w.gain(1))
    assert trial.did(w.gain(1))
    assert not trial.could(w.gain(0))
    assert not trial.did(w.gain(0))
    assert trial.could(w.spend(3))
    assert not trial.could(w.spend(4))
    assert not trial.did(w.spend(4))
    assert trial.did(w.spend(3))
    assert trial.t.resources == [0, 2]
    assert trial.could(w.they_lose(5))
    assert trial.did(w.they_lose(5))
    assert trial.use is not None
    assert trial.use.number == 2
    assert not trial.could(w.they_lose(1))
    assert not trial.did(w.they_lose(1))


def test_spending_or_spotting() -> None:
    trial = Trial(resources=1)
    cost = w.spend_or_spot(2, w.support)
    assert not trial.could(cost)
    assert not trial.did(cost)
    trial.t.resources[0] = 2
    assert trial.could(cost)
    assert trial.did(cost)
    assert trial.t.resources[0] == 0
    trial.stage.support(0, "black-one")
    assert trial.could(cost)
    assert trial.did(cost)
    assert trial.t.resources[0] == 0


# ── cards in play ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_exhausting_and_readying() -> None:
    trial = Trial()
    trial.this = trial.gun
    assert trial.could(w.exhaust_this())
    assert not trial.could(w.ready_up(w.one(OWN)))
    assert trial.did(w.exhaust_this())
    assert not trial.could(w.exhaust_this())
    assert not trial.did(w.exhaust_this())
    assert trial.did(w.ready_up(w.one(OWN)))
    assert not trial.t.pieces[trial.gun].exhausted
    trial.this = trial.stage.held(0, "block")
    assert not trial.could(w.exhaust_this())
    assert not trial.did(w.exhaust_this())
    assert trial.did(w.exhaust(w.one(THEIRS)), trial.death)
    assert trial.use is not None
    assert trial.use.paid == [trial.death]
    assert trial.did(w.exhaust(THEIRS))
    assert not trial.could(w.exhaust(w.one(THEIRS)))


def test_activating() -> None:
    trial = Trial()
    assert trial.did(w.activate(w.one(OWN)), trial.gun)
    assert die_of(trial.gun) in trial.t.pools[0]
    assert trial.did(w.activate(w.one(OWN)))
    assert not trial.could(w.activate(w.one(OWN)))
    assert not trial.could(w.activate(w.one(THEIRS)))


def test_leaving_play() -> None:
    trial = Trial()
    knife = trial.stage.upgrade(trial.gun, "vibroknife")
    blaster = trial.stage.upgrade(trial.gun, "holdout-blaster")
    rifle = trial.stage.upgrade(trial.trooper, "f-11d-rifle")
    assert trial.did(w.discard_card(w.one(w.upgrade & w.enemy)))
    assert trial.use is not None
    assert (trial.use.paid, trial.use.number, rifle in trial.t.discards[1]) == ([rifle], 1, True)
    trial.this = knife
    assert trial.could(w.discard_this())
    assert trial.did(w.discard_this())
    assert not trial.could(w.discard_this())
    assert not trial.did(w.discard_this())
    assert not trial.could(w.leave_this("hand"))
    assert not trial.did(w.leave_this("hand"))
    trial.this = blaster
    assert trial.could(w.leave_this("top"))
    assert trial.did(w.leave_this("top"))
    assert trial.t.decks[0][-1] == blaster
    scope = trial.stage.upgrade(trial.gun, "vibroknife")
    assert trial.did(w.return_to_hand(w.one(w.upgrade & w.yours)))
    assert scope in trial.t.hands[0]


def test_moving_an_upgrade() -> None:
    trial = Trial()
    knife = trial.stage.upgrade(trial.gun, "vibroknife")
    assert not trial.did(w.move_upgrade(w.one(w.upgrade & w.yours), w.support))
    assert trial.did(w.move_upgrade(w.one(w.upgrade & w.yours), OWN))
    assert trial.t.pieces[knife].host == trial.rebel
    trial.this = knife
    assert trial.could(w.move_this_to(OWN))
    assert trial.did(w.move_this_to(OWN))
    assert trial.t.pieces[knife].host == trial.gun
    assert not trial.could(w.move_this_to(w.support))
    assert not trial.did(w.move_this_to(w.support))
    trial = Trial()
    third = trial.stage._in_play(0, "clone-trooper", "character", 1)
    trial.this = trial.stage.upgrade(trial.gun, "vibroknife")
    assert trial.did(w.move_upgrade(w.one(w.upgrade & w.yours), OWN), third)
    assert trial.did(w.move_this_to(OWN), trial.rebel)
    assert trial.doing == ["move-to", "move-to"]


@pytest.mark.parametrize("where", ["aside", "top", "under"])
def test_where_an_event_goes(where: str) -> None:
    trial = Trial()
    trial.this = trial.stage._number(0, "block")
    assert not trial.did(w.this_event_goes(where))
    trial.t.limbo = [trial.this]
    assert trial.did(w.this_event_goes(where))
    assert trial.t.limbo == []
    zones = {"aside": trial.t.asides[0][-1:], "top": trial.t.decks[0][-1:], "under": trial.t.decks[0][:1]}
    assert zones[where] == [trial.this]
    assert (trial.this in trial.t.known[1]) is (where != "aside")


# ── turns ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_turns() -> None:
    trial = Trial()
    assert trial.did(w.additional_actions(2))
    assert trial.t.extra == [0, 0]
    assert trial.did(w.end_action_phase())
    assert (trial.t.ending, trial.t.extra) == (True, [])


def test_what_changes_a_moment() -> None:
    trial = Trial()
    for effect, after in ((w.cheaper(1), 4), (w.block(2), 1), (w.raise_value(2), 5)):
        moment = Moment(("damage",), trial.gun, amount=3)
        assert trial.did(effect, moment=moment)
        assert moment.amount == after
    moment = Moment(("damage",), trial.gun, seat=1)
    assert trial.did(w.the_one_who_did_it(), moment=moment)
    assert trial.use is not None
    assert trial.use.foe == 1


# ── hand and deck ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_drawing() -> None:
    trial = Trial(deck=4)
    assert trial.could(w.draw(1))
    assert trial.did(w.draw(1))
    assert not trial.did(w.draw(0))
    assert trial.did(w.draw_to_hand_size())
    assert len(trial.t.hands[0]) == 4  # the deck has run out
    assert not trial.could(w.draw(1))
    assert not trial.did(w.draw(1))
    assert not trial.did(w.draw_to_hand_size())
    assert trial.did(w.everybody_draws(2))
    assert len(trial.t.hands[1]) == 2


def test_discarding_ones_own() -> None:
    trial = Trial()
    assert not trial.could(w.discard_own(1))
    assert not trial.did(w.discard_own(1))
    assert trial.could(w.discard_own(1, up_to=True))
    block, aim = trial.stage.hand(0, "block", "aim")
    assert trial.could(w.discard_own(2))
    assert not trial.could(w.discard_own(3))
    assert not trial.could(w.discard_own(1, w.upgrade))
    assert trial.did(w.discard_own(1), aim)
    assert trial.use is not None
    assert (trial.use.paid, trial.use.number, trial.doing) == ([aim], 1, ["discard"])
    assert trial.did(w.discard_own(2, up_to=True), ())
    trial.this = block
    assert not trial.could(w.discard_own(1))  # not the card itself


def test_what_opponents_lose() -> None:
    trial = Trial(deck=4)
    for effect in (w.they_discard(1), w.they_discard_random(1), w.discard_seen(1, w.event_card)):
        trial.t.hands[1] = []
        assert not trial.could(effect)
        assert not trial.did(effect)
        trial.stage.hand(1, "block", "aim")
        assert trial.could(effect)
        assert trial.did(effect)
        assert len(trial.t.hands[1]) == 1
    assert trial.doing == ["discard", "discard"]
    trial.stage.hand(1, "block", "aim")
    assert not trial.did(w.discard_seen(2, w.event_card), ())
    assert trial.could(w.they_mill(1))
    assert trial.did(w.they_mill(1))
    assert not trial.did(w.they_mill(0))
    assert trial.did(w.they_mill(2))
    assert not trial.did(w.they_mill(2))  # only one was left
    assert not trial.could(w.they_mill(1))
    assert trial.did(w.each_opponent_mills(1))


def test_milling_ones_own() -> None:
    trial = Trial(deck=3)
    assert trial.could(w.mill_own(2))
    assert trial.did(w.mill_own(2))
    assert trial.use is not None
    assert len(trial.use.paid) == 2
    assert not trial.did(w.mill_own(2))
    assert not trial.could(w.mill_own(1))


def test_under_the_deck() -> None:
    trial = Trial()
    assert not trial.could(w.put_under_deck(1))
    assert not trial.did(w.put_under_deck(1))
    block, aim = trial.stage.hand(0, "block", "aim")
    trial.t.known[1] = [block]
    assert trial.could(w.put_under_deck(1))
    assert trial.did(w.put_under_deck(1), aim)
    assert (trial.t.decks[0][0], trial.t.hands[0], trial.doing) == (aim, [block], ["under"])
    assert (trial.t.known[0], trial.t.known[1]) == ([aim], [])  # nobody can tell which it was
    assert not trial.did(w.put_under_deck(1, up_to=True), ())


def test_looking() -> None:
    trial = Trial()
    assert not trial.did(w.look_at_hand())
    (block,) = trial.stage.hand(1, "block")
    assert trial.did(w.look_at_hand())
    assert trial.t.known[0] == [block]


def test_playing_through_a_card() -> None:
    trial = Trial()
    effect = w.play_a_card(w.upgrade, free=True)
    assert not trial.could(effect)
    assert not trial.did(effect)
    (knife,) = trial.stage.hand(0, "vibroknife")
    assert trial.could(effect)
    assert not trial.did(effect, "no")
    assert trial.did(effect, knife, trial.gun)
    assert trial.t.pieces[knife].host == trial.gun


def test_taking_from_the_discard_pile() -> None:
    trial = Trial()
    assert not trial.could(w.take_from_discard(w.event_card))
    assert not trial.did(w.take_from_discard(w.event_card))
    block, aim = trial.stage.discarded(0, "block"), trial.stage.discarded(0, "aim")
    assert not trial.did(w.take_from_discard(w.event_card, optional=True), "no")
    assert trial.did(w.take_from_discard(w.event_card), aim)
    assert trial.t.hands[0] == [aim]
    assert trial.did(w.take_from_discard(w.event_card, to="deck"))
    assert (trial.t.decks[0][-1], trial.t.discards[0]) == (block, [])
    assert {aim, block} <= set(trial.t.known[1])
    assert trial.doing == ["take", "take"]


def test_searching_a_deck() -> None:
    trial = Trial(deck=0)
    assert not trial.could(w.search_deck(w.event_card))
    assert not trial.did(w.search_deck(w.event_card))
    knife = trial.stage.on_top(0, "vibroknife")
    block = trial.stage.on_top(0, "block")
    trial.stage.on_top(0, "aim")
    assert not trial.did(w.search_deck(w.upgrade), "no")
    assert trial.did(w.search_deck(w.upgrade), knife)
    assert trial.t.hands[0] == [knife]
    trial.t.decks[0] = [trial.stage._number(0, "aim"), block, trial.stage._number(0, "dodge")]
    first, _, top = trial.t.decks[0]
    assert trial.did(w.search_deck(w.event_card, top=2), block)
    assert trial.t.decks[0] == [top, first]  # what was looked at goes underneath


# ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_removing_dice() -> None:
    trial = Trial()
    assert not trial.could(w.remove(w.one(THEIR_DIE)))
    assert not trial.could(w.they_remove(1))
    assert not trial.did(w.they_remove(1))
    shown = trial.stage.show(trial.trooper, "2RD")
    assert trial.could(w.they_remove(1))
    assert trial.did(w.remove(w.one(THEIR_DIE)))
    assert trial.use is not None
    assert (trial.use.number, trial.use.paid) == (2, [shown])
    trial.stage.show(trial.trooper, "2RD")
    assert trial.did(w.they_remove(1))
    assert trial.t.pools[1] == []
    trial.this = trial.gun
    assert not trial.could(w.remove_this_die())
    assert not trial.did(w.remove_this_die())
    trial.stage.show(trial.gun, "1R")
    assert trial.could(w.remove_this_die())
    assert trial.did(w.remove_this_die())
    assert set(trial.doing) <= {"remove"}


def test_rolling_dice() -> None:
    trial = Trial()
    assert not trial.could(w.reroll(w.one(OWN_DIE)))
    trial.this = trial.gun
    assert trial.did(w.roll_dice_of(w.this))
    assert not trial.did(w.roll_dice_of(w.this))  # it lies in the pool already
    assert trial.did(w.reroll(w.one(OWN_DIE)))
    assert trial.use is not None
    assert trial.use.paid == [die_of(trial.gun)]
    assert trial.did(w.reroll_this_die(), die=die_of(trial.gun))
    assert trial.use.stays
    assert not trial.could(w.roll_set_aside(1, "Hired Gun"))
    assert not trial.did(w.roll_set_aside(1, "Hired Gun"))
    spare = trial.stage.spare(0, "hired-gun")
    assert trial.could(w.roll_set_aside(1, "Hired Gun"))
    assert trial.did(w.roll_set_aside(1, "Hired Gun"))
    assert spare in trial.t.pools[0]


def test_turning_dice() -> None:
    trial = Trial()
    shown = trial.stage.show(trial.gun, "-")
    assert not trial.could(w.turn(w.one(OWN_DIE), w.blank_side))  # it shows its only blank
    assert trial.could(w.turn(w.one(OWN_DIE)))
    assert trial.did(w.turn(w.one(OWN_DIE), w.side_showing("disrupt")))
    assert trial.use is not None
    assert trial.use.paid == [shown]
    assert trial.t.showing[shown] == 2


def test_resolving_dice() -> None:
    trial = Trial(resources=0)
    trial.stage.show(trial.gun, "1R")
    assert trial.could(w.resolve(w.one(OWN_DIE)))
    assert trial.did(w.resolve(w.one(OWN_DIE)))
    assert trial.t.resources[0] == 1
    trial.stage.show(trial.gun, "-")
    assert not trial.could(w.resolve(w.one(OWN_DIE)))
    assert not trial.could(w.resolve_as_another())
    trial.stage.show(trial.gun, "1R")
    assert not trial.could(w.resolve_as_another())  # not twice in one action
    trial.t.resolved.clear()
    assert trial.could(w.resolve_as_another())
    assert trial.did(w.resolve_as_another(), "disrupt")
    assert not trial.did(w.resolve_dice(2, w.die))
    trial.stage.show(trial.gun, "1R")
    trial.t.resolved.clear()
    assert trial.did(w.resolve_dice(2, w.die), die_of(trial.gun))
    assert not trial.could(w.resolve_dice(2, w.die))


def test_taking_the_hit() -> None:
    trial = Trial()
    assert not trial.did(w.take_the_hit(w.character))
    shown = trial.stage.show(trial.trooper, "2RD")
    assert trial.did(w.take_the_hit(w.character), trial.gun)
    assert shown not in trial.t.showing
    assert trial.t.pieces[trial.gun].damage == 2
    trial.stage.show(trial.trooper, "2RD")
    assert not trial.did(w.take_the_hit(w.support))  # nobody to be hit
    assert shown in trial.t.showing


# ── the battlefield ────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_battlefield() -> None:
    trial = Trial()
    assert not trial.could(w.take_field())
    assert not trial.did(w.take_field())
    trial.t.control = trial.t.pieces[trial.t.field].controller = 1
    assert trial.could(w.take_field())
    assert trial.did(w.take_field())
    assert (trial.t.control, trial.t.pieces[trial.t.field].controller) == (0, 0)
    assert trial.did(w.use_field())
    assert not trial.could(w.use_unused_field())
    assert not trial.did(w.use_unused_field())
    assert not trial.did(w.switch_field())
    other = trial.stage.aside(1, "starship-graveyard")
    assert trial.could(w.use_unused_field())
    assert trial.did(w.switch_field())
    assert trial.t.field == other
    assert trial.t.pieces[other].controller == 0
    assert other not in trial.t.asides[1]


# ── putting together ───────────────────────────────────────────────────────────────────────────────────────────────


def test_putting_together() -> None:
    trial = Trial(resources=1)
    paying = w.paying(w.spend(1), w.gain(2))
    assert trial.could(paying)
    assert trial.did(paying)
    trial.t.resources[0] = 0
    assert not trial.could(paying)
    assert not trial.did(paying)
    assert not trial.could(w.paying(w.gain(1), w.gain(0)))
    assert trial.could(w.require(w.you_control_field))
    assert trial.did(w.require(w.you_control_field))
    trial.t.control = 1
    assert not trial.could(w.require(w.you_control_field))
    assert not trial.did(w.require(w.you_control_field))
    assert trial.could(w.spot(OWN, 2))
    assert trial.did(w.spot(OWN, 2))
    assert not trial.could(w.spot(OWN, 3))
    assert not trial.did(w.spot(OWN, 3))
    assert trial.did(w.pick_out(w.one(THEIRS)), trial.death)
    assert trial.use is not None
    assert trial.use.paid == [trial.death]
    assert trial.could(w.all_of(w.gain(0), w.gain(1)))
    assert not trial.could(w.all_of(w.gain(0), w.spend(9)))
    assert not trial.could(w.against())
    assert trial.did(w.against())
    assert trial.use.foe == 1
