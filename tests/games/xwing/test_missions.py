"""The three missions."""

from __future__ import annotations

import pytest

from dejarik.core.question import Place
from dejarik.games.xwing.notes import Misses, OfShip, RollsDefence, TokensCleared
from dejarik.games.xwing.rules import deployment, missions
from dejarik.games.xwing.rules.actions import action_step
from dejarik.games.xwing.rules.areas import band_strip
from dejarik.games.xwing.rules.combat import attack_options
from dejarik.games.xwing.rules.damage import destroy, suffer
from dejarik.games.xwing.rules.missions import ASTEROIDS, ESCORT, WHISPERS
from dejarik.games.xwing.rules.values import hull, shield_value
from dejarik.games.xwing.rules.victory import ROLES, winner
from dejarik.games.xwing.state import IMPERIAL, REBEL
from tests.games.xwing.flight import at, fleet, green, hurt, lay, play, red, shoot, told
from tests.games.xwing.mission import end_phase, escort, options, order_of, whispers
from tests.games.xwing.sky import drive, fly, kinds_told, mm, new, put, refused, rock, standing

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
    assert {option[0] for option in options(match, 1)} == {3}  # it plans from the next round on


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
    assert {option[0] for option in options(match, 0)} == {1}


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
