"""HTTP with little patience: whoever begins a request finishes it soon, and does not talk for ever."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from dejarik.server.porch import wait_on_porch

#: Seconds in which something must come while a request is incomplete, and in which all of it must.
PAUSE: Final = 10.0
WHOLE: Final = 60.0
#: Bytes of the head of a request.
HEAD: Final = 65_536


class HastyProtocol(HttpToolsProtocol):
    """uvicorn's HTTP, which closes connections on which a request does not come to its end."""

    _began = 0.0
    _head: int | None = 0
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._timer is not None:
            self._wait()
        if self._head is not None:
            self._head += len(data)
            if self._head > HEAD + len(data):  # what came last may hold the end of it
                self.send_400_response("The head of this request is too long.")
                return
        super().data_received(data)

    # ── parser callbacks ───────────────────────────────────────────────────────────────────────────────────────────

    def on_message_begin(self) -> None:
        if self._timer is None:
            self._expect()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        self.transport.pause_reading()
        wait_on_porch(self.loop, self._upgrade)

    def _upgrade(self) -> None:
        if not self.transport.is_closing():
            super().handle_websocket_upgrade()
            self.transport.resume_reading()

    # ── patience ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _expect(self) -> None:
        """A request is awaited, or has begun."""
        self._began, self._head = self.loop.time(), 0
        self._wait()

    def _wait(self) -> None:
        self._rest()
        left = min(PAUSE, self._began + WHOLE - self.loop.time())
        self._timer = self.loop.call_later(max(0.0, left), self._give_up)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        if not self.transport.is_closing():
            self.transport.abort()
