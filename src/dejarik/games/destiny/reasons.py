"""Why the duelist answers as it does: one reason an answer, for people who ask for a hint."""

from __future__ import annotations

from typing import Annotated

from dejarik.core.note import Reason, Seat, Word
from dejarik.games.destiny.notes import Card, Face, Symbol

#: A number with one decimal, in tenths.
Tenths = Annotated[int, Word("tenths")]


class DestinyReason(Reason):
    """What speaks for an answer in this game."""


# ── what an answer brings ──────────────────────────────────────────────────────────────────────────────────────────


class Brings(DestinyReason):
    """What a card will have done by the next action: `what` of it, so much."""

    card: Card
    what: str
    count: int


class Might(DestinyReason):
    """What it may do with luck: at most so much."""

    card: Card
    what: str
    count: int


class Fells(DestinyReason):
    """Somebody falls by it."""

    card: Card
    whom: Card


class Costs(DestinyReason):
    """Why an ability is not used: what it would take from its own player, so much."""

    card: Card
    what: str
    count: int


class Idle(DestinyReason):
    """An ability that would change nothing now."""

    card: Card


class Without(DestinyReason):
    """An ability that is left alone although it costs nothing."""

    card: Card


class Tried(DestinyReason):
    """Tried out, it gave the best round."""

    card: Card


class BestOf(DestinyReason):
    """The same of an answer that no card asks for: the best of so many."""

    count: int


# ── actions ────────────────────────────────────────────────────────────────────────────────────────────────────────


class RollDice(DestinyReason):
    """An activation: so many dice, so much damage on average."""

    card: Card
    dice: int
    damage: Tenths


class RollFor(DestinyReason):
    """An activation of dice without damage, and the best that they can show."""

    card: Card
    dice: int
    face: Face


class Finish(DestinyReason):
    """The dice that lie there are enough for somebody."""

    card: Card


class StrikeNow(DestinyReason):
    """Damage that might be removed."""

    damage: int


class Affords(DestinyReason):
    """So many resources in all, and what they are enough for then."""

    card: Card
    total: int


class BestDie(DestinyReason):
    """Nothing else brings more now."""

    face: Face


class MoreDice(DestinyReason):
    """A card that brings a die for the rest of the game."""

    card: Card
    face: Face


class WorksOn(DestinyReason):
    """A card that works for the rest of the game."""

    card: Card


class RollAgain(DestinyReason):
    """Dice that bring little, and a card that can be spared."""

    card: Card
    count: int


class ClaimNow(DestinyReason):
    """Little is left to do."""

    card: Card


class ClaimEarly(DestinyReason):
    """Before somebody else does."""

    card: Card
    left: int


class EndRound(DestinyReason):
    """Everybody else has passed: their dice go back unused."""

    dice: int
    damage: int


class LetThem(DestinyReason):
    """They have more to do than oneself: so many cards to activate or dice to resolve."""

    count: int


class NothingUseful(DestinyReason):
    """No die is of use, and nothing else is worth paying for."""

    resources: int


# ── whom ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Falls(DestinyReason):
    card: Card


class Nearest(DestinyReason):
    """Whoever takes the least to defeat."""

    card: Card
    left: int


class Strongest(DestinyReason):
    """Whoever has the best dice."""

    card: Card
    dice: int


class Softens(DestinyReason):
    """Whoever has only so much left then."""

    card: Card
    left: int


class Protect(DestinyReason):
    card: Card
    left: int


class Bearable(DestinyReason):
    """Damage to be given out among one's own: who takes most of it, and what is left then."""

    card: Card
    left: int


class Sacrifice(DestinyReason):
    """Damage that somebody does not outlive."""

    card: Card


class Rich(DestinyReason):
    """The player who has most to lose."""

    who: Seat
    what: str
    count: int


# ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class MostDangerous(DestinyReason):
    face: Face


class TakesAway(DestinyReason):
    """A die of theirs that is not the worst, but can be spared least by them."""

    face: Face


class Spared(DestinyReason):
    """A die of one's own that is missed least."""

    face: Face


class BestSide(DestinyReason):
    face: Face


class WorstSide(DestinyReason):
    """A side of somebody else's die."""

    face: Face


class WantedSide(DestinyReason):
    """Not the strongest side, but the one that was best when tried out."""

    face: Face


class PoorDie(DestinyReason):
    """A die that is to be turned or rolled anew."""

    card: Card
    face: Face


class PoorDice(DestinyReason):
    """Several of them."""

    count: int


class GoodDice(DestinyReason):
    """They may stay as they lie."""

    count: int


class Raises(DestinyReason):
    """A modifier: how much there was, and will be."""

    before: int
    after: int


class Suffices(DestinyReason):
    amount: int


class AnotherDie(DestinyReason):
    """In the same action."""

    face: Face


class DiceWait(DestinyReason):
    """Dice that may be of more use later."""

    count: int


class BestSymbol(DestinyReason):
    symbol: Symbol


class Halves(DestinyReason):
    """So many dice in two groups of about the same worth."""

    count: int


class BetterHalf(DestinyReason):
    count: int


# ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Bears(DestinyReason):
    """Who is to be activated yet."""

    card: Card


class Endures(DestinyReason):
    """Who will bear an upgrade longest."""

    card: Card
    left: int


class BothStay(DestinyReason):
    """The full price can be paid, and the old upgrade stays."""

    card: Card
    resources: int


class MakesRoom(DestinyReason):
    """The old upgrade goes and pays so much of the new one."""

    card: Card
    new: Card
    cost: int


class SendBack(DestinyReason):
    """Cards that are of little use in the first rounds."""

    count: int


class KeepHand(DestinyReason):
    count: int


class NoBearer(DestinyReason):
    """Nobody in the team may have it."""

    card: Card


class NeededLeast(DestinyReason):
    card: Card


class NeededMost(DestinyReason):
    card: Card


class KeepCards(DestinyReason):
    count: int


class Dearest(DestinyReason):
    """The dearest of their cards."""

    card: Card
    cost: int


class OwnField(DestinyReason):
    card: Card


class TheirField(DestinyReason):
    """Their battlefield, and shields for oneself."""

    card: Card


class ColourOf(DestinyReason):
    """The colour of a strong character, and so of many cards."""

    card: Card


class SavesDice(DestinyReason):
    """Dice that are not removed."""

    count: int


class Hides(DestinyReason):
    """So many tokens: no more damage than a free card is worth."""

    count: int


class FirstOwn(DestinyReason):
    """One's own ability before the others'."""

    card: Card


class Guards(DestinyReason):
    """A guardian takes the damage of a die, and has so much left."""

    card: Card
    face: Face
    left: int


class TooWeak(DestinyReason):
    """A guardian who should not."""

    card: Card
    left: int
