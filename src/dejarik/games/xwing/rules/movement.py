"""Movement («Фаза активации», «Перекрытие подставок», «Сквозной пролёт», «Взаимодействие кораблей с преградами»)."""

from __future__ import annotations

from dejarik.games.xwing import geometry
from dejarik.games.xwing.cards.ability import Move
from dejarik.games.xwing.cards.facts import Manoeuvre
from dejarik.games.xwing.geometry import Polygon, Pose
from dejarik.games.xwing.outlines import asteroid
from dejarik.games.xwing.rules.damage import part
from dejarik.games.xwing.state import Ship, Table

#: No manoeuvre takes a ship near a token whose middle is farther away than this.
FAR_OFF = 400_000


def execute(table: Table, ship: Ship, manoeuvre: Manoeuvre) -> Move:
    """Fly a manoeuvre: only the end matters for ships, template and end for obstacles."""
    bearing, speed, colour = manoeuvre
    start = ship.pose
    others = [other for other in table.ships if other.in_play and other is not ship]
    crowd = [((other.x, other.y, other.h), other.base) for other in others]
    landing = geometry.land(start, bearing, speed, crowd, ship.base)
    met = tuple(others[index].id for index in landing.met)
    stand(table, ship, landing.pose, met)
    flown = "straight" if met and bearing == "koiogran" else bearing
    table.note("move", ship, flown, speed, *start, *landing.pose)
    if met:
        table.note("bump", ship, table.ships[met[0]])
    on_base = on_template = False
    for obstacle in table.obstacles:
        if abs(obstacle.x - start[0]) > FAR_OFF or abs(obstacle.y - start[1]) > FAR_OFF:
            continue
        outline = asteroid(obstacle)
        on_base = on_base or on_obstacle(ship, outline)
        on_template = on_template or geometry.template_meets(start, flown, speed, landing.s, outline, ship.base)
    return Move(bearing, speed, colour, met, on_base, on_base or on_template)


def stand(table: Table, ship: Ship, pose: Pose, met: tuple[int, ...] = ()) -> None:
    """Set a ship down. Ships touch from an overlap on until one of them stands elsewhere."""
    if pose != ship.pose:
        part(table, ship)
        ship.x, ship.y, ship.h = pose
    for number in met:
        other = table.ships[number]
        if number not in ship.touching:
            ship.touching.append(number)
        if ship.id not in other.touching:
            other.touching.append(ship.id)


def on_obstacle(ship: Ship, outline: Polygon) -> bool:
    """The ship's base lies on a token with this outline."""
    x, y = outline[0]
    if abs(x - ship.x) > 150_000 or abs(y - ship.y) > 150_000:  # no outline is wider than 90 mm
        return False
    return geometry.polygons_overlap(geometry.corners(ship.pose, ship.base), outline)


def stands_on_obstacle(table: Table, ship: Ship) -> bool:
    return any(on_obstacle(ship, asteroid(obstacle)) for obstacle in table.obstacles)


def inside_area(table: Table, pose: Pose, base: int) -> bool:
    """No part of the base is outside the play area."""
    return geometry.inside(pose, 0, 0, table.width, table.height, base)
