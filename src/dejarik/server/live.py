"""A match that is being played: its events, who sits where, who watches, whose clock runs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import zlib
from collections import deque
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import func, insert, select

from dejarik.core.game import AnyGame, Outcome
from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Option, Question, any_answer, as_option, settle
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng, commitment
from dejarik.server import metrics, wire
from dejarik.server.client import Client
from dejarik.server.pace import Paced
from dejarik.server.presence import Presence, Roll
from dejarik.server.storage import Conflict, Event, tables
from dejarik.server.telling import names

if TYPE_CHECKING:
    from dejarik.server.house import House

log = logging.getLogger("dejarik.server")

#: Refusals that only mean that somebody was faster.
SETTLED = frozenset({"stale-answer", "match-over", "called-off", "not-your-question", "already-answered"})


#: Events about calling a match off.
ENDING = frozenset({"ask-off", "agree-off", "deny-off", "off"})

#: Seconds between two times that everybody is told who has come and who has left.
PEOPLE = 0.4

#: Milliseconds after which a bot's answer is overdue, and every server that holds the match lets it think.
OVERDUE = 5000


def now() -> int:
    return time.time_ns() // 1_000_000


class Sitting(msgspec.Struct):
    """Who has a seat. With both a person and a bot, the bot plays until the person comes back."""

    seat: int
    person: str | None
    name: str | None
    bot: str | None
    entry: str
    invite: str | None
    invited: int | None = None

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def human(self) -> bool:
        """A person decides here."""
        return self.person is not None and self.bot is None


class Facts(msgspec.Struct, frozen=True):
    """What never changes about a match."""

    id: str
    game: AnyGame
    options: Any
    seed: bytes
    seeded: bool
    clock: wire.Clock | None
    public: bool
    host: str
    created: int

    @property
    def dice(self) -> Literal["drawn", "chosen"]:
        return "chosen" if self.seeded else "drawn"

    @property
    def commitment(self) -> str:
        return commitment(self.seed)


class UndoRequest(msgspec.Struct):
    """Somebody wants an answer back, or the match called off; everybody who must agree has to say yes."""

    seat: int
    agreed: list[int]


class Course(msgspec.Struct):
    """What follows from the events besides the match itself; kept in snapshots."""

    seq: int = 0
    #: For each asked seat the event after which its question was put; the id of the question.
    posed: dict[int, int] = {}
    #: For each asked seat the moment its question was put.
    asked_at: dict[int, int] = {}
    #: Milliseconds each seat has thought so far.
    used: dict[int, int] = {}
    undo: UndoRequest | None = None
    #: Somebody wants to call the match off.
    ending: UndoRequest | None = None
    #: It was called off: nobody has won.
    off: bool = False
    #: The seat that ran out of time and lost.
    forfeit: int | None = None
    #: The last event that took journal lines back.
    cut: int = 0


class _Kept(msgspec.Struct):
    course: Course
    match: bytes


class LiveMatch:
    """One match in memory. Everything that changes it goes through the lock, storage first to be seen."""

    def __init__(self, house: House, facts: Facts, sittings: list[Sitting]) -> None:
        self.house = house
        self.facts = facts
        self.sittings = sittings
        self.match: Match | None = None
        self.course = Course()
        self.closed_in_storage = False
        self.presence = Presence()
        self._people_news = Paced(self._tell_people, PEOPLE)
        self.lock = asyncio.Lock()
        self.idle_since = time.monotonic()
        #: What was in memory is no longer good: storage failed in the middle of an event.
        self.gone = False
        #: Parts of scenes that stay the same until the rules run on (see `scene`).
        self.parts: dict[tuple[Any, ...], Any] = {}
        self.parts_of: tuple[Any, ...] = ()
        #: Who reads scenes, by seat and language; until somebody else sits down.
        self._readers: dict[tuple[int | None, str], Reader] = {}
        self.chat_lock = asyncio.Lock()
        self.chat_heard = self.chat_from = 0
        self.chat_told: deque[int] = deque(maxlen=200)
        self._thinking: dict[int, int] = {}
        self._told_gone: set[int] = set()
        self._told_roll = Roll((), 0)
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        #: At which event the next snapshot is due.
        self._snapshot_at = self._next_snapshot()

    # ── what it is ─────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def game(self) -> AnyGame:
        return self.facts.game

    @property
    def seq(self) -> int:
        return self.course.seq

    @property
    def over(self) -> bool:
        if self.match is None:
            return self.course.off
        return self.match.over or self.course.forfeit is not None or self.course.off

    @property
    def state(self) -> wire.State:
        if self.course.off:
            return "off"
        if self.match is None:
            return "waiting"
        return "over" if self.over else "running"

    @property
    def outcome(self) -> Outcome | None:
        if self.match is None or self.course.off:
            return None
        if self.course.forfeit is not None:
            outcome: Outcome = self.game.forfeit(self.match.table, self.match.seats, self.course.forfeit)
            return outcome
        return self.match.outcome

    @property
    def questions(self) -> dict[int, Question]:
        return {} if self.match is None or self.over else self.match.questions

    def running(self) -> Match:
        """The match, if it has begun and is not over."""
        self.check_open()
        if self.match is None:
            raise Refused("not-started")
        return self.match

    def check_open(self) -> None:
        """Refuse what comes too late."""
        if self.course.off:
            raise Refused("called-off")
        if self.over:
            raise Refused("match-over")

    def parts_now(self) -> dict[tuple[Any, ...], Any]:
        """What is already made of the scenes of this very state."""
        state = (id(self.match), self.match.ran if self.match else 0, self.over)
        if self.parts_of != state:
            self.parts, self.parts_of = {}, state
        return self.parts

    def seats_changed(self) -> None:
        """Somebody else sits somewhere: all names are to be told anew."""
        self.parts_of = ()
        self._readers = {}

    def reader(self, seat: int | None, lang: str) -> Reader:
        """Somebody who looks from this seat."""
        reader = self._readers.get((seat, lang))
        if reader is None:
            reader = self._readers[seat, lang] = Reader(lang, seat, names(self.sittings, lang))
        return reader

    def sitting(self, seat: int) -> Sitting:
        if not 0 <= seat < len(self.sittings):
            raise Refused("no-such-seat", seat=seat + 1)
        return self.sittings[seat]

    def seats_of(self, person: str | None) -> list[int]:
        return [sitting.seat for sitting in self.sittings if person is not None and sitting.person == person]

    # ── events ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def apply(self, event: Event) -> None:
        """Bring a stored event into effect."""
        self._perform(event)
        self._follow(event)

    def _perform(self, event: Event) -> None:
        """The part that the rules may refuse."""
        if event.kind == "start":
            self.match = Match(self.game, len(self.sittings), self.facts.options, self.facts.seed)
            return
        if event.kind in ENDING:
            self.check_open()
            return
        match = self.running()
        if event.kind in {"answer", "bot", "clock"}:
            match.answer(event.seat, event.value)
        elif event.kind == "retract":
            match.retract(event.seat)
        elif event.kind == "undo":
            match.rewind(event.value)

    async def _perform_aside(self, event: Event) -> None:
        """As `_perform`, but an undo may play the whole match again: nobody else has to wait for that."""
        if event.kind != "undo":
            self._perform(event)
            return
        self.match = await asyncio.to_thread(_rewound, self.running().snapshot(), event.value)
        self.parts_of = ()

    def _follow(self, event: Event) -> None:
        """The part that always happens."""
        course = self.course
        course.seq = event.seq
        if event.kind == "ask-undo":
            course.undo = UndoRequest(event.seat, [])
        elif event.kind == "agree" and course.undo is not None:
            course.undo.agreed.append(event.seat)
        elif event.kind == "forfeit":
            course.forfeit = event.seat
        elif event.kind in ENDING:
            self._follow_ending(event)
        elif event.kind in {"undo", "deny"} or (course.undo is not None and course.undo.seat == event.seat):
            course.undo = None
        if event.kind in {"retract", "undo"}:
            course.cut = event.seq
            self._cut_journals()
        self._pose(event)

    def _follow_ending(self, event: Event) -> None:
        course = self.course
        if event.kind == "ask-off":
            course.ending = UndoRequest(event.seat, [])
        elif event.kind == "agree-off" and course.ending is not None:
            course.ending.agreed.append(event.seat)
        else:
            course.ending, course.off = None, event.kind == "off"

    def _pose(self, event: Event) -> None:
        """Number the questions that this event has put, and keep the clocks."""
        course, questions = self.course, self.questions
        gone = [seat for seat in course.posed if seat not in questions]
        answered = event.seat if event.kind in {"answer", "bot", "clock", "retract", "undo"} else -1
        for seat in [*gone, *([answered] if answered in course.posed else [])]:
            if seat in course.posed:
                del course.posed[seat]
                course.used[seat] = course.used.get(seat, 0) + max(0, event.at - course.asked_at.pop(seat))
        for seat in questions:
            if seat not in course.posed or event.kind == "undo":
                course.posed[seat] = event.seq
                course.asked_at[seat] = event.at

    def _cut_journals(self) -> None:
        assert self.match is not None
        kept = len(self.match.journal)
        for client in self.clients:
            if client.sent > kept:
                client.sent = kept
                client.lines = len(self.match.notes(client.seat))

    async def _happen(self, kind: str, seat: int, value: Option | None = None) -> None:
        """Perform, store, and tell everybody. The caller holds the lock. Raises Conflict after catching up."""
        if self.gone:
            raise Refused("storage-failed")
        event = Event(self.id, self.seq + 1, kind, seat, value, now())
        try:
            await self._perform_aside(event)
        except Refused:
            raise
        except Exception:
            log.exception("match %s: the rules failed on event %d (%s of seat %d)", self.id, event.seq, kind, seat)
            metrics.RULES_FAILED.inc()
            await self._back_to_storage()
            raise Refused("rules-failed") from None
        try:
            await self.house.store.append(event)
        except Conflict:
            await self._back_to_storage()
            self.broadcast()
            raise
        except Exception:
            log.exception("match %s: event %d could not be stored", self.id, event.seq)
            await self._back_to_storage()
            raise Refused("storage-failed") from None
        metrics.EVENTS.labels(kind).inc()
        self._follow(event)
        self._after()

    async def _happen_once(self, kind: str, seat: int, value: Option | None = None) -> None:
        """As `_happen`, where losing a race to another node means that the matter is settled."""
        try:
            await self._happen(kind, seat, value)
        except Conflict:
            raise Refused("stale-answer") from None

    def _after(self) -> None:
        """What follows a stored event: scenes, news for other nodes, bots, clocks, snapshots, the end."""
        self.broadcast()
        self.house.announce(self.id, seq=self.seq)
        self.go_on()
        if self.seq >= self._snapshot_at and not self.over:
            self._snapshot_at = self.seq + self.house.settings.snapshot_every
            self.spawn(self.house.store.keep_snapshot(self.id, self.seq, self.snapshot()))

    def go_on(self) -> None:
        """Let bots think, set the alarm for the clocks, and settle the end."""
        if self.over:
            if not self.closed_in_storage:
                self.closed_in_storage = True
                self.spawn(self.house.finish(self))
            return
        self.set_alarm()
        for seat in self.questions:
            self._consider_bot(seat)

    def spawn(self, work: Any) -> None:
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

    def stop(self) -> None:
        self._people_news.stop()
        if self._alarm is not None:
            self._alarm.cancel()
        for task in list(self._tasks):
            task.cancel()

    # ── storage ────────────────────────────────────────────────────────────────────────────────────────────────────

    def snapshot(self) -> bytes:
        assert self.match is not None
        return msgspec.msgpack.encode(_Kept(self.course, self.match.snapshot()))

    def _next_snapshot(self) -> int:
        """Matches that began together do not all take theirs together."""
        every = self.house.settings.snapshot_every
        return self.seq + every // 2 + zlib.crc32(self.id.encode()) % every

    async def load(self) -> None:
        """Rebuild from the last snapshot and the events since."""
        started = time.perf_counter()
        self.match, self.course = None, Course()
        self.parts_of = ()
        kept = await self.house.store.snapshot(self.id)
        if kept is not None:
            self._take_out(kept[1])
        self._snapshot_at = self._next_snapshot()
        for event in await self.house.store.events(self.id, self.seq):
            self.apply(event)
        last = await self.house.store.value(select(func.max(tables.chat.c.id)).where(tables.chat.c.match == self.id))
        if not self.chat_heard:
            self.chat_heard = self.chat_from = last or 0
        metrics.REBUILD.observe(time.perf_counter() - started)

    def _take_out(self, kept: bytes) -> None:
        """From a snapshot. One that an older program took may not fit any more: then all events are applied instead."""
        try:
            found = msgspec.msgpack.decode(kept, type=_Kept)
            match = Match.restore(found.match)
        except (Refused, msgspec.DecodeError):
            return
        self.course, self.match = found.course, match

    async def reload(self) -> None:
        await self.load()
        for client in self.clients:
            client.sent = client.lines = 0

    async def _back_to_storage(self) -> None:
        """An event was performed but not stored: rebuild, or forget the match until storage is back."""
        try:
            await self.reload()
        except Exception:
            self.gone = True
            self.house.let_go(self)

    async def catch_up(self) -> None:
        """Another node has gone on: apply what it stored."""
        async with self.lock:
            events = await self.house.store.events(self.id, self.seq)
            if not events:
                return
            for event in events:
                self.apply(event)
            self.broadcast()
            if any(event.kind in ENDING for event in events):
                self.table_news()
            if self.over:
                self.go_on()  # only one of the nodes will count it
            else:
                self.set_alarm()

    # ── what players do ────────────────────────────────────────────────────────────────────────────────────────────

    async def start(self) -> None:
        async with self.lock:
            if self.match is None:
                with contextlib.suppress(Conflict):
                    await self._happen("start", 0)

    async def answer(self, seat: int, question: int, value: object, kind: str = "answer") -> None:
        while True:
            async with self.lock:
                match = self.running()
                if self.course.posed.get(seat) != question:
                    raise Refused("stale-answer" if question <= self.seq else "not-your-question")
                try:
                    # the canonical form is stored, so that every node applies the very same thing
                    await self._happen(kind, seat, _settled(match.questions[seat], value))
                except Conflict:
                    continue  # another seat's answer came first: look again whether the question still stands
                return

    async def retract(self, seat: int) -> None:
        async with self.lock:
            self.running()
            await self._happen_once("retract", seat)

    async def ask_undo(self, seat: int) -> None:
        async with self.lock:
            match = self.running()
            if self.course.undo is not None:
                raise Refused("undo-asked")
            if self.undo_needs(seat):
                await self._happen_once("ask-undo", seat)
            else:
                await self._happen_once("undo", seat, match.last_answer(seat))

    async def reply_undo(self, seat: int, *, agree: bool) -> None:
        async with self.lock:
            match = self.running()
            request = self.course.undo
            if request is None or (agree and seat not in self.undo_waiting()):
                raise Refused("no-undo-asked")
            if not agree:
                await self._happen_once("deny", seat)
            elif self.undo_waiting() == [seat]:
                await self._happen_once("undo", request.seat, match.last_answer(request.seat))
            else:
                await self._happen_once("agree", seat)

    def undo_needs(self, seat: int) -> list[int]:
        """People who must agree before `seat` may take its last answer back; bots never mind."""
        match = self.running()
        me = self.sittings[seat].person
        return [
            other
            for other in match.undo_needs(seat)
            if self.sittings[other].human and (self.sittings[other].person != me or me is None)
        ]

    def undo_waiting(self) -> list[int]:
        request = self.course.undo
        if request is None:
            return []
        return [seat for seat in self.undo_needs(request.seat) if seat not in request.agreed]

    # ── calling it off ─────────────────────────────────────────────────────────────────────────────────────────────

    async def call_off(self, person: str) -> None:
        """By the host while it waits; later by whoever plays, once all the others who are here agree."""
        async with self.lock:
            self.check_open()
            if self.match is None and person != self.facts.host:
                raise Refused("not-the-host")
            mine = self.seats_of(person)
            alone = person == self.facts.host and not any(sitting.human for sitting in self.sittings)
            if self.match is not None and not mine and not alone:
                raise Refused("spectators-watch")
            await self._end_or_ask(mine[0] if mine else 0, person)

    async def reply_ending(self, seat: int, *, agree: bool) -> None:
        async with self.lock:
            self.running()
            ending = self.course.ending
            if ending is None or seat not in (ending.seat, *self.ending_waiting()):
                raise Refused("no-ending-asked")
            if agree:
                await self._end_or_ask(seat, self.sittings[seat].person)
            else:
                await self._end("deny-off", seat)

    async def _end_or_ask(self, seat: int, person: str | None) -> None:
        """Everybody has agreed; or one more has; or the first asks."""
        ending = self.course.ending
        waiting = [other for other in self.ending_waiting() if self.sittings[other].person != person]
        if self.match is None or not waiting:
            await self._end("off", seat)
        elif ending is None:
            await self._end("ask-off", seat)
        elif self.sittings[ending.seat].person == person or seat in ending.agreed:
            raise Refused("ending-asked")
        else:
            await self._end("agree-off", seat)

    async def _end(self, kind: str, seat: int) -> None:
        await self._happen_once(kind, seat)
        self.table_news()

    def ending_waiting(self) -> list[int]:
        """People who have still to agree that the match is called off; whoever has been gone for long is not asked."""
        ending = self.course.ending
        agreed = {ending.seat, *ending.agreed} if ending is not None else set()
        said = {self.sittings[seat].person for seat in agreed}
        return [s.seat for s in self.sittings if s.human and s.person not in said and not self.abandoned(s.seat)]

    # ── clocks ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def time_left(self, seat: int, at: int) -> int:
        clock = self.facts.clock
        assert clock is not None
        asked_at = self.course.asked_at.get(seat)
        thinking = max(0, at - asked_at) if asked_at is not None and not self.over else 0
        spent = thinking if clock.per == "move" else thinking + self.course.used.get(seat, 0)
        return max(0, clock.seconds * 1000 - spent)

    def due(self) -> int | None:
        """When the next clock runs out."""
        if self.facts.clock is None or self.over:
            return None
        at = now()
        return min((at + self.time_left(s, at) for s in self.questions if self.sittings[s].human), default=None)

    def set_alarm(self) -> None:
        if self.facts.clock is None:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self.due()
        self.spawn(self.house.note_due(self.id, due))
        if due is not None:
            wait = max(0, due - now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, lambda: self.spawn(self.time_is_up()))

    async def time_is_up(self) -> None:
        """Somebody's clock stands at zero: a bot answers, or the seat loses."""
        clock = self.facts.clock
        if clock is None or self.over or self.match is None:
            return
        at = now()
        late = [s for s in self.questions if self.sittings[s].human and self.time_left(s, at) == 0]
        if not late:
            self.set_alarm()
        elif clock.on_zero == "lose":
            async with self.lock:
                if not self.over:
                    with contextlib.suppress(Conflict):
                        await self._happen("forfeit", late[0])
        else:
            for seat in late:
                self._think(seat, "clock")

    # ── bots ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def _consider_bot(self, seat: int) -> None:
        """Bots play at once, but they wait while people talk about an undo."""
        if self.sittings[seat].bot is not None and self.course.undo is None:
            self._think(seat, "bot")

    def look_after(self) -> None:
        """Every few seconds: tell who has been gone for long, and let bots think whose answer is overdue.

        The server that had a bot's question in hand may be gone, too.
        """
        gone = {sitting.seat for sitting in self.sittings if self.abandoned(sitting.seat)}
        if gone != self._told_gone:
            self._told_gone = gone
            self.table_news()
        late = now() - OVERDUE
        for seat in self.questions:
            if self.course.asked_at.get(seat, late) < late:
                self._consider_bot(seat)

    def _think(self, seat: int, kind: str) -> None:
        question = self.course.posed[seat]
        if self._thinking.get(seat) != question:
            self._thinking[seat] = question
            self.spawn(self._bot_answers(seat, question, kind))

    def luck(self, seat: int, question: int) -> Rng:
        """A bot's own dice. Where people chose the seed the match goes the same way again, bots and all."""
        if not self.facts.seeded:
            return Rng.from_seed()
        return Rng.from_seed(b"%s bot %d %d" % (self.facts.seed, seat, question))

    async def _bot_answers(self, seat: int, question: int, kind: str) -> None:
        level = self.sittings[seat].bot or self.house.strongest(self.game)
        if kind == "bot":
            await asyncio.sleep(self.house.settings.bot_pause)
        async with self.lock:
            if self.over or self.match is None or self.course.posed.get(seat) != question:
                return
            if self.course.undo is not None:
                self._thinking.pop(seat, None)
                return
            asked = self.house.thinkers.look(self.match, seat, level, self.luck(seat, question))
        advice = await self.house.thinkers.advise(asked)
        try:
            await self.answer(seat, question, advice.answer, kind)
        except Refused as refused:
            if refused.reason in SETTLED:
                return  # the person came back, or another node was faster
            if refused.reason == "storage-failed":
                self._thinking.pop(seat, None)  # `look_after` will ask again
                return
            log.warning("match %s: bot %s answered what is not allowed (%s)", self.id, level, refused)
            with contextlib.suppress(Refused):
                await self.answer(seat, question, any_answer(asked.question, Rng.from_seed()), kind)

    # ── who is here ────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def clients(self) -> set[Client]:
        return self.presence.clients

    def abandoned(self, seat: int) -> bool:
        """A person who has been gone for so long that a bot may play on."""
        gone = self.presence.gone_for(seat, time.monotonic())
        return self.sittings[seat].human and gone >= self.house.settings.abandoned_after

    def arrive(self, client: Client) -> None:
        from dejarik.server import scene

        self.presence.arrive(client)
        scene.tell_table(self, [client])
        self._people_news.ring()

    def leave(self, client: Client) -> None:
        self.presence.leave(client, time.monotonic())
        self.idle_since = time.monotonic()
        self._people_news.ring()

    def hear_roll(self, node: str, roll: Roll) -> None:
        """Another server has said who is connected through it."""
        self.presence.hear(node, roll, time.monotonic())
        self._people_news.ring()

    def _tell_people(self) -> None:
        self.tell_presence()
        self.table_news()

    def tell_presence(self) -> None:
        roll = self.presence.here()
        if roll != self._told_roll:
            self.call_roll()

    def call_roll(self) -> None:
        """Tell the other servers who is here."""
        self._told_roll = roll = self.presence.here()
        self.house.announce(self.id, here=roll.seats, watching=roll.watching)

    # ── talk ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def say(self, client: Client, text: str) -> None:
        name = client.name or ""
        table = tables.chat
        async with self.house.store.transaction() as connection:
            values = {"match": self.id, "seat": client.seat, "name": name, "text": text, "at": now()}
            await connection.execute(insert(table).values(**values))
        self.house.announce(self.id, chat=True)
        await self.hear_chat()

    async def hear_chat(self) -> None:
        """Pass on what has been said since, here or through another server."""
        async with self.chat_lock:
            # two servers may commit in another order than they numbered: look back a little
            for line in await self.chat(max(0, self.chat_heard - 20)):
                if line.id in self.chat_told or line.id <= self.chat_from:
                    continue
                self.chat_told.append(line.id)
                self.chat_heard = max(self.chat_heard, line.id)
                for client in self.clients:
                    client.say(line)

    async def chat(self, after: int = 0) -> list[wire.ChatLine]:
        """What was said, the last hundred lines at most."""
        table = tables.chat
        query = select(table).where(table.c.match == self.id, table.c.id > after).order_by(table.c.id.desc()).limit(100)
        rows = await self.house.store.all(query)
        return [
            wire.ChatLine(id=row["id"], seat=row["seat"], name=row["name"], text=row["text"], at=row["at"])
            for row in reversed(rows)
        ]

    # ── telling ────────────────────────────────────────────────────────────────────────────────────────────────────

    def broadcast(self) -> None:
        """Show everybody where things stand. The caller holds the lock: what is not stored yet is not shown."""
        from dejarik.server import scene

        if self.match is None or not self.clients:
            return
        moment = scene.Moment(self)
        for client in self.clients:
            try:
                moment.tell(client)
            except Exception:  # one reader's words must not stop the table
                log.exception("match %s: no scene for seat %s", self.id, client.seat)

    def table_news(self) -> None:
        from dejarik.server import scene

        scene.tell_table(self, self.clients)


def _rewound(snapshot: bytes, count: int) -> Match:
    """The match when `count` answers had been given."""
    match = Match.restore(snapshot)
    match.rewind(count)
    return match


def _settled(question: Question, value: object) -> Option:
    try:
        return settle(question, value)
    except Refused:
        # the match itself will refuse it, naming the rule
        return as_option(value)
