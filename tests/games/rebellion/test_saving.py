"""A game lasts hours, often days: a long match is there again at once."""

from __future__ import annotations

import time

from dejarik.core.bot import look
from dejarik.core.match import Match
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME


def long_match(rounds: int = 6) -> Match:
    """The admiral against itself, until the sixth round or the end, with the journal that people read."""
    match, rng, bot = Match(GAME, 2, {}, "a long match", journal=True), Rng.from_seed("days"), GAME.bots["admiral"]
    while not match.over and match.table.round < rounds:
        seat = next(iter(match.questions))
        match.answer(seat, bot.advise(look(match, seat, bot, rng), rng).answer)
    return match


def test_a_long_match_is_loaded_in_a_tenth_of_a_second() -> None:
    match = long_match()
    kept = match.snapshot()
    spent = []
    for _ in range(5):
        begun = time.process_time()
        again = Match.restore(kept)
        spent.append(time.process_time() - begun)
    assert again.digest() == match.digest()
    assert [entry.note for entry in again.journal] == [entry.note for entry in match.journal]
    assert min(spent) < 0.1
