"""Looking ahead in a fork."""

from __future__ import annotations

from dejarik.core.match import Match
from dejarik.core.question import Option, Question, any_answer
from dejarik.core.rng import Rng
from tests.toys import Bidding


def test_playing_on_stops_when_there_is_nothing_more_to_say() -> None:
    match = Match(Bidding(), 3, {}, 1)
    ahead = match.fork()
    rng = Rng.from_seed(1)
    left = [5]

    def choose(question: Question) -> Option | None:
        left[0] -= 1
        return any_answer(question, rng) if left[0] >= 0 else None

    before = match.digest()
    ahead.play_on(choose)
    assert left[0] == -1
    assert ahead.questions
    assert match.digest() == before
    ahead.play_on(lambda question: any_answer(question, rng))
    assert ahead.over
