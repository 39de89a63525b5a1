"""One door to the database: queries, changes, and the events of matches."""

from __future__ import annotations

import contextlib
import json
import logging
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec
from sqlalchemy import (
    Connection,
    CursorResult,
    Executable,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dejarik.core.refusal import Refused
from dejarik.server.events import Event
from dejarik.server.storage import tables
from dejarik.server.storage.reach import knock
from dejarik.server.storage.writer import Conflict, Snapshot, Writer, careful, pen_for

if TYPE_CHECKING:
    from alembic.config import Config

Row = Mapping[str, Any]

#: Stands for a value that cannot be read any more.
DAMAGED = "damaged"

#: Events that change what lists show of a match.
LISTED = frozenset({"seat", "start"})


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


def _read_json(value: str | bytes) -> Any:
    """What a column holds. Damaged text is no value of ours: it makes one row unreadable, and no others."""
    try:
        return json.loads(value)
    except ValueError:
        return DAMAGED


def _on_connect(connection: Any, _record: object) -> None:
    careful(connection)
    connection.driver_connection.text_factory = _read_text


def _read_text(value: bytes) -> str:
    """Damaged letters, too, make one row unreadable, and no others."""
    return value.decode(errors="replace")


def stored(item: Event) -> list[Executable]:
    """What an event changes in storage: a row of its own, and what lists show of the match."""
    row = dict(zip(tables.events.c.keys(), item.row(), strict=True))
    statements: list[Executable] = [insert(tables.events).values(**row)]
    if item.kind == "seat":
        seats = tables.seats
        same = seats.c.match == item.match, seats.c.seat == item.seat
        statements.append(update(seats).where(*same).values(**item.value))
    elif item.kind == "start":
        begun = {"state": "running", "touched": item.at}
        statements.append(update(tables.matches).where(tables.matches.c.id == item.match).values(**begun))
    return statements


class Store:
    """The stored side of the server. Every method is one transaction, except that `append` shares one."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.engine: AsyncEngine = create_async_engine(
            self.url,
            connect_args=_connect_args(self.url),
            json_deserializer=_read_json,
            hide_parameters=True,
            pool_pre_ping=not self.sqlite,  # a PostgreSQL that was restarted has forgotten its connections
        )
        logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # it would write every value it stores
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _on_connect)
        else:
            event.listen(self.engine.sync_engine, "do_connect", knock)
        self._writer: Writer | None = None

    @property
    def sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    @property
    def path(self) -> Path | None:
        """The file of an SQLite database."""
        name = self.engine.url.database if self.sqlite else None
        return None if name in (None, "", ":memory:") else Path(name)

    @property
    def kind(self) -> str:
        return "sqlite" if self.sqlite else "postgresql"

    async def open(self) -> None:
        """Bring the schema up to date and start to take events."""
        await self.prepare()
        self._writer = Writer(pen_for(self.engine))

    async def prepare(self) -> None:
        """Make sure that the database is there, ours, and of this version."""
        if self.path is not None and not self.path.exists():
            self.path.touch(0o600)  # it holds secrets: whoever else has an account here cannot read it
        elif self.path is not None:
            _check_file(self.path)
        async with self.engine.begin() as connection:
            if not self.sqlite:  # several servers may start at once: one migrates, the others wait
                await connection.execute(text("SELECT pg_advisory_xact_lock(72057594)"))
            await connection.run_sync(migrate)

    async def check_writable(self) -> None:
        """Whatever could be read may still be a file that is closed to us, or a copy that follows another database."""
        async with self.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()

    # ── events ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def turn(self, match: str) -> None:
        """Wait for the moment from which on an event of the match would no longer wait for others."""
        assert self._writer is not None
        await self._writer.turn(match)

    def in_turn(self, match: str, begin: Callable[[], None]) -> None:
        """Begin something at that moment."""
        assert self._writer is not None
        self._writer.in_turn(match, begin)

    async def append(self, item: Event) -> None:
        """Store an event for good; returns only when it is on disk. Raises Conflict when its number is taken."""
        assert self._writer is not None
        if item.kind not in LISTED:
            await self._writer.append(item)
            return
        try:
            await self.change(*stored(item))
        except IntegrityError:
            if await self.last_seq(item.match) < item.seq:
                raise
            raise Conflict from None

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
        """Keep the newest snapshot of a match; an older one never replaces it."""
        assert self._writer is not None
        await self._writer.keep(Snapshot(match, seq, data))

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
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the database as it is at one moment, whatever happens meanwhile."""
        async with self.engine.connect() as connection:
            if self.sqlite:
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    async def secret(self) -> str:
        """The key that signs cookies."""
        return await self.kept("secret", lambda: secrets.token_urlsafe(32))

    async def kept(self, name: str, made: Callable[[], str]) -> str:
        """Something that is made once, the same for every server of this database."""
        table = tables.shared
        query = select(table.c.value).where(table.c.name == name)
        found = await self.value(query)
        if found is None:
            with contextlib.suppress(IntegrityError):
                await self.change(insert(table).values(name=name, value=made()))
            found = await self.value(query)
        return cast(str, found)


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


class Revisions(NamedTuple):
    """The schema that a database has, and those that this program knows, the oldest first."""

    at: str | None
    known: tuple[str, ...]


def revisions(connection: Connection) -> Revisions:
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    there = inspect(connection).has_table("alembic_version")
    at = MigrationContext.configure(connection).get_current_revision() if there else None
    known = [script.revision for script in ScriptDirectory.from_config(_config(connection)).walk_revisions()]
    return Revisions(at, tuple(reversed(known)))


def migrate(connection: Connection) -> None:
    """Bring the database to the newest schema; one that is somebody else's stays as it is."""
    from alembic import command

    _check_ours(connection)
    command.upgrade(_config(connection), "head")


def _check_file(path: Path) -> None:
    """Before anything is changed, even the way in which SQLite writes it: a file of another program stays as it is."""
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
        there = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if there and not {"alembic_version", "matches"} <= there:
        raise _foreign(there)


def _foreign(there: set[str]) -> Refused:
    return Refused("foreign-database", tables=", ".join(sorted(there)[:3]))


def _check_ours(connection: Connection) -> None:
    there = set(inspect(connection).get_table_names())
    at, known = revisions(connection)
    if at in known and "matches" in there:
        return
    if at not in (None, *known) and "matches" in there:
        raise Refused("newer-database", given=str(at))
    # tables of others may stand beside ours in PostgreSQL; a file is one program's alone
    in_the_way = there if connection.dialect.name == "sqlite" else there & {"alembic_version", *tables.metadata.tables}
    if in_the_way:
        raise _foreign(in_the_way)
