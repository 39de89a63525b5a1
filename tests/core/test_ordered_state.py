"""States whose dicts have an order."""

from __future__ import annotations

from typing import ClassVar

from dejarik.core.rng import Rng, seed_bytes
from dejarik.core.state import State, decode, digest, encode


class Row(State, kw_only=True):
    ordered: ClassVar[bool] = True
    things: dict[int, str]


def test_an_ordered_state_keeps_the_order_of_its_dicts() -> None:
    row = Row(rng=Rng(seed_bytes(1)), things={7: "b", 3: "a"})
    back = decode(encode(row), Row)
    assert list(back.things.items()) == [(7, "b"), (3, "a")]
    assert digest(back) == digest(row)
    assert digest(Row(rng=Rng(seed_bytes(1)), things={3: "a", 7: "b"})) != digest(row)
