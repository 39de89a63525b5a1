"""Свойства карт: what an ability is made of. The words to declare one are in `words`, its timing in `rules.timing`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from dejarik.core import effects
from dejarik.games.lcg.state import NOBODY, NOWHERE, Piece, Table


class Moment:
    """A condition that arises: something is about to happen (interrupts) or has just happened (reactions).

    One occurrence can answer to several kinds: a destroyed unit is "destroyed" and "leaves".
    """

    __slots__ = ("amount", "by", "cancelled", "card", "kinds", "note", "seat", "source", "was")

    def __init__(
        self,
        *kinds: str,
        card: int = NOWHERE,
        seat: int = NOBODY,
        source: int = NOWHERE,
        amount: int = 0,
        was: Piece | None = None,
        note: str = "",
        by: Any = None,
    ) -> None:
        self.kinds = kinds
        #: What it happens to.
        self.card = card
        #: Who does it.
        self.seat = seat
        #: The card that does it.
        self.source = source
        self.amount = amount
        #: The card as it lay in play, for conditions that look back at it.
        self.was = was
        #: A detail, e.g. where a captured card came from.
        self.note = note
        #: The use of an ability that this is about.
        self.by: Use | None = by
        #: Cancelled or replaced: it does not happen (any more).
        self.cancelled = False


class Use:
    """One use of an ability: whose, of which card, on what occasion, with what choices."""

    __slots__ = ("ability", "cancelled", "chosen", "moment", "number", "paid", "seat", "table", "this")

    def __init__(
        self, table: Table, seat: int, this: int, moment: Moment | None = None, ability: Ability | None = None
    ) -> None:
        self.table = table
        self.seat = seat
        self.this = this
        self.moment = moment
        self.ability = ability
        self.chosen: dict[int, list[int]] = {}
        self.cancelled = False
        #: A number that one part fixes for the next (X).
        self.number = 0
        #: Cards that the costs took (sacrificed, focused, discarded), for effects that look back at them.
        self.paid: list[int] = []

    def piece(self, number: int) -> Piece | None:
        """The card in play, or as it lay in play when the moment came."""
        piece = self.table.pieces.get(number)
        if piece is None and self.moment is not None and self.moment.card == number:
            return self.moment.was
        return piece


Test: TypeAlias = Callable[[Use, int], bool]
Condition: TypeAlias = Callable[[Use], bool]
Amount: TypeAlias = int | Callable[[Use], int]


def number(amount: Amount, use: Use) -> int:
    return amount if isinstance(amount, int) else amount(use)


class Filter:
    """Which things are meant. Filters combine with &, | and ~."""

    __slots__ = ("kind", "scope", "side", "test")

    def __init__(
        self, test: Test, scope: Callable[[Use], Sequence[int]] | None = None, *, kind: str = "", side: int = 0
    ) -> None:
        self.test = test
        #: The only candidates, where that is known without looking at everything in play.
        self.scope = scope
        #: What nobody need be asked about who is of another kind, or of the other side (1: friendly, -1: enemy).
        self.kind = kind
        self.side = side

    def __and__(self, other: Filter) -> Filter:
        first, second = self.test, other.test
        return Filter(
            lambda use, thing: first(use, thing) and second(use, thing),
            self.scope or other.scope,
            kind=self.kind or other.kind,
            side=self.side or other.side,
        )

    def __or__(self, other: Filter) -> Filter:
        first, second = self.test, other.test
        return Filter(lambda use, thing: first(use, thing) or second(use, thing))

    def __invert__(self) -> Filter:
        test = self.test
        return Filter(lambda use, thing: not test(use, thing))

    def find(self, use: Use) -> list[int]:
        """The cards in play that are meant."""
        pieces, test = use.table.pieces, self.test
        if self.scope is not None:
            return [thing for thing in self.scope(use) if thing in pieces and test(use, thing)]
        kind, side = self.kind, self.side
        if side:
            wanted = use.seat if side > 0 else 1 - use.seat
            return [
                thing
                for thing, piece in pieces.items()
                if piece.controller == wanted and (not kind or piece.kind == kind) and test(use, thing)
            ]
        return [thing for thing, piece in pieces.items() if (not kind or piece.kind == kind) and test(use, thing)]


class Target:
    """A target: chosen by the user of the ability after the costs are paid, before the effect."""

    __slots__ = ("filter", "least", "most", "useful")

    def __init__(self, filter: Filter, least: Amount, most: Amount) -> None:  # noqa: A002
        self.filter = filter
        self.least = least
        self.most = most
        #: Set by the verb: things on which it would do nothing are no targets.
        self.useful: Test | None = None

    def options(self, use: Use) -> list[int]:
        from dejarik.games.lcg.rules.values import cannot

        useful = self.useful
        return [
            thing
            for thing in self.filter.find(use)
            if (useful is None or useful(use, thing)) and not cannot(use.table, "be-targeted", thing)
        ]


class Choice:
    """A choice made while the effect (or cost) is carried out, by either player."""

    __slots__ = ("by", "filter", "least", "most")

    def __init__(self, filter: Filter, least: Amount, most: Amount, by: Callable[[Use], int]) -> None:  # noqa: A002
        self.filter = filter
        self.least = least
        self.most = most
        self.by = by


Whom: TypeAlias = Filter | Target | Choice


class Effect(effects.Effect[Use]):
    """Something an ability does, perhaps to targets."""

    #: Whether one would rather have it done to one's own cards; for players who must choose quickly.
    helps = False

    def targets(self) -> tuple[Target, ...]:
        return ()


class Trigger:
    """The condition of an interrupt or reaction."""

    __slots__ = ("card", "kind", "where")

    def __init__(self, kind: str, card: Filter | None = None, where: Condition | None = None) -> None:
        self.kind = kind
        self.card = card
        self.where = where

    def met(self, use: Use) -> bool:
        moment = use.moment
        assert moment is not None
        if self.card is not None and not self.card.test(use, moment.card):
            return False
        return self.where is None or self.where(use)


class Ability:
    """An action, interrupt or reaction of a card. `index` is its place on the card."""

    __slots__ = ("cost", "effects", "forced", "index", "limit", "only", "resources", "timing", "trigger", "zone")

    def __init__(
        self,
        timing: str,
        effects: tuple[Effect, ...],
        *,
        trigger: Trigger | None = None,
        cost: tuple[Effect, ...] = (),
        resources: Amount = 0,
        only: Condition | None = None,
        limit: str = "",
        zone: str = "play",
        forced: bool = False,
    ) -> None:
        self.timing = timing
        self.effects = effects
        self.trigger = trigger
        self.cost = cost
        #: Resources to be spent besides (no match needed).
        self.resources = resources
        self.only = only
        #: "copy": once per turn for each copy; "title": once per turn for all copies of the title and each player.
        self.limit = limit
        #: From where it is used: "play" or "hand" (events are used from hand of themselves), "discard".
        self.zone = zone
        self.forced = forced
        self.index = 0


class Constant:
    """A constant effect: things have more (or less) of a stat while the card is in play."""

    __slots__ = ("amount", "of", "stat", "when")

    def __init__(self, stat: str, amount: Amount, of: Filter, when: Condition | None) -> None:
        self.stat = stat
        self.amount = amount
        self.of = of
        self.when = when


class Script:
    """All that a card does."""

    def __init__(self) -> None:
        self.constants: dict[str, list[Constant]] = {}
        self.actions: list[Ability] = []
        #: By timing and kind of moment, e.g. "reaction:enters".
        self.triggers: dict[str, list[Ability]] = {}
        self.abilities: list[Ability] = []
        self.fate: tuple[Effect, ...] = ()
        #: What it can be attached to; for a unit: it may enter play as an enhancement instead.
        self.hosts: Filter | None = None


class Part:
    """One line of a declaration."""

    def join(self, script: Script) -> None:
        raise NotImplementedError


NOTHING: Final = Script()
SCRIPTS: Final[dict[str, Script]] = {}
#: Abilities that can be used from a hand, by timing and kind: what a player might hold, as far as others can tell.
HELD: Final[dict[str, list[tuple[str, Ability]]]] = {}


def card(name: str, *parts: Part) -> Script:
    """Declare what the card `name` does."""
    from dejarik.games.lcg.cards.facts import cards

    if name in SCRIPTS:
        raise ValueError(f"{name} is declared twice")
    script = SCRIPTS[name] = Script()
    for part in parts:
        part.join(script)
    event = cards()[name].type == "event" if name in cards() else False
    for ability in script.abilities:
        if (event or ability.zone == "hand") and ability.trigger is not None:
            HELD.setdefault(f"{ability.timing}:{ability.trigger.kind}", []).append((name, ability))
    return script


def script_of(name: str) -> Script:
    return SCRIPTS.get(name, NOTHING)
