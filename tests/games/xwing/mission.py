"""Positions of the missions."""

from __future__ import annotations

from typing import Any

from dejarik.core.match import Match
from dejarik.core.question import Ask, any_answer
from dejarik.core.rng import Rng
from dejarik.games.xwing.rules.missions import ESCORT, WHISPERS
from dejarik.games.xwing.state import REBEL, Obstacle, Ship, Table
from tests.games.xwing.flight import fleet
from tests.games.xwing.sky import mm, put, standing


def shuttle(x: float, y: float, h: float = 0, **state: Any) -> Ship:
    ship = Ship(
        id=0,
        seat=0,
        side=REBEL,
        kind="shuttle",
        pilot="",
        upgrades=(),
        number=0,
        in_play=True,
        **{"shields": 0, **state},
    )
    return put(ship, x, y, h)


def escort(*ships: Ship, at_x: float = 450, at_y: float = 50, h: float = 0, **settings: Any) -> Table:
    """Mission 1; the shuttle is ship 0."""
    table = fleet(shuttle(at_x, at_y, h), *ships, mission=ESCORT, **settings)
    table.marked = 0
    return table


def end_phase(table: Table) -> Match:
    table.phase, table.step = "end", "start"
    return standing(table)


def order_of(match: Match, until: str = "dial") -> list[tuple[int, str]]:
    """Who is asked what while the game is set up."""
    found = []
    rng = Rng.from_seed(3)
    while all(question.kind != until for question in match.questions.values()):
        seat, question = next(iter(match.questions.items()))
        found.append((seat, question.kind))
        match.answer(seat, any_answer(question, rng))
    return found


def whispers(*ships: Ship, spots: tuple[tuple[float, float], ...] = ((450, 250), (600, 150)), **settings: Any) -> Table:
    table = fleet(*ships, mission=WHISPERS, **settings)
    table.satellites = [Obstacle(0, *mm(x, y)) for x, y in spots]
    table.satellites_left = list(range(len(spots)))
    return table


def options(match: Match, seat: int) -> list[Any]:
    question = match.questions[seat]
    assert isinstance(question, Ask)
    return [option for option in question.options if isinstance(option, tuple)]
