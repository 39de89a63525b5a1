"""ПРИМЕНЕНИЕ КУБИКОВ: as what a die may be resolved, where a card lets it count as something else."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec.structs import replace

from dejarik.core.cards import cannot
from dejarik.core.question import Ask, Procedure
from dejarik.games.destiny.cards.facts import Side
from dejarik.games.destiny.cards.library import LIBRARY, script_of
from dejarik.games.destiny.notes import OfDie
from dejarik.games.destiny.rules.values import face, facts, value
from dejarik.games.destiny.state import Table, card_of


class How(msgspec.Struct, frozen=True):
    """What a card changes about resolving a die."""

    increase: int = 0
    #: Instead of what the die shows.
    symbol: str = ""
    value: int | None = None
    side: int = -1
    unblockable: bool = False
    free: bool = False
    #: A modifier side counts as one without the plus.
    base: bool = False
    #: The die stays in the pool.
    keep: bool = False
    #: Against each of an opponent's characters.
    each: bool = False
    #: It is settled as what the die counts.
    settled: bool = False


PLAIN = How()


def side_of(table: Table, die: int, how: How = PLAIN) -> Side:
    return facts(table, die).sides[how.side] if how.side >= 0 else face(table, die)


@cache
def _as_it_lies(symbol: str) -> How:
    return How(symbol=symbol, settled=True)


def readings(table: Table, seat: int, die: int, how: How = PLAIN) -> list[How]:
    """As what a player may resolve a die: as it lies, then as cards in play let it count, one building on another."""
    plain = how.symbol or side_of(table, die, how).symbol
    if how is PLAIN and "reads" not in table.changing:
        return [_as_it_lies(plain)]
    found = {plain: how.value}  # dst.faq.circle-of-shelter-luke
    sources = () if how.settled else table.changing.get("reads", ())
    for _ in sources:  # each may build on what another has given
        for source in sources:
            if table.controller(source) == seat:
                _read(table, source, die, found)
    return [replace(how, symbol=symbol, value=fixed, settled=True) for symbol, fixed in found.items()]


def _read(table: Table, source: int, die: int, found: dict[str, int | None]) -> None:
    use = LIBRARY.use(table, table.controller(source), source)
    for reads in script_of(table.cards[source]).reads:
        if reads.to not in found and reads.which.test(use, die):
            before = next((symbol for symbol in reads.symbols if symbol in found), None)
            if before is not None:
                found[reads.to] = found[before] if reads.value is None else reads.value


def counts_as(table: Table, seat: int, die: int, *symbols: str) -> bool:
    """Whether a die, while it is resolved, may count as showing one of these."""
    return die in table.showing and any(how.symbol in symbols for how in readings(table, seat, die))


def settle(table: Table, seat: int, die: int, how: How, ways: list[How]) -> Procedure[How]:
    """Where a die may count as several things, its player says as what it is resolved."""
    if how.settled or not ways:
        return how
    if len(ways) == 1:
        return ways[0]
    side = side_of(table, die, how)
    about = OfDie(facts(table, die).id, die, side.written, value(table, die, side))
    wanted = yield Ask(seat, "read-as", tuple(way.symbol for way in ways), about=about, rule="dst.faq.luke-strikes")
    return next(way for way in ways if way.symbol == wanted)


def held_back(table: Table, die: int, *beside: int) -> bool:
    """Some characters may resolve only one of their dice in a turn; `beside`: dice resolved together with it."""
    # dst.clar.hampered-turn
    if "one-die-a-turn" not in table.changing or not cannot(table, "one-die-a-turn", die):
        return False
    # dst.clar.hampered-modifier
    return any(other != die and card_of(other) == card_of(die) for other in (*table.resolved, *beside))
