"""Предел командиров: no more than eight leaders in a pool (Rise of the Empire)."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.facts import (
    ADMIRAL,
    EITHER,
    EMPIRE,
    GENERAL,
    LEADER,
    ROLE,
    called,
)
from dejarik.games.rebellion.notes.expansion import LimitRaised
from dejarik.games.rebellion.notes.subjects import OfCount
from dejarik.games.rebellion.rules import actions
from dejarik.games.rebellion.rules.leaders import eliminate, pool
from dejarik.games.rebellion.state import Table


def check(table: Table, side: int) -> Procedure[None]:
    """After the whole step that brought leaders in, the excess is eliminated (reb.rote.pool-limit)."""
    excess = len(pool(table, side)) - table.leader_limit[side]
    if excess <= 0:
        return
    if side == EMPIRE and (yield from actions.window(table, side, "pool-full", "reb.rote.ambitions")):
        table.leader_limit[side] += 1
        table.note(LimitRaised, table.leader_limit[side])
        excess -= 1
    for left in range(excess, 0, -1):
        role = fuller(table, side)
        free = called(pool(table, side, role))
        seat = table.seat(side, ADMIRAL if role == EITHER else role)
        chosen = yield Ask(seat, "too-many-leaders", free, about=OfCount(left), rule="reb.rote.pool-limit")
        eliminate(table, LEADER[chosen])


def fuller(table: Table, side: int) -> int:
    """In a team the player with more leaders gives one up (reb.team.pool-limit)."""
    if table.seat(side, ADMIRAL) == table.seat(side, GENERAL):
        return EITHER
    admirals = sum(ROLE[leader] == ADMIRAL for leader in pool(table, side))
    return ADMIRAL if admirals * 2 > len(pool(table, side)) else GENERAL
