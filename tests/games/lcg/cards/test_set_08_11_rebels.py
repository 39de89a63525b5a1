"""The Rebel Alliance sets of the core box, 8 to 11."""

from __future__ import annotations

from tests.games.lcg.cards import Scene, never, offered, play_on, rebels, use

# ── 8. The Defense of Yavin 4 ──────────────────────────────────────────────────────────────────────────────────────


def test_the_defense_of_yavin_4_takes_cards_for_resources() -> None:
    scene = rebels()
    defense = scene.light.objective("the-defense-of-yavin-4", focus=1)
    for _ in range(2):
        scene.light.objective("draw-their-fire", focus=1)
    red_two, spare = scene.light.hand("red-two"), scene.light.hand("y-wing")
    other = scene.light.hand("y-wing")
    play = scene.start("deployment.2")
    assert offered(play, red_two)  # 1 resource and 2 cards for a cost of 3
    play.answer("light", ("play", red_two))
    use(play, "light", defense)  # both of them, and so nobody is asked which
    play_on(play).until("halt")
    assert play.in_play(red_two)
    assert {spare, other} <= set(play.table.discards[0])
    assert play.piece(scene.light.affiliation_card).focus == 1


def test_the_defense_of_yavin_4_is_not_for_characters_and_leaves_a_cost_of_1() -> None:
    scene = rebels()
    defense = scene.light.objective("the-defense-of-yavin-4")
    officer = scene.light.hand("fleet-officer")
    scene.light.hand("y-wing")
    play = use(scene.start("deployment.2"), "light", officer)
    never(play, defense)
    scene = rebels()
    for number in (scene.light.objective("the-defense-of-yavin-4", focus=1), scene.light.affiliation_card):
        scene.table.pieces[number].focus = 1
    for _ in range(2):
        scene.light.objective("draw-their-fire", focus=1)
    ship = scene.light.hand("x-wing")
    scene.light.hand("y-wing")
    assert not offered(scene.start("deployment.2"), ship)


def test_the_defense_of_yavin_4_twice_takes_no_more_than_the_cost_allows() -> None:
    scene = rebels()
    one, other = (scene.light.objective("the-defense-of-yavin-4", focus=1) for _ in range(2))
    scene.light.objective("draw-their-fire", focus=1)
    red_two = scene.light.hand("red-two")
    first, second = scene.light.hand("y-wing"), scene.light.hand("y-wing")
    spare = scene.light.hand("y-wing")
    play = scene.start("deployment.2").answer("light", ("play", red_two))
    use(play, "light", one)
    assert (play.question.least, play.question.most) == (2, 2)  # type: ignore[union-attr]
    play.answer("light", (first, second))
    assert not offered(play, other)  # the cost is down to 1 already
    assert play.in_play(red_two)
    assert play.table.hands[0] == [spare]


def test_two_copies_of_the_defense_of_yavin_4_do_not_count_a_hand_twice() -> None:
    scene = rebels()
    for _ in range(2):
        scene.light.objective("the-defense-of-yavin-4", focus=1)
    scene.light.objective("draw-their-fire", focus=1)
    redemption = scene.light.hand("home-one")  # costs 5: one resource and two cards make 3
    scene.light.hand("y-wing", "y-wing")
    assert not offered(scene.start("deployment.2"), redemption)


def test_red_two_readies_when_an_objective_falls() -> None:
    scene = rebels()
    red_two = scene.light.unit("red-two", focus=1)
    fallen = scene.dark.objective("shadows-of-dathomir", damage=4)
    assault = scene.light.hand("rebel-assault")
    play = use(scene.start("deployment.2"), "light", assault, fallen)
    use(play, "light", red_two)
    assert play.piece(red_two).focus == 0


def test_red_two_does_not_react_to_fallen_units() -> None:
    scene = rebels()
    red_two, fallen = scene.light.unit("red-two", focus=1), scene.dark.unit("advisor-to-the-emperor")
    assault = scene.light.hand("rebel-assault")
    play = use(scene.start("deployment.2"), "light", assault, fallen)
    never(play, red_two)


def test_astromech_droid_upgrade_arms_a_vehicle() -> None:
    scene = rebels()
    ship = scene.light.unit("y-wing")
    scene.light.enhancement("astromech-droid-upgrade", on=ship)
    enemy = scene.dark.unit("coruscant-defense-fleet")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [ship], [enemy], edge="light")
    play = scene.start("engagement.9", halts=("engagement.10",)).until("halt")
    assert play.piece(enemy).damage == 1
    assert play.piece(objective).damage == 3


def test_astromech_droid_upgrade_is_for_vehicles_only() -> None:
    scene = rebels()
    scene.light.unit("fleet-officer")
    upgrade = scene.light.hand("astromech-droid-upgrade")
    assert not offered(scene.start("deployment.2"), upgrade)


def test_hidden_outpost_is_limited_and_gives_a_resource() -> None:
    scene = rebels()
    one, other = scene.light.hand("hidden-outpost"), scene.light.hand("hidden-outpost")
    play = use(scene.start("deployment.2"), "light", one)
    assert play.piece(one).focus == 0
    assert not offered(play, other)


def test_rebel_assault_deals_2_damage() -> None:
    scene = rebels()
    objective = scene.dark.objective("shadows-of-dathomir")
    assault = scene.light.hand("rebel-assault")
    play = use(scene.start("deployment.2"), "light", assault, objective)
    assert play.piece(objective).damage == 2


def test_rebel_assault_once_a_turn_by_title_and_at_enemies_only() -> None:
    scene = rebels()
    own, objective = scene.light.unit("y-wing"), scene.dark.objective("shadows-of-dathomir")
    one, other = scene.light.hand("rebel-assault"), scene.light.hand("rebel-assault")
    play = scene.start("deployment.2")
    play.answer("light", ("play", one))
    play_on(play)
    assert not offered(play, own)
    play.answer("light", objective)
    never(play, other)


# ── 9. Mission Briefing ────────────────────────────────────────────────────────────────────────────────────────────


def test_mission_briefing_draws_in_the_opponents_turn() -> None:
    scene = rebels()
    briefing = scene.light.objective("mission-briefing")
    play = use(scene.start("balance.1", "dark"), "light", briefing)
    assert len(play.table.hands[0]) == 1


def test_mission_briefing_rests_in_the_own_turn() -> None:
    scene = rebels()
    briefing = scene.light.objective("mission-briefing")
    never(scene.start("balance.1", "light", halts=("refresh.1",)), briefing)


def test_mon_mothma_adds_to_the_edge_while_participating() -> None:
    scene = rebels()
    mon, guard = scene.light.unit("mon-mothma"), scene.dark.unit("emperors-royal-guard")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [mon], [guard])
    play = scene.start("engagement.6", halts=("engagement.8",)).until("halt")
    assert play.table.edge == 0


def test_mon_mothma_at_home_adds_nothing() -> None:
    scene = rebels()
    scene.light.unit("mon-mothma")
    officer, guard = scene.light.unit("fleet-officer"), scene.dark.unit("emperors-royal-guard")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [officer], [guard])
    play = scene.start("engagement.6", halts=("engagement.8",)).until("halt")
    assert play.table.edge == 1


def test_battlefield_engineers_ready_an_enhancement_as_they_attack() -> None:
    scene = rebels()
    engineers = scene.light.unit("battlefield-engineers")
    gun = scene.light.enhancement("heavy-blaster-emplacement", focus=1)
    objective = scene.dark.objective("shadows-of-dathomir")
    play = scene.start("conflict.3", halts=("engagement.4",)).answer("light", objective)
    use(play, "light", engineers)
    assert play.piece(gun).focus == 0


def test_battlefield_engineers_do_nothing_as_defenders() -> None:
    scene = rebels()
    engineers = scene.light.unit("battlefield-engineers")
    scene.light.enhancement("heavy-blaster-emplacement", focus=1)
    enemy, objective = scene.dark.unit("kuati-security-team"), scene.light.objective("draw-their-fire")
    scene.engage(objective, [enemy])
    play = scene.start("engagement.4", "dark").answer("light", (engineers,))
    never(play, engineers)


def test_a_wing_draws_as_it_strikes() -> None:
    scene = rebels()
    wing = scene.light.unit("a-wing")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [wing], edge="light")
    play = use(scene.start("engagement.9", halts=("engagement.13",)), "light", wing)
    assert len(play.table.hands[0]) == 1


def test_a_wing_does_not_draw_when_another_strikes() -> None:
    scene = rebels()
    wing, other = scene.light.unit("a-wing"), scene.light.unit("y-wing")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [other], edge="light")
    never(scene.start("engagement.9", halts=("engagement.13",)), wing)


def test_heavy_blaster_emplacement_lets_the_opponent_choose_the_victim() -> None:
    scene = rebels()
    gun = scene.light.enhancement("heavy-blaster-emplacement")
    one, other = scene.dark.unit("kuati-security-team"), scene.dark.unit("darth-vader")
    play = use(scene.start("deployment.2"), "light", gun)
    assert play.asked == "dark choose"
    play.answer("dark", other)
    assert play.piece(other).damage == 1
    assert play.piece(one).damage == 0
    assert play.piece(gun).focus == 1


def test_heavy_blaster_emplacement_needs_a_ready_gun_and_a_victim() -> None:
    scene = rebels()
    gun = scene.light.enhancement("heavy-blaster-emplacement", focus=1)
    scene.dark.unit("darth-vader")
    never(scene.start("deployment.2", halts=("conflict.3",)), gun)
    scene = rebels()
    gun = scene.light.enhancement("heavy-blaster-emplacement")
    scene.light.unit("y-wing")
    never(scene.start("deployment.2", halts=("conflict.3",)), gun)


# ── 10. Fleeing the Empire ─────────────────────────────────────────────────────────────────────────────────────────


def test_fleeing_the_empire_shields_after_the_refresh_phase() -> None:
    scene = rebels()
    fleeing, ship = scene.light.objective("fleeing-the-empire"), scene.light.unit("y-wing")
    play = scene.start("refresh.3", halts=("draw.2",))
    assert play.trail[-1] == "refresh.6"  # not before the phase has ended, so that the shield stays
    use(play, "light", fleeing, ship)
    assert play.piece(ship).shields == 1


def test_fleeing_the_empire_shields_friends_only_and_rests_in_the_other_turn() -> None:
    scene = rebels()
    fleeing, enemy = scene.light.objective("fleeing-the-empire"), scene.dark.unit("darth-vader")
    play = use(scene.start("refresh.6"), "light", fleeing)
    assert not offered(play, enemy)
    scene = rebels()
    fleeing = scene.light.objective("fleeing-the-empire")
    never(scene.start("refresh.3", "dark", halts=("draw.2",)), fleeing)


def test_leia_organa_is_captured_and_readies_everything() -> None:
    scene = rebels()
    leia, ship = scene.light.unit("leia-organa"), scene.light.unit("y-wing", focus=2)
    scene.table.pieces[scene.light.affiliation_card].focus = 1
    prison = scene.dark.objective("shadows-of-dathomir")
    choke = scene.dark.hand("force-choke")
    play = use(scene.start("deployment.2", "dark"), "dark", choke)
    assert play.asked == "dark capture-at"
    play.answer("dark", prison)
    use(play, "light", leia)
    assert play.piece(prison).captured == (leia,)
    assert play.piece(ship).focus == 0
    assert play.piece(scene.light.affiliation_card).focus == 0
    assert leia not in play.table.discards[0]


def test_leia_organa_readies_no_enemies_and_nothing_while_she_stays() -> None:
    scene = rebels()
    leia, enemy = scene.light.unit("leia-organa"), scene.dark.unit("darth-vader", focus=1)
    scene.light.unit("y-wing", focus=1)
    back = scene.light.hand("fall-back")
    play = use(scene.start("deployment.2"), "light", back, leia)
    play.answer("dark", scene_prison(scene))
    use(play, "light", leia)
    assert play.piece(enemy).focus == 1
    scene = rebels()
    leia = scene.light.unit("leia-organa")
    scene.light.unit("y-wing", focus=1)
    never(scene.start("deployment.2"), leia)


def scene_prison(scene: Scene) -> int:
    return next(p.id for p in scene.table.pieces.values() if p.kind == "objective" and p.controller == 1)


def test_stolen_plans_draw_when_the_objective_pays() -> None:
    scene = rebels()
    objective = scene.dark.objective("shadows-of-dathomir")
    plans = scene.light.enhancement("stolen-plans", on=objective)
    trooper = scene.dark.hand("advisor-to-the-emperor")
    play = scene.start("deployment.2", "dark").answer("dark", ("play", trooper))
    play.pay_with("dark", {objective: 2})
    use(play, "light", plans)
    assert len(play.table.hands[0]) == 1


def test_stolen_plans_sleep_when_another_source_pays_and_go_on_enemies_only() -> None:
    scene = rebels()
    objective, other = scene.dark.objective("shadows-of-dathomir"), scene.dark.objective("shadows-of-dathomir")
    plans = scene.light.enhancement("stolen-plans", on=objective)
    trooper = scene.dark.hand("advisor-to-the-emperor")
    play = scene.start("deployment.2", "dark").answer("dark", ("play", trooper))
    play.pay_with("dark", {other: 2})
    never(play, plans)
    scene = rebels()
    mine = scene.light.objective("draw-their-fire")
    plans = scene.light.hand("stolen-plans")
    play = scene.start("deployment.2").answer("light", ("play", plans))
    play_on(play)
    assert not offered(play, mine)


def test_youre_my_only_hope_sacrifices_draws_and_costs_the_opponent_a_card() -> None:
    scene = rebels()
    ship = scene.light.unit("y-wing")
    hope = scene.light.hand("youre-my-only-hope")
    lost, kept = scene.dark.hand("force-choke"), scene.dark.hand("interrogation")
    play = use(scene.start("deployment.2"), "light", hope)
    assert len(play.table.hands[0]) == 2
    play.answer("dark", lost)
    assert play.table.hands[1] == [kept]
    assert ship in play.table.discards[0]


def test_youre_my_only_hope_needs_a_unit_to_give() -> None:
    scene = rebels()
    hope = scene.light.hand("youre-my-only-hope")
    assert not offered(scene.start("deployment.2"), hope)


# ── 11. The Rebel Fleet ────────────────────────────────────────────────────────────────────────────────────────────


def test_the_rebel_fleet_is_attacked_by_vehicles_only() -> None:
    scene = rebels()
    fleet = scene.light.objective("the-rebel-fleet")
    vader, fighter = scene.dark.unit("darth-vader"), scene.dark.unit("tie-fighter")
    play = scene.start("conflict.3", "dark", halts=("engagement.3",)).answer("dark", fleet).until("halt")
    assert play.piece(fighter).role == 1
    assert play.piece(vader).role == 0


def test_the_rebel_fleet_protects_no_other_objective() -> None:
    scene = rebels()
    fleet, other = scene.light.objective("the-rebel-fleet"), scene.light.objective("draw-their-fire")
    scene.dark.unit("darth-vader")
    play = scene.start("conflict.3", "dark")
    assert not offered(play, fleet)
    assert offered(play, other)


def test_home_one_damages_all_objectives_that_are_not_engaged() -> None:
    scene = rebels()
    home = scene.light.unit("home-one")
    engaged, one, other = (scene.dark.objective("shadows-of-dathomir") for _ in range(3))
    scene.engage(engaged, [home], edge="light")
    play = use(scene.start("engagement.9", halts=("engagement.10",)), "light", home)
    assert play.piece(one).damage == play.piece(other).damage == 1
    assert play.piece(engaged).damage == 2  # its blast icons


def test_home_one_does_nothing_as_a_defender() -> None:
    scene = rebels()
    home, enemy = scene.light.unit("home-one"), scene.dark.unit("darth-vader")
    scene.engage(scene.light.objective("draw-their-fire"), [enemy], [home], edge="light")
    never(scene.start("engagement.9", "dark", halts=("engagement.10",)), home)


def test_repair_droid_mends_a_vehicle_once_a_turn_for_each_copy() -> None:
    scene = rebels()
    ship = scene.light.unit("home-one", damage=2)
    one, other = scene.light.unit("repair-droid"), scene.light.unit("repair-droid")
    play = use(scene.start("deployment.2"), "light", one)
    assert play.piece(ship).damage == 1
    assert not offered(play, one)
    use(play, "light", other)
    assert play.piece(ship).damage == 0


def test_repair_droid_mends_no_characters() -> None:
    scene = rebels()
    scene.light.unit("mon-mothma", damage=1)
    droid = scene.light.unit("repair-droid")
    never(scene.start("deployment.2"), droid)
