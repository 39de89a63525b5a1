"""Exact odds: everything that dice and choices may come to, each outcome with a whole number as its weight.

Nothing is sampled and nothing is rounded until somebody asks for a share:

    red = die({"hit": 3, "crit": 1, "focus": 2, "blank": 2})
    hits = red.map(lambda face: face in ("hit", "crit"))
    hits.chance(bool)                                     # Fraction(1, 2)
    again = red.then(lambda face: red if face == "blank" else sure(face))      # blanks are rolled once more
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping
from fractions import Fraction
from math import comb, gcd
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)
V = TypeVar("V", bound=Hashable)


class Odds(Generic[T]):
    """Outcomes and how often each of them comes, out of `total` times."""

    __slots__ = ("total", "weights")

    def __init__(self, weights: Mapping[T, int]) -> None:
        self.weights = weights
        self.total = sum(weights.values())

    def __eq__(self, other: object) -> bool:
        """Equal odds may have been counted in different numbers of times."""
        return isinstance(other, Odds) and dict(self.parts()) == dict(other.parts())

    def __hash__(self) -> int:
        return hash(frozenset(self.parts()))

    def __repr__(self) -> str:
        return f"Odds({dict(self.weights)})"

    def parts(self) -> Iterator[tuple[T, Fraction]]:
        """Each possible outcome with its chance."""
        return ((outcome, Fraction(weight, self.total)) for outcome, weight in self.weights.items() if weight)

    def map(self, change: Callable[[T], U]) -> Odds[U]:
        """The odds of what every outcome is turned to."""
        found: dict[U, int] = {}
        for outcome, weight in self.weights.items():
            changed = change(outcome)
            found[changed] = found.get(changed, 0) + weight
        return Odds(found)

    def then(self, follow: Callable[[T], Odds[U]]) -> Odds[U]:
        """The odds after one more step, which depends on how this one came out."""
        steps = [(follow(outcome), weight) for outcome, weight in self.weights.items() if weight]
        common = 1
        for step, _ in steps:
            common = common * step.total // gcd(common, step.total)
        found: dict[U, int] = {}
        for step, weight in steps:
            times = weight * (common // step.total)
            for outcome, share in step.weights.items():
                found[outcome] = found.get(outcome, 0) + share * times
        return Odds(found)

    def join(self, other: Odds[U], combine: Callable[[T, U], V]) -> Odds[V]:
        """The odds of two things at once that know nothing of each other."""
        found: dict[V, int] = {}
        for outcome, weight in self.weights.items():
            for another, times in other.weights.items():
                both = combine(outcome, another)
                found[both] = found.get(both, 0) + weight * times
        return Odds(found)

    def chance(self, wanted: Callable[[T], object]) -> Fraction:
        return Fraction(sum(weight for outcome, weight in self.weights.items() if wanted(outcome)), self.total)

    def mean(self, worth: Callable[[T], int | Fraction]) -> Fraction:
        """What it is worth on average."""
        return Fraction(sum(worth(outcome) * weight for outcome, weight in self.weights.items())) / self.total


def sure(outcome: T) -> Odds[T]:
    """What happens in any case."""
    return Odds({outcome: 1})


def die(faces: Mapping[T, int]) -> Odds[T]:
    """One die: how many of its sides show each face."""
    return Odds(faces)


def pool(one: Odds[T], count: int) -> Odds[tuple[int, ...]]:
    """A throw of equal dice: how many of them show each face, in the order of the die's faces."""
    sides = list(one.weights.values())

    def throws(left: int, place: int) -> Iterator[tuple[tuple[int, ...], int]]:
        if place == len(sides) - 1:
            yield (left,), sides[place] ** left
            return
        for showing in range(left + 1):
            ways = comb(left, showing) * sides[place] ** showing
            for rest, weight in throws(left - showing, place + 1):
                yield (showing, *rest), ways * weight

    return Odds(dict(throws(count, 0)))


class Reckoning(msgspec.Struct, frozen=True):
    """What is told to whoever asks about dice: the chances of 0, 1, 2 …, and a sentence about them."""

    chances: tuple[float, ...]
    #: Placeholders of the game's message `odds-summary`.
    summary: Mapping[str, str]
    #: Everything that is known, for programs.
    details: Mapping[str, object]


class Reckoner(ABC):
    """How a game answers questions about its dice, at a command line or on a page.

    `asks` is a struct of numbers, flags and words: each field is an option, explained by the game's message
    `odds-<field>`; `odds-help`, `odds-title` and `odds-count` say what is reckoned and counted.
    """

    asks: type[msgspec.Struct]
    #: Whatever is asked is answered in a moment, so that pages may ask, too.
    swift: ClassVar[bool] = False

    @abstractmethod
    def reckon(self, asked: Any) -> Reckoning: ...
