"""The planning phase («Фаза планирования»): every ship secretly gets one manoeuvre, all players at once."""

from __future__ import annotations

from functools import lru_cache

from dejarik.core.question import Ask, Option, Procedure, Together
from dejarik.games.xwing.notes import DialsSet, OfRound, RoundOpens
from dejarik.games.xwing.rules import missions
from dejarik.games.xwing.rules.values import TYPES
from dejarik.games.xwing.state import Ship, Table

Dial = tuple[int, str, int]


def plan(table: Table) -> Procedure[None]:
    """Open a round and set all dials."""
    table.round += 1  # xw.m2.round-count
    table.note(RoundOpens, table.round)
    waiting: dict[int, list[Ship]] = {}
    for ship in table.ships:
        ship.bearing, ship.speed, ship.revealed = "", 0, False
        if needs_dial(ship):
            waiting.setdefault(ship.seat, []).append(ship)
    if waiting:
        # xw.plan.simultaneous, xw.gap.plan-change
        chosen = yield Together({seat: set_dials(table, seat, waiting[seat]) for seat in sorted(waiting)})
        for dials in chosen.values():
            for number, bearing, speed in dials:
                ship = table.ships[number]
                ship.bearing, ship.speed = bearing, speed
    table.phase, table.step = "activation", "start" if table.mission else "ships"
    table.note(DialsSet)


def needs_dial(ship: Ship) -> bool:
    """Every ship with a dial, but for one that drifts under an ion token."""
    return ship.in_play and bool(ship.pilot) and not ship.ion


def set_dials(table: Table, seat: int, left: list[Ship]) -> Procedure[list[Dial]]:
    """One player's dials, in any order."""
    dials: list[Dial] = []
    while left:
        options = left_options(table, left)
        dial: Dial = yield Ask(seat, "dial", options, about=OfRound(table.round), rule="xw.plan.secret")
        dials.append(dial)
        left = [ship for ship in left if ship.id != dial[0]]  # xw.plan.any-order
    return dials


def left_options(table: Table, ships: list[Ship]) -> tuple[Option, ...]:
    if len(ships) == 1:
        return dial_options(table, ships[0])
    options: list[Option] = []
    for ship in ships:
        options += dial_options(table, ship)
    return tuple(options)


def dial_options(table: Table, ship: Ship) -> tuple[Dial, ...]:
    """What can be set on a ship's dial: everything printed on it, red manoeuvres of a stressed ship too."""
    return _windows(ship.id, ship.kind, missions.too_fast(table, ship, 5))  # xw.gap.plan-red-stressed


@lru_cache(maxsize=4096)
def _windows(number: int, kind: str, slow: bool) -> tuple[Dial, ...]:
    return tuple(
        (number, window.bearing, window.speed)
        for window in TYPES[kind].dial  # xw.plan.example
        if not slow or window.speed <= missions.SLOW
    )
