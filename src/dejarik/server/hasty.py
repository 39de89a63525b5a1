"""HTTP with little patience: whoever begins a request finishes it soon, and does not talk for ever."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache, partial
from typing import Any, Final, cast

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from dejarik.server.door import address_of
from dejarik.server.porch import wait_on_porch

#: Seconds in which something must come while a request is incomplete, and in which all of it must.
PAUSE: Final = 10.0
WHOLE: Final = 60.0
#: Bytes of the head of a request.
HEAD: Final = 65_536
#: Connections of one address on which requests come; behind a proxy, its own are not counted.
CONNECTIONS: Final = 200
#: Requests that may wait on one connection for those before them; browsers send one at a time.
IN_LINE: Final = 8


#: Open connections by address.
_OPEN: Final[Counter[str]] = Counter()


@cache
def _trusted(proxies: str) -> Any:
    return _TrustedHosts(proxies)


async def _as_get(app: Any, scope: Any, receive: Any, send: Any) -> None:
    """Whoever asks for the head alone, as monitors do, gets that of the whole: uvicorn leaves out the rest."""
    await app({**scope, "method": "GET"}, receive, send)


class HastyProtocol(HttpToolsProtocol):
    """uvicorn's HTTP, which closes connections on which a request does not come to its end."""

    _began = 0.0
    _head: int | None = 0
    _timer: asyncio.TimerHandle | None = None
    #: The address for which it is counted.
    _from = ""
    #: The request that is being answered.
    _served: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()
        self._from = self._counted()
        if self._from:
            _OPEN[self._from] += 1
            if _OPEN[self._from] > CONNECTIONS:
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self._let_go()
        super().connection_lost(exc)

    def _counted(self) -> str:
        """The address for which this connection is counted; empty for those of our own proxy, which has many."""
        proxies = self.config.forwarded_allow_ips or ()
        if self.client is None or self.client[0] in _trusted(
            proxies if isinstance(proxies, str) else ",".join(proxies)
        ):
            return ""
        return address_of(cast("Any", {"client": self.client}))

    def _let_go(self) -> None:
        where, self._from = self._from, ""
        if where:
            _OPEN[where] -= 1
            if not _OPEN[where]:
                del _OPEN[where]

    def data_received(self, data: bytes) -> None:
        if self._timer is not None:
            self._wait()
        if self._head is not None:
            self._head += len(data)
            if self._head > HEAD + len(data):  # what came last may hold the end of it
                self.send_400_response("The head of this request is too long.")
                return
        super().data_received(data)

    def send_400_response(self, msg: str) -> None:
        """What is still being made for the requests before this one finds nobody any more."""
        self.pipeline.clear()
        if self._served is not None:
            self._served.disconnected = True
        super().send_400_response(msg)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._served = cycle
        super()._start_asgi_task(cycle, partial(_as_get, app) if cycle.scope["method"] == "HEAD" else app)

    # ── parser callbacks ───────────────────────────────────────────────────────────────────────────────────────────

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= IN_LINE:
            raise ValueError("too many requests at once")  # the parser stops here: what it reads further is lost
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
        self._let_go()  # from now on it is counted at the door
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
