"""Passing until something concerns me: a standing order that nobody else is ever told of."""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import time
from typing import TYPE_CHECKING, Final

from dejarik.core.question import Option
from dejarik.core.refusal import Refused
from dejarik.server.consent import UNDO

if TYPE_CHECKING:
    from dejarik.server.live import LiveMatch

#: A pause as somebody takes who passes by hand, in seconds: the usual one, and the quickest and slowest.
USUAL, LEAST, MOST = 1.4, 0.5, 4.0
#: How long somebody who is not here seems to look in after that, at least and at most.
STAYS: Final = (1.0, 6.0)
_CHANCE: Final = random.SystemRandom()


def pause() -> float:
    """Near what the page takes that passes by itself: log-normal around the usual."""
    return min(MOST, max(LEAST, USUAL * math.exp(_CHANCE.gauss(0, 0.45))))


class Passing:
    """The standing orders at one table. What they do looks like the answer of somebody who is there."""

    def __init__(self, live: LiveMatch) -> None:
        self._live = live
        self._who: set[tuple[str, int]] = set()
        self._under_way: dict[int, int] = {}
        #: How many answers there were at most: who has taken some back decides anew.
        self._furthest = 0

    async def load(self) -> None:
        """Read who has given such an order, here or through another server."""
        if self._live.game.windows:
            self._who = await self._live.house.memories.passing(self._live.id)

    def answer(self, seat: int) -> Option | None:
        """What will be answered for this seat, by what everybody sees; None: whoever sits there is asked."""
        if not self._who:
            return None
        course = self._live.course
        sitting, question = course.sittings[seat], course.questions.get(seat)
        if question is None or course.match is None or sitting.bot is not None:
            return None
        if (sitting.person, seat) not in self._who or len(course.match.answers) < self._furthest:
            return None
        seen = self._live.game.view(course.match.table, None)
        given: Option | None = self._live.game.unconcerned(seen, question)
        return given

    def play(self) -> None:
        """Answer where an order says so, a moment later."""
        course = self._live.course
        if not self._who or course.match is None or course.consent.wish(UNDO) is not None:
            return
        for seat in course.questions:
            question = course.clocks.posed[seat]
            if self._under_way.get(seat) != question and self.answer(seat) is not None:
                self._under_way[seat] = question
                self._live.spawn(self._pass(seat, question))
        self._furthest = max(self._furthest, len(course.match.answers))

    async def _pass(self, seat: int, question: int) -> None:
        live, wait = self._live, pause()
        live.look_in(seat, time.monotonic() + wait + _CHANCE.uniform(*STAYS))
        await asyncio.sleep(wait)
        self._under_way.pop(seat, None)
        if live.course.clocks.posed.get(seat) == question and live.course.consent.wish(UNDO) is None:
            given = self.answer(seat)
            if given is not None:
                with contextlib.suppress(Refused):  # somebody was faster
                    await live.answer(seat, question, given, quiet=True)
