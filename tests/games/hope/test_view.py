"""What the view says of the table, to every seat and to a spectator."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask, any_answer
from dejarik.core.rng import Rng
from dejarik.games.hope import GAME
from dejarik.games.hope.notes import OfEnemy, OfPile, OfRebel, OfReinforcement, OfRun, OfTwoCards
from dejarik.games.hope.state import COMMON
from dejarik.games.hope.view import View, in_the_open, mixed, piles
from tests.games.hope.stage import Scene, new, past_look, past_recon, play_on

#: Three seats and a spectator.
EYES = (None, 0, 1, 2)


def seen_by_all(scene: Scene) -> list[View]:
    return [scene.match.view(seat) for seat in EYES]


@pytest.mark.rule("hope.flow.three-rounds", "hope.quick.one-round")
@pytest.mark.parametrize(("quick", "rounds"), [(False, 3), (True, 1)])
def test_everybody_sees_how_long_the_game_is(quick: bool, rounds: int) -> None:
    for seat in EYES:
        view: View = new(3, 1, quick=quick).view(seat)
        assert (view.seat, view.seats, view.quick, view.round, view.rounds) == (seat, 3, quick, 1, rounds)


@pytest.mark.rule("hope.gap.public-counts")
def test_everybody_sees_the_course_of_the_round() -> None:
    scene = Scene("P T", "T S", "S S", laid="jyn baze", first=1, round=2, plans=3)
    for view in seen_by_all(scene):
        assert (view.round, view.turn, view.step, view.leader, view.due, view.plans) == (2, 1, "play", 0, 0, 3)
    scene.plays(1, 1)
    for view in seen_by_all(scene):
        assert (view.turn, view.due, view.plans) == (1, 1, 4)
        assert [player.laid for player in view.players] == ["jyn", "baze", ""]
        assert [player.open for player in view.players] == [False, True, False]
    scene.plays(2, 2)
    for view in seen_by_all(scene):  # the hands have gone left, the first player card with one of them
        assert (view.turn, view.step, view.leader, view.due, view.votes) == (2, "vote", 1, None, ())
        assert [player.laid for player in view.players] == ["", "", ""]
    scene.answer(1, "go").answer(2, "stop").answer(3, "go")
    for view in seen_by_all(scene):
        assert (view.turn, view.step, view.votes) == (2, "lay", ("go", "stop", "go"))


@pytest.mark.rule("hope.recon.deck-table", "hope.quick.deck-table", "hope.final.table")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_sees_the_deck_and_what_it_takes_to_win(seats: int) -> None:
    needed = {
        row["level"]: row["min"]
        for row in GAME.rulebook["hope.final.table"].data
        if seats in row["players"] and row["level"] != "defeat"
    }
    for quick, rule in ((False, "hope.recon.deck-table"), (True, "hope.quick.deck-table")):
        (row,) = [row for row in GAME.rulebook[rule].data if row["players"] == seats]
        for seat in (None, 0, seats - 1):
            view: View = new(seats, 1, quick=quick).view(seat)
            assert view.deck == {kind: row[kind] for kind in (*COMMON, "special")}
            all_levels = (needed["victory"], needed["glorious"], needed["brilliant"])
            assert view.levels == ((row["plans"],) if quick else all_levels)


@pytest.mark.rule("hope.recon.supply", "hope.gap.discarded-special-visible")
def test_everybody_sees_the_supply() -> None:
    scene = Scene("AM T", "T S", laid="baze baze", plans=1, supply="T=9 S=8 D=2 P=4")
    scene.table.aside = ["tank", "at_act", "at_st", "disinformation"]
    scene.plays(1, 1).plays(2, 2)  # Ambush takes the plans and goes; a TIE Fighter goes
    for view in seen_by_all(scene):
        assert view.supply == {"tie": 10, "striker": 8, "trooper": 2, "plans": 5, "special": 5}
        assert view.gone == ("ambush",)


@pytest.mark.rule("hope.gap.own-face-down")
def test_a_spectator_sees_the_cards_that_everybody_saw() -> None:
    """Played, paid with and driven out: open to all. Given to the tank: open to one."""
    hands = ["baze jyn", "jyn k2so", "baze k2so"]
    scene = Scene("TK SD T", "D S", laid="baze baze chirrut", hands=hands)
    scene.plays(1, 1).answer(1, "jyn").answer(2, "k2so").answer(3, "k2so").plays(2, 1)
    spectator = scene.match.view(None)
    assert [player.front for player in spectator.players] == [("", "baze", "baze"), ("", "baze"), ("", "baze")]
    assert [player.known for player in spectator.players] == [(), (), ()]
    assert (spectator.hand, spectator.dealt, spectator.swap) == ((), (), ())
    paid = Scene("D S", laid="baze jyn").plays(1, 1).answer(1, 1).match.view(None)
    assert [player.front for player in paid.players] == [("baze",), ("jyn",), ()]
    ended = Scene("ST S", laid="baze jyn").plays(1, 1).match.view(None)
    assert [player.front for player in ended.players] == [("baze",), ("jyn",), ()]


@pytest.mark.rule("hope.gap.memory-aid")
def test_the_memory_aid_says_where_ones_own_pile_may_lie() -> None:
    """Seat 1 was dealt no Striker: once pile 1 has shown one, its own pile lies elsewhere. Nobody told anything."""
    scene = Scene("S T", "T T", "D T", laid="jyn", hands=["jyn jyn jyn"] * 3)
    scene.table.memory_aid = True
    scene.table.dealt = [
        ("tie",) * 6 + ("trooper",),
        ("tie",) * 6 + ("striker",),
        ("tie",) * 5 + ("striker", "trooper"),
    ]
    everywhere = ((0, 1, 2),) * 3
    assert [GAME.screen(view).where for view in seen_by_all(scene)] == [everywhere] * 4
    scene.plays(1, 1)
    own = ((1, 2), (0, 1, 2), (0, 1, 2))
    for step in ("vote", "lay", "play"):
        assert scene.table.step == step
        spectator, first, second, third = (GAME.screen(view).where for view in seen_by_all(scene))
        assert (spectator, first, second, third) == (everywhere, own, everywhere, everywhere)
        if step != "play":
            scene.everybody("go" if step == "vote" else "jyn")


@pytest.mark.rule("hope.gap.memory-aid")
def test_the_memory_aid_speaks_of_piles_only_while_they_are_played() -> None:
    match = new(3, 6, memory_aid=True)
    for seat in EYES:
        assert GAME.screen(match.view(seat)) == match.view(seat)  # looking
    past_look(match)
    for seat in EYES:
        assert GAME.screen(match.view(seat)) == match.view(seat)  # swapping: whose pile lies where is open or secret
    first = next(iter(match.questions))
    match.answer(first, [0, 1, 2])
    match.answer((first + 1) % 3, [0, 1, 2])
    assert all(GAME.screen(match.view(seat)).where for seat in EYES)
    over = play_on(past_recon(new(3, 6, memory_aid=True, quick=True)), Rng.from_seed(1))
    assert all(GAME.screen(over.view(seat)).where == () for seat in EYES)


def asked(scene: Scene) -> tuple[str, str | None, object]:
    """The first question on the table: its kind, its rule, what it is about."""
    ask = scene.ask(scene.awaited[0])
    return ask.kind, ask.rule, ask.about


@pytest.mark.parametrize(
    ("rebel", "rule"),
    [
        ("bodhi", "hope.bodhi.look-two"),
        ("jyn", "hope.jyn.takes-plans"),
        ("baze", "hope.baze.ships"),
        ("cassian", "hope.cassian.tie"),
        ("chirrut", "hope.chirrut.striker"),
        ("k2so", "hope.gap.k2so-one-pile"),
    ],
)
def test_the_question_for_a_pile_names_the_rebel_and_the_rule(rebel: str, rule: str) -> None:
    assert asked(Scene("T", "", "", laid=rebel)) == ("pile", rule, OfRebel(rebel, rebel))


def test_questions_of_the_operation_name_their_rule_and_what_they_are_about() -> None:
    two = Scene("D T", "RT T", laid="k2so baze")
    assert asked(two) == ("piles", "hope.k2so.two-piles", OfRebel("k2so", "k2so"))
    both = OfTwoCards(0, "trooper", 1, "reinf_tie")
    assert asked(two.plays(1, 1, 2)) == ("first", "hope.k2so.different-others", both)
    assert asked(two.answer(1, 0)) == ("pay", "hope.trooper.pay", OfEnemy("trooper", 0))
    bodhi = Scene("S", "S T", laid="bodhi").plays(1, 2)
    assert asked(bodhi) == ("under", "hope.bodhi.to-bottom", OfPile(1))
    assert bodhi.ask(1).secret
    assert asked(Scene("S", "T T", laid="cassian").plays(1, 2)) == ("run", "hope.cassian.continue", OfRun("cassian", 1))
    assert asked(Scene("S S", laid="chirrut").plays(1, 1)) == ("run", "hope.chirrut.continue", OfRun("chirrut", 0))
    ties = Scene("RT S", laid="jyn", supply="T=2").plays(1, 1)
    assert asked(ties) == ("reinforce", "hope.reinf-tie.shortage", OfReinforcement("tie", 2))
    strikers = Scene("RS S", laid="jyn", supply="S=1").plays(1, 1)
    assert asked(strikers) == ("reinforce", "hope.reinf-striker.shortage", OfReinforcement("striker", 1))
    assert asked(Scene("TK S", laid="jyn").plays(1, 1)) == ("tank", "hope.tank.effect", None)
    turn = Scene("T S", laid="baze").plays(1, 1)
    assert asked(turn) == ("vote", "hope.end.agreement", None)
    assert asked(turn.everybody("go")) == ("lay", "hope.op.choose-one", None)
    assert asked(turn.answer(1, "tell")) == ("claim", "hope.recon.tell", None)
    turn.answer(1, (("plans", 0),))
    assert asked(turn) == ("lay", "hope.op.choose-one", None)


def test_questions_of_recon_name_their_rule() -> None:
    match = new(3, 1)

    def asks(seat: int) -> tuple[str, str | None]:
        ask = match.questions[seat]
        assert isinstance(ask, Ask)
        return ask.kind, ask.rule

    for _ in range(2):
        assert asks(0) == ("ready", "hope.recon.look")
        match.answer(0, "tell")
        assert asks(0) == ("claim", "hope.recon.tell")
        match.answer(0, (("plans", 0),))
    assert asks(0) == ("ready", "hope.recon.look")
    past_look(match)
    assert asks(match.table.first) == ("swap", "hope.recon.swap-first")


@pytest.mark.parametrize("seed", range(3))
def test_what_is_made_once_for_all_is_what_each_would_see_alone(seed: int) -> None:
    """Through whole rounds, with cards put under by Bodhi and mixed by Disinformation, of which some know more."""
    match, rng = new(4, seed, memory_aid=True), Rng.from_seed(seed)
    more_known = 0
    while not match.over:
        table, common = match.table, in_the_open(match.table)
        together = GAME.views(table, (None, 0, 1, 2, 3))
        for seat, view in together.items():
            assert view == GAME.view(table, seat)
            assert view.piles == piles(table, seat, common.shown)
            assert view.mixed == mixed(table, seat)
            more_known += view.piles != common.piles
            if seat not in common.insiders:  # not made again for those who know no more
                assert view.piles is together[None].piles
                assert view.mixed is together[None].mixed
        for seat, question in list(match.questions.items())[:1]:
            match.answer(seat, any_answer(question, rng))
    assert more_known
