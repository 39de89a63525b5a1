"""What everything on the wire is made of.

Seats are counted from 0. Times are whole milliseconds; moments are milliseconds since 1970. `value` is always a domain
value of the game (a number, a word, or a list of them) that the client hands back as it came.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Language = Literal["ru", "en"]
PersonName = Annotated[str, Meta(min_length=1, max_length=40, description="What others at the table see.")]
AccountName = Annotated[str, Meta(min_length=2, max_length=40, description="The name one signs in with.")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
GameId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=63, description="Seats are counted from 0.")]
Words = Annotated[str, Meta(max_length=4000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
#: A moment or a count on the wire never leaves what JavaScript can hold exactly.
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]

State = Literal["waiting", "running", "over", "off"]
Dice = Literal["drawn", "shared", "chosen"]
OnTime = Literal["bot", "lose"]


#: A share of the dice, or its SHA-256, which promises it.
Share = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class Wire(msgspec.Struct, kw_only=True):
    """Base of what the server says: every field is always there."""


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Base of what clients ask: unknown fields are refused."""


class Problem(Wire):
    """Why a request was refused; nothing has changed. `message` is one sentence in the reader's language."""

    error: str
    message: str
    rule: str | None


class Done(Wire):
    """It is done; there is nothing more to say."""

    done: bool


class OptionCard(Wire):
    """A value and its name, as on a button."""

    value: Any
    label: str


class Health(Wire):
    """Whether the server can do its work."""

    status: Literal["ok"]
    version: str
    database: str
    matches: int
    sockets: int
