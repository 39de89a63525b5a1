"""What the journal of Destiny tells, and what its questions are about.

A card is told by its id (`card`), which words need, and by its number on the table (`id`), which the board needs.
"""

from __future__ import annotations

from typing import Annotated

from dejarik.core.note import Note, Seat, Subject, Word

#: The id of a card.
Card = Annotated[str, Word("card")]
#: A side of a die, as in the data of players: "+2RD1".
Face = Annotated[str, Word("face")]
Symbol = Annotated[str, Word("symbol")]


class DestinyNote(Note):
    """A line of this game's journal."""


# ── preparation ────────────────────────────────────────────────────────────────────────────────────────────────────


class Mulligan(DestinyNote):
    rule = "dst.setup.4-mulligan"
    who: Seat
    count: int


class RollsForField(DestinyNote):
    rule = "dst.setup.6-rolloff"
    who: Seat
    faces: tuple[Face, ...]
    total: int


class RollTied(DestinyNote):
    rule = "dst.setup.6-rolloff"


class ChanceDecides(DestinyNote):
    rule = "dst.gap.rolloff-undecidable"
    who: Seat


class FieldUsed(DestinyNote):
    rule = "dst.setup.6-control"
    who: Seat
    card: Card
    id: int


# ── rounds and turns ───────────────────────────────────────────────────────────────────────────────────────────────


class RoundBegins(DestinyNote):
    rule = "dst.round.two-phases"
    number: int


class Upkeep(DestinyNote):
    rule = "dst.round.two-phases"


class Passes(DestinyNote):
    rule = "dst.pass.basic"
    who: Seat


class NoEffect(DestinyNote):
    rule = "dst.pass.no-effect-action"
    who: Seat


class Declines(DestinyNote):
    rule = "dst.extra.now-or-decline"
    who: Seat


class Activates(DestinyNote):
    rule = "dst.activate.basic"
    who: Seat
    card: Card
    id: int


class Rolls(DestinyNote):
    rule = "dst.term.roll"
    who: Seat
    faces: tuple[Face, ...]


class Plays(DestinyNote):
    rule = "dst.play.1-announce"
    who: Seat
    card: Card
    id: int


class HidesTokens(DestinyNote):
    rule = "dst.clar.barter-with-blood"
    who: Seat
    count: int


class PlayedOn(DestinyNote):
    rule = "dst.upgrade.attach"
    card: Card
    host: Card
    id: int


class Replaces(DestinyNote):
    rule = "dst.upgrade.replace"
    who: Seat
    card: Card
    id: int


class ResolvesDie(DestinyNote):
    rule = "dst.resolve.sequence"
    who: Seat
    faces: tuple[Face, ...]
    card: Card
    id: int


class DiscardsToReroll(DestinyNote):
    rule = "dst.reroll.basic"
    who: Seat
    card: Card
    id: int


class UsesAbility(DestinyNote):
    rule = "dst.ability.types"
    who: Seat
    card: Card
    id: int


class Claims(DestinyNote):
    rule = "dst.claim.basic"
    who: Seat
    card: Card
    id: int


class TakesField(DestinyNote):
    rule = "dst.bf.control"
    who: Seat
    card: Card
    id: int


class PhaseEnds(DestinyNote):
    rule = "dst.round.action-phase-end"


# ── what happens ───────────────────────────────────────────────────────────────────────────────────────────────────


class DamageDealt(DestinyNote):
    rule = "dst.damage.tokens"
    card: Card
    id: int
    count: int
    taken: int


class DamagePlaced(DestinyNote):
    rule = "dst.term.move-damage"
    card: Card
    id: int
    count: int


class ShieldsGiven(DestinyNote):
    rule = "dst.sym.shield"
    card: Card
    id: int
    count: int


class ShieldsLost(DestinyNote):
    rule = "dst.shield.block"
    card: Card
    id: int
    count: int


class Healed(DestinyNote):
    rule = "dst.term.heal"
    card: Card
    id: int
    count: int


class GainsResources(DestinyNote):
    rule = "dst.sym.resource"
    who: Seat
    count: int


class LosesResources(DestinyNote):
    rule = "dst.sym.disrupt"
    who: Seat
    count: int


class Spends(DestinyNote):
    rule = "dst.resource.basic"
    who: Seat
    count: int


class Draws(DestinyNote):
    rule = "dst.draw.basic"
    who: Seat
    count: int


class Discards(DestinyNote):
    rule = "dst.zone.discard"
    who: Seat
    cards: tuple[Card, ...]


class RemovesDie(DestinyNote):
    rule = "dst.term.remove-die"
    who: Seat
    card: Card
    face: Face


class TurnsDie(DestinyNote):
    rule = "dst.term.turn-die"
    who: Seat
    card: Card
    face: Face


class Exhausted(DestinyNote):
    rule = "dst.exhaust.position"
    card: Card
    id: int


class Readied(DestinyNote):
    rule = "dst.ready.position"
    card: Card
    id: int


class Attached(DestinyNote):
    rule = "dst.term.move-ignores-restrictions"
    card: Card
    host: Card
    id: int


class Defeated(DestinyNote):
    rule = "dst.defeat.procedure"
    card: Card
    id: int


class LeavesPlay(DestinyNote):
    rule = "dst.zone.owner-areas"
    card: Card
    id: int
    where: str


class Reveals(DestinyNote):
    rule = "dst.term.look"
    who: Seat
    cards: tuple[Card, ...]


class Looks(DestinyNote):
    rule = "dst.term.look"
    who: Seat
    whose: Seat


class SeesHand(DestinyNote):
    rule = "dst.term.look"
    whose: Seat
    cards: tuple[Card, ...]


class Leaves(DestinyNote):
    rule = "dst.multi.elimination"
    who: Seat


class Wins(DestinyNote):
    rule = "dst.win.no-characters"
    who: Seat
    result: str

    def cites(self) -> str:
        alone = {"characters": "dst.win.no-characters", "cards": "dst.win.decked"}
        return alone.get(self.result, "dst.multi.last-wins")


# ── what questions are about ───────────────────────────────────────────────────────────────────────────────────────


class DestinySubject(Subject):
    """What one of this game's questions is about."""


class OfTurn(DestinySubject):
    """An action: of the turn, or an additional one."""

    extra: bool
    round: int


class OfAbility(DestinySubject):
    """The text of a card, and what the thing to be chosen is for."""

    card: Card
    id: int
    doing: str


class OfCard(DestinySubject):
    card: Card
    id: int


class OfDie(DestinySubject):
    """A die about to be resolved: its card, what it shows, and how much it is worth with all that is added."""

    card: Card
    id: int
    face: Face
    amount: int
    #: Its damage passes shields.
    unblockable: bool = False


class OfDamage(DestinySubject):
    """Damage about to be given out."""

    card: Card
    id: int
    count: int


class OfCount(DestinySubject):
    count: int


class OfMoment(DestinySubject):
    """What can be answered: the kind of moment, and the card it is about."""

    moment: str
    card: Card | None
    id: int
    count: int
