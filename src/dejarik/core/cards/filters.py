"""Which things are meant, and who chooses among them: filters, targets, choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeAlias

from dejarik.core.cards.use import Amount, Test, U, number
from dejarik.core.question import Procedure


class Filter(Generic[U]):
    """Which things are meant. Filters combine with &, | and ~.

    `scope` gives the only candidates where they are known without looking at everything. `hints` are properties by
    which the game finds things itself (`{"kind": "die"}`): what `use.find(hints)` gives has them and is not tested.
    `own`: nothing but the card that says it can be meant.
    """

    __slots__ = ("hints", "own", "rest", "scope", "test")

    def __init__(
        self,
        test: Test[U],
        scope: Callable[[U], Sequence[int]] | None = None,
        hints: Mapping[str, Any] | None = None,
        rest: Test[U] | None = None,
        *,
        own: bool = False,
    ) -> None:
        self.test = test
        self.scope = scope
        self.hints: Mapping[str, Any] = hints or {}
        #: What is left to be tested of things that were found by the hints; nothing, if the hints say it all.
        self.rest = rest if hints else test
        self.own = own

    def __and__(self, other: Filter[U]) -> Filter[U]:
        test, own = _both(self.test, other.test), self.own or other.own
        shared = self.hints.keys() & other.hints.keys()
        if any(self.hints[hint] != other.hints[hint] for hint in shared):
            return Filter(test, self.scope or other.scope, self.hints, test, own=own)
        hints, rest = {**self.hints, **other.hints}, _both(self.rest, other.rest)
        return Filter(test, self.scope or other.scope, hints, rest, own=own)

    def __or__(self, other: Filter[U]) -> Filter[U]:
        first, second = self.test, other.test

        def test(use: U, thing: int) -> bool:
            return first(use, thing) or second(use, thing)

        same = {hint: value for hint, value in self.hints.items() if other.hints.get(hint) == value}
        return Filter(test, None, same, test, own=self.own and other.own)

    def __invert__(self) -> Filter[U]:
        test = self.test
        return Filter(lambda use, thing: not test(use, thing))

    def find(self, use: U) -> list[int]:
        """The things in play that are meant."""
        if self.scope is not None:
            test = self.test
            return [thing for thing in self.scope(use) if use.present(thing) and test(use, thing)]
        rest = self.rest
        found = use.find(self.hints)
        return list(found) if rest is None else [thing for thing in found if rest(use, thing)]

    def among(self, use: U, things: Sequence[int]) -> list[int]:
        """Those of `things` that are meant, wherever they are."""
        test = self.test
        return [thing for thing in things if test(use, thing)]


#: The card that says it.
THIS: Filter[Any] = Filter(lambda use, thing: thing == use.this, lambda use: (use.this,), own=True)


def _both(first: Test[U] | None, second: Test[U] | None) -> Any:
    """Two tests as one; what is None need not be tested."""
    if first is None or second is None:
        return first or second
    one, other = first, second

    def both(use: U, thing: int) -> bool:
        return one(use, thing) and other(use, thing)

    return both


class Target(Generic[U]):
    """A target: chosen by the user of the ability after the costs are paid, before the effect."""

    __slots__ = ("filter", "least", "most", "useful")

    def __init__(self, filter: Filter[U], least: Amount[U], most: Amount[U]) -> None:  # noqa: A002
        self.filter = filter
        self.least = least
        self.most = most
        #: Set by the verb: things on which it would do nothing are no targets.
        self.useful: Test[U] | None = None

    def options(self, use: U) -> list[int]:
        useful, found = self.useful, self.filter.find(use)
        return use.targetable(found if useful is None else [thing for thing in found if useful(use, thing)])


class Choice(Generic[U]):
    """A choice made while the effect (or cost) is carried out, by whichever player."""

    __slots__ = ("by", "filter", "least", "most")

    def __init__(self, filter: Filter[U], least: Amount[U], most: Amount[U], by: Callable[[U], int]) -> None:  # noqa: A002
        self.filter = filter
        self.least = least
        self.most = most
        self.by = by


Whom: TypeAlias = Filter[U] | Target[U] | Choice[U]


def select(use: U, seat: int, kind: str, options: Sequence[int], least: int, most: int) -> Procedure[list[int]]:
    """Choose among things; nobody is asked when there is nothing to decide."""
    most = min(most, len(options))
    least = min(least, most)
    if least == most and most in (0, len(options)):
        return list(options[:most])
    answer = yield use.ask(seat, kind, options, least, most)
    return [answer] if least == 1 == most else list(answer)


def pick(use: U, whom: Whom[U], useful: Test[U] | None) -> Procedure[list[int]]:
    """The things an effect is carried out on."""
    if isinstance(whom, Target):
        return [thing for thing in use.chosen.get(id(whom), ()) if use.present(thing)]
    if isinstance(whom, Filter):
        found = whom.find(use)
        return found if useful is None else [thing for thing in found if useful(use, thing)]
    options = [thing for thing in whom.filter.find(use) if useful is None or useful(use, thing)]
    return (yield from select(use, whom.by(use), "choose", options, number(whom.least, use), number(whom.most, use)))


def chosen(use: U, which: Target[U]) -> list[int]:
    """The targets that were chosen and are still in play."""
    return [thing for thing in use.chosen.get(id(which), ()) if use.present(thing)]


def candidates(use: U, whom: Whom[U], useful: Test[U] | None) -> bool:
    """Whether there is anything the effect could be carried out on."""
    if isinstance(whom, Target):
        return bool(whom.options(use)) and number(whom.most, use) > 0
    found = whom.find(use) if isinstance(whom, Filter) else whom.filter.find(use)
    least = number(whom.least, use) if isinstance(whom, Choice) else 1
    count = len(found) if useful is None else sum(1 for thing in found if useful(use, thing))
    return count >= max(1, least)
