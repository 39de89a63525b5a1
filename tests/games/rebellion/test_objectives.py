"""Карты целей, репутация, победа."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import KIND
from dejarik.games.rebellion.notes import PlaysObjective, Wins
from dejarik.games.rebellion.rules import reputation
from tests.games.rebellion.stage import Galaxy


def popular(*more: str) -> Galaxy:
    held = ("ryloth", "naboo", "kashyyyk", "bothawui", "mon-calamari", "felucia")
    return Galaxy().loyal("rebel", *held).objectives("popular-support", *more)


@pytest.mark.rule("reb.objective.play", "reb.objective.used")
def test_an_objective_may_be_played_and_is_discarded() -> None:
    scene = popular().refresh().says("rebel", "pass")
    assert "popular-support" in scene.table.objective_hand
    scene = popular().refresh().says("rebel", "popular-support")
    assert scene.table.reputation == 13
    assert scene.table.objective_discards == ("popular-support",)


@pytest.mark.rule("reb.objective.used")
def test_something_to_fight_for_brings_an_objective_back() -> None:
    galaxy = Galaxy(expansion=True).put("naboo", "2 rebel-trooper, 1 stormtrooper").leader("naboo", "jyn-erso")
    galaxy.table.objective_discards = ("popular-support",)
    galaxy.tactics("ground", "critical-hit", "onslaught").actions("rebel", "something-to-fight-for")
    scene = galaxy.rolls("hit", "hit", "blank").combat("naboo", "rebel")
    while not (scene.asks("action-card") and "something-to-fight-for" in scene.options):
        scene.skip()
    scene.says("rebel", "something-to-fight-for")
    assert scene.table.objectives[-1] == "popular-support"


@pytest.mark.rule("reb.objective.one-per")
def test_one_objective_in_a_refresh_phase() -> None:
    scene = popular("leave-no-one-behind").refresh()
    assert {"popular-support", "leave-no-one-behind"} <= set(scene.options)
    scene.says("rebel", "popular-support")
    assert not scene.asks("objective")
    assert "leave-no-one-behind" in scene.table.objective_hand


@pytest.mark.rule("reb.objective.refresh-window")
def test_a_condition_met_later_waits_for_the_next_round() -> None:
    galaxy = (
        Galaxy().objectives("establish-outposts").loyal("rebel", "naboo").queued(1, "1 x-wing").pool("princess-leia")
    )
    for place in ("kessel", "ryloth", "rodia", "bespin"):
        galaxy.put(place, "1 x-wing")
    scene = galaxy.hand("rebel", "sabotage").track(time=6).refresh()
    assert scene.asked == "rebel deploy"
    scene.says("rebel", "naboo")
    assert scene.asked == "rebel assign"
    assert scene.table.reputation == 14


@pytest.mark.rule("reb.objective.immediately", "reb.gap.objective-window-again")
def test_a_combat_objective_is_not_saved() -> None:
    galaxy = (
        Galaxy()
        .put("naboo", "5 airspeeder, 3 at-st, 1 star-destroyer, 3 y-wing")
        .objectives("crippling-blow", "rebel-assault")
    )
    galaxy.leader("naboo", "mon-mothma")
    scene = galaxy.combat("naboo", "rebel")
    # three health of ground units die in the first round's ground battle, more in the second
    while not scene.asks("objective"):
        if scene.asks("assign-damage") and scene.among[0] == ("at-st", 0):
            black = scene.sharing.total
            scene.says("rebel", tuple([black] + [0] * (len(scene.among) - 1)))
        else:
            scene.skip()
    before = scene.options
    assert "crippling-blow" in before or "rebel-assault" in before
    scene.says("rebel", "pass")
    while scene.table.combat is not None:
        if scene.asks("objective"):
            assert not set(before) & set(scene.options) - {"pass"}
        scene.skip()


@pytest.mark.rule("reb.objective.immediately")
def test_an_objective_played_rules_out_any_other_in_that_combat() -> None:
    galaxy = Galaxy().put("naboo", "3 y-wing, 2 airspeeder, 1 assault-carrier, 2 stormtrooper, 1 at-at")
    galaxy.objectives("major-victory", "crippling-blow")
    scene = galaxy.combat("naboo", "rebel")
    scene.fight.lost[KIND["star-destroyer"]] = 1  # a Star Destroyer fell before
    played = 0
    while scene.table.combat is not None:
        if scene.asks("objective") and len(scene.options) > 1:
            scene.says("rebel", scene.options[1])
            played += 1
        else:
            scene.skip()
    assert played <= 1


@pytest.mark.rule("reb.objective.printed-health")
def test_objectives_count_printed_health() -> None:
    galaxy = (
        Galaxy().put("naboo", "3 airspeeder, 1 at-at").leader("naboo", "general-madine").objectives("crippling-blow")
    )
    galaxy.actions("rebel", "point-blank-assault").tactics("ground", "escape-plan", "onslaught", "brilliant-strategy")
    galaxy.rolls("blank", "blank", "blank", "hit", "hit", "blank", "blank", "blank", "blank")
    scene = galaxy.combat("naboo", "rebel").says("rebel", "point-blank-assault").until("objective")
    assert scene.options == ("pass", "crippling-blow")
    scene.says("rebel", "crippling-blow")
    assert scene.table.reputation == 13


@pytest.mark.rule("reb.objective.cargo-counts", "reb.destroyed.transport")
def test_cargo_lost_with_its_transport_counts() -> None:
    galaxy = Galaxy().destroyed("alderaan").put("alderaan", "3 y-wing, 1 assault-carrier, 1 at-st, 1 stormtrooper")
    galaxy.objectives("crippling-blow").rolls("red-hit", "red-hit", "red-blank", "blank", "blank")
    scene = galaxy.combat("alderaan", "rebel")
    assert scene.asked == "rebel objective"
    assert scene.units("alderaan") == "3 y-wing"
    scene.says("rebel", "crippling-blow")
    assert scene.told(PlaysObjective)


@pytest.mark.rule("reb.objective.return-jedi-retreat")
def test_return_of_the_jedi_after_a_retreat() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", "2 x-wing, 1 star-destroyer")
        .leader("naboo", "luke-skywalker-jedi", "darth-vader")
    )
    galaxy.put("sullust", "1 tie-fighter").objectives("return-of-the-jedi").rolls(*["blank"] * 5)
    galaxy.tactics("space", *["defensive-formation"] * 3, "no-escape", "unstoppable-assault", "onslaught")
    scene = galaxy.combat("naboo", "rebel").until("empire retreat").says("empire", "sullust")
    scene.until("objective").says("rebel", "return-of-the-jedi")
    assert scene.table.reputation == 12
    assert scene.where("darth-vader") == "sullust"


@pytest.mark.rule("reb.objective.return-jedi-captured")
def test_a_captured_luke_counts() -> None:
    galaxy = Galaxy().put("naboo", "2 x-wing, 1 tie-fighter, 1 stormtrooper").captive("naboo", "luke-skywalker-jedi")
    galaxy.leader("naboo", "darth-vader").objectives("return-of-the-jedi").rolls("hit", "hit", "blank")
    galaxy.tactics("space", "no-escape", "unstoppable-assault")
    scene = galaxy.combat("naboo", "rebel").until("objective").says("rebel", "return-of-the-jedi")
    assert scene.where("darth-vader") == "eliminated"
    assert scene.ring("luke-skywalker-jedi") == "captured"


@pytest.mark.rule("reb.objective.return-jedi-lured")
def test_a_lured_luke_may_be_the_one_eliminated() -> None:
    galaxy = Galaxy().put("naboo", "2 x-wing, 1 tie-fighter").leader("naboo", "luke-skywalker-jedi", "darth-vader")
    galaxy.ringed("lure-of-the-dark-side", "luke-skywalker-jedi").objectives("return-of-the-jedi").rolls(
        "hit", "hit", "blank"
    )
    galaxy.tactics("space", "no-escape", "unstoppable-assault", "onslaught")
    scene = galaxy.combat("naboo", "rebel").until("objective").says("rebel", "return-of-the-jedi")
    assert set(scene.options) == {"darth-vader", "luke-skywalker-jedi"}
    scene.says("rebel", "luke-skywalker-jedi")
    assert scene.where("luke-skywalker-jedi") == "eliminated"


@pytest.mark.rule("reb.objective.regional-destroyed")
def test_a_region_of_ruins_supports_nobody() -> None:
    galaxy = Galaxy().destroyed("geonosis", "rodia", "ryloth").objectives("regional-support")
    assert not galaxy.refresh().asks("objective")
    galaxy = Galaxy().destroyed("geonosis", "rodia").loyal("rebel", "ryloth").objectives("regional-support")
    assert "regional-support" in galaxy.refresh().options


@pytest.mark.rule("reb.objective.combat-only")
def test_losses_outside_combat_do_not_count() -> None:
    galaxy = (
        Galaxy().put("naboo", "1 at-at").pool("general-madine").actions("rebel", "ambush").objectives("crippling-blow")
    )
    scene = galaxy.hand("rebel", "sabotage").assignment().says("rebel", "ambush", "naboo").gives("rebel", at_at=1)
    assert scene.units("naboo") == ""
    assert "crippling-blow" in scene.table.objective_hand
    assert not scene.asks("objective")


@pytest.mark.rule("reb.objective.reveal-all")
def test_interrogation_shows_the_whole_hand_once() -> None:
    galaxy = (
        Galaxy()
        .captive("kessel", "han-solo")
        .put("kessel", "1 stormtrooper")
        .objectives("liberation", "popular-support")
    )
    scene = galaxy.rolls(*["hit"] * 3, *["blank"] * 2).mission("empire", "interrogation", "darth-vader")
    assert scene.view("empire").objectives == ("liberation", "popular-support")
    assert "liberation" in str(scene.hears("empire"))
    assert "liberation" not in str(scene.hears(None))
    scene.table.objective_hand += ("crippling-blow",)
    assert scene.view("empire").objectives == ("liberation", "popular-support")


@pytest.mark.rule("reb.objective.heart-returns")
def test_heart_of_the_empire_returns_to_hand() -> None:
    galaxy = Galaxy().put("coruscant", "1 x-wing").objectives("heart-of-the-empire")
    scene = galaxy.refresh().says("rebel", "heart-of-the-empire")
    assert scene.table.reputation == 12
    assert "heart-of-the-empire" in scene.table.objective_hand
    scene.until("turn").says("rebel", "pass").says("empire", "pass").until("objective")
    scene.says("rebel", "heart-of-the-empire")
    assert scene.table.reputation == 10


@pytest.mark.rule("reb.gap.liberation-status")
def test_liberation_looks_at_the_start_of_the_combat() -> None:
    galaxy = Galaxy().subjugated("ryloth").put("ryloth", "3 rebel-trooper, 1 stormtrooper").objectives("liberation")
    scene = galaxy.rolls("hit", "hit", "hit", "blank").combat("ryloth", "rebel").until("objective")
    assert not scene.is_subjugated("ryloth")
    assert "liberation" in scene.options


# ── reputation and victory ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.reputation.toward-time")
def test_reputation_goes_toward_time_and_away() -> None:
    table = Galaxy().track(time=5, reputation=9).table
    reputation.gain(table, 2)
    assert table.reputation == 7
    reputation.lose(table, 1)
    assert table.reputation == 8


@pytest.mark.rule("reb.reputation.stop")
def test_the_game_ends_where_the_markers_meet() -> None:
    galaxy = popular().track(time=6, reputation=7)
    galaxy.table.objective_hand = ("inspire-sympathy",)
    scene = galaxy.destroyed("alderaan", "hoth").refresh().says("rebel", "inspire-sympathy")
    assert scene.winner == "rebel"
    assert scene.table.reputation == 6


@pytest.mark.rule("reb.gap.track-end")
def test_the_track_has_an_end() -> None:
    table = Galaxy().track(reputation=16).table
    reputation.lose(table, 1)
    assert table.reputation == 16


@pytest.mark.rule("reb.win.empire-base", "reb.win.ships-alone")
def test_any_imperial_unit_conquers_an_empty_base() -> None:
    galaxy = Galaxy(base="hoth").revealed().put("hoth", "1 star-destroyer, 1 x-wing").leader("hoth", "princess-leia")
    galaxy.rolls("blank", "red-direct", "blank", "blank").tactics("space", "no-escape")
    scene = galaxy.combat("hoth", "empire").until("over")
    assert scene.winner == "empire"
    assert scene.told(Wins)[0].result == "base-conquered"


@pytest.mark.rule("reb.win.empire-empty-base")
def test_an_empty_base_falls_without_a_combat() -> None:
    galaxy = Galaxy(base="hoth").put("mustafar", "1 assault-carrier, 1 stormtrooper").pool("darth-vader")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "hoth")
    scene.moves("empire", "mustafar", assault_carrier=1, stormtrooper=1)
    assert scene.winner == "empire"
    assert scene.asked == "over"


@pytest.mark.rule("reb.win.ships-alone")
def test_the_last_rebel_who_leaves_gives_the_base_away() -> None:
    galaxy = Galaxy(base="hoth").revealed().put("hoth", "1 rebel-transport, 1 rebel-trooper, 1 star-destroyer")
    galaxy.leader("hoth", "princess-leia").put("endor", "1 x-wing").tactics("space", "concentrate-fire").rolls(
        *["blank"] * 3
    )
    scene = galaxy.combat("hoth", "empire").until("rebel retreat-units").gives("rebel", rebel_trooper=1)
    assert scene.winner == "empire"


@pytest.mark.rule("reb.win.empire-before-objective", "reb.combat.step-end")
def test_the_empire_wins_before_an_objective_is_offered() -> None:
    galaxy = Galaxy(base="hoth").put("base", "1 x-wing").put("hoth", "1 star-destroyer, 1 stormtrooper")
    galaxy.objectives("rebel-assault").track(time=13, reputation=14).pool("jan-dodonna")
    scene = galaxy.turn("rebel").says("rebel", "show-base")
    assert scene.asked == "rebel add-leader"
    scene.fight.damage[KIND["star-destroyer"]] = ((3, 0),)
    scene.rolls("direct", "blank", "red-direct", "blank").says("rebel", "no")
    assert scene.winner == "empire"
    assert scene.units("hoth") == "1 stormtrooper"
    assert scene.table.reputation == 14
