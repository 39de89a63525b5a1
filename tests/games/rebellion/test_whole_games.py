"""Whole games at random, of every kind and for every number of players: the books are kept all the way, what is asked
is sound, and whoever guesses deals out the same box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.facts import EMPIRE, REBEL
from dejarik.games.rebellion.options import Options
from dejarik.games.rebellion.setup import setup
from dejarik.games.rebellion.state import Table
from tests.games.rebellion.inventory import action_cards, mission_cards, objective_cards, probe_cards, tactic_cards
from tests.games.rebellion.stage import Scene

CINEMA = {"expansion": True, "cinematic": True}
FULL = {"expansion": True, "expansion_units": True, "expansion_missions": True}
GAMES = [
    pytest.param(2, 5, {}, id="base"),
    pytest.param(4, 6, {}, id="team"),
    pytest.param(2, 3, {"first_game": True}, id="first"),
    pytest.param(2, 7, {"expansion": True}, id="expansion"),
    pytest.param(3, 8, FULL, id="three"),
    pytest.param(2, 9, CINEMA, id="cinema"),
    pytest.param(4, 10, CINEMA, id="cinema-team"),
]


def played(seats: int, seed: int, options: Options) -> Iterator[Scene]:
    """A game in which everybody does anything; every answer is audited once the table is laid."""
    scene = Scene(GAME, setup(seats, options, Rng.from_seed(seed)), seats, options)
    rng = Rng.from_seed(seed)
    while not scene.match.over:
        seat, question = next(iter(scene.match.questions.items()))
        if scene.table.phase == "setup":
            scene.sound(question)
            scene.match.answer(seat, any_answer(question, rng))
        else:
            scene.answer(seat, any_answer(question, rng))
        yield scene


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_books_are_kept_through_a_whole_game(seats: int, seed: int, options: dict[str, bool]) -> None:
    steps = list(played(seats, seed, Options(**options)))
    assert steps[-1].match.over
    assert steps[-1].winner


# ── guessing ───────────────────────────────────────────────────────────────────────────────────────────────────────

#: What a table hides from the Empire, and from the Rebels.
HIDDEN: dict[int, dict[str, Callable[[Table], object]]] = {
    EMPIRE: {
        "the base": lambda table: table.base,
        "the probe deck": lambda table: table.probes,
        "objectives in hand": lambda table: table.objective_hand,
        "the objective deck": lambda table: table.objectives,
        "objectives out of the game": lambda table: table.objectives_out,
        "Rebel missions": lambda table: table.hands[REBEL],
        "Rebel missions on the table": lambda table: table.assigned[REBEL],
        "both mission decks": lambda table: table.decks[REBEL] and table.decks[EMPIRE],
        "Rebel action cards": lambda table: table.actions[REBEL],
        "the Rebel action deck": lambda table: table.action_decks[REBEL],
        "the own action deck": lambda table: table.action_decks[EMPIRE],
        "Rebel action cards out of the game": lambda table: table.actions_out[REBEL],
        "own action cards out of the game": lambda table: table.actions_out[EMPIRE],
        "the project deck": lambda table: table.projects,
    },
    REBEL: {
        "the probe deck": lambda table: table.probes,
        "probe cards of the Empire": lambda table: set(table.probe_hand),
        "the objective deck": lambda table: table.objectives,
        "Imperial missions": lambda table: table.hands[EMPIRE],
        "Imperial missions on the table": lambda table: table.assigned[EMPIRE],
        "the Imperial mission deck": lambda table: table.decks[EMPIRE],
        "the own mission deck": lambda table: table.decks[REBEL],
        "Imperial action cards": lambda table: table.actions[EMPIRE],
        "the Imperial action deck": lambda table: table.action_decks[EMPIRE],
        "the own action deck": lambda table: table.action_decks[REBEL],
        "the project deck": lambda table: table.projects,
    },
}
#: What a side holds itself.
OWN: dict[int, Callable[[Table], object]] = {
    EMPIRE: lambda table: (table.hands[EMPIRE], table.assigned[EMPIRE], table.actions[EMPIRE], table.probe_hand),
    REBEL: lambda table: (table.hands[REBEL], table.assigned[REBEL], table.actions[REBEL], table.objective_hand),
}


def everything(table: Table) -> list[Counter[object]]:
    kinds = (mission_cards, action_cards, objective_cards, probe_cards, tactic_cards)
    return [Counter(cards(table)) for cards in kinds]


@pytest.mark.parametrize(("seed", "options"), [(21, {}), (22, {"expansion": True})], ids=["base", "expansion"])
def test_a_guess_deals_out_the_same_box_anew(seed: int, options: dict[str, bool]) -> None:
    varied: dict[int, set[str]] = {REBEL: set(), EMPIRE: set()}
    wanted: dict[int, set[str]] = {REBEL: set(), EMPIRE: set()}
    rng = Rng.from_seed(seed)
    for number, scene in enumerate(played(2, seed, Options(**options))):
        if number % 9 or scene.match.over:
            continue
        table = scene.table
        for side in (REBEL, EMPIRE):
            seat = table.seat(side, 0)
            twin = scene.match.guess(seat, rng)
            assert everything(twin.table) == everything(table)
            assert twin.view(seat) == scene.match.view(seat)
            assert OWN[side](twin.table) == OWN[side](table)
            wanted[side] |= {name for name, zone in HIDDEN[side].items() if zone(table)}
            varied[side] |= {name for name, zone in HIDDEN[side].items() if zone(twin.table) != zone(table)}
    assert varied == wanted
