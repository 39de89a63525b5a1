"""Guessed worlds: nothing that a seat knows changes, nothing that it does not know stays put."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.games.hope import GAME
from dejarik.games.hope.state import REBELS, Table


def check_whole(table: Table) -> None:
    """Every card of the game is somewhere, once."""
    cards = Counter(card for dealt in table.dealt for card in dealt)
    assert cards.total() == 7 * table.seats
    assert (
        len(table.aside) + sum(cards[name] for name in cards if name not in ("tie", "striker", "trooper", "plans")) == 8
    )
    if table.faces:
        assert Counter(table.faces[: 7 * table.seats]) == cards
    rebels = Counter(rebel for hand in table.hands for rebel in hand)
    rebels += Counter(rebel for front in table.fronts for rebel, _ in front)
    rebels += Counter(rebel for rebel, is_open in zip(table.laid, table.open, strict=True) if is_open)
    assert rebels == dict.fromkeys(REBELS, table.seats)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_guess_looks_the_same_from_its_seat(seats: int) -> None:
    for seed in range(4):
        match = Match(GAME, seats, {"quick": seed == 3}, seed, journal=False)
        rng = Rng.from_seed(seed)
        while not match.over:
            seat = rng.below(seats)
            twin = match.guess(seat, rng)
            assert twin.view(seat) == match.view(seat)
            check_whole(twin.table)
            asked = rng.choice(list(match.questions))
            match.answer(asked, any_answer(match.questions[asked], rng))
