"""The table: plain data, and a fast copy of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

import msgspec

from dejarik.core import cards
from dejarik.core.cards import NOBODY, NOTHING, CardTable, player
from dejarik.core.lasting import Lasting
from dejarik.core.timing import Queued

#: Dice are things, too: each card has room for four numbers from here on.
DICE: Final = 10_000
ROOM: Final = 4
MOST_SHIELDS: Final = 3
MOST_UPGRADES: Final = 3  # dst.keyword.modify-limit
HAND_SIZE: Final = 5


def die_of(card: int, which: int = 0) -> int:
    """The number of a card's die."""
    return DICE + card * ROOM + which  # dst.die.id


def card_of(die: int) -> int:
    """The card that a die belongs to."""
    return (die - DICE) // ROOM  # dst.die.track-by-host


def is_die(thing: int) -> bool:
    return thing >= DICE


def amounts(most: int, least: int = 0) -> tuple[str, ...]:
    """Answers that are numbers, as words: a bare number is a card."""
    return tuple(str(amount) for amount in range(least, most + 1))


class Piece(msgspec.Struct):
    """A card in play, with everything that lies on it."""

    id: int
    owner: int  # dst.term.owner
    controller: int
    #: character, support, upgrade, downgrade, plot, battlefield: what it is now, whatever is printed on it.
    kind: str
    exhausted: bool = False
    damage: int = 0  # dst.damage.token-values
    shields: int = 0  # dst.shield.no-shortage
    #: What an upgrade or downgrade lies on.
    host: int = NOTHING
    #: The dice that belong to it, on it or in a pool.
    dice: tuple[int, ...] = ()
    #: An opponent's dice kept here.
    captives: tuple[int, ...] = ()
    elite: bool = False
    #: Resources that lie on it; events brought under it, face down; the set-aside die that it lends its bearer.
    resources: int = 0
    under: tuple[int, ...] = ()
    spare: int = NOTHING


class Moment(cards.Moment):
    """A condition that arises: something is about to happen or has just happened."""

    #: The card that the thing lay on, and the die that did it, with the value it showed.
    host: int = NOTHING
    die: int = NOTHING
    value: int = 0
    #: Several things at once: the dice that one effect has removed, and whose effect it was, whoever had to choose.
    things: tuple[int, ...] = ()
    whose: int = NOBODY
    #: The cost of the side that was resolved.
    cost: int = 0


class Resolving(msgspec.Struct, frozen=True):
    """ПРИМЕНЕНИЕ КУБИКОВ: a resolve action under way: whose, of which symbol, and what was resolved already."""

    seat: int
    symbol: str
    done: tuple[int, ...] = ()


class Table(CardTable, kw_only=True):
    """Everything on the table, open and hidden."""

    shared = CardTable.shared | {"brought", "teams", "order"}

    # What everybody brought: numbers of characters (with their dice) and plot, battlefields.
    teams: tuple[tuple[int, ...], ...] = ()
    brought: tuple[tuple[int, ...], ...] = ()

    # Zones, one list for each seat; the top of a deck is its end.
    decks: list[list[int]] = msgspec.field(default_factory=list)  # dst.zone.two-kinds
    hands: list[list[int]] = msgspec.field(default_factory=list)
    discards: list[list[int]] = msgspec.field(default_factory=list)
    # dst.zone.set-aside-during
    #: Set aside and seen by all: defeated characters, battlefields not used, whatever cards put there.
    asides: list[list[int]] = msgspec.field(default_factory=list)
    #: Cards that lie face down on others that are set aside: what lies on which.
    stacked: dict[int, int] = msgspec.field(default_factory=dict)
    #: ОТЛОЖЕННЫЕ КУБИКИ: further dice brought to the game, each under a number of its own; nobody else sees them.
    spares: list[list[int]] = msgspec.field(default_factory=list)
    # dst.zone.queue
    #: Cards being played: they lie in the queue until their effect is done.
    limbo: list[int] = msgspec.field(default_factory=list)
    pieces: dict[int, Piece] = msgspec.field(default_factory=dict)
    # dst.zone.pool, dst.die.many-unique
    #: Dice in a pool, in the order in which they came, and the side that each shows.
    pools: list[list[int]] = msgspec.field(default_factory=list)
    showing: dict[int, int] = msgspec.field(default_factory=dict)
    resources: list[int] = msgspec.field(default_factory=list)  # dst.resource.no-shortage

    #: The seats clockwise around the table.
    order: tuple[int, ...] = ()
    step: str = "mulligan"
    round: int = 0
    active: int = 0
    passes: int = 0
    #: The battlefield in use, who controls it, and who decides in their stead while nobody does.
    field: int = NOTHING
    control: int = NOBODY
    decides: int = 0
    #: Who has claimed this round.
    claimed: int = NOBODY
    #: Who is out of a game for more than two.
    out: list[int] = msgspec.field(default_factory=list)
    #: What was chosen for the mulligan, and then what everybody does with it at once.
    chosen: list[tuple[int, ...]] = msgspec.field(default_factory=list)
    totals: list[int] = msgspec.field(default_factory=list)
    rolls: int = 0

    #: What waits for its turn; additional actions come after all of it, in the order in which they were given.
    queue: list[Queued[Moment]] = msgspec.field(default_factory=list)
    extra: list[int] = msgspec.field(default_factory=list)
    resolving: Resolving | None = None
    #: Dice in the midst of being resolved, one within another.
    busy: list[int] = msgspec.field(default_factory=list)
    #: A turn is under way: whose action it was, and whether nothing has come of it so far.
    acting: int = NOBODY
    idle: bool = False
    #: The dice resolved in this turn, for what allows only so many; and how many of them in earlier actions of it.
    resolved: list[int] = msgspec.field(default_factory=list)
    earlier: int = 0
    #: The state before an action that may turn out to have changed nothing.
    before: str = ""
    #: Who has replaced an upgrade this round; what was played by whom and activated this round, in order.
    replaced: list[int] = msgspec.field(default_factory=list)
    played: list[tuple[int, int]] = msgspec.field(default_factory=list)
    activated: list[int] = msgspec.field(default_factory=list)
    #: Characters about to be defeated at this moment.
    dying: list[int] = msgspec.field(default_factory=list)
    #: Changes that begin with the next round.
    coming: list[Lasting] = msgspec.field(default_factory=list)
    #: The action phase is to end.
    ending: bool = False

    winner: int = NOBODY
    result: str = ""

    def copy(self) -> Self:
        twin: Self = self.__copy__()  # type: ignore[attr-defined]
        twin.rng = self.rng.copy()
        twin.notes = None
        twin.decks = [zone[:] for zone in self.decks]
        twin.hands = [zone[:] for zone in self.hands]
        twin.discards = [zone[:] for zone in self.discards]
        twin.asides = [zone[:] for zone in self.asides]
        twin.spares = [zone[:] for zone in self.spares]
        twin.pools = [zone[:] for zone in self.pools]
        twin.known = [zone[:] for zone in self.known]
        twin.stacked = self.stacked.copy()
        twin.limbo = self.limbo[:]
        twin.showing = self.showing.copy()
        twin.resources = self.resources[:]
        twin.out = self.out[:]
        twin.chosen = self.chosen[:]
        twin.totals = self.totals[:]
        twin.queue = [msgspec.structs.replace(one, moment=one.moment.__copy__()) for one in self.queue]  # type: ignore[attr-defined]
        twin.extra = self.extra[:]
        twin.busy = self.busy[:]
        twin.resolved = self.resolved[:]
        twin.replaced = self.replaced[:]
        twin.played = self.played[:]
        twin.activated = self.activated[:]
        twin.dying = self.dying[:]
        twin.lasting = self.lasting[:]
        twin.coming = self.coming[:]
        twin.delayed = self.delayed[:]
        twin.used = self.used[:]
        twin.pieces = {number: piece.__copy__() for number, piece in self.pieces.items()}  # type: ignore[attr-defined]
        return twin

    def opponents(self, seat: int) -> Sequence[int]:
        """Everybody else who is still in the game, from the left neighbour on."""
        here = self.order.index(seat)
        others = self.order[here + 1 :] + self.order[:here]
        return [other for other in others if other not in self.out] if self.out else others

    def played_by(self, seat: int) -> list[int]:
        """What a player has played this round, whosever card it was."""
        return [card for card, who in self.played if who == seat]

    def left_of(self, seat: int) -> int:
        """The left neighbour, of those who are still in the game."""
        if self.out:
            return self.opponents(seat)[0]
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    def controller(self, thing: int) -> int:
        if thing >= DICE:  # dst.term.controller
            return self.holder(thing)
        return self.pieces[thing].controller

    def holder(self, die: int) -> int:
        """Who has a die in the pool, or controls the card it lies on."""
        for seat, pool in enumerate(self.pools):
            if die in pool:
                return seat
        piece = self.pieces.get(card_of(die))
        return self.owners[card_of(die)] if piece is None else piece.controller  # dst.gap.borrowed-die

    def zone(self, seat: int, name: str) -> Sequence[int]:
        return {"hand": self.hands, "discard": self.discards}[name][seat]

    @property
    def playing(self) -> list[int]:
        """The seats that are still in the game."""
        return [seat for seat in self.seats if seat not in self.out]

    @property
    def arbiter(self) -> int:
        """Who orders what happens at the same time: the battlefield's controller."""
        return self.decides if self.control == NOBODY else self.control  # dst.gap.multi-first-player

    def resolved_now(self, die: int) -> bool:
        """Whether a die is being resolved, or was in the course of this action."""
        return die in self.busy or die in self.resolved[self.earlier :]  # dst.sym.special-reroll-once

    def characters(self, seat: int) -> list[int]:
        return [
            number for number, piece in self.pieces.items() if piece.controller == seat and piece.kind == "character"
        ]

    def upgrades(self, host: int, kind: str = "upgrade") -> list[int]:
        """What is attached to a card, in the order in which it came."""
        # dst.gap.downgrade-is-type
        return [number for number, piece in self.pieces.items() if piece.host == host and piece.kind == kind]

    def dice(self, card: int) -> list[int]:
        """The dice of a card and of the upgrades on it."""
        found = list(self.pieces[card].dice)
        for piece in self.pieces.values():
            if piece.host == card and piece.kind == "upgrade":  # dst.upgrade.rolls-with-host
                found += piece.dice
        return found


__all__ = [
    "DICE",
    "NOBODY",
    "NOTHING",
    "Moment",
    "Piece",
    "Resolving",
    "Table",
    "card_of",
    "die_of",
    "is_die",
    "player",
]
