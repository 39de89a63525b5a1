"""Системы и регионы."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion import facts
from dejarik.games.rebellion.facts import CORUSCANT, NEIGHBOURS, NEUTRAL, PLACE, SYSTEMS, closest
from dejarik.games.rebellion.rules import systems
from tests.games.rebellion.stage import Galaxy


@pytest.mark.rule("reb.system.counts", "reb.rote.stage-marker")
def test_the_galaxy_has_32_systems_in_8_regions() -> None:
    assert len(SYSTEMS) == 32
    assert [len(region.systems) for region in facts.REGIONS.values()] == [4] * 8
    assert facts.POPULOUS.bit_count() == 24
    assert facts.REMOTE.bit_count() == 8
    for expansion in (False, True):
        probes = Galaxy(expansion=expansion).table
        assert len(probes.probes) + 1 == 31


def test_adjacency_is_mutual_and_the_map_hangs_together() -> None:
    for place, near in enumerate(NEIGHBOURS):
        assert all(place in NEIGHBOURS[other] for other in near)
    assert sum(len(near) for near in NEIGHBOURS) == 2 * 69
    assert all(len(rings) < 9 for rings in facts.RINGS_AROUND)


@pytest.mark.rule("reb.system.populous")
def test_coruscant_is_populous_but_never_rebel() -> None:
    galaxy = Galaxy().loyal("rebel", "alderaan", "corellia", "cato-neimoidia").objectives("regional-support")
    assert systems.populous(galaxy.table) >> CORUSCANT & 1
    scene = galaxy.refresh()
    assert "regional-support" not in getattr(scene.question, "options", ())


@pytest.mark.rule("reb.system.remote")
def test_a_remote_system_is_never_subjugated_nor_deployed_to() -> None:
    galaxy = Galaxy(base="yavin").put("bespin", "1 star-destroyer, 3 stormtrooper").pool("darth-vader")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "hoth")
    scene.moves("empire", "bespin", star_destroyer=1, stormtrooper=3)
    assert not scene.is_subjugated("hoth")
    scene = Galaxy(base="yavin").put("hoth", "1 stormtrooper").queued(1, "1 at-st").at(("deploy-units", 1))
    scene.refuses("empire", "hoth", "reb.deploy.where")


@pytest.mark.rule("reb.system.coruscant")
def test_coruscant_stays_imperial() -> None:
    scene = Galaxy().mission("rebel", "build-alliance", "mon-mothma").says("rebel", "coruscant")
    assert scene.loyalty("coruscant") == "empire"
    assert CORUSCANT not in scene.table.probes


@pytest.mark.rule("reb.system.adjacent")
def test_units_do_not_cross_an_impassable_area() -> None:
    # Dagobah and Bespin lie side by side, but a shaded area is between them
    assert PLACE["bespin"] not in NEIGHBOURS[PLACE["dagobah"]]
    galaxy = Galaxy().put("dagobah", "1 star-destroyer").pool("darth-vader")
    scene = galaxy.put("mustafar", "1 star-destroyer").turn("empire").leads("empire", "darth-vader", "bespin")
    scene.refuses("empire", "dagobah", "reb.move.one-step")


@pytest.mark.rule("reb.system.imperial-rebel")
def test_a_subjugated_system_is_imperial_whatever_lies_beneath() -> None:
    table = Galaxy().loyal("rebel", "ryloth").subjugated("ryloth").table
    assert systems.imperial(table) >> PLACE["ryloth"] & 1
    assert not systems.rebel(table) >> PLACE["ryloth"] & 1


@pytest.mark.rule("reb.system.neutral")
def test_a_system_can_be_neutral_and_subjugated() -> None:
    table = Galaxy().put("naboo", "1 stormtrooper").subjugated("naboo").table
    bit = 1 << PLACE["naboo"]
    assert systems.loyal(table, NEUTRAL) & bit
    assert table.subjugated & bit
    assert systems.imperial(table) & bit


@pytest.mark.rule("reb.system.closest")
def test_ties_for_the_closest_system_are_broken_by_the_player() -> None:
    galaxy = (
        Galaxy().leader("tatooine", "princess-leia").put("naboo", "1 stormtrooper").put("malastare", "1 tie-fighter")
    )
    scene = galaxy.mission("empire", "collect-bounty", "boba-fett")
    assert scene.asked == "empire carry-where"
    assert set(scene.options) == {"naboo", "malastare"}
    scene.says("empire", "naboo")
    assert scene.where("princess-leia") == scene.where("boba-fett") == "naboo"
    assert scene.ring("princess-leia") == "captured"


def test_distances() -> None:
    assert facts.names(closest(PLACE["hoth"], 1 << PLACE["hoth"] | 1 << PLACE["endor"])) == ("hoth",)
    assert facts.names(closest(PLACE["hoth"], facts.POPULOUS)) == ("bespin", "mustafar")


@pytest.mark.rule("reb.system.region-wide")
def test_a_region_holds_the_system_itself() -> None:
    galaxy = Galaxy(base="yavin").put("bespin", "1 star-destroyer").destroyed("mustafar")
    scene = galaxy.mission("empire", "fear-will-keep-them-in-line", "grand-moff-tarkin")
    # the only populous system of the region that is left is Bespin itself
    assert scene.loyalty("bespin") == "empire"
    galaxy = Galaxy(base="yavin").put("rodia", "1 star-destroyer")
    scene = galaxy.mission("empire", "fear-will-keep-them-in-line", "grand-moff-tarkin")
    assert set(scene.options) == {"geonosis", "rodia", "ryloth"}
    scene.says("empire", "geonosis")
    assert set(scene.options) == {"rodia", "ryloth"}
    scene.says("empire", "rodia")
    assert (scene.loyalty("geonosis"), scene.loyalty("rodia"), scene.loyalty("ryloth")) == ("empire", "empire", "")
