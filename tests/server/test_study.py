"""What anybody may ask for without end: it costs nobody else their turn, and what never changes costs nothing."""

from __future__ import annotations

import asyncio
import gzip
import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from dejarik.core.refusal import Refused
from dejarik.server import packing, routes_games, study
from dejarik.server.packing import Packer
from dejarik.server.study import OF_ONE, Study
from tests.server.conftest import Running, Starter

LIST = {"text": "# X"}
#: Functions that threads of all may do: each is done once for all who ask, or asked for as rarely as passwords.
ONCE_OR_SELDOM = {"_games_page", "_book_page", "lesson_page", "_write"}


def test_judging_lists_keeps_nobody_else_waiting(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty lists that are thought about for ever; meanwhile somebody signs up, which needs a thread, too."""
    done = threading.Event()

    def think(*_: Any) -> list[Any]:
        done.wait(60)
        return []

    monkeypatch.setattr(routes_games, "_complaints", think)
    server = start(requests_per_minute=100_000)
    guest = server.visitor()
    with ThreadPoolExecutor(40) as many:
        asked = [many.submit(guest.post, "/api/games/xwing/check", LIST) for _ in range(40)]
        while sum(one.done() for one in asked) < 40 - OF_ONE:  # they are sent away
            time.sleep(0.05)
        other = server.visitor()
        other.http.timeout = 20
        assert other.post("/api/accounts", {"account": "Jyn", "password": "stardust!"}).status_code == 201
        done.set()
        found = sorted(one.result().status_code for one in asked)
    assert found == [200] * OF_ONE + [429] * (40 - OF_ONE)


def test_nobody_is_thought_for_longer_than_their_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "AT_ONCE", 0.05)

    def think() -> str:
        until = time.thread_time() + 0.1
        while time.thread_time() < until:
            pass
        return "thought"

    async def work() -> None:
        room = Study(limited=True)
        assert await room.ask("one", think) == "thought"
        with pytest.raises(Refused, match=r"too-many-requests|too fast|often"):
            await room.ask("one", think)
        assert await room.ask("another", think) == "thought"
        room.stop()

    asyncio.run(work())


def test_of_several_who_ask_the_one_who_waited_longest_is_next() -> None:
    async def work() -> None:
        room, first = Study(limited=True), threading.Event()
        told: list[str] = []
        asked: list[asyncio.Task[Any]] = [asyncio.create_task(room.ask("many", first.wait, 20))]
        asked += [asyncio.create_task(room.ask("many", told.append, "many")) for _ in range(OF_ONE - 1)]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(room.ask("one", told.append, "one")))
        await asyncio.sleep(0)
        first.set()
        await asyncio.gather(*asked)
        assert told.index("one") <= 1
        room.stop()

    asyncio.run(work())


def test_what_cannot_be_answered_is_refused_in_the_same_words_and_costs_as_much(server: Running) -> None:
    guest = server.visitor()
    refused = guest.post("/api/games/xwing/check", {"text": ""})
    assert (refused.status_code, refused.json()["error"]) == (400, "unreadable-list")


def test_threads_of_all_do_nothing_that_strangers_may_ask_for_without_end() -> None:
    """Lists, chances and searches are thought about in the study, replays in the workshop."""
    rooms = Path(routes_games.__file__).parent.glob("routes_*.py")
    asked = {name for room in rooms for name in re.findall(r"to_thread\(\s*(\w+|.)", room.read_text())}
    assert asked <= ONCE_OR_SELDOM


# ── what goes out ──────────────────────────────────────────────────────────────────────────────────────────────────


def _aside() -> bool:
    """Whether no loop runs here for which others wait."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return True
    return False


class Counted:
    """Counts what is packed, and where."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[tuple[int, bool]] = []
        monkeypatch.setattr(packing, "_pack", self)

    def __call__(self, body: bytes) -> bytes:
        self.done.append((len(body), _aside()))
        return gzip.compress(body, packing.LEVEL, mtime=0)


@pytest.mark.parametrize(
    "page", ["games", "games/destiny/texts", "games/destiny/facts", "games/rebellion/book", "games/rebellion/rules"]
)
def test_a_page_that_never_changes_is_packed_once(start: Starter, monkeypatch: pytest.MonkeyPatch, page: str) -> None:
    counted = Counted(monkeypatch)
    guest = start().visitor()
    pages = [guest.get(f"/api/{page}") for _ in range(5)]
    assert {page.headers["content-encoding"] for page in pages} == {"gzip"}
    assert len({page.content for page in pages}) == 1
    [(size, aside)] = counted.done
    assert size == len(pages[0].content)
    assert aside, "long pages are packed where no table waits for it"


def test_whoever_cannot_unpack_gets_it_as_it_is(server: Running) -> None:
    guest = server.visitor()
    plain = guest.get("/api/games", headers={"accept-encoding": "identity"})
    packed = guest.get("/api/games")
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content
    assert packed.headers["vary"].lower() == "accept-encoding"
    head = guest.http.head("/api/games")
    assert (head.headers["content-encoding"], head.content) == ("gzip", b"")


def test_what_comes_in_pieces_and_what_is_packed_already(tmp_path: Path, start: Starter) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html>")
    (tmp_path / "assets" / "app.js").write_text("let it = 'be';\n" * 200_000)
    (tmp_path / "assets" / "font.woff2").write_bytes(b"packed" * 1000)
    guest = start(static=tmp_path).visitor()
    app, font = guest.get("/assets/app.js"), guest.get("/assets/font.woff2")
    assert (app.headers["content-encoding"], len(app.content)) == ("gzip", 3_000_000)
    assert ("content-encoding" in font.headers, font.content) == (False, b"packed" * 1000)


def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "ROOM", 1000)
    counted = Counted(monkeypatch)
    pages = [bytes([number]) * packing.ASIDE for number in range(100)]

    async def work() -> None:
        packer = Packer()
        for page in [*pages, pages[-1], pages[0]]:
            assert gzip.decompress(await packer.pack(page)) == page
        assert sum(map(len, packer._kept.values())) <= 1000

    asyncio.run(work())
    assert len(counted.done) == 101, "the last one was still there, the first one was not"
