"""Lists that players bring to the table (a deck, a squad): who can read them, and what the rules hold against them."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import Any, Final

import msgspec

from dejarik.core.refusal import Refused
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


#: A list is a page of text; anything longer is something else.
LONGEST: Final = 100_000


def page(text: str) -> str:
    """The text of a list, if it can be one."""
    if len(text) > LONGEST:
        raise unreadable(Refused("list-too-long", most=LONGEST))
    return text.removeprefix("\ufeff")


def json_list(text: str) -> Any:
    """The value of a list that is written as JSON."""
    try:
        found = json.loads(text)
        json.dumps(found, ensure_ascii=False).encode()  # a half of a letter (a lone surrogate) can be told to nobody
    except json.JSONDecodeError as error:
        raise unreadable(Refused("list-no-json", line=error.lineno, column=error.colno)) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets in brackets in brackets
        raise unreadable(Refused("list-odd-json")) from None
    return found


def copies(written: str, name: str, most: int = 99) -> int:
    """How many of something a list asks for; a number that no list needs is refused."""
    if not written.isdecimal():
        raise unreadable(Refused("list-no-number", given=written[:20]))
    count = int(written[:9])
    if count > most:
        raise unreadable(Refused("list-copies", count=count, name=name))
    return count


def unreadable(problem: str | Refused) -> Refused:
    """The refusal of a file that is no list; `problem` says where it stops making sense: a place in it, or why."""
    return Refused("unreadable-list", problem=problem)
