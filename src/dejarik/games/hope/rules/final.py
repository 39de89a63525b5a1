"""End of the game: the result by the number of plans that the team holds."""

from __future__ import annotations

from typing import Final

from dejarik.core.game import Outcome
from dejarik.games.hope.setup import deck_row
from dejarik.games.hope.state import Table

#: By player count: the plans needed for a victory, a glorious and a brilliant one.
# hope.final.table, hope.final.reference-table
LEVELS: Final = {3: (4, 5, 6), 4: (4, 5, 6), 5: (6, 7, 9), 6: (7, 8, 9)}
#: The result by how many of those were reached.
RESULTS: Final = ("defeat", "victory", "glorious", "brilliant")  # hope.final.levels


def levels(seats: int, *, quick: bool) -> tuple[int, ...]:
    """The plans needed for each kind of victory, the plainest first."""
    # hope.quick.win, hope.gap.quick-levels
    return (deck_row(seats, quick)[3],) if quick else LEVELS[seats]


def level(seats: int, plans: int, *, quick: bool = False) -> str:
    reached = [needed for needed in levels(seats, quick=quick) if plans >= needed]
    return RESULTS[len(reached)]


def outcome(table: Table) -> Outcome | None:
    """Everybody wins or everybody loses."""
    if table.step != "over":  # hope.flow.score-after-third
        return None
    result = level(table.seats, table.plans, quick=table.quick)
    winners = () if result == "defeat" else tuple(range(table.seats))  # hope.game.cooperative
    return Outcome(winners, result, (float(table.plans),) * table.seats)  # hope.game.goal
