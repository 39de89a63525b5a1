"""The odds of an attack, exactly: every roll is counted, none is sampled.

Weights are whole numbers: eighths of eighths. The attacker rerolls so that the expected damage is greatest (then the
expected number of critical hits), all rerolls at once; the defender cannot do better than count every evade.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

import msgspec


class Red(NamedTuple):
    """Attack dice by face."""

    hit: int = 0
    crit: int = 0
    focus: int = 0
    blank: int = 0


class Green(NamedTuple):
    """Defence dice by face."""

    evade: int = 0
    focus: int = 0
    blank: int = 0


RED_FACES: Final = Red(3, 1, 2, 2)
GREEN_FACES: Final = Green(3, 2, 3)
#: More dice than any attack has.
MOST_DICE: Final = 12


class Attacker(msgspec.Struct, frozen=True):
    """What the attacking side brings: dice to roll, dice that lie already, and what may be done with them."""

    dice: int = 0
    #: Dice on the table that may still be rerolled, and those that may not.
    rolled: Red = Red()
    settled: Red = Red()
    #: A focus token: all focus results become hits.
    focus: bool = False
    #: A target lock: any dice are rerolled.
    lock: bool = False
    #: Dice that may be rerolled for another reason (Howlrunner).
    rerolls: int = 0
    #: Any blanks may be rerolled (Horton Salm).
    reroll_blanks: bool = False
    #: Marksmanship: one focus becomes a critical hit, the others hits.
    marksmanship: bool = False
    #: How many focus results become critical hits (Proton Torpedoes), blanks hits, hits critical hits.
    focus_to_crit: int = 0
    blank_to_hit: int = 0
    hit_to_crit: int = 0


class Defender(msgspec.Struct, frozen=True):
    """What the defending side brings."""

    dice: int = 0
    rolled: Green = Green()
    settled: Green = Green()
    focus: bool = False
    #: Evade tokens.
    evade: int = 0
    rerolls: int = 0
    #: How many focus results become evades without a token (Luke Skywalker).
    focus_to_evade: int = 0


class Odds(msgspec.Struct, frozen=True):
    """How an attack may end: (hits, critical hits, probability) after cancellation, and what follows from it."""

    outcomes: tuple[tuple[int, int, float], ...]

    @property
    def hit(self) -> float:
        """The chance that at least one result is left."""
        return self.at_least(1)

    @property
    def expected(self) -> float:
        """Damage on average, critical or not."""
        return sum((hits + crits) * chance for hits, crits, chance in self.outcomes)

    @property
    def expected_crits(self) -> float:
        return sum(crits * chance for _, crits, chance in self.outcomes)

    def at_least(self, damage: int) -> float:
        return sum(chance for hits, crits, chance in self.outcomes if hits + crits >= damage)

    @property
    def by_damage(self) -> tuple[float, ...]:
        """The chance of 0, 1, 2 … damage."""
        most = max((hits + crits for hits, crits, _ in self.outcomes), default=0)
        chances = [0.0] * (most + 1)
        for hits, crits, chance in self.outcomes:
            chances[hits + crits] += chance
        return tuple(chances)


@lru_cache(maxsize=1 << 14)
def odds(attacker: Attacker, defender: Defender) -> Odds:
    """The exact distribution of what is left of the attack after cancellation."""
    evades = evade_weights(defender)
    results = attack_weights(attacker, defender)
    total = sum(evades.values()) * sum(results.values())
    left: defaultdict[tuple[int, int], int] = defaultdict(int)
    for (hits, crits), weight in results.items():
        for evade, times in evades.items():
            left[cancel(hits, crits, evade)] += weight * times
    return Odds(tuple((hits, crits, weight / total) for (hits, crits), weight in sorted(left.items())))


def cancel(hits: int, crits: int, evades: int) -> tuple[int, int]:
    """Сравнение результатов: each evade takes a hit, and a critical hit when no hit is left."""
    spare = max(0, evades - hits)
    return max(0, hits - evades), max(0, crits - spare)


# ── defence ────────────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=1 << 14)
def evade_weights(defender: Defender) -> dict[int, int]:
    """How many evades the defender has in the end."""
    weights: defaultdict[int, int] = defaultdict(int)
    most = defender.dice + sum(defender.rolled)
    for thrown, weight in _green_rolls(defender.dice):
        dice = Green(*map(sum, zip(thrown, defender.rolled, strict=True)))
        blanks, eyes = _green_rerolls(defender, dice)
        kept = Green(dice.evade, dice.focus - eyes, dice.blank - blanks)
        for again, times in _green_rolls(blanks + eyes):
            final = Green(*map(sum, zip(kept, again, defender.settled, strict=True)))
            weights[_evades(defender, final)] += weight * times * 8 ** (most - blanks - eyes)
    return dict(weights)


def _green_rerolls(defender: Defender, dice: Green) -> tuple[int, int]:
    """Blanks and focus results to reroll: blanks first, then focus results that nothing would turn."""
    useful = dice.focus if defender.focus else min(dice.focus, defender.focus_to_evade)
    blanks = min(defender.rerolls, dice.blank)
    return blanks, min(defender.rerolls - blanks, dice.focus - useful)


def _evades(defender: Defender, dice: Green) -> int:
    turned = dice.focus if defender.focus else min(dice.focus, defender.focus_to_evade)
    return dice.evade + turned + defender.evade


@lru_cache(maxsize=1 << 14)
def _green_rolls(count: int) -> tuple[tuple[Green, int], ...]:
    found = []
    for evade in range(count + 1):
        for focus in range(count - evade + 1):
            blank = count - evade - focus
            ways = comb(count, evade) * comb(count - evade, focus)
            weight = ways * GREEN_FACES.evade**evade * GREEN_FACES.focus**focus * GREEN_FACES.blank**blank
            found.append((Green(evade, focus, blank), weight))
    return tuple(found)


# ── attack ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=1 << 14)
def attack_weights(attacker: Attacker, defender: Defender) -> dict[tuple[int, int], int]:
    """How many hits and critical hits there are before cancellation, if the attacker rerolls as well as possible."""
    weights: defaultdict[tuple[int, int], int] = defaultdict(int)
    most = attacker.dice + sum(attacker.rolled)
    for thrown, weight in _red_rolls(attacker.dice):
        dice = Red(*map(sum, zip(thrown, attacker.rolled, strict=True)))
        eyes, blanks = best_reroll(attacker, defender, dice)
        for (hits, crits), times in _after(attacker, dice, eyes, blanks).items():
            weights[hits, crits] += weight * times * 8 ** (most - eyes - blanks)
    return dict(weights)


@lru_cache(maxsize=1 << 14)
def best_reroll(attacker: Attacker, defender: Defender, dice: Red) -> tuple[int, int]:
    """How many focus results and blanks to reroll for the most damage; of equal choices the one with fewest dice."""

    def value(choice: tuple[int, int]) -> tuple[int, int]:
        scale = 8 ** (sum(dice) - sum(choice))
        damage = crits = 0
        for result, weight in _after(attacker, dice, *choice).items():
            worth = _worth(defender, *result)
            damage += worth[0] * weight * scale
            crits += worth[1] * weight * scale
        return damage, crits

    return max(_rerolls(attacker, dice), key=value)


def _rerolls(attacker: Attacker, dice: Red) -> Iterator[tuple[int, int]]:
    """Choices of (focus results, blanks) that the attacker may reroll, fewest dice first."""
    choices = [(eyes, blanks) for eyes in range(dice.focus + 1) for blanks in range(dice.blank + 1)]
    for eyes, blanks in sorted(choices, key=sum):
        needed = eyes + (0 if attacker.reroll_blanks else blanks)
        if attacker.lock or needed <= attacker.rerolls:
            yield eyes, blanks


@lru_cache(maxsize=1 << 14)
def _worth(defender: Defender, hits: int, crits: int) -> tuple[int, int]:
    """Damage and critical hits that get through, weighed over the defender's rolls."""
    damage = critical = 0
    for evades, weight in evade_weights(defender).items():
        left = cancel(hits, crits, evades)
        damage += sum(left) * weight
        critical += left[1] * weight
    return damage, critical


def _after(attacker: Attacker, dice: Red, eyes: int, blanks: int) -> dict[tuple[int, int], int]:
    """Results after rerolling so many focus results and blanks and all changes."""
    weights: defaultdict[tuple[int, int], int] = defaultdict(int)
    kept = Red(dice.hit, dice.crit, dice.focus - eyes, dice.blank - blanks)
    for again, weight in _red_rolls(eyes + blanks):
        weights[_changed(attacker, Red(*map(sum, zip(kept, again, attacker.settled, strict=True))))] += weight
    return weights


def _changed(attacker: Attacker, dice: Red) -> tuple[int, int]:
    """Hits and critical hits after every change the attacker may make."""
    hits, crits, eyes, blanks = dice
    if attacker.marksmanship and eyes:
        crits, hits, eyes = crits + 1, hits + eyes - 1, 0
    turned = min(attacker.focus_to_crit, eyes)
    crits, eyes = crits + turned, eyes - turned
    if attacker.focus:
        hits += eyes
    hits += min(attacker.blank_to_hit, blanks)
    sharpened = min(attacker.hit_to_crit, hits)
    return hits - sharpened, crits + sharpened


@lru_cache(maxsize=1 << 14)
def _red_rolls(count: int) -> tuple[tuple[Red, int], ...]:
    found = []
    for hit in range(count + 1):
        for crit in range(count - hit + 1):
            for focus in range(count - hit - crit + 1):
                blank = count - hit - crit - focus
                ways = comb(count, hit) * comb(count - hit, crit) * comb(count - hit - crit, focus)
                weight = ways * RED_FACES.hit**hit * RED_FACES.focus**focus * RED_FACES.blank**blank
                found.append((Red(hit, crit, focus, blank), weight))
    return tuple(found)
