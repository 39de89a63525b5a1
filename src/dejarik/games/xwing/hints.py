"""What speaks for an answer: what a hint says besides what to do."""

from __future__ import annotations

from typing import Annotated

import msgspec

from dejarik.core.note import Reason, Word
from dejarik.games.xwing.notes import Action, Bearing, Card, Damage, Pilot, Satellite, ShipTag, Upgrade, Weapon
from dejarik.games.xwing.state import Tag

#: What the use of a card brings: the words `gain-<card>`.
Gain = Annotated[str, Word("gain")]
#: What a damage card does to its ship: the words `harm-<damage>`.
Harm = Annotated[str, Word("harm")]


class Planned(msgspec.Struct, frozen=True):
    """A dial as a bot would set it: what is in its arc then, if anything, and whether it sheds stress."""

    ship: Tag
    bearing: str
    speed: int
    aim: Tag | None
    relief: bool


class XWingReason(Reason):
    """What speaks for an answer in this game."""


class SetDials(XWingReason):
    """All dials that are left to set, not only the next one."""

    dials: Annotated[tuple[Planned, ...], Word("dials")]


class TakePosition(XWingReason):
    """The same where nobody will have a target yet."""

    dials: Annotated[tuple[Planned, ...], Word("courses")]


class FocusToHit(XWingReason):
    target: ShipTag


class FocusToDodge(XWingReason):
    target: ShipTag


class FocusAnyway(XWingReason):
    pass


class LockOn(XWingReason):
    target: ShipTag


class EvadeFire(XWingReason):
    target: ShipTag


class EvadeAnyway(XWingReason):
    pass


class RollAside(XWingReason):
    pass


class TryRepair(XWingReason):
    card: Card


class UseAction(XWingReason):
    action: Action
    gain: Gain


class NoAction(XWingReason):
    pass


class ShootAt(XWingReason):
    target: ShipTag
    weapon: Weapon
    chance: int


class ScanThis(XWingReason):
    satellite: Satellite


class HoldFire(XWingReason):
    pass


class SpendToHit(XWingReason):
    count: int


class RerollPoor(XWingReason):
    count: int


class KeepDice(XWingReason):
    pass


class SpendToDodge(XWingReason):
    token: Annotated[str, Word("token")]
    count: int


class NothingToStop(XWingReason):
    pass


class CannotStop(XWingReason):
    pass


class StandThere(XWingReason):
    pass


class RollThere(XWingReason):
    pass


class RockThere(XWingReason):
    pass


class SatellitesThere(XWingReason):
    pass


class WorstForThem(XWingReason):
    bearing: Bearing
    speed: int


class Onward(XWingReason):
    """The shuttle flies for its edge."""

    bearing: Bearing
    speed: int


class WaitHere(XWingReason):
    """The shuttle does not."""


class UseIt(XWingReason):
    card: Card
    gain: Gain


class LeaveIt(XWingReason):
    card: Card


class PickThis(XWingReason):
    """A ship for what a card does."""

    target: ShipTag
    gain: Gain


class AnyFirst(XWingReason):
    """Which of one's ships comes first makes no difference that could be reckoned."""

    target: ShipTag


class AnyCardFirst(XWingReason):
    """Which of one's cards comes first makes none, either."""

    card: Card


class ShakeOff(XWingReason):
    target: ShipTag


class DealThis(XWingReason):
    """The damage card that hurts most of those drawn."""

    damage: Damage
    harm: Harm


class TurnOver(XWingReason):
    """The damage card that hurts most of those that a droid may turn over."""

    damage: Damage


class AnyDamage(XWingReason):
    """Cards that lie face down are one damage each, whatever is on the other side."""


class LoseThis(XWingReason):
    """The cheapest of the weapons, one of which is lost."""

    weapon: Upgrade


class TakeThis(XWingReason):
    """A pilot or an upgrade while a squad is built at the table."""

    card: Card


class SquadDone(XWingReason):
    pass


class AnyEdge(XWingReason):
    pass


class Toughest(XWingReason):
    """Mission 2: the ship that bears the damage best."""

    target: ShipTag


class MoreShips(XWingReason):
    pilot: Pilot
