"""24. Безжалостные пытки (Cruel Interrogations)."""

from dejarik.core import zones as hidden
from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.notes import LooksAtHand
from dejarik.games.lcg.rules import zones


def capture_from_hand(use: Use) -> Procedure[bool]:
    """Take a card at random from the opponent's hand and capture it here."""
    table = use.table
    hand = table.hands[table.opponent(use.seat)]
    if use.this not in table.pieces or not hand:
        return False
    yield from zones.capture_hidden(table, hand, hand[table.rng.below(len(hand))], use.this)
    return True


def dark_side_finds_cards(use: Use) -> bool:
    return use.seat == use.table.dark and opponent_holds_cards(use)


def look_and_discard(use: Use) -> Procedure[bool]:
    """Look at the opponent's hand, choose a card of it and discard it."""
    table, other_seat = use.table, use.table.opponent(use.seat)
    hand = table.hands[other_seat]
    hidden.show(table, hand, to=(use.seat,))
    table.whisper((use.seat,), LooksAtHand, tuple([table.cards[held] for held in hand]))
    cards = yield from select(use, use.seat, "discard-theirs", tuple(hand), 1, 1)
    yield from zones.discard_cards(table, other_seat, cards)
    return bool(cards)


def opponent_holds_cards(use: Use) -> bool:
    return bool(use.table.hands[use.table.opponent(use.seat)])


# lcg.reaction.example-cruel-interrogations
card("cruel-interrogations", reaction(enters(), deed(capture_from_hand, dark_side_finds_cards)))
card("interrogation-droid", reaction(enters(), discard_at_random()))
# lcg.forced.example-intimidated
card("intimidated", enhance(enemy & unit & character), forced_reaction(focused_to_strike(host), place_focus(1, host)))
card("interrogation", action(deed(look_and_discard, opponent_holds_cards)))
