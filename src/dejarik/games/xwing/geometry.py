"""The table's geometry («Шаблоны манёвров», «Дистанция», «Сектор обстрела», «Перекрытие подставок», «Преграды»).

Lengths are µm, angles millidegrees, all stored as integers: h = 0 points to +y, positive clockwise. Sines are made of
additions and multiplications only, which every machine rounds alike, so that a record replays to the same state
anywhere. Bases and obstacles are convex, so plain arithmetic (separating axes, clipping) is exact and fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

MM: Final = 1000
FULL_TURN: Final = 360_000

SMALL_BASE: Final = 40_000
LARGE_BASE: Final = 80_000
TEMPLATE_WIDTH: Final = 20_000
#: Straight 1, also used for barrel rolls.
STRAIGHT_STEP: Final = 40_000
TURN_RADII: Final = (0, 35_000, 62_500, 90_000)
BANK_RADII: Final = (0, 80_000, 130_000, 180_000)
#: One section of the range ruler.
BAND: Final = 100_000
RANGES: Final = 3
#: Half of the firing arc, and its tangent.
ARC: Final = 40_620

#: Interiors that intersect by more than this overlap.
OVERLAP: Final = 0.001
#: A measured length may exceed a section line by this much of rounding.
SLACK: Final = 0.001
#: Bases closer than this are in contact (positions are rounded to 1 µm).
CONTACT: Final = 2.0
#: How finely a ship is moved back along its template before the exact place is found by halving.
STEP: Final = 20.0

Point = tuple[float, float]
Pose = tuple[int, int, int]
Polygon = Sequence[Point]

_PI: Final = 3.141592653589793
_RADIANS: Final = _PI / 180_000


# ── angles ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _sincos(x: float) -> Point:
    """Sine and cosine of |x| up to a quarter turn and a bit, by their series; unrolled, because it is called often."""
    z = x * x
    high = 1 / 39916800 - z * (
        1 / 6227020800
        - z
        * (1 / 1307674368000 - z * (1 / 355687428096000 - z * (1 / 121645100408832000 - z * 1 / 51090942171709440000)))
    )
    sine = 1.0 - z * (1 / 6 - z * (1 / 120 - z * (1 / 5040 - z * (1 / 362880 - z * high))))
    high = 1 / 3628800 - z * (
        1 / 479001600
        - z * (1 / 87178291200 - z * (1 / 20922789888000 - z * (1 / 6402373705728000 - z * 1 / 2432902008176640000)))
    )
    cosine = 1.0 - z * (1 / 2 - z * (1 / 24 - z * (1 / 720 - z * (1 / 40320 - z * high))))
    return sine * x, cosine


@lru_cache(maxsize=1 << 16)
def direction(h: int) -> Point:
    """Sine and cosine of a heading: the vector it points along. Exact for quarter turns."""
    quarter, rest = divmod(h % FULL_TURN, 90_000)
    sine, cosine = _sincos(rest * _RADIANS) if rest else (0.0, 1.0)
    if quarter == 0:
        return sine, cosine
    if quarter == 1:
        return cosine, -sine
    if quarter == 2:
        return -sine, -cosine
    return -cosine, sine


ARC_TANGENT: Final = direction(ARC)[0] / direction(ARC)[1]


def ahead(pose: Pose, right: float, forward: float) -> Point:
    """The point that lies `right` and `forward` of a pose."""
    sine, cosine = direction(pose[2])
    return pose[0] + right * cosine + forward * sine, pose[1] - right * sine + forward * cosine


# ── bases ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=1 << 14)
def corners(pose: Pose, base: int = SMALL_BASE) -> tuple[Point, Point, Point, Point]:
    """Front left, front right, rear right, rear left."""
    x, y, h = pose
    sine, cosine = direction(h)
    half = base / 2
    forward_x, forward_y = half * sine, half * cosine
    right_x, right_y = half * cosine, -half * sine
    return (
        (x + forward_x - right_x, y + forward_y - right_y),
        (x + forward_x + right_x, y + forward_y + right_y),
        (x - forward_x + right_x, y - forward_y + right_y),
        (x - forward_x - right_x, y - forward_y - right_y),
    )


def depth(a: Pose, b: Pose, base_a: int = SMALL_BASE, base_b: int = SMALL_BASE) -> float:
    """How deep two bases lie in each other (the least shift that parts them); not positive when they are apart."""
    half_a, half_b = base_a / 2, base_b / 2
    dx, dy = b[0] - a[0], b[1] - a[1]
    if dx * dx + dy * dy >= 2.0 * (half_a + half_b) * (half_a + half_b):
        return -1.0
    sine_a, cosine_a = direction(a[2])
    sine_b, cosine_b = direction(b[2])
    turned = abs(sine_a * sine_b + cosine_a * cosine_b) + abs(sine_a * cosine_b - cosine_a * sine_b)
    reach_a = half_a + half_b * turned
    reach_b = half_b + half_a * turned
    return min(
        reach_a - abs(dx * cosine_a - dy * sine_a),
        reach_a - abs(dx * sine_a + dy * cosine_a),
        reach_b - abs(dx * cosine_b - dy * sine_b),
        reach_b - abs(dx * sine_b + dy * cosine_b),
    )


def overlap(a: Pose, b: Pose, base_a: int = SMALL_BASE, base_b: int = SMALL_BASE) -> bool:
    return depth(a, b, base_a, base_b) > OVERLAP


def distance(a: Pose, b: Pose, base_a: int = SMALL_BASE, base_b: int = SMALL_BASE) -> float:
    """Between the nearest points of two bases."""
    if depth(a, b, base_a, base_b) >= 0:
        return 0.0
    return sqrt(min(_to_corners(a, base_a, corners(b, base_b)), _to_corners(b, base_b, corners(a, base_a))))


def _to_corners(pose: Pose, base: int, points: Polygon) -> float:
    """Square of the distance from a base to the nearest of some points."""
    x, y, h = pose
    sine, cosine = direction(h)
    half = base / 2
    best = 1e30
    for px, py in points:
        dx, dy = px - x, py - y
        right = abs(dx * cosine - dy * sine) - half
        forward = abs(dx * sine + dy * cosine) - half
        if right > 0:
            square = right * right + forward * forward if forward > 0 else right * right
        else:
            square = forward * forward if forward > 0 else 0.0
        if square < best:
            best = square
    return best


def in_contact(a: Pose, b: Pose, base_a: int = SMALL_BASE, base_b: int = SMALL_BASE) -> bool:
    return not overlap(a, b, base_a, base_b) and distance(a, b, base_a, base_b) <= CONTACT


def band(length: float) -> int:
    """The section of the ruler that a length reaches; a line between two belongs to the nearer; 4 is out of range."""
    if length <= BAND + SLACK:
        return 1
    if length <= 2 * BAND + SLACK:
        return 2
    return 3 if length <= 3 * BAND + SLACK else 4


def range_between(a: Pose, b: Pose, base_a: int = SMALL_BASE, base_b: int = SMALL_BASE) -> int:
    """Range from any point of one base to any point of the other, all round; 4 when the ruler does not reach."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    reach = RANGES * BAND + (base_a + base_b) * 0.7072
    if dx * dx + dy * dy > reach * reach:
        return 4
    return band(distance(a, b, base_a, base_b))


def inside(pose: Pose, low_x: float, low_y: float, high_x: float, high_y: float, base: int = SMALL_BASE) -> bool:
    """The whole base lies in a rectangle, its border included."""
    x, y, h = pose
    sine, cosine = direction(h)
    spread = (abs(sine) + abs(cosine)) * base / 2 - OVERLAP
    return x - spread >= low_x and x + spread <= high_x and y - spread >= low_y and y + spread <= high_y


# ── manoeuvres ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Template(NamedTuple):
    """A manoeuvre template: length of its centre line, radius (0 for straights) and side (-1 left, 1 right)."""

    length: float
    radius: float
    side: int
    turn: int


@lru_cache(maxsize=64)
def template(bearing: str, speed: int) -> Template:
    """The template of a bearing and speed; a Koiogran turn uses the straight."""
    side = -1 if bearing.endswith("left") else 1
    if bearing.startswith("bank"):
        radius = BANK_RADII[speed]
        return Template(radius * _PI / 4, radius, side, side * 45_000)
    if bearing.startswith("turn"):
        radius = TURN_RADII[speed]
        return Template(radius * _PI / 2, radius, side, side * 90_000)
    return Template(float(speed * STRAIGHT_STEP), 0.0, side, 0)


@lru_cache(maxsize=256)
def _shift(bearing: str, speed: int, base: int) -> tuple[float, float, int]:
    """Where the centre goes (right, forward) and how the heading changes."""
    found = template(bearing, speed)
    if not found.radius:
        return 0.0, found.length + base, 180_000 if bearing == "koiogran" else 0
    sine, cosine = direction(abs(found.turn))
    half = base / 2
    right = found.radius * (1 - cosine) + half * sine
    forward = half + found.radius * sine + half * cosine
    return found.side * right, forward, found.turn


def fly(pose: Pose, bearing: str, speed: int, base: int = SMALL_BASE) -> Pose:
    """Where a manoeuvre ends when nothing is in its way."""
    right, forward, turn = _shift(bearing, speed, base)
    x, y = ahead(pose, right, forward)
    return round(x), round(y), (pose[2] + turn) % FULL_TURN


def _on_path(found: Template, s: float) -> tuple[float, float, float]:
    """Point and direction (radians, to the right) of the path at `s`, seen from the middle of the front edge."""
    if s <= 0 or not found.radius:
        return 0.0, s, 0.0
    arc = min(s, found.length)
    angle = arc / found.radius
    sine, cosine = _sincos(angle)
    right, forward = found.radius * (1 - cosine), found.radius * sine
    if s > found.length:
        right += (s - found.length) * sine
        forward += (s - found.length) * cosine
    return right, forward, angle


def along(pose: Pose, bearing: str, speed: int, s: float, base: int = SMALL_BASE) -> Pose:
    """The pose of a ship held back on its template: the middle of its rear edge at arc position `s`.

    The path is the template's centre line, straight before and after it; the middle of the front edge lies on the path
    one base length ahead of the rear. `s` = template length is the whole manoeuvre, `s` = -base the starting place.
    """
    found = template(bearing, speed)
    if not found.radius:
        x, y = ahead(pose, 0.0, s + base)
        return round(x), round(y), pose[2]
    rear_right, rear_forward, rear_angle = _on_path(found, s)
    sigma = s + base
    front_right, front_forward, front_angle = _on_path(found, sigma)
    for _ in range(4):  # Newton's method: the chord from rear to front is one base long
        chord_right, chord_forward = front_right - rear_right, front_forward - rear_forward
        sine, cosine = _sincos(front_angle)
        excess = chord_right * chord_right + chord_forward * chord_forward - float(base) * base
        sigma -= excess / (2 * (chord_right * sine + chord_forward * cosine))
        front_right, front_forward, front_angle = _on_path(found, sigma)
    chord_right, chord_forward = front_right - rear_right, front_forward - rear_forward
    angle = (rear_angle + front_angle) / 2
    for _ in range(3):  # the angle whose sine and cosine are the chord's
        sine, cosine = _sincos(angle)
        angle += (chord_right * cosine - chord_forward * sine) / base
    middle_right = found.side * (rear_right + front_right) / 2
    middle_forward = (rear_forward + front_forward) / 2
    x, y = ahead(pose, middle_right, middle_forward + base / 2)
    return round(x), round(y), (pose[2] + found.side * round(angle / _RADIANS)) % FULL_TURN


class Landing(NamedTuple):
    """Where a manoeuvre ended: the pose, the arc position of the rear edge, and which of the others it met."""

    pose: Pose
    s: float
    met: tuple[int, ...]


Base = tuple[Pose, int]


def land(pose: Pose, bearing: str, speed: int, others: Sequence[Base], base: int = SMALL_BASE) -> Landing:
    """Execute a manoeuvre among other bases: it slides back along the template to the last place that is free.

    A Koiogran turn that meets a base is flown as a straight.
    """
    free = fly(pose, bearing, speed, base)
    if not _met(free, others, base):
        return Landing(free, template(bearing, speed).length, ())
    bearing = "straight" if bearing == "koiogran" else bearing
    near = [index for index, other in enumerate(others) if _in_the_way(pose, other, bearing, speed, base)]
    landing = _slide_back(pose, bearing, speed, [others[index] for index in near], base)
    return Landing(landing.pose, landing.s, tuple([near[index] for index in landing.met]))


def _in_the_way(pose: Pose, other: Base, bearing: str, speed: int, base: int) -> bool:
    """Near enough to be met anywhere on this path."""
    (x, y, _), size = other
    reach = template(bearing, speed).length + 1.71 * base + 0.71 * size
    dx, dy = x - pose[0], y - pose[1]
    return dx * dx + dy * dy <= reach * reach


def _met(pose: Pose, others: Sequence[Base], base: int) -> tuple[int, ...]:
    return tuple([i for i, (other, size) in enumerate(others) if depth(pose, other, base, size) > OVERLAP])


def _deepest(pose: Pose, others: Sequence[Base], base: int) -> float:
    return max([depth(pose, other, base, size) for other, size in others])


def _slide_back(pose: Pose, bearing: str, speed: int, others: Sequence[Base], base: int) -> Landing:
    """No point of a base moves faster along a curve than 1.75 times its rear edge, so such steps miss no gap."""
    pace = 1.75 if template(bearing, speed).radius else 1.0
    blocked = template(bearing, speed).length
    deep = _deepest(along(pose, bearing, speed, blocked, base), others, base)
    while True:
        s = blocked - max(deep / pace, STEP)
        if s <= -base:
            s = -float(base)
            break
        deep = _deepest(along(pose, bearing, speed, s, base), others, base)
        if deep <= OVERLAP:
            break
        blocked = s
    while blocked - s > 0.5:
        middle = (blocked + s) / 2
        if _deepest(along(pose, bearing, speed, middle, base), others, base) > OVERLAP:
            blocked = middle
        else:
            s = middle
    met = _met(along(pose, bearing, speed, blocked, base), others, base)
    place = pose if s == -base else along(pose, bearing, speed, s, base)
    return Landing(place, s, met)


def roll(pose: Pose, side: int, template_slide: int, base_slide: int, base: int = SMALL_BASE) -> Pose:
    """A barrel roll: straight 1 laid against a side, shifted by `template_slide` along it; the base by `base_slide`."""
    x, y = ahead(pose, side * (STRAIGHT_STEP + base), template_slide + base_slide)
    return round(x), round(y), pose[2]


# ── arcs ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Line(NamedTuple):
    """The shortest line of a measurement: its length and its two ends."""

    length: float
    start: Point
    end: Point
    #: The two ends of the strip of equally short lines (start points); equal when there is just one.
    strip: tuple[Point, Point]


def _local(pose: Pose, points: Polygon) -> list[Point]:
    x, y, h = pose
    sine, cosine = direction(h)
    return [((px - x) * cosine - (py - y) * sine, (px - x) * sine + (py - y) * cosine) for px, py in points]


def _clip(points: Polygon, right: float, forward: float, offset: float = 0.0) -> list[Point]:
    """The part of a convex polygon where right·u + forward·v ≤ offset (its border included)."""
    kept: list[Point] = []
    if not points:
        return kept
    previous = points[-1]
    was = right * previous[0] + forward * previous[1] - offset
    for point in points:
        now = right * point[0] + forward * point[1] - offset
        if (now < 0 < was) or (was < 0 < now):
            share = was / (was - now)
            kept.append(
                (previous[0] + share * (point[0] - previous[0]), previous[1] + share * (point[1] - previous[1]))
            )
        if now <= 0:
            kept.append(point)
        previous, was = point, now
    return kept


def seen_part(attacker: Pose, target: Pose, target_base: int = SMALL_BASE) -> list[Point]:
    """The part of a target's base inside the attacker's firing arc, as the attacker sees it (right, forward)."""
    reach = target_base * 0.7072
    sine, cosine = direction(attacker[2])
    dx, dy = target[0] - attacker[0], target[1] - attacker[1]
    right, forward = abs(dx * cosine - dy * sine), dx * sine + dy * cosine
    # distance from the centre of the target to the line of the arc on its side
    outside = (right - forward * ARC_TANGENT) * _ARC_COSINE
    if outside > reach or forward < -reach:
        return []
    points = _local(attacker, corners(target, target_base))
    if outside < -reach:
        return points
    return _clip(_clip(points, 1.0, -ARC_TANGENT), -1.0, -ARC_TANGENT)


_ARC_COSINE: Final = direction(ARC)[1]


def in_arc(attacker: Pose, target: Pose, target_base: int = SMALL_BASE) -> bool:
    """Any part of the target's base lies in the firing arc."""
    return bool(seen_part(attacker, target, target_base))


@lru_cache(maxsize=1 << 13)
def attack_distance(
    attacker: Pose, target: Pose, base: int = SMALL_BASE, target_base: int = SMALL_BASE
) -> float | None:
    """From the attacker's base to the nearest point of the target's base in arc; None out of arc."""
    points = seen_part(attacker, target, target_base)
    if not points:
        return None
    return sqrt(_to_front(points, base / 2))


def _to_front(points: Polygon, half: float) -> float:
    """Square of the distance from the front edge to a convex polygon in the arc (everything there is in front)."""
    best = 1e30
    for right, forward in points:
        aside = (right if right > 0 else -right) - half
        beyond = forward - half
        square = beyond * beyond + aside * aside if aside > 0 else beyond * beyond
        if square < best:
            best = square
    previous = points[-1]
    for point in points:
        for corner in (-half, half):
            square = _point_to_segment(corner, half, previous, point)
            if square < best:
                best = square
        previous = point
    return best


def _point_to_segment(x: float, y: float, a: Point, b: Point) -> float:
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    length = dx * dx + dy * dy
    share = ((x - ax) * dx + (y - ay) * dy) / length if length > 0 else 0.0
    share = 0.0 if share < 0 else min(share, 1.0)
    dx, dy = ax + share * dx - x, ay + share * dy - y
    return dx * dx + dy * dy


def attack_line(attacker: Pose, target: Pose, base: int = SMALL_BASE, target_base: int = SMALL_BASE) -> Line | None:
    """The line along which an attack's range is measured, in arc."""
    points = seen_part(attacker, target, target_base)
    if not points:
        return None
    return shortest_line(corners(attacker, base), [ahead(attacker, right, forward) for right, forward in points])


def shortest_line(a: Polygon, b: Polygon) -> Line:
    """The shortest line between two convex polygons that do not overlap."""
    best = (1e30, (0.0, 0.0), (0.0, 0.0))
    for swapped, (corners_of, edges_of) in enumerate(((a, b), (b, a))):
        for point in corners_of:
            previous = edges_of[-1]
            for nxt in edges_of:
                foot = _foot(point, previous, nxt)
                square = (foot[0] - point[0]) ** 2 + (foot[1] - point[1]) ** 2
                if square < best[0] - 1e-9:
                    best = (square, foot, point) if swapped else (square, point, foot)
                previous = nxt
    length = sqrt(best[0])
    return Line(length, best[1], best[2], _strip(a, b, length, best[1], best[2]))


def _foot(point: Point, a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length if length > 0 else 0.0
    share = 0.0 if share < 0 else min(share, 1.0)
    return a[0] + share * dx, a[1] + share * dy


def _strip(a: Polygon, b: Polygon, length: float, start: Point, end: Point) -> tuple[Point, Point]:
    """All equally short lines: where parallel edges face each other, a whole strip of them."""
    if length < 1:
        return start, start
    nx, ny = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    low, high = -1e30, 1e30
    for points, at in ((a, start), (b, end)):
        along_edge = [
            (px - start[0]) * -ny + (py - start[1]) * nx
            for px, py in points
            if abs((px - at[0]) * nx + (py - at[1]) * ny) <= CONTACT
        ]
        low = max(low, min(along_edge, default=0.0))
        high = min(high, max(along_edge, default=0.0))
    if high - low <= CONTACT:
        return start, start
    return (start[0] - low * ny, start[1] + low * nx), (start[0] - high * ny, start[1] + high * nx)


def obstructed(line: Line, obstacles: Iterable[Polygon]) -> bool:
    """Every shortest line crosses an obstacle: the attacker may choose among equally short ones."""
    if line.length < 1:
        return False
    nx, ny = (line.end[0] - line.start[0]) / line.length, (line.end[1] - line.start[1]) / line.length
    ox, oy = line.start
    first, last = sorted((px - ox) * -ny + (py - oy) * nx for px, py in line.strip)
    shadows = []
    for polygon in obstacles:
        turned = [((px - ox) * -ny + (py - oy) * nx, (px - ox) * nx + (py - oy) * ny) for px, py in polygon]
        between = _clip(_clip(turned, 0.0, 1.0, line.length), 0.0, -1.0, 0.0)
        if between:
            shadows.append((min(t for t, _ in between), max(t for t, _ in between)))
    covered = first
    for low, high in sorted(shadows):
        if low > covered:
            return False
        if high >= covered:
            covered = high
            if covered >= last:
                return True
    return False


# ── obstacles ──────────────────────────────────────────────────────────────────────────────────────────────────────


def placed(outline: Polygon, pose: Pose) -> list[Point]:
    """An outline laid on the table."""
    return [ahead(pose, right, forward) for right, forward in outline]


def polygons_overlap(a: Polygon, b: Polygon) -> bool:
    """Two convex polygons, by separating axes."""
    return not (_parted(a, b) or _parted(b, a))


def _parted(a: Polygon, b: Polygon) -> bool:
    """Some edge of `a` has all of `b` on its outer side."""
    turn = 0.0
    x, y = a[-1]
    for u, v in a:
        turn += x * v - y * u
        x, y = u, v
    way = 1.0 if turn > 0 else -1.0
    for u, v in a:
        nx, ny = way * (v - y), way * (x - u)
        size = sqrt(nx * nx + ny * ny)
        if size > 0:
            limit = nx * u + ny * v - OVERLAP * size
            for px, py in b:
                if px * nx + py * ny < limit:
                    break
            else:
                return True
        x, y = u, v
    return False


def farther_than(a: Polygon, b: Polygon, length: float) -> bool:
    """The nearest points of two convex polygons are more than `length` apart; boxes around them decide most cases."""
    for axis in (0, 1):
        low_a, high_a = min(p[axis] for p in a), max(p[axis] for p in a)
        low_b, high_b = min(p[axis] for p in b), max(p[axis] for p in b)
        if low_b - high_a > length or low_a - high_b > length:
            return True
    limit = length * length
    for corners_of, edges_of in ((a, b), (b, a)):
        previous = edges_of[-1]
        for point in edges_of:
            for x, y in corners_of:
                if _point_to_segment(x, y, previous, point) <= limit:
                    return False
            previous = point
    return not polygons_overlap(a, b)


def polygon_distance(a: Polygon, b: Polygon) -> float:
    if polygons_overlap(a, b):
        return 0.0
    return shortest_line(a, b).length


def template_polygon(pose: Pose, length: float, base: int = SMALL_BASE) -> list[Point]:
    """A straight template from the middle of the front edge, or as much of it as was flown."""
    half, front = TEMPLATE_WIDTH / 2, base / 2
    return placed([(-half, front), (-half, front + length), (half, front + length), (half, front)], pose)


def template_meets(pose: Pose, bearing: str, speed: int, s: float, polygon: Polygon, base: int = SMALL_BASE) -> bool:
    """Does the template, from the start up to `s`, lie on a convex polygon?"""
    found = template(bearing, speed)
    s = min(s, found.length)
    if s <= 0:
        return False
    if not found.radius:
        return polygons_overlap(template_polygon(pose, s, base), polygon)
    centre = ahead(pose, found.side * found.radius, base / 2)
    # seen from the centre of the circle: `right` away from the start towards it, `forward` along the flight
    seen = [(-found.side * right, forward) for right, forward in _local((0, 0, pose[2]), _minus(polygon, centre))]
    sine, cosine = _sincos(s / found.radius)
    inner, outer = found.radius - TEMPLATE_WIDTH / 2 + OVERLAP, found.radius + TEMPLATE_WIDTH / 2 - OVERLAP
    wedge = _clip(_clip(seen, 0.0, -1.0, -OVERLAP), -sine, cosine, -OVERLAP)
    if not wedge:
        return False
    near = sqrt(_nearest_to_origin(wedge))
    far = sqrt(max(right * right + forward * forward for right, forward in wedge))
    return near < outer and far > inner


def _minus(polygon: Polygon, point: Point) -> list[Point]:
    return [(x - point[0], y - point[1]) for x, y in polygon]


def _nearest_to_origin(polygon: Polygon) -> float:
    """Square of the distance from (0, 0) to a convex polygon."""
    crosses = []
    best = 1e30
    previous = polygon[-1]
    for point in polygon:
        best = min(best, _point_to_segment(0.0, 0.0, previous, point))
        crosses.append(previous[0] * point[1] - previous[1] * point[0])
        previous = point
    if len(polygon) > 2 and (all(c > 0 for c in crosses) or all(c < 0 for c in crosses)):
        return 0.0
    return best
