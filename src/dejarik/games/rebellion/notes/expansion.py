"""What the journal tells of Rise of the Empire."""

from __future__ import annotations

from typing import Annotated

from dejarik.core.note import Seat, Word
from dejarik.games.rebellion.notes.fields import Card, Dice, Leader, Place, RebellionNote, Side, Theatre, Troops, Unit


class TargetPlaced(RebellionNote):
    rule = "reb.rote.target.place"
    card: Card
    place: Place


class TargetRemoved(RebellionNote):
    rule = "reb.rote.target.remove"
    card: Card
    place: Place


class Subverts(RebellionNote):
    rule = "reb.rote.subversion"
    who: Seat
    leaders: tuple[Leader, ...]
    place: Place


class LimitRaised(RebellionNote):
    rule = "reb.rote.ambitions"
    limit: int


class ProbeTucked(RebellionNote):
    rule = "reb.rote.sweep-secret"
    card: Card


class TuckedRevealed(RebellionNote):
    rule = "reb.rote.sweep-secret"
    card: Card
    place: Place


class ProbesReturned(RebellionNote):
    rule = "reb.rote.under-radar"
    count: int
    where: str


class DrawnOut(RebellionNote):
    rule = "reb.mission.windows"
    leader: Leader
    place: Place


class ObjectiveReturned(RebellionNote):
    rule = "reb.objective.used"
    card: Card


class ObjectivesDiscarded(RebellionNote):
    rule = "reb.objective.used"
    cards: tuple[Card, ...]


class RebelsRoll(RebellionNote):
    rule = "reb.rote.discredit-dice"
    dice: Dice


class ReturnToPool(RebellionNote):
    rule = "reb.leader.once-per-round"
    leaders: tuple[Leader, ...]


class MissionsSeen(RebellionNote):
    """For both sides, not for spectators."""

    rule = "reb.info.hidden-table"
    cards: tuple[Card, ...]


class MissionRecovered(RebellionNote):
    rule = "reb.mission.discard"
    card: Card


class MissionsKept(RebellionNote):
    rule = "reb.mission.search-hidden"
    count: int


class TacticsSorted(RebellionNote):
    rule = "reb.action.types"
    theatre: Theatre


class TacticsRecovered(RebellionNote):
    rule = "reb.cine.draw-means-retrieve"


class FalseOrders(RebellionNote):
    rule = "reb.assign.lost-leader"
    number: int


class QueueGiven(RebellionNote):
    rule = "reb.build.queue"
    unit: Unit
    space: int


class ChoosesTactic(RebellionNote):
    rule = "reb.cine.choose"
    side: Side
    card: Card


class TacticsRevealed(RebellionNote):
    rule = "reb.cine.choose"
    theatre: Theatre
    cards: tuple[Card, ...]


class UsesTactic(RebellionNote):
    rule = "reb.cine.choose"
    side: Side
    card: Card
    half: str


class PassesTactic(RebellionNote):
    rule = "reb.cine.must-play"
    side: Side
    card: Card


class Doomed(RebellionNote):
    rule = "reb.cine.confrontation-retreat"

    leader: Leader


class Cancels(RebellionNote):
    rule = "reb.cine.cancel"
    side: Side
    card: Card


class TacticsTaken(RebellionNote):
    rule = "reb.cine.draw-means-retrieve"
    side: Side
    cards: tuple[Card, ...]


class Prevents(RebellionNote):
    rule = "reb.cine.prevent-vs-remove"
    side: Side
    die: Annotated[str, Word("die")]


class RemovesDamage(RebellionNote):
    rule = "reb.cine.remove-damage"
    side: Side
    units: Troops
