"""Постоянные условия: what is looked at again after every change of units, leaders, loyalty or markers."""

from __future__ import annotations

from dejarik.core.question import Procedure, Share
from dejarik.games.rebellion.facts import (
    BASE,
    EMPIRE,
    EVERYWHERE,
    GENERAL,
    GROUND,
    KINDS,
    PLACES,
    REBEL,
    TROOPS,
    places,
)
from dejarik.games.rebellion.notes.subjects import OfPlace
from dejarik.games.rebellion.rules import base, leaders, loyalty, reputation, units
from dejarik.games.rebellion.rules.systems import combat_due, has_units
from dejarik.games.rebellion.state import Table


def settle(table: Table) -> Procedure[None]:
    """Look at every place where something changed, in the order of the table (reb.timing.state-checks)."""
    while table.touched:
        touched, vacated = table.touched & EVERYWHERE, table.vacated
        table.touched = table.vacated = 0
        for place in places(touched):
            yield from settle_place(table, place, left=bool(vacated >> place & 1))


def settle_place(table: Table, place: int, *, left: bool) -> Procedure[None]:
    """`left`: Imperial units have just left or died there; only then captives go free (reb.gap.destiny-no-units)."""
    if table.destroyed >> place & 1:  # reb.combat.capital-destroyed-cargo
        for side in (REBEL, EMPIRE):
            yield from drop_cargo(table, side, place)
    if left and not has_units(table, EMPIRE, place):
        leaders.free_captives(table, place)
    base.check(table, place)
    if table.revealed and place == table.base:
        check_conquest(table)
    loyalty.check_subjugation(table, place)
    if combat_due(table, place):
        table.contested |= 1 << place  # reb.gap.reveal-by-loyalty-combat
    else:
        table.contested &= ~(1 << place)


def check_conquest(table: Table) -> None:
    """Leaders keep no base alive (reb.leader.not-units, reb.win.ships-alone)."""
    if has_units(table, EMPIRE, table.base) and not has_units(table, REBEL, table.base):  # reb.win.empire-empty-base
        reputation.base_conquered(table)


def drop_cargo(table: Table, side: int, place: int) -> Procedure[None]:
    """Ground units beyond the capacity of their ships are lost in a destroyed system (reb.destroyed.transport)."""
    carried = units.standing(table, place, TROOPS[side][GROUND])
    aboard = tuple([count for _, count in carried])
    excess = sum(aboard) - units.capacity(table, side, place)
    if excess <= 0:
        return
    counts: tuple[int, ...] = (excess,) if len(carried) == 1 else aboard
    if sum(counts) > excess:
        counts = yield Share(
            table.seat(side, GENERAL),
            "lose-cargo",
            tuple([KINDS[kind] for kind, _ in carried]),
            excess,
            caps=aboard,
            about=OfPlace(PLACES[place]),
            rule="reb.destroyed.transport",
        )
    fallen = [(kind, count) for (kind, _), count in zip(carried, counts, strict=True)]
    if table.combat is not None and table.combat.place == place:  # reb.objective.cargo-counts
        for kind, count in fallen:
            table.combat.lost[kind] += count
    units.destroy_some(table, place, fallen)


def contested(table: Table) -> list[int]:
    """Places where a combat is due once what is being done is finished."""
    return places(table.contested & ~(1 << BASE))
