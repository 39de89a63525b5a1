"""Preparing the game: rebel sets, the first player, the Empire cards sorted by type."""

from __future__ import annotations

from typing import Final

from dejarik.core.rng import Rng
from dejarik.games.hope.options import Options
from dejarik.games.hope.state import REBELS, SPECIALS, Table

#: The common Empire cards in the box, in the order of the stacks: TIE Fighters, TIE Strikers, Death Troopers, plans.
#: No published list confirms it (hope.gap.empire-composition), so it stays data.
BOX: Final = (18, 18, 5, 9)  # hope.comp.empire-total

#: By player count: TIE Fighters, TIE Strikers, Death Troopers, plans, special enemies.
# hope.recon.deck-table, hope.recon.reference-deck
DECK: Final = {3: (6, 6, 4, 2, 3), 4: (9, 9, 4, 2, 4), 5: (11, 11, 5, 3, 5), 6: (14, 14, 5, 3, 6)}
# hope.quick.deck-table
QUICK_DECK: Final = {3: (7, 7, 3, 1, 3), 4: (10, 10, 3, 1, 4), 5: (12, 12, 4, 2, 5), 6: (15, 15, 4, 2, 6)}


def deck_row(seats: int, quick: bool) -> tuple[int, int, int, int, int]:
    """How many cards of each type make up the Empire deck."""
    return (QUICK_DECK if quick else DECK)[seats]


def setup(seats: int, options: Options, rng: Rng) -> Table:
    everyone = (1 << seats) - 1
    return Table(
        rng=rng,
        seats=seats,
        quick=options.quick,
        memory_aid=options.memory_aid,
        first=rng.below(seats),  # hope.setup.first-player-random
        supply=list(BOX),  # hope.setup.empire-sorted
        aside=list(SPECIALS),
        gone=[],
        dealt=[()] * seats,
        swaps=[],
        faces=[],
        seen=[],
        piles=[[] for _ in range(seats)],
        mixed_in=[],
        mixed_out=[],
        pairs=[],
        claims=[],
        packs=[()] * seats,
        hands=[[] for _ in range(seats)],
        knowers=[0] * seats,
        tanked=[""] * seats,
        tank_knowers=[0] * seats,
        # hope.setup.rebel-set, hope.setup.rebels-face-down, hope.setup.unused-sets
        fronts=[[(rebel, everyone) for rebel in REBELS] for _ in range(seats)],
        laid=[""] * seats,
        open=[False] * seats,
        votes=[],
        past=[],
    )
