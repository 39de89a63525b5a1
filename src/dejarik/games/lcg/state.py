"""The table of the card game: plain data, and a fast copy of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

import msgspec

from dejarik.core.cards import NOBODY, NOTHING, CardTable, player

#: The Death Star dial is the thing with the number 0; cards are numbered from 1, players are things, too.
DIAL: Final = 0
#: An enhancement or unit that lies under no card and in no named play area.
NOWHERE: Final = NOTHING

ATTACKER: Final = 1
DEFENDER: Final = 2


class Piece(msgspec.Struct):
    """A card in play, with everything that lies on it."""

    id: int
    card: str
    owner: int  # lcg.state.owner
    controller: int
    #: unit, enhancement, objective, affiliation, dial: what the card is now, whatever is printed on it.
    kind: str
    # lcg.setup.token-bank, lcg.other.tokens-unlimited: no pool to take from, each card counts its own.
    focus: int = 0  # lcg.comp.focus-token
    damage: int = 0  # lcg.comp.damage-token
    shields: int = 0  # lcg.comp.shield-token
    #: What it is attached to: another card, the dial, or a player's area.
    host: int = NOWHERE  # lcg.enh.no-limit
    committed: bool = False  # lcg.force.card-is-no-card
    #: 0, ATTACKER or DEFENDER.
    role: int = 0  # lcg.eng.centre
    #: Cards captured here, face down.
    captured: tuple[int, ...] = ()  # lcg.capture.blank


def _pair() -> list[list[int]]:
    return [[], []]


def _dial() -> dict[int, Piece]:
    return {DIAL: Piece(DIAL, "dial", NOBODY, NOBODY, "dial")}


class Table(CardTable, kw_only=True):
    """Everything on the table, open and hidden."""

    cards: tuple[str, ...] = ("dial",)
    #: The seat of the dark side.
    dark: int = 1
    affiliations: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    #: The objective sets of each deck: open to both once the affiliations are shown.
    sets: list[tuple[int, ...]] = msgspec.field(default_factory=lambda: [(), ()])
    #: What each seat brought: a deck as text, or what it chooses at the table: a starter deck (""), one of its "own",
    #: or "any" of these.
    brought: tuple[str, str] = ("", "")
    constructed: bool = False
    mulligan: bool = False
    brisk: bool = False

    # Zones, one list for each seat; the top of a deck or pile is its end.
    decks: list[list[int]] = msgspec.field(default_factory=_pair)  # lcg.state.play-area
    missions: list[list[int]] = msgspec.field(default_factory=_pair)
    hands: list[list[int]] = msgspec.field(default_factory=_pair)  # lcg.zone.out-of-play
    discards: list[list[int]] = msgspec.field(default_factory=_pair)
    victories: list[list[int]] = msgspec.field(default_factory=_pair)  # lcg.state.victory-pile
    stacks: list[list[int]] = msgspec.field(default_factory=_pair)
    #: Objectives chosen in the set-up and not yet turned up.
    facedown: list[list[int]] = msgspec.field(default_factory=_pair)
    #: Cards between two zones: played and not yet resolved.
    limbo: list[int] = msgspec.field(default_factory=list)
    pieces: dict[int, Piece] = msgspec.field(default_factory=_dial)  # lcg.zone.in-play
    known: list[list[int]] = msgspec.field(default_factory=_pair)

    balance: int = 0  # lcg.comp.balance-token, lcg.force.balance-meaning
    dial: int = 0  # lcg.setup.dial-zero
    turn: int = 0
    active: int = 1  # lcg.turn.active-player
    #: The box of the timing chart, e.g. "refresh.2".
    step: str = "setup.2"
    #: An open action window: whose chance it is and how many passed in a row; NOBODY: no window is open.
    chance: int = NOBODY
    passes: int = 0
    #: The action chosen in the window and not yet carried out: seat, "play" or "use", card, ability.
    pending: tuple[int, str, int, int] | None = None
    #: What was played this turn (either player).
    played: list[int] = msgspec.field(default_factory=list)

    # The conflict phase.
    #: Objectives named this turn, once for each time; and those that may be engaged once more.
    named: list[int] = msgspec.field(default_factory=list)
    again: list[int] = msgspec.field(default_factory=list)
    engaged: int = NOWHERE
    #: Whether attackers have been declared, so that the objective counts as engaged.
    declared: bool = False
    #: Who has the edge.
    edge: int = NOBODY
    #: Who may place edge cards, as it was when the placement began.
    contest: tuple[int, ...] = ()
    #: How many cards at the bottom of each edge stack lie face up.
    opened: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    revealed: bool = False
    #: Fate cards still to be resolved.
    fates: list[int] = msgspec.field(default_factory=list)
    striker: int = NOWHERE
    placed_fate: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    unopposed: bool = False

    winner: int = NOBODY
    result: str = ""

    def copy(self) -> Self:
        twin: Self = self.__copy__()  # type: ignore[attr-defined]
        twin.rng = self.rng.copy()
        twin.notes = None
        twin.affiliations = self.affiliations[:]
        twin.sets = self.sets[:]
        first, second = self.decks
        twin.decks = [first[:], second[:]]
        first, second = self.missions
        twin.missions = [first[:], second[:]]
        first, second = self.hands
        twin.hands = [first[:], second[:]]
        first, second = self.discards
        twin.discards = [first[:], second[:]]
        first, second = self.victories
        twin.victories = [first[:], second[:]]
        first, second = self.stacks
        twin.stacks = [first[:], second[:]]
        first, second = self.facedown
        twin.facedown = [first[:], second[:]]
        first, second = self.known
        twin.known = [first[:], second[:]]
        twin.limbo = self.limbo[:]
        twin.played = self.played[:]
        twin.lasting = self.lasting[:]
        twin.delayed = self.delayed[:]
        twin.used = self.used[:]
        twin.named = self.named[:]
        twin.again = self.again[:]
        twin.opened = self.opened[:]
        twin.fates = self.fates[:]
        twin.placed_fate = self.placed_fate[:]
        twin.pieces = {number: piece.__copy__() for number, piece in self.pieces.items()}  # type: ignore[attr-defined]
        return twin

    @property
    def light(self) -> int:
        return self.opponent(self.dark)

    def opponent(self, seat: int) -> int:
        """The other one: this is a duel."""
        return 1 - seat  # lcg.other.multiplayer

    def controller(self, thing: int) -> int:
        return self.pieces[thing].controller

    def zone(self, seat: int, name: str) -> Sequence[int]:
        if name == "hand":
            return self.hands[seat]
        return self.discards[seat] if name == "discard" else self.stacks[seat]

    @property
    def phase(self) -> str:
        """The phase of the turn; an engagement is part of the conflict phase."""
        name = self.step.partition(".")[0]
        return "conflict" if name == "engagement" else name

    @property
    def attacker(self) -> int:
        return self.active  # lcg.state.attacking-defending-player

    @property
    def defender(self) -> int:
        return self.opponent(self.active)


__all__ = ["ATTACKER", "DEFENDER", "DIAL", "NOBODY", "NOWHERE", "Piece", "Table", "player"]
