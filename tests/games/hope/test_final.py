"""End of the game, and the quick game."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.core.rng import Rng
from dejarik.games.hope import GAME
from dejarik.games.hope.options import Options
from dejarik.games.hope.rules.final import level
from dejarik.games.hope.rules.recon import build_deck
from dejarik.games.hope.setup import setup
from dejarik.games.hope.state import TYPE
from tests.games.hope.stage import Scene


def ended(plans: int, seats: int = 3, *, quick: bool = False) -> Scene:
    """A game whose last round has just ended."""
    hands = ["jyn"] * (seats - 1) + [""]
    return Scene(seats=seats, hands=hands, plans=plans, step="end", round=1 if quick else 3, quick=quick)


@pytest.mark.rule("hope.final.count")
def test_plans_lost_to_ambush_do_not_count() -> None:
    scene = Scene("AM T", seats=4, laid="baze", hands=[""] * 4, plans=5, round=3).plays(1, 1)
    outcome = scene.match.outcome
    assert outcome is not None
    assert outcome.scores == (4.0,) * 4
    assert outcome.result == "victory"


@pytest.mark.rule("hope.final.table")
def test_the_result_follows_the_table() -> None:
    rows = GAME.rulebook["hope.final.table"].data
    for seats, most in ((3, 6), (4, 6), (5, 9), (6, 9)):
        for plans in range(most + 1):
            (row,) = [row for row in rows if seats in row["players"] and row["min"] <= plans <= row["max"]]
            outcome = ended(plans, seats).match.outcome
            assert outcome is not None
            assert outcome.result == row["level"]


@pytest.mark.rule("hope.final.levels")
def test_three_of_four_results_are_wins() -> None:
    for plans, won in ((3, False), (4, True), (5, True), (6, True)):
        outcome = ended(plans).match.outcome
        assert outcome is not None
        assert bool(outcome.winners) is won
        assert GAME.presenter.texts.has("ru", f"result-{outcome.result}")


@pytest.mark.rule("hope.final.reference-table")
def test_the_reference_table_agrees() -> None:
    reference = {
        "defeat": {3: (0, 3), 4: (0, 3), 5: (0, 5), 6: (0, 6)},
        "victory": {3: (4, 4), 4: (4, 4), 5: (6, 6), 6: (7, 7)},
        "glorious": {3: (5, 5), 4: (5, 5), 5: (7, 8), 6: (8, 8)},
        "brilliant": {3: (6, 6), 4: (6, 6), 5: (9, 9), 6: (9, 9)},
    }
    for result, ranges in reference.items():
        for seats, (least, most) in ranges.items():
            assert {level(seats, plans) for plans in range(least, most + 1)} == {result}


@pytest.mark.rule("hope.quick.one-round")
def test_the_quick_game_is_one_round() -> None:
    assert ended(0, quick=True).match.over
    longer = Scene(hands=["jyn", "jyn", ""], step="end", round=1)
    assert not longer.match.over


@pytest.mark.rule("hope.quick.deck-table")
def test_the_deck_of_the_quick_game() -> None:
    rows = GAME.rulebook["hope.quick.deck-table"].data
    assert [row["players"] for row in rows] == [3, 4, 5, 6]
    for row in rows:
        deck = build_deck(setup(row["players"], Options(quick=True), Rng.from_seed(1)))
        assert Counter(TYPE[card] for card in deck) == {
            kind: row[kind] for kind in ("tie", "striker", "trooper", "special", "plans")
        }
        assert len(deck) == row["total"] == 7 * row["players"]


@pytest.mark.rule("hope.quick.win", "hope.gap.quick-levels")
@pytest.mark.parametrize(
    ("seats", "plans", "result"),
    [(5, 1, "defeat"), (5, 2, "victory"), (3, 1, "victory"), (3, 0, "defeat"), (6, 2, "victory")],
)
def test_the_quick_game_is_won_with_all_plans(seats: int, plans: int, result: str) -> None:
    outcome = ended(plans, seats, quick=True).match.outcome
    assert outcome is not None
    assert outcome.result == result
    assert bool(outcome.winners) == (result == "victory")
