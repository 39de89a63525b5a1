"""Answers as they were given in older versions of the game, so that old records can be played again.

Version 1 named a card for each token of a strike, asked about protectors and shielded cards one after the other, and
took tokens off a card one by one.
"""

from __future__ import annotations

from collections import deque

from dejarik.core.question import Option, Question, Share


def from_version_1(question: Question, old: deque[Option]) -> Option:
    """The answer to a question of today, taken from the answers of version 1 that come next."""
    if not isinstance(question, Share) or question.kind == "pay":
        return old.popleft()
    if question.kind in ("tactics", "divide"):
        return _named(question, old)
    if question.kind == "strip":
        return _taken_off(question, old.popleft())
    return _one_by_one(question, old)


def _named(share: Share, old: deque[Option]) -> Option:
    """A card for each token, at once or one by one."""
    named: list[Option] = []
    while len(named) < share.total:
        answer = old.popleft()
        assert isinstance(answer, tuple)
        whole = len(named) == 0 and len(answer) == 1 and not _may_be_divided(share, answer[0])
        named += answer * share.total if whole else answer
    return tuple([named.count(card) for card in share.among])


def _may_be_divided(share: Share, card: Option) -> bool:
    """Whether a card may get a part of the tokens only."""
    one = [int(other == card) for other in share.among]
    return share.total == 1 or share.check is None or share.check(tuple(one)) is None


def _one_by_one(share: Share, old: deque[Option]) -> Option:
    """A number for each thing in turn, as long as something is left."""
    left = share.total
    counts = []
    for _ in share.among:
        answer = old.popleft() if left else 0
        assert isinstance(answer, int)
        counts.append(answer)
        left -= answer
    return tuple(counts)


def _taken_off(share: Share, answer: Option) -> Option:
    assert isinstance(answer, tuple)
    gone = [which if what == "card" else what for what, which in answer]  # type: ignore[misc, str-unpack]
    return tuple([gone.count(thing) for thing in share.among])
