"""РАУНДЫ: from the state alone, what is done next."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.core.question import Procedure
from dejarik.games.destiny.rules import action, preparation, upkeep
from dejarik.games.destiny.rules.timing import next_queued
from dejarik.games.destiny.state import NOBODY, Table

STEPS: dict[str, Callable[[Table], Procedure[None]]] = {
    "mulligan": preparation.mulligan,
    "exchange": preparation.exchange,
    "roll": preparation.roll_for_field,
    "field": preparation.choose_field,
    "shields": preparation.give_shields,
    "after-setup": preparation.after_setup,
    "upkeep": upkeep.upkeep,
    "upkeep-discard": upkeep.choose_discards,
    "upkeep-draw": upkeep.draw_up,
    "round-ends": upkeep.end_round,
    "next-round": upkeep.begin_round,
}


def all_steps(table: Table) -> Procedure[None]:
    """All that is left as one procedure: mostly one turn after another."""
    while table.winner == NOBODY:
        if table.step == "action":
            yield from action.action_phase(table)
        else:
            yield from (next_queued if table.queue else STEPS[table.step])(table)


def next_step(table: Table) -> Procedure[None] | None:
    if table.winner != NOBODY:
        return None
    if table.step == "action":
        return action.action_phase(table)
    if table.queue:
        return next_queued(table)
    return STEPS[table.step](table)
