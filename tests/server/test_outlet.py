"""The short ways to a socket and from it: frames that every client reads, no patience with those that never do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from dejarik.server.outlet import ANSWER, BACKLOG, GONE, IN_TURN, OutletProtocol, Post, frame
from tests.server.conftest import Running


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_frames_of_every_size_are_read_as_they_were_written(size: int) -> None:
    reader = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    message = ("щ" * size).encode()[:size]
    reader.receive_data(frame(message) + frame(b"next"))
    first, second = cast("list[Any]", reader.events_received())
    assert (bytes(first.data), first.fin, bytes(second.data)) == (message, True, b"next")
    assert reader.parser_exc is None


class Wire:
    """A transport on which so much still waits to be sent."""

    def __init__(self, waiting: int = 0, *, closing: bool = False) -> None:
        self.waiting, self.closing = waiting, closing
        self.written: list[bytes] = []
        self.aborted = False

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        self.aborted = True


class Turn:
    """One turn of an event loop."""

    def __init__(self) -> None:
        self._then: list[Callable[[], None]] = []

    def call_soon(self, call: Callable[[], None]) -> None:
        self._then.append(call)

    def end(self) -> None:
        calls, self._then = self._then, []
        for call in calls:
            call()


def outlet(
    wire: Wire, turn: Turn | None = None, post: Post | None = None, *, close_sent: bool = False
) -> OutletProtocol:
    protocol = OutletProtocol.__new__(OutletProtocol)
    vars(protocol).update(transport=wire, close_sent=close_sent, conn=SimpleNamespace(extensions=[]), loop=turn)
    vars(protocol).update(_post=post or Post())
    return protocol


def pushed(wire: Wire, *, close_sent: bool = False) -> Wire:
    """A scene on its way, and the end of that turn."""
    turn = Turn()
    outlet(wire, turn, close_sent=close_sent).push(b"scene")
    turn.end()
    return wire


def test_whoever_does_not_read_is_cut_off_and_costs_nothing_more() -> None:
    good, slow, gone = map(pushed, (Wire(), Wire(BACKLOG + 1), Wire(closing=True)))
    assert (good.written, good.aborted) == ([frame(b"scene")], False)
    assert (slow.written, slow.aborted) == ([], True)
    assert (gone.written, gone.aborted) == ([], False)
    assert pushed(Wire(), close_sent=True).written == []


def test_what_is_said_at_once_is_written_at_once_in_its_order() -> None:
    wire, turn = Wire(), Turn()
    way = outlet(wire, turn)
    way.push(b"scene")
    way.push(b"accepted")
    assert wire.written == []
    turn.end()
    way.push(b"later")
    turn.end()
    assert wire.written == [frame(b"scene") + frame(b"accepted"), frame(b"later")]


class Torn(Wire):
    """One to which nothing can be written."""

    def write(self, data: bytes) -> None:
        raise OSError(len(data))


def test_all_sockets_are_written_to_in_one_turn_and_a_torn_one_keeps_no_letters_back() -> None:
    wires, turn, post = (Wire(), Torn(), Wire()), Turn(), Post()
    calls = 0
    call_soon = turn.call_soon

    def counted(call: Callable[[], None]) -> None:
        nonlocal calls
        calls += 1
        call_soon(call)

    vars(turn).update(call_soon=counted)
    ways = [outlet(wire, turn, post) for wire in wires]
    for round_ in (b"one", b"two"):
        for way in ways:
            way.push(round_)
        turn.end()
    assert calls == 2
    assert [wire.written for wire in wires] == [[frame(b"one"), frame(b"two")], [], [frame(b"one"), frame(b"two")]]


def test_a_seat_given_up_ends_its_socket_with_a_code(server: Running) -> None:
    host = server.visitor().named("Jyn")
    match = host.create(seats=[{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}])["match"]["id"]

    async def play() -> None:
        async with host.sit(match, seat=0) as stays, host.sit(match, seat=1) as leaves:
            await leaves.show()
            assert (await asyncio.to_thread(host.delete, f"/api/matches/{match}/seats/1")).status_code == 200
            await leaves.link.wait_closed()
            assert leaves.link.close_code == GONE
            assert (await stays.do("ping"))["type"] == "pong"

    asyncio.run(play())


class Clock:
    """A loop whose time stands where it is put; timers are only noted."""

    def __init__(self) -> None:
        self.at = 0.0
        self.timers: list[tuple[float, Any]] = []

    def time(self) -> float:
        return self.at

    def call_later(self, delay: float, callback: Any, *_: Any) -> None:
        self.timers.append((delay, callback.__name__))


def test_only_whoever_is_silent_is_asked_whether_they_are_there() -> None:
    wire, clock = Wire(), Clock()
    talks = outlet(wire)
    conn = SimpleNamespace(receive_data=lambda _: None, parser_exc=None, events_received=list, data_to_send=list)
    conn.events = []
    conn.state, talks.frames = State.CONNECTING, []
    conn.send_ping = wire.written.append
    vars(talks).update(loop=clock, conn=conn, ping_interval=20.0, ping_timeout=20.0, ping_timer=None)
    clock.at = 15.0
    talks.data_received(b"something")
    clock.at = 20.0
    talks.send_keepalive_ping()
    assert (wire.written, clock.timers) == ([], [(15.0, "send_keepalive_ping")])
    clock.at = 35.0
    talks.send_keepalive_ping()
    assert len(wire.written[0]) == 4, "silent for twenty seconds"
    assert clock.timers[1:] == [(20.0, "keepalive_timeout")]


Said = tuple[str, str]

#: What a client sends: texts of all lengths, in one frame or two, answers, and a sign of life now and then.
SAID = st.lists(
    st.tuples(st.sampled_from(["text", "answer", "parts", "ping"]), st.text(max_size=140)), min_size=1, max_size=6
)


def sent(said: list[Said]) -> list[bytes]:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    for how, words in said:
        message = words.encode()
        if how == "ping":
            client.send_ping(message[:125])
        elif how == "text":
            client.send_text(message)
        elif how == "answer":
            client.send_text(ANSWER + message)
        else:
            client.send_text(message[:3], fin=False)
            client.send_continuation(message[3:], fin=True)
    return client.data_to_send()


class Later(Clock):
    """A loop in which everything that is to be done later is done when it is asked to."""

    def __init__(self) -> None:
        super().__init__()
        self.then: list[Callable[[], None]] = []

    def call_soon(self, call: Callable[[], None]) -> None:
        self.then.append(call)

    def call_later(self, _delay: float, call: Any, *_: Any) -> None:
        self.then.append(call)


def listening(loop: Later, *, in_turn: bool) -> OutletProtocol:
    """An open socket; answers that come over it may wait for their turn."""
    protocol = outlet(Wire())
    quiet = SimpleNamespace(write=len, pause_reading=list, resume_reading=list, is_closing=bool)
    quiet.get_write_buffer_size = int
    conn, queue = ServerProtocol(state=State.OPEN), asyncio.Queue[Any]()
    vars(protocol).update(transport=quiet, loop=loop, conn=conn, queue=queue, frames=[], read_paused=False)
    if in_turn:
        protocol.take_turns(loop.then.append)
    return protocol


def heard(pieces: list[bytes], *, in_turn: bool = False) -> list[str]:
    """What reaches the application of a socket on which these pieces arrive."""
    loop = Later()
    protocol, words = listening(loop, in_turn=in_turn), list[str]()
    queue = protocol.queue
    for piece in pieces:
        protocol.data_received(piece)
    while loop.then or not queue.empty():
        words += texts(queue)
        calls, loop.then = loop.then, []
        for call in calls:
            call()
    return words


def texts(queue: asyncio.Queue[Any]) -> list[str]:
    """What the application has been handed."""
    return [queue.get_nowait()["text"] for _ in range(queue.qsize())]


@given(SAID, st.lists(st.integers(0, 2000), max_size=8))
@example([("text", "Готово" * 200), ("ping", ""), ("text", "Да")] * 3, [100, 700, 1500])
def test_messages_are_read_however_they_are_cut(said: list[Said], cuts: list[int]) -> None:
    begin = {"answer": ANSWER.decode()}
    frames, words = sent(said), [begin.get(how, "") + words for how, words in said if how != "ping"]
    stream = b"".join(frames)
    edges = sorted({0, *(cut % (len(stream) + 1) for cut in cuts), len(stream)})
    for in_turn in (False, True):
        assert heard(frames, in_turn=in_turn) == words
        assert heard([stream[one:two] for one, two in pairwise(edges)], in_turn=in_turn) == words


def test_an_answer_waits_for_its_turn_and_what_comes_after_it_waits_behind() -> None:
    loop = Later()
    socket = listening(loop, in_turn=True)
    first, answer, after, long = sent([("text", "first"), ("answer", ""), ("text", "after"), ("text", "x" * 500)])
    said = ["first", ANSWER.decode(), "after", "x" * 500]
    socket.data_received(first)
    assert texts(socket.queue) == said[:1]
    socket.data_received(answer)
    came_at = socket.came_at
    socket.data_received(after)
    assert texts(socket.queue) == []
    assert socket.came_at == came_at, "so long it has waited"
    (turn,) = loop.then
    turn()
    assert texts(socket.queue) == said[1:3]
    socket.data_received(answer)
    socket.data_received(long)  # this one goes another way, and cannot overtake the answer
    assert texts(socket.queue)[0] == said[1]
    turn()
    for _ in range(IN_TURN):
        socket.data_received(answer)
    assert texts(socket.queue) == said[1:2] * IN_TURN, "nobody heaps up answers"


def test_an_answer_of_whoever_leaves_at_once_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dejarik.server.outlet.wait_on_porch", lambda *_: None)
    socket = listening(Later(), in_turn=True)
    socket.transport.pause_reading = lambda: pytest.fail("the transport is gone")  # type: ignore[method-assign]
    for message in sent([("answer", "one"), ("answer", "two")]):
        socket.data_received(message)
    socket.connection_lost(None)
    assert texts(socket.queue) == [ANSWER.decode() + words for words in ("one", "two")]


def test_a_short_text_takes_the_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    long = [False]
    monkeypatch.setattr(ServerProtocol, "receive_data", lambda *_: long.append(True))
    assert heard(sent([("text", "Готово")])) == ["Готово"]
    assert heard(sent([("text", "Готово" * 11)])) == []
    assert long == [False, True]


def test_reading_stops_while_more_than_one_message_waits() -> None:
    asyncio.run(_flood())


async def _flood() -> None:
    stopped: list[bool] = []
    flooded = outlet(Wire())
    flooded.transport = cast(
        "Any",
        SimpleNamespace(pause_reading=lambda: stopped.append(True), resume_reading=lambda: stopped.append(False)),
    )
    vars(flooded).update(queue=asyncio.Queue(), read_paused=False, curr_msg_data_type="text")
    for word in (b"one", b"two", b"three"):
        flooded.frames = [word]
        flooded.send_receive_event_to_app()
        assert stopped == ([] if word == b"one" else [True])
    heard = [cast("Any", await flooded.receive())["text"] for _ in range(3)]
    assert (heard, stopped) == (["one", "two", "three"], [True, False])
