"""What is printed on the cards, bases and dials: numbers and icons only. Names and texts stand in `cards/text/`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

FACTIONS: Final = ("rebel", "imperial")
#: Upgrade icons, in the order in which a bar shows them.
SLOTS: Final = ("elite", "turret", "torpedo", "missile", "astromech")
#: Action icons.
ACTIONS: Final = ("focus", "target-lock", "barrel-roll", "evade")
#: Bearings of a manoeuvre, from hard left to hard right, then the Koiogran turn.
BEARINGS: Final = ("turn-left", "bank-left", "straight", "bank-right", "turn-right", "koiogran")  # xw.man.bearings

_COLOURS: Final = {"g": "green", "w": "white", "r": "red"}


class Manoeuvre(NamedTuple):  # xw.man.components
    """One window of a dial."""

    bearing: str
    speed: int
    colour: str


class ShipType(msgspec.Struct, frozen=True):
    """What all ships of one model share: the dial, the values on the base, the action bar."""

    id: str
    xws: str
    #: The two letters on the back of its dials.
    dial_code: str  # xw.comp.dial-per-type
    attack: int
    agility: int
    hull: int
    shields: int
    actions: tuple[str, ...]
    dial: tuple[Manoeuvre, ...]
    large: bool = False

    def manoeuvre(self, bearing: str, speed: int) -> Manoeuvre | None:
        """The window with this bearing and speed, if the dial has one."""
        for manoeuvre in self.dial:
            if manoeuvre.bearing == bearing and manoeuvre.speed == speed:
                return manoeuvre
        return None


class PilotCard(msgspec.Struct, frozen=True):  # xw.comp.info-cards
    """A ship card."""

    id: str
    faction: str
    ship: ShipType
    skill: int
    cost: int
    slots: tuple[str, ...]
    unique: bool
    #: Whether the card has an ability; its text is `pilot-<id>-text`.
    ability: bool
    #: How many copies each box holds. A squad may have as many as its points allow, unless the name is unique.
    copies: Mapping[str, int]


class Needs(msgspec.Struct, frozen=True):
    """What a card says about the ships that may carry it; where it says nothing, any may."""

    faction: str = ""
    ships: tuple[str, ...] = ()
    large: bool | None = None
    #: An icon that the ship's own action bar must have.
    action: str = ""

    def broken_by(self, pilot: PilotCard) -> str | None:
        """The condition that this ship does not meet."""
        if self.faction and pilot.faction != self.faction:
            return "faction"
        if self.ships and pilot.ship.id not in self.ships:
            return "ships"
        if self.large is not None and pilot.ship.large != self.large:
            return "large"
        if self.action and self.action not in pilot.ship.actions:
            return "action"
        return None


class UpgradeCard(msgspec.Struct, frozen=True):  # xw.comp.upgrade-card
    """An upgrade card; weapons have attack dice and a range."""

    id: str
    #: Icons of the upgrade bar that it takes up: mostly one.
    slots: tuple[str, ...]
    cost: int
    unique: bool
    copies: Mapping[str, int]
    attack: int | None = None
    #: Nearest and farthest range band of a weapon.
    reach: tuple[int, int] | None = None
    needs: Needs = Needs()
    #: A ship may carry it only once.
    limited: bool = False
    #: Icons that it adds to the upgrade bar.
    adds: tuple[str, ...] = ()

    @property
    def weapon(self) -> bool:
        return self.attack is not None

    @property
    def slot(self) -> str:
        return self.slots[0]


class DamageCard(msgspec.Struct, frozen=True):
    """A damage card: its trait and the number of copies in the deck."""

    id: str
    trait: str  # xw.dmg.traits
    copies: int


def dial(**windows: str) -> tuple[Manoeuvre, ...]:
    """A dial from its rows: `bank="1g 2w"` is a green bank 1 and a white bank 2, both to the left and to the right."""
    found: list[Manoeuvre] = []
    for row, codes in windows.items():
        bearings = (f"{row}-left", f"{row}-right") if row in ("bank", "turn") else (row.replace("_", "-"),)
        for code in codes.split():
            found += [Manoeuvre(bearing, int(code[:-1]), _COLOURS[code[-1]]) for bearing in bearings]
    return tuple(sorted(found, key=lambda window: (window.speed, BEARINGS.index(window.bearing))))


def xws_name(card: str) -> str:
    """The community's name of a card: our id without hyphens."""
    return card.replace("-", "")
