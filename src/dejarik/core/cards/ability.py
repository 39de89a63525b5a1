"""What a card's text is made of: abilities, constant effects, limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

import msgspec

from dejarik.core.cards.effects import Effect, effect_possible
from dejarik.core.cards.filters import Filter
from dejarik.core.cards.table import NOBODY, CardTable
from dejarik.core.cards.use import Amount, Condition, U
from dejarik.core.lasting import Used

if TYPE_CHECKING:
    from dejarik.core.cards.library import Library, Script


class Part(Generic[U]):
    """One line of a declaration."""

    def join(self, library: Library[Any, U], script: Script[U]) -> None:
        raise NotImplementedError


class Trigger(Generic[U]):
    """The condition of an ability that answers something: a kind of moment, what it happens to, and what else."""

    __slots__ = ("kind", "of", "where")

    def __init__(self, kind: str, of: Filter[U] | None = None, where: Condition[U] | None = None) -> None:
        self.kind = kind
        self.of = of
        self.where = where

    @property
    def own(self) -> bool:
        """Whether only what happens to the card itself is meant."""
        return self.of is not None and self.of.own

    def met(self, use: U) -> bool:
        moment = use.moment
        assert moment is not None
        if self.of is not None and not self.of.test(use, moment.thing):
            return False
        return self.where is None or self.where(use)


class Limit(msgspec.Struct, frozen=True):
    """How often an ability may be used in a "turn", "round", "phase", "engagement" … or the whole "game".

    `by`: for each "copy" of the card that a player has, for the "card" whoever has it, or by its "title" for all
    copies that a player has.
    """

    per: str
    by: str = "copy"
    most: int = 1


class Ability(Part[U]):
    """Something that can be used. `timing` says when ("action", "reaction" …), `index` is its place on the card."""

    __slots__ = ("cost", "effects", "forced", "index", "limit", "only", "resources", "timing", "trigger", "zone")

    def __init__(
        self,
        timing: str,
        effects: tuple[Effect[U], ...],
        *,
        trigger: Trigger[U] | None = None,
        cost: Effect[U] | tuple[Effect[U], ...] = (),
        spend: Amount[U] = 0,
        only: Condition[U] | None = None,
        limit: Limit | None = None,
        zone: str = "play",
        forced: bool = False,
    ) -> None:
        self.timing = timing
        self.effects = effects
        self.trigger = trigger
        #: Everything left of the word "to": not paid, no effect.
        self.cost = (cost,) if isinstance(cost, Effect) else cost
        #: Resources to be spent besides.
        self.resources = spend
        self.only = only
        self.limit = limit
        #: From where it is used: "play", or a zone of the table ("hand", "discard" …).
        self.zone = zone
        self.forced = forced
        self.index = 0

    @property
    def key(self) -> str:
        """What it waits for: its timing and kind of moment."""
        return self.timing if self.trigger is None else f"{self.timing}:{self.trigger.kind}"

    def join(self, library: Library[Any, U], script: Script[U]) -> None:
        if self.trigger is not None:
            library.moments(self.trigger.kind)
        if self.limit is not None:
            library.periods(self.limit.per)
        for effect in (*self.cost, *self.effects):
            effect.declare(library, script)
        self.index = len(script.abilities)
        script.abilities.append(self)
        where = script.triggers if self.zone == "play" else script.held
        where.setdefault(self.key, []).append(self)
        if self.trigger is None or not self.trigger.own:
            script.watches.add(self.key)


class Constant(Part[U]):
    """A constant effect: things have more (or less) of a stat while the card is in play, or in another `zone`."""

    __slots__ = ("amount", "of", "stat", "when", "zone")

    def __init__(
        self,
        stat: str,
        amount: Amount[U],
        of: Filter[U],
        when: Condition[U] | None = None,
        zone: str = "play",
    ) -> None:
        self.stat = stat
        self.amount = amount
        self.of = of
        self.when = when
        self.zone = zone

    def join(self, library: Library[Any, U], script: Script[U]) -> None:
        library.stats(self.stat)
        if self.zone == "play":
            script.constants.setdefault(self.stat, []).append(self)
        else:
            script.elsewhere.setdefault((self.zone, self.stat), []).append(self)


# ── whether an ability may be used ─────────────────────────────────────────────────────────────────────────────────


def _mark(use: U, limit: Limit) -> Used:
    """What using the ability once leaves behind."""
    ability, table = use.ability, use.table
    assert ability is not None
    if limit.by != "title":
        return Used(limit.per, use.seat if limit.by == "copy" else NOBODY, use.this, "", ability.index)
    return Used(limit.per, use.seat, 0, table.library.title(table.cards[use.this]), ability.index)


def within_limit(use: U) -> bool:
    """Whether the ability has not been used as often as it may."""
    ability = use.ability
    assert ability is not None
    limit = ability.limit
    return limit is None or not use.table.used or use.table.used.count(_mark(use, limit)) < limit.most


def count_use(use: U) -> None:
    ability = use.ability
    assert ability is not None
    if ability.limit is not None:
        use.table.used.append(_mark(use, ability.limit))


def usable(use: U) -> bool:
    """Whether the ability may be announced now, its price aside."""
    ability = use.ability
    assert ability is not None
    if ability.only is not None and not ability.only(use):
        return False
    if not within_limit(use):
        return False
    for cost in ability.cost:  # mostly quicker to see than whether there is anything to do it to
        if not cost.possible(use):
            return False
    return effect_possible(use, ability.effects)


def held_by(table: CardTable, seat: int, zone: str, key: str) -> list[tuple[int, Ability[Any]]]:
    """The abilities of a seat's cards in a zone outside play that wait for `key`, with their cards."""
    zones, names = table.library.held.get(key), table.cards
    if zones is None or zone not in zones:
        return []
    able = zones[zone]
    return [(card, ability) for card in table.zone(seat, zone) if names[card] in able for ability in able[names[card]]]
