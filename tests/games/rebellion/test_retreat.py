"""Отступление."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import KIND
from dejarik.games.rebellion.notes.combat import Retreats
from tests.games.rebellion.stage import Galaxy, Scene


def battle(**more: str) -> Galaxy:
    """X-wings and a corvette against a Star Destroyer over Naboo; nobody hits anything for a while."""
    galaxy = Galaxy(base="yavin").put("naboo", "2 x-wing, 1 corellian-corvette, 1 star-destroyer")
    return galaxy.rolls(*["blank"] * 60)


@pytest.mark.rule("reb.retreat.how")
def test_one_leader_goes_the_others_stay() -> None:
    galaxy = battle().leader("naboo", "admiral-ackbar", "princess-leia").put("utapau", "1 x-wing")
    galaxy.tactics("space", "no-escape", "critical-hit", "brilliant-strategy")
    scene = galaxy.combat("naboo", "rebel").until("rebel retreat").says("rebel", "utapau", "admiral-ackbar")
    assert scene.where("admiral-ackbar") == "utapau"
    assert scene.where("princess-leia") == "naboo"
    assert scene.units("utapau") == "3 x-wing, 1 corellian-corvette"


@pytest.mark.rule("reb.retreat.any-leader")
def test_any_leader_leads_a_retreat_but_there_must_be_one() -> None:
    galaxy = battle().leader("naboo", "mon-mothma").put("utapau", "1 x-wing")
    scene = galaxy.combat("naboo", "rebel").until("rebel retreat").says("rebel", "utapau")
    assert scene.told(Retreats)[0].leader == "mon-mothma"
    galaxy = battle().put("utapau", "1 x-wing").pool("darth-vader")
    scene = galaxy.combat("naboo", "rebel").says("empire", "darth-vader")
    while scene.table.combat is not None and scene.fight.round < 3:
        assert "rebel retreat" not in scene.asked
        scene.skip()


@pytest.mark.rule("reb.retreat.all-ships")
def test_all_ships_go() -> None:
    galaxy = battle().leader("naboo", "jan-dodonna").put("utapau", "1 x-wing")
    scene = galaxy.combat("naboo", "rebel").until("rebel retreat").says("rebel", "utapau")
    assert scene.units("naboo") == "1 star-destroyer"  # nobody was asked which ships stay


@pytest.mark.rule("reb.retreat.leave-behind")
def test_ties_and_ground_units_may_be_left_behind() -> None:
    galaxy = Galaxy(base="yavin").put(
        "naboo", "1 star-destroyer, 1 assault-carrier, 4 tie-fighter, 2 stormtrooper, 1 x-wing, 1 rebel-trooper"
    )
    galaxy.leader("naboo", "darth-vader").put("sullust", "1 star-destroyer").rolls(*["blank"] * 60)
    scene = galaxy.combat("naboo", "empire").until("empire retreat").says("empire", "sullust")
    assert scene.among == ("tie-fighter", "stormtrooper")
    scene.gives("empire", tie_fighter=1)
    assert scene.units("sullust") == "1 tie-fighter, 1 assault-carrier, 2 star-destroyer"
    assert "3 tie-fighter" in scene.units("naboo")
    assert "2 stormtrooper" in scene.units("naboo")


def walkers(*damage: int) -> Scene:
    """Three AT-STs with this damage and a carrier; the Empire is about to say who goes along to Sullust."""
    galaxy = Galaxy(base="yavin").put("naboo", "1 assault-carrier, 3 at-st, 1 stormtrooper, 1 x-wing, 1 rebel-trooper")
    galaxy.leader("naboo", "darth-vader").put("sullust", "1 star-destroyer").rolls(*["blank"] * 60)
    scene = galaxy.combat("naboo", "empire").until("empire retreat")
    scene.fight.damage[KIND["at-st"]] = tuple((each, 0) for each in damage)
    scene.fight.damage[KIND["assault-carrier"]] = ((1, 0),)
    return scene.says("empire", "sullust")


@pytest.mark.rule("reb.retreat.leave-behind")
@pytest.mark.parametrize(
    ("damage", "going", "left"),
    [
        ((2, 1), (), (2, 1)),
        ((2, 1), (0,), (1,)),
        ((2, 1), (1,), (2,)),
        ((2, 1), (2,), (2, 1)),
        ((1, 2), (0, 1), ()),
        ((1,), (1, 2), (1,)),
        ((1,), (0,), ()),
        ((1, 1), (1, 2), (1,)),
        ((1, 2, 1), (0, 1), (1,)),
    ],
)
def test_the_player_says_which_of_unlike_units_go(
    damage: tuple[int, ...], going: tuple[int, ...], left: tuple[int, ...]
) -> None:
    scene = walkers(*damage)
    slots = [("at-st", number) for number in range(3)]
    assert sorted(scene.among, key=str) == sorted(["stormtrooper", *slots], key=str)
    scene.says("empire", tuple(1 if thing in [slots[number] for number in going] else 0 for thing in scene.among))
    assert f"{3 - len(going)} at-st" in scene.units("naboo")
    assert (f"{len(going)} at-st" in scene.units("sullust")) == bool(going)
    assert [old for old, _ in scene.fight.damage[KIND["at-st"]]] == list(left)
    assert not scene.fight.damage[KIND["assault-carrier"]]  # it left, and its damage with it


@pytest.mark.rule("reb.retreat.leave-behind")
@pytest.mark.parametrize(("damage", "left"), [((), 0), ((1, 1, 1), 1)])
def test_nobody_is_asked_which_of_units_that_are_alike(damage: tuple[int, ...], left: int) -> None:
    scene = walkers(*damage)
    assert set(scene.among) == {"at-st", "stormtrooper"}
    scene.gives("empire", at_st=2, stormtrooper=1)
    assert scene.units("sullust") == "1 assault-carrier, 1 star-destroyer, 1 stormtrooper, 2 at-st"
    assert len(scene.fight.damage[KIND["at-st"]]) == left


@pytest.mark.rule("reb.retreat.once")
def test_a_player_retreats_once() -> None:
    galaxy = Galaxy(base="yavin").put("naboo", "1 star-destroyer, 2 stormtrooper, 2 rebel-trooper")
    galaxy.leader("naboo", "darth-vader", "general-tagge").put("sullust", "1 star-destroyer").rolls(*["blank"] * 12)
    scene = galaxy.combat("naboo", "empire").until("empire retreat").says("empire", "sullust", "darth-vader")
    scene.gives("empire", stormtrooper=0)
    while scene.table.combat is not None:
        assert not scene.asks("retreat")
        scene.skip()


@pytest.mark.rule("reb.retreat.destination")
def test_where_to_retreat() -> None:
    # own loyalty at Utapau, Dagobah empty, own and enemy units at Sullust
    galaxy = battle().leader("naboo", "jan-dodonna").loyal("rebel", "utapau").put("sullust", "1 x-wing, 1 stormtrooper")
    scene = galaxy.combat("naboo", "rebel").until("rebel retreat")
    assert scene.options == ("stay", "utapau")
    scene.refuses("rebel", "dagobah", "reb.retreat.destination")
    scene.refuses("rebel", "sullust", "reb.retreat.destination")
    galaxy = battle().leader("naboo", "jan-dodonna").put("sullust", "1 x-wing, 1 stormtrooper")
    scene = galaxy.combat("naboo", "rebel").until("rebel retreat")
    assert set(scene.options) == {"stay", "dagobah", "geonosis", "malastare", "rodia", "utapau"}


@pytest.mark.rule("reb.retreat.no-destination")
def test_without_a_destination_there_is_no_retreat() -> None:
    galaxy = Galaxy(base="yavin").put("naboo", "2 rebel-transport, 1 star-destroyer").leader("naboo", "princess-leia")
    for place in ("dagobah", "geonosis", "malastare", "rodia", "sullust", "utapau"):
        galaxy.put(place, "1 tie-fighter")
    scene = galaxy.rolls(*["blank"] * 3).combat("naboo", "empire").until("turn")
    assert scene.units("naboo") == "1 star-destroyer"
    assert not scene.told(Retreats)


@pytest.mark.rule("reb.retreat.not-origin")
def test_not_to_where_the_attack_came_from() -> None:
    galaxy = battle().leader("naboo", "jan-dodonna")
    scene = galaxy.combat("naboo", "empire", origins=("sullust", "utapau")).until("rebel retreat")
    scene.refuses("rebel", "sullust", "reb.retreat.not-origin")
    scene.refuses("rebel", "utapau", "reb.retreat.not-origin")
    assert "dagobah" in scene.options


def test_origins_are_remembered_from_the_move() -> None:
    galaxy = (
        Galaxy(base="yavin").put("sullust", "1 star-destroyer").put("naboo", "2 x-wing").leader("naboo", "jan-dodonna")
    )
    galaxy.pool("darth-vader").tactics("space", *["defensive-formation"] * 3, "critical-hit").rolls(*["blank"] * 9)
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo").moves("empire", "sullust", star_destroyer=1)
    scene.until("rebel retreat").refuses("rebel", "sullust", "reb.retreat.not-origin")


@pytest.mark.rule("reb.gap.retreat-no-origin")
def test_a_combat_without_movement_bars_no_origin() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .subjugated("ryloth")
        .put("ryloth", "1 assault-carrier, 1 stormtrooper")
        .leader("ryloth", "general-tagge")
    )
    galaxy.put("geonosis", "1 star-destroyer").rolls("special", *["blank"] * 30)
    scene = galaxy.mission("rebel", "incite-rebellion", "mon-mothma")
    scene.until("empire retreat")
    assert "geonosis" in scene.options


@pytest.mark.rule("reb.retreat.not-base-space")
def test_there_is_no_retreat_to_the_base_space() -> None:
    galaxy = (
        Galaxy(base="utapau")
        .put("naboo", "2 x-wing, 1 star-destroyer")
        .leader("naboo", "jan-dodonna")
        .rolls(*["blank"] * 9)
    )
    scene = galaxy.combat("naboo", "rebel").until("rebel retreat")
    scene.refuses("rebel", "base", "reb.retreat.not-base-space")


@pytest.mark.rule("reb.retreat.needs-enemy")
def test_nobody_retreats_from_an_enemy_who_is_gone() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", "1 assault-carrier, 2 stormtrooper, 1 rebel-trooper")
        .leader("naboo", "darth-vader")
    )
    scene = galaxy.put("sullust", "1 tie-fighter").rolls("hit", "hit", "blank").combat("naboo", "empire")
    while scene.table.combat is not None:
        assert not scene.asks("retreat")
        scene.skip()


@pytest.mark.rule("reb.retreat.same-step")
def test_the_opponent_may_retreat_in_the_same_step() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", "1 star-destroyer, 1 stormtrooper, 2 x-wing")
        .leader("naboo", "darth-vader", "jan-dodonna")
    )
    galaxy.put("sullust", "1 tie-fighter").put("utapau", "1 x-wing").rolls(*["blank"] * 9)
    scene = galaxy.combat("naboo", "empire").until("empire retreat").says("empire", "sullust")
    scene.gives("empire", stormtrooper=0)
    assert scene.asked == "rebel retreat"


@pytest.mark.rule("reb.retreat.death-star")
def test_the_empire_does_not_retreat_with_a_death_star() -> None:
    for station in ("death-star", "death-star-under-construction"):
        galaxy = (
            Galaxy(base="yavin").put("naboo", f"1 {station}, 1 star-destroyer, 2 x-wing").leader("naboo", "darth-vader")
        )
        galaxy.put("sullust", "1 tie-fighter").rolls(*["blank"] * 40)
        scene = galaxy.combat("naboo", "empire")
        while scene.fight.round < 2:
            assert not scene.asks("empire retreat")
            scene.skip()


@pytest.mark.rule("reb.retreat.captured-stay", "reb.rescue.no-units")
def test_captives_stay_behind() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", "1 star-destroyer, 2 x-wing")
        .leader("naboo", "darth-vader")
        .captive("naboo", "han-solo")
    )
    scene = galaxy.put("sullust", "1 tie-fighter").rolls(*["blank"] * 9).combat("naboo", "empire")
    scene.until("empire retreat").says("empire", "sullust")
    assert scene.ring("han-solo") == ""
    assert scene.where("han-solo") == "base"


@pytest.mark.rule("reb.retreat.escape-plan-base")
def test_escape_plan_only_lifts_transport() -> None:
    galaxy = Galaxy(base="yavin").put("naboo", "2 rebel-trooper, 2 stormtrooper").leader("naboo", "general-madine")
    galaxy.put("utapau", "1 x-wing").tactics("ground", "escape-plan", "dig-in", "critical-hit")
    scene = galaxy.rolls("special", *["blank"] * 9).combat("naboo", "rebel").says("rebel", "ground-escape-plan")
    scene.until("rebel retreat").says("rebel", "utapau").gives("rebel", rebel_trooper=2)
    assert scene.units("utapau") == "1 x-wing, 2 rebel-trooper"
    galaxy = Galaxy(base="yavin").put("naboo", "2 rebel-trooper, 2 stormtrooper").put("utapau", "1 x-wing")
    galaxy.tactics("ground", "escape-plan").rolls("special", "special", *["blank"] * 9)
    scene = galaxy.combat("naboo", "rebel").says("rebel", "draw", "ground-escape-plan")
    while scene.fight.round < 2:
        assert not scene.asks("retreat")  # no leader, no retreat
        scene.skip()


@pytest.mark.rule("reb.golden.cannot-absolute")
def test_cannot_is_absolute() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", "2 rebel-trooper, 2 stormtrooper")
        .leader("naboo", "general-madine", "admiral-piett")
    )
    galaxy.put("utapau", "1 x-wing").tactics("ground", "escape-plan", "dig-in", "critical-hit", "onslaught")
    galaxy.actions("empire", "keep-them-from-escaping").rolls("special", *["blank"] * 12)
    scene = (
        galaxy.combat("naboo", "rebel").says("empire", "keep-them-from-escaping").says("rebel", "ground-escape-plan")
    )
    while scene.fight.round < 2:
        assert not scene.asks("rebel retreat")
        scene.skip()
