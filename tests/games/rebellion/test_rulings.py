"""Where two rules meet: cases that a stranger would ask about, judged by the book and its answers."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import EMPIRE, GROUND, REBEL
from dejarik.games.rebellion.notes.combat import BattleWon
from dejarik.games.rebellion.notes.expansion import Doomed
from tests.games.rebellion.stage import Galaxy, Scene


def cinema(units: str, *leaders: str) -> Galaxy:
    """A cinematic combat in Naboo in which nobody hits anything unless dice are named."""
    galaxy = Galaxy("yavin", expansion=True, cinematic=True).put("naboo", units)
    return galaxy.leader("naboo", *leaders)


def plays(scene: Scene, rebel: str, empire: str) -> Scene:
    """Both choose their cards."""
    return scene.until("choose-tactic").says("rebel", rebel).says("empire", empire)


# ── who has won a battle ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.battle.win", "reb.objective.immediately")
def test_a_battle_is_won_at_the_end_whatever_it_looked_like_before() -> None:
    """Deployment lands a Trooper after the last one has died: the ground battle goes on, and the Rebels win it."""
    galaxy = cinema("1 u-wing, 1 rebel-trooper, 1 star-destroyer, 1 stormtrooper").subjugated("naboo")
    galaxy.objectives("liberation")
    space, lost, won = ["blank"] * 4, ["hit", "blank"], ["blank", "hit"]
    scene = galaxy.rolls(*space, *lost, *space, *won).combat("naboo", "empire")
    plays(scene, "escort", "entrapment").says("empire", "neither").says("rebel", "neither")
    plays(scene, "take-cover", "overrun").says("empire", "neither").says("rebel", "neither")
    assert scene.fight.winners[GROUND] == EMPIRE
    plays(scene, "deployment-adv", "energy-shield").says("empire", "neither").says("rebel", "top", "rebel-trooper")
    plays(scene, "tow-cables", "air-superiority").says("empire", "neither").says("rebel", "neither")
    assert scene.fight.winners[GROUND] == REBEL


@pytest.mark.rule("reb.destroyed.transport", "reb.battle.need-start-units")
def test_nobody_wins_a_ground_battle_in_a_destroyed_system() -> None:
    galaxy = Galaxy(expansion=True).put("alderaan", "2 mon-calamari-cruiser, 1 rebel-trooper")
    galaxy.put("alderaan", "1 assault-carrier, 1 stormtrooper").destroyed("alderaan").objectives("decisive-victory")
    scene = galaxy.rolls(*["red-hit"] * 4, *["blank"] * 4).combat("alderaan", "rebel")
    scene.until("turn")
    assert "stormtrooper" not in scene.units("alderaan")
    assert [(note.side, note.theatre) for note in scene.told(BattleWon)] == [(REBEL, "space")]


# ── objectives whose condition is met outside a battle step ────────────────────────────────────────────────────────


@pytest.mark.rule("reb.objective.immediately", "reb.rote.structures-survive")
def test_what_falls_at_the_end_of_a_round_counts_for_an_objective() -> None:
    galaxy = Galaxy(expansion=True).put("naboo", "2 rebel-trooper, 1 stormtrooper, 1 shield-bunker")
    scene = galaxy.objectives("crippling-blow").rolls("hit", "blank", "blank").combat("naboo", "rebel")
    scene.until("objective")
    assert scene.options == ("pass", "crippling-blow")
    assert scene.units("naboo") == "2 rebel-trooper"


@pytest.mark.rule("reb.objective.cargo-counts", "reb.destroyed.transport")
def test_cargo_left_behind_by_a_retreat_counts_for_an_objective() -> None:
    galaxy = Galaxy().put("alderaan", "2 x-wing, 1 assault-carrier, 1 at-at").destroyed("alderaan")
    galaxy.leader("alderaan", "darth-vader").put("coruscant", "1 stormtrooper").objectives("crippling-blow")
    scene = galaxy.rolls(*["blank"] * 4).combat("alderaan", "rebel").until("retreat").says("empire", "coruscant")
    scene.gives("empire", at_at=0)
    assert scene.options == ("pass", "crippling-blow")


# ── who may use a card ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.recruit.dead-card", "reb.leader.luke-jedi")
def test_a_card_of_luke_is_kept_while_he_is_a_jedi() -> None:
    galaxy = Galaxy().pool("luke-skywalker-jedi").eliminated("luke-skywalker")
    galaxy.table.action_decks[REBEL] = ("one-in-a-million", "son-of-skywalker")
    scene = galaxy.at(("recruit", REBEL)).says("rebel", "nobody").says("rebel", "son-of-skywalker")
    assert scene.table.actions[REBEL] == ("son-of-skywalker",)


# ── It Is Your Destiny ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.destiny.indirect", "reb.rescue.indirect-no-escort")
def test_destiny_follows_a_combat_of_the_mission_that_set_the_captive_free() -> None:
    galaxy = Galaxy().put("ryloth", "1 stormtrooper").subjugated("ryloth").captive("ryloth", "han-solo")
    galaxy.leader("ryloth", "darth-vader").actions("empire", "it-is-your-destiny")
    scene = galaxy.rolls(*["special"] * 2, *["blank"] * 2).mission("rebel", "incite-rebellion", "princess-leia")
    scene.rolls(*["hit"] * 3, *["blank"] * 3)
    while scene.table.combat is not None or scene.table.errand is not None:
        if scene.asks("empire action-card"):
            break
        scene.skip()
    assert scene.where("han-solo") == "base"
    assert scene.asked == "empire action-card"
    scene.says("empire", "it-is-your-destiny")
    assert (scene.ring("princess-leia"), scene.where("princess-leia")) == ("captured", "ryloth")
    assert scene.asked == "empire turn"


# ── advanced tactic cards ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.cine.confrontation-retreat")
def test_who_is_marked_by_confrontation_may_lead_the_retreat_of_that_round() -> None:
    galaxy = cinema("3 rebel-trooper, 1 stormtrooper, 1 star-destroyer", "general-veers").put(
        "sullust", "1 tie-fighter"
    )
    scene = plays(galaxy.rolls(*["hit"] * 3, "blank").combat("naboo", "rebel"), "confrontation", "overrun")
    scene.says("rebel", "top").says("empire", "neither").until("retreat")
    assert scene.told(Doomed) == [Doomed("general-veers")]
    scene.says("empire", "sullust").until("turn")
    assert scene.where("general-veers") == "sullust"
    scene.until("rebel turn").says("rebel", "pass").until("empire turn").says("empire", "pass")
    assert scene.where("general-veers") == "eliminated"


# ── lone transports, bunkers, mobilizations ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.combat.transports-alone", "reb.combat.lone-dsuc")
def test_a_station_outlives_transports_that_had_to_retreat() -> None:
    scene = Galaxy().put("endor", "1 rebel-transport, 1 death-star-under-construction").combat("endor", "rebel")
    scene.until("turn")
    assert scene.units("endor") == "1 death-star-under-construction"


@pytest.mark.rule("reb.rote.shield-bunker.local")
def test_an_older_bunker_lets_units_be_deployed_beside_a_new_one() -> None:
    galaxy = Galaxy(expansion=True).put("endor", "1 shield-bunker").queued(1, "1 shield-bunker, 1 stormtrooper")
    scene = galaxy.at(("deploy-units", EMPIRE)).says("empire", "endor").gives("empire", shield_bunker=1)
    assert "endor" in scene.until("deploy").options


@pytest.mark.rule("reb.gap.new-base-combat", "reb.gap.retreat-no-origin")
def test_units_gathered_before_bar_no_retreat_from_the_old_base() -> None:
    galaxy = Galaxy("hoth").put("bespin", "1 x-wing").put("hoth", "1 assault-carrier").leader("hoth", "darth-vader")
    galaxy.probes("ilum")
    galaxy.table.mobilizations = (1, 1)
    scene = galaxy.rolls(*["blank"] * 9).end_of_command().says("rebel", "gather", "bespin").gives("rebel", x_wing=1)
    scene.says("rebel", "new-base", "ilum").until("empire retreat")
    assert "bespin" in scene.options


@pytest.mark.rule("reb.team.mission-limits", "reb.rote.subversion")
def test_in_a_team_only_who_has_a_leader_on_subversion_reveals_it() -> None:
    galaxy = Galaxy(seats=4, expansion=True).assigned("empire", "subversion-imperial-rote", "admiral-piett")
    scene = galaxy.mission("rebel", "build-alliance", "mon-mothma").says("rebel", "naboo")
    assert scene.asked == "empire admiral subvert"
    assert scene.options == ("no", 0)


@pytest.mark.rule("reb.build.destroy-to-free", "reb.rescue.no-units")
def test_a_captive_goes_free_when_his_last_guard_is_destroyed_for_a_new_unit() -> None:
    galaxy = Galaxy().put("kessel", "1 at-at").put("rodia", "3 at-at").captive("kessel", "han-solo")
    galaxy.loyal("empire", "sullust").put("sullust", "1 stormtrooper")
    scene = galaxy.at(("build-one", EMPIRE))
    scene.answer("empire", tuple(int(slot == (2, "at-at")) for slot in scene.among))
    scene.says("empire", "kessel")
    assert (scene.where("han-solo"), scene.ring("han-solo")) == ("base", "")
    assert scene.queue(2) == "1 at-at"
