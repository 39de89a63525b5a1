"""How events get to disk: those of many matches together, so that a move costs a share of one flush."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import insert
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from dejarik.server.events import Event
from dejarik.server.storage import tables

log = logging.getLogger("dejarik.server")

#: Events that go with one commit at most, and snapshots: those are large, and nobody waits for them.
EVENTS, SNAPSHOTS = 500, 8

#: Seconds between two times that the log is emptied into the database, while there is something to write.
SWEEP = 5.0
#: As far as it goes without keeping anybody from reading or writing.
CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"

#: Seconds from one commit to the next at most while many matches are played, and the events that are enough for one.
PACE, COMPANY = 1 / 20, 8
#: Where fewer than so many would come in that time nobody waits.
LONELY = 2
#: Seconds over which it is counted how many come.
MEMORY = 1.0


class Conflict(Exception):
    """Another node (or tab) has stored an event under this number first."""


class Snapshot(msgspec.Struct, frozen=True):
    """A match as it stood after the event `seq`."""

    match: str
    seq: int
    data: bytes

    def row(self) -> tuple[Any, ...]:
        return self.match, self.seq, self.data


class Pen(Protocol):
    """Writes to one kind of database. Each call is one transaction: all of it is on disk afterwards, or nothing."""

    async def events(self, items: Sequence[Event]) -> None:
        """Raises Conflict when the number of one of them is taken."""

    async def snapshots(self, items: Sequence[Snapshot]) -> None:
        """An older snapshot never replaces a newer one."""

    async def close(self) -> None: ...


class Hand:
    """A thread that does one thing after the other, with less to and fro for each than a pool of threads has."""

    def __init__(self, name: str) -> None:
        self._work: SimpleQueue[tuple[Callable[[], None], asyncio.Future[None]] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._do_forever, name=name, daemon=True)
        self._thread.start()

    def do(self, work: Callable[[], None]) -> asyncio.Future[None]:
        """Done, or failed as the work did, once it is its turn and it has ended."""
        done = self._loop.create_future()
        self._work.put((work, done))
        return done

    async def rest(self) -> None:
        """Come to an end after all that is still to do."""
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)

    def _do_forever(self) -> None:
        while (task := self._work.get()) is not None:
            work, done = task
            failed: Exception | None = None
            try:
                work()
            except Exception as error:  # whoever waits for it is told
                failed = error
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile: nobody waits any more
                self._loop.call_soon_threadsafe(_end, done, failed)


def _end(done: asyncio.Future[None], failed: Exception | None) -> None:
    if done.done():
        return  # whoever waited has gone
    if failed is None:
        done.set_result(None)
    else:
        done.set_exception(failed)


class SqlitePen:
    """A connection and a thread of its own: one hop there and back for a whole commit, without layers between.

    What was written to the log moves into the database in another thread, so that nobody waits for it.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._hand = Hand("dejarik-pen")
        self._connection: sqlite3.Connection | None = None
        self._broom = ThreadPoolExecutor(1, "dejarik-broom")
        self._sweeping: asyncio.Task[None] | None = None
        self._swept = 0.0

    async def events(self, items: Sequence[Event]) -> None:
        values = [value for item in items for value in item.row()]
        try:
            await self._do(_insert_events(len(items)), values)
        except sqlite3.IntegrityError:
            raise Conflict from None

    async def snapshots(self, items: Sequence[Snapshot]) -> None:
        await self._do(_upsert_snapshots(len(items)), [value for item in items for value in item.row()])

    async def close(self) -> None:
        def end() -> None:
            if self._connection is not None:
                self._connection.close()

        if self._sweeping is not None:
            await self._sweeping
        await self._hand.do(end)
        await self._hand.rest()
        self._broom.shutdown()

    async def _do(self, statement: str, values: Sequence[Any] = ()) -> None:
        loop = asyncio.get_running_loop()
        await self._hand.do(partial(self._execute, statement, values))
        if self._sweeping is None and loop.time() - self._swept > SWEEP:
            self._sweeping = loop.create_task(self._sweep())

    def _execute(self, statement: str, values: Sequence[Any]) -> None:
        """One statement outside any transaction is a transaction; it returns when it is on disk."""
        if self._connection is None:
            self._connection = _connect(self._path)
        self._connection.execute(statement, values)

    async def _sweep(self) -> None:
        """Empty the log: nearly all of it aside, then the little that came meanwhile, so that it can start anew."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._broom, _checkpoint, self._path)
            await self._hand.do(partial(self._execute, CHECKPOINT, ()))
        except sqlite3.Error:
            log.exception("the log of the database could not be emptied; it will be tried again")
        self._swept = loop.time()
        self._sweeping = None


def _connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    careful(connection)
    return connection


def _checkpoint(path: str) -> None:
    with contextlib.closing(_connect(path)) as connection:
        connection.execute(CHECKPOINT)


def careful(connection: Any) -> None:
    """How every connection to SQLite behaves."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=30000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged answer survives even a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA wal_autocheckpoint=0")  # `SqlitePen` sees to it
    cursor.close()


def _rows(columns: int, count: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * count)


@cache
def _insert_events(count: int) -> str:
    return f"INSERT INTO events (match, seq, kind, seat, value, at) VALUES {_rows(6, count)}"  # noqa: S608


@cache
def _upsert_snapshots(count: int) -> str:
    return (
        f"INSERT INTO snapshots (match, seq, data) VALUES {_rows(3, count)} "  # noqa: S608
        "ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, data = excluded.data "
        "WHERE excluded.seq > snapshots.seq"
    )


class EnginePen:
    """Through the connections that everything else uses, too: for PostgreSQL, and for SQLite in memory."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def events(self, items: Sequence[Event]) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(tables.events), _named(tables.events, items))
        except IntegrityError:
            raise Conflict from None

    async def snapshots(self, items: Sequence[Snapshot]) -> None:
        own = sqlite_insert if self._engine.dialect.name == "sqlite" else postgres_insert
        upsert = own(tables.snapshots)
        new = upsert.excluded
        async with self._engine.begin() as connection:
            await connection.execute(
                upsert.on_conflict_do_update(
                    index_elements=["match"],
                    set_={"seq": new.seq, "data": new.data},
                    where=new.seq > tables.snapshots.c.seq,
                ),
                _named(tables.snapshots, items),
            )

    async def close(self) -> None:
        pass


def _named(table: Any, items: Sequence[Event] | Sequence[Snapshot]) -> list[dict[str, Any]]:
    return [dict(zip(table.c.keys(), item.row(), strict=True)) for item in items]


class Patience:
    """How long a commit waits for company: the less the fewer come, since they would wait for nothing, and the less the
    more come, since enough are soon together. Moments are seconds of the loop's clock."""

    def __init__(self) -> None:
        self._rate = 0.0
        self._began = 0.0
        self._matches: frozenset[str] = frozenset()

    def begin(self, at: float, events: Sequence[Event]) -> None:
        """These go to the disk now."""
        gone = min(at - self._began, MEMORY)
        self._rate += (len(events) - self._rate * gone) / MEMORY
        self._began, self._matches = at, frozenset([event.match for event in events])

    def left(self, at: float, matches: Iterable[str]) -> float:
        """Seconds that these are to wait; a match that goes on alone never does."""
        if self._rate * PACE < LONELY or all(match in self._matches for match in matches):
            return 0.0
        return self._began + min(PACE, COMPANY / self._rate) - at


Item = TypeVar("Item", Event, Snapshot, str)
Waiting = list[tuple[Item, "asyncio.Future[None]"]]


def pen_for(engine: AsyncEngine) -> Pen:
    path = engine.url.database if engine.dialect.name == "sqlite" else None
    return EnginePen(engine) if path in (None, "", ":memory:") else SqlitePen(path)


class Writer:
    """Gathers what is to be stored while the commit before is under way, and commits it in one."""

    def __init__(self, pen: Pen) -> None:
        self._pen = pen
        self._events: Waiting[Event] = []
        self._snapshots: Waiting[Snapshot] = []
        #: Matches in which something is to happen as soon as it is their turn, and what begins it; and whether it is.
        self._turns: list[tuple[str, Callable[[], None]]] = []
        self._acting = False
        self._patience = Patience()
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._write_forever())

    def turn(self, match: str) -> asyncio.Future[None]:
        """Done when the next commit is about to begin: what happens in the match at once then goes with it.

        An event that would wait for company on its way to the disk may as well wait before anything is done about it.
        What many matches need is then done for all of them in one go, while it is in the processor's caches.
        """
        done = asyncio.get_running_loop().create_future()
        if self._acting:
            done.set_result(None)
        else:
            self.in_turn(match, partial(_end, done, None))
        return done

    def in_turn(self, match: str, begin: Callable[[], None]) -> None:
        """Begin something in the match when its turn has come; what happens in the next turn of the loop goes along."""
        self._turns.append((match, begin))
        self._wake.set()

    def append(self, event: Event) -> asyncio.Future[None]:
        """Done when the event is on disk for good. Fails with Conflict when its number is taken."""
        return self._put(self._events, event)

    def keep(self, snapshot: Snapshot) -> asyncio.Future[None]:
        return self._put(self._snapshots, snapshot)

    def _put(self, waiting: Waiting[Item], item: Item) -> asyncio.Future[None]:
        done = asyncio.get_running_loop().create_future()
        waiting.append((item, done))
        self._wake.set()
        return done

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._pen.close()

    async def _write_forever(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            if (wait := self._patience.left(loop.time(), self._matches())) > 0:
                await asyncio.sleep(wait)
            if self._turns:
                await self._let_act()
            events, self._events = self._events[:EVENTS], self._events[EVENTS:]
            snapshots, self._snapshots = self._snapshots[:SNAPSHOTS], self._snapshots[SNAPSHOTS:]
            if not self._events and not self._snapshots and not self._turns:
                self._wake.clear()
            if events:
                self._patience.begin(loop.time(), [event for event, _ in events])
                await self._commit_events(events)
            if snapshots:
                await self._commit_snapshots(snapshots)

    async def _let_act(self) -> None:
        """Give everybody their turn who has waited for it."""
        turns, self._turns = self._turns, []
        self._acting = True
        for match, begin in turns:
            try:
                begin()
            except Exception:
                log.exception("match %s: a turn could not be taken", match)
        await asyncio.sleep(0)  # all of them act before us
        self._acting = False

    def _matches(self) -> Iterator[str]:
        """Those that wait for the next commit, or to have a part in it."""
        yield from (event.match for event, _ in self._events)
        yield from (match for match, _ in self._turns)

    async def _commit_events(self, batch: Waiting[Event]) -> None:
        try:
            await self._pen.events([event for event, _ in batch])
        except Conflict as conflict:
            if len(batch) == 1:
                _settle(batch, conflict)
            else:  # one of them is taken: find out which, so that it does not take the others down
                for pair in batch:
                    await self._commit_events([pair])
        except Exception as error:
            _settle(batch, error)
        else:
            _settle(batch, None)

    async def _commit_snapshots(self, batch: Waiting[Snapshot]) -> None:
        try:
            await self._pen.snapshots([snapshot for snapshot, _ in batch])
        except Exception as error:
            _settle(batch, error)
        else:
            _settle(batch, None)


def _settle(batch: Waiting[Item], error: Exception | None) -> None:
    for _, done in batch:
        _end(done, error)
