"""For operators: copies that are whole, and a doctor who finds what is wrong."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert, literal_column, select, update

from dejarik.cli.saving import write_file
from dejarik.core.question import any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.server import wire
from dejarik.server.care.backup import TABLES, backup, restore
from dejarik.server.care.doctor import Health, examine
from dejarik.server.house import House
from dejarik.server.live import LiveMatch
from dejarik.server.storage import Store, tables
from tests.server.conftest import opened, quiet

Rows = dict[str, list[dict[str, Any]]]


async def rows_of(store: Store) -> Rows:
    return {
        table.name: [dict(row) for row in await store.all(select(table).order_by(*table.primary_key))]
        for table in TABLES
    }


async def play(live: LiveMatch, answers: int, seed: int = 3) -> None:
    rng = Rng.from_seed(seed)
    for _ in range(answers):
        if live.course.over:
            break
        seat, question = next(iter(live.course.questions.items()))
        await live.answer(seat, live.course.clocks.posed[seat], any_answer(question, rng))
    while live.busy:
        await asyncio.sleep(0.01)


async def a_lived_in_house(url: str, game: str = "hope") -> tuple[Store, House]:
    """A finished match, a running one, one that waits, one called off, some talk."""
    store, house, person = await opened(url)
    seats = [wire.SeatPlan(kind="me")] * 3
    for answers in (1000, 60 if game == "hope" else 2, 0):
        live = await house.create(wire.CreateMatch(game=game, seats=seats), person, "Jyn")
        await play(live, answers)
    await live.happen(lambda course: course.call_off(person, 0))
    await play(live, 0)
    waiting = [wire.SeatPlan(kind="me"), wire.SeatPlan(kind="open"), wire.SeatPlan(kind="invite")]
    await house.create(wire.CreateMatch(game=game, seats=waiting), person, "Jyn")
    await store.change(insert(tables.chat).values(match=live.id, seat=0, name="Jyn", text="\U0001f600 «да»", at=1))
    return store, house


async def shut(house: House) -> None:
    await house.close()
    await house.store.close()


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
def test_a_copy_holds_everything_and_fits_either_kind(source: str, target: str, tmp_path: Path, database: Any) -> None:
    def url(kind: str, name: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"{name}.sqlite")
        name = f"{name}_{source}_{target}"
        database.psql(f"CREATE DATABASE {name}")
        address: str = database.get_uri(name)
        return address

    here, there, copy = url(source, "here"), url(target, "there"), tmp_path / "copy.gz"

    async def work() -> None:
        store, house = await a_lived_in_house(here)
        told = await backup(here, copy)
        assert copy.stat().st_mode & 0o077 == 0
        assert await restore(copy, there) == told
        other = Store(there)
        await other.open()
        assert msgspec.json.encode(await rows_of(other)) == msgspec.json.encode(await rows_of(store))
        assert told["matches"] == 4
        # and it lives: another answer, another line of chat
        second = House(quiet(bot_pause=1000.0), other)
        running = next(row["id"] for row in (await rows_of(other))["matches"] if row["state"] == "running")
        live = await second.match(running)
        await play(live, 3, seed=9)
        await other.change(insert(tables.chat).values(match=running, seat=0, name="Jyn", text="again", at=2))
        health = await examine(other)
        assert health.complaints == []
        assert (health.matches, health.proofs) == (4, 3)
        await shut(second)
        await shut(house)

    asyncio.run(work())


def test_a_copy_taken_while_people_play_is_of_one_moment(tmp_path: Path) -> None:
    here, copy = str(tmp_path / "here.sqlite"), tmp_path / "copy.gz"

    async def work() -> None:
        _, house, person = await opened(here)
        seats = [wire.SeatPlan(kind="me")] * 6
        lives = [await house.create(wire.CreateMatch(game="hope", seats=seats), person, "Jyn") for _ in range(4)]
        playing = asyncio.gather(*(play(live, 120, seed) for seed, live in enumerate(lives)))
        for number in range(3):
            await backup(here, copy)
            there = str(tmp_path / f"there{number}.sqlite")
            await restore(copy, there)
            other = Store(there)
            await other.prepare()
            assert (await examine(other, quick=True)).complaints == []
            await other.close()
        await playing
        await shut(house)

    asyncio.run(work())


def test_a_copy_that_is_not_whole_changes_nothing(tmp_path: Path) -> None:
    here, copy = str(tmp_path / "here.sqlite"), tmp_path / "copy.gz"

    async def work() -> None:
        _, house = await a_lived_in_house(here)
        await shut(house)
        await backup(here, copy)

    asyncio.run(work())
    whole = gzip.decompress(copy.read_bytes())
    lines = whole.splitlines(keepends=True)
    for number, broken in enumerate(
        (
            copy.read_bytes()[:-100],
            copy.read_bytes()[:-8] + bytes(8),
            gzip.compress(b"".join([*lines, lines[-1]])),
            gzip.compress(b"".join(lines[:-1])),
            gzip.compress(b"".join([*lines[:5], *lines[6:]])),
            gzip.compress(b"".join([*lines[:5], b'["people"', *lines[5:]])),
            gzip.compress(b"".join([*lines[:5], b'["droids",{}]\n', *lines[5:]])),
            gzip.compress(b"not one of ours"),
            b"not even a copy",
            b"",
        )
    ):
        copy.write_bytes(broken)
        there = str(tmp_path / f"there{number}.sqlite")
        with pytest.raises(Refused) as refused:
            asyncio.run(restore(copy, there))
        assert refused.value.reason == "backup-damaged"

        async def empty(there: str = there) -> bool:
            store = Store(there)
            await store.prepare()
            rows = await rows_of(store)
            await store.close()
            return not any(rows.values())

        assert asyncio.run(empty())
    copy.write_bytes(gzip.compress(whole.replace(b'"revision":"0007"', b'"revision":"9999"')))
    with pytest.raises(Refused) as refused:
        asyncio.run(restore(copy, str(tmp_path / "future.sqlite")))
    assert refused.value.reason == "newer-backup"


def test_a_copy_never_goes_over_what_is_there(tmp_path: Path) -> None:
    here, copy = str(tmp_path / "here.sqlite"), tmp_path / "copy.gz"

    async def work() -> None:
        _, house = await a_lived_in_house(here)
        await shut(house)
        await backup(here, copy)
        with pytest.raises(Refused) as refused:
            await restore(copy, here)
        assert refused.value.reason == "database-in-use"
        with pytest.raises(Refused) as refused:
            await backup(str(tmp_path / "nowhere.sqlite"), copy)
        assert refused.value.reason == "no-file"
        with pytest.raises(Refused) as refused:
            await backup(here, tmp_path / "no" / "such" / "folder.gz")
        assert refused.value.reason == "no-backup"
        assert gzip.decompress(copy.read_bytes())

    asyncio.run(work())
    assert [path.name for path in tmp_path.glob(".*")] == []


# ── the doctor ─────────────────────────────────────────────────────────────────────────────────────────────────────


def change(**values: Any) -> Callable[[str], Any]:
    return lambda match: update(tables.matches).where(tables.matches.c.id == match).values(**values)


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (change(game="sabacc"), "unreadable"),
        (change(options={"colour": "red"}), "unreadable"),
        (change(options=literal_column("'{\"quick\": tr'")), "unreadable"),
        (
            lambda match: (
                update(tables.events).where(tables.events.c.match == match, tables.events.c.seq == 7).values(value="{")
            ),
            "unreadable",
        ),
        (change(state="off"), "state"),
        (change(outcome=None), "outcome"),
        (lambda match: delete(tables.events).where(tables.events.c.match == match, tables.events.c.seq == 7), "gap"),
        (
            lambda match: (
                update(tables.events)
                .where(tables.events.c.match == match, tables.events.c.seq == 7)
                .values(value='"nonsense"')
            ),
            "events",
        ),
        (change(seed=b"another seed, and other dice...."), "events"),
        (
            lambda match: (
                update(tables.seats)
                .where(tables.seats.c.match == match, tables.seats.c.seat == 1)
                .values(name="Krennic")
            ),
            "seats",
        ),
    ],
)
def test_the_doctor_finds_what_is_wrong(tmp_path: Path, spoil: Callable[[str], Any], what: str) -> None:
    async def work() -> Health:
        store, house = await a_lived_in_house(str(tmp_path / "ill.sqlite"))
        assert (await examine(store)).complaints == []
        finished = next(row["id"] for row in (await rows_of(store))["matches"] if row["state"] == "over")
        await store.change(spoil(finished))
        health = await examine(store)
        await shut(house)
        assert [found.match for found in health.complaints] == [finished]
        return health

    assert [found.what for found in asyncio.run(work()).complaints] == [what]


def test_the_doctor_compares_snapshots_with_events(tmp_path: Path) -> None:
    async def work() -> None:
        store, house = await a_lived_in_house(str(tmp_path / "ill.sqlite"))
        snapshots = {row["match"]: row for row in await store.all(select(tables.snapshots))}
        assert len(snapshots) > 1
        (one, mine), (other, theirs) = list(snapshots.items())[:2]
        await store.change(
            update(tables.snapshots)
            .where(tables.snapshots.c.match == one)
            .values(data=theirs["data"], seq=theirs["seq"])
        )
        found = (await examine(store, quick=True)).complaints
        assert [(complaint.match, complaint.what) for complaint in found] == [(one, "snapshot")]
        assert other != one
        assert mine
        await shut(house)

    asyncio.run(work())


def test_no_device_pipe_or_link_is_replaced_by_a_file(tmp_path: Path) -> None:
    """`dejarik backup /dev/null`, typed by root to try it, would take the device from everybody."""
    db = tmp_path / "one.sqlite"
    asyncio.run(_empty(db))
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    (tmp_path / "to-pipe").symlink_to(pipe)
    for odd in (pipe, folder, tmp_path / "to-pipe"):
        with pytest.raises(Refused) as refused:
            asyncio.run(backup(str(db), odd))
        assert refused.value.reason == "no-backup"
        with pytest.raises(Refused) as refused:
            write_file(odd, b"saved")
        assert refused.value.reason == "unwritable-file"
    assert (pipe.is_fifo(), folder.is_dir(), (tmp_path / "to-pipe").is_symlink()) == (True, True, True)
    latest = tmp_path / "latest.gz"
    latest.symlink_to(folder / "copy.gz")
    asyncio.run(backup(str(db), latest))
    assert (latest.is_symlink(), (folder / "copy.gz").is_file()) == (True, True)
    assert [path.name for path in folder.iterdir()] == ["copy.gz"]


async def _empty(db: Path) -> None:
    store = Store(str(db))
    await store.open()
    await store.close()
