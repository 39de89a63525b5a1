"""The Sith sets of the core box, 19 to 25."""

from __future__ import annotations

from tests.games.lcg.cards import Scene, never, offered, play_on, use

# ── 19. Fall of the Jedi ───────────────────────────────────────────────────────────────────────────────────────────


def test_fall_of_the_jedi_puts_a_card_under_the_deck() -> None:
    scene = Scene()
    fall = scene.dark.objective("fall-of-the-jedi")
    card = scene.dark.hand("force-choke")
    play = use(scene.start("draw.1", "dark", halts=("draw.3",)), "dark", fall)
    assert play.table.decks[1][0] == card
    assert play.table.hands[1] == []


def test_fall_of_the_jedi_needs_the_own_draw_phase_and_a_card() -> None:
    scene = Scene()
    fall = scene.dark.objective("fall-of-the-jedi")
    scene.dark.hand("force-choke")
    never(scene.start("draw.1", "light", halts=("deployment.1",)), fall)
    scene = Scene()
    fall = scene.dark.objective("fall-of-the-jedi")
    never(scene.start("draw.1", "dark", halts=("draw.3",)), fall)


def test_darth_vader_strikes_out_after_a_sith_event() -> None:
    scene = Scene()
    vader, victim = scene.dark.unit("darth-vader"), scene.light.unit("luke-skywalker")
    choke = scene.dark.hand("force-choke")
    play = use(scene.start("deployment.2", "dark"), "dark", choke, victim)
    use(play, "dark", vader, victim)
    assert play.piece(victim).damage == 2


def test_darth_vader_once_a_turn_and_not_for_neutral_or_enemy_events() -> None:
    scene = Scene()
    vader, victim = scene.dark.unit("darth-vader"), scene.light.unit("luke-skywalker")
    choke, sight = scene.dark.hand("force-choke"), scene.dark.hand("dark-precognition")
    play = use(scene.start("deployment.2", "dark"), "dark", choke, victim)
    use(play, "dark", vader, victim)
    play = use(play, "dark", sight)
    play.skip()
    never(play, vader)
    scene = Scene()
    vader = scene.dark.unit("darth-vader")
    scene.light.unit("luke-skywalker")
    alliance = scene.dark.hand("dark-alliance")
    never(use(scene.start("deployment.2", "dark"), "dark", alliance), vader)


def test_vaders_lightsaber_gives_vader_targeted_strike() -> None:
    scene = Scene()
    vader, absent, guard = scene.dark.unit("darth-vader"), scene.light.unit("yoda"), scene.light.unit("luke-skywalker")
    scene.dark.enhancement("vaders-lightsaber", on=vader)
    scene.engage(scene.light.objective("draw-their-fire"), [vader], [guard], edge="dark")
    play = scene.start("engagement.9", "dark").answer("dark", "unit_damage")
    use(play, "dark", absent)
    assert not play.in_play(absent)  # 3 damage: two printed icons and one gained


def test_vaders_lightsaber_gives_others_only_the_icon() -> None:
    scene = Scene()
    sister, absent, guard = scene.dark.unit("nightsister"), scene.light.unit("yoda"), scene.light.unit("obi-wan-kenobi")
    scene.dark.enhancement("vaders-lightsaber", on=sister)
    scene.engage(scene.light.objective("draw-their-fire"), [sister], [guard], edge="dark")
    play = scene.start("engagement.9", "dark", halts=("engagement.10",)).answer("dark", "unit_damage").until("halt")
    assert play.piece(guard).damage == 2
    assert play.piece(absent).damage == 0


def test_force_choke_deals_damage_to_characters_once_a_turn() -> None:
    scene = Scene()
    luke, ship = scene.light.unit("luke-skywalker"), scene.light.unit("y-wing")
    one, other = scene.dark.hand("force-choke"), scene.dark.hand("force-choke")
    play = use(scene.start("deployment.2", "dark"), "dark", one)
    assert play.piece(luke).damage == 1
    assert play.piece(ship).damage == 0
    never(play, other)


def test_force_choke_finds_no_vehicles() -> None:
    scene = Scene()
    scene.light.unit("y-wing")
    choke = scene.dark.hand("force-choke")
    assert not offered(scene.start("deployment.2", "dark"), choke)


def test_heat_of_battle_dark_damages_a_participating_enemy_only() -> None:
    scene = Scene()
    luke, yoda, vader = scene.light.unit("luke-skywalker"), scene.light.unit("yoda"), scene.dark.unit("darth-vader")
    heat = scene.dark.hand("heat-of-battle-dark")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [luke], [vader])
    play = scene.start("engagement.6", halts=("engagement.8",)).answer("dark", heat).until("halt")
    assert play.piece(luke).damage == 1
    assert play.piece(yoda).damage == play.piece(vader).damage == 0


# ── 20. Counsel of the Sith ────────────────────────────────────────────────────────────────────────────────────────


def test_counsel_of_the_sith_draws_in_the_light_turn_only() -> None:
    scene = Scene()
    counsel = scene.dark.objective("counsel-of-the-sith")
    play = use(scene.start("balance.1", "light"), "dark", counsel)
    assert len(play.table.hands[1]) == 1
    scene = Scene()
    counsel = scene.dark.objective("counsel-of-the-sith")
    never(scene.start("balance.1", "dark", halts=("refresh.1",)), counsel)


def test_sith_library_is_limited() -> None:
    scene = Scene()
    one, other = scene.dark.hand("sith-library"), scene.dark.hand("sith-library")
    play = use(scene.start("deployment.2", "dark"), "dark", one)
    assert play.in_play(one)
    assert not offered(play, other)


def test_dark_precognition_draws_two_and_discards_one() -> None:
    scene = Scene()
    sight = scene.dark.hand("dark-precognition")
    kept, dropped = scene.dark.deck("darth-vader"), scene.dark.deck("rancor")
    play = use(scene.start("deployment.2", "dark"), "dark", sight, dropped)
    assert play.table.hands[1] == [kept]
    assert dropped in play.table.discards[1]


def test_dark_precognition_must_discard() -> None:
    scene = Scene()
    sight = scene.dark.hand("dark-precognition")
    scene.dark.deck("darth-vader", "rancor")
    play = use(scene.start("deployment.2", "dark"), "dark", sight)
    assert play.asked == "dark discard-hand"
    assert "pass" not in play.options


def test_twist_of_fate_dark_cancels_the_other_fate_cards() -> None:
    scene = Scene()
    luke, vader = scene.light.unit("luke-skywalker"), scene.dark.unit("darth-vader")
    twist, chance = scene.dark.hand("twist-of-fate-dark"), scene.light.hand("target-of-opportunity-light")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [luke], [vader])
    play = scene.start("engagement.6", halts=("engagement.8",)).answer("light", chance).answer("dark", twist)
    play.until("halt")
    assert play.piece(objective).damage == 0
    assert play.trail.count("engagement.6") == 2
    assert play.table.edge == 1  # the new battle is a tie without cards


# ── 21. Black Squadron Assault ─────────────────────────────────────────────────────────────────────────────────────


def test_black_squadron_assault_readies_a_black_squadron_unit() -> None:
    scene = Scene()
    assault, tie = scene.dark.objective("black-squadron-assault"), scene.dark.unit("tie-advanced", focus=1)
    play = use(scene.start("deployment.2", "dark"), "dark", assault)
    assert play.piece(tie).focus == 0
    assert play.piece(assault).focus == 1


def test_black_squadron_assault_is_not_for_other_fighters() -> None:
    scene = Scene()
    assault = scene.dark.objective("black-squadron-assault")
    scene.dark.unit("tie-fighter", focus=1)
    never(scene.start("deployment.2", "dark"), assault)


def test_vaders_tie_advanced_borrows_the_icons_of_the_top_card() -> None:
    scene = Scene()
    tie = scene.dark.unit("vaders-tie-advanced")
    top = scene.dark.deck("emperor-palpatine")  # TTB(TB)
    enemy, objective = scene.light.unit("y-wing", focus=0), scene.light.objective("draw-their-fire")
    scene.engage(objective, [tie], edge="dark")
    play = use(scene.start("engagement.9", "dark", halts=("engagement.10",)), "dark", tie).until("halt")
    assert top in play.table.discards[1]
    assert play.piece(objective).damage == 3  # its own, the normal and the edge-enabled one
    assert play.piece(enemy).focus == 3
    assert play.table.lasting == []


def test_vaders_tie_advanced_gains_nothing_from_an_event() -> None:
    scene = Scene()
    tie = scene.dark.unit("vaders-tie-advanced")
    scene.dark.deck("force-choke")
    objective = scene.light.objective("draw-their-fire")
    scene.engage(objective, [tie], edge="dark")
    play = use(scene.start("engagement.9", "dark", halts=("engagement.10",)), "dark", tie).until("halt")
    assert play.piece(objective).damage == 1


def test_tie_advanced_adds_a_damage_after_an_unopposed_attack() -> None:
    scene = Scene()
    tie, objective = scene.dark.unit("tie-advanced"), scene.light.objective("draw-their-fire")
    scene.engage(objective, [tie], edge="dark")
    play = use(scene.start("engagement.9", "dark"), "dark", tie)
    assert play.piece(objective).damage == 3  # blast, unopposed, and this


def test_tie_advanced_does_nothing_when_opposed() -> None:
    scene = Scene()
    tie, yoda = scene.dark.unit("tie-advanced"), scene.light.unit("yoda")
    scene.engage(scene.light.objective("draw-their-fire"), [tie], [yoda], edge="dark")
    never(scene.start("engagement.9", "dark"), tie)


def test_black_squadron_pilot_flies_a_fighter_or_walks() -> None:
    scene = Scene()
    tie, pilot = scene.dark.unit("tie-fighter"), scene.dark.hand("black-squadron-pilot")
    play = use(scene.start("deployment.2", "dark"), "dark", pilot)
    assert play.asked == "dark host-or-unit"
    play.answer("dark", tie)
    assert play.piece(pilot).kind == "enhancement"
    scene = Scene()
    scene.dark.unit("tie-fighter")
    pilot = scene.dark.hand("black-squadron-pilot")
    play = use(scene.start("deployment.2", "dark"), "dark", pilot, "unit")
    assert play.piece(pilot).kind == "unit"


def test_black_squadron_pilot_arms_the_fighter_and_needs_a_friendly_one() -> None:
    scene = Scene()
    tie, objective = scene.dark.unit("tie-bomber"), scene.light.objective("draw-their-fire")
    scene.dark.enhancement("black-squadron-pilot", on=tie)
    guard = scene.light.unit("yoda")
    scene.engage(objective, [tie], [guard], edge="dark")
    play = scene.start("engagement.9", "dark", halts=("engagement.10",)).until("halt")
    assert play.piece(objective).damage == 3
    assert play.piece(guard).damage == 1
    scene = Scene()
    scene.light.unit("y-wing")
    pilot = scene.dark.hand("black-squadron-pilot")
    play = use(scene.start("deployment.2", "dark"), "dark", pilot)
    assert play.piece(pilot).kind == "unit"


def test_im_on_the_leader_focuses_an_enemy_fighter() -> None:
    scene = Scene()
    ship, own = scene.light.unit("y-wing"), scene.dark.unit("tie-fighter")
    leader = scene.dark.hand("im-on-the-leader")
    play = use(scene.start("deployment.2", "dark"), "dark", leader)
    assert play.piece(ship).focus == 1
    assert play.piece(own).focus == 0


def test_im_on_the_leader_needs_a_fighter() -> None:
    scene = Scene()
    scene.light.unit("home-one")
    leader = scene.dark.hand("im-on-the-leader")
    assert not offered(scene.start("deployment.2", "dark"), leader)


def test_target_of_opportunity_dark_is_for_the_attacker() -> None:
    for active, damage in (("dark", 1), ("light", 0)):
        scene = Scene()
        luke, vader = scene.light.unit("luke-skywalker"), scene.dark.unit("darth-vader")
        chance = scene.dark.hand("target-of-opportunity-dark")
        side = scene.light if active == "dark" else scene.dark
        objective = side.objective("draw-their-fire" if active == "dark" else "shadows-of-dathomir")
        pair = ([vader], [luke]) if active == "dark" else ([luke], [vader])
        scene.engage(objective, *pair)
        play = scene.start("engagement.6", active, halts=("engagement.8",)).answer("dark", chance).until("halt")
        assert play.piece(objective).damage == damage


# ── 22. The Heart of the Empire ────────────────────────────────────────────────────────────────────────────────────


def test_the_heart_of_the_empire_loses_the_game() -> None:
    scene = Scene(light="rebel-alliance")
    heart = scene.dark.objective("the-heart-of-the-empire", damage=8)
    assault = scene.light.hand("rebel-assault")
    play = use(scene.start("deployment.2"), "light", assault, heart)
    assert play.table.winner == 0


def test_other_objectives_do_not_lose_the_game() -> None:
    scene = Scene(light="rebel-alliance")
    heart, other = (
        scene.dark.objective("the-heart-of-the-empire"),
        scene.dark.objective("counsel-of-the-sith", damage=4),
    )
    assault = scene.light.hand("rebel-assault")
    play = use(scene.start("deployment.2"), "light", assault, other)
    assert not play.match.over
    assert play.in_play(heart)


def test_coruscant_defense_fleet_never_attacks_but_defends() -> None:
    scene = Scene()
    fleet = scene.dark.unit("coruscant-defense-fleet")
    assert scene.start("conflict.3", "dark").asked != "dark engage"
    scene = Scene()
    fleet, luke = scene.dark.unit("coruscant-defense-fleet"), scene.light.unit("luke-skywalker")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [luke])
    play = scene.start("engagement.4")
    assert play.asked == "dark defenders"
    assert offered(play, fleet)


def test_coruscant_defense_fleet_protects_coruscant() -> None:
    scene = Scene(light="rebel-alliance")
    fleet, heart = scene.dark.unit("coruscant-defense-fleet"), scene.dark.objective("the-heart-of-the-empire")
    assault = scene.light.hand("rebel-assault")
    play = use(scene.start("deployment.2"), "light", assault, heart)
    assert play.asked == "dark protect"
    play.share("dark", {fleet: 2})
    assert play.piece(fleet).damage == 2
    assert play.piece(heart).damage == 0


def test_force_stasis_keeps_a_character_out_of_engagements_this_phase() -> None:
    scene = Scene()
    luke, yoda = scene.light.unit("luke-skywalker"), scene.light.unit("yoda")
    attacker, stasis = scene.dark.unit("kuati-security-team"), scene.dark.hand("force-stasis")
    objective = scene.light.objective("draw-their-fire")
    scene.engage(objective, [attacker])
    play = use(scene.start("engagement.3", "dark"), "dark", stasis, luke)
    assert play.asked == "light defenders"
    assert not offered(play, luke)
    assert offered(play, yoda)
    play.until("halt")
    assert play.table.lasting == []


def test_force_stasis_is_not_for_vehicles_or_friends() -> None:
    scene = Scene()
    scene.light.unit("y-wing")
    scene.dark.unit("darth-vader")
    stasis = scene.dark.hand("force-stasis")
    assert not offered(scene.start("deployment.2", "dark"), stasis)


def test_there_is_no_escape_sends_all_units_under_the_decks() -> None:
    scene = Scene()
    luke, yoda, vader = scene.light.unit("luke-skywalker"), scene.light.unit("yoda"), scene.dark.unit("darth-vader")
    escape = scene.dark.hand("there-is-no-escape")
    play = use(scene.start("force.4", "light"), "dark", escape)
    assert set(play.table.decks[0][:2]) == {luke, yoda}
    assert play.table.decks[1][0] == vader
    assert not any(piece.kind == "unit" for piece in play.table.pieces.values())


def test_there_is_no_escape_only_in_force_phases() -> None:
    scene = Scene()
    scene.light.unit("luke-skywalker")
    escape = scene.dark.hand("there-is-no-escape")
    never(scene.start("deployment.2", "dark", halts=("force.1",)), escape)


# ── 23. The Emperor's Web ──────────────────────────────────────────────────────────────────────────────────────────


def test_the_emperors_web_makes_the_first_sith_event_cheaper() -> None:
    scene = Scene()
    for name in ("the-emperors-web", "shadows-of-dathomir", "shadows-of-dathomir"):
        scene.dark.objective(name, focus=1)
    scene.light.hand("y-wing")
    first, second = scene.dark.hand("interrogation"), scene.dark.hand("force-stasis")
    scene.light.unit("luke-skywalker")
    play = scene.start("deployment.2", "dark")
    assert offered(play, first)  # 2 - 1, paid by the affiliation card
    assert offered(play, second)
    play = use(play, "dark", second)
    assert play.piece(scene.dark.affiliation_card).focus == 0  # 1 - 1: nothing to pay
    assert not offered(play, first)


def test_the_emperors_web_does_not_touch_neutral_events_or_units() -> None:
    scene = Scene()
    for name in ("the-emperors-web", "shadows-of-dathomir", "shadows-of-dathomir"):
        scene.dark.objective(name, focus=1)
    apprentice = scene.dark.hand("dark-side-apprentice")
    assert not offered(scene.start("deployment.2", "dark"), apprentice)


def test_emperor_palpatine_recovers_a_sith_event() -> None:
    scene = Scene(light="rebel-alliance")
    emperor, choke = scene.dark.unit("emperor-palpatine"), scene.dark.discard("force-choke")
    lost = scene.dark.objective("shadows-of-dathomir", damage=4)
    assault = scene.light.hand("rebel-assault")
    play = use(scene.start("deployment.2"), "light", assault, lost)
    use(play, "dark", emperor)
    assert choke in play.table.hands[1]


def test_emperor_palpatine_wants_sith_events_only() -> None:
    scene = Scene(light="rebel-alliance")
    emperor = scene.dark.unit("emperor-palpatine")
    scene.dark.discard("dark-alliance", "darth-vader")
    lost = scene.dark.objective("shadows-of-dathomir", damage=4)
    assault = scene.light.hand("rebel-assault")
    never(use(scene.start("deployment.2"), "light", assault, lost), emperor)


def test_emperors_royal_guard_protects_characters_not_vehicles() -> None:
    scene = Scene(light="rebel-alliance")
    guard, vader = scene.dark.unit("emperors-royal-guard"), scene.dark.unit("darth-vader")
    tie = scene.dark.unit("vaders-tie-advanced")
    one, other = scene.light.hand("rebel-assault"), scene.light.hand("heavy-blaster-emplacement")
    play = use(scene.start("deployment.2"), "light", one, vader)
    play.share("dark", {guard: 1})
    assert (play.piece(guard).damage, play.piece(vader).damage) == (1, 1)
    use(play, "light", other)
    use(play, "light", other).answer("dark", tie)
    assert play.piece(tie).damage == 1


def test_force_lightning_destroys_an_exhausted_unit() -> None:
    scene = Scene()
    luke, yoda = scene.light.unit("luke-skywalker", focus=1), scene.light.unit("yoda")
    lightning = scene.dark.hand("force-lightning")
    play = use(scene.start("deployment.2", "dark"), "dark", lightning)
    assert not play.in_play(luke)
    assert play.in_play(yoda)


def test_force_lightning_needs_an_exhausted_unit() -> None:
    scene = Scene()
    scene.light.unit("luke-skywalker")
    lightning = scene.dark.hand("force-lightning")
    assert not offered(scene.start("deployment.2", "dark"), lightning)


# ── 24. Cruel Interrogations ───────────────────────────────────────────────────────────────────────────────────────


def test_cruel_interrogations_capture_a_card_from_hand() -> None:
    scene = Scene()
    for _ in range(2):
        scene.dark.objective("shadows-of-dathomir")
    cards = {scene.light.hand("y-wing"), scene.light.hand("x-wing")}
    cruel = scene.dark.missions("cruel-interrogations")
    play = use(scene.start("refresh.4", "dark", full=False), "dark", cruel)
    assert len(play.piece(cruel).captured) == 1
    assert set(play.piece(cruel).captured) | set(play.table.hands[0]) == cards


def test_cruel_interrogations_take_nothing_from_an_empty_hand() -> None:
    scene = Scene()
    for _ in range(2):
        scene.dark.objective("shadows-of-dathomir")
    cruel = scene.dark.missions("cruel-interrogations")
    scene.light.deck("y-wing")
    scene.dark.deck(*["espo-trooper"] * 10)
    never(scene.start("refresh.4", "dark", full=False, halts=("deployment.1",)), cruel)


def test_interrogation_droid_discards_at_random() -> None:
    scene = Scene()
    cards = {scene.light.hand("y-wing"), scene.light.hand("x-wing")}
    droid = scene.dark.hand("interrogation-droid")
    play = use(scene.start("deployment.2", "dark"), "dark", droid)
    use(play, "dark", droid)
    assert len(play.table.hands[0]) == len(play.table.discards[0]) == 1
    assert set(play.table.hands[0]) | set(play.table.discards[0]) == cards


def test_interrogation_droid_is_not_offered_against_an_empty_hand() -> None:
    scene = Scene()
    droid = scene.dark.hand("interrogation-droid")
    play = use(scene.start("deployment.2", "dark"), "dark", droid)
    never(play, droid)


def test_intimidated_tires_a_striker() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    scene.dark.enhancement("intimidated", on=luke)
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [luke], edge="light")
    play = scene.start("engagement.9", halts=("engagement.10",)).until("halt")
    assert play.piece(luke).focus == 2


def test_intimidated_goes_on_enemy_characters_only() -> None:
    scene = Scene()
    vader, ship, luke = scene.dark.unit("darth-vader"), scene.light.unit("y-wing"), scene.light.unit("luke-skywalker")
    fear = scene.dark.hand("intimidated")
    play = use(scene.start("deployment.2", "dark"), "dark", fear)
    assert play.piece(fear).host == luke
    assert play.piece(fear).host not in (vader, ship)


def test_interrogation_discards_a_card_of_choice() -> None:
    scene = Scene()
    kept, lost = scene.light.hand("y-wing"), scene.light.hand("luke-skywalker")
    event = scene.dark.hand("interrogation")
    play = use(scene.start("deployment.2", "dark"), "dark", event)
    assert play.asked == "dark discard-theirs"
    assert {face.id for face in play.match.game.view(play.table, 1).sides[0].hand} == {kept, lost}
    play.answer("dark", lost)
    assert play.table.hands[0] == [kept]


def test_interrogation_needs_a_hand_to_look_at() -> None:
    scene = Scene()
    event = scene.dark.hand("interrogation")
    assert not offered(scene.start("deployment.2", "dark"), event)


def test_isb_interrogators_have_shielding() -> None:
    scene = Scene()
    isb = scene.dark.unit("isb-interrogators")
    objective = scene.light.objective("draw-their-fire")
    play = scene.start("conflict.3", "dark").answer("dark", objective)
    assert play.asked == "dark shielding"
    use(play, "dark", isb)
    assert play.piece(isb).shields == 1


# ── 25. Shadows of Dathomir ────────────────────────────────────────────────────────────────────────────────────────


def test_nightsister_damages_an_objective_as_she_commits() -> None:
    scene = Scene()
    sister, objective = scene.dark.unit("nightsister"), scene.light.objective("draw-their-fire")
    play = scene.start("force.2", "dark", halts=("force.4",)).answer("dark", sister)
    use(play, "dark", sister, objective)
    assert play.piece(objective).damage == 1


def test_nightsister_does_not_react_to_other_commitments() -> None:
    scene = Scene()
    sister, vader = scene.dark.unit("nightsister", committed=True), scene.dark.unit("darth-vader")
    play = scene.start("force.2", "dark", halts=("force.4",)).answer("dark", vader)
    never(play, sister)


def test_rancor_eats_the_cheapest_non_vehicle() -> None:
    scene = Scene()
    rancor, trooper = scene.dark.unit("rancor"), scene.dark.unit("espo-trooper")
    loyalist, ship = scene.light.unit("twilek-loyalist"), scene.light.unit("r2-d2")
    play = scene.start("refresh.4", "dark", halts=("refresh.5",))
    assert play.asked == "dark choose"  # two of cost 0: the active player decides
    play.answer("dark", ship)
    assert play.in_play(trooper)
    assert play.in_play(loyalist)
    assert play.in_play(rancor)
    assert not play.in_play(ship)


def test_rancor_spares_vehicles_and_eats_itself_if_alone() -> None:
    scene = Scene()
    rancor, tie = scene.dark.unit("rancor"), scene.dark.unit("tie-fighter")
    play = scene.start("refresh.4", "dark", halts=("refresh.5",)).until("halt")
    assert play.in_play(tie)
    assert not play.in_play(rancor)
    scene = Scene()
    rancor, loyalist = scene.dark.unit("rancor"), scene.light.unit("twilek-loyalist")
    play = scene.start("refresh.4", "light", halts=("refresh.5",)).until("halt")
    assert play.in_play(loyalist)
    assert play.in_play(rancor)


def test_rancor_takes_no_enhancements() -> None:
    scene = Scene()
    scene.dark.unit("rancor")
    blessing = scene.dark.hand("the-hands-blessing")
    pistol = scene.dark.hand("blaster-pistol")
    play = scene.start("deployment.2", "dark")
    assert not offered(play, blessing)
    assert not offered(play, pistol)


def test_the_hands_blessing_readies_its_host_whole() -> None:
    scene = Scene()
    vader = scene.dark.unit("darth-vader", focus=3)
    blessing = scene.dark.enhancement("the-hands-blessing", on=vader)
    play = use(scene.start("refresh.4", "dark"), "dark", blessing)
    assert play.piece(vader).focus == 0


def test_the_hands_blessing_does_not_work_in_the_other_refresh() -> None:
    scene = Scene()
    vader = scene.dark.unit("darth-vader", focus=3)
    blessing = scene.dark.enhancement("the-hands-blessing", on=vader)
    never(scene.start("refresh.4", "light", halts=("draw.1",)), blessing)


def test_a_disturbance_in_the_force_tires_committed_enemies() -> None:
    scene = Scene()
    luke, yoda = scene.light.unit("luke-skywalker", committed=True), scene.light.unit("yoda", committed=True)
    free, own = scene.light.unit("y-wing"), scene.dark.unit("darth-vader", committed=True)
    event = scene.dark.hand("a-disturbance-in-the-force")
    play = play_on(use(scene.start("deployment.2", "dark"), "dark", event))
    assert play.piece(luke).focus == play.piece(yoda).focus == 1
    assert play.piece(free).focus == play.piece(own).focus == 0


def test_a_disturbance_in_the_force_needs_a_committed_enemy() -> None:
    scene = Scene()
    scene.light.unit("luke-skywalker")
    scene.dark.unit("darth-vader", committed=True)
    event = scene.dark.hand("a-disturbance-in-the-force")
    assert not offered(scene.start("deployment.2", "dark"), event)
