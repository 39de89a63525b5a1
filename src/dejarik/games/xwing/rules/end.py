"""The end phase («Фаза завершения»): tokens go, effects of the phase come, reinforcements arrive, a new round opens."""

from __future__ import annotations

from dejarik.core.question import Procedure
from dejarik.games.xwing.notes import PhaseOpens, TokensCleared
from dejarik.games.xwing.rules.triggers import trigger
from dejarik.games.xwing.state import NONE, Table


def open_phase(table: Table) -> Procedure[None]:
    table.phase = "end"
    table.note(PhaseOpens, table.phase)
    yield from clear_tokens(table)


def clear_tokens(table: Table) -> Procedure[None]:
    """Evade and focus go, locks and stress stay; then cards and missions have their say."""
    for ship in table.ships:  # xw.stress.persists, xw.lock.persist
        ship.focus = ship.evade = 0  # xw.action.evade-expire, xw.action.focus-expire
        ship.borrowed_skill = NONE
    table.note(TokensCleared)
    table.step = "reinforcements"
    yield from trigger(table, table.in_play(), "end_phase")  # xw.end.effects, xw.gap.end-order


def close_round(table: Table) -> Procedure[None]:
    """What lasted for the round is over."""
    for ship in table.ships:
        ship.activated = ship.attacked = ship.grounded = False
        ship.performed = ()
        ship.this_round = ()
    table.lost = (0, 0)
    table.reinforcements = 0
    table.phase, table.step = "planning", "start"  # xw.end.next-round
    return
    yield
