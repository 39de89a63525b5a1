"""A `kill -9` in the middle of the load: what was acknowledged, and what of it is gone afterwards."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
import urllib.request
from pathlib import Path

import msgspec

from dejarik.core.refusal import Refused
from dejarik.server.bench.load import Job
from dejarik.server.bench.processes import generator, our_server


class Crash(msgspec.Struct):
    matches: int
    acknowledged: int
    missing: int


def crash(folder: Path, matches: int, seconds: float) -> Crash:
    """Kill the server under load, start it again, and look for every acknowledged move."""
    noted = folder / "acknowledged"
    noted.touch()
    with our_server(folder) as server:
        job = Job(server.name, server.port, seconds, interval=0.5, acknowledged=str(noted))
        loading = threading.Thread(target=_load, args=(job, matches), daemon=True)
        loading.start()
        while noted.stat().st_size < matches * 100 and loading.is_alive():
            time.sleep(0.1)
    with our_server(folder) as server:
        loading.join(30)
        promised = {tuple(line.split()) for line in noted.read_text().splitlines() if line.count(" ") == 1}
        with contextlib.closing(sqlite3.connect(folder / "bench.sqlite")) as database:
            stored = {(match, str(seq)) for match, seq in database.execute("SELECT match, seq FROM events")}
        last: dict[str, int] = {}
        for match, seq in promised:
            last[match] = max(last.get(match, 0), int(seq))
        lost = promised - stored
        for match, newest in last.items():  # and the new server really plays on from there
            with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/matches/{match}") as page:
                if msgspec.json.decode(page.read())["seq"] < newest:
                    lost.add((match, str(newest)))
    return Crash(matches=len(last), acknowledged=len(promised), missing=len(lost))


def _load(job: Job, matches: int) -> None:
    with contextlib.suppress(Refused), generator(job) as load:  # the server goes away under it
        load.step(matches)
