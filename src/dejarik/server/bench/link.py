"""A WebSocket client that costs next to nothing, so that the load generator measures the server and not itself."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

#: Handed every text message.
Hear = Callable[[bytes], None]

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


def _frame(opcode: int, payload: bytes) -> bytes:
    """A masked frame; the mask is zero, which is legal and saves the generator's time."""
    size = len(payload)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    else:
        head = bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


class Link(asyncio.Protocol):
    """One socket: every text message of the server goes to `hear`."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self._request = request
        self._hear = hear
        self._buffer = bytearray()
        self._parts: list[bytes] = []
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed during the handshake"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(self._buffer[:100]).decode(errors="replace")))
                return
            del self._buffer[: end + 4]
            self.open.set_result(None)
        while self._take():
            pass

    def _take(self) -> bool:
        """Take one frame off the buffer."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        opcode, final = buffer[0] & 15, buffer[0] & 128
        payload = bytes(buffer[start : start + size])
        del buffer[: start + size]
        if opcode == _PING:
            self._write(_frame(_PONG, payload))
        elif opcode == _CLOSE:
            self.close()
        elif opcode != _PONG:
            self._parts.append(payload)
            if final:
                whole, self._parts = b"".join(self._parts), []
                self._hear(whole)
        return True

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self.lost:
            self._transport.write(data)

    def send(self, text: bytes) -> None:
        self._write(_frame(_TEXT, text))

    def stop_reading(self) -> None:
        """Let everything that comes pile up."""
        if self._transport is not None:
            self._transport.pause_reading()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def connect(port: int, path: str, hear: Hear, headers: dict[str, str] | None = None) -> Link:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in (headers or {}).items()),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    _, link = await asyncio.get_running_loop().create_connection(lambda: Link(request, hear), "127.0.0.1", port)
    await asyncio.wait_for(link.open, 60)
    return link
