"""Whole games with random answers come to an end."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import msgspec
import pytest

from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.record import Record, convert, record, replay
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.lcg import GAME


@pytest.mark.parametrize("seed", range(6))
def test_random_games_end(seed: int) -> None:
    match = Match(GAME, 2, {}, seed, journal=False)
    rng = Rng.from_seed(seed)
    outcome = match.play_out(lambda question: any_answer(question, rng))
    assert outcome.winners in ((0,), (1,))


def test_cards_have_their_texts_wherever_the_game_is() -> None:
    """In a process that restores a match and never starts one, cards do what they say."""
    code = "import dejarik.games.lcg; from dejarik.games.lcg.cards.library import LIBRARY; print(len(LIBRARY.scripts))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) > 150


@pytest.mark.parametrize("again", [convert, replay])
def test_a_record_of_version_1_is_refused_in_one_sentence(again: Callable[[Record], object]) -> None:
    old = msgspec.structs.replace(record(Match(GAME, 2, {}, 1)), version=1)
    with pytest.raises(Refused) as refused:
        again(old)
    assert refused.value.reason == "record-version"
    assert refused.value.args_of_sentence == {"game": "lcg", "given": 1, "known": 2}
