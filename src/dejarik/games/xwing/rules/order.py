"""Whose turn it is («Спорные ситуации», «Инициатива»): by pilot skill, then initiative, then the owner's choice."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.xwing.rules.values import skill
from dejarik.games.xwing.state import Ship, Table


def lowest(table: Table, ships: Sequence[Ship]) -> list[Ship]:
    """The ships among which the next to place or to activate is chosen: least skill first."""
    return _first(table, ships, 1)


def highest(table: Table, ships: Sequence[Ship]) -> list[Ship]:
    """The ships among which the next to attack is chosen: greatest skill first."""
    return _first(table, ships, -1)


def _first(table: Table, ships: Sequence[Ship], direction: int) -> list[Ship]:
    """Of equal skill: those of the side with initiative; within a team those of its first seat."""
    if len(ships) == 1:
        return list(ships)
    tied: list[Ship] = []
    best = 1000
    for ship in ships:
        value = direction * skill(table, ship)
        if value < best:
            best, tied = value, [ship]
        elif value == best:
            tied.append(ship)
    if len(tied) > 1:
        tied = [ship for ship in tied if ship.side == table.initiative] or tied  # xw.init.activation-and-combat
        seat = min([ship.seat for ship in tied])  # xw.gap.team-order
        tied = [ship for ship in tied if ship.seat == seat]
    return tied
