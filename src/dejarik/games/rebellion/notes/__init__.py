"""What the journal of Rebellion tells, and what its questions are about."""

from __future__ import annotations

from dejarik.core.note import Seat
from dejarik.games.rebellion.notes.fields import (
    Allegiance,
    Card,
    Dice,
    Leader,
    Place,
    Queue,
    RebellionNote,
    Ring,
    Side,
    Troops,
    Unit,
)

# ── set-up and the course of the game ──────────────────────────────────────────────────────────────────────────────


class MissionSet(RebellionNote):
    rule = "reb.rote.setup.mission-sets"
    side: Side
    card: Card
    vader: bool


class PlacesUnits(RebellionNote):
    rule = "reb.setup.steps"
    side: Side
    place: Place
    units: Troops


class BaseChosen(RebellionNote):
    rule = "reb.setup.choose-base"


class AssignmentBegins(RebellionNote):
    rule = "reb.round.phases"
    round: int


class CommandOver(RebellionNote):
    rule = "reb.command.end"


class RefreshBegins(RebellionNote):
    rule = "reb.refresh.steps"
    round: int


class RoundOver(RebellionNote):
    rule = "reb.round.phases"
    round: int


class Wins(RebellionNote):
    rule = "reb.win.rebel"
    side: Side
    result: str

    def cites(self) -> str | None:
        rules = {"base-conquered": "reb.win.empire-base", "base-destroyed": "reb.destroyed.base-wins"}
        return rules.get(self.result, self.rule)


# ── assignment and command ─────────────────────────────────────────────────────────────────────────────────────────


class Assigns(RebellionNote):
    rule = "reb.assign.how"
    who: Seat
    leaders: tuple[Leader, ...]
    number: int


class JoinsMission(RebellionNote):
    rule = "reb.team.mission-limits"
    who: Seat
    leader: Leader
    number: int


class Vetoes(RebellionNote):
    rule = "reb.team.duties"
    who: Seat
    number: int


class PlacesLeader(RebellionNote):
    rule = "reb.assign.action-instead"
    leader: Leader
    place: Place


class Passes(RebellionNote):
    rule = "reb.command.pass"
    who: Seat


class Activates(RebellionNote):
    rule = "reb.activate.place-leader"
    who: Seat
    leader: Leader
    place: Place


class MovesUnits(RebellionNote):
    rule = "reb.move.adjacent"
    side: Side
    start: Place
    end: Place
    units: Troops


class MovesCaptives(RebellionNote):
    rule = "reb.capture.move"
    leaders: tuple[Leader, ...]
    start: Place
    end: Place


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


class RevealsMission(RebellionNote):
    rule = "reb.mission.steps"
    who: Seat
    card: Card
    leaders: tuple[Leader, ...]


class MissionAt(RebellionNote):
    rule = "reb.mission.choose-system"

    card: Card
    place: Place


class Opposes(RebellionNote):
    rule = "reb.mission.send-opposer"
    who: Seat
    leader: Leader
    place: Place


class Unopposed(RebellionNote):
    rule = "reb.mission.unopposed"
    card: Card


class Rolls(RebellionNote):
    rule = "reb.mission.opposed-roll"
    side: Side
    dice: Dice


class MissionSucceeds(RebellionNote):
    rule = "reb.mission.opposed-roll"
    card: Card
    own: int
    against: int


class MissionFails(RebellionNote):
    rule = "reb.mission.opposed-roll"
    card: Card
    own: int
    against: int


class Resolves(RebellionNote):
    rule = "reb.mission.attempt-resolve"
    card: Card


class RingUsed(RebellionNote):
    rule = "reb.ring.one"
    leader: Leader
    ring: Ring


class Escorts(RebellionNote):
    rule = "reb.rescue.escort"
    leaders: tuple[Leader, ...]


class Mobilizes(RebellionNote):
    rule = "reb.base.rapid-mob-timing"
    leaders: int


class Protected(RebellionNote):
    rule = "reb.mission.windows"
    leader: Leader


class Reassigned(RebellionNote):
    rule = "reb.assign.ability-second-leader"
    leaders: tuple[Leader, ...]


class Boosted(RebellionNote):
    rule = "reb.mission.portrait-bonus"
    leader: Leader


class BecomesJedi(RebellionNote):
    rule = "reb.leader.luke-jedi"


# ── leaders and rings ──────────────────────────────────────────────────────────────────────────────────────────────


class Attached(RebellionNote):
    rule = "reb.ring.one"
    leader: Leader
    ring: Ring


class Captured(RebellionNote):
    rule = "reb.capture.ring"
    leader: Leader
    place: Place


class CarriedOff(RebellionNote):
    rule = "reb.system.closest"
    leaders: tuple[Leader, ...]
    place: Place


class Rescued(RebellionNote):
    rule = "reb.rescue.where"
    leader: Leader
    place: Place


class Beacon(RebellionNote):
    rule = "reb.mission.base-system-effect"
    leader: Leader
    place: Place


class Lured(RebellionNote):
    rule = "reb.capture.lure"
    leader: Leader


class Detained(RebellionNote):
    rule = "reb.mission.detained-works"
    leader: Leader


class Eliminated(RebellionNote):
    rule = "reb.leader.eliminated"
    leader: Leader


class LeadersReturn(RebellionNote):
    rule = "reb.refresh.retrieve"


class Recruits(RebellionNote):
    rule = "reb.recruit.draw"
    side: Side
    leader: Leader


class RecruitsNobody(RebellionNote):
    rule = "reb.recruit.draw-more-free-choice"
    side: Side


class Slips(RebellionNote):
    rule = "reb.mission.windows"
    leader: Leader
    place: Place


class Locked(RebellionNote):
    rule = "reb.action.boba-undercover"
    place: Place


# ── units and systems ──────────────────────────────────────────────────────────────────────────────────────────────


class Gained(RebellionNote):
    rule = "reb.build.gain"
    side: Side
    place: Place
    units: Troops


class Destroyed(RebellionNote):
    rule = "reb.unit.destroyed-to-supply"
    place: Place
    units: Troops


class Recycled(RebellionNote):
    rule = "reb.build.destroy-to-free"
    side: Side
    place: Place
    unit: Unit


class SiteLost(RebellionNote):
    rule = "reb.ds.queue-linked"


class LoyaltyChanges(RebellionNote):
    rule = "reb.loyalty.gain-neutral"
    place: Place
    side: Allegiance


class Subjugated(RebellionNote):
    rule = "reb.subjugate.place"
    place: Place


class SubjugationEnds(RebellionNote):
    rule = "reb.subjugate.remove"
    place: Place


class Sabotaged(RebellionNote):
    rule = "reb.sabotage.marker"
    place: Place


class SabotageRemoved(RebellionNote):
    rule = "reb.sabotage.removal"
    place: Place


class SystemDestroyed(RebellionNote):
    rule = "reb.destroyed.superlaser"
    place: Place


class Builds(RebellionNote):
    rule = "reb.build.icons"
    side: Side
    units: Queue


class Queued(RebellionNote):
    rule = "reb.build.queue"
    side: Side
    unit: Unit
    space: int


class QueueAdvances(RebellionNote):
    rule = "reb.build.queue"
    side: Side
    unit: Unit
    space: int


class QueueRaided(RebellionNote):
    rule = "reb.build.queue"
    unit: Unit
    count: int
    space: int


class Deploys(RebellionNote):
    rule = "reb.deploy.where"
    side: Side
    place: Place
    units: Troops


class BackToQueue(RebellionNote):
    rule = "reb.deploy.back-to-queue"
    side: Side


class StationFinished(RebellionNote):
    rule = "reb.ds.build-second"
    place: Place


# ── the base and probe cards ───────────────────────────────────────────────────────────────────────────────────────


class BaseRevealed(RebellionNote):
    rule = "reb.base.reveal-effect"
    place: Place


class SaysBase(RebellionNote):
    rule = "reb.base.long-range-probe"
    place: Place
    here: bool
    region: bool


class NamesSystems(RebellionNote):
    rule = "reb.base.long-range-probe"
    places: tuple[Place, ...]


class DrawsProbes(RebellionNote):
    rule = "reb.refresh.probes"
    count: int


class ProbesDrawn(RebellionNote):
    """For the Empire only."""

    rule = "reb.base.probe-deck"
    places: tuple[Place, ...]


class Scouts(RebellionNote):
    rule = "reb.base.new-base-steps"
    count: int


class ProbesSeen(RebellionNote):
    """For the Rebels only."""

    rule = "reb.base.new-base-steps"
    places: tuple[Place, ...]


class BaseDeclined(RebellionNote):
    rule = "reb.base.new-base-decline"
    count: int


class BaseMoves(RebellionNote):
    rule = "reb.base.new-base-steps"
    place: Place


class FalseLead(RebellionNote):
    rule = "reb.mission.plant-false-lead"
    places: tuple[Place, ...]
    top: int
    bottom: int


class Intercepted(RebellionNote):
    rule = "reb.base.probe-deck"
    count: int


class InterceptedSeen(RebellionNote):
    """For both sides, not for spectators."""

    rule = "reb.base.probe-deck"
    places: tuple[Place, ...]


# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class DrawsMissions(RebellionNote):
    rule = "reb.refresh.draw-missions"
    side: Side
    count: int


class MissionsDrawn(RebellionNote):
    """For their owner only."""

    rule = "reb.refresh.draw-missions"
    cards: tuple[Card, ...]


class DiscardsMissions(RebellionNote):
    rule = "reb.refresh.hand-limit"
    side: Side
    cards: tuple[Card, ...]


class DrawsProjects(RebellionNote):
    rule = "reb.mission.research"
    count: int


class ProjectBuried(RebellionNote):
    rule = "reb.mission.research"


class MissionFound(RebellionNote):
    rule = "reb.mission.search-hidden"
    side: Side


class MissionFoundSeen(RebellionNote):
    """For its owner only."""

    rule = "reb.mission.search-hidden"
    card: Card


class DrawsObjectives(RebellionNote):
    rule = "reb.refresh.objective"
    count: int


class ObjectivesDrawn(RebellionNote):
    """For the Rebels only."""

    rule = "reb.refresh.objective"
    cards: tuple[Card, ...]


class LooksAtObjectives(RebellionNote):
    rule = "reb.base.objective-backs"
    side: Side
    count: int


class ObjectivesSeen(RebellionNote):
    """For whoever looks."""

    rule = "reb.base.objective-backs"
    cards: tuple[Card, ...]


class ObjectivesShown(RebellionNote):
    """For both sides, not for spectators."""

    rule = "reb.objective.reveal-all"
    cards: tuple[Card, ...]


class PlaysObjective(RebellionNote):
    rule = "reb.objective.play"
    card: Card
    reputation: int


class PlansRolled(RebellionNote):
    rule = "reb.ds.plans"
    dice: Dice


class PlansFail(RebellionNote):
    rule = "reb.ds.plans-fail"


class StationDestroyed(RebellionNote):
    rule = "reb.ds.plans"
    unit: Unit
    place: Place


class UsesAction(RebellionNote):
    rule = "reb.action.once"
    who: Seat
    card: Card


class DiscardsAction(RebellionNote):
    rule = "reb.recruit.dead-card"

    side: Side
    card: Card


class ActionsDrawn(RebellionNote):
    """For their owner only."""

    rule = "reb.recruit.draw"
    cards: tuple[Card, ...]


# ── the track ──────────────────────────────────────────────────────────────────────────────────────────────────────


class TimeAdvances(RebellionNote):
    rule = "reb.refresh.time"
    time: int


class ReputationGained(RebellionNote):
    rule = "reb.reputation.toward-time"
    amount: int
    reputation: int


class ReputationLost(RebellionNote):
    rule = "reb.reputation.toward-time"
    amount: int
    reputation: int
