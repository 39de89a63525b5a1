"""What every table with cards on it holds: which card has which number, who waits for what, what lasts, who knows what.

Cards, dice, players: whatever a text can speak of is a *thing* and has a number. Cards are numbered from 1 (0 is for
the one thing that is no card, where a game has such), players count down from -1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

import msgspec

from dejarik.core.lasting import Delayed, Lasting, Used
from dejarik.core.state import State

NOBODY: Final = -1
#: No thing at all; farther down than any player.
NOTHING: Final = -9

#: Who waits for which moment, or changes which stat: things under a key, in the order in which they came. Never changed
#: in place, so that copies of a table can share it.
Index = dict[str, tuple[int, ...]]


def player(seat: int) -> int:
    """The number under which a player is found among the things."""
    return -1 - seat


class CardTable(State, kw_only=True):
    """Base of a table with cards. Subclasses add their zones and a fast `copy`."""

    #: What the cards do: the game's `Library`, loaded as soon as the game is.
    library: ClassVar[Any]
    #: The order in which cards came into play is part of the state.
    ordered: ClassVar[bool] = True
    shared: ClassVar[frozenset[str]] = frozenset({"waiting", "changing", "holding"})

    #: The name and the owner of every card of the match, by number.
    cards: tuple[str, ...] = ("",)
    owners: tuple[int, ...] = (NOBODY,)
    #: Which cards in play wait for a moment ("reaction:enters"), and which change a stat.
    waiting: Index = msgspec.field(default_factory=dict)
    changing: Index = msgspec.field(default_factory=dict)
    #: Which seats brought cards that answer something from outside play, by what these wait for.
    holding: Index = msgspec.field(default_factory=dict)
    #: What lasts for a while, what happens later, and which limits are used up.
    lasting: list[Lasting] = msgspec.field(default_factory=list)
    delayed: list[Delayed] = msgspec.field(default_factory=list)
    used: list[Used] = msgspec.field(default_factory=list)
    #: Hidden cards that a seat has seen where they are, for each seat.
    known: list[list[int]] = msgspec.field(default_factory=list)

    @property
    def seats(self) -> Sequence[int]:
        return range(len(self.known))

    def opponents(self, seat: int) -> Sequence[int]:
        """Everybody else, from the left neighbour on; in games with teams, the other team."""
        count = len(self.known)
        return [(seat + step) % count for step in range(1, count)]

    def controller(self, thing: int) -> int:
        """Who commands a thing in play."""
        raise NotImplementedError

    def zone(self, seat: int, name: str) -> Sequence[int]:
        """The cards of a seat in a place outside play from which cards may work ("hand", "discard" …)."""
        raise NotImplementedError


def bring(table: CardTable, seat: int, names: Iterable[str]) -> None:
    """A seat brings cards to the match: number them, and remember what they might answer from outside play."""
    names = tuple(names)
    table.cards = (*table.cards, *names)
    table.owners = (*table.owners, *(seat for _ in names))
    waits = {key for name in names for key in table.library.script(name).held}
    new = sorted(key for key in waits if seat not in table.holding.get(key, ()))
    if new:
        table.holding = enrol(table.holding, new, seat)


def enrol(index: Index, keys: Iterable[str], thing: int) -> Index:
    """The index with `thing` behind all others under each of `keys`."""
    return {**index, **{key: (*index.get(key, ()), thing) for key in keys}}


def strike_off(index: Index, keys: Iterable[str], thing: int) -> Index:
    """The index without `thing` under `keys`; keys under which nobody is left are gone."""
    left = {**index, **{key: tuple([other for other in index[key] if other != thing]) for key in keys}}
    return {key: things for key, things in left.items() if things}


def arrive(table: CardTable, card: int) -> None:
    """A card comes into play: what it changes is changed from now on, and it waits for its moments."""
    script = table.library.script(table.cards[card])
    if script.constants:
        table.changing = enrol(table.changing, script.constants, card)
    if script.triggers:
        table.waiting = enrol(table.waiting, script.triggers, card)


def depart(table: CardTable, card: int) -> None:
    """A card leaves play, and with it all that lay on it for a while: it comes back as a new one."""
    from dejarik.core.lasting import forget

    script = table.library.script(table.cards[card])
    if script.constants:
        table.changing = strike_off(table.changing, script.constants, card)
    if script.triggers:
        table.waiting = strike_off(table.waiting, script.triggers, card)
    forget(table, card)
