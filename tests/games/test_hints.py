"""A hint without a reason teaches nothing: in every game, whoever asks why is told why, in both languages."""

from __future__ import annotations

import pytest

from dejarik.bots import strongest
from dejarik.core.bot import Bot, look
from dejarik.core.game import find, games
from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Question, any_answer
from dejarik.core.rng import Rng

#: Questions of one match that are looked at, and how many are passed over between two of them.
LOOKED_AT, STRIDE = 40, 3


def nothing_to_say(question: Question) -> bool:
    """There is only one answer."""
    return isinstance(question, Ask) and question.single and len(question.options) == 1


def told(bot: Bot, match: Match, seat: int, rng: Rng) -> str:
    """The hint's reason in words, once they are the reader's own in both languages."""
    seen = look(match, seat, bot, rng)
    advice = bot.advise(seen, rng)
    reason = advice.reason or bot.explain(seen, advice.answer)
    assert reason is not None, match.questions[seat]
    names = tuple(f"P{number}" for number in range(match.seats))
    words: list[str] = [match.game.presenter.reason(Reader(lang, seat, names), reason) for lang in ("ru", "en")]
    russian, english = words
    assert russian
    assert english
    assert russian != english
    return russian


@pytest.mark.parametrize("name", list(games()))
def test_every_hint_has_a_reason(name: str) -> None:
    game = find(name)
    bot, rng = strongest(game), Rng.from_seed("hints")
    match = Match(game, game.seats[0], {}, f"{name} hints")
    said = set()
    for number in range(LOOKED_AT * STRIDE):
        if match.over:
            break
        seat, question = next(iter(match.questions.items()))
        if number % STRIDE == 0 and not nothing_to_say(question):
            said.add(told(bot, match, seat, rng))
        match.answer(seat, any_answer(question, rng))
    assert len(said) > 3
