"""What every game's state has in common: plain data, chance, notes, and one way to bytes and back."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple, ParamSpec, Self, TypeVar

import msgspec

from dejarik.core.note import Note
from dejarik.core.rng import Rng

Fields = ParamSpec("Fields")


class Line(NamedTuple):
    """A note and the seats that may know it; None is everybody."""

    note: Note
    to: tuple[int, ...] | None

    def visible(self, seat: int | None) -> bool:
        return self.to is None or seat in self.to


class State(msgspec.Struct, kw_only=True):
    """Base of every game's table. Subclasses add plain data and a fast `copy`."""

    #: Whether the order of dicts is part of the state, as it is for things in the order in which they came. Such a
    #: state holds no sets and fills its dicts in the same order on every machine; its dicts may have numbers as keys.
    ordered: ClassVar[bool] = False
    #: Fields that are replaced, never changed in place, so that copies may share them.
    shared: ClassVar[frozenset[str]] = frozenset()

    rng: Rng
    #: Grows whenever a seat learns something hidden, so that the kernel knows which answers cannot simply be undone.
    shown: int = 0
    #: Where notes go; None while nobody listens. The match empties it after every step.
    notes: list[Line] | None = None

    def copy(self) -> Self:
        raise NotImplementedError

    def note(self, kind: Callable[Fields, Note], *args: Fields.args, **named: Fields.kwargs) -> None:
        """Tell everybody; the note is made only if somebody listens."""
        if self.notes is not None:
            self.notes.append(Line(kind(*args, **named), None))

    def whisper(
        self, to: tuple[int, ...], kind: Callable[Fields, Note], *args: Fields.args, **named: Fields.kwargs
    ) -> None:
        """Tell some seats only."""
        if self.notes is not None:
            self.notes.append(Line(kind(*args, **named), to))

    def reveal(self) -> None:
        """Say that some seat has just learned something that was hidden from it."""
        self.shown += 1


AnyState = TypeVar("AnyState", bound=State)
Thing = TypeVar("Thing", bound=msgspec.Struct)


def shallow(thing: Thing) -> Thing:
    """A copy that shares what it holds; `copy.copy` spends most of its time on how to copy."""
    return thing.__copy__()  # type: ignore[attr-defined, no-any-return]


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
