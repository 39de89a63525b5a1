"""Choosing a place with keys and mouse: what is pointed at moves over the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.core.board import Lever

#: Keys and the way they move: (way, steps, far).
MOVES: Final[dict[str, tuple[str, int, bool]]] = {
    "left": ("across", -1, False),
    "right": ("across", 1, False),
    "up": ("up", 1, False),
    "down": ("up", -1, False),
    "shift+left": ("across", -1, True),
    "shift+right": ("across", 1, True),
    "shift+up": ("up", 1, True),
    "shift+down": ("up", -1, True),
    "left_square_bracket": ("turn", -1, False),
    "right_square_bracket": ("turn", 1, False),
    "left_curly_bracket": ("turn", -1, True),
    "right_curly_bracket": ("turn", 1, True),
    "comma": ("turn", -1, False),
    "full_stop": ("turn", 1, False),
    "space": ("stop", 1, False),
}


class Aim:
    """The numbers of a place while it is being chosen."""

    def __init__(self, levers: Sequence[Lever]) -> None:
        self.levers = levers
        self.spot = [lever.start for lever in levers]
        #: Which of several points the keys move.
        self.point = 0

    @property
    def points(self) -> int:
        return 1 + max((lever.of for lever in self.levers), default=0)

    def set(self, spot: Sequence[int]) -> None:
        self.spot = list(spot)

    def key(self, key: str) -> bool:
        """Move by a key; whether the key means anything here."""
        if key == "tab" and self.points > 1:
            self.point = (self.point + 1) % self.points
            return True
        if key not in MOVES:
            return False
        way, steps, far = MOVES[key]
        for place, lever in enumerate(self.levers):
            if lever.way == way and lever.of == self.point:
                self.spot[place] = lever.moved(self.spot[place], steps, far=far)
        return True

    def touch(self, spot: Sequence[int]) -> None:
        """Point where the mouse has clicked: `spot` is (across, up)."""
        ways = dict(zip(("across", "up"), spot, strict=False))
        for place, lever in enumerate(self.levers):
            if lever.of == self.point and lever.way in ways and not lever.stops:
                self.spot[place] = ways[lever.way]
