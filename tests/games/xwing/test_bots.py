"""The players: the ace beats the cadet and anybody who plays at random, quickly."""

from __future__ import annotations

import os
from time import process_time
from typing import Any

import pytest

from dejarik.core.bot import Bot, bots_of, look
from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.games.xwing import GAME
from dejarik.games.xwing.cards.ships import SHIPS
from dejarik.games.xwing.geometry import fly
from dejarik.games.xwing.state import Obstacle
from dejarik.games.xwing.tactics import expected, inside, over_satellite, plan, pose_of, predict, reach
from tests.games.xwing.flight import at, fleet
from tests.games.xwing.sky import mm, new, standing

BOTS = bots_of(GAME)


def contest(one: str, other: str, games: int, options: dict[str, Any] | None = None) -> tuple[float, float]:
    """How many games `one` wins with sides swapped, and the longest time one answer took."""
    won, slowest = 0, 0.0
    for number in range(games):
        names = [one, other] if number % 2 == 0 else [other, one]
        match = Match(GAME, 2, options or {"points": 100}, number // 2, journal=False)
        rng = Rng.from_seed(number)
        while not match.over and match.table.round < 80:
            seat = next(iter(match.questions))
            bot: Bot = BOTS[names[seat]]
            started = process_time()
            answer = bot.advise(look(match, seat, bot, rng), rng).answer
            slowest = max(slowest, process_time() - started)
            match.answer(seat, answer)
        won += match.outcome is not None and names[match.outcome.winners[0]] == one
    return won / games, slowest


def test_the_bots_have_names() -> None:
    assert list(BOTS) == ["random", "cadet", "ace"]


def test_the_ace_beats_the_cadet_and_chance() -> None:
    share, slowest = contest("ace", "cadet", 8)
    assert share >= 0.75
    assert slowest < 1.0
    share, _ = contest("ace", "random", 6)
    assert share == 1.0


@pytest.mark.skipif("DEJARIK_LONG" not in os.environ, reason="some minutes; set DEJARIK_LONG to run it")
def test_the_ace_over_four_hundred_games() -> None:
    assert contest("ace", "cadet", 400)[0] >= 0.75
    assert contest("ace", "random", 400)[0] >= 0.98


@pytest.mark.parametrize(
    "options",
    [
        {"mission": "political-escort"},
        {"mission": "asteroid-run"},
        {"mission": "dark-whispers"},
        {"points": 100, "obstacles": True},
        {"points": 31, "first": "build", "second": "build"},
    ],
)
def test_the_ace_plays_every_kind_of_game(options: dict[str, Any]) -> None:
    share, _ = contest("ace", "random", 4, options)
    assert share >= 0.5


def test_expected_damage() -> None:
    assert expected(1, 0.5, 0, 0.375) == 0.5
    assert expected(2, 0.5, 0, 0.375) == 1.0
    assert expected(1, 0.5, 1, 0.5) == 0.25
    assert expected(3, 0.5, 3, 0.375, 1) < expected(3, 0.5, 3, 0.375)


def test_reach_is_close_to_the_exact_measure() -> None:
    assert reach(mm(450, 300), mm(450, 500)) == 2
    assert reach(mm(450, 300), mm(450, 100)) == 0
    assert reach(mm(450, 300), mm(450, 390)) == 1
    assert reach(mm(450, 300), mm(450, 700)) == 0


def test_predictions_stay_on_the_mat_and_add_up() -> None:
    table = fleet(
        at("academy-pilot", 150, 450, 270), at("rookie-pilot", 450, 450), phase="planning", step="start", round=0
    )
    view = standing(table).view(1)
    likely = predict(view, 0)
    assert sum(weight for _, weight in likely.ends) == pytest.approx(1.0)
    assert all(inside(view, end) for end, _ in likely.ends)


def test_the_plan_stays_on_the_mat_and_uses_the_dial() -> None:
    table = fleet(
        at("rookie-pilot", 450, 820, 45),
        at("luke-skywalker", 560, 820, 45),
        at("academy-pilot", 450, 200),
        phase="planning",
        step="start",
    )
    match = standing(table)
    view = match.view(0)
    dials = plan(view, 0)
    assert set(dials) == {0, 1}
    for number, (bearing, speed) in dials.items():
        ship = view.ships[number]
        assert SHIPS[ship.kind].manoeuvre(bearing, speed) is not None
        assert inside(view, fly(pose_of(ship), bearing, speed))


def test_a_bot_sees_only_its_own_view() -> None:
    """Two worlds that a seat cannot tell apart get the same answer."""
    match = new({"points": 100}, seed=4)
    rng = Rng.from_seed(1)
    ace = BOTS["ace"]
    for _ in range(60):
        seat, question = next(iter(match.questions.items()))
        answer = ace.advise(look(match, seat, ace, rng), Rng.from_seed("same")).answer
        twin = match.guess(seat, rng)
        assert ace.advise(look(twin, seat, ace, rng), Rng.from_seed("same")).answer == answer
        match.answer(seat, answer)
        if match.over:
            break
        assert question.seat == seat


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_ace_shoots_what_the_mission_is_about() -> None:
    """Two targets, alike but for the mission: the damaged ship is worth more."""
    for marked in (0, 1):
        table = fleet(
            at("rookie-pilot", 400, 500, 180, attacked=True),
            at("rookie-pilot", 500, 500, 180, attacked=True),
            at("academy-pilot", 450, 350),
            mission="asteroid-run",
            marked=marked,
        )
        match = standing(table)
        question = match.questions[1]
        assert question.kind == "attack"
        assert BOTS["ace"].advise(look(match, 1, BOTS["ace"], match.table.rng), Rng.from_seed(1)).answer == (
            "primary",
            marked,
        )


def test_the_ace_flies_over_a_satellite_when_it_can() -> None:
    spot = fly(mm(450, 700, 180), "bank-left", 2)
    table = fleet(
        at("rookie-pilot", 100, 100),
        at("academy-pilot", 450, 700, 180),
        mission="dark-whispers",
        satellites=[Obstacle(0, spot[0], spot[1], 0)],
        satellites_left=[0],
        phase="planning",
        step="start",
        round=1,
    )
    view = standing(table).view(1)
    assert over_satellite(view, fly(pose_of(view.ships[1]), *plan(view, 1)[1]), 0)


def test_the_ace_leaves_with_the_repaired_ship_and_with_the_data() -> None:
    home = fleet(
        at("rookie-pilot", 450, 60, 180),
        at("academy-pilot", 450, 600, 180),
        mission="asteroid-run",
        marked=0,
        phase="planning",
        step="start",
        round=5,
    )
    view = standing(home).view(0)
    assert not inside(view, fly(pose_of(view.ships[0]), *plan(view, 0)[0]))
    home.round, home.phase, home.step = 1, "planning", "start"
    home.ships[0].y = 200_000
    view = standing(home).view(0)
    assert inside(view, fly(pose_of(view.ships[0]), *plan(view, 0)[0])), "before the repair it would be destroyed"


def test_the_shuttle_does_not_fly_into_the_guns() -> None:
    """It goes on when the way is free, and waits when a whole squadron stands before it."""
    for foes, moves in ((0, True), (6, False)):
        enemies = [at("academy-pilot", 300 + 60 * number, 500, 180, activated=True) for number in range(foes)]
        table = fleet(
            at("rookie-pilot", 800, 60), *(enemies or [at("academy-pilot", 60, 850)]), mission="political-escort"
        )
        shuttle = at("rookie-pilot", 450, 120, shields=0)
        shuttle.kind, shuttle.pilot, shuttle.id = "shuttle", "", len(table.ships)
        table.ships.append(shuttle)
        table.marked = shuttle.id
        table.phase, table.step = "activation", "start"
        match = standing(table)
        assert match.questions[0].kind == "shuttle"
        answer = BOTS["ace"].advise(look(match, 0, BOTS["ace"], match.table.rng), Rng.from_seed(1)).answer
        assert (answer != "stay") == moves


def test_the_sturdiest_ship_is_the_damaged_one() -> None:
    match = new({"mission": "asteroid-run", "points": 100, "first": "ion-storm"}, seed=2)
    rng = Rng.from_seed(1)
    while match.questions.get(0) is None or match.questions[0].kind != "damaged":
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, rng))
    chosen = BOTS["ace"].advise(look(match, 0, BOTS["ace"], rng), rng).answer
    assert isinstance(chosen, int)
    assert match.table.ships[chosen].kind == "ywing"
