"""A real server on a real port for each test that asks for one, and people who talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pgserver
import pytest
import uvicorn
import websockets
from litestar import Litestar

from dejarik.server.app import create_app
from dejarik.server.house import House
from dejarik.server.people import People
from dejarik.server.serve import uvicorn_options
from dejarik.server.settings import Settings
from dejarik.server.storage import Store

Json = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


#: How many seconds an answer may take: a busy machine needs its time to start the processes in which bots think.
PATIENCE = 60.0
#: The same for a socket: it waits as long for a greeting, and does not ask whether anybody is there.
PATIENT: dict[str, Any] = {"max_size": None, "open_timeout": PATIENCE, "ping_interval": None}


class Running:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings, static: Path | None = None) -> None:
        self.settings = settings
        self.port = free_port()
        self.app: Litestar = create_app(settings, static=static) if static else create_app(settings)
        config = uvicorn.Config(self.app, port=self.port, **uvicorn_options(settings))
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)

    def start(self) -> Running:
        self._thread.start()
        for _ in range(int(PATIENCE / 0.02)):
            if self._server.started:
                return self
            if not self._thread.is_alive():
                break
            time.sleep(0.02)
        raise RuntimeError("the server did not start")

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(10)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def visitor(self, lang: str = "en") -> Visitor:
        return Visitor(self.port, lang)


class Visitor:
    """A person with a browser: cookies, requests, sockets."""

    def __init__(self, port: int, lang: str = "en") -> None:
        self.port = port
        self.lang = lang
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}",
            headers={"x-dejarik": "1", "accept-language": lang},
            timeout=PATIENCE,
        )

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.http.post(path, json=body, **more) if body is not None else self.http.post(path, **more)

    def put(self, path: str, body: Any) -> httpx.Response:
        return self.http.put(path, json=body)

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(path)

    def named(self, name: str) -> Visitor:
        assert self.put("/api/me", {"name": name}).status_code == 200
        return self

    def create(self, **wanted: Any) -> Json:
        response = self.post("/api/matches", {"game": "hope", **wanted})
        assert response.status_code == 201, response.text
        created: Json = response.json()
        return created

    @contextlib.asynccontextmanager
    async def sit(self, match: str, port: int | None = None, **query: Any) -> AsyncIterator[Place]:
        """Open the live socket."""
        asked = "&".join(f"{name}={value}" for name, value in {"lang": self.lang, **query}.items())
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{port or self.port}/api/matches/{match}/live?{asked}"
        async with websockets.connect(address, additional_headers={"cookie": cookies}, **PATIENT) as link:
            yield Place(link)


class Place:
    """A socket at a table: what came over it, and what it last showed."""

    def __init__(self, link: Any) -> None:
        self.link = link
        self.heard: list[Json] = []
        self.scene: Json | None = None
        self.journal: list[Json] = []
        self._ref = 0

    async def hear(self, seconds: float = PATIENCE) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.link.recv(), seconds))
        self.heard.append(message)
        if message["type"] == "scene":
            self.scene = message
            self.journal = self.journal[: message["journal_from"]] + message["journal"]
        return message

    async def until(self, wanted: Callable[[Json], bool], seconds: float = PATIENCE) -> Json:
        end = time.monotonic() + seconds
        while True:
            message = await self.hear(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    async def of(self, kind: str, seconds: float = PATIENCE) -> Json:
        return await self.until(lambda message: message["type"] == kind, seconds)

    async def show(self, wanted: Callable[[Json], bool] = lambda _: True, seconds: float = PATIENCE) -> Json:
        """The next scene that fits (the present one counts)."""
        if self.scene is not None and wanted(self.scene):
            return self.scene
        return await self.until(lambda message: message["type"] == "scene" and wanted(message), seconds)

    async def send(self, kind: str, **body: Any) -> int:
        self._ref += 1
        await self.link.send(json.dumps({"type": kind, "ref": self._ref, **body}))
        return self._ref

    async def reply(self, ref: int, seconds: float = PATIENCE) -> Json:
        return await self.until(lambda message: message.get("ref") == ref, seconds)

    async def do(self, kind: str, **body: Any) -> Json:
        return await self.reply(await self.send(kind, **body))

    async def answer(self, value: Any = None) -> Json:
        """Answer the question on the table, by default with what comes first."""
        scene = await self.show(lambda scene: scene["question"] is not None)
        question = scene["question"]
        return await self.do("answer", question=question["id"], value=first(question) if value is None else value)


def first(question: Json) -> Any:
    """The first answer that is allowed."""
    values = [option["value"] for option in question["options"]]
    if question["least"] == question["most"] == 1:
        return values[0]
    return values[: question["least"]]


def is_over(scene: Json) -> bool:
    return bool(scene["state"] == "over")


async def play_on(*places: Place, until: Callable[[Json], bool] = is_over, most: int = 3000) -> None:
    """Everybody answers with what comes first until something has happened."""

    async def one(place: Place) -> None:
        for _ in range(most):
            scene = await place.show()
            if until(scene):
                return
            await (place.answer() if scene["question"] is not None else place.hear())
        raise AssertionError("it did not come to that")

    await asyncio.gather(*(one(place) for place in places))


def quiet(**given: Any) -> Settings:
    """Settings for tests: no limits that a test does not ask for, no pauses."""
    usual: dict[str, Any] = {
        "bot_pause": 0.0,
        "bot_processes": 1,
        "requests_per_minute": 0,
        "sign_ins_per_minute": 0,
        "uploads_per_minute": 0,
        "matches_per_minute": 0,
        "messages_per_second": 0,
        "sockets_per_address": 0,
    }
    return Settings(**{**usual, **given})


class Kept:
    """An outlet that keeps what goes out."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.closed = False

    def push(self, message: bytes) -> None:
        self.messages.append(message)

    def close(self) -> None:
        self.closed = True


async def opened(url: str) -> tuple[Store, House, str]:
    store = Store(url)
    await store.open()
    people = People(store, quiet())
    await people.open()
    person = await people.guest("Jyn", "en")
    return store, House(quiet(bot_pause=1000.0), store), person.id


Starter = Callable[..., Running]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starter]:
    """Start servers; they stop with the test."""
    running: list[Running] = []

    def starter(*, static: Path | None = None, **given: Any) -> Running:
        settings = quiet(**{"db": str(tmp_path / "test.sqlite"), "reports": str(tmp_path / "reports"), **given})
        running.append(Running(settings, static).start())
        return running[-1]

    yield starter
    for server in running:
        server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that need nothing special: matches do not disturb each other."""
    folder = tmp_path_factory.mktemp("server")
    running = Running(quiet(db=str(folder / "test.sqlite"), reports=str(folder / "reports"))).start()
    yield running
    running.stop()


def start_postgres(folders: Iterator[Path]) -> Any:
    """It gives itself ten seconds to start, which a busy machine may not have: then once more, in another folder."""
    for left in (2, 1, 0):
        try:
            return pgserver.get_server(next(folders))  # type: ignore[attr-defined]
        except (subprocess.SubprocessError, OSError):
            if not left:
                raise
    raise AssertionError


@pytest.fixture(scope="session")
def database() -> Iterator[Any]:
    """A real PostgreSQL. It runs as another user, and pytest's own folders are closed to others now and then."""
    with tempfile.TemporaryDirectory(prefix="dejarik-pg", ignore_cleanup_errors=True) as folder:
        running = start_postgres(Path(folder) / f"data{number}" for number in itertools.count())
        running.psql("CREATE DATABASE dejarik")
        yield running
        running.cleanup()


@pytest.fixture(scope="session")
def postgres(database: Any) -> str:
    address: str = database.get_uri("dejarik")
    return address
