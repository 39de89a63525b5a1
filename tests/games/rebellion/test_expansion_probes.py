"""Рассвет Империи: tucked probe cards and rings."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.facts import EMPIRE, LEADER, PLACE, PLACES, REBEL
from dejarik.games.rebellion.notes import Recruits, Rolls
from tests.games.rebellion.test_expansion import Galaxy

# ── tucked probe cards ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.rote.sweep-secret")
def test_secret_facility_and_sweep_the_area() -> None:
    galaxy = Galaxy(base="yavin").probe_hand("hoth", "ilum").pool("darth-vader")
    galaxy.table.action_decks[EMPIRE] = ("sweep-the-area", "secret-facility")
    scene = galaxy.at(("recruit", EMPIRE), ("command",)).says("empire", "director-krennic", "secret-facility", "hoth")
    assert scene.view("empire").tucked == (("secret-facility", "hoth"),)
    assert scene.view("rebel").tucked == (("secret-facility", ""),)
    assert "hoth" not in str(scene.hears("rebel"))
    scene.until("empire turn").says("empire", ("use", "secret-facility"), "stormtrooper")
    assert scene.units("hoth") == "1 stormtrooper, 1 shield-bunker"
    assert scene.asked == "empire turn"  # the turn goes on
    assert "hoth" in scene.view("empire").probes


def test_sweep_the_area_captures_and_carries_off() -> None:
    galaxy = Galaxy(base="yavin").leader("hoth", "princess-leia").put("bespin", "1 tie-fighter")
    galaxy.table.tucked = (("sweep-the-area", PLACE["hoth"]),)
    galaxy.table.suspects &= ~(1 << PLACE["hoth"])
    scene = galaxy.end_of_command().says("empire", "sweep")
    assert (scene.ring("princess-leia"), scene.where("princess-leia")) == ("captured", "bespin")
    assert scene.table.tucked == ()


@pytest.mark.rule("reb.rote.false-lead-under")
def test_a_false_lead_does_not_touch_tucked_cards() -> None:
    galaxy = Galaxy(base="yavin").probe_hand("hoth", "ilum", "endor").put("naboo", "1 tie-fighter").probes("kessel")
    galaxy.table.tucked = (("sweep-the-area", PLACE["bespin"]),)
    galaxy.table.suspects &= ~(1 << PLACE["bespin"])
    scene = galaxy.mission("rebel", "plant-false-lead", "mon-mothma")
    assert set(scene.table.planted) == {PLACE["hoth"], PLACE["ilum"], PLACE["endor"]}
    assert scene.table.tucked == (("sweep-the-area", PLACE["bespin"]),)


@pytest.mark.rule("reb.rote.under-radar")
def test_under_the_radar_keeps_one_card_and_returns_the_rest_together() -> None:
    galaxy = Galaxy(base="yavin").probes("kessel", "hoth", "ilum", "endor", "bespin")
    galaxy.table.action_decks[REBEL] = ("ambush", "under-the-radar")
    scene = galaxy.at(("recruit", REBEL)).says("rebel", "cassian-andor", "under-the-radar")
    assert set(scene.options) == {"hoth", "ilum", "endor", "bespin"}
    scene.says("rebel", "ilum")
    assert scene.options == ("top", "bottom")  # all of them one way
    scene.says("rebel", "bottom")
    assert PLACES[scene.table.probes[-1]] == "kessel"
    assert {PLACES[card] for card in scene.table.probes[:3]} == {"hoth", "endor", "bespin"}
    assert scene.view("empire").tucked == (("under-the-radar", ""),)


@pytest.mark.rule("reb.rote.track-them")
def test_a_tracked_leader_may_still_be_assigned() -> None:
    galaxy = (
        Galaxy(base="yavin").put("sullust", "1 star-destroyer").put("naboo", "2 x-wing").leader("naboo", "jan-dodonna")
    )
    galaxy.put("utapau", "1 x-wing").pool("admiral-ozzel").actions("empire", "catch-them-by-surprise", "track-them")
    galaxy.tactics("space", *["defensive-formation"] * 3, "concentrate-fire").hand("empire", "rule-by-fear").rolls(
        *["blank"] * 12
    )
    scene = (
        galaxy.assignment()
        .says("empire", "catch-them-by-surprise", "naboo")
        .moves("empire", "sullust", star_destroyer=1)
    )
    scene.until("rebel retreat").says("rebel", "utapau")
    assert scene.asked == "empire action-card"
    scene.says("empire", "track-them")
    assert scene.where("admiral-ozzel") == "pool"
    scene.until("empire assign").says("empire", "rule-by-fear", "admiral-ozzel")
    assert scene.where("admiral-ozzel") == "mission 1"


@pytest.mark.rule("reb.rote.baze-printed", "reb.cine.baze-no-battle")
def test_bazes_loyalty_uses_printed_health() -> None:
    galaxy = (
        Galaxy()
        .put("naboo", "2 rebel-trooper, 1 at-at, 1 stormtrooper")
        .leader("naboo", "chirrut-imwe", "general-madine")
    )
    scene = galaxy.actions("rebel", "bazes-loyalty", "point-blank-assault").combat("naboo", "rebel")
    scene.says("rebel", "point-blank-assault", "bazes-loyalty")
    assert scene.among == ("stormtrooper",)


@pytest.mark.rule("reb.cine.baze-no-battle")
def test_what_baze_destroys_counts_but_wins_no_battle() -> None:
    galaxy = (
        Galaxy().subjugated("ryloth").put("ryloth", "2 rebel-trooper, 2 stormtrooper").leader("ryloth", "chirrut-imwe")
    )
    scene = galaxy.actions("rebel", "bazes-loyalty").objectives("liberation").combat("ryloth", "rebel")
    scene.says("rebel", "bazes-loyalty").gives("rebel", stormtrooper=2)
    assert scene.table.objective_hand == ("liberation",)
    assert scene.units("ryloth") == "2 rebel-trooper"


@pytest.mark.rule("reb.rote.something-errata")
def test_something_to_fight_for_needs_one_battle_won() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", "1 x-wing, 2 rebel-trooper, 1 star-destroyer, 1 stormtrooper")
        .leader("naboo", "jyn-erso")
    )
    galaxy.table.objective_discards = ("popular-support",)
    galaxy.tactics("space", "no-escape").tactics("ground", "escape-plan", "onslaught").actions(
        "rebel", "something-to-fight-for"
    )
    galaxy.rolls("blank", "blank", "red-direct", "blank", "hit", "hit", "blank")
    scene = galaxy.combat("naboo", "rebel")
    while not (scene.asks("action-card") and "something-to-fight-for" in scene.options):
        scene.skip()
    scene.says("rebel", "something-to-fight-for")
    assert scene.table.objectives[-1] == "popular-support"


# ── rings ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.ring.not-action-card")
def test_a_ring_works_whatever_became_of_the_leader_on_the_card() -> None:
    galaxy = (
        Galaxy().captive("kessel", "cassian-andor").put("kessel", "1 stormtrooper").leader("naboo", "general-tagge")
    )
    galaxy.ringed("k-2so", "chewbacca").rolls(*["blank"] * 4, "green-direct")
    scene = galaxy.mission("rebel", "sabotage", "chewbacca").says("rebel", "naboo")
    assert scene.told(Rolls)[0].dice[-1].startswith("green")


@pytest.mark.rule("reb.ring.bounty-block")
def test_a_bounty_keeps_other_rings_away() -> None:
    galaxy = (
        Galaxy()
        .pool("chewbacca")
        .ringed("bounty", "chewbacca")
        .captive("kessel", "han-solo")
        .put("kessel", "1 stormtrooper")
    )
    galaxy.table.action_decks[REBEL] = ("ambush", "the-millennium-falcon")
    scene = galaxy.at(("recruit", REBEL)).says("rebel", "nobody", "the-millennium-falcon")
    assert scene.ring("chewbacca") == "bounty"
    assert scene.table.spent == ("the-millennium-falcon",)
    scene = Galaxy().ringed("bounty", "jan-dodonna").mission("rebel", "seek-yoda", "jan-dodonna")
    assert scene.ring("jan-dodonna") == "bounty"


@pytest.mark.rule("reb.gap.shield-bunker-name")
def test_the_russian_name_of_the_shield_bunker() -> None:
    assert GAME.presenter.called("ru", "shield-bunker") == "Командный бункер"


def test_a_captured_bounty_costs_a_reputation() -> None:
    galaxy = Galaxy().leader("naboo", "chewbacca").ringed("bounty", "chewbacca").put("naboo", "1 stormtrooper")
    scene = galaxy.rolls("special", "special", *["blank"] * 3).mission(
        "empire", "capture-rebel-operative", "soontir-fel"
    )
    assert scene.ring("chewbacca") == "captured"
    assert scene.table.reputation == 15


def test_recruits_of_missions() -> None:
    scene = Galaxy().mission("empire", "hire-mercenaries", "general-tagge").says("empire", "ilum")
    assert set(scene.options) == {"boba-fett", "janus-greejatus", "jabba-the-hutt"}
    scene.says("empire", "jabba-the-hutt")
    assert scene.where("jabba-the-hutt") == "ilum"
    assert scene.told(Recruits)
    assert LEADER["jabba-the-hutt"] >= 0
