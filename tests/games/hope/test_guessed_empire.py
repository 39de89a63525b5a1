"""Guessed Empire cards: dealt, laid and found as often as the rules of recon would have it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import Any

import pytest

from dejarik.core.game import Impossible
from dejarik.core.rng import Rng
from dejarik.games.hope.bot import truth
from dejarik.games.hope.guess_empire import PATIENCE, Deal, guess_empire
from dejarik.games.hope.state import SPECIALS, Claim, Table
from tests.games.hope.stage import cards, new, past_look, past_recon

MANY = 600


def worlds(table: Table, seat: int, count: int = MANY) -> Iterable[Table]:
    """Guesses at the Empire's cards; those that lead nowhere are made again, as a match does it."""
    rng = Rng.from_seed(f"{seat} of {table.seats}")
    while count:
        twin = table.copy()
        try:
            guess_empire(twin, seat, rng, table)
        except Impossible:
            continue
        count -= 1
        yield twin


def often(table: Table, seat: int, what: Callable[[Table], Hashable]) -> dict[Hashable, float]:
    """How often the guesses of a seat have it this way."""
    found = Counter(map(what, worlds(table, seat)))
    return {key: number / MANY for key, number in found.items()}


def alike(found: dict[Hashable, float], expected: dict[Hashable, float], within: float = 0.07) -> bool:
    return found.keys() == expected.keys() and all(abs(found[key] - expected[key]) < within for key in expected)


def evenly(*values: Hashable) -> dict[Hashable, float]:
    return dict.fromkeys(values, 1 / len(values))


def holders(table: Table) -> frozenset[int]:
    return frozenset(seat for seat, dealt in enumerate(table.dealt) if "plans" in dealt)


def owner_of(table: Table, slot: int) -> int:
    first, second = table.swaps
    return first[second[slot]]


@pytest.mark.rule("hope.gap.plans-position", "hope.recon.plans-split")
@pytest.mark.parametrize("recon", [True, False])
def test_any_neighbours_may_have_been_dealt_the_plans(recon: bool) -> None:
    """Of four seats two side by side have plans; who has none knows that the seat across has some."""
    match = new(4, 3)
    without = next(seat for seat in range(4) if "plans" not in match.table.dealt[seat])
    holding = next(seat for seat in range(4) if "plans" in match.table.dealt[seat])
    if not recon:
        past_recon(match)
    left, far, right = ((without + step) % 4 for step in (1, 2, 3))
    assert alike(often(match.table, without, holders), evenly(frozenset((left, far)), frozenset((far, right))))
    pairs = [frozenset((holding, (holding + step) % 4)) for step in (1, 3)]
    assert alike(often(match.table, holding, holders), evenly(*pairs))


@pytest.mark.rule("hope.recon.specials-random")
def test_every_special_enemy_that_one_does_not_hold_is_as_likely_in_the_deck() -> None:
    table: Table = past_recon(new(3, 1)).table
    own = set(table.dealt[0]) & set(SPECIALS)
    in_the_deck = Counter(card for world in worlds(table, 0) for card in set(SPECIALS) - set(world.aside))
    expected = (3 - len(own)) / (8 - len(own))
    for card in SPECIALS:
        assert abs(in_the_deck[card] / MANY - (1 if card in own else expected)) < 0.07


@pytest.mark.rule("hope.recon.swap-purpose", "hope.recon.shuffle-own")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_pile_may_be_ones_own_and_any_card_its_top_one(seat: int) -> None:
    table: Table = past_recon(new(3, 2)).table
    assert alike(
        often(table, seat, lambda world: [owner_of(world, slot) for slot in range(3)].index(seat)), evenly(0, 1, 2)
    )
    dealt = Counter(table.dealt[seat])

    def own_top(world: Table) -> str:
        return next(world.faces[7 * slot + 6] for slot in range(3) if owner_of(world, slot) == seat)

    assert alike(often(table, seat, own_top), {card: dealt[card] / 7 for card in dealt})


@pytest.mark.rule("hope.recon.shuffle-own")
def test_plans_of_others_lie_at_any_depth() -> None:
    table: Table = past_recon(new(3, 2)).table
    seat = next(seat for seat in range(3) if "plans" not in table.dealt[seat])
    depths = Counter(token % 7 for world in worlds(table, seat) for token in range(21) if world.faces[token] == "plans")
    assert all(abs(depths[depth] / MANY - 2 / 7) < 0.08 for depth in range(7))


def rigged(own: str, shown: str) -> Table:
    """Three seats, the first dealt these cards; the top cards of the first pile have been seen."""
    table: Table = past_recon(new(3, 2)).table
    table.dealt = [tuple(cards(own)), *table.dealt[1:]]
    for place, card in enumerate(cards(shown)):
        table.faces[6 - place], table.seen[6 - place] = card, True
    return table


@pytest.mark.rule("hope.gap.info-view")
@pytest.mark.parametrize(
    ("own", "shown", "chance"),
    [
        # two of own two TIE Fighters at two of seven places, or two of four at two of fourteen in either other pile
        ("T T S S D P RT", "T T", (2 / 42) / (2 / 42 + 2 * 12 / 182)),
        ("T T T T S D RT", "T T", (12 / 42) / (12 / 42 + 2 * 2 / 182)),
        ("T T S S D P RT", "RT", 1.0),
        ("T T S S D P RT", "TK", 0.0),
        ("T T S S S D RT", "P", 0.0),
        # the own Death Trooper, or one of three among fourteen
        ("T T S S D P RT", "D", (1 / 7) / (1 / 7 + 2 * 3 / 14)),
        ("T T S S D P RT", "T T S S D", (4 / 2520) / (4 / 2520 + 2 * 432 / 240240)),
    ],
)
def test_what_a_pile_shows_says_how_likely_it_is_ones_own(own: str, shown: str, chance: float) -> None:
    table = rigged(own, shown)
    mine = sum(owner_of(world, 0) == 0 for world in worlds(table, 0)) / MANY
    assert abs(mine - chance) < 0.07


def told(claims: dict[int, Claim], seats: int = 4) -> Table:
    match = new(seats, 3)
    for seat, claim in claims.items():
        match.answer(seat, "tell")
        match.answer(seat, claim)
    table: Table = past_recon(match).table
    return table


@pytest.mark.rule("hope.recon.tell")
def test_who_says_to_have_plans_is_believed() -> None:
    """Nobody else has spoken, and it can be so: in every guess it is so."""
    table = told({})
    asking = next(seat for seat in range(4) if "plans" not in table.dealt[seat])
    side = (asking + 1) % 4
    for number in (0, 1):
        heard = told({side: (("plans", number),)})
        assert {side in holders(world) for world in worlds(heard, asking, 60)} == {bool(number)}


@pytest.mark.rule("hope.gap.tell-unchecked")
def test_who_cannot_have_plans_is_not_believed() -> None:
    """Both neighbours of one without plans say that they have some, which cannot be: plans go to neighbours."""
    table = told({})
    asking = next(seat for seat in range(4) if "plans" not in table.dealt[seat])
    left, far, right = ((asking + step) % 4 for step in (1, 2, 3))
    heard = told({left: (("plans", 1),), right: (("plans", 1),)})
    assert {holders(world) for world in worlds(heard, asking, 60)} == {frozenset((left, far)), frozenset((far, right))}


@pytest.mark.rule("hope.recon.tell")
def test_what_was_told_in_part_is_mostly_kept_to() -> None:
    """Chance alone gives a seat just these two numbers in about one deal of ten."""
    silent = told({})
    claim: Claim = (("tie", 2), ("special", 1))

    def so(world: Table) -> bool:
        dealt = world.dealt[1]
        return dealt.count("tie") == 2 and sum(card in SPECIALS for card in dealt) == 1

    by_chance = often(silent, 0, so)[True]
    heard = often(told({1: claim}), 0, so)[True]
    assert by_chance < 0.25
    assert heard > 2 * by_chance


@pytest.mark.rule("hope.gap.tell-unchecked")
def test_a_whole_hand_that_no_pile_can_be_is_not_believed() -> None:
    """Seat 2 told of one Death Trooper and no plans; the piles have shown two, two, and plans."""
    match = new(3, 2)
    match.table.dealt[:] = [tuple(cards(dealt)) for dealt in ("T T S S D D P", "T T T S S S D", "T S D D P RT TK")]
    match.answer(1, "tell")
    match.answer(1, (("tie", 3), ("striker", 3), ("trooper", 1), ("plans", 0)))
    table: Table = past_recon(match).table
    assert {world.dealt[1] for world in worlds(table, 0, 20)} == {tuple(cards("T T T S S S D"))}
    for token, card in zip((0, 1, 7, 8, 14), cards("D D D D P"), strict=True):
        table.faces[token], table.seen[token] = card, True
    found = {world.dealt[1] for world in worlds(table, 0, 20)}
    assert tuple(cards("T T T S S S D")) not in found


def test_only_what_was_told_in_part_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who told everything, and oneself, has nothing more to fit."""
    tries = 0
    fill = Deal.fill

    def counted(deal: Deal, *given: Any) -> object:
        nonlocal tries
        tries += 1
        return fill(deal, *given)

    monkeypatch.setattr(Deal, "fill", counted)
    part: Claim = (("tie", 2),)
    whole = truth(told({}).dealt[1])
    spoken: list[tuple[dict[int, Any], int]] = [({}, 1), ({0: part}, 1), ({1: whole}, 1), ({1: part}, PATIENCE)]
    for claims, expected in spoken:
        table = told(claims)
        tries = 0
        list(worlds(table, 0, 1))
        assert tries == expected


@pytest.mark.rule("hope.gap.tell-unchecked")
def test_ones_own_words_change_nothing() -> None:
    """A seat knows its cards, whatever it said of them."""
    table = told({0: (("tie", 7),)})
    own = table.dealt[0]
    for world in worlds(table, 0, 20):
        assert world.dealt[0] == own


@pytest.mark.rule("hope.recon.swap-second", "hope.gap.swap-disclosure")
def test_the_piles_may_have_been_rearranged_in_any_way() -> None:
    match = past_look(new(3, 2))
    first = match.table.first
    second, third = (first + 1) % 3, (first + 2) % 3
    match.answer(first, (1, 2, 0))
    assert {tuple(world.swaps) for world in worlds(match.table, first, 30)} == {((1, 2, 0),)}
    assert len({tuple(world.swaps) for world in worlds(match.table, third, 60)}) == 6
    match.answer(second, (2, 1, 0))
    for seat, ways in ((first, 6), (second, 6), (third, 36)):
        swaps = Counter(tuple(world.swaps) for world in worlds(match.table, seat))
        assert len(swaps) == ways
        assert max(swaps.values()) < 3 * MANY / ways
