"""What is told of a game: small structs with named, typed fields, worded only when somebody reads them.

A `Note` is a line of the journal, a `Subject` what a question is about, a `Reason` what speaks for an answer. They say
what kind they are by the name of their class, and how each field becomes a word by its type:

    class Strikes(LcgNote):
        rule = "lcg.strike.steps"
        who: Seat
        card: Card
        tokens: int
"""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any, ClassVar, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

import msgspec


def _kind(name: str) -> str:
    """`EdgeWon` is told as "edge-won"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Word:
    """How values of a type are told: by the presenter's method `word_<name>`."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


#: A seat, told by the name of who sits there.
Seat = Annotated[int, Word("seat")]


@dataclass_transform(frozen_default=True)
class _Frozen(msgspec.StructMeta):
    """Tells type checkers that all kinds are frozen, as they are: a kind need not say so itself."""


class Told(msgspec.Struct, metaclass=_Frozen, frozen=True, tag_field="kind", tag=_kind):
    """Named values of one kind."""

    @property
    def kind(self) -> str:
        return kind_of(type(self))


class Note(Told):
    """Something that happened: a line of the journal. The sentence is the message `note-<kind>`."""

    #: The rule of the catalogue behind it.
    rule: ClassVar[str | None] = None

    def cites(self) -> str | None:
        """The rule behind this very line."""
        return self.rule


class Subject(Told):
    """What a question is about: the values its sentence speaks of."""


class Reason(Told):
    """Why a bot would answer so, for people who ask for a hint. The sentence is the message `hint-<kind>`."""


AnyTold = TypeVar("AnyTold", bound=Told)


def kind_of(told: type[Told]) -> str:
    return str(told.__struct_config__.tag)


def kinds(base: type[AnyTold]) -> list[type[AnyTold]]:
    """Every kind that derives from `base`, by name; those that others derive from are no kinds themselves."""
    found = list(base.__subclasses__())
    for kind in found:
        found += kind.__subclasses__()
    return sorted((kind for kind in set(found) if not kind.__subclasses__()), key=lambda kind: kind.__name__)


@cache
def union_of(base: type[Told]) -> Any:
    """The type of whatever derives from `base`: for storage, for other processes, for other languages."""
    found = kinds(base)
    return Union[tuple(found)] if found else base  # noqa: UP007 - a union of what is found at run time


def revive(data: Any, base: type[AnyTold]) -> AnyTold:
    """A note or subject from plain data. Raises `msgspec.ValidationError` for kinds that the game does not know."""
    name = data.get("kind") if isinstance(data, dict) else None
    kind: Any = _named(base).get(name) if isinstance(name, str) else None
    revived: AnyTold = msgspec.convert(data, kind or union_of(base))  # a union is hashed every time, which takes long
    return revived


@cache
def _named(base: type[Told]) -> dict[str, type[Told]]:
    return {kind_of(kind): kind for kind in kinds(base)}


class Field(msgspec.Struct, frozen=True):
    """A field of something told: its name, the word for its type ("" for plain values), and whether it holds many."""

    name: str
    word: str
    many: bool


@cache
def fields(told: type[Told]) -> tuple[Field, ...]:
    """The fields of a kind with their words."""
    hints = get_type_hints(told, include_extras=True)
    return tuple(_field(name, hints[name]) for name in told.__struct_fields__)


def _field(name: str, hint: Any) -> Field:
    word = _word(hint)
    if word:
        return Field(name, word, many=False)
    if get_origin(hint) is tuple:
        return Field(name, _word(get_args(hint)[0]), many=True)
    inner = next((_word(part) for part in get_args(hint) if _word(part)), "")  # a value or None
    return Field(name, inner, many=False)


def _word(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        return next((extra.name for extra in hint.__metadata__ if isinstance(extra, Word)), "")
    return ""
