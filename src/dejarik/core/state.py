"""What every game's state has in common: plain data, chance, notes, and one way to bytes and back."""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar, Self, TypeVar

import msgspec

from dejarik.core.question import Option
from dejarik.core.rng import Rng


class Note(msgspec.Struct, frozen=True):
    """One line of the journal, in domain values. `to` lists the seats that may know; None is everybody."""

    kind: str
    args: tuple[Option, ...] = ()
    to: tuple[int, ...] | None = None
    rule: str | None = None

    def visible(self, seat: int | None) -> bool:
        return self.to is None or seat in self.to


class State(msgspec.Struct, kw_only=True):
    """Base of every game's table. Subclasses add plain data and a fast `copy`."""

    #: Whether the order of dicts is part of the state, as it is for things in the order in which they came. Such a
    #: state holds no sets and fills its dicts in the same order on every machine; its dicts may have numbers as keys.
    ordered: ClassVar[bool] = False

    rng: Rng
    #: Grows whenever a seat learns something hidden, so that the kernel knows which answers cannot simply be undone.
    shown: int = 0
    #: Where notes go; None while nobody listens. The match empties it after every step.
    notes: list[Note] | None = None

    def copy(self) -> Self:
        raise NotImplementedError

    def note(self, kind: str, *args: Option, to: tuple[int, ...] | None = None, rule: str | None = None) -> None:
        if self.notes is not None:
            self.notes.append(Note(kind, args, to, rule))

    def reveal(self) -> None:
        """Say that some seat has just learned something that was hidden from it."""
        self.shown += 1


AnyState = TypeVar("AnyState", bound=State)


def _encode_rng(value: object) -> object:
    if isinstance(value, Rng):
        return [value.key, value.position, value.script]
    raise NotImplementedError(f"a state holds a {type(value).__name__}, which is not plain data")


def _decode_rng(kind: type, value: Any) -> Any:
    if kind is Rng:
        key, position, script = value
        return Rng(key, position, script)
    raise NotImplementedError(kind)


def encode(state: State) -> bytes:
    notes, state.notes = state.notes, None
    try:
        return msgspec.msgpack.encode(state, enc_hook=_encode_rng, order=None if state.ordered else "deterministic")
    finally:
        state.notes = notes


def decode(data: bytes, kind: type[AnyState]) -> AnyState:
    return msgspec.msgpack.decode(data, type=kind, dec_hook=_decode_rng)


def digest(state: State) -> str:
    """The state in 64 characters: equal states have equal digests on every machine."""
    return hashlib.sha256(encode(state)).hexdigest()
