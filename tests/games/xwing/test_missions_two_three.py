"""Missions 2 and 3."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.question import Place
from dejarik.games.xwing import geometry
from dejarik.games.xwing.notes import ObstacleDie, RollsDefence
from dejarik.games.xwing.outlines import SATELLITE, asteroid
from dejarik.games.xwing.rules import deployment, missions
from dejarik.games.xwing.rules.areas import band_strip, middle_strip
from dejarik.games.xwing.rules.combat import attack_options
from dejarik.games.xwing.rules.damage import destroy
from dejarik.games.xwing.rules.missions import ASTEROIDS, WHISPERS
from dejarik.games.xwing.rules.planning import dial_options
from dejarik.games.xwing.rules.victory import ROLES, winner
from dejarik.games.xwing.state import IMPERIAL, REBEL, Obstacle, Ship, Table
from tests.games.xwing.flight import at, fleet, green, hurt, lay, play, red, shoot, stack, told
from tests.games.xwing.mission import end_phase, options, whispers
from tests.games.xwing.sky import drive, fly, kinds_told, mm, new, put, refused, rock, standing

# ── mission 2 ──────────────────────────────────────────────────────────────────────────────────────────────────────


def asteroid_run(*ships: Ship, **settings: Any) -> Table:
    """Mission 2; ship 0 is the damaged one."""
    table = fleet(*ships, mission=ASTEROIDS, **settings)
    table.marked = 0
    return table


@pytest.mark.rule("xw.m2.setup-imperial", "xw.m2.setup-rebel", "xw.m2.layout")
def test_mission_two_zones() -> None:
    match = new({"mission": ASTEROIDS})
    match.answer(1, 1)
    assert refused(match, 1, mm(60, 450, 90)).rule == "xw.m2.setup-imperial"
    match.answer(1, mm(300, 60))
    match.answer(1, mm(600, 840, 180))
    assert refused(match, 0, mm(450, 319)).rule == "xw.m2.setup-rebel"
    for y in (321, 579):
        question = match.questions[0]
        assert isinstance(question, Place)
        assert question.check(mm(450, y)) is None
    zone = middle_strip(match.table)
    assert (zone.low_y, zone.high_y) == (300_001, 599_999)  # more than 300 mm from both edges
    match.answer(0, mm(450, 450))


@pytest.mark.rule("xw.m2.disabled-choice")
def test_the_rebel_marks_the_damaged_ship() -> None:
    rebel = [{"pilot": "rookie-pilot"}, {"pilot": "luke-skywalker"}]
    match = drive(new({"mission": ASTEROIDS, "points": 100, "first": rebel}), "damaged")
    match.answer(0, 1)
    assert match.view(1).marked == match.view(0).marked == 1


@pytest.mark.rule("xw.m2.asteroids", "xw.gap.m2-not-closer", "xw.gap.m2-asteroid-on-imperial")
def test_mission_two_asteroids() -> None:
    table = asteroid_run(at("luke-skywalker", 450, 450), at("night-beast", 100, 60), phase="deploy")
    left = 450 + 20  # Luke's right edge
    for gap, rule in ((99, "xw.m2.asteroids"), (100, "xw.m2.asteroids"), (100.1, None), (101, None)):
        outline = [(x * 1e3, y * 1e3) for x, y in ((left + gap, 430), (left + gap, 470), (left + gap + 40, 450))]
        assert deployment.outline_problem(table, outline, table.obstacles) == rule
    near_edge = [(x * 1e3, y * 1e3) for x, y in ((700, 10), (700, 50), (740, 30))]
    assert deployment.outline_problem(table, near_edge, table.obstacles) is None
    assert deployment.obstacle_problem(table, (4, *mm(100, 60))) == "xw.gap.m2-asteroid-on-imperial"
    table.obstacles = [rock(700, 700)]
    right = max(x for x, _ in asteroid(table.obstacles[0]))
    close = [(right + 99_000, 690e3), (right + 99_000, 710e3), (right + 130_000, 700e3)]
    assert deployment.outline_problem(table, close, table.obstacles) == "xw.m2.asteroids"


@pytest.mark.rule("xw.m2.round-count")
def test_the_round_is_counted() -> None:
    match = drive(new({"mission": ASTEROIDS}), "dial")
    assert (match.table.round, match.view(0).round) == (1, 1)
    table = asteroid_run(
        at("luke-skywalker", 450, 450), at("night-beast", 100, 60), round=2, phase="planning", step="start"
    )
    assert standing(table).view(1).round == 3


@pytest.mark.rule("xw.m2.slow", "xw.m2.repair")
def test_the_damaged_ship_is_slow_until_round_five() -> None:
    for before, legal in ((2, False), (3, False), (4, True)):
        table = asteroid_run(
            at("luke-skywalker", 450, 450), at("night-beast", 100, 60), round=before, phase="planning", step="start"
        )
        match = standing(table)
        assert (0, "turn-left", 2) in dial_options(match.table, match.table.ships[0])
        if legal:
            match.answer(0, (0, "koiogran", 4))
        else:
            assert refused(match, 0, (0, "straight", 3)).rule == "xw.m2.slow"


@pytest.mark.rule("xw.m2.reinforce")
def test_reinforcements_come_at_either_edge() -> None:
    table = asteroid_run(at("luke-skywalker", 450, 450), at("night-beast", 100, 60), at("mauler-mithel", 300, 60))
    destroy(table, table.ships[1])
    match = end_phase(table)
    match.answer(1, "yes")
    question = match.questions[1]
    assert isinstance(question, Place)
    assert question.check(mm(500, 50)) is None
    assert question.check(mm(500, 850)) is None
    assert question.check(mm(500, 450)) == "xw.m2.reinforce"


@pytest.mark.rule("xw.m2.obstacle-ref")
def test_mission_asteroids_are_obstacles() -> None:
    table = asteroid_run(at("luke-skywalker", 450, 450), at("night-beast", 100, 60), obstacles=[rock(450, 570)])
    lay(table, red("blank"))
    assert fly(table, table.ships[0], "straight", 2).kinds == []
    assert ObstacleDie in kinds_told(table)


@pytest.mark.rule("xw.m2.win-rebel", "xw.m2.early-exit")
def test_the_damaged_ship_gets_away_in_round_five() -> None:
    for round_now, x, y, result in (
        (5, 450, 890, REBEL),
        (5, 450, 10, REBEL),
        (4, 450, 890, IMPERIAL),
        (6, 10, 450, IMPERIAL),
    ):
        table = asteroid_run(at("luke-skywalker", x, y), at("night-beast", 100, 100), round=round_now)
        luke = table.ships[0]
        missions.check_fled(table, luke)
        assert winner(table) == (result, f"asteroid-run-{ROLES[result]}")
        assert luke.destroyed == (result == IMPERIAL)


@pytest.mark.rule("xw.m2.win-imperial")
def test_losing_the_damaged_ship_loses_the_mission() -> None:
    table = asteroid_run(at("luke-skywalker", 450, 450), at("night-beast", 100, 100), at("rookie-pilot", 600, 450))
    destroy(table, table.ships[0])
    assert winner(table) == (IMPERIAL, "asteroid-run-imperial")


@pytest.mark.rule("xw.gap.m2-opponent-choice")
def test_the_opponent_cannot_choose_a_fast_manoeuvre_either() -> None:
    table = asteroid_run(
        at("luke-skywalker", 450, 450, stress=1, bearing="turn-left", speed=2),
        at("night-beast", 100, 100),
        round=3,
        phase="activation",
    )
    table.ships[1].activated = True
    hurt(table, table.ships[0], "damaged-engine")
    match = standing(table)
    assert sorted(options(match, 1)) == sorted(
        [(bearing, speed) for speed in (1, 2) for bearing in ("bank-left", "bank-right", "straight")]
    )


@pytest.mark.rule("xw.gap.m2-others-leave")
def test_other_ships_that_leave_are_destroyed() -> None:
    table = asteroid_run(at("luke-skywalker", 450, 450), at("night-beast", 450, 10), round=6)
    missions.check_fled(table, table.ships[1])
    assert table.ships[1].destroyed
    assert end_phase(table).questions[1].kind == "reinforce"


# ── mission 3 ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.m3.setup-satellites", "xw.m3.setup-rebel", "xw.m3.layout")
def test_mission_three_setup() -> None:
    match = drive(new({"mission": WHISPERS}), "satellites")
    assert all(ship.y >= 820_000 for ship in match.table.of_side(IMPERIAL))
    assert refused(match, 0, (*mm(450, 150)[:2], *mm(600, 150)[:2])).rule == "xw.m3.setup-satellites"
    match.answer(0, (*mm(450, 250)[:2], *mm(600, 150)[:2]))
    assert match.table.satellites_left == [0, 1]
    assert refused(match, 0, mm(450, 120)).rule == "xw.m3.setup-rebel"
    match.answer(0, mm(450, 60))
    assert band_strip(match.table, IMPERIAL, 1) == (0, 800_000, 900_000, 900_000)
    big = drive(new({"mission": WHISPERS, "points": 100}), "dial").table
    ys = sorted(token.y for token in big.satellites)
    assert [100_000 < y < 200_000 for y in ys] == [True, True, False, False]
    assert [200_000 < y < 300_000 for y in ys] == [False, False, True, True]


@pytest.mark.rule("xw.m3.satellite-sides", "xw.m3.satellite-spacing")
def test_satellites_keep_their_distances() -> None:
    table = fleet(mission=WHISPERS, phase="deploy")
    half = 16  # a satellite is 32 mm across

    def problem(x1: float, x2: float) -> str | None:
        return deployment.satellites_problem(table, (*mm(x1, 250)[:2], *mm(x2, 150)[:2]))

    assert problem(99 + half, 300) == "xw.m3.satellite-sides"
    assert problem(101 + half, 300) is None
    for gap, rule in ((90, "xw.m3.satellite-spacing"), (150, None), (310, "xw.m3.satellite-spacing")):
        one = geometry.placed(SATELLITE, mm(300, 250))
        x = next(
            x / 10
            for x in range(3000, 8000)
            if geometry.polygon_distance(one, geometry.placed(SATELLITE, mm(x / 10, 150))) >= gap * 1000
        )
        assert problem(300, x) == rule


@pytest.mark.rule("xw.m3.scan", "xw.m3.scan-many", "xw.gap.m3-scan-order")
def test_scanning_replaces_the_attack() -> None:
    table = whispers(at("obsidian-squadron-pilot", 450, 250), at("red-squadron-pilot", 450, 400, 180))
    match = standing(table)
    match.answer(0, "pass")  # Red Squadron (4) comes first
    assert options(match, 1) == [("primary", 1), ("scan", 0)]
    match.answer(1, ("scan", 0))
    obsidian = match.table.ships[0]
    assert (obsidian.cargo, match.table.satellites_left) == ([0], [1])
    assert match.table.phase == "planning"  # it did not attack as well
    put(obsidian, 600, 150)
    obsidian.attacked = False
    match.table.phase, match.table.step = "combat", "ships"
    match = standing(match.table)
    match.answer(0, "pass") if 0 in match.questions and match.questions[0].kind == "attack" else None
    match.answer(1, ("scan", 1))
    assert match.table.ships[0].cargo == [0, 1]
    both = whispers(
        at("obsidian-squadron-pilot", 450, 250), at("rookie-pilot", 800, 800), spots=((440, 250), (465, 250))
    )
    match = standing(both)
    match.answer(1, ("scan", 0))
    assert match.table.ships[0].cargo == [0]  # exactly one


@pytest.mark.rule("xw.m3.scan-touching")
def test_scanning_past_a_touching_rebel() -> None:
    table = whispers(at("red-squadron-pilot", 450, 250), at("academy-pilot", 450, 120))
    rebel, tie = table.ships
    assert missions.scannable(table, tie) == []
    fly(table, tie, "straight", 2)  # onto the X-wing, moved back: they touch
    assert tie.touching == [rebel.id]
    table.satellites = [Obstacle(0, *mm(450, 262)), table.satellites[1]]
    assert missions.scannable(table, tie) == [0]
    assert missions.scannable(table, rebel) == []
    missions.scan(table, tie, 0)
    assert tie.cargo == [0]


@pytest.mark.rule("xw.m3.carrier-destroyed", "xw.m3.win-rebel")
def test_a_lost_carrier_loses_its_satellites() -> None:
    table = whispers(
        at("obsidian-squadron-pilot", 450, 450, cargo=[0, 1]),
        at("black-squadron-pilot", 300, 450),
        at("rookie-pilot", 100, 100),
    )
    table.satellites_left = []
    assert winner(table) is None
    destroy(table, table.ships[0])
    assert table.ships[0].cargo == []
    assert table.satellites_left == []
    assert winner(table) == (REBEL, "dark-whispers-rebel")
    table = whispers(at("obsidian-squadron-pilot", 450, 450), at("rookie-pilot", 100, 100))
    destroy(table, table.ships[0])
    assert winner(table) == (REBEL, "dark-whispers-rebel")


@pytest.mark.rule("xw.m3.reinforce")
def test_rebel_reinforcements() -> None:
    table = whispers(at("obsidian-squadron-pilot", 450, 450), at("red-squadron-pilot", 100, 100))
    destroy(table, table.ships[1])
    assert winner(table) is None
    match = end_phase(table)
    match.answer(0, "yes")
    assert refused(match, 0, mm(450, 120)).rule == "xw.m3.reinforce"
    match.answer(0, mm(450, 60))
    fresh = match.table.ships[-1]
    assert (fresh.pilot, fresh.shields) == ("rookie-pilot", 2)
    assert set(match.questions) == {0, 1}


@pytest.mark.rule("xw.m3.win-imperial", "xw.gap.m3-lost-token", "xw.m3.early-exit", "xw.gap.m3-others-leave")
def test_a_carrier_must_get_home_after_the_last_scan() -> None:
    def leaving(left: list[int], cargo: list[int], y: float = 890) -> tuple[Table, Ship]:
        table = whispers(
            put(at("obsidian-squadron-pilot", 0, 0, cargo=cargo), 450, y),
            at("black-squadron-pilot", 300, 450, cargo=[1] if not cargo else []),
            at("rookie-pilot", 100, 100),
        )
        table.satellites_left = left
        missions.check_fled(table, table.ships[0])
        return table, table.ships[0]

    table, obsidian = leaving([], [0])
    assert winner(table) == (IMPERIAL, "dark-whispers-imperial")
    assert not obsidian.destroyed
    table, obsidian = leaving([], [1])  # the other satellite went down with its carrier
    assert winner(table) == (IMPERIAL, "dark-whispers-imperial")
    table, obsidian = leaving([1], [0])
    assert obsidian.destroyed
    assert obsidian.cargo == []
    assert winner(table) is None
    table, obsidian = leaving([], [0], y=10)
    assert obsidian.destroyed
    table, obsidian = leaving([], [])  # empty-handed
    assert obsidian.destroyed
    assert winner(table) is None
    put(table.ships[1], 300, 890)
    missions.check_fled(table, table.ships[1])
    assert winner(table) == (IMPERIAL, "dark-whispers-imperial")


@pytest.mark.rule("xw.gap.m3-not-obstacle")
def test_satellites_are_no_obstacles() -> None:
    table = whispers(at("obsidian-squadron-pilot", 450, 130), at("red-squadron-pilot", 450, 440, 180))
    obsidian = table.ships[0]
    assert fly(table, obsidian, "straight", 2, "focus").kinds == ["action"]
    assert ("primary", 1) in attack_options(table, obsidian)
    lay(table, red("blank", "blank", "blank"), green("blank", "blank", "blank"))
    play(shoot(table, table.ships[1], obsidian), "done")
    assert len(told(table, RollsDefence)[0].dice) == 3


@pytest.mark.rule("xw.gap.m3-doomed-scan")
def test_a_doomed_ship_may_scan() -> None:
    table = whispers(
        at("black-squadron-pilot", 450, 250),
        at("red-squadron-pilot", 450, 400, 180),
        at("academy-pilot", 100, 800),
        initiative=REBEL,
    )
    black = table.ships[0]
    hurt(table, black, "direct-hit", "direct-hit", faceup=False)
    stack(table, "direct-hit")
    lay(table, red("hit", "hit", "hit"), green("blank", "blank", "blank"))
    match = standing(table)
    match.answer(0, ("primary", 0))
    assert black.doomed
    match.answer(1, ("scan", 0))
    assert black.destroyed
    assert black.cargo == []
    assert match.table.satellites_left == [1]
