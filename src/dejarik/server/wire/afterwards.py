"""Finished matches and reports of problems."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from dejarik.core.lots import Lots
from dejarik.core.record import Record
from dejarik.server.wire.base import Language, Request, SeatNumber, Wire, Words
from dejarik.server.wire.table import AskedCard, JournalLine, OutcomeCard, QuestionCard


class Frame(Wire):
    """The table after `at` answers, as the chosen seat sees it, and the answer that led here."""

    at: int
    view: Any
    text: str | None
    #: Whose answer led here, and what it was in words; None for the first frame and where it was hidden.
    seat: int | None
    answer: list[str] | None
    asked: list[AskedCard]


class Replay(Wire):
    """A finished match (or an uploaded record): some of its frames, and the whole journal of the chosen seat.

    A journal line with `at` = n happened between frame n-1 and frame n.
    """

    game: str
    names: list[str]
    seats: int
    seat: int | None
    options: dict[str, Any]
    #: How many frames there are in all.
    count: int
    first: int
    frames: list[Frame]
    journal: list[JournalLine]
    outcome: OutcomeCard | None
    commitment: str
    seed: str
    #: How the seed came about, where players had a share in it.
    lots: Lots | None


class Chances(Wire):
    """What a bot thought of every seat's chances (0 … 1) after `at` answers."""

    at: int
    seats: list[float]


class Opinion(Wire):
    """A bot's opinion of a match that is over, step by step; no points where it has none of this game."""

    bot: str
    points: list[Chances]


class Since(Wire):
    """What has happened in a match since I last looked, as my seat saw it: short, with the table at each step.

    There are no frames where the rules ask players to remember what they saw; the lines tell the story alone.
    """

    first: int
    frames: list[Frame]
    journal: list[JournalLine]


class ReplayRecord(Request):
    """An uploaded record, and which part of it to show."""

    record: Record
    seat: SeatNumber | None = None
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=0, le=100)] = 100
    text: bool = False


class Verdict(Wire):
    """Whether a record proves itself: seed and commitment agree and every answer leads where it says."""

    fair: bool
    message: str
    game: str | None
    answers: int
    commitment: str | None


class WriteReport(Request):
    """Something is wrong: my words, and the seat I look from."""

    words: Words
    seat: SeatNumber | None = None
    #: What the client knows about itself: browser, size of the window, last errors.
    client: Annotated[str, Meta(max_length=4000)] = ""


class Report(Wire):
    """A problem as a file to keep. While others still play there is no `record` in it: it would tell hidden things."""

    id: str
    match: str
    game: str
    words: str
    client: str
    lang: Language
    seat: int | None
    view: Any
    journal: list[str]
    question: QuestionCard | None
    versions: dict[str, str]
    at: int
    #: How many answers had been given: where to look in the record when the match is over.
    answers: int
    record: Record | None
