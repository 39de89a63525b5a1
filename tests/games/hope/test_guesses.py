"""Guessed worlds: nothing that a seat knows changes, nothing that it does not know stays put."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.games.hope import GAME
from dejarik.games.hope.bot import truth
from dejarik.games.hope.guess_rebels import guess_rebels
from dejarik.games.hope.state import REBELS, Table
from tests.games.hope.kit import Scene, new, past_recon


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


def test_what_was_told_is_believed_where_it_can_be_true() -> None:
    match = new(5, 4)
    for seat in range(5):
        match.answer(seat, "tell")
        match.answer(seat, truth(match.table.dealt[seat]))
    past_recon(match)
    rng = Rng.from_seed(1)
    worlds = [match.guess(2, rng).table for _ in range(30)]
    assert all(world.dealt == match.table.dealt for world in worlds)
    assert len({tuple(world.faces) for world in worlds}) == 30  # but whose pile is where, and in which order, is open


def test_a_lie_is_dropped_when_the_cards_disprove_it() -> None:
    match = new(3, 4)
    match.answer(0, "tell")
    match.answer(0, (("tie", 0), ("striker", 0), ("trooper", 5), ("plans", 1), ("special", 1), ("tank", 1)))
    past_recon(match)
    rng = Rng.from_seed(1)
    for _ in range(20):
        world = match.guess(1, rng).table
        check_whole(world)
        assert world.dealt[1] == match.table.dealt[1]


def test_hidden_tank_cards_are_guessed_and_later_lays_are_respected() -> None:
    hands = ["jyn baze k2so", "bodhi cassian jyn", "baze chirrut k2so"]
    scene = Scene("TK T", laid="baze", hands=hands).plays(1, 1)
    scene.says(1, "k2so").says(2, "bodhi").says(3, "chirrut")
    scene.table.tank_knowers = [7, 7, 7]  # as in a first round: everybody had counted the hands out
    scene.table.knowers = [3, 6, 5]  # since then each hand is known to who held it
    found = set()
    rng = Rng.from_seed(3)
    for _ in range(40):
        twin = scene.table.copy()
        guess_rebels(twin, 0, rng)
        found.add(twin.tanked[1])
        assert sorted([*twin.hands[1], twin.tanked[1]]) == ["bodhi", "cassian", "jyn"]
        assert twin.tanked[0] == "k2so"
    assert found == {"bodhi", "cassian", "jyn"}
