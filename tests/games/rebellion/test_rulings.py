"""Where two rules meet: cases that a stranger would ask about, judged by the book and its answers."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import ADMIRAL, EMPIRE, GENERAL, GROUND, KIND, LEADER, PLACE, REBEL
from dejarik.games.rebellion.notes.combat import BattleWon, DrawsTactics
from dejarik.games.rebellion.notes.expansion import Doomed
from dejarik.games.rebellion.rules import actions
from dejarik.games.rebellion.rules.missions import aftermath
from dejarik.games.rebellion.rules.production import icons
from dejarik.games.rebellion.state import Errand
from dejarik.lab.stage import perform
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


# ── cards, dice and room ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.team.action-cards")
def test_a_card_belongs_to_the_colour_of_whoever_came_with_it() -> None:
    table = Galaxy(seats=4).actions("empire", "ready-for-action").table
    for leader, role in (("emperor-palpatine", ADMIRAL), ("admiral-piett", ADMIRAL), ("general-veers", GENERAL)):
        table.recruited[EMPIRE] = (LEADER[leader],)
        assert actions.holder(table, EMPIRE, "ready-for-action") == role
    table.recruited[EMPIRE] = (-1,)
    assert actions.holder(table, EMPIRE, "ready-for-action") == -1


@pytest.mark.rule("reb.dice.reroll")
def test_of_two_dice_to_be_rerolled_none_need_be() -> None:
    galaxy = Galaxy().put("naboo", "1 x-wing, 2 star-destroyer").leader("naboo", "admiral-piett")
    galaxy.tactics("space", "concentrate-fire").rolls(*["hit"] * 6)
    scene = galaxy.combat("naboo", "empire").until("empire combat-action").says("empire", "space-concentrate-fire")
    assert (scene.ask().least, scene.ask().most) == (0, 2)
    dice = scene.dice
    assert scene.says("empire", ()).dice == dice


@pytest.mark.rule("reb.cine.draw-means-retrieve")
def test_no_more_cards_come_back_than_would_be_drawn() -> None:
    galaxy = Galaxy(expansion=True, cinematic=True).put("naboo", "2 rebel-trooper, 1 shield-generator, 2 stormtrooper")
    galaxy.table.tactics_used[2 * REBEL + GROUND] = ("take-cover", "tow-cables", "rogue-one")
    scene = galaxy.combat("naboo", "empire")
    assert (scene.asked, scene.ask().least, scene.ask().most) == ("rebel retrieve-tactics", 0, 1)
    galaxy = Galaxy(expansion=True, cinematic=True).put("naboo", "2 rebel-trooper, 2 shield-generator, 2 stormtrooper")
    galaxy.table.tactics_used[2 * REBEL + GROUND] = ("take-cover",)
    assert galaxy.combat("naboo", "empire").ask().most == 1


@pytest.mark.rule("reb.retreat.leave-behind", "reb.move.capacity")
def test_a_retreat_carries_no_more_than_there_is_room_for() -> None:
    galaxy = Galaxy("yavin").put("naboo", "1 corellian-corvette, 4 rebel-trooper, 1 airspeeder, 1 star-destroyer")
    galaxy.leader("naboo", "mon-mothma").put("utapau", "1 x-wing").rolls(*["blank"] * 9)
    scene = galaxy.combat("naboo", "empire").until("rebel retreat").says("rebel", "utapau")
    assert scene.sharing.total == 2  # places on the Corvette
    galaxy = Galaxy("yavin").put("naboo", "1 rebel-transport, 1 x-wing, 1 rebel-trooper, 1 star-destroyer")
    galaxy.leader("naboo", "mon-mothma").put("utapau", "1 x-wing").rolls(*["blank"] * 9)
    scene = galaxy.combat("naboo", "empire").until("rebel retreat").says("rebel", "utapau")
    assert scene.sharing.total == 1  # there is nobody else


# ── movement ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.capture.move")
def test_a_captive_does_not_travel_alone() -> None:
    galaxy = Galaxy().put("kessel", "1 assault-carrier, 1 stormtrooper").captive("kessel", "han-solo")
    scene = (
        galaxy.pool("darth-vader").turn("empire").leads("empire", "darth-vader", "toydaria").says("empire", "kessel")
    )
    scene.refuses("empire", tuple(int(name == "han-solo") for name in scene.among), "reb.capture.move")
    scene.gives("empire", assault_carrier=1, han_solo=1)
    assert (scene.where("han-solo"), scene.ring("han-solo")) == ("toydaria", "captured")


@pytest.mark.rule("reb.move.leader-blocks", "reb.capture.lure")
def test_a_lured_leader_holds_the_units_of_his_new_side() -> None:
    galaxy = Galaxy().leader("sullust", "luke-skywalker").ringed("lure-of-the-dark-side", "luke-skywalker")
    galaxy.put("sullust", "1 star-destroyer").pool("darth-vader", "jan-dodonna").put("mustafar", "1 assault-carrier")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "bespin")
    scene.refuses("empire", "sullust", "reb.move.leader-blocks")
    galaxy = Galaxy().leader("sullust", "luke-skywalker").ringed("lure-of-the-dark-side", "luke-skywalker")
    scene = galaxy.put("sullust", "1 x-wing").pool("jan-dodonna").turn("rebel").leads("rebel", "jan-dodonna", "bespin")
    assert "sullust" in scene.options


@pytest.mark.rule("reb.move.rebel-fighters-free", "reb.rote.units")
def test_a_u_wing_carries_one_and_a_striker_is_carried() -> None:
    galaxy = Galaxy(expansion=True).put("naboo", "1 u-wing, 2 rebel-trooper").pool("jan-dodonna", "darth-vader")
    scene = galaxy.turn("rebel").leads("rebel", "jan-dodonna", "rodia").says("rebel", "naboo")
    scene.refuses(
        "rebel", tuple({"u-wing": 1, "rebel-trooper": 2}[str(name)] for name in scene.among), "reb.move.capacity"
    )
    scene.gives("rebel", u_wing=1, rebel_trooper=1)
    assert scene.units("naboo") == "1 rebel-trooper"
    galaxy = Galaxy(expansion=True).put("sullust", "2 tie-striker").put("mustafar", "1 assault-carrier")
    scene = galaxy.pool("darth-vader").turn("empire").leads("empire", "darth-vader", "bespin")
    scene.refuses("empire", "sullust", "reb.move.restricted")


@pytest.mark.rule("reb.base.separate-place", "reb.base.move-out")
def test_ships_that_meet_the_enemy_in_the_bases_own_system_keep_it_hidden() -> None:
    galaxy = Galaxy("hoth").put("base", "3 x-wing").put("hoth", "1 star-destroyer").pool("jan-dodonna")
    scene = galaxy.turn("rebel").leads("rebel", "jan-dodonna", "hoth").moves("rebel", "base", x_wing=2)
    scene.until("combat-action")
    assert not scene.table.revealed
    assert (scene.units("base"), scene.fight.current) == ("1 x-wing", REBEL)


@pytest.mark.rule("reb.base.leaders-on-space", "reb.combat.draw-tactics")
def test_a_leader_of_the_base_space_fights_at_the_revealed_base() -> None:
    galaxy = Galaxy("hoth").put("base", "2 rebel-trooper").leader("base", "general-madine").pool("darth-vader")
    galaxy.put("mustafar", "1 assault-carrier, 2 stormtrooper")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "hoth").says("empire", "mustafar")
    scene.gives("empire", assault_carrier=1, stormtrooper=2)
    assert scene.where("general-madine") == "hoth"
    assert (REBEL, "ground", 3) in [(note.side, note.theatre, note.count) for note in scene.told(DrawsTactics)]


@pytest.mark.rule("reb.retreat.captured-stay", "reb.rescue.no-units")
@pytest.mark.parametrize(("ties", "ring"), [(0, ""), (1, "captured")])
def test_a_captive_left_by_a_retreat_goes_free_unless_somebody_stays(ties: int, ring: str) -> None:
    galaxy = Galaxy("yavin").put("naboo", "2 x-wing, 1 assault-carrier, 1 tie-fighter").captive("naboo", "han-solo")
    galaxy.leader("naboo", "darth-vader").put("sullust", "1 star-destroyer").rolls(*["blank"] * 9)
    scene = galaxy.combat("naboo", "empire").until("empire retreat").says("empire", "sullust")
    scene.gives("empire", tie_fighter=1 - ties)
    assert scene.ring("han-solo") == ring


@pytest.mark.rule("reb.retreat.how")
def test_a_retreat_leads_to_an_adjacent_system() -> None:
    galaxy = Galaxy("yavin").put("naboo", "1 x-wing, 1 star-destroyer").leader("naboo", "mon-mothma")
    scene = galaxy.rolls(*["blank"] * 9).combat("naboo", "empire").until("rebel retreat")
    scene.refuses("rebel", "hoth", "reb.retreat.how")


@pytest.mark.rule("reb.gap.ring-in-use", "reb.limit.markers")
def test_there_is_only_one_ring_of_yoda() -> None:
    galaxy = Galaxy().pool("luke-skywalker-jedi").ringed("master-yoda", "luke-skywalker-jedi")
    scene = galaxy.mission("rebel", "seek-yoda", "obi-wan-kenobi")
    assert (scene.ring("luke-skywalker-jedi"), scene.ring("obi-wan-kenobi")) == ("master-yoda", "")


# ── objectives ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.objective.immediately", "reb.objective.one-per")
@pytest.mark.parametrize("answer", ["pass", "crippling-blow"])
def test_one_objective_in_a_combat_at_its_own_moment(answer: str) -> None:
    """Three health on the ground in the first round, a Star Destroyer in the second."""
    galaxy = Galaxy().put("naboo", "4 y-wing, 4 rebel-trooper, 1 star-destroyer, 4 stormtrooper")
    galaxy.objectives("crippling-blow", "rebel-assault")
    galaxy.rolls(*["blank"] * 7, *["hit"] * 3, *["blank"] * 5, *["red-hit"] * 4, *["blank"] * 9)
    scene = galaxy.combat("naboo", "rebel").until("assign-damage").says("rebel", (1, 1, 1)).until("objective")
    assert (scene.fight.round, scene.options) == (1, ("pass", "crippling-blow"))
    scene.says("rebel", answer)
    while scene.table.combat is not None and not scene.asks("objective"):
        scene.skip()
    if answer == "pass":
        assert scene.options == ("pass", "rebel-assault")
        scene.refuses("rebel", "crippling-blow", "reb.objective.immediately")
    else:
        assert scene.table.combat is None


@pytest.mark.rule("reb.cine.baze-no-battle", "reb.objective.combat-only")
def test_what_baze_destroys_counts_with_what_falls_later() -> None:
    galaxy = Galaxy(expansion=True).put("naboo", "2 rebel-trooper, 3 stormtrooper").leader("naboo", "chirrut-imwe")
    galaxy.actions("rebel", "bazes-loyalty").objectives("crippling-blow").rolls("hit", "hit", "blank")
    scene = galaxy.combat("naboo", "rebel").says("rebel", "bazes-loyalty").gives("rebel", stormtrooper=2)
    assert "crippling-blow" in scene.until("objective").options


# ── production ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.subjugate.production", "reb.build.not-with-enemy", "reb.sabotage.marker", "reb.destroyed.nature")
def test_which_icons_the_empire_builds_with() -> None:
    galaxy = (
        Galaxy().loyal("empire", "mustafar", "corellia", "sullust").loyal("rebel", "utapau").put("utapau", "1 at-st")
    )
    galaxy.subjugated("utapau").put("coruscant", "1 y-wing").sabotaged("corellia").destroyed("alderaan")
    assert sorted(icons(galaxy.table, EMPIRE)) == sorted(
        [(2, "space-triangle"), (2, "space-circle"), (2, "ground-triangle"), (2, "ground-square"), (3, "space-circle")]
    )


@pytest.mark.rule("reb.build.base-space", "reb.base.revealed-space")
def test_a_revealed_base_builds_with_its_icons_until_the_empire_is_there() -> None:
    galaxy = Galaxy("naboo").revealed().loyal("rebel", "naboo").put("naboo", "1 x-wing")
    assert len(icons(galaxy.table, REBEL)) == 4
    assert icons(galaxy.put("naboo", "1 tie-fighter").table, REBEL) == []


@pytest.mark.rule("reb.team.action-cards")
@pytest.mark.parametrize(
    ("card", "leader", "user"),
    [
        ("target-the-generator", "general-veers", "empire general"),
        ("fully-operational", "moff-jerjerrod", "empire general"),
        ("more-dangerous-than-you-realize", "general-tagge", "empire general"),
    ],
)
def test_in_a_team_whoever_uses_a_card_decides_what_it_does(card: str, leader: str, user: str) -> None:
    galaxy = Galaxy(seats=4).put("naboo", "1 x-wing, 1 y-wing, 1 rebel-trooper, 1 ion-cannon, 1 shield-generator")
    galaxy.put("naboo", "1 death-star, 2 stormtrooper").leader("naboo", leader).actions("empire", card)
    scene = galaxy.combat("naboo", "empire")
    while not (scene.asks("action-card") and card in scene.options):
        scene.skip()
    scene.says(user, card)
    assert scene.asked.startswith(user)


@pytest.mark.rule("reb.ds.plans", "reb.ds.plans-dsuc")
def test_of_two_stations_the_rebels_choose_which_the_plans_were_of() -> None:
    galaxy = Galaxy().put("endor", "2 y-wing, 1 death-star, 1 death-star-under-construction").queued(2, "1 death-star")
    galaxy.objectives("death-star-plans-2").rolls(*["blank"] * 6, "direct", "blank", "blank")
    scene = galaxy.combat("endor", "rebel").until("objective").says("rebel", "death-star-plans-2")
    assert scene.options == ("death-star", "death-star-under-construction")
    scene.says("rebel", "death-star-under-construction")
    assert (scene.units("endor"), scene.queue(2), scene.table.reputation) == ("2 y-wing, 1 death-star", "", 12)


@pytest.mark.rule("reb.destiny.indirect", "reb.destiny.who")
@pytest.mark.parametrize(
    ("freed", "leader", "asked"), [(True, "ryloth", 1), (False, "ryloth", 0), (True, "geonosis", 0)]
)
def test_destiny_after_a_combat_needs_a_rescue_and_somebody_who_stayed(freed: bool, leader: str, asked: int) -> None:
    table = Galaxy().leader("ryloth", "darth-vader").leader(leader, "princess-leia").table
    table.actions[EMPIRE], table.recruited[EMPIRE] = ("it-is-your-destiny",), (-1,)
    leia, ryloth = LEADER["princess-leia"], PLACE["ryloth"]
    table.sequel = Errand("incite-rebellion", REBEL, 0, (leia,), place=ryloth, success=1, freed=freed)
    assert len(perform(aftermath(table), *["pass"] * asked)) == asked
    assert table.sequel is None


@pytest.mark.rule("reb.base.new-base-steps", "reb.rote.sweep-secret")
def test_a_probe_card_under_an_imperial_card_still_rules_its_system_out() -> None:
    galaxy = Galaxy("hoth", expansion=True).probes("ilum", "endor")
    galaxy.table.tucked = (("sweep-the-area", PLACE["naboo"]), ("under-the-radar", PLACE["kessel"]))
    galaxy.table.mobilizations = (1,)
    scene = galaxy.end_of_command().says("rebel", "new-base", "ilum")
    assert "naboo" not in scene.suspects
    assert {"kessel", "ilum", "endor"} <= scene.suspects


@pytest.mark.rule("reb.cine.remove-damage", "reb.cine.attack-steps")
def test_an_ionized_ship_sheds_no_damage_in_any_way() -> None:
    """Neither by a special, once the damage of another ship is gone, nor by Energy Shield."""
    galaxy = cinema("1 x-wing, 1 ion-cannon, 2 star-destroyer, 1 shield-bunker")
    scene = galaxy.rolls("blank", "blank", "red-special", "red-special", "blank").combat("naboo", "empire")
    scene.fight.damage[KIND["star-destroyer"]] = ((1, 0),)
    plays(scene, "ion-blast", "energy-shield").says("empire", "top").says("rebel", "top", ("star-destroyer", 1))
    assert scene.options == ("done", ("star-destroyer", 1))
    scene.says("empire", ("star-destroyer", 1))
    assert scene.fight.damage[KIND["star-destroyer"]] == ((1, 0),)
    assert not scene.asks("cinematic-action")
    assert not scene.asks("shed-damage")


@pytest.mark.rule("reb.combat.transports-alone", "reb.ds.ion-standoff")
@pytest.mark.parametrize("units", ["1 rebel-transport, 1 star-destroyer", "2 x-wing, 2 ion-cannon, 1 death-star"])
def test_ships_that_must_retreat_do_so_if_they_can(units: str) -> None:
    galaxy = Galaxy("yavin").put("naboo", units).leader("naboo", "mon-mothma").put("utapau", "1 x-wing")
    scene = galaxy.put("rodia", "1 x-wing").rolls(*["blank"] * 9).combat("naboo", "empire").until("rebel retreat")
    scene.refuses("rebel", "stay", "reb.combat.transports-alone")
    scene.says("rebel", "utapau").until("turn")
    assert scene.where("mon-mothma") == "utapau"
    assert "x-wing" not in scene.units("naboo")
    assert "transport" not in scene.units("naboo")
