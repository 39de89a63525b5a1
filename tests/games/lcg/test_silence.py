"""Who is asked must not tell what is held: whoever could hold an answer is asked, and nobody else."""

from __future__ import annotations

import pytest

from dejarik.core.rng import Rng
from tests.games.lcg.stage import DARK, LIGHT, Scene


@pytest.mark.rule("lcg.state.hand-hidden", "lcg.gap.ability-needs-play")
def test_whoever_could_hold_an_answer_is_asked_whatever_it_costs() -> None:
    """Human Replica Droid comes from hand without being paid for: even a poor player could hold it."""
    asked = []
    for held in ("human-replica-droid", "espo-trooper"):
        scene = Scene(brisk=False)
        goal = scene.light.objective("a-heros-journey")
        tie, luke = scene.dark.unit("tie-fighter"), scene.light.unit("luke-skywalker", focus=1)
        scene.dark.hand(held)
        scene.dark.deck("human-replica-droid")
        scene.engage(goal, [tie], [luke])
        scene.table.contest = (LIGHT, DARK)
        scene.table.stacks[DARK] = [scene.dark._new("nightsister")]
        scene.table.revealed = True
        play = scene.start("engagement.7", "dark", halts=("engagement.8",))
        for piece in play.table.pieces.values():
            piece.focus = 1
        asked.append(play.asked)
    assert asked == ["dark reaction", "dark reaction"]


@pytest.mark.rule("lcg.state.hand-hidden", "lcg.discard.pile")
def test_who_has_named_cards_to_discard_cannot_take_that_back_alone() -> None:
    """They are shown as soon as they are named, although their order is asked for before they go."""
    scene = Scene()
    scene.dark.deck("it-binds-all-things")
    scene.dark.hand(*["espo-trooper"] * 6)
    first, second = scene.dark.hand("tie-fighter"), scene.dark.hand("tie-bomber")
    play = scene.start("draw.3", "dark", halts=("draw.4",))
    play.answer("dark", (first, second))
    assert play.asked == "dark discard-order"
    assert play.match.undo_needs(DARK) == (LIGHT,)
    assert {face.id for face in play.match.view(LIGHT).sides[DARK].hand} == {first, second}
    for seed in range(5):
        assert {first, second} <= set(play.match.guess(LIGHT, Rng.from_seed(seed)).table.hands[DARK])


def test_hidden_cards_do_not_show_in_who_is_asked() -> None:
    """Whoever could hold an answer is asked, whether the hand holds it or not."""
    asked = []
    for held in ("double-strike", "a-wing"):
        scene = Scene(brisk=False)
        goal, luke = scene.dark.objective("shadows-of-dathomir"), scene.light.unit("luke-skywalker")
        scene.light.deck("double-strike")
        scene.light.hand(held)
        scene.engage(goal, [luke], edge="light")
        play = scene.start("engagement.9", "light")
        asked.append(play.asked)
        assert (len(play.options) > 1) == (held == "double-strike")
    assert asked == ["light reaction"] * 2


@pytest.mark.parametrize("where", ["nowhere", "discard", "enhancement", "deck", "captive", "stack"])
def test_who_cannot_hold_an_answer_for_all_to_see_is_not_asked(where: str) -> None:
    """Deck lists are open: a card that was not brought, or that lies open, is in nobody's hand."""
    scene = Scene(brisk=False)
    goal, luke = scene.dark.objective("shadows-of-dathomir"), scene.light.unit("luke-skywalker")
    scene.light.hand("a-wing")
    if where == "stack":
        scene.table.stacks[LIGHT] = [scene.light._new("double-strike")]
    elif where == "captive":
        scene.light.captive("double-strike", goal)
    elif where != "nowhere":
        getattr(scene.light, where)("double-strike")
    scene.engage(goal, [luke], edge="light")
    play = scene.start("engagement.9", "light")
    assert (play.asked == "light reaction") == (where in ("deck", "captive", "stack"))


def test_a_guess_stands_in_the_same_window_although_others_are_passed_over_in_silence() -> None:
    """Brisk play: who is asked is able to do something, and so is whoever is put in their place in a guess."""
    scene = Scene()
    scene.light.unit("luke-skywalker")
    scene.dark.hand("force-choke")
    play = scene.start("draw.4", "dark")
    assert (play.asked, play.table.step) == ("dark action", "draw.4")
    guessed = [play.match.guess(LIGHT, Rng.from_seed(seed)).table for seed in range(10)]
    assert {table.step for table in guessed} == {"draw.4"}
