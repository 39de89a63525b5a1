"""Recon phase."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from dejarik.core.match import Match
from dejarik.core.question import Ask, any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.hope import GAME
from dejarik.games.hope.notes import Claims
from dejarik.games.hope.options import Options
from dejarik.games.hope.rules.recon import build_deck, deal
from dejarik.games.hope.setup import setup
from dejarik.games.hope.state import COMMON, SPECIALS, TYPE, Table
from dejarik.lab.arena import advice
from tests.games.hope.stage import Scene, new, past_look, past_recon, play_on

SEATS = (3, 4, 5, 6)


def fresh(seats: int, seed: int | str = 1, *, quick: bool = False) -> Table:
    """A table before the first deck is built."""
    return setup(seats, Options(quick=quick), Rng.from_seed(seed))


def types(cards: list[str] | tuple[str, ...]) -> Counter[str]:
    return Counter(TYPE[card] for card in cards)


def rows(rule: str) -> dict[int, dict[str, int]]:
    return {row["players"]: row for row in GAME.rulebook[rule].data}


@pytest.mark.rule("hope.recon.deck-table", "hope.recon.deal-seven")
@pytest.mark.parametrize("seats", SEATS)
def test_the_deck_follows_the_table_in_all_rounds(seats: int) -> None:
    row = rows("hope.recon.deck-table")[seats]
    match = new(seats, 5)
    rng = Rng.from_seed(2)
    for round_ in (1, 2, 3):
        play_on(match, rng, until="look")
        assert match.table.round == round_
        dealt = [card for cards in match.table.dealt for card in cards]
        assert types(dealt) == {kind: row[kind] for kind in (*COMMON, "special")}
        assert len(dealt) == row["total"] == 7 * seats
        assert all(len(cards) == 7 for cards in match.table.dealt)
        seat = next(iter(match.questions))
        match.answer(seat, "ready")
        while match.table.step == "look":
            match.answer(next(iter(match.questions)), "ready")


@pytest.mark.rule("hope.recon.reference-deck")
def test_the_reference_table_is_the_same() -> None:
    reference = {
        3: (6, 6, 4, 3, 2, 21),
        4: (9, 9, 4, 4, 2, 28),
        5: (11, 11, 5, 5, 3, 35),
        6: (14, 14, 5, 6, 3, 42),
    }
    names = ("tie", "striker", "trooper", "special", "plans", "total")
    table = rows("hope.recon.deck-table")
    for seats, row in reference.items():
        assert tuple(table[seats][name] for name in names) == row
        deck = build_deck(fresh(seats))
        assert (*(types(deck)[name] for name in names[:5]), len(deck)) == row


@pytest.mark.rule("hope.recon.base-cards")
def test_the_base_cards_are_mixed() -> None:
    orders = set()
    for seed in range(20):
        base = [card for card in build_deck(fresh(4, seed)) if card in ("tie", "striker", "trooper")]
        assert Counter(base) == {"tie": 9, "striker": 9, "trooper": 4}
        orders.add(tuple(base))
    assert len(orders) == 20


@pytest.mark.rule("hope.recon.supply")
def test_what_is_not_in_the_deck_is_the_supply() -> None:
    table = fresh(3)
    deck = build_deck(table)
    box = dict(zip(COMMON, (18, 18, 5, 9), strict=True))
    for place, card in enumerate(COMMON):
        assert table.supply[place] == box[card] - deck.count(card)
    assert sorted(table.aside + [card for card in deck if card in SPECIALS]) == sorted(SPECIALS)
    assert len(deck) + sum(table.supply) + len(table.aside) + table.plans == 58


@pytest.mark.rule("hope.recon.specials-random")
def test_special_enemies_are_drawn_at_random() -> None:
    found: Counter[str] = Counter()
    for seed in range(1600):
        specials = [card for card in build_deck(fresh(3, seed)) if card in SPECIALS]
        assert len(set(specials)) == 3
        found.update(specials)
    for name in SPECIALS:
        assert abs(found[name] / 1600 - 3 / 8) < 0.05
    table = fresh(3)
    build_deck(table)
    for seat in (None, 0, 1, 2):
        text = str(GAME.view(table, seat))
        assert not any(name in text for name in SPECIALS)


@pytest.mark.rule("hope.recon.specials-left-hidden")
def test_special_enemies_set_aside_stay_unseen() -> None:
    match = new(5, 3)
    assert len(match.table.aside) == 3
    with pytest.raises(Refused) as refused:
        match.answer(0, "aside")
    assert refused.value.rule == "hope.recon.specials-left-hidden"
    rng = Rng.from_seed(1)
    while match.table.round == 1:
        for seat in (None, 0, 1, 2, 3, 4):
            view = GAME.view(match.table, seat)
            hidden = str((view.dealt, view.gone, view.piles, view.mixed))
            assert not any(name in hidden for name in match.table.aside)
        seat = next(iter(match.questions))
        match.answer(seat, any_answer(match.questions[seat], rng))


@pytest.mark.rule("hope.recon.plans-inserted")
def test_the_plans_are_one_block_in_the_middle() -> None:
    for seed in range(50):
        deck = build_deck(fresh(6, seed))
        first = deck.index("plans")
        assert deck[first : first + 3] == ["plans"] * 3
        others = len(deck) - 3
        assert first >= others / 3
        assert others - first >= others / 3


@pytest.mark.rule("hope.recon.no-reshuffle", "hope.gap.deal-order")
def test_cards_are_dealt_in_order_from_the_first_player() -> None:
    table = fresh(3)
    table.first = 1
    deck = build_deck(table)
    position = table.rng.position
    deal(table, deck)
    assert table.rng.position == position
    for seat, start in ((1, 0), (2, 1), (0, 2)):
        assert Counter(table.dealt[seat]) == Counter(deck[start::3])


@pytest.mark.rule("hope.recon.plans-split")
@pytest.mark.parametrize("seats", SEATS)
def test_plans_go_to_different_players(seats: int) -> None:
    for seed in range(1000):
        table = fresh(seats, seed)
        deal(table, build_deck(table))
        assert max(cards.count("plans") for cards in table.dealt) == 1


@pytest.mark.rule("hope.gap.plans-position")
def test_the_block_of_plans_lies_anywhere_near_the_middle() -> None:
    above: Counter[int] = Counter()
    first_plans: Counter[int] = Counter()
    for seed in range(3000):
        table = fresh(3, seed)
        deck = build_deck(table)
        place = deck.index("plans")
        above[place] += 1
        first_plans[(table.first + place) % 3] += 1
    assert set(above) == {8, 9, 10}
    assert all(abs(number - 1000) < 100 for number in (*above.values(), *first_plans.values()))


@pytest.mark.rule("hope.recon.look")
def test_everyone_sees_the_own_seven_cards_only() -> None:
    match = new(4, 6)
    view = match.view(1)
    assert view.step == "look"
    assert view.dealt == match.table.dealt[1]
    assert len(view.dealt) == 7
    twin = match.fork()
    for seat in (0, 2, 3):
        twin.table.dealt[seat] = ("tie",) * 7
    assert twin.view(1) == view


@pytest.mark.rule("hope.recon.tell")
def test_a_player_may_tell_what_he_was_dealt() -> None:
    match = new(3, 6)
    claim = (("trooper", 2), ("plans", 1))
    before = [match.view(seat).dealt for seat in range(3)]
    match.answer(0, "tell")
    match.answer(0, claim)
    assert match.laid[0] == ("tell", claim)  # heard by everybody at once
    past_look(match)
    for seat in range(3):
        assert match.view(seat).claims == ((0, claim),)
        assert match.view(seat).dealt == before[seat]
    assert [entry.note for entry in match.notes(None) if isinstance(entry.note, Claims)] == [Claims(0, claim)]


@pytest.mark.rule("hope.recon.tell")
def test_one_may_tell_whatever_one_could_have_been_dealt() -> None:
    """So many of a type as the largest deck holds, at most seven; the plans are split, so nobody gets two."""
    match = new(3, 6)
    match.answer(0, "tell")
    ask = match.questions[0]
    assert isinstance(ask, Ask)
    told: dict[str, list[int]] = {}
    for option in ask.options:
        assert isinstance(option, tuple)
        kind, number = option
        assert isinstance(number, int)
        told.setdefault(str(kind), []).append(number)
    decks = [row for rule in ("hope.recon.deck-table", "hope.quick.deck-table") for row in rows(rule).values()]
    most = {kind: min(7, max(deck[kind] for deck in decks)) for kind in (*COMMON, "special")}
    assert told == {
        **{kind: list(range(most[kind] + 1)) for kind in ("tie", "striker", "trooper", "special")},
        "plans": [0, 1],
        **{name: [1] for name in SPECIALS},
    }


@pytest.mark.rule("hope.recon.tell")
def test_one_tells_something_and_at_most_of_every_kind_once() -> None:
    everything = [(kind, 0) for kind in (*COMMON, "special")] + [(name, 1) for name in SPECIALS]
    match = new(3, 6)
    match.answer(0, "tell")
    for wrong in ((), (*everything, ("tie", 1))):
        with pytest.raises(Refused):
            match.answer(0, tuple(wrong))
    match.answer(0, tuple(everything))
    assert match.laid[0] == ("tell", tuple(everything))


@pytest.mark.rule("hope.recon.tell", "hope.gap.look-end")
def test_one_tells_twice_while_everybody_looks() -> None:
    match = new(3, 6)
    for count in (1, 2):
        match.answer(0, "tell")
        match.answer(0, (("plans", count - 1),))
    ask = match.questions[0]
    assert isinstance(ask, Ask)
    assert ask.options == ("ready",)
    past_look(match)
    assert match.view(None).claims == ((0, (("plans", 0),)), (0, (("plans", 1),)))


@pytest.mark.rule("hope.recon.no-show")
def test_cards_cannot_be_shown() -> None:
    match = new(3, 6)
    before = match.view(1)
    for wrong in ("show", ("show", "plans", 1)):
        with pytest.raises(Refused):
            match.answer(0, wrong)
    with pytest.raises(Refused) as refused:
        match.answer(0, "show")
    assert refused.value.rule == "hope.recon.no-show"
    assert match.view(1) == before


@pytest.mark.rule("hope.recon.no-notes", "hope.gap.memory-aid")
def test_the_seven_cards_leave_a_persons_screen_after_the_look() -> None:
    for aid in (False, True):
        match = new(3, 6, memory_aid=aid)
        seven = match.table.dealt[1]
        assert GAME.screen(match.view(1)).dealt == seven
        past_recon(match)
        assert GAME.screen(match.view(1)).dealt == (seven if aid else ())
        assert GAME.screen(match.view(1)).claims == (match.view(1).claims if aid else ())
        # what bots reason from has them in any case; their order in the pile is in neither
        assert match.view(1).dealt == seven
        assert all(cards == () for pile in match.view(1).piles for cards in pile.cards)
        assert GAME.screen(match.view(0)).dealt == (match.table.dealt[0] if aid else ())
        assert GAME.screen(match.view(None)).dealt == ()


@pytest.mark.rule("hope.recon.shuffle-own")
def test_everyone_shuffles_the_own_cards() -> None:
    orders, unshuffled = set(), 0
    for seed in range(12):
        match = past_look(new(3, f"shuffle {seed}"))
        laid = match.table.faces[:7]
        assert Counter(laid) == Counter(match.table.dealt[0])
        places = tuple(laid.index(card) for card in sorted(set(laid)))
        orders.add(places)
        unshuffled += sum(
            match.table.faces[7 * seat : 7 * seat + 7] == list(cards) for seat, cards in enumerate(match.table.dealt)
        )
        view = match.view(0)
        assert Counter(view.dealt) == Counter(laid)
        assert all(cards == () for cards in view.piles[0].cards)
    assert len(orders) > 6
    assert unshuffled < 4  # of 36 piles; hands are sorted when they are dealt


@pytest.mark.rule("hope.recon.piles")
def test_there_are_as_many_piles_as_players() -> None:
    match = past_look(new(6, 6))
    assert [len(pile) for pile in match.table.piles] == [7] * 6
    assert not any(match.table.seen)


@pytest.mark.rule("hope.recon.some-piles-have-plans")
def test_only_some_piles_hold_plans() -> None:
    for seats, holding in ((3, 2), (4, 2), (5, 3), (6, 3)):
        match = past_recon(new(seats, 9))
        faces = match.table.faces
        assert sum("plans" in faces[7 * slot : 7 * slot + 7] for slot in range(seats)) == holding


def at_swap(seats: int, first: int, seed: int = 3) -> Match:
    match = new(seats, seed)
    match.table.first = first - 1
    match._base.first = first - 1
    return past_look(match)


@pytest.mark.rule("hope.recon.swap-first", "hope.recon.swap-second", "hope.recon.swap-only-two")
def test_two_players_rearrange_the_piles_unseen() -> None:
    match = at_swap(4, first=2)
    assert {seat + 1: question.kind for seat, question in match.questions.items()} == {2: "swap"}
    assert match.questions[1].secret
    before = match.table.faces[:]
    others = [match.view(seat).swap for seat in (0, 2, 3)]
    match.answer(1, [3, 2, 1, 0])
    assert [match.view(seat).swap for seat in (0, 2, 3)] == others == [()] * 3
    assert match.view(1).swap == (3, 2, 1, 0)
    assert set(match.questions) == {2}
    match.answer(2, [1, 0, 2, 3])
    assert match.view(2).swap == (1, 0, 2, 3)
    assert match.view(1).swap == (3, 2, 1, 0)
    slots = [match.table.faces[7 * slot : 7 * slot + 7] for slot in range(4)]
    assert slots == [before[7 * owner : 7 * owner + 7] for owner in (2, 3, 1, 0)]
    assert match.table.step == "lay"
    with pytest.raises(Refused):
        match.answer(3, [0, 1, 2, 3])


@pytest.mark.rule("hope.recon.swap-purpose")
def test_nobody_knows_whose_pile_lies_where() -> None:
    """Each seat finds every owner possible for every slot: guesses put its own pile everywhere."""
    match = past_recon(new(4, 21))
    assert all(pile.owner is None for seat in (None, 0, 1, 2, 3) for pile in match.view(seat).piles)
    for seat in range(4):
        rng = Rng.from_seed(seat)
        found: Counter[int] = Counter()
        for _ in range(400):
            table = match.guess(seat, rng).table
            first, second = table.swaps
            found[[first[slot] for slot in second].index(seat)] += 1
        assert set(found) == {0, 1, 2, 3}
        assert all(abs(number - 100) < 45 for number in found.values())


@pytest.mark.rule("hope.gap.second-player")
def test_the_second_player_sits_left_of_the_first() -> None:
    match = at_swap(5, first=5)
    assert set(match.questions) == {4}
    match.answer(4, [0, 1, 2, 3, 4])
    assert set(match.questions) == {0}


@pytest.mark.rule("hope.gap.swap-identity")
def test_any_permutation_is_allowed_and_nothing_else() -> None:
    match = at_swap(4, first=1)
    digest = match.digest()
    for wrong in ([0, 0, 2, 3], [0, 1, 2], [0, 1, 2, 4], 1):
        with pytest.raises(Refused) as refused:
            match.answer(0, wrong)
        assert refused.value.rule == "hope.gap.swap-identity"
        assert match.digest() == digest
    before = match.table.faces[:]
    match.answer(0, [0, 1, 2, 3])
    assert match.table.faces == before


@pytest.mark.rule("hope.gap.swap-notation")
def test_a_rearrangement_names_the_slot_each_pile_comes_from() -> None:
    match = at_swap(3, first=1)
    faces = match.table.faces
    a, b, c = faces[:7], faces[7:14], faces[14:]
    match.answer(0, [1, 2, 0])
    assert match.table.faces == b + c + a
    match.answer(1, [2, 1, 0])
    assert match.table.faces == a + c + b


@pytest.mark.rule("hope.gap.swap-disclosure")
def test_swaps_stay_secret_and_bots_swap_at_random() -> None:
    bot = GAME.bots["careful"]
    found: Counter[object] = Counter()
    for seed in range(600):
        match = at_swap(3, first=1, seed=seed)
        found[advice(match, 0, bot, Rng.from_seed(seed)).answer] += 1
    assert set(found) == set(permutations(range(3)))
    assert all(abs(number - 100) < 45 for number in found.values())
    match = at_swap(4, first=2)
    match.answer(1, [3, 2, 1, 0])
    match.answer(2, [1, 0, 3, 2])
    for seat, own in ((None, ()), (0, ()), (1, (3, 2, 1, 0)), (2, (1, 0, 3, 2)), (3, ())):
        assert match.view(seat).swap == own
        text = str([entry.note for entry in match.notes(seat)])
        assert "3, 2, 1, 0" not in text
        assert "1, 0, 3, 2" not in text
        elsewhere = str(match.view(seat)).replace(f"swap={own}", "")
        assert "3, 2, 1, 0" not in elsewhere
        assert "1, 0, 3, 2" not in elsewhere


@pytest.mark.rule("hope.gap.start-slots")
def test_where_piles_were_laid_is_known_until_they_are_moved() -> None:
    match = at_swap(4, first=2)

    def owners(seat: int | None) -> list[int | None]:
        return [pile.owner for pile in match.view(seat).piles]

    assert all(owners(seat) == [0, 1, 2, 3] for seat in (None, 0, 1, 2, 3))
    match.answer(1, [3, 2, 1, 0])
    assert owners(1) == [3, 2, 1, 0]
    assert all(owners(seat) == [None] * 4 for seat in (None, 0, 2, 3))
    match.answer(2, [0, 1, 2, 3])
    assert all(owners(seat) == [None] * 4 for seat in (None, 0, 1, 2, 3))


@pytest.mark.rule("hope.gap.talk-later")
def test_players_may_tell_later_too() -> None:
    scene = Scene("T T", "S S", laid="baze", hands=["jyn baze", "jyn k2so", "baze k2so"]).plays(1, 1)
    scene.table.passes += 1  # turn 3
    scene.everybody("go")
    scene.answer(2, "tell", (("plans", 1),))
    assert scene.match.laid[1] == ("tell", (("plans", 1),))
    assert "tell" not in scene.ask(2).options  # once a turn is enough
    for seat in (1, 2, 3):
        scene.answer(seat, scene.ask(seat).options[0])
    for seat in (1, 2, 3):
        assert scene.view(seat).claims == ((1, (("plans", 1),)),)
    assert scene.told(Claims) == [Claims(1, (("plans", 1),))]


@pytest.mark.rule("hope.gap.tell-unchecked")
def test_nobody_checks_what_is_told_and_bots_tell_the_truth() -> None:
    seed = next(seed for seed in range(50) if "plans" not in new(3, seed).table.dealt[0])
    match = new(3, seed)
    match.answer(0, "tell")
    match.answer(0, (("plans", 1),))
    past_look(match)
    assert all(match.view(seat).claims == ((0, (("plans", 1),)),) for seat in range(3))
    bot = GAME.bots["careful"]
    for seed in range(20):
        match = new(5, seed)
        for seat in range(5):
            assert advice(match, seat, bot, Rng.from_seed(1)).answer == "tell"
            match.answer(seat, "tell")
            claim = advice(match, seat, bot, Rng.from_seed(1)).answer
            assert isinstance(claim, tuple)
            held = Counter(match.table.dealt[seat])
            held["special"] = sum(held[name] for name in SPECIALS)
            assert all(held[str(kind)] == number for kind, number in claim)  # type: ignore[misc,str-unpack]
            match.answer(seat, claim)
            assert advice(match, seat, bot, Rng.from_seed(1)).answer == "ready"


@pytest.mark.rule("hope.gap.look-end")
def test_the_look_ends_when_all_are_ready() -> None:
    match = new(4, 7)
    for seat in (0, 1, 2):
        match.answer(seat, "ready")
    assert match.table.step == "look"
    assert GAME.screen(match.view(0)).dealt == match.table.dealt[0]
    match.answer(3, "ready")
    assert [len(pile) for pile in match.table.piles] == [7] * 4
    assert [question.kind for question in match.questions.values()] == ["swap"]
    assert set(match.questions) == {match.table.first}


@pytest.mark.rule("hope.recon.example-three")
def test_the_worked_example_of_recon() -> None:
    table = fresh(3)
    deck = build_deck(table)
    assert types(deck) == {"tie": 6, "striker": 6, "trooper": 4, "special": 3, "plans": 2}
    assert deck[deck.index("plans") + 1] == "plans"
    match = new(3, 1)
    assert all(len(match.view(seat).dealt) == 7 for seat in range(3))
    past_look(match)
    assert [len(pile.cards) for pile in match.view(0).piles] == [7, 7, 7]
    piles = [match.table.faces[7 * slot : 7 * slot + 7] for slot in range(3)]
    assert sorted(pile.count("plans") for pile in piles) == [0, 1, 1]
    for _ in range(2):
        assert match.table.step == "swap"
        (seat,) = match.questions
        match.answer(seat, [1, 2, 0])
    assert match.table.step == "lay"
