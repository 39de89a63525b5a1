"""4. Путь на Дагобу (A Journey to Dagobah)."""

from dejarik.core import zones as hidden
from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.rules import zones


def choose_next_objective(use: Use) -> Procedure[bool]:
    """Look through your objective deck, put one objective of it into play and shuffle the rest."""
    table, seat = use.table, use.seat
    deck = table.missions[seat]
    if not deck:
        return False
    hidden.show(table, deck, to=(seat,))
    (found,) = yield from select(use, seat, "choose-objective", sorted(deck), 1, 1)
    deck.remove(found)
    hidden.shuffle(table, deck)
    yield from zones.enter_play(table, found, seat)
    return True


def objectives_left(use: Use) -> bool:
    return bool(use.table.missions[use.seat])


card("a-journey-to-dagobah", interrupt(destroyed(this), deed(choose_next_objective, objectives_left)))
card("double-strike", reaction(focused_to_strike(unit & character), remove_focus(1, that)))
card("target-of-opportunity-light", fate(only_if(you_attack, damage(1, engaged))))
