"""Who has which seat of a match."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

#: Kinds of seats that somebody else will take.
WAITED_FOR: Final = frozenset({"invite", "open"})


def new_invite() -> str:
    """The secret of a link to a seat."""
    return secrets.token_urlsafe(16)


class Sitting(msgspec.Struct, frozen=True):
    """Who has a seat. With both a person and a bot, the bot plays until the person comes back."""

    seat: int
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    #: How an empty seat may be taken: by anybody (open), with a link (invite), or not at all (closed).
    entry: str = "closed"
    invite: str | None = None
    invited: int | None = None
    #: Whom an empty seat is kept for, under which name, and whether they have said that they will not come.
    awaited: str | None = None
    awaited_name: str | None = None
    declined: bool = False

    def nameless(self, person: str) -> Sitting:
        """The same, without the name of somebody who is gone: an empty one is told as a neutral word."""
        nameless = msgspec.structs.replace(self, name="") if self.person == person else self
        return msgspec.structs.replace(nameless, awaited_name="") if self.awaited == person else nameless

    def concerns(self, person: str) -> bool:
        """Somebody sits here, or is expected."""
        return person in (self.person, self.awaited)

    def kept_for(self, person: str | None) -> bool:
        """Somebody may sit down here because nobody has taken the seat that was kept for them."""
        return self.empty and person is not None and self.awaited == person

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def human(self) -> bool:
        """A person decides here."""
        return self.person is not None and self.bot is None

    @property
    def minded(self) -> bool:
        """A bot plays for a person who is away."""
        return self.person is not None and self.bot is not None
