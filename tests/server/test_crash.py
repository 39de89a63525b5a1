"""The server is killed in the middle of a match: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.conftest import Visitor, free_port, play_on


def launch(port: int, db: str, *more: str) -> subprocess.Popen[bytes]:
    """A server as an operator would start it."""
    environment = {**os.environ, "DEJARIK_BOT_PAUSE": "0", "DEJARIK_BOT_PROCESSES": "1"}
    command = [sys.executable, "-m", "dejarik", "serve", "--port", str(port), "--db", db, *more]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, start_new_session=True)
    for _ in range(600):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200:
                return process
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise AssertionError("the server did not start")


def kill(process: subprocess.Popen[bytes]) -> None:
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    port, db = free_port(), str(tmp_path / "crash.sqlite")
    process = launch(port, db)
    guest = Visitor(port)
    match = guest.create(options={"quick": True}, count=3)["match"]["id"]
    acknowledged = 0

    async def play_some() -> int:
        async with guest.sit(match) as place:
            await play_on(place, until=lambda scene: scene["seq"] >= 25)
            scene = await place.show(lambda scene: scene["question"] is not None)
            reply = await place.answer()
            assert reply["type"] == "accepted"
            kill(process)  # at once, with whatever the bots are doing
            assert scene["seq"] < reply["seq"]
            return int(reply["seq"])

    acknowledged = asyncio.run(play_some())
    rows = sqlite3.connect(db).execute("SELECT seq FROM events WHERE match = ? ORDER BY seq", [match]).fetchall()
    assert [seq for (seq,) in rows][:acknowledged] == list(range(1, acknowledged + 1))

    process = launch(port, db)

    async def go_on() -> None:
        async with guest.sit(match) as place:  # the same cookie opens the same seat
            scene = await place.show()
            assert scene["seat"] == 0
            assert scene["seq"] >= acknowledged
            await play_on(place)

    try:
        asyncio.run(go_on())
        assert guest.get(f"/api/matches/{match}/verdict").json()["fair"] is True
    finally:
        kill(process)
