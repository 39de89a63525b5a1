"""The short ways in and out: messages that are ready go straight to the socket, without a coroutine and a queue for
each; and a short message that comes in one piece, as nearly all do, is read without the machinery for those that do
not."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from dejarik.server.pace import Allowance
from dejarik.server.porch import wait_on_porch

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

log = logging.getLogger("dejarik.server")

#: The name of the extension under which an application finds the outlet in the ASGI scope of a WebSocket.
OUTLET: Final = "dejarik.outlet"

#: How a socket ends whose seat was given up.
GONE: Final = 4000

#: Bytes that a reader may lag behind before it is cut off; it can come back and resume.
BACKLOG: Final = 1 << 20

#: Seconds by which a timer may ring early.
A_MOMENT: Final = 0.1

#: Bytes that are looked through in one turn of the loop: they may hold very many frames, and other tables wait.
PORTION: Final = 512
#: Frames that a socket may send for each message that it may (signs of life, parts of messages), and at once; whoever
#: sends more is read no further for so many seconds.
FRAMES, AT_ONCE, REST = 4.0, 100.0, 1.0
#: Seconds until we look again whether the application has taken what came before.
SOON: Final = 0.01
#: Pieces that one message may come in.
PIECES: Final = 1000

#: How a message begins that may wait for answers at other tables, and how many of one socket wait at most.
ANSWER: Final = b'{"type":"answer"'
IN_TURN: Final = 8

#: Has something done when the answers of many tables are dealt with together.
InTurn = Callable[[Callable[[], None]], None]

_TEXT, _SHORT, _MEDIUM = 0x81, 126, 1 << 16
#: The bit of a message from a client that says that it is masked, and where mask and message begin.
_MASKED, _MASK, _MESSAGE = 0x80, 2, 6


def frame(message: bytes) -> bytes:
    """A whole text message as a server sends it (RFC 6455, 5.2)."""
    size = len(message)
    if size < _SHORT:
        return bytes((_TEXT, size)) + message
    if size < _MEDIUM:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + message


def short_text(data: bytes) -> bytes | None:
    """What a client says, if this is one whole short text message and nothing else (RFC 6455, 5.2)."""
    size = len(data) - _MESSAGE
    if not 0 <= size < _SHORT or data[0] != _TEXT or data[1] != _MASKED | size:
        return None
    return apply_mask(data[_MESSAGE:], data[_MASK:_MESSAGE])


class Post:
    """Empties the outlets of one loop: one turn for all that have something to write, not a turn for each."""

    def __init__(self) -> None:
        self._full: list[OutletProtocol] = []

    def take(self, outlet: OutletProtocol) -> None:
        if not self._full:
            outlet.loop.call_soon(self._deliver)
        self._full.append(outlet)

    def _deliver(self) -> None:
        full, self._full = self._full, []
        for outlet in full:
            try:
                outlet.deliver()
            except Exception:  # one broken socket must not keep letters from the others
                log.exception("a socket could not be written to")


#: Whoever writes for the sockets of a loop.
_POSTS: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Post]] = WeakKeyDictionary()


def _post_of(loop: asyncio.AbstractEventLoop) -> Post:
    if (post := _POSTS.get(loop)) is None:
        post = _POSTS[loop] = Post()
    return post


class OutletProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which is itself the outlet of its application (see `client.Outlet`)."""

    #: When something last came from the other side, by the clock of the loop; and by the performance counter when that
    #: came which is dealt with now, or the first of what waits for its turn.
    heard_at = 0.0
    came_at = 0.0
    #: Whom an answer waits for, and what waits: an answer, and whatever came after it.
    _in_turn: InTurn | None = None
    _early: tuple[bytes, ...] = ()
    #: Who writes for all sockets, and what is to be written here: a scene and the word that an answer was accepted come
    #: at once, and need one call only.
    _post: Post
    _letters: tuple[bytes, ...] = ()
    #: What has come and is still to be looked through; while there is some, nothing more is read.
    _held: bytes | None = None
    #: Frames that came in this portion, and how many may come.
    _came = 0
    _frames: Allowance | None = None

    def connection_made(self, transport: Any) -> None:
        self._post = _post_of(self.loop)
        super().connection_made(transport)

    def take_turns(self, in_turn: InTurn) -> None:
        """From now on answers wait for those of other tables: nothing is woken for each, to work with cold caches."""
        self._in_turn = in_turn

    def hold_to(self, messages_per_second: float) -> None:
        """From now on nobody may send much more than these; 0 is no limit."""
        self._frames = Allowance(FRAMES * messages_per_second, AT_ONCE)

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        if not self._early:
            self.came_at = time.perf_counter()
        if self._held is not None:  # it came before reading stopped
            self._held += data
            self.transport.pause_reading()
            return
        text = short_text(data) if self._between_messages() else None
        if text is not None:
            self._hear(text)
            return
        self._hand_on_early()
        if len(data) > PORTION and self.conn.state is OPEN:
            self._held = data
            self.transport.pause_reading()
            self._look_on()
        else:
            super().data_received(data)
            if self._too_many():
                self._held = b""
                self.transport.pause_reading()
                self.loop.call_later(REST, self._look_on)

    # ── answers in turn ────────────────────────────────────────────────────────────────────────────────────────────

    def _hear(self, text: bytes) -> None:
        """A whole message: an answer waits for its turn, and so does whatever comes after it."""
        if not self._early:
            if self._in_turn is None or not text.startswith(ANSWER):
                self._hand_on(text)
                return
            self._in_turn(self._hand_on_early)
        self._early += (text,)
        if len(self._early) == IN_TURN:
            self._hand_on_early()

    def _hand_on_early(self) -> None:
        early, self._early = self._early, ()
        for text in early:
            self._hand_on(text)

    def _hand_on(self, text: bytes) -> None:
        self.curr_msg_data_type, self.frames = "text", [text]
        self.send_receive_event_to_app()

    # ── a heap of frames ───────────────────────────────────────────────────────────────────────────────────────────

    def handle_events(self) -> None:
        self._came += len(self.conn.events)
        super().handle_events()

    def _too_many(self) -> bool:
        """Whether there were more frames than may come."""
        came, self._came = self._came, 0
        allowed = self._frames
        return allowed is not None and sum(allowed.take() for _ in range(came)) < came

    def _look_on(self) -> None:
        """Look through the next portion of what was held back, once the application has taken what came before."""
        if self._held is None or self.transport.is_closing():
            self._held = None
        elif not self.queue.empty():
            self.loop.call_later(SOON, self._look_on)
        elif not self._held:
            self._held = None
            self.transport.resume_reading()
        else:
            self.read_paused = True  # or uvicorn would read on as soon as a message is taken
            read = 0
            # the inside of a large frame costs nothing
            while read < len(self._held) and not self._came and not self.transport.is_closing():
                super().data_received(self._held[read : read + PORTION])
                read += PORTION
            self._held = self._held[read:]
            self.read_paused = False
            if self._too_many():
                self.loop.call_later(REST, self._look_on)
            else:
                self.loop.call_soon(self._look_on)

    def handle_ping(self) -> None:
        """Nobody is answered for ever who does not read."""
        if self.transport.get_write_buffer_size() > BACKLOG:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= PIECES:
            self.transport.abort()
        else:
            super().handle_cont(event)

    # ── one message after the other ────────────────────────────────────────────────────────────────────────────────

    def _between_messages(self) -> bool:
        """The socket is open, and nothing has come of the next message."""
        return not self.frames and self.conn.state is OPEN and not self.conn.reader.buffer

    def send_keepalive_ping(self) -> None:
        """Only whoever has been silent is asked whether they are still there."""
        assert self.ping_interval is not None
        again = self.heard_at + self.ping_interval - self.loop.time()
        if again > A_MOMENT:
            self.ping_timer = self.loop.call_later(again, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """One message that waits for the application does not yet keep us from reading on, as it would in uvicorn."""
        if self.queue.empty() and not self.read_paused:
            self.read_paused = True
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        self.read_paused = True  # nothing more is read, and that cannot be said to a transport that is gone
        self._hand_on_early()
        wait_on_porch(self.loop, partial(super().connection_lost, exc))

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            assert not self.conn.extensions, "frames are written as they are: nothing may be agreed on to change them"
            self.scope["extensions"][OUTLET] = {"outlet": self}

    def push(self, message: bytes) -> None:
        """Write a text message at the end of this turn of the loop, together with those that still come."""
        if not self._letters:
            self._post.take(self)
        self._letters += (frame(message),)

    def deliver(self) -> None:
        """Write what has come together, unless the socket is about to end or its reader lags behind."""
        letters, self._letters = self._letters, ()
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > BACKLOG:
            self.transport.abort()
        else:
            self.transport.write(b"".join(letters))

    def close(self) -> None:
        """End the socket, after what is said in this turn."""
        self.loop.call_soon(self._close)

    def _close(self) -> None:
        if not self.close_sent and not self.transport.is_closing():
            task = self.loop.create_task(self.send({"type": "websocket.close", "code": GONE, "reason": None}))
            task.add_done_callback(self.on_task_complete)
            self.tasks.add(task)
