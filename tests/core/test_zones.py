"""Hidden piles and hands, and who knows what lies where."""

from __future__ import annotations

from dejarik.core.rng import Rng
from dejarik.core.zones import deal_anew, discard, draw, know, put_under, show, shuffle, shuffle_in, unknow
from tests.brawl.state import Table


def table(*, seats: int = 3) -> Table:
    names = ("floor", *("thug",) * 12)
    empty: list[list[int]] = [[] for _ in range(seats)]
    return Table(
        rng=Rng.from_seed(1),
        cards=names,
        owners=(-1, *(0,) * 12),
        known=[[] for _ in range(seats)],
        hands=[[1, 2], *([] for _ in range(seats - 1))],
        decks=[[3, 4, 5, 6], *([] for _ in range(seats - 1))],
        discards=empty,
        credits=[0] * seats,
    )


def test_knowing_and_no_longer_knowing() -> None:
    one = table()
    know(one, 1, (3, 4))
    know(one, 1, (4, 5))
    know(one, 2, (4,))
    assert one.known == [[], [3, 4, 5], [4]]
    unknow(one, (4,), seats=(1,))
    assert one.known == [[], [3, 5], [4]]
    unknow(one, (3, 4))
    assert one.known == [[], [5], []]


def test_showing_is_learning() -> None:
    one = table()
    show(one, (3,), to=(2,))
    assert (one.known, one.shown) == ([[], [], [3]], 1)
    show(one, (1,))
    assert (one.known, one.shown) == ([[1], [1], [3, 1]], 2)


def test_cards_are_drawn_from_the_top_as_far_as_they_go() -> None:
    one = table()
    know(one, 0, (6,))
    know(one, 1, (6, 3))
    assert draw(one, 0, one.decks[0], one.hands[0], 2) == [6, 5]
    assert (one.hands[0], one.decks[0]) == ([1, 2, 6, 5], [3, 4])
    assert one.known == [[], [6, 3], []]  # who saw it on top knows that it is in the hand
    assert one.shown == 1
    assert draw(one, 0, one.decks[0], one.hands[0], 9) == [4, 3]
    assert draw(one, 0, one.decks[0], one.hands[0]) == []
    assert one.shown == 2


def test_what_is_discarded_lies_open() -> None:
    one = table()
    know(one, 1, (1, 2))
    discard(one, (2, 1), one.hands[0], one.discards[0])
    assert (one.hands[0], one.discards[0], one.known[1], one.shown) == ([], [2, 1], [], 1)


def test_cards_go_under_a_pile_and_some_saw_which() -> None:
    one = table()
    know(one, 2, (1,))
    put_under(one, (1, 2), one.decks[0], seen_by=(0,))
    assert one.decks[0] == [2, 1, 3, 4, 5, 6]
    assert one.known == [[1, 2], [], []]


def test_shuffling_forgets() -> None:
    one = table()
    know(one, 1, (3, 1))
    shuffle(one, one.decks[0])
    assert sorted(one.decks[0]) == [3, 4, 5, 6]
    assert one.known[1] == [1]
    shuffle_in(one, one.decks[0], one.hands[0])
    assert sorted(one.decks[0]) == [1, 2, 3, 4, 5, 6]
    assert one.known[1] == []


def test_dealing_anew_keeps_sizes_and_what_is_fixed() -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(40):
        hand, deck = [1, 2, 3], [4, 5, 6, 7]
        deal_anew(Rng.from_seed(seed), [hand, deck], {2, 4})
        assert (hand[1], deck[0]) == (2, 4)
        assert sorted(hand + deck) == [1, 2, 3, 4, 5, 6, 7]
        seen.add(tuple(hand))
    assert len(seen) > 10
