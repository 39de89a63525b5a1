"""Guessed worlds: nothing that a seat knows changes, nothing that it does not know stays put."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.core.game import Impossible
from dejarik.core.match import Match, NoGuess
from dejarik.core.question import Ask, any_answer
from dejarik.core.rng import Rng
from dejarik.core.state import digest
from dejarik.games.hope import GAME
from dejarik.games.hope.bot import truth
from dejarik.games.hope.guess_rebels import guess_rebels
from dejarik.games.hope.setup import deck_row
from dejarik.games.hope.state import COMMON, REBELS, SPECIALS, TYPE, Table
from dejarik.lab.arena import advice
from tests.games.hope.stage import Scene, new, past_recon


def check_whole(table: Table) -> None:
    """Every card is somewhere, once; the plans were dealt to neighbours, and the piles lie as they were rearranged."""
    cards = Counter(card for dealt in table.dealt for card in dealt)
    assert table.aside == sorted(set(SPECIALS) - set(cards))
    kinds = Counter(TYPE[card] for card in cards.elements())
    assert [kinds[kind] for kind in (*COMMON, "special")] == list(deck_row(table.seats, table.quick))
    plans = {seat for seat, dealt in enumerate(table.dealt) if "plans" in dealt}
    assert any({(start + place) % table.seats for place in range(len(plans))} == plans for start in plans)
    assert Counter(table.faces[token] for token in table.mixed_in) == Counter(
        table.faces[token] for token in table.mixed_out
    )
    if table.faces:
        owners = list(range(table.seats))
        for swap in table.swaps:
            owners = [owners[slot] for slot in swap]
        for slot, owner in enumerate(owners):
            assert Counter(table.faces[7 * slot : 7 * slot + 7]) == Counter(table.dealt[owner])
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
        for seat in range(seats):  # the last rebels still lie face down when all is over
            twin = match.guess(seat, rng)
            assert twin.over
            assert twin.view(seat) == match.view(seat)


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
    scene.answer(1, "k2so").answer(2, "bodhi").answer(3, "chirrut")
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


def world(table: Table, seat: int, rng: Rng) -> Table:
    """A guess at this table, with some chance of its own that can be compared."""
    while True:
        try:
            found = GAME.guess(table, seat, rng, table)
        except Impossible:
            continue
        found.rng = Rng.from_seed("any")
        return found


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_guess_depends_on_nothing_hidden(seats: int) -> None:
    """The same draws give the same guess, whichever of the worlds that a seat cannot tell apart is the real one."""
    compared = different = 0
    for seed in range(4):
        match = Match(GAME, seats, {"quick": seed == 3}, f"blind {seed}", journal=False)
        rng = Rng.from_seed(seed)
        while not match.over:
            if match._base_at == len(match.answers) and rng.uniform() < 0.2:
                seat = rng.below(seats)
                other = world(match.table, seat, rng)
                draws = rng.fresh()
                assert digest(world(match.table, seat, draws.copy())) == digest(world(other, seat, draws))
                compared += 1
                different += match.table.faces != other.faces or match.table.hands != other.hands
            asked = rng.choice(sorted(match.questions))
            question = match.questions[asked]
            match.answer(asked, "go" if question.kind == "vote" else any_answer(question, rng))
    assert compared > 20
    assert different > compared / 2


def test_the_truth_is_never_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no fitting history is found there is no guess at all, rather than one with the real rebels in it."""
    match = new(4, 2)
    rng = Rng.from_seed(2)
    while match.table.tank_passes < 0 or match.table.step != "lay":
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, "go" if question.kind == "vote" else any_answer(question, rng))
    assert match.guess(0, rng).view(0) == match.view(0)

    def lead_nowhere(*_: object) -> None:
        raise Impossible

    monkeypatch.setattr("dejarik.games.hope.guess_rebels.draw_rounds", lead_nowhere)
    with pytest.raises(Impossible):
        GAME.guess(match.table, 0, rng, match.table)
    with pytest.raises(NoGuess):
        match.guess(0, rng)
    for seat, question in match.questions.items():  # the careful bot does without
        assert isinstance(question, Ask)
        assert advice(match, seat, GAME.bots["careful"], rng).answer in question.options
