"""Ship cards of the core set and the first wave."""

from __future__ import annotations

from typing import Final

from dejarik.games.xwing.cards.facts import PilotCard, ShipType
from dejarik.games.xwing.cards.ships import TIE, TIE_ADVANCED, XWING, YWING

PILOTS: Final[dict[str, PilotCard]] = {}

#: What pilots of a model share in these sets: whom they fly for, and the upgrade bar without the elite talent.
_SHARED: Final = {
    "xwing": ("rebel", ("torpedo", "astromech")),
    "ywing": ("rebel", ("turret", "torpedo", "torpedo", "astromech")),
    "tie": ("imperial", ()),
    "tie-advanced": ("imperial", ("missile",)),
}


def _pilot(
    name: str, ship: ShipType, skill: int, cost: int, *, elite: bool = False, ability: bool = True, **boxes: int
) -> None:
    """Add a card. Pilots with an ability are unique in these sets, all others are not."""
    faction, bar = _SHARED[ship.id]
    PILOTS[name] = PilotCard(
        id=name,
        faction=faction,
        ship=ship,
        skill=skill,
        cost=cost,
        slots=(("elite",) if elite else ()) + bar,
        unique=ability,
        ability=ability,
        copies=boxes,
    )


_pilot("wedge-antilles", XWING, 9, 29, elite=True, xwing=1)
_pilot("luke-skywalker", XWING, 8, 28, elite=True, core=1)
_pilot("garven-dreis", XWING, 6, 26, xwing=1)
_pilot("biggs-darklighter", XWING, 5, 25, core=1)
_pilot("red-squadron-pilot", XWING, 4, 23, ability=False, core=1, xwing=1)
_pilot("rookie-pilot", XWING, 2, 21, ability=False, core=1, xwing=1)

_pilot("horton-salm", YWING, 8, 25, ywing=1)
_pilot("dutch-vander", YWING, 6, 23, ywing=1)
_pilot("gray-squadron-pilot", YWING, 4, 20, ability=False, ywing=1)
_pilot("gold-squadron-pilot", YWING, 2, 18, ability=False, ywing=1)

_pilot("howlrunner", TIE, 8, 18, elite=True, tie=1)
_pilot("mauler-mithel", TIE, 7, 17, elite=True, core=1)
_pilot("dark-curse", TIE, 6, 16, core=1)
_pilot("backstabber", TIE, 6, 16, tie=1)
_pilot("night-beast", TIE, 5, 15, core=1)
_pilot("winged-gundark", TIE, 5, 15, tie=1)
_pilot("black-squadron-pilot", TIE, 4, 14, elite=True, ability=False, core=2, tie=1)
_pilot("obsidian-squadron-pilot", TIE, 3, 13, ability=False, core=2, tie=1)
_pilot("academy-pilot", TIE, 1, 12, ability=False, core=2, tie=1)

_pilot("darth-vader", TIE_ADVANCED, 9, 29, elite=True, tie_advanced=1)
_pilot("maarek-stele", TIE_ADVANCED, 7, 27, elite=True, tie_advanced=1)
_pilot("storm-squadron-pilot", TIE_ADVANCED, 4, 23, ability=False, tie_advanced=1)
_pilot("tempest-squadron-pilot", TIE_ADVANCED, 2, 21, ability=False, tie_advanced=1)
