"""32. Взять их живыми (Take Them Prisoner)."""

from dejarik.core import zones as hidden
from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.rules import zones


def capture_from_deck(use: Use) -> Procedure[bool]:
    """Look at the top three cards of the opponent's deck, capture one here, put the others back in any order."""
    table = use.table
    deck = table.decks[table.opponent(use.seat)]
    seen = deck[-3:]
    if use.this not in table.pieces or not seen:
        return False
    hidden.show(table, seen, to=(use.seat,))
    (prisoner,) = yield from select(use, use.seat, "capture-card", sorted(seen), 1, 1)
    yield from zones.capture_hidden(table, deck, prisoner, use.this)
    rest = yield from in_order(use, "top-order", [thing for thing in seen if thing != prisoner])
    for thing in rest:
        deck.remove(thing)
    deck += reversed(rest)
    return True


def dark_side_finds_cards(use: Use) -> bool:
    return use.seat == use.table.dark and bool(use.table.decks[use.table.opponent(use.seat)])


troopers = each(unit & attacking & trait("trooper"))

card("take-them-prisoner", reaction(enters(), deed(capture_from_deck, dark_side_finds_cards)))
card("detained", reaction(strike_resolved(enemy & unit & attacking & trait("character", "droid")), capture(that)))
card(
    "trooper-assault",
    action(lasting("unit_damage", 1, troopers, "engagement"), lasting("blast", 1, troopers, "engagement")),
)
card("tear-this-ship-apart", action(discard(target(enhancement & ~keyword("limited")))))
