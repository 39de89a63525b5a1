"""A server somewhere: who we are there, its matches, and the live socket of one of them."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import threading
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from dejarik.cli.saving import write_file
from dejarik.cli.speech import lang
from dejarik.core import lots
from dejarik.core.names import harmless
from dejarik.core.refusal import Refused
from dejarik.server import wire

#: Seconds to wait for an answer.
PATIENCE: Final = 30.0
#: The cookie that says who one is.
COOKIE: Final = "dejarik"

T = TypeVar("T")


class Address(NamedTuple):
    """What a link leads to: a server, and perhaps a match or an invitation there."""

    server: str
    match: str | None = None
    invite: str | None = None


def read_address(link: str) -> Address:
    """The server and what the link means on it: `https://…/match/ID`, `https://…/invite/TOKEN`, or just the server."""
    given = link if "://" in link else f"http://{link}"
    try:
        parts = urllib.parse.urlsplit(given)
        port = parts.port
    except ValueError:
        raise Refused("bad-address", given=link) from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refused("bad-address", given=link)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    server = f"{parts.scheme}://{host}" + (f":{port}" if port else "")
    words = [urllib.parse.unquote(word) for word in parts.path.split("/") if word]
    if not words:
        return Address(server)
    if len(words) == 2 and words[0] in ("match", "invite"):
        return Address(server, match=words[1]) if words[0] == "match" else Address(server, invite=words[1])
    raise Refused("bad-address", given=link)


def sessions() -> Path:
    """Where it is kept who we are on which server, so that a guest finds back to the same seat."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "dejarik" / "servers.json"


class Server:
    """Requests to one server, as one person."""

    def __init__(self, address: str, *, remember: bool = True) -> None:
        self.address = address
        self.remember = remember
        self.cookie = _remembered().get(address, "") if remember else ""

    # ── requests ───────────────────────────────────────────────────────────────────────────────────────────────────

    def ask(self, kind: type[T], method: str, path: str, body: object = None, **query: str) -> T:
        """One request; a refusal of the server is told as it is."""
        asked = urllib.parse.urlencode({"lang": lang(), **query})
        request = urllib.request.Request(f"{self.address}/api{path}?{asked}", method=method)  # noqa: S310
        request.add_header("x-dejarik", "1")
        request.add_header("accept", "application/json")
        if self.cookie:
            request.add_header("cookie", f"{COOKIE}={self.cookie}")
        if body is not None:
            request.add_header("content-type", "application/json")
            request.data = msgspec.json.encode(body)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:  # noqa: S310
                self._keep(reply.headers.get_all("set-cookie") or [])
                said: T = read(reply.read(), kind)
                return said
        except urllib.error.HTTPError as error:
            raise _refusal(error.read()) from None
        except (OSError, ValueError, msgspec.DecodeError) as error:
            problem = str(getattr(error, "reason", "") or error)
            raise Refused("no-server", address=self.address, problem=problem) from None

    def _keep(self, cookies: list[str]) -> None:
        """Remember who the server says we are."""
        for cookie in cookies:
            found = SimpleCookie(cookie).get(COOKIE)
            if found is not None and found.value and found.value != self.cookie:
                self.cookie = found.value
                if self.remember:
                    _remember(self.address, self.cookie)

    # ── who we are ─────────────────────────────────────────────────────────────────────────────────────────────────

    def take_name(self, name: str) -> wire.Me:
        return self.ask(wire.Me, "PUT", "/me", wire.TakeName(name=name))

    def sign_in(self, account: str, password: str) -> wire.Me:
        return self.ask(wire.Me, "POST", "/session", {"account": account, "password": password})

    # ── matches ────────────────────────────────────────────────────────────────────────────────────────────────────

    def lobby(self) -> wire.Lobby:
        return self.ask(wire.Lobby, "GET", "/matches")

    def match(self, match: str) -> wire.MatchCard:
        return self.ask(wire.MatchCard, "GET", f"/matches/{_part(match)}")

    def create(self, wanted: dict[str, Any]) -> wire.Created:
        return self.ask(wire.Created, "POST", "/matches", wanted)

    def sit(self, match: str, seat: int, share: str) -> wire.SeatTaken:
        path = f"/matches/{_part(match)}/seats/{seat}"
        return self.ask(wire.SeatTaken, "POST", path, promise=lots.promise(share))

    def accept(self, invite: str, share: str) -> wire.SeatTaken:
        return self.ask(wire.SeatTaken, "POST", f"/invites/{_part(invite)}", promise=lots.promise(share))

    def rematch(self, match: str, share: str) -> wire.SeatTaken:
        path = f"/matches/{_part(match)}/rematch"
        return self.ask(wire.SeatTaken, "POST", path, promise=lots.promise(share))

    def start(self, match: str) -> wire.MatchCard:
        return self.ask(wire.MatchCard, "POST", f"/matches/{_part(match)}/start")


def new_share() -> str:
    """Our share of the dice."""
    return secrets.token_hex(32)


def _part(word: str) -> str:
    return urllib.parse.quote(word, safe="")


def read(data: bytes | str, kind: Any) -> Any:
    """What a server says: it passes on the words of strangers, and we need not know it either."""
    return msgspec.convert(_harmless(msgspec.json.decode(data)), kind, str_keys=True)


def _harmless(said: Any) -> Any:
    if isinstance(said, str):
        return harmless(said)
    if isinstance(said, list):
        return [_harmless(part) for part in said]
    if isinstance(said, dict):
        return {key: _harmless(part) for key, part in said.items()}
    return said


def _refusal(body: bytes) -> Refused:
    try:
        problem = read(body, wire.Problem)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return Refused("server-odd")
    return Refused("server-says", rule=problem.rule, message=problem.message)


def _remembered() -> dict[str, str]:
    try:
        found = json.loads(sessions().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(server): str(cookie) for server, cookie in found.items()} if isinstance(found, dict) else {}


def _remember(server: str, cookie: str) -> None:
    with contextlib.suppress(OSError, Refused):  # then we are a new guest next time
        sessions().parent.mkdir(parents=True, exist_ok=True)
        write_file(sessions(), json.dumps({**_remembered(), server: cookie}, indent=1).encode())  # for our eyes only


# ── the live socket ────────────────────────────────────────────────────────────────────────────────────────────────


class Socket:
    """The live socket of a match: a thread listens, replies find the one who waits for them."""

    def __init__(self, server: Server, match: str, seat: int | None, heard: Callable[[Any], None]) -> None:
        self._server, self._match, self._seat, self._heard = server, match, seat, heard
        self._link: Any = None
        self._opened = contextlib.ExitStack()
        self._closed = False
        self._ref = 0
        self._replies: dict[int, Any] = {}
        self._news = threading.Condition()
        self.trouble: Refused | None = None
        self._open()

    def start(self) -> None:
        """Begin to listen."""
        threading.Thread(target=self._listen, name="live", daemon=True).start()

    def _open(self) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        query = {"lang": lang(), **({"watch": "true"} if self._seat is None else {"seat": str(self._seat)})}
        address = self._server.address.replace("http", "ws", 1)
        path = f"/api/matches/{_part(self._match)}/live?{urllib.parse.urlencode(query)}"
        headers = {"cookie": f"{COOKIE}={self._server.cookie}"} if self._server.cookie else {}
        opened = contextlib.ExitStack()
        try:
            link = connect(address + path, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
            self._link = opened.enter_context(link)
            self._opened = opened
        except (OSError, WebSocketException, ValueError) as error:
            raise Refused("no-server", address=self._server.address, problem=str(error)) from None

    def _listen(self) -> None:
        """Everything that comes, until the socket is closed; a broken one is mended, as long as that goes."""
        from websockets.exceptions import ConnectionClosed

        while not self._closed:
            try:
                for data in self._link:
                    self._take(read(data, wire.ServerMessage))
                lost = self._link.close_reason or ""
            except (ConnectionClosed, OSError):
                lost = ""
            if not self._closed and not self._mend(lost):
                return

    def _mend(self, lost: str) -> bool:
        """Open the socket again, with more and more patience; False if the server does not want us back."""
        from time import sleep

        for wait in (0.2, 0.5, 1, 2, 4, 8, 8, 8):
            sleep(wait)
            if self._closed:
                return False
            with contextlib.suppress(Refused):
                self._open()
                return True
        with self._news:
            self.trouble = Refused("lost-server", address=self._server.address)
            self._news.notify_all()
        self._heard(None)
        return False

    def _take(self, message: Any) -> None:
        if isinstance(message, wire.Accepted | wire.Refusal | wire.Advice | wire.Pong) and message.ref > 0:
            with self._news:
                self._replies[message.ref] = message
                self._news.notify_all()
        else:
            self._heard(message)

    def send(self, make: Callable[[int], Any]) -> Any:
        """Send a message and wait for the reply to it."""
        from websockets.exceptions import ConnectionClosed

        with self._news:
            self._ref += 1
            ref = self._ref
        try:
            self._link.send(msgspec.json.encode(make(ref)).decode())
        except (ConnectionClosed, OSError):
            raise Refused("lost-server", address=self._server.address) from None
        with self._news:
            self._news.wait_for(lambda: ref in self._replies or self.trouble is not None, PATIENCE)
            reply = self._replies.pop(ref, None)
        if reply is None:
            raise self.trouble or Refused("server-silent")
        if isinstance(reply, wire.Refusal):
            raise Refused("server-says", rule=reply.rule, message=reply.message)
        return reply

    def close(self) -> None:
        self._closed = True
        with contextlib.suppress(Exception):
            self._opened.close()
