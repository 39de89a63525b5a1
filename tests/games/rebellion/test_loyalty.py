"""Лояльность, порабощение, саботаж."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import EMPIRE, PLACE, REBEL
from dejarik.games.rebellion.rules import loyalty
from dejarik.games.rebellion.rules.production import icons
from tests.games.rebellion.stage import Galaxy

NABOO = PLACE["naboo"]


@pytest.mark.rule("reb.loyalty.gain-neutral")
def test_gaining_loyalty_in_a_neutral_system() -> None:
    galaxy = Galaxy()
    loyalty.gain_loyalty(galaxy.table, REBEL, NABOO)
    assert galaxy.table.loyalty[NABOO] == REBEL


@pytest.mark.rule("reb.loyalty.gain-enemy")
def test_gaining_loyalty_in_an_enemy_system() -> None:
    corellia = PLACE["corellia"]
    table = Galaxy().loyal("empire", "corellia").table
    loyalty.gain_loyalty(table, REBEL, corellia)
    assert table.loyalty[corellia] == -1
    table = Galaxy().loyal("empire", "corellia").table
    loyalty.gain_loyalty(table, REBEL, corellia, 2)
    assert table.loyalty[corellia] == REBEL


@pytest.mark.rule("reb.loyalty.gain-own")
def test_gaining_loyalty_where_it_is_ones_own() -> None:
    table = Galaxy().loyal("rebel", "naboo").table
    loyalty.gain_loyalty(table, REBEL, NABOO, 2)
    assert table.loyalty[NABOO] == REBEL
    loyalty.gain_loyalty(table, EMPIRE, NABOO)
    assert table.loyalty[NABOO] == -1  # one marker was there, not two


@pytest.mark.rule("reb.loyalty.lose")
def test_a_neutral_system_has_no_loyalty_to_lose() -> None:
    table = Galaxy().table
    loyalty.lose_loyalty(table, REBEL, NABOO)
    assert table.loyalty[NABOO] == -1
    table = Galaxy().loyal("empire", "naboo").table
    loyalty.lose_loyalty(table, REBEL, NABOO)
    assert table.loyalty[NABOO] == EMPIRE


@pytest.mark.rule("reb.loyalty.has-means-marker")
def test_a_marker_counts_under_subjugation() -> None:
    held = ("ryloth", "naboo", "kashyyyk", "bothawui", "mon-calamari", "felucia")
    galaxy = Galaxy().loyal("rebel", *held).put("ryloth", "3 stormtrooper").subjugated("ryloth")
    scene = galaxy.objectives("popular-support").refresh()
    assert "popular-support" in scene.options


@pytest.mark.rule("reb.subjugate.place")
def test_ground_units_subjugate_over_a_rebel_marker() -> None:
    galaxy = Galaxy().loyal("rebel", "ryloth").put("geonosis", "1 assault-carrier, 1 stormtrooper").pool("darth-vader")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "ryloth")
    scene.moves("empire", "geonosis", assault_carrier=1, stormtrooper=1)
    assert scene.is_subjugated("ryloth")
    assert scene.loyalty("ryloth") == "rebel"


@pytest.mark.rule("reb.subjugate.loyalty-lost")
def test_a_garrison_that_loses_loyalty_subjugates_at_once() -> None:
    galaxy = Galaxy().loyal("empire", "corellia").put("corellia", "1 stormtrooper")
    scene = galaxy.mission("rebel", "build-alliance", "mon-mothma").says("rebel", "corellia")
    assert scene.loyalty("corellia") == ""
    assert scene.is_subjugated("corellia")
    galaxy = Galaxy().loyal("empire", "mon-calamari").put("mon-calamari", "1 stormtrooper")
    scene = galaxy.mission("rebel", "support-of-mon-calamari", "admiral-ackbar").says("rebel", "loyalty")
    assert scene.loyalty("mon-calamari") == "rebel"
    assert scene.is_subjugated("mon-calamari")


def test_gained_ground_units_subjugate_too() -> None:
    galaxy = Galaxy().put("naboo", "1 stormtrooper").subjugated("naboo").actions("empire", "public-support")
    scene = galaxy.pool("janus-greejatus").hand("empire", "rule-by-fear").assignment()
    scene.says("empire", "public-support", "naboo")
    assert scene.units("naboo") == "4 stormtrooper"


@pytest.mark.rule("reb.subjugate.after-combat")
def test_a_system_attacked_this_turn_is_not_yet_subjugated() -> None:
    galaxy = (
        Galaxy().put("sullust", "1 assault-carrier, 1 stormtrooper").put("naboo", "3 rebel-trooper").pool("darth-vader")
    )
    galaxy.objectives("liberation").rolls("blank", "hit", "hit", "hit")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo")
    scene.moves("empire", "sullust", assault_carrier=1, stormtrooper=1)
    scene.until("turn")
    assert scene.units("naboo") == "3 rebel-trooper, 1 assault-carrier"
    assert scene.table.objective_hand == ("liberation",)
    assert not scene.is_subjugated("naboo")


@pytest.mark.rule("reb.subjugate.ships-dont")
def test_ships_do_not_subjugate() -> None:
    galaxy = Galaxy().put("sullust", "3 star-destroyer").pool("darth-vader")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo").moves("empire", "sullust", star_destroyer=3)
    assert not scene.is_subjugated("naboo")


@pytest.mark.rule("reb.subjugate.remove")
def test_the_marker_goes_with_the_last_ground_unit() -> None:
    galaxy = Galaxy().loyal("rebel", "ryloth").subjugated("ryloth").put("ryloth", "1 assault-carrier, 1 stormtrooper")
    scene = galaxy.pool("darth-vader").turn("empire").leads("empire", "darth-vader", "geonosis")
    scene.moves("empire", "ryloth", assault_carrier=1, stormtrooper=1)
    assert not scene.is_subjugated("ryloth")
    assert scene.loyalty("ryloth") == "rebel"


@pytest.mark.rule("reb.subjugate.gain-imperial")
def test_imperial_loyalty_in_a_subjugated_system() -> None:
    table = Galaxy().loyal("rebel", "ryloth").subjugated("ryloth").put("ryloth", "1 stormtrooper").table
    ryloth = PLACE["ryloth"]
    loyalty.gain_loyalty(table, EMPIRE, ryloth)
    loyalty.check_subjugation(table, ryloth)
    assert (table.loyalty[ryloth], table.subjugated >> ryloth & 1) == (-1, 1)
    loyalty.gain_loyalty(table, EMPIRE, ryloth)
    loyalty.check_subjugation(table, ryloth)
    assert (table.loyalty[ryloth], table.subjugated >> ryloth & 1) == (EMPIRE, 0)


@pytest.mark.rule("reb.subjugate.gain-rebel")
def test_rebel_loyalty_goes_beneath_the_marker() -> None:
    galaxy = Galaxy().subjugated("kessel").put("kessel", "1 stormtrooper")
    scene = galaxy.mission("rebel", "build-alliance", "mon-mothma").says("rebel", "kessel")
    assert scene.loyalty("kessel") == "rebel"
    assert scene.is_subjugated("kessel")


@pytest.mark.rule("reb.subjugate.production")
def test_a_subjugated_system_builds_with_its_left_icon() -> None:
    table = (
        Galaxy().loyal("rebel", "mon-calamari").subjugated("mon-calamari").put("mon-calamari", "1 stormtrooper").table
    )
    assert [slot for slot in icons(table, EMPIRE) if slot[0] == 3] == [(3, "space-triangle")]
    assert [slot for slot in icons(table, REBEL) if slot[0] == 3] == []


@pytest.mark.rule("reb.subjugate.not-where")
def test_destroyed_and_remote_systems_and_coruscant_are_never_subjugated() -> None:
    for place in ("alderaan", "hoth", "coruscant"):
        galaxy = Galaxy(base="yavin").destroyed("alderaan").put(place, "1 assault-carrier, 2 stormtrooper")
        loyalty.check_subjugation(galaxy.table, PLACE[place])
        assert galaxy.table.subjugated == 0


@pytest.mark.rule("reb.sabotage.marker")
def test_sabotage_stops_building_and_deploying() -> None:
    galaxy = Galaxy().loyal("empire", "corellia").sabotaged("corellia")
    assert not [slot for slot in icons(galaxy.table, EMPIRE) if slot[0] == 3]
    scene = galaxy.queued(1, "1 at-st").at(("deploy-units", EMPIRE))
    scene.refuses("empire", "corellia", "reb.sabotage.marker")
    scene = Galaxy().sabotaged("naboo").mission("rebel", "sabotage", "chewbacca").says("rebel", "naboo")
    assert scene.is_sabotaged("naboo")
    assert scene.table.sabotaged.bit_count() == 1


@pytest.mark.rule("reb.sabotage.gain-ok")
def test_sabotage_does_not_stop_gaining() -> None:
    galaxy = Galaxy().subjugated("ryloth").sabotaged("ryloth").put("ryloth", "1 stormtrooper").pool("darth-vader")
    scene = galaxy.mission("rebel", "incite-rebellion", "mon-mothma").says("empire", "no")
    assert scene.units("ryloth") == "3 rebel-trooper, 1 stormtrooper"


@pytest.mark.rule("reb.sabotage.destroyed")
def test_a_destroyed_system_loses_its_sabotage() -> None:
    galaxy = Galaxy().sabotaged("alderaan").put("alderaan", "1 death-star")
    scene = galaxy.mission("empire", "superlaser-online", "general-tagge")
    assert scene.is_destroyed("alderaan")
    assert not scene.is_sabotaged("alderaan")
