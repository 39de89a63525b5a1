"""The dice: eight faces each, red for attack, green for defence («Кубики»)."""

from __future__ import annotations

from typing import Final, Literal

from dejarik.core.rng import Rng

#: Which dice are meant.
Which = Literal["attack", "defence"]  # xw.comp.dice

BLANK: Final = 0
FOCUS: Final = 1
HIT: Final = 2
CRIT: Final = 3
EVADE: Final = 4

NAMES: Final = ("blank", "focus", "hit", "crit", "evade")

#: What each of the eight faces shows; a die is one open draw below 8.
ATTACK_FACES: Final = (HIT, HIT, HIT, CRIT, FOCUS, FOCUS, BLANK, BLANK)  # xw.dice.attack-faces
DEFENCE_FACES: Final = (EVADE, EVADE, EVADE, FOCUS, FOCUS, BLANK, BLANK, BLANK)  # xw.dice.defence-faces


def roll_attack(rng: Rng, count: int) -> list[int]:
    return [ATTACK_FACES[rng.roll(8)] for _ in range(count)]  # xw.dice.open, xw.limit.dice


def roll_defence(rng: Rng, count: int) -> list[int]:
    return [DEFENCE_FACES[rng.roll(8)] for _ in range(count)]
