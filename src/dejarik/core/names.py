"""Names and other words of people: data, wherever they come from."""

from __future__ import annotations

import unicodedata
from typing import Final

#: Characters of the longest name.
LONGEST: Final = 80
#: Letters and signs that show nothing, though Unicode counts them among those that do (fillers, selectors, a blank).
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
#: Marks that one letter may carry: hardly a script needs more, and towers of them cover what stands above and below.
_MARKS: Final = 3
#: What turns the direction in which a line is read.
_TURNS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def _shows(letter: str) -> bool:
    return letter == " " or (unicodedata.category(letter)[0] not in "CZ" and letter not in _BLANK)


def _low(seen: str) -> str:
    """Without towers of marks, and without those that have nothing to stand on."""
    kept, marks = "", _MARKS
    for letter in seen:
        if unicodedata.category(letter)[0] != "M":
            marks = _MARKS if letter == " " else 0
        elif marks < _MARKS:
            marks += 1
        else:
            continue
        kept += letter
    return kept


def plain(name: str) -> str:
    """A name as it is shown: one line, nothing invisible, no commands to a terminal; perhaps nothing is left."""
    seen = unicodedata.normalize("NFC", name[: LONGEST * 4])
    seen = _low("".join(filter(_shows, seen)))
    return " ".join(seen.split())[:LONGEST]


def harmless(words: str) -> str:
    """Words that somebody else chose, as they may stand in any text: with a sign for each command to a terminal."""
    if words.isprintable():
        return words
    return "".join(["\N{REPLACEMENT CHARACTER}" if _commands(letter) else letter for letter in words])


def _commands(letter: str) -> bool:
    return letter in _TURNS or (unicodedata.category(letter) == "Cc" and letter not in "\n\t")
