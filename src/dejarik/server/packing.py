"""What goes out is packed: pages that never change once, long ones aside, so that no table waits for either."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from typing import Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

#: Bytes below which it is not worth while, and from which it is done aside.
LEAST: Final = 1000
ASIDE: Final = 8192
#: More of it takes twice the time for a hundredth of the bytes.
LEVEL: Final = 6
#: Bytes of packed pages that are kept.
ROOM: Final = 16 << 20

#: Kinds of content that become smaller.
_PLAIN: Final = ("text/", "json", "javascript", "svg")


class Packer:
    """Packs, and keeps what it has packed as long as there is room: most of what is asked for never changes."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._room = ROOM

    async def pack(self, body: bytes) -> bytes:
        if len(body) < ASIDE:
            return _pack(body)
        known = hashlib.blake2b(body, digest_size=20).digest()
        if (packed := self._kept.get(known)) is None:
            packed = await asyncio.to_thread(_pack, body)
            if known not in self._kept:  # nor has anybody else packed it meanwhile
                self._keep(known, packed)
        else:
            self._kept.move_to_end(known)
        return packed

    def _keep(self, known: bytes, packed: bytes) -> None:
        self._kept[known] = packed
        self._room -= len(packed)
        while self._room < 0:
            _, oldest = self._kept.popitem(last=False)
            self._room += len(oldest)


def _pack(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


class Packing:
    """Packs every answer for whoever can unpack it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._packer = Packer()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and "gzip" in Headers.from_scope(scope).get("accept-encoding", ""):
            send = _Parcel(send, self._packer)
        await self._app(scope, receive, send)


class _Parcel:
    """One answer on its way out; it may come in pieces."""

    def __init__(self, send: Send, packer: Packer) -> None:
        self._send, self._packer = send, packer
        self._start: Message | None = None
        self._pieces: list[bytes] = []

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start" and _shrinks(message):
            self._start = message
        elif self._start is None or message["type"] != "http.response.body":
            await self._send(message)
        else:
            self._pieces.append(message["body"])
            if not message.get("more_body"):
                await self._hand_over(self._start, b"".join(self._pieces))

    async def _hand_over(self, start: Message, body: bytes) -> None:
        if len(body) >= LEAST:
            body = await self._packer.pack(body)
            headers = MutableScopeHeaders.from_message(start)
            headers["content-encoding"] = "gzip"
            headers["content-length"] = str(len(body))
            headers.extend_header_value("vary", "accept-encoding")
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body, "more_body": False})


def _shrinks(start: Message) -> bool:
    headers = MutableScopeHeaders.from_message(start)
    kind = headers.get("content-type", "")
    return "content-encoding" not in headers and any(plain in kind for plain in _PLAIN)
