"""СПОСОБНОСТИ: what this game adds to texts. How cards work at all is in `core.cards`, the words are in `words`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from dejarik.core import cards
from dejarik.core.question import Ask, Option, Procedure
from dejarik.games.destiny.cards.building import Building
from dejarik.games.destiny.notes import OfAbility
from dejarik.games.destiny.state import DICE, NOBODY, NOTHING, Moment, Table

#: The rule behind each kind of choice that the text of a card asks for.
CHOICES: Final[Mapping[str, str]] = {
    "choose": "dst.term.choose",
    "may": "dst.ability.as-full-as-possible",
    "choose-one": "dst.term.choose-one",
    "opponent": "dst.multi.choose-opponent",
    "side": "dst.term.turn-die",
    "symbol": "dst.term.choose",
    "colour": "dst.term.choose",
    "amount": "dst.ability.as-full-as-possible",
    "hand": "dst.term.choose",
    "their-hand": "dst.term.look",
    "pile": "dst.zone.discard",
    "top": "dst.term.look",
    "special": "dst.ability.special-several",
    "split": "dst.term.choose",
    "group": "dst.term.choose",
    "play": "dst.play.1-announce",
    "subtype": "dst.subtype.choose",
    "hide": "dst.clar.barter-with-blood",
    "search": "dst.term.search",
}
#: Choices that only the one who makes them sees.
SECRET: Final = frozenset({"top", "hide", "search"})


class Use(cards.Use[Table, Moment]):
    """One use of an ability."""

    #: The die whose special this is, and whether it stays in the pool.
    die: int = NOTHING
    stays: bool = False
    #: The opponent that was chosen, where the text speaks of one.
    foe: int = NOBODY
    #: What the choice now asked for is about.
    doing: str = ""

    def find(self, hints: Mapping[str, Any]) -> Sequence[int]:
        """Dice in pools if the filter looks for dice; otherwise cards in play, of a `kind` where it names one."""
        kind = hints.get("kind")
        if kind == "die":
            return [die for pool in self.table.pools for die in pool]
        return [thing for thing, piece in self.table.pieces.items() if kind is None or piece.kind == kind]

    @property
    def abandoned(self) -> bool:
        return self.seat in self.table.out

    def present(self, thing: int) -> bool:
        return thing in (self.table.showing if thing >= DICE else self.table.pieces)

    def ask(
        self, seat: int, kind: str, options: Sequence[Option], least: int = 1, most: int = 1, *, ordered: bool = False
    ) -> Ask:
        about = OfAbility(self.table.cards[self.this], self.this, self.doing)
        return Ask(seat, kind, tuple(options), least, most, ordered, kind in SECRET, about, CHOICES[kind])

    def opponent(self) -> Procedure[int]:
        """The opponent that the text speaks of; its user chooses, once, where there are several."""
        if self.foe == NOBODY:
            others = self.table.opponents(self.seat)
            if len(others) == 1:
                self.foe = others[0]
            elif others:
                answer = yield self.ask(self.seat, "opponent", [cards.player(seat) for seat in others])
                self.foe = -1 - int(answer)
        return self.foe


Filter: TypeAlias = cards.Filter[Use]
Choice: TypeAlias = cards.Choice[Use]
Whom: TypeAlias = cards.Whom[Use]
Effect: TypeAlias = cards.Effect[Use]
Deed: TypeAlias = cards.Deed[Use]
Ability: TypeAlias = cards.Ability[Use]
Constant: TypeAlias = cards.Constant[Use]
Trigger: TypeAlias = cards.Trigger[Use]
Part: TypeAlias = cards.Part[Use]
Test: TypeAlias = cards.Test[Use]
Condition: TypeAlias = cards.Condition[Use]
Amount: TypeAlias = cards.Amount[Use]


class Verb(cards.Verb[Use]):
    """Something done to things, with a name that the question says."""

    def __init__(
        self,
        name: str,
        act: Callable[[Use, list[int]], Procedure[bool]],
        whom: Whom,
        useful: Test | None = None,
    ) -> None:
        super().__init__(act, whom, useful)
        self.name = name
        self.several = isinstance(whom, cards.Choice) and whom.least not in (0, 1)

    def resolve(self, use: Use) -> Procedure[bool]:
        use.doing = self.name
        return self._in_full(use) if self.several else super().resolve(use)

    def _in_full(self, use: Use) -> Procedure[bool]:
        """Done to fewer things than the text names, it was done as far as possible, but not carried out in full."""
        # dst.effect.then
        enough = self.possible(use)
        return (yield from super().resolve(use)) and enough


def select_one(use: Use, seat: int, kind: str, options: Sequence[int]) -> Procedure[list[int]]:
    """One of them, if there are any; nobody is asked about the last."""
    return cards.select(use, seat, kind, options, 1, 1)


class Script(cards.Script[Use]):
    """All that a card does."""

    def __init__(self) -> None:
        super().__init__()
        #: What an event does; the specials of a die; the claim ability of a battlefield.
        self.event: Ability | None = None
        self.specials: list[Ability] = []
        self.claim: Ability | None = None
        #: When it may be played.
        self.play_only: Condition | None = None
        #: How much less it costs itself, as things stand.
        self.discount: Amount = 0
        #: What X on its die is.
        self.x: Amount = 0
        #: What it changes about teams and decks.
        self.building = Building()
        #: МОДИФИКАЦИЯ: what it is played on.
        self.modify: Filter | None = None
        #: ОГРАНИЧЕНИЯ: no more than so many upgrades of a subtype on its bearer.
        self.limit: tuple[str, int] | None = None
        #: Which dice its sides without a symbol may modify.
        self.modifies: Filter | None = None
        #: As what else dice may be resolved.
        self.reads: list[Reads] = []
        #: Its actions are for whoever controls what it lies on.
        self.for_bearer = False
        #: It has the abilities of ordinary characters (see `lending`).
        self.borrows = False
        #: What it lies on is elite.
        self.makes_elite = False


class Reads(msgspec.Struct, frozen=True):
    """Dice that show one of `symbols` may be resolved as if they showed another, perhaps with a value of its own."""

    which: Filter
    symbols: tuple[str, ...]
    to: str
    value: int | None = None
