"""Outlines of the flat tokens («Жетоны преград», «Жетоны миссий»): our own shapes, convex, in µm round their middle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from dejarik.games.xwing.geometry import Point, placed
from dejarik.games.xwing.state import Obstacle


def _mm(*points: tuple[int, int]) -> tuple[Point, ...]:
    return tuple((x * 1000.0, y * 1000.0) for x, y in points)


#: The six asteroids.
ASTEROIDS: Final = (  # xw.gap.geo-asteroids
    _mm((-22, -14), (-27, 4), (-15, 21), (6, 25), (24, 14), (27, -6), (12, -22), (-8, -24)),
    _mm((-31, -6), (-26, 12), (-8, 22), (18, 19), (33, 6), (29, -13), (8, -21), (-17, -19)),
    _mm((-19, -20), (-25, 2), (-16, 22), (4, 29), (20, 17), (22, -8), (9, -27)),
    _mm((-36, -4), (-30, 11), (-11, 18), (16, 16), (34, 8), (37, -5), (22, -16), (-14, -19)),
    _mm((-17, -18), (-23, -3), (-20, 13), (-2, 22), (17, 17), (22, 0), (15, -17), (-3, -22)),
    _mm((-28, -16), (-33, 1), (-24, 17), (-3, 26), (21, 21), (32, 5), (27, -15), (5, -26)),
)
#: A satellite: an octagon 32 mm across.
# xw.gap.geo-mission-tokens
SATELLITE: Final = _mm((-16, -7), (-16, 7), (-7, 16), (7, 16), (16, 7), (16, -7), (7, -16), (-7, -16))


def _circles(outline: Sequence[Point]) -> tuple[float, float]:
    """Radii of the circles round the middle that lie within an outline and that hold it."""
    inner = min(
        abs(x * (v - y) - y * (u - x)) / hypot(u - x, v - y)
        for (x, y), (u, v) in zip(outline, (*outline[1:], outline[0]), strict=True)
    )
    return inner, max(hypot(x, y) for x, y in outline)


#: Inner and outer radius of each asteroid.
CIRCLES: Final = tuple(_circles(outline) for outline in ASTEROIDS)


@lru_cache(maxsize=1 << 12)
def asteroid(obstacle: Obstacle) -> tuple[Point, ...]:
    """An asteroid where it lies."""
    return tuple(placed(ASTEROIDS[obstacle.shape], (obstacle.x, obstacle.y, obstacle.h)))


@lru_cache(maxsize=1 << 10)
def satellite(token: Obstacle) -> tuple[Point, ...]:
    return tuple(placed(SATELLITE, (token.x, token.y, token.h)))
