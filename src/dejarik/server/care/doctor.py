"""Is a database sound? Every match is read, played again from its events, and its proof checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import func, select

from dejarik.core.record import record, replay
from dejarik.core.refusal import Refused
from dejarik.server.course import Course
from dejarik.server.events import Event
from dejarik.server.house import UNFINISHED, facts_of
from dejarik.server.seating import Sitting
from dejarik.server.storage import Store, out_of_reach, tables
from dejarik.server.storage.store import event_of

Progress = Callable[[], None]


class Complaint(msgspec.Struct, frozen=True):
    """Something is wrong with a match: `what` names the sentence, `detail` says more where there is more to say."""

    match: str
    what: str
    detail: str = ""


class Health(msgspec.Struct):
    """What was looked at, and what was found."""

    matches: int = 0
    events: int = 0
    snapshots: int = 0
    proofs: int = 0
    complaints: list[Complaint] = []


class Kept(msgspec.Struct):
    """All that is stored of one match, as it was at one moment."""

    row: Mapping[str, Any]
    seats: list[Sitting]
    events: list[Event]
    snapshot: tuple[int, bytes] | None


async def count(store: Store) -> int:
    return int(await store.value(select(func.count()).select_from(tables.matches)))


async def examine(store: Store, *, quick: bool = False, progress: Progress = lambda: None) -> Health:
    """Look at every match; `quick` leaves out what means to play all of them again."""
    health = Health()
    after = ""
    while True:
        query = select(tables.matches.c.id).where(tables.matches.c.id > after).order_by(tables.matches.c.id).limit(200)
        ids = [row["id"] for row in await store.all(query)]
        if not ids:
            return health
        after = ids[-1]
        for identity in ids:
            await _examine(store, identity, health, quick=quick)
            progress()


async def _examine(store: Store, identity: str, health: Health, *, quick: bool) -> None:
    health.matches += 1
    try:
        kept = await _kept(store, identity)
    except Exception as error:  # whatever is stored: the other matches are looked at, too
        if out_of_reach(error):
            raise
        health.complaints.append(Complaint(identity, "unreadable", in_short(error)))
        return
    if kept is None:
        health.matches -= 1
        return  # it has just been removed
    found = list(complaints(kept, quick=quick))
    health.events += len(kept.events)
    health.snapshots += kept.snapshot is not None
    health.proofs += not quick and not found and any(event.kind == "start" for event in kept.events)
    health.complaints += found


async def _kept(store: Store, identity: str) -> Kept | None:
    seats, events, snapshots = tables.seats, tables.events, tables.snapshots
    async with store.reading() as connection:
        row = (
            (await connection.execute(select(tables.matches).where(tables.matches.c.id == identity))).mappings().first()
        )
        if row is None:
            return None
        sat = await connection.execute(select(seats).where(seats.c.match == identity).order_by(seats.c.seat))
        told = await connection.execute(select(events).where(events.c.match == identity).order_by(events.c.seq))
        snapshot = (await connection.execute(select(snapshots).where(snapshots.c.match == identity))).first()
        fields = Sitting.__struct_fields__
        return Kept(
            row=dict(row),
            seats=[Sitting(**{name: seat[name] for name in fields}) for seat in sat.mappings()],
            events=[event_of(event) for event in told],
            snapshot=None if snapshot is None else (snapshot.seq, snapshot.data),
        )


# ── one match ──────────────────────────────────────────────────────────────────────────────────────────────────────


def complaints(kept: Kept, *, quick: bool = False) -> Iterator[Complaint]:
    """Everything that is wrong with one match."""
    identity = kept.row["id"]

    def wrong(what: str, detail: object = "") -> Complaint:
        return Complaint(identity, what, str(detail)[:200])

    try:
        facts = facts_of(kept.row)
    except Refused as refused:
        yield wrong("unreadable", refused.reason)
        return
    if [event.seq for event in kept.events] != list(range(1, len(kept.events) + 1)):
        yield wrong("gap")
        return
    course = Course(facts, list(kept.seats))
    try:
        _apply(course, kept.events)
    except Exception as error:  # whatever is stored: it is the doctor's work to say so
        yield wrong("events", f"{course.seq + 1}: {in_short(error)}")
        return
    if course.sittings != kept.seats:
        yield wrong("seats")
    stored = kept.row["state"]
    if stored in UNFINISHED and course.over:
        pass  # it ends for the lists, too, when a server next looks at it
    elif stored != course.state:
        yield wrong("state", f"{stored} / {course.state}")
    elif course.over and course.match is not None and not _same(kept.row["outcome"], course.outcome):
        yield wrong("outcome")
    yield from (wrong(*found) for found in _snapshot_faults(kept, course))
    if not quick:
        yield from (wrong(*found) for found in _proof_faults(course))


def in_short(error: Exception) -> str:
    """What went wrong, on one line."""
    return error.reason if isinstance(error, Refused) else f"{type(error).__name__}: {error}".split("\n")[0][:200]


def _same(stored: object, found: object) -> bool:
    """Whether both are the same when they are stored."""
    return msgspec.json.encode(stored) == msgspec.json.encode(found)


def _apply(course: Course, events: Sequence[Event]) -> None:
    for event in events:
        course.apply(event)


def _snapshot_faults(kept: Kept, course: Course) -> Iterator[tuple[str, str]]:
    """A snapshot and the events since must lead to the same match as all events."""
    if kept.snapshot is None:
        return
    short = Course.restored(course.facts, kept.snapshot[1])
    if short is None:
        return  # an older program took it; nobody uses it
    try:
        _apply(short, kept.events[short.seq :])
        same = (
            short.sittings == course.sittings
            and short.clocks == course.clocks
            and (short.match is None) == (course.match is None)
            and (short.match is None or course.match is None or short.match.digest() == course.match.digest())
        )
    except Exception as error:  # as above
        yield "snapshot", in_short(error)
        return
    if not same:
        yield "snapshot", str(kept.snapshot[0])


def _proof_faults(course: Course) -> Iterator[tuple[str, str]]:
    """The record, as it is given to players, must prove itself."""
    if course.match is None:
        return
    try:
        replay(record(course.match, lots=course.proof), journal=False)
    except Exception as error:  # as above
        yield "proof", str(error)
