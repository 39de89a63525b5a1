"""What happens meanwhile, what came of it, and the innocent tables in the middle."""

from __future__ import annotations

import asyncio
import collections
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx
import websockets

from dejarik.server.bench.link import Link, connect
from siegecraft.node import Node

Json = dict[str, Any]

#: Refusals with a status of 500 and more that are no fault: there is too much to do just now.
TOO_BUSY = frozenset({"busy", "took-too-long"})
#: Refusals that are right while a disk is full or a database restarts.
NOT_STORED = frozenset({"storage-failed", "no-storage", "report-failed"})
#: Seconds in which an answer must come, however busy the machine is.
PATIENCE = 60.0
#: What a broken connection looks like from here.
BROKEN = (
    OSError,
    EOFError,
    TimeoutError,
    httpx.TransportError,
    websockets.InvalidHandshake,
    websockets.ConnectionClosed,
)


class Tally:
    """How often something was tried, and how it failed."""

    def __init__(self) -> None:
        self.tried = 0
        self.interrupted = 0
        self.failed: collections.Counter[str] = collections.Counter()


class Siege:
    """All that happens at once, and what came of it."""

    def __init__(self, nodes: list[Node], seconds: float, seed: int) -> None:
        self.nodes = nodes
        self.rng = random.Random(seed)
        self.end = time.monotonic() + seconds
        self.tallies: collections.defaultdict[str, Tally] = collections.defaultdict(Tally)
        self.innocents: list[Innocent] = []
        self._troubles = 0
        self._calm_since = time.monotonic()

    @property
    def over(self) -> bool:
        return time.monotonic() >= self.end

    @contextlib.asynccontextmanager
    async def trouble(self) -> AsyncIterator[None]:
        """Meanwhile connections may break and answers may be refused; nothing else may happen."""
        self._troubles += 1
        try:
            yield
        finally:
            self._troubles -= 1
            self._calm_since = time.monotonic() + 2  # until everybody has noticed

    def calm(self, since: float) -> bool:
        return not self._troubles and since > self._calm_since

    def node(self) -> Node:
        return self.rng.choice(self.nodes)

    async def keep(self, name: str, attack: Callable[[Siege, Tally], Awaitable[None]]) -> None:
        """Repeat something until the end; broken connections count as failures while nothing explains them."""
        tally = self.tallies[name]
        while not self.over:
            started = time.monotonic()
            try:
                await attack(self, tally)
            except BROKEN as error:
                if self.calm(started):
                    tally.failed[f"{type(error).__name__}: {str(error)[:80]}"] += 1
                else:
                    tally.interrupted += 1
                await asyncio.sleep(0.3)
            await asyncio.sleep(0)

    def judge(self, tally: Tally, started: float, status: int, body: bytes, what: str) -> None:
        """A refusal is one sentence, and never a fault of the server."""
        tally.tried += 1
        if status < 400:
            return
        try:
            refusal = json.loads(body)
            error, sentence = refusal["error"], refusal["message"]
        except (ValueError, KeyError, TypeError):
            error, sentence = "", ""
        if not sentence:
            tally.failed[f"{status} without a sentence: {what}"] += 1
        elif status >= 500 and error not in TOO_BUSY and not (error in NOT_STORED and not self.calm(started)):
            tally.failed[f"{status} {error}: {what}"] += 1


class Guest:
    """Somebody with a cookie, who asks whichever server is there."""

    def __init__(self, siege: Siege, name: str) -> None:
        self._siege, self._name = siege, name
        self.cookie = ""

    async def ask(self, method: str, path: str, body: Json | None = None, port: int = 0) -> Json:
        if not self.cookie and path != "/api/me":
            await self.ask("PUT", "/api/me", {"name": self._name}, port)
        headers = {"x-dejarik": "1", "cookie": self.cookie}
        address = f"http://127.0.0.1:{port or self._siege.node().port}{path}"
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            response = await client.request(method, address, json=body, headers=headers)
        if response.status_code >= 400:
            raise ConnectionError(f"{method} {path.split('/')[2]}: {response.status_code} {response.text[:100]}")
        if "set-cookie" in response.headers:
            self.cookie = response.headers["set-cookie"].partition(";")[0]
        answer: Json = response.json()
        return answer

    async def table(self, **wanted: Any) -> str:
        """A new match in which all seats are mine."""
        made = await self.ask("POST", "/api/matches", {"game": "hope", "seats": [{"kind": "me"}] * 3, **wanted})
        match: str = made["match"]["id"]
        return match


class Innocent:
    """A table that only wants to play: an answer after another, each noted when it is acknowledged."""

    def __init__(self, siege: Siege, number: int) -> None:
        self.siege = siege
        self.guest = Guest(siege, f"Innocent {number}")
        self.match = ""
        #: The last acknowledged event of every match played here.
        self.acknowledged: dict[str, int] = {}
        self.answers = 0
        self.times: list[float] = []
        self._scenes: dict[int, Json] = {}
        self._reply: asyncio.Future[Json] | None = None

    async def play(self, siege: Siege, tally: Tally) -> None:
        """Sit down wherever a server is, and play until the connection breaks."""
        if not self.match:
            self.match = await self.guest.table(options={"quick": True})
        port, links = siege.node().port, []
        self._scenes.clear()
        try:
            for seat in range(3):
                path = f"/api/matches/{self.match}/live?seat={seat}&lang=en"
                hear = lambda data, seat=seat: self._hear(seat, data)  # noqa: E731
                links.append(await connect(port, path, hear, {"Cookie": self.guest.cookie}))
            while not siege.over and self.match:
                await self._turn(tally, links)
        finally:
            for link in links:
                link.close()

    def _hear(self, seat: int, data: bytes) -> None:
        message: Json = json.loads(data)
        if message["type"] == "scene":
            self._scenes[seat] = message
        elif message.get("ref") == 1 and self._reply is not None and not self._reply.done():
            self._reply.set_result(message)

    async def _turn(self, tally: Tally, links: list[Link]) -> None:
        if any(link.lost for link in links):
            raise ConnectionError("the socket was closed")
        if any(scene["state"] != "running" for scene in self._scenes.values()):
            self.match = ""
            return
        asked = [seat for seat, scene in self._scenes.items() if scene["question"] is not None]
        if not asked:
            await asyncio.sleep(0.02)
            return
        seat = self.siege.rng.choice(asked)
        question = self._scenes[seat].pop("question")
        self._scenes[seat]["question"] = None
        values = [option["value"] for option in question["options"]]
        value = (
            self.siege.rng.choice(values) if question["most"] == question["least"] == 1 else values[: question["least"]]
        )
        await self._answer(tally, links[seat], {"question": question["id"], "value": value})
        await asyncio.sleep(0.1)

    async def _answer(self, tally: Tally, link: Link, answer: Json) -> None:
        self._reply = asyncio.get_running_loop().create_future()
        at, started = time.perf_counter(), time.monotonic()
        link.send(json.dumps({"type": "answer", "ref": 1, **answer}).encode())
        while not self._reply.done() and not link.lost and time.monotonic() < started + PATIENCE:
            await asyncio.wait([self._reply], timeout=0.5)
        if not self._reply.done():
            raise ConnectionError("an answer that nobody acknowledged")
        reply = self._reply.result()
        tally.tried += 1
        if reply["type"] == "accepted":
            self.answers += 1
            self.acknowledged[self.match] = max(reply["seq"], self.acknowledged.get(self.match, 0))
            if self.siege.calm(started):
                self.times.append(time.perf_counter() - at)
        elif reply["error"] not in {"stale-answer", "not-your-question"} and self.siege.calm(started):
            tally.failed[f"refused: {reply['error']}"] += 1
