"""The short way out: messages that are ready go straight to the socket, without a coroutine and a queue for each."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: The name of the extension under which an application finds the outlet in the ASGI scope of a WebSocket.
OUTLET: Final = "dejarik.outlet"

#: How a socket ends whose seat was given up.
GONE: Final = 4000

#: Bytes that a reader may lag behind before it is cut off; it can come back and resume.
BACKLOG: Final = 1 << 20

#: Sockets that are let in during one turn of the loop.
A_FEW: Final = 4

#: Seconds by which a timer may ring early.
A_MOMENT: Final = 0.1

_TEXT, _SHORT, _MEDIUM = 0x81, 126, 1 << 16


def frame(message: bytes) -> bytes:
    """A whole text message as a server sends it (RFC 6455, 5.2)."""
    size = len(message)
    if size < _SHORT:
        return bytes((_TEXT, size)) + message
    if size < _MEDIUM:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + message


class Porch:
    """Where sockets wait to be let in, a few in every turn of the loop: a crowd keeps nobody waiting who is inside."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def wait(self, enter: Callable[[], None], loop: asyncio.AbstractEventLoop) -> None:
        if not self._waiting:
            loop.call_soon(self._open, loop)
        self._waiting.append(enter)

    def _open(self, loop: asyncio.AbstractEventLoop) -> None:
        for _ in range(min(A_FEW, len(self._waiting))):
            self._waiting.popleft()()
        if self._waiting:
            loop.call_soon(self._open, loop)


#: Each loop has its own.
_PORCHES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Porch]] = WeakKeyDictionary()


class OutletProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which is itself the outlet of its application (see `client.Outlet`)."""

    #: When something last came from the other side, by the clock of the loop.
    heard_at = 0.0

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Only whoever has been silent is asked whether they are still there."""
        assert self.ping_interval is not None
        again = self.heard_at + self.ping_interval - self.loop.time()
        if again > A_MOMENT:
            self.ping_timer = self.loop.call_later(again, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """One message that waits for the application does not yet keep us from reading on, as it would in uvicorn."""
        if self.queue.empty() and not self.read_paused:
            self.read_paused = True
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()

    def handle_connect(self, event: Any) -> None:
        _PORCHES.setdefault(self.loop, Porch()).wait(partial(self._enter, event), self.loop)

    def _enter(self, event: Any) -> None:
        if self.transport.is_closing():
            return
        super().handle_connect(event)
        if self.response.status_code == 101:
            assert not self.conn.extensions, "frames are written as they are: nothing may be agreed on to change them"
            self.scope["extensions"][OUTLET] = {"outlet": self}

    def push(self, message: bytes) -> None:
        """Write a text message, unless the socket is about to end."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > BACKLOG:
            self.transport.abort()
        else:
            self.transport.write(frame(message))

    def close(self) -> None:
        if not self.close_sent and not self.transport.is_closing():
            task = self.loop.create_task(self.send({"type": "websocket.close", "code": GONE, "reason": None}))
            task.add_done_callback(self.on_task_complete)
            self.tasks.add(task)
