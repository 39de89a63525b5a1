"""What an answer brings about, where the admiral weighs nothing else: it takes the first thing that does something.

Each sentence holds for whichever of these answers is given, and says why none of them can be wrong or what the other
way would cost. Where that cannot be said, nothing is: then the answers are called even.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dejarik.core.question import Option
from dejarik.games.rebellion.facts import ACTIONS, LEADERS, MISSIONS, REGIONS, SYSTEMS, TACTICS
from dejarik.games.rebellion.notes.fields import Card, Leader, Place
from dejarik.games.rebellion.notes.subjects import OfCard, OfRescue, OfTarget
from dejarik.games.rebellion.picks import UNWELCOME
from dejarik.games.rebellion.reasons import RebellionReason
from dejarik.games.rebellion.thought import Thought

# ── what can be said ───────────────────────────────────────────────────────────────────────────────────────────────


class LoyaltyAtOnce(RebellionReason):
    """Loyalty is here now; the cruiser waits on the queue."""


class TwoProjects(RebellionReason):
    """Of two projects one is kept; after a repair there is only one."""


class FreeCommander(RebellionReason):
    """The other choice sends a leader out of the pool."""

    leader: Leader


class SparedReputation(RebellionReason):
    """The other choice costs a reputation."""

    leader: Leader


class SabotageAgain(RebellionReason):
    """Sabotage can be done again, reputation comes back slowly."""


class ActsAtOnce(RebellionReason):
    """An action card that is resolved when it is gained."""

    card: Card


class WaitsInHand(RebellionReason):
    """An action card that stays in hand until it can be used."""

    card: Card


class EachInTurn(RebellionReason):
    """All of these cards are resolved, whatever comes first."""

    card: Card


class BlocksAlike(RebellionReason):
    """Any card blocks as much."""

    card: Card


class SpaceFirst(RebellionReason):
    """The space battle comes before the ground battle."""


class VaderDeck(RebellionReason):
    """A card with the mark keeps the missions that bear the mark or name a leader."""

    card: Card


class PlainDeck(RebellionReason):
    """A card without the mark keeps all missions but those with it."""

    card: Card


class KnownEmpty(RebellionReason):
    """A probe card of one's own: that the base is not there is known already."""

    place: Place


class Takes(RebellionReason):
    """A Rebel leader stands where the hidden probe card points."""

    leader: Leader
    place: Place


class AskedAgain(RebellionReason):
    """Cards that the Empire has seen are drawn by it again, and tell it nothing."""


class NothingNewBelow(RebellionReason):
    """Cards that the Empire has seen lie at the bottom: their order tells nothing."""


class StaysSuspect(RebellionReason):
    """A probe card that is kept is not drawn by the Empire."""

    place: Place


class KnownDraws(RebellionReason):
    """On top lie cards that the Rebels have seen."""


class BackInDeck(RebellionReason):
    """Missions that are not kept can still be drawn later."""


class CellPays(RebellionReason):
    """While the marker lies, objectives can be given for reputation."""

    place: Place


class PlansUseless(RebellionReason):
    """While the marker lies, the Death Star Plans cannot be used."""

    place: Place


class PaysThem(RebellionReason):
    """The Rebels gain a reputation when the marker goes."""

    place: Place


class PaysUs(RebellionReason):
    """We gain a reputation when the marker goes."""

    place: Place


class EndsTheirs(RebellionReason):
    """What the card gives the enemy ends with the marker."""

    card: Card
    place: Place


class StayOnWatch(RebellionReason):
    """Leaders in a system stand against missions there."""


class HomeWith(RebellionReason):
    """Whoever stays in the system can still be captured."""

    leader: Leader
    place: Place


class MarchOn(RebellionReason):
    """Units that leave are not lost: they stand in another Imperial system."""

    place: Place


class SplitsSearch(RebellionReason):
    """The answer rules out this region, or all others."""

    place: Place


class Pictured(RebellionReason):
    """The card asks for one of the leaders it shows, and this one is free to come."""

    leader: Leader


class StillToChoose(RebellionReason):
    """A card that cancels nothing is resolved in its turn."""

    card: Card


class AsNear(RebellionReason):
    """Only the closest systems are on offer."""

    place: Place


class BuildsForUs(RebellionReason):
    """Loyal systems build."""

    place: Place


class BothHappen(RebellionReason):
    """No mobilization is lost by its place in the order."""


class KnownCards(RebellionReason):
    """Whoever has put them on top knows what is drawn next."""


class OtherCards(RebellionReason):
    """What lay on top goes to the bottom."""


# ── when it is true ────────────────────────────────────────────────────────────────────────────────────────────────


def of_effect(thought: Thought, answer: Option) -> RebellionReason | None:
    if answer == "another-card":
        if "saw" in thought.options:
            return SparedReputation("saw-gerrera")
        return FreeCommander("grand-moff-tarkin") if "grand-moff-tarkin" in thought.pool() else None
    return {"loyalty": LoyaltyAtOnce(), "research": TwoProjects()}.get(str(answer))


def of_discredit(_thought: Thought, answer: Option) -> RebellionReason | None:
    return SabotageAgain() if answer == "repair-all" else None


def of_action_card(_thought: Thought, answer: Option) -> RebellionReason | None:
    """reb.recruit.draw: an immediate card is resolved, any other is kept."""
    if answer not in ACTIONS:
        return None
    return (ActsAtOnce if ACTIONS[str(answer)].timing == "immediate" else WaitsInHand)(str(answer))


def of_first(_thought: Thought, answer: Option) -> RebellionReason | None:
    return EachInTurn(str(answer)) if answer in ACTIONS else None


def of_price(_thought: Thought, answer: Option) -> RebellionReason | None:
    return BlocksAlike(str(answer)) if answer in TACTICS else None


def of_theatre(_thought: Thought, answer: Option) -> RebellionReason | None:
    return SpaceFirst() if answer == "space" else None


def of_mission_set(_thought: Thought, answer: Option) -> RebellionReason | None:
    """reb.rote.setup.mission-sets"""
    if answer not in MISSIONS:
        return None
    return (VaderDeck if MISSIONS[str(answer)].icon == "vader" else PlainDeck)(str(answer))


def of_tucked(_thought: Thought, answer: Option) -> RebellionReason | None:
    return KnownEmpty(str(answer)) if answer in SYSTEMS else None


def of_sweep(thought: Thought, answer: Option) -> RebellionReason | None:
    """Only if somebody is there to be captured."""
    place = dict(thought.view.tucked).get("sweep-the-area", "")
    there = [
        leader.id
        for leader in thought.view.leaders
        if leader.where == place and leader.side == thought.enemy and not leader.captive
    ]
    return Takes(there[0], place) if answer == "sweep" and place and there else None


def of_lead_on_top(_thought: Thought, answer: Option) -> RebellionReason | None:
    return AskedAgain() if answer else NothingNewBelow()


def of_lead_below(_thought: Thought, _answer: Option) -> RebellionReason | None:
    return NothingNewBelow()


def of_kept_probe(_thought: Thought, answer: Option) -> RebellionReason | None:
    return StaysSuspect(str(answer)) if answer in SYSTEMS else None


def of_returned_probes(_thought: Thought, answer: Option) -> RebellionReason | None:
    return KnownDraws() if answer == "top" else None


def of_kept_missions(_thought: Thought, _answer: Option) -> RebellionReason | None:
    return BackInDeck()


def of_cell_place(_thought: Thought, answer: Option) -> RebellionReason | None:
    return CellPays(str(answer)) if answer in SYSTEMS else None


def of_marker(thought: Thought, answer: Option) -> RebellionReason | None:
    """Whose the marker is, and what it gives while it lies, or when it goes."""
    about = thought.question.about
    if not isinstance(about, OfTarget):
        return None
    if answer == "remove" and (thought.view.side, about.card) in UNWELCOME:
        return PaysUs(about.place) if about.card == "raid-outposts" else EndsTheirs(about.card, about.place)
    if answer != "keep":
        return None
    given = {
        ("rebel", "rebel-cell"): CellPays,
        ("empire", "raid-outposts"): PaysThem,
        ("empire", "secure-the-plans"): PlansUseless,
    }
    told = given.get((thought.view.side, about.card))
    return told(about.place) if told else None


def of_escort(thought: Thought, answer: Option) -> RebellionReason | None:
    about = thought.question.about
    if not isinstance(about, OfRescue):
        return None
    if not answer:
        return StayOnWatch()
    first = str(answer[0] if isinstance(answer, tuple) else answer)
    return HomeWith(first, about.place) if first in LEADERS else None


def of_expelled(_thought: Thought, answer: Option) -> RebellionReason | None:
    return MarchOn(str(answer)) if answer in SYSTEMS else None


def of_region(thought: Thought, answer: Option) -> RebellionReason | None:
    """Something is learnt as long as the base can be both in this region and outside it."""
    region = next((region.systems for region in REGIONS.values() if answer in region.systems), ())
    inside = [place for place in thought.view.suspects if place in region]
    return SplitsSearch(str(answer)) if 0 < len(inside) < len(thought.view.suspects) else None


def of_pictured(_thought: Thought, answer: Option) -> RebellionReason | None:
    return Pictured(str(answer)) if answer in LEADERS else None


def of_cancel(thought: Thought, answer: Option) -> RebellionReason | None:
    about = thought.question.about
    return StillToChoose(about.card) if answer == "wait" and isinstance(about, OfCard) else None


def of_carried(_thought: Thought, answer: Option) -> RebellionReason | None:
    """reb.system.closest"""
    return AsNear(str(answer)) if answer in SYSTEMS else None


def of_loyalty(_thought: Thought, answer: Option) -> RebellionReason | None:
    return BuildsForUs(str(answer)) if answer in SYSTEMS and SYSTEMS[str(answer)].icons else None


def of_mobilizations(_thought: Thought, _answer: Option) -> RebellionReason | None:
    return BothHappen()


def of_sorted(_thought: Thought, answer: Option) -> RebellionReason | None:
    return KnownCards() if answer else OtherCards()


OUTCOMES: Final[Mapping[str, Callable[[Thought, Option], RebellionReason | None]]] = {
    "choose-effect": of_effect,
    "discredit": of_discredit,
    "recruit-card": of_action_card,
    "which-first": of_first,
    "discard-tactic": of_price,
    "which-theatre": of_theatre,
    "which-decks": of_theatre,
    "mission-set": of_mission_set,
    "tuck": of_tucked,
    "sweep": of_sweep,
    "false-lead-top": of_lead_on_top,
    "false-lead-bottom": of_lead_below,
    "keep-probe": of_kept_probe,
    "return-probes": of_returned_probes,
    "keep-missions": of_kept_missions,
    "mark-cell": of_cell_place,
    "remove-target": of_marker,
    "escort": of_escort,
    "expelled-to": of_expelled,
    "name-region": of_region,
    "card-leader": of_pictured,
    "cancel-first": of_cancel,
    "carry-where": of_carried,
    "loyalty-where": of_loyalty,
    "which-mobilization": of_mobilizations,
    "sort-tactics": of_sorted,
}
