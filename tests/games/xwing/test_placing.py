"""What is put where: ships in order, dials by them, how near an edge an asteroid lies, why a barrel roll is refused."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask, Place
from dejarik.core.rng import Rng
from dejarik.games.xwing.build import CORE_MODELS
from dejarik.games.xwing.cards import PILOTS
from dejarik.games.xwing.geometry import BAND, SMALL_BASE, TEMPLATE_WIDTH
from dejarik.games.xwing.notes import DialsSet, EdgeChosen, NoRoom, OfRound, OfShip, RoundOpens
from dejarik.games.xwing.rules import areas, deployment, missions
from dejarik.games.xwing.rules.actions import roll_problem
from dejarik.games.xwing.rules.planning import plan
from dejarik.games.xwing.state import IMPERIAL, REBEL, Ship, Table
from tests.games.xwing.flight import at, begin, fleet, play, told
from tests.games.xwing.mission import escort
from tests.games.xwing.sky import rock, standing

# ── ships ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def waiting(*pilots: str, seats: tuple[int, ...] = ()) -> tuple[Table, list[Ship]]:
    """Ships of one side that are not on the table yet; a team has seats 0 and 2."""
    table = fleet(*(at(pilot, 0, 0) for pilot in pilots), phase="deploy")
    table.sides = (REBEL, IMPERIAL, REBEL)
    for place, ship in enumerate(table.ships):
        ship.in_play = False
        if seats:
            ship.seat = seats[place]
    return table, table.ships


@pytest.mark.rule("xw.gap.deploy-own-order")
def test_the_owner_chooses_among_different_ships_only() -> None:
    table, ships = waiting("rookie-pilot", "rookie-pilot", "rookie-pilot")
    question, _ = begin(deployment.deploy(table, ships))
    assert isinstance(question, Place)
    assert question.about == OfShip(ships[0].tag), "of three alike the first comes first"
    assert question.size == 3
    ships[2].upgrades = ("r2-d2",)
    question, placing = begin(deployment.deploy(table, ships))
    assert isinstance(question, Ask)
    assert (question.kind, question.seat, question.options) == ("deploy-next", 0, (0, 2))
    chosen = placing.send(2)
    assert isinstance(chosen, Place)
    assert chosen.about == OfShip(ships[2].tag)


@pytest.mark.rule("xw.team.own-ships", "xw.gap.team-order")
def test_in_a_team_everybody_sets_down_his_own_ships() -> None:
    table, ships = waiting("rookie-pilot", "luke-skywalker", "biggs-darklighter", seats=(2, 0, 2))
    question, _ = begin(deployment.deploy(table, ships))
    assert isinstance(question, Ask)
    assert (question.seat, question.options) == (2, (0, 2))
    question, _ = begin(deployment.deploy(table, ships[1:]))
    assert isinstance(question, Place)
    assert (question.seat, question.about) == (0, OfShip(ships[1].tag))


@pytest.mark.rule("xw.gap.deploy-overlap")
@pytest.mark.parametrize("under", [0, 1])
def test_a_ship_is_set_down_on_none_of_the_asteroids(under: int) -> None:
    table, ships = waiting("rookie-pilot")
    strips = deployment.deployment_strips(table, ships[0])
    spot = (450_000, 60_000, 0)
    table.obstacles = [rock(700, 60), rock(700, 60)]
    assert deployment.deploy_problem(table, ships[0], strips, spot) is None
    table.obstacles[under] = rock(450, 60)
    assert deployment.deploy_problem(table, ships[0], strips, spot) == "xw.gap.deploy-overlap"


@pytest.mark.rule("xw.limit.components")
@pytest.mark.parametrize(
    ("lost", "flying", "due"),
    [
        (2, ("darth-vader",), 2),  # flies no model of the box
        (1, ("night-beast", "mauler-mithel", "dark-curse"), 0),
        (1, (), 1),
        (2, ("academy-pilot", "darth-vader"), 1),
    ],
)
def test_reinforcements_need_a_model_of_their_own(lost: int, flying: tuple[str, ...], due: int) -> None:
    table = fleet(*(at(pilot, 100 * place, 100) for place, pilot in enumerate(flying)), mission=missions.ESCORT)
    table.lost, table.one_core_box = (0, lost), True
    assert deployment.reinforcements_due(table) == due


# ── dials ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.plan.secret")
def test_a_round_opens_with_a_question_for_every_dial() -> None:
    table = fleet(
        at("rookie-pilot", 450, 100, bearing="straight", speed=3, revealed=True, ion=1),
        at("luke-skywalker", 600, 100),
        at("academy-pilot", 450, 800, 180),
        round=4,
        phase="planning",
    )
    match = standing(table)
    for seat, number in ((REBEL, 1), (IMPERIAL, 2)):
        question = match.questions[seat]
        assert isinstance(question, Ask)
        assert (question.kind, question.rule, question.about) == ("dial", "xw.plan.secret", OfRound(5))
        match.answer(seat, (number, "straight", 2))
    assert [note.round for note in match.told(RoundOpens)] == [5]
    assert len(match.told(DialsSet)) == 1
    assert [(ship.bearing, ship.speed) for ship in match.table.ships[1:]] == [("straight", 2), ("straight", 2)]


@pytest.mark.rule("xw.plan.facedown")
def test_no_dial_lies_by_a_ship_that_drifts() -> None:
    table = fleet(at("rookie-pilot", 450, 100, bearing="straight", speed=3, revealed=True, ion=1), phase="planning")
    play(plan(table))
    ship = table.ships[0]
    assert (ship.bearing, ship.speed, ship.revealed) == ("", 0, False)
    assert (table.phase, table.step) == ("activation", "ships")


@pytest.mark.rule("xw.m1.setup-shuttle")
@pytest.mark.parametrize("edge", areas.EDGES)
def test_who_cannot_aim_finds_the_middle_of_any_edge_at_once(edge: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deployment, "free_places", lambda *_: [])
    table = escort(first_edge=edge)
    table.width, table.height = 900_000, 1_000_000
    strips = deployment.deployment_strips(table, table.ships[0])
    spot = deployment.any_place(table, table.ships[0], strips, Rng.from_seed(1))
    assert deployment.deploy_problem(table, table.ships[0], strips, spot) is None


# ── asteroids ──────────────────────────────────────────────────────────────────────────────────────────────────────


def square(x: int, y: int, half: int = 20_000) -> list[tuple[float, float]]:
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


@pytest.mark.rule("xw.obst.place-edges")
@pytest.mark.parametrize("inward", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_range_two_of_an_edge_belongs_to_the_edge(inward: tuple[int, int]) -> None:
    table = fleet()
    table.width, table.height = 914_000, 1_000_000
    flush = 2 * BAND + 20_000
    x = {1: flush, -1: table.width - flush}.get(inward[0], table.width // 2)
    y = {1: flush, -1: table.height - flush}.get(inward[1], table.height // 2)
    assert deployment.outline_problem(table, square(x, y), []) == "xw.obst.place-edges", "at Range 2 exactly"
    assert deployment.outline_problem(table, square(x + inward[0], y + inward[1]), []) is None


@pytest.mark.rule("xw.obst.place-edges", "xw.gap.obst-spacing")
@pytest.mark.parametrize("inward", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_too_near_an_edge_is_said_before_too_near_another(inward: tuple[int, int]) -> None:
    table = fleet()
    edges, spacing = "xw.obst.place-edges", "xw.gap.obst-spacing"
    for depth, rule in ((50, edges), (150, edges), (215, edges), (250, spacing)):
        x = {1: depth, -1: 900 - depth}.get(inward[0], 450)
        y = {1: depth, -1: 900 - depth}.get(inward[1], 450)
        table.obstacles = [rock(x + 30 * inward[0], y + 30 * inward[1], shape=3)]
        assert deployment.obstacle_problem(table, (4, 1000 * x, 1000 * y, 0)) == rule


@pytest.mark.rule("xw.limit.components")
def test_the_box_holds_a_card_for_every_model_that_may_be_called() -> None:
    for _, pilot in missions.REINFORCEMENTS.values():
        card = PILOTS[pilot]
        assert card.copies["core"] == CORE_MODELS[card.ship.id]


@pytest.mark.rule("xw.m2.asteroids")
def test_in_a_mission_the_page_draws_the_whole_area_for_asteroids() -> None:
    table = fleet(mission=missions.ASTEROIDS)
    assert tuple(deployment.obstacle_zone(table)) == (0, 0, table.width, table.height)


@pytest.mark.rule("xw.gap.obst-spacing")
def test_asteroids_that_find_no_room_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    table = fleet(phase="obstacles")
    table.obstacles = [rock(300, 300, shape=0), rock(600, 600, shape=1)]
    monkeypatch.setattr(deployment, "room_for_obstacle", lambda table: False)
    assert not play(deployment.place_obstacle(table)).kinds
    assert table.crowded
    assert [note.left for note in told(table, NoRoom)] == [4]


@pytest.mark.rule("xw.obst.choose-edge")
def test_the_edge_that_the_rebel_chose_is_told() -> None:
    table = fleet(phase="edge")
    asked = play(deployment.choose_edge(table), "west")
    assert [question.seat for question in asked] == [REBEL]
    assert [(note.side, note.edge) for note in told(table, EdgeChosen)] == [(table.banner(REBEL), "west")]
    assert (table.first_edge, table.phase) == ("west", "deploy")


# ── barrel rolls ───────────────────────────────────────────────────────────────────────────────────────────────────

_ROOM = (SMALL_BASE - TEMPLATE_WIDTH) // 2


@pytest.mark.rule("xw.roll.template", "xw.roll.place")
@pytest.mark.parametrize(
    ("side", "template", "base", "rule"),
    [
        (1, _ROOM, _ROOM, None),
        (-1, -_ROOM, -_ROOM, None),
        (0, 0, 0, "xw.roll.template"),
        (2, 0, 0, "xw.roll.template"),
        (1, _ROOM + 1, 0, "xw.roll.template"),
        (1, -_ROOM - 1, _ROOM, "xw.roll.template"),
        (1, 0, _ROOM + 1, "xw.roll.place"),
        (-1, 0, -_ROOM - 1, "xw.roll.place"),
        (1, _ROOM + 1, _ROOM + 1, "xw.roll.place"),
    ],
)
def test_a_barrel_roll_is_refused_for_what_sticks_out(side: int, template: int, base: int, rule: str | None) -> None:
    table = fleet(at("academy-pilot", 450, 450))
    assert roll_problem(table, table.ships[0], side, template, base) == rule


@pytest.mark.rule("xw.roll.no-overlap")
@pytest.mark.parametrize("under", [0, 1])
def test_every_asteroid_on_the_way_hinders_a_barrel_roll(under: int) -> None:
    table = fleet(at("academy-pilot", 450, 450))
    table.obstacles = [rock(450, 530), rock(450, 530)]
    assert roll_problem(table, table.ships[0], 1, 0, 0) is None
    table.obstacles[under] = rock(530, 450)
    assert roll_problem(table, table.ships[0], 1, 0, 0) == "xw.roll.no-overlap"
    table.obstacles[under] = rock(482, 424)  # under the template alone
    assert roll_problem(table, table.ships[0], 1, 0, 0) == "xw.gap.roll-template-obstacle"


# ── the area ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.setup.edges", "xw.setup.deploy-facing")
def test_every_edge_lies_opposite_another_and_faces_it() -> None:
    assert areas.EDGES == ("south", "west", "north", "east")
    assert areas.OPPOSITE == {"south": "north", "north": "south", "west": "east", "east": "west"}
    assert areas.INWARD == {"south": 0, "west": 90_000, "north": 180_000, "east": 270_000}


@pytest.mark.rule("xw.m2.asteroids")
@pytest.mark.parametrize("outward", [(-1, 0), (1, 0), (0, -1), (0, 1)])
def test_what_lies_along_an_edge_is_contained_and_what_crosses_it_is_not(outward: tuple[int, int]) -> None:
    strip = areas.Strip(0, 0, 300_000, 200_000)
    x = {-1: 20_000, 1: 280_000}.get(outward[0], 150_000)
    y = {-1: 20_000, 1: 180_000}.get(outward[1], 100_000)
    for step, inside in ((0, True), (1, False)):
        outline = square(x + outward[0] * step, y + outward[1] * step)
        assert strip.contains(outline) == inside


@pytest.mark.rule("xw.m1.win-rebel")
@pytest.mark.parametrize("edge", ["south", "north", "west", "east"])
def test_an_edge_is_crossed_by_more_than_a_touch_between_its_corners(edge: str) -> None:
    table = fleet(at("rookie-pilot", 450, 450), first_edge=edge)
    ship, half = table.ships[0], SMALL_BASE // 2
    upright, sign = edge in ("south", "north"), 1 if edge in ("north", "east") else -1
    span = table.height if upright else table.width
    flush = span - half if sign > 0 else half

    def beyond(out: int, along: int) -> bool:
        across = flush + sign * out
        ship.x, ship.y = (along, across) if upright else (across, along)
        return areas.beyond(table, ship, (REBEL,))

    assert not beyond(0, 450_000)
    assert beyond(1, 450_000)
    assert [beyond(1_000, along) for along in (-1, 0, 900_000, 900_001)] == [False, True, True, False]
