"""Производство и дислокация."""

from __future__ import annotations

import pytest

from dejarik.core.question import Share
from dejarik.games.rebellion.facts import EMPIRE, REBEL
from dejarik.games.rebellion.rules.production import icons
from tests.games.rebellion.stage import Galaxy, Scene


def builds(scene: Scene, side: str, **units: int) -> Scene:
    """Answer the build question of a side by unit name."""
    seat = scene.seat(side)
    question = scene.match.questions[seat]
    assert isinstance(question, Share)
    wanted = {name.replace("_", "-"): count for name, count in units.items()}
    scene.match.answer(seat, tuple(wanted.get(str(slot[1]), 0) for slot in question.among))  # type: ignore[index]
    return scene


@pytest.mark.rule("reb.build.icons", "reb.build.queue")
def test_one_unit_for_each_icon() -> None:
    scene = Galaxy().loyal("empire", "mustafar").at(("build",))
    builds(scene, "empire", tie_fighter=1, assault_carrier=1)
    builds(scene, "rebel")
    assert scene.queue(2) == "1 tie-fighter, 1 assault-carrier"
    assert scene.view("rebel").sides[EMPIRE].queue[1] == {"tie-fighter": 1, "assault-carrier": 1}


@pytest.mark.rule("reb.build.queue")
def test_any_number_of_units_stands_on_a_space() -> None:
    galaxy = Galaxy().loyal("empire", "alderaan", "bespin", "felucia", "kessel", "malastare", "rodia")
    scene = galaxy.at(("build",))
    builds(scene, "empire", stormtrooper=6, at_st=1)
    builds(scene, "rebel")
    assert scene.queue(1) == "6 stormtrooper, 1 at-st"


def test_rebels_choose_between_units_of_an_icon() -> None:
    scene = Galaxy(base="yavin").loyal("rebel", "naboo").at(("build",))
    question = scene.match.questions[0]
    assert isinstance(question, Share)
    assert {str(slot[1]) for slot in question.among} == {"x-wing", "y-wing", "rebel-transport", "rebel-trooper"}  # type: ignore[index]
    assert question.among[0] == (1, "rebel-trooper")
    scene.refuses("rebel", (0, 2, 1, 0), "reb.build.icons")  # two blue triangles only, Naboo's and the base's
    builds(scene, "rebel", x_wing=1, y_wing=1, rebel_trooper=2)
    builds(scene, "empire")
    assert scene.queue(1) == "1 x-wing, 1 y-wing, 2 rebel-trooper"


@pytest.mark.rule("reb.build.not-with-enemy")
def test_nothing_is_built_under_enemy_eyes() -> None:
    table = Galaxy().loyal("empire", "corellia").put("corellia", "1 y-wing").table
    assert not [slot for slot in icons(table, EMPIRE) if slot[0] == 3]


@pytest.mark.rule("reb.build.own-loyalty")
def test_nobody_builds_in_a_neutral_system() -> None:
    table = Galaxy().table
    assert icons(table, EMPIRE) == [(1, "ground-triangle")]  # Coruscant only
    assert icons(table, REBEL) == [(1, "ground-triangle"), (1, "space-triangle")]  # the base only


@pytest.mark.rule("reb.build.base-space")
def test_the_base_builds_unless_the_empire_is_there() -> None:
    table = Galaxy(base="hoth").revealed().table
    assert len(icons(table, REBEL)) == 2
    table = Galaxy(base="hoth").revealed().put("hoth", "1 tie-fighter, 1 x-wing").table
    assert icons(table, REBEL) == []
    table = Galaxy(base="hoth").put("hoth", "1 tie-fighter").table
    assert len(icons(table, REBEL)) == 2  # while it is hidden


@pytest.mark.rule("reb.build.fewer")
def test_fewer_units_may_be_built() -> None:
    scene = Galaxy().loyal("empire", "corellia", "mustafar", "sullust").at(("build",))
    builds(scene, "empire", tie_fighter=0, star_destroyer=1, at_at=1)
    builds(scene, "rebel")
    assert scene.queue(3) == "1 star-destroyer"
    assert scene.queue(2) == "1 at-at"
    assert scene.queue(1) == ""


@pytest.mark.rule("reb.build.supply-limit")
def test_what_is_not_in_the_supply_is_not_built() -> None:
    galaxy = (
        Galaxy()
        .loyal("rebel", "mon-calamari")
        .queued(1, "1 mon-calamari-cruiser")
        .put("naboo", "2 mon-calamari-cruiser")
    )
    scene = galaxy.at(("build",))
    builds(scene, "rebel", mon_calamari_cruiser=1)
    builds(scene, "empire").says("rebel", "no")  # and frees none
    assert scene.queue(3) == ""


@pytest.mark.rule("reb.build.destroy-to-free")
def test_a_unit_may_be_destroyed_only_if_none_is_left() -> None:
    galaxy = Galaxy().loyal("empire", "sullust").put("naboo", "3 at-at").put("kessel", "1 at-at")
    scene = galaxy.at(("build",), ("deploy-units", EMPIRE))
    builds(scene, "empire", at_at=1)
    builds(scene, "rebel").says("empire", "kessel")
    assert scene.units("kessel") == ""
    assert scene.queue(1) == "1 at-at"  # it has slid since
    galaxy = Galaxy().loyal("empire", "sullust").put("naboo", "3 at-at")
    scene = galaxy.at(("build",))
    builds(scene, "empire", at_at=1)
    builds(scene, "rebel")
    assert not scene.asks("recycle")  # one is in the supply
    assert scene.queue(2) == "1 at-at"


@pytest.mark.rule("reb.build.destroy-to-gain")
def test_units_may_be_destroyed_to_gain_others() -> None:
    galaxy = Galaxy().put("naboo", "20 rebel-trooper").subjugated("ryloth").put("ryloth", "1 stormtrooper")
    scene = galaxy.pool("darth-vader").mission("rebel", "incite-rebellion", "mon-mothma").says("empire", "no")
    scene.says("rebel", "naboo", "naboo")
    assert scene.units("ryloth") == "3 rebel-trooper, 1 stormtrooper"
    assert scene.units("naboo") == "18 rebel-trooper"


@pytest.mark.rule("reb.build.gain")
def test_gained_units_come_at_once() -> None:
    galaxy = (
        Galaxy()
        .loyal("empire", "corellia")
        .sabotaged("corellia")
        .pool("janus-greejatus")
        .hand("empire", "rule-by-fear")
    )
    scene = galaxy.actions("empire", "public-support").assignment().says("empire", "public-support", "corellia")
    assert scene.units("corellia") == "3 stormtrooper"


@pytest.mark.rule("reb.deploy.simultaneous-build")
def test_both_build_without_seeing_the_other() -> None:
    scene = Galaxy().loyal("empire", "mustafar").at(("build",))
    assert scene.asked == "rebel build, empire build"
    before = scene.view("rebel")
    builds(scene, "empire", tie_fighter=1)
    assert scene.view("rebel") == before
    assert scene.asked == "rebel build"


# ── deployment ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.deploy.slide")
def test_queues_slide() -> None:
    galaxy = (
        Galaxy().loyal("empire", "corellia").queued(1, "1 at-st").queued(2, "1 at-at").queued(3, "1 star-destroyer")
    )
    scene = galaxy.at(("deploy-units", EMPIRE)).says("empire", "corellia")
    assert scene.units("corellia") == "1 at-st"
    assert (scene.queue(1), scene.queue(2), scene.queue(3)) == ("1 at-at", "1 star-destroyer", "")


@pytest.mark.rule("reb.deploy.where")
def test_where_units_are_deployed() -> None:
    galaxy = (
        Galaxy().loyal("empire", "mandalore", "corellia", "rodia").put("mandalore", "1 x-wing").subjugated("ryloth")
    )
    galaxy.put("ryloth", "1 stormtrooper").sabotaged("rodia").destroyed("kessel").loyal("rebel", "naboo")
    scene = galaxy.queued(1, "3 stormtrooper").at(("deploy-units", EMPIRE))
    assert set(scene.options) == {"done", "coruscant", "corellia", "ryloth"}
    scene.refuses("empire", "mandalore", "reb.deploy.where")
    scene.refuses("empire", "rodia", "reb.sabotage.marker")
    scene.refuses("empire", "hoth", "reb.deploy.where")
    galaxy = Galaxy().loyal("rebel", "naboo", "ryloth").subjugated("ryloth").put("ryloth", "1 stormtrooper")
    scene = galaxy.queued(1, "3 rebel-trooper").at(("deploy-units", REBEL))
    assert set(scene.options) == {"done", "naboo", "base"}


@pytest.mark.rule("reb.deploy.limit-two", "reb.deploy.back-to-queue")
def test_two_units_to_a_system_and_the_rest_goes_back() -> None:
    galaxy = Galaxy().loyal("empire", "corellia").queued(1, "5 stormtrooper")
    scene = galaxy.at(("deploy-units", EMPIRE)).says("empire", "corellia", (2,), "coruscant", (2,))
    assert scene.units("corellia") == scene.units("coruscant") == "2 stormtrooper"
    assert scene.queue(1) == "1 stormtrooper"
    assert not scene.asks("deploy")


@pytest.mark.rule("reb.deploy.limit-two")
def test_a_full_system_is_refused() -> None:
    galaxy = Galaxy().loyal("empire", "corellia").queued(1, "5 stormtrooper")
    scene = galaxy.at(("deploy-units", EMPIRE)).says("empire", "corellia", (2,))
    scene.refuses("empire", "corellia", "reb.deploy.limit-two")


@pytest.mark.rule("reb.deploy.back-to-queue")
def test_units_may_be_kept_back() -> None:
    galaxy = Galaxy().loyal("empire", "corellia").queued(1, "1 at-at")
    scene = galaxy.at(("deploy-units", EMPIRE)).says("empire", "done")
    assert scene.queue(1) == "1 at-at"


@pytest.mark.rule("reb.deploy.rebel-base")
def test_a_hidden_base_takes_two_units_and_its_system_two_more() -> None:
    galaxy = Galaxy(base="naboo").loyal("rebel", "naboo").queued(1, "4 rebel-trooper")
    scene = galaxy.at(("deploy-units", REBEL)).says("rebel", "base", (2,), "naboo", (2,))
    assert scene.units("base") == scene.units("naboo") == "2 rebel-trooper"
    galaxy = Galaxy(base="naboo").loyal("rebel", "naboo").queued(1, "4 rebel-trooper").put("naboo", "1 star-destroyer")
    scene = galaxy.at(("deploy-units", REBEL))
    assert set(scene.options) == {"done", "base"}
    scene.says("rebel", "base", (2,))
    assert scene.queue(1) == "2 rebel-trooper"


@pytest.mark.rule("reb.deploy.revealed-base")
def test_a_revealed_base_follows_the_normal_rules() -> None:
    galaxy = Galaxy(base="hoth").revealed().put("hoth", "1 x-wing").queued(1, "1 rebel-trooper").loyal("rebel", "naboo")
    scene = galaxy.at(("deploy-units", REBEL))
    scene.refuses("rebel", "hoth", "reb.deploy.revealed-base")
    scene.refuses("rebel", "base", "reb.deploy.revealed-base")
    galaxy = (
        Galaxy(base="naboo").revealed().put("naboo", "1 x-wing").queued(1, "1 rebel-trooper").loyal("rebel", "naboo")
    )
    assert "naboo" in galaxy.at(("deploy-units", REBEL)).options


@pytest.mark.rule("reb.deploy.remote-by-card")
def test_oversee_project_deploys_in_a_remote_system() -> None:
    galaxy = Galaxy(base="yavin").put("endor", "1 stormtrooper").queued(2, "1 at-at").queued(3, "1 star-destroyer")
    scene = galaxy.mission("empire", "oversee-project", "general-tagge")
    assert scene.options == ("done", (2, "at-at"))
    scene.says("empire", (2, "at-at"))
    assert scene.units("endor") == "1 stormtrooper, 1 at-at"
    galaxy = (
        Galaxy(base="yavin", expansion=True)
        .put("endor", "1 shield-bunker, 1 stormtrooper")
        .queued(1, "1 at-at, 1 at-st")
    )
    scene = galaxy.mission("empire", "imperial-might", "general-tagge").says("empire", (1, "at-at"), (1, "at-st"))
    assert scene.units("endor") == "1 stormtrooper, 1 at-st, 1 at-at, 1 shield-bunker"


@pytest.mark.rule("reb.gap.deploy-voluntary-own-limit")
def test_a_finished_death_star_counts_toward_the_limit() -> None:
    galaxy = Galaxy(base="yavin", expansion=True).put(
        "endor", "1 shield-bunker, 1 stormtrooper, 1 death-star-under-construction"
    )
    scene = galaxy.queued(1, "1 death-star, 3 stormtrooper").at(("deploy-units", EMPIRE)).says("empire", "endor")
    assert (
        scene.units("endor") == "1 death-star, 2 stormtrooper, 1 shield-bunker"
    )  # one more was all there was room for
    scene.refuses("empire", "endor", "reb.deploy.limit-two")
    assert scene.supply("death-star-under-construction") == 1
