"""Special enemies."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.hope import GAME
from dejarik.games.hope.notes import HandsPassed
from dejarik.games.hope.state import SPECIALS
from tests.games.hope.stage import SHORT, Scene, past_recon


def effect_of(enemy: str) -> str:
    """What visibly happens when Baze reveals this enemy on pile 1; the words are those of the list of components."""
    scene = Scene(
        f"{SHORT[enemy]} T", "D", "D", laid="baze baze jyn", hands=["baze jyn", "jyn", "baze"], plans=1
    ).plays(1, 1)
    if scene.asks("1 pay"):
        assert scene.ask(1).options == (1, "keep")  # the other Baze, not Jyn
        return "as a Death Trooper, but the card turned over must be the same character"
    if scene.asks("tank"):
        assert scene.awaited == [1, 2, 3]
        return "every player puts one rebel card of own choice from hand face down in front"
    if scene.table.plans == 0:
        return "the team discards one plans card it holds"
    if not any(scene.table.open) and scene.hand(1) == ["baze"]:  # passed on by seat 3: hands are as they were
        return "every open rebel card of this turn is turned face down"
    if not scene.is_open(2):
        assert scene.is_open(3)
        assert "baze" not in scene.hand(1) + scene.hand(3)
        return "every hand card and every open card of the revealing character is put or turned face down"
    if scene.table.mixed_out:
        return "top cards of all piles are mixed unseen and one is put back on each pile"
    (ship,) = {pile.split()[0] for pile in scene.piles}
    ships = {"T": "TIE Fighter", "S": "TIE Striker"}
    return f"one {ships[ship]} from the supply face down on top of every pile"


@pytest.mark.rule("hope.special.own-text")
def test_every_special_enemy_does_what_its_text_says() -> None:
    rows = GAME.rulebook["hope.comp.specials"].data
    assert {row["id"] for row in rows} == set(SPECIALS)
    for row in rows:
        assert effect_of(row["id"]) == row["effect"]


@pytest.mark.rule("hope.special.rebel-flips")
def test_the_revealing_rebel_is_turned_over() -> None:
    scene = Scene("AM T", laid="cassian baze").plays(1, 1)
    assert scene.front(1) == ["cassian"]
    assert not scene.is_open(1)
    assert scene.asked == "2 pile"


@pytest.mark.rule("hope.special.not-top")
def test_the_revealed_card_is_not_the_top_card() -> None:
    tops = Counter()  # type: ignore[var-annotated]
    for seed in range(20):
        scene = Scene("DI P T", "S", "S", laid="jyn", seed=seed).plays(1, 1)
        tops[sum(pile.startswith("P") for pile in scene.piles)] += 1
        assert scene.pile(1).split()[1] == "T"
    assert tops == {1: 20}  # the plans were among the mixed cards every time


@pytest.mark.rule("hope.reinf-tie.effect")
def test_reinforcements_put_a_tie_on_every_pile() -> None:
    scene = Scene("RT P", "S", "D", laid="jyn", supply="T=12").plays(1, 1)
    assert scene.piles == ["T P", "T S", "T D"]
    assert scene.supply("T") == 9
    assert scene.supply("RT") == 1


@pytest.mark.rule("hope.reinf-tie.shortage")
def test_too_few_ties_go_where_the_player_wants() -> None:
    scene = Scene("S", "RT D", *["S"] * 4, seats=6, laid="- jyn", first=2, supply="T=4").plays(2, 2)
    ask = scene.ask(2)
    assert (ask.kind, ask.least, ask.most, ask.options) == ("reinforce", 4, 4, (0, 1, 2, 3, 4, 5))
    scene.answer(2, (0, 1, 2, 5))
    assert scene.piles == ["T S", "T D", "T S", "S", "S", "T S"]
    assert scene.supply("T") == 0


@pytest.mark.rule("hope.reinf-striker.effect")
def test_reinforcements_put_a_striker_on_every_pile() -> None:
    scene = Scene("RS D", "T", "T", "T", seats=4, laid="jyn", supply="S=9").plays(1, 1)
    assert scene.piles == ["S D", "S T", "S T", "S T"]
    assert scene.supply("S") == 5


@pytest.mark.rule("hope.reinf-striker.shortage")
def test_too_few_strikers() -> None:
    none = Scene("RS D", *["T"] * 5, seats=6, laid="jyn", supply="S=0").plays(1, 1)
    assert none.turn_is_over
    assert none.piles == ["D", *["T"] * 5]
    assert none.supply("RS") == 1
    five = Scene("RS D", *["T"] * 5, seats=6, laid="jyn", supply="S=5").plays(1, 1)
    five.refuses(1, (0, 1, 2, 3, 4, 4))
    five.refuses(1, (0, 1, 2, 3))
    five.answer(1, (0, 1, 2, 3, 4))
    assert five.piles == ["S D", *["S T"] * 4, "T"]


@pytest.mark.rule("hope.reinf.recycle")
def test_discarded_ships_come_back() -> None:
    scene = Scene("T D", "T D", "RT D", "D", "D", "D", seats=6, laid="baze baze jyn", supply="T=4")
    scene.plays(1, 1).plays(2, 2).plays(3, 3)
    assert scene.piles == ["T D"] * 6
    assert scene.supply("T") == 0


@pytest.mark.rule("hope.gap.shortage-distinct")
def test_all_ships_at_most_one_each() -> None:
    scene = Scene("RT S", *["S"] * 4, seats=5, laid="jyn", supply="T=2").plays(1, 1)
    for wrong in [(0, 0), (0,), ()]:
        scene.refuses(1, wrong, "hope.gap.shortage-distinct")
    scene.answer(1, (0, 3))
    assert scene.piles == ["T S", "S", "S", "T S", "S"]


@pytest.mark.rule("hope.reinf-tie.shortage", "hope.reinf-striker.shortage")
@pytest.mark.parametrize("ship", ["T", "S"])
def test_the_last_ship_goes_on_one_pile(ship: str) -> None:
    scene = Scene(f"R{ship} D", "D", "D", laid="jyn", supply=f"{ship}=1").plays(1, 1)
    ask = scene.ask(1)
    assert (ask.kind, ask.least, ask.most, ask.options) == ("reinforce", 1, 1, (0, 1, 2))
    scene.answer(1, 1)
    assert scene.piles == ["D", f"{ship} D", "D"]


@pytest.mark.rule("hope.gap.empty-pile-refill")
def test_an_exhausted_location_gets_nothing() -> None:
    scene = Scene("RT", "", "S", laid="baze", supply="T=5").plays(1, 1)
    assert scene.piles == ["", "", "T S"]
    assert scene.supply("T") == 4
    fits = Scene("RT S", "", "", "P", "S", seats=5, laid="baze", supply="T=3").plays(1, 1)
    assert fits.turn_is_over
    assert fits.piles == ["T S", "", "", "T P", "T S"]
    waiting = Scene("D", "RT S", laid="k2so").plays(1, 1, 2).answer(1, 1)
    assert waiting.pile(1) == "D T"


@pytest.mark.rule("hope.sd.hands")
def test_the_star_destroyer_empties_hands_of_the_character() -> None:
    hands = ["baze jyn", "jyn", "baze baze k2so", "bodhi"]
    scene = Scene("SD T", seats=4, laid="baze", hands=hands).plays(1, 1)
    assert [scene.table.hands[seat] for seat in range(4)] == [["jyn"], ["jyn"], ["k2so"], ["bodhi"]]
    assert [scene.front(seat).count("baze") for seat in (1, 2, 3, 4)] == [2, 0, 2, 0]  # seat 1's own card too
    assert scene.supply("SD") == 1


@pytest.mark.rule("hope.sd.open")
def test_the_star_destroyer_turns_open_cards_over() -> None:
    scene = Scene("SD T", laid="jyn baze jyn").plays(1, 1)
    assert scene.front(3) == ["jyn"]
    assert scene.asked == "2 pile"
    scene.plays(2, 1)
    assert scene.turn_is_over


@pytest.mark.rule("hope.sd.out-for-round")
def test_cards_lost_to_the_star_destroyer_are_out_for_the_round() -> None:
    hands = ["jyn baze k2so", "jyn bodhi baze", "jyn baze k2so"]
    scene = Scene("SD T T T T T T", "T S T S T S", "S T S T", laid="jyn - -", hands=hands).plays(1, 1)
    for _ in range(2):
        assert all("jyn" not in hand for hand in scene.table.hands)
        scene.everybody("go")
        while scene.table.step == "lay":
            seat = scene.awaited[0]
            assert "jyn" not in scene.ask(seat).options
            scene.answer(seat, scene.ask(seat).options[0])
        while scene.table.step == "play":
            (seat,) = scene.awaited
            ask = scene.ask(seat)
            scene.answer(seat, ask.options[0] if ask.most == 1 else tuple(ask.options[: ask.least]))
    assert scene.table.step == "look"  # the next round has begun
    past_recon(scene.match)
    assert sum(hand.count("jyn") for hand in scene.table.hands) == 4  # taken up again


@pytest.mark.rule("hope.sd.no-such-card")
def test_who_has_no_such_card_is_not_affected() -> None:
    scene = Scene("SD T", laid="chirrut baze", hands=["chirrut jyn", "jyn k2so", "chirrut bodhi"]).plays(1, 1)
    assert scene.table.hands[1] == ["jyn", "k2so"]
    assert scene.is_open(2)
    assert scene.front(2) == []


@pytest.mark.rule("hope.atst.effect")
def test_at_st_ends_the_turn() -> None:
    scene = Scene("ST T", "T S", seats=4, laid="bodhi cassian baze jyn")
    scene.plays(1, 2).answer(1, ("tie", "striker")).plays(2, 1)
    assert [scene.front(seat) for seat in (1, 2, 3, 4)] == [["bodhi"], ["cassian"], ["baze"], ["jyn"]]
    assert len(scene.told(HandsPassed)) == 1
    assert scene.asks("vote")


@pytest.mark.rule("hope.atst.hands-untouched")
def test_at_st_leaves_the_hands_alone() -> None:
    hands = ["jyn baze k2so bodhi", "jyn jyn jyn jyn", "baze baze baze baze"]
    scene = Scene("ST T", laid="cassian baze jyn", hands=hands).plays(1, 1)
    assert [len(scene.hand(seat)) for seat in (1, 2, 3)] == [4, 4, 4]
    assert scene.hand(2) == ["bodhi", "jyn", "baze", "k2so"]  # passed on by seat 1


@pytest.mark.rule("hope.tank.effect")
def test_the_tank_takes_one_card_from_every_hand() -> None:
    scene = Scene("TK T", laid="baze jyn", hands=["baze jyn k2so"] * 3).plays(1, 1)
    assert scene.asked == "1 tank, 2 tank, 3 tank"
    scene.refuses(1, "bodhi", "hope.tank.effect")
    scene.answer(1, "k2so").answer(2, "jyn").answer(3, "baze")
    assert [len(hand) for hand in scene.table.hands] == [2, 2, 2]
    assert scene.asked == "2 pile"
    assert scene.front(2) == ["jyn"]


@pytest.mark.rule("hope.tank.out-for-round")
def test_a_card_given_to_the_tank_is_out_for_the_round() -> None:
    scene = Scene("TK T", laid="baze", hands=["baze k2so", "jyn k2so", "baze k2so"]).plays(1, 1)
    scene.answer(1, "k2so").answer(2, "jyn").answer(3, "k2so").everybody("go")
    assert all("jyn" not in scene.ask(seat).options for seat in (1, 2, 3))
    assert scene.front(2) == ["jyn"]


@pytest.mark.rule("hope.tank.empty-hand")
def test_an_empty_hand_gives_nothing_to_the_tank() -> None:
    scene = Scene("TK T", laid="jyn", hands=["", "baze", "baze baze"]).plays(1, 1)
    assert scene.table.leader == 0  # seat 1 holds nothing but the first player card
    assert scene.asked == "2 tank, 3 tank"
    scene.answer(2, "baze").answer(3, "baze")
    assert scene.table.past[0].fronts[0][0] == "jyn"
    assert scene.table.past[0].fronts[1] == ("baze",)
    assert scene.table.first == 1  # passed on with the empty hand


@pytest.mark.rule("hope.gap.tank-order")
def test_tank_choices_are_simultaneous_and_unseen() -> None:
    scene = Scene("TK T", laid="baze", hands=["baze jyn k2so"] * 3).plays(1, 1)
    scene.answer(2, "jyn")
    assert scene.match.laid == {}
    assert scene.front(2) == []
    scene.answer(1, "k2so").answer(3, "baze")
    assert scene.view(1).players[1].front == ("",)
    assert scene.view(2).players[1].front == ("jyn",)
    assert scene.view(1).players[0].front == ("k2so", "baze")
    assert all("jyn" not in str(entry.note) for entry in scene.match.journal)


@pytest.mark.rule("hope.ambush.effect")
def test_ambush_takes_plans_of_any_round() -> None:
    scene = Scene("AM T", laid="baze", plans=2, round=2, supply="P=5").plays(1, 1)
    assert scene.table.plans == 1
    assert scene.supply("P") == 6


@pytest.mark.rule("hope.ambush.none")
def test_ambush_without_plans() -> None:
    scene = Scene("AM T", laid="baze", plans=0, supply="P=7").plays(1, 1)
    assert (scene.table.plans, scene.supply("P"), scene.supply("AM")) == (0, 7, 1)


@pytest.mark.rule("hope.atact.pay")
def test_at_act_is_paid_with_the_same_character() -> None:
    scene = Scene("AC T", laid="jyn baze jyn").plays(1, 1)
    scene.refuses(1, 1, "hope.atact.pay")
    barred = GAME.barred(scene.table, scene.ask(1))
    assert {seat: refused.rule for seat, refused in barred.items()} == {
        0: "hope.trooper.only-unplayed",
        1: "hope.atact.pay",
    }
    scene.answer(1, 2)
    assert scene.supply("AC") == 1
    assert scene.pile(1) == "T"
    assert scene.asked == "2 pile"
    scene.plays(2, 1)
    assert scene.turn_is_over


@pytest.mark.rule("hope.atact.return")
def test_an_unpaid_at_act_returns() -> None:
    scene = Scene("AC P", laid="baze jyn").plays(1, 1)
    assert scene.asked == "2 pile"
    assert scene.pile(1) == "AC P"
    assert scene.front(1) == ["baze"]
    declined = Scene("AC P", laid="baze baze").plays(1, 1).answer(1, "keep")
    assert declined.pile(1) == "AC P"
    assert declined.front(1) == ["baze"]


@pytest.mark.rule("hope.disinfo.effect")
def test_disinformation_mixes_the_top_cards() -> None:
    wanted = ["P S", "D S", "T"]
    mixes = Counter()  # type: ignore[var-annotated]
    for seed in range(120):
        scene = Scene("DI T S", "P S", "D", laid="jyn", seed=seed).plays(1, 1)
        assert [len(pile.split()) for pile in scene.piles] == [2, 2, 1]
        assert sorted(pile.split()[0] for pile in scene.piles) == ["D", "P", "T"]
        assert scene.supply("DI") == 1
        mixes[tuple(scene.piles)] += 1
    assert mixes[tuple(wanted)] > 0
    assert len(mixes) == 6  # every way to mix three cards
    assert min(mixes.values()) > 5


@pytest.mark.rule("hope.disinfo.unseen")
def test_nobody_sees_where_the_mixed_cards_went() -> None:
    scene = Scene("DI S S", "T S", "D", laid="jyn jyn").plays(1, 2)  # everybody sees T go back on pile 2
    assert scene.view(3).piles[1].cards[0] == ("tie",)
    scene.plays(2, 1)
    for seat in (1, 2, 3):
        view = scene.view(seat)
        assert all(pile.cards[0] == () for pile in view.piles)
        assert view.mixed.cards == ("tie",)
        assert view.mixed.places == ((0, 0), (1, 0), (2, 0))


@pytest.mark.rule("hope.gap.disinfo-participants")
def test_only_piles_that_gave_a_card_get_one() -> None:
    results = set()
    for seed in range(20):
        scene = Scene("DI", "T P", "S", laid="baze", seed=seed).plays(1, 1)
        results.add(tuple(scene.piles))
    assert results == {("", "T P", "S"), ("", "S P", "T")}
    waiting = set()
    for seed in range(20):
        scene = Scene("DI S", "D", "P", laid="k2so", seed=seed).plays(1, 1, 2).answer(1, 0)
        waiting.add(tuple(scene.piles))
    assert waiting == {("S", "D", "P"), ("P", "D", "S")}
