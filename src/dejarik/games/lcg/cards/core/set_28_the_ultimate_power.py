"""28. Абсолютная мощь (The Ultimate Power)."""

from dejarik.core import zones as hidden
from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.notes import Returned, Reveals
from dejarik.games.lcg.rules import zones

big_guns = of("imperial-navy") & (event | enhancement) & printed_cost(least=3)


def find_big_guns(use: Use) -> Procedure[bool]:
    """Reveal the top five cards of your deck: big guns go to your hand, the others under the deck in any order."""
    table, seat = use.table, use.seat
    deck = table.decks[seat]
    shown = deck[-5:][::-1]
    if not shown:
        return False
    del deck[-5:]
    table.limbo += shown
    table.reveal()
    table.note(Reveals, seat, tuple([table.cards[thing] for thing in shown]))
    fitting = big_guns.among(use, shown)
    rest = yield from in_order(use, "bottom-order", [thing for thing in shown if thing not in fitting])
    table.limbo = [thing for thing in table.limbo if thing not in shown]
    for thing in fitting:
        zones.to_hand(table, thing)
        table.note(Returned, table.cards[thing], seat, thing)
    hidden.put_under(table, rest, deck, seen_by=(seat,))
    return True


def cards_left(use: Use) -> bool:
    return bool(use.table.decks[use.seat])


card("the-ultimate-power", constant("most-attackers", 2, this))
card("grand-moff-tarkin", constant("capacity", -1, enemy & objective))
card("superlaser-engineer", reaction(enters(), deed(find_big_guns, cards_left)))
card("control-room", enhance(you))
card("superlaser-blast", action(destroy(target(objective)), only=your_turn))
