"""One door to the database. Events of many matches are committed together: a move costs a share of one disk flush."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec
from sqlalchemy import (
    Connection,
    CursorResult,
    Executable,
    event,
    func,
    insert,
    make_url,
    select,
    text,
)
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dejarik.server.storage import tables

Row = Mapping[str, Any]

#: Snapshots that go with one commit.
SNAPSHOTS = 8


class Conflict(Exception):
    """Another node (or tab) has stored an event under this number first."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened in a match: an answer, a retraction, an undo … `value` is a domain value or None."""

    match: str
    seq: int
    kind: str
    seat: int
    value: Any
    at: int

    def row(self) -> dict[str, Any]:
        value = None if self.value is None else msgspec.json.encode(self.value).decode()
        return {
            "match": self.match,
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "value": value,
            "at": self.at,
        }


def event_of(row: Any) -> Event:
    value = None if row.value is None else msgspec.json.decode(row.value)
    return Event(row.match, row.seq, row.kind, row.seat, value, row.at)


def database_url(given: str) -> str:
    """The database as SQLAlchemy wants it, from a path or a plain URL."""
    if given.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + given.split("://", 1)[1]
    if given.startswith("postgresql+asyncpg://"):
        return given
    if given.startswith("sqlite"):
        return "sqlite+aiosqlite://" + given.split("://", 1)[1]
    return f"sqlite+aiosqlite:///{Path(given).expanduser().absolute()}"


def _connect_args(url: str) -> dict[str, Any]:
    """A PostgreSQL socket folder may stand in the query of the URL; asyncpg wants it as its own argument."""
    return {} if make_url(url).get_backend_name() == "postgresql" else {"timeout": 30}


def _sqlite_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged answer survives even a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=30000")
    cursor.close()


class Store:
    """The stored side of the server. Every method is one transaction, except that `append` shares one."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.engine: AsyncEngine = create_async_engine(
            self.url, connect_args=_connect_args(self.url), hide_parameters=True
        )
        logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # it would write every value it stores
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _sqlite_pragmas)
        self._pending: list[tuple[Event, asyncio.Future[None]]] = []
        self._snapshots: list[tuple[dict[str, Any], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._committer: asyncio.Task[None] | None = None

    @property
    def sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    @property
    def kind(self) -> str:
        return "sqlite" if self.sqlite else "postgresql"

    async def open(self) -> None:
        """Bring the schema up to date and start to take events."""
        async with self.engine.begin() as connection:
            if not self.sqlite:  # several servers may start at once: one migrates, the others wait
                await connection.execute(text("SELECT pg_advisory_xact_lock(72057594)"))
            await connection.run_sync(migrate)
        self._committer = asyncio.create_task(self._commit_forever())

    async def close(self) -> None:
        if self._committer is not None:
            self._committer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._committer
        await self.engine.dispose()

    # ── events ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def append(self, item: Event) -> None:
        """Store an event for good; returns only when it is on disk. Raises Conflict when its number is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((item, done))
        self._wake.set()
        await done

    async def _commit_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._pending = self._pending, []
            # a few snapshots at a time: they are large, and nobody waits for them
            kept, self._snapshots = self._snapshots[:SNAPSHOTS], self._snapshots[SNAPSHOTS:]
            if self._snapshots:
                self._wake.set()
            try:
                await self._commit(batch, kept)
            except Exception as error:
                for done in [done for _, done in batch] + [done for _, done in kept]:
                    _settle(done, error)

    async def _commit(
        self,
        batch: Sequence[tuple[Event, asyncio.Future[None]]],
        kept: Sequence[tuple[dict[str, Any], asyncio.Future[None]]] = (),
    ) -> None:
        try:
            async with self.engine.begin() as connection:
                if batch:
                    await connection.execute(insert(tables.events), [item.row() for item, _ in batch])
                if kept:
                    await self._commit_snapshots(connection, [row for row, _ in kept])
        except IntegrityError as error:
            if len(batch) == 1 and not kept:
                _settle(batch[0][1], Conflict())
            elif not batch:
                raise error from None
            else:  # one of them is taken: find out which, so that it does not take the others down
                for pair in batch:
                    await self._commit([pair])
                if kept:
                    await self._commit([], kept)
            return
        for _, done in [*batch, *kept]:
            _settle(done, None)

    async def events(self, match: str, after: int = 0) -> list[Event]:
        query = (
            select(tables.events)
            .where(tables.events.c.match == match, tables.events.c.seq > after)
            .order_by(tables.events.c.seq)
        )
        async with self.engine.connect() as connection:
            return [event_of(row) for row in await connection.execute(query)]

    async def last_seq(self, match: str) -> int:
        query = select(func.max(tables.events.c.seq)).where(tables.events.c.match == match)
        return cast(int, await self.value(query) or 0)

    async def snapshot(self, match: str) -> tuple[int, bytes] | None:
        row = await self.one(select(tables.snapshots).where(tables.snapshots.c.match == match))
        return (row["seq"], row["data"]) if row else None

    async def keep_snapshot(self, match: str, seq: int, data: bytes) -> None:
        """Keep the newest snapshot of a match; an older one never replaces it. It travels with the next events."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._snapshots.append(({"match": match, "seq": seq, "data": data}, done))
        self._wake.set()
        await done

    async def _commit_snapshots(self, connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
        upsert = (sqlite_insert if self.sqlite else postgres_insert)(tables.snapshots)
        new = upsert.excluded
        await connection.execute(
            upsert.on_conflict_do_update(
                index_elements=["match"],
                set_={"seq": new.seq, "data": new.data},
                where=new.seq > tables.snapshots.c.seq,
            ),
            rows,
        )

    # ── everything else ────────────────────────────────────────────────────────────────────────────────────────────

    async def one(self, query: Executable) -> Row | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
            return dict(row) if row is not None else None

    async def all(self, query: Executable) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def value(self, query: Executable) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def change(self, *statements: Executable) -> int:
        """Run statements in one transaction; how many rows the last one touched."""
        touched = 0
        async with self.engine.begin() as connection:
            for statement in statements:
                touched = cast("CursorResult[Any]", await connection.execute(statement)).rowcount
        return touched

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    async def secret(self) -> str:
        """The key that signs cookies: made once, the same for every server of this database."""
        table = tables.shared
        query = select(table.c.value).where(table.c.name == "secret")
        found = await self.value(query)
        if found is None:
            with contextlib.suppress(IntegrityError):
                await self.change(insert(table).values(name="secret", value=secrets.token_urlsafe(32)))
            found = await self.value(query)
        return cast(str, found)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return  # whoever waited has gone
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def migrate(connection: Connection) -> None:
    """Bring the database to the newest schema."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
