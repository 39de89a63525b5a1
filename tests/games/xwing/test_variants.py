"""Missions, obstacles, squads and teams pass the same checks as the basic game."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.game import read_options
from dejarik.core.rng import Rng
from dejarik.games.xwing import GAME, XWing
from dejarik.games.xwing.options import Options
from dejarik.games.xwing.setup import first_table
from dejarik.games.xwing.state import Table
from dejarik.lab import conformance

VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "escort": (2, {"mission": "political-escort"}),
    "asteroids": (2, {"mission": "asteroid-run"}),
    "whispers": (2, {"mission": "dark-whispers", "points": 100}),
    "rocks": (2, {"points": 100, "obstacles": True, "first": "locked-on", "second": "dark-lord"}),
    "built": (2, {"points": 31, "first": "build", "second": "build"}),
    "box": (2, {"points": 31, "first": "build", "second": "build", "one_core_box": True, "rules_reference": True}),
    "timed": (2, {"points": 31, "rounds": 2}),
    "team": (4, {"points": 100, "first": "ion-storm", "second": "swarm"}),
}


class Variant(XWing):
    """The game with other options than the usual ones."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = read_options(GAME, given)

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        return first_table(seats, self.given, rng)


CHECKS = [check for check in (*conformance.AT_QUESTIONS, *conformance.HIDDEN) if check.__name__ != "words"]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_passes(name: str, check: conformance.Check) -> None:
    seats, options = VARIANTS[name]
    check(Variant(options), seats, 3, 0.04)
