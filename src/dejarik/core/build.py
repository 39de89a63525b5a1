"""Lists that players bring to the table (a deck, a squad): who can read them, and what the rules hold against them."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from dejarik.core.words import Texts, Value


class Complaint(msgspec.Struct, frozen=True):
    """One thing that a list does against the rules: `complaint-<reason>` is its sentence, `rule` the broken rule."""

    reason: str
    rule: str
    args: dict[str, Value] = {}


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
