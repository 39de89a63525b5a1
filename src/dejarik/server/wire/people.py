"""Who one is, how strong, and what one keeps."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from dejarik.server.wire.base import AccountName, GameId, Password, PersonName, Request, Wire


class Rating(Wire):
    """How strong somebody is at a game: `value` is what is shown, `matches` how many were counted."""

    game: str
    name: str
    value: float
    mean: float
    deviation: float
    matches: int


class Me(Wire):
    """Who I am. `person` is None until I have taken a name."""

    person: str | None
    name: str | None
    #: The name of my account; None for a guest.
    account: str | None
    ratings: list[Rating]


class TakeName(Request):
    """Play as a guest under this name, or change the name others see."""

    name: PersonName


class Credentials(Request):
    """Sign up or sign in."""

    account: AccountName
    password: Password


class Build(Wire):
    """A stored deck or squad: `text` is whatever the game's builder reads."""

    id: str
    game: str
    name: str
    text: str
    changed: int


class SaveBuild(Request):
    """Keep a deck or squad."""

    game: GameId
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    text: Annotated[str, Meta(max_length=20_000)]
