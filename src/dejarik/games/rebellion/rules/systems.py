"""Системы и регионы: what a system is, who is in it, whose it is. Sets of systems are numbers, a bit for each."""

from __future__ import annotations

from dejarik.games.rebellion.facts import (
    ADJACENT,
    BASE,
    CORUSCANT,
    EMPIRE,
    EVERYWHERE,
    GROUND,
    POPULOUS,
    REBEL,
    REGION,
    REMOTE,
    SPACE,
    WHOLE,
)
from dejarik.games.rebellion.state import Table

# reb.destroyed.nature: a destroyed system is neither populous nor remote


def populous(table: Table) -> int:
    """Systems with a loyalty space (reb.system.populous)."""
    return POPULOUS & ~table.destroyed


def remote(table: Table) -> int:
    """Systems without icons (reb.system.remote)."""
    return REMOTE & ~table.destroyed


def loyal(table: Table, side: int) -> int:
    """Systems with a loyalty marker of `side`, whatever lies on it (reb.loyalty.has-means-marker)."""
    return sum([1 << place for place, held in enumerate(table.loyalty) if held == side])


def imperial(table: Table) -> int:
    """Imperial loyalty or a subjugation marker (reb.system.imperial-rebel)."""
    return loyal(table, EMPIRE) | table.subjugated


def rebel(table: Table) -> int:
    """Rebel loyalty and no subjugation marker (reb.system.imperial-rebel)."""
    return loyal(table, REBEL) & ~table.subjugated


def with_units(table: Table, side: int) -> int:
    """Systems with a unit of `side`; the Rebel Base space is none (reb.base.space)."""
    presence = table.presence
    return (presence[2 * side] | presence[2 * side + 1]) & EVERYWHERE


def with_ships(table: Table, side: int) -> int:
    return table.presence[2 * side] & EVERYWHERE


def with_ground(table: Table, side: int) -> int:
    return table.presence[2 * side + GROUND] & EVERYWHERE


def with_kind(table: Table, *kinds: int) -> int:
    """Systems in which a unit of one of these kinds stands."""
    found = 0
    for place in range(BASE):
        here = table.units[place]
        if any(here[kind] for kind in kinds):
            found |= 1 << place
    return found


def has_units(table: Table, side: int, place: int) -> bool:
    presence = table.presence
    return bool((presence[2 * side] | presence[2 * side + 1]) >> place & 1)


def shared(table: Table, place: int, theatre: int) -> bool:
    """Both sides have units in this theatre; there are no ground battles in a destroyed system."""
    presence = table.presence
    if theatre == GROUND and table.destroyed >> place & 1:  # reb.destroyed.transport
        return False
    return bool(presence[theatre] & presence[2 + theatre] & 1 << place)


def combat_due(table: Table, place: int) -> bool:
    """Units of both factions are in the same theatre (reb.combat.when)."""
    return place != BASE and (shared(table, place, SPACE) or shared(table, place, GROUND))  # reb.base.enemy-passes


def region(place: int) -> int:
    """The systems of its region, itself included (reb.system.region-wide)."""
    return REGION[place]


def neighbours(table: Table, place: int) -> int:
    """Systems next to a place (reb.system.adjacent); the base space is next to its system and that one's neighbours."""
    if place == BASE:
        return ADJACENT[table.base] | 1 << table.base  # reb.base.move-out
    return ADJACENT[place]


def can_be_loyal(table: Table, place: int) -> bool:
    """Only populous systems hold loyalty, and Coruscant's never changes (reb.system.coruscant)."""
    return place != CORUSCANT and bool(populous(table) >> place & 1)


def count_units(table: Table, side: int, place: int) -> int:
    return sum(table.units[place][WHOLE[side]])
