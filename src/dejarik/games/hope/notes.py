"""What the journal of Path to Hope tells, and what its questions are about."""

from __future__ import annotations

from typing import Annotated

from dejarik.core.note import Note, Reason, Seat, Subject, Word
from dejarik.games.hope.state import Claim

Card = Annotated[str, Word("card")]
#: A pile by its place on the table, counted from 0.
Pile = Annotated[int, Word("pile")]
Piles = Annotated[tuple[int, ...], Word("piles")]
Told = Annotated[Claim, Word("claim")]
Votes = Annotated[tuple[str, ...], Word("votes")]


class HopeNote(Note):
    """A line of this game's journal."""


# ── recon ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Deal(HopeNote):
    rule = "hope.recon.deal-seven"
    round: int


class Claims(HopeNote):
    rule = "hope.recon.tell"
    who: Seat
    claim: Told


class PilesLaid(HopeNote):
    rule = "hope.recon.piles"


class Swaps(HopeNote):
    rule = "hope.recon.swap-first"
    who: Seat


# ── operation ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Operation(HopeNote):
    rule = "hope.op.take-hands"
    round: int
    who: Seat


class Lays(HopeNote):
    rule = "hope.op.choose-one"
    who: Seat
    card: Card


class Nothing(HopeNote):
    rule = "hope.gap.empty-pile"
    who: Seat
    card: Card


class HandsPassed(HopeNote):
    rule = "hope.op.pass-left"
    who: Seat


class Voted(HopeNote):
    rule = "hope.gap.turn-end-order"
    votes: Votes


# ── rebels and the Empire ──────────────────────────────────────────────────────────────────────────────────────────


class Reveals(HopeNote):
    rule = "hope.op.reveal-top"
    who: Seat
    pile: Pile
    card: Card


class BodhiShows(HopeNote):
    rule = "hope.bodhi.look-two"
    who: Seat
    pile: Pile
    cards: tuple[Card, ...]


class Discarded(HopeNote):
    rule = "hope.discard.empire"
    card: Card


class PutBack(HopeNote):
    rule = "hope.info.revealed-public"
    pile: Pile
    card: Card


class Sinks(HopeNote):
    rule = "hope.plans.to-bottom"
    pile: Pile
    card: Card


class WinsPlans(HopeNote):
    rule = "hope.jyn.takes-plans"
    who: Seat
    pile: Pile
    plans: int


class SameType(HopeNote):
    rule = "hope.k2so.same-type"
    who: Seat
    cards: tuple[Card, ...]


class Pays(HopeNote):
    rule = "hope.trooper.pay"
    who: Seat
    payer: Seat
    rebel: Card
    card: Card


class Reinforced(HopeNote):
    rule = "hope.reinf-tie.effect"
    card: Card
    piles: Piles


class PutsDown(HopeNote):
    rule = "hope.sd.hands"
    who: Seat
    card: Card
    count: int


class AtSt(HopeNote):
    rule = "hope.atst.effect"


class Tank(HopeNote):
    rule = "hope.tank.effect"
    who: tuple[Seat, ...]


class Ambush(HopeNote):
    rule = "hope.ambush.effect"
    plans: int


class Mixed(HopeNote):
    rule = "hope.disinfo.effect"
    piles: Piles


# ── end of the round ───────────────────────────────────────────────────────────────────────────────────────────────


class LeftOver(HopeNote):
    rule = "hope.gap.leftover-piles-seen"
    pile: Pile
    cards: tuple[Card, ...]


class Gives(HopeNote):
    rule = "hope.end.redistribute"
    who: Seat
    count: int


class Takes(HopeNote):
    rule = "hope.end.redistribute"
    who: Seat
    count: int


class GameOver(HopeNote):
    rule = "hope.final.count"
    plans: int


# ── what questions are about ───────────────────────────────────────────────────────────────────────────────────────


class HopeSubject(Subject):
    """What a question of this game is about."""


class OfRebel(HopeSubject):
    """A rebel is played."""

    card: Card
    #: The same once more, for sentences that differ by the rebel.
    rebel: str


class OfPile(HopeSubject):
    pile: Pile


class OfRun(HopeSubject):
    """A rebel may go on revealing a pile."""

    card: Card
    pile: Pile


class OfEnemy(HopeSubject):
    """An enemy was revealed and waits."""

    card: Card
    pile: Pile


class OfReinforcement(HopeSubject):
    card: Card
    count: int


class OfTwoCards(HopeSubject):
    """K-2SO's two cards, of which one takes effect first."""

    pile: Pile
    card: Card
    other_pile: Pile
    other_card: Card


# ── why the careful player would do it ─────────────────────────────────────────────────────────────────────────────


class HopeReason(Reason):
    """What speaks for an answer in this game."""


class Tell(HopeReason):
    pass


class Ready(HopeReason):
    pass


class TellPlans(HopeReason):
    pass


class TellAll(HopeReason):
    pass


class AnySwap(HopeReason):
    pass


class AtPile(HopeReason):
    """A rebel goes for a pile."""

    rebel: Card
    pile: Pile


class TakesPlans(AtPile):
    pass


class Digs(AtPile):
    pass


class Hopes(AtPile):
    chance: int


class Clears(AtPile):
    card: Card


class Looks(AtPile):
    chance: int


class ReadyFor(HopeReason):
    rebel: Card


class AnyRebel(HopeReason):
    rebel: Card


class Matches(HopeReason):
    rebel: Card
    pile: Pile
    other: Pile


class PlansAbove(HopeReason):
    pass


class AnyOrder(HopeReason):
    pass


class GoOn(HopeReason):
    pass


class StopHere(HopeReason):
    pass


class WorthPaying(HopeReason):
    who: Seat


class KeepAll(HopeReason):
    pass


class First(HopeReason):
    pile: Pile


class LeastHope(HopeReason):
    piles: tuple[Pile, ...]


class LeastNeeded(HopeReason):
    rebel: Card


class PlayOn(HopeReason):
    jyns: int


class NobodyLeft(HopeReason):
    pass


class NothingLeft(HopeReason):
    pass
