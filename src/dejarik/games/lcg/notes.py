"""What the journal of the card game tells, and what its questions are about.

A card is told by its title (`card`), which words need, and by its number on the table (`id`), which the board needs.
"""

from __future__ import annotations

from typing import Annotated, Final

from dejarik.core.note import Note, Seat, Subject, Word

#: The title of a card, or "dial".
Card = Annotated[str, Word("card")]
Affiliation = Annotated[str, Word("affiliation")]
Phase = Annotated[str, Word("phase")]


class LcgNote(Note):
    """A line of this game's journal."""


# ── setup ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class ShowsAffiliation(LcgNote):
    rule = "lcg.setup.reveal-affiliations"
    who: Seat
    affiliation: Affiliation


class ObjectivesChosen(LcgNote):
    rule = "lcg.setup.choose-objectives"


class OpeningDraw(LcgNote):
    rule = "lcg.setup.opening-hand"


class Mulligan(LcgNote):
    rule = "lcg.setup.mulligan"
    who: Seat


# ── the turn ───────────────────────────────────────────────────────────────────────────────────────────────────────


class TurnBegins(LcgNote):
    rule = "lcg.turn.alternate"
    who: Seat
    number: int


class PhaseBegins(LcgNote):
    rule = "lcg.turn.phases"
    phase: Phase


class DialShows(LcgNote):
    rule = "lcg.comp.dial"
    number: int


class Refreshes(LcgNote):
    rule = "lcg.refresh.remove-focus"
    who: Seat


class Draws(LcgNote):
    rule = "lcg.draw.up-to-reserve"
    who: Seat
    number: int


class DrawsCard(LcgNote):
    rule = "lcg.setup.default-deck"
    card: Card


class Discards(LcgNote):
    """From hand or deck."""

    rule = "lcg.discard.pile"
    who: Seat
    card: Card
    id: int


# ── playing and using cards ────────────────────────────────────────────────────────────────────────────────────────


class Plays(LcgNote):
    rule = "lcg.res.procedure"
    who: Seat
    card: Card
    id: int


class Uses(LcgNote):
    rule = "lcg.gap.effect-steps"
    who: Seat
    card: Card
    id: int


class Generates(LcgNote):
    rule = "lcg.res.one-per-token"
    card: Card
    number: int
    id: int


class Cancelled(LcgNote):
    rule = "lcg.cancel.effect"
    card: Card
    id: int


# ── entering and leaving play ──────────────────────────────────────────────────────────────────────────────────────


class Enters(LcgNote):
    rule = "lcg.zone.enter-play"
    who: Seat
    card: Card
    host: Card | None
    id: int


class Discarded(LcgNote):
    """From play."""

    rule = "lcg.discard.meaning"
    card: Card
    id: int


class Returned(LcgNote):
    rule = "lcg.zone.leave-play"
    card: Card
    who: Seat
    id: int


class ToDeck(LcgNote):
    rule = "lcg.zone.leave-play"
    card: Card
    who: Seat
    id: int


class HandToDeck(LcgNote):
    rule = "lcg.gap.public-information"
    who: Seat
    number: int


class Destroyed(LcgNote):
    rule = "lcg.damage.destroyed"
    card: Card
    id: int


class ObjectiveLost(LcgNote):
    rule = "lcg.destroy.objective"
    card: Card
    who: Seat
    id: int


class TakesControl(LcgNote):
    rule = "lcg.gap.control-change"
    who: Seat
    card: Card
    id: int


# ── tokens ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Damaged(LcgNote):
    rule = "lcg.damage.tokens"
    card: Card
    number: int
    id: int


class Repaired(LcgNote):
    rule = "lcg.discard.tokens"
    card: Card
    number: int
    id: int


class Focused(LcgNote):
    rule = "lcg.state.exhausted"
    card: Card
    number: int
    id: int


class Unfocused(LcgNote):
    rule = "lcg.state.ready"
    card: Card
    number: int
    id: int


class Shielded(LcgNote):
    rule = "lcg.shield.place"
    card: Card
    id: int


class ShieldUsed(LcgNote):
    rule = "lcg.shield.use"
    card: Card
    number: int
    id: int


class ShieldLost(LcgNote):
    rule = "lcg.discard.tokens"
    card: Card
    number: int
    id: int


class Protects(LcgNote):
    """`card` takes damage that was meant for `other`."""

    rule = "lcg.kw.protect"
    card: Card
    number: int
    other: Card
    id: int
    other_id: int


# ── hidden cards ───────────────────────────────────────────────────────────────────────────────────────────────────


class Captured(LcgNote):
    """At the objective `at`."""

    rule = "lcg.capture.attach"
    at: Card
    id: int


class CapturedCard(LcgNote):
    rule = "lcg.gap.captured-visibility"
    card: Card
    at: Card


class Rescued(LcgNote):
    rule = "lcg.rescue.on-destroy"
    who: Seat


class RescuedCard(LcgNote):
    rule = "lcg.gap.captured-visibility"
    card: Card


class LooksAtHand(LcgNote):
    rule = "lcg.state.hand-hidden"
    cards: tuple[Card, ...]


class Reveals(LcgNote):
    rule = "lcg.gap.public-information"
    who: Seat
    cards: tuple[Card, ...]


# ── engagements ────────────────────────────────────────────────────────────────────────────────────────────────────


class Engages(LcgNote):
    rule = "lcg.eng.declare-objective"
    who: Seat
    card: Card
    id: int


class EngagedInstead(LcgNote):
    rule = "lcg.gap.engaged-moment"
    card: Card
    id: int


class Attacks(LcgNote):
    rule = "lcg.eng.attackers"
    who: Seat
    cards: tuple[Card, ...]


class Defends(LcgNote):
    rule = "lcg.eng.defenders"
    who: Seat
    cards: tuple[Card, ...]


class LeavesEngagement(LcgNote):
    rule = "lcg.eng.participants"
    card: Card
    id: int


class EdgeCard(LcgNote):
    rule = "lcg.edge.hidden"
    who: Seat


class EdgeOpen(LcgNote):
    rule = "lcg.golden.card-over-rules"
    who: Seat
    card: Card
    id: int


class EdgePass(LcgNote):
    rule = "lcg.edge.until-two-passes"
    who: Seat


class EdgeReveal(LcgNote):
    rule = "lcg.edge.reveal"
    who: Seat
    cards: tuple[Card, ...]


class Fate(LcgNote):
    rule = "lcg.edge.fate-ascending"
    who: Seat
    card: Card
    id: int


class EdgeWon(LcgNote):
    rule = "lcg.edge.winner"
    who: Seat
    attacking: int
    defending: int


class EdgeRestart(LcgNote):
    rule = "lcg.gap.edge-restart"


class Strikes(LcgNote):
    rule = "lcg.strike.steps"
    who: Seat
    card: Card
    tokens: int
    id: int


class Unopposed(LcgNote):
    rule = "lcg.reward.bonus"
    who: Seat


# ── the Force ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Commits(LcgNote):
    rule = "lcg.force.attach-card"
    who: Seat
    card: Card
    id: int


class Uncommits(LcgNote):
    rule = "lcg.discard.force-card"
    card: Card
    id: int


class Struggle(LcgNote):
    rule = "lcg.force.struggle-count"
    light: int
    dark: int


class BalanceShifts(LcgNote):
    rule = "lcg.force.struggle-winner"
    who: Seat


#: The rule behind each way to win; where a card says so, the table of them all.
_VICTORIES: Final = {
    "objectives": "lcg.win.light-three",
    "dial": "lcg.win.dark-dial",
    "deck-out": "lcg.win.deck-out-command",
    "objectives-out": "lcg.win.deck-out-objective",
}


class Wins(LcgNote):
    rule = "lcg.win.table"
    who: Seat
    result: str

    def cites(self) -> str:
        return _VICTORIES.get(self.result, self.rule or "")


# ── what questions are about ───────────────────────────────────────────────────────────────────────────────────────


class LcgSubject(Subject):
    """What a question of this game is about."""


class OfCard(LcgSubject):
    """A card on the table, or the dial."""

    card: Card
    id: int


class OfAbility(LcgSubject):
    """A card whose text asks, and which of its abilities, counted from 0."""

    card: Card
    ability: int


class OfAffiliation(LcgSubject):
    affiliation: Affiliation


class OfMoment(LcgSubject):
    """Something happens (a kind of moment): to which card, through whom."""

    moment: str
    card: Card | None
    doer: Seat | None
    id: int


class OfPayment(LcgSubject):
    """A card or ability is to be paid for; of the sources, those in `matching` give a resource match."""

    card: Card
    id: int
    cost: int
    affiliation: Affiliation | None
    matching: tuple[int, ...]


class OfTokens(LcgSubject):
    """So many tokens for or from a card: of a striker, or about to be placed on it."""

    card: Card
    id: int
    count: int


class OfShields(LcgSubject):
    """Tokens of a kind ("damage" or "focus") about to be placed on each of the cards that have shields."""

    token: str
    counts: tuple[int, ...]
