"""How a match went, for its end: the score against what was needed, one curve, the best moment, a few numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from dejarik.core.note import Note

if TYPE_CHECKING:
    from dejarik.core.match import Entry
    from dejarik.core.presenter import Presenter, Reader


class Need(msgspec.Struct, frozen=True):
    """How high one had to come, and for what."""

    value: int
    text: str


class Score(msgspec.Struct, frozen=True):
    """What counted, and how much of it was needed."""

    have: int
    need: int
    text: str
    #: Where there is more to win than the match.
    steps: tuple[Need, ...] = ()


class Mark(msgspec.Struct, frozen=True):
    """A step of a curve, after so many answers."""

    at: int
    value: int
    text: str
    #: Something was lost here.
    bad: bool = False


class Course(msgspec.Struct, frozen=True):
    """One line of the curve: what it stands for, and the seat in whose colour it is drawn."""

    name: str
    seat: int | None
    marks: tuple[Mark, ...]


class Curve(msgspec.Struct, frozen=True):
    """The course of the match."""

    title: str
    lines: tuple[Course, ...]
    need: Need | None = None
    #: After how many answers each round began, and what a round is called ("Round").
    rounds: tuple[int, ...] = ()
    round: str = ""


class Moment(msgspec.Struct, frozen=True):
    """Where one would look again, and the cards or places it was about, by their pictures."""

    at: int
    text: str
    pictures: tuple[str, ...] = ()


class Number(msgspec.Struct, frozen=True):
    """A number worth telling, and of what."""

    value: str
    text: str


class Part(msgspec.Struct, frozen=True):
    """What one seat did: whom it relied on, with a picture, and its numbers."""

    seat: int
    text: str
    picture: str
    numbers: tuple[int, ...]


class Parts(msgspec.Struct, frozen=True):
    """Who did what: a line for each seat, and what its numbers count."""

    columns: tuple[str, ...]
    rows: tuple[Part, ...]


class Ending(msgspec.Struct, frozen=True):
    """What a game has to say at the end, beside who won."""

    score: Score | None = None
    curve: Curve | None = None
    best: Moment | None = None
    parts: Parts | None = None
    facts: tuple[Number, ...] = ()


class Story(NamedTuple):
    """A finished match as somebody may know it: the words, the reader, the last view, and the journal."""

    presenter: Presenter
    reader: Reader
    view: Any
    journal: Sequence[Entry]

    def say(self, key: str, **args: str | int) -> str:
        return self.presenter.texts.say(self.reader.lang, key, args)

    def told(self, *kinds: type[Note]) -> Iterable[tuple[int, Any]]:
        """Notes of these kinds, each with the number of answers before it."""
        return ((entry.at, entry.note) for entry in self.journal if isinstance(entry.note, kinds))

    def times(self, kind: type[Note], key: str) -> Number:
        """How often something was told."""
        return self.number(sum(1 for _ in self.told(kind)), key)

    def number(self, count: int, key: str) -> Number:
        """So many of something, in the form that goes with the number."""
        return Number(str(count), self.say(key, count=count))

    @staticmethod
    def happened(*numbers: Number) -> tuple[Number, ...]:
        """Without what never happened: a nought tells nobody anything."""
        return tuple(number for number in numbers if number.value != "0")

    def mark(self, at: int, value: int, note: Note, *, bad: bool = False) -> Mark:
        return Mark(at, value, self.presenter.note(self.reader, note), bad)

    def moment(self, at: int, note: Note, *pictures: str) -> Moment:
        return Moment(at, self.presenter.note(self.reader, note), pictures)

    def starts(self, kind: type[Note]) -> tuple[int, ...]:
        """When each round began, by the note that opens it."""
        return tuple(at for at, _ in self.told(kind))

    def parts(self, columns: Sequence[str], rows: Iterable[Part]) -> Parts:
        return Parts(tuple(self.say(key) for key in columns), tuple(rows))

    def part(
        self, seat: int, used: Iterable[str], word: str, *numbers: int, kind: str = "", owned: Iterable[str] = ()
    ) -> Part:
        """A seat's line: the card (pilot, leader) that it used most often, whose picture is `kind` and its id.

        Where none was used, the first of those it `owned` is its picture.
        """
        most = Counter(used).most_common(1)
        if not most:
            return Part(seat, "", next((kind + card for card in owned), ""), numbers)
        card = most[0][0]
        return Part(
            seat, self.say("end-often", card=str(self.presenter.word(self.reader, word, card))), kind + card, numbers
        )
