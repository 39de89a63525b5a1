"""End of the round."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.core.question import Ask, any_answer
from dejarik.core.rng import Rng
from dejarik.games.hope import GAME
from dejarik.games.hope.notes import GameOver, Gives, LeftOver, Takes, Voted
from dejarik.games.hope.options import Options
from dejarik.games.hope.rules.round_end import even_out, sort_empire
from dejarik.games.hope.setup import setup
from dejarik.games.hope.state import REBELS, SPECIALS, Past
from tests.games.hope.stage import Scene, new, past_recon, play_on, rebels_of


def give_out(*fronts: str, seed: int = 1) -> Scene:
    """A table where these rebels lie before the seats, evened out."""
    scene = Scene(seats=len(fronts), fronts=fronts, hands=[""] * len(fronts), laid="baze", seed=seed)
    scene.table.open = [False] * len(fronts)
    even_out(scene.table)
    return scene


@pytest.mark.rule("hope.end.at-turn-end")
def test_a_turn_is_always_played_to_its_end() -> None:
    scene = Scene("P T", "T S", "S T", laid="jyn baze baze").plays(1, 1)
    assert scene.table.plans == 1
    assert scene.asked == "2 pile"
    scene.refuses(2, "stop", "hope.gap.agreement-unanimous")
    scene.plays(2, 2)
    assert scene.asked == "3 pile"
    scene.plays(3, 3)
    assert scene.asks("vote")


@pytest.mark.rule("hope.end.empty-hand")
def test_an_empty_hand_ends_the_round() -> None:
    scene = Scene("T T", laid="baze", hands=["", "jyn k2so", "bodhi"]).plays(1, 1)
    assert (scene.table.round, scene.table.step) == (2, "look")
    assert sorted(len(hand) for hand in scene.table.past[0].leftovers) == [0, 1, 2]


@pytest.mark.rule("hope.end.fp-not-counted")
def test_the_first_player_card_alone_is_an_empty_hand() -> None:
    scene = Scene("T T", laid="baze", hands=["", "jyn", "bodhi"], first=1).plays(1, 1)
    assert scene.table.round == 2
    assert scene.table.first == 1  # seat 2 got the hand that was nothing but that card


@pytest.mark.rule("hope.end.agreement")
def test_all_may_agree_to_stop() -> None:
    scene = Scene("T T", "P P", laid="baze").plays(1, 1)
    assert scene.asked == "1 vote, 2 vote, 3 vote"
    scene.everybody("stop")  # though plans lie there for the taking
    assert scene.table.round == 2
    assert scene.told(Voted) == [Voted(("stop", "stop", "stop"))]


@pytest.mark.rule("hope.gap.agreement-unanimous")
def test_one_who_wants_to_go_on_is_enough() -> None:
    scene = Scene("T T", laid="baze").plays(1, 1)
    scene.answer(1, "stop").answer(2, "stop").answer(3, "go")
    assert (scene.table.round, scene.table.step) == (1, "lay")
    scene.refuses(1, "stop", "hope.gap.agreement-unanimous")
    fresh = past_recon(new(3, 1))
    assert {question.kind for question in fresh.questions.values()} == {"lay"}  # no vote before the first turn


@pytest.mark.rule("hope.gap.no-auto-end")
def test_nothing_but_hands_and_votes_ends_a_round() -> None:
    scene = Scene("T", "T T", "S", laid="baze", plans=2, supply="P=7").plays(1, 1)
    assert not any("P" in pile.split() for pile in scene.piles)
    scene.answer(1, "stop").answer(2, "go").answer(3, "stop")
    assert (scene.table.round, scene.table.step) == (1, "lay")


@pytest.mark.rule("hope.gap.pass-before-end")
def test_hands_are_passed_in_the_last_turn_too() -> None:
    for seed in range(30):
        match = new(4, seed)
        match.table.first = match._base.first = 0
        play_on(past_recon(match), Rng.from_seed(seed), until="look")
        if match.table.past[0].passes == 6:
            assert match.table.first == 2  # seat 1, moved six times
            return
    pytest.fail("no round went to its sixth turn")


@pytest.mark.rule("hope.gap.turn-end-order")
def test_pass_then_look_at_hands_then_vote() -> None:
    scene = Scene("T T", laid="baze", hands=["jyn", "baze", ""]).plays(1, 1)
    assert scene.told(Voted) == []
    assert scene.table.round == 2
    past = scene.table.past[0]
    fronts = [[rebel for rebel in front if rebel != "baze" or seat] for seat, front in enumerate(past.fronts)]
    assert fronts == [[], ["jyn"], ["baze"]]
    full = Scene("T T", laid="baze", hands=["jyn k2so baze", "bodhi bodhi bodhi", "jyn jyn jyn"]).plays(1, 1)
    assert full.asks("vote")
    assert full.view(2).hand == ("jyn", "baze", "k2so")  # already passed when the vote is asked
    full.answer(1, "stop")
    assert full.match.laid == {}
    full.answer(2, "go").answer(3, "stop")
    assert full.view(3).votes == ("stop", "go", "stop")


@pytest.mark.rule("hope.end.lay-down")
def test_what_is_left_in_hand_is_laid_down() -> None:
    fronts = ["jyn baze k2so bodhi jyn", "jyn baze k2so bodhi jyn baze", "jyn baze k2so bodhi jyn baze"]
    scene = Scene("T T", laid="baze", hands=["chirrut", "jyn", ""], fronts=fronts, first=1).plays(1, 1)
    # seat 2 got the hand of seat 1, and the first player card with it
    before = scene.table.past[0].fronts
    assert len(before[1]) == 7
    assert before[1][-1] == "chirrut"
    assert scene.table.first == 1


@pytest.mark.rule("hope.end.redistribute")
def test_the_worked_example_goes_on() -> None:
    seeds = [seed for seed in range(60) if example_end(seed)]
    assert seeds


def example_end(seed: int) -> bool:
    """The round of the worked example, played on at random; True if nobody lost more cards on the way."""
    everyone = " ".join(REBELS)
    scene = Scene("T D S T T T S", "SD T S T S T S", "T S T S T S T", step="lay", hands=[everyone] * 3, seed=seed)
    scene.answer(1, "bodhi").answer(2, "cassian").answer(3, "jyn")
    scene.plays(1, 1).answer(1, ("tie", "trooper")).plays(2, 1).plays(3, 2)
    assert [len(scene.hand(seat)) for seat in (1, 2, 3)] == [5, 4, 4]
    rng = Rng.from_seed(seed)
    play_on(scene.match, rng, until="look")
    past = scene.table.past[0]
    assert past.passes == 5
    assert [len(front) for front in past.fronts] == [6, 7, 5]
    assert [len(gift) for gift in past.given] == [0, 1, 0]
    assert [len(gift) for gift in past.taken] == [0, 0, 1]
    assert past.given[1] == past.taken[2]
    assert [len(front) for front in scene.table.fronts] == [6, 6, 6]
    return True


@pytest.mark.rule("hope.end.redistribute")
def test_the_surplus_is_picked_at_random() -> None:
    given = Counter(
        give_out(
            "bodhi jyn baze cassian chirrut k2so jyn",
            "jyn baze k2so bodhi jyn baze",
            "jyn baze k2so jyn baze",
            seed=seed,
        )
        .table.past[0]
        .given[0][0]
        for seed in range(140)
    )
    assert set(given) == set(REBELS)
    assert given["jyn"] > 20  # two of the seven


@pytest.mark.rule("hope.end.six-each")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_six_rebels_lie_before_everyone(seats: int) -> None:
    for seed in range(8):
        match = new(seats, seed)
        rng = Rng.from_seed(seed)
        for _ in range(3):
            while not match.over and match.table.step != "look":
                seat = next(iter(match.questions))
                match.answer(seat, any_answer(match.questions[seat], rng))
            assert [len(front) for front in match.table.fronts] == [6] * seats
            assert rebels_of(match.table) == dict.fromkeys(REBELS, seats)
            assert match.table.leader in range(seats)
            while not match.over and match.table.step == "look":
                match.answer(next(iter(match.questions)), "ready")


@pytest.mark.rule("hope.end.fp-stays")
def test_the_first_player_of_the_next_round() -> None:
    hands = ["jyn", "", "jyn", "jyn"]
    scene = Scene("T T", seats=4, first=2, laid="- baze", hands=hands, fronts=["baze"] * 4).plays(2, 1)
    assert scene.table.first == 2  # seat 3
    for seat in (1, 2, 3, 4):
        scene.answer(seat, "ready")
    assert scene.asked == "3 swap"
    scene.answer(3, (0, 1, 2, 3))
    assert scene.asked == "4 swap"
    scene.answer(4, (0, 1, 2, 3))
    while scene.table.step == "lay":
        seat = scene.awaited[0]
        scene.answer(seat, scene.ask(seat).options[0])
    assert scene.awaited == [3]


@pytest.mark.rule("hope.end.mixed-sets")
def test_the_next_hand_is_what_one_happened_to_lay() -> None:
    for seed in range(20):
        match = past_recon(new(3, f"sets {seed}"))
        rng = Rng.from_seed(seed)
        while match.table.round == 1:
            seat = next(iter(match.questions))
            question = match.questions[seat]
            assert isinstance(question, Ask)
            turn = match.table.passes + 1
            if question.kind == "vote":
                match.answer(seat, "go")
            elif question.kind == "lay" and seat == 0 and turn in (1, 3, 5):
                match.answer(seat, "jyn" if "jyn" in question.options else question.options[0])
            elif question.kind == "lay":
                others = [option for option in question.options if option not in ("jyn", "tell")]
                match.answer(seat, others[0] if others else "jyn")
            else:
                match.answer(seat, any_answer(question, rng))
        past = match.table.past[0]
        if past.fronts[0].count("jyn") == 3 and not past.given[0]:
            past_recon(match)
            assert match.table.hands[0].count("jyn") == 3
            return
    pytest.fail("seat 1 never laid three Jyns")


@pytest.mark.rule("hope.gap.redistribute-order")
def test_several_givers_and_takers() -> None:
    eight = give_out("jyn jyn jyn jyn jyn jyn jyn jyn", "baze " * 5, "k2so " * 5)
    assert [len(front) for front in eight.table.fronts] == [6, 6, 6]
    assert eight.front(2).count("jyn") == eight.front(3).count("jyn") == 1
    fronts = ("jyn " * 7, "baze " * 7, "k2so " * 5, "bodhi " * 5)
    scene = give_out(*fronts)
    past = scene.table.past[0]
    assert [len(gift) for gift in past.given] == [1, 1, 0, 0]
    assert [len(gift) for gift in past.taken] == [0, 0, 1, 1]
    assert Counter(past.taken[2] + past.taken[3]) == {"jyn": 1, "baze": 1}
    both = {give_out(*fronts, seed=seed).table.past[0].taken[2][0] for seed in range(20)}
    assert both == {"jyn", "baze"}
    bystander = give_out("jyn jyn jyn baze baze k2so k2so", "jyn baze k2so baze jyn", "bodhi " * 6)
    view = bystander.view(3)
    assert view.players[0].front == ("",) * 6
    assert view.players[1].front.count("") == 1
    assert bystander.view(2).players[1].front.count("") == 0
    assert bystander.view(1).players[0].front.count("") == 0
    notes = [note for note, _ in bystander.table.notes or ()]
    assert notes == [Gives(0, 1), Takes(1, 1)]
    assert not any(rebel in str(note) for note in notes for rebel in REBELS)
    last = give_out("jyn baze k2so baze jyn", "bodhi " * 6, "jyn jyn jyn baze baze k2so k2so")
    assert [known for _, known in last.table.fronts[2]] == [1 << 2] * 6, "who gave knows what is left, nobody else"
    assert last.table.fronts[0][-1][1] == 1 << 0


@pytest.mark.rule("hope.end.next-round")
def test_the_empire_cards_are_sorted_again() -> None:
    scene = Scene("T D S", "S S S", "D D T", laid="- - -", hands=["jyn", "jyn", ""], plans=1, step="end", supply="P=4")
    table = scene.table
    assert (table.round, table.step) == (2, "look")
    assert table.piles == [[], [], []]
    assert table.plans == 1
    dealt = sum(len(cards) for cards in table.dealt)
    assert dealt + sum(table.supply) + len(table.aside) == 57
    assert dealt == 21


@pytest.mark.rule("hope.end.next-round")
@pytest.mark.parametrize("seats", [3, 6])
def test_nothing_but_the_won_plans_carries_over(seats: int) -> None:
    """Sorted, the table is as it was set up: no fact of the last round lingers."""
    table = Scene(seats=seats, plans=2).table
    table.gone, table.aside, table.dealt = ["ambush"], ["tank"], [("tie",)] * seats
    table.swaps, table.claims, table.votes = [(1, 0, 2)], [(0, (("plans", 1),))], ["stop"] * seats
    table.mixed_in, table.mixed_out, table.pairs = [1], [2], [(3, 4, 0)]
    table.tanked, table.tank_knowers, table.tank_passes = ["jyn"] * seats, [7] * seats, 2
    table.destroyed, table.tanked_late, table.passes = "baze", True, 4
    sort_empire(table)
    fresh = setup(seats, Options(), Rng.from_seed(1))
    fresh.supply[3] -= 2
    kept = ("rng", "notes", "shown", "first", "step", "plans", "packs", "fronts", "laid", "open")
    for field in set(table.__struct_fields__) - set(kept):
        assert getattr(table, field) == getattr(fresh, field), field


@pytest.mark.rule("hope.end.redistribute", "hope.gap.own-face-down")
def test_a_finished_round_is_remembered_as_it_was() -> None:
    """The tank takes a card of every hand, then the Star Destroyer drives Baze out; the last hand is laid down."""
    hands = ["baze jyn", "jyn k2so", "baze bodhi"]
    scene = Scene("TK SD T", "T S", "S S", laid="baze baze chirrut", hands=hands)
    scene.table.knowers[:] = [0b111, 0b010, 0b101]
    scene.plays(1, 1).answer(1, "jyn").answer(2, "k2so").answer(3, "bodhi").plays(2, 1).plays(3, 2)
    assert scene.table.round == 2
    assert scene.table.past == [
        Past(
            packs=(("baze", "jyn", "baze"), ("jyn", "k2so", "baze"), ("baze", "bodhi", "chirrut")),
            leftovers=((), ("jyn",), ()),
            knowers=(0b011, 0b110, 0b101),  # who was left alone with the hand, and who got it
            tanked=("jyn", "k2so", "bodhi"),
            tank_knowers=(0b111, 0b010, 0b101),
            tank_passes=0,
            tanked_late=False,
            destroyed="baze",
            passes=1,
            fronts=(("jyn", "baze", "baze"), ("k2so", "baze"), ("bodhi", "baze", "chirrut", "jyn")),
            given=((), (), ()),
            taken=((), (), ()),
        )
    ]


@pytest.mark.rule("hope.tank.effect", "hope.sd.hands")
def test_it_is_remembered_whether_the_tank_came_after_the_star_destroyer() -> None:
    scene = Scene("SD TK T", laid="baze jyn", hands=["jyn", "k2so", "bodhi"]).plays(1, 1).plays(2, 1)
    scene.answer(1, "jyn").answer(2, "k2so").answer(3, "bodhi")
    assert (scene.table.past[0].tanked_late, scene.table.past[0].destroyed) == (True, "baze")


@pytest.mark.rule("hope.end.unwon-plans-return")
def test_plans_not_won_stay_behind() -> None:
    scene = Scene("P T", "P S", laid="- - -", hands=["jyn", "jyn", ""], step="end")
    assert scene.table.round == 2
    assert sum(cards.count("plans") for cards in scene.table.dealt) == 2


@pytest.mark.rule("hope.gap.leftover-piles-seen")
def test_what_was_left_in_the_piles_is_shown() -> None:
    candidates: set[str] = set()
    for seed in range(60):
        scene = Scene("D P", "T", "S", laid="- - -", hands=["jyn", "jyn", ""], step="end", seed=seed)
        assert scene.told(LeftOver)[0] == LeftOver(0, ("trooper", "plans"))
        assert all(entry.to is None for entry in scene.match.journal)
        text = str([entry.note for entry in scene.match.journal])
        assert not any(name in text for name in SPECIALS)
        candidates.update(card for cards in scene.table.dealt for card in cards if card in SPECIALS)
    assert candidates == set(SPECIALS)


@pytest.mark.rule("hope.gap.leftover-piles-seen")
def test_an_exhausted_pile_shows_nothing() -> None:
    scene = Scene("D P", "", "S", laid="- - -", hands=["jyn", "jyn", ""], step="end")
    assert scene.told(LeftOver) == [LeftOver(0, ("trooper", "plans")), LeftOver(2, ("striker",))]


@pytest.mark.rule("hope.end.after-third")
def test_the_game_is_over_after_the_third_round() -> None:
    scene = Scene("D P", laid="- - -", hands=["jyn", "jyn", ""], step="end", round=3, plans=4)
    assert scene.match.over
    assert scene.match.questions == {}
    scene.refuses(1, "ready")
    assert GAME.outcome(scene.table) is not None
    assert scene.told(GameOver) == [GameOver(4)]
