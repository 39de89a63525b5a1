"""Giving things out: what counts as an answer, a random one, all of them."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.core.question import Share, all_shares, any_answer, settle
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng


def never_two(counts: tuple[int, ...]) -> Refused | None:
    return Refused("wrong-number", given=2, least=1, most=1, amount="exactly") if 2 in counts else None


def shared(total: int = 3, **more: object) -> Share:
    return Share(0, "gift", ("a", "b", "c"), total, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("share", "answer", "reason"),
    [
        (shared(), [1, 1], "not-a-share"),
        (shared(), [1, 1, 1, 0], "not-a-share"),
        (shared(), [4, -1, 0], "not-a-share"),
        (shared(), ["a", 1, 2], "not-a-share"),
        (shared(), 3, "not-a-share"),
        (shared(), [1, 1, True], "malformed-answer"),
        (shared(), [1, 1, 0], "wrong-number"),
        (shared(), [2, 1, 1], "wrong-number"),
        (shared(least=1), [0, 0, 0], "wrong-number"),
        (shared(caps=(1, 2, 3)), [2, 1, 0], "share-too-large"),
        (shared(check=never_two), [2, 1, 0], "wrong-number"),
    ],
)
def test_what_is_refused(share: Share, answer: object, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        settle(share, answer)
    assert refused.value.reason == reason
    assert str(refused.value)


def test_what_is_taken() -> None:
    assert settle(shared(), [0, 3, 0]) == (0, 3, 0)
    assert settle(shared(least=0), (0, 0, 0)) == (0, 0, 0)
    assert settle(shared(caps=(1, 2, 3)), [1, 2, 0]) == (1, 2, 0)


@settings(deadline=None)  # the machine may be busy
@given(
    total=st.integers(0, 6),
    caps=st.lists(st.integers(0, 4), min_size=1, max_size=4),
    least=st.integers(-1, 6),
    seed=st.integers(0, 1000),
)
def test_random_answers_are_legal_and_among_all(total: int, caps: list[int], least: int, seed: int) -> None:
    share = Share(0, "gift", tuple(range(len(caps))), total, least=min(least, total), caps=caps)
    if sum(share.cap(place) for place in range(len(caps))) < share.fewest:
        assert list(all_shares(share)) == []
        return
    answer = any_answer(share, Rng.from_seed(seed))
    assert settle(share, answer) == answer
    every = list(all_shares(share))
    assert answer in every
    assert len(set(every)) == len(every)
    assert all(settle(share, one) == one for one in every)


def test_all_ways_to_share() -> None:
    assert len(list(all_shares(shared()))) == 10
    assert list(all_shares(shared(check=never_two, caps=(3, 1, 1)))) == [(1, 1, 1), (3, 0, 0)]


def test_random_answers_keep_to_the_check_and_to_the_sampler() -> None:
    rng = Rng.from_seed(1)
    drawn = Counter(any_answer(shared(check=never_two), rng) for _ in range(400))
    assert set(drawn) == {(1, 1, 1), (3, 0, 0), (0, 3, 0), (0, 0, 3)}
    assert any_answer(shared(sample=lambda _: (0, 0, 3)), rng) == (0, 0, 3)
