"""More for tests: places in mm, one ship's activation, a match that stands at a given table."""

from __future__ import annotations

from typing import Any

from dejarik.core.match import Match
from dejarik.core.note import Note
from dejarik.core.question import Option, any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.words import explain
from dejarik.games.xwing import GAME
from dejarik.games.xwing.geometry import Pose
from dejarik.games.xwing.rules.activation import activate
from dejarik.games.xwing.state import Obstacle, Ship, Table
from dejarik.lab.stage import refusal
from tests.games.xwing.flight import Asked, play


def mm(x: float, y: float, h: float = 0) -> Pose:
    return round(x * 1000), round(y * 1000), round(h * 1000)


def put(ship: Ship, x: float, y: float, h: float = 0) -> Ship:
    """Stand a ship at a place in fractions of a millimetre."""
    ship.x, ship.y, ship.h = mm(x, y, h)
    return ship


def fly(table: Table, ship: Ship, bearing: str, speed: int, *answers: Any) -> Asked:
    """Set a ship's dial and activate it."""
    ship.bearing, ship.speed = bearing, speed
    table.phase = "activation"
    return play(activate(table, [ship]), *answers)


def standing(table: Table, seats: int = 2) -> Match:
    """A match that stands at this table, before its next procedure."""
    return Match.at(GAME, table, seats)


def new(options: dict[str, Any] | None = None, seats: int = 2, seed: int = 1) -> Match:
    return Match(GAME, seats, options or {}, seed)


def drive(match: Match, until: str, seed: int = 1) -> Match:
    """Answer anything until some seat is asked this."""
    rng = Rng.from_seed(seed)
    while not match.over and all(question.kind != until for question in match.questions.values()):
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, rng))
    return match


def refused(match: Match, seat: int, answer: Option) -> Refused:
    """The refusal of an answer; nothing may have changed."""
    return refusal(match, seat, answer)


def sentence(refused: Refused, lang: str = "en") -> str:
    return explain(refused, lang, GAME.presenter.texts)


def rock(x: float, y: float, shape: int = 4, h: float = 0) -> Obstacle:
    """An asteroid (number 4 is the smallest, about 45 mm across)."""
    spot = mm(x, y, h)
    return Obstacle(shape, *spot)


def kinds_told(table: Table) -> list[type[Note]]:
    return [type(line.note) for line in table.notes or []]
