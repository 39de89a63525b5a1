"""Whole games with random answers come to an end."""

from __future__ import annotations

import pytest

from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.games.lcg import GAME


@pytest.mark.parametrize("seed", range(6))
def test_random_games_end(seed: int) -> None:
    match = Match(GAME, 2, {}, seed, journal=False)
    rng = Rng.from_seed(seed)
    outcome = match.play_out(lambda question: any_answer(question, rng))
    assert outcome.winners in ((0,), (1,))
