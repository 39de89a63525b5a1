"""Winning («Победа в игре»): all enemy ships destroyed, the aim of the mission, or more points in the last round."""

from __future__ import annotations

from dejarik.core.question import Procedure
from dejarik.games.xwing.notes import BattleOver
from dejarik.games.xwing.rules import missions
from dejarik.games.xwing.state import IMPERIAL, NONE, REBEL, SIDES, Table, other_side

#: What the missions of the book call the two sides.
ROLES = ("rebel", "imperial")
#: Phases in which the fight has not begun.
BEFORE = ("squads", "obstacles", "edge", "deploy")


def winner(table: Table) -> tuple[int, str] | None:
    """The side that has won and the name of the result."""
    if table.phase in BEFORE:
        return None
    won = missions.winner(table) if table.mission else _last_standing(table)  # xw.mission.only-objective
    return out_of_time(table) if won is None and table.rounds else won


def _last_standing(table: Table) -> tuple[int, str] | None:
    side, doomed = NONE, True
    for ship in table.ships:
        if ship.in_play:
            if ship.side != side != NONE:
                return None
            side, doomed = ship.side, doomed and ship.doomed
    if side == NONE:
        return table.initiative, "both-destroyed"
    if doomed:  # xw.gap.win-simul-moment
        return None  # it is about to be removed: then both are gone
    return side, f"{_flown(table, side)}-won"  # xw.overview.goal


def out_of_time(table: Table) -> tuple[int, str] | None:
    """The agreed last round is over: who has to get away in a mission has failed, else destroyed points count."""
    if table.round < table.rounds or table.phase != "planning":
        return None
    if table.mission:
        side = other_side(missions.RUNNERS[table.mission])
        return side, f"time-mission-{ROLES[side]}"
    lost = points_lost(table)
    if lost[REBEL] == lost[IMPERIAL]:
        return table.initiative, "time-even"
    side = REBEL if lost[IMPERIAL] > lost[REBEL] else IMPERIAL
    return side, f"time-{_flown(table, side)}"


def _flown(table: Table, side: int) -> str:
    """How the results call a side: by its faction, unless both fly the same."""
    banner = table.banner(side)
    return "side" if banner.number else banner.faction


def points_lost(table: Table) -> tuple[int, ...]:
    """Squad points of each side's destroyed ships."""
    return tuple(sum(ship.cost for ship in table.ships if ship.side == side and ship.destroyed) for side in SIDES)


def finish(table: Table, side: int, result: str) -> Procedure[None]:
    table.winner, table.result = side, result
    table.phase = "over"
    table.note(BattleOver, table.banner(side), result, _rule(table, side, result))
    return
    yield


def _rule(table: Table, side: int, result: str) -> str:
    """The rule by which the battle was won."""
    if result.startswith("time"):
        return "xw.gap.round-limit"
    if table.mission:
        return f"xw.m{missions.MISSIONS.index(table.mission) + 1}.win-{ROLES[side]}"
    return "xw.win.destroy-all" if result != "both-destroyed" else "xw.win.simultaneous"
