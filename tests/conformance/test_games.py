"""Every registered game passes the same checks, at every number of seats, in every variant, over many seeds."""

from __future__ import annotations

from functools import cache

import pytest

from dejarik.core.game import games
from dejarik.lab import conformance

#: A table: the game, how many sit at it, and the way they play.
Table = tuple[str, int, str]

#: The plain game at every number of seats; every other variant at the fewest seats that it takes.
TABLES: list[Table] = [(name, seats, "") for name, game in games().items() for seats in game.seats]
VARIANTS: list[Table] = [
    (name, conformance.fewest_seats(game, variant), variant)
    for name, game in games().items()
    for variant in game.variants
    if variant
]

#: Whole matches at each number of seats, together hundreds for every game; fewer of long ones, by their answers.
MATCHES = 24
ANSWERS = 5000
#: About how many questions each of the deeper checks looks at, at each table.
LOOKS = 28


def _named(table: Table) -> str:
    return "-".join(str(part) for part in table if part != "")


@cache
def _typical_length(name: str, seats: int, variant: str) -> int:
    """Of a match as it is played inside of `conformance.variant`."""
    *_, (match, _) = conformance.play(games()[name], seats, seed=0, often=0, journal=False)
    return len(match.answers)


def _matches(name: str, seats: int, variant: str) -> int:
    most = max(8, min(MATCHES, ANSWERS // _typical_length(name, seats, variant)))
    return most // 4 if variant else most


@pytest.mark.parametrize("check", conformance.WHOLE, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES + VARIANTS, ids=_named)
def test_whole_matches(table: Table, check: conformance.Check) -> None:
    name, seats, variant = table
    with conformance.variant(games()[name], variant):
        for seed in range(_matches(name, seats, variant)):
            check(games()[name], seats, seed, 0)


@pytest.mark.parametrize("check", conformance.EVERYWHERE, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES + VARIANTS, ids=_named)
def test_everywhere(table: Table, check: conformance.Check) -> None:
    name, seats, variant = table
    with conformance.variant(games()[name], variant):
        for seed in range(1 if variant else 3):
            check(games()[name], seats, seed, 0)


@pytest.mark.parametrize("check", conformance.ELSEWHERE, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES + VARIANTS, ids=_named)
def test_elsewhere(table: Table, check: conformance.Check) -> None:
    name, seats, variant = table
    with conformance.variant(games()[name], variant):
        check(games()[name], seats, 5, 0)


@pytest.mark.parametrize("check", conformance.AT_QUESTIONS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES + VARIANTS, ids=_named)
def test_at_questions(table: Table, check: conformance.Check) -> None:
    name, seats, variant = table
    with conformance.variant(games()[name], variant):
        often = LOOKS / 4 / _typical_length(name, seats, variant)
        for seed in range(1 if variant else 4):
            check(games()[name], seats, seed, often)


@pytest.mark.parametrize("check", conformance.HIDDEN, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES + VARIANTS, ids=_named)
def test_hidden_information(table: Table, check: conformance.Check) -> None:
    name, seats, variant = table
    with conformance.variant(games()[name], variant):
        check(games()[name], seats, 1, 0.2)
