"""Upgrade cards of the core set and the first wave."""

from __future__ import annotations

from typing import Final

from dejarik.games.xwing.cards.facts import UpgradeCard

UPGRADES: Final[dict[str, UpgradeCard]] = {}


def _upgrade(name: str, slot: str, cost: int, *, unique: bool = False, **boxes: int) -> None:
    UPGRADES[name] = UpgradeCard(id=name, slots=(slot,), cost=cost, unique=unique, copies=boxes)


def _weapon(name: str, slot: str, cost: int, attack: int, reach: tuple[int, int], **boxes: int) -> None:
    UPGRADES[name] = UpgradeCard(
        id=name, slots=(slot,), cost=cost, unique=False, copies=boxes, attack=attack, reach=reach
    )


_upgrade("determination", "elite", 1, core=1, tie=1)
_upgrade("expert-handling", "elite", 2, xwing=1, tie_advanced=1)
_upgrade("marksmanship", "elite", 3, core=1, xwing=1)
_upgrade("squad-leader", "elite", 2, unique=True, tie_advanced=1)
_upgrade("swarm-tactics", "elite", 2, tie=1, tie_advanced=1)

_upgrade("r2-astromech", "astromech", 1, ywing=1)
_upgrade("r2-d2", "astromech", 4, unique=True, core=1)
_upgrade("r2-f2", "astromech", 3, unique=True, core=1)
_upgrade("r5-astromech", "astromech", 1, xwing=1)
_upgrade("r5-d8", "astromech", 3, unique=True, ywing=1)
_upgrade("r5-k6", "astromech", 2, unique=True, xwing=1)

_weapon("proton-torpedoes", "torpedo", 4, 4, (2, 3), core=1, xwing=1, ywing=2)
_weapon("ion-cannon-turret", "turret", 5, 3, (1, 2), ywing=1)
_weapon("concussion-missiles", "missile", 4, 4, (2, 3), tie_advanced=1)
_weapon("cluster-missiles", "missile", 4, 3, (1, 2), tie_advanced=1)
