"""One open socket at a table, as the rest of the server knows it."""

from __future__ import annotations

from typing import Protocol

import msgspec

from dejarik.server import wire

_encode = msgspec.json.Encoder().encode


class Outlet(Protocol):
    """The way to one client. It takes what it is given at once, in order, and cuts off whoever cannot keep up."""

    def push(self, message: bytes, /) -> None: ...

    def close(self) -> None: ...


class Client:
    """One open socket: who looks, from which seat, in which language, and how far they have been told."""

    __slots__ = ("_outlet", "address", "lang", "lines", "name", "person", "push", "seat", "sent", "text")

    def __init__(
        self,
        outlet: Outlet,
        person: str | None,
        name: str | None,
        seat: int | None,
        lang: wire.Language,
        *,
        text: bool,
        address: str = "",
    ) -> None:
        self._outlet = outlet
        self.push = outlet.push
        self.person = person
        self.name = name
        self.seat = seat
        self.lang: wire.Language = lang
        self.text = text
        #: Where they look from.
        self.address = address
        #: How far in the match's whole journal this client has been sent, and how many lines of it that were.
        self.sent = 0
        self.lines = 0

    def close(self) -> None:
        """Let the socket end; the client will come back."""
        self._outlet.close()

    def say(self, message: wire.ServerMessage) -> None:
        self.push(_encode(message))
