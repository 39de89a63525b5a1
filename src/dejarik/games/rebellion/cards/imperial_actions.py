"""Action cards of the Empire in the base box."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.cards.rebel_actions import brings, in_combat, search
from dejarik.games.rebellion.cards.registry import PICTURED, Use, action
from dejarik.games.rebellion.cards.words import (
    both,
    destroy_one,
    exists,
    gain_units,
    in_pool,
    place_leader,
    queue_icons,
)
from dejarik.games.rebellion.facts import (
    BASE,
    EMPIRE,
    GROUND,
    IMMOBILE,
    KIND,
    LEADER,
    NO_SYSTEMS,
    PLACE,
    PLACES,
    REBEL,
    SPACE,
    STATIONS,
    TROOPS,
    called,
)
from dejarik.games.rebellion.notes import Locked
from dejarik.games.rebellion.notes.combat import AddsLeader
from dejarik.games.rebellion.notes.subjects import OfAction
from dejarik.games.rebellion.rules import base, combat, movement, systems, tactics
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.movement import Order, choose_units, moving
from dejarik.games.rebellion.state import POOL, Table

# ── starting cards ─────────────────────────────────────────────────────────────────────────────────────────────────

action(
    "according-to-my-design",
    "start-of-combat",
    brings("fewer-dice", REBEL, "round"),
    condition=in_combat("according-to-my-design"),
)
action(
    "brilliant-administrator",
    "assignment",
    place_leader("imperial_system"),
    queue_icons,
    condition=both(in_pool("brilliant-administrator"), exists("imperial_system")),
)
action("it-is-your-destiny", "rescued")


def draw_three(use: Use) -> Procedure[None]:
    """More Dangerous Than You Realize: three tactic cards of one theatre."""
    table = use.table
    theatre = yield Ask(
        use.seat, "which-theatre", ("space", "ground"), about=OfAction(use.card), rule="reb.action.types"
    )
    if table.options.cinematic:
        table.agenda.append(("retrieve-tactics", use.side, SPACE if theatre == "space" else GROUND, 3))
    else:
        tactics.draw(table, use.side, SPACE if theatre == "space" else GROUND, 3)


action(
    "more-dangerous-than-you-realize",
    "start-of-combat",
    draw_three,
    condition=in_combat("more-dangerous-than-you-realize"),
)

# ── recruit cards: assignment ──────────────────────────────────────────────────────────────────────────────────────


def lock(use: Use) -> Procedure[None]:
    """Boba Fett? Where?: Rebel leaders attempt no missions and use no action cards there in this Command Phase."""
    use.table.lasting += (("locked", use.place),)
    use.table.note(Locked, PLACES[use.place])
    yield from ()


def march_here(use: Use) -> Procedure[None]:
    use.table.origins = NO_SYSTEMS
    yield from movement.march(use.table, use.seat, EMPIRE, use.place)


def rumours(use: Use) -> Procedure[None]:
    """Local Rumors: is the base in this region?"""
    base.answer(use.table, systems.region(use.place), use.place, region=True)
    yield from ()


def hold_nobody(use: Use) -> Procedure[None]:
    """Public Support: the leader does not hold units in that system this round."""
    use.table.lasting += tuple(("loose", leader) for leader in use.leaders)
    yield from ()


def scout(use: Use) -> Procedure[None]:
    """Scouting Mission: up to four TIE Fighters from anywhere, without transports."""
    table = use.table
    table.origins = NO_SYSTEMS
    left = 4
    tie = KIND["tie-fighter"]
    used: set[int] = {use.place}
    while left:
        order = Order(transport=False, captives=False, limits=((tie, left),))
        found = [place for place in range(BASE) if place not in used and moving(table, EMPIRE, place, order)]
        if not found:
            return
        options = ("done", *[PLACES[place] for place in found])
        rule = "reb.move.abilities-follow-rules"
        chosen = yield Ask(use.seat, "scouts-from", options, about=OfAction(use.card), rule=rule)
        if chosen == "done":
            return
        before = table.units[use.place][tie]
        yield from choose_units(table, use.seat, EMPIRE, PLACE[chosen], use.place, order)
        left -= table.units[use.place][tie] - before
        used.add(PLACE[chosen])


def find_project(use: Use) -> Procedure[None]:
    yield from search(use, use.table.projects)


action(
    "boba-fett-where",
    "assignment",
    place_leader("imperial_system"),
    lock,
    condition=both(in_pool("boba-fett-where"), exists("imperial_system")),
)
action(
    "catch-them-by-surprise",
    "assignment",
    place_leader(),
    march_here,
    condition=in_pool("catch-them-by-surprise"),
)
action(
    "local-rumors",
    "assignment",
    place_leader("has_imperial_unit"),
    rumours,
    condition=both(in_pool("local-rumors"), exists("has_imperial_unit")),
)
action(
    "proceeding-as-planned",
    "assignment",
    find_project,
    condition=both(in_pool("proceeding-as-planned"), lambda table, _: bool(table.projects)),
)
action(
    "public-support",
    "assignment",
    place_leader("imperial_system", "no_rebel_ground"),
    gain_units("stormtrooper", 3),
    hold_nobody,
    condition=both(in_pool("public-support"), exists("imperial_system", "no_rebel_ground")),
)
action("scouting-mission", "assignment", place_leader(), scout, condition=in_pool("scouting-mission"))

# ── in a combat ────────────────────────────────────────────────────────────────────────────────────────────────────


def station_here(table: Table, side: int) -> bool:
    """A Death Star, finished or not, and Rebel ships."""
    assert table.combat is not None
    here = table.units[table.combat.place]
    return any(here[kind] for kind in STATIONS) and any(here[kind] for kind in TROOPS[REBEL][SPACE])


STRUCTURES = tuple(kind for kind in TROOPS[REBEL][GROUND] if IMMOBILE[kind])


def structure_here(table: Table, side: int) -> bool:
    assert table.combat is not None
    return any(table.units[table.combat.place][kind] for kind in STRUCTURES)


def can_join(table: Table, side: int) -> bool:
    """A pictured leader is in the pool."""
    return any(table.where[leader] == POOL for leader in PICTURED["ready-for-action"])


def join(use: Use) -> Procedure[None]:
    """Ready for Action: a leader joins from the pool, cannot retreat, and returns to it afterwards."""
    table = use.table
    free = called(leader for leader in PICTURED[use.card] if table.where[leader] == POOL)
    chosen = yield from which(
        Ask(use.seat, "card-leader", free, about=OfAction(use.card), rule="reb.action.leader-present")
    )
    table.where[LEADER[chosen]] = use.place
    fight = combat.fought(table)
    fight.guests += (LEADER[chosen],)
    table.note(AddsLeader, use.seat, EMPIRE, chosen, PLACES[use.place])


action(
    "fully-operational",
    "start-of-combat",
    destroy_one(TROOPS[REBEL][SPACE], "reb.combat.start-cards"),
    condition=both(in_combat("fully-operational"), station_here),
)
action("good-intel", "start-of-combat", brings("open-hand", REBEL, "combat"), condition=in_combat("good-intel"))
action(
    "keep-them-from-escaping",
    "start-of-combat",
    brings("no-retreat", REBEL, "combat"),
    condition=in_combat("keep-them-from-escaping"),
)
action("ready-for-action", "start-of-combat", join, condition=can_join)
action(
    "target-the-generator",
    "start-of-combat",
    destroy_one(STRUCTURES, "reb.combat.start-cards"),
    condition=both(in_combat("target-the-generator"), structure_here),
)

# ── at other moments ───────────────────────────────────────────────────────────────────────────────────────────────

action("blindside", "before-reveal")
