"""Рассвет Империи: new units, green dice, leader limit, Subversion, target markers, tucked probe cards."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import EMPIRE, KIND, LEADERS, PLACE, REBEL
from dejarik.games.rebellion.notes import MissionFails, MissionSucceeds, Rolls
from dejarik.games.rebellion.rules import dice
from dejarik.games.rebellion.rules.attack import Attack, pool
from tests.games.rebellion.stage import Galaxy as Base


class Galaxy(Base):
    """With the expansion."""

    def __init__(self, base: str = "hoth", **options: bool) -> None:
        super().__init__(base, expansion=True, **options)


REBELS = [name for name, found in LEADERS.items() if found.side == "rebel" and name != "luke-skywalker-jedi"]
IMPERIALS = [name for name, found in LEADERS.items() if found.side == "empire"]

# ── green dice and minor skills ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.rote.green.faces", "reb.rote.minor-skills")
def test_a_minor_skill_is_a_green_die() -> None:
    galaxy = Galaxy().leader("naboo", "mon-mothma").loyal("rebel", "naboo")
    scene = galaxy.rolls("blank", "blank", "green-direct").mission("empire", "gather-intel", "jabba-the-hutt")
    assert scene.told(Rolls)[0].dice == ("black-blank", "black-blank", "green-direct")
    (won,) = scene.told(MissionSucceeds)
    assert won.own == 1
    assert dice.successes([(2, 2), (2, 0), (2, 0)]) == 1


def test_a_minor_skill_counts_toward_the_requirement() -> None:
    scene = (
        Galaxy()
        .loyal("rebel", "naboo")
        .assigned("empire", "intercept-transmissions", "director-krennic")
        .turn("empire")
    )
    assert ("reveal", 0) in scene.options  # one intel icon and two minor ones


@pytest.mark.rule("reb.rote.green.max")
def test_three_green_dice_at_most() -> None:
    galaxy = Galaxy().put("naboo", "4 tie-striker, 5 tie-fighter, 1 x-wing").pool("darth-vader")
    scene = galaxy.combat("naboo", "empire")
    assert pool(scene.table, Attack(scene.table, EMPIRE, 0)) == (5, 0, 3)


# ── leader limit ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.rote.pool-limit", "reb.gap.pool-limit-time")
def test_nine_leaders_are_one_too_many() -> None:
    galaxy = Galaxy().pool(*REBELS[:5]).leader("naboo", *REBELS[5:9])
    scene = galaxy.refresh()
    assert scene.asked == "rebel too-many-leaders"
    scene.says("rebel", REBELS[0])
    assert scene.where(REBELS[0]) == "eliminated"
    assert not scene.asks("too-many-leaders")
    galaxy = Galaxy().pool(*REBELS[:8]).captive("naboo", REBELS[8]).put("naboo", "1 stormtrooper")
    assert not galaxy.refresh().asks("too-many-leaders")


@pytest.mark.rule("reb.rote.ambitions")
def test_ambitions_of_power_raise_the_limit() -> None:
    others = [name for name in IMPERIALS if name not in ("admiral-motti", "jabba-the-hutt")]
    galaxy = (
        Galaxy()
        .pool(*others[:9])
        .leader("naboo", "admiral-motti", "jabba-the-hutt")
        .actions("empire", "ambitions-of-power")
    )
    for name in ("admiral-motti", "jabba-the-hutt"):
        galaxy.lasting("detained", name)
    scene = galaxy.refresh().says("empire", "ambitions-of-power")
    assert scene.table.leader_limit[EMPIRE] == 9
    assert not scene.asks("too-many-leaders")


@pytest.mark.rule("reb.rote.ambitions", "reb.rote.pool-limit")
def test_a_raised_limit_saves_one_leader_of_several() -> None:
    galaxy = Galaxy().pool(*IMPERIALS[:8]).actions("empire", "ambitions-of-power")
    galaxy.leader("naboo", *IMPERIALS[8:10])
    scene = galaxy.refresh()
    while not scene.asks("too-many-leaders"):
        scene.says("empire", "ambitions-of-power")
    scene.says("empire", IMPERIALS[0])
    assert not scene.asks("too-many-leaders")
    assert scene.where(IMPERIALS[1]) == "pool"


# ── production and structures ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.rote.build-rebel-first")
def test_the_rebels_build_first() -> None:
    scene = Galaxy().loyal("empire", "mustafar").at(("build",))
    assert scene.asked == "rebel build"
    scene.skip()
    assert scene.asked == "empire build"


@pytest.mark.rule("reb.rote.structures")
def test_an_opponent_does_not_move_structures() -> None:
    galaxy = Galaxy().put("ryloth", "2 stormtrooper, 1 shield-bunker").subjugated("ryloth").pool("lando-calrissian")
    scene = galaxy.actions("rebel", "independent-operation").hand("rebel", "sabotage").assignment()
    scene.says("rebel", "independent-operation", "ryloth")
    assert scene.units("ryloth") == "1 shield-bunker"
    assert scene.units("coruscant") == "2 stormtrooper"


@pytest.mark.rule("reb.rote.structures-survive")
def test_structures_that_shoot_fight_on() -> None:
    galaxy = Galaxy().put("naboo", "1 golan-arms-turret, 1 at-st").rolls("blank", "blank", "green-blank", "green-blank")
    scene = galaxy.pool("darth-vader", "jan-dodonna").combat("naboo", "empire").says("empire", "no").says("rebel", "no")
    assert scene.table.combat is None or scene.fight.round >= 2
    galaxy = Galaxy().put("naboo", "1 shield-generator, 1 at-st").rolls("blank", "blank")
    scene = galaxy.combat("naboo", "empire").until("turn")
    assert scene.units("naboo") == "1 at-st"
    galaxy = Galaxy().put("naboo", "1 shield-bunker, 1 rebel-trooper").rolls("blank")
    scene = galaxy.combat("naboo", "rebel").until("turn")
    assert scene.units("naboo") == "1 rebel-trooper"  # of both sides


@pytest.mark.rule("reb.rote.structures-design", "reb.gap.design-green")
def test_structures_fall_when_no_die_was_rolled() -> None:
    def design(structure: str) -> str:
        galaxy = (
            Galaxy()
            .put("naboo", f"1 rebel-trooper, 1 {structure}, 3 stormtrooper")
            .leader("naboo", "emperor-palpatine")
        )
        galaxy.actions("empire", "according-to-my-design").tactics("ground", "escape-plan", "unstoppable-assault")
        galaxy.rolls("hit", "blank", "blank", *["green-blank"] * 2)
        scene = galaxy.combat("naboo", "empire").says("empire", "according-to-my-design")
        while scene.table.combat is not None and scene.fight.round == 1:
            scene.skip()
        return scene.units("naboo")

    assert design("shield-generator") == "3 stormtrooper"
    assert "1 golan-arms-turret" in design("golan-arms-turret")


# ── Shield Bunker and Interdictor ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.rote.shield-bunker.protect")
def test_a_bunker_protects_the_death_star_from_plans() -> None:
    galaxy = Galaxy().put("endor", "2 y-wing, 1 death-star, 1 shield-bunker").objectives("death-star-plans-2")
    scene = galaxy.rolls(*["blank"] * 6).combat("endor", "rebel")
    assert not scene.asks("objective")
    galaxy = Galaxy().put("endor", "2 y-wing, 1 death-star").objectives("death-star-plans-2").rolls(*["blank"] * 6)
    assert "death-star-plans-2" in galaxy.combat("endor", "rebel").options


@pytest.mark.rule("reb.rote.shield-bunker.protect")
def test_a_bunker_protects_the_construction_site_from_damage() -> None:
    galaxy = Galaxy().put("endor", "3 x-wing, 1 death-star-under-construction, 1 shield-bunker, 1 tie-fighter")
    scene = galaxy.rolls("hit", "hit", "direct").combat("endor", "rebel")
    assert scene.table.combat is None or ("death-star-under-construction", 0) not in getattr(
        scene.question, "among", ()
    )
    assert "1 death-star-under-construction" in scene.units("endor")
    bare = Galaxy().put("endor", "3 x-wing, 1 death-star-under-construction, 1 tie-fighter")
    scene = bare.rolls("hit", "hit", "direct").combat("endor", "rebel")
    assert ("death-star-under-construction", 0) in scene.among


@pytest.mark.rule("reb.rote.shield-bunker.deploy", "reb.rote.shield-bunker.remote")
def test_a_bunker_is_deployed_to_any_garrison() -> None:
    galaxy = Galaxy(base="yavin").put("hoth", "1 stormtrooper").put("endor", "1 stormtrooper, 1 x-wing")
    scene = galaxy.queued(1, "1 shield-bunker, 1 at-st").at(("deploy-units", EMPIRE))
    assert set(scene.options) == {"done", "coruscant", "hoth"}
    scene.says("empire", "hoth")
    assert scene.units("hoth") == "1 stormtrooper, 1 shield-bunker"


@pytest.mark.rule("reb.rote.shield-bunker.local")
def test_a_bunker_opens_a_remote_system_from_the_next_phase_on() -> None:
    galaxy = Galaxy(base="yavin").put("hoth", "1 stormtrooper").queued(1, "1 shield-bunker, 1 stormtrooper")
    scene = galaxy.at(("deploy-units", EMPIRE)).says("empire", "hoth")
    scene.refuses("empire", "hoth", "reb.deploy.where")
    galaxy = Galaxy(base="yavin").put("hoth", "1 shield-bunker").queued(1, "1 stormtrooper")
    scene = galaxy.at(("deploy-units", EMPIRE)).says("empire", "hoth")
    assert scene.units("hoth") == "1 stormtrooper, 1 shield-bunker"


@pytest.mark.rule("reb.gap.bunker-standoff")
def test_a_stand_off_before_a_shielded_site_ends() -> None:
    galaxy = Galaxy().put("endor", "2 x-wing, 1 death-star-under-construction, 1 shield-bunker").rolls("blank", "blank")
    scene = galaxy.combat("endor", "rebel")
    assert scene.units("endor") == "1 death-star-under-construction, 1 shield-bunker"
    galaxy = (
        Galaxy()
        .put("endor", "2 x-wing, 1 death-star-under-construction, 1 shield-bunker")
        .leader("endor", "wedge-antilles")
    )
    galaxy.tactics("space", *["defensive-formation"] * 3).rolls("blank", "blank")
    scene = galaxy.combat("endor", "rebel").until("retreat").says("rebel", "bespin")
    assert scene.units("bespin") == "2 x-wing"


@pytest.mark.rule("reb.rote.interdictor")
def test_nobody_escapes_an_interdictor() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", "2 x-wing, 1 interdictor")
        .leader("naboo", "jan-dodonna")
        .put("utapau", "1 x-wing")
    )
    galaxy.tactics("space", "concentrate-fire", "no-escape").rolls(*["blank"] * 20)
    scene = galaxy.combat("naboo", "rebel")
    while scene.fight.round < 2:
        assert not scene.asks("rebel retreat")
        scene.skip()
    galaxy = (
        Galaxy(base="yavin").put("naboo", "2 x-wing, 1 interdictor, 1 star-destroyer").leader("naboo", "jan-dodonna")
    )
    galaxy.put("utapau", "1 x-wing").tactics("space", "concentrate-fire", "no-escape").rolls(*["blank"] * 20)
    scene = galaxy.combat("naboo", "rebel")
    scene.fight.damage[KIND["interdictor"]] = ((4, 0),)  # it falls in this round
    scene.until("rebel retreat")
    assert "utapau" in scene.options


# ── Subversion ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.rote.subversion", "reb.rote.subversion-no-success")
def test_subversion_opposes_with_its_leaders_and_one_more_die() -> None:
    galaxy = (
        Galaxy()
        .assigned("empire", "subversion-imperial-base", "darth-vader", "general-tagge")
        .pool("grand-moff-tarkin")
    )
    galaxy.rolls(*["hit"] * 3, *["blank"] * 5)
    scene = galaxy.mission("rebel", "sabotage", "chewbacca").says("rebel", "naboo")
    assert scene.asked == "empire subvert"
    assert scene.options == ("no", 0)
    scene.says("empire", 0)
    assert scene.where("darth-vader") == scene.where("general-tagge") == "naboo"
    assert scene.asked == "empire oppose"  # one leader of the pool may still be sent
    scene.says("empire", "no")
    assert len(scene.told(Rolls)[1].dice) == 5  # three and one icons, and one more die
    assert scene.table.discards[EMPIRE] == ("subversion-imperial-base",)


def test_subversion_cannot_be_revealed_in_a_turn() -> None:
    galaxy = Galaxy().assigned("empire", "subversion-imperial-base", "darth-vader").put("naboo", "1 stormtrooper")
    galaxy.turn("empire").refuses("empire", ("reveal", 0), "reb.rote.subversion")


@pytest.mark.rule("reb.rote.subversion-limits")
def test_subversion_works_after_passing_but_not_against_resolved_missions() -> None:
    galaxy = (
        Galaxy()
        .assigned("empire", "subversion-imperial-base", "darth-vader")
        .assigned("rebel", "sabotage", "chewbacca")
    )
    scene = galaxy.turn("empire").says("empire", "pass").says("rebel", ("reveal", 0), "naboo")
    assert scene.asked == "empire subvert"
    galaxy = Galaxy().assigned("empire", "subversion-imperial-base", "darth-vader").put("base", "1 x-wing")
    scene = galaxy.mission("rebel", "hidden-fleet", "mon-mothma").says("rebel", "naboo")
    assert not scene.asks("subvert")
    # Misdirection does not stop it
    galaxy = (
        Galaxy()
        .assigned("empire", "subversion-imperial-base", "darth-vader")
        .lasting("protected", "chewbacca")
        .pool("general-tagge")
    )
    scene = galaxy.mission("rebel", "sabotage", "chewbacca").says("rebel", "naboo")
    assert scene.asked == "empire subvert"
    scene.says("empire", "no")
    assert not scene.asks("oppose")


@pytest.mark.rule("reb.rote.subversion-no-success")
def test_subversion_neither_succeeds_nor_fails() -> None:
    galaxy = Galaxy().assigned("rebel", "subversion-rebel-base", "luke-skywalker").put("naboo", "1 stormtrooper")
    galaxy.actions("rebel", "son-of-skywalker-rote").rolls(*["blank"] * 3, "hit", "blank", "blank")
    scene = galaxy.mission("empire", "rule-by-fear", "emperor-palpatine").says("rebel", 0)
    while scene.asks("action-card"):
        assert "son-of-skywalker-rote" not in scene.options
        scene.skip()
    assert scene.told(MissionFails)


@pytest.mark.rule("reb.rote.roll-even-unopposed")
def test_a_mission_that_always_rolls_succeeds_unopposed() -> None:
    galaxy = Galaxy().put("naboo", "2 stormtrooper").captive("naboo", "princess-leia").leader("naboo", "han-solo")
    galaxy.ringed("millennium-falcon", "han-solo").rolls(*["blank"] * 5)
    scene = galaxy.mission("rebel", "plant-explosives", "chewbacca").says("rebel", "naboo")
    assert scene.units("naboo") == "2 stormtrooper"
    assert scene.asked == "rebel falcon"


@pytest.mark.rule("reb.rote.discredit-dice")
def test_dice_of_discredit_rebellion_can_be_changed() -> None:
    galaxy = (
        Galaxy().sabotaged("naboo").leader("naboo", "luke-skywalker-jedi").ringed("master-yoda", "luke-skywalker-jedi")
    )
    scene = (
        galaxy.rolls("special", "blank").mission("empire", "discredit-rebellion", "general-tagge").says("rebel", "roll")
    )
    assert scene.asked == "rebel reroll-die"
    scene.says("rebel", 0)
    assert scene.table.reputation == 14
    galaxy = (
        Galaxy().sabotaged("naboo").leader("kessel", "luke-skywalker-jedi").ringed("master-yoda", "luke-skywalker-jedi")
    )
    scene = galaxy.rolls("special").mission("empire", "discredit-rebellion", "general-tagge").says("rebel", "roll")
    assert scene.table.reputation == 15


# ── target markers and objectives in play ──────────────────────────────────────────────────────────────────────────


def marked(*targets: tuple[str, str]) -> Galaxy:
    galaxy = Galaxy()
    galaxy.table.targets = tuple((card, PLACE[place]) for card, place in targets)
    galaxy.table.objectives_in_play = tuple(dict.fromkeys(card for card, _ in targets if card != "secure-the-plans"))
    return galaxy


@pytest.mark.rule("reb.rote.target.place")
def test_each_marker_belongs_to_its_card() -> None:
    galaxy = marked(("secure-the-plans", "hoth"), ("raid-outposts", "hoth"), ("raid-outposts", "ilum")).put(
        "hoth", "1 rebel-trooper"
    )
    scene = galaxy.at(("combats", REBEL), ("command",)).says("rebel", "keep", "remove")
    assert [card for card, _ in scene.table.targets] == ["secure-the-plans", "raid-outposts"]
    assert scene.table.reputation == 13


@pytest.mark.rule("reb.rote.target.remove", "reb.gap.target-optional")
def test_who_stands_alone_on_the_ground_may_remove_a_marker() -> None:
    galaxy = (
        marked(("raid-outposts", "ilum"), ("raid-outposts", "endor"))
        .put("ilum", "1 rebel-trooper")
        .pool("princess-leia", "jan-dodonna")
    )
    scene = galaxy.turn("rebel").leads("rebel", "jan-dodonna", "naboo").says("rebel", "done")
    assert scene.asked == "rebel remove-target"
    scene.says("rebel", "keep").says("empire", "pass")
    scene.leads("rebel", "princess-leia", "kessel").says("rebel", "done")
    assert scene.asked == "rebel remove-target"  # again
    scene.says("rebel", "remove")
    assert scene.table.reputation == 13
    galaxy = marked(("raid-outposts", "ilum")).put("ilum", "1 rebel-trooper, 1 stormtrooper")
    assert not galaxy.at(("deployed",), ("command",)).asks("remove-target")


@pytest.mark.rule("reb.rote.target.remove", "reb.gap.target-optional")
def test_markers_are_offered_after_deployment() -> None:
    galaxy = marked(("raid-outposts", "ilum"), ("raid-outposts", "endor")).put("ilum", "1 rebel-trooper")
    scene = galaxy.at(("deploy-units", REBEL), ("command",))
    assert scene.asked == "rebel remove-target"
    scene.says("rebel", "remove")
    assert scene.table.targets == (("raid-outposts", PLACE["endor"]),)


@pytest.mark.rule("reb.rote.target.destroyed")
def test_a_destroyed_system_loses_its_markers() -> None:
    galaxy = marked(("raid-outposts", "ilum"), ("raid-outposts", "endor")).put("ilum", "1 death-star")
    scene = galaxy.mission("empire", "superlaser-online", "general-tagge")
    assert scene.table.targets == (("raid-outposts", PLACE["endor"]),)
    assert scene.table.reputation == 13


@pytest.mark.rule("reb.rote.objective.immediate")
def test_raid_outposts_is_resolved_when_drawn() -> None:
    galaxy = Galaxy().objective_deck("raid-outposts").pool("princess-leia").hand("rebel", "sabotage")
    scene = galaxy.track(time=6).refresh()
    assert scene.asked == "empire mark-outposts"
    scene.says("empire", ("ilum", "endor"))
    assert sorted(scene.table.targets) == sorted(("raid-outposts", PLACE[name]) for name in ("endor", "ilum"))
    assert scene.table.objectives_in_play == ("raid-outposts",)
    assert scene.table.objective_hand == ()


@pytest.mark.rule("reb.rote.objective.stays")
def test_an_objective_leaves_play_with_its_last_marker() -> None:
    galaxy = marked(("show-no-fear", "hoth")).probes("ilum", "naboo", "endor", "yavin")
    galaxy.table.mobilizations = (1,)
    scene = galaxy.end_of_command().says("rebel", "new-base", "ilum")
    assert scene.table.targets == ()
    assert scene.table.objective_discards == ("show-no-fear",)


@pytest.mark.rule("reb.rote.objective.show-no-fear-when", "reb.gap.show-no-fear-reveal")
def test_show_no_fear_pays_from_the_next_round_on() -> None:
    galaxy = (
        Galaxy(base="hoth")
        .put("base", "4 x-wing")
        .objectives("show-no-fear")
        .pool("princess-leia")
        .hand("rebel", "sabotage")
    )
    scene = galaxy.track(time=6).refresh().says("rebel", "show-no-fear")
    assert scene.table.reputation == 14
    assert scene.view("empire").systems[PLACE["hoth"]].targets == ("show-no-fear",)
    assert scene.suspects == {"hoth"}
    assert not scene.table.revealed
    assert scene.units("base") == "4 x-wing"
    scene.until("turn").says("rebel", "pass").says("empire", "pass").until("assign")
    assert scene.table.reputation == 13


@pytest.mark.rule("reb.rote.objective.show-no-fear-one", "reb.gap.in-play-objectives")
def test_what_is_in_play_comes_besides_another_objective() -> None:
    galaxy = marked(("show-no-fear", "hoth"), ("rebel-cell", "naboo")).loyal("rebel", "naboo")
    scene = galaxy.objectives("leave-no-one-behind", "crippling-blow").refresh()
    assert scene.asked == "rebel cell-discard"
    assert scene.table.reputation == 13  # from Show No Fear
    scene.says("rebel", "crippling-blow")
    assert scene.table.reputation == 12
    assert scene.table.objective_discards == ("crippling-blow",)
    scene.says("rebel", "leave-no-one-behind")
    assert scene.table.reputation == 11
    galaxy = Galaxy().objectives("show-no-fear", "leave-no-one-behind")
    scene = galaxy.refresh().says("rebel", "show-no-fear")
    assert not scene.asks("objective")


@pytest.mark.rule("reb.rote.objective.rebel-cell-none")
def test_rebel_cell_without_a_rebel_system() -> None:
    galaxy = Galaxy().objective_deck("liberation", "rebel-cell").pool("princess-leia").hand("rebel", "sabotage")
    scene = galaxy.track(time=6).refresh().until("assign")
    assert scene.table.objective_discards == ("rebel-cell",)
    assert scene.table.targets == ()
    assert scene.table.objective_hand == ()


@pytest.mark.rule("reb.base.revealed-effects-apply")
def test_defensive_position_is_barred_at_a_revealed_base() -> None:
    structures = "1 golan-arms-turret, 1 ion-cannon, 1 shield-generator"
    galaxy = Galaxy(base="hoth").put("hoth", structures).objectives("defensive-position")
    assert "defensive-position" in galaxy.refresh().options
    galaxy = Galaxy(base="hoth").revealed().put("hoth", structures).objectives("defensive-position")
    assert not galaxy.refresh().asks("objective")
    galaxy = Galaxy(base="hoth").put("base", structures).objectives("defensive-position")
    assert not galaxy.refresh().asks("objective")
