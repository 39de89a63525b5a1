"""SQLite and PostgreSQL: the same matches in both, shared by several servers in one."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from pgserver._commands import POSTGRES_BIN_PATH
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError, OperationalError

from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.server import droids, wire
from dejarik.server.client import Client
from dejarik.server.events import Event, now
from dejarik.server.house import House
from dejarik.server.storage import Conflict, Store, out_of_reach, tables
from tests.server.conftest import Json, Kept, Starter, Visitor, opened, play_on, quiet


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "store.sqlite")
    address: str = request.getfixturevalue("postgres")
    return address


def run(work: Any) -> None:
    asyncio.run(work)


def test_an_event_is_stored_once_and_in_order(url: str) -> None:
    async def work() -> None:
        store, house, person = await opened(url)
        live = await house.create(wire.CreateMatch(game="hope", count=3), person, "Jyn")
        events = [Event(live.id, 10 + number, "answer", 0, ["a", number], now()) for number in range(50)]
        await asyncio.gather(*(store.append(event) for event in events))
        assert [event.seq for event in await store.events(live.id, 9)] == list(range(10, 60))
        with pytest.raises(Conflict):
            await store.append(events[0])
        # one that is taken does not take its neighbours in the same commit down
        mixed = [store.append(events[3]), *(store.append(Event(live.id, seq, "answer", 0, 1, 0)) for seq in (60, 61))]
        taken, *fine = await asyncio.gather(*mixed, return_exceptions=True)
        assert isinstance(taken, Conflict)
        assert fine == [None, None]
        assert await store.last_seq(live.id) == 61
        await house.close()
        await store.close()

    run(work())


def test_a_house_that_closes_lets_what_is_under_way_give_the_database_back(url: str) -> None:
    """Torn from the database twice, a background task could wait for ever for an answer of a closed connection."""

    async def work() -> None:
        store, house, person = await opened(url)
        live = await house.create(wire.CreateMatch(game="hope", count=3), person, "Jyn")
        put_away: list[str] = []

        async def write() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                await asyncio.sleep(0.05)
                await store.events(live.id)
                put_away.append("connection")

        live.spawn(write())
        await asyncio.sleep(0)
        await house.close()
        assert put_away == ["connection"]
        await store.close()

    run(work())


def test_migrations_can_run_again_and_side_by_side(url: str) -> None:
    async def work() -> None:
        stores = [Store(url), Store(url)]
        await stores[0].open()
        await asyncio.gather(*(store.open() for store in stores[1:]))
        version = await stores[0].value(text("SELECT version_num FROM alembic_version"))
        assert version == "0007"
        assert len({await store.secret() for store in stores}) == 1
        for store in stores:
            await store.close()

    run(work())


def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import create_engine

    from dejarik.server.storage.store import migrate

    with create_engine(f"sqlite:///{tmp_path / 'schema.sqlite'}").begin() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), tables.metadata) == []


def test_an_answer_on_its_way_to_the_disk_is_seen_by_nobody(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store, house, person = await opened(url)
        seats = [wire.SeatPlan(kind="me")] * 3
        live = await house.create(wire.CreateMatch(game="hope", seats=seats), person, "Jyn")
        kept = Kept()
        watcher = Client(kept, None, None, None, "en", text=False)
        live.presence.arrive(watcher)
        started, gate, append = asyncio.Event(), asyncio.Event(), store.append

        async def slowly(event: Event) -> None:
            started.set()
            await gate.wait()
            await append(event)

        monkeypatch.setattr(store, "append", slowly)
        seat, question = next(iter(live.course.questions.items()))
        answering = asyncio.create_task(
            live.answer(seat, live.course.clocks.posed[seat], any_answer(question, Rng.from_seed(1)))
        )
        await started.wait()
        sitting = asyncio.create_task(live.happen(lambda course: course.let_bot(2, person, "random", abandoned=False)))
        await asyncio.sleep(0.05)
        assert live.standing.seq == 2
        assert not [message for message in kept.messages if b'"scene"' in message]
        gate.set()
        await asyncio.gather(answering, sitting)
        scenes = [msgspec.json.decode(message) for message in kept.messages if b'"scene"' in message]
        assert [scene["seq"] for scene in scenes] == [3, 4]
        await store.close()

    run(work())


def test_a_long_match_is_rebuilt_in_less_than_50_ms(url: str) -> None:
    async def work() -> None:
        store, house, person = await opened(url)
        seats = [wire.SeatPlan(kind="me")] * 6
        live = await house.create(wire.CreateMatch(game="hope", seats=seats), person, "Jyn")
        rng = Rng.from_seed(7)
        while not live.course.over and live.course.seq < 400:
            seat, question = next(iter(live.course.questions.items()))
            await live.answer(seat, live.course.clocks.posed[seat], any_answer(question, rng))
        while live.busy:
            await asyncio.sleep(0.01)
        snapshot = await store.snapshot(live.id)
        assert snapshot is not None
        other = House(quiet(), store)
        times = []
        for _ in range(5):
            other._live.clear()
            started = time.process_time()
            rebuilt = await other.match(live.id)
            times.append(time.process_time() - started)
        assert rebuilt.course.match is not None
        assert live.course.match is not None
        assert rebuilt.course.match.digest() == live.course.match.digest()
        assert rebuilt.course.match.journal == live.course.match.journal
        assert (rebuilt.course.clocks, rebuilt.course.sittings) == (live.course.clocks, live.course.sittings)
        assert min(times) < 0.05, times
        await store.keep_snapshot(live.id, snapshot[0] + 1, b"taken by an older program")
        other._live.clear()
        from_events = await other.match(live.id)
        assert from_events.course.match is not None
        assert from_events.course.match.digest() == live.course.match.digest(), "the events are enough"
        assert from_events.course.sittings == live.course.sittings
        for each in (house, other):
            await each.close()
        await store.close()

    run(work())


def test_two_servers_share_a_match(start: Starter, postgres: str) -> None:
    one, two = start(db=postgres), start(db=postgres)
    host, friend = one.visitor().named("Jyn"), two.visitor().named("Cassian")
    created = host.create(
        options={"quick": True}, seats=[{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}]
    )
    (invite,) = created["invites"]
    match = created["match"]["id"]

    async def play() -> None:
        async with host.sit(match) as first:
            await first.of("table")
            assert friend.post(f"/api/invites/{invite['token']}").status_code == 200  # on the other server
            await first.show(lambda scene: scene["state"] == "running")
            async with friend.sit(match) as second, friend.sit(match, port=one.port, watch="true") as watcher:
                await second.show()
                await first.until(lambda news: news["type"] == "table" and news["match"]["seats"][1]["online"])
                if first.heard[-1]["watching"] == 0:
                    await first.until(lambda news: news["type"] == "table" and news["watching"] == 1)
                await first.do("say", text="May the Force be with us")
                assert (await second.of("chat"))["text"] == "May the Force be with us"
                await play_on(first, second)
                assert first.scene is not None
                assert second.scene is not None
                assert first.scene["seq"] == second.scene["seq"]
                assert first.scene["outcome"]["result"] == second.scene["outcome"]["result"]
                end = await watcher.show(lambda scene: scene["state"] == "over")
                assert end["seat"] is None

    asyncio.run(play())
    assert two.visitor().get(f"/api/matches/{match}/verdict").json()["fair"] is True


def test_the_same_answer_on_two_servers_counts_once(start: Starter, postgres: str) -> None:
    one, two = start(db=postgres), start(db=postgres)
    host = one.visitor().named("Jyn")
    match = host.create(options={"quick": True}, seats=[{"kind": "me"}] * 3)["match"]["id"]

    async def play() -> None:
        async with host.sit(match) as here, host.sit(match, port=two.port) as there:
            scene = await here.show()
            await there.show()
            question = scene["question"]
            value = question["options"][0]["value"]
            refs = [await place.send("answer", question=question["id"], value=value) for place in (here, there)]
            replies = [await place.reply(ref) for place, ref in zip((here, there), refs, strict=True)]
            assert sorted(reply["type"] for reply in replies) == ["accepted", "refused"]
            (refused,) = [reply for reply in replies if reply["type"] == "refused"]
            assert refused["error"] == "stale-answer"

    asyncio.run(play())

    async def count() -> int:
        store = Store(postgres)
        rows = await store.all(
            select(tables.events.c.seq).where(tables.events.c.match == match, tables.events.c.kind == "answer")
        )
        await store.close()
        return len(rows)

    assert asyncio.run(count()) == 1


THREE = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}]


class NoWriting(Exception):
    """As asyncpg tells of a full disk."""

    sqlstate = "53100"


async def stubborn(person: Visitor, match: str) -> Json:
    """Plays to the end, and comes back whenever the socket breaks, as the page does."""
    while True:
        with contextlib.suppress(websockets.ConnectionClosed, websockets.InvalidStatus):
            async with person.sit(match) as place:
                await play_on(place)
                assert place.scene is not None
                return place.scene
        await asyncio.sleep(0.2)


def test_servers_go_on_after_the_database_was_restarted(start: Starter, postgres: str, database: Any) -> None:
    one, two = start(db=postgres), start(db=postgres)
    host, friend = one.visitor().named("Jyn"), two.visitor().named("Cassian")
    created = host.create(options={"quick": True}, seats=THREE)
    match = created["match"]["id"]
    assert friend.post(f"/api/invites/{created['invites'][0]['token']}").status_code == 200

    async def play() -> None:
        async with host.sit(match) as first, friend.sit(match) as second:
            await play_on(first, second, until=lambda scene: scene["at"] >= 6)
            again = [str(POSTGRES_BIN_PATH / "pg_ctl"), "-D", str(database.pgdata), "-w", "restart"]
            await asyncio.to_thread(
                subprocess.run, again, check=True, stdout=subprocess.DEVNULL, user=database.system_user
            )
        # each hears of what the other does, through its own server
        ends = await asyncio.gather(stubborn(host, match), stubborn(friend, match))
        assert ends[0]["seq"] == ends[1]["seq"]

    asyncio.run(play())
    assert two.visitor().get(f"/api/matches/{match}/verdict").json()["fair"] is True


def test_another_server_takes_over_the_bots(start: Starter, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(droids, "OVERDUE", 0)
    hung, well = start(db=postgres, bot_pause=1000.0), start(db=postgres)
    host, friend = hung.visitor().named("Jyn"), well.visitor().named("Cassian")
    created = host.create(options={"quick": True}, seats=THREE)
    match = created["match"]["id"]

    async def play() -> None:
        async with host.sit(match) as first:
            assert friend.post(f"/api/invites/{created['invites'][0]['token']}").status_code == 200
            async with friend.sit(match) as second:
                await play_on(first, second, until=lambda scene: scene["at"] >= 12)

    asyncio.run(play())


def test_what_could_not_be_stored_has_not_happened(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    host = server.visitor("ru").named("Jyn")
    match = host.create(options={"quick": True}, seats=[{"kind": "me"}] * 3)["match"]["id"]
    well = Store.append, Store.snapshot

    async def away(*_: Any) -> Any:
        raise OSError("no disk")

    async def play() -> None:
        async with host.sit(match) as place:
            before = await place.show()
            monkeypatch.setattr(Store, "append", away)
            refused = await place.answer()
            assert (refused["error"], refused["message"][:8]) == ("storage-failed", "Ответ не")
            monkeypatch.setattr(Store, "snapshot", away)  # now it cannot be rebuilt either: the socket ends
            refused = await place.answer()
            assert refused["error"] == "storage-failed"
            with pytest.raises(websockets.ConnectionClosed):
                await place.until(lambda _: False)
        monkeypatch.setattr(Store, "append", well[0])
        monkeypatch.setattr(Store, "snapshot", well[1])
        async with host.sit(match) as place:
            scene = await place.show()
            assert (scene["at"], scene["seq"], scene["question"]) == (0, before["seq"], before["question"])
            assert (await place.answer())["type"] == "accepted"

    asyncio.run(play())


def test_rounds_without_a_database_are_a_line_in_the_log(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        store, house, _ = await opened(url)

        async def full() -> None:
            raise OperationalError("UPDATE", {}, sqlite3.OperationalError("disk I/O error"))

        with pytest.MonkeyPatch.context() as broken:
            broken.setattr("dejarik.server.house.ROUND", 0.01)
            broken.setattr(house.memories, "write_down", full)
            await house.open()
            for _ in range(600):
                if caplog.records:
                    break
                await asyncio.sleep(0.01)
        await house.close()
        await store.close()

    run(work())
    told = [record for record in caplog.records if "the rounds failed" in record.getMessage()]
    assert told
    assert not [record for record in told if record.exc_info]
    assert told[0].getMessage() == "the rounds failed: disk I/O error"


def test_a_database_whose_socket_is_gone_is_out_of_reach(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(f"postgresql://nobody@/nothing?host={tmp_path}")
        with pytest.raises(Exception) as failed:  # noqa: PT011 - what a driver says
            await store.value(text("SELECT 1"))
        assert out_of_reach(failed.value)
        assert not out_of_reach(FileNotFoundError(2, "of somebody else"))
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    "fault",
    [
        OperationalError("INSERT", {"name": "Liana"}, sqlite3.OperationalError("disk I/O error")),
        sqlite3.OperationalError("database or disk is full"),  # as it comes from the thread that writes
        DBAPIError("SELECT", {"name": "Liana"}, NoWriting("the disk is full")),
        ConnectionRefusedError("nobody listens"),
    ],
    ids=lambda fault: type(fault).__name__,
)
def test_a_database_out_of_reach_is_no_fault_of_the_server(
    start: Starter, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    server = start()
    host = server.visitor("ru").named("Jyn")
    match = host.create(seats=[{"kind": "me"}] * 3)["match"]["id"]

    async def away(*_: Any) -> Any:
        raise fault

    async def work() -> None:
        async with host.sit(match) as place:
            await place.show()
            with monkeypatch.context() as broken:
                broken.setattr(Store, "change", away)
                refused = host.put("/api/me", {"name": "Liana"})
                assert (refused.status_code, refused.json()["error"]) == (503, "no-storage")
                assert refused.headers["retry-after"] == "5"
                assert (await place.do("say", text="hello"))["error"] == "no-storage"
                broken.setattr(Store, "one", away)
                async with host.sit(match) as other:
                    assert (await other.hear())["message"].startswith("Хранилище сервера сейчас недоступно")
                    await other.link.wait_closed()
                    assert other.link.close_code == 4029, "the page tries again"
            assert (await place.do("say", text="hello"))["type"] == "accepted"
            with monkeypatch.context() as broken:
                broken.setattr(Store, "append", away)
                assert (await place.answer())["error"] == "storage-failed"
            assert (await place.answer())["type"] == "accepted"

    asyncio.run(work())
    stored = [record for record in caplog.records if "could not be stored" in record.getMessage()]
    assert [bool(record.exc_info) for record in stored] == [False], "one line"
    told = [record for record in caplog.records if "out of reach" in record.getMessage()]
    assert len(told) == 3
    assert not [record for record in told if record.exc_info or "Liana" in record.getMessage()]
