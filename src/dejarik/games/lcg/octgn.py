"""The card identifiers of OCTGN, so that decks travel between the two programs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from dejarik.games.lcg.cards.facts import sets

#: The game in OCTGN, and the start of the identifiers of its cards.
GAME: Final = "d5cf89e5-1984-4873-8ae0-f06eea411bb3"
_CARD: Final = "ff4fb461-8060-457a-9c16-"

_AFFILIATIONS: Final = {
    "jedi": 143,
    "rebel-alliance": 173,
    "smugglers-and-spies": 216,
    "sith": 94,
    "imperial-navy": 95,
    "scum-and-villainy": 93,
}

#: By set: the six printings in printed order.
_SETS: Final = {
    1: (63, 64, 67, 66, 65, 68),
    2: (137, 138, 141, 140, 139, 142),
    3: (144, 145, 147, 3, 146, 148),
    4: (149, 150, 151, 152, 153, 154),
    5: (155, 156, 158, 159, 157, 160),
    6: (161, 162, 163, 164, 165, 166),
    7: (167, 168, 169, 170, 171, 172),
    8: (174, 177, 176, 175, 179, 178),
    9: (10, 13, 15, 12, 14, 11),
    10: (132, 1, 134, 133, 135, 136),
    11: (180, 181, 182, 183, 184, 185),
    12: (186, 187, 188, 189, 190, 191),
    13: (4, 8, 6, 9, 5, 7),
    14: (192, 193, 194, 195, 196, 197),
    15: (16, 17, 18, 19, 20, 21),
    16: (198, 199, 200, 201, 202, 203),
    17: (204, 205, 206, 207, 208, 209),
    18: (210, 211, 212, 213, 215, 214),
    19: (102, 103, 104, 105, 106, 107),
    20: (114, 115, 116, 117, 118, 119),
    21: (126, 127, 128, 129, 130, 131),
    22: (22, 23, 24, 25, 26, 27),
    23: (96, 97, 98, 99, 100, 101),
    24: (120, 122, 123, 125, 124, 121),
    25: (108, 109, 110, 111, 112, 113),
    26: (69, 70, 71, 72, 73, 74),
    27: (46, 50, 48, 47, 51, 49),
    28: (28, 29, 30, 31, 32, 33),
    29: (34, 35, 36, 37, 38, 39),
    30: (40, 41, 42, 43, 44, 45),
    31: (58, 59, 2, 60, 61, 62),
    32: (52, 53, 54, 55, 56, 57),
    33: (75, 76, 77, 78, 79, 80),
    34: (217, 218, 219, 220, 221, 222),
    35: (81, 82, 83, 84, 85, 86),
    36: (87, 88, 89, 90, 91, 92),
    38: (235, 236, 237, 238, 239, 240),
    40: (241, 242, 243, 244, 245, 246),
    69: (355, 356, 357, 358, 359, 360),
}


def _printing(number: int) -> str:
    return f"{_CARD}{number:012d}"


def affiliation(name: str) -> str:
    """The identifier of an affiliation card."""
    return _printing(_AFFILIATIONS[name])


def printing(number: int, position: int) -> str:
    """The identifier of the card at `position` (0 is the objective) of a set."""
    return _printing(_SETS[number][position])


@cache
def titles() -> Mapping[str, str]:
    """From identifiers to card titles."""
    found = {affiliation(name): name for name in _AFFILIATIONS}
    for number in _SETS:
        found |= {printing(number, position): card for position, card in enumerate(sets()[number].cards)}
    return found
