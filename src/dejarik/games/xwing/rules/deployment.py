"""Setting up («Подготовка к игре», «Преграды в стандартной игре», «Подготовка миссии»): obstacles, edges, ships."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from dejarik.core.question import Ask, Place, Procedure
from dejarik.core.rng import Rng
from dejarik.games.xwing import geometry
from dejarik.games.xwing.build import CORE_MODELS
from dejarik.games.xwing.cards.pilots import PILOTS
from dejarik.games.xwing.cards.upgrades import UPGRADES
from dejarik.games.xwing.geometry import BAND, FULL_TURN, Point, Polygon, Pose
from dejarik.games.xwing.notes import (
    Deployed,
    EdgeChosen,
    Marked,
    NoRoom,
    ObstaclePlaced,
    OfObstacle,
    OfReinforcement,
    OfShip,
    SatellitesLaid,
    ShieldsUp,
)
from dejarik.games.xwing.outlines import ASTEROIDS, CIRCLES, SATELLITE, asteroid
from dejarik.games.xwing.rules import missions, order
from dejarik.games.xwing.rules.areas import EDGES, INWARD, OPPOSITE, Strip, band_strip, edge_of, middle_strip
from dejarik.games.xwing.rules.movement import is_free, on_obstacle
from dejarik.games.xwing.rules.values import TYPES, shield_value
from dejarik.games.xwing.state import IMPERIAL, NONE, REBEL, Obstacle, Ship, Table, other_side

#: How many obstacles a game has.
OBSTACLES: Final = 6  # xw.gap.obst-count
#: How often a sampler aims before it searches.
TRIES: Final = 60

Check = Callable[[tuple[int, ...]], str | None]


def next_step(table: Table) -> Procedure[None]:
    """The next thing to set up, from the state alone."""
    if table.phase == "obstacles":  # xw.setup.order
        return place_obstacle(table) if obstacles_wanted(table) else open_edges(table)
    if table.phase == "edge":
        return choose_edge(table)
    return _next_deployment(table)


def _next_deployment(table: Table) -> Procedure[None]:
    waiting = [ship for ship in table.ships if not ship.in_play and not ship.destroyed]
    if table.mission:
        return _next_in_mission(table, waiting)  # xw.mission.placement-replaced
    if waiting:
        return deploy(table, order.lowest(table, waiting))  # xw.setup.deploy-tie
    return begin(table)


def _next_in_mission(table: Table, waiting: list[Ship]) -> Procedure[None]:
    """«Подготовка миссии»: side after side, as the mission says."""
    first = REBEL if table.mission == missions.ESCORT else IMPERIAL
    shuttle = missions.marked_ship(table)
    if shuttle is not None and shuttle in waiting and shuttle.kind == "shuttle":
        return deploy(table, [shuttle])
    for side in (first, other_side(first)):
        if side == REBEL and table.mission == missions.WHISPERS and not table.satellites:
            return place_satellites(table)  # the Imperial has set up before
        mine = [ship for ship in waiting if ship.side == side]
        if mine:
            return deploy(table, mine)  # xw.gap.mission-place-order
    if table.mission == missions.ASTEROIDS:
        if table.marked == NONE:
            return mark_damaged(table)
        if obstacles_wanted(table):
            return place_obstacle(table)
    return begin(table)


def begin(table: Table) -> Procedure[None]:
    """Shields up, decks ready: the first round can open."""
    for ship in table.ships:
        ship.shields = shield_value(table, ship)
    table.note(ShieldsUp)
    table.phase = "planning"
    return
    yield


# ── ships ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def deploy(table: Table, tied: Sequence[Ship]) -> Procedure[None]:
    """Place one ship; the owner chooses which of several equals comes first."""
    seat = tied[0].seat
    mine = [ship for ship in tied if ship.seat == seat]
    ship = mine[0]
    kinds = {(each.pilot, each.upgrades): each.id for each in reversed(mine)}
    if len(kinds) > 1:
        number = yield Ask(seat, "deploy-next", tuple(sorted(kinds.values())), rule="xw.gap.deploy-own-order")
        ship = table.ships[number]
    yield from set_down(table, ship, deployment_strips(table, ship))  # xw.mission.placement-own-squads


def set_down(table: Table, ship: Ship, strips: Sequence[Strip]) -> Procedure[None]:
    """Ask where a ship comes into play, and put it there."""
    spot = yield Place(
        ship.seat,
        "deploy",
        3,
        lambda spot: deploy_problem(table, ship, strips, spot),
        lambda rng: any_place(table, ship, strips, rng),
        about=OfShip(ship.tag),
        rule=zone_rule(table, ship),
        zones=lambda: [strip.corners for strip in strips],
    )
    ship.x, ship.y, ship.h = spot[0], spot[1], spot[2] % FULL_TURN
    ship.in_play = True
    table.note(Deployed, ship.tag, ship.pose)


def deployment_strips(table: Table, ship: Ship) -> list[Strip]:
    """Where a ship may be set up: Range 1 of its owner's edge, unless the mission says otherwise."""
    if table.mission == missions.ESCORT:
        return [band_strip(table, ship.side, 1 if ship.kind == "shuttle" else 2)]  # xw.m1.layout
    if table.mission == missions.ASTEROIDS:
        if ship.side == REBEL:
            return [middle_strip(table)]  # xw.m2.layout
        return [band_strip(table, REBEL, 1), band_strip(table, IMPERIAL, 1)]
    return [band_strip(table, ship.side, 1)]  # xw.setup.layout-example


def deploy_problem(table: Table, ship: Ship, strips: Sequence[Strip], spot: Sequence[int]) -> str | None:
    """The rule that forbids this place."""
    pose: Pose = (spot[0], spot[1], spot[2] % FULL_TURN)  # xw.setup.deploy-facing
    if not any(strip.holds(pose, ship.base) for strip in strips):
        return zone_rule(table, ship)
    if ship.kind == "shuttle" and not _shuttle_place(table, pose):
        return "xw.m1.setup-shuttle"
    if not is_free(table, ship, pose):
        return "xw.gap.deploy-overlap"
    if table.obstacles:
        square = geometry.corners(pose, ship.base)
        if any(geometry.polygons_overlap(square, asteroid(obstacle)) for obstacle in table.obstacles):
            return "xw.gap.deploy-overlap"
    return None


def zone_rule(table: Table, ship: Ship) -> str:
    if table.phase == "end":
        return {missions.ESCORT: "xw.m1.reinforce", missions.ASTEROIDS: "xw.m2.reinforce"}.get(
            table.mission, "xw.m3.reinforce"
        )
    if table.mission == missions.ESCORT:
        return "xw.m1.setup-shuttle" if ship.kind == "shuttle" else "xw.m1.setup-ships"
    if table.mission == missions.ASTEROIDS:
        return "xw.m2.setup-rebel" if ship.side == REBEL else "xw.m2.setup-imperial"
    if table.mission == missions.WHISPERS:
        return "xw.m3.setup-rebel" if ship.side == REBEL else "xw.m3.setup-imperial"
    return "xw.setup.deploy-zone"


def _shuttle_place(table: Table, pose: Pose) -> bool:
    """Exactly in the middle of the edge, nose to the opposite one."""
    edge = edge_of(table, REBEL)
    # xw.gap.m1-start-distance
    middle = pose[0] * 2 == table.width if edge in ("south", "north") else pose[1] * 2 == table.height
    return middle and pose[2] == INWARD[edge]


def any_place(table: Table, ship: Ship, strips: Sequence[Strip], rng: Rng) -> tuple[int, int, int]:
    """A legal place for those who cannot aim: nose into the area."""
    for _ in range(TRIES):
        spot = _aim(table, ship, rng.choice(strips), rng)
        if deploy_problem(table, ship, strips, spot) is None:
            return spot
    return rng.choice(list(free_places(table, ship, strips)))


def _aim(table: Table, ship: Ship, strip: Strip, rng: Rng) -> tuple[int, int, int]:
    half = ship.base // 2
    heading = _facing(table, ship, strip)
    if ship.kind == "shuttle":
        return _on_middle(table, half + rng.below(100_000 - ship.base + 1))
    x = strip.low_x + half + rng.below(max(1, strip.high_x - strip.low_x - ship.base + 1))
    y = strip.low_y + half + rng.below(max(1, strip.high_y - strip.low_y - ship.base + 1))
    return x, y, heading


def _facing(table: Table, ship: Ship, strip: Strip) -> int:
    """Away from the edge that the strip lies at."""
    edge = edge_of(table, ship.side)
    if table.mission and strip == band_strip(table, other_side(ship.side), 1):
        edge = OPPOSITE[edge]
    return INWARD[edge]


def _on_middle(table: Table, depth: int) -> tuple[int, int, int]:
    edge = edge_of(table, REBEL)
    heading = INWARD[edge]
    if edge == "south":
        return table.width // 2, depth, heading
    if edge == "north":
        return table.width // 2, table.height - depth, heading
    if edge == "west":
        return depth, table.height // 2, heading
    return table.width - depth, table.height // 2, heading


def free_places(table: Table, ship: Ship, strips: Sequence[Strip]) -> Iterator[tuple[int, int, int]]:
    """Legal places on a grid of a quarter base."""
    step = ship.base // 4
    half = ship.base // 2
    for strip in strips:
        heading = _facing(table, ship, strip)
        for x in range(strip.low_x + half, strip.high_x - half + 1, step):
            for y in range(strip.low_y + half, strip.high_y - half + 1, step):
                if deploy_problem(table, ship, strips, (x, y, heading)) is None:
                    yield x, y, heading


# ── obstacles ──────────────────────────────────────────────────────────────────────────────────────────────────────


def obstacles_wanted(table: Table) -> bool:
    return len(table.obstacles) < OBSTACLES and not table.crowded


def place_obstacle(table: Table) -> Procedure[None]:
    """One asteroid: which of those left, where its middle lies (µm), and how it is turned.

    When those on the table leave no legal place, the rest stay in the box.
    """
    if not room_for_obstacle(table):
        table.crowded = True
        table.note(NoRoom, OBSTACLES - len(table.obstacles))
        return
    side = IMPERIAL
    if not table.mission and len(table.obstacles) % 2:
        side = REBEL
    spot = yield Place(
        table.speaker(side),
        "obstacle",
        4,
        lambda spot: obstacle_problem(table, spot),
        lambda rng: any_obstacle(table, rng),
        about=OfObstacle(len(table.obstacles) + 1),
        rule="xw.m2.asteroids" if table.mission else "xw.obst.place-turns",
        zones=lambda: [obstacle_zone(table).corners],
    )
    table.obstacles = [*table.obstacles, Obstacle(spot[0], spot[1], spot[2], spot[3] % FULL_TURN)]  # xw.m2.obstacle-ref
    table.note(ObstaclePlaced, spot[0], spot[1:])


def obstacle_problem(table: Table, spot: Sequence[int]) -> str | None:
    """The rule that forbids an obstacle here."""
    shape, x, y, h = spot
    if not 0 <= shape < len(ASTEROIDS):
        return "xw.limit.components"
    near: list[Obstacle] = []
    touching = False
    for obstacle in table.obstacles:
        if obstacle.shape == shape:
            return "xw.limit.components"
        dx, dy = x - obstacle.x, y - obstacle.y
        square = dx * dx + dy * dy
        surely, hardly = _SPACING[shape][obstacle.shape]
        if square <= hardly:
            near.append(obstacle)
            touching = touching or square <= surely
    inside = min(x, y, table.width - x, table.height - y) > 2 * BAND + 40_000
    if touching and inside and not table.mission:
        return "xw.gap.obst-spacing"  # the same answer as below, without a look at the outline
    return outline_problem(table, geometry.placed(ASTEROIDS[shape], (x, y, h % FULL_TURN)), near)


#: Squares of the distances between the middles of two asteroids at which they are surely, or at all, too near.
_SPACING: Final = tuple(tuple(((BAND + a[0] + b[0]) ** 2, (BAND + a[1] + b[1]) ** 2) for b in CIRCLES) for a in CIRCLES)


def outline_problem(table: Table, outline: Polygon, near: Sequence[Obstacle]) -> str | None:
    """The same for any outline, of which these obstacles may be too near."""
    if table.mission:
        if not Strip(0, 0, table.width, table.height).contains(outline):
            return "xw.m2.asteroids"
        rule = _near_ships(table, outline)
        if rule is not None:
            return rule
    else:
        margin = 2 * BAND
        high_x, high_y = table.width - margin, table.height - margin
        if not all(margin < x < high_x and margin < y < high_y for x, y in outline):
            return "xw.obst.place-edges"
    for obstacle in near:
        if not geometry.farther_than(outline, asteroid(obstacle), BAND):
            return "xw.m2.asteroids" if table.mission else "xw.gap.obst-spacing"
    return None


def _near_ships(table: Table, outline: Polygon) -> str | None:
    for ship in table.in_play():
        if ship.side == REBEL:
            if not geometry.farther_than(outline, geometry.corners(ship.pose, ship.base), BAND):  # xw.gap.m2-not-closer
                return "xw.m2.asteroids"
        elif on_obstacle(ship, outline):
            return "xw.gap.m2-asteroid-on-imperial"
    return None


def obstacle_zone(table: Table) -> Strip:
    """The area in which asteroids lie: off the edges, in a mission anywhere."""
    margin = 0 if table.mission else 2 * BAND + 1
    return Strip(margin, margin, table.width - margin, table.height - margin)


def _shapes_left(table: Table) -> list[int]:
    taken = {obstacle.shape for obstacle in table.obstacles}
    return [shape for shape in range(len(ASTEROIDS)) if shape not in taken]


def obstacle_places(table: Table, step: int = 10_000) -> Iterator[tuple[int, int, int, int]]:
    """Legal places on a grid of 1 cm."""
    margin = 20_000 if table.mission else 2 * BAND + 20_000
    for shape in _shapes_left(table):
        for x in range(margin, table.width - margin + 1, step):
            for y in range(margin, table.height - margin + 1, step):
                if obstacle_problem(table, (shape, x, y, 0)) is None:
                    yield shape, x, y, 0


def room_for_obstacle(table: Table) -> bool:
    """Mostly a coarse look finds a place."""
    return any(next(obstacle_places(table, step), None) is not None for step in (70_000, 10_000))


def any_obstacle(table: Table, rng: Rng) -> tuple[int, int, int, int]:
    left = _shapes_left(table)
    margin = 40_000 if table.mission else 2 * BAND
    for _ in range(TRIES):
        spot = (
            rng.choice(left),
            margin + rng.below(table.width - 2 * margin),
            margin + rng.below(table.height - 2 * margin),
            rng.below(360) * 1000,
        )
        if obstacle_problem(table, spot) is None:
            return spot
    return rng.choice(list(obstacle_places(table)))


def open_edges(table: Table) -> Procedure[None]:
    table.phase = "edge"
    return
    yield


def choose_edge(table: Table) -> Procedure[None]:
    """The Rebel chooses his edge, the Imperial gets the opposite one."""
    table.first_edge = yield Ask(table.speaker(REBEL), "edge", EDGES, rule="xw.obst.choose-edge")
    table.note(EdgeChosen, table.banner(REBEL), table.first_edge)
    table.phase = "deploy"


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def mark_damaged(table: Table) -> Procedure[None]:
    """«Миссия 2»: the Rebel picks the damaged ship."""
    mine = [ship.id for ship in table.of_side(REBEL)]
    table.marked = mine[0]
    if len(mine) > 1:
        table.marked = yield Ask(table.speaker(REBEL), "damaged", tuple(mine), rule="xw.m2.disabled-choice")
    table.note(Marked, table.ships[table.marked].tag)


def satellite_count(table: Table) -> int:
    return 4 if table.points >= missions.BIG_GAME else 2


def place_satellites(table: Table) -> Procedure[None]:
    """«Миссия 3»: all satellites at once (x and y of each), first those at Range 3, then those at Range 2."""
    count = satellite_count(table)
    spot = yield Place(
        table.speaker(REBEL),
        "satellites",
        2 * count,
        lambda spot: satellites_problem(table, spot),
        lambda rng: any_satellites(table, rng),
        rule="xw.m3.setup-satellites",
        zones=lambda: [strip.corners for strip in satellite_strips(table)],
    )
    table.satellites = [Obstacle(0, spot[2 * i], spot[2 * i + 1], 0) for i in range(count)]  # xw.gap.m3-not-obstacle
    table.satellites_left = list(range(count))
    table.note(SatellitesLaid, tuple((each.x, each.y, each.h) for each in table.satellites))


def satellite_strips(table: Table) -> tuple[Strip, Strip]:
    """Where the first half of the satellites lies, and where the second."""
    return band_strip(table, REBEL, 3), band_strip(table, REBEL, 2)  # xw.m3.layout


def satellites_problem(table: Table, spot: Sequence[int]) -> str | None:
    outlines = [geometry.placed(SATELLITE, (spot[i], spot[i + 1], 0)) for i in range(0, len(spot), 2)]
    far, near = satellite_strips(table)
    half = len(outlines) // 2
    for index, outline in enumerate(outlines):
        if not (far if index < half else near).contains(outline):
            return "xw.m3.setup-satellites"
        if not _off_sides(table, outline):
            return "xw.m3.satellite-sides"
        others = outlines[:index] + outlines[index + 1 :]
        if not any(BAND < geometry.polygon_distance(outline, other) <= 3 * BAND for other in others):
            return "xw.m3.satellite-spacing"
    return None


def _off_sides(table: Table, outline: Sequence[Point]) -> bool:
    """At Range 2 or farther from the two edges that belong to nobody."""
    if table.first_edge in ("south", "north"):
        return all(BAND < x < table.width - BAND for x, _ in outline)
    return all(BAND < y < table.height - BAND for _, y in outline)


def any_satellites(table: Table, rng: Rng) -> tuple[int, ...]:
    count = satellite_count(table)
    far, near = satellite_strips(table)
    while True:
        spot: list[int] = []
        for index in range(count):
            strip = far if index < count // 2 else near
            spot += [
                strip.low_x + 16_000 + rng.below(strip.high_x - strip.low_x - 31_999),
                strip.low_y + 16_000 + rng.below(strip.high_y - strip.low_y - 31_999),
            ]
        if satellites_problem(table, spot) is None:
            return tuple(spot)


# ── reinforcements ─────────────────────────────────────────────────────────────────────────────────────────────────


def count_reinforcements(table: Table) -> Procedure[None]:
    table.reinforcements = reinforcements_due(table)
    table.step = "ships"
    return
    yield


def reinforce(table: Table) -> Procedure[None]:
    """One reinforcement for each ship lost this round; what is not called now is lost."""
    side, pilot = missions.REINFORCEMENTS[table.mission]
    seat = table.speaker(side)
    table.reinforcements -= 1
    ship = new_ship(table, seat, side, pilot)
    strips = reinforcement_strips(table, side)
    if next(free_places(table, ship, strips), None) is None:
        return
    rule = zone_rule(table, ship)
    if (yield Ask(seat, "reinforce", ("yes", "no"), about=OfReinforcement(pilot), rule=rule)) == "no":
        table.reinforcements = 0  # xw.gap.mission-reinforce-lost
        return
    table.ships.append(ship)
    yield from set_down(table, ship, strips)  # xw.gap.mission-place-details


def reinforcement_strips(table: Table, side: int) -> list[Strip]:
    if table.mission == missions.ASTEROIDS:
        return [band_strip(table, REBEL, 1), band_strip(table, IMPERIAL, 1)]
    return [band_strip(table, side, 1)]


def reinforcements_due(table: Table) -> int:
    """As many as were lost this round, as far as the box holds models; it holds a card of this pilot for each."""
    if not table.mission:
        return 0
    side, pilot = missions.REINFORCEMENTS[table.mission]
    due = table.lost[side]
    if table.one_core_box:
        model = PILOTS[pilot].ship.id
        flying = sum(ship.kind == model for ship in table.of_side(side))
        due = min(due, CORE_MODELS[model] - flying)  # xw.gap.mission-reinforce-limit
    return max(0, due)


def new_ship(table: Table, seat: int, side: int, pilot: str, upgrades: tuple[str, ...] = ()) -> Ship:
    """A fresh ship, not yet in play; copies of one pilot are told apart by numbers."""
    kind = PILOTS[pilot].ship
    number = 0
    if not PILOTS[pilot].unique:
        # xw.squad.id-tokens
        number = 1 + sum(ship.side == side and not PILOTS[ship.pilot].unique for ship in table.ships if ship.pilot)
    return Ship(
        id=len(table.ships),
        seat=seat,
        side=side,
        kind=kind.id,
        pilot=pilot,
        upgrades=upgrades,
        number=number,
        shields=TYPES[kind.id].shields,
        cost=PILOTS[pilot].cost + sum(UPGRADES[card].cost for card in upgrades),
        base=geometry.LARGE_BASE if kind.large else geometry.SMALL_BASE,
    )
