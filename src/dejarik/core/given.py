"""What a match keeps of what happened: answers, answers that lie open, lines of the journal."""

from __future__ import annotations

from typing import NamedTuple

from dejarik.core.note import Note
from dejarik.core.question import Option, Question


class Given(NamedTuple):
    """An answer that was given."""

    seat: int
    value: Option


class Laid(NamedTuple):
    """An open answer together with the question it was given to."""

    question: Question
    value: Option


class Entry(NamedTuple):
    """A line of the journal: how many answers had been given, what is told, and the seats that may know (or all)."""

    at: int
    note: Note
    to: tuple[int, ...] | None = None

    def visible(self, seat: int | None) -> bool:
        return self.to is None or seat in self.to
