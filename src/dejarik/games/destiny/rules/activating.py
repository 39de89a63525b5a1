"""АКТИВАЦИЯ: exhaust a character or support, roll its dice and those of its upgrades."""

from __future__ import annotations

from typing import Final

from dejarik.core.question import Ask, Procedure
from dejarik.games.destiny.cards.facts import DAMAGE
from dejarik.games.destiny.notes import Activates, Exhausted, OfCard, Readied
from dejarik.games.destiny.rules import damage, dice
from dejarik.games.destiny.rules.timing import TIMING, interrupts, reactions
from dejarik.games.destiny.rules.values import facts, has, may_remove, shows, value
from dejarik.games.destiny.state import Moment, Table

# dst.support.activate-rolls
#: The moment before a card is activated.
ACTIVATING: Final = ("activating",)
#: АКТИВНЫЕ КАРТЫ: what can be activated at all.
ACTIVATED: Final = ("character", "support")


def why_not(table: Table, seat: int, card: int) -> str | None:
    """The rule that keeps a card from being activated; None if it may be."""
    piece = table.pieces.get(card)
    if piece is None or piece.controller != seat or piece.kind not in ACTIVATED:
        return "dst.ready.what-can-activate"
    if piece.exhausted:
        return "dst.activate.exhausted"
    if piece.kind == "support" and not facts(table, card).sides:
        return "dst.activate.dieless-support"
    return None


def able(table: Table, seat: int) -> list[int]:
    """What a player may activate."""
    return [
        card
        for card, piece in table.pieces.items()
        if not piece.exhausted
        and piece.controller == seat
        and (piece.kind == "character" or (piece.kind == "support" and facts(table, card).sides))
    ]


# dst.gap.activation-chain
def activate(table: Table, seat: int, card: int) -> Procedure[bool]:
    """Before it: Guardian and the like. Then exhaust, roll everything at once; what follows is queued together."""
    table.note(Activates, seat, table.cards[card], card)
    yield from _before(table, seat, card)
    if card not in table.pieces:
        return False  # dst.gap.guardian-defeated
    exhaust(table, card)
    rolled = dice.roll_into_pool(table, seat, table.dice(card))  # dst.sym.roll-then-later, dst.activate.resolve-later
    table.activated.append(card)
    activated = Moment(("activated",), card, seat, amount=len(rolled))  # dst.gap.activate-no-dice
    yield from reactions(table, activated, *dice.rolled(table, rolled, "into-pool"))
    return True


def _before(table: Table, seat: int, card: int) -> Procedure[None]:
    """Guardian, and other abilities before the same activation: their player says which comes first."""
    guards = has(table, "guardian", card)
    if not guards and not TIMING.expects(table, TIMING.before, ACTIVATING):
        return
    moment = Moment(ACTIVATING, card, seat)
    used = False
    if guards and TIMING.answerable(table, moment):
        used = yield from guardian(table, seat, card)
        if card not in table.pieces:
            return
    yield from interrupts(table, moment)
    if not used and card in table.pieces and has(table, "guardian", card):
        yield from guardian(table, seat, card)


def guardian(table: Table, seat: int, card: int) -> Procedure[bool]:
    """СТРАЖ: remove an opponent's die that shows damage and be dealt that much."""
    options = [
        die
        for other in table.opponents(seat)
        for die in table.pools[other]
        if shows(table, die, *DAMAGE) and may_remove(table, seat, die)  # dst.gap.guardian-faces
    ]
    if not options:
        return False
    about = OfCard(table.cards[card], card)
    answer = yield Ask(seat, "guardian", ("pass", *options), about=about, rule="dst.keyword.guardian")
    if answer == "pass":
        return False
    amount = value(table, answer)
    yield from dice.remove(table, seat, [answer])
    yield from damage.deal(table, [(card, amount)], seat, card)  # dst.gap.guardian-damage-type
    return True


def exhaust(table: Table, card: int) -> bool:
    """An exhausted card cannot be exhausted."""
    piece = table.pieces[card]
    if piece.exhausted:  # dst.exhaust.cannot-exhaust-exhausted
        return False
    piece.exhausted = True
    table.note(Exhausted, table.cards[card], card)
    return True


def ready(table: Table, card: int) -> bool:
    """A ready card cannot be readied."""
    piece = table.pieces[card]
    if not piece.exhausted:  # dst.ready.cannot-ready-ready
        return False
    piece.exhausted = False
    table.note(Readied, table.cards[card], card)
    return True
