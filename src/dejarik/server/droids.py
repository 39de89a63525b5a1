"""The bots at one table: when they think, and what becomes of their advice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from dejarik.core.question import any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.server.consent import UNDO
from dejarik.server.events import now
from dejarik.server.thinkers import Look

if TYPE_CHECKING:
    from dejarik.server.live import LiveMatch

log = logging.getLogger("dejarik.server")

#: Refusals that only mean that somebody was faster.
SETTLED = frozenset({"stale-answer", "match-over", "called-off", "not-your-question", "already-answered"})

#: And those of a full disk or a database that is away: there was no room to think, or for the answer.
NOT_NOW = frozenset({"storage-failed", "no-storage"})

#: Milliseconds after which a bot's answer is overdue, and every server that holds the match lets it think.
OVERDUE = 5000


class Droids:
    """Each question is thought about once, in a process of its own."""

    def __init__(self, live: LiveMatch) -> None:
        self._live = live
        self._thinking: dict[int, int] = {}

    def play(self) -> None:
        """Let those think who are asked; they wait while people talk about an undo."""
        for seat in self._live.course.questions:
            self._consider(seat)

    def catch_up(self) -> None:
        """Let bots think whose answer is overdue: the server that had it in hand may be gone."""
        asked_at, late = self._live.course.clocks.asked_at, now() - OVERDUE
        for seat in self._live.course.questions:
            if asked_at.get(seat, late) < late:
                self._consider(seat)

    def _consider(self, seat: int) -> None:
        course = self._live.course
        if course.sittings[seat].bot is None or course.consent.wish(UNDO) is not None:
            return
        if self._live.house.lets_bots_play(self._live):
            self.think(seat, "bot")

    def think(self, seat: int, kind: str) -> None:
        question = self._live.course.clocks.posed[seat]
        if self._thinking.get(seat) != question:
            self._thinking[seat] = question
            self._live.spawn(self._answer(seat, question, kind))

    def luck(self, seat: int) -> Rng:
        """A bot's own dice. Where people chose the seed the match goes the same way again, bots and all.

        They follow from how often the seat has answered: where several are asked at once, anybody may be first.
        """
        facts, match = self._live.course.facts, self._live.course.match
        if not facts.seeded or match is None:
            return Rng.from_seed()
        return Rng.from_seed(b"%s bot %d %d" % (facts.seed, seat, sum(given.seat == seat for given in match.answers)))

    async def _answer(self, seat: int, question: int, kind: str) -> None:
        live, thinkers = self._live, self._live.house.thinkers
        level = live.course.sittings[seat].bot or live.house.strongest(live.game)
        if kind == "bot":
            await asyncio.sleep(live.house.settings.bot_pause)
        asked: Look | None = None
        try:
            async with thinkers.queue.place(live.attended, live.played_from()):
                asked = await self._look(seat, question, level)
                if asked is None:
                    return
                advice = await thinkers.advise(asked)
            await live.answer(seat, question, advice.answer, kind)
        except Refused as refused:
            if refused.reason in SETTLED | NOT_NOW:  # a person or another node was faster, or there is no room
                self._forget(seat, question)
                return
            log.warning("match %s: bot %s answered what is not allowed (%s)", live.id, level, refused)
            assert asked is not None
            with contextlib.suppress(Refused):
                await live.answer(seat, question, any_answer(asked.question, Rng.from_seed()), kind)

    async def _look(self, seat: int, question: int, level: str) -> Look | None:
        """What the bot is shown, if the question still stands and nobody wishes to take anything back."""
        async with self._live.lock:
            course = self._live.course
            if course.over or course.match is None or course.clocks.posed.get(seat) != question:
                return None
            if course.consent.wish(UNDO) is not None:
                self._thinking.pop(seat, None)
                return None
            return self._live.house.thinkers.look(course.match, seat, level, self.luck(seat))

    def _forget(self, seat: int, question: int) -> None:
        """If the question still stands, a bot is asked once more: by `catch_up`, or when one plays there again."""
        if self._thinking.get(seat) == question:
            del self._thinking[seat]
