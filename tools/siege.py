"""Besiege a server for as long as one likes, and say what it lost.

python tools/siege.py                            two minutes, one server with SQLite
python tools/siege.py --minutes 10 --postgres    ten minutes, two servers that share a PostgreSQL

Bad requests, bad frames, heaps of them, crowds, slow clients, `kill -9`, a full disk (SQLite) or restarts of the
database (PostgreSQL); meanwhile innocent tables play on and note every answer that was acknowledged. It ends with a
table, and with status 1 if anything failed or was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import contextlib
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from siegecraft.attacks import Crowd, Deaf, Frames, Heaps, Requests, slow_request
from siegecraft.node import Node, postgres
from siegecraft.siege import PATIENCE, Innocent, Siege

#: Something that befalls a server.
Disaster = tuple[str, Callable[[Node], Awaitable[None]]]


async def disasters(siege: Siege, every: float, others: list[Disaster]) -> None:
    """One disaster after another, with time to recover in between; the first is always a kill."""

    async def kill(node: Node) -> None:
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)

    turns = [("kill -9", kill), *others]
    number = 0
    while time.monotonic() + every < siege.end:
        await asyncio.sleep(every)
        name, happen = turns[number % len(turns)]
        number += 1
        async with siege.trouble():
            await happen(siege.node())
            siege.tallies[name].tried += 1


async def full_disk(node: Node) -> None:
    node.limit_files(1)
    await asyncio.sleep(3)
    node.limit_files(resource.RLIM_INFINITY)


async def weigh(siege: Siege) -> None:
    while not siege.over:
        for node in siege.nodes:
            node.weigh()
        await asyncio.sleep(1)


async def besiege(siege: Siege, every: float, others: list[Disaster], crowd: int) -> None:
    siege.innocents = [Innocent(siege, number) for number in range(3)]
    await asyncio.gather(
        *(siege.keep("innocent answers", innocent.play) for innocent in siege.innocents),
        siege.keep("bad requests", Requests()),
        siege.keep("bad requests", Requests()),
        siege.keep("bad frames", Frames()),
        siege.keep("bad frames", Frames()),
        siege.keep("sockets of a crowd", Crowd(crowd)),
        siege.keep("heaps of tiny things", Heaps()),
        *(siege.keep("half requests", slow_request) for _ in range(10)),
        siege.keep("readers who do not read", Deaf()),
        disasters(siege, every, others),
        weigh(siege),
    )


def lost(siege: Siege) -> int:
    """Kill everything once more: acknowledged answers that are not there after the restart."""
    for node in siege.nodes:
        node.kill()
    siege.nodes[0].start()
    missing = 0
    for innocent in siege.innocents:
        for match, seq in innocent.acknowledged.items():
            page = httpx.get(f"http://127.0.0.1:{siege.nodes[0].port}/api/matches/{match}", timeout=PATIENCE)
            missing += max(0, seq - (page.json().get("seq", 0) if page.status_code == 200 else 0))
    siege.nodes[0].kill()
    return missing


def doctor(db: str) -> str:
    """What `dejarik doctor` says of every match, in one line; nothing if all is well."""
    command = [sys.executable, "-m", "dejarik", "doctor", "--db", db, "--lang", "en"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if found.returncode == 0 else (found.stdout + found.stderr).strip()[-500:]


def report(siege: Siege, missing: int, ill: str, seconds: float) -> bool:
    """Print the table; whether all is well."""
    print(f"{'':28}{'tried':>9}{'failed':>9}{'interrupted':>13}")
    for name, tally in siege.tallies.items():
        print(f"{name:28}{tally.tried:>9}{tally.failed.total():>9}{tally.interrupted:>13}")
    for name, tally in siege.tallies.items():
        for what, count in tally.failed.most_common(8):
            print(f"  {name}: {count} × {what}")
    faults = [fault for node in siege.nodes for fault in node.faults]
    for fault, count in collections.Counter(faults).most_common(8):
        print(f"  log: {count} × {fault}")
    answers = sum(innocent.answers for innocent in siege.innocents)
    times = sorted(spent * 1000 for innocent in siege.innocents for spent in innocent.times)
    print(f"acknowledged answers: {answers}, lost: {missing}")
    if len(times) > 1:
        p99 = statistics.quantiles(times, n=100, method="inclusive")[98]
        print(f"innocent tables: median {statistics.median(times):.1f} ms, p99 {p99:.1f} ms, worst {times[-1]:.1f} ms")
    for node in siege.nodes:
        if node.memory:
            print(f"memory: {node.memory[0]} MB at first, {max(node.memory)} MB at most, {node.memory[-1]} MB at last")
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; {seconds:.0f} s")
    print(f"doctor: {ill or 'every match is in order'}")
    return not (missing or ill or any(tally.failed for tally in siege.tallies.values()))


def main(given: list[str] | None = None) -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--minutes", type=float, default=2.0)
    words.add_argument("--postgres", action="store_true", help="two servers that share a PostgreSQL of our own")
    words.add_argument("--every", type=float, default=15.0, help="seconds between two disasters")
    words.add_argument("--crowd", type=int, default=100, help="sockets that come and drop at once")
    words.add_argument("--seed", type=int, default=None, help="to do the same things again, as far as time allows")
    asked = words.parse_args(given)
    seed = random.randrange(1 << 32) if asked.seed is None else asked.seed
    print(f"seed {seed}", flush=True)
    with contextlib.ExitStack() as stack:
        # PostgreSQL runs as another user, to whom folders of ours may be closed
        folder = Path(
            stack.enter_context(tempfile.TemporaryDirectory(prefix="dejarik-siege", ignore_cleanup_errors=True))
        )
        others: list[Disaster]
        if asked.postgres:
            db, restart = stack.enter_context(postgres(folder))
            others = [("restarts of PostgreSQL", lambda _: asyncio.to_thread(restart))]
        else:
            db, others = str(folder / "siege.sqlite"), [("full disks", full_disk)]
        nodes = [Node(db, folder) for _ in range(2 if asked.postgres else 1)]
        for node in nodes:
            stack.callback(node.kill)
            node.start()
        siege = Siege(nodes, asked.minutes * 60, seed)
        asyncio.run(besiege(siege, asked.every, others, asked.crowd))
        return 0 if report(siege, lost(siege), doctor(db), asked.minutes * 60) else 1


if __name__ == "__main__":
    sys.exit(main())
