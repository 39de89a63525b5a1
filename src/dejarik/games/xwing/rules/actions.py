"""Actions («Действия», «Уклонение», «Концентрация», ««Бочка»», «Захват цели», «Другие действия»)."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.core.question import Ask, Option, Place, Procedure
from dejarik.core.rng import Rng
from dejarik.games.xwing import geometry
from dejarik.games.xwing.cards.ability import ABILITIES, hooked
from dejarik.games.xwing.geometry import TEMPLATE_WIDTH, reaches
from dejarik.games.xwing.notes import Acts, BarrelRolls, OfCard, OfShip
from dejarik.games.xwing.rules import missions
from dejarik.games.xwing.rules.movement import asteroids_between, inside_area, is_free, stand
from dejarik.games.xwing.rules.tokens import acquire_lock, gain_evade, gain_focus
from dejarik.games.xwing.rules.values import action_bar
from dejarik.games.xwing.state import Ship, Table

PASS = "pass"  # noqa: S105
ROLL = "barrel-roll"
LOCK = "target-lock"
#: The four actions of the book.
BASIC = ("focus", "evade", ROLL, LOCK)  # xw.action.list


def action_step(table: Table, ship: Ship) -> Procedure[None]:
    """«Совершение действия»: one action, or none."""
    counts = [ability.actions_in_step(table, ship) for ability in hooked(ship, "actions_in_step")]
    for _ in range(max(counts) if counts else 1):
        if ship.grounded or not ship.in_play:
            return
        options = action_options(table, ship, action_names(table, ship))
        if not options:
            return
        chosen = yield Ask(ship.seat, "action", (*options, PASS), about=OfShip(ship.tag), rule="xw.act.one-action")
        if chosen == PASS:  # xw.action.pass
            return
        yield from perform(table, ship, chosen)


def free_action(table: Table, ship: Ship, names: Sequence[str] | None, source: str) -> Procedure[None]:
    """An ability lets the ship perform one of these actions (None: any it could perform now).

    The icon need not be on the ship's bar. An overlap forbids free actions too, unless the players chose the later,
    milder reading.
    """
    if ship.grounded and not table.rules_reference:  # xw.gap.overlap-free-action
        return
    # xw.gap.action-free-off-bar
    options = action_options(table, ship, action_names(table, ship) if names is None else names)
    if not options:
        return
    chosen = yield Ask(
        ship.seat, "free-action", (*options, PASS), about=OfCard(ship.tag, source), rule="xw.action.free"
    )
    if chosen != PASS:
        yield from perform(table, ship, chosen)


def action_names(table: Table, ship: Ship) -> list[str]:
    """Everything the ship could perform if nothing forbade it: its bar, its cards, the mission."""
    names = list(action_bar(ship))
    for ability in hooked(ship, "offers_action"):  # xw.action.other-sources
        if ability.card not in names and ability.offers_action(table, ship):  # xw.gap.action-one-copy
            names.append(ability.card)
    if table.mission == missions.ESCORT and missions.may_protect(table, ship):
        names.append(missions.PROTECT)
    return names


def forbidden(table: Table, ship: Ship, name: str) -> str | None:
    """The rule that keeps the ship from performing this action now."""
    if not ship.pilot:
        return "xw.m1.shuttle-no-act"
    if ship.stress:  # xw.act.stressed-no-action
        return "xw.stress.effect"
    if name in ship.performed:
        return "xw.action.once-per-round"
    for ability in hooked(ship, "bans_action"):  # xw.prio.cannot
        rule = ability.bans_action(table, ship, name)
        if rule is not None:
            return rule
    return None


def action_options(table: Table, ship: Ship, names: Sequence[str]) -> list[Option]:
    """The actions among `names` that are possible now, a lock once for each ship that can be locked."""
    if ship.stress or not ship.pilot:
        return []
    options: list[Option] = []
    limited = ship.performed or hooked(ship, "bans_action")
    for name in names:
        if limited and forbidden(table, ship, name) is not None:
            continue
        if name == LOCK:
            options += [(LOCK, target.id) for target in lockable(table, ship)]
        elif name != ROLL or roll_fits(table, ship):
            options.append(name)
    return options


def perform(table: Table, ship: Ship, option: Option) -> Procedure[None]:
    """Carry out an action."""
    name = str(option[0]) if isinstance(option, tuple) else str(option)
    ship.performed += (name,)
    if table.notes is not None:
        table.note(Acts, ship.tag, name)
    if name == "focus":
        gain_focus(table, ship)
    elif name == "evade":
        gain_evade(table, ship)
    elif name == ROLL:
        yield from barrel_roll(table, ship)
    elif isinstance(option, tuple):
        yield from acquire_lock(table, ship, table.ships[int(option[1])])  # type: ignore[arg-type]
    elif name == missions.PROTECT:
        missions.protect(table)
    else:
        yield from ABILITIES[name].perform(table, ship)


# ── «Захват цели» ─────────────────────────────────────────────────────────────────────────────────────────────────


def lockable(table: Table, ship: Ship) -> list[Ship]:
    """Enemies at Range 1-3, all round."""
    return [
        enemy
        for enemy in table.ships  # xw.gap.m1-protect-lock
        # xw.lock.measure, xw.lock.example
        if enemy.in_play and enemy.side != ship.side and reaches(ship.pose, enemy.pose, ship.base, enemy.base)
    ]


# ── ««Бочка»» ──────────────────────────────────────────────────────────────────────────────────────────────────────


def barrel_roll(table: Table, ship: Ship) -> Procedure[None]:
    """The player lays the template on a side (-1 left, 1 right) and slides template and base along it (µm)."""
    side, template_slide, base_slide = yield Place(
        ship.seat,
        "barrel-roll",
        3,
        lambda spot: roll_problem(table, ship, *spot),
        lambda rng: any_roll(table, ship, rng),
        about=OfShip(ship.tag),
        rule="xw.roll.template",
        zones=lambda: roll_zones(ship),
    )
    start = ship.pose
    # xw.roll.example, xw.gap.roll-not-manoeuvre
    stand(table, ship, geometry.roll(start, side, template_slide, base_slide, ship.base))
    table.note(BarrelRolls, ship.tag, start, ship.pose)


def roll_problem(table: Table, ship: Ship, side: int, template_slide: int, base_slide: int) -> str | None:
    """The rule that forbids this barrel roll."""
    room = (ship.base - TEMPLATE_WIDTH) // 2
    if side not in (-1, 1) or abs(template_slide) > room or abs(base_slide) > room:
        return "xw.roll.place" if abs(base_slide) > room else "xw.roll.template"
    pose = geometry.roll(ship.pose, side, template_slide, base_slide, ship.base)
    if not inside_area(table, pose, ship.base):
        return "xw.gap.roll-off-area"
    if not is_free(table, ship, pose):
        return "xw.roll.no-overlap"
    for outline in asteroids_between(table, ship.pose, pose):
        if geometry.polygons_overlap(geometry.corners(pose, ship.base), outline):
            return "xw.roll.no-overlap"
        if geometry.polygons_overlap(roll_template(ship, side, template_slide), outline):
            return "xw.gap.roll-template-obstacle"
    return None


def roll_template(ship: Ship, side: int, slide: int) -> geometry.Polygon:
    """The straight 1 template laid against a side of the base."""
    near, far = side * ship.base / 2, side * (ship.base / 2 + geometry.STRAIGHT_STEP)
    low, high = slide - TEMPLATE_WIDTH / 2, slide + TEMPLATE_WIDTH / 2
    return geometry.placed([(near, low), (near, high), (far, high), (far, low)], ship.pose)


def roll_zones(ship: Ship) -> list[list[tuple[int, int]]]:
    """Where the base may end on either side, as far as the template reaches."""
    room = ship.base / 2 + 2 * ((ship.base - TEMPLATE_WIDTH) // 2)
    near, far = ship.base / 2 + geometry.STRAIGHT_STEP, 1.5 * ship.base + geometry.STRAIGHT_STEP
    zones = []
    for side in (-1, 1):
        box = [(side * near, -room), (side * near, room), (side * far, room), (side * far, -room)]
        zones.append([(round(x), round(y)) for x, y in geometry.placed(box, ship.pose)])
    return zones


def roll_fits(table: Table, ship: Ship) -> bool:
    """Some barrel roll is possible (the player may try the template before deciding)."""
    for side, template_slide, base_slide in _roll_spots(ship):  # mostly the first one will do
        if roll_problem(table, ship, side, template_slide, base_slide) is None:  # xw.roll.precheck
            return True
    return False


def rolls(table: Table, ship: Ship) -> list[tuple[int, int, int]]:
    """Barrel rolls that are possible, sampled along the sides."""
    return [spot for spot in _roll_spots(ship) if roll_problem(table, ship, *spot) is None]


def any_roll(table: Table, ship: Ship, rng: Rng) -> tuple[int, int, int]:
    room = (ship.base - TEMPLATE_WIDTH) // 2
    for _ in range(8):
        spot = (rng.below(2) * 2 - 1, rng.below(2 * room + 1) - room, rng.below(2 * room + 1) - room)
        if roll_problem(table, ship, *spot) is None:
            return spot
    return rng.choice(rolls(table, ship))


def _roll_spots(ship: Ship) -> list[tuple[int, int, int]]:
    """Both sides; the end in steps of 1 mm, with the template near the middle and at its ends."""
    return _SPOTS if ship.base == geometry.SMALL_BASE else _spots(ship.base)


def _spots(base: int) -> list[tuple[int, int, int]]:
    room = (base - TEMPLATE_WIDTH) // 2
    found = []
    for end in sorted(range(-2 * room, 2 * room + 1, 1000), key=abs):
        slides = {end // 2, max(-room, end - room), min(room, end + room)}
        found += [(side, slide, end - slide) for side in (1, -1) for slide in sorted(slides, key=abs)]
    return found


_SPOTS = _spots(geometry.SMALL_BASE)
