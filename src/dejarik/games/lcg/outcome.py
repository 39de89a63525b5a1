"""What probably comes of an answer, in numbers: the heart of a hint's reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dejarik.bots.search import Mind, played_on
from dejarik.core.bot import Seen
from dejarik.core.question import Option
from dejarik.core.rng import Rng
from dejarik.games.lcg.rules.force import force_total
from dejarik.games.lcg.rules.values import objectives, remaining, resource_value, units
from dejarik.games.lcg.state import Table

#: Answers that are given out of habit until the engagement, or the action, is over.
STEPS: Final = 160

#: What one of each is worth, for the choice of what to say.
WEIGHTS: Final[Mapping[str, float]] = {
    "win": 1000.0,
    "objective": 6.0,
    "keep-objective": 6.0,
    "unit": 3.0,
    "keep-unit": 3.0,
    "blast": 1.3,
    "ward": 1.2,
    "damage": 1.0,
    "heal": 1.0,
    "focus": 0.8,
    "ready": 0.8,
    "resource": 0.9,
    "deploy": 2.0,
    "draw": 0.7,
    "discard": 0.7,
    "shield": 0.5,
    "rescue": 1.5,
    "capture": 1.5,
    "force": 0.4,
    "dial": 1.0,
}


def gains(mind: Mind, seen: Seen, answer: Option, instead: Option | None = None) -> dict[str, int]:
    """What `answer` brings until one has looked far enough: against another answer, or else against the table now."""
    world = seen.guesses[0]
    after = _account(_table(mind, seen, answer), seen.seat)
    before = _account(world.table if instead is None else _table(mind, seen, instead), seen.seat)
    return {what: after[what] - before[what] for what in after}


def weightiest(found: Mapping[str, int], sign: int = 1) -> tuple[str, int] | None:
    """What weighs most of all that is gained (or lost, where the sign says so)."""
    what = max(found, key=lambda what: sign * found[what] * WEIGHTS[what])
    return (what, sign * found[what]) if sign * found[what] > 0 else None


def _table(mind: Mind, seen: Seen, answer: Option) -> Table:
    ahead = played_on(mind, seen.guesses[0], seen, answer, STEPS, Rng.from_seed(0))
    table: Table = ahead.table
    return table


def _account(table: Table, seat: int) -> dict[str, int]:
    """A table for one seat in numbers; more of each is better for it."""
    other = table.opponent(seat)
    own, theirs = units(table, seat), units(table, other)
    captives = sum(len(piece.captured) for piece in table.pieces.values())
    return {
        "win": (table.winner == seat) - (table.winner == other),
        "objective": len(table.victories[seat]),
        "keep-objective": -len(table.victories[other]),
        "unit": -len(theirs),
        "keep-unit": len(own),
        "blast": -sum(remaining(table, piece) for piece in objectives(table, other)),
        "ward": sum(remaining(table, piece) for piece in objectives(table, seat)),
        "damage": sum(piece.damage for piece in theirs),
        "heal": -sum(piece.damage for piece in own),
        "focus": sum(piece.focus for piece in theirs),
        "ready": -sum(piece.focus for piece in own),
        "resource": sum(resource_value(table, piece) for piece in table.pieces.values() if piece.controller == seat),
        "deploy": sum(p.controller == seat and p.kind in ("unit", "enhancement") for p in table.pieces.values()),
        "draw": len(table.hands[seat]),
        "discard": -len(table.hands[other]),
        "shield": sum(piece.shields for piece in table.pieces.values() if piece.controller == seat),
        "rescue": -captives if seat == table.light else 0,
        "capture": captives if seat == table.dark else 0,
        "force": force_total(table, seat) - force_total(table, other),
        "dial": table.dial if seat == table.dark else -table.dial,
    }
