"""From what a person types to an answer."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from dejarik.cli.speech import say
from dejarik.core.question import Ask, Option, Place, Question, Share
from dejarik.core.refusal import Refused

if TYPE_CHECKING:
    from dejarik.core.presenter import Presenter

#: No place lies farther away, in whatever unit.
FARTHEST = 10**9
_RANGE = re.compile(r"(\d+)-(\d+)")


def read_answer(question: Question, text: str, labels: Mapping[Option, str], presenter: Presenter) -> Option:
    """The answer that `text` means: numbers of options, an option's own words, or the numbers of a place."""
    if isinstance(question, Place):
        return presenter.typed_place(question, _place(question, text))
    if isinstance(question, Share):
        return tuple(_numbers(text))
    named = [option for option in question.options if labels[option].casefold() == text.casefold()]
    if len(named) == 1 and text:
        return named[0] if question.single else (named[0],)
    if question.single:
        return _one(question, text)
    if text in ("", "0", "-"):
        return ()
    chosen = tuple(_numbered(question, number) for number in _numbers(text))
    for one, other in combinations(chosen, 2):
        if contradict(presenter, question, one, other):
            raise Refused("contradiction", one=labels[one], other=labels[other])
    return chosen


def contradict(presenter: Presenter, question: Question, one: Option, other: Option) -> bool:
    """Whether two different options speak of the same thing, so that only one of them can be meant."""
    theme = presenter.theme(question, one)
    return one != other and theme is not None and theme == presenter.theme(question, other)


def how_to_type(question: Question) -> str:
    """How to type an answer to this question."""
    if isinstance(question, Place):
        return say("how-place", size=question.size)
    if isinstance(question, Share):
        return say("how-share", amount=sum_of(question))
    if question.single:
        return say("how-one")
    order = "ordered" if question.ordered else "any-order"
    return say("how-many", how=say(f"how-{order}"), amount=amount_of(question))


def sum_of(question: Share) -> str:
    """How many are to be given out."""
    amount = "exact" if question.fewest == question.total else "between"
    return say(f"amount-{amount}", least=question.fewest, most=question.total)


def most_of(question: Question | None, place: int) -> str:
    """What stands behind a thing that takes only so much of what is given out."""
    if not isinstance(question, Share) or question.cap(place) == question.total:
        return ""
    return say("share-most", most=question.cap(place))


def amount_of(question: Ask) -> str:
    """How many options are to be chosen."""
    most = min(question.most, len(question.options))
    amount = "exact" if question.least == most else "or-none" if question.least == 0 else "between"
    return say(f"amount-{amount}", least=question.least, most=most)


def _one(question: Ask, text: str) -> Option:
    if not text and len(question.options) == 1:
        return question.options[0]
    numbers = _numbers(text)
    if len(numbers) != 1:
        raise Refused("one-number", most=len(question.options))
    return _numbered(question, numbers[0])


def _numbers(text: str) -> list[int]:
    """`1 3 4`, `1,3,4` and `2-4` alike."""
    numbers: list[int] = []
    for word in text.replace(",", " ").replace(";", " ").split():
        if span := _RANGE.fullmatch(word):
            first, last = whole(span[1]), whole(span[2])
            numbers += range(first, min(last, first + 1000) + 1)
        elif word.isdecimal():
            numbers.append(whole(word))
        else:
            raise Refused("no-number", given=shortened(word))
    return numbers


def whole(digits: str) -> int:
    """The number that digits mean; from a billion on, all are equally wrong."""
    return int(digits) if len(digits) < 10 else 10**9


def shortened(text: str, most: int = 40) -> str:
    """What somebody typed, as it is told back to them."""
    return text if len(text) <= most else text[: most - 1] + "…"


def _numbered(question: Ask, number: int) -> Option:
    if not 1 <= number <= len(question.options):
        raise Refused("number-out-of-range", given=number, most=len(question.options))
    return question.options[number - 1]


def _place(question: Place, text: str) -> Sequence[float]:
    words = text.replace(",", " ").replace(";", " ").split()
    try:
        numbers = [float(word) for word in words]
    except ValueError:
        raise Refused("not-a-place", size=question.size) from None
    if len(numbers) != question.size or not all(abs(number) < FARTHEST for number in numbers):
        raise Refused("not-a-place", size=question.size)
    return numbers
