"""The odds of a pool, exactly: every roll of its dice is counted, none is sampled.

Counted is the damage that a player could resolve with the dice as they lie: melee, ranged and indirect together, each
symbol with its modifiers where a die without a plus shows it, and all costs paid from the resources at hand. One reroll
is made for the most damage on average, of any dice. X counts as nothing, specials are not foreseen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import Annotated, Final

import msgspec

from dejarik.core.lists import entry_of
from dejarik.core.odds import Odds, Reckoner, Reckoning, die, sure
from dejarik.core.refusal import Refused
from dejarik.games.destiny.build import named
from dejarik.games.destiny.cards.facts import DAMAGE, FACTS, Side
from dejarik.games.destiny.cards.library import in_pool

#: More dice than this are not reckoned with; with a reroll every choice is weighed, which takes longer.
MOST_DICE: Final = 10
MOST_REROLLED: Final = 5
NOTHING: Final = Side("blank")

#: Sides that lie in a pool, in a fixed order; what does no damage is left out.
Sides = tuple[Side, ...]


def counts(side: Side) -> bool:
    """Whether a side can do damage."""
    return side.value > 0 and (side.symbol in DAMAGE or (side.symbol == "any" and side.modifier))


@lru_cache(maxsize=1 << 12)
def roll(card: str) -> Odds[Side]:
    """One die of a card; sides that do no damage are all the same."""
    found: dict[Side, int] = {}
    for side in FACTS[card].sides:
        shown = side if counts(side) else NOTHING
        found[shown] = found.get(shown, 0) + 1
    return die(found)


def _lay(lying: Sides, side: Side) -> Sides:
    if side == NOTHING:
        return lying
    return tuple(sorted((*lying, side), key=lambda one: (one.symbol, one.value, one.cost, one.modifier)))


@lru_cache(maxsize=1 << 12)
def thrown(cards: tuple[str, ...]) -> Odds[Sides]:
    """A throw of the dice of these cards."""
    found: Odds[Sides] = sure(())
    for card in cards:
        found = found.join(roll(card), _lay)
    return found


@lru_cache(maxsize=1 << 16)
def damage(lying: Sides, resources: int) -> int:
    """The most damage that can be resolved with these sides, over as many actions as it takes."""
    paid = [side for side in lying if side.cost]
    free = [side for side in lying if not side.cost]
    best = 0
    for count in range(len(paid) + 1):
        for chosen in combinations(paid, count):
            if sum(side.cost for side in chosen) <= resources:
                best = max(best, _total([*free, *chosen]))
    return best


def _total(sides: Sequence[Side]) -> int:
    """Modifiers count beside a die of their symbol without a plus; those of any symbol beside any."""
    bases = {side.symbol for side in sides if not side.modifier}
    return sum(
        side.value for side in sides if not side.modifier or side.symbol in bases or (side.symbol == "any" and bases)
    )


def after_activation(cards: Sequence[str], resources: int) -> Odds[int]:
    """Damage on the dice once they are rolled."""
    return thrown(tuple(sorted(cards))).map(lambda lying: damage(lying, resources))


# ── one reroll ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _choices(cards: Sequence[str], lying: Sequence[Side]) -> Iterator[tuple[tuple[str, ...], Sides]]:
    """Which dice to reroll, fewest first, and what stays where it lies."""
    seen = set()
    for count in range(len(cards) + 1):
        for chosen in combinations(range(len(cards)), count):
            again = tuple(sorted(cards[place] for place in chosen))
            kept: Sides = ()
            for place, side in enumerate(lying):
                if place not in chosen:
                    kept = _lay(kept, side)
            if (again, kept) not in seen:
                seen.add((again, kept))
                yield again, kept


@lru_cache(maxsize=1 << 14)
def _again(again: tuple[str, ...], kept: Sides, resources: int) -> Odds[int]:
    def joined(fallen: Sides) -> int:
        lying = kept
        for side in fallen:
            lying = _lay(lying, side)
        return damage(lying, resources)

    return thrown(again).map(joined)


@lru_cache(maxsize=1 << 14)
def best_reroll(cards: tuple[str, ...], lying: Sides, resources: int) -> Odds[int]:
    """What a pool comes to if the dice that promise most by it are rerolled once."""
    found = [_again(again, kept, resources) for again, kept in _choices(cards, lying)]
    return max(found, key=_mean)


def _mean(found: Odds[int]) -> Fraction:
    return found.mean(lambda count: count)


def with_reroll(cards: Sequence[str], resources: int) -> Odds[int]:
    """Damage after a roll and one reroll of the dice that promise most by it."""
    cards = tuple(sorted(cards))
    pool: Odds[Sides] = sure(())
    for card in cards:
        pool = pool.join(roll(card), lambda lying, side: (*lying, side))
    return pool.then(lambda lying: best_reroll(cards, lying, resources))


# ── for whoever asks ───────────────────────────────────────────────────────────────────────────────────────────────


class Asked(msgspec.Struct, frozen=True):
    """A pool that somebody wants to know about."""

    #: Names of cards with dice, as in a list: "2 Darth Vader Sith Lord; Lightsaber".
    dice: str
    resources: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    reroll: bool = False


def read_dice(text: str) -> list[str]:
    """The cards whose dice are asked about, once for each die."""
    found: list[str] = []
    for part in re.split(r"[;\n]", text):
        if part.strip():
            count, name = entry_of(part.strip())
            found += [_with_a_die(name)] * count
    if not found:
        raise Refused("odds-no-dice")
    return found


def _with_a_die(name: str) -> str:
    found = [card for card in named(name) if FACTS[card].sides and in_pool(card)]
    if not found:
        raise Refused("odds-no-die", name=name[:60])
    if len(found) > 1:
        known = ", ".join(f"{FACTS[card].name} {FACTS[card].subtitle}" for card in found)
        raise Refused("odds-which-die", name=name[:60], known=known)
    return found[0]


class PoolReckoner(Reckoner):
    """Chances of the damage on a pool."""

    asks = Asked

    def reckon(self, asked: Asked) -> Reckoning:
        cards = read_dice(asked.dice)
        most = MOST_REROLLED if asked.reroll else MOST_DICE
        if len(cards) > most:
            raise Refused("odds-too-many-dice", most=most)
        found = (with_reroll if asked.reroll else after_activation)(cards, asked.resources)
        return told(found)


def told(found: Odds[int]) -> Reckoning:
    chances = tuple(float(found.chance(lambda dealt, n=n: dealt == n)) for n in range(max(found.weights) + 1))  # type: ignore[misc]
    mean = float(_mean(found))
    some = 1 - chances[0]
    return Reckoning(
        chances,
        {"some": f"{some:.2%}", "expected": f"{mean:.2f}"},
        {
            "outcomes": [{"damage": count, "chance": chance} for count, chance in enumerate(chances)],
            "expected": mean,
        },
    )
