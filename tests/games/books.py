"""Keeping the books of a game: what changed on the table since the last question must have been told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from dejarik.core.note import Note

Table = TypeVar("Table")


def words(told: Iterable[object]) -> Iterator[object]:
    """Every name and number in some notes."""
    for thing in told:
        if isinstance(thing, Note):
            yield from words(msgspec.structs.astuple(thing))
        elif isinstance(thing, tuple):
            yield from words(thing)
        else:
            yield thing


class Ledger(Generic[Table]):
    """What was told while a table went from one state to another, and what nobody was told."""

    #: What a game looks at; each writes down the gaps it finds.
    checks: ClassVar[Sequence[Callable[[Any], None]]]

    def __init__(self, before: Table, after: Table, told: Sequence[Note]) -> None:
        self.before, self.after, self.told = before, after, told
        self.words = set(words(told))
        self.gaps: list[str] = []
        for check in self.checks:
            check(self)

    def heard(self, *kinds: type[Note], **fields: object) -> bool:
        """A note of these kinds with these fields was told."""
        return any(
            isinstance(note, kinds) and all(getattr(note, name) == value for name, value in fields.items())
            for note in self.told
        )

    def need(self, changed: bool, told: bool, what: str) -> None:
        """Something that has changed must have been told."""
        if changed and not told:
            self.gaps.append(what)
