"""7. Обучение джедая (Jedi Training)."""

from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.notes import Returned
from dejarik.games.lcg.rules import zones

how_many = either(balance_with_light, 2, 1)


def top_of_discard_to_hand(use: Use) -> Procedure[bool]:
    """Take the top cards of your discard pile to your hand."""
    pile = use.table.discards[use.seat]
    for _ in range(min(number(how_many, use), len(pile))):
        thing = pile.pop()
        zones.to_hand(use.table, thing)
        use.table.note(Returned, use.table.cards[thing], use.seat, thing)
    return True
    yield


def cards_discarded(use: Use) -> bool:
    return bool(use.table.discards[use.seat])


card("jedi-training", constant("struggle", 1, you))  # lcg.const.example-jedi-training
card("ancient-monument", enhance(you), constant("struggle", 1, you))
card("it-binds-all-things", minds_pile, action(deed(top_of_discard_to_hand, cards_discarded)))
