"""Convex outlines: tokens, templates laid on the table («Преграды»)."""

from __future__ import annotations

from math import sqrt

from dejarik.games.xwing.geometry.arcs import clip, point_to_segment, shortest_line, to_local
from dejarik.games.xwing.geometry.bases import OVERLAP, SMALL_BASE, TEMPLATE_WIDTH, Point, Polygon, Pose, ahead, sincos
from dejarik.games.xwing.geometry.templates import template


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
                if point_to_segment(x, y, previous, point) <= limit:
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
    seen = [(-found.side * right, forward) for right, forward in to_local((0, 0, pose[2]), _minus(polygon, centre))]
    sine, cosine = sincos(s / found.radius)
    inner, outer = found.radius - TEMPLATE_WIDTH / 2 + OVERLAP, found.radius + TEMPLATE_WIDTH / 2 - OVERLAP
    wedge = clip(clip(seen, 0.0, -1.0, -OVERLAP), -sine, cosine, -OVERLAP)
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
        best = min(best, point_to_segment(0.0, 0.0, previous, point))
        crosses.append(previous[0] * point[1] - previous[1] * point[0])
        previous = point
    if len(polygon) > 2 and (all(c > 0 for c in crosses) or all(c < 0 for c in crosses)):
        return 0.0
    return best
