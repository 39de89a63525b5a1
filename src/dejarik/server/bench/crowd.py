"""Hundreds of strangers who come to one table and drop all at once, again and again; what the other tables feel of it.

Run as a program it is the crowd itself: `python -m dejarik.server.bench.crowd PORT MATCH COUNT`.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from dejarik.server.bench.link import Link, connect
from dejarik.server.bench.load import Http, Job, Step
from dejarik.server.bench.processes import beside, generator, our_server

#: Sockets of the crowd, and tables that are played at meanwhile.
COUNT, TABLES = 500, 50


def besieged(folder: Path, seconds: float) -> Step:
    """How other tables play while a crowd comes and goes at one."""
    with our_server(folder) as server:
        match = asyncio.run(_crowded_table(server.port))
        with (
            generator(Job(server.name, server.port, seconds, server=server.process)) as load,
            beside(__name__, str(server.port), match, str(COUNT)),
        ):
            return load.step(TABLES)


async def _crowded_table(port: int) -> str:
    http = Http(port)
    await http.ask("PUT", "/api/me", {"name": "Famous"})
    made = await http.ask("POST", "/api/matches", {"game": "hope", "seats": [{"kind": "me"}] * 4, "public": True})
    return str(made["match"]["id"])


async def _watch(port: int, match: str) -> Link | None:
    try:
        return await connect(port, f"/api/matches/{match}/live", lambda _: None)
    except (OSError, TimeoutError):  # turned away at the door: that is the server's right
        return None


async def _come_and_drop(port: int, match: str, count: int) -> None:
    while True:
        links = await asyncio.gather(*(_watch(port, match) for _ in range(count)))
        await asyncio.sleep(0.5)
        for link in links:
            if link is not None:
                link.close()
        await asyncio.sleep(0.5)


if __name__ == "__main__":
    asyncio.run(_come_and_drop(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
