"""From domain values to words: what a game must be able to say about itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.console import RenderableType

from dejarik.core.board import Lever, Room
from dejarik.core.game import Outcome
from dejarik.core.question import Option, Place, Question
from dejarik.core.state import Note
from dejarik.core.words import Texts, Value

if TYPE_CHECKING:
    from dejarik.core.bot import Reason

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
    `result-<result>` an outcome, `hint-<key>` a bot's reason, `why-<rule>` what a rule forbids, `name` and `tagline` of
    the game, `setting-<name>` and `setting-<name>-hint` of an option of the match.
    """

    #: Question kinds, note kinds and refusal reasons, each with the id of the rule behind it.
    cites: Mapping[str, str]

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
        return {}

    def note_args(self, reader: Reader, note: Note) -> Mapping[str, Value]:
        """Values of the placeholders in `note-<kind>`. A line reads the same from every seat that may see it."""
        return {}

    def reason_args(self, reader: Reader, view: Any, reason: Reason) -> Mapping[str, Value]:
        """Values of the placeholders in `hint-<key>`; numbers and words are taken as they are."""
        return {name: value for name, value in reason.args.items() if isinstance(value, str | int)}

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
        return self.texts.say(reader.lang, f"note-{note.kind}", self.note_args(reader, note))

    def reason(self, reader: Reader, view: Any, reason: Reason) -> str:
        """A bot's reason in one sentence."""
        return self.texts.say(reader.lang, f"hint-{reason.key}", self.reason_args(reader, view, reason))

    def why(self, lang: str, rule: str) -> str | None:
        """Why something cannot be chosen, in a few words: `why-<rule>` (dashes for dots); None: no words yet."""
        key = f"why-{rule.replace('.', '-')}"
        return self.texts.say(lang, key) if self.texts.has(lang, key) else None

    def outcome(self, reader: Reader, outcome: Outcome) -> str:
        return self.texts.say(reader.lang, f"result-{outcome.result}")

    def rule_of_question(self, question: Question) -> str | None:
        return self.cites.get(question.kind)

    def rule_of_note(self, note: Note) -> str | None:
        return note.rule or self.cites.get(note.kind)
