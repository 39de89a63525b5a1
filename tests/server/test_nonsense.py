"""Whatever is sent, the answer is one sentence and never a fault of the server; and what others sent stays readable."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from hypothesis import HealthCheck
from hypothesis import strategies as st
from sqlalchemy import literal_column, update

from dejarik.core.game import find, games, read_options
from dejarik.core.refusal import Refused
from dejarik.core.words import Texts
from dejarik.server import hasty, metrics, workshop
from dejarik.server.openapi import document
from dejarik.server.storage import Store, tables
from tests.server.conftest import Running, Starter, Visitor, play_on
from tests.server.test_afterwards import finished

RECORD = {
    "game": "hope",
    "version": 1,
    "seats": 3,
    "options": {},
    "seed": "00" * 32,
    "commitment": "00",
    "answers": [],
    "trail": "",
    "hash": "",
}

BODIES = {
    "no UTF-8": b'{"game":"\xff"}',
    "brackets": b"[" * 100_000,
    "braces": b'{"a":' * 100_000,
    "many digits": b'{"seats":' + b"9" * 5000 + b"}",
    "a number beyond all": b"1e999",
    "long words": json.dumps("x" * 5000).encode(),
    "zero": json.dumps({"name": "a\0b", "game": "\0", "words": "\0", "text": "\0"}).encode(),
    "zero in a password": json.dumps({"account": "a\0b", "password": "x" * 9}).encode(),
    "half a letter": b'{"name":"\\ud800","game":"\\ud800","words":"\\ud800","text":"\\ud800"}',
    "nothing": b"",
    "null": b"null",
    "a letter that becomes eighteen": json.dumps(
        {"name": "\ufdfa" * 40, "account": "\ufdfa" * 40, "password": "x" * 9}
    ).encode(),
    "a seat that nobody can count to": json.dumps({**RECORD, "answers": [[10**30, 1]]}).encode(),
    "more seats than people": json.dumps({**RECORD, "seats": 10**30}).encode(),
    "an answer of brackets": json.dumps({**RECORD, "answers": [[0, 1]]})
    .replace("[0, 1]", "[0, " + "[" * 50_000 + "]" * 50_000 + "]")
    .encode(),
    "not so many brackets": json.dumps({**RECORD, "answers": [[0, 1]]})
    .replace("[0, 1]", "[0, " + "[" * 900 + "]" * 900 + "]")
    .encode(),
    "a game with a long name": json.dumps({**RECORD, "game": "x" * 3000}).encode(),
    "an option with a long name": json.dumps({"game": "hope", "options": {"x" * 3000: 1}}).encode(),
    "a long game": json.dumps({"game": "x" * 40, "seats": [{"kind": "bot", "bot": "x" * 40}] * 3}).encode(),
    "endless squads": json.dumps({"game": "xwing", "options": {"rebels": ["Rookie Pilot\n" * 9000]}}).encode(),
}

PATHS = (
    "/api/matches/" + "x" * 300,
    "/api/matches/%00",
    "/api/matches/%ff%fe",
    "/api/matches/" + "%F0%9F%98%80" * 20,
    "/api/invites/%00",
    "/api/invites/" + "x" * 300,
    "/api/games/%00",
    "/api/games/" + "x" * 400,
    "/api/games/" + "x" * 4000,
    "/api/games/hope/rules?search=" + "x" * 1000,
    "/api/games/hope/rules/" + "y" * 400,
    "/api/builds?game=%00",
    "/api/ratings/%00",
    "/api/matches?lang=zz",
    "/api/matches?lang=%00",
    "/api/matches/x/replay?seat=99999999999999999999",
    "/" + "x" * 300,
    "/" + "x" * 3000,
    "/%00",
    "/a%00b",
    "/%ff",
    "/assets/%00",
    "/assets/" + "x" * 300,
)


class Raw:
    """Requests as no browser sends them, of somebody with a match."""

    def __init__(self, server: Running) -> None:
        self.port = server.port
        self.visitor = server.visitor().named("Jyn")
        self.match = self.visitor.create(count=3)["match"]["id"]
        self.token = self.visitor.create(seats=[{"kind": "me"}, {"kind": "invite"}, {"kind": "bot"}])["invites"][0][
            "token"
        ]

    def send(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        cookie = "; ".join(f"{name}={value}" for name, value in self.visitor.http.cookies.items())
        headers = {"content-type": "application/json", "x-dejarik": "1", "cookie": cookie}
        try:
            link.request(method, path, body, headers)
            response = link.getresponse()
            return response.status, response.read()
        finally:
            link.close()

    def routes(self) -> Iterator[tuple[str, str]]:
        """Every route that takes a body, with something real in its address."""
        for path, methods in json.loads(document())["paths"].items():
            real = path.replace("{match}", self.match).replace("{token}", self.token).replace("{seat}", "1")
            real = real.replace("{game}", "xwing").replace("{build}", "b").replace("{rule}", "xw.r")
            yield from ((method.upper(), real) for method in methods if method in ("post", "put", "delete"))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def raw(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Raw]:
    from tests.server.conftest import quiet

    folder = tmp_path_factory.mktemp("raw")
    db = str(folder / "raw.sqlite") if request.param == "sqlite" else request.getfixturevalue("postgres")
    server = Running(quiet(db=db, reports=str(folder), uploads_per_minute=0)).start()
    yield Raw(server)
    server.stop()


def one_sentence(status: int, body: bytes) -> bool:
    return status < 400 or (status < 500 and bool(json.loads(body)["message"]))


def test_no_body_is_a_fault_of_the_server(raw: Raw) -> None:
    for method, path in raw.routes():
        for name, body in BODIES.items():
            status, answer = raw.send(method, path, body)
            assert one_sentence(status, answer), (method, path, name, status, answer)


def test_no_address_is_a_fault_of_the_server(raw: Raw) -> None:
    for path in PATHS:
        status, answer = raw.send("GET", path)
        assert status < 500, (path, status, answer)


@hypothesis.settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@hypothesis.given(data=st.data())
def test_nor_is_anything_else(raw: Raw, data: st.DataObject) -> None:
    method, path = data.draw(st.sampled_from(sorted(raw.routes())))
    value = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=5),
    )
    body = data.draw(st.binary(max_size=50) | value.map(lambda made: json.dumps(made).encode()))
    status, answer = raw.send(method, path, body)
    assert one_sentence(status, answer), (method, path, body, status, answer)


FIELDS = sorted(
    {field for name in json.loads(document())["components"]["schemas"].values() for field in name.get("properties", {})}
)


def test_a_refused_name_does_not_fill_the_memory() -> None:
    texts = Texts("dejarik.core", "dejarik.server")
    for number in range(5):
        texts.say("en", "refused-account-taken", name=f"{number}" * 100_000)
    assert not texts._said
    assert len(texts.say("en", "refused-account-taken", name="x" * 100_000)) < 1200


# ── time ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def silence(port: int, *parts: bytes) -> float:
    """Send these, then nothing: seconds until the server has had enough."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as link:
        for part in parts:
            link.sendall(part)
        started = time.monotonic()
        while link.recv(1000):
            pass
        return time.monotonic() - started


HEAD = (
    b"POST /api/verify HTTP/1.1\r\nhost: x\r\nx-dejarik: 1\r\ncontent-type: application/json\r\ncontent-length: 90\r\n"
)


@pytest.mark.parametrize("half", [b"", b"GET /he", HEAD, HEAD + b"\r\n", HEAD + b'\r\n{"game":'])
def test_a_request_that_is_never_finished_is_not_waited_for(
    start: Starter, monkeypatch: pytest.MonkeyPatch, half: bytes
) -> None:
    monkeypatch.setattr(hasty, "PAUSE", 0.3)
    assert silence(start().port, half) < 20


def test_a_request_in_drops_is_not_waited_for_either(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hasty, "PAUSE", 5.0)
    monkeypatch.setattr(hasty, "WHOLE", 1.0)
    with socket.create_connection(("127.0.0.1", start().port), timeout=60) as link:
        started = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() - started < 15:
                link.sendall(b"x")
                time.sleep(0.1)
    assert time.monotonic() - started < 14


def test_whoever_asks_again_on_the_same_connection_is_answered(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hasty, "PAUSE", 0.3)
    visitor = start().visitor()
    for _ in range(3):
        assert visitor.get("/api/me").status_code == 200
        time.sleep(0.6)  # nothing is unfinished: uvicorn itself ends connections that nobody uses
    link = http.client.HTTPConnection("127.0.0.1", visitor.port)
    link.request("GET", "/health", headers={"x-long": "x" * 30_000})
    assert link.getresponse().status == 200
    link.close()
    with socket.create_connection(("127.0.0.1", visitor.port), timeout=60) as endless:
        answer = b""
        with contextlib.suppress(OSError):
            endless.sendall(b"GET /health HTTP/1.1\r\n")
            for number in range(100):
                endless.sendall(b"x-%d: %s\r\n" % (number, b"x" * 5000))
                time.sleep(0.01)
        with contextlib.suppress(OSError):
            answer = endless.recv(100)
    assert b"200" not in answer


# ── work ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def slow(seconds: float) -> bytes:
    time.sleep(seconds)
    return b"done"


def test_one_address_brings_only_so_much_work() -> None:
    async def work() -> None:
        shop = workshop.Workshop(1)
        mine = [asyncio.create_task(shop.work("me", slow, 0.2)) for _ in range(workshop.OF_ONE + 2)]
        other = asyncio.create_task(shop.work("other", slow, 0.0))
        results = await asyncio.gather(*mine, return_exceptions=True)
        assert [isinstance(result, Refused) and result.reason == "busy" for result in results].count(True) == 2
        assert results.count(b"done") == workshop.OF_ONE
        assert await other == b"done"
        assert await shop.work("me", slow, 0.0) == b"done", "and comes back later"
        shop.stop()

    asyncio.run(work())


def test_bots_do_not_wait_for_replays(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve uploads that take their time, and a bot that answers meanwhile."""
    monkeypatch.setattr("dejarik.server.routes_afterwards.make_verdict", _never_ending)
    server = start(uploads_per_minute=0)
    visitors = [server.visitor() for _ in range(3)]
    threads = [
        threading.Thread(target=visitor.post, args=["/api/verify", RECORD], daemon=True)
        for visitor in visitors
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    guest = server.visitor()
    match = guest.create(options={"quick": True}, count=3)["match"]["id"]

    async def play() -> None:
        async with guest.sit(match) as place:
            await play_on(place, until=lambda scene: scene["at"] >= 8)

    started = time.monotonic()
    asyncio.run(play())
    assert time.monotonic() - started < 30, "a replay takes 15 s here, and there are several"


def _never_ending(*_: Any) -> bytes:
    time.sleep(15)
    return b"null"


def test_uploads_of_one_address_are_limited(start: Starter) -> None:
    guest = start(uploads_per_minute=2).visitor()
    answers = [guest.post("/api/verify", RECORD) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[-1].headers["retry-after"] == "5"


def test_a_refused_language_leaves_nothing_open(server: Running) -> None:
    guest = server.visitor().named("Jyn")
    guest.get("/api/matches")
    before = len(list(Path("/proc/self/fd").iterdir())), threading.active_count()
    for _ in range(60):
        assert guest.get("/api/matches?lang=zz").status_code == 400
    after = len(list(Path("/proc/self/fd").iterdir())), threading.active_count()
    assert all(later - earlier < 10 for later, earlier in zip(after, before, strict=True)), (before, after)


# ── storage ────────────────────────────────────────────────────────────────────────────────────────────────────────


def spoil(path: Path, match: str, **values: Any) -> None:
    async def work() -> None:
        store = Store(str(path))
        await store.change(update(tables.matches).where(tables.matches.c.id == match).values(**values))
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    "spoilt",
    [
        {"game": "sabacc"},
        {"options": {"colour": "red"}},
        {"options": literal_column("'{'")},
        {"clock": {"per": "year"}},
        {"game": literal_column("CAST(X'72ff75' AS TEXT)")},
    ],
)
def test_one_match_that_cannot_be_read_hides_no_other(
    start: Starter, tmp_path: Path, spoilt: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    first = start()
    host = first.visitor().named("Jyn")
    clock = {"per": "move", "seconds": 2, "on_zero": "lose"}
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}]
    bad, good = (host.create(seats=seats, clock=clock)["match"]["id"] for _ in range(2))
    first.stop()
    spoil(tmp_path / "test.sqlite", bad, **spoilt)
    second = Visitor(start().port)
    second.http.cookies = host.http.cookies
    lobby = second.get("/api/matches")
    assert lobby.status_code == 200
    assert [card["id"] for card in lobby.json()["mine"]] == [good]
    for _ in range(100):  # and the other's clock runs out, though this one comes first
        time.sleep(0.2)
        if second.get(f"/api/matches/{good}").json()["state"] == "over":
            break
    else:
        raise AssertionError("the clocks stand still")
    assert second.get(f"/api/matches/{bad}").status_code < 500
    second.get("/api/matches")
    [told] = [record for record in caplog.records if record.getMessage().startswith(f"match {bad} cannot be read")]
    assert told.exc_info is None, "one line says why"
    assert "unreadable-match" not in told.getMessage()
    assert metrics.UNREADABLE._value.get() >= 1


@pytest.mark.parametrize(
    "spoilt",
    [
        "UPDATE events SET value = '{{{' WHERE seq > 1",
        "UPDATE events SET value = '[99]' WHERE kind = 'start'",
        "UPDATE events SET seat = 63, value = '\"nonsense\"' WHERE kind = 'answer'",
        "UPDATE events SET value = X'ff00' WHERE seq = 1",
        "UPDATE events SET value = NULL WHERE seq = 1",
    ],
)
def test_a_match_whose_events_cannot_be_read_says_so_at_every_door(
    start: Starter, tmp_path: Path, spoilt: str, caplog: pytest.LogCaptureFixture
) -> None:
    first = start()
    host = first.visitor().named("Jyn")
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
    bad, good = (host.create(seats=seats)["match"]["id"] for _ in range(2))

    async def play() -> None:
        for seat in range(3):
            async with host.sit(bad, seat=seat) as place:
                if (await place.show())["question"] is not None:
                    await place.answer()

    asyncio.run(play())
    first.stop()
    with sqlite3.connect(tmp_path / "test.sqlite") as database:
        assert database.execute(f"{spoilt} AND match = ?", [bad]).rowcount
    second = Visitor(start().port)
    second.http.cookies = host.http.cookies
    get, change = ("", "/record", "/verdict", "/since?seat=0&first=0"), (("POST", "/rematch"), ("DELETE", "/seats/0"))
    for method, door in (*(("GET", door) for door in get), *change):
        refused = second.http.request(method, f"/api/matches/{bad}{door}")
        assert (refused.status_code, refused.json()["error"]) == (409, "unreadable-match"), (method, door)

    async def look() -> None:
        async with second.sit(bad) as place:
            assert (await place.hear())["error"] == "unreadable-match"

    asyncio.run(look())
    assert second.get("/api/matches").status_code == second.get(f"/api/matches/{good}").status_code == 200
    assert [record.getMessage().startswith(f"match {bad} cannot be read") for record in caplog.records].count(True) == 1


def test_settings_of_a_match_have_an_end(server: Running) -> None:
    wanted = {"game": "xwing", "options": {"squads": ["Rookie Pilot\n" * 6000, ""]}}
    refused = server.visitor("ru").post("/api/matches", wanted)
    assert (refused.status_code, refused.json()["error"]) == (400, "options-too-large")


FLEET = "99x Rookie Pilot\n" * 400


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"points": 10**9, "first": FLEET}, "bad-points"),
        ({"points": 500, "first": FLEET}, "unreadable-list"),
        ({"points": 500, "first": [{"pilot": "x"}] * 700}, "unreadable-list"),
        ({"points": 500, "second": "40x Academy Pilot"}, "crowded-area"),
        ({"points": 10**30}, "bad-options"),
        ({"rounds": 10**30}, "bad-options"),
        ({"rounds": 10**15}, "bad-rounds"),
    ],
)
def test_no_match_is_larger_than_a_table(server: Running, options: dict[str, Any], error: str) -> None:
    """Forty thousand ships in one short list kept every other table waiting for more than a minute."""
    refused = server.visitor().post("/api/matches", {"game": "xwing", "options": options})
    assert (refused.status_code, refused.json()["error"]) == (400, error)


def test_a_list_of_thousands_is_not_read_to_its_end(server: Running) -> None:
    xws = json.dumps({"faction": "rebelalliance", "pilots": [{"name": "rookiepilot"}] * 600})
    for text in (FLEET, xws):
        refused = server.visitor().post("/api/games/xwing/check", {"text": text})
        assert (refused.status_code, refused.json()["error"]) == (400, "unreadable-list")
        assert "60" in refused.json()["message"]


SETTINGS = [(game.id, name) for game in games().values() for name in game.options.__struct_fields__]


@pytest.mark.parametrize(("game", "setting"), SETTINGS)
def test_no_setting_is_beyond_counting(game: str, setting: str) -> None:
    """Whatever a match is made of can be stored, and shown to a browser."""
    for odd in (10**30, -(10**30), float("inf"), float("nan"), [[10**30]], {"x": 2**63}):
        with pytest.raises(Refused):
            read_options(find(game), {setting: odd})


def test_what_fails_on_the_socket_is_said_and_logged(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest = server.visitor()
    match = guest.create(count=3)["match"]["id"]

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    async def work() -> None:
        async with guest.sit(match) as place:
            await place.show()
            monkeypatch.setattr("dejarik.server.live.LiveMatch.say", broken)
            assert (await place.do("say", text="hello"))["error"] == "server-failed"
            assert (await place.do("ping"))["type"] == "pong"

    asyncio.run(work())
    assert any(record.exc_info and record.exc_info[0] is ZeroDivisionError for record in caplog.records)


def test_records_with_anything_in_them_are_judged(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dejarik.server.workshop.SECONDS", 600.0)  # what is judged here is no slow machine
    monkeypatch.setattr("dejarik.server.workshop.PATIENCE", 600.0)
    guest = server.visitor("ru").named("Jyn")
    record = guest.get(f"/api/matches/{finished(server, guest)}/record").json()
    for changed in (
        {"names": ["[/b]", "\x1b[31m", "x" * 9000]},
        {"answers": [[0, [[[[1]]]]]]},
        {"answers": [[0, None]]},
        {"answers": [[0, {"a": 1}]]},
        {"answers": [[0, 10**30]]},
        {"answers": [[0]]},
        {"seats": -1},
        {"seats": 10**9},
        {"version": 10**30},
        {"options": {"quick": "perhaps"}},
        {"seed": "xyz"},
        {"trail": "x" * 100_000},
        {"lots": {"house": "0", "promise": "0", "promises": [], "shares": []}},
    ):
        verdict = guest.post("/api/verify", {**record, **changed})
        assert verdict.status_code in (200, 400), (changed, verdict.text)
        shown = guest.post("/api/replay", {"record": {**record, **changed}, "text": True})
        assert shown.status_code in (200, 400), (changed, shown.text)
