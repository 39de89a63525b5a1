"""Names of people: data, wherever they come from."""

from __future__ import annotations

import unicodedata
from typing import Final

#: Characters of the longest name.
LONGEST: Final = 80
#: Letters and signs that show nothing, though Unicode counts them among those that do (fillers, selectors, a blank).
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
#: Marks that one letter may carry: hardly a script needs more, and towers of them cover what stands above and below.
_MARKS: Final = 3


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
