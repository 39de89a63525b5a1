"""The three missions."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.match import Match
from dejarik.core.question import Ask, Place, any_answer
from dejarik.core.rng import Rng
from dejarik.games.xwing import geometry
from dejarik.games.xwing.notes import Misses, ObstacleDie, OfShip, RollsDefence, TokensCleared
from dejarik.games.xwing.outlines import SATELLITE, asteroid
from dejarik.games.xwing.rules import deployment, missions
from dejarik.games.xwing.rules.actions import action_step
from dejarik.games.xwing.rules.areas import band_strip, middle_strip
from dejarik.games.xwing.rules.combat import attack_options
from dejarik.games.xwing.rules.damage import destroy, suffer
from dejarik.games.xwing.rules.missions import ASTEROIDS, ESCORT, WHISPERS
from dejarik.games.xwing.rules.planning import dial_options
from dejarik.games.xwing.rules.values import hull, shield_value
from dejarik.games.xwing.rules.victory import ROLES, winner
from dejarik.games.xwing.state import IMPERIAL, REBEL, Obstacle, Ship, Table
from tests.games.xwing.flight import at, fleet, green, hurt, lay, play, red, shoot, stack, told
from tests.games.xwing.sky import drive, fly, kinds_told, mm, new, put, refused, rock, standing


def shuttle(x: float, y: float, h: float = 0, **state: Any) -> Ship:
    ship = Ship(
        id=0,
        seat=0,
        side=REBEL,
        kind="shuttle",
        pilot="",
        upgrades=(),
        number=0,
        in_play=True,
        **{"shields": 0, **state},
    )
    return put(ship, x, y, h)


def escort(*ships: Ship, at_x: float = 450, at_y: float = 50, h: float = 0, **settings: Any) -> Table:
    """Mission 1; the shuttle is ship 0."""
    table = fleet(shuttle(at_x, at_y, h), *ships, mission=ESCORT, **settings)
    table.marked = 0
    return table


def end_phase(table: Table) -> Match:
    table.phase, table.step = "end", "start"
    return standing(table)


def order_of(match: Match, until: str = "dial") -> list[tuple[int, str]]:
    """Who is asked what while the game is set up."""
    found = []
    rng = Rng.from_seed(3)
    while all(question.kind != until for question in match.questions.values()):
        seat, question = next(iter(match.questions.items()))
        found.append((seat, question.kind))
        match.answer(seat, any_answer(question, rng))
    return found


# ── missions in general ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.mission.prep-steps", "xw.mission.bracket-upgrades", "xw.mission.forces")
def test_recommended_forces() -> None:
    def forces(mission: str, side: int) -> list[tuple[str, ...]]:
        ships = new({"mission": mission}).table.ships
        return [(ship.pilot, *ship.upgrades) for ship in ships if ship.side == side and ship.pilot]

    assert forces(ESCORT, REBEL) == [("red-squadron-pilot",)]
    assert forces(ESCORT, IMPERIAL) == [("academy-pilot",), ("academy-pilot",)]
    assert forces(ASTEROIDS, REBEL) == [("luke-skywalker", "determination")]
    assert forces(ASTEROIDS, IMPERIAL) == [("night-beast",), ("mauler-mithel", "marksmanship")]
    assert forces(WHISPERS, REBEL) == [("red-squadron-pilot", "proton-torpedoes", "r2-f2")]
    assert forces(WHISPERS, IMPERIAL) == [("black-squadron-pilot", "determination"), ("obsidian-squadron-pilot",)]


@pytest.mark.rule("xw.mission.what")
def test_standard_rules_hold_in_missions() -> None:
    table = escort(at("red-squadron-pilot", 450, 300), at("academy-pilot", 450, 700, 180))
    fly(table, table.ships[2], "koiogran", 3)
    assert table.ships[2].stress == 1


@pytest.mark.rule("xw.mission.area")
def test_missions_are_played_on_ninety_centimetres() -> None:
    for mission in missions.MISSIONS:
        table = new({"mission": mission}).table
        assert (table.width, table.height) == (900_000, 900_000)


@pytest.mark.rule("xw.mission.placement-replaced", "xw.m3.setup-imperial", "xw.gap.mission-place-order")
def test_missions_have_their_own_placement() -> None:
    whispers = order_of(new({"mission": WHISPERS}))
    assert whispers == [(1, "deploy-next"), (1, "deploy"), (1, "deploy"), (0, "satellites"), (0, "deploy")]
    asteroids = order_of(new({"mission": ASTEROIDS}))
    assert asteroids == [(1, "deploy-next"), (1, "deploy"), (1, "deploy"), (0, "deploy"), *[(1, "obstacle")] * 6]


@pytest.mark.rule("xw.mission.placement-own-squads")
def test_own_squads_are_placed_by_the_missions_instructions() -> None:
    match = new({"mission": ESCORT, "points": 100})
    match.answer(0, mm(450, 50))
    match = drive(match, "deploy") if "deploy" not in {q.kind for q in match.questions.values()} else match
    match = drive(match, "deploy")
    question = next(iter(match.questions.values()))
    assert isinstance(question, Place)
    assert question.check(mm(450, 150)) is None
    assert question.check(mm(450, 80)) == "xw.m1.setup-ships"


@pytest.mark.rule("xw.mission.only-objective", "xw.win.mission")
def test_destroying_everybody_does_not_win_a_mission() -> None:
    table = escort(
        at("red-squadron-pilot", 450, 300), at("academy-pilot", 450, 700, 180), at("academy-pilot", 300, 700)
    )
    destroy(table, table.ships[2])
    destroy(table, table.ships[3])
    assert winner(table) is None
    table = escort(at("red-squadron-pilot", 450, 300), at("academy-pilot", 450, 700, 180))
    destroy(table, table.ships[1])
    assert winner(table) is None  # the shuttle lives


@pytest.mark.rule("xw.mission.end-at-once")
def test_a_mission_ends_the_moment_its_aim_is_met() -> None:
    table = escort(
        at("red-squadron-pilot", 450, 300, bearing="straight", speed=1),
        at("academy-pilot", 450, 600, 180, bearing="straight", speed=2),
        at_y=800,
        phase="activation",
        step="start",
    )
    match = standing(table)
    match.answer(0, ("straight", 2))
    assert match.over
    assert not any(ship.revealed for ship in match.table.ships)


@pytest.mark.rule(
    "xw.mission.custom-points", "xw.gap.mission-100", "xw.m1.shuttle-stats", "xw.m1.shuttle-shield-tokens"
)
def test_big_games_strengthen_the_shuttle_and_add_satellites() -> None:
    for points, shields, satellites in ((0, 0, 2), (31, 0, 2), (60, 0, 2), (100, 6, 4), (150, 6, 4)):
        match = drive(new({"mission": ESCORT, "points": points}), "dial")
        craft = match.table.ships[match.table.marked]
        assert (craft.shields, shield_value(match.table, craft), hull(craft)) == (shields, shields, 6)
        assert match.view(1).ships[craft.id].agility == 2
        match = drive(new({"mission": WHISPERS, "points": points}), "dial")
        assert len(match.table.satellites) == satellites
    table = escort(at("rookie-pilot", 100, 100), at("academy-pilot", 450, 170, 180), points=100)
    table.ships[0].shields = 6
    lay(table, red("hit", "hit", "blank"), green("blank", "blank"))
    play(shoot(table, table.ships[2], table.ships[0]))
    assert (table.ships[0].shields, table.ships[0].damage) == (4, [])


@pytest.mark.rule("xw.mission.initiative")
def test_initiative_in_missions() -> None:
    assert new({"mission": WHISPERS}).table.initiative == IMPERIAL
    rebel = [{"pilot": "wedge-antilles", "upgrades": ["r2-d2"]}] + [
        {"pilot": "rookie-pilot", "upgrades": ["r5-k6"]}
    ] * 1
    options = {"mission": WHISPERS, "points": 100, "first": rebel, "second": "imperial-aces"}
    assert new(options).table.initiative == REBEL


@pytest.mark.rule("xw.gap.mission-band")
def test_range_two_of_an_edge_is_the_second_strip() -> None:
    table = escort(at("rookie-pilot", 0, 0), at("academy-pilot", 450, 850, 180), phase="deploy")
    table.ships[1].in_play = False
    strips = deployment.deployment_strips(table, table.ships[1])
    problem = [deployment.deploy_problem(table, table.ships[1], strips, mm(600, y)) for y in (119, 120, 180, 181)]
    assert problem == ["xw.m1.setup-ships", None, None, "xw.m1.setup-ships"]


@pytest.mark.rule("xw.prio.mission-special", "xw.m1.shuttle-damage")
def test_the_shuttle_never_has_faceup_cards() -> None:
    table = escort(at("rookie-pilot", 100, 100), at("academy-pilot", 450, 170, 180))
    craft, _, tie = table.ships
    lay(table, red("crit", "crit", "hit"), green("blank", "blank"))
    play(shoot(table, tie, craft))
    assert [card.faceup for card in craft.damage] == [False] * 3
    play(suffer(table, craft, hits=1, crits=1))
    assert craft.in_play
    play(suffer(table, craft, crits=1))
    assert craft.destroyed


# ── reinforcements ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.end.effects", "xw.gap.end-order", "xw.m1.reinforce")
def test_an_imperial_reinforcement_comes_in_the_end_phase() -> None:
    table = escort(at("red-squadron-pilot", 450, 300, focus=1), at("academy-pilot", 450, 700, 180))
    destroy(table, table.ships[2])
    match = end_phase(table)
    assert match.questions[1].kind == "reinforce"
    assert [entry.note for entry in match.journal] == [TokensCleared()]
    match.answer(1, "yes")
    assert refused(match, 1, mm(450, 750, 180)).rule == "xw.m1.reinforce"
    match.answer(1, mm(450, 850, 180))
    fresh = match.table.ships[3]
    assert (fresh.pilot, fresh.in_play, fresh.damage, fresh.stress) == ("academy-pilot", True, [], 0)
    assert match.questions[1].kind == "dial"
    assert {option[0] for option in _options(match, 1)} == {3}  # it plans from the next round on


def _options(match: Match, seat: int) -> list[Any]:
    question = match.questions[seat]
    assert isinstance(question, Ask)
    return [option for option in question.options if isinstance(option, tuple)]


@pytest.mark.rule("xw.gap.mission-reinforce-lost")
def test_a_declined_reinforcement_is_lost() -> None:
    table = escort(
        at("red-squadron-pilot", 450, 300), at("academy-pilot", 450, 700, 180), at("academy-pilot", 300, 700)
    )
    destroy(table, table.ships[2])
    match = end_phase(table)
    match.answer(1, "no")
    assert match.table.phase == "planning"
    match.table.phase, match.table.step = "end", "start"
    assert standing(match.table).questions[1].kind == "dial"


@pytest.mark.rule("xw.gap.mission-reinforce-fled")
def test_a_ship_that_flew_off_is_replaced_too() -> None:
    table = escort(at("red-squadron-pilot", 450, 300), at("academy-pilot", 30, 700, 0))
    fly(table, table.ships[2], "turn-left", 3)
    assert table.ships[2].destroyed
    assert end_phase(table).questions[1].kind == "reinforce"


@pytest.mark.rule("xw.gap.mission-reinforce-limit")
def test_one_box_limits_reinforcements() -> None:
    table = fleet(
        at("luke-skywalker", 450, 450),
        at("night-beast", 100, 100),
        at("mauler-mithel", 300, 100),
        mission=ASTEROIDS,
        one_core_box=True,
    )
    table.marked = 0
    destroy(table, table.ships[1])
    destroy(table, table.ships[2])
    assert deployment.reinforcements_due(table) == 2
    match = end_phase(table)
    for spot in (mm(300, 60), mm(600, 60)):
        match.answer(1, "yes")
        match.answer(1, spot)
    assert len(match.table.of_side(IMPERIAL)) == 2
    match.table.lost = (0, 1)  # something was lost, but both models fly
    assert deployment.reinforcements_due(match.table) == 0
    match.table.one_core_box = False
    assert deployment.reinforcements_due(match.table) == 1


@pytest.mark.rule("xw.gap.mission-place-details")
def test_reinforcements_are_placed_like_ships() -> None:
    table = fleet(
        at("luke-skywalker", 450, 450), at("night-beast", 600, 60), mission=ASTEROIDS, obstacles=[rock(100, 60)]
    )
    table.marked = 0
    table.lost = (0, 1)
    match = end_phase(table)
    match.answer(1, "yes")
    for bad in (mm(600, 60), mm(100, 60), mm(300, 90)):
        refused(match, 1, bad)
    match.answer(1, mm(300, 60, 217))
    fresh = match.table.ships[-1]
    assert (fresh.pose, fresh.focus, fresh.damage) == (mm(300, 60, 217), 0, [])


# ── mission 1 ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.m1.setup-shuttle", "xw.gap.m1-start-distance", "xw.m1.setup-ships", "xw.m1.layout")
def test_mission_one_setup() -> None:
    match = new({"mission": ESCORT})
    assert next(iter(match.questions.values())).about == OfShip(match.table.ships[match.table.marked].tag)
    assert refused(match, 0, mm(451, 60)).rule == "xw.m1.setup-shuttle"
    assert refused(match, 0, mm(450, 90)).rule == "xw.m1.setup-shuttle"
    assert refused(match, 0, mm(450, 60, 10)).rule == "xw.m1.setup-shuttle"
    match.answer(0, mm(450, 80))
    match.answer(0, mm(450, 150))
    assert match.questions.keys() == {1}
    match.answer(1, mm(450, 750, 180))
    match.answer(1, mm(300, 750, 180))
    craft = match.table.ships[match.table.marked]
    assert (craft.x, craft.h) == (450_000, 0)
    assert band_strip(match.table, IMPERIAL, 2) == (0, 700_000, 900_000, 800_000)
    assert band_strip(match.table, REBEL, 2) == (0, 100_000, 900_000, 200_000)
    assert band_strip(match.table, REBEL, 1) == (0, 0, 900_000, 100_000)


@pytest.mark.rule("xw.m1.setup-card")
def test_the_shuttles_damage_is_its_own() -> None:
    table = escort(at("red-squadron-pilot", 450, 300, shields=0), at("academy-pilot", 450, 700))
    play(suffer(table, table.ships[0], hits=2))
    assert [len(ship.damage) for ship in table.ships] == [2, 0, 0]


@pytest.mark.rule("xw.m1.shuttle-rebel")
def test_friendly_abilities_reach_the_shuttle() -> None:
    table = escort(at("biggs-darklighter", 500, 120), at("academy-pilot", 470, 300, 180), at_y=120)
    assert attack_options(table, table.ships[2]) == [("primary", 1)]
    put(table.ships[1], 100, 700)
    assert attack_options(table, table.ships[2]) == [("primary", 0)]


@pytest.mark.rule("xw.m1.shuttle-move", "xw.gap.m1-stay")
def test_the_rebel_moves_the_shuttle_before_anybody_activates() -> None:
    ends = {}
    for choice in ("stay", ("straight", 2), ("bank-left", 1), ("bank-right", 1)):
        table = escort(
            at("red-squadron-pilot", 800, 300, bearing="straight", speed=1),
            at("academy-pilot", 800, 800, 180, bearing="straight", speed=2),
            phase="activation",
            step="start",
        )
        match = standing(table)
        assert match.questions[0].kind == "shuttle"
        assert not any(ship.revealed for ship in match.table.ships)
        assert refused(match, 0, ("turn-right", 1)).rule == "xw.m1.shuttle-move"
        match.answer(0, choice)
        ends[choice] = match.table.ships[0].pose
        assert match.table.active == 2
    assert ends == {
        "stay": mm(450, 50),
        ("straight", 2): mm(450, 170),
        ("bank-left", 1): mm(412.426, 140.711, 315),
        ("bank-right", 1): mm(487.574, 140.711, 45),
    }


@pytest.mark.rule("xw.m1.shuttle-no-act")
def test_the_shuttle_neither_acts_nor_attacks() -> None:
    table = escort(at("red-squadron-pilot", 800, 300), at("academy-pilot", 450, 200, 90))
    assert play(action_step(table, table.ships[0])).kinds == []
    match = standing(table)  # combat: only ships with a pilot are asked
    assert match.table.phase == "planning"
    assert {option[0] for option in _options(match, 0)} == {1}


@pytest.mark.rule("xw.m1.protect", "xw.m1.protect-use", "xw.m1.protect-many")
def test_protecting_the_shuttle() -> None:
    table = escort(at("red-squadron-pilot", 450, 190), at("academy-pilot", 450, 170, 180), at_y=70)
    craft, guard, tie = table.ships
    put(guard, 570, 70)  # 80 mm away
    put(tie, 450, 250, 180)
    play(action_step(table, guard), "protect")
    assert (craft.evade, guard.performed) == (1, ("protect",))
    put(guard, 591.1, 70)  # 101.1 mm away
    guard.performed = ()
    assert "protect" not in play(action_step(table, guard), "pass").options("action")
    put(tie, 450, 150, 180)  # 40 mm away, but an enemy
    assert "protect" not in play(action_step(table, tie), "pass").options("action")
    put(tie, 450, 250, 180)
    lay(table, red("hit", "blank", "blank"), green("blank", "blank"))
    play(shoot(table, tie, craft), "evade")
    assert kinds_told(table)[-1] == Misses
    craft.evade = 3
    lay(table, red("hit", "hit", "blank"), green("blank", "blank"))
    asked = play(shoot(table, tie, craft), "evade")
    assert asked.kinds == ["modify-defence"]  # only one per attack
    assert len(craft.damage) == 1
    assert craft.evade == 2
    assert end_phase(table).table.ships[0].evade == 0


@pytest.mark.rule("xw.m1.win-rebel")
def test_the_shuttle_escapes_over_the_imperial_edge() -> None:
    for y, over in ((800, True), (770, True), (750, False)):
        table = escort(at("red-squadron-pilot", 100, 300), at("academy-pilot", 800, 200), at_y=y)
        play(missions.move_shuttle(table), ("straight", 2))
        assert (winner(table) == (REBEL, "political-escort-rebel")) is over


@pytest.mark.rule("xw.m1.win-imperial")
def test_the_empire_wins_when_the_shuttle_is_destroyed() -> None:
    table = escort(at("red-squadron-pilot", 100, 300), at("academy-pilot", 800, 200))
    hurt(table, table.ships[0], *["direct-hit"] * 5, faceup=False)
    play(suffer(table, table.ships[0], hits=1))
    assert winner(table) == (IMPERIAL, "political-escort-imperial")


@pytest.mark.rule("xw.gap.m1-other-edge")
def test_over_any_other_edge_the_shuttle_is_lost() -> None:
    table = escort(at("red-squadron-pilot", 400, 300), at("academy-pilot", 800, 200), at_x=30, at_y=500)
    play(missions.move_shuttle(table), ("bank-left", 1))
    assert winner(table) == (IMPERIAL, "political-escort-imperial")


@pytest.mark.rule("xw.gap.m1-corner")
def test_leaving_over_a_corner() -> None:
    for x, result in ((10, REBEL), (-5, IMPERIAL)):
        table = escort(at("red-squadron-pilot", 400, 300), at("academy-pilot", 800, 200), at_x=x, at_y=890)
        missions.check_fled(table, table.ships[0])
        assert winner(table) == (result, f"political-escort-{ROLES[result]}")
        table = fleet(
            put(at("luke-skywalker", 0, 0), x, 890), at("academy-pilot", 400, 400), mission=ASTEROIDS, round=5
        )
        table.marked = 0
        missions.check_fled(table, table.ships[0])
        assert winner(table) == (result, f"asteroid-run-{ROLES[result]}")
        table = whispers(put(at("obsidian-squadron-pilot", 0, 0), x, 890), at("rookie-pilot", 400, 400))
        table.satellites_left, table.ships[0].cargo = [], [0, 1]
        missions.check_fled(table, table.ships[0])
        assert (table.ships[0].escaped, table.ships[0].destroyed) == (x == 10, x != 10)


@pytest.mark.rule("xw.gap.m1-shuttle-overlap")
def test_the_shuttle_bumps_like_a_ship() -> None:
    table = escort(at("red-squadron-pilot", 100, 300), at("academy-pilot", 450, 430, 180), at_y=300)
    play(missions.move_shuttle(table), ("straight", 2))
    assert table.ships[0].pose == mm(450, 390)
    assert table.ships[0].touching == [2]
    assert attack_options(table, table.ships[2]) == []


@pytest.mark.rule("xw.gap.m1-protect-lock")
def test_the_shuttle_can_be_attacked_at_range_three() -> None:
    table = escort(at("red-squadron-pilot", 100, 300), at("academy-pilot", 450, 340, 180))
    lay(table, red("blank", "blank"), green("blank", "blank", "blank"))
    play(shoot(table, table.ships[2], table.ships[0]))
    assert len(told(table, RollsDefence)[0].dice) == 3


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
    assert sorted(_options(match, 1)) == sorted(
        [(bearing, speed) for speed in (1, 2) for bearing in ("bank-left", "bank-right", "straight")]
    )


@pytest.mark.rule("xw.gap.m2-others-leave")
def test_other_ships_that_leave_are_destroyed() -> None:
    table = asteroid_run(at("luke-skywalker", 450, 450), at("night-beast", 450, 10), round=6)
    missions.check_fled(table, table.ships[1])
    assert table.ships[1].destroyed
    assert end_phase(table).questions[1].kind == "reinforce"


# ── mission 3 ──────────────────────────────────────────────────────────────────────────────────────────────────────


def whispers(*ships: Ship, spots: tuple[tuple[float, float], ...] = ((450, 250), (600, 150)), **settings: Any) -> Table:
    table = fleet(*ships, mission=WHISPERS, **settings)
    table.satellites = [Obstacle(0, *mm(x, y)) for x, y in spots]
    table.satellites_left = list(range(len(spots)))
    return table


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
    assert _options(match, 1) == [("primary", 1), ("scan", 0)]
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
