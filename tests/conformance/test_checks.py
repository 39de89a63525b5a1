"""The checks themselves: a sound game passes all of them, and each broken one is caught by the check made for it."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

import pytest
from rich.console import RenderableType
from rich.text import Text

from dejarik.core.board import Room
from dejarik.core.note import Note, Word
from dejarik.core.presenter import PAGE, Reader
from dejarik.core.question import Ask, Option, Procedure, Question, Share
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.state import State
from dejarik.lab import conformance
from dejarik.lab.conformance import Broken
from tests.conftest import register
from tests.toys import Bidding, Options, Table, ToyPresenter, View


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", Bidding.seats)
def test_a_sound_game_passes(bidding: Bidding, check: conformance.Check, seats: int) -> None:
    for seed in range(3):
        check(bidding, seats, seed, 1.0)


class LeakingView(Bidding):
    """Shows the lowest card of the next seat."""

    def view(self, table: Table, seat: int | None) -> View:
        honest = super().view(table, seat)
        hand = table.hands[((seat or 0) + 1) % table.seats]
        return View(**{**_fields(honest), "spot": (hand[0],) if hand else ()})


class LeakingToSpectators(Bidding):
    """Spectators see the first hand."""

    def view(self, table: Table, seat: int | None) -> View:
        honest = super().view(table, seat)
        return View(**{**_fields(honest), "hand": tuple(table.hands[0])}) if seat is None else honest


class LazyGuess(Bidding):
    """Its guess is the truth."""

    def guess(self, table: Table, seat: int, rng: Rng, now: Table) -> Table:
        return table.copy()


class MemoryOutsideTheTable(Bidding):
    """Counts bids in the game object, so that a match taken out of storage has forgotten them."""

    def __init__(self) -> None:
        self.bonus: dict[int, int] = {}

    def bid(self, table: Table) -> Procedure[None]:
        yield from super().bid(table)
        self.bonus[id(table)] = sum(table.bids)

    def score(self, table: Table) -> Procedure[None]:
        yield from super().score(table)
        table.points[0] += self.bonus.get(id(table), 0)


class StateInALocal(Bidding):
    """One procedure for bidding and scoring that keeps the bids in a local variable over its nominal end."""

    def __init__(self) -> None:
        self.running: dict[int, dict[int, int]] = {}

    def next(self, table: Table) -> Procedure[None] | None:
        kept = self.running.setdefault(id(table), {})
        return self.remembering(table, kept) if table.round < table.rounds else None

    def remembering(self, table: Table, kept: dict[int, int]) -> Procedure[None]:
        yield from self.bid(table) if table.step == "bid" else self.score(table)
        kept[table.round] = kept.get(table.round, 0) + 1
        table.points[0] += sum(kept.values())


class UnstableHash(Bidding):
    """Draws from outside the stream."""

    counter = itertools.count()

    def score(self, table: Table) -> Procedure[None]:
        yield from super().score(table)
        table.points[0] += next(self.counter) % 5


class NoOptions(Bidding):
    """Asks for a card of an empty hand."""

    def choose(self, table: Table, seat: int) -> Procedure[int]:
        card: int = yield Ask(seat, "bid", tuple(table.hands[seat]) if table.round < 1 else (), rule="toy.bid")
        return card


class TwiceTheSame(Bidding):
    """Offers one card twice."""

    def choose(self, table: Table, seat: int) -> Procedure[int]:
        hand = tuple(table.hands[seat])
        card: int = yield Ask(seat, "bid", hand + hand[:1], rule="toy.bid")
        return card


class Untranslated(Bidding):
    """Asks something for which there are no words."""

    def choose(self, table: Table, seat: int) -> Procedure[int]:
        card: int = yield Ask(seat, "wager", tuple(table.hands[seat]), rule="toy.bid")
        return card


class TalkingBySeat(ToyPresenter):
    def note(self, reader: Reader, note: Note) -> str:
        return f"{super().note(reader, note)} ({reader.seat})"


class WordsBySeat(Bidding):
    """Speaks of one and the same event in other words from each seat."""

    @property
    def presenter(self) -> ToyPresenter:
        return TalkingBySeat("tests.toy_texts")


class Drawing(ToyPresenter):
    """Draws the same board for every room."""

    def __init__(self, drawn: RenderableType) -> None:
        super().__init__("tests.toy_texts")
        self.drawn = drawn

    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        return self.drawn


class TallBoard(Bidding):
    """Draws a board that is too high for a small screen."""

    presenter = Drawing("\n".join("line" for _ in range(13)))


class WideBoard(Bidding):
    """Draws a board that is too wide for a small screen."""

    presenter = Drawing(Text("x" * 79, no_wrap=True, overflow="ignore"))


class EmptyBoard(Bidding):
    """Draws nothing."""

    presenter = Drawing(" \n ")


class FalseCitation(Bidding):
    """Cites a rule that does not exist."""

    def choose(self, table: Table, seat: int) -> Procedure[int]:
        card: int = yield Ask(seat, "bid", tuple(table.hands[seat]), rule="toy.nowhere")
        return card


class SilentNote(Note):
    pass


class Wordless(SilentNote):
    who: Annotated[int, Word("nobody")]


class NoteWithoutWords(Bidding):
    """Has a kind of note with no sentence and a field with no word."""

    notes = SilentNote


class GivesMoreThanFits(Bidding):
    """Gives out more than the others can take."""

    def give(self, table: Table, winner: int) -> Procedure[None]:
        yield Share(winner, "gift", (winner,), 2, caps=(1,), sample=lambda _: (1,), rule="toy.gift")


class Endless(Bidding):
    """Never gets anywhere."""

    def score(self, table: Table) -> Procedure[None]:
        yield from super().score(table)
        table.round = 0
        table.hands = [[seat, seat + 10] for seat in range(table.seats)]


class SilentReveal(Bidding):
    """Shows cards without saying so to the kernel."""

    def score(self, table: Table) -> Procedure[None]:
        yield Ask(0, "again", ("yes", "no"), rule="toy.bid")
        table.spot = tuple(table.hands[1])
        table.round += 1
        table.step = "bid"
        table.bids = [-1] * table.seats


class OrderMatters(Bidding):
    """The first to answer gets a point."""

    def choose(self, table: Table, seat: int) -> Procedure[int]:
        card: int = yield Ask(seat, "bid", tuple(table.hands[seat]), rule="toy.bid")
        if not any(table.points):
            table.points[seat] += 1
        return card


class SharedCopy(Bidding):
    """A copy that shares its hands with the original."""

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        return Sharing(**_fields(super().setup(seats, options, rng)))


class Sharing(Table, kw_only=True):
    def copy(self) -> Sharing:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class SharedDeep(Bidding):
    """A copy whose hands are its own, but not the cards in them."""

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        return SharingDeep(**_fields(super().setup(seats, options, rng)))


class SharingDeep(Table, kw_only=True):
    def copy(self) -> SharingDeep:
        twin = super().copy()
        twin.hands = self.hands[:]
        return twin


class ChangesWhatItShares(Bidding):
    """Says that bids are replaced, and changes them in place."""

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        return SharingBids(**_fields(super().setup(seats, options, rng)))


class SharingBids(Table, kw_only=True):
    shared: ClassVar[frozenset[str]] = frozenset({"bids"})


class WrongCitationInRefusal(Bidding):
    """Refuses with a rule that does not exist."""

    def why_not(self, table: Table, question: Question, value: Option) -> Refused | None:
        return Refused("not-a-list", rule="toy.nowhere")


class OfferedAndBarred(Bidding):
    """Bars what it offers."""

    def barred(self, table: Table, question: Question) -> Mapping[Option, Refused]:
        return {question.options[0]: Refused("not-a-list", rule="toy.bid")} if isinstance(question, Ask) else {}


BROKEN = [
    (LeakingView, conformance.guesses),
    (LeakingToSpectators, conformance.spectators_see_less),
    (LazyGuess, conformance.guesses_differ),
    (MemoryOutsideTheTable, conformance.survives_storage),
    (StateInALocal, conformance.survives_storage),
    (UnstableHash, conformance.replays),
    (NoOptions, conformance.questions),
    (TwiceTheSame, conformance.questions),
    (Untranslated, conformance.words),
    (WordsBySeat, conformance.words),
    (TallBoard, conformance.boards),
    (WideBoard, conformance.boards),
    (EmptyBoard, conformance.boards),
    (FalseCitation, conformance.questions),
    (NoteWithoutWords, conformance.words),
    (GivesMoreThanFits, conformance.questions),
    (OfferedAndBarred, conformance.words),
    (Endless, conformance.ends),
    (SilentReveal, conformance.honest_undo),
    (OrderMatters, conformance.any_order),
    (SharedCopy, conformance.forks),
    (SharedCopy, conformance.copies),
    (SharedDeep, conformance.copies),
    (ChangesWhatItShares, conformance.shared_is_replaced),
    (WrongCitationInRefusal, conformance.refusals),
]


@pytest.mark.parametrize(("broken", "check"), BROKEN, ids=lambda value: value.__name__)
def test_a_broken_game_is_caught(
    broken: type[Bidding], check: conformance.Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = register(monkeypatch, broken())
    monkeypatch.setattr(conformance, "BOUND", 500)

    def run() -> None:
        for seed in range(5):
            check(game, 3, seed, 1.0)

    with pytest.raises(Broken):
        run()


def _fields(struct: View | State) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
