"""Every limit of range, skill and place: one step inside, one step outside. A step is a thousandth of a millimetre."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dejarik.games.xwing.cards.ability import ABILITIES, ATTACK_DICE
from dejarik.games.xwing.dice import BLANK, HIT
from dejarik.games.xwing.geometry import BAND, SMALL_BASE, corners, placed, polygon_distance
from dejarik.games.xwing.outlines import ASTEROIDS, SATELLITE, asteroid
from dejarik.games.xwing.rules import combat, missions
from dejarik.games.xwing.rules.actions import action_names, action_options, lockable
from dejarik.games.xwing.rules.combat import attack_dice, defence_dice, targets
from dejarik.games.xwing.rules.deployment import deploy_problem, deployment_strips, obstacle_problem, satellites_problem
from dejarik.games.xwing.rules.tokens import acquire_lock, spend_focus
from dejarik.games.xwing.rules.values import dial_of
from dejarik.games.xwing.state import Attack, Ship, Table
from tests.games.xwing.flight import at, fleet, hurt, play
from tests.games.xwing.sky import rock

#: Where the first ship stands; the other one stands before it.
HERE = (450_000, 200_000)


def apart(table: Table, gap: int, one: int = 0, other: int = 1) -> Table:
    """Two ships, nose to nose, with so much room between their bases."""
    a, b = table.ships[one], table.ships[other]
    a.x, a.y, a.h = *HERE, 0
    b.x, b.y, b.h = HERE[0], HERE[1] + (a.base + b.base) // 2 + gap, 180_000
    return table


def duel(pilot: str, other: str, *upgrades: str, **state: int) -> Table:
    return fleet(at(pilot, 0, 0, 0, *upgrades, **state), at(other, 0, 0, 180))


def limits(*bands: int) -> list[tuple[int, bool]]:
    """The two ends of a range of bands, each one step inside and one step outside (nothing is nearer than range 1)."""
    near, far = (bands[0] - 1) * BAND, bands[-1] * BAND
    return ([(near, False), (near + 1, True)] if near else []) + [(far, True), (far + 1, False)]


# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("gap", "inside"), limits(1, 2))
def test_garven_hands_his_focus_to_range_2(gap: int, inside: bool) -> None:
    table = apart(duel("garven-dreis", "rookie-pilot", focus=1), gap)
    garven, wingman = table.ships
    assert play(spend_focus(table, garven), *([1] if inside else [])).kinds == (["pick-ship"] if inside else [])
    assert wingman.focus == int(inside)


@pytest.mark.parametrize(("gap", "inside"), limits(1, 2))
def test_dutch_shares_his_lock_at_range_2(gap: int, inside: bool) -> None:
    table = fleet(at("dutch-vander", 0, 0), at("rookie-pilot", 0, 0), at("academy-pilot", 550, 250))
    apart(table, gap)
    dutch, wingman, tie = table.ships
    asked = play(acquire_lock(table, dutch, tie), *([tie.id] if inside else []))
    assert asked.kinds == (["lock-too"] if inside else [])
    assert (wingman.lock == tie.id) is inside


@pytest.mark.parametrize(("gap", "inside"), limits(1, 3))
def test_a_lock_reaches_range_3_also_for_dutchs_wingman(gap: int, inside: bool) -> None:
    table = apart(duel("rookie-pilot", "academy-pilot"), gap)
    rookie, tie = table.ships
    assert (lockable(table, rookie) == [tie]) is inside
    table.phase = "activation"
    assert (("target-lock", 1) in action_options(table, rookie, action_names(table, rookie))) is inside
    dutch = at("dutch-vander", 450, 150)
    dutch.id = 2
    table.ships.append(dutch)
    assert play(acquire_lock(table, dutch, tie), *([1] if inside else [])).kinds == (["lock-too"] if inside else [])


@pytest.mark.parametrize(("gap", "inside"), limits(1))
def test_howlrunner_helps_at_range_1(gap: int, inside: bool) -> None:
    table = fleet(at("howlrunner", 0, 0), at("academy-pilot", 0, 0), at("rookie-pilot", 450, 600))
    apart(table, gap)
    howl = ABILITIES["pilot-howlrunner"]
    attack = Attack(1, 2, "primary", 2, obstructed=False, attack_dice=[BLANK], rolled_attack=1)
    assert howl.modifies(table, table.ships[0], attack, ATTACK_DICE) is inside


@pytest.mark.parametrize(("gap", "inside"), limits(1))
def test_biggs_covers_friends_at_range_1(gap: int, inside: bool) -> None:
    table = fleet(at("biggs-darklighter", 0, 0), at("rookie-pilot", 0, 0), at("academy-pilot", 470, 440, 180))
    apart(table, gap)
    tie = table.ships[2]
    tie.x, tie.y = 520_000, 500_000
    ranged = targets(table, tie)
    assert 0 in ranged, "the TIE could attack Biggs"
    assert (1 not in ranged) is inside


@pytest.mark.parametrize(("gap", "inside"), limits(1))
def test_swarm_tactics_lends_skill_at_range_1(gap: int, inside: bool) -> None:
    table = apart(duel("howlrunner", "academy-pilot", "swarm-tactics"), gap)
    ability = ABILITIES["upgrade-swarm-tactics"]
    asked = play(ability.start_of_combat(table, table.ships[0]), *([1] if inside else []))
    assert asked.kinds == (["pick-ship"] if inside else [])
    assert (table.ships[1].borrowed_skill == 8) is inside


@pytest.mark.parametrize(("gap", "inside"), limits(1, 2))
def test_the_squad_leader_reaches_range_2(gap: int, inside: bool) -> None:
    table = apart(duel("darth-vader", "academy-pilot", "squad-leader"), gap)
    assert ABILITIES["upgrade-squad-leader"].offers_action(table, table.ships[0]) is inside


@pytest.mark.parametrize(
    ("pilot", "hurts", "led"),
    [
        ("night-beast", False, True),
        ("mauler-mithel", False, False),
        ("howlrunner", False, False),
        ("howlrunner", True, True),
    ],
)
def test_the_squad_leader_leads_lower_skill_only(pilot: str, hurts: bool, led: bool) -> None:
    """Maarek Stele and Mauler Mithel have skill 7 both: equal is not lower."""
    table = apart(duel("maarek-stele", pilot, "squad-leader"), 50_000)
    if hurts:
        hurt(table, table.ships[1], "damaged-cockpit", since=table.round - 1)
    assert ABILITIES["upgrade-squad-leader"].offers_action(table, table.ships[0]) is led


@pytest.mark.parametrize(("gap", "inside"), limits(2, 3))
def test_horton_rerolls_at_range_2_and_3(gap: int, inside: bool) -> None:
    table = apart(duel("horton-salm", "academy-pilot"), gap)
    attack = combat.declare(table, table.ships[0], table.ships[1], "primary")
    attack.attack_dice, attack.rolled_attack = [BLANK], 1
    assert ABILITIES["pilot-horton-salm"].modifies(table, table.ships[0], attack, ATTACK_DICE) is inside


@pytest.mark.parametrize(("gap", "inside"), limits(1))
def test_mauler_and_gundark_at_range_1(gap: int, inside: bool) -> None:
    table = apart(duel("mauler-mithel", "rookie-pilot"), gap)
    attack = combat.declare(table, table.ships[0], table.ships[1], "primary")
    assert attack_dice(table, table.ships[0], attack) == (4 if inside else 2)
    table = apart(duel("winged-gundark", "rookie-pilot"), gap)
    attack = combat.declare(table, table.ships[0], table.ships[1], "primary")
    attack.attack_dice, attack.rolled_attack = [HIT], 1
    assert ABILITIES["pilot-winged-gundark"].modifies(table, table.ships[0], attack, ATTACK_DICE) is inside


@pytest.mark.parametrize(
    ("pilot", "weapon", "gap", "inside"),
    [
        (pilot, weapon, gap, inside)
        for pilot, weapon, bands in (
            ("rookie-pilot", "primary", (1, 3)),
            ("rookie-pilot", "proton-torpedoes", (2, 3)),
            ("gold-squadron-pilot", "ion-cannon-turret", (1, 2)),
            ("tempest-squadron-pilot", "concussion-missiles", (2, 3)),
            ("tempest-squadron-pilot", "cluster-missiles", (1, 2)),
        )
        for gap, inside in limits(*bands)
    ],
)
def test_weapons_reach_as_far_as_they_say(pilot: str, weapon: str, gap: int, inside: bool) -> None:
    foe = "academy-pilot" if pilot in ("rookie-pilot", "gold-squadron-pilot") else "rookie-pilot"
    upgrades = () if weapon == "primary" else (weapon,)
    table = apart(duel(pilot, foe, *upgrades, lock=1), gap)
    assert (targets(table, table.ships[0], weapon) != {}) is inside


@pytest.mark.parametrize(("speed", "green"), [(1, True), (2, True), (3, False)])
def test_the_r2_astromech_minds_speeds_1_and_2(speed: int, green: bool) -> None:
    ship = at("gold-squadron-pilot", 0, 0, 0, "r2-astromech")
    banks = [window.colour for window in dial_of(ship) if (window.bearing, window.speed) == ("bank-left", speed)]
    assert banks == ["green" if green else "white"]


# ── combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("gap", "extra"), [(BAND, (1, 0)), (BAND + 1, (0, 0)), (2 * BAND, (0, 0)), (2 * BAND + 1, (0, 1))]
)
def test_range_bonuses_begin_and_end_at_the_lines(gap: int, extra: tuple[int, int]) -> None:
    table = apart(duel("rookie-pilot", "academy-pilot"), gap)
    rookie, tie = table.ships
    attack = combat.declare(table, rookie, tie, "primary")
    assert (attack_dice(table, rookie, attack), defence_dice(table, tie, attack)) == (3 + extra[0], 3 + extra[1])


# ── places ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def edges(table: Table, ship: Ship) -> list[tuple[int, bool]]:
    """For every strip in which a ship may start: the lowest and highest place of its middle, and one step beyond."""
    found = []
    for strip in deployment_strips(table, ship):
        low, high = strip.low_y + ship.base // 2, strip.high_y - ship.base // 2
        found += [(low, True), (low - 1, False), (high, True), (high + 1, False)]
    return found


@pytest.mark.parametrize("mission", ["", *missions.MISSIONS])
@pytest.mark.parametrize("pilot", ["rookie-pilot", "academy-pilot"])
def test_ships_start_wholly_in_their_strips(mission: str, pilot: str) -> None:
    table = fleet(at(pilot, 450, 450), mission=mission, phase="deploy")
    ship = table.ships[0]
    ship.in_play = False
    strips = deployment_strips(table, ship)
    for y, inside in edges(table, ship):
        assert (deploy_problem(table, ship, strips, (450_000, y, 0)) is None) is inside, y


def test_the_strips_of_the_book() -> None:
    table = fleet(at("rookie-pilot", 450, 450), at("academy-pilot", 450, 600), phase="deploy")
    rebel, imperial = table.ships

    def depths(mission: str, ship: Ship) -> list[tuple[int, int]]:
        table.mission = mission
        return [(strip.low_y, strip.high_y) for strip in deployment_strips(table, ship)]

    assert depths("", rebel) == [(0, 100_000)]
    assert depths("", imperial) == [(800_000, 900_000)]
    assert depths(missions.ESCORT, rebel) == [(100_000, 200_000)]
    assert depths(missions.ESCORT, imperial) == [(700_000, 800_000)]
    assert depths(missions.ASTEROIDS, rebel) == [(300_001, 599_999)]
    assert depths(missions.ASTEROIDS, imperial) == [(0, 100_000), (800_000, 900_000)]
    assert depths(missions.WHISPERS, rebel) == [(0, 100_000)]


#: The asteroid that these tests lay, and how far it reaches from its middle.
SHAPE = 4
LEFT = -min(x for x, _ in ASTEROIDS[SHAPE])
RIGHT = max(x for x, _ in ASTEROIDS[SHAPE])


def test_asteroids_keep_range_2_from_the_edges() -> None:
    table = fleet(at("rookie-pilot", 0, 0), phase="obstacles")

    def check(x: int) -> str | None:
        return obstacle_problem(table, (SHAPE, x, 450_000, 0))

    first = next(x for x in range(int(2 * BAND + LEFT) - 5, int(2 * BAND + LEFT) + 5) if check(x) is None)
    assert min(x + first for x, _ in ASTEROIDS[SHAPE]) > 2 * BAND >= min(x + first - 1 for x, _ in ASTEROIDS[SHAPE])
    last = next(x for x in range(int(7 * BAND - RIGHT) + 5, int(7 * BAND - RIGHT) - 5, -1) if check(x) is None)
    assert max(x + last for x, _ in ASTEROIDS[SHAPE]) < 7 * BAND <= max(x + last + 1 for x, _ in ASTEROIDS[SHAPE])
    assert check(first - 1) == check(last + 1) == "xw.obst.place-edges"


def crossing(distance: Callable[[int], float], limit: int) -> int:
    """The first whole x at which a growing distance exceeds a limit."""
    low, high = 300_000, 800_000
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if distance(middle) > limit else (middle + 1, high)
    return low


def test_asteroids_keep_range_1_from_each_other_and_from_rebels() -> None:
    table = fleet(at("rookie-pilot", 300, 450), obstacles=[rock(300, 450, shape=3)], phase="obstacles")
    table.width = table.height = 1_500_000
    table.ships[0].in_play = False

    def away(x: int) -> float:
        return polygon_distance(placed(ASTEROIDS[SHAPE], (x, 450_000, 0)), asteroid(table.obstacles[0]))

    edge = crossing(away, BAND)
    assert obstacle_problem(table, (SHAPE, edge, 450_000, 0)) is None
    assert obstacle_problem(table, (SHAPE, edge - 1, 450_000, 0)) == "xw.gap.obst-spacing"

    table.obstacles, table.mission, table.ships[0].in_play = [], missions.ASTEROIDS, True

    def away_from_ship(x: int) -> float:
        return polygon_distance(placed(ASTEROIDS[SHAPE], (x, 450_000, 0)), corners(table.ships[0].pose))

    edge = crossing(away_from_ship, BAND)
    assert obstacle_problem(table, (SHAPE, edge, 450_000, 0)) is None
    assert obstacle_problem(table, (SHAPE, edge - 1, 450_000, 0)) == "xw.m2.asteroids"


def test_protection_of_the_shuttle_reaches_range_1() -> None:
    for gap, inside in limits(1):
        table = apart(fleet(at("rookie-pilot", 0, 0), at("gold-squadron-pilot", 0, 0), mission=missions.ESCORT), gap)
        rookie, shuttle = table.ships
        shuttle.kind, shuttle.pilot, table.marked = "shuttle", "", 1
        assert missions.may_protect(table, rookie) is inside


def test_satellites_keep_their_bands_and_distances() -> None:
    table = fleet(at("rookie-pilot", 0, 0), mission=missions.WHISPERS)
    half = max(y for _, y in SATELLITE)
    far, near = 300_000 - half, 100_000 + half

    def check(*spot: float) -> str | None:
        return satellites_problem(table, [round(value) for value in spot])

    assert check(450_000, far, 450_000, near) is None
    assert check(450_000, far + 2, 450_000, near) == "xw.m3.setup-satellites"
    assert check(450_000, far, 450_000, near - 2) == "xw.m3.setup-satellites"
    side = BAND - min(x for x, _ in SATELLITE)
    assert check(side + 2, far, side + 2, near) is None
    assert check(side - 2, far, side + 2, near) == "xw.m3.satellite-sides"

    def spacing(x: int) -> float:
        one, other = (placed(SATELLITE, (at_x, y, 0)) for at_x, y in ((300_000, 250_000), (x, 150_000)))
        return polygon_distance(one, other)

    for limit, beyond in ((BAND, True), (3 * BAND, False)):
        x = crossing(spacing, limit)
        assert (check(300_000, 250_000, x, 150_000) is None) is beyond
        assert (check(300_000, 250_000, x - 1, 150_000) is None) is not beyond


def test_bases_may_meet_at_deployment_but_not_overlap() -> None:
    table = fleet(at("rookie-pilot", 450, 50), at("rookie-pilot", 450, 450), phase="deploy")
    first, second = table.ships
    second.in_play = False
    strips = deployment_strips(table, second)
    assert deploy_problem(table, second, strips, (first.x + SMALL_BASE, first.y, 0)) is None
    assert deploy_problem(table, second, strips, (first.x + SMALL_BASE - 1, first.y, 0)) == "xw.gap.deploy-overlap"
