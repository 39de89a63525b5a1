"""Whose question has stood since when, and the time that is left to think."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from dejarik.server import wire
from dejarik.server.events import ANSWERS, Event


class Clocks(msgspec.Struct):
    """For each asked seat when its question was put; for each seat how long it has thought. All in milliseconds."""

    #: The event after which a seat's question was put; the id of the question.
    posed: dict[int, int] = {}
    asked_at: dict[int, int] = {}
    used: dict[int, int] = {}
    #: When the first question was put, and when the last answer came.
    began: int = 0
    answered: int = 0

    @property
    def lasted(self) -> int:
        """How long people and bots have played."""
        return max(0, self.answered - self.began)

    def follow(self, event: Event, asked: Collection[int]) -> None:
        """Number the questions that this event has put, and stop the clocks of those that are settled."""
        if asked and not self.began:
            self.began = event.at
        if event.kind in ANSWERS:
            self.answered = event.at
        answered = event.seat if event.kind in ANSWERS or event.kind in {"retract", "undo"} else -1
        for seat in [seat for seat in self.posed if seat not in asked or seat == answered]:
            del self.posed[seat]
            self.used[seat] = self.used.get(seat, 0) + max(0, event.at - self.asked_at.pop(seat))
        for seat in asked:
            if seat not in self.posed or event.kind == "undo":
                self.posed[seat] = event.seq
                self.asked_at[seat] = event.at

    def left(self, clock: wire.Clock, seat: int, at: int) -> int:
        """What is left to this seat at the moment `at`."""
        asked_at = self.asked_at.get(seat)
        thinking = 0 if asked_at is None else max(0, at - asked_at)
        spent = thinking if clock.per == "move" else thinking + self.used.get(seat, 0)
        return max(0, clock.seconds * 1000 - spent)
