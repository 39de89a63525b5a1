"""The odds of an attack, exactly: every roll is counted, none is sampled.

Both sides play as well as they can for damage: the attacker picks rerolls and tokens for the most damage (then the most
critical hits), the defender for the least, and both mind the shots of the same attack that are still to come. What
damage cards do between two shots is not foreseen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Annotated, Final, NamedTuple, TypeVar

import msgspec

from dejarik.core.odds import Odds, Reckoner, Reckoning, die, pool


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


Dice = TypeVar("Dice", Red, Green)

RED_DIE: Final = die({"hit": 3, "crit": 1, "focus": 2, "blank": 2})
GREEN_DIE: Final = die({"evade": 3, "focus": 2, "blank": 3})
#: More dice than any attack has.
MOST_DICE: Final = 12
REMEMBERED: Final = 1 << 13


class Attacker(msgspec.Struct, frozen=True):
    """What the attacking side brings: dice to roll, dice that lie already, and what may be done with them."""

    dice: int = 0
    #: Dice on the table that may still be rerolled, and those that may not.
    rolled: Red = Red()
    settled: Red = Red()
    #: Focus tokens: for one, all focus results become hits.
    focus: int = 0
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
    #: A hit does this much damage, whatever is left of the roll (Ion Cannon Turret: 1); 0: as much as is left.
    fixed_damage: int = 0


class Defender(msgspec.Struct, frozen=True):
    """What the defending side brings."""

    dice: int = 0
    rolled: Green = Green()
    settled: Green = Green()
    #: Focus and evade tokens, and how many of the latter may be spent in one attack.
    focus: int = 0
    evade: int = 0
    most_evades: int = MOST_DICE
    rerolls: int = 0
    #: How many focus results become evades without a token (Luke Skywalker).
    focus_to_evade: int = 0
    #: Critical hits are hits for it (the shuttle of mission 1).
    only_hits: bool = False
    #: Damage that removes it, so that no further shot is made; 0: it stays whatever happens.
    life: int = 0


class Fight(msgspec.Struct, frozen=True):
    """One shot, and the shots of the same attack that follow it; their tokens are those left by then."""

    attacker: Attacker
    defender: Defender
    later: tuple[Fight, ...] = ()


class End(NamedTuple):
    """How a shot ends: the results that get through, the attacker's focus, the defender's focus and evades left."""

    hits: int
    crits: int
    focus: int
    guard: int
    evade: int


#: Damage and critical hits on average.
Value = tuple[float, float]


class Chances(msgspec.Struct, frozen=True):
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


def odds(attacker: Attacker, defender: Defender, *later: Fight) -> Chances:
    """The exact distribution of what an attack does, shot after shot."""
    return chances_of(Fight(attacker, defender, later))


@lru_cache(maxsize=REMEMBERED)
def chances_of(fight: Fight) -> Chances:
    found = _damage(fight)
    return Chances(tuple((*left, weight / found.total) for left, weight in sorted(found.weights.items())))


@lru_cache(maxsize=REMEMBERED)
def _damage(fight: Fight) -> Odds[tuple[int, int]]:
    """Hits and critical hits of all shots together."""
    ends = _shot(fight)
    if not fight.later:
        return ends.map(lambda end: (end.hits, end.crits))

    def go_on(end: End) -> Odds[tuple[int, int]]:
        following = _following(fight, end)
        if following is None:
            return Odds({(end.hits, end.crits): 1})
        return _damage(following).map(lambda more: (end.hits + more[0], end.crits + more[1]))

    return ends.then(go_on)


def _following(fight: Fight, end: End) -> Fight | None:
    """The next shot with the tokens that are left, if there is one."""
    life = fight.defender.life
    if not fight.later or (life and end.hits + end.crits >= life):
        return None
    following, *later = fight.later
    return Fight(
        msgspec.structs.replace(following.attacker, focus=end.focus),
        msgspec.structs.replace(following.defender, focus=end.guard, evade=end.evade),
        tuple(later),
    )


def _worth(fight: Fight, end: End) -> float:
    """Damage of a shot that ends like this and of those to come."""
    following = _following(fight, end) if fight.later else None
    return end.hits + end.crits + (0 if following is None else _expected(following))


@lru_cache(maxsize=REMEMBERED)
def _expected(fight: Fight) -> float:
    return round(float(_damage(fight).mean(sum)), 12)


# ── attack ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=64)
def _reds(count: int) -> Odds[Red]:
    return pool(RED_DIE, count).map(Red._make)


def _shot(fight: Fight) -> Odds[End]:
    """One shot, both sides playing as well as they can."""
    attacker = fight.attacker
    return _reds(attacker.dice).then(lambda thrown: _rolled(fight, _sum(thrown, attacker.rolled)))


def _rolled(fight: Fight, dice: Red) -> Odds[End]:
    finals = Odds(dict(_finals(fight, dice, *best_reroll(fight, dice))))
    return finals.then(lambda final: _fired(fight, final))


def best_reroll(fight: Fight, dice: Red) -> tuple[int, int]:
    """How many focus results and blanks to reroll for the most damage; of equal choices the one with fewest dice."""
    choices = list(_rerolls(fight.attacker, dice))
    if len(choices) == 1:
        return choices[0]

    def value(choice: tuple[int, int]) -> Value:
        return _mean([(_score(fight, final), weight) for final, weight in _finals(fight, dice, *choice)])

    return max(choices, key=value)


def _rerolls(attacker: Attacker, dice: Red) -> Iterator[tuple[int, int]]:
    """Choices of (focus results, blanks) that the attacker may reroll, fewest dice first."""
    choices = [(eyes, blanks) for eyes in range(dice.focus + 1) for blanks in range(dice.blank + 1)]
    for eyes, blanks in sorted(choices, key=sum):
        needed = eyes + (0 if attacker.reroll_blanks else blanks)
        if attacker.lock or needed <= attacker.rerolls:
            yield eyes, blanks


def _finals(fight: Fight, dice: Red, eyes: int, blanks: int) -> list[tuple[Red, int]]:
    """What may lie there after so many focus results and blanks were rerolled."""
    kept = _sum(Red(dice.hit, dice.crit, dice.focus - eyes, dice.blank - blanks), fight.attacker.settled)
    return [(_sum(kept, again), weight) for again, weight in _reds(eyes + blanks).weights.items()]


@lru_cache(maxsize=REMEMBERED)
def _fired(fight: Fight, dice: Red) -> Odds[End]:
    """The dice lie: tokens and cards change what they change, the defender answers."""
    return _answered(fight, *_changed(fight, dice, spend=spends_focus(fight, dice)))


def spends_focus(fight: Fight, dice: Red) -> bool:
    """Whether the attacker does best to spend a focus token on these dice."""
    held, spent = _changed(fight, dice, spend=False), _changed(fight, dice, spend=True)
    if not fight.attacker.focus or held[:2] == spent[:2]:
        return False
    return _value(fight, _answered(fight, *spent)) > _value(fight, _answered(fight, *held))


def _changed(fight: Fight, dice: Red, *, spend: bool) -> tuple[int, int, int]:
    """Hits, critical hits and focus tokens after every change the attacker makes: what turns one focus comes first."""
    attacker = fight.attacker
    hits, crits, eyes, blanks = dice
    turned = min(attacker.focus_to_crit, eyes)
    crits, eyes = crits + turned, eyes - turned
    if attacker.marksmanship and eyes:
        crits, hits, eyes = crits + 1, hits + eyes - 1, 0
    if spend:
        hits += eyes
    hits += min(attacker.blank_to_hit, blanks)
    sharpened = min(attacker.hit_to_crit, hits)
    return hits - sharpened, crits + sharpened, attacker.focus - spend


@lru_cache(maxsize=REMEMBERED)
def _score(fight: Fight, dice: Red) -> Value:
    return _value(fight, _fired(fight, dice))


def _value(fight: Fight, ends: Odds[End]) -> Value:
    """What the attacker is after: damage, then critical hits."""
    return _mean([((_worth(fight, end), end.crits), weight) for end, weight in ends.weights.items()])


def _mean(weighed: Sequence[tuple[Value, int]]) -> Value:
    """On average, rounded so that equal values are equal however they were summed up."""
    total = sum(weight for _, weight in weighed)
    damage = sum(value[0] * weight for value, weight in weighed) / total
    return round(damage, 12), round(sum(value[1] * weight for value, weight in weighed) / total, 12)


# ── defence ────────────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=64)
def _greens(count: int) -> Odds[Green]:
    return pool(GREEN_DIE, count).map(Green._make)


@lru_cache(maxsize=REMEMBERED)
def _answered(fight: Fight, hits: int, crits: int, focus: int) -> Odds[End]:
    """The defender rolls against these results; `focus` tokens are left to the attacker."""
    defender = fight.defender
    start = End(hits + crits, 0, focus, 0, 0) if defender.only_hits else End(hits, crits, focus, 0, 0)

    def defend(thrown: Green) -> Odds[End]:
        dice = _sum(thrown, defender.rolled)
        eyes, blanks = _defence_rerolls(fight, start, dice)
        kept = Green(dice.evade, dice.focus - eyes, dice.blank - blanks)
        return _greens(eyes + blanks).map(lambda again: guarded(fight, start, _sum(kept, again, defender.settled)))

    return _greens(defender.dice).then(defend)


def _defence_rerolls(fight: Fight, start: End, dice: Green) -> tuple[int, int]:
    """Focus results and blanks that the defender rerolls."""
    defender = fight.defender
    choices = [
        (eyes, blanks)
        for eyes in range(dice.focus + 1)
        for blanks in range(dice.blank + 1)
        if eyes + blanks <= defender.rerolls
    ]
    if len(choices) == 1:
        return choices[0]

    def price(choice: tuple[int, int]) -> tuple[Value, int]:
        kept = Green(dice.evade, dice.focus - choice[0], dice.blank - choice[1])
        ends = _greens(sum(choice)).map(lambda again: guarded(fight, start, _sum(kept, again, defender.settled)))
        return _value(fight, ends), sum(choice)

    return min(choices, key=price)


def guarded(fight: Fight, start: End, dice: Green) -> End:
    """The defender's best use of tokens on these dice: least damage, least of it critical, fewest tokens."""
    defender = fight.defender
    ends = []
    for spend in range(min(1, defender.focus, dice.focus) + 1):
        turned = dice.focus if spend else min(dice.focus, defender.focus_to_evade)
        for tokens in range(min(defender.evade, defender.most_evades) + 1):
            hits, crits = cancel(start.hits, start.crits, dice.evade + turned + tokens)
            if fight.attacker.fixed_damage and hits + crits:
                hits, crits = fight.attacker.fixed_damage, 0
            ends.append(End(hits, crits, start.focus, defender.focus - spend, defender.evade - tokens))
            if not hits + crits:
                break
    if len(ends) == 1:
        return ends[0]
    return min(ends, key=lambda end: (_worth(fight, end), end.crits, -end.guard - end.evade))


def cancel(hits: int, crits: int, evades: int) -> tuple[int, int]:
    """Сравнение результатов: each evade takes a hit, and a critical hit when no hit is left."""
    spare = max(0, evades - hits)
    return max(0, hits - evades), max(0, crits - spare)


def _sum(*dice: Dice) -> Dice:
    return type(dice[0])(*map(sum, zip(*dice, strict=True)))


# ── for whoever asks ───────────────────────────────────────────────────────────────────────────────────────────────

Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)]


class Asked(msgspec.Struct, frozen=True):
    """An attack that somebody wants to know about."""

    attack: Count
    defence: Count = 0
    focus: bool = False
    lock: bool = False
    rerolls: Count = 0
    reroll_blanks: bool = False
    marksmanship: bool = False
    focus_to_crit: Count = 0
    blank_to_hit: Count = 0
    hit_to_crit: Count = 0
    ion: bool = False
    cluster: bool = False
    defence_focus: bool = False
    evade: Count = 0
    defence_rerolls: Count = 0
    focus_to_evade: Count = 0


class AttackReckoner(Reckoner):
    """Chances of the damage of one attack."""

    asks = Asked

    def reckon(self, asked: Asked) -> Reckoning:
        attacker = Attacker(
            dice=asked.attack,
            focus=int(asked.focus),
            lock=asked.lock,
            rerolls=asked.rerolls,
            reroll_blanks=asked.reroll_blanks,
            marksmanship=asked.marksmanship,
            focus_to_crit=asked.focus_to_crit,
            blank_to_hit=asked.blank_to_hit,
            hit_to_crit=asked.hit_to_crit,
            fixed_damage=int(asked.ion),
        )
        defender = Defender(
            dice=asked.defence,
            focus=int(asked.defence_focus),
            evade=asked.evade,
            rerolls=asked.defence_rerolls,
            focus_to_evade=asked.focus_to_evade,
        )
        return told(odds(attacker, defender, *([Fight(attacker, defender)] if asked.cluster else [])))


def told(found: Chances) -> Reckoning:
    return Reckoning(
        chances=found.by_damage,
        summary={
            "hit": f"{found.hit:.1%}",
            "expected": f"{found.expected:.3f}",
            "crits": f"{found.expected_crits:.3f}",
        },
        details={
            "hit": found.hit,
            "expected": found.expected,
            "expected_crits": found.expected_crits,
            "damage": found.by_damage,
            "outcomes": [{"hits": hits, "crits": crits, "chance": chance} for hits, crits, chance in found.outcomes],
        },
    )
