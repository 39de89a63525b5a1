"""Hidden cards: piles and hands as lists of numbers, the top of a pile at its end; and who knows what lies where.

`table.known[seat]` are the hidden cards of which a seat knows where they are. A card that is shuffled away, or that
goes where others cannot follow it, is known no more.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from dejarik.core.cards.table import CardTable
from dejarik.core.rng import Rng


def know(table: CardTable, seat: int, cards: Iterable[int]) -> None:
    """`seat` knows where these hidden cards are."""
    known = table.known[seat]
    known += [card for card in cards if card not in known]


def unknow(table: CardTable, cards: Collection[int], *, seats: Iterable[int] | None = None) -> None:
    """These cards can no longer be told apart: by nobody, or not by some seats."""
    known = table.known
    for seat in range(len(known)) if seats is None else seats:
        if known[seat]:
            known[seat] = [card for card in known[seat] if card not in cards]


def show(table: CardTable, cards: Collection[int], *, to: Iterable[int] | None = None) -> None:
    """Some seats (or all) see hidden cards where they lie."""
    for seat in table.seats if to is None else to:
        know(table, seat, cards)
    table.reveal()


def shuffle(table: CardTable, pile: list[int]) -> None:
    """Nobody knows any more what lies where in the pile."""
    table.rng.shuffle(pile)
    unknow(table, set(pile))


def shuffle_in(table: CardTable, pile: list[int], cards: Iterable[int]) -> None:
    pile += cards
    shuffle(table, pile)


def draw(table: CardTable, seat: int, pile: list[int], hand: list[int], count: int = 1) -> list[int]:
    """Cards from the top of a pile to a hand, one by one, as far as they go; only `seat` sees them.

    Whoever knew what lay on top knows that it is in the hand now.
    """
    drawn: list[int] = []
    while pile and len(drawn) < count:
        card = pile.pop()
        hand.append(card)
        drawn.append(card)
    if drawn:
        unknow(table, drawn, seats=(seat,))  # one need not remember what one holds
        table.reveal()
    return drawn


def discard(table: CardTable, cards: Sequence[int], zone: list[int], pile: list[int]) -> None:
    """Cards from a hidden zone to an open pile, the last one on top."""
    for card in cards:
        zone.remove(card)
        pile.append(card)
    unknow(table, cards)
    table.reveal()


def put_under(table: CardTable, cards: Sequence[int], pile: list[int], *, seen_by: Iterable[int]) -> None:
    """Cards go to the bottom of a pile, the last one lowest; some seats know which."""
    for card in cards:
        pile.insert(0, card)
    unknow(table, cards)
    for seat in seen_by:
        know(table, seat, cards)


def deal_anew(rng: Rng, zones: Sequence[list[int]], fixed: Collection[int]) -> None:
    """Shuffle cards among hidden zones, for a guess; those in `fixed` stay where they are."""
    pool = [card for zone in zones for card in zone if card not in fixed]
    rng.shuffle(pool)
    for zone in zones:
        for place, card in enumerate(zone):
            if card not in fixed:
                zone[place] = pool.pop()
