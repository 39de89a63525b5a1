"""A witness at the table: follows a match by what one seat sees and hears, and says what that seat may know.

It is written from the rules, not from the engine: it knows the journal, what lies open, its own cards and its own
answers, and nothing else. What it says is compared with the seat's view.
"""

from __future__ import annotations

from functools import singledispatchmethod

from dejarik.core.match import Match
from dejarik.core.note import Note
from dejarik.core.question import Option
from dejarik.games.hope import notes
from dejarik.games.hope.state import REBELS

UNKNOWN = ""


class Card:
    """An Empire card that lies face down somewhere."""

    def __init__(self, name: str = UNKNOWN, pile: int | None = None) -> None:
        self.name = name
        #: The pile it was first laid in, until somebody sees it.
        self.pile = pile
        #: The other one of two of which only Bodhi's player knows which is which, and what the two are.
        self.twin: Card | None = None
        self.either: tuple[str, ...] = ()

    def is_now(self, name: str) -> None:
        """It has been seen; so its twin must be the other one."""
        self.name = name
        if self.twin is not None and not self.twin.name:
            self.twin.name = next(other for other in self.either if other != name)

    def may_be(self) -> tuple[str, ...]:
        return (self.name,) if self.name else self.either


class Hand:
    """A hand of rebels: how many everybody sees, which ones perhaps not."""

    def __init__(self, cards: list[str]) -> None:
        self.size = len(cards)
        self.cards: list[str] | None = None if UNKNOWN in cards else cards[:]

    def lose(self, card: str) -> None:
        self.size -= 1
        if self.cards is not None:
            self.cards.remove(card)

    def lose_unseen(self) -> None:
        self.size -= 1
        self.cards = None

    def laid_down(self) -> list[str]:
        return [UNKNOWN] * self.size if self.cards is None else self.cards


class Witness:
    """What one seat can say about everybody's cards."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.seats = match.seats
        #: By seat: the rebels face down before it, the one that lies open, and its hand.
        self.fronts = [list(REBELS) for _ in range(self.seats)]
        self.open = [UNKNOWN] * self.seats
        self.hands = [Hand([]) for _ in range(self.seats)]
        self.operating = False
        self.gave_to_tank = UNKNOWN
        self.heard = 0
        self.piles: list[list[Card]] = [[] for _ in range(self.seats)]
        self.clear()
        self.follow("", UNKNOWN, UNKNOWN)

    def clear(self) -> None:
        """The Empire cards of a round are gone."""
        self.piles = [[] for _ in range(self.seats)]
        #: By pile: which of its seven cards have been seen, wherever they are now.
        self.shown: list[list[str]] = [[] for _ in range(self.seats)]
        #: What Disinformation took, what it laid instead, and what has come to light of that.
        self.taken: list[Card] = []
        self.mixed: list[Card] = []
        self.found: list[str] = []
        #: Two cards that Bodhi's player is putting under a pile.
        self.under: tuple[int, tuple[str, ...], int] = (0, (), 0)

    # ── following ──────────────────────────────────────────────────────────────────────────────────────────────────

    def follow(self, kind: str, who: Option, answer: Option) -> None:
        """An answer was given; of others' secret ones no more than that is known."""
        if kind == "tank" and who == self.seat:
            self.gave_to_tank = str(answer)
        if kind == "under":
            self.put_under(answer if who == self.seat else None)
        fresh = self.match.notes(self.seat)[self.heard :]
        self.heard += len(fresh)
        for entry in fresh:
            self.hear(entry.note)
        self.look()

    def look(self) -> None:
        """Which cards lie open is for all to see, and the own cards for oneself."""
        view = self.match.view(self.seat)
        for seat, player in enumerate(view.players):
            if self.open[seat] and not player.open:
                self.turned_over(seat)
        self.fronts[self.seat] = list(view.players[self.seat].front)
        if self.operating or self.match.over:
            self.hands[self.seat] = Hand(list(view.hand))

    def turned_over(self, seat: int) -> None:
        self.fronts[seat].append(self.open[seat])
        self.open[seat] = UNKNOWN

    @singledispatchmethod
    def hear(self, note: Note) -> None:
        """Most of what is told says nothing about hidden cards."""

    @hear.register
    def _(self, note: notes.PilesLaid) -> None:
        self.piles = [[Card(pile=slot) for _ in range(7)] for slot in range(self.seats)]

    @hear.register
    def _(self, note: notes.Operation) -> None:
        self.hands = [Hand(front) for front in self.fronts]
        self.fronts = [[] for _ in range(self.seats)]
        self.operating = True

    @hear.register
    def _(self, note: notes.Lays) -> None:
        self.hands[note.who].lose(note.card)
        self.open[note.who] = note.card

    @hear.register
    def _(self, note: notes.Reveals) -> None:
        self.see(self.piles[note.pile].pop(0), note.card)

    def see(self, card: Card, name: str) -> None:
        if card in self.mixed:
            self.mixed.remove(card)
            self.found.append(name)
        if card.pile is not None:
            self.shown[card.pile].append(name)
            card.pile = None
        card.is_now(name)

    @hear.register
    def _(self, note: notes.PutBack) -> None:
        self.piles[note.pile].insert(0, Card(note.card))

    @hear.register
    def _(self, note: notes.Sinks) -> None:
        self.piles[note.pile].append(Card(note.card))

    @hear.register
    def _(self, note: notes.Reinforced) -> None:
        for slot in note.piles:
            self.piles[slot].insert(0, Card(note.card))

    @hear.register
    def _(self, note: notes.BodhiShows) -> None:
        pile = self.piles[note.pile]
        for name in note.cards:
            self.see(pile.pop(0), name)
        if len(set(note.cards)) == 2:
            self.under = (note.pile, note.cards, note.who)
        else:
            pile += [Card(name) for name in note.cards]

    def put_under(self, order: Option | None) -> None:
        """Two cards go under a pile; only who put them knows their order."""
        slot, names, _ = self.under
        if isinstance(order, tuple):
            self.piles[slot] += [Card(str(name)) for name in order]
            return
        upper, lower = Card(), Card()
        for card, twin in ((upper, lower), (lower, upper)):
            card.either, card.twin = tuple(sorted(names)), twin
        self.piles[slot] += [upper, lower]

    @hear.register
    def _(self, note: notes.Mixed) -> None:
        self.taken = [self.piles[slot].pop(0) for slot in note.piles]
        self.mixed = [Card() for _ in note.piles]
        for slot, card in zip(note.piles, self.mixed, strict=True):
            self.piles[slot].insert(0, card)

    @hear.register
    def _(self, note: notes.PutsDown) -> None:
        for _ in range(note.count):
            self.hands[note.who].lose(note.card)
            self.fronts[note.who].append(note.card)

    @hear.register
    def _(self, note: notes.Tank) -> None:
        """A card from every hand went down in secret: what is left of it only its holder knows."""
        for seat in note.who:
            if seat == self.seat:
                self.hands[seat].lose(self.gave_to_tank)
            else:
                self.hands[seat].lose_unseen()
            self.fronts[seat].append(self.gave_to_tank if seat == self.seat else UNKNOWN)

    @hear.register
    def _(self, note: notes.HandsPassed) -> None:
        for seat in range(self.seats):
            if self.open[seat]:
                self.turned_over(seat)
        self.hands = [self.hands[seat - 1] for seat in range(self.seats)]

    def end_round(self) -> None:
        """Hands go down before their holders; who knows a hand knows them there."""
        if self.operating:
            self.operating = False
            for seat, hand in enumerate(self.hands):
                self.fronts[seat] += hand.laid_down()

    @hear.register
    def _(self, note: notes.LeftOver) -> None:
        self.end_round()

    @hear.register
    def _(self, note: notes.Gives) -> None:
        """Random ones, unseen by the rest: what stays is as unknown as what goes."""
        self.end_round()
        self.fronts[note.who] = [UNKNOWN] * (len(self.fronts[note.who]) - note.count)

    @hear.register
    def _(self, note: notes.Takes) -> None:
        self.end_round()
        self.fronts[note.who] += [UNKNOWN] * note.count

    @hear.register
    def _(self, note: notes.GameOver) -> None:
        self.end_round()

    @hear.register
    def _(self, note: notes.Deal) -> None:
        self.end_round()
        self.clear()
        self.hands = [Hand([]) for _ in range(self.seats)]

    # ── saying ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def knows_hand(self, seat: int) -> tuple[str, ...]:
        """All cards of a hand in the order of the characters, or nothing."""
        return tuple(sorted(self.hands[seat].cards or (), key=REBELS.index))

    def knows_front(self, seat: int) -> list[str]:
        return sorted(self.fronts[seat])

    def knows_pile(self, slot: int) -> tuple[tuple[str, ...], ...]:
        """From the top: what each card may be."""
        return tuple(card.may_be() for card in self.piles[slot])

    def knows_shown(self, slot: int) -> list[str]:
        return sorted(self.shown[slot])

    def knows_mixed(self) -> list[str]:
        """Cards that were mixed and have not come to light since."""
        left = [card.name for card in self.taken if card.name]
        for name in self.found:
            if name in left:
                left.remove(name)
        return sorted(left)

    def mixed_places(self) -> list[tuple[int, int]]:
        return [
            (slot, depth)
            for slot, pile in enumerate(self.piles)
            for depth, card in enumerate(pile)
            if card in self.mixed
        ]
