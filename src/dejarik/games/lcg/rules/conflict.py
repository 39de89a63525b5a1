"""Фаза конфликта: whether to engage, again and again, and the windows around it."""

from __future__ import annotations

from dejarik.core.cards import untouched
from dejarik.core.question import Ask, Procedure
from dejarik.games.lcg.rules.turn import begin_phase, end_phase, then
from dejarik.games.lcg.rules.values import cannot, modifier, objectives, units
from dejarik.games.lcg.rules.windows import window
from dejarik.games.lcg.state import DIAL, Piece, Table


def conflict_begins(table: Table) -> Procedure[None] | None:
    return then(table, begin_phase(table, "conflict"), "conflict.2")


def conflict_actions(table: Table) -> Procedure[None]:
    return window(table, "conflict.3")


def conflict_decision(table: Table) -> Procedure[None]:
    """Engage one more enemy objective, or go on."""
    targets = engageable(table)
    if targets:
        # lcg.conflict.several
        answer = yield Ask(table.active, "engage", ("pass", *targets), rule="lcg.conflict.decline")
        if answer != "pass":
            table.engaged = answer
            table.step = "engagement.1"
            return
    table.step = "conflict.4"  # lcg.conflict.all-engaged


def engageable(table: Table) -> list[int]:
    """Enemy objectives not yet named this turn against which at least one unit may attack."""
    return [
        target for target in targets(table) if not _named_enough(table, target) and possible_attackers(table, target)
    ]


def targets(table: Table) -> list[int]:
    found = [piece.id for piece in objectives(table, table.defender)]
    if table.active == table.light and modifier(table, "engageable", DIAL):
        found.append(DIAL)
    return found


def why_not_engage(table: Table, target: int) -> str | None:
    """The rule that keeps the active player from engaging an objective, or None."""
    if target not in targets(table):
        return "lcg.eng.declare-objective"
    if _named_enough(table, target):
        return "lcg.conflict.once-per-objective"
    if not possible_attackers(table, target):
        return "lcg.eng.need-attacker"
    return None


def _named_enough(table: Table, target: int) -> bool:
    """Once a turn, unless an effect lets it be engaged once more."""
    return table.named.count(target) > table.again.count(target)  # lcg.gap.new-objective-midphase


def possible_attackers(table: Table, target: int) -> list[Piece]:
    """Ready units that nothing keeps from attacking this objective."""
    # lcg.deploy.usable-at-once, lcg.gap.multi-engagement-units
    ready = [piece for piece in units(table, table.active) if not piece.focus]
    if untouched(table, "cannot-attack"):
        return ready
    before, table.engaged = table.engaged, target
    try:
        return [piece for piece in ready if not cannot(table, "cannot-attack", piece.id)]
    finally:
        table.engaged = before


def conflict_last_actions(table: Table) -> Procedure[None]:
    return window(table, "conflict.5")


def conflict_ends(table: Table) -> Procedure[None] | None:
    return then(table, end_phase(table, "conflict"), "force.1")
