"""Values that change for a while: modifiers with an end.

The idea is the same in every card game; when a phase, a strike or a round ends is each game's own affair, and so is
what the stats are called. All of it is plain data, so that it survives a copy.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Modifier(msgspec.Struct, frozen=True):
    """Some things have `amount` more of `stat` until a named moment."""

    stat: str
    amount: int
    #: The things changed, by number.
    on: tuple[int, ...]
    #: What ends it: "turn", "phase", "strike" …; an empty word: nothing but the thing's leaving.
    until: str


def total(modifiers: Iterable[Modifier], stat: str, thing: int) -> int:
    """By how much `stat` of `thing` is changed."""
    return sum(modifier.amount for modifier in modifiers if modifier.stat == stat and thing in modifier.on)


def expire(modifiers: list[Modifier], *moments: str) -> None:
    """End everything that lasted until one of `moments`."""
    if modifiers:
        modifiers[:] = [modifier for modifier in modifiers if modifier.until not in moments]


def forget(modifiers: list[Modifier], thing: int) -> None:
    """End everything that lies on `thing`: it has gone, and does not bring it back when it returns."""
    if any(thing in modifier.on for modifier in modifiers):
        modifiers[:] = [
            msgspec.structs.replace(modifier, on=tuple(other for other in modifier.on if other != thing))
            for modifier in modifiers
            if modifier.on != (thing,)
        ]
