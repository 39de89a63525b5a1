"""Operation phase: the turn."""

from __future__ import annotations

import pytest

from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.games.hope.notes import Nothing, Reveals
from dejarik.games.hope.state import REBELS
from tests.games.hope.stage import Scene, new, past_recon, play_on, rebels_of


def laying(*piles: str, **more: object) -> Scene:
    """A table where the rebels of a turn are to be laid."""
    return Scene(*piles, step="lay", **more)  # type: ignore[arg-type]


@pytest.mark.rule("hope.op.take-hands")
def test_everybody_takes_the_rebels_up() -> None:
    match = new(4, 3)
    match.table.first = 2
    past_recon(match)
    table = match.table
    assert table.step == "lay"
    assert all(sorted(hand) == sorted(REBELS) for hand in table.hands)
    assert table.leader == 2
    assert table.fronts == [[], [], [], []]


@pytest.mark.rule("hope.op.choose-one", "hope.op.no-refuse-choose", "hope.op.no-exchange")
def test_exactly_one_held_rebel_is_laid() -> None:
    scene = laying(hands=["jyn baze", "jyn", "baze"])
    scene.refuses(1, ("jyn", "baze"), "hope.op.choose-one")
    scene.refuses(1, (), "hope.op.choose-one")
    scene.refuses(1, "bodhi", "hope.op.choose-one")
    scene.refuses(1, "first_player", "hope.op.choose-one")
    scene.refuses(1, "pass", "hope.op.no-refuse-choose")
    scene.refuses(1, "give", "hope.op.no-exchange")
    scene.refuses(1, ("give", "jyn", 1))
    assert [scene.hand(seat) for seat in (1, 2, 3)] == [["jyn", "baze"], ["jyn"], ["baze"]]
    scene.answer(1, "jyn")
    assert scene.match.laid == {0: ("jyn",)}


@pytest.mark.rule("hope.op.all-laid-first")
def test_nobody_plays_before_all_have_laid() -> None:
    scene = laying(hands=["jyn baze"] * 3).answer(1, "jyn").answer(2, "baze")
    scene.refuses(1, 0)
    assert scene.asked == "3 lay"
    scene.refuses(3, "play", "hope.op.all-laid-first")
    scene.answer(3, "jyn")
    assert scene.asked == "1 pile"


@pytest.mark.rule("hope.op.order")
def test_cards_are_played_clockwise_from_the_first_player() -> None:
    scene = Scene(seats=4, first=3, laid="baze baze baze baze")
    order = []
    while scene.table.step == "play":
        (seat,) = scene.awaited
        order.append(seat)
        scene.answer(seat, scene.ask(seat).options[0])
        if scene.asks(f"{seat} pay"):
            scene.answer(seat, "keep")
    assert order == [3, 4, 1, 2]


@pytest.mark.rule("hope.op.flip-after")
def test_a_played_card_lies_face_down() -> None:
    scene = Scene("T T", laid="baze jyn").plays(1, 1)
    assert scene.front(1) == ["baze"]
    assert not scene.is_open(1)
    assert scene.asked == "2 pile"


@pytest.mark.rule("hope.op.flip-reminder")
def test_it_is_turned_over_whatever_came_of_it() -> None:
    scene = Scene("S T", laid="cassian jyn").plays(1, 1)
    assert scene.pile(1) == "S T"
    assert scene.front(1) == ["cassian"]
    assert not scene.is_open(1)


@pytest.mark.rule("hope.op.pass-left")
def test_hands_go_left_at_the_same_time() -> None:
    scene = Scene("T T", laid="baze", hands=["jyn", "k2so", "bodhi"]).plays(1, 1)
    assert [scene.hand(seat) for seat in (2, 3, 1)] == [["jyn"], ["k2so"], ["bodhi"]]


@pytest.mark.rule("hope.op.fp-passes")
def test_the_first_player_card_travels_with_its_hand() -> None:
    match = past_recon(new(4, 12))
    match.table.first = 0
    rng = Rng.from_seed(3)
    leaders = {}
    while match.table.round == 1 and match.table.passes < 5:
        leaders[match.table.passes + 1] = match.table.leader + 1
        seat = next(iter(match.questions))
        question = match.questions[seat]
        match.answer(seat, "go" if question.kind == "vote" else any_answer(question, rng))
    assert {turn: leaders[turn] for turn in (1, 2, 3, 4, 5)} == {1: 1, 2: 2, 3: 3, 4: 4, 5: 1}


@pytest.mark.rule("hope.op.owner-plays")
def test_who_laid_a_card_plays_it() -> None:
    scene = Scene("T T", laid="- jyn")
    scene.refuses(1, 0)
    scene.plays(2, 1)
    assert scene.told(Reveals) == [Reveals(1, 0, "tie")]


@pytest.mark.rule("hope.op.no-reorder")
def test_the_order_cannot_be_changed() -> None:
    scene = Scene("T T", laid="baze jyn")
    scene.refuses(2, 0)
    assert scene.asked == "1 pile"


@pytest.mark.rule("hope.op.no-refuse-play")
def test_a_due_card_must_be_played() -> None:
    scene = Scene("T T", "S S", "", laid="- k2so")
    scene.refuses(2, "skip", "hope.op.no-refuse-play")
    assert scene.asked == "2 piles"
    single = Scene("T T", laid="jyn")
    single.refuses(1, "skip", "hope.op.no-refuse-play")


@pytest.mark.rule("hope.op.reveal-top")
def test_the_top_card_is_revealed() -> None:
    scene = Scene("T P", laid="baze").plays(1, 1)
    assert scene.told(Reveals) == [Reveals(0, 0, "tie")]
    assert scene.pile(1) == "P"
    assert scene.view(2).piles[0].cards == ((),)


@pytest.mark.rule("hope.op.any-pile")
def test_any_pile_may_be_chosen() -> None:
    assert Scene("T", "S", "P", laid="jyn").ask(1).options == (0, 1, 2)


@pytest.mark.rule("hope.op.example-turn")
def test_the_worked_example_of_a_turn() -> None:
    everyone = " ".join(REBELS)
    scene = laying("T D S T P T S", "SD T S", hands=[everyone] * 3)
    scene.answer(1, "bodhi").answer(2, "cassian").answer(3, "jyn")
    scene.plays(1, 1).answer(1, ("trooper", "tie"))
    scene.plays(2, 1)
    scene.plays(3, 2)
    assert scene.pile(1) == "S T P T S D T"
    assert scene.supply("SD") == 1
    # hands are passed by now: hand 0 is Ivan's
    ivan, maria, nikolay = scene.table.hands
    assert [len(ivan), len(maria), len(nikolay)] == [4, 4, 5]
    assert sorted(scene.front(1)) == ["bodhi", "jyn"]
    assert sorted(scene.front(2)) == ["cassian", "jyn"]
    assert scene.front(3) == ["jyn"]
    assert "jyn" not in ivan + maria + nikolay


@pytest.mark.rule("hope.gap.choose-simultaneous")
def test_a_laid_card_may_be_exchanged_until_the_last_one_lies() -> None:
    scene = laying(hands=["jyn baze"] * 3).answer(1, "baze").answer(3, "jyn")
    assert scene.match.laid == {0: ("baze",), 2: ("jyn",)}
    scene.match.retract(0)
    scene.answer(1, "jyn")
    assert scene.match.laid[0] == ("jyn",)
    scene.answer(2, "baze")
    assert scene.table.laid == ["jyn", "baze", "jyn"]
    with pytest.raises(Exception, match="nothing to take back"):
        scene.match.retract(0)
    scene.refuses(1, "baze")
    assert scene.match.undo_needs(1) == (0, 2), "everybody has seen it, and whoever laid last is bound like the others"


@pytest.mark.rule("hope.gap.hand-secrecy")
def test_hands_are_private_but_for_those_passed_on() -> None:
    scene = Scene("T T", laid="baze", hands=["jyn", "k2so", "bodhi"], round=2).plays(1, 1)
    view = scene.view(1)
    assert [player.hand for player in view.players] == [1, 1, 1]
    assert view.hand == ("bodhi",)
    assert view.players[1].known == ("jyn",)  # just passed on to seat 2
    assert view.players[2].known == ()


@pytest.mark.rule("hope.gap.empty-pile")
def test_an_empty_pile_cannot_be_chosen() -> None:
    scene = Scene("", "T", "", laid="jyn")
    assert scene.ask(1).options == (1,)
    scene.refuses(1, 0, "hope.gap.empty-pile")
    nothing = Scene("", "", "", laid="jyn")
    assert nothing.turn_is_over
    assert nothing.front(1) == ["jyn"]
    assert nothing.piles == ["", "", ""]
    assert nothing.told(Nothing) == [Nothing(0, "jyn")]


@pytest.mark.rule("hope.flow.operation-summary")
def test_piles_are_touched_by_rebels_only() -> None:
    """Whatever is asked in an operation, only a rebel that is due (or what it revealed) reaches a pile."""
    kinds = set()
    for seed in range(12):
        match = past_recon(new(3 + seed % 4, seed))
        rng = Rng.from_seed(seed)
        while match.table.round == 1 and match.table.step in ("lay", "play", "vote"):
            for question in match.questions.values():
                kinds.add((match.table.step, question.kind))
            seat = next(iter(match.questions))
            match.answer(seat, any_answer(match.questions[seat], rng))
    assert {kind for step, kind in kinds if step == "lay"} == {"lay", "claim"}
    assert {kind for step, kind in kinds if step == "vote"} == {"vote"}
    assert {kind for step, kind in kinds if step == "play"} <= {
        "pile", "piles", "under", "run", "pay", "first", "reinforce", "tank",
    }  # fmt: skip


@pytest.mark.rule("hope.flow.round-length")
def test_a_round_has_six_turns_at_most() -> None:
    full = 0
    for seed in range(25):
        match = play_on(past_recon(new(3 + seed % 4, seed)), Rng.from_seed(seed), until="look")
        table = match.table
        past = table.past[0]
        assert past.passes <= 6
        if past.destroyed == "" and past.tank_passes < 0:
            full += 1
            assert past.passes == 6
            assert all(len(front) == 6 for front in past.fronts)
            assert all(not hand for hand in past.leftovers)
    assert full > 3


@pytest.mark.rule("hope.comp.first-player-card")
def test_one_seat_holds_the_first_player_card() -> None:
    match = new(5, 8)
    rng = Rng.from_seed(1)
    while not match.over:
        leaders = {match.view(seat).leader for seat in range(5)}
        assert len(leaders) == 1
        assert leaders.pop() in range(5)
        if match.table.step in ("lay", "play", "vote", "look"):
            assert rebels_of(match.table).total() == 30
        seat = next(iter(match.questions))
        match.answer(seat, any_answer(match.questions[seat], rng))


@pytest.mark.rule("hope.op.order", "hope.op.fp-passes")
def test_whoever_got_the_first_player_card_begins_the_next_turn() -> None:
    scene = Scene("T T T T", "T T T T", seats=4, first=1, laid="baze", hands=["baze baze"] * 4).plays(1, 1)
    scene.everybody("go").everybody("baze")
    order = []
    while scene.table.step == "play":
        order += scene.awaited
        assert {scene.match.view(eyes).due for eyes in (None, 0, 1, 2, 3)} == {order[-1] - 1}
        scene.plays(order[-1], 2 if scene.pile(2) else 1)
    assert order == [2, 3, 4, 1]
