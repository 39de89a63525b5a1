"""Team play: up to eight players on two sides."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.question import any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.xwing.rules.combat import attack_options
from dejarik.games.xwing.rules.damage import destroy
from dejarik.games.xwing.state import IMPERIAL, REBEL, Ship, Table
from tests.games.xwing.flight import at, fleet
from tests.games.xwing.sky import drive, new, refused, standing


def team(*ships: Ship, **settings: Any) -> Table:
    """Seats 0 and 2 are Rebel, seat 1 is Imperial."""
    table = fleet(*ships, **settings)
    table.sides = (REBEL, IMPERIAL, REBEL)
    return table


@pytest.mark.rule("xw.team.sides")
def test_players_split_into_two_sides_about_evenly() -> None:
    for seats in range(2, 9):
        sides = new({"points": 100}, seats=seats).table.sides
        assert set(sides) == {REBEL, IMPERIAL}
        assert abs(sides.count(REBEL) - sides.count(IMPERIAL)) <= 1
    assert sorted(map(new({}, seats=5).table.sides.count, (REBEL, IMPERIAL))) == [2, 3]
    with pytest.raises(Refused) as error:
        new({"sides": ["first", "first", "first", "second"]}, seats=4)
    assert error.value.rule == "xw.team.sides"


@pytest.mark.rule("xw.team.points")
def test_a_team_has_one_limit() -> None:
    rebel = [{"pilot": "luke-skywalker"}, {"pilot": "wedge-antilles"}, {"pilot": "biggs-darklighter"}]  # 82
    assert new({"points": 100, "first": rebel}, seats=3).table.spent[REBEL] == 82
    with pytest.raises(Refused) as error:
        new({"points": 100, "first": [*rebel, {"pilot": "rookie-pilot"}]}, seats=3)
    assert error.value.rule == "xw.squad.limit"


@pytest.mark.rule("xw.team.own-ships", "xw.team.hide-dials")
def test_each_player_flies_his_own_ships_and_sees_only_his_dials() -> None:
    rebel = [{"pilot": "rookie-pilot"}, {"pilot": "luke-skywalker"}]
    match = drive(new({"points": 100, "first": rebel, "first_owners": [2, 0]}, seats=3), "dial")
    assert [ship.seat for ship in match.table.ships[:2]] == [2, 0]
    assert refused(match, 0, (0, "straight", 1)).rule == "xw.team.own-ships"
    match.answer(0, (1, "straight", 1))
    match.answer(2, (0, "straight", 2))
    while match.table.phase == "planning":
        match.answer(1, any_answer(match.questions[1], Rng.from_seed(1)))
    mate = match.view(2).ships[1]
    assert (mate.dial_assigned, mate.bearing) == (True, "")
    assert match.view(0).ships[1].bearing == "straight"


@pytest.mark.rule("xw.team.abilities")
def test_abilities_reach_the_whole_team() -> None:
    table = team(at("biggs-darklighter", 450, 300), at("rookie-pilot", 500, 300), at("academy-pilot", 470, 480, 180))
    table.ships[1].seat = 2
    assert [table.ships[0].seat, table.ships[1].seat] == [0, 2]
    assert attack_options(table, table.ships[2]) == [("primary", 0)]


@pytest.mark.rule("xw.team.win")
def test_a_team_wins_together() -> None:
    table = team(at("luke-skywalker", 450, 300), at("rookie-pilot", 500, 300), at("academy-pilot", 470, 480, 180))
    table.ships[1].seat = 2
    destroy(table, table.ships[0])
    destroy(table, table.ships[2])
    match = standing(table, seats=3)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2)
    assert match.outcome.scores == (1.0, 0.0, 1.0)


@pytest.mark.rule("xw.team.talk")
def test_there_are_no_notes_for_one_team_alone() -> None:
    match = new({"points": 100}, seats=4, seed=3)
    rng = Rng.from_seed(3)
    while not match.over:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, rng))
    assert all(entry.to is None for entry in match.journal)  # everything is told to everybody
    assert match.notes(0) == match.notes(1) == match.notes(2) == match.notes(3)


@pytest.mark.rule("xw.gap.team-order")
def test_a_teams_equals_go_in_the_order_of_seats() -> None:
    table = team(
        at("red-squadron-pilot", 450, 300, bearing="straight", speed=1),
        at("red-squadron-pilot", 600, 300, bearing="straight", speed=1),
        at("darth-vader", 470, 780, 180, bearing="straight", speed=2),
        phase="activation",
    )
    table.ships[0].seat = 2
    match = standing(table, seats=3)
    assert match.table.active == 1
    assert set(match.questions) == {0}
    match.answer(0, "focus")
    assert match.table.active == 0


@pytest.mark.rule("xw.gap.team-as-player")
def test_the_first_seat_speaks_for_its_team() -> None:
    table = team(
        at("rookie-pilot", 450, 300, bearing="straight", speed=1),
        at("rookie-pilot", 600, 300, bearing="straight", speed=1),
        at("academy-pilot", 470, 780, 180, stress=1, bearing="koiogran", speed=4),
        phase="activation",
    )
    table.ships[0].seat = 2
    match = standing(table, seats=3)
    assert match.questions[0].kind == "replace"
    assert refused(match, 2, ("straight", 2)).reason == "not-your-question"
    match.answer(0, ("straight", 2))


def test_every_number_of_seats_plays_to_the_end() -> None:
    for seats in range(2, 9):
        match = new({"points": 100}, seats=seats, seed=seats)
        rng = Rng.from_seed(seats)
        while not match.over:
            seat, question = next(iter(match.questions.items()))
            match.answer(seat, any_answer(question, rng))
        assert match.outcome is not None
