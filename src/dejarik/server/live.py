"""A match that is being played: its course in memory, every event of it stored first and then shown to everybody."""

from __future__ import annotations

import asyncio
import logging
import math
import time
import zlib
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from dejarik.core.game import AnyGame, Outcome
from dejarik.core.match import Match
from dejarik.core.refusal import Refused
from dejarik.server import lessons, metrics, scene, wire
from dejarik.server.chat import Chat
from dejarik.server.client import Client
from dejarik.server.consent import ABOUT, ENDING, UNDO
from dejarik.server.course import Course, rewound
from dejarik.server.droids import Droids
from dejarik.server.events import Draft, Event, now
from dejarik.server.pace import Paced
from dejarik.server.passing import Passing
from dejarik.server.presence import Presence, Roll
from dejarik.server.storage import Conflict, out_of_reach
from dejarik.server.waiting import SETTLED

if TYPE_CHECKING:
    from dejarik.server.house import House

log = logging.getLogger("dejarik.server")

#: Events that are told on the table's card.
NEWS = frozenset(
    {"seat", "promise", "lots", "reveal", "rematch", *(kind for kind, matter in ABOUT.items() if matter is ENDING)}
)

#: Seconds between two times that lists are told that something has happened.
TOUCH = 600.0

#: Seconds between two times that everybody is told who has come and who has left.
PEOPLE = 0.4


#: What is to happen, by how a match stands.
Decide = Callable[[Course], Draft]


class Standing(NamedTuple):
    """How a match stands after the last event that is stored: what anybody may be told at any time."""

    seq: int
    state: wire.State
    outcome: Outcome | None
    forfeit: int | None

    @property
    def over(self) -> bool:
        return self.state in ("over", "off")

    @classmethod
    def of(cls, course: Course) -> Standing:
        return cls(course.seq, course.state, course.outcome if course.over else None, course.forfeit)


class LiveMatch:
    """One match in memory. Everything that changes it goes through the lock, storage first to be seen."""

    def __init__(self, house: House, course: Course) -> None:
        self.house = house
        self.course = course
        self.standing = Standing.of(course)
        self.presence = Presence()
        self.chat = Chat(house.store, course.facts.id)
        self.droids = Droids(self)
        self.passing = Passing(self)
        self.scenes = scene.Scenes(self)
        self.lock = asyncio.Lock()
        self.idle_since = time.monotonic()
        self.closed_in_storage = False
        #: What was in memory is no longer good: storage failed in the middle of an event.
        self.gone = False
        self._people_news = Paced(self._tell_people, PEOPLE)
        self._told_roll = Roll((), 0)
        self._told_gone: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        #: When others look whether a clock has run out; it may do so later, but never earlier.
        self._noted_due: float = math.inf
        self._touched: tuple[int, float] = (course.seq, time.monotonic())
        #: When the last event came, and the event after which it was written down whom the match waits for.
        self._moved_at, self._waits_noted = time.monotonic(), 0
        #: For each seat the question about which somebody was called (or need not be), and whether they were here.
        self.called: dict[int, tuple[int, bool]] = {}
        #: At which event the next snapshot is due.
        self._snapshot_at = self._next_snapshot()

    @property
    def id(self) -> str:
        return self.course.facts.id

    @property
    def game(self) -> AnyGame:
        return self.course.facts.game

    @property
    def clients(self) -> set[Client]:
        return self.presence.clients

    # ── what happens ───────────────────────────────────────────────────────────────────────────────────────────────

    async def happen(self, *decisions: Decide) -> None:
        """One after the other: decide on the match as it stands, bring it into effect, store it, tell everybody."""
        left = list(decisions)
        while True:
            async with self.lock:
                try:
                    while left:
                        await self._happen(left[0](self.course))
                        del left[0]
                    await self._begin_if_full()
                except Conflict:
                    continue  # another server was faster: decide again on what it has made of the match
                return

    async def answer(
        self,
        seat: int,
        question: int,
        value: object,
        kind: str = "answer",
        *,
        quiet: bool = False,
        by: str | None = None,
    ) -> None:
        """The answer of a seat; given `by` somebody, only as long as they still sit there when it is their turn."""
        if self.course.facts.clock is None:  # nobody's time runs while they wait for other matches
            await self.house.store.turn(self.id)

        def decide(course: Course) -> Draft:
            if by is not None:
                course.check_holder(seat, by)
            return course.answer(seat, question, value, kind, quiet=quiet)

        await self.happen(decide)

    async def _happen(self, draft: Draft) -> None:
        """The caller holds the lock. Raises Conflict after catching up."""
        if self.gone:
            raise Refused("storage-failed")
        event = Event(self.id, self.course.seq + 1, *draft, now())
        try:
            await self._apply(event)
        except Refused:
            raise
        except Exception:
            log.exception("match %s: the rules failed on event %d (%s of seat %d)", self.id, event.seq, *draft[:2])
            metrics.RULES_FAILED.inc()
            await self._back_to_storage()
            raise Refused("rules-failed") from None
        try:
            await self.house.store.append(event)
        except Conflict:
            await self._back_to_storage()
            self._tell([])
            raise
        except Exception as error:
            unexpected = None if out_of_reach(error) else error
            log.exception("match %s: event %d could not be stored", self.id, event.seq, exc_info=unexpected)
            await self._back_to_storage()
            raise Refused("storage-failed") from None
        except BaseException:  # cancelled in the middle: nobody knows whether it was stored
            self._spoil()
            raise
        metrics.EVENTS.count(event.kind)
        self._after(event)

    async def _apply(self, event: Event) -> None:
        """As the course does; but an undo may play the whole match again, and nobody else has to wait for that."""
        match: Match | None = None
        if event.kind == UNDO.grant:
            match = await asyncio.to_thread(rewound, self.course.running().snapshot(), event.value)
        self.course.apply(event, match)

    async def _begin_if_full(self) -> None:
        while (step := self.course.step(now())) is not None:
            if step.kind == "start":
                told = {"counts": await self.house.counts(self.course)}
                step = step._replace(value=told | lessons.opening(self.course.facts))
            await self._happen(step)

    async def begin(self) -> None:
        """Begin, if nobody is missing any more and nothing is waited for."""
        async with self.lock:
            try:
                await self._begin_if_full()
            except Conflict:
                return  # it is done

    def _after(self, event: Event) -> None:
        """What follows a stored event: scenes, news for other nodes, bots, clocks, snapshots, the end."""
        self._tell([event])
        self.house.announce(self.id, seq=self.course.seq)
        self.go_on()
        if self.course.seq >= self._snapshot_at and not self.course.over and self.course.match is not None:
            self._snapshot_at = self.course.seq + self.house.settings.snapshot_every
            self.spawn(self.house.store.keep_snapshot(self.id, self.course.seq, self.course.snapshot()))

    def go_on(self) -> None:
        """Let bots think, set the alarm for the clocks, and settle the end."""
        if self.course.over:
            self.house.forget_bots(self)
            if not self.closed_in_storage:
                self.closed_in_storage = True
                self.spawn(self.house.finish(self))
            return
        self.set_alarm()
        self.droids.play()
        self.passing.play()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; a failure is logged, not lost."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("match %s: background work failed", self.id, exc_info=task.exception())

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def stop(self) -> list[asyncio.Task[None]]:
        """Nothing goes on here any more, as soon as these have come to their end."""
        self.house.forget_bots(self)
        self._people_news.stop()
        if self._alarm is not None:
            self._alarm.cancel()
        ending = list(self._tasks)
        for task in ending:
            task.cancel()
        return ending

    # ── storage ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _next_snapshot(self) -> int:
        """Matches that began together do not all take theirs together."""
        every = self.house.settings.snapshot_every
        return self.course.seq + every // 2 + zlib.crc32(self.id.encode()) % every

    async def _back_to_storage(self) -> None:
        """An event was performed but not stored: rebuild, or forget the match until storage is back."""
        try:
            self.course = await self.house.course(self.course.facts)
        except Exception:
            self._spoil()
            return
        self._snapshot_at = self._next_snapshot()
        for client in self.clients:
            client.sent = client.lines = 0

    def _spoil(self) -> None:
        self.gone = True
        self.house.let_go(self)

    async def catch_up(self) -> None:
        """Another node has gone on: apply what it stored."""
        async with self.lock:
            events = await self.house.store.events(self.id, self.course.seq)
            if not events:
                return
            for event in events:
                self.course.apply(event)
            self._tell(events)
            if self.course.over:
                self.go_on()  # only one of the nodes will count it
            else:
                self.set_alarm()

    # ── clocks ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self.course.due(now())
        if due is not None and self.course.match is not None and not self._noted_due <= due:
            self._noted_due = due
            self.spawn(self.house.note_due(self.id, due))
        if due is not None:
            wait = max(0, due - now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, lambda: self.spawn(self.time_is_up()))

    def moved_since(self, at: float) -> bool:
        """Whether something has happened that lists do not know of, once in a while."""
        seq, when = self._touched
        if at - when < TOUCH or seq == self.standing.seq:
            return False
        self._touched = self.standing.seq, at
        return True

    def waits_since(self, at: float) -> bool:
        """Whether the match has come to a halt of which lists do not know yet."""
        if self.standing.state != "running" or self._waits_noted == self.course.seq or self.lock.locked():
            return False
        if at - self._moved_at < SETTLED:
            return False
        self._waits_noted = self.course.seq
        return True

    async def time_is_up(self) -> None:
        """Somebody's clock stands at zero: a bot answers, or the seat loses. Before that: the match begins."""
        if self.course.match is None:
            await self.begin()
            if self.course.match is None:
                self.set_alarm()  # the alarm and the clock on the wall are two clocks: it may ring a moment early
        clock, late = self.course.facts.clock, self.course.late(now())
        if clock is None or self.course.over:
            return
        if not late:
            self._noted_due = math.inf
            if self.course.due(now()) is None:
                await self.house.note_due(self.id, None)
            self.set_alarm()
        elif clock.on_zero == "lose":
            await self._forfeit()
        else:
            for seat in late:
                self.droids.think(seat, "clock")

    async def _forfeit(self) -> None:
        async with self.lock:
            late = self.course.late(now())
            if late:
                try:
                    await self._happen(Draft("forfeit", late[0]))
                except Conflict:
                    return  # there was an answer, or another server has seen to it

    # ── who is here ────────────────────────────────────────────────────────────────────────────────────────────────

    def abandoned(self, seat: int) -> bool:
        """A person who has been gone for so long that a bot may play on."""
        gone = self.presence.gone_for(seat, time.monotonic())
        return self.course.sittings[seat].human and gone >= self.house.settings.abandoned_after

    def away(self) -> list[int]:
        """Seats for which nobody is connected now."""
        return [sitting.seat for sitting in self.course.sittings if not self.presence.online(sitting.seat)]

    def attended(self) -> bool:
        """Somebody who plays here is connected: they wait for the bots."""
        return any(s.person is not None and self.presence.online(s.seat) for s in self.course.sittings)

    def played_from(self) -> str:
        """One address for all who play here, so that many tables of one do not keep those of others waiting."""
        return min((client.address for client in self.clients if client.seat is not None), default="")

    def ending_waiting(self) -> list[int]:
        """Who has still to agree that the match is called off."""
        return self.course.ending_waiting(now(), self.away())

    def arrive(self, client: Client) -> None:
        self.presence.arrive(client)
        scene.tell_table(self, [client])
        self._people_news.ring()

    def look_in(self, seat: int, until: float) -> None:
        """Somebody who is not here seems to come, for a moment: what is done for them looks as if they did it."""
        if not self.presence.online(seat):
            self.presence.look_in(seat, until)
            self._people_news.ring()

    def leave(self, client: Client) -> None:
        self.presence.leave(client, time.monotonic())
        self.idle_since = time.monotonic()
        self._people_news.ring()

    def _send_off(self) -> None:
        """Whoever looks from a seat that is no longer theirs sees nothing more; they may come back and watch."""
        for client in list(self.clients):
            if client.seat is not None and self.course.sittings[client.seat].person != client.person:
                self.leave(client)
                client.seat = None
                client.close()

    def hear_roll(self, node: str, roll: Roll) -> None:
        """Another server has said who is connected through it."""
        self.presence.hear(node, roll, time.monotonic())
        self._people_news.ring()

    def look_after(self) -> None:
        """Every few seconds: tell who has been gone for long, and let bots think whose answer is overdue."""
        if self.presence.forget_silent(time.monotonic()):
            self._people_news.ring()
        if self._gone() != self._told_gone:
            self.table_news()
        self.droids.catch_up()

    def _tell_people(self) -> None:
        if self.presence.here() != self._told_roll:
            self.call_roll()
        self.table_news()

    def call_roll(self) -> None:
        """Tell the other servers who is here."""
        self._told_roll = roll = self.presence.here()
        self.house.announce(self.id, here=roll.seats, watching=roll.watching)

    # ── telling ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def say(self, client: Client, text: str) -> None:
        await self.chat.say(client, text)
        self.house.announce(self.id, chat=True)
        await self.hear_chat()

    async def hear_chat(self) -> None:
        """Pass on what has been said since, here or through another server."""
        for line in await self.chat.fresh():
            for client in self.clients:
                client.say(line)

    def _tell(self, events: Iterable[Event]) -> None:
        """Events are stored: show everybody what they have come to. The caller holds the lock."""
        was, self.standing = self.standing, Standing.of(self.course)
        self._moved_at = time.monotonic()
        kinds = {event.kind for event in events}
        if "seat" in kinds or not kinds:
            self._send_off()
            self.scenes.seats_changed()
        if self.course.cut > was.seq:
            self._cut_journals()
        if was.state != self.standing.state or not kinds or kinds & NEWS:
            self.table_news()
        self.broadcast()

    def _cut_journals(self) -> None:
        match = self.course.match
        assert match is not None
        kept = len(match.journal)
        for client in self.clients:
            if client.sent > kept:
                client.sent = kept
                client.lines = len(match.notes(client.seat))

    def broadcast(self) -> None:
        """Show everybody where things stand. The caller holds the lock: what is not stored yet is not shown."""
        if self.course.match is None or not self.clients:
            return
        moment = scene.Moment(self)
        for client in self.clients:
            try:
                moment.tell(client)
            except Exception:  # one reader's words must not stop the table
                log.exception("match %s: no scene for seat %s", self.id, client.seat)

    def _gone(self) -> set[int]:
        """Seats whose people have been gone for long."""
        if self.presence.all_here(len(self.course.sittings)):
            return set()
        return {sitting.seat for sitting in self.course.sittings if self.abandoned(sitting.seat)}

    def table_news(self) -> None:
        self._told_gone = self._gone()  # whoever comes and soon goes again is told of both times
        scene.tell_table(self, self.clients)
