"""Reminders: web push, messages to messengers, never in the way of a match."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import http.server
import json
import secrets
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import select

from dejarik.core.refusal import Refused
from dejarik.server.calls import caller, forms, outside, push, reminders
from dejarik.server.calls.forms import Letter
from dejarik.server.calls.wishes import Wishes, browser_id
from dejarik.server.events import Event
from dejarik.server.memory import Holder, Memories
from dejarik.server.storage import Store, tables
from dejarik.server.waiting import unsettled
from tests.server.conftest import Json, Place, Running, Visitor, opened, quiet
from tests.server.test_home import PLAN, played
from tests.server.test_outside import resolves
from tests.server.test_profile import account, url

__all__ = ["url"]


# ── web push ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_message_is_sealed_as_in_the_example_of_rfc_8291() -> None:
    told = push.sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        once="yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        salt=push.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.encoded(told) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_can_tell_who_we_are() -> None:
    key = push.new_key()
    word, fields = push.signed(key, "https://push.example", 1_000_000, "mailto:jyn@example.org").split(" ", 1)
    parts = dict(part.split("=", 1) for part in fields.split(", "))
    head, claims, sign = parts["t"].split(".")
    assert (word, json.loads(push.decoded(head))) == ("vapid", {"typ": "JWT", "alg": "ES256"})
    told = json.loads(push.decoded(claims))
    assert (told["aud"], told["sub"]) == ("https://push.example", "mailto:jyn@example.org")
    assert 0 < told["exp"] - 1_000_000 <= 24 * 3600
    numbers = [int.from_bytes(push.decoded(sign)[part], "big") for part in (slice(32), slice(32, None))]
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(parts["k"]))
    point.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert parts["k"] == push.public(key)
    assert "sub" not in json.loads(push.decoded(push.signed(key, "https://push.example", 0).split(".")[1]))


class Browser:
    """A browser that has subscribed: it alone can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        shown = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self.point = self._key.public_key().public_bytes(*shown)

    def subscription(self) -> Json:
        return {"endpoint": self.endpoint, "key": push.encoded(self.point), "auth": push.encoded(self._auth)}

    def read(self, sealed: bytes) -> Json:
        salt, sender, text = sealed[:16], sealed[21:86], sealed[86:]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))

        def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = derived(shared, self._auth, b"WebPush: info\0" + self.point + sender, 32)
        lock = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(lock).decrypt(derived(secret, salt, b"Content-Encoding: nonce\0", 12), text, None)
        assert plain.endswith(b"\x02")
        told: Json = json.loads(plain[:-1])
        return told


@pytest.mark.parametrize(
    ("key", "auth"),
    [
        ("", "BTBZMqHH6r4Tts7J_aSIgg"),
        ("BCVxsr7N", "BTBZMqHH6r4Tts7J_aSIgg"),
        (base64.urlsafe_b64encode(b"\x04" + b"x" * 64).decode(), "BTBZMqHH6r4Tts7J_aSIgg"),
        ("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "short"),
        ("не ключ", "BTBZMqHH6r4Tts7J_aSIgg"),
    ],
)
def test_keys_that_are_none_are_refused(key: str, auth: str) -> None:
    with pytest.raises(Refused, match="call-browser"):
        push.check_browser(key, auth)


# ── forms ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_messengers_are_told_in_their_own_form() -> None:
    letter = Letter("X-Wing: your turn", "At the table: @everyone <b> & *Jyn*.", "/match/m", "m")
    discord, slack, telegram = (
        json.loads(forms.body(form, letter, "https://play.example", "-100")) for form in forms.FORMS
    )
    assert discord["allowed_mentions"] == {"parse": []}
    assert discord["content"].endswith("<https://play.example/match/m>")
    assert "\\*Jyn\\*" in discord["content"]
    assert "&lt;b&gt; &amp;" in slack["text"]
    assert (telegram["chat_id"], "<b> & *Jyn*" in telegram["text"], "parse_mode" in telegram) == ("-100", True, False)
    assert "match" not in json.loads(forms.body("slack", letter, "", ""))["text"], "no link where none is known"


# ── a service of our own ───────────────────────────────────────────────────────────────────────────────────────────


class Service:
    """A push service and a messenger on this machine: it keeps what comes, and answers as it is told."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, dict[str, str], bytes]] = []
        self.status, self.headers = 201, dict[str, str]()
        self.speaks = threading.Event()
        self.speaks.set()
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.letters.append((self.path, headers, body))
                service.speaks.wait(60)
                self.send_response(service.status)
                for name, value in service.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    async def came(self, count: int, seconds: float = 60.0) -> None:
        for _ in range(int(seconds / 0.05)):
            if len(self.letters) >= count:
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"{len(self.letters)} letters came, not {count}")


@pytest.fixture
def service() -> Iterator[Service]:
    running = Service()
    yield running
    running.close()


@pytest.fixture(scope="module")
def called(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that may write to this machine, and on which nobody waits long before they are called."""
    folder = tmp_path_factory.mktemp("calls")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reminders, "AWAY", 0)
        patch.setattr(reminders, "HERE", 0)
        patch.setattr("dejarik.server.house.ROUND", 0.1)
        near = quiet(db=str(folder / "test.sqlite"), reports=str(folder), call_networks=("127.0.0.0/8",))
        running = Running(near).start()
        yield running
        running.stop()


def begin(host: Visitor, server: Running) -> tuple[Visitor, str]:
    """A match in which two people are asked at once; until now nobody was."""
    friend = server.visitor().named("Cassian")
    match = host.create(seats=PLAN)["match"]["id"]
    assert friend.post(f"/api/matches/{match}/seats/1").status_code == 200
    return friend, match


def subscribe(visitor: Visitor, browser: Browser, **more: Any) -> Json:
    done = visitor.post("/api/me/browsers?lang=ru", browser.subscription())
    assert done.status_code == 200, done.text
    if more:
        done = visitor.put("/api/me/calls?lang=ru", more)
    told: Json = done.json()
    return told


@played
async def test_a_browser_is_told_that_a_match_waits_once_until_its_owner_looks(
    called: Running, service: Service
) -> None:
    host = called.visitor("ru").named("Джин")
    browser = Browser(f"{service.url}/push/1")
    told = subscribe(host, browser)
    friend, match = begin(host, called)
    assert told["browsers"] == [browser_id(browser.endpoint)]
    await service.came(1)
    path, headers, body = service.letters[0]
    letter = browser.read(body)
    assert (path, letter["path"], letter["topic"], headers["topic"]) == ("/push/1", f"/match/{match}", match, match)
    assert "ваш ход" in letter["title"]
    assert "Джин, Cassian" in letter["text"]
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    assert f"k={told['key']}" in headers["authorization"]
    claims = json.loads(push.decoded(headers["authorization"].split(".")[1]))
    assert claims["aud"] == service.url

    async with friend.sit(match) as other:  # something happens, but the question is still the same
        await other.answer()
    await asyncio.sleep(0.5)
    assert len(service.letters) == 1
    async with host.sit(match) as place, friend.sit(match) as other:
        scene = await place.show()
        await place.do("look", at=scene["at"], heard=0)
        await place.answer()
        await asked_again(place, other, scene["at"])
    await service.came(2)


async def asked_again(place: Place, other: Place, at: int) -> None:
    """Wait for the next question; by the cards it may be the other's turn first, who then plays anything."""
    for _ in range(600):
        for one in (place, other):
            with contextlib.suppress(TimeoutError):
                await one.hear(0.1)
        if place.scene is not None and place.scene["question"] is not None and place.scene["at"] > at:
            return
        if other.scene is not None and other.scene["question"] is not None:
            await other.answer()
    raise AssertionError("nobody is asked any more")


@played
async def test_with_the_table_open_only_who_wishes_is_called(called: Running, service: Service) -> None:
    host, friend = called.visitor("ru").named("Джин"), called.visitor().named("Cassian")
    subscribe(host, Browser(f"{service.url}/push/1"))
    match = host.create(seats=PLAN)["match"]["id"]
    async with host.sit(match) as place:
        friend.post(f"/api/matches/{match}/seats/1")
        await place.show(lambda scene: scene["question"] is not None)
        await asyncio.sleep(0.5)
        assert not service.letters
    await service.came(1)  # gone, and the question stands

    assert subscribe(host, Browser(f"{service.url}/push/1"), always=True)["always"] is True
    match = host.create(seats=PLAN)["match"]["id"]
    async with host.sit(match) as place:
        friend.post(f"/api/matches/{match}/seats/1")
        await place.show(lambda scene: scene["question"] is not None)
        await service.came(2)


@played
async def test_a_subscription_that_is_gone_is_forgotten(called: Running, service: Service) -> None:
    host = called.visitor("ru").named("Джин")
    first, second = Browser(f"{service.url}/push/1"), Browser(f"{service.url}/push/2")
    subscribe(host, first)
    subscribe(host, second)
    assert host.post("/api/me/calls/trial").json() == {"sent": 2, "troubles": []}
    sent = {path: body for path, _, body in service.letters}
    assert [first.read(sent["/push/1"])["path"], second.read(sent["/push/2"])["path"]] == ["/profile", "/profile"]
    service.status = 410
    assert host.post("/api/me/calls/trial").json() == {"sent": 0, "troubles": ["gone", "gone"]}
    assert host.get("/api/me/calls").json()["browsers"] == []
    assert host.post("/api/me/calls/trial").json()["error"] == "call-nowhere"


@played
async def test_a_browser_has_one_owner_and_forgets_who_signs_out(called: Running, service: Service) -> None:
    jyn, cassian = called.visitor().named("Jyn"), called.visitor().named("Cassian")
    browser = Browser(f"{service.url}/push/1")
    (known,) = subscribe(jyn, browser)["browsers"]
    assert subscribe(cassian, browser)["browsers"] == [known]
    assert jyn.get("/api/me/calls").json()["browsers"] == []
    jyn.delete(f"/api/me/browsers/{known}")
    assert cassian.get("/api/me/calls").json()["browsers"] == [known], "nobody else's"
    for number in range(12):
        last = subscribe(cassian, Browser(f"{service.url}/push/{number}"))
    assert len(last["browsers"]) == 10
    desk = called.app.state.desk
    person = cassian.get("/api/me").json()["person"]
    cassian.delete("/api/session")
    wish = asyncio.run_coroutine_threadsafe(desk.house.wishes.of(person), desk.house._rounds.get_loop()).result(60)
    assert wish.browsers == ()


@played
async def test_a_messenger_is_told(called: Running, service: Service) -> None:
    host, _ = account(called)
    hook = f"{service.url}/bot123:SECRET/sendMessage"
    kept = host.put("/api/me/calls?lang=ru", {"form": "telegram", "url": hook, "chat": "42"}).json()
    assert (kept["form"], kept["chat"], kept["trouble"]) == ("telegram", "42", None)
    assert "SECRET" not in kept["address"], "what opens the door is not shown again"
    assert "SECRET" not in host.get("/api/me/data").text
    _, match = begin(host, called)
    await service.came(1)
    path, _, body = service.letters[0]
    told = json.loads(body)
    assert (path, told["chat_id"]) == ("/bot123:SECRET/sendMessage", "42")
    assert f"{called.url}/match/{match}" in told["text"]
    assert "ваш ход" in told["text"]
    assert 'dejarik_calls_total{form="telegram",how="sent"}' in host.get("/metrics").text
    service.status = 404
    assert host.post("/api/me/calls/trial").json()["troubles"] == ["gone"]
    forgotten = host.get("/api/me/calls").json()
    assert (forgotten["form"], forgotten["address"], forgotten["trouble"]) == (None, "", "gone")


def test_an_address_is_checked_when_it_is_given_and_again_when_it_is_written_to(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _ = account(server)
    for inside in ("http://127.0.0.1/x", "https://127.0.0.1/x", "https://[::ffff:127.0.0.1]/x", "https://2130706433/x"):
        assert host.put("/api/me/calls", {"form": "slack", "url": inside}).json()["error"] == "call-within", inside
        refused = host.post("/api/me/browsers", Browser(inside).subscription())
        assert refused.json()["error"] == "call-within"
    assert host.put("/api/me/calls", {"form": "telegram", "url": "https://8.8.8.8/"}).json()["error"] == "call-chat"
    guest = server.visitor().named("Guest")
    assert guest.put("/api/me/calls", {"form": "slack", "url": "https://8.8.8.8/"}).json()["error"] == "call-guest"
    assert host.get("/api/me/calls").json()["form"] is None

    connected = resolves(monkeypatch, ["8.8.8.8"], ["169.254.169.254"])
    assert host.put("/api/me/calls", {"form": "slack", "url": "https://rebind.example/x"}).status_code == 200
    assert host.post("/api/me/calls/trial").json() == {"sent": 0, "troubles": ["refused"]}
    assert not connected
    assert host.get("/api/me/calls").json()["trouble"] == "refused"
    assert host.put("/api/me/calls", {"form": "none"}).json()["form"] is None


@played
async def test_redirections_are_not_followed_and_refusals_are_told(called: Running, service: Service) -> None:
    host, _ = account(called)
    host.put("/api/me/calls", {"form": "discord", "url": f"{service.url}/hook"})
    for status, trouble in ((302, "refused"), (403, "refused"), (500, "late"), (429, "late")):
        service.status, service.headers = status, {"location": f"{service.url}/elsewhere"}
        assert host.post("/api/me/calls/trial").json()["troubles"] == [trouble]
        assert host.get("/api/me/calls").json()["trouble"] == trouble
    assert {path for path, _, _ in service.letters} == {"/hook"}
    service.status = 204
    host.post("/api/me/calls/trial")
    assert host.get("/api/me/calls").json()["trouble"] is None


@played
async def test_a_slow_host_keeps_nobody_waiting(
    called: Running, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 300.0)
    service.speaks.clear()
    host = called.visitor().named("Jyn")
    subscribe(host, Browser(f"{service.url}/push/1"))
    _, match = begin(host, called)
    await service.came(1)
    async with host.sit(match) as place:
        assert (await place.answer())["type"] == "accepted"
    service.speaks.set()
    monkeypatch.setattr(outside, "PATIENCE", 0.5)
    service.speaks.clear()
    assert host.post("/api/me/calls/trial").json()["troubles"] == ["late"]


@played
async def test_what_did_not_arrive_is_sent_again_while_it_is_true(
    called: Running, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "AGAIN", (0.2, 0.2))
    service.status = 503
    host = called.visitor().named("Jyn")
    subscribe(host, Browser(f"{service.url}/push/1"))
    begin(host, called)
    await service.came(3)
    await asyncio.sleep(0.6)
    assert len(service.letters) == 3


def test_notes_and_looks_of_several_tabs_at_once_are_all_kept(url: str) -> None:
    async def work() -> None:
        store, house, person = await opened(url)
        live = await house.create(_alone(), person, "Jyn")
        holder, tabs = Holder(live.id, person, 0), [Memories(store) for _ in range(8)]
        for tab in tabs:
            tab.look(holder, 7, 3)
        await asyncio.gather(*(tab.keep(holder, note="Saw") for tab in tabs), *(tab.write_down() for tab in tabs))
        kept = await Memories(store).of(holder, windows=False)
        assert (kept.note, kept.seen, kept.heard) == ("Saw", 7, 3)
        await house.close()
        await store.close()

    asyncio.run(work())


def test_what_fails_on_the_rounds_keeps_nothing_else_from_being_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store, house, _ = await opened(str(tmp_path / "test.sqlite"))
        done = list[str]()

        async def broken() -> None:
            raise ValueError("a value that nobody can write down")

        async def call(_matches: object) -> None:
            done.append("called")

        monkeypatch.setattr(house.memories, "write_down", broken)
        monkeypatch.setattr(house._reminders, "go_round", call)
        await house._go_round()
        assert done == ["called"]
        await store.close()

    asyncio.run(work())


def test_both_stores_call_once_until_somebody_looks_or_answers(url: str) -> None:
    async def work() -> None:
        store, house, person = await opened(url)
        live = await house.create(_alone(), person, "Jyn")
        first, second = Memories(store), Memories(store)
        holder = Holder(live.id, person, 0)
        assert [await one.call(holder, 5) for one in (first, second)] == [True, False]
        assert await first.still_called(holder, 5)
        assert not await first.call(holder, 9), "not before they have looked"
        first.look(holder, 3, 0)
        await first.write_down()
        assert not await first.still_called(holder, 5)
        assert not await first.call(holder, 5), "never twice about one question"
        assert sorted(await asyncio.gather(first.call(holder, 9), second.call(holder, 9))) == [False, True]
        await store.append(Event(live.id, 50, "answer", 0, 1, 0))
        assert await first.call(holder, 51), "who answers has looked"
        wishes = Wishes(store)
        key = await wishes.key()
        assert key == await Wishes(store).key()
        await wishes.keep(person, always=True, lang="en", form="slack", url="https://x/", home="https://h")
        await wishes.add(person, "https://push/1", "k", "a")
        wish = await wishes.of(person)
        assert (wish.always, wish.form, len(wish.browsers)) == (True, "slack", 1)
        await house.close()
        await store.close()

    asyncio.run(work())


def _alone() -> Any:
    from dejarik.server import wire

    bots = [wire.SeatPlan(kind="bot", bot="random")] * 2
    return wire.CreateMatch(game="hope", seats=[wire.SeatPlan(kind="me"), *bots])


@played
async def test_after_a_breakdown_whoever_was_not_called_yet_is_called_once(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server ends within the seconds in which a question stands before anybody is called about it."""
    near = quiet(db=str(tmp_path / "test.sqlite"), reports=str(tmp_path), call_networks=("127.0.0.0/8",))
    monkeypatch.setattr("dejarik.server.house.ROUND", 0.1)
    monkeypatch.setattr(reminders, "AWAY", 1 << 60)
    monkeypatch.setattr("dejarik.server.live.SETTLED", 1e9)
    broken = Running(near).start()
    host = broken.visitor("ru").named("Джин")
    subscribe(host, Browser(f"{service.url}/push/1"))
    _, match = begin(host, broken)
    await asyncio.to_thread(broken.stop)

    store = Store(near.db)
    assert await unsettled(store) == [match]
    monkeypatch.setattr(reminders, "AWAY", 0)
    monkeypatch.setattr("dejarik.server.live.SETTLED", 0.0)
    again = Running(near).start()
    try:
        await service.came(1)
        for _ in range(600):  # it is written down whom the match waits for: the next server wakes it no more
            if not await unsettled(store):
                break
            await asyncio.sleep(0.1)
        assert await unsettled(store) == []
        memories = Memories(store)
        called = await store.all(select(tables.memories))
        assert [row["match"] for row in called] == [match]
        holder = Holder(match, called[0]["person"], called[0]["seat"])
        assert not await memories.call(holder, called[0]["called"]), "once for a question"
        assert len(service.letters) == 1
    finally:
        await store.close()
        await asyncio.to_thread(again.stop)
