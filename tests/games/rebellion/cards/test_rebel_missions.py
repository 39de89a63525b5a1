"""Missions of the Rebellion, one after another."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import KIND, LEADER, PLACE, PLACES, REBEL
from dejarik.games.rebellion.notes import LooksAtObjectives, ObjectivesSeen, Rolls, Scouts
from dejarik.games.rebellion.notes.combat import CombatBegins
from tests.games.rebellion.stage import Galaxy


def test_build_alliance() -> None:
    galaxy = Galaxy().leader("naboo", "janus-greejatus").put("naboo", "1 x-wing").rolls("hit", *["blank"] * 6)
    scene = galaxy.mission("rebel", "build-alliance", "mon-mothma").says("rebel", "naboo")
    assert len(scene.told(Rolls)[0].dice) == 5  # three icons, and two more dice for the unit
    assert scene.loyalty("naboo") == "rebel"


def test_infiltration() -> None:
    galaxy = Galaxy().put("naboo", "1 tie-fighter").objective_deck("liberation", "crippling-blow", "rebel-assault")
    scene = galaxy.mission("rebel", "infiltration", "jan-dodonna")
    assert set(scene.options) == {"rebel-assault", "crippling-blow"}
    scene.says("rebel", "crippling-blow")
    assert scene.table.objectives == ("rebel-assault", "liberation", "crippling-blow")


def test_rapid_mobilization() -> None:
    scene = Galaxy(base="hoth").mission("rebel", "rapid-mobilization", "mon-mothma", "admiral-ackbar")
    assert scene.table.mobilizations == (2,)
    scene.says("empire", "pass").says("rebel", "pass").says("rebel", "new-base")
    assert scene.told(Scouts)[0].count == 8


def test_sabotage() -> None:
    for card, expansion in (("sabotage", False), ("sabotage-rote", True)):
        scene = Galaxy(expansion=expansion).mission("rebel", card, "chewbacca").says("rebel", "naboo")
        assert scene.is_sabotaged("naboo")
        assert scene.hand("rebel") == [card]


def test_base_defenses() -> None:
    scene = Galaxy().loyal("rebel", "naboo").mission("rebel", "base-defenses", "general-rieekan")
    assert scene.units("base") == "1 shield-generator, 1 ion-cannon"
    galaxy = Galaxy(base="hoth").revealed().put("hoth", "1 x-wing").loyal("rebel", "naboo")
    scene = galaxy.mission("rebel", "base-defenses", "general-rieekan")
    assert scene.units("hoth") == "1 x-wing, 1 shield-generator, 1 ion-cannon"


def test_contingency_plan() -> None:
    galaxy = Galaxy().hand("rebel", "sabotage").leader("naboo", "general-tagge").rolls("blank", "hit")
    scene = galaxy.mission("rebel", "contingency-plan", "lando-calrissian").says("rebel", "sabotage")
    assert scene.where("lando-calrissian") == "mission 2"
    scene.says("empire", "pass").says("rebel", ("reveal", 1), "naboo")
    assert scene.is_sabotaged("naboo")  # Lando's two successes against one
    scene = Galaxy().assigned("rebel", "contingency-plan", "mon-mothma").turn("rebel")
    scene.refuses("rebel", ("reveal", 0), "reb.mission.choose-system")  # no starting mission is in hand


def test_covert_operation() -> None:
    galaxy = Galaxy().put("naboo", "1 tie-fighter").objective_deck("liberation", "crippling-blow", "rebel-assault")
    scene = galaxy.mission("rebel", "covert-operation", "obi-wan-kenobi").says("rebel", "crippling-blow")
    assert scene.table.objective_hand == ("crippling-blow",)
    assert scene.table.objectives == ("rebel-assault", "liberation")
    assert [note.cards for note in scene.told(ObjectivesSeen)] == [("rebel-assault", "crippling-blow")]
    assert [note.count for note in scene.told(LooksAtObjectives)] == [2]


def test_daring_rescue() -> None:
    galaxy = Galaxy().captive("kessel", "han-solo").put("kessel", "1 stormtrooper")
    scene = galaxy.mission("rebel", "daring-rescue", "obi-wan-kenobi").says("rebel", ("obi-wan-kenobi",))
    assert scene.where("han-solo") == scene.where("obi-wan-kenobi") == "base"


def test_demolition() -> None:
    galaxy = (
        Galaxy().loyal("empire", "corellia").queued(1, "1 tie-fighter").queued(3, "1 tie-fighter, 1 star-destroyer")
    )
    scene = galaxy.queued(2, "1 at-st").mission("rebel", "demolition", "chewbacca").says("rebel", "corellia")
    assert set(scene.options) == {(1, "tie-fighter"), (3, "tie-fighter")}
    scene.says("rebel", (1, "tie-fighter"))
    assert (scene.queue(1), scene.queue(2), scene.queue(3)) == ("", "1 at-st", "1 tie-fighter")


def test_establish_trade_relations() -> None:
    galaxy = Galaxy().sabotaged("kessel")
    scene = galaxy.mission("rebel", "establish-trade-relations", "mon-mothma")
    scene.refuses("rebel", "kessel", "reb.mission.choose-system")
    scene.says("rebel", "mon-calamari").gives("rebel", y_wing=1, mon_calamari_cruiser=1)
    assert scene.loyalty("mon-calamari") == "rebel"
    assert scene.queue(3) == "1 y-wing, 1 mon-calamari-cruiser"


def test_for_the_greater_good() -> None:
    galaxy = Galaxy().captive("kessel", "han-solo").put("kessel", "1 stormtrooper").objective_deck("liberation")
    scene = galaxy.mission("rebel", "for-the-greater-good", "obi-wan-kenobi")
    assert scene.where("han-solo") == "base"
    assert scene.where("obi-wan-kenobi") == "kessel"
    assert scene.table.objective_hand == ("liberation",)


def test_hidden_fleet() -> None:
    galaxy = (
        Galaxy()
        .put("base", "1 rebel-transport, 2 rebel-trooper")
        .leader("base", "princess-leia")
        .put("kessel", "1 tie-fighter")
    )
    scene = galaxy.mission("rebel", "hidden-fleet", "mon-mothma")
    scene.refuses("rebel", "kessel", "reb.mission.choose-system")
    scene.says("rebel", "ryloth").gives("rebel", rebel_transport=1, rebel_trooper=2)  # leaders do not stop them
    assert scene.units("ryloth") == "1 rebel-transport, 2 rebel-trooper"


def test_hit_and_run() -> None:
    galaxy = Galaxy().put("naboo", "1 assault-carrier, 1 tie-fighter")
    scene = galaxy.mission("rebel", "hit-and-run", "chewbacca").says("rebel", "naboo").gives("rebel", assault_carrier=1)
    assert scene.units("naboo") == "1 tie-fighter"


def test_incite_rebellion() -> None:
    galaxy = Galaxy().subjugated("ryloth").put("ryloth", "1 stormtrooper").rolls("hit", "hit", "hit", "blank")
    scene = galaxy.mission("rebel", "incite-rebellion", "mon-mothma")
    assert scene.told(CombatBegins)
    assert scene.units("ryloth") == "3 rebel-trooper"


def test_lead_the_strike_team() -> None:
    galaxy = Galaxy().put("base", "6 rebel-trooper").put("naboo", "1 stormtrooper")
    scene = galaxy.mission("rebel", "lead-the-strike-team", "han-solo").says("rebel", "naboo")
    assert scene.sharing.total == 4
    scene.rolls(*["hit"] * 4, "blank").gives("rebel", rebel_trooper=4).until("turn")
    assert scene.units("naboo") == "4 rebel-trooper"


def test_misdirection() -> None:
    galaxy = Galaxy().put("naboo", "1 tie-fighter").pool("darth-vader").assigned("rebel", "sabotage", "chewbacca")
    scene = galaxy.mission("rebel", "misdirection", "general-madine").says("empire", "no").says("rebel", "chewbacca")
    scene.says("empire", "pass").says("rebel", ("reveal", 0), "kessel")
    assert scene.is_sabotaged("kessel")  # nobody could be sent


def test_plan_the_assault() -> None:
    galaxy = (
        Galaxy()
        .put("base", "3 y-wing, 2 rebel-trooper")
        .leader("base", "princess-leia")
        .put("naboo", "1 assault-carrier")
    )
    galaxy.put("kessel", "1 stormtrooper").rolls("hit", "hit", "hit", "blank", "blank")
    scene = galaxy.mission("rebel", "plan-the-assault", "jan-dodonna").gives("rebel", y_wing=3)
    assert scene.told(CombatBegins)
    assert scene.until("turn").units("naboo") == "3 y-wing"
    assert scene.units("base") == "2 rebel-trooper"


def test_plant_false_lead() -> None:
    galaxy = Galaxy().put("naboo", "1 tie-fighter").probe_hand("ilum", "yavin", "endor", "kessel", "bespin")
    scene = galaxy.mission("rebel", "plant-false-lead", "mon-mothma")
    assert len(scene.table.planted) == 4
    taken = [PLACES[card] for card in scene.table.planted]
    scene.says("rebel", (taken[2],)).says("rebel", (taken[0], taken[1], taken[3]))
    assert scene.table.probes[-1] == PLACE[taken[2]]
    assert [PLACES[card] for card in scene.table.probes[:3]] == [taken[3], taken[1], taken[0]]
    assert len(scene.table.probe_hand) == 1


def test_public_uprising() -> None:
    galaxy = Galaxy().subjugated("ryloth").put("ryloth", "1 stormtrooper").pool("darth-vader")
    scene = galaxy.mission("rebel", "public-uprising", "mon-mothma").says("empire", "no")
    assert set(scene.options) == {"corellian-corvette", "airspeeder"}
    scene.says("rebel", "airspeeder")
    assert set(scene.options) == {"x-wing", "y-wing", "rebel-transport", "rebel-trooper"}
    scene.says("rebel", "rebel-trooper", "x-wing")
    assert scene.told(CombatBegins)
    assert scene.units("ryloth") == "1 x-wing, 1 rebel-trooper, 1 airspeeder, 1 stormtrooper"


def test_public_uprising_offers_only_what_there_is() -> None:
    galaxy = Galaxy(base="yavin").subjugated("ryloth").put("ryloth", "1 stormtrooper").queued(1, "6 airspeeder")
    scene = galaxy.mission("rebel", "public-uprising", "mon-mothma").says("rebel", "rebel-trooper", "rebel-trooper")
    assert scene.units("ryloth") == "1 corellian-corvette, 2 rebel-trooper, 1 stormtrooper"


def test_rogue_squadron_raid() -> None:
    galaxy = Galaxy().queued(1, "2 tie-fighter, 1 at-st").queued(3, "1 star-destroyer, 1 tie-fighter")
    scene = galaxy.mission("rebel", "rogue-squadron-raid", "wedge-antilles")
    scene.refuses("rebel", (1, 1, 0), "reb.unit.health-worth")
    scene.gives("rebel", tie_fighter=2, at_st=1).says("rebel", (1, "tie-fighter"), (3, "tie-fighter"))
    assert (scene.queue(1), scene.queue(3)) == ("1 tie-fighter", "1 star-destroyer")


def test_seek_yoda() -> None:
    scene = Galaxy().mission("rebel", "seek-yoda", "jan-dodonna")
    assert scene.where("jan-dodonna") == "dagobah"
    assert scene.ring("jan-dodonna") == "master-yoda"


@pytest.mark.rule("reb.gap.ring-in-use")
def test_there_is_one_master_yoda() -> None:
    galaxy = Galaxy().pool("jan-dodonna").ringed("master-yoda", "jan-dodonna")
    scene = galaxy.mission("rebel", "seek-yoda", "luke-skywalker")
    assert (scene.where("luke-skywalker-jedi"), scene.ring("luke-skywalker-jedi")) == ("dagobah", "")
    assert scene.ring("jan-dodonna") == "master-yoda"


def test_luke_keeps_what_lasts_on_him_when_he_becomes_a_jedi() -> None:
    galaxy = Galaxy().lasting("protected", "luke-skywalker")
    galaxy.table.lasting += (("locked", LEADER["luke-skywalker"]),)
    scene = galaxy.mission("rebel", "seek-yoda", "luke-skywalker")
    assert ("protected", LEADER["luke-skywalker-jedi"]) in scene.table.lasting
    assert ("locked", LEADER["luke-skywalker"]) in scene.table.lasting  # a system's number


def test_stolen_plans() -> None:
    deck = ("liberation", "crippling-blow", "rebel-assault", "cut-supply-lines", "regional-support")
    scene = (
        Galaxy().put("naboo", "1 tie-fighter").objective_deck(*deck).mission("rebel", "stolen-plans", "princess-leia")
    )
    order = ("crippling-blow", "regional-support", "rebel-assault", "cut-supply-lines")
    scene.says("rebel", order)
    assert scene.table.objectives == ("liberation", *reversed(order))


def test_support_of_mon_calamari() -> None:
    scene = Galaxy().loyal("empire", "mon-calamari").mission("rebel", "support-of-mon-calamari", "admiral-ackbar")
    scene.says("rebel", "loyalty")
    assert scene.loyalty("mon-calamari") == "rebel"
    scene = Galaxy().sabotaged("mon-calamari").mission("rebel", "support-of-mon-calamari", "admiral-ackbar")
    scene.says("rebel", "cruiser")
    assert scene.queue(3) == "1 mon-calamari-cruiser"


def test_wookiee_uprising() -> None:
    galaxy = Galaxy().loyal("empire", "kashyyyk").put("kashyyyk", "1 at-at, 3 stormtrooper")
    scene = galaxy.mission("rebel", "wookiee-uprising", "chewbacca").gives("rebel", at_at=1, stormtrooper=1)
    assert scene.loyalty("kashyyyk") == ""
    assert scene.units("kashyyyk") == "2 stormtrooper"
    assert scene.table.supply[KIND["at-at"]] == 4
    assert scene.table.discards[REBEL] == ("wookiee-uprising",)
