"""What somebody remembers of a match: how far they looked, what they read, their notes. Nobody else is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dejarik.server import wire
from dejarik.server.storage import Store, out_of_reach, tables

#: Characters of the notes beside one seat.
NOTE: Final = 4000


class Holder(NamedTuple):
    """Whose memory it is: somebody's at one seat of a match. Whoever takes the seat over has their own."""

    match: str
    person: str
    seat: int


class Memories:
    """Looks are noted at once here, and written down a moment later: they come with every step of every match."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._looks: dict[Holder, dict[str, int]] = {}

    async def of(self, holder: Holder, *, windows: bool) -> wire.Memory:
        """What is known now; somebody who has never been here has seen nothing."""
        row = await self._store.one(select(tables.memories).where(_same(holder))) or {}
        row = {**row, **self._looks.get(holder, {})}
        return wire.Memory(
            seen=row.get("seen"),
            heard=row.get("heard") or 0,
            note=row.get("note") or "",
            passing=bool(row.get("passing")) if windows else None,
        )

    def look(self, holder: Holder, seen: int, heard: int) -> None:
        """The table was looked at after so many answers, the chat read up to a line."""
        self._looks[holder] = {"seen": seen, "heard": heard}

    async def write_down(self) -> None:
        looks, self._looks = self._looks, {}
        try:
            await self._write(looks)
        except Exception as error:
            if out_of_reach(error):
                self._looks = {**looks, **self._looks}  # nothing was written: next time
            raise

    async def _write(self, looks: Mapping[Holder, dict[str, int]]) -> None:
        if looks:
            async with self._store.transaction() as connection:
                for holder, values in looks.items():
                    await _keep(connection, holder, values)
                    called = tables.memories.c.called
                    await connection.execute(
                        update(tables.memories).where(_same(holder), called > 0).values(called=-called)
                    )

    async def keep(self, holder: Holder, **values: Any) -> None:
        """Write something down for good: a note, a standing order."""
        async with self._store.transaction() as connection:
            await _keep(connection, holder, values)

    async def call(self, holder: Holder, question: int) -> bool:
        """Whether somebody is to be called about this question: once in all, and not before they have looked again."""
        table = tables.memories
        row = await self._store.one(select(table.c.called).where(_same(holder)))
        if row is None:
            try:
                await self._store.change(insert(table).values(**holder._asdict(), called=question))
            except IntegrityError:
                return False  # by another server, just now
            return True
        called: int | None = row["called"]
        if called is not None and (
            abs(called) >= question or (called > 0 and not await self._answered(holder, called))
        ):
            return False
        same = table.c.called.is_(None) if called is None else table.c.called == called
        return bool(await self._store.change(update(table).where(_same(holder), same).values(called=question)))

    async def _answered(self, holder: Holder, question: int) -> bool:
        """Whoever has answered or sat down since has looked, too, even if their page had no time to say so."""
        events = tables.events
        query = select(events.c.seq).where(
            events.c.match == holder.match,
            events.c.seq > question,
            events.c.seat == holder.seat,
            events.c.kind.in_(("answer", "seat")),
        )
        return await self._store.value(query.limit(1)) is not None

    async def still_called(self, holder: Holder, question: int) -> bool:
        """Somebody was called about this question and has neither looked nor answered since."""
        called = await self._store.value(select(tables.memories.c.called).where(_same(holder)))
        return called == question and not await self._answered(holder, question)

    async def passing(self, match: str) -> set[tuple[str, int]]:
        """Who passes until something concerns them, as (person, seat)."""
        table = tables.memories
        rows = await self._store.all(select(table).where(table.c.match == match, table.c.passing.is_(True)))
        return {(row["person"], row["seat"]) for row in rows}

    async def unread(self, person: str, matches: list[str]) -> dict[str, int]:
        """How many lines of chat by others somebody has not read yet, in each of these matches."""
        chat, table = tables.chat, tables.memories
        heard = (
            select(table.c.match, func.max(table.c.heard).label("heard"))
            .where(table.c.person == person)
            .group_by(table.c.match)
            .subquery()
        )
        mine = select(tables.seats.c.seat).where(
            tables.seats.c.match == chat.c.match, tables.seats.c.seat == chat.c.seat, tables.seats.c.person == person
        )
        query = (
            select(chat.c.match, func.count().label("lines"))
            .select_from(chat.outerjoin(heard, heard.c.match == chat.c.match))
            .where(chat.c.match.in_(matches), chat.c.id > func.coalesce(heard.c.heard, 0), ~mine.exists())
            .group_by(chat.c.match)
        )
        return {row["match"]: row["lines"] for row in await self._store.all(query)}


def _same(holder: Holder) -> Any:
    table = tables.memories
    return and_(table.c.match == holder.match, table.c.person == holder.person, table.c.seat == holder.seat)


async def _keep(connection: AsyncConnection, holder: Holder, values: dict[str, Any]) -> None:
    """Change what is there, or begin; in one statement, since another tab may begin at the same moment."""
    own = sqlite_insert if connection.dialect.name == "sqlite" else postgres_insert
    begun = own(tables.memories).values(**holder._asdict(), **values)
    await connection.execute(begun.on_conflict_do_update(index_elements=list(Holder._fields), set_=values))
