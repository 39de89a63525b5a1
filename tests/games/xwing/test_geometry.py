"""Bases, templates, ranges, arcs and outlines: the figures of the rules, properties, and an independent checker."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box

from dejarik.games.xwing import geometry as geo
from dejarik.games.xwing.cards.ships import SHIPS
from dejarik.games.xwing.geometry import Pose
from dejarik.games.xwing.geometry.templates import on_path
from dejarik.games.xwing.outlines import ASTEROIDS, SATELLITE
from dejarik.games.xwing.rules.values import TYPES

CENTRE: Pose = (450_000, 300_000, 0)
EVERY = sorted({(window.bearing, window.speed) for ship in SHIPS.values() for window in ship.dial})


def mm(x: float, y: float, h: float = 0) -> Pose:
    return round(x * 1000), round(y * 1000), round(h * 1000)


def close(pose: Pose, x: float, y: float, h: float) -> bool:
    return abs(pose[0] - x * 1000) <= 10 and abs(pose[1] - y * 1000) <= 10 and abs(pose[2] - h * 1000) <= 10


# ── the figures ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.gap.geo-base")
def test_a_small_base_is_forty_millimetres_square() -> None:
    assert geo.corners(mm(100, 100)) == ((80e3, 120e3), (120e3, 120e3), (120e3, 80e3), (80e3, 80e3))
    assert geo.corners(mm(100, 100), geo.LARGE_BASE)[0] == (60e3, 140e3)


@pytest.mark.rule("xw.gap.geo-ruler", "xw.range.ruler", "xw.range.span", "xw.range.at")
def test_the_ruler_has_three_sections() -> None:
    def gap(millimetres: float) -> int:
        return geo.range_between(CENTRE, mm(450, 340 + millimetres))

    assert [gap(d) for d in (50, 99, 150, 250, 299, 301)] == [1, 1, 2, 3, 3, 4]
    assert [gap(d) <= 3 for d in (0, 100, 200, 300, 300.1)] == [True, True, True, True, False]
    # the nearest point decides: this base reaches from 190 to 246 mm away
    assert geo.range_between(CENTRE, mm(450, 320 + 190 + 28.2843, 45)) == 2


@pytest.mark.rule("xw.gap.geo-band-edge")
def test_a_section_line_belongs_to_the_nearer_section() -> None:
    assert geo.range_between(CENTRE, mm(450, 440)) == 1
    assert geo.range_between(CENTRE, mm(450, 440.1)) == 2
    assert geo.range_between(CENTRE, mm(450, 640)) == 3


@pytest.mark.rule("xw.gap.geo-straight", "xw.man.straight", "xw.man.speed")
def test_straights_grow_by_forty_millimetres() -> None:
    assert geo.fly(mm(450, 100), "straight", 3) == mm(450, 260)
    assert geo.fly(mm(450, 100), "straight", 2) == mm(450, 220)
    ends = [geo.fly(mm(450, 100), "straight", speed)[1] for speed in range(1, 6)]
    assert [b - a for a, b in pairwise(ends)] == [40_000] * 4
    assert sorted({window.speed for window in SHIPS["xwing"].dial}) == [1, 2, 3, 4]
    assert sorted({window.speed for window in SHIPS["tie"].dial}) == [1, 2, 3, 4, 5]


@pytest.mark.rule("xw.gap.geo-width")
def test_a_template_is_twenty_millimetres_wide() -> None:
    polygon = geo.template_polygon(mm(450, 100), 80_000)
    assert sorted(polygon) == [(440e3, 120e3), (440e3, 200e3), (460e3, 120e3), (460e3, 200e3)]
    for x, under in ((455, True), (465, False)):
        speck = [(x * 1e3 + dx, 160e3 + dy) for dx, dy in ((-100, -100), (-100, 100), (100, 100), (100, -100))]
        assert geo.template_meets(mm(450, 100), "straight", 2, 80_000, speck) is under


@pytest.mark.rule("xw.gap.geo-turn", "xw.man.turn")
def test_turns() -> None:
    assert geo.fly(CENTRE, "turn-right", 1) == mm(505, 355, 90)
    assert geo.fly(CENTRE, "turn-right", 2) == mm(532.5, 382.5, 90)
    assert geo.fly(CENTRE, "turn-right", 3) == mm(560, 410, 90)
    assert geo.fly(CENTRE, "turn-left", 1) == mm(395, 355, 270)
    assert geo.fly(CENTRE, "turn-left", 2) == mm(367.5, 382.5, 270)
    assert geo.fly(CENTRE, "turn-left", 3) == mm(340, 410, 270)
    assert geo.fly(mm(450, 300, 90), "turn-right", 2) == mm(532.5, 217.5, 180)


@pytest.mark.rule("xw.gap.geo-bank", "xw.man.bank")
def test_banks() -> None:
    for speed, dx, dy in ((1, 37.574, 90.711), (2, 52.218, 126.066), (3, 66.863, 161.421)):
        assert close(geo.fly(CENTRE, "bank-right", speed), 450 + dx, 300 + dy, 45)
        assert close(geo.fly(CENTRE, "bank-left", speed), 450 - dx, 300 + dy, 315)
    assert close(geo.fly(CENTRE, "bank-left", 2), 397.782, 426.066, 315)


@pytest.mark.rule("xw.man.koiogran", "xw.act.koiogran-place")
def test_a_koiogran_turn_ends_facing_back() -> None:
    assert geo.fly(CENTRE, "koiogran", 3) == mm(450, 460, 180)
    end = geo.fly(CENTRE, "koiogran", 4)
    assert end == mm(450, 500, 180)
    assert geo.ahead(end, 0, 20_000) == (450e3, 480e3)  # the template's end enters the front guides


@pytest.mark.rule("xw.man.bearings")
def test_each_bearing_turns_the_ship_by_its_angle() -> None:
    turns = {"straight": 0, "bank-left": -45, "bank-right": 45, "turn-left": -90, "turn-right": 90, "koiogran": 180}
    assert {bearing for bearing, _ in EVERY} == set(turns)
    for bearing, speed in EVERY:
        assert geo.fly(CENTRE, bearing, speed)[2] == turns[bearing] * 1000 % 360_000


@pytest.mark.rule("xw.act.template-match")
def test_the_template_starts_at_the_middle_of_the_front_edge() -> None:
    # turn left 2: the path leaves the front edge's middle along the heading
    just_off = geo.along(CENTRE, "turn-left", 2, -39_000)
    assert just_off[0] == pytest.approx(450_000, abs=15)
    assert just_off[1] == pytest.approx(301_000, abs=15)
    assert geo.along(CENTRE, "turn-left", 2, geo.template("turn-left", 2).length) == geo.fly(CENTRE, "turn-left", 2)
    assert geo.template("turn-left", 2).radius == 62_500


@pytest.mark.rule("xw.act.move")
def test_the_rear_edge_meets_the_end_of_the_template() -> None:
    end = geo.fly(CENTRE, "turn-right", 1)
    assert geo.ahead(end, 0, -20_000) == (485e3, 355e3)
    assert end[:2] == (505_000, 355_000)


@pytest.mark.rule("xw.gap.geo-arc", "xw.arc.def", "xw.comp.token-facing")
def test_the_arc_points_forward() -> None:
    assert geo.in_arc(CENTRE, mm(640, 500))
    assert not geo.in_arc(CENTRE, mm(690, 500))
    assert geo.in_arc(CENTRE, mm(450, 500))
    assert not geo.in_arc(CENTRE, mm(450, 100))
    # the axis of the arc is the heading: at (450, 300, 90) it points along +x
    assert geo.direction(90_000) == (1.0, 0.0)
    assert geo.in_arc(mm(450, 300, 90), mm(650, 300))
    assert not geo.in_arc(mm(450, 300, 90), mm(450, 500))


@pytest.mark.rule("xw.arc.any-part")
def test_any_part_of_the_base_in_the_arc_is_enough() -> None:
    nearest, far = (170, 180), (170, 220)  # corners of the target as the attacker sees them
    tangent = geo.ARC_TANGENT
    assert nearest[0] / nearest[1] > tangent > far[0] / far[1]
    assert geo.in_arc(CENTRE, mm(640, 500))


@pytest.mark.rule("xw.gap.arc-apex")
def test_a_ship_alongside_is_out_of_arc() -> None:
    assert not geo.in_arc(CENTRE, mm(500, 300))


@pytest.mark.rule("xw.range.attack-measure")
def test_an_attack_is_measured_to_the_nearest_point_in_arc() -> None:
    target = mm(560, 390)
    assert geo.range_between(CENTRE, target) == 1
    assert geo.distance(CENTRE, target) == pytest.approx(86_023, abs=1)
    measured = geo.attack_distance(CENTRE, target)
    assert measured == pytest.approx(110_060, abs=100)
    assert geo.band(measured or 0) == 2


@pytest.mark.rule("xw.gap.geo-guides", "xw.range.guides-ignored", "xw.overlap.figures")
def test_guides_and_models_do_not_count() -> None:
    assert not geo.overlap(CENTRE, mm(450, 341))
    assert geo.range_between(CENTRE, mm(450, 440, 180)) == 1
    # nothing but the square of the base is known to the rules
    assert geo.distance(CENTRE, mm(450, 341)) == pytest.approx(1000)


@pytest.mark.rule("xw.gap.geo-partial")
def test_a_ship_held_back_on_a_curve() -> None:
    for s, x, y, h in (
        (62.832, 487.574, 390.711, 45),
        (20, 462.123, 357.318, 28.801),
        (0, 455.0, 339.365, 14.478),
        (-40, 450, 300, 0),
    ):
        assert close(geo.along(CENTRE, "bank-right", 1, s * 1000), x, y, h)
    landing = geo.land(CENTRE, "bank-right", 1, [(mm(500, 410), geo.SMALL_BASE)])
    assert landing.s == pytest.approx(37_241, abs=10)
    assert close(landing.pose, 471.147, 371.415, 39.177)
    assert landing.met == (0,)


@pytest.mark.rule("xw.gap.geo-tolerance")
def test_contact_is_no_overlap() -> None:
    assert geo.in_contact(CENTRE, mm(450, 340))
    assert not geo.overlap(CENTRE, mm(450, 340))
    assert not geo.in_contact(CENTRE, mm(450, 340.01))
    assert geo.overlap(CENTRE, mm(450, 339.999))


@pytest.mark.rule("xw.gap.geo-barrel")
def test_a_barrel_roll_goes_eighty_millimetres_aside() -> None:
    ends = {geo.roll(CENTRE, 1, a, b) for a in range(-10_000, 10_001, 2500) for b in range(-10_000, 10_001, 2500)}
    assert {x for x, _, _ in ends} == {530_000}
    assert (min(y for _, y, _ in ends), max(y for _, y, _ in ends)) == (280_000, 320_000)
    assert geo.roll(CENTRE, -1, 0, 0) == mm(370, 300)


@pytest.mark.rule("xw.gap.geo-asteroids")
def test_six_asteroids() -> None:
    assert len(ASTEROIDS) == len(set(ASTEROIDS)) == 6
    for outline in ASTEROIDS:
        polygon = Polygon(outline)
        assert polygon.is_valid
        assert polygon.equals(polygon.convex_hull)
        across = max(Point(a).distance(Point(b)) for a in outline for b in outline)
        assert 40_000 <= across <= 90_000


@pytest.mark.rule("xw.gap.geo-mission-tokens")
def test_mission_tokens() -> None:
    assert geo.fly(mm(450, 50), "straight", 2) == mm(450, 170)
    assert TYPES["shuttle"].large is False
    across = max(Point(a).distance(Point(b)) for a in SATELLITE for b in SATELLITE)
    assert 25_000 <= across <= 40_000


@pytest.mark.rule("xw.gap.range-self")
def test_touching_ships_are_at_range_one() -> None:
    assert geo.range_between(CENTRE, mm(450, 340)) == 1
    assert geo.range_between(CENTRE, CENTRE) == 1


# ── properties ─────────────────────────────────────────────────────────────────────────────────────────────────────

poses = st.tuples(st.integers(200_000, 700_000), st.integers(200_000, 700_000), st.integers(0, 359_999))


@given(poses, st.sampled_from(EVERY))
@settings(max_examples=300, deadline=None)
def test_a_move_and_its_reverse_meet(pose: Pose, move: tuple[str, int]) -> None:
    """Turned round at its end, a ship that flies the mirrored manoeuvre comes back to where it was."""
    bearing, speed = move
    end = geo.fly(pose, bearing, speed)
    mirrored = {"bank-left": "bank-right", "turn-left": "turn-right"}
    mirrored |= {b: a for a, b in mirrored.items()}
    turned = end if bearing == "koiogran" else (end[0], end[1], (end[2] + 180_000) % 360_000)
    back = geo.fly(turned, mirrored.get(bearing, bearing), speed)
    assert abs(back[0] - pose[0]) <= 2
    assert abs(back[1] - pose[1]) <= 2
    assert (back[2] - pose[2]) % 180_000 == 0


@given(poses, poses)
@settings(max_examples=300, deadline=None)
def test_touching_and_range_are_symmetric(a: Pose, b: Pose) -> None:
    assert geo.overlap(a, b) == geo.overlap(b, a)
    assert geo.in_contact(a, b) == geo.in_contact(b, a)
    assert geo.distance(a, b) == pytest.approx(geo.distance(b, a), abs=0.01)
    assert geo.range_between(a, b) == geo.range_between(b, a)


@given(poses, st.sampled_from(EVERY), st.lists(poses, min_size=1, max_size=6))
@settings(max_examples=300, deadline=None)
def test_no_two_bases_overlap_after_a_move(pose: Pose, move: tuple[str, int], crowd: list[Pose]) -> None:
    others = [(other, geo.SMALL_BASE) for other in crowd if not geo.overlap(pose, other)]
    landing = geo.land(pose, *move, others)
    assert not any(geo.overlap(landing.pose, other) for other, _ in others)
    for index in landing.met:
        assert geo.distance(landing.pose, others[index][0]) <= geo.CONTACT


def test_large_bases_fly_and_meet_too() -> None:
    end = geo.fly(CENTRE, "straight", 2, geo.LARGE_BASE)
    assert end == mm(450, 460)
    landing = geo.land(CENTRE, "straight", 2, [(mm(450, 470), geo.SMALL_BASE)], geo.LARGE_BASE)
    assert landing.pose == mm(450, 410)


# ── an independent checker ─────────────────────────────────────────────────────────────────────────────────────────


def square(pose: Pose, base: int = geo.SMALL_BASE) -> Polygon:
    half = base / 2
    turned = affinity.rotate(box(-half, -half, half, half), -pose[2] / 1000, origin=(0, 0))
    return affinity.translate(turned, pose[0], pose[1])


def cone(pose: Pose) -> Polygon:
    reach = 2_000_000.0
    wedge = Polygon([(0, 0), (-reach * geo.ARC_TANGENT, reach), (reach * geo.ARC_TANGENT, reach)])
    return affinity.translate(affinity.rotate(wedge, -pose[2] / 1000, origin=(0, 0)), pose[0], pose[1])


def test_ranges_arcs_and_overlaps_agree_with_shapely_on_ten_thousand_positions() -> None:
    chance = Random(4)
    checked = 0
    for _ in range(2500):
        a: Pose = (450_000, 450_000, chance.randrange(360_000))
        squares, cones = square(a), cone(a)
        for _ in range(4):
            reach = chance.choice((45_000, 120_000, 380_000))
            b: Pose = (
                450_000 + chance.randrange(-reach, reach),
                450_000 + chance.randrange(-reach, reach),
                chance.randrange(360_000),
            )
            other = square(b)
            distance = squares.distance(other)
            assert geo.distance(a, b) == pytest.approx(distance, abs=0.01)
            area = squares.intersection(other).area if distance == 0 else 0.0
            if not 0 < area < 100:
                assert geo.overlap(a, b) == (area > 0)
            seen = cones.intersection(other)
            measured = geo.attack_distance(a, b)
            if seen.is_empty or seen.area > 100:
                assert (measured is None) == seen.is_empty
                if measured is not None and distance > 0:
                    assert measured == pytest.approx(squares.distance(seen), abs=0.05)
            checked += 1
    assert checked == 10_000


def brute_landing(pose: Pose, move: tuple[str, int], others: list[tuple[Pose, int]]) -> float:
    """Slide back in steps of 0.2 mm, asking shapely each time."""
    bearing, speed = move
    crowd = shapely.union_all([square(other) for other, _ in others])
    s = geo.template(bearing, speed).length
    while s > -geo.SMALL_BASE:
        if square(geo.along(pose, bearing, speed, s)).intersection(crowd).area < 50:
            return s
        s -= 200
    return -float(geo.SMALL_BASE)


def test_sliding_back_agrees_with_a_patient_checker() -> None:
    chance = Random(7)
    met = 0
    for _ in range(60):
        pose: Pose = (450_000, 450_000, chance.randrange(360_000))
        move = chance.choice([m for m in EVERY if m[0] != "koiogran"])
        end = geo.fly(pose, *move)
        others = []
        for _ in range(2):
            near = chance.choice((pose, end, end))
            other: Pose = (
                near[0] + chance.randrange(-60_000, 60_000),
                near[1] + chance.randrange(-60_000, 60_000),
                chance.randrange(360_000),
            )
            if not geo.overlap(pose, other):
                others.append((other, geo.SMALL_BASE))
        landing = geo.land(pose, *move, others)
        if landing.met:
            met += 1
            assert landing.s == pytest.approx(brute_landing(pose, move, others), abs=210)
    assert met > 10


def test_templates_over_obstacles_agree_with_shapely() -> None:
    chance = Random(9)
    for _ in range(1500):
        bearing, speed = chance.choice(EVERY)
        found = geo.template(bearing, speed)
        s = found.length * chance.choice((0.3, 0.7, 1.0))
        steps = [on_path(found, s * i / 200) for i in range(201)]
        line = LineString([(found.side * right, forward + 20_000) for right, forward, *_ in steps])
        strip = line.buffer(10_000, cap_style="flat")
        h = chance.randrange(360_000)
        strip = affinity.translate(affinity.rotate(strip, -h / 1000, origin=(0, 0)), 450_000, 450_000)
        shape = chance.choice(ASTEROIDS)
        spot = (450_000 + chance.randrange(-150_000, 150_000), 450_000 + chance.randrange(-150_000, 150_000), 0)
        outline = geo.placed(shape, spot)
        area = strip.intersection(Polygon(outline)).area
        if area == 0 or area > 1000:
            assert geo.template_meets((450_000, 450_000, h), bearing, speed, s, outline) == (area > 0)


def test_polygons_agree_with_shapely() -> None:
    chance = Random(11)
    for _ in range(1000):
        one = geo.placed(chance.choice(ASTEROIDS), (0, 0, chance.randrange(360_000)))
        spot = (chance.randrange(-150_000, 150_000), chance.randrange(-150_000, 150_000), chance.randrange(360_000))
        two = geo.placed(chance.choice(ASTEROIDS), spot)
        assert geo.polygon_distance(one, two) == pytest.approx(Polygon(one).distance(Polygon(two)), abs=0.01)


def test_sines_are_exact_enough_and_the_same_everywhere() -> None:
    for h in range(0, 360_000, 777):
        sine, cosine = geo.direction(h)
        assert sine == pytest.approx(math.sin(math.radians(h / 1000)), abs=1e-14)
        assert cosine == pytest.approx(math.cos(math.radians(h / 1000)), abs=1e-14)
    # fixed values: what a record was made with must not drift
    sines = [geo.direction(h)[0].hex() for h in (12_345, 45_000, 217_891)]
    assert sines == ["0x1.b5db903e1c950p-3", "0x1.6a09e667f3bcdp-1", "-0x1.3a7357ae75713p-1"]
    assert geo.fly((123_456, 234_567, 12_345), "bank-left", 3) == (92_651, 406_551, 327_345)
    assert geo.along((123_456, 234_567, 12_345), "turn-right", 1, 20_000) == (156_820, 275_341, 78_656)
