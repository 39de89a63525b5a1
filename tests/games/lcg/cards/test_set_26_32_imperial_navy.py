"""The Imperial Navy sets of the core box, 26 to 32."""

from __future__ import annotations

import pytest

from tests.games.lcg.cards import Scene, never, offered, play_on, use


def navy(light: str = "jedi") -> Scene:
    return Scene(light=light, dark="imperial-navy")


# ── 26. Imperial Command ───────────────────────────────────────────────────────────────────────────────────────────


def test_admiral_motti_readies_a_unit_after_the_refresh() -> None:
    scene = navy()
    motti, squad = scene.dark.unit("admiral-motti"), scene.dark.unit("heavy-stormtrooper-squad", focus=2)
    play = use(scene.start("refresh.4", "dark"), "dark", motti)
    assert play.piece(squad).focus == 1


def test_admiral_motti_readies_friends_only() -> None:
    scene = navy()
    motti = scene.dark.unit("admiral-motti")
    scene.light.unit("y-wing", focus=1)
    scene.dark.objective("imperial-command", focus=1)
    never(scene.start("refresh.4", "dark", halts=("draw.1",)), motti)


def test_orbital_bombardment_gives_every_unit_blast() -> None:
    scene = navy()
    officer, objective = scene.dark.unit("imperial-officer"), scene.light.objective("draw-their-fire")
    scene.dark.enhancement("orbital-bombardment")
    scene.engage(objective, [officer], edge="light")
    play = scene.start("engagement.9", "dark", halts=("engagement.14",)).until("halt")
    assert play.piece(objective).damage == 1


def test_orbital_bombardment_does_not_arm_the_enemy() -> None:
    scene = navy()
    scene.dark.enhancement("orbital-bombardment")
    trooper, objective = scene.light.unit("rebel-trooper"), scene.dark.objective("imperial-command")
    scene.engage(objective, [trooper], edge="light")
    play = scene.start("engagement.9", halts=("engagement.14",)).until("halt")
    assert play.piece(objective).damage == 0


# ── 27. Kuat Reinforcements ────────────────────────────────────────────────────────────────────────────────────────


def test_kuat_reinforcements_trade_cards_for_a_cheaper_vehicle() -> None:
    scene = navy()
    kuat = scene.dark.objective("kuat-reinforcements", focus=1)
    for _ in range(2):
        scene.dark.objective("imperial-command", focus=1)
    ship, spare = scene.dark.hand("tie-bomber"), scene.dark.hand("tie-fighter")
    play = scene.start("deployment.2", "dark").answer("dark", ("play", ship))
    use(play, "dark", kuat, spare)
    play_on(play).until("halt")
    assert play.in_play(ship)
    assert spare in play.table.discards[1]


def test_kuat_reinforcements_do_not_help_characters() -> None:
    scene = navy()
    kuat = scene.dark.objective("kuat-reinforcements")
    squad = scene.dark.hand("heavy-stormtrooper-squad")
    scene.dark.hand("tie-fighter")
    never(use(scene.start("deployment.2", "dark"), "dark", squad), kuat)


def test_backstabber_joins_an_engagement_and_hits_the_objective() -> None:
    scene = navy()
    tie, objective = scene.dark.unit("tie-fighter"), scene.light.objective("draw-their-fire")
    stabber = scene.dark.hand("backstabber")
    scene.engage(objective, [tie])
    play = use(scene.start("engagement.3", "dark"), "dark", stabber)
    assert play.piece(stabber).role == 1
    use(play, "dark", stabber)
    assert play.piece(objective).damage == 1


def test_backstabber_in_the_deployment_phase_hits_nothing() -> None:
    scene = navy()
    stabber = scene.dark.hand("backstabber")
    play = use(scene.start("deployment.2", "dark"), "dark", stabber)
    never(play, stabber)
    scene = navy()
    stabber = scene.dark.hand("backstabber")
    never(scene.start("refresh.5", "dark", halts=("deployment.1",)), stabber)


def test_tallon_roll_readies_a_fighter() -> None:
    scene = navy()
    tie, roll = scene.dark.unit("tie-fighter", focus=1), scene.dark.hand("tallon-roll")
    play = use(scene.start("deployment.2", "dark"), "dark", roll)
    assert play.piece(tie).focus == 0


def test_tallon_roll_is_for_fighters_that_need_it() -> None:
    scene = navy()
    scene.dark.unit("at-st", focus=1)
    scene.dark.unit("tie-fighter")
    roll = scene.dark.hand("tallon-roll")
    assert not offered(scene.start("deployment.2", "dark"), roll)


def test_death_from_above_arms_up_to_two_attacking_vehicles() -> None:
    scene = navy()
    one, other, third = (scene.dark.unit("tie-bomber") for _ in range(3))
    objective, death = scene.light.objective("draw-their-fire"), scene.dark.hand("death-from-above")
    scene.engage(objective, [one, other, third])
    play = scene.start("engagement.3", "dark").answer("dark", ("play", death))
    play_on(play).answer("dark", (one, other))
    assert {modifier.on for modifier in play.table.lasting} == {(one, other)}
    play.until("halt")
    assert not play.in_play(objective)  # 3 + 2 blast and the edge icons: more than five
    assert play.table.lasting == []


def test_death_from_above_needs_attacking_vehicles() -> None:
    scene = navy()
    squad = scene.dark.unit("heavy-stormtrooper-squad")
    scene.dark.unit("tie-bomber")
    death = scene.dark.hand("death-from-above")
    scene.engage(scene.light.objective("draw-their-fire"), [squad])
    never(scene.start("engagement.3", "dark"), death)


# ── 28. The Ultimate Power ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_ultimate_power_admits_two_attackers() -> None:
    scene = navy()
    ships = [scene.light.unit("y-wing") for _ in range(3)]
    power, other = scene.dark.objective("the-ultimate-power"), scene.dark.objective("imperial-command")
    play = scene.start("conflict.3").answer("light", power)
    play.refuses("light", tuple(ships))
    play.answer("light", tuple(ships[:2]))
    assert [play.piece(ship).role for ship in ships] == [1, 1, 0] or play.trail[-1] != "engagement.2"
    scene = navy()
    ships = [scene.light.unit("y-wing") for _ in range(3)]
    scene.dark.objective("the-ultimate-power")
    other = scene.dark.objective("imperial-command")
    play = scene.start("conflict.3", halts=("engagement.3",)).answer("light", other).answer("light", tuple(ships))
    assert [play.piece(ship).role for ship in ships] == [1, 1, 1]


def test_grand_moff_tarkin_makes_enemy_objectives_fall_sooner() -> None:
    scene = navy()
    weak, tarkin = scene.light.objective("draw-their-fire", damage=4), scene.dark.hand("grand-moff-tarkin")
    play = use(scene.start("deployment.2", "dark"), "dark", tarkin)
    assert not play.in_play(weak)
    assert weak in play.table.victories[1]


def test_grand_moff_tarkin_does_not_weaken_his_own() -> None:
    scene = navy()
    own, tarkin = scene.dark.objective("imperial-command", damage=4), scene.dark.hand("grand-moff-tarkin")
    play = use(scene.start("deployment.2", "dark"), "dark", tarkin)
    assert play.in_play(own)


def test_superlaser_engineer_finds_the_big_guns() -> None:
    scene = navy()
    engineer = scene.dark.hand("superlaser-engineer")
    blast, bombing = scene.dark.deck("superlaser-blast"), scene.dark.deck("orbital-bombardment")
    rest = [scene.dark.deck("devastator"), scene.dark.deck("force-lightning"), scene.dark.deck("control-room")]
    play = use(scene.start("deployment.2", "dark"), "dark", engineer)
    use(play, "dark", engineer)
    assert play.asked == "dark bottom-order"
    play.answer("dark", tuple(rest))
    assert set(play.table.hands[1]) == {blast, bombing}
    assert play.table.decks[1][:3] == rest[::-1]
    assert play.table.limbo == []


@pytest.mark.parametrize("rest", [(), ("tie-fighter",), ("tie-fighter", "tie-fighter")])
def test_superlaser_engineer_is_not_asked_for_the_order_of_equal_cards(rest: tuple[str, ...]) -> None:
    scene = navy()
    engineer = scene.dark.hand("superlaser-engineer")
    low = scene.dark.deck("devastator")
    left = [scene.dark.deck(name) for name in rest]
    guns = [scene.dark.deck("superlaser-blast") for _ in range(5 - len(rest))]
    play = use(scene.start("deployment.2", "dark", halts=("deployment.3",)), "dark", engineer)
    use(play, "dark", engineer)
    assert play.asked == "light halt"
    assert sorted(play.table.hands[1]) == guns
    assert sorted(play.table.decks[1][: len(rest)]) == left
    assert play.table.decks[1][-1] == low


def test_superlaser_engineer_takes_no_units_and_no_cheap_cards() -> None:
    scene = navy()
    engineer = scene.dark.hand("superlaser-engineer")
    scene.dark.deck("devastator", "control-room", "death-from-above", "stormtrooper-elite", "force-lightning")
    play = use(scene.start("deployment.2", "dark"), "dark", engineer)
    use(play, "dark", engineer).skip()
    assert play.table.hands[1] == []


def test_control_room_is_limited() -> None:
    scene = navy()
    one, other = scene.dark.hand("control-room"), scene.dark.hand("control-room")
    play = use(scene.start("deployment.2", "dark"), "dark", one)
    assert play.in_play(one)
    assert not offered(play, other)


def test_superlaser_blast_destroys_an_objective() -> None:
    scene = navy()
    objective, blast = scene.light.objective("draw-their-fire"), scene.dark.hand("superlaser-blast")
    scene.table.dial = 3
    play = use(scene.start("deployment.2", "dark"), "dark", blast, objective)
    assert objective in play.table.victories[1]
    assert play.table.dial == 4


def test_superlaser_blast_is_for_the_own_turn() -> None:
    scene = navy()
    blast = scene.dark.hand("superlaser-blast")
    never(scene.start("deployment.2", "light"), blast)


# ── 29. Death and Despayre ─────────────────────────────────────────────────────────────────────────────────────────


def test_devastator_and_imperial_officer_buy_the_dial_on() -> None:
    for name, price in (("devastator", 1), ("imperial-officer", 2)):
        scene = navy()
        scene.table.dial = 3
        unit, blast = scene.dark.unit(name), scene.dark.hand("superlaser-blast")
        lost = scene.light.objective("draw-their-fire")
        play = use(scene.start("deployment.2", "dark"), "dark", blast, lost)
        before = sum(piece.focus for piece in play.table.pieces.values())
        use(play, "dark", unit)
        assert play.table.dial == 5
        assert sum(piece.focus for piece in play.table.pieces.values()) == before + price


def test_devastator_and_imperial_officer_need_an_enemy_objective_and_resources() -> None:
    for name in ("devastator", "imperial-officer"):
        scene = Scene(light="rebel-alliance", dark="imperial-navy")
        unit, lost = scene.dark.unit(name), scene.dark.objective("imperial-command", damage=4)
        assault = scene.light.hand("rebel-assault")
        never(use(scene.start("deployment.2"), "light", assault, lost), unit)
        scene = navy()
        for _ in range(3):
            scene.dark.objective("imperial-command", focus=1)
        unit, blast = scene.dark.unit(name), scene.dark.hand("superlaser-blast")
        scene.dark.enhancement("control-room")
        scene.dark.unit("duty-officer")
        lost = scene.light.objective("draw-their-fire")
        never(use(scene.start("deployment.2", "dark"), "dark", blast, lost), unit)


def test_defense_upgrade_strengthens_an_objective_until_it_goes() -> None:
    scene = Scene(light="rebel-alliance", dark="imperial-navy")
    objective = scene.dark.objective("imperial-command", damage=4)
    upgrade = scene.dark.enhancement("defense-upgrade", on=objective)
    assault = scene.light.hand("rebel-assault")
    play = use(scene.start("deployment.2"), "light", assault, objective)
    assert play.piece(objective).damage == 6
    assert play.in_play(upgrade)


def test_defense_upgrade_taken_away_lets_the_objective_fall() -> None:
    scene = Scene(light="smugglers-and-spies", dark="imperial-navy")
    objective = scene.dark.objective("imperial-command", damage=6)
    scene.dark.enhancement("defense-upgrade", on=objective)
    scene.light.unit("ewok-scout")
    yub = scene.light.hand("yub-yub")
    play = use(scene.start("deployment.2"), "light", yub)
    assert objective in play.table.victories[0]


# ── 30. Defense Protocol ───────────────────────────────────────────────────────────────────────────────────────────


def test_defense_protocol_pays_with_the_reserve() -> None:
    scene = navy()
    protocol, luke = scene.dark.objective("defense-protocol"), scene.light.unit("luke-skywalker")
    play = use(scene.start("draw.1", "dark", halts=("deployment.1",)), "dark", protocol)
    assert play.piece(luke).damage == 1
    play.until("halt")
    assert len(play.table.hands[1]) == 5
    assert play.table.lasting == []


def test_defense_protocol_needs_a_unit_to_hit() -> None:
    scene = navy()
    protocol = scene.dark.objective("defense-protocol")
    play = never(scene.start("draw.1", "dark", halts=("deployment.1",)), protocol)
    assert len(play.table.hands[1]) == 6


def test_tie_attack_squadron_grows_with_a_fate_card() -> None:
    for card, damage in (("heat-of-battle-dark", 2), ("tallon-roll", 1)):
        scene = navy()
        squadron, guard = scene.dark.unit("tie-attack-squadron"), scene.light.unit("redemption")
        placed = scene.dark.hand(card)
        scene.engage(scene.light.objective("draw-their-fire"), [squadron], [guard])
        play = scene.start("engagement.6", "dark", halts=("engagement.9", "engagement.10")).answer("dark", placed)
        play.until("halt")
        before = play.piece(guard).damage
        play.answer("light", "go").until("halt")
        assert play.piece(guard).damage - before == damage


def test_tie_attack_squadron_has_targeted_strike_only_then() -> None:
    for card, free in (("heat-of-battle-dark", True), ("tallon-roll", False)):
        scene = navy()
        squadron, guard = scene.dark.unit("tie-attack-squadron"), scene.light.unit("redemption")
        absent, placed = scene.light.unit("yoda"), scene.dark.hand(card)
        scene.engage(scene.light.objective("draw-their-fire"), [squadron], [guard])
        play = scene.start("engagement.6", "dark", halts=("engagement.9",)).answer("dark", placed).until("halt")
        play.answer("light", "go").answer("dark", "unit_damage")
        assert (play.asked == "dark unit-damage" and offered(play, absent)) is free


# ── 31. The Endor Gambit ───────────────────────────────────────────────────────────────────────────────────────────


def test_the_endor_gambit_readies_a_vehicle() -> None:
    scene = navy()
    gambit, walker = scene.dark.objective("the-endor-gambit"), scene.dark.unit("at-st", focus=2)
    play = use(scene.start("refresh.4", "dark"), "dark", gambit)
    assert play.piece(walker).focus == 1


def test_the_endor_gambit_readies_no_characters() -> None:
    scene = navy()
    gambit = scene.dark.objective("the-endor-gambit")
    scene.dark.unit("imperial-officer", focus=2)
    never(scene.start("refresh.4", "dark", halts=("draw.1",)), gambit)


def test_at_st_commander_buys_a_shield_for_a_vehicle() -> None:
    scene = navy()
    commander, walker = scene.dark.unit("at-st-commander"), scene.dark.unit("at-st")
    scene.engage(scene.light.objective("draw-their-fire"), [walker])
    play = use(scene.start("engagement.3", "dark", halts=("engagement.4",)), "dark", commander)
    assert play.piece(walker).shields == 1
    assert sum(piece.focus for piece in play.table.pieces.values()) == 1


def test_at_st_commander_needs_an_engagement_with_a_vehicle() -> None:
    scene = navy()
    commander = scene.dark.unit("at-st-commander")
    scene.dark.unit("at-st")
    never(scene.start("deployment.2", "dark", halts=("conflict.3",)), commander)
    scene = navy()
    commander, squad = scene.dark.unit("at-st-commander"), scene.dark.unit("heavy-stormtrooper-squad")
    scene.dark.unit("at-st")
    scene.engage(scene.light.objective("draw-their-fire"), [squad])
    never(scene.start("engagement.3", "dark", halts=("engagement.14",)), commander)


def test_at_st_draws_as_it_enters() -> None:
    scene = navy()
    walker = scene.dark.hand("at-st")
    play = use(scene.start("deployment.2", "dark"), "dark", walker)
    use(play, "dark", walker)
    assert len(play.table.hands[1]) == 1


def test_at_st_does_not_draw_for_other_units() -> None:
    scene = navy()
    walker, squad = scene.dark.unit("at-st"), scene.dark.hand("heavy-stormtrooper-squad")
    never(use(scene.start("deployment.2", "dark"), "dark", squad), walker)


def test_aft_armor_plating_gives_shielding() -> None:
    scene = navy()
    walker, objective = scene.dark.unit("at-st"), scene.light.objective("draw-their-fire")
    scene.dark.enhancement("aft-armor-plating", on=walker)
    play = scene.start("conflict.3", "dark").answer("dark", objective)
    assert play.asked == "dark shielding"
    use(play, "dark", walker)
    assert play.piece(walker).shields == 1


def test_aft_armor_plating_is_for_vehicles() -> None:
    scene = navy()
    scene.dark.unit("imperial-officer")
    armor = scene.dark.hand("aft-armor-plating")
    assert not offered(scene.start("deployment.2", "dark"), armor)


# ── 32. Take Them Prisoner ─────────────────────────────────────────────────────────────────────────────────────────


def test_take_them_prisoner_captures_from_the_deck() -> None:
    scene = navy()
    for _ in range(2):
        scene.dark.objective("imperial-command")
    one, other, third = scene.light.deck("luke-skywalker"), scene.light.deck("yoda"), scene.light.deck("y-wing")
    prison = scene.dark.missions("take-them-prisoner")
    play = use(scene.start("refresh.4", "dark", full=False), "dark", prison)
    assert play.asked == "dark capture-card"
    play.answer("dark", other)
    assert play.asked == "dark top-order"
    play.answer("dark", (one, third))
    assert play.piece(prison).captured == (other,)
    assert play.table.decks[0][-2:] == [third, one]  # the first named lies on top


@pytest.mark.parametrize("count", [1, 2, 3])
def test_take_them_prisoner_puts_equal_cards_back_unasked(count: int) -> None:
    scene = navy()
    for _ in range(2):
        scene.dark.objective("imperial-command")
    wings = [scene.light.deck("y-wing") for _ in range(count)]
    prison = scene.dark.missions("take-them-prisoner")
    play = use(scene.start("refresh.4", "dark", full=False, halts=("refresh.5",)), "dark", prison)
    if count > 1:
        play.answer("dark", wings[0])
    assert play.asked == "light halt"
    assert play.piece(prison).captured == (wings[0],)
    assert sorted(play.table.decks[0]) == wings[1:]


def test_take_them_prisoner_takes_nothing_from_an_empty_deck() -> None:
    scene = navy()
    for _ in range(2):
        scene.dark.objective("imperial-command")
    prison = scene.dark.missions("take-them-prisoner")
    scene.dark.deck(*["espo-trooper"] * 10)
    never(scene.start("refresh.4", "dark", full=False, halts=("deployment.1",)), prison)


def test_detained_captures_an_attacker_after_its_strike() -> None:
    scene = navy()
    luke, prison = scene.light.unit("luke-skywalker"), scene.dark.objective("imperial-command")
    detained = scene.dark.hand("detained")
    scene.engage(prison, [luke], edge="light")
    play = scene.start("engagement.9", halts=("engagement.14",))
    use(play, "dark", detained, prison)
    assert play.piece(prison).captured == (luke,)
    assert luke not in play.table.discards[0]


def test_detained_is_not_for_vehicles_or_defenders() -> None:
    scene = navy()
    ship, detained = scene.light.unit("y-wing"), scene.dark.hand("detained")
    scene.engage(scene.dark.objective("imperial-command"), [ship], edge="light")
    never(scene.start("engagement.9", halts=("engagement.14",)), detained)
    scene = navy()
    luke, squad, detained = scene.light.unit("yoda"), scene.dark.unit("tie-bomber"), scene.dark.hand("detained")
    scene.engage(scene.light.objective("draw-their-fire"), [squad], [luke], edge="light")
    never(scene.start("engagement.9", "dark", halts=("engagement.14",)), detained)


def test_trooper_assault_arms_all_attacking_troopers() -> None:
    scene = navy()
    one, other = scene.dark.unit("heavy-stormtrooper-squad"), scene.dark.unit("death-star-trooper")
    officer, assault = scene.dark.unit("imperial-officer"), scene.dark.hand("trooper-assault")
    objective = scene.light.objective("draw-their-fire")
    scene.engage(objective, [one, other, officer])
    play = use(scene.start("engagement.3", "dark", halts=("engagement.14",)), "dark", assault).until("halt")
    assert play.piece(objective).damage == 2


def test_trooper_assault_needs_attacking_troopers() -> None:
    scene = navy()
    officer, assault = scene.dark.unit("imperial-officer"), scene.dark.hand("trooper-assault")
    scene.dark.unit("death-star-trooper")
    scene.engage(scene.light.objective("draw-their-fire"), [officer])
    never(scene.start("engagement.3", "dark", halts=("engagement.14",)), assault)


def test_tear_this_ship_apart_discards_an_enhancement() -> None:
    scene = navy()
    luke = scene.light.unit("luke-skywalker")
    saber = scene.light.enhancement("jedi-lightsaber", on=luke)
    tear = scene.dark.hand("tear-this-ship-apart")
    play = use(scene.start("deployment.2", "dark"), "dark", tear)
    assert saber in play.table.discards[0]


def test_tear_this_ship_apart_spares_limited_enhancements() -> None:
    scene = navy()
    scene.light.enhancement("hidden-outpost")
    tear = scene.dark.hand("tear-this-ship-apart")
    assert not offered(scene.start("deployment.2", "dark"), tear)


def test_superlaser_engineer_has_shielding() -> None:
    scene = navy()
    engineer = scene.dark.unit("superlaser-engineer")
    luke = scene.light.unit("luke-skywalker")
    scene.engage(scene.dark.objective("imperial-command"), [luke])
    play = scene.start("engagement.4").answer("dark", (engineer,))
    assert play.asked == "dark shielding"
