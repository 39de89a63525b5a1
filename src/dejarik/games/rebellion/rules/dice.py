"""Кубики: rolling, rerolling and setting them; what they are worth in a mission."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.rebellion.facts import (
    BLACK,
    COLOURS,
    DIE,
    FACES,
    GREEN,
    MOST_DICE,
    RED,
    SUCCESSES,
)
from dejarik.games.rebellion.state import Die, Table

#: In a mission each player rolls at most so many dice that are not green (reb.dice.max-mission).
MISSION_DICE = MOST_DICE[BLACK] + MOST_DICE[RED]


def roll(table: Table, counts: Sequence[int]) -> list[Die]:
    """Roll so many black, red and green dice."""
    rolls = table.rng.roll
    return [(colour, DIE[colour][rolls(6)]) for colour, count in enumerate(counts) for _ in range(count)]


def capped(counts: Sequence[int]) -> tuple[int, ...]:
    """Reductions come first, the cap afterwards (reb.dice.max-combat, reb.rote.green.max)."""
    return tuple([max(0, min(count, most)) for count, most in zip(counts, MOST_DICE, strict=True)])


def for_mission(normal: int, minor: int) -> tuple[int, int, int]:
    """Dice for skill icons, whose colour does not matter, and green ones for minor icons (reb.rote.minor-skills)."""
    normal = min(normal, MISSION_DICE)
    black = min(normal, MOST_DICE[BLACK])
    return black, normal - black, min(minor, MOST_DICE[GREEN])


def any_two(count: int) -> tuple[int, int, int]:
    """Dice that an ability just calls dice are red or black (reb.rote.green.not-generic)."""
    return for_mission(count, 0)


def successes(dice: Sequence[Die]) -> int:
    """A hit or direct hit is one success, a special two (reb.dice.mission-meaning)."""
    return sum([SUCCESSES[face] for _, face in dice])


def reroll(table: Table, dice: list[Die], which: Sequence[int]) -> None:
    """Dice picked for one reroll are rolled together; they may be rerolled again (reb.dice.reroll)."""
    for number in which:
        colour = dice[number][0]
        dice[number] = (colour, DIE[colour][table.rng.roll(6)])


def faces(dice: Sequence[Die], face: int) -> list[int]:
    """The places of dice that show a face."""
    return [number for number, (_, shown) in enumerate(dice) if shown == face]


def told(dice: Sequence[Die]) -> tuple[str, ...]:
    """Dice by name: "red-hit"."""
    return tuple([f"{COLOURS[colour]}-{FACES[face]}" for colour, face in dice])
