"""Questions put to several seats at once, while they are being answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.core.question import Ask, Option, Place, Procedure, Question, Share, Together, just


class SideBySide:
    """A `Together` that is being answered."""

    __slots__ = ("asked", "done", "given", "open", "running")

    def __init__(self, together: Together) -> None:
        self.open = together.open
        self.running: dict[int, Procedure[Any]] = {
            seat: just(asked) if isinstance(asked, (Ask, Place, Share)) else asked
            for seat, asked in together.procedures.items()
        }
        self.done: dict[int, Any] = {}
        self.given: dict[int, list[Option]] = {seat: [] for seat in self.running}
        #: Questions already answered, in the order of the answers.
        self.asked: list[Question] = []

    def step(self, seat: int, value: Option | None) -> Question | None:
        """Run one seat's procedure to its next question; None when it is done."""
        try:
            question = self.running[seat].send(value)
        except StopIteration as stop:
            self.done[seat] = stop.value
            return None
        assert not isinstance(question, Together), "a Together cannot stand inside another"
        return question


def answer_all(together: Together, choose: Callable[[Question], Option]) -> dict[int, Any]:
    """Everybody's result, one seat after another."""
    return {
        seat: choose(asked) if isinstance(asked, (Ask, Place, Share)) else run_out(asked, None, choose)
        for seat, asked in together.procedures.items()
    }


def run_out(procedure: Procedure[Any], value: Any, choose: Callable[[Question], Option]) -> Any:
    """Answer all that a procedure asks, to its end, and what it comes to; `value` is what it waits for."""
    while True:
        try:
            question = procedure.send(value)
        except StopIteration as stop:
            return stop.value
        value = answer_all(question, choose) if isinstance(question, Together) else choose(question)
