"""A small game with everything the kernel knows: hidden cards, dice, common choices, a placement, a share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

import msgspec
from rich.console import RenderableType

from dejarik.core.board import Room
from dejarik.core.game import Game, Outcome
from dejarik.core.note import Note, Seat, Subject
from dejarik.core.presenter import PAGE, Presenter, Reader
from dejarik.core.question import Ask, Option, Place, Procedure, Question, Share, Together
from dejarik.core.rng import Rng
from dejarik.core.rulebook import Rulebook
from dejarik.core.state import State


class Options(msgspec.Struct, frozen=True):
    rounds: int = 3


class ToyNote(Note):
    pass


class Bid(ToyNote):
    rule = "toy.bid"
    who: Seat
    card: int


class Die(ToyNote):
    face: int


class Gift(ToyNote):
    who: Seat
    points: tuple[int, ...]


class ToySubject(Subject):
    pass


class OfDie(ToySubject):
    face: int


class Table(State, kw_only=True):
    seats: int
    rounds: int
    round: int = 0
    step: str = "bid"
    hands: list[list[int]]
    aside: list[int]
    bids: list[int]
    points: list[int]
    dice: list[int]
    spot: tuple[int, ...] = ()

    def copy(self) -> Self:
        return type(self)(
            rng=self.rng.copy(),
            shown=self.shown,
            seats=self.seats,
            rounds=self.rounds,
            round=self.round,
            step=self.step,
            hands=[hand[:] for hand in self.hands],
            aside=self.aside[:],
            bids=self.bids[:],
            points=self.points[:],
            dice=self.dice[:],
            spot=self.spot,
        )


class View(msgspec.Struct, frozen=True):
    seat: int | None
    round: int
    step: str
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    bids: tuple[int, ...]
    points: tuple[int, ...]
    dice: tuple[int, ...]
    spot: tuple[int, ...]


class ToyPresenter(Presenter):
    def option(self, reader: Reader, view: Any, question: Question, option: Option) -> str:
        return str(option)

    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        return str(view)


class Bidding(Game[Table, View, Options]):
    """Bid a card in secret, show a card openly, place a marker, roll: the highest bid scores the die."""

    id = "bidding"
    version = 1
    seats = range(2, 5)
    options = Options
    table = Table
    seen = View
    notes: ClassVar[type[Note]] = ToyNote
    subjects = ToySubject
    variants: ClassVar[Mapping[str, Mapping[str, object]]] = {"": {}, "short": {"rounds": 1}}

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        deck = list(range(seats * 6))
        rng.shuffle(deck)
        return Table(
            rng=rng,
            seats=seats,
            rounds=options.rounds,
            hands=[sorted(deck[i : seats * 5 : seats]) for i in range(seats)],
            aside=deck[seats * 5 :],
            bids=[-1] * seats,
            points=[0] * seats,
            dice=[],
        )

    def next(self, table: Table) -> Procedure[None] | None:
        if table.round == table.rounds:
            return None
        return self.bid(table) if table.step == "bid" else self.score(table)

    def bid(self, table: Table) -> Procedure[None]:
        bids = yield Together({seat: self.choose(table, seat) for seat in range(table.seats)})
        for seat, card in bids.items():
            table.hands[seat].remove(card)
            table.bids[seat] = card
            table.note(Bid, seat, card)
        table.reveal()
        table.step = "score"

    def choose(self, table: Table, seat: int) -> Procedure[int]:
        card: int = yield Ask(seat, "bid", tuple(table.hands[seat]), rule="toy.bid")
        return card

    def score(self, table: Table) -> Procedure[None]:
        winner = max(range(table.seats), key=lambda seat: table.bids[seat])
        table.dice = [table.rng.roll(6) + 1]
        table.note(Die, table.dice[0])
        if (yield Ask(winner, "again", ("yes", "no"), about=OfDie(table.dice[0]), rule="toy.bid")) == "yes":
            table.dice = [table.rng.roll(6) + 1]
            table.note(Die, table.dice[0])
        table.spot = yield Place(
            winner,
            "spot",
            2,
            self.on_board,
            lambda rng: (rng.below(10), rng.below(10)),
            rule="toy.board",
            zones=lambda: [((0, 0), (10, 0), (10, 10), (0, 10))],
        )
        kept = yield Ask(winner, "keep", tuple(range(table.seats)), least=0, most=2, secret=True, rule="toy.bid")
        table.points[winner] += table.dice[0] + len(kept)
        yield from self.give(table, winner)
        table.round += 1
        table.step = "bid"
        table.bids = [-1] * table.seats
        table.dice = []

    def give(self, table: Table, winner: int) -> Procedure[None]:
        """The winner gives a point or two away, at most one to each."""
        others = tuple(seat for seat in range(table.seats) if seat != winner)
        gifts = yield Share(winner, "gift", others, 2, least=1, caps=(1,) * len(others), rule="toy.gift")
        for seat, points in zip(others, gifts, strict=True):
            table.points[seat] += points
        table.note(Gift, winner, gifts)

    def on_board(self, spot: tuple[int, ...]) -> str | None:
        return None if all(0 <= number < 10 for number in spot) else "toy.board"

    def outcome(self, table: Table) -> Outcome | None:
        if table.round < table.rounds:
            return None
        best = max(table.points)
        winners = tuple(seat for seat in range(table.seats) if table.points[seat] == best)
        return Outcome(winners, "won", tuple(float(points) for points in table.points))

    def view(self, table: Table, seat: int | None) -> View:
        return View(
            seat=seat,
            round=table.round,
            step=table.step,
            hand=tuple(table.hands[seat]) if seat is not None else (),
            counts=tuple(len(hand) for hand in table.hands),
            bids=tuple(table.bids),
            points=tuple(table.points),
            dice=tuple(table.dice),
            spot=table.spot,
        )

    def guess(self, table: Table, seat: int, rng: Rng, now: Table) -> Table:
        twin = table.copy()
        others = [s for s in range(table.seats) if s != seat]
        pool = table.aside + [card for s in others for card in table.hands[s]]
        rng.shuffle(pool)
        for s in others:
            count = len(table.hands[s])
            twin.hands[s] = sorted(pool[:count])
            del pool[:count]
        twin.aside = pool
        return twin

    @property
    def presenter(self) -> ToyPresenter:
        return ToyPresenter("tests.toy_texts")

    @property
    def rulebook(self) -> Rulebook:
        return Rulebook("tests.toy_texts")
