"""Well-known libraries to measure ourselves against: each plays whole random games through its own Python interface."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

#: Plays one game to its end with random choices; how many choices players made.
PlayGame = Callable[[], int]


class Peer(NamedTuple):
    """A game of another library; `load` raises ImportError where the library is missing."""

    name: str
    library: str
    load: Callable[[], PlayGame]


def _open_spiel(name: str) -> PlayGame:
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def _rlcard(name: str) -> PlayGame:
    import rlcard

    env: Any = rlcard.make(name, config={"seed": 1})
    random = Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def _chess() -> PlayGame:
    import chess

    random = Random(1)

    def play() -> int:
        board = chess.Board()
        decisions = 0
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    return play


def peers() -> Iterator[Peer]:
    """All peers, the ones that our targets name first."""
    for name in ("hanabi", "backgammon", "gin_rummy"):
        yield Peer(f"OpenSpiel {name}", "open_spiel", lambda name=name: _open_spiel(name))  # type: ignore[misc]
    for name in ("uno", "gin-rummy"):
        yield Peer(f"RLCard {name}", "rlcard", lambda name=name: _rlcard(name))  # type: ignore[misc]
    yield Peer("python-chess", "chess", _chess)
