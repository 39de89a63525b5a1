"""The short way to the socket: frames that every client reads, and no patience with those that never do."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.uri import parse_uri

from dejarik.server.outlet import BACKLOG, GONE, OutletProtocol, frame
from tests.server.conftest import Running


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_frames_of_every_size_are_read_as_they_were_written(size: int) -> None:
    reader = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    message = ("щ" * size).encode()[:size]
    reader.receive_data(frame(message) + frame(b"next"))
    first, second = cast("list[Any]", reader.events_received())
    assert (bytes(first.data), first.fin, bytes(second.data)) == (message, True, b"next")
    assert reader.parser_exc is None


class Wire:
    """A transport on which so much still waits to be sent."""

    def __init__(self, waiting: int = 0, *, closing: bool = False) -> None:
        self.waiting, self.closing = waiting, closing
        self.written: list[bytes] = []
        self.aborted = False

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        self.aborted = True


def outlet(wire: Wire, *, close_sent: bool = False) -> OutletProtocol:
    protocol = OutletProtocol.__new__(OutletProtocol)
    vars(protocol).update(transport=wire, close_sent=close_sent, conn=SimpleNamespace(extensions=[]))
    return protocol


def test_whoever_does_not_read_is_cut_off_and_costs_nothing_more() -> None:
    good, slow, gone = Wire(), Wire(BACKLOG + 1), Wire(closing=True)
    for wire in (good, slow, gone):
        outlet(wire).push(b"scene")
    assert (good.written, good.aborted) == ([frame(b"scene")], False)
    assert (slow.written, slow.aborted) == ([], True)
    assert (gone.written, gone.aborted) == ([], False)
    ended = Wire()
    outlet(ended, close_sent=True).push(b"scene")
    assert ended.written == []


def test_a_seat_given_up_ends_its_socket_with_a_code(server: Running) -> None:
    host = server.visitor().named("Jyn")
    match = host.create(seats=[{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}])["match"]["id"]

    async def play() -> None:
        async with host.sit(match, seat=0) as stays, host.sit(match, seat=1) as leaves:
            await leaves.show()
            assert (await asyncio.to_thread(host.delete, f"/api/matches/{match}/seats/1")).status_code == 200
            await leaves.link.wait_closed()
            assert leaves.link.close_code == GONE
            assert (await stays.do("ping"))["type"] == "pong"

    asyncio.run(play())
