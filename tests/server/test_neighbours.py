"""Servers that share a database tell each other what is new, whatever the database does meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from dejarik.server import wire
from dejarik.server.live import LiveMatch
from dejarik.server.neighbours import PostgresChannels
from tests.server.conftest import opened

#: Seconds that a test waits for what must come.
PATIENCE = 60


@contextlib.asynccontextmanager
async def listening(postgres: str, missed: Callable[[], Awaitable[None]]) -> AsyncIterator[PostgresChannels]:
    channels = PostgresChannels(postgres, missed)
    await channels.on_startup()
    await channels.subscribe(["news"])
    yield channels
    await channels.on_shutdown()


async def heard(channels: PostgresChannels, notice: bytes) -> None:
    """Comes back once the notice has been heard."""
    async for _, payload in channels.stream_events():
        if payload == notice:
            return


def test_a_notice_that_cannot_be_sent_does_not_silence_the_server(postgres: str) -> None:
    async def nothing() -> None: ...

    async def work() -> None:
        async with listening(postgres, nothing) as channels:
            connect: Any = channels._connect

            async def going() -> Any:
                raise asyncpg.InternalClientError("got result for unknown protocol state")

            channels._connect = going
            await channels.publish(b"lost", ["news"])
            channels._connect = connect
            await channels.publish(b"told", ["news"])
            await asyncio.wait_for(heard(channels, b"told"), PATIENCE)

    asyncio.run(work())


def test_a_server_hears_again_after_the_database_went_twice(postgres: str) -> None:
    """The second time while it still reads what it has missed."""
    read = 0

    async def work() -> None:
        async def hang_up() -> None:
            await channels.publish(b"hello", ["news"])
            end = "SELECT pg_terminate_backend($1)"
            await channels._speaker.fetch(end, channels._listener_conn.get_server_pid())
            while not channels._listener_conn.is_closed():
                await asyncio.sleep(0.01)

        async def missed() -> None:
            nonlocal read
            read += 1
            if read == 1:
                await hang_up()

        async with listening(postgres, missed) as channels:
            await hang_up()
            while read < 2 or not channels._returning.done():  # type: ignore[union-attr]
                await asyncio.sleep(0.01)
            await channels.publish(b"told", ["news"])
            await asyncio.wait_for(heard(channels, b"told"), PATIENCE)

    asyncio.run(asyncio.wait_for(work(), PATIENCE))
    assert read == 2


def test_news_that_cannot_be_followed_do_not_deafen_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(_: LiveMatch) -> None:
        raise ConnectionError("the database is on its way out")

    async def work() -> None:
        store, house, person = await opened(str(tmp_path / "test.sqlite"))
        live = await house.create(wire.CreateMatch(game="hope", seats=[wire.SeatPlan(kind="me")] * 3), person, "Jyn")
        monkeypatch.setattr(LiveMatch, "catch_up", away)
        await house.heard(msgspec.json.encode({"node": "another", "match": live.id, "seq": live.course.seq + 1}))
        await store.close()

    asyncio.run(work())
    assert "could not be followed: ConnectionError" in caplog.text
