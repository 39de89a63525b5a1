"""A game that learns its cards when a match is set up: in a process that only restores one, it does not know them."""

from __future__ import annotations

from dejarik.core.question import Procedure
from dejarik.core.rng import Rng
from tests.toys import Bidding, Options, Table

BONUS: dict[str, int] = {}


class Forgetful(Bidding):
    id = "forgetful"

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        BONUS["winner"] = 5
        return super().setup(seats, options, rng)

    def score(self, table: Table) -> Procedure[None]:
        yield from super().score(table)
        table.points[0] += BONUS.get("winner", 0)


GAME = Forgetful()
