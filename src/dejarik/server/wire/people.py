"""Who one is, how strong, and what one keeps."""

from __future__ import annotations

from typing import Annotated, Literal

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


class Tally(Wire):
    """How often something was played, and how often it was won."""

    name: str
    played: int
    won: int


class RatingStep(Wire):
    """A rating after one match."""

    at: int
    value: float
    match: str


class GameTally(Wire):
    """All my finished matches of one game: in all, by side, by deck or squad, and how the rating went."""

    game: str
    played: int
    won: int
    sides: list[Tally]
    decks: list[Tally]
    rating: Rating | None
    steps: list[RatingStep]


class PastMatch(Wire):
    """A match that I finished."""

    match: str
    game: str
    ended: int
    seat: int
    won: bool
    #: What I played, in words; empty where all play alike.
    side: str
    deck: str
    #: Everybody else at the table.
    others: list[str]
    #: How it ended, in one sentence.
    sentence: str
    #: It counted for the ratings.
    rated: bool


class Profile(Wire):
    """What one looks back on: numbers by game and the last matches, newest first."""

    name: str
    account: str | None
    created: int
    played: int
    won: int
    games: list[GameTally]
    history: list[PastMatch]
    #: How many more there are.
    more: int


CallForm = Literal["discord", "slack", "telegram"]
CallTrouble = Literal["gone", "refused", "late", "nobody"]


class Calls(Wire):
    """How I want to be called when a match waits for me."""

    #: Even when I have the table open.
    always: bool
    form: CallForm | None
    #: Where messages go; of what opens the door there only the end is shown.
    address: str
    chat: str
    #: Why the last message did not arrive.
    trouble: CallTrouble | None
    #: Browsers that take web push: the first 40 digits of the SHA-256 of their endpoints.
    browsers: list[str]
    #: The server's key, with which browsers subscribe.
    key: str


class SetCalls(Request):
    """Change how I want to be called; what is left out stays as it is."""

    always: bool | None = None
    #: Another address of mine, or none any more.
    form: CallForm | Literal["none"] | None = None
    url: Annotated[str, Meta(max_length=1000)] = ""
    chat: Annotated[str, Meta(max_length=80)] = ""


class AddBrowser(Request):
    """Call me in this browser, too: its subscription to web push."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=60)]


class Trial(Wire):
    """What became of a message on trial: how many arrived, and why others did not."""

    sent: int
    troubles: list[CallTrouble]


class Goodbye(Request):
    """Delete my account and everything that only concerns me; accounts say their password once more."""

    password: Annotated[str, Meta(max_length=200)] = ""
