"""Движение и перевозка."""

from __future__ import annotations

import re

import pytest

from dejarik.core.question import any_answer, settle
from dejarik.core.rng import Rng
from dejarik.core.words import LANGUAGES, explain
from tests.games.rebellion.stage import Galaxy


@pytest.mark.rule("reb.move.adjacent")
def test_units_come_from_any_number_of_adjacent_systems() -> None:
    galaxy = Galaxy().put("sullust", "1 star-destroyer").put("geonosis", "1 star-destroyer").pool("darth-vader")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo")
    scene.moves("empire", "sullust", star_destroyer=1).moves("empire", "geonosis", star_destroyer=1)
    assert scene.units("naboo") == "2 star-destroyer"


@pytest.mark.rule("reb.move.one-step")
def test_a_unit_two_systems_away_does_not_come() -> None:
    galaxy = Galaxy().put("sullust", "1 star-destroyer").put("corellia", "1 star-destroyer").pool("darth-vader")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo")
    scene.refuses("empire", "corellia", "reb.move.one-step")


@pytest.mark.rule("reb.move.leader-blocks")
def test_a_leader_holds_his_units_back() -> None:
    galaxy = Galaxy().put("sullust", "1 star-destroyer").put("geonosis", "1 star-destroyer")
    galaxy.leader("sullust", "janus-greejatus").pool("darth-vader")  # a leader without tactic values, too
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo")
    scene.refuses("empire", "sullust", "reb.move.leader-blocks")
    scene = Galaxy().put("sullust", "1 star-destroyer").pool("janus-greejatus", "darth-vader").turn("empire")
    assert "sullust" in scene.leads("empire", "darth-vader", "naboo").options


@pytest.mark.rule("reb.move.enemy-leader-no-block")
def test_neither_enemies_nor_captives_hold_units_back() -> None:
    galaxy = Galaxy().put("sullust", "2 x-wing").leader("sullust", "darth-vader").captive("sullust", "han-solo")
    scene = galaxy.pool("jan-dodonna").turn("rebel").leads("rebel", "jan-dodonna", "naboo")
    scene.moves("rebel", "sullust", x_wing=2)
    assert scene.units("naboo") == "2 x-wing"


@pytest.mark.rule("reb.move.base-space-block")
def test_a_leader_on_the_space_does_not_hold_the_system_back() -> None:
    galaxy = Galaxy(base="hoth").put("hoth", "2 x-wing").put("base", "1 y-wing").leader("base", "princess-leia")
    scene = galaxy.pool("jan-dodonna").turn("rebel").leads("rebel", "jan-dodonna", "bespin")
    scene.refuses("rebel", "base", "reb.move.base-space-block")
    scene.moves("rebel", "hoth", x_wing=2)
    assert scene.units("bespin") == "2 x-wing"
    galaxy = Galaxy(base="hoth").put("hoth", "2 x-wing").put("base", "1 y-wing").leader("hoth", "princess-leia")
    scene = galaxy.pool("jan-dodonna").turn("rebel").leads("rebel", "jan-dodonna", "bespin")
    scene.refuses("rebel", "hoth", "reb.move.leader-blocks")
    scene.moves("rebel", "base", y_wing=1)
    assert scene.units("bespin") == "1 y-wing"


@pytest.mark.rule("reb.move.capacity")
def test_ships_carry_up_to_their_capacity() -> None:
    galaxy = Galaxy().put("sullust", "1 assault-carrier, 3 stormtrooper, 2 tie-fighter").pool("darth-vader")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo").says("empire", "sullust")
    assert scene.among == ("tie-fighter", "assault-carrier", "stormtrooper")
    refused = scene.refuses("empire", (2, 1, 3), "reb.move.capacity")
    for lang in LANGUAGES:
        assert re.search(r"\d", explain(refused, lang)), "how much room they lack"
    scene.refuses("empire", (1, 0, 0), "reb.move.capacity")
    scene.says("empire", (2, 1, 2))
    assert scene.units("naboo") == "2 tie-fighter, 1 assault-carrier, 2 stormtrooper"
    assert scene.units("sullust") == "1 stormtrooper"


@pytest.mark.rule("reb.move.restricted")
def test_transport_of_another_system_does_not_help() -> None:
    galaxy = Galaxy().put("sullust", "2 stormtrooper").put("geonosis", "1 assault-carrier").pool("darth-vader")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo")
    scene.refuses("empire", "sullust", "reb.move.restricted")
    scene.moves("empire", "geonosis", assault_carrier=1)
    assert scene.units("sullust") == "2 stormtrooper"


@pytest.mark.rule("reb.move.rebel-fighters-free")
def test_rebel_fighters_fly_alone() -> None:
    galaxy = Galaxy().put("sullust", "3 x-wing, 1 y-wing").pool("jan-dodonna")
    scene = galaxy.turn("rebel").leads("rebel", "jan-dodonna", "naboo").moves("rebel", "sullust", x_wing=3, y_wing=1)
    assert scene.units("naboo") == "3 x-wing, 1 y-wing"


@pytest.mark.rule("reb.move.ignore-restriction")
def test_without_transport_immobile_units_still_stay() -> None:
    galaxy = Galaxy().put("base", "2 rebel-trooper, 1 shield-generator").put("naboo", "1 tie-fighter")
    scene = galaxy.mission("rebel", "lead-the-strike-team", "han-solo").says("rebel", "naboo")
    assert scene.among == ("rebel-trooper",)
    scene.gives("rebel", rebel_trooper=2)
    assert scene.units("naboo") == "2 rebel-trooper, 1 tie-fighter"


@pytest.mark.rule("reb.move.immobile")
def test_the_construction_site_never_moves() -> None:
    galaxy = Galaxy().put("endor", "1 death-star-under-construction, 1 star-destroyer").pool("darth-vader")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "bespin").says("empire", "endor")
    assert scene.among == ("star-destroyer",)


@pytest.mark.rule("reb.move.abilities-follow-rules")
def test_cards_obey_transport() -> None:
    galaxy = Galaxy().put("base", "1 x-wing, 2 rebel-trooper")
    scene = galaxy.mission("rebel", "hidden-fleet", "mon-mothma").says("rebel", "naboo")
    scene.refuses("rebel", (1, 2), "reb.move.capacity")
    scene.says("rebel", (1, 0))
    assert scene.units("naboo") == "1 x-wing"


@pytest.mark.rule("reb.move.strike-team-leader", "reb.golden.card-over-rules")
def test_the_strike_team_does_not_pass_a_leader_but_the_assault_does() -> None:
    galaxy = (
        Galaxy().put("base", "2 rebel-trooper, 1 x-wing").leader("base", "jan-dodonna").put("naboo", "1 tie-fighter")
    )
    scene = galaxy.mission("rebel", "lead-the-strike-team", "han-solo").says("rebel", "naboo")
    assert scene.asked == "empire turn"
    assert scene.units("base") == "1 x-wing, 2 rebel-trooper"
    galaxy = (
        Galaxy().put("base", "2 rebel-trooper, 1 x-wing").leader("base", "jan-dodonna").put("naboo", "1 tie-fighter")
    )
    scene = galaxy.mission("rebel", "plan-the-assault", "princess-leia")
    assert scene.among == ("x-wing",)
    scene.gives("rebel", x_wing=1)
    assert scene.units("base") == "2 rebel-trooper"


@pytest.mark.rule("reb.move.rapid-mob-leader")
def test_rapid_mobilization_does_not_pass_a_leader() -> None:
    galaxy = Galaxy().put("mon-calamari", "5 x-wing").leader("mon-calamari", "wedge-antilles").put("naboo", "1 x-wing")
    galaxy.table.mobilizations = (1,)
    scene = galaxy.end_of_command().says("rebel", "gather")
    scene.refuses("rebel", "mon-calamari", "reb.move.rapid-mob-leader")
    scene.says("rebel", "naboo").gives("rebel", x_wing=1)
    assert scene.units("base") == "1 x-wing"


@pytest.mark.rule("reb.move.after-combat-space")
def test_room_never_limits_units() -> None:
    galaxy = Galaxy().put("sullust", "6 star-destroyer, 20 stormtrooper, 14 tie-fighter").pool("darth-vader")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo")
    scene.moves("empire", "sullust", star_destroyer=6, stormtrooper=20, tie_fighter=14)
    assert scene.units("naboo") == "14 tie-fighter, 6 star-destroyer, 20 stormtrooper"


@pytest.mark.rule("reb.capture.move")
def test_a_captive_travels_without_taking_room() -> None:
    galaxy = (
        Galaxy().put("sullust", "1 assault-carrier, 4 stormtrooper").captive("sullust", "han-solo").pool("darth-vader")
    )
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo").says("empire", "sullust")
    assert "han-solo" in scene.among
    scene.refuses("empire", (0, 0, 1))
    scene.gives("empire", assault_carrier=1, stormtrooper=4, han_solo=1)
    assert scene.where("han-solo") == "naboo"
    assert scene.ring("han-solo") == "captured"


@pytest.mark.rule("reb.info.cheating")
def test_a_move_that_the_hidden_base_forbids_is_refused() -> None:
    galaxy = Galaxy(base="hoth").put("base", "2 x-wing").pool("jan-dodonna").put("sullust", "1 x-wing")
    scene = galaxy.turn("rebel").leads("rebel", "jan-dodonna", "naboo")
    scene.refuses("rebel", "base", "reb.base.move-out")


@pytest.mark.rule("reb.capture.move")
def test_a_move_at_random_is_one_that_may_be_made() -> None:
    """Captives come along only while something else goes, and never beyond what may move."""
    galaxy = Galaxy().put("sullust", "1 assault-carrier, 4 stormtrooper").captive("sullust", "han-solo")
    galaxy.captive("sullust", "chewbacca")
    scene = galaxy.pool("darth-vader").turn("empire").leads("empire", "darth-vader", "naboo").says("empire", "sullust")
    share = scene.sharing
    for seed in range(200):
        counts = any_answer(share, Rng.from_seed(seed))
        assert settle(share, counts) == counts
