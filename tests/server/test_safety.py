"""What keeps the house safe: origins, headers, limits, secrets."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from sqlalchemy import event, text

from dejarik.core.refusal import Refused
from dejarik.server.metrics import REGISTRY, Spread, Tally
from dejarik.server.serve import _log, check_database, serve, uvicorn_options, worth_a_line
from dejarik.server.settings import Settings, from_environment
from dejarik.server.storage import Store
from tests.server.conftest import Running, Starter, free_port


def test_a_change_from_another_site_is_refused(server: Running) -> None:
    visitor = server.visitor("ru")
    foreign = visitor.http.post("/api/matches", json={"game": "hope"}, headers={"origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["error"]) == (403, "foreign-origin")
    own = visitor.http.put("/api/me", json={"name": "A"}, headers={"origin": server.url})
    assert own.status_code == 200
    form = httpx.put(f"{server.url}/api/me", json={"name": "A"})  # no header of our own: a plain form could send it
    assert (form.status_code, form.json()["error"]) == (403, "foreign-origin")


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "null", "//", "http://x@x", "", "//HOST", "file://HOST", "HOST"]
)
def test_an_origin_that_is_none_is_another_site(server: Running, origin: str) -> None:
    origin = origin.replace("HOST", f"127.0.0.1:{server.port}")
    answer = server.visitor().http.put("/api/me", json={"name": "A"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")


def test_the_head_of_a_page_can_be_asked_for_alone(server: Running) -> None:
    """As monitors and programs that show links do."""
    for path in ("/", "/health", "/api/games"):
        whole, head = httpx.get(f"{server.url}{path}"), httpx.head(f"{server.url}{path}")
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]


class Lines(logging.Handler):
    """What is written into the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(record.getMessage())


@pytest.fixture
def lines() -> Iterator[Lines]:
    _log()
    heard, loggers = Lines(), [logging.getLogger(name) for name in ("", "uvicorn", "litestar")]
    for logger in loggers:
        logger.addHandler(heard)
    yield heard
    for logger in loggers:
        logger.removeHandler(heard)
    logging.getLogger("uvicorn.error").removeFilter(worth_a_line)


def test_nonsense_does_not_fill_the_log(server: Running, lines: Lines) -> None:
    """Requests that break off, languages that there are not, and what is no HTTP at all."""
    head = b"PUT /api/me HTTP/1.1\r\nhost: x\r\nx-dejarik: 1\r\ncontent-type: application/json\r\n"
    for sent in (head + b"content-length: 90\r\n\r\n{", b"\0\0\0\r\n\r\n", b"GET / HTTP/1.1\r\nupgrade: x\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", server.port)) as link:
            link.sendall(sent)
    guest = server.visitor().named("Jyn")
    assert guest.get("/api/matches?lang=zz&lang=en").status_code == 400
    assert guest.get("/api/matches?lang=en&lang=zz").status_code == 400
    gc.collect()
    time.sleep(0.3)
    assert lines.written == []


def test_a_socket_from_another_site_is_refused(server: Running) -> None:
    visitor = server.visitor()
    match = visitor.create(count=3)["match"]["id"]

    async def work() -> None:
        address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/live"
        cookie = f"dejarik={visitor.http.cookies['dejarik']}"
        async with websockets.connect(
            address, additional_headers={"cookie": cookie}, origin=websockets.Origin("https://evil.example")
        ) as link:
            assert "foreign-origin" in str(await link.recv())
            with pytest.raises(websockets.ConnectionClosed):
                await link.recv()

    asyncio.run(work())


def test_headers_and_cookies(start: Starter) -> None:
    server = start(https=True)
    page = httpx.get(server.url)
    policy = page.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe-inline" not in policy.split("script-src", 1)[1].split(";")[0]
    assert page.headers["x-content-type-options"] == "nosniff"
    assert httpx.get(f"{server.url}/api/me").headers["cache-control"] == "no-store"
    cookie = httpx.put(f"{server.url}/api/me", json={"name": "A"}, headers={"x-dejarik": "1"}).headers["set-cookie"]
    assert {"HttpOnly", "Secure", "SameSite=lax"} <= {part.strip() for part in cookie.split(";")}


def test_limits(start: Starter) -> None:
    server = start(requests_per_minute=30, sign_ins_per_minute=3, messages_per_second=2, body_limit=2000)
    visitor = server.visitor("ru")
    large = visitor.http.put("/api/me", json={"name": "x" * 3000})
    assert (large.status_code, large.json()["error"]) == (413, "too-large")
    answers = [
        visitor.post("/api/session", {"account": "nobody", "password": "wrong-password"}).status_code for _ in range(5)
    ]
    assert answers == [401, 401, 401, 429, 429]
    match = visitor.create(count=3)["match"]["id"]

    async def work() -> None:
        async with visitor.sit(match) as place:
            await place.show()
            refs = [await place.send("ping") for _ in range(40)]
            replies = [(await place.reply(ref))["type"] for ref in refs]
            assert replies[:6] == ["pong"] * 6
            assert "refused" in replies
            await asyncio.sleep(1)
            assert (await place.do("ping"))["type"] == "pong"  # the connection was kept

    asyncio.run(work())
    answers_to_me = (visitor.get("/api/me") for _ in range(300))  # on a slow machine some are forgiven meanwhile
    last = next(answer for answer in answers_to_me if answer.status_code == 429)
    assert last.json()["message"] == "Слишком много запросов: подождите немного."
    assert visitor.get("/health").status_code == 200


def test_a_message_beyond_all_limits_closes_the_socket(start: Starter) -> None:
    server = start(socket_hard_limit=30_000)
    visitor = server.visitor()
    match = visitor.create(count=3)["match"]["id"]

    async def work() -> None:
        async with visitor.sit(match) as place:
            await place.show()
            await place.link.send("x" * 40_000)
            with pytest.raises(websockets.ConnectionClosed):
                await place.until(lambda _: False)
        async with visitor.sit(match) as again:
            assert (await again.show())["seat"] == 0

    asyncio.run(work())


def test_no_secret_is_logged(start: Starter, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    server = start()
    visitor = server.visitor()
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot"}]
    created = visitor.create(seats=seats)
    token = created["invites"][0]["token"]
    visitor.get(f"/api/invites/{token}")
    visitor.post("/api/accounts", {"account": "Logged", "password": "secret-password"})
    written = "\n".join(record.getMessage() for record in caplog.records if not record.name.startswith("http"))
    for secret in (token, "secret-password", visitor.http.cookies["dejarik"]):
        assert secret not in written
    assert uvicorn_options(Settings())["access_log"] is False


def test_health_and_metrics(server: Running) -> None:
    visitor = server.visitor()
    visitor.create(count=3)
    health = visitor.get("/health").json()
    assert health["status"] == "ok"
    assert health["database"] == "sqlite"
    assert health["matches"] >= 1
    metrics = visitor.get("/metrics")
    assert metrics.headers["content-type"].startswith("text/plain")
    assert 'dejarik_events_total{kind="start"}' in metrics.text


def test_counters_of_our_own_read_as_those_of_the_library() -> None:
    registry = CollectorRegistry()
    counted, spread = Tally("ours_events", "Events.", "kind"), Spread("ours_seconds", "Seconds.", (0.5, 1.0))
    theirs = Counter("their_events", "Events.", ["kind"], registry=registry)
    histogram = Histogram("their_seconds", "Seconds.", buckets=(0.5, 1.0), registry=registry)
    for kind in ("answer", "start", "answer"):
        counted.count(kind)
        theirs.labels(kind).inc()
    for seconds in (0.25, 0.5, 0.75, 1.0, 4.0):
        spread.observe(seconds)
        histogram.observe(seconds)

    def told(page: bytes, whose: str) -> set[str]:
        lines = page.decode().replace(whose, "").splitlines()
        return {line for line in lines if line.startswith(("events", "seconds")) and "_created" not in line}

    assert told(generate_latest(REGISTRY), "ours_") == told(generate_latest(registry), "their_")
    for one in (counted, spread):
        REGISTRY.unregister(one)


def test_the_client_is_served_at_every_address_of_its_own(start: Starter, tmp_path: Path) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html><title>Dejarik</title>", encoding="utf-8")
    (tmp_path / "web" / "assets" / "app-1.js").write_text("1", encoding="utf-8")
    (tmp_path / "web" / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "secret").write_text("no", encoding="utf-8")
    server = start(static=tmp_path / "web")
    for path in ("/", "/match/abc", "/invite/xyz", "/replay/1/2"):
        assert "<title>Dejarik" in httpx.get(server.url + path).text
    script = httpx.get(server.url + "/assets/app-1.js")
    assert (script.text, script.headers["cache-control"]) == ("1", "public, max-age=31536000, immutable")
    assert httpx.get(server.url + "/icon.svg").text == "<svg/>"
    assert httpx.get(server.url + "/assets/none.js").status_code == 404
    assert httpx.get(server.url + "/api/none").status_code == 404
    for path in ("/..%2fsecret", "/%2e%2e/secret", "/assets/..%2f..%2fsecret"):
        assert httpx.get(server.url + path).text != "no"


def test_without_the_client_a_page_says_so(start: Starter, tmp_path: Path) -> None:
    server = start(static=tmp_path / "nothing")
    assert "make play" in httpx.get(server.url).text


def test_settings_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_BOT_SECONDS", "2.5")
    monkeypatch.setenv("DEJARIK_ORIGINS", "https://a.example,https://b.example")
    settings = from_environment(db="x.sqlite")
    assert (settings.bot_seconds, settings.db) == (2.5, "x.sqlite")
    assert settings.origins == ("https://a.example", "https://b.example")


NUMBERS = [field.name for field in msgspec.structs.fields(Settings) if isinstance(field.default, float | int)]


@pytest.mark.parametrize("name", [name for name in NUMBERS if not isinstance(getattr(Settings(), name), bool)])
def test_no_setting_is_endless_or_less_than_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for odd in ("inf", "-inf", "nan", "1e400", "-1", "9" * 40, ""):
        monkeypatch.setenv(f"DEJARIK_{name.upper()}", odd)
        with pytest.raises(msgspec.ValidationError):
            from_environment()


def notes_of_somebody(path: Path) -> str:
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE notes (id INTEGER)")
        database.commit()
    return str(path)


def notes_with_a_history(path: Path) -> str:
    """Of a program that keeps its tables as we do ours."""
    with contextlib.closing(sqlite3.connect(notes_of_somebody(path))) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        database.execute("INSERT INTO alembic_version VALUES ('3f2a')")
        database.commit()
    return str(path)


def of_the_future(path: Path) -> str:
    asyncio.run(prepared(path))
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    return str(path)


async def prepared(path: Path) -> None:
    store = Store(str(path))
    await store.prepare()
    await store.close()


def no_database(path: Path) -> str:
    path.write_text("To my dear Jyn\n" * 100, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (notes_of_somebody, "foreign-database"),
        (notes_with_a_history, "foreign-database"),
        (of_the_future, "newer-database"),
        (no_database, "no-database"),
        (lambda path: str(path.parent), "no-database"),
        (lambda _: "postgresql://nobody@127.0.0.1:1/nothing", "no-database"),
        (lambda _: "", "bad-database"),
        (lambda _: "postgresql://[", "no-database"),
        (lambda _: "mysql://root@localhost/dejarik", "bad-database"),
    ],
)
def test_a_database_that_will_not_do_is_left_alone(tmp_path: Path, make: Callable[[Path], str], reason: str) -> None:
    greeted: list[bool] = []
    given = make(tmp_path / "given.sqlite")
    before = (tmp_path / "given.sqlite").read_bytes() if (tmp_path / "given.sqlite").is_file() else b""
    with pytest.raises(Refused) as refused:
        serve(port=free_port(), db=given, greet=lambda: greeted.append(True))
    assert refused.value.reason == reason
    assert greeted == [], "nothing is promised before it holds"
    assert before == b"" or (tmp_path / "given.sqlite").read_bytes() == before


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_that_can_only_be_read_is_no_good_for_a_server(
    kind: str, tmp_path: Path, database: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that belongs to somebody else, a copy that follows another database: every answer would be refused."""
    if kind == "sqlite":
        given, closing = str(tmp_path / "given.sqlite"), "PRAGMA query_only = on"
    else:
        database.psql("CREATE DATABASE readable")
        given = database.get_uri("readable")
        closing = "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY"
    check_database(given)
    make = Store.__init__

    def closed(store: Store, url: str) -> None:
        make(store, url)
        event.listen(store.engine.sync_engine, "connect", lambda connection, _: connection.cursor().execute(closing))

    monkeypatch.setattr(Store, "__init__", closed)
    with pytest.raises(Refused) as refused:
        check_database(given)
    assert refused.value.reason == "no-database"
    assert re.search("read.?only", str(refused.value.args_of_sentence["problem"]))


def test_tables_of_others_may_stand_beside_ours_in_postgresql(database: Any) -> None:
    database.psql("CREATE DATABASE shared")
    address = database.get_uri("shared")

    async def work() -> None:
        store = Store(address)
        async with store.engine.begin() as connection:
            await connection.execute(text("CREATE TABLE notes (id INTEGER)"))
        await store.prepare()
        await store.prepare()
        async with store.engine.begin() as connection:
            await connection.execute(text("DROP TABLE alembic_version"))
        with pytest.raises(Refused) as refused:
            await store.prepare()
        assert refused.value.reason == "foreign-database"
        await store.close()

    asyncio.run(work())


def test_what_is_kept_is_for_the_operator_alone(start: Starter, tmp_path: Path) -> None:
    visitor = start().visitor()
    match = visitor.create(count=3)["match"]["id"]
    assert visitor.post(f"/api/matches/{match}/reports", {"words": "?"}).status_code == 201
    kept = [*tmp_path.glob("test.sqlite*"), *(tmp_path / "reports").iterdir()]
    assert len(kept) >= 3
    assert {path.name: path.stat().st_mode & 0o077 for path in kept} == {path.name: 0 for path in kept}


@pytest.mark.parametrize(
    ("given", "environment", "reason"),
    [
        ({"workers": 2, "db": "x.sqlite"}, {}, "workers-need-postgres"),
        ({}, {"DEJARIK_BOT_SECONDS": "long"}, "bad-settings"),
        ({}, {"DEJARIK_BOT_PROCESSES": "0"}, "bad-settings"),
        ({}, {"DEJARIK_SNAPSHOT_EVERY": "0"}, "bad-settings"),
        ({}, {"DEJARIK_REQUESTS_PER_MINUTE": "-1"}, "bad-settings"),
        ({}, {"DEJARIK_IDLE_AFTER": "inf"}, "bad-settings"),
        ({}, {"DEJARIK_ORIGINS": "example.org"}, "bad-settings"),
        ({}, {"DEJARIK_ORIGINS": "https://example.org/"}, "bad-settings"),
        ({}, {"DEJARIK_CONTACT": "somebody@example.org"}, "bad-settings"),
        ({}, {"DEJARIK_CALL_NETWORKS": "10.1"}, "bad-settings"),
        ({"db": "/proc/nowhere/x.sqlite"}, {}, "no-database"),
        ({"db": "x.sqlite", "port": 99_999}, {}, "no-address"),
        ({"db": "x.sqlite", "host": "192.0.2.1"}, {}, "no-address"),
    ],
)
def test_a_server_that_cannot_start_says_why(
    given: dict[str, object], environment: dict[str, str], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(Refused) as refused:
        serve(**given)  # type: ignore[arg-type]
    assert refused.value.reason == reason
    assert all(name in str(refused.value.args_of_sentence["problem"]) for name in environment), "it is named"
