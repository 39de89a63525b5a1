"""The table's geometry («Шаблоны манёвров», «Дистанция», «Сектор обстрела», «Перекрытие подставок», «Преграды»).

Lengths are µm, angles millidegrees, all stored as integers: h = 0 points to +y, positive clockwise. Sines are made of
additions and multiplications only, which every machine rounds alike, so that a record replays to the same state
anywhere. Bases and obstacles are convex, so plain arithmetic (separating axes, clipping) is exact and fast.
"""

from __future__ import annotations

from dejarik.games.xwing.geometry.arcs import Line, attack_distance, attack_line, in_arc, obstructed, shortest_line
from dejarik.games.xwing.geometry.bases import (
    ARC_TANGENT,
    BAND,
    CONTACT,
    FULL_TURN,
    LARGE_BASE,
    OVERLAP,
    RANGES,
    SMALL_BASE,
    STRAIGHT_STEP,
    TEMPLATE_WIDTH,
    Point,
    Polygon,
    Pose,
    ahead,
    band,
    corners,
    direction,
    distance,
    in_contact,
    inside,
    overlap,
    range_between,
    reaches,
)
from dejarik.games.xwing.geometry.shapes import (
    farther_than,
    placed,
    polygon_distance,
    polygons_overlap,
    template_meets,
    template_polygon,
)
from dejarik.games.xwing.geometry.templates import along, fly, land, roll, template, unhindered

__all__ = [
    "ARC_TANGENT",
    "BAND",
    "CONTACT",
    "FULL_TURN",
    "LARGE_BASE",
    "OVERLAP",
    "RANGES",
    "SMALL_BASE",
    "STRAIGHT_STEP",
    "TEMPLATE_WIDTH",
    "Line",
    "Point",
    "Polygon",
    "Pose",
    "ahead",
    "along",
    "attack_distance",
    "attack_line",
    "band",
    "corners",
    "direction",
    "distance",
    "farther_than",
    "fly",
    "in_arc",
    "in_contact",
    "inside",
    "land",
    "obstructed",
    "overlap",
    "placed",
    "polygon_distance",
    "polygons_overlap",
    "range_between",
    "reaches",
    "roll",
    "shortest_line",
    "template",
    "template_meets",
    "template_polygon",
    "unhindered",
]
