"""Many matches that sleep in the database: how long a start takes, the lobby, and a move of those that are awake."""

from __future__ import annotations

import contextlib
import sqlite3
import time
import urllib.request
from pathlib import Path

import msgspec

from dejarik.server.bench.load import Job, Step
from dejarik.server.bench.meters import percentile
from dejarik.server.bench.processes import generator, our_server

#: Matches that are really played; all others are copies of them with other people.
PLAYED = 20
#: How often the lobby is asked for.
VISITS = 40


class Stored(msgspec.Struct):
    """What a server with so many sleeping matches was measured to do."""

    matches: int
    start_s: float
    lobby_p50_ms: float
    lobby_p99_ms: float
    awake: Step


def sleepers(folder: Path, matches: int, awake: int, seconds: float) -> Stored:
    with our_server(folder) as server, generator(Job(server.name, server.port, 4, interval=0.2)) as load:
        load.step(PLAYED)
    multiply(folder / "bench.sqlite", matches)
    started = time.perf_counter()
    with our_server(folder) as server:
        start = time.perf_counter() - started
        lobby = sorted(_lobby(server.port) for _ in range(VISITS))
        with generator(Job(server.name, server.port, seconds, server=server.process)) as load:
            step = load.step(awake)
    return Stored(matches, round(start, 2), percentile(lobby, 0.5), percentile(lobby, 0.99), step)


def _lobby(port: int) -> float:
    started = time.perf_counter()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/matches") as page:
        page.read()
    return time.perf_counter() - started


def multiply(database: Path, matches: int) -> None:
    """Copy the matches that are there until there are so many, each copy with a host of its own."""
    with contextlib.closing(sqlite3.connect(database)) as link, link:
        copies = matches // max(1, link.execute("SELECT count(*) FROM matches").fetchone()[0])
        link.execute("CREATE TEMP TABLE copies (mark TEXT)")
        link.executemany("INSERT INTO copies VALUES (?)", [(f"-{number}",) for number in range(copies)])
        for table, renamed in (
            ("people", ("id", "account")),
            ("matches", ("id", "host")),
            ("seats", ("match", "person", "invite")),
            ("events", ("match",)),
            ("snapshots", ("match",)),
        ):
            columns = [row[1] for row in link.execute(f"PRAGMA table_info({table})")]
            values = [f"old.{name} || mark" if name in renamed else f"old.{name}" for name in columns]
            link.execute(
                f"INSERT INTO {table} ({', '.join(columns)}) SELECT {', '.join(values)} FROM {table} AS old, copies"  # noqa: S608 - our own names
            )
