"""A copy of the whole database in one file, taken while servers run, for either kind of database."""

from __future__ import annotations

import base64
import contextlib
import gzip
import os
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select, text
from sqlalchemy.exc import IntegrityError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

import dejarik
from dejarik.core.files import place_of
from dejarik.core.refusal import Refused
from dejarik.server.events import now
from dejarik.server.storage import Store, tables
from dejarik.server.storage.store import revisions

#: Tables so that none comes before one that it refers to.
TABLES: Final = tables.metadata.sorted_tables
FORMAT: Final = 1
#: Rows that are read or written at a time.
CHUNK: Final = 500

Progress = Callable[[int], None]


class Head(msgspec.Struct):
    """The first line of a copy: what it is, and of which schema."""

    backup: int
    revision: str
    version: str
    at: int


class Tail(msgspec.Struct):
    """The last line: without it the copy is not whole."""

    rows: dict[str, int]


class Row(msgspec.Struct, array_like=True):
    """A line in between."""

    table: str
    values: dict[str, Any]


_LINE: Final = msgspec.json.Decoder(Row)


async def backup(db: str, target: Path, progress: Progress = lambda _: None) -> dict[str, int]:
    """Write a copy; how many rows of each table. A copy that fails leaves an earlier one as it was."""
    store = Store(db)
    try:
        with _new_file(target) as file:
            async with _snapshot(store) as connection:
                return await _write(connection, file, progress)
    finally:
        await store.close()


@contextlib.contextmanager
def _new_file(target: Path) -> Iterator[gzip.GzipFile]:
    """A file that takes its place when it is whole and on disk; for its owner alone, since it holds secrets."""
    try:
        place = place_of(target)
        handle, name = tempfile.mkstemp(prefix=f".{place.name}-", dir=place.parent)
    except OSError as error:
        raise Refused("no-backup", path=str(target), problem=error.strerror or "") from None
    try:
        with os.fdopen(handle, "wb") as plain:
            with gzip.GzipFile(fileobj=plain, mode="wb", mtime=0) as file:
                yield file
            plain.flush()
            os.fsync(plain.fileno())
        Path(name).replace(place)
    except OSError as error:
        raise Refused("no-backup", path=str(target), problem=error.strerror or "") from None
    finally:
        Path(name).unlink(missing_ok=True)


@contextlib.asynccontextmanager
async def _snapshot(store: Store) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is now, whatever happens meanwhile."""
    if store.path is not None and not store.path.exists():
        raise Refused("no-file", path=str(store.path))
    async with store.reading() as connection:
        schema = await connection.run_sync(revisions)
        if schema.at != schema.known[-1]:
            raise Refused("other-database", given=schema.at or "-")
        yield connection


async def _write(connection: AsyncConnection, file: gzip.GzipFile, progress: Progress) -> dict[str, int]:
    schema = await connection.run_sync(revisions)
    head = Head(backup=FORMAT, revision=schema.known[-1], version=dejarik.__version__, at=now())
    file.write(msgspec.json.encode(head) + b"\n")
    rows: dict[str, int] = {}
    for table in TABLES:
        name, columns = str(table.name), [str(column.name) for column in table.columns]
        rows[name] = 0
        result = await connection.stream(select(table).order_by(*table.primary_key))
        async for chunk in result.partitions(CHUNK):
            for row in chunk:
                file.write(msgspec.json.encode(Row(name, dict(zip(columns, row, strict=True)))) + b"\n")
            rows[name] += len(chunk)
            progress(len(chunk))
    file.write(msgspec.json.encode(Tail(rows)) + b"\n")
    return rows


# ── back again ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def restore(source: Path, db: str, progress: Progress = lambda _: None) -> dict[str, int]:
    """Fill an empty database from a copy: all of it, or nothing."""
    store = Store(db)
    try:
        with _opened(source) as file:
            head = _head(file)
            await store.prepare()
            async with store.transaction() as connection:
                if head.revision not in (await connection.run_sync(revisions)).known:
                    raise Refused("newer-backup", given=head.version)
                await _check_empty(connection)
                try:
                    rows = await _read(connection, file, progress)
                except (IntegrityError, StatementError):  # rows that do not fit together
                    raise Refused("backup-damaged", path=str(source)) from None
                if not store.sqlite:
                    await _number_on(connection)
        return rows
    finally:
        await store.close()


@contextlib.contextmanager
def _opened(source: Path) -> Iterator[gzip.GzipFile]:
    try:
        with gzip.open(source, "rb") as file:
            yield file
    except FileNotFoundError:
        raise Refused("no-file", path=str(source)) from None
    except (OSError, EOFError):  # no copy of ours, or one that breaks off
        raise Refused("backup-damaged", path=str(source)) from None


def _head(file: gzip.GzipFile) -> Head:
    try:
        head = msgspec.json.decode(file.readline(), type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused("backup-damaged", path=str(file.name)) from None
    if head.backup != FORMAT:
        raise Refused("newer-backup", given=head.version)
    return head


async def _check_empty(connection: AsyncConnection) -> None:
    for table in TABLES:
        if (await connection.execute(select(func.count()).select_from(table))).scalar():
            raise Refused("database-in-use", table=table.name)


async def _read(connection: AsyncConnection, file: gzip.GzipFile, progress: Progress) -> dict[str, int]:
    rows = {str(table.name): 0 for table in TABLES}
    waiting: list[dict[str, Any]] = []
    table: Table | None = None
    for line in file:
        if line.startswith(b"{"):
            if table is not None:
                await _insert(connection, table, waiting)
            told = msgspec.json.decode(line, type=Tail).rows
            if file.read(1):  # nothing follows; and only now all of it is compared with its sum
                break
            if {name: count for name, count in told.items() if count} != {n: c for n, c in rows.items() if c}:
                break
            return rows
        try:
            row = _LINE.decode(line)
            into = tables.metadata.tables[row.table]
        except (msgspec.DecodeError, UnicodeDecodeError, KeyError):
            break
        if table is None or row.table != table.name or len(waiting) >= CHUNK:
            if table is not None:
                await _insert(connection, table, waiting)
            table, waiting = into, []
        waiting.append(_values(table, row.values))
        rows[row.table] += 1
        progress(1)
    raise Refused("backup-damaged", path=str(file.name))


def _values(table: Table, given: dict[str, Any]) -> dict[str, Any]:
    """Every column: what a copy of an older schema does not have is empty."""
    return {
        column.name: base64.b64decode(value) if isinstance(column.type, LargeBinary) and value is not None else value
        for column in table.columns
        for value in [given.get(column.name)]
    }


async def _insert(connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(insert(table), rows)


async def _number_on(connection: AsyncConnection) -> None:
    """PostgreSQL numbers lines of chat with a sequence, which knows nothing of rows that bring their number."""
    await connection.execute(
        text("SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM chat), false)")
    )
