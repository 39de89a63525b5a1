"""Отряды: gaining, destroying and moving them; what is in the supply."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.facts import (
    ADMIRAL,
    BASE,
    CAPACITY,
    CONSTRUCTION,
    DEATH_STAR,
    EMPIRE,
    HEALTH,
    KINDS,
    OWNER,
    PART,
    PLACE,
    PLACES,
    SPACE,
    THEATRE,
)
from dejarik.games.rebellion.notes import Destroyed, Gained, Recycled, SiteLost
from dejarik.games.rebellion.notes.subjects import OfUnit
from dejarik.games.rebellion.state import Table


def add(table: Table, place: int, kind: int, count: int = 1) -> None:
    """Units come to a place."""
    table.units[place][kind] += count  # reb.move.after-combat-space
    table.presence[2 * OWNER[kind] + THEATRE[kind]] |= 1 << place
    table.touched |= 1 << place


def remove(table: Table, place: int, kind: int, count: int = 1) -> None:
    """Units leave a place."""
    here = table.units[place]
    here[kind] -= count
    side, theatre = OWNER[kind], THEATRE[kind]
    if not here[kind] and not any(here[PART[side][theatre]]):
        table.presence[2 * side + theatre] &= ~(1 << place)
    table.touched |= 1 << place
    if side == EMPIRE:
        table.vacated |= 1 << place


def gain(table: Table, place: int, kind: int, count: int = 1) -> int:
    """Units from the supply straight into a place (reb.build.gain); how many there were."""
    gained = min(count, table.supply[kind])  # reb.sabotage.gain-ok
    if gained:
        table.supply[kind] -= gained
        add(table, place, kind, gained)
        table.note(Gained, OWNER[kind], PLACES[place], ((KINDS[kind], gained),))
    return gained


def destroy(table: Table, place: int, kind: int, count: int = 1) -> None:
    """Units go back to the supply (reb.unit.destroyed-to-supply)."""
    remove(table, place, kind, count)
    table.supply[kind] += count
    if kind == CONSTRUCTION:
        lose_site(table)


def destroy_some(table: Table, place: int, units: Iterable[tuple[int, int]]) -> None:
    """Several kinds at once, told in one line."""
    fallen = [(kind, count) for kind, count in units if count]
    for kind, count in fallen:
        destroy(table, place, kind, count)
    if fallen and table.notes is not None:
        table.note(Destroyed, PLACES[place], tuple((KINDS[kind], count) for kind, count in fallen))


def lose_site(table: Table) -> None:
    """The Death Star on the queue is lost with the one under construction (reb.ds.queue-linked)."""
    for space in table.queue:
        if space[DEATH_STAR]:
            space[DEATH_STAR] -= 1
            table.supply[DEATH_STAR] += 1
            table.note(SiteLost)
            return


def transfer(table: Table, start: int, end: int, units: Iterable[tuple[int, int]]) -> None:
    """Units move from one place to another."""
    for kind, count in units:
        if count:
            remove(table, start, kind, count)
            add(table, end, kind, count)


def enqueue(table: Table, kind: int, space: int, count: int = 1) -> int:
    """Units from the supply onto a space of the build queue; how many there were."""
    placed = min(count, table.supply[kind])
    table.supply[kind] -= placed
    table.queue[space - 1][kind] += placed
    return placed


def capacity(table: Table, side: int, place: int) -> int:
    """How many units the ships of a side in a place can carry."""
    here = table.units[place]
    block = PART[side][SPACE]
    return sum([count * carries for count, carries in zip(here[block], CAPACITY[block], strict=True)])


def standing(table: Table, place: int, kinds: Iterable[int]) -> list[tuple[int, int]]:
    """What stands in a place of these kinds: kind and count."""
    here = table.units[place]
    return [(kind, here[kind]) for kind in kinds if here[kind]]


def health_of(units: Iterable[tuple[int, int]]) -> int:
    """Printed health of all together (reb.objective.printed-health)."""
    return sum(HEALTH[kind] * count for kind, count in units)


def muster(table: Table, place: int, kind: int, count: int) -> Procedure[int]:
    """Gain units; where the supply is short the owner may destroy others of that name (reb.build.destroy-to-gain)."""
    while table.supply[kind] < count:
        freed = yield from recycle(table, kind, place, "reb.build.destroy-to-gain")
        if not freed:
            break
    return gain(table, place, kind, count)


def recycle(table: Table, kind: int, spare: int, rule: str) -> Procedure[bool]:
    """Offer to destroy one own unit of this kind on the board so that it can be taken again; never a Death Star."""
    if kind == DEATH_STAR:
        return False
    where = [PLACES[other] for other in range(BASE + 1) if other != spare and table.units[other][kind]]
    if not where:
        return False
    side = OWNER[kind]
    about = OfUnit(KINDS[kind])
    chosen = yield Ask(table.seat(side, ADMIRAL), "recycle", ("no", *where), about=about, rule=rule)
    if chosen == "no":
        return False
    destroy(table, PLACE[chosen], kind)
    table.note(Recycled, side, chosen, KINDS[kind])
    return True
