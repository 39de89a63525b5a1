"""A match as people at this terminal play it, wherever it runs: what a seat is shown, and what it may do."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from dejarik.cli.speech import say
from dejarik.core.game import AnyGame
from dejarik.core.presenter import Presenter, Reader
from dejarik.core.question import Option, Question
from dejarik.core.refusal import Refused


class Line(NamedTuple):
    """A line of the journal, and the rule behind it."""

    text: str
    rule: str | None = None


class Spoken(NamedTuple):
    """A line of the chat."""

    name: str
    text: str


class Hint(NamedTuple):
    """What a bot would answer, in value and in words, what it thinks of the chances, and why."""

    bot: str
    answer: Option
    words: str
    estimate: float | None = None
    reason: str = ""


class Forbidden(NamedTuple):
    """The rule that forbids something, and what it says to that in one sentence."""

    rule: str | None
    why: str


class Clock(NamedTuple):
    """Seconds that somebody has left, and whether they run."""

    name: str
    left: int
    running: bool


class Request(NamedTuple):
    """Something that another player asks of us: to take an answer back (undo), to call the match off (ending)."""

    kind: str
    sentence: str


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat (None: a spectator) is shown at one moment."""

    reader: Reader
    #: The view of the seat, as far as a person may see it.
    view: Any
    #: What the seat is asked, in the one sentence that says so; what it needs to know to type an answer.
    question: Question | None = None
    sentence: str = ""
    details: str = ""
    #: The answers in words, and what speaks against others that one might expect here.
    labels: Mapping[Option, str] = {}
    barred: Mapping[Option, Forbidden] = {}
    #: The rule behind the question.
    rule: str | None = None
    #: A teacher's sentence about this question, in a lesson.
    coach: str = ""
    #: The answers that the teacher points at.
    meant: tuple[Option, ...] = ()
    #: What the others are asked, and what they have laid openly.
    waiting: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()
    #: The answer to a question put to several that the seat has given and may still take back.
    chosen: bool = False
    journal: tuple[Line, ...] = ()
    chat: tuple[Spoken, ...] = ()
    clocks: tuple[Clock, ...] = ()
    #: What another player asks of this one.
    request: Request | None = None
    #: How it ended, once it has, and who won.
    result: str = ""
    winners: tuple[str, ...] = ()
    #: Who wishes to play again, once it is over.
    challenger: str = ""


class Coach(Protocol):
    """A teacher beside the learner: one sentence for each question, and an eye on the answers (see docs, lessons)."""

    def says(self, sight: Sight) -> str:
        """What to say to this question; nothing, if nothing."""

    def points_at(self, sight: Sight) -> tuple[Option, ...]:
        """The answers, or things among them, that this sentence speaks of."""

    def check(self, sight: Sight, answer: Option) -> None:
        """Refuses, with the rule and a reason, an answer that the lesson does not take."""


class Table(ABC):
    """A match and the people who play it at this terminal. Methods may block; one thread at a time calls them."""

    game: AnyGame
    names: Sequence[str]
    #: Seats of the people here; more than one share the screen.
    people: Sequence[int]
    #: Where the match goes on elsewhere or is kept anyway, nothing has to be saved.
    saves: bool = True
    #: Whether one can talk to the others.
    talks: bool = False
    #: The others play elsewhere: `step` only waits for them, and `listen` tells of everything they do.
    elsewhere: bool = False
    #: The table to which the people here go on, once they have asked to play again.
    next: Table | None = None

    @property
    def presenter(self) -> Presenter:
        presenter: Presenter = self.game.presenter
        return presenter

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @abstractmethod
    def asked(self) -> list[int]:
        """People here who are asked something now."""

    @abstractmethod
    def sight(self, seat: int | None) -> Sight:
        """What the seat is shown now, in the language that is spoken."""

    def forgets(self, seat: int | None) -> bool:
        """Whether a person is shown less than the seat knows: what was shown before is then wiped off the screen."""
        return False

    @abstractmethod
    def step(self) -> bool:
        """Let the others do one thing, however long they think; False when it is up to the people here, or over."""

    @abstractmethod
    def thinking(self) -> str:
        """Who is to move while it is not up to the people here."""

    @abstractmethod
    def answer(self, seat: int, value: object) -> None:
        """Answer the question put to a seat; a refusal changes nothing."""

    @abstractmethod
    def undo_asks(self, seat: int) -> list[int]:
        """Other people here who must agree before a seat takes its last answer back."""

    @abstractmethod
    def undo(self, seat: int) -> None:
        """Take a seat's last decision back: its answer to a question put to several, or all since its last answer."""

    @abstractmethod
    def hint(self, seat: int) -> Hint:
        """What the strongest bot would do."""

    @abstractmethod
    def suggestion(self, seat: int) -> tuple[int, ...]:
        """Some legal place, for a question that asks for one."""

    def trouble(self) -> Refused | None:
        """What keeps the match from going on."""
        return None

    def begin(self) -> None:
        """Fill the empty seats with bots and start."""
        raise Refused("already-begun")

    def again(self) -> Table:
        """Another table for the same people and bots, on other sides; once it is over."""
        raise Refused("no-rematch-here")

    def agree(self, request: Request, *, agrees: bool) -> None:
        """Say yes or no to what another player asks."""
        raise Refused("nothing-asked")

    def listen(self, tell: Callable[[], object]) -> None:  # noqa: B027 - most tables change only when we do something
        """`tell` is called (in any thread) when something has changed without our doing."""

    def say(self, text: str) -> None:
        """Say something to everybody at the table."""
        raise Refused("nobody-to-talk-to")

    @abstractmethod
    def save(self, path: Path | None = None) -> Path:
        """Keep the match in a file."""

    def leave(self) -> None:  # noqa: B027 - nobody else may need to know
        """The people here are gone."""

    def speaks(self, lang: str) -> None:  # noqa: B027
        """The people here have chosen another language."""


def words_of(presenter: Presenter, sight: Sight, question: Question, answer: Option) -> str:
    """An answer in words, whatever was asked."""
    return ", ".join(presenter.answer(sight.reader, sight.view, question, answer))


def beginnings(text: str) -> list[str]:
    """Words that are told apart by how they begin: "раскрыть" and "раскройте" are one."""
    words = re.findall(r"\w+", text.casefold())
    return [word[: min(5, len(word) - 1)] if len(word) > 3 else word for word in words]


def tells(reason: str, answer: str) -> bool:
    """Whether a reason says by itself which answer it means, as the web client sees it (`hinting.ts`)."""
    named = beginnings(re.sub(r" \([^()]*\)$", "", answer))
    return bool(named) and set(named) <= set(beginnings(reason))


def told_hint(hint: Hint, *, pointed: bool = False) -> str:
    """A hint in words: what (unless a pointer shows it, or the reason tells it), why, and with what chances."""
    told = say("hint", bot=hint.bot, answer=hint.words)
    if hint.reason:
        named = pointed or tells(hint.reason, hint.words)
        told = hint.reason if named else f"{hint.words[:1].upper()}{hint.words[1:]}. {hint.reason}"
    if hint.estimate is not None:
        told += " " + say("hint-estimate", percent=round(hint.estimate * 100))
    return told
