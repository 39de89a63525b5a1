"""Besiegers: nonsense, crowds, and clients that take their time."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from dejarik.server.bench.link import Link, connect
from dejarik.server.openapi import document
from siegecraft.siege import PATIENCE, Guest, Json, Siege, Tally

#: What a socket may be closed with: gone, against the protocol, no UTF-8, too large, nothing to see, no room.
ORDERLY = frozenset({1000, 1001, 1002, 1007, 1009, 1012, 4000, 4004, 4029})
#: Bytes after which a server has heard enough (DEJARIK_SOCKET_HARD_LIMIT).
HUGE = 1_100_000

SCHEMAS: Json = json.loads(document())["components"]["schemas"]
FIELDS = sorted({field for schema in SCHEMAS.values() for field in schema.get("properties", {})})
KINDS = sorted(
    SCHEMAS[part["$ref"].rsplit("/", 1)[1]]["properties"]["type"]["const"]
    for part in SCHEMAS["LiveProtocol"]["properties"]["from_client"]["oneOf"]
)
ROUTES = [
    (method.upper(), path)
    for path, methods in json.loads(document())["paths"].items()
    for method in methods
    if method in {"get", "post", "put", "delete"}
]
HARD: tuple[bytes, ...] = (
    b"",
    b"null",
    b"[" * 100_000,
    b'{"a":' * 50_000,
    b'{"game":"\xff"}',
    b'{"name":"\\ud800","game":"\\u0000","text":"\\ud800"}',
    b'{"seats":' + b"9" * 5000 + b"}",
    json.dumps("x" * 300_000).encode(),
    json.dumps({"name": "\ufdfa" * 40, "account": "\ufdfa" * 40, "password": "x" * 9}).encode(),
    json.dumps({"game": "xwing", "options": {"first": ["Rookie Pilot\n" * 9000]}}).encode(),
)
WORDS = (
    "",
    "hope",
    "lcg",
    "xwing",
    "en",
    "zz",
    "me",
    "bot",
    "invite",
    "\0",
    "[/b]",
    "\x1b[31m",
    "😀" * 30,
    "x" * 1500,
    "00" * 32,
)


#: Now and then a request is in order.
SENSE: tuple[Json, ...] = (
    {"name": "Saw"},
    {"words": "?"},
    {"game": "hope", "seats": [{"kind": "me"}] * 3},
    {"game": "hope", "name": "Scarif", "text": "…"},
    {"account": "Nobody", "password": "stardust-1"},
)


def anything(rng: random.Random, depth: int = 3) -> Any:
    """Some JSON: words, numbers, and what can be made of them, with names that the interface knows."""
    kind = rng.randrange(8 if depth else 5)
    if kind == 0:
        return rng.choice([None, True, False, 1.5, -1])
    if kind in {1, 2}:
        return rng.choice([rng.randrange(60), 2**31, 2**63, 10**30])
    if kind in {3, 4}:
        return rng.choice(WORDS)
    if kind == 5:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(4))]
    return {rng.choice(FIELDS): anything(rng, depth - 1) for _ in range(rng.randrange(5))}


def body(rng: random.Random) -> bytes:
    chance = rng.random()
    if chance < 0.1:
        return rng.choice(HARD)
    if chance < 0.15:
        return json.dumps(rng.choice(SENSE)).encode()
    fields = {rng.choice(FIELDS): anything(rng) for _ in range(rng.randrange(1, 6))}
    made = json.dumps(fields if chance < 0.9 else anything(rng)).encode()
    return made[: rng.randrange(len(made) + 1)] if chance < 0.2 else made


class Besieger:
    """Somebody with a table of their own, so that there is something real to ask about."""

    def __init__(self) -> None:
        self.match = self.cookie = ""

    async def arrive(self, siege: Siege) -> None:
        if not self.match:
            guest = Guest(siege, type(self).__name__)
            self.match = await guest.table()
            self.cookie = guest.cookie


class Requests(Besieger):
    """Requests of every kind to every address, about things that exist and things that do not."""

    async def __call__(self, siege: Siege, tally: Tally) -> None:
        rng = siege.rng
        await self.arrive(siege)
        port = siege.node().port
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            for _ in range(20):
                method, route = rng.choice(ROUTES)
                real = {"{match}": self.match, "{game}": "hope", "{seat}": "0"}
                path = route
                for name, value in real.items():
                    path = path.replace(
                        name, value if rng.random() < 0.7 else rng.choice(("%00", "x" * 300, "%ff", "7"))
                    )
                path = path.replace("{token}", "x").replace("{build}", "b").replace("{rule}", "r")
                query = rng.choice(("", "", "?lang=zz", "?lang=ru", "?seat=99999999999", "?search=" + "x" * 900))
                sent = body(rng) if method in {"POST", "PUT"} else None
                headers = {"x-dejarik": "1", "content-type": "application/json", "cookie": self.cookie}
                if (method, route) == ("DELETE", "/api/session"):
                    headers["cookie"] = ""  # or this would be the last request about anything real
                started = time.monotonic()
                answer = await client.request(method, path + query, content=sent, headers=headers)
                siege.judge(tally, started, answer.status_code, answer.content, f"{method} {route}")


class Frames(Besieger):
    """Messages of every kind with anything in them, and frames that are none."""

    async def __call__(self, siege: Siege, tally: Tally) -> None:
        await self.arrive(siege)
        address = f"ws://127.0.0.1:{siege.node().port}/api/matches/{self.match}/live?lang=ru"
        headers = {"cookie": self.cookie}
        async with websockets.connect(address, additional_headers=headers, max_size=None) as link:
            for _ in range(100):
                if siege.over:
                    return
                tally.tried += 1
                sent = frame(siege.rng)
                try:
                    await self._torment(sent, link, tally)
                except websockets.ConnectionClosed as closed:
                    # beyond all limits the server need not wait until we have read its good-bye
                    if len(sent) < HUGE and (closed.rcvd is None or closed.rcvd.code not in ORDERLY):
                        raise
                    return

    async def _torment(self, sent: str | bytes, link: ClientConnection, tally: Tally) -> None:
        await link.send(sent)
        await link.send(json.dumps({"type": "ping", "ref": 77_777}))
        while True:
            message = json.loads(await asyncio.wait_for(link.recv(), PATIENCE))
            if message["type"] == "refused" and message["error"] in {"server-failed", "rules-failed"}:
                tally.failed[message["error"]] += 1
            if message["type"] == "scene" and message["state"] != "running":
                self.match = ""
            if message.get("ref") == 77_777:
                return


def frame(rng: random.Random) -> str | bytes:
    chance = rng.random()
    if chance < 0.1:
        odd = [b"\xff\xfe", b"[" * 10_000, b"x" * 20_000, b'{"type":"answer","value":' * 500, rng.randbytes(99)]
        return rng.choice(odd)
    if chance < 0.11:
        return "x" * HUGE
    kind = rng.choice(KINDS)
    shaped = {"type": kind, **{rng.choice(FIELDS): anything(rng) for _ in range(rng.randrange(3))}}
    if rng.random() < 0.5:  # as it should be, but for what is in it
        told = {"question": rng.randrange(60), "value": anything(rng), "text": rng.choice(WORDS), "lang": "ru"}
        wanted = {"answer": ("question", "value"), "say": ("text",), "language": ("lang",)}.get(kind, ())
        shaped = {"type": kind, "ref": 5, **{name: told[name] for name in wanted}}
    whole = json.dumps(shaped)
    return whole[: rng.randrange(len(whole))] if chance < 0.2 else whole


class Crowd(Besieger):
    """Many who come to one table at once, talk over each other, and drop together."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.size = size

    async def __call__(self, siege: Siege, tally: Tally) -> None:
        await self.arrive(siege)
        port, path = siege.node().port, f"/api/matches/{self.match}/live?watch=true"
        headers = {"Cookie": self.cookie}
        comers = [connect(port, path, lambda _: None, headers) for _ in range(self.size)]
        came = await asyncio.gather(*comers, return_exceptions=True)
        tally.tried += len(came)
        arrived = [link for link in came if isinstance(link, Link)]
        for _ in range(3):
            for link in arrived:
                link.send(b'{"type":"say","ref":1,"text":"boo"}')
            await asyncio.sleep(0.2)
        for link in arrived:
            link.close()
        for fault in came:
            if isinstance(fault, BaseException):
                raise fault
        await asyncio.sleep(1)


#: Very many tiny things at once: signs of life, messages of two bytes, pieces of a message, requests in a line.
HEAPS: tuple[bytes, ...] = (
    b"\x89\x80\0\0\0\0" * 4000,
    b"\x81\x82\0\0\0\0{}" * 2000,
    b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 4000,
    b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" * 300,
)


class Heaps(Besieger):
    """Somebody who sends heaps of tiny things on one connection."""

    async def __call__(self, siege: Siege, tally: Tally) -> None:
        await self.arrive(siege)
        heap = siege.rng.choice(HEAPS)
        reader, writer = await asyncio.open_connection("127.0.0.1", siege.node().port)
        try:
            if not heap.startswith(b"GET"):
                key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13"
                upgrade = f"host: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n{key}\r\ncookie: {self.cookie}"
                writer.write(f"GET /api/matches/{self.match}/live HTTP/1.1\r\n{upgrade}\r\n\r\n".encode())
                await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            tally.tried += 1
            writer.write(heap)
            await asyncio.wait_for(reader.read(1), PATIENCE)
            await asyncio.sleep(1)
        finally:
            writer.close()


async def slow_request(siege: Siege, tally: Tally) -> None:
    """Half a request, and then nothing: the server may not wait for ever."""
    half = siege.rng.choice([b"", b"GET /he", b"POST /api/verify HTTP/1.1\r\nhost: x\r\ncontent-length: 90\r\n\r\n{"])
    started = time.monotonic()
    reader, writer = await asyncio.open_connection("127.0.0.1", siege.node().port)
    try:
        writer.write(half)
        tally.tried += 1
        await asyncio.wait_for(reader.read(), PATIENCE)
        if time.monotonic() - started > PATIENCE / 2 and siege.calm(started):
            tally.failed["waited for too long"] += 1
    finally:
        writer.close()


class Deaf(Besieger):
    """Somebody who asks for scene after scene and never reads one."""

    async def __call__(self, siege: Siege, tally: Tally) -> None:
        await self.arrive(siege)
        path = f"/api/matches/{self.match}/live"
        link = await connect(siege.node().port, path, lambda _: None, {"Cookie": self.cookie})
        link.stop_reading()
        for number in range(400):
            link.send(b'{"type":"language","ref":1,"lang":"%s"}' % (b"ru", b"en")[number % 2])
            await asyncio.sleep(0.005)
        tally.tried += 1
        link.close()
        await asyncio.sleep(1)
