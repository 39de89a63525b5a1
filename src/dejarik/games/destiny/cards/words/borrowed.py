"""Verbs of what lies beside the table: set-aside dice, cards to be searched for, resources on cards."""

from __future__ import annotations

from dejarik.core import zones as hidden
from dejarik.core.cards import cannot, number
from dejarik.core.question import Procedure
from dejarik.games.destiny.cards.ability import Amount, Deed, Effect, Filter, Use, select_one
from dejarik.games.destiny.cards.words.dice import roll_in
from dejarik.games.destiny.cards.words.hidden import reveal, see
from dejarik.games.destiny.rules import zones
from dejarik.games.destiny.rules.values import remaining


def roll_set_aside(count: Amount, title: str) -> Effect:
    """Dice of a title that were set aside for this; after they are resolved or removed they are set aside again."""

    def act(use: Use) -> Procedure[bool]:
        found = zones.spare_dice(use.table, use.seat, title)  # dst.clar.krennic-die
        able = [die for die in found if not cannot(use.table, "cannot-roll", die)]
        return bool((yield from roll_in(use, able[: number(count, use)])))

    return Deed(act, lambda use: bool(zones.spare_dice(use.table, use.seat, title)))


def search_deck(which: Filter, *, top: int = 0) -> Effect:
    """НАЙТИ: a fitting card of one's deck is shown and taken; nobody has to find one.

    A whole deck is shuffled afterwards; of `top` cards the rest goes underneath in an order of one's choice.
    """

    def act(use: Use) -> Procedure[bool]:
        table, seat = use.table, use.seat
        deck = table.decks[seat]
        looked = deck[-top:][::-1]  # from the top; all of it where nothing is said
        if not looked:
            return False
        see(use, seat, looked)
        options = [card for card in looked if which.test(use, card)]
        answer: int | str = yield use.ask(seat, "search", ("no", *options))
        if not isinstance(answer, str):
            reveal(use, seat, [answer])
            deck.remove(answer)
            table.hands[seat].append(answer)
            looked.remove(answer)
        if top:
            yield from _underneath(use, looked)
        else:
            hidden.shuffle(table, deck)  # dst.gap.search-shuffle
        return not isinstance(answer, str)

    return Deed(act, lambda use: bool(use.table.decks[use.seat]))


def _underneath(use: Use, rest: list[int]) -> Procedure[None]:
    if len(rest) > 1:
        use.doing = "under"
        rest = list((yield use.ask(use.seat, "top", rest, len(rest), len(rest), ordered=True)))
    table, deck = use.table, use.table.decks[use.seat]
    for card in rest:
        deck.remove(card)
    hidden.put_under(table, rest, deck, seen_by=(use.seat,))


def move_this_to(which: Filter) -> Effect:
    """This upgrade goes to another character."""

    def homes(use: Use) -> list[int]:
        piece = use.table.pieces.get(use.this)
        return [] if piece is None else [home for home in which.find(use) if home != piece.host]

    def act(use: Use) -> Procedure[bool]:
        use.doing = "move-to"
        for home in (yield from select_one(use, use.seat, "choose", homes(use))):
            yield from zones.move_upgrade(use.table, use.this, home, use.seat)
            return True
        return False

    return Deed(act, lambda use: bool(homes(use)))


def spend_or_spot(amount: int, which: Filter) -> Effect:
    """A cost: so many resources, or none while such a card is in play."""

    def possible(use: Use) -> bool:
        return bool(which.find(use)) or use.table.resources[use.seat] >= amount

    def act(use: Use) -> Procedure[bool]:
        if not possible(use):
            return False
        if not which.find(use):
            zones.spend(use.table, use.seat, amount)
        return True
        yield

    return Deed(act, possible)


def resources_here(use: Use) -> int:
    """The resources that lie on this card."""
    piece = use.table.pieces.get(use.this)
    return 0 if piece is None else piece.resources


def health_left(count: int) -> Filter:
    """A character with just so much remaining health."""
    return Filter(lambda use, thing: thing in use.table.pieces and remaining(use.table, thing) == count)
