"""Questions that rules ask, and what counts as an answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, Union

import msgspec

from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng

if TYPE_CHECKING:
    #: A small domain value: a card id, a pile number, a manoeuvre. It survives JSON (lists come back as tuples).
    Option: TypeAlias = Union[int, str, tuple["Option", ...]]  # noqa: UP007
else:
    Option = Any  # msgspec cannot resolve a recursive alias; `as_option` checks what comes from outside

Result = TypeVar("Result")


class Ask(msgspec.Struct, frozen=True):
    """Choose among `options`: one, or between `least` and `most` of them.

    With least == most == 1 the answer is the bare option; otherwise it is a tuple of different options, in the order of
    `options` unless the question is `ordered`. `secret`: the other seats must not see the answer. `about` holds the
    values the sentence speaks of (who attacks, which pile).
    """

    seat: int
    kind: str
    options: Sequence[Option]
    least: int = 1
    most: int = 1
    ordered: bool = False
    secret: bool = False
    about: tuple[Option, ...] = ()

    @property
    def single(self) -> bool:
        return self.least == 1 == self.most


class Place(msgspec.Struct, frozen=True):
    """Choose a point in a continuous space: a tuple of `size` whole numbers.

    `check` returns None or the id of the broken rule; `sample` gives a legal answer to those who cannot aim.
    """

    seat: int
    kind: str
    size: int
    check: Callable[[tuple[int, ...]], str | None]
    sample: Callable[[Rng], tuple[int, ...]]
    secret: bool = False
    about: tuple[Option, ...] = ()


class Together:
    """Small procedures of several seats, side by side; their results come back as {seat: result}.

    A seat that has just one thing to choose needs no procedure: its question will do, and its answer is the result.

    Answers arrive in any order and may be taken back until the last seat is done. Unless `open`, nobody learns
    another's answer before that. Such procedures draw no chance and change nothing: they only return a choice.
    """

    __slots__ = ("open", "procedures")

    def __init__(self, procedures: Mapping[int, Procedure[Any] | Question], *, open: bool = False) -> None:  # noqa: A002
        self.procedures = procedures
        self.open = open


Question: TypeAlias = Ask | Place
Procedure: TypeAlias = Generator[Ask | Place | Together, Any, Result]


def just(question: Question) -> Procedure[Option]:
    """The procedure of one question."""
    answer: Option = yield question
    return answer


#: No answer has lists in lists in lists so deep.
DEEPEST = 16


def as_option(value: object, depth: int = 0) -> Option:
    """A value from outside (JSON) as an option, or a refusal."""
    if isinstance(value, bool) or value is None or isinstance(value, float):
        raise Refused("malformed-answer")
    if isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple) and depth < DEEPEST:
        return tuple([as_option(item, depth + 1) for item in value])
    raise Refused("malformed-answer")


def settle(question: Question, value: object) -> Option:
    """The answer in its one canonical form, or a refusal that says what is wrong with it."""
    answer = as_option(value)
    if isinstance(question, Place):
        return _settle_place(question, answer)
    if question.single:
        if answer not in question.options:
            raise Refused("not-an-option", option=_show(answer))
        return answer
    if not isinstance(answer, tuple):
        raise Refused("not-a-list")
    for item in answer:
        if item not in question.options:
            raise Refused("not-an-option", option=_show(item))
    if len(set(answer)) != len(answer):
        raise Refused("repeated-option")
    if not question.least <= len(answer) <= question.most:
        exact = "exactly" if question.least == question.most else "between"
        raise Refused("wrong-number", given=len(answer), least=question.least, most=question.most, amount=exact)
    if question.ordered:
        return answer
    return tuple(option for option in question.options if option in answer)


def _settle_place(question: Place, answer: Option) -> Option:
    if not isinstance(answer, tuple) or len(answer) != question.size:
        raise Refused("not-a-place", size=question.size)
    numbers = tuple(number for number in answer if isinstance(number, int))
    if len(numbers) != question.size:
        raise Refused("not-a-place", size=question.size)
    broken = question.check(numbers)
    if broken is not None:
        raise Refused("not-allowed-there", rule=broken)
    return numbers


def _show(option: Option) -> str:
    if isinstance(option, tuple):
        return " ".join(_show(part) for part in option)
    return str(option)


def any_answer(question: Question, rng: Rng) -> Option:
    """A random legal answer."""
    if isinstance(question, Place):
        return question.sample(rng)
    options = question.options
    if question.most == 1 == question.least:
        return rng.choice(options)
    count = question.least + rng.below(min(question.most, len(options)) - question.least + 1)
    if question.ordered:
        return tuple(rng.sample(options, count))
    chosen = rng.sample(range(len(options)), count)
    chosen.sort()
    return tuple([options[i] for i in chosen])
