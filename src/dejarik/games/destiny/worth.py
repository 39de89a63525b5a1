"""What things on the table are worth to a seat, in points of damage."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from dejarik.core.question import Ask, Option
from dejarik.games.destiny.cards.facts import DAMAGE, FACTS, Side
from dejarik.games.destiny.rules.values import face, remaining, value
from dejarik.games.destiny.state import MOST_SHIELDS, Table, card_of, is_die

#: What a point of each symbol is worth.
WORTH: Final[Mapping[str, float]] = {
    "melee": 1.0,
    "ranged": 1.0,
    "indirect": 0.75,
    "shield": 0.55,
    "resource": 0.5,
    "disrupt": 0.3,
    "discard": 0.4,
    "focus": 0.6,
    "any": 0.6,
}
SPECIAL: Final = 1.5
#: A modifier needs another die beside it; X is two more often than not.
BESIDE: Final = 0.7
USUAL_X: Final = 2
#: What a resource is worth that a side asks for.
PRICE: Final = 0.4
#: Rounds that a die will still be rolled; things to pay with, and cards to choose from.
ROUNDS: Final = 1.4
RESOURCE: Final = 0.45
CARD: Final = 0.4
#: A card without a die, for each resource that it costs.
STAYS: Final = 0.6
#: Opponents' dice that are worth an answer.
DANGER: Final = 1.7
#: Events that take an opponent's dice away: wasted while there are none.
ANSWERS: Final = frozenset(
    (
        *("block", "dodge", "isolation", "electroshock", "he-doesnt-like-you", "deflect", "reversal", "daring-escape"),
        *("negotiate", "closing-the-net", "feel-your-anger", "force-misdirection", "heroism", "cannon-fodder"),
        *("the-best-defense", "flank", "mind-trick", "subjugate", "scramble", "defensive-position", "sweep-the-area"),
        *("let-the-wookiee-win", "sound-the-alarm", "distraction"),
    )
)
#: Events that cost more than they bring, for somebody who does not look ahead.
RASH: Final = frozenset(
    ("noble-sacrifice", "retreat", "hyperspace-jump", "dont-get-cocky", "all-in", "patience", "enrage")
)


# ── what things are worth ──────────────────────────────────────────────────────────────────────────────────────────


def side_worth(side: Side) -> float:
    if side.symbol == "special":
        return SPECIAL
    amount = USUAL_X if side.value < 0 else side.value
    return (BESIDE if side.modifier else 1.0) * amount * WORTH.get(side.symbol, 0.0) - PRICE * side.cost


@cache
def power(card: str) -> float:
    """What a roll of a card's die brings on average."""
    sides = FACTS[card].sides
    return sum(max(0.0, side_worth(side)) for side in sides) / len(sides) if sides else 0.0


def lasts(card: str) -> float:
    """What a card is worth in play: its die for the rounds to come, or its text."""
    facts = FACTS[card]
    return ROUNDS * power(card) if facts.sides else STAYS * facts.cost


class Position:
    """The table with the eyes of one seat."""

    __slots__ = ("seat", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat

    @property
    def own(self) -> list[int]:
        """The dice in the own pool."""
        return self.table.pools[self.seat]

    def worth(self, die: int) -> float:
        """What a die in a pool would bring as it lies; one that is being resolved brings nothing more."""
        if die in self.table.busy:
            return 0.0
        side = face(self.table, die)
        return SPECIAL if side.symbol == "special" else value(self.table, die) * WORTH.get(side.symbol, 0.0)

    def mine(self, thing: int) -> bool:
        if is_die(thing):
            return thing in self.own or (
                thing not in self.table.showing and self.table.owners[card_of(thing)] == self.seat
            )
        piece = self.table.pieces.get(thing)
        return piece is not None and piece.controller == self.seat

    def belongs(self, card: int) -> bool:
        """Whether a card is one's own, wherever it lies."""
        piece = self.table.pieces.get(card)
        return (self.table.owners[card] if piece is None else piece.controller) == self.seat

    def symbols(self, dice: Iterable[int], *symbols: str) -> list[int]:
        return [die for die in dice if face(self.table, die).symbol in symbols]

    def sum(self, dice: Iterable[int], symbol: str) -> float:
        """What all dice of one symbol would bring."""
        return sum(self.worth(die) for die in self.symbols(dice, symbol))

    def theirs(self) -> list[int]:
        """The dice in the opponents' pools."""
        return [die for other in self.table.opponents(self.seat) for die in self.table.pools[other]]

    def threat(self) -> float:
        """What the opponents' dice would do."""
        return sum(self.worth(die) for die in self.symbols(self.theirs(), *DAMAGE))

    def ready(self) -> list[int]:
        """Own characters that can still be activated."""
        return [card for card in self.table.characters(self.seat) if not self.table.pieces[card].exhausted]

    def foes(self) -> list[int]:
        return [card for other in self.table.opponents(self.seat) for card in self.table.characters(other)]

    def holds(self, character: int) -> int:
        """Damage that a character takes before it falls."""
        return remaining(self.table, character) + self.table.pieces[character].shields

    def weakest(self, options: Sequence[int], amount: int) -> int:
        """Whom to hit: who falls and is worth most, else who is nearest to it."""
        foes = [one for one in options if not self.mine(one)] or list(options)
        fall = [one for one in foes if self.holds(one) <= amount]
        if fall:
            return max(fall, key=self.force)
        return min(foes, key=lambda one: (self.holds(one) - self.force(one), one))

    def force(self, character: int) -> float:
        """What a character's dice bring in a round, those of its upgrades included."""
        return sum(power(self.table.cards[card_of(die)]) for die in self.table.dice(character))

    def neediest(self, options: Sequence[int]) -> int:
        """Whom to shield or heal: one's own, the most hurt."""
        own = [one for one in options if self.mine(one)] or list(options)
        return min(
            own, key=lambda one: (self.table.pieces[one].shields >= MOST_SHIELDS, remaining(self.table, one), one)
        )

    def killable(self, symbol: str) -> int | None:
        """The character that all own dice of one kind of damage would defeat together."""
        dice = self.symbols(self.own, symbol)
        spare, hit = self.table.resources[self.seat], 0
        for die in sorted(dice, key=lambda die: face(self.table, die).cost):
            cost = face(self.table, die).cost
            if cost <= spare:
                spare -= cost
                hit += value(self.table, die)
        fall = [foe for foe in self.foes() if self.holds(foe) <= hit]
        return max(fall, key=self.force) if fall else None


def poor_dice(position: Position) -> list[int]:
    """Dice of one's own that bring well below their average."""
    cards = position.table.cards
    return [die for die in position.own if usable(position, die) < 0.6 * power(cards[card_of(die)])]


def usable(position: Position, die: int) -> float:
    """What a die brings, where it can be used at all: paid for, and no modifier alone."""
    table, side = position.table, face(position.table, die)
    if side.cost > table.resources[position.seat]:
        return 0.0
    if side.modifier:
        kind = side.symbol
        others = [face(table, one) for one in position.own if one != die]
        if not any(not other.modifier and (kind in (other.symbol, "any")) for other in others):
            return 0.0
    return position.worth(die)


def has_host(position: Position, card: int) -> bool:
    """Whether some own character may bear an upgrade; other cards need none."""
    facts = FACTS[position.table.cards[card]]
    if not facts.host:
        return True
    hosts = [FACTS[position.table.cards[one]] for one in position.table.characters(position.seat)]
    colour = facts.host.split()[-1]
    return any(host.colour == colour and not (host.unique and "ordinary" in facts.host) for host in hosts)


def held_worth(position: Position, card: int) -> float:
    """What a card outside play promises its player: nothing without a bearer, less while it cannot be paid for."""
    facts = FACTS[position.table.cards[card]]
    if not has_host(position, card):
        return 0.0
    dear = max(0, facts.cost - position.table.resources[position.seat])
    return (CARD + STAYS * facts.cost if facts.type == "event" else lasts(facts.id)) - PRICE * dear


#: What is answered without looking ahead; None: anything.
Habit = Callable[[Position, Any], Option | None]


def things(question: Ask) -> list[int]:
    return [option for option in question.options if isinstance(option, int)]
