"""What outlives the use of an ability: changes with an end, effects that come later, limits that are used up.

All of it is plain data, so that it survives a copy. When a phase, a strike or a round ends is each game's own affair;
it then says `end(table, "phase")`. What cannot be data itself (a filter, the effect that comes later) is found again by
its place in the script of the card that said it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from dejarik.core.cards.filters import Filter
    from dejarik.core.cards.table import CardTable


class Lasting(msgspec.Struct, frozen=True):
    """Some things have `amount` more of `stat` until a named period ends."""

    stat: str
    amount: int
    #: The things changed, by number.
    on: tuple[int, ...] = ()
    #: What ends it: "turn", "phase", "strike" …; an empty word: nothing but the thing's leaving.
    until: str = ""
    #: Instead of named things: whatever a filter of a card's text means, now or later.
    card: str = ""
    place: int = -1
    seat: int = -1
    this: int = -9

    def fits(self, table: CardTable, thing: int) -> bool:
        """Whether it changes this thing."""
        if self.place < 0:
            return thing in self.on
        library = table.library
        meant: Filter[Any] = library.script(self.card).filters[self.place]
        return meant.test(library.use(table, self.seat, self.this), thing)


class Delayed(msgspec.Struct, frozen=True):
    """An effect that comes later, once: when a moment of this kind is there and its condition is met."""

    #: Counts up from 1, so that two of the same text are told apart.
    serial: int
    kind: str
    #: The text it comes from, and whose it is.
    card: str
    place: int
    seat: int
    this: int
    #: What it was told to remember.
    things: tuple[int, ...] = ()
    number: int = 0


class Used(msgspec.Struct, frozen=True):
    """An ability was used that may be used so often in a period: of one copy (`thing`), or by title."""

    per: str
    seat: int
    thing: int
    title: str
    ability: int


def end(table: CardTable, *periods: str) -> bool:
    """Everything that lasted for one of these periods is over, and what may be used once in it may be used again.

    Whether anything was changed by that.
    """
    if table.used:
        table.used = [used for used in table.used if used.per not in periods]
    if not table.lasting:
        return False
    before = len(table.lasting)
    table.lasting = [lasting for lasting in table.lasting if lasting.until not in periods]
    return len(table.lasting) != before


def forget(table: CardTable, thing: int) -> None:
    """A thing is gone: what lay on it or was to happen to it, and how often it was used, does not come back with it."""
    if table.lasting and any(thing in lasting.on for lasting in table.lasting):
        table.lasting = [
            msgspec.structs.replace(lasting, on=tuple([other for other in lasting.on if other != thing]))
            for lasting in table.lasting
            if lasting.on != (thing,)
        ]
    if table.delayed and any(thing in delayed.things for delayed in table.delayed):
        table.delayed = [
            msgspec.structs.replace(delayed, things=tuple([other for other in delayed.things if other != thing]))
            for delayed in table.delayed
            if delayed.things != (thing,)
        ]
    if table.used and any(used.thing == thing for used in table.used):
        table.used = [used for used in table.used if used.thing != thing]
