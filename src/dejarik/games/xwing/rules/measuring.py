"""When players may try templates and measure («Выбор манёвра», «Определитель дистанции»), for pages that draw it."""

from __future__ import annotations

from dejarik.games.xwing.state import NONE, Table


def may_try_templates(table: Table) -> bool:
    """Not while planning, where one judges by eye, unless the players agreed to see where a manoeuvre would end."""
    return table.phase != "planning" or table.show_templates  # xw.plan.no-templates


def may_measure(table: Table) -> bool:
    """Before a lock and before an attack: while a ship that has moved, or whose turn it is to attack, decides."""
    # xw.gap.range-when, xw.lock.precheck, xw.range.premeasure-target
    return table.phase in ("activation", "combat") and table.active != NONE and table.attack is None
