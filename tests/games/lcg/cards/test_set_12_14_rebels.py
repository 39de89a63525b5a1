"""The Rebel Alliance sets of the core box, 12 to 14."""

from __future__ import annotations

from tests.games.lcg.cards import Scene, never, offered, rebels, use


def test_admiral_ackbar_joins_an_engagement_and_springs_the_trap() -> None:
    scene = rebels()
    officer = scene.light.unit("fleet-officer")
    one, absent = scene.dark.unit("kuati-security-team"), scene.dark.unit("kuati-security-team")
    ackbar = scene.light.hand("admiral-ackbar")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [officer], [one])
    play = use(scene.start("engagement.5"), "light", ackbar)
    assert play.piece(ackbar).role == 1
    use(play, "light", ackbar)
    assert play.piece(one).damage == 1
    assert play.piece(absent).damage == 0


def test_admiral_ackbar_is_an_ordinary_unit_outside_engagements() -> None:
    scene = rebels()
    enemy, ackbar = scene.dark.unit("kuati-security-team"), scene.light.hand("admiral-ackbar")
    play = scene.start("deployment.2")
    assert len([option for option in play.options if option != "pass"]) == 1
    use(play, "light", ackbar)
    never(play, ackbar)
    assert play.piece(enemy).damage == 0
    assert play.piece(ackbar).role == 0


def test_x_wing_escort_takes_a_vehicle_along() -> None:
    scene = rebels()
    escort = scene.light.unit("x-wing-escort")
    one, other = scene.dark.unit("tie-fighter"), scene.dark.unit("tie-bomber")
    back = scene.light.hand("fall-back")
    play = use(scene.start("deployment.2"), "light", back)
    use(play, "light", escort)
    assert play.asked == "dark choose"
    play.answer("dark", other)
    assert play.in_play(one)
    assert not play.in_play(other)
    assert escort in play.table.hands[0]


def test_x_wing_escort_finds_no_characters() -> None:
    scene = rebels()
    escort, vader = scene.light.unit("x-wing-escort"), scene.dark.unit("darth-vader")
    back = scene.light.hand("fall-back")
    play = use(scene.start("deployment.2"), "light", back)
    assert play.asked == "light action"
    assert escort in play.table.hands[0]
    assert play.in_play(vader)


def test_fleet_command_center_shields_a_unit_after_the_refresh_phase() -> None:
    scene = rebels()
    center, ship = scene.light.enhancement("fleet-command-center"), scene.light.unit("y-wing")
    play = use(scene.start("refresh.3", halts=("draw.2",)), "light", center)
    assert play.piece(ship).shields == 1


def test_fleet_command_center_shields_no_objective() -> None:
    scene = rebels()
    center = scene.light.enhancement("fleet-command-center")
    never(scene.start("refresh.3", halts=("draw.2",)), center)


def test_heroic_sacrifice_trades_vehicles() -> None:
    scene = rebels()
    ship, enemy = scene.light.unit("y-wing"), scene.dark.unit("vaders-tie-advanced")
    heroic = scene.light.hand("heroic-sacrifice")
    play = use(scene.start("deployment.2"), "light", heroic)
    assert ship in play.table.discards[0]
    assert enemy in play.table.discards[1]


def test_heroic_sacrifice_needs_an_own_vehicle_and_a_cheap_enemy_one() -> None:
    scene = rebels()
    scene.light.unit("fleet-officer")
    scene.dark.unit("tie-fighter")
    heroic = scene.light.hand("heroic-sacrifice")
    assert not offered(scene.start("deployment.2"), heroic)
    scene = rebels()
    scene.light.unit("y-wing")
    scene.dark.unit("coruscant-defense-fleet")  # costs 5
    heroic = scene.light.hand("heroic-sacrifice")
    assert not offered(scene.start("deployment.2"), heroic)


def test_mobilize_the_squadrons_readies_an_objective_or_enhancement() -> None:
    scene = rebels()
    mobilize = scene.light.objective("mobilize-the-squadrons")
    gun = scene.light.enhancement("heavy-blaster-emplacement", focus=2)
    play = use(scene.start("refresh.4"), "light", mobilize, gun)
    assert play.piece(gun).focus == 1


def test_mobilize_the_squadrons_readies_no_units() -> None:
    scene = rebels()
    mobilize = scene.light.objective("mobilize-the-squadrons")
    scene.light.unit("y-wing", focus=1)
    never(scene.start("refresh.4", halts=("draw.1",)), mobilize)


def test_trench_run_lets_the_dial_be_attacked_and_destroyed() -> None:
    scene = rebels()
    run = scene.light.hand("trench-run")
    scene.light.unit("red-five")
    scene.table.pieces[0].damage = 7
    play = use(scene.start("deployment.2"), "light", run)
    assert play.piece(run).host == 0
    play.until("light engage").answer("light", 0).until("over")
    assert play.table.winner == 0
    assert play.table.result == "dial-destroyed"


def test_trench_run_cannot_be_targeted_and_needs_ten_damage() -> None:
    scene = rebels()
    scene.light.enhancement("trench-run", on=0)
    tear = scene.dark.hand("tear-this-ship-apart")
    never(scene.start("deployment.2", "dark"), tear)
    scene = rebels()
    scene.light.enhancement("trench-run", on=0)
    scene.light.unit("red-five")
    scene.table.pieces[0].damage = 5
    play = scene.start("conflict.3").answer("light", 0).until("halt")
    assert not play.match.over
    assert play.piece(0).damage == 9


def test_trench_run_does_not_let_the_dark_side_attack_the_dial() -> None:
    scene = rebels()
    scene.light.enhancement("trench-run", on=0)
    scene.dark.unit("tie-fighter")
    goal = scene.light.objective("draw-their-fire")
    play = scene.start("conflict.3", "dark")
    assert play.asked == "dark engage"
    assert goal in play.options
    assert 0 not in play.options
    play.refuses("dark", 0, "lcg.eng.declare-objective")


def test_without_trench_run_the_dial_is_no_target() -> None:
    scene = rebels()
    scene.light.unit("red-five")
    play = scene.start("conflict.3")
    assert 0 not in play.options


def test_covering_fire_shields_all_friendly_participants() -> None:
    scene = rebels()
    one, other, gone = scene.light.unit("y-wing"), scene.light.unit("x-wing"), scene.light.unit("rebel-trooper")
    enemy, cover = scene.dark.unit("darth-vader"), scene.light.hand("covering-fire")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [one, other], [enemy])
    play = use(scene.start("engagement.5"), "light", cover, gone)
    assert play.piece(one).shields == play.piece(other).shields == 1
    assert play.piece(enemy).shields == 0
    assert gone in play.table.discards[0]


def test_covering_fire_outside_engagements_is_not_offered() -> None:
    scene = rebels()
    scene.light.unit("y-wing")
    cover = scene.light.hand("covering-fire")
    assert not offered(scene.start("deployment.2"), cover)


def test_decoy_at_dantooine_turns_the_dial_back() -> None:
    scene = Scene(light="rebel-alliance", dark="imperial-navy")
    scene.table.dial = 5
    decoy, lost = scene.light.objective("decoy-at-dantooine"), scene.light.objective("draw-their-fire")
    blast = scene.dark.hand("superlaser-blast")
    play = use(scene.start("deployment.2", "dark"), "dark", blast, lost)
    use(play, "light", decoy)
    assert play.table.dial == 5  # one back, one on for the first objective lost


def test_decoy_at_dantooine_does_not_go_below_1_or_react_to_enemies() -> None:
    scene = Scene(light="rebel-alliance", dark="imperial-navy")
    scene.table.dial = 1
    decoy, lost = scene.light.objective("decoy-at-dantooine"), scene.light.objective("draw-their-fire")
    blast = scene.dark.hand("superlaser-blast")
    play = use(scene.start("deployment.2", "dark"), "dark", blast, lost)
    never(play, decoy)
    scene = rebels()
    scene.table.dial = 5
    decoy = scene.light.objective("decoy-at-dantooine")
    fallen = scene.dark.objective("shadows-of-dathomir", damage=4)
    assault = scene.light.hand("rebel-assault")
    play = use(scene.start("deployment.2"), "light", assault, fallen)
    never(play, decoy)


def test_wookiee_navigator_engages_the_same_objective_again() -> None:
    scene = rebels()
    wookiee, other = scene.light.unit("wookiee-navigator"), scene.light.unit("y-wing")
    objective = scene.dark.objective("shadows-of-dathomir")
    scene.engage(objective, [wookiee], edge="light")
    play = scene.start("engagement.9")
    use(play, "light", wookiee)
    play.until("light engage")
    assert offered(play, objective)
    play.answer("light", objective).until("halt")
    assert play.piece(other).focus == 1
    assert play.table.named.count(objective) == 2


def test_wookiee_navigator_must_survive_as_an_attacker() -> None:
    scene = rebels()
    wookiee, enemy = scene.light.unit("wookiee-navigator"), scene.dark.unit("kuati-security-team")
    scene.engage(scene.light.objective("draw-their-fire"), [enemy], [wookiee], edge="light")
    never(scene.start("engagement.9", "dark"), wookiee)
    scene = rebels()
    wookiee, vader = scene.light.unit("wookiee-navigator"), scene.dark.unit("darth-vader")
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [wookiee], [vader], edge="dark")
    never(scene.start("engagement.9"), wookiee)


def test_false_lead_turns_the_dial_back_with_its_objective() -> None:
    scene = Scene(light="rebel-alliance", dark="imperial-navy")
    scene.table.dial = 5
    lost = scene.light.objective("draw-their-fire")
    lead = scene.light.enhancement("false-lead", on=lost)
    blast = scene.dark.hand("superlaser-blast")
    play = use(scene.start("deployment.2", "dark"), "dark", blast, lost)
    use(play, "light", lead)
    assert play.table.dial == 5


def test_false_lead_does_not_mind_other_objectives() -> None:
    scene = Scene(light="rebel-alliance", dark="imperial-navy")
    scene.table.dial = 5
    lost, other = scene.light.objective("draw-their-fire"), scene.light.objective("a-heros-journey")
    lead = scene.light.enhancement("false-lead", on=other)
    blast = scene.dark.hand("superlaser-blast")
    play = use(scene.start("deployment.2", "dark"), "dark", blast, lost)
    never(play, lead)
    assert play.table.dial >= 6


def test_fall_back_returns_a_friendly_unit() -> None:
    scene = rebels()
    ship, enemy = scene.light.unit("y-wing", damage=0), scene.dark.unit("tie-fighter")
    back = scene.light.hand("fall-back")
    play = use(scene.start("deployment.2"), "light", back)
    assert ship in play.table.hands[0]
    assert play.in_play(enemy)


def test_fall_back_is_not_for_enemies() -> None:
    scene = rebels()
    scene.dark.unit("tie-fighter")
    back = scene.light.hand("fall-back")
    assert not offered(scene.start("deployment.2"), back)


def test_a_new_hope_keeps_three_units_each() -> None:
    scene = rebels()
    mine = [scene.light.unit("rebel-trooper") for _ in range(4)]
    theirs = [scene.dark.unit("espo-trooper") for _ in range(5)]
    hope = scene.light.hand("a-new-hope")
    play = use(scene.start("deployment.2", "dark", halts=("force.1",)), "light", hope)
    assert play.asked == "light keep"  # the user of the effect chooses first, also in the other turn
    play.answer("light", tuple(mine[:3]))
    assert play.asked == "dark keep"
    play.answer("dark", (theirs[0],))
    assert [n for n in mine if play.in_play(n)] == mine[:3]
    assert [n for n in theirs if play.in_play(n)] == theirs[:1]
    assert mine[3] in play.table.hands[0]
    assert set(theirs[1:]) <= set(play.table.hands[1])


def test_a_new_hope_lets_nobody_keep_four() -> None:
    scene = rebels()
    mine = [scene.light.unit("rebel-trooper") for _ in range(4)]
    hope = scene.light.hand("a-new-hope")
    play = use(scene.start("deployment.2"), "light", hope)
    play.refuses("light", tuple(mine))
    scene = rebels()
    hope = scene.light.hand("a-new-hope")
    assert not offered(scene.start("deployment.2"), hope)
