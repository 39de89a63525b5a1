"""Questions that rules ask, and what counts as an answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias, TypeVar, Union

import msgspec

from dejarik.core.note import Subject
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
    values the sentence speaks of (who attacks, which pile), `rule` is the rule that asks.
    """

    seat: int
    kind: str
    options: Sequence[Option]
    least: int = 1
    most: int = 1
    ordered: bool = False
    secret: bool = False
    about: Subject | None = None
    rule: str | None = None

    @property
    def single(self) -> bool:
        return self.least == 1 == self.most


#: Corners of an area in the units of the places in it.
Polygon: TypeAlias = Sequence[tuple[int, int]]


class Place(msgspec.Struct, frozen=True):
    """Choose a point in a continuous space: a tuple of `size` whole numbers.

    `check` returns None or the id of the broken rule; `sample` gives a legal answer to those who cannot aim; `zones`
    tells those who draw in which areas it lies, as far as that can be drawn.
    """

    seat: int
    kind: str
    size: int
    check: Callable[[tuple[int, ...]], str | None]
    sample: Callable[[Rng], tuple[int, ...]]
    secret: bool = False
    about: Subject | None = None
    rule: str | None = None
    zones: Callable[[], Sequence[Polygon]] | None = None


class Share(msgspec.Struct, frozen=True):
    """Give `total` out among some things (damage, payment, tokens): the answer is a count for each of `among`.

    At least `least` of them must be given out (all, unless it says otherwise), and no thing takes more than its place
    in `caps`. `check` returns None or what speaks against counts that are right in number; `sample` gives a
    legal answer where one that is right in number is seldom legal; `start` is a sensible one to begin with, for those
    who give things out by hand and mostly do what everybody does.
    """

    seat: int
    kind: str
    among: Sequence[Option]
    total: int
    least: int = -1
    caps: Sequence[int] = ()
    check: Callable[[tuple[int, ...]], Refused | None] | None = None
    sample: Callable[[Rng], tuple[int, ...]] | None = None
    secret: bool = False
    about: Subject | None = None
    rule: str | None = None
    start: Callable[[], tuple[int, ...]] | None = None

    @property
    def fewest(self) -> int:
        """How many must be given out."""
        return self.total if self.least < 0 else self.least

    def cap(self, place: int) -> int:
        """How many the thing at this place takes at most."""
        return min(self.total, self.caps[place]) if self.caps else self.total


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


Question: TypeAlias = Ask | Place | Share
Procedure: TypeAlias = Generator[Ask | Place | Share | Together, Any, Result]


def things(question: Question) -> Sequence[Option]:
    """What the answer is chosen from or given out among; nothing for a place."""
    if isinstance(question, Ask):
        return question.options
    return question.among if isinstance(question, Share) else ()


def picked(question: Question, answer: Option) -> tuple[Option, ...]:
    """The things that an answer chooses: a place is one itself, of what is given out those that get something."""
    if isinstance(question, Share):
        assert isinstance(answer, tuple)
        return tuple(thing for thing, count in zip(question.among, answer, strict=True) if count)
    if isinstance(question, Ask) and not question.single and isinstance(answer, tuple):
        return answer
    return (answer,)


def just(question: Question) -> Procedure[Option]:
    """The procedure of one question."""
    answer: Option = yield question
    return answer


#: Options are small values: nothing in them lies deeper than this, and no number is larger.
DEEPEST = 8
LARGEST = 1 << 53


def as_option(value: object, depth: int = DEEPEST) -> Option:
    """A value from outside (JSON, a program) as an option in plain types, or a refusal."""
    if isinstance(value, str):
        return str(value)
    if isinstance(value, list | tuple):
        if not depth:
            raise Refused("malformed-answer")
        return tuple([as_option(item, depth - 1) for item in value])
    return as_number(value)


def as_number(value: object) -> int:
    """A whole number from outside, however the program that gives it keeps its numbers; or a refusal."""
    if type(value) is int:  # nearly always; asking whether something could be a number takes long
        number = value
    elif isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise Refused("malformed-answer")
    else:
        try:
            number = index(value)
        except TypeError:  # an array says that it could be a number
            raise Refused("malformed-answer") from None
    if abs(number) > LARGEST:
        raise Refused("malformed-answer")
    return number


def settle(question: Question, value: object) -> Option:
    """The answer in its one canonical form, or a refusal that says what is wrong with it."""
    answer = as_option(value)
    if isinstance(question, Place):
        return _settle_place(question, answer)
    if isinstance(question, Share):
        return _settle_share(question, answer)
    if question.single:
        if answer not in question.options:
            raise Refused("not-an-option", option=_show(answer))
        return answer
    return _settle_choices(question, answer)


def _settle_choices(question: Ask, answer: Option) -> Option:
    if not isinstance(answer, tuple):
        raise Refused("not-a-list")
    for item in answer:
        if item not in question.options:
            raise Refused("not-an-option", option=_show(item))
    if len(set(answer)) != len(answer):
        raise Refused("repeated-option")
    if not question.least <= len(answer) <= question.most:
        raise _wrong_number(len(answer), question.least, question.most)
    if question.ordered:
        return answer
    return tuple(option for option in question.options if option in answer)


def _wrong_number(given: int, least: int, most: int) -> Refused:
    amount = "exactly" if least == most else "between"
    return Refused("wrong-number", given=given, least=least, most=most, amount=amount)


def _numbers(answer: Option, size: int) -> tuple[int, ...] | None:
    """The answer as `size` whole numbers, if it is that."""
    if not isinstance(answer, tuple) or len(answer) != size:
        return None
    numbers = tuple(number for number in answer if isinstance(number, int))
    return numbers if len(numbers) == size else None


def _settle_place(question: Place, answer: Option) -> Option:
    numbers = _numbers(answer, question.size)
    if numbers is None:
        raise Refused("not-a-place", size=question.size)
    broken = question.check(numbers)
    if broken is not None:
        raise Refused("not-allowed-there", rule=broken)
    return numbers


def _settle_share(question: Share, answer: Option) -> Option:
    counts = _numbers(answer, len(question.among))
    if counts is None or min(counts, default=0) < 0:
        raise Refused("not-a-share", size=len(question.among))
    for place, count in enumerate(counts):
        if count > question.cap(place):
            raise Refused("share-too-large", place=place + 1, given=count, most=question.cap(place))
    given = sum(counts)
    if not question.fewest <= given <= question.total:
        raise _wrong_number(given, question.fewest, question.total)
    broken = question.check(counts) if question.check is not None else None
    if broken is not None:
        raise broken
    return counts


def _show(option: Option) -> str:
    if isinstance(option, tuple):
        return " ".join(_show(part) for part in option)
    return str(option)


def any_answer(question: Question, rng: Rng) -> Option:
    """A random legal answer."""
    if isinstance(question, Ask):
        options = question.options
        if question.most == 1 == question.least:
            return rng.choice(options)
        return _any_choices(question, rng)
    if question.sample is not None:
        return question.sample(rng)
    assert isinstance(question, Share)
    while True:
        counts = _any_share(question, rng)
        if question.check is None or question.check(counts) is None:
            return counts


def _any_choices(question: Ask, rng: Rng) -> Option:
    options = question.options
    count = question.least + rng.below(min(question.most, len(options)) - question.least + 1)
    if question.ordered:
        return tuple(rng.sample(options, count))
    chosen = rng.sample(range(len(options)), count)
    chosen.sort()
    return tuple([options[i] for i in chosen])


def _any_share(question: Share, rng: Rng) -> tuple[int, ...]:
    """Each unit goes to any of the things that still take one."""
    room = [question.cap(place) for place in range(len(question.among))]
    counts = [0] * len(room)
    fewest = question.fewest
    most = min(question.total, sum(room))
    for _ in range(fewest + rng.below(most - fewest + 1)):
        place = rng.choice([place for place, left in enumerate(room) if left])
        room[place] -= 1
        counts[place] += 1
    return tuple(counts)


def all_shares(question: Share) -> Iterator[tuple[int, ...]]:
    """Every legal answer, for those who weigh them all."""
    for counts in _splits(question, 0, question.total):
        if sum(counts) >= question.fewest and (question.check is None or question.check(counts) is None):
            yield counts


def _splits(question: Share, place: int, left: int) -> Iterator[tuple[int, ...]]:
    if place == len(question.among):
        yield ()
        return
    for count in range(min(left, question.cap(place)) + 1):
        for rest in _splits(question, place + 1, left - count):
            yield (count, *rest)
