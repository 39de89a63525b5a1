"""All that is kept of somebody, to take along; and what stays when they are gone."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dejarik.core.refusal import Refused
from dejarik.server.course import without_name
from dejarik.server.events import now
from dejarik.server.house import UNFINISHED, House
from dejarik.server.people import Person
from dejarik.server.seating import Sitting
from dejarik.server.storage import Store, tables

#: Columns that nobody takes along: they open doors.
SECRET = frozenset({"password", "session", "invite", "auth", "url", "endpoint"})
#: Events that hold names.
SEATS = tables.events.c.kind.in_(("seats", "seat"))


async def belongings(store: Store, person: str) -> dict[str, Any]:
    """Everything that is stored of somebody, table by table."""
    seats, matches, chat = tables.seats, tables.matches, tables.chat
    sat = select(seats.c.match).where(seats.c.person == person)
    own = (matches.c.id, matches.c.game, matches.c.options, matches.c.clock, matches.c.public, matches.c.state)
    times = (matches.c.created, matches.c.ended, matches.c.outcome, matches.c.rated, matches.c.colours)
    queries = {
        "person": select(tables.people).where(tables.people.c.id == person),
        "decks": select(tables.builds).where(tables.builds.c.person == person),
        "matches": select(*own, *times).where(or_(matches.c.id.in_(sat), matches.c.host == person)),
        "seats": select(seats).where(seats.c.person == person),
        "answers": select(tables.events)
        .join(seats, (seats.c.match == tables.events.c.match) & (seats.c.seat == tables.events.c.seat))
        .where(seats.c.person == person, tables.events.c.kind == "answer"),
        "chat": select(chat).where(chat.c.person == person),
        "memories": select(tables.memories).where(tables.memories.c.person == person),
        "ratings": select(tables.ratings).where(tables.ratings.c.player == person),
        "rating_steps": select(tables.rated).where(tables.rated.c.player == person),
        "reminders": select(tables.calls).where(tables.calls.c.person == person),
        "push": select(tables.pushes).where(tables.pushes.c.person == person),
    }
    return {name: [_open(row) for row in await store.all(query)] for name, query in queries.items()}


def _open(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in SECRET}


async def leave(house: House, person: Person) -> None:
    """Leave every table, then forget: what only concerned them goes, what others share loses the name."""
    await _leave_tables(house, person)
    events, seats = tables.events, tables.seats
    # also where they once sat and gave the seat up
    told = select(events.c.match).where(SEATS, events.c.value.contains(person.id, autoescape=True))
    sat = select(seats.c.match).where(or_(seats.c.person == person.id, seats.c.awaited == person.id))
    touched = [row["match"] for row in await house.store.all(told.union(sat))]
    async with house.store.transaction() as connection:
        await _forget_names(connection, person.id, touched)
        await _forget_lines(connection, person, touched)
        await _forget_belongings(connection, person.id)
    for match in touched:
        held = house.held(match)
        if held is not None:
            house.let_go(held)
        house.announce(match, renamed=True)


async def _leave_tables(house: House, person: Person) -> None:
    """Bots play on in matches that run; a match that waits for its host is called off."""
    seats, matches = tables.seats, tables.matches
    sat = select(seats.c.match).where(or_(seats.c.person == person.id, seats.c.awaited == person.id))
    mine = or_(matches.c.id.in_(sat), matches.c.host == person.id)
    for row in await house.store.all(select(matches.c.id).where(matches.c.state.in_(UNFINISHED), mine)):
        try:
            live = await house.match(row["id"])
            for seat in [*live.course.seats_of(person.id), *live.course.kept_for(person.id)]:
                bot = house.strongest(live.game)
                await live.happen(lambda course, seat=seat, bot=bot: course.give_up(seat, person.id, bot, now()))  # type: ignore[misc]
            if live.course.match is None and live.course.facts.host == person.id:
                await live.happen(lambda course: course.call_off(person.id, now()))
        except Refused:
            continue  # over meanwhile, or of another program: its names are forgotten all the same


async def _forget_names(connection: AsyncConnection, person: str, matches: list[str]) -> None:
    """In every place where somebody else can still come across the name."""
    events, snapshots = tables.events, tables.snapshots
    for match in matches:
        for row in (await connection.execute(select(events).where(events.c.match == match, SEATS))).mappings().all():
            told = nameless(row["value"], person)
            if told != row["value"]:
                same = events.c.match == match, events.c.seq == row["seq"]
                await connection.execute(update(events).where(*same).values(value=told))
        kept = (await connection.execute(select(snapshots.c.data).where(snapshots.c.match == match))).scalar()
        if kept is not None:
            changed = update(snapshots).where(snapshots.c.match == match).values(data=without_name(kept, person))
            await connection.execute(changed)
    seats = tables.seats
    await connection.execute(update(seats).where(seats.c.person == person).values(name=""))
    await connection.execute(update(seats).where(seats.c.awaited == person).values(awaited_name=""))


async def _forget_lines(connection: AsyncConnection, person: Person, matches: list[str]) -> None:
    """What they said stays, since others answered; lines of older programs do not say who spoke but by name."""
    chat = tables.chat
    unsigned = chat.c.person.is_(None) & chat.c.match.in_(matches) & (chat.c.name == person.name)
    await connection.execute(update(chat).where(or_(chat.c.person == person.id, unsigned)).values(name="", person=None))


def nameless(value: str, person: str) -> str:
    """The stored value of an event about seats, without the name of somebody who is gone."""
    told = msgspec.json.decode(value)
    sittings = msgspec.convert(told if isinstance(told, list) else [told], list[Sitting])
    if not any(sitting.concerns(person) for sitting in sittings):
        return value
    kept = [msgspec.to_builtins(sitting.nameless(person)) for sitting in sittings]
    return msgspec.json.encode(kept if isinstance(told, list) else kept[0]).decode()


async def _forget_belongings(connection: AsyncConnection, person: str) -> None:
    """An empty row stays, so that what others share with them still fits together; nothing leads to them from it."""
    for table in (tables.builds, tables.memories, tables.calls, tables.pushes):
        await connection.execute(delete(table).where(table.c.person == person))
    for table in (tables.ratings, tables.rated):
        await connection.execute(delete(table).where(table.c.player == person))
    gone = {"name": "", "account": None, "account_shown": None, "password": None}
    row = update(tables.people).where(tables.people.c.id == person)
    await connection.execute(row.values(session=secrets.token_urlsafe(12), **gone))
