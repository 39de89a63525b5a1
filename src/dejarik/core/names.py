"""Names of people: data, wherever they come from."""

from __future__ import annotations

import unicodedata
from typing import Final

#: Characters of the longest name.
LONGEST: Final = 80


def plain(name: str) -> str:
    """A name as it is shown: one line, nothing invisible, no commands to a terminal; perhaps nothing is left."""
    seen = unicodedata.normalize("NFC", name[: LONGEST * 4])
    seen = "".join(letter for letter in seen if unicodedata.category(letter)[0] not in "CZ" or letter == " ")
    return " ".join(seen.split())[:LONGEST]
