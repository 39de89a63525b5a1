"""The load generator: many matches, four people at each, a move every two seconds. Runs as a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import http.client
import random
import sys
import time
from abc import ABC, abstractmethod
from functools import partial
from typing import Any

import msgspec

from dejarik.server.bench.link import Link, connect
from dejarik.server.bench.meters import Used, percentile


class Job(msgspec.Struct):
    """What the generator is to do, as JSON in the first line of its standard input. Every further line is a number of
    matches to play with for a while; what was measured is its answer."""

    peer: str
    port: int
    seconds: float
    interval: float = 2.0
    seats: int = 4
    #: A file to which every acknowledged move is written as `match seq`, before the next one is made.
    acknowledged: str | None = None
    #: The server's process, whose processor time is read, or 0.
    server: int = 0


class Step(msgspec.Struct):
    """What was measured with so many matches."""

    matches: int
    moves: int
    per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    late: int
    #: Processor time of the server for one move: it says how fast the server is even on a busy machine.
    cpu_ms: float | None
    #: Parts of a core that the server, the generator and all other programs of the machine used, and that the host of
    #: a virtual machine took away.
    server_busy: float
    generator_busy: float
    others_busy: float
    stolen: float = 0.0


class Played(ABC):
    """One match and its sockets."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.links: list[Link] = []
        self.seq = 0
        self.seen = [0] * load.job.seats
        self._target = 0
        self._missing = 0
        self._all: asyncio.Future[float] | None = None

    @abstractmethod
    async def open(self) -> None:
        """Create the match and sit down at every seat."""

    @abstractmethod
    def move(self) -> None:
        """Let somebody who may answer do so."""

    @property
    def over(self) -> bool:
        """Whether there is nothing more to play."""
        return False

    def shows(self, seat: int, seq: int) -> None:
        """A seat's view of event `seq` has arrived."""
        if seq <= self.seen[seat]:
            return
        before, self.seen[seat] = self.seen[seat], seq
        if before < self._target <= seq:
            self._missing -= 1
            if self._missing == 0 and self._all is not None and not self._all.done():
                self._all.set_result(time.perf_counter())
        self.seq = max(self.seq, seq)

    async def drive(self, stop: asyncio.Event) -> None:
        """A move every two seconds, at a time of its own."""
        job = self.load.job
        await asyncio.sleep(random.random() * job.interval)  # noqa: S311
        while not stop.is_set() and not self.over:
            started = time.perf_counter()
            self._target, self._missing = self.seq + 1, len(self.links)
            self._all = asyncio.get_running_loop().create_future()
            self.move()
            try:
                seen = await asyncio.wait_for(self._all, 10)
            except TimeoutError:
                self.load.late += 1
                if any(link.lost for link in self.links):
                    return
            else:
                self.load.times.append(seen - started)
            await asyncio.sleep(max(0.0, job.interval - (time.perf_counter() - started)))

    def close(self) -> None:
        for link in self.links:
            link.close()


class _Option(msgspec.Struct):
    value: msgspec.Raw


class _Question(msgspec.Struct):
    id: int
    least: int
    most: int
    options: list[_Option]


class _Message(msgspec.Struct):
    type: str
    seq: int = 0
    state: str = ""
    question: _Question | None = None
    error: str = ""


_MESSAGE = msgspec.json.Decoder(_Message)


class OursPlayed(Played):
    """A match of Path to Hope on our own server."""

    id = ""

    def __init__(self, load: Load) -> None:
        super().__init__(load)
        self.questions: list[_Question | None] = [None] * load.job.seats
        self._state = ""

    async def open(self) -> None:
        job, http = self.load.job, self.load.http
        if not http.cookie:
            await http.ask("PUT", "/api/me", {"name": "Load"})
        body = {"game": "hope", "seats": [{"kind": "me"}] * job.seats}
        self.id = (await http.ask("POST", "/api/matches", body))["match"]["id"]
        for seat in range(job.seats):
            path = f"/api/matches/{self.id}/live?seat={seat}&lang=ru"
            hear = partial(self._hear, seat)
            self.links.append(await connect(job.port, path, hear, {"Cookie": http.cookie}))

    @property
    def over(self) -> bool:
        return self._state == "over"

    def _hear(self, seat: int, data: bytes) -> None:
        message = _MESSAGE.decode(data)
        if message.type == "scene":
            self.questions[seat] = message.question
            self._state = message.state
            self.shows(seat, message.seq)
        elif message.type == "accepted":
            self.load.acknowledge(self.id, message.seq)
        elif message.type == "refused":
            self.load.refused[message.error] = self.load.refused.get(message.error, 0) + 1

    def move(self) -> None:
        asked = [seat for seat, question in enumerate(self.questions) if question is not None]
        if not asked:
            return
        seat = random.choice(asked)  # noqa: S311
        question = self.questions[seat]
        assert question is not None
        values = [option.value for option in question.options]
        single = question.least == question.most == 1
        value: Any = random.choice(values) if single else values[: question.least]  # noqa: S311
        self.questions[seat] = None
        self.links[seat].send(
            msgspec.json.encode({"type": "answer", "question": question.id, "value": value, "ref": 1})
        )


class _PeerTurn(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - as boardgame.io calls it


class _PeerState(msgspec.Struct):
    ctx: _PeerTurn
    #: boardgame.io counts a move and the end of the turn separately.
    number: int = msgspec.field(name="_stateID")


class _PeerSync(msgspec.Struct):
    state: _PeerState


_EVENT = msgspec.json.Decoder(list[msgspec.Raw])


class PeerPlayed(Played):
    """A match of a small card game on boardgame.io, over the protocol of its own client."""

    async def open(self) -> None:
        job, http = self.load.job, self.load.http
        self.id = (await http.ask("POST", "/games/cards/create", {"numPlayers": job.seats}))["matchID"]
        self.credentials = []
        for seat in range(job.seats):
            player = {"playerID": str(seat), "playerName": f"p{seat}"}
            joined = await http.ask("POST", f"/games/cards/{self.id}/join", player)
            self.credentials.append(joined["playerCredentials"])
        self.turn, self.ready = 0, asyncio.Event()
        self._synced = 0
        for seat in range(job.seats):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.links.append(await connect(job.port, path, partial(self._hear, seat)))
        await asyncio.wait_for(self.ready.wait(), 30)

    def _hear(self, seat: int, data: bytes) -> None:
        if data.startswith(b"0"):  # engine.io is open: enter the game's room
            self.links[seat].send(b"40/cards,") if len(self.links) > seat else self._later(seat)
        elif data == b"2":
            self.links[seat].send(b"3")
        elif data.startswith(b"40/cards,"):
            sync = ["sync", self.id, str(seat), self.credentials[seat], self.load.job.seats]
            self.links[seat].send(b"42/cards," + msgspec.json.encode(sync))
        elif data.startswith(b"42/cards,"):
            self._event(seat, _EVENT.decode(data[9:]))

    def _later(self, seat: int) -> None:
        asyncio.get_running_loop().call_soon(lambda: self._hear(seat, b"0"))

    def _event(self, seat: int, event: list[msgspec.Raw]) -> None:
        kind = bytes(event[0])
        if kind == b'"sync"':
            state = msgspec.json.decode(event[2], type=_PeerSync).state
            self._synced += 1
            if self._synced == self.load.job.seats:
                self.ready.set()
        elif kind == b'"update"':
            state = msgspec.json.decode(event[2], type=_PeerState)
        else:
            return
        self.turn = int(state.ctx.currentPlayer)
        self.state_id = state.number
        self.shows(seat, state.number)

    def move(self) -> None:
        seat = self.turn
        action = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "lay",
                "args": [random.randrange(3)],  # noqa: S311
                "playerID": str(seat),
                "credentials": self.credentials[seat],
            },
        }
        event = ["update", action, self.state_id, self.id, str(seat)]
        self.links[seat].send(b"42/cards," + msgspec.json.encode(event))


class Http:
    """Requests to one server, with its cookies."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.cookie = ""

    async def ask(self, method: str, path: str, body: object) -> Any:
        return await asyncio.to_thread(self._ask, method, path, msgspec.json.encode(body))

    def _ask(self, method: str, path: str, body: bytes) -> Any:
        headers = {"Content-Type": "application/json", "X-Dejarik": "1", "Cookie": self.cookie}
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)) as connection:
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            answer = response.read()
        if response.status >= 400:
            raise ConnectionError(f"{method} {path}: {response.status} {answer[:200]!r}")
        for given in response.headers.get_all("Set-Cookie", []):
            self.cookie = given.partition(";")[0]
        return msgspec.json.decode(answer)


class Load:
    """All matches of one run."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.http = Http(job.port)
        self.matches: list[Played] = []
        self.times: list[float] = []
        self.late = 0
        self.refused: dict[str, int] = {}
        self._acknowledged = open(job.acknowledged, "ab", buffering=0) if job.acknowledged else None  # noqa: SIM115, PTH123

    def acknowledge(self, match: str, seq: int) -> None:
        if self._acknowledged is not None:
            self._acknowledged.write(f"{match} {seq}\n".encode())

    async def _grow(self, count: int) -> None:
        """Open matches, a few at a time, also in the place of those that are over."""
        for match in [match for match in self.matches if match.over]:
            self.matches.remove(match)
            match.close()
        kind = OursPlayed if self.job.peer == "dejarik" else PeerPlayed

        async def one() -> None:
            match = kind(self)
            await match.open()
            self.matches.append(match)

        if not self.matches:
            await one()  # the first one introduces us
        missing = count - len(self.matches)
        while missing > 0:
            await asyncio.gather(*(one() for _ in range(min(8, missing))))
            missing = count - len(self.matches)

    async def step(self, count: int) -> Step:
        await self._grow(count)
        gc.collect()
        gc.freeze()
        stop = asyncio.Event()
        drives = [asyncio.create_task(match.drive(stop)) for match in self.matches]
        await asyncio.sleep(self.job.interval * 1.5)  # let it settle
        self.times, self.late = [], 0
        before = Used.now(self.job.server)
        await asyncio.sleep(self.job.seconds)
        times, late = sorted(self.times), self.late
        used = Used.now(self.job.server) - before
        stop.set()
        await asyncio.gather(*drives, return_exceptions=True)
        took = used.time
        overdue = max(0, round(took / self.job.interval * count) - len(times))
        return Step(
            matches=count,
            moves=len(times),
            per_second=round(len(times) / took, 1),
            p50_ms=percentile(times, 0.5),
            p99_ms=percentile(times, 0.99) if late + overdue * 0.5 < len(times) * 0.01 + 5 else 10_000.0,
            worst_ms=percentile(times, 1.0),
            late=late,
            cpu_ms=round(used.server * 1000 / len(times), 3) if times and self.job.server else None,
            server_busy=round(used.server / took, 2),
            generator_busy=round(used.generator / took, 2),
            others_busy=round(max(0.0, used.machine - used.server - used.generator) / took, 2),
            stolen=round(used.stolen / took, 2),
        )

    async def run(self) -> None:
        while line := await asyncio.to_thread(sys.stdin.buffer.readline):
            step = await self.step(int(line))
            sys.stdout.buffer.write(msgspec.json.encode(step) + b"\n")
            sys.stdout.buffer.flush()
        if self.refused:
            print(self.refused, file=sys.stderr)
        for match in self.matches:
            match.close()


def main() -> None:
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    random.seed(1)
    try:
        import uvloop

        uvloop.run(Load(job).run())
    except ImportError:
        asyncio.run(Load(job).run())


if __name__ == "__main__":
    main()
