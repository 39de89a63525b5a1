"""Свойства карт: what this game adds to texts. How cards work at all is in `core.cards`, the words are in `words`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from dejarik.core import cards
from dejarik.core.question import Ask, Option
from dejarik.games.lcg.notes import OfAbility
from dejarik.games.lcg.state import Piece, Table

#: The rule behind each kind of choice that the text of a card asks for.
CHOICES: Mapping[str, str] = {
    "target": "lcg.term.target",
    "choose": "lcg.state.controller",
    "keep": "lcg.gap.simultaneous-choice",
    "rescue-from": "lcg.rescue.by-effect",
    "capture-card": "lcg.capture.attach",
    "put-into-play": "lcg.zone.put-into-play",
    "discard-hand": "lcg.discard.meaning",
    "discard-theirs": "lcg.discard.meaning",
    "from-discard": "lcg.zone.effects-in-play-only",
    "to-bottom": "lcg.zone.effects-in-play-only",
    "choose-objective": "lcg.refresh.replace-one-by-one",
    "top-order": "lcg.golden.card-over-rules",
    "bottom-order": "lcg.golden.card-over-rules",
    "icon-to-gain": "lcg.golden.card-over-rules",
    "amount": "lcg.damage.tokens",
}
#: Choices among cards that the other player does not see before or after.
SECRET = frozenset({"to-bottom", "capture-card", "top-order", "bottom-order"})


class Moment(cards.Moment):
    """A condition that arises."""

    #: The card as it lay in play, for conditions that look back at it.
    was: Piece | None = None
    #: The use of an ability that this is about.
    by: Any = None


class Use(cards.Use[Table, Moment]):
    """One use of an ability."""

    __slots__ = ()

    def piece(self, number: int) -> Piece | None:
        """The card in play, or as it lay in play when the moment came."""
        piece = self.table.pieces.get(number)
        if piece is None and self.moment is not None and self.moment.thing == number:
            return self.moment.was
        return piece

    def find(self, hints: Mapping[str, Any]) -> Sequence[int]:
        """What is in play, of a `kind` and a `side` (1: friendly, -1: enemy) where the filter names them."""
        pieces = self.table.pieces
        kind, side = hints.get("kind"), hints.get("side")
        if side is None:
            return [thing for thing, piece in pieces.items() if kind is None or piece.kind == kind]
        wanted = self.seat if side > 0 else self.table.opponent(self.seat)
        return [
            thing
            for thing, piece in pieces.items()
            if piece.controller == wanted and (kind is None or piece.kind == kind)
        ]

    def present(self, thing: int) -> bool:
        return thing in self.table.pieces

    def targetable(self, things: list[int]) -> list[int]:
        table = self.table
        if "cannot-be-targeted" not in table.changing and not table.lasting:
            return things
        return [thing for thing in things if not cards.cannot(table, "cannot-be-targeted", thing)]

    def ask(
        self, seat: int, kind: str, options: Sequence[Option], least: int = 1, most: int = 1, *, ordered: bool = False
    ) -> Ask:
        about = OfAbility(self.table.cards[self.this], self.ability.index if self.ability else 0)
        return Ask(seat, kind, tuple(options), least, most, ordered, kind in SECRET, about, CHOICES[kind])


Filter: TypeAlias = cards.Filter[Use]
Target: TypeAlias = cards.Target[Use]
Choice: TypeAlias = cards.Choice[Use]
Whom: TypeAlias = cards.Whom[Use]
Effect: TypeAlias = cards.Effect[Use]
Verb: TypeAlias = cards.Verb[Use]
Deed: TypeAlias = cards.Deed[Use]
Ability: TypeAlias = cards.Ability[Use]
Constant: TypeAlias = cards.Constant[Use]
Trigger: TypeAlias = cards.Trigger[Use]
Part: TypeAlias = cards.Part[Use]
Test: TypeAlias = cards.Test[Use]
Condition: TypeAlias = cards.Condition[Use]
Amount: TypeAlias = cards.Amount[Use]


class Script(cards.Script[Use]):
    """All that a card does."""

    def __init__(self) -> None:
        super().__init__()
        self.fate: tuple[Effect, ...] = ()
        #: What it can be attached to; for a unit: it may enter play as an enhancement instead.
        self.hosts: Filter | None = None
        #: Whether the order of its owner's discard pile matters to it.
        self.minds_pile = False
