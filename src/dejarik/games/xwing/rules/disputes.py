"""Settling disputes («Разрешение споров»): three attack dice against three defence dice, most focus results decide."""

from __future__ import annotations

from dejarik.core.rng import Rng
from dejarik.games.xwing.dice import FOCUS, roll_attack, roll_defence

DICE = 3


def settle_dispute(rng: Rng, with_attack_dice: int, with_defence_dice: int) -> int:
    """The seat whose reading holds from now on; ties are rolled again."""
    while True:
        red = roll_attack(rng, DICE).count(FOCUS)
        green = roll_defence(rng, DICE).count(FOCUS)
        if red != green:
            return with_attack_dice if red > green else with_defence_dice
