"""19. Падение джедаев (Fall of the Jedi)."""

from dejarik.core import zones as hidden
from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.notes import HandToDeck


def hand_to_bottom(use: Use) -> Procedure[bool]:
    """Put a card from your hand on the bottom of your deck."""
    table, seat = use.table, use.seat
    cards = yield from select(use, seat, "to-bottom", tuple(table.hands[seat]), 1, 1)
    for thing in cards:
        table.hands[seat].remove(thing)
    hidden.put_under(table, cards, table.decks[seat], seen_by=(seat,))
    table.note(HandToDeck, seat, len(cards))
    return bool(cards)


def cards_in_hand(use: Use) -> bool:
    return bool(use.table.hands[use.seat])


card("fall-of-the-jedi", reaction(your_phase_begins("draw"), deed(hand_to_bottom, cards_in_hand)))
card("darth-vader", reaction(you_play(event & of("sith")), damage(1, target(unit)), limit=once_per_turn))
card(
    "vaders-lightsaber",
    enhance(unit & trait("force-user", "force-sensitive")),
    constant("unit_damage", 1, host),
    constant("targeted_strike", 1, host & title("darth-vader")),
)
card("force-choke", action(damage(1, target(unit & trait("character", "creature"))), limit=one_per_turn))
card("heat-of-battle-dark", fate(damage(1, target(enemy & unit & participating))))
