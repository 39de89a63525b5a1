"""Effects that go on after they were carried out: for a while, or at a later moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from dejarik.core.cards.ability import Trigger
from dejarik.core.cards.effects import Effect, carry_out
from dejarik.core.cards.filters import Filter, Target, Whom, candidates, pick
from dejarik.core.cards.library import Library, Script
from dejarik.core.cards.use import Amount, U, number
from dejarik.core.lasting import Delayed, Lasting
from dejarik.core.question import Procedure


class Whoever(Generic[U]):
    """Whatever a filter means as long as an effect lasts: those that are there, and those that come."""

    def __init__(self, filter: Filter[U]) -> None:  # noqa: A002
        self.filter = filter


class Lasts(Effect[U]):
    """Things have more of a stat until the end of a period."""

    def __init__(self, stat: str, amount: Amount[U], whom: Whom[U] | Whoever[U], until: str) -> None:
        self.stat = stat
        self.amount = amount
        self.whom = whom
        self.until = until
        self.place = -1

    def targets(self) -> tuple[Target[U], ...]:
        return (self.whom,) if isinstance(self.whom, Target) else ()

    def declare(self, library: Library[Any, U], script: Script[U]) -> None:
        library.stats(self.stat)
        library.periods(self.until)
        if isinstance(self.whom, Whoever):
            self.place = len(script.filters)
            script.filters.append(self.whom.filter)

    def possible(self, use: U) -> bool:
        return isinstance(self.whom, Whoever) or candidates(use, self.whom, None)

    def resolve(self, use: U) -> Procedure[bool]:
        amount, table = number(self.amount, use), use.table
        if isinstance(self.whom, Whoever):
            card = table.cards[use.this]
            table.lasting.append(Lasting(self.stat, amount, (), self.until, card, self.place, use.seat, use.this))
            return True
        things = yield from pick(use, self.whom, None)
        if things:
            table.lasting.append(Lasting(self.stat, amount, tuple(things), self.until))
        return bool(things)


class Later(Effect[U]):
    """Effects that come once, when something happens later. What they are about is remembered in `use.things`."""

    def __init__(self, trigger: Trigger[U], effects: tuple[Effect[U], ...], about: Whom[U] | None = None) -> None:
        self.trigger = trigger
        self.effects = effects
        self.about = about
        self.place = -1

    def targets(self) -> tuple[Target[U], ...]:
        return (self.about,) if isinstance(self.about, Target) else ()

    def parts(self) -> tuple[Effect[U], ...]:
        return self.effects

    def declare(self, library: Library[Any, U], script: Script[U]) -> None:
        library.moments(self.trigger.kind)
        super().declare(library, script)
        self.place = len(script.later)
        script.later.append(self)

    def possible(self, use: U) -> bool:
        return self.about is None or candidates(use, self.about, None)

    def resolve(self, use: U) -> Procedure[bool]:
        things = [] if self.about is None else (yield from pick(use, self.about, None))
        if self.about is not None and not things:
            return False
        table = use.table
        serial = 1 + max((delayed.serial for delayed in table.delayed), default=0)
        card = table.cards[use.this]
        table.delayed.append(
            Delayed(serial, self.trigger.kind, card, self.place, use.seat, use.this, tuple(things), use.number)
        )
        return True

    def comes(self, use: U) -> Procedure[bool]:
        """The moment is there."""
        return (yield from carry_out(use, self.effects))


def remembered(useful: Callable[[U, int], bool] | None = None) -> Filter[U]:
    """What an effect that comes later was told to remember, as far as it is still there."""
    return Filter(
        lambda use, thing: thing in use.things and (useful is None or useful(use, thing)), lambda use: use.things
    )
