"""Whole matches with random answers: they end, say everything in both languages, and cite rules that exist."""

from __future__ import annotations

import pytest

from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, any_answer
from dejarik.core.rng import Rng
from dejarik.games.hope import GAME

NAMES = ["Ivan", "Maria", "Nikolay", "Olga", "Pavel", "Rita"]


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_is_said_and_cited(seats: int, lang: str) -> None:
    words = GAME.presenter
    for seed in range(6):
        match = Match(GAME, seats, {"quick": seed % 2 == 1}, seed)
        rng = Rng.from_seed(seed)
        while not match.over:
            for seat, question in match.questions.items():
                assert isinstance(question, Ask)
                for reader in (Reader(lang, seat, NAMES), Reader(lang, None, NAMES)):
                    assert words.question(reader, match.view(reader.seat), question)
                labels = [words.option(reader, match.view(seat), question, option) for option in question.options]
                assert len(set(labels)) == len(labels) > 0
                assert question.rule in GAME.rulebook
            seat = rng.choice(list(match.questions))
            match.answer(seat, any_answer(match.questions[seat], rng))
        for entry in match.journal:
            assert words.note(Reader(lang, None, NAMES), entry.note)
            assert entry.note.cites() in GAME.rulebook
        assert match.outcome is not None
        assert words.outcome(Reader(lang, None, NAMES), match.outcome)
