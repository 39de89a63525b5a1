"""While the base is hidden, nothing that the Empire sees, is asked, told or advised changes with its place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dejarik.core.bot import bots_of, look
from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME

EMPIRE = 1


def positions(seed: int) -> Iterator[Match]:
    """Where the Empire is asked while the base is hidden, in a match played at random."""
    rng = Rng.from_seed(f"hidden {seed}")
    match = Match(GAME, 2, seed=seed)
    while not match.over:
        seat = next(iter(match.questions))
        if seat == EMPIRE and not match.table.revealed and match.table.base >= 0 and rng.below(12) == 0:
            yield match
        question = match.questions[seat]
        answer = any_answer(question, rng)
        match.answer(seat, "pass" if answer == "show-base" else answer)


@pytest.mark.rule("reb.base.space")
@pytest.mark.parametrize("seed", range(4))
def test_worlds_that_differ_in_the_base_look_alike_to_the_empire(seed: int) -> None:
    rng = Rng.from_seed("worlds")
    bot = bots_of(GAME)["admiral"]
    elsewhere = 0
    for match in positions(seed):
        world = match.guess(EMPIRE, rng)
        elsewhere += world.table.base != match.table.base
        assert world.view(EMPIRE) == match.view(EMPIRE)
        question, other = match.questions[EMPIRE], world.questions[EMPIRE]
        assert (question.kind, question.seat, question.about) == (other.kind, other.seat, other.about)
        assert getattr(question, "options", None) == getattr(other, "options", None)
        assert getattr(question, "among", None) == getattr(other, "among", None)
        assert GAME.barred(match.table, question).keys() == GAME.barred(world.table, other).keys()
        seen, shown = (look(each, EMPIRE, bot, Rng.from_seed("same")) for each in (match, world))
        answer = bot.advise(seen, Rng.from_seed("same")).answer
        assert bot.advise(shown, Rng.from_seed("same")).answer == answer
        assert bot.explain(seen, answer) == bot.explain(shown, answer)
    assert elsewhere, "no world had its base elsewhere"
