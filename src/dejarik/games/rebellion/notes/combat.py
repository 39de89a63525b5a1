"""What the journal of Rebellion tells of combats."""

from __future__ import annotations

from dejarik.core.note import Seat
from dejarik.games.rebellion.notes.fields import (
    Allegiance,
    Card,
    Dice,
    Leader,
    Place,
    RebellionNote,
    Side,
    Theatre,
    Troops,
)


class CombatBegins(RebellionNote):
    """With whoever is there: what comes of the combat is told against it."""

    rule = "reb.combat.when"
    place: Place
    side: Side
    rebels: tuple[Leader, ...]
    imperials: tuple[Leader, ...]
    units: Troops


class AddsLeader(RebellionNote):
    rule = "reb.combat.add-leader"
    who: Seat
    side: Side
    leader: Leader
    place: Place


class DrawsTactics(RebellionNote):
    rule = "reb.combat.draw-tactics"
    side: Side
    theatre: Theatre
    count: int


class TacticsDrawn(RebellionNote):
    """For their owner only."""

    rule = "reb.combat.draw-tactics"
    cards: tuple[Card, ...]


class RoundBegins(RebellionNote):
    rule = "reb.combat.steps"
    round: int


class Attacks(RebellionNote):
    rule = "reb.combat.attack-steps"
    side: Side
    theatre: Theatre
    place: Place


class RollsAttack(RebellionNote):
    rule = "reb.combat.attack-steps"
    side: Side
    dice: Dice


class PlaysTactic(RebellionNote):
    rule = "reb.combat.play-tactic"
    who: Seat
    card: Card


class AssignsDamage(RebellionNote):
    rule = "reb.combat.assign-damage"
    side: Side
    units: Troops


class BlocksDamage(RebellionNote):
    rule = "reb.combat.block"
    side: Side
    units: Troops


class Retreats(RebellionNote):
    rule = "reb.retreat.how"
    side: Side
    leader: Leader
    place: Place
    units: Troops


class MustRetreat(RebellionNote):
    rule = "reb.combat.transports-alone"
    place: Place


class StructuresLost(RebellionNote):
    rule = "reb.combat.lone-structures"
    side: Side
    place: Place


class BattleWon(RebellionNote):
    rule = "reb.battle.win"
    side: Side
    theatre: Theatre
    place: Place


class CombatEnds(RebellionNote):
    """What came of it: how long it took, what was lost, what still stands there and whose the system is."""

    rule = "reb.combat.tactic-end"
    place: Place
    rounds: int
    lost: Troops
    left: Troops
    loyalty: Allegiance
    subjugated: bool
