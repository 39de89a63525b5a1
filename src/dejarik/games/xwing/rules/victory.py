"""Winning («Победа в игре»): all enemy ships destroyed, or the aim of the mission."""

from __future__ import annotations

from dejarik.core.question import Procedure
from dejarik.games.xwing.rules import missions
from dejarik.games.xwing.state import Table

#: Phases in which the fight has not begun.
BEFORE = ("squads", "obstacles", "edge", "deploy")


def winner(table: Table) -> tuple[str, str] | None:
    """The side that has won and the name of the result."""
    if table.phase in BEFORE:
        return None
    if table.mission:
        return missions.winner(table)
    left = [ship for ship in table.ships if ship.in_play]
    if not left:
        return table.initiative, "both-destroyed"
    side = left[0].side
    for ship in left:
        if ship.side != side:
            return None
    if all(ship.doomed for ship in left):
        return None  # it is about to be removed: then both are gone
    return side, f"{side}-won"


def finish(table: Table, side: str, result: str) -> Procedure[None]:
    table.winner, table.result = side, result
    table.phase = "over"
    table.note("over", side, result)
    return
    yield
