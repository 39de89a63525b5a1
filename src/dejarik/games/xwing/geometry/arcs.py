"""The firing arc and the lines along which range is measured («Сектор обстрела», «Атака через преграды»)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from dejarik.games.xwing.geometry.bases import (
    ARC,
    ARC_TANGENT,
    CONTACT,
    SMALL_BASE,
    Point,
    Polygon,
    Pose,
    ahead,
    corners,
    direction,
)


class Line(NamedTuple):
    """The shortest line of a measurement: its length and its two ends."""

    length: float
    start: Point
    end: Point
    #: The two ends of the strip of equally short lines (start points); equal when there is just one.
    strip: tuple[Point, Point]


def to_local(pose: Pose, points: Polygon) -> list[Point]:
    x, y, h = pose
    sine, cosine = direction(h)
    return [((px - x) * cosine - (py - y) * sine, (px - x) * sine + (py - y) * cosine) for px, py in points]


def clip(points: Polygon, right: float, forward: float, offset: float = 0.0) -> list[Point]:
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
    points = to_local(attacker, corners(target, target_base))  # xw.comp.token-facing
    if outside < -reach:
        return points
    return clip(clip(points, 1.0, -ARC_TANGENT), -1.0, -ARC_TANGENT)  # xw.arc.def, xw.gap.arc-apex


_ARC_COSINE: Final = direction(ARC)[1]


def in_arc(attacker: Pose, target: Pose, target_base: int = SMALL_BASE) -> bool:
    """Any part of the target's base lies in the firing arc."""
    return bool(seen_part(attacker, target, target_base))  # xw.arc.any-part


@lru_cache(maxsize=1 << 13)
def attack_distance(
    attacker: Pose, target: Pose, base: int = SMALL_BASE, target_base: int = SMALL_BASE
) -> float | None:
    """From the attacker's base to the nearest point of the target's base in arc; None out of arc."""
    points = seen_part(attacker, target, target_base)
    if not points:
        return None
    return sqrt(_to_front(points, base / 2))  # xw.range.attack-measure


def _to_front(points: Polygon, half: float) -> float:
    """Square of the distance from the front edge to a convex polygon in the arc (everything there is in front)."""
    best = 1e30
    for right, forward in points:
        aside = (right if right > 0 else -right) - half
        beyond = forward - half
        square = beyond * beyond + aside * aside if aside > 0 else beyond * beyond
        best = min(best, square)
    previous = points[-1]
    for point in points:
        for corner in (-half, half):
            square = point_to_segment(corner, half, previous, point)
            best = min(best, square)
        previous = point
    return best


def point_to_segment(x: float, y: float, a: Point, b: Point) -> float:
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
    # xw.obst.shortest-line
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
        between = clip(clip(turned, 0.0, 1.0, line.length), 0.0, -1.0, 0.0)  # xw.gap.obst-line-width
        if between:
            shadows.append((min(t for t, _ in between), max(t for t, _ in between)))
    covered = first
    for low, high in sorted(shadows):
        if low > covered:  # xw.gap.obst-equal-lines
            return False
        if high >= covered:
            covered = high
            if covered >= last:
                return True
    return False
