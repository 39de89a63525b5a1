"""Победа: objectives, the dial, empty decks; what happens to destroyed objectives."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.cards.words import (
    action,
    advance_dial,
    damage,
    damaged,
    destroy,
    draw,
    each,
    focus,
    friendly,
    objective,
    target,
)
from dejarik.games.lcg.notes import DialShows
from tests.games.lcg.stage import DARK, LIGHT, Scene, invent

SELF_HARM = invent("test-self-harm", "event", "dark", action(destroy(target(objective))), cost=0)


DIAL_EVENT = invent("test-dial", "event", "dark", action(advance_dial(1)), cost=0)


CATASTROPHE = invent("test-catastrophe", "event", "light", action(destroy(each(objective & damaged))), cost=0)


@pytest.mark.rule("lcg.win.table", "lcg.win.light-three", "lcg.state.victory-pile")
def test_three_dark_objectives_win_in_any_turn() -> None:
    scene = Scene()
    own = scene.dark.objective("shadows-of-dathomir")
    scene.light.victory("shadows-of-dathomir", "shadows-of-dathomir")
    event = scene.dark.hand(SELF_HARM)
    play = scene.start("refresh.5", "dark")
    play.answer("dark", ("play", event)).answer("dark", own)
    assert play.match.over
    assert own in play.table.victories[LIGHT]
    assert own not in play.table.discards[DARK] + play.table.discards[LIGHT]
    assert play.match.outcome is not None
    assert (play.match.outcome.winners, play.match.outcome.result) == ((LIGHT,), "light-objectives")


@pytest.mark.rule("lcg.win.table", "lcg.win.dark-dial")
def test_the_dial_wins_in_any_turn() -> None:
    scene = Scene()
    scene.table.dial = 11
    event = scene.dark.hand(DIAL_EVENT)
    play = scene.start("refresh.5", "light")
    play.until("dark action").answer("dark", ("play", event))
    assert play.match.over
    assert play.match.outcome is not None
    assert play.match.outcome.result == "dark-dial"


@pytest.mark.rule("lcg.win.table", "lcg.win.deck-out-command", "lcg.gap.draw-one-at-a-time")
@pytest.mark.parametrize("seat", ["light", "dark"])
def test_drawing_from_an_empty_deck_loses(seat: str) -> None:
    scene = Scene()
    side = getattr(scene, seat)
    side.hand(*["rebel-trooper"] * 4)
    side.deck("a-wing")
    play = scene.start("draw.2", seat, full=False)
    play.answer(seat, "pass")
    assert play.match.over
    assert len(play.table.hands[side.seat]) == 5
    assert play.table.winner == 1 - side.seat
    assert play.table.result == "deck-out"


@pytest.mark.rule("lcg.win.last-card-safe")
def test_an_empty_deck_alone_is_no_loss() -> None:
    scene = Scene()
    scene.light.hand(*["rebel-trooper"] * 5)
    scene.light.deck("a-wing")
    play = scene.start("draw.2", "light", full=False, halts=("draw.4",))
    play.answer("light", "pass")
    assert play.asked == "light halt"
    assert play.table.decks[LIGHT] == []


@pytest.mark.rule("lcg.win.table", "lcg.win.deck-out-objective")
@pytest.mark.parametrize("seat", ["light", "dark"])
def test_an_empty_objective_deck_loses(seat: str) -> None:
    scene = Scene()
    for side in (scene.light, scene.dark):
        for _ in range(2):
            side.objective("shadows-of-dathomir" if side is scene.dark else "a-heros-journey")
    play = scene.start("refresh.4", seat, full=False)
    assert play.match.over
    assert play.table.winner == (DARK if seat == "light" else LIGHT)
    assert play.table.result == "objectives-out"


@pytest.mark.rule("lcg.gap.simultaneous-victory")
def test_the_active_player_orders_destroyed_objectives() -> None:
    scene = Scene()
    light = scene.light.objective("a-heros-journey", damage=1)
    dark = scene.dark.objective("shadows-of-dathomir", damage=1)
    scene.table.dial = 11
    scene.light.victory("shadows-of-dathomir", "shadows-of-dathomir")
    event = scene.light.hand(CATASTROPHE)
    play = scene.start("refresh.5", "light")
    play.answer("light", ("play", event))
    assert play.asked == "light destroy-first"
    assert set(play.options) == {light, dark}
    play.answer("light", dark)
    assert play.match.over
    assert play.table.winner == LIGHT
    assert play.table.dial == 11


@pytest.mark.rule("lcg.gap.two-objectives-at-once", "lcg.destroy.dial-advance", "lcg.destroy.example-dial")
def test_the_dial_advances_by_the_size_of_the_pile() -> None:
    scene = Scene()
    scene.table.dial = 3
    first = scene.light.objective("a-heros-journey", damage=1)
    second = scene.light.objective("a-heros-journey", damage=1)
    event = scene.light.hand(CATASTROPHE)
    play = scene.start("refresh.5", "light")
    play.answer("light", ("play", event)).answer("light", second)
    assert [note.number for note in play.told(DialShows)] == [4, 6]
    assert play.table.victories[DARK] == [second, first]


@pytest.mark.rule("lcg.gap.dial-overshoot", "lcg.comp.dial")
def test_the_dial_never_shows_more_than_twelve() -> None:
    scene = Scene()
    scene.table.dial = 11
    scene.dark.victory("a-heros-journey", "a-heros-journey")
    scene.light.objective("a-heros-journey", damage=1)
    event = scene.light.hand(CATASTROPHE)
    play = scene.start("refresh.5", "light")
    play.answer("light", ("play", event))
    assert play.match.over
    assert (play.table.dial, play.table.winner) == (12, DARK)


@pytest.mark.rule("lcg.gap.self-destroyed-objective", "lcg.destroy.objective")
def test_an_objective_lost_by_its_own_controller_goes_to_the_opponent() -> None:
    price = (focus(), damage(2, objective & friendly & damaged))
    pay = invent("test-reckless", "objective", "light", action(draw(1), cost=price), resources=1, capacity=5)
    scene = Scene()
    scene.table.dial = 5
    mine = scene.light.objective(pay, damage=3)
    upgrade = scene.dark.enhancement("stolen-plans", on=mine)
    play = scene.start("refresh.5", "light")
    play.answer("light", ("use", mine, 0))
    assert play.table.victories[DARK] == [mine]
    assert play.table.dial == 6
    assert upgrade in play.table.discards[DARK]
    assert not any(piece.damage for piece in play.table.pieces.values())
