"""What can be worked out about hidden cards, against plain counting."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from dejarik.core.game import Impossible
from dejarik.core.rng import Rng
from dejarik.games.hope.deduction import (
    Owners,
    arcs,
    believable,
    count,
    last_words,
    likelihood,
    matched,
    told,
    told_all,
)
from dejarik.games.hope.guess_empire import (
    Deal,
    Pool,
    draw_mix,
    draw_pairs,
    faces_of,
    fixed_owners,
    guess_empire,
    share,
)
from dejarik.games.hope.setup import deck_row
from dejarik.games.hope.state import PLACE, SPECIALS, Table
from tests.games.hope.stage import CARDS, Scene, cards, new, past_look, past_recon

OWN = cards("T T S S D P RT")
#: The deck of three: 6 TIE Fighters, 6 Strikers, 4 Death Troopers, 2 plans, 3 special enemies of 8.
ROW = deck_row(3, quick=False)


def shown(text: str) -> list[tuple[int, int]]:
    """Cards that a pile has shown, as the engine counts them."""
    return [(kind, number) for kind, number in enumerate(count(cards(text))) if number]


def near(found: float, expected: Fraction) -> bool:
    return abs(found - float(expected)) < 1e-9


# ── one card ───────────────────────────────────────────────────────────────────────────────────────────────────────


def chance_by_counting(seen: str, face: str) -> Fraction:
    """How likely an unseen card of the deck of three is this one: every unseen card of the box as likely as it is."""
    known = Counter(cards(seen))
    unseen = 21 - known.total()
    if CARDS[face] in PLACE and PLACE[CARDS[face]] < 4:
        return Fraction(ROW[PLACE[CARDS[face]]] - known[CARDS[face]], unseen)
    specials = sum(known[name] for name in SPECIALS)
    if known[CARDS[face]]:
        return Fraction(0)
    return Fraction(ROW[4] - specials, 8 - specials) / unseen


@pytest.mark.parametrize("seen", ["", "T", "T T S D", "RT", "RT TK T", "RT TK SD", "T T T T T T S P D D"])
@pytest.mark.parametrize("face", ["T", "S", "D", "P", "TK", "AM"])
def test_how_likely_an_unseen_card_is_this_one(seen: str, face: str) -> None:
    table: Table = past_recon(new(3, 1)).table
    known = dict(zip((0, 7, 14, 1, 8, 15, 2, 9, 16, 3, 10), cards(seen), strict=False))
    known[21] = "tie"  # reinforcements are no cards of the deck
    assert near(share(table, known, CARDS[face]), chance_by_counting(seen, face))


def test_a_card_of_which_all_have_been_seen_is_not_there() -> None:
    table: Table = past_recon(new(3, 1)).table
    strikers = dict.fromkeys(range(6), "striker")
    assert share(table, strikers, "striker") == 0.0
    assert share(table, strikers, "tie") == 6 / 15


# ── a pile ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def pile_by_counting(hands: list[str], seen: str) -> Fraction:
    """How likely these places of a pile, dealt from all cards in no known hand, show these very cards."""
    left = Counter({kind: ROW[PLACE[kind]] for kind in ("tie", "striker", "trooper", "plans")})
    held = Counter(card for hand in hands for card in cards(hand))
    specials = ROW[4] - sum(held[name] for name in SPECIALS)
    names = {name for name in SPECIALS if not held[name]}
    left -= held
    size = sum(ROW) - held.total()
    chance = Fraction(1)
    for card in cards(seen):
        if card in SPECIALS:
            chance *= Fraction(specials, len(names)) if card in names else 0
            specials -= 1
            names -= {card}
        else:
            chance *= left[card]
            left[card] -= 1
        chance /= size
        size -= 1
    return chance


@pytest.mark.parametrize(
    "seen", ["", "T", "T T", "S D P", "RT", "TK", "TK T S", "T T T T T T", "P P", "TK AM", "T SD TK AM", "RT TK"]
)
@pytest.mark.parametrize("hands", [["T T S S D P RT"], ["T T S S D P RT", "T T S S D P TK"], ["T T T T T D D"]])
def test_how_well_a_strangers_pile_explains_what_it_shows(hands: list[str], seen: str) -> None:
    pool = Pool(ROW, {seat: count(cards(hand)) for seat, hand in enumerate(hands)})
    assert near(pool.likelihood(shown(seen)), pile_by_counting(hands, seen))


def test_a_pool_has_no_more_cards_than_there_are() -> None:
    everything = Pool(ROW, {0: count(OWN), 1: count(OWN), 2: count(OWN)})
    assert everything.size == 0
    assert everything.likelihood(shown("T")) == 0.0
    assert everything.likelihood([]) == 1.0
    small = Pool(ROW, {0: count(cards("T T T S S S D")), 1: count(cards("T T T S S S D"))})
    assert small.size == 7
    assert small.likelihood(shown("D D P P RT TK")) > 0
    assert small.likelihood(shown("D D P P RT TK SD")) > 0
    assert small.likelihood([*shown("D D P P RT TK"), (PLACE["at_st"], 2)]) == 0.0


@pytest.mark.parametrize("hand", ["T T S S D P RT", "T T T T T T T", "S D P RT TK AM AC"])
@pytest.mark.parametrize("seen", ["", "T", "T T", "T S", "P RT", "T T T"])
def test_how_well_a_known_hand_explains_what_a_pile_shows(hand: str, seen: str) -> None:
    """By trying every order of the seven cards."""
    places = cards(seen)
    orders = list(permutations(cards(hand)))
    fitting = sum(list(order[: len(places)]) == places for order in orders)
    ways = 1
    for place in range(len(places)):
        ways *= 7 - place
    assert likelihood(count(cards(hand)), shown(seen)) * len(orders) == fitting * ways


def test_a_pool_is_dealt_out_wholly() -> None:
    pool = Pool(ROW, {0: count(OWN)})  # left: 4 T, 4 S, 3 D, 1 P, 2 specials of 7
    rng = Rng.from_seed(1)
    aside: Counter[str] = Counter()
    first: Counter[str] = Counter()
    for _ in range(300):
        dealt = pool.deal([count(()), count(cards("T S")), count(cards("D TK"))], [1, 2], rng)
        assert dealt is not None
        found, rest = dealt
        kinds = Counter("special" if card in SPECIALS else card for card in found)
        assert kinds == {"tie": 3, "striker": 3, "trooper": 2, "special": 1}
        assert "reinf_tie" not in found + rest
        assert "tank" not in found + rest
        assert len(rest) == 5
        assert rest == sorted(rest)
        assert {*found, *rest} >= set(SPECIALS) - {"reinf_tie", "tank"}
        aside.update(rest)
        first[found[0]] += 1
    assert all(215 < number < 285 for number in aside.values())  # each of six stays aside in five of six deals
    assert {"tie", "striker", "trooper"} <= set(first)


@pytest.mark.parametrize(
    "piles",
    [["T T T T T"], ["S S S S S"], ["D D D D"], ["TK AM", "AC"]],
)
def test_a_pool_cannot_show_more_than_it_has(piles: list[str]) -> None:
    pool = Pool(ROW, {0: count(OWN)})
    seen = [count(cards(pile)) for pile in piles]
    assert pool.deal(seen, range(len(seen)), Rng.from_seed(1)) is None


# ── whose pile, and where the plans are ────────────────────────────────────────────────────────────────────────────


def test_plans_are_dealt_to_neighbours() -> None:
    assert set(arcs({}, 2, 4)) == {frozenset(pair) for pair in ((0, 1), (1, 2), (2, 3), (3, 0))}
    assert set(arcs({1: 1}, 2, 4)) == {frozenset((0, 1)), frozenset((1, 2))}
    assert set(arcs({1: 0}, 2, 4)) == {frozenset((2, 3)), frozenset((3, 0))}
    assert set(arcs({1: 1, 3: 1}, 2, 4)) == set()
    assert set(arcs({1: 2}, 2, 4)) == set()


def test_every_pile_is_somebodys() -> None:
    """Against all ways to give the piles owners."""
    rng = Rng.from_seed(3)
    for _ in range(300):
        seats = range(3 + rng.below(3))
        can = tuple(tuple(rng.below(5) > 1 for _ in seats) for _ in seats)
        ways = [way for way in permutations(seats) if all(can[seat][slot] for seat, slot in enumerate(way))]
        assert matched(can) == tuple(tuple(sorted({way[seat] for way in ways})) for seat in seats if ways)
    assert matched(((True,) * 3,) * 3) == ((0, 1, 2),) * 3


def test_what_was_told_can_be_parts_of_one_deck() -> None:
    hand = count(OWN)
    fair = count(cards("T T S S D P TK"))
    assert believable(ROW, {0: hand, 1: fair}, 3)
    assert not believable(ROW, {0: hand, 1: hand}, 3)  # the same special enemy twice
    assert not believable(ROW, {0: hand, 1: count(cards("T T T T T S S"))}, 3)  # seven TIE Fighters
    assert believable(ROW, {0: hand, 1: count(cards("T T T T S S S"))}, 3)
    assert not believable(ROW, {0: hand, 1: count(cards("D D D D S S S"))}, 3)
    assert not believable(ROW, {0: hand, 1: count(cards("T S S TK AM AC DI"))}, 3)  # five special enemies
    assert believable(ROW, {0: hand, 1: count(cards("T S S S P TK AM"))}, 3)
    assert not believable(ROW, {0: count(cards("T T S S S D P")), 1: fair, 2: fair}, 3)
    assert believable(ROW, {0: hand, 1: count(cards("T T S S D D TK")), 2: count(cards("T T S S D P AM"))}, 3)
    assert not believable(ROW, {0: hand, 1: fair, 2: count(cards("T T S S D D S"))}, 3)  # a special enemy is missing
    four = deck_row(4, quick=False)
    apart = count(cards("T T S S D P TK"))
    assert not believable(four, {0: hand, 2: apart}, 4)  # plans lie side by side
    assert believable(four, {0: hand, 1: apart}, 4)


def test_claims_become_hands() -> None:
    assert told((("tie", 2), ("tie", 3))) is None
    assert told((("tie", 2), ("plans", 1))) == {"tie": 2, "plans": 1}
    whole = {"tie": 2, "striker": 2, "trooper": 1, "plans": 1, "special": 1, "tank": 1}
    assert told_all(whole) == count(cards("T T S S D P TK"))
    assert told_all({**whole, "special": 2}) is None
    assert told_all({**whole, "tie": 3}) is None
    assert told_all({"tie": 7}) is None
    named = {kind: number for kind, number in whole.items() if kind != "special"}
    assert told_all(named) == count(cards("T T S S D P TK"))
    words = last_words(
        [(0, (("tie", 1), ("plans", 1))), (1, (("tie", 4),)), (0, (("tie", 2),)), (1, (("tie", 1), ("tie", 2)))]
    )
    assert words == {0: {"tie": 2, "plans": 1}, 1: {"tie": 4}}


def owners_by_counting(weights: list[list[float]], others: list[float]) -> dict[tuple[int, ...], float]:
    """Every way to give piles owners, by the product of its weights."""
    known = len(weights[0])
    hands = [*range(known), *[-1] * (len(weights) - known)]
    ways = {}
    for way in set(permutations(hands)):
        weight = 1.0
        for slot, hand in enumerate(way):
            weight *= others[slot] if hand < 0 else weights[slot][hand]
        if weight:
            ways[way] = weight
    total = sum(ways.values())
    return {way: weight / total for way, weight in ways.items()}


@pytest.mark.parametrize(
    ("weights", "others"),
    [
        ([[1.0, 2.0], [3.0, 1.0], [0.0, 5.0], [2.0, 2.0]], [1.0, 2.0, 0.5, 1.0]),
        ([[1.0, 0.0, 2.0], [1.0, 3.0, 1.0], [2.0, 1.0, 0.0]], [0.0, 0.0, 0.0]),
        ([[2.0], [1.0], [4.0]], [1.0, 3.0, 0.0]),
    ],
)
def test_owners_are_drawn_as_likely_as_they_are(weights: list[list[float]], others: list[float]) -> None:
    ways = owners_by_counting(weights, others)
    owners = Owners(weights, others)
    assert owners.possible
    chances = owners.chances()
    for slot in range(len(weights)):
        for hand in [*range(len(weights[0])), -1]:
            assert abs(chances[slot][hand] - sum(way for key, way in ways.items() if key[slot] == hand)) < 1e-9
    rng = Rng.from_seed(2)
    drawn = Counter(tuple(owners.draw(rng)) for _ in range(3000))
    assert set(drawn) <= set(ways)
    assert all(abs(drawn[way] / 3000 - chance) < 0.04 for way, chance in ways.items())


def a_deal(table: Table, seat: int = 0, seed: int = 1) -> Deal:
    known = {token: table.faces[token] for token in range(len(table.faces)) if table.seen[token]}
    return Deal(table, seat, Rng.from_seed(seed), known)


def test_plans_lie_where_they_have_room() -> None:
    table: Table = past_recon(new(3, 1)).table
    deal = a_deal(table)
    deal.shown = [count(()), count(cards("T T S S")), count(cards("T S D D S P"))]
    one = Pool(ROW, {0: count(cards("T T S S D P RT"))})
    assert deal.draw_plans([1, 2], one) == {2}  # the one that is left has been seen there
    assert deal.draw_plans([0, 1], one) is not None
    drawn = Counter(min(deal.draw_plans([0, 1], one) or {9}) for _ in range(2000))
    assert set(drawn) == {0, 1}
    assert abs(drawn[0] / 2000 - 7 / 10) < 0.04  # seven places against three
    both = Pool(ROW, {0: count(cards("T T S S S D RT"))})
    assert deal.draw_plans([0, 1], both) == {0, 1}
    assert deal.draw_plans([1], both) is None
    assert deal.draw_plans([0, 2], both) == {0, 2}
    none = Pool(ROW, {0: count(cards("T T S S D P P"))})
    assert deal.draw_plans([0, 1], none) == set()
    assert deal.draw_plans([1, 2], none) is None
    deal.shown[1] = count(cards("P P"))
    assert deal.draw_plans([0, 1], both) is None
    deal.shown[1] = count(cards("T T T S S S D"))
    assert deal.draw_plans([0, 1], both) is None  # nothing is unseen there


def test_strangers_piles_get_names() -> None:
    table: Table = past_recon(new(4, 1)).table
    deal = a_deal(table, 2)
    deal.fixed = None
    names = Counter()  # type: ignore[var-annotated]
    for _ in range(200):
        named = deal.name_strangers([-1, 2, -1, -1], {0, 2}, frozenset((0, 1)))
        assert sorted(named) == [0, 1, 2, 3]
        assert named[1] == 2
        assert {named[0], named[2]} == {0, 1}  # the piles with plans to those who were dealt them
        names[tuple(named)] += 1
    assert len(names) == 2
    deal.fixed = [3, 2, 1, 0]
    assert deal.name_strangers([-1, 2, -1, -1], {0, 2}, frozenset((0, 1))) == [3, 2, 1, 0]


def test_a_deal_is_held_against_what_was_told() -> None:
    table: Table = past_recon(new(3, 1)).table
    deal = a_deal(table)
    deal.shown = [count(()), count(cards("T RT")), count(())]
    piles = [cards("S"), cards("T S S S S"), cards("D D D")]
    assert deal.contradictions([0, 1, 2], piles, {}) == 0
    assert deal.contradictions([0, 1, 2], piles, {1: {"tie": 2, "special": 1, "striker": 4}}) == 0
    assert deal.contradictions([0, 1, 2], piles, {1: {"tie": 1, "special": 2, "striker": 4}}) == 2
    assert deal.contradictions([0, 1, 2], piles, {2: {"trooper": 2}, 1: {"plans": 1}}) == 2
    assert deal.contradictions([0, 2, 1], piles, {2: {"tie": 2}}) == 0


# ── cards that moved ───────────────────────────────────────────────────────────────────────────────────────────────


def test_two_cards_under_a_pile_lie_in_either_order() -> None:
    scene = Scene("T S D D D", "S S S", laid="bodhi").plays(1, 1).answer(1, ("striker", "tie"))
    (upper, lower, player) = scene.table.pairs[0]
    assert player == 0
    rng = Rng.from_seed(1)
    found = Counter()  # type: ignore[var-annotated]
    for _ in range(200):
        known: dict[int, str] = {}
        draw_pairs(scene.table, 1, rng, known)
        found[known[upper], known[lower]] += 1
    assert set(found) == {("striker", "tie"), ("tie", "striker")}
    assert min(found.values()) > 70
    for seat, seen in ((0, {}), (1, {upper: "striker"}), (1, {lower: "tie"})):
        for _ in range(20):
            known = dict(seen)
            draw_pairs(scene.table, seat, rng, known)
            assert (known[upper], known[lower]) == ("striker", "tie")


def mixed_scene() -> Table:
    """The tops of three piles were mixed; everybody knew the first one, a TIE Fighter."""
    scene = Scene("T S S", "DI S S S", "D S S", laid="jyn jyn").plays(1, 1).plays(2, 2)
    assert scene.view(1).mixed.cards == ("tie",)
    return scene.table


def test_a_mixed_card_that_shows_up_is_one_of_those_taken() -> None:
    """A TIE Fighter has shown up: the known one, or one of two unseen cards."""
    table = mixed_scene()
    top, *unseen = table.mixed_in
    shown_up, *others = table.mixed_out
    rng = Rng.from_seed(1)
    same = 0
    sources: Counter[int] = Counter()
    for _ in range(2000):
        known = {top: "tie", shown_up: "tie"}
        links = draw_mix(table, rng, known)
        if len(links) == 2:  # it was the known one: what the others were nobody knows
            same += 1
            assert set(links) == set(others)
            assert set(links.values()) == set(unseen)
            assert set(known) == {top, shown_up}
        else:  # it was another one, and the known one lies where another was laid
            ((laid, taken),) = links.items()
            (found,) = set(unseen) - {taken}
            (again,) = set(others) - {laid}
            assert known == {top: "tie", shown_up: "tie", found: "tie", again: "tie"}
            sources[found] += 1
    expected = Fraction(1) / (1 + 2 * chance_by_counting("T", "T"))
    assert abs(same / 2000 - expected) < 0.05
    assert min(sources.values()) > 200


def test_a_mixed_card_cannot_be_what_was_not_taken() -> None:
    table = mixed_scene()
    known = {**dict.fromkeys(table.mixed_in, "tie"), table.mixed_out[1]: "plans"}
    with pytest.raises(Impossible):
        draw_mix(table, Rng.from_seed(1), known)
    two = {**dict.fromkeys(table.mixed_in, "tie"), table.mixed_in[1]: "plans", table.mixed_out[1]: "plans"}
    assert draw_mix(table, Rng.from_seed(1), two) == {}
    assert [two[token] for token in table.mixed_out] == ["tie", "plans", "tie"]
    twice = {**two, table.mixed_out[0]: "plans"}
    with pytest.raises(Impossible):
        draw_mix(table, Rng.from_seed(1), twice)


def test_nothing_was_mixed() -> None:
    table: Table = past_recon(new(3, 1)).table
    assert draw_mix(table, Rng.from_seed(1), {}) == {}


def test_mixed_cards_go_where_they_may_have_gone() -> None:
    table = mixed_scene()
    rng = Rng.from_seed(3)
    where: Counter[int] = Counter()
    for _ in range(300):
        known = {table.mixed_in[0]: "tie"}
        draw_mix(table, rng, known)
        (laid,) = set(known) - set(table.mixed_in)
        where[laid] += 1
    assert set(where) == set(table.mixed_out)
    assert min(where.values()) > 60


def test_every_token_gets_a_face() -> None:
    table: Table = past_recon(new(3, 1)).table
    table.faces += ["tie", "striker"]  # two that were laid instead of others
    known = {0: "ambush", 21: "plans"}
    piles = [
        [f"a{place}" for place in range(6)],
        [f"b{place}" for place in range(7)],
        [f"c{place}" for place in range(7)],
    ]
    faces = faces_of(table, known, piles, {22: 8})
    assert faces[:7] == ["ambush", "a0", "a1", "a2", "a3", "a4", "a5"]
    assert faces[7:14] == piles[1]
    assert faces[14:21] == piles[2]
    assert faces[21:] == ["plans", "b1"]


def test_who_knows_whose_pile_is_where() -> None:
    match = new(3, 1)
    first = match.table.first
    second = (first + 1) % 3
    assert all(fixed_owners(match.table, seat) == [0, 1, 2] for seat in range(3))
    past_look(match)
    assert all(fixed_owners(match.table, seat) == [0, 1, 2] for seat in range(3))
    match.answer(first, (2, 0, 1))
    assert fixed_owners(match.table, first) == [2, 0, 1]
    assert fixed_owners(match.table, second) is None
    match.answer(second, (0, 2, 1))
    assert all(fixed_owners(match.table, seat) is None for seat in range(3))


@pytest.mark.parametrize("seat", range(4))
def test_a_guess_tells_a_whole_story(seat: int) -> None:
    """Who was dealt what, laid it, and how it was rearranged, leads to the guessed piles."""
    match = past_look(new(4, 9))
    first = match.table.first
    for who, order in ((first, (3, 1, 0, 2)), ((first + 1) % 4, (1, 0, 3, 2))):
        match.answer(who, order)
    rng = Rng.from_seed(seat)
    swaps = set()
    for _ in range(40):
        twin = match.table.copy()
        guess_empire(twin, seat, rng, match.table)
        owners = [twin.swaps[0][slot] for slot in twin.swaps[1]]
        assert sorted(owners) == [0, 1, 2, 3]
        for slot, owner in enumerate(owners):
            assert sorted(twin.faces[7 * slot : 7 * slot + 7]) == sorted(twin.dealt[owner])
        assert twin.dealt[seat] == match.table.dealt[seat]
        assert twin.aside == sorted(set(SPECIALS) - {card for dealt in twin.dealt for card in dealt})
        holding = {other for other in range(4) if "plans" in twin.dealt[other]}
        assert holding in ({0, 1}, {1, 2}, {2, 3}, {3, 0})
        if seat == first:
            assert twin.swaps[0] == (3, 1, 0, 2)
        if seat == (first + 1) % 4:
            assert twin.swaps[1] == (1, 0, 3, 2)
        swaps.add(tuple(twin.swaps))
    assert len(swaps) > 10


def test_between_rounds_there_is_nothing_to_guess() -> None:
    table: Table = past_recon(new(3, 1)).table
    for step in ("build", "over"):
        twin = table.copy()
        twin.step = step
        guess_empire(twin, 0, Rng.from_seed(1), table)
        assert twin.faces == table.faces
        assert twin.dealt == table.dealt
