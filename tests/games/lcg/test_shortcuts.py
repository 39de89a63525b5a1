"""What spares the rules work changes nothing: nobody misses a window, at a brisk table or another."""

from __future__ import annotations

import pytest

from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.core.timing import Timing
from dejarik.games.lcg import GAME
from dejarik.games.lcg.rules.timing import CardGameTiming


def _play(seed: int) -> str:
    match = Match(GAME, 2, {"brisk": seed % 2 == 1}, f"shortcuts {seed}", journal=False)
    rng = Rng.from_seed(f"answers {seed}")
    while not match.over:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, rng))
    return match.digest()


def test_nobody_misses_what_concerns_them(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = [_play(seed) for seed in range(12)]
    monkeypatch.setattr(Timing, "concerns", lambda *_: True)
    monkeypatch.setattr(CardGameTiming, "may_be_held", lambda *_: True)
    assert [_play(seed) for seed in range(12)] == quick
