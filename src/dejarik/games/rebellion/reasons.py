"""What speaks for an answer in Rebellion, for people who ask for a hint."""

from __future__ import annotations

from dejarik.core.note import Reason
from dejarik.games.rebellion.notes.fields import Card, Leader, Place, Ring, Unit


class RebellionReason(Reason):
    """What speaks for an answer in this game."""


class StormBase(RebellionReason):
    """The base is known: everything goes there."""

    place: Place


class SearchHere(RebellionReason):
    """The base may be here."""

    place: Place
    left: int


class TakeSystem(RebellionReason):
    """A system that would build for us."""

    place: Place


class CloseIn(RebellionReason):
    """Nearer to the last places where the base can be."""

    place: Place


class Raid(RebellionReason):
    """The Rebels are clearly stronger there."""

    place: Place


class HideHere(RebellionReason):
    """Far from Imperial troops, and with few ways to it."""

    place: Place


class SkilledFor(RebellionReason):
    """A mission that somebody free is good at."""

    card: Card
    leader: Leader


class KeepForCommand(RebellionReason):
    """Leaders in the pool are needed to activate systems."""


class MayPass(RebellionReason):
    """Nothing left that is worth a leader."""


# ── missions and turns ─────────────────────────────────────────────────────────────────────────────────────────────


class RevealNow(RebellionReason):
    """A mission that waits is one that can be prevented."""

    card: Card


class LeadOut(RebellionReason):
    """A leader who can be spared, and where there is most to win."""

    leader: Leader
    place: Place


class BestAt(RebellionReason):
    """Nobody in the pool is better at it."""

    leader: Leader
    card: Card


class Unwatched(RebellionReason):
    """No leader of the enemy stands there yet."""

    place: Place


class WatchHere(RebellionReason):
    """The base may be here, and the leader stays."""

    place: Place


class OnlyWatched(RebellionReason):
    """The enemy can prevent it, and there is more to win than elsewhere."""

    place: Place


class WorthOpposing(RebellionReason):
    """Somebody who can be spared has the right skill."""

    leader: Leader
    card: Card


class LetThemTry(RebellionReason):
    """Leaders in the pool are worth more than what the mission gives."""

    card: Card


class MostAble(RebellionReason):
    """The one with the most skills and tactics."""

    leader: Leader


class LossForThem(RebellionReason):
    """Of those within reach the one the enemy would miss most."""

    leader: Leader


class LeastAble(RebellionReason):
    """The one with the fewest skills and tactics."""

    leader: Leader


class TwoAreSurer(RebellionReason):
    """A second leader brings dice to a mission that lies already."""


class JoinsIn(RebellionReason):
    """The second leader of a mission."""

    leader: Leader


class GoodPlan(RebellionReason):
    """Nothing speaks against what the admiral has assigned."""


class RichestPlace(RebellionReason):
    """No other place on offer has more to give."""

    place: Place


# ── what the Empire's missions of the expansion are for ────────────────────────────────────────────────────────────


class Errand(RebellionReason):
    """A mission with what it is for, and who would go."""

    card: Card
    leader: Leader


class ToBeRidOf(Errand):
    """A captive who is eliminated never comes back."""


class ToCapture(Errand):
    """Who is drawn out can be captured."""


class ToKeepStation(Errand):
    """While the marker lies, nobody aims at the station."""


class ToCostReputation(Errand):
    """Whatever the Rebels choose costs them."""


class ToSpoilGoal(Errand):
    """An objective goes back to the deck."""


class ToFindBase(Errand):
    """The base can be in fewer places."""


class ToBurnOut(Errand):
    """A base beneath the station is shown, and soldiers there die."""


class ToThinBase(Errand):
    """Soldiers leave the base."""


class ToEnlist(Errand):
    """One more leader in every round to come."""


class ToWinLoyalty(Errand):
    """Loyalty, and the leaders come straight back."""


class ToGrow(Errand):
    """More units, sooner."""


class ToHoldFleets(Errand):
    """Nobody retreats from an Interdictor."""


# ── the base ───────────────────────────────────────────────────────────────────────────────────────────────────────


class MoveBase(RebellionReason):
    """Imperial troops are near, or the base is known."""


class StayHidden(RebellionReason):
    """No other place is better hidden."""


class GatherAtBase(RebellionReason):
    """The base is safe for now: more units there keep it so."""


# ── units ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class BringFrom(RebellionReason):
    """The strongest force that can come."""

    place: Place


class EnoughThere(RebellionReason):
    """Enough units have come."""


class TakeAll(RebellionReason):
    """All that the ships can carry."""


class LeaveGuard(RebellionReason):
    """A landing force goes, a guard stays."""


class BuildDearest(RebellionReason):
    """The most health and dice for the same symbols."""


class DefendBase(RebellionReason):
    """Units at the base decide whether it stands."""


class NearSuspects(RebellionReason):
    """Next to where the base may be."""

    place: Place


class KeepUnits(RebellionReason):
    """What stands on the map is worth more than what comes later."""


# ── combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class FinishOff(RebellionReason):
    """What is destroyed does not shoot any more."""


class SaveUnits(RebellionReason):
    """Less damage, more units left."""


class TakeTactic(RebellionReason):
    """A special die is worth a card."""


class RerollMissed(RebellionReason):
    """Dice that missed can only get better."""


class NoMisses(RebellionReason):
    """Every die has hit something."""


class UseCard(RebellionReason):
    """A card that does something now."""

    card: Card


class Commands(RebellionReason):
    """The best tactic values: more cards in the combat."""

    leader: Leader


class SavedLeader(RebellionReason):
    """Who leads the retreat fights again."""

    leader: Leader


class PlayTactic(RebellionReason):
    """A tactic card is of no use after the combat."""

    card: Card


class UpperHalf(RebellionReason):
    """The unit it asks for is here."""


class LowerHalf(RebellionReason):
    """The upper half asks for a unit that is not here."""


class TacticsAgain(RebellionReason):
    """Used cards come back to the hand."""


class Repair(RebellionReason):
    """A special die takes damage away."""


class DestroyDearest(RebellionReason):
    """As much as can be destroyed, the dearest first."""


class GainDearest(RebellionReason):
    """The strongest unit on offer."""


class SearchedThere(RebellionReason):
    """Fewer places left to search around it than elsewhere: the ships can go."""

    place: Place


class FallBack(RebellionReason):
    """The combat is as good as lost."""

    place: Place


class SaveTroops(RebellionReason):
    """Who leaves fights again, and sound."""


class StandHere(RebellionReason):
    """The forces are not so unequal."""


class StandAtBase(RebellionReason):
    """Who leaves the base has lost it."""


# ── before the first round ────────────────────────────────────────────────────────────────────────────────────────────


class FleetsApart(RebellionReason):
    """From several places at once more systems are looked at."""

    unit: Unit


class FightersAboard(RebellionReason):
    """Fighters need a ship to carry them."""

    unit: Unit


class TroopsAboard(RebellionReason):
    """Ground units need a ship, and every system a guard."""

    unit: Unit


class QuietYard(RebellionReason):
    """Few ways lead there, and none of them from a Rebel system."""

    place: Place


class StartHidden(RebellionReason):
    """At the base nobody sees the units."""


class SmallOutpost(RebellionReason):
    """One unit holds a system for the objectives."""

    place: Place


class RingForTalks(RebellionReason):
    """C-3PO saves a mission of diplomacy."""

    leader: Leader


class RingForErrands(RebellionReason):
    """R2-D2 and the Falcon help who is on missions most."""

    leader: Leader


class RingForFights(RebellionReason):
    """Yoda helps in combat, too."""

    leader: Leader


class RingForSpies(RebellionReason):
    """K-2SO adds to what a spy can do."""

    leader: Leader


class RingOnTheirBest(RebellionReason):
    """The bounty lies on who would be missed most."""

    leader: Leader


class RingTurnsIt(RebellionReason):
    """With the ring the mission ends otherwise."""

    ring: Ring


class RingWaits(RebellionReason):
    """The ring would change nothing now."""


class SpoilBest(RebellionReason):
    """The die that counts most against us."""


class SpecialCountsTwo(RebellionReason):
    """On a mission no other face is worth two successes."""


# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class ScoreNow(RebellionReason):
    """An objective that has been reached."""

    card: Card


class NearestGoal(RebellionReason):
    """Of the objectives to choose from this one is nearest to being reached."""

    card: Card


class FurthestGoal(RebellionReason):
    """These objectives are furthest from being reached."""

    card: Card


class BuryTheirGoal(RebellionReason):
    """The Rebels would reach this one first."""

    card: Card


class TheirHardestFirst(RebellionReason):
    """The Rebels draw first what they are furthest from."""

    card: Card


class TradeGoal(RebellionReason):
    """A reputation at once for an objective that would bring no more."""

    card: Card


class KeepGoals(RebellionReason):
    """Every objective in hand promises more than one reputation."""


class KeepSecret(RebellionReason):
    """The place of the base is worth more than this reputation, until the end is near."""


class KeepNearest(RebellionReason):
    """Of the objectives to take this one is nearest to being reached."""

    card: Card


class MostUseful(RebellionReason):
    """Of all missions on offer this one promises most."""

    card: Card


class TheirBestMission(RebellionReason):
    """Of the enemy's missions this one would hurt most."""

    card: Card


class LeastUseful(RebellionReason):
    """Of all missions in hand this one promises least."""

    card: Card


class NotNow(RebellionReason):
    """Nothing is gained by it now."""


class OnlyThis(RebellionReason):
    """There is nothing else to answer."""


class Even(RebellionReason):
    """All answers are about as good."""
