"""When players may try templates and measure («Выбор манёвра», «Определитель дистанции»)."""

from __future__ import annotations

from dejarik.core.refusal import Refused
from dejarik.games.xwing import geometry
from dejarik.games.xwing.geometry import Pose
from dejarik.games.xwing.state import Ship, Table


def end_position(table: Table, ship: Ship, bearing: str, speed: int) -> Pose:
    """Where a manoeuvre would end: not to be tried in planning, unless the players agreed to see it."""
    if table.phase == "planning" and not table.show_templates:
        raise Refused("no-templates", rule="xw.plan.no-templates")
    return geometry.fly(ship.pose, bearing, speed, ship.base)


def measured_range(table: Table, one: Ship, other: Ship) -> int:
    """The range between two ships, when the rules let players use the ruler."""
    if table.phase == "planning" and not table.show_templates:
        raise Refused("no-measuring", rule="xw.gap.range-when")
    return geometry.range_between(one.pose, other.pose, one.base, other.base)
