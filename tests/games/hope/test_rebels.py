"""Rebel cards."""

from __future__ import annotations

import pytest

from dejarik.games.hope import GAME
from dejarik.games.hope.notes import BodhiShows, OfEnemy, Reveals
from dejarik.games.hope.rules.rebels import PLAY
from tests.games.hope.stage import CARDS, Scene


@pytest.mark.rule("hope.bodhi.look-two")
def test_bodhi_shows_two_cards_to_all() -> None:
    scene = Scene("S T", "S AM T", laid="bodhi").plays(1, 2)
    for seat in (1, 2, 3):
        assert scene.view(seat).piles[1].shown == ("striker", "ambush")
    assert scene.told(BodhiShows) == [BodhiShows(0, 1, ("striker", "ambush"))]
    assert all(entry.to is None for entry in scene.match.journal)
    scene.answer(1, ("striker", "ambush"))
    for seat in (1, 2, 3):
        assert scene.view(seat).piles[1].cards[0] == ()


@pytest.mark.rule("hope.bodhi.to-bottom")
@pytest.mark.parametrize(("order", "result"), [(("ambush", "striker"), "T AM S"), (("striker", "ambush"), "T S AM")])
def test_bodhi_puts_them_under_in_any_order(order: tuple[str, str], result: str) -> None:
    scene = Scene("S T", "S AM T", laid="bodhi").plays(1, 2).answer(1, order)
    assert scene.pile(2) == result
    assert scene.front(1) == ["bodhi"]


@pytest.mark.rule("hope.bodhi.no-effects")
def test_what_bodhi_shows_takes_no_effect() -> None:
    scene = Scene("ST P T", laid="bodhi baze jyn").plays(1, 1).answer(1, ("plans", "at_st"))
    assert scene.is_open(2)
    assert scene.is_open(3)
    assert scene.table.plans == 0
    assert scene.pile(1) == "T P ST"


@pytest.mark.rule("hope.gap.bodhi-short-pile")
def test_bodhi_on_a_single_card() -> None:
    scene = Scene("P", laid="bodhi").plays(1, 1)
    assert scene.turn_is_over
    assert scene.pile(1) == "P"
    assert scene.front(1) == ["bodhi"]
    for seat in (1, 2, 3):
        assert scene.view(seat).piles[0].cards == (("plans",),)


@pytest.mark.rule("hope.gap.bodhi-order-known")
def test_only_bodhis_player_knows_the_order() -> None:
    scene = Scene("S T", "S AM T", laid="bodhi").plays(1, 2).answer(1, ("striker", "ambush"))
    assert scene.view(1).piles[1].cards == ((), ("striker",), ("ambush",))
    for seat in (2, 3):
        either = ("ambush", "striker")
        assert scene.view(seat).piles[1].cards == ((), either, either)


@pytest.mark.rule("hope.gap.bodhi-example")
def test_all_players_see_bodhis_cards() -> None:
    scene = Scene("T D S", laid="bodhi").plays(1, 1).answer(1, ("tie", "trooper"))
    for seat in (1, 2, 3):
        seen = {card for place in scene.view(seat).piles[0].cards for card in place}
        assert seen == {"tie", "trooper"}


@pytest.mark.rule("hope.jyn.takes-plans")
def test_jyn_wins_plans() -> None:
    scene = Scene("P T", laid="jyn").plays(1, 1)
    assert scene.table.plans == 1
    assert scene.pile(1) == "T"


@pytest.mark.rule("hope.jyn.ships-return")
def test_ships_return_under_jyn() -> None:
    scene = Scene("S P", laid="jyn").plays(1, 1)
    assert scene.pile(1) == "S P"
    for seat in (1, 2, 3):
        assert scene.view(seat).piles[0].cards == (("striker",), ())


@pytest.mark.rule("hope.jyn.enemies")
def test_enemies_take_effect_under_jyn() -> None:
    scene = Scene("AM T", laid="jyn", plans=2).plays(1, 1)
    assert scene.table.plans == 1
    assert scene.supply("AM") == 1


@pytest.mark.rule("hope.jyn.single")
def test_jyn_reveals_one_card_only() -> None:
    scene = Scene("P P", laid="jyn").plays(1, 1)
    assert (scene.pile(1), scene.table.plans, scene.front(1)) == ("P", 1, ["jyn"])
    assert scene.turn_is_over
    scene = Scene("D P", laid="jyn baze").plays(1, 1).answer(1, 1)
    assert (scene.pile(1), scene.table.plans) == ("P", 0)
    assert scene.turn_is_over


@pytest.mark.rule("hope.baze.ships")
def test_baze_discards_ships() -> None:
    scene = Scene("S T", laid="baze", supply="S=3").plays(1, 1)
    assert scene.pile(1) == "T"
    assert scene.supply("S") == 4


@pytest.mark.rule("hope.baze.single")
def test_baze_reveals_one_card_only() -> None:
    scene = Scene("T T", laid="baze").plays(1, 1)
    assert scene.pile(1) == "T"
    assert scene.turn_is_over


@pytest.mark.rule("hope.baze.others")
def test_plans_go_under_for_baze() -> None:
    scene = Scene("P T S", laid="baze", plans=1).plays(1, 1)
    assert scene.pile(1) == "T S P"
    assert scene.table.plans == 1


@pytest.mark.rule("hope.cassian.tie")
def test_cassian_discards_a_tie() -> None:
    scene = Scene("T S", laid="cassian", supply="T=4").plays(1, 1)
    assert scene.supply("T") == 5


@pytest.mark.rule("hope.cassian.continue")
def test_cassian_may_go_on() -> None:
    scene = Scene("T T T S", laid="cassian", supply="T=4").plays(1, 1)
    scene.answer(1, "reveal", "reveal", "stop")
    assert scene.pile(1) == "S"
    assert scene.view(2).piles[0].cards == ((),)
    assert scene.supply("T") == 7
    assert scene.front(1) == ["cassian"]


@pytest.mark.rule("hope.cassian.same-pile")
def test_cassian_stays_with_his_pile() -> None:
    scene = Scene("T T", "T T", laid="cassian").plays(1, 1)
    scene.refuses(1, 1, "hope.cassian.same-pile")
    assert scene.ask(1).options == ("reveal", "stop")
    scene.answer(1, "reveal")
    assert scene.piles[:2] == ["", "T T"]


@pytest.mark.rule("hope.cassian.striker")
def test_a_striker_ends_cassians_run() -> None:
    scene = Scene("T S T", laid="cassian").plays(1, 1).answer(1, "reveal")
    assert scene.pile(1) == "S T"
    assert scene.view(3).piles[0].cards[0] == ("striker",)
    assert scene.turn_is_over


@pytest.mark.rule("hope.cassian.others")
def test_plans_in_the_middle_of_cassians_run() -> None:
    scene = Scene("T P T", laid="cassian").plays(1, 1).answer(1, "reveal")
    assert scene.pile(1) == "T P"
    assert scene.turn_is_over


@pytest.mark.rule("hope.chirrut.striker")
def test_chirrut_discards_a_striker() -> None:
    scene = Scene("S T", laid="chirrut", supply="S=4").plays(1, 1)
    assert scene.supply("S") == 5


@pytest.mark.rule("hope.chirrut.continue")
def test_chirrut_may_go_on() -> None:
    scene = Scene("S T", "S T", "S S D", laid="chirrut", supply="S=4").plays(1, 3).answer(1, "reveal", "stop")
    assert scene.pile(3) == "D"
    assert scene.view(2).piles[2].cards == ((),)
    assert scene.supply("S") == 6


@pytest.mark.rule("hope.chirrut.tie")
def test_a_tie_ends_chirruts_play() -> None:
    scene = Scene("T S", laid="chirrut").plays(1, 1)
    assert scene.pile(1) == "T S"
    assert scene.turn_is_over


@pytest.mark.rule("hope.chirrut.others")
def test_reinforcements_in_the_middle_of_chirruts_run() -> None:
    scene = Scene("S RS T", "D", "D", laid="chirrut", supply="S=12").plays(1, 1)
    assert scene.supply("S") == 13
    scene.answer(1, "reveal")
    assert scene.piles == ["S T", "S D", "S D"]
    assert scene.supply("S") == 10
    assert scene.supply("RS") == 1
    assert scene.turn_is_over


@pytest.mark.rule("hope.gap.chain-after-trooper")
def test_no_going_on_after_a_trooper() -> None:
    scene = Scene("D T", laid="cassian baze").plays(1, 1).answer(1, 1)
    assert scene.pile(1) == "T"
    assert scene.turn_is_over


@pytest.mark.rule("hope.gap.chain-pile-exhausted")
def test_a_run_ends_with_its_pile() -> None:
    scene = Scene("T T", laid="cassian").plays(1, 1).answer(1, "reveal")
    assert scene.pile(1) == ""
    assert scene.front(1) == ["cassian"]
    assert scene.turn_is_over


@pytest.mark.rule("hope.k2so.two-piles")
def test_k2so_names_two_piles_at_once() -> None:
    scene = Scene("T S", "S S", "D S", laid="k2so")
    ask = scene.ask(1)
    assert (ask.kind, ask.options, ask.least, ask.most) == ("piles", (0, 1, 2), 2, 2)
    scene.refuses(1, (0, 0), "hope.k2so.two-piles")
    scene.refuses(1, (0,), "hope.k2so.two-piles")
    scene.refuses(1, 0, "hope.k2so.two-piles")
    assert scene.told(Reveals) == []
    scene.plays(1, 1, 2)
    assert len(scene.told(Reveals)) == 2


@pytest.mark.rule("hope.k2so.same-type")
@pytest.mark.parametrize(("one", "other"), [("D", "D"), ("T", "T"), ("S", "S"), ("ST", "AM"), ("AC", "AM")])
def test_k2so_discards_equal_types_without_effect(one: str, other: str) -> None:
    scene = Scene(f"{one} T", f"{other} S", laid="k2so baze jyn", plans=2)
    before = scene.supply(one), scene.supply(other)
    scene.plays(1, 1, 2)
    assert scene.piles[:2] == ["T", "S"]
    assert scene.supply(one) == before[0] + (2 if one == other else 1)
    assert scene.is_open(2)
    assert scene.is_open(3)
    assert scene.table.plans == 2
    assert scene.asked == "2 pile"


@pytest.mark.rule("hope.k2so.same-plans")
def test_k2so_discards_two_plans() -> None:
    scene = Scene("P T", "P S", laid="k2so", plans=1, supply="P=6").plays(1, 1, 2)
    assert scene.table.plans == 1
    assert scene.supply("P") == 8
    assert scene.piles[:2] == ["T", "S"]


@pytest.mark.rule("hope.k2so.different-ships")
def test_k2so_returns_different_ships() -> None:
    scene = Scene("T P", "S P", laid="k2so").plays(1, 1, 2)
    assert scene.piles[:2] == ["T P", "S P"]


@pytest.mark.rule("hope.k2so.different-others")
@pytest.mark.parametrize(("first", "result"), [(0, "T D S"), (1, "D T S")])
def test_k2so_resolves_different_enemies_in_chosen_order(first: int, result: str) -> None:
    scene = Scene("D S", "RT S", laid="k2so").plays(1, 1, 2)
    assert scene.asked == "1 first"
    scene.answer(1, first)
    assert scene.piles[:2] == [result, "T S"]


@pytest.mark.rule("hope.k2so.trooper-and-atact")
def test_k2so_pays_for_one_of_trooper_and_at_act() -> None:
    def scene() -> Scene:
        return Scene("D T", "AC S", laid="k2so baze k2so").plays(1, 1, 2)

    trooper_first = scene().answer(1, 0, 1)  # Baze pays
    assert trooper_first.piles[:2] == ["T", "AC S"]
    assert trooper_first.is_open(3)
    assert trooper_first.asked == "3 piles"
    trooper_first.refuses(1, 2)
    act_first = scene().answer(1, 1)
    assert act_first.ask(1).options == (2, "keep")
    act_first.answer(1, 2)  # the other K-2SO pays
    assert act_first.piles[:2] == ["D T", "S"]
    assert act_first.is_open(2)
    unpaid = scene().answer(1, 0, "keep")
    assert unpaid.ask(1).about == OfEnemy("at_act", 1)
    unpaid.answer(1, 2)
    assert unpaid.piles[:2] == ["D T", "S"]


@pytest.mark.rule("hope.gap.k2so-note-reason")
def test_a_trooper_beside_another_special_is_paid_as_usual() -> None:
    scene = Scene("D T", "AM S", laid="k2so baze").plays(1, 1, 2).answer(1, 1)
    assert scene.ask(1).options == (1, "keep")
    scene.answer(1, 1)
    assert scene.pile(1) == "T"


@pytest.mark.rule("hope.gap.k2so-ships-first")
def test_ships_are_back_before_the_other_card_takes_effect() -> None:
    scene = Scene("S P", "RT D", laid="k2so").plays(1, 1, 2)
    assert scene.piles[:2] == ["T S P", "T D"]


@pytest.mark.rule("hope.gap.k2so-one-pile")
def test_k2so_with_one_pile_left() -> None:
    scene = Scene("P T", "", "", laid="k2so")
    assert scene.ask(1).options == (0,)
    assert scene.plays(1, 1).piles == ["T P", "", ""]
    assert Scene("T", "", "", laid="k2so").plays(1, 1).piles == ["T", "", ""]


@pytest.mark.rule("hope.gap.k2so-pending-card")
def test_the_waiting_card_is_off_its_pile() -> None:
    mixes = set()
    for seed in range(30):
        scene = Scene("DI S", "D T", "P", laid="k2so", seed=seed).plays(1, 1, 2).answer(1, 0)
        tops = [scene.pile(1), scene.pile(2).removeprefix("D "), scene.pile(3)]
        assert sorted(tops) == ["P", "S", "T"]
        assert scene.pile(2).startswith("D ")
        mixes.add(tuple(tops))
    assert len(mixes) > 3


@pytest.mark.rule("hope.gap.k2so-second-card")
def test_the_second_card_is_resolved_though_k2so_was_turned_over() -> None:
    scene = Scene("ST", "P T", laid="k2so baze jyn").plays(1, 1, 2).answer(1, 0)
    assert not any(scene.table.open)
    assert scene.pile(2) == "T P"
    late = Scene("ST", "D T", laid="k2so baze").plays(1, 1, 2).answer(1, 0)
    assert late.turn_is_over
    assert late.pile(2) == "D T"
    assert late.front(2) == ["baze"]
    early = Scene("ST", "D T", laid="k2so baze").plays(1, 1, 2).answer(1, 1)
    assert early.ask(1).options == (1, "keep")
    assert early.answer(1, 1).pile(2) == "T"


def outcome_of(rebel: str, letters: str) -> str:
    """What becomes of the top card of pile 1 when this rebel meets it (K-2SO beside a card of another type)."""
    beside = "S S" if letters == "T" else "T S"
    scene = Scene(f"{letters} RT RS SD", beside, "AC", laid=f"{rebel} baze", plans=1, supply="T=9 S=9")
    held = scene.table.plans
    scene.plays(1, *((1, 2) if rebel == "k2so" else (1,)))
    if rebel == "bodhi":
        scene.answer(1, (CARDS[letters], "reinf_tie"))
        return "bottom" if scene.pile(1).endswith(f"{letters} RT") else "?"
    if scene.asks("1 pay") or scene.supply("AM") == 1:
        return "resolve"
    if scene.asks("1 run"):
        return "discard_may_continue"
    if scene.table.plans == held + 1:
        return "take"
    where = scene.pile(1).split()
    if where[0] == letters:
        return "return_top"
    return "bottom" if where[-1] == letters else "discard"


@pytest.mark.rule("hope.rebel.matrix")
def test_every_rebel_with_every_type() -> None:
    letters = {"tie": "T", "striker": "S", "trooper": "D", "special": "AM", "plans": "P"}
    rows = GAME.rulebook["hope.rebel.matrix"].data
    assert {row["rebel"] for row in rows} == set(PLAY)
    for row in rows:
        for kind, card in letters.items():
            assert outcome_of(row["rebel"], card) == row[kind], (row["rebel"], kind)


@pytest.mark.rule("hope.k2so.different-others", "hope.trooper.pay")
def test_plans_beside_a_death_trooper_cost_nothing() -> None:
    """The plans sink first; that pays for nothing, so the trooper can still be paid for."""
    scene = Scene("P S", "D S", laid="k2so baze").plays(1, 1, 2).answer(1, 0)
    assert scene.asked == "1 pay"
    assert scene.ask(1).options == (1, "keep")
    assert scene.pile(1) == "S P"


@pytest.mark.rule("hope.k2so.different-others", "hope.reinf-tie.effect")
def test_a_pile_whose_last_card_waits_gets_its_reinforcement() -> None:
    scene = Scene("RT S", "P", "S", laid="k2so").plays(1, 1, 2).answer(1, 0)
    assert scene.piles == ["T S", "T P", "T S"]  # the plans sank under what had come meanwhile


@pytest.mark.rule("hope.trooper.pay", "hope.atact.pay")
def test_the_question_names_the_rule_by_which_one_pays() -> None:
    assert Scene("D S", laid="baze jyn").plays(1, 1).ask(1).rule == "hope.trooper.pay"
    assert Scene("AC S", laid="baze baze").plays(1, 1).ask(1).rule == "hope.atact.pay"
