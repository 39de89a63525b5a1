"""Effects of cards and who waits for what: the bones that card games share. When things happen is each game's own.

An effect can say beforehand whether it would do anything and afterwards whether it was carried out; that is all that
"then" needs. Who waits for which moment (or changes which stat) is an index of plain data, never changed in place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from dejarik.core.question import Procedure

Use = TypeVar("Use")


class Effect(Generic[Use]):
    """Something an ability does; `Use` is what the game knows of one use of it."""

    #: Only if what stands before it was carried out ("then").
    then = False

    def possible(self, use: Use) -> bool:
        """Whether it would change anything in the position as it stands."""
        return True

    def resolve(self, use: Use) -> Procedure[bool]:
        """Do it; whether it was carried out."""
        raise NotImplementedError


def carry_out(use: Use, effects: Sequence[Effect[Use]]) -> Procedure[bool]:
    """One part after the other; what stands behind a "then" only if the part before it was carried out."""
    done = True
    for effect in effects:
        if effect.then and not done:
            return False
        done = yield from effect.resolve(use)
    return done


Index = Mapping[str, tuple[int, ...]]


def enrol(index: Index, keys: Iterable[str], thing: int) -> dict[str, tuple[int, ...]]:
    """The index with `thing` behind all others under each of `keys`."""
    return {**index, **{key: (*index.get(key, ()), thing) for key in keys}}


def strike_off(index: Index, keys: Iterable[str], thing: int) -> dict[str, tuple[int, ...]]:
    """The index without `thing` under `keys`; keys under which nobody is left are gone."""
    left = {**index, **{key: tuple(other for other in index[key] if other != thing) for key in keys}}
    return {key: things for key, things in left.items() if things}
