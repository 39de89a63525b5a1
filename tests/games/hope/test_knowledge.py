"""Who knows what."""

from __future__ import annotations

import msgspec
import pytest

from dejarik.core.game import Impossible
from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.games.hope import GAME
from dejarik.games.hope.deduction import Heard, matched
from dejarik.games.hope.notes import Discarded, Reveals
from dejarik.games.hope.state import Table
from dejarik.lab.arena import advice
from tests.games.hope.stage import Scene, new, past_recon


@pytest.mark.rule("hope.info.revealed-public")
def test_a_returned_card_is_known_until_something_moves_it() -> None:
    scene = Scene("DI S", "S T", "D", laid="jyn jyn").plays(1, 2)
    for seat in (1, 2, 3):
        assert scene.view(seat).piles[1].cards[0] == ("striker",)
    scene.plays(2, 1)
    for seat in (1, 2, 3):
        assert scene.view(seat).piles[1].cards[0] == ()


@pytest.mark.rule("hope.info.reinf-known")
def test_reinforcements_are_known_and_push_known_cards_down() -> None:
    scene = Scene("RT S", "S D T", "D", laid="jyn jyn bodhi").plays(1, 2).plays(2, 1)
    for seat in (1, 2, 3):
        assert scene.view(seat).piles[1].cards[:2] == (("tie",), ("striker",))
    scene.plays(3, 2).answer(3, ("tie", "striker"))
    assert scene.pile(2) == "D T T S"
    for seat in (1, 2):
        assert scene.view(seat).piles[1].cards[2:] == (("striker", "tie"),) * 2
    assert scene.view(3).piles[1].cards[2:] == (("tie",), ("striker",))


@pytest.mark.rule("hope.gap.discarded-special-visible")
def test_discarded_specials_are_known_and_may_come_again() -> None:
    scene = Scene("ST T", laid="baze", hands=["", "", ""])
    scene.table.aside = ["ambush", "tank"]
    scene.plays(1, 1)
    assert Discarded("at_st") in scene.told(Discarded)
    assert scene.table.round == 2
    dealt = [card for cards in scene.table.dealt for card in cards]
    assert ("at_st" in dealt) != ("at_st" in scene.table.aside)  # among the eight candidates again
    again = 0
    for seed in range(40):
        other = Scene("ST T", laid="baze", hands=["", "", ""], seed=seed).plays(1, 1)
        again += any("at_st" in cards for cards in other.table.dealt)
    assert 5 < again < 30
    open_round = Scene("ST T", laid="baze").plays(1, 1)
    assert all(open_round.view(seat).gone == ("at_st",) for seat in (1, 2, 3))


@pytest.mark.rule("hope.gap.public-counts")
def test_counts_are_open_to_all() -> None:
    match = new(5, 11)
    rng = Rng.from_seed(11)
    while not match.over:
        counts = set()
        for seat in (None, 0, 1, 2, 3, 4):
            view = match.view(seat)
            counts.add(
                (
                    tuple(len(pile.cards) for pile in view.piles),
                    tuple(view.supply.items()),
                    tuple(player.hand for player in view.players),
                    tuple(len(player.front) for player in view.players),
                    view.plans,
                )
            )
        assert len(counts) == 1
        seat = next(iter(match.questions))
        match.answer(seat, any_answer(match.questions[seat], rng))


def other_world(table: Table, seat: int, rng: Rng) -> Table:
    """The same public history and private observations of `seat`, everything else dealt anew."""
    while True:
        try:
            return GAME.guess(table, seat, rng, table)
        except Impossible:  # it led nowhere, and is made again
            continue


@pytest.mark.rule("hope.gap.info-view")
def test_views_and_decisions_depend_on_nothing_hidden() -> None:
    bot = GAME.bots["careful"]
    compared = different = 0
    for seed in range(4):
        match = new(3 + seed, seed)
        rng = Rng.from_seed(seed)
        while not match.over and match.table.round < 3:
            seat = next(iter(match.questions))
            if match.answers and match._base_at == len(match.answers):
                twin = Match(GAME, match.seats, None, 1)
                twin.table = other_world(match.table, seat, rng)
                twin.table.rng = match.table.rng.copy()
                twin._begin(journal=False)
                assert twin.view(seat) == match.view(seat)
                mine = advice(match, seat, bot, Rng.from_seed(7))
                assert advice(twin, seat, bot, Rng.from_seed(7)) == mine
                compared += 1
                different += twin.table.faces != match.table.faces
            match.answer(seat, any_answer(match.questions[seat], rng))
    assert compared > 60
    assert different > compared / 2


@pytest.mark.rule("hope.gap.info-view")
def test_a_view_holds_the_own_observations_only() -> None:
    match = past_recon(new(4, 5))
    view = match.view(2)
    assert view.dealt == match.table.dealt[2]
    assert view.hand == ("bodhi", "jyn", "baze", "cassian", "chirrut", "k2so")
    hidden = match.fork()
    hidden.table.faces.reverse()
    hidden.table.aside.reverse()
    hidden.table.dealt[0], hidden.table.dealt[1] = hidden.table.dealt[1], hidden.table.dealt[0]
    assert hidden.view(2) == view
    assert b"token" not in msgspec.json.encode(view)


@pytest.mark.rule("hope.gap.public-memory")
def test_what_all_have_seen_stays_marked() -> None:
    scene = Scene("T T", "S T", "D D", laid="jyn", hands=["baze baze jyn", "baze baze jyn", "baze baze jyn"])
    scene.plays(1, 2)
    for _ in range(1):
        scene.everybody("go").everybody("baze")
        for seat in (2, 3, 1):
            scene.plays(seat, 1 if scene.pile(1) else 3)
            if scene.asks(f"{seat} pay"):
                scene.answer(seat, "keep")
    assert scene.table.passes == 2  # turn 3
    assert not scene.table.memory_aid
    for seat in (1, 2, 3):
        shown = GAME.screen(scene.view(seat))
        assert shown.piles[1].cards[0] == ("striker",)
    assert Reveals(0, 1, "striker") in [entry.note for entry in scene.match.notes(None)]


@pytest.mark.rule("hope.gap.own-face-down")
def test_own_face_down_cards_are_open_to_their_owner() -> None:
    hands = ["baze jyn", "jyn k2so", "baze k2so"]
    scene = Scene("TK SD T", "T S", laid="baze baze chirrut", hands=hands)
    scene.plays(1, 1).answer(1, "jyn").answer(2, "k2so").answer(3, "k2so")
    scene.plays(2, 1)  # the Star Destroyer names Baze
    assert scene.view(1).players[0].front == ("jyn", "baze", "baze")
    assert scene.view(2).players[0].front == ("", "baze", "baze")
    assert scene.view(3).players[2].front == ("k2so", "baze")
    assert scene.view(1).players[2].front == ("", "baze")


@pytest.mark.rule("hope.gap.own-face-down")
def test_leftovers_are_known_to_who_passed_them_on() -> None:
    scene = Scene("T T", laid="baze", hands=["jyn k2so", "bodhi", "chirrut"], round=2).plays(1, 1)
    scene.everybody("stop")
    assert scene.table.round == 3
    # seat 2 laid down what seat 1 had passed on; seat 3 does not know it
    assert [name for name in scene.view(1).players[1].front if name] == ["jyn", "k2so"]
    assert scene.view(3).players[1].front == ("", "")
    assert scene.view(2).players[1].front == ("jyn", "k2so")


def test_a_pile_fits_what_was_told_until_it_shows_too_much() -> None:
    said = {"tie": 2, "striker": 1, "trooper": 0, "plans": 1, "special": 3}
    assert Heard(said).fits({"tie": 2, "plans": 1})
    assert not Heard(said).fits({"tie": 3})
    assert not Heard(said).fits({"trooper": 1})
    assert Heard(said).fits({"tank": 1, "ambush": 1, "at_st": 1})
    assert not Heard({**said, "special": 1}).fits({"tank": 1, "ambush": 1})
    assert not Heard({**said, "tank": 0}).fits({"tank": 1})
    # kinds that nobody spoke of share the rest of the seven
    assert Heard({"tie": 5}).fits({"striker": 2})
    assert not Heard({"tie": 5}).fits({"striker": 2, "trooper": 1})
    assert Heard({}).fits({"tie": 7})


def places(words: dict[int, dict[str, int]], shown: list[dict[str, int]]) -> tuple[tuple[int, ...], ...]:
    return matched(tuple(Heard(words.get(seat, {})).fitting(shown) for seat in range(len(shown))))


def test_places_are_those_where_every_pile_is_somebodys() -> None:
    words = {0: {"tie": 1, "striker": 6}, 1: {"tie": 6, "striker": 1}}
    assert places(words, [{}, {}, {}]) == ((0, 1, 2), (0, 1, 2), (0, 1, 2))
    # two ties can only be seat 1's or the silent seat's; with two such piles nothing is left for them elsewhere
    assert places(words, [{"tie": 2}, {}, {"tie": 3}]) == ((1,), (0, 2), (0, 2))
    assert places(words, [{"tie": 7}, {}, {"tie": 6}]) == ((1,), (2,), (0,))
    # nobody can have laid this: somebody was wrong, and the words say nothing any more
    assert places({0: {"tie": 0}, 1: {"tie": 0}, 2: {"tie": 0}}, [{"tie": 1}, {}, {}]) == ()


@pytest.mark.rule("hope.gap.memory-aid")
def test_where_piles_lie_is_shown_only_with_the_memory_aid_and_never_wrong() -> None:
    for aid in (False, True):
        match = new(4, "where", memory_aid=aid)
        rng = Rng.from_seed(3)
        helped = 0
        while not match.over:
            seat = rng.choice(list(match.questions))
            seen = GAME.screen(match.view(seat))
            assert aid or not seen.where
            if seen.where and match.table.round == 1:
                # everybody tells the truth, so the truth is always among the places
                homes = composed(match)
                assert all(homes[other] in seen.where[other] for other in range(4))
                helped += any(len(slots) < 4 for slots in seen.where)
            match.answer(seat, advice(match, seat, GAME.bots["careful"], rng).answer)
        assert bool(helped) == aid


def composed(match: Match) -> list[int]:
    """Where the pile of each seat lies after the two swaps."""
    first, second = match.table.swaps
    owners = [first[slot] for slot in second]
    return [owners.index(seat) for seat in range(len(owners))]
