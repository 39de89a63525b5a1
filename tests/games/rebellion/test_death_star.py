"""Звезда Смерти и уничтоженные системы."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import PLACE
from dejarik.games.rebellion.notes import PlansFail, PlansRolled
from dejarik.games.rebellion.notes.combat import Attacks
from dejarik.games.rebellion.rules import systems
from tests.games.rebellion.stage import Galaxy


@pytest.mark.rule("reb.ds.no-health")
def test_the_death_star_takes_no_damage() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 death-star").pool("darth-vader").rolls("direct", *["blank"] * 4)
    scene = galaxy.combat("naboo", "rebel").says("empire", "no")
    assert "1 death-star" in scene.units("naboo")
    galaxy = Galaxy().put("naboo", "1 death-star")
    scene = galaxy.mission("rebel", "hit-and-run", "chewbacca").says("rebel", "naboo")
    assert not scene.asks("destroy-worth")


def plans(*dice: str, card: str = "death-star-plans-2", units: str = "2 y-wing, 1 death-star") -> Galaxy:
    galaxy = Galaxy().put("naboo", units).objectives(card)
    return galaxy.rolls(*["blank"] * 6, *dice)


@pytest.mark.rule("reb.ds.plans", "reb.rote.green.not-generic")
def test_plans_destroy_the_death_star_with_a_direct_hit() -> None:
    scene = plans("hit", "special", "direct").combat("naboo", "rebel")
    assert scene.asked == "rebel objective"
    scene.says("rebel", "death-star-plans-2")
    assert scene.units("naboo") == "2 y-wing"
    assert scene.table.reputation == 12
    (rolled,) = scene.told(PlansRolled)
    assert len(rolled.dice) == 3
    assert not any(die.startswith("green") for die in rolled.dice)


@pytest.mark.rule("reb.ds.plans")
def test_plans_need_a_fighter() -> None:
    galaxy = (
        Galaxy()
        .put("naboo", "1 corellian-corvette, 1 death-star")
        .objectives("death-star-plans-2")
        .rolls(*["blank"] * 6)
    )
    scene = galaxy.combat("naboo", "rebel")
    assert not scene.asks("objective")


@pytest.mark.rule("reb.ds.plans-fail")
def test_failed_plans_may_be_tried_again_next_round() -> None:
    scene = plans("blank", "hit", "special", *["blank"] * 6, "direct", "blank", "blank").combat("naboo", "rebel")
    scene.says("rebel", "death-star-plans-2")
    assert scene.told(PlansFail)
    assert scene.view("empire").objectives == ("death-star-plans-2",)
    assert scene.asked == "rebel objective"
    assert scene.fight.round == 2
    scene.says("rebel", "death-star-plans-2")
    assert scene.units("naboo") == "2 y-wing"


@pytest.mark.rule("reb.ds.plans-dsuc")
def test_plans_work_against_the_construction_site_but_it_fires_no_superlaser() -> None:
    galaxy = (
        Galaxy()
        .put("endor", "2 y-wing, 1 death-star-under-construction, 1 tie-fighter")
        .objectives("death-star-plans-2")
    )
    scene = (
        galaxy.rolls(*["blank"] * 3, "direct", "blank", "blank")
        .combat("endor", "rebel")
        .says("rebel", "death-star-plans-2")
    )
    assert scene.table.reputation == 12
    assert "death-star-under-construction" not in scene.units("endor")
    for card in ("superlaser-online", "fear-will-keep-them-in-line"):
        galaxy = Galaxy().put("endor", "1 death-star-under-construction").assigned("empire", card, "grand-moff-tarkin")
        galaxy.turn("empire").refuses("empire", ("reveal", 0), "reb.mission.choose-system")


@pytest.mark.rule("reb.ring.yoda-dsp")
def test_yoda_rerolls_a_die_of_the_plans() -> None:
    galaxy = (
        plans("hit", "hit", "blank", "direct")
        .leader("naboo", "luke-skywalker-jedi")
        .ringed("master-yoda", "luke-skywalker-jedi")
    )
    galaxy.tactics("space", *["defensive-formation"] * 3)
    scene = galaxy.combat("naboo", "rebel")
    while not scene.asks("objective"):
        scene.says(scene.asked.split()[0], scene.options[0])
    scene.says("rebel", "death-star-plans-2", 2)
    assert scene.units("naboo") == "2 y-wing"


@pytest.mark.rule("reb.gap.plans-failed-limit")
def test_failed_plans_do_not_use_up_the_objective() -> None:
    galaxy = (
        Galaxy()
        .put("naboo", "5 y-wing, 1 death-star, 1 star-destroyer")
        .objectives("death-star-plans-2", "rebel-assault")
    )
    galaxy.rolls(*["red-blank"] * 5, *["blank"] * 6, "blank", "blank", "blank", *["red-hit"] * 5, *["blank"] * 6)
    scene = galaxy.combat("naboo", "rebel").says("rebel", "death-star-plans-2")
    scene.until("objective")
    assert set(scene.options) == {"pass", "rebel-assault", "death-star-plans-2"}
    scene.says("rebel", "rebel-assault")
    assert scene.table.reputation == 13
    while scene.table.combat is not None:
        assert not scene.asks("objective")
        scene.skip()


@pytest.mark.rule("reb.ds.build-second", "reb.mission.research")
def test_building_a_second_death_star() -> None:
    galaxy = Galaxy(base="yavin").pool("princess-leia").hand("rebel", "sabotage")
    scene = galaxy.mission("empire", "construct-death-star", "general-tagge").says("empire", "dagobah")
    assert scene.units("dagobah") == "1 death-star-under-construction"
    assert scene.queue(3) == "1 death-star"
    for _ in range(3):
        scene.until("rebel turn").says("rebel", "pass").until("empire turn").says("empire", "pass").until(
            "rebel assign"
        )
    assert scene.units("dagobah") == "1 death-star"
    assert scene.supply("death-star-under-construction") == 1


@pytest.mark.rule("reb.ds.build-second", "reb.rescue.no-units")
def test_a_captive_does_not_go_free_while_the_station_is_replaced() -> None:
    galaxy = Galaxy().put("endor", "1 death-star-under-construction").captive("endor", "han-solo")
    scene = galaxy.queued(1, "1 death-star").at(("deploy-units", 1))
    assert scene.units("endor") == "1 death-star"
    assert (scene.where("han-solo"), scene.ring("han-solo")) == ("endor", "captured")


@pytest.mark.rule("reb.ds.deploy-any")
def test_the_death_star_is_finished_whoever_is_there() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("dagobah", "2 rebel-trooper, 1 death-star-under-construction")
        .queued(1, "1 death-star")
    )
    scene = galaxy.at(("deploy-units", 1))
    assert scene.units("dagobah") == "2 rebel-trooper, 1 death-star"


@pytest.mark.rule("reb.ds.oversee")
def test_oversee_project_brings_the_death_star_only_to_its_site() -> None:
    galaxy = Galaxy(base="yavin").put("endor", "1 death-star-under-construction").put("sullust", "1 stormtrooper")
    galaxy.queued(2, "1 death-star, 1 at-at")
    scene = galaxy.mission("empire", "oversee-project", "general-tagge").says("empire", "sullust")
    scene.refuses("empire", (2, "death-star"), "reb.ds.oversee")
    galaxy = Galaxy(base="yavin").put("endor", "1 death-star-under-construction").queued(2, "1 death-star")
    scene = galaxy.mission("empire", "oversee-project", "general-tagge").says("empire", (2, "death-star"))
    assert scene.units("endor") == "1 death-star"


@pytest.mark.rule("reb.ds.imperial-might")
def test_imperial_might_brings_the_death_star_only_to_its_site() -> None:
    galaxy = Galaxy(base="yavin", expansion=True).put("hoth", "1 shield-bunker").queued(1, "1 death-star, 1 at-at")
    galaxy.put("endor", "1 death-star-under-construction, 1 rebel-trooper")
    scene = galaxy.mission("empire", "imperial-might", "general-tagge")
    scene.refuses("empire", (1, "death-star"), "reb.ds.oversee")


@pytest.mark.rule("reb.ds.rogue-raid")
def test_the_raid_does_not_reach_a_queued_death_star() -> None:
    galaxy = Galaxy().queued(2, "1 death-star, 1 at-at")
    scene = galaxy.mission("rebel", "rogue-squadron-raid", "wedge-antilles")
    assert scene.among == ("at-at",)
    scene.gives("rebel", at_at=1)
    assert scene.queue(2) == "1 death-star"


@pytest.mark.rule("reb.ds.ion-standoff")
def test_a_stand_off_with_ion_cannons_ends() -> None:
    galaxy = Galaxy().put("naboo", "3 x-wing, 2 ion-cannon, 1 death-star").rolls(*["blank"] * 3)
    scene = galaxy.combat("naboo", "rebel")
    assert scene.units("naboo") == "2 ion-cannon, 1 death-star"
    galaxy = Galaxy().put("naboo", "3 x-wing, 2 ion-cannon, 1 death-star").objectives("death-star-plans-2")
    scene = galaxy.rolls(*["blank"] * 9).combat("naboo", "rebel").says("rebel", "death-star-plans-2")
    assert scene.fight.round == 2
    assert scene.units("naboo") == "3 x-wing, 2 ion-cannon, 1 death-star"


@pytest.mark.rule("reb.gap.dsuc-health-colour")
def test_the_construction_site_has_black_health() -> None:
    galaxy = Galaxy().put("endor", "1 x-wing, 1 y-wing, 1 death-star-under-construction").rolls("black-hit", "red-hit")
    scene = galaxy.pool("darth-vader").combat("endor", "rebel").says("empire", "no")
    # the red hit found nobody; the site fell alone at the end of the round
    assert scene.units("endor") == "1 x-wing, 1 y-wing"
    assert scene.told(Attacks)


@pytest.mark.rule("reb.gap.second-construction")
def test_a_second_site_is_not_placed() -> None:
    galaxy = Galaxy(base="yavin").put("endor", "1 death-star-under-construction").queued(2, "1 death-star")
    scene = galaxy.mission("empire", "construct-death-star", "general-tagge").says("empire", "hoth")
    assert scene.units("hoth") == ""
    assert scene.queue(2) == "1 death-star"
    assert scene.table.project_discards == ("construct-death-star",)


# ── destroyed systems ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.destroyed.superlaser", "reb.destroyed.loyalty-gain")
def test_the_superlaser() -> None:
    galaxy = Galaxy().loyal("rebel", "alderaan").put("alderaan", "1 death-star, 10 stormtrooper, 3 rebel-trooper")
    galaxy.leader("alderaan", "princess-leia")
    scene = galaxy.mission("empire", "superlaser-online", "general-tagge")
    assert scene.is_destroyed("alderaan")
    assert scene.loyalty("alderaan") == ""
    assert scene.units("alderaan") == "1 death-star, 8 stormtrooper"
    assert scene.where("princess-leia") == "alderaan"
    assert set(scene.options) == {"cato-neimoidia", "corellia", "coruscant"}
    scene.says("empire", "cato-neimoidia")
    assert scene.loyalty("cato-neimoidia") == "empire"


def test_the_owner_chooses_which_units_are_lost() -> None:
    galaxy = Galaxy().put("alderaan", "1 death-star, 6 stormtrooper, 4 at-st")
    scene = galaxy.mission("empire", "superlaser-online", "general-tagge")
    assert scene.asked == "empire lose-cargo"
    scene.gives("empire", stormtrooper=2)
    assert scene.units("alderaan") == "1 death-star, 4 stormtrooper, 4 at-st"


@pytest.mark.rule("reb.destroyed.nature")
def test_a_destroyed_system_is_neither_populous_nor_remote() -> None:
    table = Galaxy().destroyed("alderaan", "hoth").table
    for place in ("alderaan", "hoth"):
        assert not systems.populous(table) >> PLACE[place] & 1
        assert not systems.remote(table) >> PLACE[place] & 1
    scene = Galaxy().destroyed("alderaan").mission("rebel", "sabotage", "chewbacca")
    scene.refuses("rebel", "alderaan", "reb.mission.choose-system")


@pytest.mark.rule("reb.destroyed.missions-ok")
def test_missions_may_go_to_a_destroyed_system() -> None:
    scene = Galaxy().destroyed("dagobah").mission("rebel", "seek-yoda", "luke-skywalker")
    assert scene.ring("luke-skywalker-jedi") == "master-yoda"


@pytest.mark.rule("reb.destroyed.transport")
def test_there_are_no_ground_battles_in_a_destroyed_system() -> None:
    galaxy = Galaxy().destroyed("alderaan").put("alderaan", "1 rebel-transport, 1 x-wing, 2 rebel-trooper")
    galaxy.put("alderaan", "1 assault-carrier, 2 stormtrooper").rolls(*["blank"] * 40)
    scene = galaxy.leader("alderaan", "jan-dodonna").combat("alderaan", "rebel")
    scene.until("retreat")
    assert {note.theatre for note in scene.told(Attacks)} == {"space"}


@pytest.mark.rule("reb.destroyed.base-wins")
def test_destroying_a_hidden_base_wins() -> None:
    galaxy = Galaxy(base="yavin").put("yavin", "1 death-star").put("base", "5 x-wing")
    scene = galaxy.mission("empire", "superlaser-online", "general-tagge")
    assert scene.winner == "empire"
    assert scene.table.result == "base-destroyed"
