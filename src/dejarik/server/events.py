"""What a match consists of: the events that happened in it, in their order."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

import msgspec

#: A seat answers: a person, a bot, or a bot for somebody whose time was up.
ANSWERS: Final = frozenset({"answer", "bot", "clock"})


_encode = msgspec.json.Encoder().encode


def now() -> int:
    """The moment in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Event(msgspec.Struct, frozen=True):
    """Something that happened in a match: an answer, a retraction, a change of seats … `value` depends on the kind."""

    match: str
    seq: int
    kind: str
    seat: int
    value: Any
    at: int

    def row(self) -> tuple[Any, ...]:
        """The columns of the table, in this order."""
        value = None if self.value is None else _encode(self.value).decode()
        return self.match, self.seq, self.kind, self.seat, value, self.at


class Draft(NamedTuple):
    """An event that may happen now: it has still to be stored."""

    kind: str
    seat: int
    value: Any = None
