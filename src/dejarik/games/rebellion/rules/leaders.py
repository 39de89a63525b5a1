"""Командиры: where they are, whom they serve; capturing, rescuing and eliminating them; rings."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.core.question import Procedure
from dejarik.games.rebellion.facts import (
    BASE,
    BOUNTY,
    CAPTURED,
    CARBONITE,
    EITHER,
    EMPIRE,
    EVERY_SKILL,
    FALCON,
    K2SO,
    LEADS,
    LUKE_JEDI,
    LURE,
    NO_RING,
    NOBODY,
    OF_SIDE,
    PERSON,
    PLACES,
    REBEL,
    RING_NAMES,
    RINGS,
    ROLE,
    ROSTER,
    SKILLS,
    TACTIC_VALUES,
    YODA,
)
from dejarik.games.rebellion.notes import Attached, Captured, Eliminated, Lured, Rescued
from dejarik.games.rebellion.rules import base, reputation
from dejarik.games.rebellion.state import ELIMINATED, ON_MISSION, POOL, SUPPLY, Table

#: Rings that make a leader a captive.
CAPTIVITY = (CAPTURED, CARBONITE)


def serves(table: Table, leader: int) -> int:
    """The side a leader belongs to: Lure of the Dark Side makes an Imperial leader (reb.capture.lure)."""
    return EMPIRE if table.rings[leader] == LURE else OF_SIDE[leader]


def master(table: Table, leader: int) -> int:
    """The player who leads a leader, and so decides about the ring on him (reb.team.leaders)."""
    return table.seat(serves(table, leader), ROLE[leader])  # reb.team.lure


def is_captive(table: Table, leader: int) -> bool:
    """A lured leader is none (reb.capture.lured-not-captured)."""
    return table.rings[leader] in CAPTIVITY


def present(table: Table, side: int, place: int) -> list[int]:
    """Leaders of a side who take part in what happens in a place: captives do not (reb.mission.captured-inert)."""
    where = table.where
    if place not in where:
        return []
    rings = table.rings
    return [
        leader
        for leader, at in enumerate(where)
        if at == place  # reb.command.leader-position
        and rings[leader] not in CAPTIVITY
        and (EMPIRE if rings[leader] == LURE else OF_SIDE[leader]) == side
    ]


def captives(table: Table, place: int | None = None) -> list[int]:
    """Captured leaders, in one place or anywhere."""
    return [
        leader
        for leader, ring in enumerate(table.rings)
        if ring in CAPTIVITY and (place is None or table.where[leader] == place)
    ]


def pool(table: Table, side: int, role: int = EITHER) -> list[int]:
    """Leaders who are free to be used; those of one colour where a player leads only these (reb.team.leaders)."""
    where = table.where
    if POOL not in where:
        return []
    return [
        leader
        for leader, at in enumerate(where)
        if at == POOL and serves(table, leader) == side and role in (EITHER, ROLE[leader])  # reb.assign.pool-stays
    ]


def on_mission(table: Table, side: int, number: int) -> list[int]:
    """Leaders who stand on a face-down mission."""
    return [
        leader for leader, at in enumerate(table.where) if at == ON_MISSION + number and serves(table, leader) == side
    ]


def somewhere(table: Table, leaders: Iterable[int]) -> list[int]:
    """Those of `leaders` who stand in a system and can act for the Rebels' cards."""
    return [leader for leader in leaders if table.where[leader] < BASE and _own_master(table, leader)]


def _own_master(table: Table, leader: int) -> bool:
    """Captured and lured leaders use no action cards (reb.capture.no-action-cards)."""
    return table.rings[leader] not in (CAPTURED, CARBONITE, LURE)


def here(table: Table, leaders: Iterable[int], place: int) -> bool:
    """One of these leaders stands in a place and may use cards (reb.action.leader-present)."""
    return any(table.where[leader] == place and _own_master(table, leader) for leader in leaders)


def tactic_value(table: Table, side: int, place: int, theatre: int) -> int:
    """The best tactic value of a side there (reb.combat.draw-tactics; captives count for nothing)."""
    # reb.combat.captured-no-tactics
    return max((TACTIC_VALUES[leader][theatre] for leader in present(table, side, place)), default=0)


def has_commander(table: Table, side: int, place: int) -> bool:
    """Whether a leader with tactic values is there."""
    return any(LEADS[leader] for leader in present(table, side, place))


def icons(table: Table, leader: int, skill: int) -> tuple[int, int]:
    """Skill icons and minor skill icons of a leader, of one skill or of all (reb.mission.count-all-icons)."""
    person = PERSON[leader]
    extra = 1 if table.rings[leader] == K2SO else 0  # one minor intel and one minor spec ops icon
    if skill == EVERY_SKILL:
        return sum(person.skills), sum(person.minor) + 2 * extra
    minor = person.minor[skill] + (extra if SKILLS[skill] in ("intel", "spec_ops") else 0)
    return person.skills[skill], minor


# ── rings ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def bearer(table: Table, ring: int) -> int:
    """Who wears a ring, or nobody."""
    return table.rings.index(ring) if ring in table.rings else NOBODY


def attach(table: Table, leader: int, ring: int) -> None:
    """A new ring replaces the old one, which returns to the supply (reb.ring.one)."""
    table.rings[leader] = ring
    table.note(Attached, ROSTER[leader], RING_NAMES[ring])


def may_wear(table: Table, leader: int, ring: int) -> bool:
    """Yoda and the Falcon do not join a leader with an Imperial ring (reb.ring.falcon-who, reb.ring.bounty-block)."""
    worn = table.rings[leader]
    if ring in (YODA, FALCON):
        return worn == NO_RING or RINGS[RING_NAMES[worn]].side == "rebel"
    return True


# ── captured leaders ───────────────────────────────────────────────────────────────────────────────────────────────


def can_be_captured(table: Table, leader: int) -> bool:
    """Rebel leaders in a system who are neither captured nor lured (reb.capture.rebels-only)."""
    return table.where[leader] < BASE and OF_SIDE[leader] == REBEL and _own_master(table, leader)


def capture(table: Table, leader: int) -> Procedure[bool]:
    """The captured ring goes on a leader; who wore it before is rescued (reb.capture.ring, reb.capture.one-ring)."""
    from dejarik.games.rebellion.rules import actions

    if (yield from actions.sacrifice(table, leader)):
        return False
    held = bearer(table, CAPTURED)
    if held not in (NOBODY, leader):  # reb.capture.carbonite-second
        rescue(table, held)
    if table.rings[leader] == BOUNTY:
        reputation.lose(table, 1)
    table.lasting = tuple([entry for entry in table.lasting if entry != ("detained", leader)])  # .detained-captured
    table.rings[leader] = CAPTURED
    table.note(Captured, ROSTER[leader], PLACES[table.where[leader]])
    return True


def rescue(table: Table, leader: int) -> None:
    """The captive loses the ring and goes to the Rebel base (reb.rescue.where, reb.capture.carbonite-rescue)."""
    errand = table.errand or table.sequel
    if errand is not None and errand.place == table.where[leader]:
        errand.freed = True
    table.rings[leader] = NO_RING
    to_base(table, leader)
    table.note(Rescued, ROSTER[leader], PLACES[table.where[leader]])


def to_base(table: Table, leader: int) -> None:
    """To the Rebel Base space, or to the base's system while it is revealed (reb.base.revealed-space)."""
    table.where[leader] = base.home(table)


def free_captives(table: Table, place: int) -> None:
    """No Imperial units are left where captives are (reb.rescue.no-units)."""
    for leader in captives(table, place):
        rescue(table, leader)


def lure(table: Table, leader: int) -> None:
    """The captive serves the Empire for the rest of the game."""
    table.rings[leader] = LURE
    table.note(Lured, ROSTER[leader])


def eliminate(table: Table, leader: int) -> None:
    """Out of the game; rings return to the supply (reb.leader.eliminated)."""
    table.where[leader] = ELIMINATED
    table.rings[leader] = NO_RING
    table.note(Eliminated, ROSTER[leader])


def recruitable(table: Table, leader: int) -> bool:
    """Only leaders who wait beside the board can be recruited (reb.recruit.not-available)."""
    return table.where[leader] == SUPPLY and leader != LUKE_JEDI
