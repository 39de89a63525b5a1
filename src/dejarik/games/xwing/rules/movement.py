"""Movement («Фаза активации», «Перекрытие подставок», «Сквозной пролёт», «Взаимодействие кораблей с преградами»)."""

from __future__ import annotations

from dejarik.games.xwing import geometry
from dejarik.games.xwing.cards.ability import Move
from dejarik.games.xwing.cards.facts import Manoeuvre
from dejarik.games.xwing.geometry import Polygon, Pose
from dejarik.games.xwing.notes import Bumps, Moves
from dejarik.games.xwing.outlines import asteroid
from dejarik.games.xwing.rules.damage import part
from dejarik.games.xwing.state import Ship, Table

#: Half the diagonal of a large base and the reach of the largest asteroid: farther away nothing meets anything.
NEAR = 57_000 + 38_000
#: Diagonal of a large base: two that are farther apart than this do not overlap.
APART = 114_000
#: How far a turn swings out of the box that its two ends span.
SWING = 30_000


def execute(table: Table, ship: Ship, manoeuvre: Manoeuvre) -> Move:
    """Fly a manoeuvre: only the end matters for ships, template and end for obstacles."""
    bearing, speed, colour = manoeuvre
    start = ship.pose
    landing = geometry.unhindered(start, bearing, speed, ship.base)  # xw.through.rule
    met: tuple[int, ...] = ()
    if not is_free(table, ship, landing.pose):  # xw.through.agree
        # xw.gap.overlap-friendly, xw.gap.m1-shuttle-overlap
        others = [other for other in table.ships if other.in_play and other is not ship]
        landing = geometry.land(start, bearing, speed, [(other.pose, other.base) for other in others], ship.base)
        met = tuple(others[index].id for index in landing.met)
    stand(table, ship, landing.pose, met)  # xw.obst.no-pushback, xw.gap.obst-koiogran
    flown = "straight" if met and bearing == "koiogran" else bearing
    if table.notes is not None:
        table.note(Moves, ship.tag, flown, speed, start, landing.pose)
        if met:
            table.note(Bumps, ship.tag, table.ships[met[0]].tag)
    on_base = on_template = False
    for outline in asteroids_between(table, start, landing.pose, SWING):
        on_base = on_base or on_obstacle(ship, outline)  # xw.gap.obst-start-on
        # xw.gap.obst-overlap-both
        on_template = on_template or geometry.template_meets(start, flown, speed, landing.s, outline, ship.base)
    return Move(bearing, speed, colour, met, on_base, on_base or on_template)  # xw.obst.hit-check


def is_free(table: Table, ship: Ship, pose: Pose) -> bool:
    """No other ship in play would be overlapped there."""
    x, y, _ = pose
    for other in table.ships:
        if not other.in_play or other is ship or abs(other.x - x) > APART or abs(other.y - y) > APART:
            continue
        if geometry.overlap(pose, other.pose, ship.base, other.base):
            return False
    return True


def stand(table: Table, ship: Ship, pose: Pose, met: tuple[int, ...] = ()) -> None:
    """Set a ship down. Ships touch from an overlap on until one of them stands elsewhere."""
    if pose != ship.pose:  # xw.gap.overlap-touch-state
        part(table, ship)
        ship.x, ship.y, ship.h = pose  # xw.act.tokens-move
    for number in met:
        other = table.ships[number]
        if number not in ship.touching:
            ship.touching.append(number)
        if ship.id not in other.touching:
            other.touching.append(ship.id)


def on_obstacle(ship: Ship, outline: Polygon) -> bool:
    """The ship's base lies on a token with this outline."""
    return geometry.polygons_overlap(geometry.corners(ship.pose, ship.base), outline)


def stands_on_obstacle(table: Table, ship: Ship) -> bool:
    return any(on_obstacle(ship, outline) for outline in asteroids_between(table, ship.pose, ship.pose))


def asteroids_between(table: Table, a: Pose, b: Pose, margin: int = 0) -> list[Polygon]:
    """Asteroids that a ship may meet at these poses or between them; all others are too far away."""
    if not table.obstacles:
        return []
    near = NEAR + margin
    low_x, high_x = min(a[0], b[0]) - near, max(a[0], b[0]) + near
    low_y, high_y = min(a[1], b[1]) - near, max(a[1], b[1]) + near
    return [asteroid(o) for o in table.obstacles if low_x < o.x < high_x and low_y < o.y < high_y]


def inside_area(table: Table, pose: Pose, base: int) -> bool:
    """No part of the base is outside the play area."""
    return geometry.inside(pose, 0, 0, table.width, table.height, base)
