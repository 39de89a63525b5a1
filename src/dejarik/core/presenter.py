"""From domain values to words: what a game must be able to say about itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
from rich.console import RenderableType

from dejarik.core.board import Lever, Room
from dejarik.core.ending import Ending
from dejarik.core.game import Outcome
from dejarik.core.note import Note, Reason, Told, fields
from dejarik.core.question import Ask, Option, Place, Question
from dejarik.core.words import Texts, Value

if TYPE_CHECKING:
    from dejarik.core.match import Entry

#: A board without a screen around it.
PAGE: Final = Room()


class Reader(msgspec.Struct, frozen=True):
    """Who reads: the language, the seat they look from (None: a spectator), and the names around the table."""

    lang: str
    seat: int | None
    names: Sequence[str]


class Presenter(ABC):
    """A game's words. Message ids follow one scheme in `text/<lang>.ftl`:

    `ask-<kind>` the question, `asked-<kind>` the same told of another seat (`$who`), `note-<kind>` a journal line,
    `result-<result>` an outcome, `hint-<key>` a bot's reason, `name`, `short-name`, `motto`, `tagline` and
    `duration` of the game, `setting-<name>` and `setting-<name>-hint` of an option of the match.

    The placeholders of a note are its fields, those of a question the fields of what it is about. A field becomes a
    word by its type: `Annotated[str, Word("card")]` by the method `word_card(reader, value)`.
    """

    #: Whether answers that lie openly before all have chosen read the same to everybody: they are then worded once.
    lies_alike: ClassVar[bool] = False

    def __init__(self, package: str) -> None:
        self.texts = Texts("dejarik.core", package)

    # what games must provide

    @abstractmethod
    def option(self, reader: Reader, view: Any, question: Question, option: Option) -> str:
        """One answer, as on a button."""

    @abstractmethod
    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        """The table as text for a terminal (and for the plain page of a game without a drawn board), in this room."""

    def question_args(self, reader: Reader, view: Any, question: Question) -> Mapping[str, Value]:
        """Values of the placeholders in `ask-<kind>`."""
        return {} if question.about is None else self.told(reader, question.about)

    # values in words

    def word_seat(self, reader: Reader, seat: int) -> Value:
        return reader.names[seat]

    def told(self, reader: Reader, told: Told) -> dict[str, Value]:
        """The fields of a note or subject in words. They read the same from every seat."""
        said: dict[str, Value] = {}
        for field in fields(type(told)):
            value = getattr(told, field.name)
            if field.many:
                said[field.name] = ", ".join(str(self.word(reader, field.word, item)) for item in value)
            else:
                said[field.name] = self.word(reader, field.word, value)
        return said

    def word(self, reader: Reader, word: str, value: Any) -> Value:
        """A value of a field in words: numbers and ids of messages as they are, nothing as an empty word."""
        if value is None:
            return ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if not word:
            assert isinstance(value, str | int), f"{value!r} has no word"
            return value
        said: Value = getattr(self, f"word_{word}")(reader, value)
        return said

    # what everybody uses

    def name(self, lang: str) -> str:
        return self.texts.say(lang, "name")

    def question(self, reader: Reader, view: Any, question: Question) -> str:
        """The one sentence that says what is asked; told in the third person to all but the asked seat."""
        args = self.question_args(reader, view, question)
        if reader.seat == question.seat:
            return self.texts.say(reader.lang, f"ask-{question.kind}", args)
        return self.texts.say(reader.lang, f"asked-{question.kind}", args, who=reader.names[question.seat])

    def details(self, reader: Reader, view: Any, question: Question) -> str:
        """What must be known besides to type an answer, where no board shows it (`details-<kind>`); mostly nothing."""
        if not self.texts.has(reader.lang, f"details-{question.kind}"):
            return ""
        return self.texts.say(reader.lang, f"details-{question.kind}", self.question_args(reader, view, question))

    def theme(self, question: Question, option: Option) -> Option | None:
        """What an option speaks of, where two that speak of the same contradict each other; mostly nothing."""
        return None

    def ending(self, reader: Reader, view: Any, journal: Sequence[Entry]) -> Ending | None:
        """How the match went, told at its end; `journal` is what the reader may know of it."""
        return None

    def colours(self, lang: str, table: Any, seat: int) -> tuple[str, str]:
        """What a seat played at this table, for histories: its side, its deck or squad; empty where all are alike."""
        return "", ""

    def explain(self, lang: str, words: str) -> list[str]:
        """What cards (ships, …) with these words in their names are, for games that have such."""
        return []

    def units(self, question: Place) -> Sequence[int]:
        """How many of the game's units each number of a place is, as people write it: 1000 for µm told in mm."""
        return (1,) * question.size

    def typed_place(self, question: Place, numbers: Sequence[float]) -> tuple[int, ...]:
        """A place from the numbers that somebody typed."""
        return tuple(round(number * unit) for number, unit in zip(numbers, self.units(question), strict=False))

    def told_place(self, question: Place, spot: Sequence[int]) -> str:
        """A place as it would be typed."""
        return " ".join(f"{number / unit:.12g}" for number, unit in zip(spot, self.units(question), strict=False))

    def levers(self, view: Any, question: Place) -> Sequence[Lever]:
        """How the numbers of a place are moved on the board, one lever for each; none where they can only be typed."""
        return ()

    def note(self, reader: Reader, note: Note) -> str:
        return self.texts.say(reader.lang, f"note-{note.kind}", self.told(reader, note))

    def answer(self, reader: Reader, view: Any, question: Question, answer: Option) -> list[str]:
        """A whole answer in words, one entry for each thing chosen."""
        if isinstance(question, Ask):
            chosen = (answer,) if question.single or not isinstance(answer, tuple) else answer
            return [self.option(reader, view, question, option) for option in chosen]
        assert isinstance(answer, tuple)
        numbers = [number for number in answer if isinstance(number, int)]
        if isinstance(question, Place):
            return [self.told_place(question, numbers)]
        return [
            self.texts.say(reader.lang, "shared", thing=self.option(reader, view, question, thing), count=count)
            for thing, count in zip(question.among, numbers, strict=True)
            if count
        ]

    def reason(self, reader: Reader, reason: Reason) -> str:
        """A bot's reason in one sentence."""
        return self.texts.say(reader.lang, f"hint-{reason.kind}", self.told(reader, reason))

    def outcome(self, reader: Reader, outcome: Outcome) -> str:
        return self.texts.say(reader.lang, f"result-{outcome.result}")
