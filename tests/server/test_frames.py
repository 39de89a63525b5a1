"""Whatever comes over a socket, the answer is one sentence or an orderly close, nothing fails in silence, and the
table plays on. `tools/siege.py` does the same for as long as one likes."""

from __future__ import annotations

import base64
import contextlib
import json
import logging
import os
import socket
from collections.abc import Iterator

import hypothesis
import pytest
import websockets
from hypothesis import HealthCheck
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection, connect

from dejarik.server.openapi import document
from tests.server.conftest import Json, Running, Visitor, first

SCHEMAS = json.loads(document())["components"]["schemas"]
MESSAGES = [
    SCHEMAS[part["$ref"].rsplit("/", 1)[1]] for part in SCHEMAS["LiveProtocol"]["properties"]["from_client"]["oneOf"]
]
TYPES = sorted(message["properties"]["type"]["const"] for message in MESSAGES)
FIELDS = sorted({field for message in MESSAGES for field in message["properties"]} - {"type"})

#: What a socket may be closed with: against the protocol, no UTF-8, too large.
ORDERLY = {1002, 1007, 1009}
#: Bytes that no frame may have.
TOO_LARGE = 1 << 20


def bounded(examples: int) -> hypothesis.settings:
    return hypothesis.settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[hypothesis.Phase.generate],
    )


class Complaints(logging.Handler):
    """Everything that a server says went wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name == "websockets.client":
            return  # our own end: what the library says of a line that is closed while it still writes
        self.heard.append(f"{record.name}: {record.getMessage()} {record.exc_info}")


class Table:
    """A table at which one person holds all seats and sends whatever comes to mind."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.match: str = visitor.create(seats=[{"kind": "me"}] * 3)["match"]["id"]
        self.path = f"/api/matches/{self.match}/live?lang=en&seat="
        self.cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
        self.link: ClientConnection | None = None
        self._open_links = contextlib.ExitStack()
        self.question = 0
        self._ref = 10**6

    @contextlib.contextmanager
    def open(self, seat: int = 0) -> Iterator[ClientConnection]:
        address = f"ws://127.0.0.1:{self.visitor.port}{self.path}{seat}"
        with connect(address, additional_headers={"cookie": self.cookie}, max_size=None, compression=None) as link:
            yield link

    def send(self, data: str | bytes) -> list[Json]:
        """Send one frame: what is answered, until the table shows that it is still there."""
        if self.link is None:
            self.link = self._open_links.enter_context(self.open())
        self._ref += 1
        try:
            self.link.send(data)
            self.link.send(json.dumps({"type": "ping", "ref": self._ref}))
            return list(self._until(self.link, self._ref))
        except websockets.ConnectionClosed as closed:
            self.link = None
            torn = closed.rcvd is None and len(data) > TOO_LARGE  # closed while we still wrote: its reason is lost
            if not torn and (closed.rcvd is None or closed.rcvd.code not in ORDERLY):
                raise
            return []

    def _until(self, link: ClientConnection, ref: int) -> Iterator[Json]:
        while True:
            message: Json = json.loads(link.recv(60))
            if message["type"] == "scene" and message["question"]:
                self.question = message["question"]["id"]
            if (message["type"], message.get("ref")) == ("pong", ref):
                return
            yield message

    def answers(self) -> bool:
        """Whether somebody at the table can answer what is asked."""
        for seat in range(3):
            with self.open(seat) as link:
                while (scene := json.loads(link.recv(60)))["type"] != "scene":
                    pass
                if (question := scene["question"]) is not None:
                    link.send(
                        json.dumps({"type": "answer", "ref": 1, "question": question["id"], "value": first(question)})
                    )
                    while (reply := json.loads(link.recv(60))).get("ref") != 1:
                        pass
                    return bool(reply["type"] == "accepted")
        return False

    def leave(self) -> None:
        self._open_links.close()


@pytest.fixture(scope="module")
def complaints() -> Iterator[Complaints]:
    heard = Complaints()
    loggers = [logging.getLogger(name) for name in ("", "uvicorn", "litestar")]  # those that do not propagate
    for logger in loggers:
        logger.addHandler(heard)
    yield heard
    for logger in loggers:
        logger.removeHandler(heard)


@pytest.fixture(scope="module")
def tables(server: Running, complaints: Complaints) -> Iterator[tuple[Table, Table]]:
    """One that is tormented, and one beside it that has nothing to do with that."""
    pair = Table(server.visitor().named("Jyn")), Table(server.visitor().named("Cassian"))
    yield pair
    pair[0].leave()


plain = st.none() | st.booleans() | st.integers() | st.integers(0, 60) | st.floats() | st.text(max_size=20)
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=3)
)


def messages(question: int) -> st.SearchStrategy[str]:
    """Messages of every kind with anything in their fields; some get as far as the rules."""
    fields = {field: values | st.just(question) | st.sampled_from(["en", "ru", "00" * 32]) for field in FIELDS}
    shaped = st.fixed_dictionaries({"type": st.sampled_from(TYPES)}, optional=fields)
    answer = st.fixed_dictionaries(
        {"type": st.just("answer"), "question": st.just(question), "value": values, "ref": st.integers(0, 99)}
    )
    return (shaped | answer | values).map(json.dumps)


def nonsense(question: int) -> st.SearchStrategy[str | bytes]:
    """Frames of all sorts: messages, halves of them, depths, heaps, plain bytes."""
    whole = messages(question)
    cut = st.tuples(whole, st.integers(0, 40)).map(lambda pair: pair[0][: pair[1]])
    spoilt = st.tuples(whole, st.integers(0, 60), st.binary(min_size=1, max_size=3)).map(
        lambda parts: parts[0].encode()[: parts[1]] + parts[2] + parts[0].encode()[parts[1] :]
    )
    deep = st.tuples(st.sampled_from(["[", '{"type":', '{"type":"answer","value":[']), st.integers(1, 5000)).map(
        lambda pair: pair[0] * pair[1]
    )
    huge = st.integers(14, 21).map(lambda power: json.dumps({"type": "say", "text": "x" * (1 << power)}))
    return whole | whole.map(str.encode) | cut | spoilt | deep | huge | st.binary(max_size=200) | st.text(max_size=50)


def test_no_message_is_a_fault_of_the_server(tables: tuple[Table, Table], complaints: Complaints) -> None:
    table, _ = tables

    @bounded(150)
    @hypothesis.given(data=st.data())
    def torment(data: st.DataObject) -> None:
        for reply in table.send(data.draw(nonsense(table.question))):
            if reply["type"] == "refused":
                assert reply["error"] != "server-failed"
                assert reply["message"]
        assert complaints.heard == []

    torment()
    assert all(each.answers() for each in tables), "the table plays on, and so does the other"


def handshake(table: Table) -> socket.socket:
    """A socket after its handshake, on which anything can be written."""
    link = socket.create_connection(("127.0.0.1", table.visitor.port), timeout=60)
    lines = [
        f"GET {table.path}0 HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {table.cookie}",
    ]
    link.sendall("\r\n".join([*lines, "", ""]).encode())
    assert link.recv(12).endswith(b"101")
    return link


#: Frames as RFC 6455 has them and as it does not: every opcode, any length that is announced, masked or not.
broken_frames = st.builds(
    lambda head, size, long, body: bytes((head, size)) + long + body,
    st.integers(0, 255),
    st.integers(0, 255),
    st.sampled_from([b"", b"\0\0\0\0", b"\xff" * 8, b"\x7f" + b"\xff" * 7, b"\0\x05"]),
    st.binary(max_size=150),
)


def test_no_frame_is_a_fault_of_the_server(tables: tuple[Table, Table], complaints: Complaints) -> None:
    @bounded(60)
    @hypothesis.given(frames=st.lists(broken_frames | st.binary(max_size=60), min_size=1, max_size=4))
    def torment(frames: list[bytes]) -> None:
        with handshake(tables[0]) as link, contextlib.suppress(ConnectionError):
            link.sendall(b"".join(frames))
            link.shutdown(socket.SHUT_WR)
            while link.recv(65_536):
                pass
        assert complaints.heard == []

    torment()
    assert all(each.answers() for each in tables), "the table plays on, and so does the other"
