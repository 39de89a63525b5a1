"""Smugglers and Spies and the neutral sets of the light side, 15 to 18."""

from __future__ import annotations

from tests.games.lcg.cards import Scene, never, offered, play_on, use


def smugglers() -> Scene:
    return Scene(light="smugglers-and-spies")


# ── 15. Questionable Contacts ──────────────────────────────────────────────────────────────────────────────────────


def test_questionable_contacts_moves_damage_for_a_price() -> None:
    scene = smugglers()
    contacts = scene.light.objective("questionable-contacts")
    han, vader = scene.light.unit("han-solo", damage=1), scene.dark.unit("darth-vader")
    play = use(scene.start("refresh.4"), "light", contacts)
    assert play.piece(contacts).damage == 1
    assert play.piece(han).damage == 0
    assert play.piece(vader).damage == 1


def test_questionable_contacts_need_damage_to_move_and_an_enemy() -> None:
    scene = smugglers()
    contacts = scene.light.objective("questionable-contacts")
    scene.light.unit("han-solo")
    scene.dark.unit("darth-vader", damage=2)
    never(scene.start("refresh.4", halts=("draw.1",)), contacts)
    scene = smugglers()
    contacts = scene.light.objective("questionable-contacts")
    scene.light.unit("han-solo", damage=1)
    never(scene.start("refresh.4", halts=("draw.1",)), contacts)


def test_han_solo_shoots_as_attacker_and_as_defender() -> None:
    scene = smugglers()
    han, vader = scene.light.unit("han-solo"), scene.dark.unit("darth-vader")
    objective = scene.dark.objective("shadows-of-dathomir")
    play = scene.start("conflict.3", halts=("engagement.4",)).answer("light", objective)
    use(play, "light", han)
    assert play.piece(vader).damage == 1
    scene = smugglers()
    han, vader = scene.light.unit("han-solo"), scene.dark.unit("darth-vader")
    scene.engage(scene.light.objective("draw-their-fire"), [vader])
    play = scene.start("engagement.4", "dark", halts=("engagement.6",)).answer("light", (han,))
    use(play, "light", han)
    assert play.piece(vader).damage == 1


def test_han_solo_at_home_does_not_shoot() -> None:
    scene = smugglers()
    han, smuggler = scene.light.unit("han-solo", focus=1), scene.light.unit("twilek-smuggler")
    scene.dark.unit("darth-vader")
    objective = scene.dark.objective("shadows-of-dathomir")
    play = scene.start("conflict.3").answer("light", objective)
    never(play, han)
    assert play.piece(smuggler).focus == 1


def test_han_solo_has_targeted_strike() -> None:
    scene = smugglers()
    han, absent = scene.light.unit("han-solo"), scene.dark.unit("kuati-security-team")
    guard = scene.dark.unit("darth-vader")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [han], [guard], edge="light")
    play = scene.start("engagement.9").answer("light", "unit_damage")
    use(play, "light", absent)
    assert not play.in_play(absent)


def test_cloud_city_casino_is_limited() -> None:
    scene = smugglers()
    one, other = scene.light.hand("cloud-city-casino"), scene.light.hand("cloud-city-casino")
    play = use(scene.start("deployment.2"), "light", one)
    assert play.in_play(one)
    assert not offered(play, other)


def test_swindled_returns_a_cheap_unit_of_anybody() -> None:
    scene = smugglers()
    mine, theirs = scene.light.unit("twilek-smuggler"), scene.dark.unit("kuati-security-team")
    swindled = scene.light.hand("swindled")
    play = use(scene.start("deployment.2"), "light", swindled)
    assert offered(play, mine)
    play.answer("light", theirs)
    assert theirs in play.table.hands[1]


def test_swindled_reaches_no_unit_of_cost_3() -> None:
    scene = smugglers()
    scene.dark.unit("nightsister")
    swindled = scene.light.hand("swindled")
    assert not offered(scene.start("deployment.2"), swindled)


def test_crossfire_adds_an_icon_for_the_strike() -> None:
    scene = smugglers()
    smuggler, fire = scene.light.unit("twilek-smuggler"), scene.light.hand("crossfire")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [smuggler], edge="light")
    play = use(scene.start("engagement.9", halts=("engagement.14",)), "light", fire, "blast")
    play.until("halt")
    assert play.piece(objective).damage == 1
    assert play.table.lasting == []


def test_crossfire_is_not_for_vehicles() -> None:
    scene = smugglers()
    ship, fire = scene.light.unit("y-wing"), scene.light.hand("crossfire")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [ship], edge="light")
    never(scene.start("engagement.9", halts=("engagement.14",)), fire)


# ── 16. Rumors at the Cantina ──────────────────────────────────────────────────────────────────────────────────────


def test_rumors_at_the_cantina_lift_the_resource_match() -> None:
    scene = Scene(light="smugglers-and-spies")
    scene.light.objective("rumors-at-the-cantina")
    scene.light.objective("tribal-support")
    scene.light.objective("tribal-support")
    yoda = scene.light.hand("jedi-in-hiding")
    play = use(scene.start("deployment.2"), "light", yoda)
    assert play.in_play(yoda)


def test_without_rumors_the_match_is_needed() -> None:
    scene = Scene(light="smugglers-and-spies")
    for _ in range(3):
        scene.light.objective("tribal-support")
    jedi = scene.light.hand("jedi-in-hiding")
    assert not offered(scene.start("deployment.2"), jedi)


def test_rebel_sympathizer_helps_the_next_card() -> None:
    scene = Scene(light="smugglers-and-spies")
    for _ in range(3):
        scene.light.objective("tribal-support", focus=1)
    helper = scene.light.unit("rebel-sympathizer")
    jedi, loyalist = scene.light.hand("jedi-in-hiding"), scene.light.hand("twilek-loyalist")
    play = use(scene.start("deployment.2"), "light", helper)
    assert helper in play.table.discards[0]
    use(play, "light", jedi)  # 1 instead of 2, and no Jedi source
    assert play.in_play(jedi)
    assert not offered(play, loyalist)


def test_rebel_sympathizer_helps_one_card_in_this_phase_only() -> None:
    scene = Scene(light="smugglers-and-spies")
    helper = scene.light.unit("rebel-sympathizer")
    play = use(scene.start("refresh.5"), "light", helper)
    play.until("halt")
    assert play.table.lasting == []


def test_common_ground_matches_everything() -> None:
    scene = Scene(light="smugglers-and-spies")
    ground = scene.light.objective("tribal-support")
    scene.light.objective("tribal-support")
    scene.light.objective("tribal-support")
    scene.light.enhancement("common-ground", on=ground)
    jedi = scene.light.hand("jedi-in-hiding")
    play = scene.start("deployment.2")
    assert offered(play, jedi)
    play.answer("light", ("play", jedi))
    rest = next(p.id for p in play.table.pieces.values() if p.card == "tribal-support" and p.id != ground)
    play.pay_with("light", {ground: 1, rest: 1})
    assert play.in_play(jedi)


def test_common_ground_does_not_spread_to_other_sources() -> None:
    scene = Scene(light="smugglers-and-spies")
    ground, one, other = (scene.light.objective("tribal-support") for _ in range(3))
    scene.light.enhancement("common-ground", on=ground)
    jedi = scene.light.hand("jedi-in-hiding")
    play = scene.start("deployment.2").answer("light", ("play", jedi))
    play.refuses("light", tuple(int(source in (one, other)) for source in play.most), "lcg.res.match")


def test_rescue_mission_frees_a_unit_and_may_put_it_into_play() -> None:
    scene = smugglers()
    prison = scene.dark.objective("shadows-of-dathomir")
    leia = scene.light.captive("leia-organa", prison)
    mission = scene.light.hand("rescue-mission")
    play = use(scene.start("deployment.2"), "light", mission, (leia,))
    assert play.in_play(leia)
    assert play.piece(prison).captured == ()


def test_rescue_mission_may_leave_it_in_hand_and_needs_a_prisoner() -> None:
    scene = smugglers()
    prison = scene.dark.objective("shadows-of-dathomir")
    leia, event = scene.light.captive("leia-organa", prison), scene.light.hand("rescue-mission")
    play = use(scene.start("deployment.2"), "light", event, ())
    assert leia in play.table.hands[0]
    scene = smugglers()
    mission = scene.light.hand("rescue-mission")
    assert not offered(scene.start("deployment.2"), mission)


def test_it_could_be_worse_prevents_a_point_of_damage() -> None:
    scene = smugglers()
    victim = scene.light.unit("twilek-smuggler")
    worse = scene.light.hand("it-could-be-worse")
    choke = scene.dark.hand("force-choke")
    play = use(scene.start("deployment.2", "dark"), "dark", choke)
    use(play, "light", worse)
    assert play.piece(victim).damage == 0


def test_it_could_be_worse_does_not_stop_destruction_without_damage() -> None:
    scene = smugglers()
    victim = scene.light.unit("twilek-smuggler", focus=1)
    worse = scene.light.hand("it-could-be-worse")
    lightning = scene.dark.hand("force-lightning")
    play = use(scene.start("deployment.2", "dark"), "dark", lightning)
    never(play, worse)
    assert not play.in_play(victim)


# ── 17. Tribal Support ─────────────────────────────────────────────────────────────────────────────────────────────


def test_tribal_support_trades_a_card_for_an_ewok() -> None:
    scene = smugglers()
    support, ewok = scene.light.objective("tribal-support"), scene.light.discard("ewok-scout")
    spare = scene.light.hand("y-wing")
    play = use(scene.start("refresh.4"), "light", support)
    assert ewok in play.table.hands[0]
    assert spare in play.table.discards[0]


def test_tribal_support_needs_a_card_and_an_ewok() -> None:
    scene = smugglers()
    support = scene.light.objective("tribal-support")
    scene.light.discard("ewok-scout")
    never(scene.start("refresh.4", halts=("draw.1",)), support)
    scene = smugglers()
    support = scene.light.objective("tribal-support")
    scene.light.discard("y-wing")
    scene.light.hand("ewok-scout")
    never(scene.start("refresh.4", halts=("draw.1",)), support)


def test_ewok_scout_keeps_an_enemy_from_defending() -> None:
    scene = smugglers()
    scout = scene.light.unit("ewok-scout")
    vader, guard = scene.dark.unit("darth-vader"), scene.dark.unit("emperors-royal-guard")
    objective = scene.dark.objective("shadows-of-dathomir")
    play = scene.start("conflict.3").answer("light", objective)
    use(play, "light", scout, vader)
    play.until("dark defenders")
    assert not offered(play, vader)
    assert offered(play, guard)


def test_ewok_scout_holds_it_for_this_engagement_only() -> None:
    scene = smugglers()
    scout = scene.light.unit("ewok-scout")
    scene.light.unit("y-wing")
    vader = scene.dark.unit("darth-vader")
    one, other = scene.dark.objective("shadows-of-dathomir"), scene.dark.objective("shadows-of-dathomir")
    play = scene.start("conflict.3").answer("light", one, (scout,))
    use(play, "light", scout, vader)
    play.until("light engage").answer("light", other).until("dark defenders")
    assert offered(play, vader)


def test_log_trap_catches_an_attacker_of_the_opponents_choice() -> None:
    scene = smugglers()
    trap = scene.light.enhancement("log-trap")
    one, other = scene.dark.unit("darth-vader"), scene.dark.unit("kuati-security-team")
    home = scene.dark.unit("nightsister")
    scene.engage(scene.light.objective("draw-their-fire"), [one, other])
    play = use(scene.start("engagement.3", "dark"), "light", trap)
    assert play.asked == "dark choose"
    assert not offered(play, home)
    play.answer("dark", other)
    assert play.piece(other).focus == 1
    assert play.piece(trap).focus == 1


def test_log_trap_lies_idle_without_attackers() -> None:
    scene = smugglers()
    trap = scene.light.enhancement("log-trap")
    scene.dark.unit("darth-vader")
    never(scene.start("deployment.2", "dark", halts=("conflict.3",)), trap)


def test_yub_yub_focuses_an_ewok_to_discard_an_enhancement() -> None:
    scene = smugglers()
    scout = scene.light.unit("ewok-scout")
    library = scene.dark.enhancement("sith-library")
    yub = scene.light.hand("yub-yub")
    play = use(scene.start("deployment.2"), "light", yub)
    assert library in play.table.discards[1]
    assert play.piece(scout).focus == 1


def test_yub_yub_needs_a_ready_ewok() -> None:
    scene = smugglers()
    scene.light.unit("ewok-scout", focus=1)
    scene.light.unit("y-wing")
    scene.dark.enhancement("sith-library")
    yub = scene.light.hand("yub-yub")
    assert not offered(scene.start("deployment.2"), yub)


# ── 18. Hit and Run ────────────────────────────────────────────────────────────────────────────────────────────────


def test_hit_and_run_damages_after_a_won_edge_battle() -> None:
    scene = smugglers()
    hit, ship = scene.light.objective("hit-and-run"), scene.light.unit("y-wing")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [ship])
    play = use(scene.start("engagement.6", halts=("engagement.8",)), "light", hit)
    assert play.piece(objective).damage == 1


def test_hit_and_run_is_not_for_defenders_or_losers() -> None:
    scene = smugglers()
    hit, ship, enemy = scene.light.objective("hit-and-run"), scene.light.unit("y-wing"), scene.dark.unit("tie-fighter")
    scene.engage(scene.light.objective("draw-their-fire"), [enemy], [ship])
    never(scene.start("engagement.6", "dark", halts=("engagement.8",)), hit)
    scene = smugglers()
    hit, ship, enemy = scene.light.objective("hit-and-run"), scene.light.unit("y-wing"), scene.dark.unit("tie-fighter")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [ship], [enemy])
    never(scene.start("engagement.6", halts=("engagement.8",)), hit)


def test_secret_informant_resolves_fate_cards_again() -> None:
    scene = smugglers()
    informant, chance = scene.light.unit("secret-informant"), scene.light.hand("target-of-opportunity-light")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [informant])
    play = scene.start("engagement.6", halts=("engagement.8",)).answer("light", chance)
    assert play.asked == "light fate-again"
    play.answer("light", "again")
    assert play.piece(objective).damage == 2


def test_secret_informant_at_home_does_not() -> None:
    scene = smugglers()
    scene.light.unit("secret-informant")
    ship, chance = scene.light.unit("y-wing"), scene.light.hand("target-of-opportunity-light")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [ship])
    play = play_on(scene.start("engagement.6", halts=("engagement.8",)).answer("light", chance))
    assert play.asked == "light halt"
    assert play.piece(objective).damage == 1
