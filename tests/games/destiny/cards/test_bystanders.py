"""Cards that mean one kind of thing, while things lie by that are nearly of that kind."""

from __future__ import annotations

import pytest

from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, duel


@pytest.mark.parametrize("name", ["meditate", "improvisation"])
@pytest.mark.parametrize("paid", [True, False])
def test_only_a_blank_die_of_ones_own_pays(name: str, paid: bool) -> None:
    stage, gun, foe = duel()
    card, theirs = stage.support(0, name), stage.show(foe, "-")
    stage.show(gun, "2RD1")
    own = stage.show(stage.upgrade(gun, "cunning"), "-" if paid else "1R")
    stage.do(("use", card, 0))
    assert stage.piece(card).exhausted is (paid and name == "meditate")
    assert (own in stage.t.showing) is not paid
    assert theirs in stage.t.showing


def test_logistics_resolves_resources_of_ones_own() -> None:
    stage, trooper, foe = duel("first-order-stormtrooper", "hired-gun")
    stage.show(foe, "1R")
    stage.show(stage.upgrade(trooper, "f-11d-rifle"), "2RD1")
    die = stage.show(trooper, "1R")
    play(stage, "logistics")
    assert (die in stage.t.showing, stage.t.resources[0]) == (False, 7)
    assert len(stage.in_pool(1)) == 1


def test_the_grand_inquisitor_removes_a_blank_die_of_a_character() -> None:
    stage = Stage([("grand-inquisitor-sith-loyalist", 1)], [("hired-gun", 1), ("first-order-stormtrooper", 1)])
    (own,), (gun, trooper) = stage.teams
    worn = stage.show(stage.upgrade(gun, "cunning"), "-")
    other, blank = stage.show(trooper, "1RD"), stage.show(gun, "-")
    stage.do(("resolve", stage.show(own, "Sp")))
    assert blank not in stage.t.showing
    assert {worn, other} <= stage.t.showing.keys()
    assert (stage.piece(gun).damage, stage.piece(trooper).damage) == (2, 0)


def test_general_hux_plays_red_events_for_less_with_each_character_of_his_own() -> None:
    stage = Stage([("general-hux-aspiring-commander", 1)], [("hired-gun", 1), ("padawan", 1)], resources=9)
    (hux,), _ = stage.teams
    red, _blue, _upgrade = stage.hand(0, "occupation", "intimidate", "f-11d-rifle")
    stage.do(("resolve", stage.show(hux, "Sp")))
    assert [option for option in stage.options if option != "no"] == [red]
    stage.do(red)
    assert stage.t.resources[0] == 9 - (2 - 1)


def test_rearm_plays_a_red_upgrade_of_the_pile() -> None:
    stage, trooper, _ = duel("first-order-stormtrooper", "hired-gun")
    rifle = stage.discarded(0, "f-11d-rifle")
    for other in ("at-st", "datapad", "aim"):
        stage.discarded(0, other)
    play(stage, "rearm")
    assert stage.options == (rifle,)
    stage.do(rifle)
    assert stage.piece(rifle).host == trooper


def test_copies_in_a_pile_are_one_answer() -> None:
    stage, trooper, _ = duel("first-order-stormtrooper", "hired-gun")
    stage.discarded(0, "f-11d-rifle")
    rifle = stage.discarded(0, "f-11d-rifle")
    play(stage, "rearm")
    assert stage.options == (rifle,)
    stage.do(rifle)
    assert stage.piece(rifle).host == trooper


def test_docking_bay_plays_a_support() -> None:
    stage, _, _ = duel("first-order-stormtrooper", "hired-gun", field="docking-bay")
    bike = stage.discarded(0, "speeder-bike-scout")
    stage.discarded(0, "f-11d-rifle")
    stage.discarded(0, "aim")
    stage.do(("claim", stage.t.field), "yes")
    assert stage.options == (bike,)
    stage.do(bike)
    assert stage.piece(bike).kind == "support"
