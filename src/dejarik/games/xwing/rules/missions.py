"""The three missions («Миссии 1–3»): aims, special rules, who may leave the battle and how it counts."""

from __future__ import annotations

from typing import Final

from dejarik.core.question import Ask, Procedure
from dejarik.games.xwing import geometry
from dejarik.games.xwing.cards.facts import Manoeuvre
from dejarik.games.xwing.notes import Escaped, Fled, OfShip, Scans
from dejarik.games.xwing.outlines import satellite
from dejarik.games.xwing.rules.areas import beyond
from dejarik.games.xwing.rules.damage import destroy, remove
from dejarik.games.xwing.rules.movement import execute, inside_area, on_obstacle
from dejarik.games.xwing.rules.tokens import gain_evade
from dejarik.games.xwing.rules.values import SHUTTLE
from dejarik.games.xwing.state import IMPERIAL, NONE, REBEL, Ship, Table

ESCORT: Final = "political-escort"
ASTEROIDS: Final = "asteroid-run"
WHISPERS: Final = "dark-whispers"
MISSIONS: Final = (ESCORT, ASTEROIDS, WHISPERS)  # xw.mission.what

PROTECT: Final = "protect"
STAY: Final = "stay"
#: From this limit on a mission counts as a 100-point game.
BIG_GAME: Final = 100  # xw.gap.mission-100
#: In mission 2 the engine is repaired at the start of this round.
REPAIRED: Final = 5
#: Until then the damaged ship flies no faster than this.
SLOW: Final = 2


#: Recommended forces of each side: pilots with their upgrades.
Forces = tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]

FORCES: Final[dict[str, Forces]] = {  # xw.mission.forces
    ESCORT: ((("red-squadron-pilot",),), (("academy-pilot",), ("academy-pilot",))),
    ASTEROIDS: ((("luke-skywalker", "determination"),), (("night-beast",), ("mauler-mithel", "marksmanship"))),
    WHISPERS: (
        (("red-squadron-pilot", "proton-torpedoes", "r2-f2"),),
        (("black-squadron-pilot", "determination"), ("obsidian-squadron-pilot",)),
    ),
}
#: Who has to carry something out of the area.
RUNNERS: Final = {ESCORT: REBEL, ASTEROIDS: REBEL, WHISPERS: IMPERIAL}
#: Who gets reinforcements, and which pilot comes.
REINFORCEMENTS: Final = {
    ESCORT: (IMPERIAL, "academy-pilot"),
    ASTEROIDS: (IMPERIAL, "academy-pilot"),
    WHISPERS: (REBEL, "rookie-pilot"),
}


def marked_ship(table: Table) -> Ship | None:
    """The shuttle of mission 1, the damaged ship of mission 2."""
    return None if table.marked == NONE else table.ships[table.marked]


# ── leaving the battle ─────────────────────────────────────────────────────────────────────────────────────────────


def check_fled(table: Table, ship: Ship) -> bool:
    """«Выход из боя»: a ship with any part of its base outside has left; True if it is gone."""
    if inside_area(table, ship.pose, ship.base):  # xw.gap.flee-final-only
        return False
    table.note(Fled, ship.tag)
    if may_leave(table, ship):
        table.note(Escaped, ship.tag)
        ship.escaped = True
        remove(table, ship)
    else:
        destroy(table, ship)  # xw.flee.destroyed
    return True


def may_leave(table: Table, ship: Ship) -> bool:
    """A mission lets this ship leave where it does, without being destroyed."""
    if table.mission == ESCORT:
        return ship.id == table.marked and beyond(table, ship, (IMPERIAL,))  # xw.gap.m1-other-edge
    if table.mission == ASTEROIDS:
        # xw.m2.early-exit, xw.gap.m2-others-leave
        return ship.id == table.marked and table.round >= REPAIRED and beyond(table, ship, (REBEL, IMPERIAL))
    if table.mission == WHISPERS:
        loaded = ship.side == IMPERIAL and bool(ship.cargo)  # xw.gap.m3-others-leave
        return loaded and not table.satellites_left and beyond(table, ship, (IMPERIAL,))  # xw.m3.early-exit
    return False


# ── victory ────────────────────────────────────────────────────────────────────────────────────────────────────────


def winner(table: Table) -> tuple[int, str] | None:
    """Who has won the mission, and how; destroying the enemy wins only where the aim says so."""
    if table.mission == WHISPERS:
        return _whispers_winner(table)
    ship = marked_ship(table)
    if ship is None:
        return None
    if ship.escaped:
        return REBEL, f"{table.mission}-rebel"  # xw.m1.win-rebel, xw.m2.win-rebel
    if ship.destroyed:
        return IMPERIAL, f"{table.mission}-imperial"  # xw.m1.win-imperial, xw.m2.win-imperial
    return None


def _whispers_winner(table: Table) -> tuple[int, str] | None:
    if any(ship.escaped for ship in table.ships):
        return IMPERIAL, f"{WHISPERS}-imperial"  # xw.m3.win-imperial
    scanned = any(ship.cargo for ship in table.ships)
    if not table.of_side(IMPERIAL) or not (table.satellites_left or scanned):  # xw.m3.win-rebel
        return REBEL, f"{WHISPERS}-rebel"
    return None


# ── mission 1: the shuttle ─────────────────────────────────────────────────────────────────────────────────────────


def move_shuttle(table: Table) -> Procedure[None]:
    """«Движение челнока»: before any ship activates the Rebel may move it."""
    shuttle = marked_ship(table)
    assert shuttle is not None
    windows = [(window.bearing, window.speed) for window in SHUTTLE.dial]
    chosen = yield Ask(shuttle.seat, "shuttle", (STAY, *windows), about=OfShip(shuttle.tag), rule="xw.m1.shuttle-move")
    if chosen != STAY:  # xw.gap.m1-stay
        execute(table, shuttle, Manoeuvre(chosen[0], chosen[1], "white"))
        check_fled(table, shuttle)


def may_protect(table: Table, ship: Ship) -> bool:
    """«Действие-охрана»: a Rebel ship at Range 1 of the shuttle."""
    shuttle = marked_ship(table)
    return (
        shuttle is not None
        and shuttle.in_play
        and ship.side == REBEL
        and geometry.range_between(ship.pose, shuttle.pose, ship.base, shuttle.base) == 1
    )


def protect(table: Table) -> None:
    shuttle = marked_ship(table)
    assert shuttle is not None
    gain_evade(table, shuttle)


# ── mission 2: the damaged ship ────────────────────────────────────────────────────────────────────────────────────


def too_fast(table: Table, ship: Ship, speed: int) -> bool:
    """«Повреждённый корабль»: speed 1 or 2 until it is repaired."""
    # xw.m2.repair
    return table.mission == ASTEROIDS and ship.id == table.marked and table.round < REPAIRED and speed > SLOW


# ── mission 3: satellites ──────────────────────────────────────────────────────────────────────────────────────────


def scannable(table: Table, ship: Ship) -> list[int]:
    """«Сканирование»: satellites under an Imperial ship, or under a Rebel ship that it touches."""
    if table.mission != WHISPERS or ship.side != IMPERIAL:
        return []
    # xw.m3.scan-touching
    over = [ship, *(table.ships[other] for other in ship.touching if table.ships[other].side == REBEL)]
    return [
        number
        for number in table.satellites_left
        if any(on_obstacle(each, satellite(table.satellites[number])) for each in over)
    ]


def scan(table: Table, ship: Ship, number: int) -> None:
    table.satellites_left = [each for each in table.satellites_left if each != number]  # xw.gap.m3-lost-token
    ship.cargo.append(number)  # xw.m3.scan-many
    table.note(Scans, ship.tag, number)
