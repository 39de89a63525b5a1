"""Why the tactician answers as it does: one reason an answer, for people who ask for a hint."""

from __future__ import annotations

from dejarik.core.note import Reason
from dejarik.games.lcg.notes import Affiliation, Card


class LcgReason(Reason):
    """What speaks for an answer in this game."""


# ── what comes of it ───────────────────────────────────────────────────────────────────────────────────────────────


class LikelyBrings(LcgReason):
    """What a card will probably have done by the end of the action or engagement: `what` of it, so much."""

    card: Card
    what: str
    count: int


class LikelyCosts(LcgReason):
    """Why something is left alone: what it would probably take from its own player, so much."""

    card: Card
    what: str
    count: int


class HardlyMatters(LcgReason):
    """A card that would hardly change anything now."""

    card: Card


class PlayedOn(LcgReason):
    """Played on to the end of the engagement, it gave the best table."""

    card: Card


class BestTable(LcgReason):
    """The same of an answer that no card asks for: the best of so many."""

    count: int


# ── before the first turn ──────────────────────────────────────────────────────────────────────────────────────────


class ReadyDeck(LcgReason):
    affiliation: Affiliation


class SameAffiliation(LcgReason):
    """Sets of one affiliation pay for each other's cards."""

    affiliation: Affiliation


class WeakestObjective(LcgReason):
    card: Card
    resources: int


class CheapCards(LcgReason):
    """A hand to keep: so many cards can be played in the first turns."""

    count: int


class FewCheap(LcgReason):
    """A hand to change: only so many."""

    count: int


# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Deploys(LcgReason):
    """A unit: what it can do in an engagement, and for the Force."""

    card: Card
    icons: int
    force: int


class MoreResources(LcgReason):
    card: Card
    count: int


class StaysInPlay(LcgReason):
    """A card that works as long as it is in play."""

    card: Card


class NothingPays(LcgReason):
    """A pass: what could be done is worth less than what it takes; so many resources stay ready."""

    count: int


class NothingToDo(LcgReason):
    """A pass for want of anything to pay with."""

    hand: int


class Pays(LcgReason):
    """So many resources stay ready after the payment."""

    count: int


class CarriesIt(LcgReason):
    card: Card


class AsUnit(LcgReason):
    card: Card


class HeldInVain(LcgReason):
    card: Card


class KeepsHand(LcgReason):
    count: int


class Worthiest(LcgReason):
    """The dearest of several cards."""

    card: Card
    cost: int


class Helps(LcgReason):
    """One's own card that profits most."""

    card: Card


class Hinders(LcgReason):
    """An enemy card that is missed most."""

    card: Card


class MissedLeast(LcgReason):
    """One's own card that is missed least."""

    card: Card


# ── the engagement ─────────────────────────────────────────────────────────────────────────────────────────────────


class NearlyDestroyed(LcgReason):
    """The objective that takes the least to destroy."""

    card: Card
    left: int


class TakesDown(LcgReason):
    """There is damage enough for an objective."""

    card: Card


class Chips(LcgReason):
    """So much damage for an objective, which then has so much left."""

    card: Card
    damage: int
    left: int


class StaysHome(LcgReason):
    """A unit that does not attack, because it will be needed for defending."""

    card: Card


class NobodyReady(LcgReason):
    """No engagement: so many units are exhausted or cannot strike."""

    count: int


class TooCostly(LcgReason):
    """No engagement although so many units could attack."""

    count: int


class SavesObjective(LcgReason):
    """Without a defender an objective may be destroyed."""

    card: Card


class Opposes(LcgReason):
    """A defender takes the reward for an unopposed engagement away."""

    card: Card


class Withstands(LcgReason):
    """An undefended objective that bears it: so much is left."""

    card: Card
    left: int


class NotWorthIt(LcgReason):
    """Defenders would be lost for too little; so many stay at home."""

    count: int


class EdgeIcons(LcgReason):
    """A card for the edge stack: its Force icons."""

    card: Card
    force: int


class FateNow(LcgReason):
    """A fate card whose effect is of use here."""

    card: Card


class EdgeSafe(LcgReason):
    """Enough lies there: so many Force icons."""

    force: int


class EdgeSmall(LcgReason):
    """The edge would add too little: so many edge-enabled icons."""

    icons: int


class StrikesFirst(LcgReason):
    """The strongest strike first: so many icons."""

    card: Card
    icons: int


class UnitFalls(LcgReason):
    """A unit that does not survive."""

    card: Card


class UnitLeft(LcgReason):
    card: Card
    left: int


class Exhausts(LcgReason):
    """A focus token for a unit that could strike yet."""

    card: Card


class KeepsDown(LcgReason):
    """Focus tokens for a unit that is exhausted: it stays so for longer."""

    card: Card


class ShieldNow(LcgReason):
    """So many tokens that shields keep away."""

    count: int


class ShieldLater(LcgReason):
    count: int


class TakesFor(LcgReason):
    """Protectors take so much damage in place of a card."""

    card: Card
    count: int


class BearsItself(LcgReason):
    """A card that takes the damage itself."""

    card: Card
    count: int


class Guarded(LcgReason):
    """Where a shield is needed most."""

    card: Card


# ── the Force ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Serves(LcgReason):
    """A unit for the Force: so many icons."""

    card: Card
    force: int


class KeepsFree(LcgReason):
    """Nobody is committed: the units (so many) are needed elsewhere."""

    count: int


class Prison(LcgReason):
    """An objective that holds out longest."""

    card: Card
    left: int
