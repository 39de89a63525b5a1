"""Heaps of tiny things on one connection: whoever sends them waits, and nobody else does."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest

from dejarik.server import hasty, house
from dejarik.server.crew import Queue
from dejarik.server.outlet import BACKLOG, PIECES, OutletProtocol
from tests.server.conftest import Running, Starter, Visitor, free_port
from tests.server.test_frames import Table, handshake
from tests.server.test_outlet import Wire, outlet

#: Seconds that a flood goes on, and that anybody else may wait meanwhile: without a limit they wait until it ends.
LASTS, WAITS = 4.0, 2.0

#: Frames as a client sends them, masked with zeros.
PING, EMPTY, BEGIN, GO_ON = b"\x89\x80\0\0\0\0", b"\x81\x82\0\0\0\0{}", b"\x01\x80\0\0\0\0", b"\0\x80\0\0\0\0"
REQUEST = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"


def flood(link: socket.socket, heap: bytes) -> None:
    """Send as much as goes, and read whatever comes back."""

    def drain() -> None:
        with contextlib.suppress(OSError):
            while link.recv(1 << 16):
                pass

    threading.Thread(target=drain, daemon=True).start()
    link.settimeout(1.0)
    end = time.monotonic() + LASTS
    while time.monotonic() < end:
        try:
            link.send(heap)
        except TimeoutError:
            continue  # nobody reads: that is what we want to see
        except OSError:
            return


@pytest.mark.parametrize("heap", [PING, EMPTY, GO_ON, REQUEST], ids=["pings", "messages", "pieces", "requests"])
def test_a_heap_on_one_connection_keeps_nobody_else_waiting(start: Starter, heap: bytes) -> None:
    server = start(messages_per_second=10)
    table, innocent = Table(server.visitor().named("Jyn")), server.visitor().named("Cassian")
    match = innocent.create(seats=[{"kind": "me"}] * 3)["match"]["id"]
    with handshake(table) if heap != REQUEST else socket.create_connection(("127.0.0.1", server.port)) as link:
        if heap == GO_ON:
            link.sendall(BEGIN)
        worst = asyncio.run(_beside(innocent, match, threading.Thread(target=flood, args=[link, heap * 20_000])))
    assert worst < WAITS


async def _beside(innocent: Visitor, match: str, flooding: threading.Thread) -> float:
    """The longest that somebody else waits for an answer meanwhile."""
    worst = 0.0
    async with innocent.sit(match) as place:
        await place.show()
        flooding.start()
        while flooding.is_alive():
            asked = time.monotonic()
            await place.do("ping")
            worst = max(worst, time.monotonic() - asked)
            await asyncio.sleep(0.2)
    return worst


def test_requests_that_wait_in_line_do_not_fill_the_memory(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as link:
        answer = b""
        with contextlib.suppress(ConnectionError):
            link.sendall(REQUEST * 500)
            while got := link.recv(1 << 16):
                answer += got
    assert answer.count(b"200 OK") <= hasty.IN_LINE + 1
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as link:
        link.sendall(REQUEST * 4)
        answer = b""
        while answer.count(b"200 OK") < 4:
            answer += link.recv(1 << 16)


def test_whoever_never_reads_is_not_answered_for_ever() -> None:
    deaf, patient = Wire(BACKLOG + 1), Wire()
    for wire in (deaf, patient):
        protocol = outlet(wire)
        cast("Any", protocol).conn.data_to_send = lambda: [b"pong"]
        protocol.handle_ping()
    assert (deaf.written, deaf.aborted) == ([], True)
    assert (patient.written, patient.aborted) == ([b"pong"], False)


def test_a_message_has_only_so_many_pieces() -> None:
    wire = Wire()
    protocol = outlet(wire)
    protocol.frames = [b""]
    for _ in range(PIECES + 10):
        protocol.handle_cont(cast("Any", SimpleNamespace(data=b"", fin=False)))
    assert (len(protocol.frames), wire.aborted) == (PIECES, True)


def test_everything_anew_is_told_less_often_than_anything_else(start: Starter) -> None:
    table = Table(start(messages_per_second=10).visitor().named("Jyn"))

    async def ask() -> list[str]:
        async with table.visitor.sit(table.match) as place:
            return [(await place.do("language", lang="ru"))["type"] for _ in range(5)]

    assert asyncio.run(ask()) == ["accepted"] * 3 + ["refused"] * 2


# ── connections ────────────────────────────────────────────────────────────────────────────────────────────────────


class Line:
    """A transport from somewhere."""

    def __init__(self, peer: str) -> None:
        self.peer, self.open = peer, True

    def get_extra_info(self, name: str) -> Any:
        return (self.peer, 1234) if name == "peername" else None

    def is_closing(self) -> bool:
        return not self.open

    def abort(self) -> None:
        self.open = False

    close = abort


def connected(peer: str) -> tuple[hasty.HastyProtocol, Line]:
    import uvicorn
    from uvicorn.server import ServerState

    async def app(_scope: Any, _receive: Any, _send: Any) -> None: ...

    config = uvicorn.Config(app, ws=OutletProtocol, http=hasty.HastyProtocol, port=free_port(), log_config=None)
    config.load()
    protocol, line = hasty.HastyProtocol(config, ServerState(), {}), Line(peer)
    protocol.connection_made(cast("Any", line))
    return protocol, line


def test_one_address_holds_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hasty, "CONNECTIONS", 2)

    async def connect() -> None:
        many = [connected("198.51.100.7") for _ in range(3)]
        assert [line.open for _, line in many] == [True, True, False]
        assert connected("198.51.100.8")[1].open, "others come in"
        proxied = [connected("127.0.0.1")[1].open for _ in range(4)]
        assert all(proxied), "a proxy brings everybody"
        for protocol, _ in (many[0], many[2]):
            protocol.connection_lost(None)
        assert connected("198.51.100.7")[1].open, "and so does whoever has hung up"

    asyncio.run(connect())


# ── matches and bots ───────────────────────────────────────────────────────────────────────────────────────────────


def test_one_address_opens_only_so_many_tables_whoever_it_says_it_is(start: Starter) -> None:
    server = start(matches_per_minute=2)
    answers = [server.visitor().post("/api/matches", {"game": "hope"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].json()["error"] == "too-many-requests"


def test_one_address_leaves_only_so_many_guests_and_decks_behind(start: Starter) -> None:
    """Both are kept for good: whoever made them as fast as they may ask would fill the disk in a day."""
    server = start(matches_per_minute=2)
    names = [server.visitor().put("/api/me", {"name": "Jyn"}).status_code for _ in range(3)]
    assert names == [200, 200, 429]
    other = start(matches_per_minute=2)
    visitor = other.visitor().named("Jyn")
    assert [visitor.put("/api/me", {"name": f"Jyn {n}"}).status_code for n in range(4)] == [200] * 4, "still the same"
    deck = {"game": "xwing", "name": "Red", "text": "# Red"}
    assert [visitor.post("/api/builds", deck).status_code for _ in range(2)] == [201, 429]
    assert other.visitor().get("/api/me").status_code == 200


def test_bots_alone_play_at_so_many_tables_and_elsewhere_when_somebody_looks(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "BOTS_ALONE", 1)
    visitor = start(bot_pause=0.05).visitor().named("Jyn")
    bots = [{"kind": "bot", "bot": "random"}] * 3
    first, second = (visitor.create(seats=bots)["match"]["id"] for _ in range(2))

    def seq(match: str) -> int:
        return int(visitor.get(f"/api/matches/{match}").json()["seq"])

    end = time.monotonic() + 60
    while seq(first) < 5 and time.monotonic() < end:
        time.sleep(0.1)
    assert seq(first) >= 5
    assert seq(second) == 2, "it has begun and waits"

    async def watch() -> None:
        async with visitor.sit(second) as place:
            await place.show(lambda scene: scene["seq"] >= 5)

    asyncio.run(watch())


def test_many_tables_of_one_do_not_keep_those_of_others_waiting() -> None:
    async def work() -> None:
        queue, came = Queue(1), list[str]()

        async def think(whose: str) -> None:
            async with queue.place(lambda: True, whose):
                came.append(whose)
                await asyncio.sleep(0)

        many = [asyncio.create_task(think("greedy")) for _ in range(9)]
        await asyncio.sleep(0)
        late = [asyncio.create_task(think("modest")) for _ in range(2)]
        await asyncio.gather(*many, *late)
        assert came.index("modest") <= 2, "nobody has waited longer"
        assert [number for number, whose in enumerate(came) if whose == "modest"][1] <= 6

    asyncio.run(work())
