"""What abilities do: verbs done to things, deeds of any other kind, and how parts hang together.

An effect can say beforehand whether it would do anything and afterwards whether it was carried out; that is all that
"then" needs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic

from dejarik.core.cards.filters import Target, Whom, candidates, pick, select
from dejarik.core.cards.use import Condition, Test, U, number
from dejarik.core.question import Procedure

if TYPE_CHECKING:
    from dejarik.core.cards.library import Library, Script


class Effect(Generic[U]):
    """Something an ability does, or a cost that is paid for it."""

    #: Only if what stands before it was carried out ("then").
    then = False
    #: Whether it does something as soon as there are targets for it.
    aims = False
    #: Whether one would rather have it done to one's own things; for players who must choose quickly.
    helps = False

    def targets(self) -> tuple[Target[U], ...]:
        return ()

    def parts(self) -> tuple[Effect[U], ...]:
        """The effects it is made of."""
        return ()

    def declare(self, library: Library[Any, U], script: Script[U]) -> None:
        """Called once, when the card is declared: check every name, and give whatever lasts a name of its own."""
        for part in self.parts():
            part.declare(library, script)

    def possible(self, use: U) -> bool:
        """Whether it would change anything in the position as it stands."""
        return True

    def resolve(self, use: U) -> Procedure[bool]:
        """Do it; whether it was carried out."""
        raise NotImplementedError


class Verb(Effect[U]):
    """Something done to things in play."""

    def __init__(
        self, act: Callable[[U, list[int]], Procedure[bool]], whom: Whom[U], useful: Test[U] | None = None
    ) -> None:
        self.act = act
        self.whom = whom
        self.useful = useful
        if isinstance(whom, Target):
            self.aims = True
            if useful is not None:
                whom.useful = useful

    def targets(self) -> tuple[Target[U], ...]:
        return (self.whom,) if isinstance(self.whom, Target) else ()

    def possible(self, use: U) -> bool:
        return candidates(use, self.whom, self.useful)

    def resolve(self, use: U) -> Procedure[bool]:
        things = yield from pick(use, self.whom, self.useful)
        if not things:
            return False
        return (yield from self.act(use, things))


class Deed(Effect[U]):
    """Anything else: a procedure, and whether it would do something."""

    def __init__(
        self,
        act: Callable[[U], Procedure[bool]],
        possible: Condition[U] | None = None,
        targets: tuple[Target[U], ...] = (),
    ) -> None:
        self.act = act
        self._possible = possible
        self._targets = targets

    def targets(self) -> tuple[Target[U], ...]:
        return self._targets

    def possible(self, use: U) -> bool:
        return self._possible is None or self._possible(use)

    def resolve(self, use: U) -> Procedure[bool]:
        return self.act(use)


class Only(Effect[U]):
    """A part that is carried out only under a condition."""

    def __init__(self, condition: Condition[U], effect: Effect[U]) -> None:
        self.condition = condition
        self.effect = effect

    def targets(self) -> tuple[Target[U], ...]:
        return self.effect.targets()

    def parts(self) -> tuple[Effect[U], ...]:
        return (self.effect,)

    def possible(self, use: U) -> bool:
        return self.condition(use) and self.effect.possible(use)

    def resolve(self, use: U) -> Procedure[bool]:
        return self.condition(use) and (yield from self.effect.resolve(use))


class May(Effect[U]):
    """A part that its user (or another player) may leave out. The question is "may", its answers "yes" and "no"."""

    def __init__(self, effect: Effect[U], by: Callable[[U], int]) -> None:
        self.effect = effect
        self.by = by

    def targets(self) -> tuple[Target[U], ...]:
        return self.effect.targets()

    def parts(self) -> tuple[Effect[U], ...]:
        return (self.effect,)

    def possible(self, use: U) -> bool:
        return self.effect.possible(use)

    def resolve(self, use: U) -> Procedure[bool]:
        if not self.effect.possible(use) or (yield use.ask(self.by(use), "may", ("yes", "no"))) == "no":
            return False
        return (yield from self.effect.resolve(use))


class ChooseOne(Effect[U]):
    """One of several effects, by name, even one that will do nothing. The question is "choose-one".

    Several of them are done in the order in which they were chosen.
    """

    def __init__(self, by: Callable[[U], int], ways: dict[str, Effect[U]], count: int = 1) -> None:
        self.by = by
        self.ways = ways
        self.count = count

    def parts(self) -> tuple[Effect[U], ...]:
        return tuple(self.ways.values())

    def possible(self, use: U) -> bool:
        return any(way.possible(use) for way in self.ways.values())

    def resolve(self, use: U) -> Procedure[bool]:
        several = self.count > 1
        answer = yield use.ask(self.by(use), "choose-one", tuple(self.ways), self.count, self.count, ordered=several)
        done = True
        for name in (answer,) if self.count == 1 else answer:
            if use.abandoned:
                return False
            way = self.ways[name]
            able = yield from choose_targets(use, (way,))
            done = able and (yield from way.resolve(use)) and done
        return done


class Replaces(Effect[U]):
    """ "Instead": what was about to happen does not, and these effects take its place."""

    def __init__(self, effects: tuple[Effect[U], ...]) -> None:
        self.effects = effects

    def targets(self) -> tuple[Target[U], ...]:
        return tuple(target for effect in self.effects for target in effect.targets())

    def parts(self) -> tuple[Effect[U], ...]:
        return self.effects

    def possible(self, use: U) -> bool:
        return use.moment is not None and not use.moment.cancelled

    def resolve(self, use: U) -> Procedure[bool]:
        assert use.moment is not None
        use.moment.cancelled = True
        return (yield from carry_out(use, self.effects))


def then(effect: Effect[U]) -> Effect[U]:
    """Only if what stands before it was carried out."""
    effect.then = True
    return effect


def carry_out(use: U, effects: Sequence[Effect[U]]) -> Procedure[bool]:
    """One part after the other; what stands behind a "then" only if the part before it was carried out."""
    return effects[0].resolve(use) if len(effects) == 1 else _part_by_part(use, effects)


def _part_by_part(use: U, effects: Sequence[Effect[U]]) -> Procedure[bool]:
    done = True
    for effect in effects:
        if (effect.then and not done) or use.abandoned:
            return False
        done = yield from effect.resolve(use)
    return done


def choose_targets(use: U, effects: Sequence[Effect[U]]) -> Procedure[bool]:
    """After the costs, before the effect. False if a target that is needed does not exist (any more).

    The targets of a "then" part are chosen with the others, but nobody minds if there are none.
    """
    for effect in effects:
        for target in effect.targets():
            if id(target) in use.chosen:
                continue
            options = target.options(use)
            least, most = number(target.least, use), number(target.most, use)
            if len(options) < least and not effect.then:
                return False
            use.chosen[id(target)] = yield from select(use, use.seat, "target", options, least, most)
    return True


def effect_possible(use: U, effects: Sequence[Effect[U]]) -> bool:
    """Every target must exist, and at least one part must do something."""
    sure = not effects
    for effect in effects:
        if effect.then:
            break
        for target in effect.targets():
            least = number(target.least, use)
            if least:
                if len(target.options(use)) < least:
                    return False
                sure = sure or effect.aims
    if sure:
        return True
    for effect in effects:  # noqa: SIM110 - this runs for every card that might be used
        if effect.possible(use):
            return True
    return False
