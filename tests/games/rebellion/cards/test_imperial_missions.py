"""Missions and projects of the Empire, one after another."""

from __future__ import annotations

from dejarik.games.rebellion.facts import PLACE
from dejarik.games.rebellion.notes import NamesSystems, Rolls
from dejarik.games.rebellion.notes.combat import CombatBegins
from tests.games.rebellion.stage import Galaxy


def test_capture_rebel_operative() -> None:
    galaxy = Galaxy().leader("naboo", "mon-mothma").leader("kessel", "chewbacca").put("naboo", "1 tie-fighter")
    scene = galaxy.rolls("hit", "hit").mission("empire", "capture-rebel-operative", "soontir-fel")
    assert scene.ring("mon-mothma") == "captured"  # Chewbacca stands where no Imperial unit is


def test_gather_intel() -> None:
    galaxy = Galaxy().put("base", "8 x-wing").loyal("rebel", "naboo")
    scene = galaxy.mission("empire", "gather-intel", "colonel-yularen")
    assert len(scene.table.probe_hand) == 2


def test_research_and_development() -> None:
    galaxy = Galaxy().loyal("empire", "corellia").subjugated("kessel").put("kessel", "1 stormtrooper")
    galaxy.table.projects = ("oversee-project", "construct-factory", "superlaser-online")
    scene = galaxy.mission("empire", "research-and-development", "general-tagge")
    assert set(scene.options) == {"corellia", "coruscant"}  # subjugation is not enough
    scene.says("empire", "corellia", "research", "construct-factory")
    assert scene.hand("empire") == ["construct-factory", "research-and-development"]
    assert scene.view("empire").buried_projects == ("superlaser-online",)


def test_rule_by_fear() -> None:
    galaxy = Galaxy().loyal("rebel", "naboo").put("naboo", "1 stormtrooper").subjugated("naboo")
    scene = galaxy.mission("empire", "rule-by-fear", "emperor-palpatine")
    assert scene.loyalty("naboo") == ""
    assert scene.is_subjugated("naboo")


def test_address_delays() -> None:
    scene = (
        Galaxy().loyal("empire", "utapau").mission("empire", "address-delays", "general-tagge").says("empire", "utapau")
    )
    scene.gives("empire", assault_carrier=1, star_destroyer=1)
    assert scene.queue(3) == "1 assault-carrier, 1 star-destroyer"


def test_carbon_freezing() -> None:
    galaxy = (
        Galaxy().captive("kessel", "han-solo").put("kessel", "1 stormtrooper").rolls(*["hit"] * 3, "blank", "blank")
    )
    scene = galaxy.mission("empire", "carbon-freezing", "darth-vader")
    assert scene.ring("han-solo") == "carbonite"
    assert scene.table.reputation == 15


def test_collect_bounty() -> None:
    galaxy = (
        Galaxy().leader("tatooine", "princess-leia").put("naboo", "1 stormtrooper").rolls("hit", "hit", "hit", "blank")
    )
    scene = galaxy.mission("empire", "collect-bounty", "boba-fett")
    assert scene.where("princess-leia") == scene.where("boba-fett") == "naboo"


def test_detained() -> None:
    galaxy = Galaxy().leader("naboo", "princess-leia").rolls("hit", "blank").hand("rebel", "sabotage")
    scene = galaxy.mission("empire", "detained", "general-tagge").until("assign")
    assert scene.where("princess-leia") == "naboo"
    scene.until("turn").says("rebel", "pass").says("empire", "pass").until("assign")
    assert scene.where("princess-leia") == "pool"  # only the next Refresh Phase


def test_display_of_power() -> None:
    scene = (
        Galaxy()
        .loyal("rebel", "naboo")
        .mission("empire", "display-of-power", "emperor-palpatine")
        .says("empire", "naboo")
    )
    assert scene.loyalty("naboo") == "empire"


def test_double_our_efforts() -> None:
    galaxy = Galaxy().queued(2, "1 at-at").queued(3, "1 star-destroyer")
    scene = galaxy.mission("empire", "double-our-efforts", "moff-jerjerrod")
    scene.says("empire", (3, "star-destroyer"))
    assert scene.ask("empire").options == ((2, "at-at"),)  # Jerjerrod advances another unit, not the same again
    scene.says("empire", (2, "at-at"))
    assert (scene.queue(1), scene.queue(2)) == ("1 at-at", "1 star-destroyer")
    galaxy = Galaxy().queued(2, "1 at-at")
    scene = galaxy.mission("empire", "double-our-efforts", "emperor-palpatine").says("empire", (2, "at-at"))
    assert scene.queue(1) == "1 at-at"


def test_fear_will_keep_them_in_line() -> None:
    galaxy = Galaxy(base="yavin").put("geonosis", "1 death-star")
    scene = galaxy.mission("empire", "fear-will-keep-them-in-line", "grand-moff-tarkin").says(
        "empire", "ryloth", "rodia"
    )
    assert scene.loyalty("ryloth") == scene.loyalty("rodia") == "empire"


def test_homing_beacon() -> None:
    galaxy = Galaxy(base="endor").captive("kessel", "mon-mothma").put("kessel", "1 stormtrooper")
    scene = galaxy.rolls(*["hit"] * 3).mission("empire", "homing-beacon", "colonel-yularen").says("rebel", "bespin")
    assert scene.where("mon-mothma") == "bespin"
    assert scene.suspects == {"bespin", "endor", "hoth", "mustafar"} & scene.suspects


def test_hunt_them_down() -> None:
    galaxy = Galaxy().put("naboo", "1 corellian-corvette, 2 x-wing")
    scene = galaxy.mission("empire", "hunt-them-down", "soontir-fel").says("empire", "naboo").gives("empire", x_wing=2)
    assert scene.units("naboo") == "1 corellian-corvette"


def test_imperial_propaganda() -> None:
    galaxy = Galaxy().loyal("rebel", "geonosis", "ryloth", "naboo").loyal("empire", "rodia")
    scene = galaxy.mission("empire", "imperial-propaganda", "janus-greejatus").says("empire", "rodia")
    assert (scene.loyalty("geonosis"), scene.loyalty("ryloth"), scene.loyalty("naboo")) == ("", "", "rebel")


def test_intercept_transmissions() -> None:
    galaxy = Galaxy(base="hoth").loyal("rebel", "naboo").put("ilum", "1 tie-fighter").put("kessel", "1 stormtrooper")
    galaxy.probes("yavin", "endor", "ilum", "kessel", "bespin", "rodia", "ryloth", "utapau", "felucia")
    scene = galaxy.mission("empire", "intercept-transmissions", "colonel-yularen")
    assert set(scene.view("empire").probes) == {"ilum", "kessel"}
    assert set(scene.view("rebel").probes_seen) == {(("ilum",), 1), (("kessel",), 1)}
    assert len(scene.table.probes) == 7


def test_interrogation() -> None:
    galaxy = Galaxy().captive("kessel", "han-solo").put("kessel", "1 stormtrooper").objectives("liberation")
    scene = galaxy.rolls(*["hit"] * 3, "blank", "blank").mission("empire", "interrogation", "darth-vader")
    assert scene.view("empire").objectives == ("liberation",)


def test_interrogation_droid() -> None:
    galaxy = Galaxy(base="hoth").captive("kessel", "han-solo").put("kessel", "1 stormtrooper")
    scene = galaxy.rolls(*["hit"] * 3, *["blank"] * 4).mission("empire", "interrogation-droid", "colonel-yularen")
    assert [len(note.dice) for note in scene.told(Rolls)] == [3, 4]
    scene.says("rebel", ("ilum", "naboo"))
    assert scene.told(NamesSystems)[0].places == ("hoth", "ilum", "naboo")
    assert scene.suspects == {"hoth", "ilum", "naboo"}


def test_long_range_probe() -> None:
    scene = Galaxy(base="hoth").mission("empire", "long-range-probe", "admiral-piett").says("empire", "ilum")
    assert "ilum" not in scene.suspects


def test_lure_of_the_dark_side() -> None:
    galaxy = (
        Galaxy()
        .captive("kessel", "luke-skywalker")
        .put("kessel", "1 stormtrooper")
        .rolls(*["special"] * 5, *["blank"] * 3)
    )
    scene = galaxy.mission("empire", "lure-of-the-dark-side", "emperor-palpatine")
    assert scene.ring("luke-skywalker") == "lure-of-the-dark-side"
    assert scene.table.reputation == 15


def test_planetary_conquest() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("sullust", "2 at-at, 2 at-st, 5 stormtrooper")
        .put("kessel", "1 rebel-trooper")
        .pool("jan-dodonna")
    )
    scene = galaxy.mission("empire", "planetary-conquest", "general-veers").says("empire", "kessel").says("rebel", "no")
    scene.says("empire", "sullust")
    assert dict(zip(scene.among, scene.sharing.caps, strict=True)) == {"stormtrooper": 2, "at-st": 1, "at-at": 1}
    scene.says("empire", (2, 1, 1))
    assert scene.told(CombatBegins)
    assert scene.units("kessel") == "1 rebel-trooper, 2 stormtrooper, 1 at-st, 1 at-at"


def test_probe_droid_initiative() -> None:
    for leader, count in (("admiral-ozzel", 4), ("admiral-piett", 2)):
        galaxy = Galaxy().put("naboo", "1 super-star-destroyer")
        scene = galaxy.mission("empire", "probe-droid-initiative", leader)
        assert len(scene.table.probe_hand) == count


def test_retrieve_the_plans() -> None:
    galaxy = (
        Galaxy()
        .captive("kessel", "han-solo")
        .put("kessel", "1 stormtrooper")
        .objectives("liberation", "death-star-plans-2")
    )
    scene = galaxy.rolls(*["hit"] * 3, "blank", "blank").mission("empire", "retrieve-the-plans", "darth-vader")
    scene.says("empire", "death-star-plans-2")
    assert scene.table.objective_hand == ("liberation",)
    assert scene.table.objectives[0] == "death-star-plans-2"


def test_secret_weapons_research() -> None:
    scene = Galaxy().mission("empire", "secret-weapons-research", "general-tagge")
    assert len(scene.hand("empire")) == 2
    assert len(scene.table.projects) == 8


def test_trade_negotiations() -> None:
    scene = Galaxy().mission("empire", "trade-negotiations", "emperor-palpatine").says("empire", "kessel")
    assert scene.loyalty("kessel") == "empire"


def test_construct_death_star() -> None:
    galaxy = Galaxy(base="yavin").put("endor", "1 x-wing")
    scene = galaxy.mission("empire", "construct-death-star", "general-tagge")
    scene.refuses("empire", "endor", "reb.mission.choose-system")
    scene.says("empire", "hoth")
    assert scene.units("hoth") == "1 death-star-under-construction"
    assert scene.queue(3) == "1 death-star"


def test_construct_factory() -> None:
    galaxy = Galaxy().loyal("empire", "bespin").sabotaged("bespin")
    scene = (
        galaxy.mission("empire", "construct-factory", "general-tagge").says("empire", "bespin").gives("empire", at_st=1)
    )
    assert not scene.is_sabotaged("bespin")
    assert scene.queue(1) == "1 at-st"


def test_construct_super_star_destroyer() -> None:
    for card, expansion in (("construct-super-star-destroyer", False), ("construct-super-star-destroyer-rote", True)):
        scene = Galaxy(expansion=expansion).loyal("empire", "utapau", "rodia").mission("empire", card, "general-tagge")
        assert scene.queue(3) == "1 super-star-destroyer"  # Rodia has no blue square


def test_oversee_project() -> None:
    galaxy = Galaxy(base="yavin").put("hoth", "1 stormtrooper").queued(1, "1 star-destroyer")
    scene = galaxy.mission("empire", "oversee-project", "general-tagge").says("empire", (1, "star-destroyer"))
    assert scene.units("hoth") == "1 star-destroyer, 1 stormtrooper"


def test_superlaser_online() -> None:
    galaxy = Galaxy().put("naboo", "1 death-star").loyal("rebel", "naboo").put("naboo", "2 rebel-trooper, 1 x-wing")
    galaxy.pool("jan-dodonna").table.touched = 0
    scene = galaxy.mission("empire", "superlaser-online", "general-tagge").says("empire", "sullust")
    assert scene.is_destroyed("naboo")
    assert "rebel-trooper" not in scene.units("naboo")
    assert scene.loyalty("sullust") == "empire"
    assert scene.table.project_discards == ("superlaser-online",)
    assert not scene.table.suspects >> PLACE["naboo"] & 1
