"""What many cards do: find ships in range, ask whether and whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dejarik.core.question import Ask, Procedure
from dejarik.games.xwing.geometry import range_between
from dejarik.games.xwing.state import NONE, Ship

USE = "use"
SKIP = "skip"


def within(me: Ship, ships: Iterable[Ship], nearest: int, farthest: int) -> list[Ship]:
    """Those ships that are at these ranges, all round."""
    return [s for s in ships if nearest <= range_between(me.pose, s.pose, me.base, s.base) <= farthest]


def may(me: Ship, card: str) -> Procedure[bool]:
    """Does the owner use an ability that says “may”?"""
    answer = yield Ask(me.seat, "use-ability", (USE, SKIP), about=(me.id, card))
    return bool(answer == USE)


def pick_ship(me: Ship, card: str, ships: Sequence[Ship], *, optional: bool) -> Procedure[int]:
    """The owner chooses a ship for a card; NONE for nobody, where the card allows it."""
    options = tuple(ship.id for ship in ships) + ((NONE,) if optional else ())
    if len(options) == 1 and not optional:
        return options[0]
    chosen: int = yield Ask(me.seat, "pick-ship", options, about=(me.id, card))
    return chosen
