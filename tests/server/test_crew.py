"""Processes that work aside: killed from outside or without room to begin, they work again as soon as they can."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from dejarik.core.refusal import Refused
from dejarik.server import droids
from dejarik.server.crew import Crew, Queue
from tests.server.conftest import Starter


def settle_in() -> None:
    """Nothing to load."""


def who() -> bytes:
    return b"%d" % os.getpid()


@pytest.fixture
def crew() -> Iterator[Crew]:
    crew = Crew(1, settle_in)
    yield crew
    crew.stop()


def no_room(*_: Any) -> Any:
    """As semaphores say it, of which only a part could be written."""
    raise OSError(0, "Error")


def test_others_begin_when_all_were_killed(crew: Crew) -> None:
    async def work() -> None:
        first = int(await crew.do(who, seconds=60))
        os.kill(first, signal.SIGKILL)
        for _ in range(400):
            try:
                second = int(await crew.do(who, seconds=60))
            except RuntimeError:  # it was handed to the one who is gone
                await asyncio.sleep(0.05)
            else:
                assert second != first
                return
        pytest.fail("nobody works any more")

    asyncio.run(work())


def test_without_room_to_begin_the_task_is_refused(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        with monkeypatch.context() as full:
            full.setattr("pebble.pool.process.channels", no_room)
            for _ in range(2):
                with pytest.raises(Refused, match="storage"):
                    await crew.do(who, seconds=60)
        assert int(await crew.do(who, seconds=60)) != os.getpid()

    asyncio.run(work())


def test_whom_somebody_waits_for_goes_first_but_nobody_is_passed_over_for_ever() -> None:
    async def work() -> None:
        queue, came = Queue(1), list[str]()
        come_late = False

        async def think(name: str, urgent: Callable[[], bool]) -> None:
            async with queue.place(urgent):
                came.append(name)
                await asyncio.sleep(0)

        crowd = [asyncio.create_task(think(f"alone {n}", lambda: False)) for n in range(5)]
        watched = asyncio.create_task(think("watched later", lambda: come_late))
        players = [asyncio.create_task(think(f"player {n}", lambda: True)) for n in range(4)]
        await asyncio.sleep(0)
        players[0].cancel()
        come_late = True
        await asyncio.gather(*crowd, watched, *players[1:])
        assert came[0] == "alone 0"
        assert came[1:] == [*["watched later", "player 1", "player 2"], "alone 1", "player 3", "alone 2", *came[-2:]]
        async with asyncio.timeout(1), queue.place(lambda: False):
            came.append("free again")

    asyncio.run(work())


def test_bots_play_on_when_there_is_room_again(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(droids, "OVERDUE", 0)
    server = start()
    refused = asyncio.Event()
    well = Crew.do

    def full(crew: Crew, *args: Any, **more: Any) -> asyncio.Future[bytes]:
        if not refused.is_set():
            refused.set()
            raise Refused("no-storage")
        return well(crew, *args, **more)

    monkeypatch.setattr(Crew, "do", full)
    host = server.visitor().named("Jyn")
    bots = [{"kind": "bot", "bot": "random"}] * 3
    match = host.create(game="hope", options={"quick": True}, seats=bots)["match"]["id"]

    async def watch() -> None:
        async with host.sit(match) as place:
            await place.show(lambda scene: scene["seq"] >= 6, seconds=60)

    asyncio.run(watch())
    assert refused.is_set()
