"""Angles, bases and the ruler («Подставка», «Дистанция»)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final

MM: Final = 1000
FULL_TURN: Final = 360_000

SMALL_BASE: Final = 40_000  # xw.gap.geo-base
LARGE_BASE: Final = 80_000
TEMPLATE_WIDTH: Final = 20_000  # xw.gap.geo-width
#: Straight 1, also used for barrel rolls.
STRAIGHT_STEP: Final = 40_000  # xw.gap.geo-straight
TURN_RADII: Final = (0, 35_000, 62_500, 90_000)  # xw.gap.geo-turn
BANK_RADII: Final = (0, 80_000, 130_000, 180_000)  # xw.gap.geo-bank
#: One section of the range ruler.
BAND: Final = 100_000  # xw.gap.geo-ruler
RANGES: Final = 3  # xw.range.ruler
#: Half of the firing arc, and its tangent.
ARC: Final = 40_620  # xw.gap.geo-arc

#: Interiors that intersect by more than this overlap.
OVERLAP: Final = 0.001  # xw.gap.geo-tolerance
#: A measured length may exceed a section line by this much of rounding.
SLACK: Final = 0.001
#: Bases closer than this are in contact (positions are rounded to 1 µm).
CONTACT: Final = 2.0
#: How finely a ship is moved back along its template before the exact place is found by halving.
STEP: Final = 20.0

Point = tuple[float, float]
Pose = tuple[int, int, int]
Polygon = Sequence[Point]

PI: Final = 3.141592653589793
RADIANS: Final = PI / 180_000


# ── angles ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def sincos(x: float) -> Point:
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
    sine, cosine = sincos(rest * RADIANS) if rest else (0.0, 1.0)
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


# ── bases ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=1 << 14)
def corners(pose: Pose, base: int = SMALL_BASE) -> tuple[Point, Point, Point, Point]:
    """Front left, front right, rear right, rear left."""
    x, y, h = pose
    sine, cosine = direction(h)
    half = base / 2  # xw.range.guides-ignored, xw.gap.geo-guides: a plain square
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
    return depth(a, b, base_a, base_b) > OVERLAP  # xw.overlap.figures


def distance(a: Pose, b: Pose, base_a: int = SMALL_BASE, base_b: int = SMALL_BASE) -> float:
    """Between the nearest points of two bases."""
    if depth(a, b, base_a, base_b) >= 0:  # xw.gap.range-self
        return 0.0
    # xw.dispute.rule, xw.gap.dispute-program, xw.gap.dispute-tie: the same from either side, so nobody rolls for it
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
        best = min(best, square)
    return best


def in_contact(a: Pose, b: Pose, base_a: int = SMALL_BASE, base_b: int = SMALL_BASE) -> bool:
    return not overlap(a, b, base_a, base_b) and distance(a, b, base_a, base_b) <= CONTACT


def band(length: float) -> int:
    """The section of the ruler that a length reaches; a line between two belongs to the nearer; 4 is out of range."""
    if length <= BAND + SLACK:  # xw.gap.geo-band-edge
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
    return band(distance(a, b, base_a, base_b))  # xw.range.at


def reaches(a: Pose, b: Pose, base_a: int = SMALL_BASE, base_b: int = SMALL_BASE) -> bool:
    """The ruler reaches from one base to the other: surely where it reaches from middle to middle."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return dx * dx + dy * dy <= _RULER or range_between(a, b, base_a, base_b) <= RANGES  # xw.range.span


#: Square of the whole ruler.
_RULER: Final = (RANGES * BAND) ** 2


def inside(pose: Pose, low_x: float, low_y: float, high_x: float, high_y: float, base: int = SMALL_BASE) -> bool:
    """The whole base lies in a rectangle, its border included."""
    x, y, h = pose
    sine, cosine = direction(h)
    spread = (abs(sine) + abs(cosine)) * base / 2 - OVERLAP
    # xw.gap.flee-edge-exact
    return x - spread >= low_x and x + spread <= high_x and y - spread >= low_y and y + spread <= high_y
