"""What spares the rules work changes nothing: quick looks agree with the rules, and nobody misses a window."""

from __future__ import annotations

import pytest

from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.core.timing import Timing
from dejarik.games.destiny import GAME
from dejarik.games.destiny.rules import activating, playing, resolving
from dejarik.games.destiny.state import Table
from tests.games.destiny.test_random_decks import random_table


def _play(seed: int, look: bool = False) -> str:
    match = Match(GAME, 2, random_table(seed, 2), f"shortcuts {seed}", journal=False)
    rng = Rng.from_seed(f"answers {seed}")
    while not match.over:
        seat, question = next(iter(match.questions.items()))
        if look and question.kind == "action":
            _agree(match.table, seat)
        match.answer(seat, any_answer(question, rng))
    return match.digest()


def _agree(table: Table, seat: int) -> None:
    hand, pool = table.hands[seat], table.pools[seat]
    assert playing.playable(table, seat, hand) == [c for c in hand if playing.why_not(table, seat, c) is None]
    assert activating.able(table, seat) == [c for c in table.pieces if activating.why_not(table, seat, c) is None]
    assert resolving.able(table, seat) == [die for die in pool if resolving.why_not(table, seat, die) is None]


def test_quick_looks_agree_with_the_rules() -> None:
    for seed in range(20):
        _play(seed, look=True)


def test_nobody_misses_what_concerns_them(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = [_play(seed) for seed in range(20)]
    monkeypatch.setattr(Timing, "concerns", lambda *_: True)
    monkeypatch.setattr(Timing, "expects", lambda *_: True)
    assert [_play(seed) for seed in range(20)] == quick
