"""Group commits: in order, all or nothing, and one bad commit spoils no other."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from dejarik.core.question import any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.server import wire
from dejarik.server.events import Event
from dejarik.server.storage.writer import EVENTS, Conflict, Hand, Patience, Snapshot, SqlitePen, Writer
from tests.server.conftest import opened


def answer(match: str, seq: int) -> Event:
    return Event(match, seq, "answer", 0, ["card", seq], 1)


class SlowPen:
    """Writes down what it is given, and is only done when it is told so."""

    def __init__(self) -> None:
        self.commits: list[list[tuple[str, int]]] = []
        self.may_go_on = asyncio.Event()
        self.broken = False

    async def events(self, items: Sequence[Event]) -> None:
        self.commits.append([(item.match, item.seq) for item in items])
        await self.may_go_on.wait()
        if self.broken:
            raise OSError("the disk is full")

    async def snapshots(self, items: Sequence[Snapshot]) -> None:
        self.commits.append([(item.match, -item.seq) for item in items])

    async def close(self) -> None:
        pass


def test_events_that_come_during_a_commit_share_the_next_one_in_their_order() -> None:
    async def work() -> None:
        pen = SlowPen()
        writer = Writer(pen)
        first = writer.append(answer("a", 1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        later = [writer.append(answer(match, seq)) for match, seq in [("b", 1), ("a", 2), ("c", 1), ("a", 3)]]
        kept = writer.keep(Snapshot("a", 3, b""))
        assert pen.commits == [[("a", 1)]]
        assert not first.done(), "nothing is acknowledged before it is on disk"
        pen.may_go_on.set()
        await asyncio.gather(first, *later, kept)
        assert pen.commits == [[("a", 1)], [("b", 1), ("a", 2), ("c", 1), ("a", 3)], [("a", -3)]]
        await writer.close()

    asyncio.run(work())


def busy(rate: int) -> Patience:
    """After ten seconds in which so many events came one after the other."""
    patience = Patience()
    for number in range(1, rate * 10 + 1):
        patience.begin(number / rate, [answer("a", 1)])
    return patience


@pytest.mark.parametrize(
    ("rate", "waits"),
    [(5, 0.0), (30, 0.0), (50, 0.05), (125, 0.05), (400, 0.02), (1000, 0.008)],
)
def test_a_commit_waits_for_as_much_company_as_will_come_soon(rate: int, waits: float) -> None:
    assert busy(rate).left(10.0, ["b"]) == pytest.approx(waits, rel=0.1)


def test_a_match_that_goes_on_alone_never_waits() -> None:
    patience = busy(125)
    assert patience.left(10.0, ["a", "a"]) == 0
    assert patience.left(10.0, ["a", "b"]) > 0
    assert patience.left(10.2, ["b"]) < 0, "the time is up"


def test_after_a_busy_while_nobody_waits_any_more() -> None:
    patience = busy(125)
    patience.begin(12.0, [answer("a", 1)])
    assert patience.left(12.0, ["b"]) == 0


def test_who_waits_for_company_shares_a_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dejarik.server.storage.writer.LONELY", 0.01)
    monkeypatch.setattr("dejarik.server.storage.writer.PACE", 0.3)
    monkeypatch.setattr("dejarik.server.storage.writer.COMPANY", 1_000)

    async def work() -> None:
        pen = SlowPen()
        pen.may_go_on.set()
        writer = Writer(pen)
        await writer.append(answer("a", 1))
        waiting = writer.append(answer("b", 1))
        await asyncio.sleep(0.01)
        assert not waiting.done()
        await asyncio.gather(waiting, writer.append(answer("c", 1)))
        assert pen.commits == [[("a", 1)], [("b", 1), ("c", 1)]]
        await writer.close()

    asyncio.run(work())


def test_who_waits_for_a_turn_acts_together_with_others_and_shares_their_commit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("dejarik.server.storage.writer.LONELY", 0.01)
    monkeypatch.setattr("dejarik.server.storage.writer.PACE", 0.3)
    monkeypatch.setattr("dejarik.server.storage.writer.COMPANY", 1_000)

    async def work() -> None:
        pen = SlowPen()
        pen.may_go_on.set()
        writer = Writer(pen)
        order: list[str] = []

        async def play(match: str) -> None:
            await writer.turn(match)
            order.append(match)
            await writer.append(answer(match, 1))

        await play("a")
        order.clear()
        playing = [asyncio.create_task(play("b")), asyncio.create_task(play("c"))]
        left = asyncio.create_task(play("d"))
        await asyncio.sleep(0.01)
        assert order == []
        left.cancel()  # whoever leaves meanwhile keeps nobody waiting
        await asyncio.gather(*playing)
        assert (order, pen.commits) == (["b", "c"], [[("a", 1)], [("b", 1), ("c", 1)]])
        await writer.close()

    asyncio.run(work())


def test_what_is_begun_in_turn_shares_a_commit_and_waits_for_no_other_turn(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("dejarik.server.storage.writer.LONELY", 0.01)
    monkeypatch.setattr("dejarik.server.storage.writer.PACE", 0.3)
    monkeypatch.setattr("dejarik.server.storage.writer.COMPANY", 1_000)

    async def work() -> None:
        pen = SlowPen()
        pen.may_go_on.set()
        writer, inbox = Writer(pen), asyncio.Queue[str]()
        await writer.append(answer("a", 1))

        async def play() -> None:
            for _ in range(2):
                match = await inbox.get()
                turn = writer.turn(match)
                assert turn.done()
                await turn
                playing.append(writer.append(answer(match, 1)))

        playing: list[asyncio.Future[None]] = []
        player = asyncio.create_task(play())
        writer.in_turn("b", lambda: inbox.put_nowait("b"))
        writer.in_turn("torn", threading.Lock().release)
        writer.in_turn("c", lambda: inbox.put_nowait("c"))
        await asyncio.sleep(0.01)
        assert not playing
        await player
        await asyncio.gather(*playing)
        assert pen.commits == [[("a", 1)], [("b", 1), ("c", 1)]]
        later = writer.turn("d")
        assert not later.done()
        await later
        await writer.close()

    asyncio.run(work())
    assert "match torn" in caplog.text


def test_a_commit_that_fails_refuses_what_is_in_it_and_nothing_else() -> None:
    async def work() -> None:
        pen = SlowPen()
        writer = Writer(pen)
        pen.broken = True
        pen.may_go_on.set()
        results = await asyncio.gather(*(writer.append(answer("a", n)) for n in (1, 2, 3)), return_exceptions=True)
        assert [type(result) for result in results] == [OSError] * 3
        pen.broken = False
        await writer.append(answer("a", 1))
        gone = writer.append(answer("a", 2))
        gone.cancel()  # the socket has closed: that is no reason to stop
        await writer.append(answer("a", 3))
        await writer.close()

    asyncio.run(work())


def _tables(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE matches (id TEXT PRIMARY KEY)")
        database.execute(
            "CREATE TABLE events (match TEXT REFERENCES matches (id), seq INTEGER, kind TEXT, seat INTEGER, value TEXT,"
            " at INTEGER, PRIMARY KEY (match, seq))"
        )
        database.execute("CREATE TABLE snapshots (match TEXT PRIMARY KEY, seq INTEGER, data BLOB)")
        database.executemany("INSERT INTO matches VALUES (?)", [("a",), ("b",)])


def _stored(path: Path, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(path) as database:
        return database.execute(query).fetchall()


def test_sqlite_stores_all_events_of_a_commit_or_none(tmp_path: Path) -> None:
    path = tmp_path / "pen.sqlite"
    _tables(path)

    async def work() -> None:
        pen = SqlitePen(str(path))
        await pen.events([answer("a", 1), answer("b", 1)])
        with pytest.raises(Conflict):
            await pen.events([answer("a", 2), answer("b", 1), answer("b", 2)])
        await pen.snapshots([Snapshot("a", 5, b"five"), Snapshot("b", 5, b"five")])
        await pen.snapshots([Snapshot("a", 4, b"four"), Snapshot("b", 6, b"six")])
        await pen.close()

    asyncio.run(work())
    assert _stored(path, "SELECT match, seq, value FROM events ORDER BY 1") == [
        ("a", 1, '["card",1]'),
        ("b", 1, '["card",1]'),
    ]
    assert _stored(path, "SELECT match, seq, data FROM snapshots ORDER BY 1") == [("a", 5, b"five"), ("b", 6, b"six")]


def test_more_events_than_fit_into_one_commit(tmp_path: Path) -> None:
    path = tmp_path / "pen.sqlite"
    _tables(path)

    async def work() -> None:
        writer = Writer(SqlitePen(str(path)))
        taken = writer.append(answer("a", 2))
        results = await asyncio.gather(
            taken, *(writer.append(answer("a", seq)) for seq in range(1, EVENTS + 100)), return_exceptions=True
        )
        assert [isinstance(result, Conflict) for result in results].count(True) == 1
        await writer.close()

    asyncio.run(work())
    assert _stored(path, "SELECT count(*), max(seq) FROM events") == [(EVENTS + 99, EVENTS + 99)]


def test_an_answer_that_does_not_fit_on_the_disk_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        store, house, person = await opened(str(tmp_path / "full.sqlite"))
        seats = [wire.SeatPlan(kind="me")] * 4
        live = await house.create(wire.CreateMatch(game="hope", seats=seats), person, "Jyn")
        rng = Rng.from_seed(7)

        async def play(moves: int) -> None:
            for _ in range(moves):
                seat, question = next(iter(live.course.questions.items()))
                await live.answer(seat, live.course.clocks.posed[seat], any_answer(question, rng))

        await play(20)
        pen = store._writer._pen  # type: ignore[union-attr]
        assert isinstance(pen, SqlitePen)
        await pen._do("PRAGMA max_page_count=1", [])  # no page may be added any more
        with pytest.raises(Refused) as refused:
            await play(2000)
        assert refused.value.reason == "storage-failed"
        assert live.course.match is not None
        stored = await store.events(live.id)
        assert live.course.seq == live.standing.seq == len(stored) == stored[-1].seq
        again = await house.course(live.course.facts)
        assert again.match is not None
        assert again.match.digest() == live.course.match.digest()
        await pen._do("PRAGMA max_page_count=1000000", [])
        await play(5)
        assert len(await store.events(live.id)) == len(stored) + 5
        await house.close()
        await store.close()

    asyncio.run(work())


def test_the_log_is_emptied_while_events_come_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dejarik.server.storage.writer.SWEEP", 0.02)
    path = tmp_path / "pen.sqlite"
    _tables(path)
    log = path.with_name(path.name + "-wal")

    async def work() -> int:
        writer = Writer(SqlitePen(str(path)))
        for seq in range(1, 2001):
            await writer.append(Event("a", seq, "answer", 0, "x" * 2000, 1))
        size = log.stat().st_size
        await writer.close()
        return size

    written = 2000 * 2 * 4096  # each commit writes two pages at least
    assert asyncio.run(work()) < written / 2
    assert _stored(path, "SELECT count(*) FROM events") == [(2000,)]


def test_a_hand_does_one_thing_after_the_other_and_tells_what_failed() -> None:
    async def work() -> list[str]:
        hand, done = Hand("test"), list[str]()

        def fail() -> None:
            raise OSError("the disk is gone")

        first, failing, last = (
            hand.do(lambda: done.append("first")),
            hand.do(fail),
            hand.do(lambda: done.append("last")),
        )
        unwanted = hand.do(lambda: done.append("unwanted"))
        unwanted.cancel()  # nobody waits for it, but it has begun or will
        with pytest.raises(OSError, match="the disk is gone"):
            await failing
        await asyncio.gather(first, last)
        await hand.rest()
        return done

    assert asyncio.run(work()) == ["first", "last", "unwanted"]
