"""At the door: what one address may ask for, and how fast."""

from __future__ import annotations

import contextlib
import ipaddress
from collections import Counter
from collections.abc import Iterator

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from dejarik.core.refusal import Refused
from dejarik.server.pace import Allowances
from dejarik.server.settings import Settings

#: Characters of the longest path, and of one to a file.
LONGEST, LONGEST_FILE = 500, 150

#: Sockets that one address may open in a second, once it has opened as many as it may hold.
OPENINGS = 5.0


def address_of(scope: Scope) -> str:
    """Where a connection comes from. Somebody with IPv6 has a whole network of addresses: they count as one."""
    client = scope.get("client")
    if client is None:
        return ""
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if address.version == 4:
        return str(address)
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))


class Door:
    """Counts what every address asks for: requests, sign-ins, uploads, matches, guests, decks, sockets."""

    def __init__(self, settings: Settings) -> None:
        self.requests = _a_minute(settings.requests_per_minute)
        self.sign_ins = _a_minute(settings.sign_ins_per_minute)
        self.uploads = _a_minute(settings.uploads_per_minute)
        self.matches = _a_minute(settings.matches_per_minute)
        #: What is kept for good: guests, decks. Whoever makes them without end fills the disk.
        self.keepsakes = _a_minute(settings.matches_per_minute)
        self._most = settings.sockets_per_address
        self._open: Counter[str] = Counter()
        self._openings = Allowances(OPENINGS if self._most else 0, self._most)

    def knock(self, address: str) -> bool:
        """Whether this address may open another socket now; it is asked before anything else is done."""
        return self._openings.take(address)

    @contextlib.contextmanager
    def held(self, address: str) -> Iterator[None]:
        """While a socket is open."""
        if self._most and self._open[address] >= self._most:
            raise Refused("too-many-sockets", most=self._most)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def _a_minute(most: int) -> Allowances:
    return Allowances(most / 60, most)


class Doorman:
    """Turns away whoever asks too fast, or for what cannot be, before it costs anything."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self._app, self._door = app, door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            self._check_address(scope)
            if scope["path"].startswith("/api/") and not self._door.requests.take(address_of(scope)):
                raise Refused("too-many-requests")
            await self._app(scope, receive, send)
            return
        if self._door.knock(address_of(scope)):
            await self._app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": 1013, "reason": None})

    def _check_address(self, scope: Scope) -> None:
        """No page, match or rule of ours has such an address."""
        path = scope["path"]
        longest = LONGEST_FILE if path.startswith("/assets/") else LONGEST
        if len(path) > longest or "\0" in path or b"%00" in scope["query_string"]:
            raise Refused("unknown-page")
