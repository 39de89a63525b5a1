"""Two ships that shoot at each other."""

from __future__ import annotations

from dejarik.games.xwing.notes import (
    AttackDiceNow,
    DefenceDiceNow,
    RollsAttack,
    RollsDefence,
)
from dejarik.games.xwing.state import Table
from tests.games.xwing.flight import (
    Asked,
    at,
    fleet,
    lay,
    play,
    shoot,
    told,
)
from tests.games.xwing.sky import put


def dice_of(table: Table, kind: type[RollsAttack | RollsDefence | AttackDiceNow | DefenceDiceNow]) -> tuple[int, ...]:
    return told(table, kind)[-1].dice


def attack_count(table: Table) -> int:
    return len(dice_of(table, RollsAttack))


def defence_count(table: Table) -> int:
    return len(dice_of(table, RollsDefence))


def fire(table: Table, *answers: object, weapon: str = "primary") -> Asked:
    """The first ship shoots at the second."""
    return play(shoot(table, table.ships[0], table.ships[1], weapon), *answers)


def duel(attacker: str, defender: str, gap: float, *upgrades: str, **settings: object) -> Table:
    """Two ships nose to nose, this many mm apart."""
    table = fleet(at(attacker, 450, 300, 0, *upgrades), put(at(defender, 0, 0), 450, 340 + gap, 180), **settings)
    if upgrades:
        table.ships[0].lock, table.ships[0].letter = 1, "A"
    return table


def quiet(table: Table) -> None:
    """Dice that change nothing."""
    lay(table, [6] * 6, [7] * 6)
