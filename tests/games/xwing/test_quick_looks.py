"""A quick look that spares a measurement never changes what is measured; a card that says nothing changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dejarik.core.rng import Rng
from dejarik.games.xwing import geometry
from dejarik.games.xwing.cards import SHIPS
from dejarik.games.xwing.cards.ability import ATTACK_DICE, Ability, Move
from dejarik.games.xwing.geometry import BAND, FULL_TURN, LARGE_BASE, SMALL_BASE
from dejarik.games.xwing.outlines import asteroid
from dejarik.games.xwing.rules import combat, deployment
from dejarik.games.xwing.rules.missions import ASTEROIDS
from dejarik.games.xwing.rules.movement import execute, is_free, stands_on_obstacle
from dejarik.games.xwing.state import Attack, Damage, Obstacle, Ship, Table
from tests.games.xwing.flight import at, fleet, play

#: So many scenes of each kind; most of them near a limit, where something is just met or just not.
SCENES = 400
MIDDLE = 457_000


def scenes(name: str, reach: int) -> Iterator[tuple[Rng, int, int]]:
    """Two places not much farther apart than something reaches: chance, and the way from one to the other."""
    rng = Rng.from_seed(name)
    for _ in range(SCENES):
        x, y = (rng.below(2 * reach + 1) - reach for _ in range(2))
        yield rng, x, y


def turned(ship: Ship, rng: Rng, x: int, y: int) -> Ship:
    ship.x, ship.y, ship.h = x, y, rng.below(FULL_TURN)
    return ship


def square(ship: Ship) -> geometry.Polygon:
    return geometry.corners(ship.pose, ship.base)


@pytest.mark.rule("xw.obst.hit-check")
def test_no_asteroid_on_the_way_is_overlooked() -> None:
    met = 0
    for rng, x, y in scenes("a way", 150_000):
        ship = turned(at("rookie-pilot", 0, 0), rng, MIDDLE, MIDDLE)
        table = fleet(ship)
        window = rng.choice(SHIPS["xwing"].dial)
        table.obstacles = [Obstacle(rng.below(6), MIDDLE + x, MIDDLE + y, rng.below(FULL_TURN))]
        outline, start = asteroid(table.obstacles[0]), ship.pose
        landing = geometry.unhindered(start, window.bearing, window.speed, ship.base)
        move = execute(table, ship, window)
        on_base = geometry.polygons_overlap(square(ship), outline)
        template = geometry.template_meets(start, window.bearing, window.speed, landing.s, outline, ship.base)
        assert (move.base_on_obstacle, move.met_obstacle) == (on_base, on_base or template)
        met += move.met_obstacle
    assert 10 < met < SCENES - 10


@pytest.mark.rule("xw.obst.obstructed", "xw.obst.no-attack-on")
def test_no_asteroid_between_two_ships_is_overlooked() -> None:
    hidden = 0
    for rng, x, y in scenes("a line", 200_000):
        ship, other = turned(at("rookie-pilot", 0, 0), rng, MIDDLE, MIDDLE), at("academy-pilot", 0, 0)
        table = fleet(ship, turned(other, rng, MIDDLE + x, MIDDLE + y))
        near_x, near_y = (MIDDLE + way // 2 + rng.below(250_000) - 125_000 for way in (x, y))
        table.obstacles = [Obstacle(rng.below(6), near_x, near_y, rng.below(FULL_TURN))]
        outline = asteroid(table.obstacles[0])
        for turret in (False, True):
            line: geometry.Line | None = geometry.attack_line(ship.pose, other.pose, ship.base, other.base)
            if turret:
                line = geometry.shortest_line(square(ship), square(other))
            found = line is not None and geometry.obstructed(line, [outline])
            assert combat.is_obstructed(table, ship, other, turret=turret) == found
            hidden += found
        assert stands_on_obstacle(table, ship) == geometry.polygons_overlap(square(ship), outline)
    assert hidden > 10


@pytest.mark.rule("xw.range.attack-measure")
@pytest.mark.parametrize("base", [SMALL_BASE, LARGE_BASE])
def test_no_ship_in_range_is_overlooked(base: int) -> None:
    found = 0
    for rng, x, y in scenes(f"a shot {base}", 3 * BAND + base):
        ship = turned(at("rookie-pilot", 0, 0), rng, MIDDLE, MIDDLE)
        other = turned(at("academy-pilot", 0, 0), rng, MIDDLE + x, MIDDLE + y)
        ship.base = other.base = base
        table = fleet(ship, other)
        length = geometry.attack_distance(ship.pose, other.pose, base, base)
        band = 0 if length is None else geometry.band(length)
        assert combat.targets(table, ship) == ({other.id: band} if 1 <= band <= 3 else {})
        found += 1 <= band <= 3
    assert 10 < found < SCENES - 10


@pytest.mark.rule("xw.overlap.back")
@pytest.mark.parametrize("base", [SMALL_BASE, LARGE_BASE])
def test_no_ship_in_the_way_is_overlooked(base: int) -> None:
    free = 0
    for rng, x, y in scenes(f"room {base}", 2 * base):
        ship = turned(at("rookie-pilot", 0, 0), rng, MIDDLE, MIDDLE)
        other = turned(at("academy-pilot", 0, 0), rng, MIDDLE + x, MIDDLE + y)
        ship.base = other.base = base
        table = fleet(ship, other)
        assert is_free(table, ship, ship.pose) == (not geometry.overlap(ship.pose, other.pose, base, base))
        free += is_free(table, ship, ship.pose)
    assert 10 < free < SCENES - 10


@pytest.mark.rule("xw.gap.obst-spacing", "xw.m2.asteroids")
@pytest.mark.parametrize("mission", ["", ASTEROIDS])
def test_no_asteroid_too_near_is_overlooked(mission: str) -> None:
    refused = 0
    for rng, x, y in scenes(f"apart {mission}", 200_000):
        table: Table = fleet(mission=mission)
        table.obstacles = [Obstacle(0, MIDDLE, MIDDLE, rng.below(FULL_TURN))]
        spot = (1 + rng.below(5), MIDDLE + x, MIDDLE + y, rng.below(FULL_TURN))
        apart = geometry.polygon_distance(asteroid(Obstacle(*spot)), asteroid(table.obstacles[0])) > BAND
        rule = deployment.obstacle_problem(table, spot)
        if rule != "xw.obst.place-edges":
            assert rule == (None if apart else ("xw.m2.asteroids" if mission else "xw.gap.obst-spacing"))
            refused += rule is not None
    assert 10 < refused < SCENES - 10


# ── cards that say nothing ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_that_says_nothing_changes_nothing() -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500, 180))
    me, other = table.ships
    plain, attack = Ability(), Attack(0, 1, "primary", 2, obstructed=False)
    assert (plain.skill(table, me, 7), plain.colour(me, SHIPS["xwing"].dial[0], "red")) == (7, "red")
    assert (plain.weapon_value(table, me), plain.agility(table, me), plain.actions_in_step(table, me)) == (0, 0, 1)
    assert (plain.target_agility(table, me, attack), plain.attack_dice(table, me, attack)) == (0, 0)
    assert plain.rolls_nothing(table, me, attack) is plain.offers_action(table, me) is False
    assert plain.modifies(table, me, attack, ATTACK_DICE) is plain.discards(table, me, "direct-hit") is False
    assert plain.bans_action(table, me, "focus") is plain.bans_target(table, me, other, me, [me]) is None
    assert plain.bans_focus(table, me, attack) is plain.bans_reroll(table, me, attack) is None
    assert (plain.shots, plain.weight, plain.fixed_damage, plain.silences) == (1, 1, 0, False)
    with pytest.raises(StopIteration) as done:
        next(plain.hits(table, me, attack))
    assert done.value.value is False, "the damage is dealt as it is"
    for procedure in (
        plain.perform(table, me),
        plain.modify(table, me, attack, ATTACK_DICE),
        plain.cancels(table, me, attack),
        plain.after_attack(table, me, attack),
        plain.dealt(table, me, Damage(0, faceup=True, known=True, round=1)),
        plain.after_manoeuvre(table, me, Move("straight", 1, "green")),
        plain.after_lock(table, me, other),
        plain.after_focus_spent(table, me),
        plain.after_lock_spent(table, me, other),
        plain.start_of_combat(table, me),
        plain.end_phase(table, me),
    ):
        assert not play(procedure)
