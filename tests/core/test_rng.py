"""Chance: unbiased, reproducible, copied, verified."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256
from struct import unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.core.rng import Rng, UnexpectedDraw, commitment, seed_bytes


def test_the_stream_is_keyed_blake2b_in_counter_mode() -> None:
    key = bytes(range(32))
    expected = [
        word for block in range(3) for word in unpack("<8Q", blake2b(block.to_bytes(8, "little"), key=key).digest())
    ]
    rng = Rng(key)
    assert [rng.word() for _ in range(24)] == expected


@given(st.integers(0, 100), st.integers(1, 60))
def test_a_stream_can_be_taken_up_anywhere(position: int, more: int) -> None:
    rng = Rng.from_seed("anywhere")
    for _ in range(position):
        rng.word()
    assert rng.position == position
    later = Rng(rng.key, position)
    assert [later.word() for _ in range(more)] == [rng.word() for _ in range(more)]


def test_below_is_uniform() -> None:
    rng = Rng.from_seed(7)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    # chi-squared with 5 degrees of freedom exceeds 20.5 once in a thousand
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts.values()) < 20.5


def test_below_draws_again_in_the_incomplete_span() -> None:
    """With n just above half the span, a bare remainder would favour small results; here half the words are refused."""
    rng = Rng.from_seed(1)
    n = (1 << 63) + 1
    results = [rng.below(n) for _ in range(400)]
    assert all(result < n for result in results)
    assert rng.position > 600  # about two words for each result
    small = sum(result < n // 2 for result in results)
    assert 150 < small < 250


def test_shuffle_reaches_every_order_equally() -> None:
    rng = Rng.from_seed(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert sum((n - 500) ** 2 / 500 for n in orders.values()) < 49.7  # 23 degrees of freedom, once in a thousand


def test_sample_takes_different_places() -> None:
    rng = Rng.from_seed(4)
    firsts: Counter[int] = Counter()
    for _ in range(5_000):
        chosen = rng.sample(range(5), 3)
        assert len(set(chosen)) == 3
        firsts[chosen[0]] += 1
    assert all(900 < count < 1_100 for count in firsts.values())


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng.from_seed(5)
    rng.word()
    twin = rng.copy()
    assert [twin.word() for _ in range(20)] == [rng.word() for _ in range(20)]
    twin.word()
    assert twin.position == rng.position + 1


def test_open_draws_are_heard_and_can_be_scripted() -> None:
    rng = Rng.from_seed(6)
    rng.opened = []
    rolled = [rng.roll(8) for _ in range(5)]
    rng.below(8)
    assert rng.opened == rolled
    scripted = Rng(bytes(32), script=rolled[::-1])
    assert [scripted.roll(8) for _ in range(5)] == rolled
    scripted.script = [7]
    with pytest.raises(UnexpectedDraw):
        scripted.roll(4)


def test_seeds_and_commitments() -> None:
    assert seed_bytes(5) == seed_bytes("5") != seed_bytes(6)
    assert seed_bytes(bytes(32)) == bytes(32)
    assert len(seed_bytes(None)) == 32
    assert seed_bytes(None) != seed_bytes(None)
    assert commitment(bytes(32)) == sha256(bytes(32)).hexdigest()


def test_a_fresh_stream_is_unrelated() -> None:
    rng = Rng.from_seed(8)
    one, other = rng.fresh(), rng.fresh()
    assert one.key != other.key != rng.key
    assert 0 <= one.uniform() < 1
