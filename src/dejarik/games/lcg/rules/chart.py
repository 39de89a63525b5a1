"""Таблица времени: every box of the timing chart and the procedure behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dejarik.core.question import Procedure
from dejarik.games.lcg.rules import conflict, edge, engagement, force, setup, strikes, turn
from dejarik.games.lcg.rules.windows import act
from dejarik.games.lcg.state import NOBODY, Table

#: What happens in a box. A plain function asks nobody, draws no chance and turns nothing up: a guess begins before it.
Step = Callable[[Table], Procedure[None] | None]

# lcg.timing.chart, lcg.timing.framework-event
STEPS: Final[Mapping[str, Step]] = {
    **setup.STEPS,
    "balance.1": turn.balance_begins,
    "balance.2": turn.balance_dial,
    "balance.3": turn.balance_dial_again,
    "balance.4": turn.balance_damage,
    "balance.5": turn.balance_ends,
    "refresh.1": turn.refresh_begins,
    "refresh.2": turn.refresh_focus,  # lcg.refresh.order
    "refresh.3": turn.refresh_shields,
    "refresh.4": turn.refresh_objectives,
    "refresh.5": turn.refresh_actions,
    "refresh.6": turn.refresh_ends,
    "draw.1": turn.draw_begins,
    "draw.2": turn.draw_discard,
    "draw.3": turn.draw_to_reserve,
    "draw.4": turn.draw_actions,
    "draw.5": turn.draw_ends,
    "deployment.1": turn.deployment_begins,
    "deployment.2": turn.deployment_actions,
    "deployment.3": turn.deployment_ends,
    "conflict.1": conflict.conflict_begins,
    "conflict.2": conflict.conflict_actions,
    "conflict.3": conflict.conflict_decision,
    "conflict.4": conflict.conflict_last_actions,
    "conflict.5": conflict.conflict_ends,
    "engagement.1": engagement.name_objective,  # lcg.eng.steps
    "engagement.2": engagement.declare_attackers,  # lcg.timing.no-window-at-target
    "engagement.3": engagement.attackers_actions,
    "engagement.4": engagement.declare_defenders,
    "engagement.5": engagement.defenders_actions,
    "engagement.6": edge.place_edge_cards,  # lcg.edge.steps
    "engagement.7": edge.resolve_edge,
    "engagement.8": edge.edge_actions,
    "engagement.9": strikes.first_slot,
    "engagement.10": strikes.first_slot_actions,
    "engagement.11": strikes.second_slot,
    "engagement.12": strikes.second_slot_actions,
    "engagement.13": strikes.more_strikes,
    "engagement.14": engagement.reward,
    "engagement.15": engagement.end_engagement,
    "force.1": force.force_begins,
    "force.2": force.force_commitments,  # lcg.force.steps
    "force.3": force.force_struggle,
    "force.4": force.force_actions,  # lcg.timing.force-window-after-struggle
    "force.5": force.force_ends,
}

#: The boxes that are action windows.
# lcg.timing.framework-no-actions, lcg.balance.no-actions
WINDOWS: Final = frozenset(
    {
        "refresh.5", "draw.4", "deployment.2", "conflict.2", "conflict.4", "force.4",
        "engagement.3", "engagement.5", "engagement.8", "engagement.10", "engagement.12",
    }
)  # fmt: skip


def next_step(table: Table) -> Procedure[None] | None:
    """The procedure that comes next, from the state alone."""
    return None if table.winner != NOBODY else boxes(table)


def boxes(table: Table) -> Procedure[None]:
    """Boxes that ask nobody, and the next one that may."""
    box = next_box(table)
    while box is None:
        box = next_box(table)
    yield from box


def all_boxes(table: Table) -> Procedure[None]:
    """Box after box to the end of the game."""
    while table.winner == NOBODY:
        box = next_box(table)
        if box is not None:
            yield from box


def next_box(table: Table) -> Procedure[None] | None:
    """What is left of a single box, or of the action that was chosen in one."""
    # lcg.deploy.finish-first, lcg.timing.action-complete
    return act(table) if table.pending is not None else STEPS[table.step](table)
