"""Lists that players bring to the table (a deck, a squad): who can read them, and what the rules hold against them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from dejarik.core.words import Texts, Value


class Complaint(msgspec.Struct, frozen=True):
    """One thing that a list does against the rules: `complaint-<reason>` is its sentence, `rule` the broken rule."""

    reason: str
    rule: str
    args: dict[str, Value] = {}


class Cover(msgspec.Struct, frozen=True):
    """A deck or squad at a glance, for whoever chooses one.

    Its words are messages of the game: `cover-size` (`have`, `most`), `cover-<mark>` names a mark, and
    `cover-style-<mark>` says how a list plays that is strongest there.
    """

    #: Pictures of the game, the most important first, and the messages that name them.
    pictures: tuple[str, ...]
    names: tuple[str, ...]
    side: Literal["light", "dark", "neutral"]
    #: What it is good at: from 1 to 5, as it stands among the ready lists.
    marks: dict[str, int]
    #: How much of what is allowed it takes: points, sets.
    have: int
    most: int
    #: It is one of those that the game brings along.
    ready: bool = False
    #: The message that says how it plays, where its makers have written one.
    advice: str = ""

    @property
    def style(self) -> str:
        """The mark in which it is strongest; of equal ones the first."""
        return max(self.marks, key=lambda mark: self.marks[mark])


def graded(values: Mapping[str, float], among: Sequence[Mapping[str, float]]) -> dict[str, int]:
    """Each value from 1 to 5, by where it stands between the least and the most of the ready lists."""
    found = {}
    for name, value in values.items():
        least, most = min(other[name] for other in among), max(other[name] for other in among)
        share = (value - least) / (most - least) if most > least else 0.5
        found[name] = 1 + round(4 * min(1.0, max(0.0, share)))
    return found


class Builder(ABC):
    """A game's reader of lists in the formats of its community."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    @abstractmethod
    def reads(self, text: str) -> bool:
        """Whether `text` looks like a list for this game at all; a file is offered to each game in turn."""

    @abstractmethod
    def check(self, text: str) -> list[Complaint]:
        """Everything that is wrong with the list; empty if it may be played.

        Refuses (`unreadable-list`) what cannot be read as a list: that is a mistake in the file, not against a rule.
        """

    def content(self, text: str) -> object:
        """What the list holds, as plain data for the game's own builder page; None if the page reads lists itself."""
        return None

    def forms(self, text: str, lang: str) -> dict[str, str]:
        """The same list in the formats that others read, by the name of the format."""
        return {}

    def explain(self, complaint: Complaint, lang: str) -> str:
        """A complaint in one sentence, without its rule."""
        return self.texts.say(lang, f"complaint-{complaint.reason}", complaint.args)
