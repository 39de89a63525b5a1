"""Every registered game passes the same checks, at every number of seats, over hundreds of seeds."""

from __future__ import annotations

import pytest

from dejarik.core.game import games
from dejarik.lab import conformance

TABLES = [(name, seats) for name, game in games().items() for seats in game.seats]

#: Whole matches at each number of seats; together hundreds for every game.
MATCHES = 40
#: About how many questions each of the deeper checks looks at, at each number of seats.
LOOKS = 40


def _typical_length(name: str, seats: int) -> int:
    *_, (match, _) = conformance.play(games()[name], seats, seed=0, often=0, journal=False)
    return len(match.answers)


@pytest.mark.parametrize("check", conformance.WHOLE, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whole_matches(name: str, seats: int, check: conformance.Check) -> None:
    for seed in range(MATCHES):
        check(games()[name], seats, seed, 0)


@pytest.mark.parametrize("check", conformance.AT_QUESTIONS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_at_questions(name: str, seats: int, check: conformance.Check) -> None:
    often = LOOKS / 4 / _typical_length(name, seats)
    for seed in range(4):
        check(games()[name], seats, seed, often)


@pytest.mark.parametrize("check", conformance.HIDDEN, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_hidden_information(name: str, seats: int, check: conformance.Check) -> None:
    check(games()[name], seats, 1, 0.2)
