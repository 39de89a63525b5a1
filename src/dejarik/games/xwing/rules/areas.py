"""The play area («Игровая зона»): its edges, whose they are, and the strips along them."""

from __future__ import annotations

from typing import Final, NamedTuple

from dejarik.games.xwing.geometry import BAND, OVERLAP, Polygon, Pose, corners, inside
from dejarik.games.xwing.state import REBEL, Ship, Table

EDGES: Final = ("south", "west", "north", "east")
OPPOSITE: Final = {"south": "north", "north": "south", "west": "east", "east": "west"}  # xw.setup.edges
#: Heading into the area from each edge.
INWARD: Final = {"south": 0, "west": 90_000, "north": 180_000, "east": 270_000}


class Strip(NamedTuple):
    """A rectangle of the area, borders included."""

    low_x: int
    low_y: int
    high_x: int
    high_y: int

    @property
    def corners(self) -> tuple[tuple[int, int], ...]:
        low_x, low_y, high_x, high_y = self
        return (low_x, low_y), (high_x, low_y), (high_x, high_y), (low_x, high_y)

    def holds(self, pose: Pose, base: int) -> bool:
        return inside(pose, *self, base)

    def contains(self, polygon: Polygon) -> bool:
        return all(
            self.low_x - OVERLAP <= x <= self.high_x + OVERLAP and self.low_y - OVERLAP <= y <= self.high_y + OVERLAP
            for x, y in polygon
        )


def edge_of(table: Table, side: int) -> str:
    return table.first_edge if side == REBEL else OPPOSITE[table.first_edge]


def strip(table: Table, side: int, near: int, far: int) -> Strip:
    """The part of the area between two distances (µm) from a side's edge."""
    edge = edge_of(table, side)
    width, height = table.width, table.height
    if edge == "south":
        return Strip(0, near, width, far)
    if edge == "north":
        return Strip(0, height - far, width, height - near)
    if edge == "west":
        return Strip(near, 0, far, height)
    return Strip(width - far, 0, width - near, height)


def band_strip(table: Table, side: int, band: int) -> Strip:
    """Range `band` of a side's edge: the section of the ruler alone."""
    return strip(table, side, (band - 1) * BAND, band * BAND)  # xw.gap.mission-band


def middle_strip(table: Table) -> Strip:
    """Farther than Range 3 from both factions' edges."""
    depth = table.height if table.first_edge in ("south", "north") else table.width
    return strip(table, REBEL, 3 * BAND + 1, depth - 3 * BAND - 1)


def beyond(table: Table, ship: Ship, sides: tuple[int, ...]) -> bool:
    """Any part of the base is beyond the edge of one of these sides, and its middle not beyond an edge of nobody."""
    upright = table.first_edge in ("south", "north")
    middle, span = (ship.x, table.width) if upright else (ship.y, table.height)
    if not 0 <= middle <= span:  # xw.gap.m1-corner
        return False
    points = corners(ship.pose, ship.base)
    return any(_past(table, edge_of(table, side), points) for side in sides)


def _past(table: Table, edge: str, points: Polygon) -> bool:
    if edge == "south":
        return min(y for _, y in points) < -OVERLAP
    if edge == "north":
        return max(y for _, y in points) > table.height + OVERLAP
    if edge == "west":
        return min(x for x, _ in points) < -OVERLAP
    return max(x for x, _ in points) > table.width + OVERLAP
