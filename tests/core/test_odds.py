"""Exact odds: small cases by hand, and every way of putting them together against counting it out."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as some

from dejarik.core.odds import Odds, die, pool, sure

COIN = die({"heads": 1, "tails": 1})
DICE = some.dictionaries(some.sampled_from("abcd"), some.integers(1, 4), min_size=1)


def test_a_coin() -> None:
    assert COIN.chance(lambda side: side == "heads") == Fraction(1, 2)
    assert COIN.mean(lambda side: 6 if side == "heads" else 0) == 3
    assert COIN.map(len) == sure(5)


def test_a_second_throw_after_tails() -> None:
    found = COIN.then(lambda side: COIN if side == "tails" else sure(side))
    assert dict(found.parts()) == {"heads": Fraction(3, 4), "tails": Fraction(1, 4)}
    assert found.weights == {"heads": 3, "tails": 1}


def test_two_coins_at_once() -> None:
    found = COIN.join(COIN, lambda one, other: (one, other).count("heads"))
    assert found == Odds({0: 1, 1: 2, 2: 1})


def test_equal_odds_are_equal_however_they_were_counted() -> None:
    assert Odds({"a": 2, "b": 2}) == Odds({"a": 1, "b": 1, "c": 0})
    assert hash(Odds({"a": 2, "b": 2})) == hash(Odds({"a": 1, "b": 1}))
    assert Odds({"a": 1, "b": 2}) != Odds({"a": 2, "b": 1})
    assert COIN != "COIN"
    assert repr(sure(1)) == "Odds({1: 1})"


@given(DICE, some.integers(0, 4))
def test_a_pool_is_what_counting_every_throw_finds(faces: dict[str, int], count: int) -> None:
    sides = [face for face, times in faces.items() for _ in range(times)]
    throws = Counter(tuple(throw.count(face) for face in faces) for throw in product(sides, repeat=count))
    assert {throw: weight for throw, weight in pool(die(faces), count).weights.items() if weight} == throws


@given(DICE, DICE)
def test_steps_and_joins_agree(one: dict[str, int], other: dict[str, int]) -> None:
    first, second = die(one), die(other)
    joined = first.join(second, lambda a, b: (a, b))
    assert first.then(lambda a: second.map(lambda b: (a, b))) == joined
    assert sum(chance for _, chance in joined.parts()) == 1


@pytest.mark.parametrize("count", [0, 1, 7])
def test_chances_of_a_pool_add_up(count: int) -> None:
    thrown = pool(die({"hit": 3, "crit": 1, "focus": 2, "blank": 2}), count)
    assert thrown.total == 8**count
    assert thrown.mean(lambda shown: shown[0]) == Fraction(3 * count, 8)
