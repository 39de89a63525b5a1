"""Lists as people write and exchange them: pages of bounded size, names in any language, counts, comments, JSON.

What a list means is the game's business; how people spell is the same everywhere:

    pilots = Names({"luke-skywalker": ["Luke Skywalker", "Люк Скайуокер"]})
    for line in lines(page(text)):
        entry = entry_of(line)                    # "2x «Люк Скайуокер» (28)" → Entry(2, "«Люк Скайуокер»")
        pilots.find(entry.name)                   # "luke-skywalker"
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Generic, NamedTuple, TypeVar

from dejarik.core.refusal import Refused

Id = TypeVar("Id")

#: A list is a page of text; anything longer is something else.
LONGEST: Final = 100_000
#: No list needs more copies of one thing.
MOST: Final = 99

_ENTRY: Final = re.compile(
    r"^(?:(?P<count>\d+)\s*[x×х*](?!-\w)\s*|(?P<bare>\d+)\s+|[-*•]\s+)?(?P<name>.+?)(?:\s*[x×х]\s*(?P<after>\d+))?$",
    re.IGNORECASE,
)
_BRACKETS: Final = re.compile(r"\s*[(\[]\s*\d+\s*[)\]]\s*$")
_COMMENT: Final = re.compile(r"(?:^|\s)#.*|^//.*")


def unreadable(problem: str | Refused) -> Refused:
    """The refusal of a file that is no list; `problem` says where it stops making sense: a place in it, or why."""
    return Refused("unreadable-list", problem=problem)


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


def copies(written: str, name: str, most: int = MOST) -> int:
    """How many of something a list asks for; a number that no list needs is refused."""
    if not written.isdecimal():
        raise unreadable(Refused("list-no-number", given=written[:20]))
    count = int(written[:9])
    if count > most:
        raise unreadable(Refused("list-copies", count=count, name=name))
    return count


# ── lines ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Entry(NamedTuple):
    """One line of a list: how many of what."""

    number: int
    name: str


def lines(text: str) -> Iterator[str]:
    """What stands on the page, line by line, without comments (`# …`, `// …`)."""
    for line in text.splitlines():
        written = _COMMENT.sub("", line.strip()).strip()
        if written:
            yield written


def entry_of(line: str) -> Entry:
    """A count before ("2x Pilot", "2 Pilot", "- Pilot") or behind ("Pilot x2"), and a name without its price "(23)"."""
    found = _ENTRY.match(line.strip())
    if found is None:
        return Entry(1, line)
    name = without_price(found["name"])
    return Entry(copies(found["count"] or found["bare"] or found["after"] or "1", name), name)


def without_price(name: str) -> str:
    return _BRACKETS.sub("", name).strip()


# ── names ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def spelling(name: str) -> str:
    """A name without what hands and programs write differently: case, ё, quotes, spaces, hyphens."""
    return re.sub(r"[^0-9a-zа-я]", "", name.casefold().replace("ё", "е"))


class Names(Generic[Id]):
    """What things may be called, in every language."""

    def __init__(self, called: Mapping[Id, Iterable[str]]) -> None:
        self._ids: dict[str, Id] = {spelling(name): thing for thing, names in called.items() for name in names}

    def find(self, name: str) -> Id | None:
        return self._ids.get(spelling(name))

    def __contains__(self, name: str) -> bool:
        return spelling(name) in self._ids
