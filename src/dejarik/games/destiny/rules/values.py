"""КУБИКИ: what dice show and are worth now; keywords, costs, and whose things are."""

from __future__ import annotations

from dejarik.core.cards import cannot, modifier, number, player
from dejarik.games.destiny.cards.facts import FACTS, Facts, Side, X
from dejarik.games.destiny.cards.library import LIBRARY, script_of
from dejarik.games.destiny.state import DICE, HAND_SIZE, NOTHING, ROOM, Table, card_of

BLANK = Side("blank")


def facts(table: Table, thing: int) -> Facts:
    """What is printed on a card, or on the card of a die."""
    # dst.die.inherits-card
    return FACTS[table.cards[(thing - DICE) // ROOM if thing >= DICE else thing]]  # `card_of`, asked for all the time


def kind_of(table: Table, card: int) -> str:
    """What a card is: in play, whatever it is now."""
    piece = table.pieces.get(card)
    return facts(table, card).type if piece is None else piece.kind


def has(table: Table, keyword: str, card: int) -> bool:
    """СВОЙСТВА: a card has a keyword or not, however often it was given; what it loses it loses wholly."""
    # dst.keyword.lose-all
    if "no-abilities" in table.changing and cannot(table, "no-abilities", card):
        return False
    return keyword in facts(table, card).keywords or modifier(table, keyword, card) > 0  # dst.keyword.no-double


def face(table: Table, die: int) -> Side:
    """The side that a die in a pool shows."""
    return FACTS[table.cards[(die - DICE) // ROOM]].sides[table.showing[die]]  # dst.term.showing


def symbol(table: Table, die: int) -> str:
    return face(table, die).symbol


def value(table: Table, die: int, side: Side | None = None, seat: int | None = None) -> int:
    """What the number on the top side is now; X is worked out by the die, whether or not its card is in play.

    `seat`: who resolves it, as if it lay in their pool.
    """
    side = side or face(table, die)
    if side.symbol in ("special", "blank"):  # dst.die.value, dst.sym.special-value
        return 0
    printed = x(table, die, seat) if side.value == X else side.value
    return max(0, printed + added(table, die))  # dst.gap.x-zero-base


def x(table: Table, die: int, seat: int | None = None) -> int:
    """What X on a die is now, whichever side it shows; nothing where no side has one."""
    card = card_of(die)
    own = script_of(table.cards[card]).x
    if own == 0:
        return 0
    use = LIBRARY.use(table, table.holder(die) if seat is None else seat, card)  # dst.resolve.opponents-die
    use.die = die
    return number(own, use)  # dst.ability.inherent-die


def added(table: Table, die: int) -> int:
    """What is added to each number on a die now, or taken off it."""
    return modifier(table, "value", die)


def shows(table: Table, die: int, *symbols: str) -> bool:
    """Whether a die in a pool shows one of these; modifiers and sides with a cost count."""
    return die in table.showing and symbol(table, die) in symbols  # dst.term.showing-only-pool


def combined(table: Table, dice: list[int]) -> int:
    """Every number counts, modifiers included."""
    return sum(value(table, die) for die in dice)  # dst.term.combined-value, dst.term.combined-value-example


def remaining(table: Table, character: int) -> int:
    """Health less damage."""
    return facts(table, character).health - table.pieces[character].damage  # dst.term.remaining-health


def dice_brought(table: Table, character: int) -> int:
    """The dice with which a character began: those that an opponent keeps count, those lent by upgrades do not."""
    kept = sum(card_of(die) == character for piece in table.pieces.values() for die in piece.captives)
    lent = sum(table.pieces[upgrade].spare != NOTHING for upgrade in table.upgrades(character))
    return len(table.pieces[character].dice) + kept - lent


def points(table: Table, character: int) -> int:
    """What a character is worth: as many points as it cost, although it may have become elite."""
    return facts(table, character).points[dice_brought(table, character) - 1]  # dst.char.points-fixed


def hand_size(table: Table, seat: int) -> int:
    return HAND_SIZE + modifier(table, "hand-size", player(seat))  # dst.zone.hand-size


def cost_of(table: Table, card: int, host: int = NOTHING) -> int:
    """The cost with all that changes it for the time being, but for what is used while it is played."""
    printed, own = facts(table, card), script_of(table.cards[card]).discount
    cost = printed.cost + modifier(table, "cost", card)
    cost -= number(own, LIBRARY.use(table, table.owners[card], card)) if own else 0
    if host != NOTHING and "weapon" in printed.subtypes:
        cost += modifier(table, "weapon-cost", host)
    return max(0, cost)


def may_remove(table: Table, seat: int, die: int, by: int = NOTHING) -> bool:
    """Some dice cannot be removed by an opponent, or not by some of their cards, whoever is to do it for them."""
    holder = table.holder(die)
    if by > 0 and cannot(table, "safe-from-blue-events", die):
        printed = facts(table, by)
        played = next((who for card, who in reversed(table.played) if card == by), table.owners[by])
        if (printed.type, printed.colour) == ("event", "blue") and played != holder:  # dst.errata.watto
            return False
    return seat == holder or not cannot(table, "cannot-be-removed", die)


def copies(table: Table, card: int, other: int) -> bool:
    """Copies bear the same title, whatever else is on them."""
    return facts(table, card).title == facts(table, other).title  # dst.term.copy


def unique(table: Table, card: int) -> bool:
    """УНИКАЛЬНОСТЬ: the diamond on the card, unless something takes it away."""
    return facts(table, card).unique and not cannot(table, "not-unique", card)


def has_unique(table: Table, seat: int, card: int) -> bool:
    """Whether a player has a copy of a unique card in play."""
    if not unique(table, card):  # dst.upgrade.copies
        return False
    title, names = facts(table, card).title, table.cards
    # dst.unique.one-in-play, dst.unique.dice-exempt
    twins = [other for other in table.pieces if other != card and FACTS[names[other]].title == title]
    for other in twins:
        piece = table.pieces[other]
        if piece.controller == seat and piece.kind != "battlefield" and unique(table, other):  # dst.unique.per-player
            return True
    return False
