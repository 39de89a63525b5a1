"""Just this side and just the other side: limits, edges and tables that nothing else looks at so closely."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.core.match import Match
from dejarik.core.question import Ask, any_answer
from dejarik.core.rng import Rng
from dejarik.games.xwing.build import Crew
from dejarik.games.xwing.cards import PILOTS, SHIPS, UPGRADES
from dejarik.games.xwing.cards.ability import ABILITIES, ATTACK_DICE, BY_UPGRADE, DEFENCE_DICE, Ability, hooked, hooks
from dejarik.games.xwing.cards.verbs import attack_die, defence_die
from dejarik.games.xwing.dice import BLANK, CRIT, EVADE, FOCUS, HIT
from dejarik.games.xwing.geometry import BAND, LARGE_BASE, SMALL_BASE, STRAIGHT_STEP, TEMPLATE_WIDTH
from dejarik.games.xwing.notes import BattleOver, CardDie, Replaced
from dejarik.games.xwing.outlines import ASTEROIDS as ASTEROIDS_OF_BOX
from dejarik.games.xwing.rules import areas, combat, deployment, forecast
from dejarik.games.xwing.rules.actions import action_step, roll_template, rolls
from dejarik.games.xwing.rules.activation import replace_red
from dejarik.games.xwing.rules.damage import deal_faceup
from dejarik.games.xwing.rules.end import close_round
from dejarik.games.xwing.rules.missions import ASTEROIDS, WHISPERS
from dejarik.games.xwing.rules.squads import squad_options
from dejarik.games.xwing.rules.values import skill
from dejarik.games.xwing.rules.victory import finish
from dejarik.games.xwing.state import IMPERIAL, REBEL, Attack, Ship, Table
from tests.games.xwing.duel import duel
from tests.games.xwing.flight import at, fleet, green, lay, play, red, told
from tests.games.xwing.mission import escort
from tests.games.xwing.sky import new, put, rock

# ── tables ─────────────────────────────────────────────────────────────────────────────────────────────────────────

#: What lies in the boxes of the first wave: pilots with skill, cost and number of cards.
WAVE = {
    "xwing": {
        "wedge-antilles": (9, 29, 1),
        "garven-dreis": (6, 26, 1),
        "red-squadron-pilot": (4, 23, 1),
        "rookie-pilot": (2, 21, 1),
    },
    "ywing": {
        "horton-salm": (8, 25, 1),
        "dutch-vander": (6, 23, 1),
        "gray-squadron-pilot": (4, 20, 1),
        "gold-squadron-pilot": (2, 18, 1),
    },
    "tie": {
        "howlrunner": (8, 18, 1),
        "backstabber": (6, 16, 1),
        "winged-gundark": (5, 15, 1),
        "black-squadron-pilot": (4, 14, 1),
        "obsidian-squadron-pilot": (3, 13, 1),
        "academy-pilot": (1, 12, 1),
    },
    "tie_advanced": {
        "darth-vader": (9, 29, 1),
        "maarek-stele": (7, 27, 1),
        "storm-squadron-pilot": (4, 23, 1),
        "tempest-squadron-pilot": (2, 21, 1),
    },
}


@pytest.mark.parametrize("box", WAVE)
def test_the_boxes_of_the_first_wave(box: str) -> None:
    found = {name: (card.skill, card.cost, card.copies[box]) for name, card in PILOTS.items() if box in card.copies}
    assert found == WAVE[box]


def test_ships_have_the_names_that_other_builders_use() -> None:
    assert {ship.id: ship.xws for ship in SHIPS.values()} == {
        "xwing": "xwing",
        "ywing": "ywing",
        "tie": "tiefighter",
        "tie-advanced": "tieadvanced",
    }


def test_no_weapon_is_one_of_a_kind() -> None:
    assert not [name for name, card in UPGRADES.items() if card.weapon and card.unique]


# ── hooks ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_that_is_written_later_is_asked_too() -> None:
    ship = at("rookie-pilot", 450, 450, 0, "test-late")
    assert not hooked(ship, "agility")

    class Late(Ability, upgrade="test-late"):
        def agility(self, table: Table, me: Ship) -> int:
            return 1

    try:
        assert [type(ability) for ability in hooked(ship, "agility")] == [Late]
    finally:
        del ABILITIES["upgrade-test-late"], BY_UPGRADE["test-late"]
        hooks.clear()


@pytest.mark.rule("xw.act.one-action")
def test_of_two_cards_that_give_actions_the_greater_counts() -> None:
    table = fleet(at("darth-vader", 450, 450, 0, "test-busy"))

    class Busy(Ability, upgrade="test-busy"):
        def actions_in_step(self, table: Table, me: Ship) -> int:
            return 3

    try:
        asked = play(action_step(table, table.ships[0]), "focus", "evade", "pass")
    finally:
        del ABILITIES["upgrade-test-busy"], BY_UPGRADE["test-busy"]
        hooks.clear()
    assert asked.kinds == ["action"] * 3


@pytest.mark.parametrize("die", [attack_die, defence_die])
def test_a_die_rolled_for_a_card_is_told(die: object) -> None:
    table = fleet(at("rookie-pilot", 450, 450))
    assert callable(die)
    face = die(table, table.ships[0], "minor-explosion")
    (note,) = told(table, CardDie)
    assert (note.card, note.face) == ("minor-explosion", face)


# ── manoeuvres and rolls ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.stress.red-revealed")
def test_the_manoeuvre_that_the_opponent_chose_is_told() -> None:
    table = fleet(at("rookie-pilot", 450, 450, stress=1))
    play(replace_red(table, table.ships[0]), ("straight", 2))
    (note,) = told(table, Replaced)
    assert (note.bearing, note.speed) == ("straight", 2)


@pytest.mark.rule("xw.roll.template")
@pytest.mark.parametrize("base", [SMALL_BASE, LARGE_BASE])
def test_the_template_of_a_barrel_roll_lies_against_the_base(base: int) -> None:
    ship = at("academy-pilot", 450, 450)
    ship.base = base
    outline = roll_template(ship, 1, 5_000)
    xs, ys = [x - ship.x for x, _ in outline], [y - ship.y for _, y in outline]
    assert (min(xs), max(xs)) == pytest.approx((base / 2, base / 2 + STRAIGHT_STEP))
    assert (min(ys), max(ys)) == pytest.approx((5_000 - TEMPLATE_WIDTH / 2, 5_000 + TEMPLATE_WIDTH / 2))


@pytest.mark.rule("xw.roll.place")
@pytest.mark.parametrize("base", [SMALL_BASE, LARGE_BASE])
def test_rolls_are_looked_for_as_far_as_the_base_is_long(base: int) -> None:
    table = fleet(at("academy-pilot", 450, 450))
    table.ships[0].base = base
    found = rolls(table, table.ships[0])
    room = (base - TEMPLATE_WIDTH) // 2
    assert {side for side, _, _ in found} == {-1, 1}
    assert max(slide for _, slide, _ in found) == room
    assert max(slide + end for _, slide, end in found) > 2 * room - 1000


# ── edges of the area ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.m2.setup-rebel")
@pytest.mark.parametrize("edge", ["south", "north", "west", "east"])
def test_the_middle_is_measured_between_the_edges_of_the_players(edge: str) -> None:
    table = fleet(at("rookie-pilot", 450, 450))
    table.first_edge, table.width, table.height = edge, 914_000, 1_200_000
    strip = areas.middle_strip(table)
    low, high, depth = (
        (strip.low_y, strip.high_y, table.height)
        if edge in ("south", "north")
        else (strip.low_x, strip.high_x, table.width)
    )
    assert (low, high) == (3 * BAND + 1, depth - 3 * BAND - 1)


@pytest.mark.parametrize("edge", ["south", "north", "west", "east"])
def test_a_ship_is_beyond_the_edge_that_it_crosses_and_no_other(edge: str) -> None:
    table = fleet(at("rookie-pilot", 450, 450))
    table.first_edge = edge
    ship, middle = table.ships[0], table.width // 2
    places = {
        "south": (middle, 0),
        "north": (middle, table.height),
        "west": (0, middle),
        "east": (table.width, middle),
    }
    for place, (ship.x, ship.y) in places.items():
        assert areas.beyond(table, ship, (REBEL,)) == (place == edge)
        assert areas.beyond(table, ship, (IMPERIAL,)) == (place == areas.OPPOSITE[edge])


@pytest.mark.parametrize("edge", ["south", "north", "west", "east"])
def test_a_strip_goes_from_side_to_side(edge: str) -> None:
    table = fleet(at("rookie-pilot", 450, 450))
    table.first_edge, table.width, table.height = edge, 900_000, 1_200_000
    assert (
        tuple(areas.strip(table, REBEL, 10_000, 30_000))
        == {
            "south": (0, 10_000, 900_000, 30_000),
            "north": (0, 1_170_000, 900_000, 1_190_000),
            "west": (10_000, 0, 30_000, 1_200_000),
            "east": (870_000, 0, 890_000, 1_200_000),
        }[edge]
    )


@pytest.mark.parametrize(
    ("edge", "axis", "sign"), [("south", "y", -1), ("north", "y", 1), ("west", "x", -1), ("east", "x", 1)]
)
def test_a_base_flush_with_the_edge_is_not_beyond_it(edge: str, axis: str, sign: int) -> None:
    table = fleet(at("rookie-pilot", 450, 450))
    table.first_edge = edge
    ship = table.ships[0]
    flush = SMALL_BASE // 2 if sign < 0 else table.width - SMALL_BASE // 2
    setattr(ship, axis, flush)
    assert not areas.beyond(table, ship, (REBEL,))
    setattr(ship, axis, flush + sign * 1000)
    assert areas.beyond(table, ship, (REBEL,))


@pytest.mark.rule("xw.m1.setup-shuttle")
@pytest.mark.parametrize("edge", ["south", "north", "west", "east"])
def test_the_shuttle_stands_in_the_middle_of_its_edge(edge: str) -> None:
    table = escort(at("rookie-pilot", 450, 450))
    table.first_edge, table.phase = edge, "deploy"
    table.ships[0].in_play = False
    strips = deployment.deployment_strips(table, table.ships[0])
    middle, heading = (table.width // 2, table.height // 2), areas.INWARD[edge]
    x, y = {
        "south": (middle[0], 50_000),
        "north": (middle[0], table.height - 50_000),
        "west": (50_000, middle[1]),
        "east": (table.width - 50_000, middle[1]),
    }[edge]
    assert deployment.deploy_problem(table, table.ships[0], strips, (x, y, heading)) is None
    along = (1_000, 0) if edge in ("south", "north") else (0, 1_000)
    for off in ((x + along[0], y + along[1], heading), (x, y, heading + 90_000)):
        assert deployment.deploy_problem(table, table.ships[0], strips, off) == "xw.m1.setup-shuttle"


# ── setting up ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.gap.obst-spacing")
def test_only_asteroids_near_each_other_are_too_near() -> None:
    table = fleet(at("rookie-pilot", 450, 50))
    table.obstacles = [rock(457, 300, shape=4)]
    assert deployment.obstacle_problem(table, (5, 457_000, 600_000, 0)) is None
    assert deployment.obstacle_problem(table, (5, 650_000, 300_000, 0)) is None
    assert deployment.obstacle_problem(table, (5, 457_000, 350_000, 0)) == "xw.gap.obst-spacing"
    assert deployment.obstacle_problem(table, (5, 500_000, 300_000, 0)) == "xw.gap.obst-spacing"


@pytest.mark.rule("xw.obst.place-edges")
def test_the_page_draws_the_very_zone_of_asteroids() -> None:
    table = fleet(at("rookie-pilot", 450, 50))
    margin = 2 * BAND + 1
    assert tuple(deployment.obstacle_zone(table)) == (margin, margin, table.width - margin, table.height - margin)


@pytest.mark.rule("xw.m2.asteroids")
def test_in_a_mission_an_asteroid_may_touch_every_edge_and_cross_none() -> None:
    table = fleet(at("academy-pilot", 450, 450), mission=ASTEROIDS)
    outline = ASTEROIDS_OF_BOX[4]
    low_x, high_x = min(x for x, _ in outline), max(x for x, _ in outline)
    low_y, high_y = min(y for _, y in outline), max(y for _, y in outline)
    flush = {
        (-round(low_x), 150_000): (-1_000, 0),
        (table.width - round(high_x), 150_000): (1_000, 0),
        (150_000, -round(low_y)): (0, -1_000),
        (150_000, table.height - round(high_y)): (0, 1_000),
    }
    for (x, y), (dx, dy) in flush.items():
        assert deployment.obstacle_problem(table, (4, x, y, 0)) is None
        assert deployment.obstacle_problem(table, (4, x + dx, y + dy, 0)) == "xw.m2.asteroids"


@pytest.mark.rule("xw.m3.satellite-spacing")
def test_satellites_lie_within_range_three_of_another_that_included() -> None:
    table = fleet(at("rookie-pilot", 450, 50), mission=WHISPERS)
    far, near = deployment.satellite_strips(table)
    high, low = (far.low_y + far.high_y) // 2, (near.low_y + near.high_y) // 2
    level = far.low_y + 16_000, near.high_y - 16_000  # as near to each other across the bands as can be
    across = level[0] - level[1] - 32_000
    assert (high, low, across) == (250_000, 150_000, 0)

    def problem(gap: int) -> str | None:
        """Side by side: the flat sides of two satellites in different bands lie so far apart."""
        return deployment.satellites_problem(table, (300_000, 216_000, 300_000 + 32_000 + gap, 184_000))

    assert problem(3 * BAND - 2_000) is None
    assert problem(3 * BAND + 2_000) == "xw.m3.satellite-spacing"
    assert problem(BAND - 2_000) == "xw.m3.satellite-spacing"


@pytest.mark.rule("xw.m3.satellite-sides")
def test_satellites_lie_farther_than_range_one_from_the_sides() -> None:
    table = fleet(at("rookie-pilot", 450, 50), mission=WHISPERS)
    first = BAND + 16_000
    assert deployment.satellites_problem(table, (first, 250_000, 400_000, 150_000)) == "xw.m3.satellite-sides"
    assert deployment.satellites_problem(table, (first + 1, 250_000, 400_000, 150_000)) is None
    last = table.width - BAND - 16_000
    assert deployment.satellites_problem(table, (last, 250_000, 600_000, 150_000)) == "xw.m3.satellite-sides"
    assert deployment.satellites_problem(table, (last - 1, 250_000, 600_000, 150_000)) is None


@pytest.mark.parametrize("one_core_box", [True, False])
def test_squads_built_at_the_table_fly(one_core_box: bool) -> None:
    match: Match = new({"points": 31, "first": "build", "second": "build", "one_core_box": one_core_box})
    rng = Rng.from_seed(5)
    while any(question.kind == "squad" for question in match.questions.values()):
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, rng))
    assert Counter(ship.side for ship in match.table.ships).keys() == {IMPERIAL, REBEL}


# ── combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.combat.order")
def test_after_its_opening_the_phase_goes_on_with_the_ships() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    table.phase, table.step = "combat", "start"
    play(combat.open_phase(table))
    assert table.step == "ships"


def test_a_ship_without_a_pilot_has_no_skill() -> None:
    table = escort(at("rookie-pilot", 450, 450))
    assert skill(table, table.ships[0]) == 0


@pytest.mark.rule("xw.dice.reroll-once")
def test_each_die_is_rerolled_once_whosever_it_is() -> None:
    attack = Attack(0, 1, "primary", 1, obstructed=False)
    attack.attack_dice, attack.rolled_attack, attack.rerolled_attack = [HIT, FOCUS, BLANK, CRIT], 3, [1]
    attack.defence_dice, attack.rolled_defence, attack.rerolled_defence = [EVADE, BLANK, FOCUS], 2, [0]
    assert combat.rerollable(attack, ATTACK_DICE) == (0, 2)
    assert combat.rerollable(attack, DEFENCE_DICE) == (1,)
    assert combat.rerollable(attack, ATTACK_DICE, (BLANK,)) == (2,)


def test_shots_that_are_still_to_come_are_in_the_forecast() -> None:
    table = duel("darth-vader", "rookie-pilot", 150, "cluster-missiles")
    put(table.ships[1], 450, 490, 180)

    def mean(left: int) -> float:
        return forecast.attack_odds(table, Attack(0, 1, "cluster-missiles", 1, obstructed=False, left=left)).expected

    assert mean(1) > 1.2 * mean(0) > 0


@pytest.mark.rule("xw.combat.steps")
def test_a_question_of_an_attack_knows_its_step_and_its_dice() -> None:
    table = duel("darth-vader", "rookie-pilot", 150, "cluster-missiles")
    table.ships[0].focus = table.ships[1].focus = 1
    lay(table, *(red("focus", "blank", "blank"), green("focus", "blank")) * 2)
    seen: list[tuple[str, str, int, int, int]] = []
    shooting = combat.attack(table, table.ships[0], table.ships[1], "cluster-missiles")
    question = next(shooting)
    while True:
        attack = table.attack
        assert attack is not None
        assert isinstance(question, Ask)
        seen.append((question.kind, attack.step, attack.rolled_attack, attack.rolled_defence, attack.left))
        try:
            question = shooting.send("done")
        except StopIteration:
            break
    assert seen == [
        ("modify-attack", "modify-attack", 3, 0, 1),
        ("modify-defence", "modify-defence", 3, 2, 1),
        ("modify-attack", "modify-attack", 3, 0, 0),
        ("modify-defence", "modify-defence", 3, 2, 0),
    ]


def test_a_damage_card_that_is_turned_up_was_hidden_before() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    before = table.shown
    play(deal_faceup(table, table.ships[1]))
    assert table.shown > before, "what somebody has seen is not taken back for free"


def test_what_lasted_for_the_round_ends_with_it() -> None:
    table = fleet(at("rookie-pilot", 450, 450))
    ship = table.ships[0]
    ship.activated = ship.attacked = ship.grounded = True
    ship.performed, ship.this_round, table.lost, table.reinforcements = ("focus",), ("card",), (1, 2), 2
    play(close_round(table))
    assert not any((ship.activated, ship.attacked, ship.grounded, ship.performed, ship.this_round))
    assert (table.lost, table.reinforcements, table.phase, table.step) == ((0, 0), 0, "planning", "start")


@pytest.mark.rule("xw.win.simultaneous", "xw.win.destroy-all")
@pytest.mark.parametrize(
    ("result", "rule"),
    [
        ("both-destroyed", "xw.win.simultaneous"),
        ("rebel-won", "xw.win.destroy-all"),
        ("time-even", "xw.gap.round-limit"),
    ],
)
def test_the_end_names_the_rule_that_decided_it(result: str, rule: str) -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    play(finish(table, REBEL, result))
    assert told(table, BattleOver)[-1].cites() == rule


@pytest.mark.rule("xw.squad.unique")
def test_of_an_upgrade_that_is_one_of_a_kind_there_is_one_and_of_others_several() -> None:
    table = fleet(points=100)
    table.factions = ("rebel", "imperial")
    crew = [
        Crew("luke-skywalker", ("r2-d2",)),
        Crew("rookie-pilot", ("proton-torpedoes",)),
        Crew("red-squadron-pilot", ()),
    ]
    offered = squad_options(table, REBEL, crew, ())
    assert ("upgrade", 2, "proton-torpedoes") in offered
    assert ("upgrade", 2, "r2-d2") not in offered
    assert ("upgrade", 2, "r2-f2") in offered
