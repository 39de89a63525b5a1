"""Empire cards: ships, Death Troopers, plans; discarding."""

from __future__ import annotations

import pytest

from tests.games.hope.stage import Scene


@pytest.mark.rule("hope.discard.empire")
def test_a_discarded_card_goes_back_to_its_stack() -> None:
    scene = Scene("T S", "RT S", laid="baze jyn", supply="T=4").plays(1, 1)
    assert scene.supply("T") == 5
    scene.plays(2, 2)  # Reinforcements bring it back
    assert scene.supply("T") == 2
    assert [pile.split()[0] for pile in scene.piles] == ["T", "T", "T"]


@pytest.mark.rule("hope.discard.rebel")
def test_a_discarded_rebel_stays_before_its_player() -> None:
    scene = Scene("TK T", laid="baze", hands=["jyn", "jyn", "jyn"]).plays(1, 1)
    scene.answer(1, "jyn").answer(3, "jyn").answer(2, "jyn")
    assert scene.table.past[0].fronts[1] == ("jyn",)


@pytest.mark.rule("hope.discard.rebel")
def test_a_rebel_put_down_counts_at_the_end_of_the_round() -> None:
    scene = Scene("TK T", laid="baze - -", hands=["baze k2so", "jyn bodhi", "baze k2so"]).plays(1, 1)
    scene.answer(1, "k2so").answer(2, "jyn").answer(3, "k2so")
    assert scene.front(2) == ["jyn"]
    assert scene.hand(2) == ["baze"]  # what seat 1 passed on
    assert len(scene.view(2).players[1].front) == 1


@pytest.mark.rule("hope.ship.discard")
@pytest.mark.parametrize(("rebel", "ship"), [("baze", "T"), ("cassian", "T"), ("baze", "S"), ("chirrut", "S")])
def test_who_can_discard_a_ship_must(rebel: str, ship: str) -> None:
    scene = Scene(f"{ship} P", laid=rebel)
    before = scene.supply(ship)
    scene.plays(1, 1)
    assert scene.pile(1) == "P"
    assert scene.supply(ship) == before + 1


@pytest.mark.rule("hope.ship.return")
@pytest.mark.parametrize(("rebel", "ship"), [("jyn", "T"), ("chirrut", "T"), ("jyn", "S"), ("cassian", "S")])
def test_other_ships_return(rebel: str, ship: str) -> None:
    scene = Scene("S", f"{ship} P", laid=rebel).plays(1, 2)
    assert scene.pile(2) == f"{ship} P"
    assert scene.turn_is_over


@pytest.mark.rule("hope.trooper.pay")
def test_an_open_card_pays_for_a_trooper() -> None:
    scene = Scene("D P", laid="jyn baze", supply="D=1").plays(1, 1).answer(1, 1)
    assert scene.supply("D") == 2
    assert scene.pile(1) == "P"


@pytest.mark.rule("hope.trooper.victim-skips")
def test_who_pays_is_skipped() -> None:
    scene = Scene("D P", laid="jyn baze bodhi", hands=["k2so", "cassian", "chirrut"]).plays(1, 1).answer(1, 1)
    assert scene.asked == "3 pile"
    assert scene.front(2) == ["baze"]
    scene.plays(3, 2).answer(3, ("striker", "trooper"))
    assert scene.hand(3) == ["cassian"]


@pytest.mark.rule("hope.trooper.return")
def test_an_unpaid_trooper_returns() -> None:
    scene = Scene("D P", laid="- - jyn", first=3).plays(3, 1)
    assert scene.turn_is_over
    assert scene.pile(1) == "D P"
    declined = Scene("D P", laid="jyn baze").plays(1, 1).answer(1, "keep")
    assert declined.pile(1) == "D P"
    assert declined.is_open(2)


@pytest.mark.rule("hope.trooper.own-card-flips")
@pytest.mark.parametrize("answer", [1, "keep"])
def test_the_revealing_card_is_turned_over_in_every_case(answer: int | str) -> None:
    scene = Scene("D P", laid="baze jyn").plays(1, 1).answer(1, answer)
    assert not scene.is_open(1)
    assert scene.front(1) == ["baze"]


@pytest.mark.rule("hope.trooper.only-unplayed")
def test_only_an_open_card_pays() -> None:
    scene = Scene("D P", "T S", laid="baze jyn bodhi", hands=["k2so", "cassian", "chirrut"])
    scene.plays(1, 2).plays(2, 1)
    scene.refuses(2, 0, "hope.trooper.only-unplayed")
    scene.refuses(2, 1, "hope.trooper.only-unplayed")
    scene.refuses(2, "cassian", "hope.trooper.only-unplayed")
    scene.answer(2, 2)
    assert scene.pile(1) == "P"
    assert scene.front(3) == ["bodhi"]


@pytest.mark.rule("hope.gap.trooper-consent")
def test_nobody_is_asked_for_consent() -> None:
    scene = Scene("D P", laid="baze - jyn").plays(1, 1).answer(1, 2)
    assert not scene.is_open(3)
    assert scene.pile(1) == "P"
    assert scene.turn_is_over


@pytest.mark.rule("hope.plans.won")
def test_plans_of_round_one_are_neither_in_deck_nor_supply_of_round_two() -> None:
    scene = Scene("T", laid="baze", hands=["", "", ""], plans=2).plays(1, 1)
    assert (scene.table.round, scene.table.step) == (2, "look")
    assert scene.table.plans == 2
    dealt = sum(card == "plans" for cards in scene.table.dealt for card in cards)
    assert (dealt, scene.supply("P")) == (2, 9 - 2 - 2)


@pytest.mark.rule("hope.plans.lost-only-ambush")
@pytest.mark.parametrize("enemy", ["RT", "RS", "SD", "ST", "TK", "AC", "DI"])
def test_no_other_enemy_takes_plans(enemy: str) -> None:
    scene = Scene(f"{enemy} T", laid="baze", plans=3).plays(1, 1)
    while enemy == "TK" and scene.table.step == "play":
        scene.everybody("bodhi")
    assert scene.table.plans == 3


@pytest.mark.rule("hope.plans.to-bottom")
def test_plans_revealed_by_others_go_under() -> None:
    scene = Scene("P T S", laid="chirrut").plays(1, 1)
    assert scene.pile(1) == "T S P"
    assert scene.table.plans == 0
    assert Scene("P", laid="chirrut").plays(1, 1).pile(1) == "P"
