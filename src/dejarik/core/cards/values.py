"""What the numbers of a thing are now: constant effects and what lasts for a while, all counted."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final

from dejarik.core.cards.ability import Constant
from dejarik.core.cards.table import CardTable
from dejarik.core.cards.use import U, number

NONE: Final[Set[str]] = frozenset()


def untouched(table: CardTable, *stats: str) -> bool:
    """A quick look whether nothing at all changes these stats now: every thing then has them as printed."""
    if table.lasting or not table.changing.keys().isdisjoint(stats):
        return False
    return not table.library.elsewhere or table.library.elsewhere.keys().isdisjoint(stats)


def touched(table: CardTable, stats: frozenset[str]) -> Set[str]:
    """Which of these stats anything changes now: every thing has the others as printed."""
    found: Set[str] = NONE if stats.isdisjoint(table.changing) else stats & table.changing.keys()  # mostly none
    if table.lasting:
        found |= stats & {lasting.stat for lasting in table.lasting}
    if table.library.elsewhere:
        found |= stats & table.library.elsewhere.keys()
    return found


def modifier(table: CardTable, stat: str, thing: int) -> int:
    """By how much constant and lasting effects change `stat` of a thing."""
    if stat in table.changing or stat in table.library.elsewhere:
        return sum(changes(table, stat, thing))
    change = 0
    for lasting in table.lasting:
        if lasting.stat == stat and lasting.fits(table, thing):
            change += lasting.amount
    return change


def cannot(table: CardTable, stat: str, thing: int) -> bool:
    """One prohibition is enough, and nothing that permits outweighs it."""
    if stat in table.changing or stat in table.library.elsewhere:
        return any(amount > 0 for amount in changes(table, stat, thing))
    if not table.lasting:  # nearly always
        return False
    return any(lasting.stat == stat and lasting.amount > 0 and lasting.fits(table, thing) for lasting in table.lasting)


def changes(table: CardTable, stat: str, thing: int) -> Iterator[int]:
    """Everything that changes `stat` of a thing now."""
    library, cards = table.library, table.cards
    for source in table.changing.get(stat, ()):
        use = library.use(table, table.controller(source), source)
        for constant in library.scripts[cards[source]].constants[stat]:
            if _holds(constant, use, thing):
                yield number(constant.amount, use)
    for zone in library.elsewhere.get(stat, ()):
        yield from _from(table, zone, stat, thing)
    for lasting in table.lasting:
        if lasting.stat == stat and lasting.fits(table, thing):
            yield lasting.amount


def _holds(constant: Constant[U], use: U, thing: int) -> bool:
    return constant.of.test(use, thing) and (constant.when is None or constant.when(use))


def _from(table: CardTable, zone: str, stat: str, thing: int) -> Iterator[int]:
    """What cards outside play change."""
    library = table.library
    for seat in table.seats:
        for card in table.zone(seat, zone):
            constants = library.script(table.cards[card]).elsewhere.get((zone, stat), ())
            for constant in constants:
                use = library.use(table, seat, card)
                if _holds(constant, use, thing):
                    yield number(constant.amount, use)
