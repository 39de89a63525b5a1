"""Games, rules, decks and squads."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from dejarik.server.wire.base import Language, OptionCard, Request, Wire


class Setting(Wire):
    """One option of a match: `schema` is a JSON schema (type, enum, minimum, maximum …), `default` its usual value."""

    name: str
    label: str
    hint: str | None
    schema: dict[str, Any]
    #: Names of the values (of each entry, in a list), where the value itself does not say enough.
    choices: list[OptionCard]
    #: Where it stands in the form: at once, among what few need, or only where more than two play.
    group: Literal["main", "more", "teams"]
    default: Any
    #: Spares players what the rules leave to eye or memory: on against bots unless one says otherwise.
    aid: bool


class BotLevel(Wire):
    """A bot that can play this game; they come weakest first."""

    name: str
    label: str


class PresetCard(Wire):
    """A way to play that can be chosen at once."""

    id: str
    label: str
    hint: str
    options: dict[str, Any]
    seats: int | None


class LessonCard(Wire):
    """A guided first match, and how many decisions it has."""

    id: str
    title: str
    steps: int


class GameCard(Wire):
    """A game as the lobby shows it."""

    id: str
    name: str
    #: The name where there is little room, one line that says what it is like, how long a match takes.
    short_name: str
    motto: str
    duration: str
    tagline: str
    version: int
    least_seats: int
    most_seats: int
    settings: list[Setting]
    #: Ways to play that can be chosen at once, the easiest first.
    presets: list[PresetCard]
    lessons: list[LessonCard]
    bots: list[BotLevel]


class RuleCard(Wire):
    """One rule in the reader's language, and the chapter it stands in."""

    id: str
    kind: str
    section: str
    text: str


class RulebookPage(Wire):
    """A game's rules in the order of the book, or those found by a search, best first."""

    game: str
    title: str
    lang: Language
    search: str
    rules: list[RuleCard]


class ChapterCard(Wire):
    """A chapter of the book: its rules in order, and how we read what the book leaves open."""

    title: str
    rules: list[RuleCard]
    readings: list[RuleCard]


class Book(Wire):
    """A game's rules as a book: every chapter once, in the book's order."""

    game: str
    title: str
    lang: Language
    how_to_win: str
    chapters: list[ChapterCard]


class CheckList(Request):
    """A deck or squad to be checked."""

    text: Annotated[str, Meta(max_length=20_000)]


class AskCovers(Request):
    """Decks or squads to be shown: names of ready ones, or lists as text."""

    texts: Annotated[list[Annotated[str, Meta(max_length=20_000)]], Meta(max_length=100)]


class MarkCard(Wire):
    """What a list is good at, from 1 to 5."""

    label: str
    grade: int


class CoverCard(Wire):
    """A deck or squad at a glance: pictures of the game, who leads it, how it plays, and what speaks against it."""

    pictures: list[str]
    names: list[str]
    side: Literal["light", "dark", "neutral"]
    style: str
    marks: list[MarkCard]
    size: str
    #: The first thing that the rules hold against it; None: it may be played.
    problem: str | None


class AskOdds(Request):
    """A question about dice: the fields that `dejarik odds GAME` takes as options."""

    asked: dict[str, Any]


class ComplaintCard(Wire):
    """One thing that a deck or squad does against the rules."""

    sentence: str
    rule: str


class ListVerdict(Wire):
    """What the game reads in a list: complaints (none: it may be played), its content, and other formats."""

    complaints: list[ComplaintCard]
    content: Any
    forms: dict[str, str]
