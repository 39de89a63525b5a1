"""Every card of the damage deck: what it does faceup, how it is mended, what it leaves alone."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask
from dejarik.games.xwing.cards.facts import Manoeuvre
from dejarik.games.xwing.notes import (
    CardDie,
    CriticallyDamaged,
    Damaged,
    Destroyed,
    Flipped,
    Misses,
    ObstacleDie,
    OfShip,
    RollsAttack,
    RollsDefence,
)
from dejarik.games.xwing.rules.actions import action_names, action_options, action_step
from dejarik.games.xwing.rules.activation import activate
from dejarik.games.xwing.rules.combat import attack_options, defence_dice, next_attack, open_phase
from dejarik.games.xwing.rules.damage import deal_facedown, flip_kind, suffer
from dejarik.games.xwing.rules.values import agility, colour, damage_points, skill, weapon_value
from dejarik.games.xwing.state import IMPERIAL, REBEL, Attack, Obstacle, Ship, Table
from tests.games.xwing.flight import at, fleet, green, hurt, kinds, lay, play, red, shoot, stack, told
from tests.games.xwing.sky import kinds_told


def one(pilot: str = "academy-pilot", *upgrades: str, **state: object) -> tuple[Table, Ship]:
    table = fleet(at(pilot, 450, 450, 0, *upgrades, **state))
    return table, table.ships[0]


def names(table: Table, ship: Ship) -> list[object]:
    return list(action_options(table, ship, action_names(table, ship)))


def dice(table: Table, kind: type[RollsAttack | RollsDefence]) -> int:
    return len(told(table, kind)[-1].dice)


# ── Direct Hit! ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.direct-hit", "xw.dmg.facedown-ignored")
def test_a_direct_hit_counts_twice_while_faceup() -> None:
    table, tie = one()
    stack(table, "console-fire", "direct-hit")
    deal_facedown(table, tie)
    play(suffer(table, tie, crits=1))
    assert tie.destroyed
    table, tie = one()
    stack(table, "direct-hit", "direct-hit")
    deal_facedown(table, tie)
    deal_facedown(table, tie)
    assert damage_points(tie) == 2
    assert tie.in_play


# ── Blinded Pilot ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.blinded-pilot")
def test_a_blinded_pilot_rolls_nothing_once() -> None:
    table = fleet(at("mauler-mithel", 450, 300), at("rookie-pilot", 450, 390, 180))
    mauler, target = table.ships
    hurt(table, mauler, "blinded-pilot")
    lay(table)
    assert play(shoot(table, mauler, target)) == []
    assert dice(table, RollsAttack) == 0
    assert told(table, Misses)
    assert (mauler.faceup, len(mauler.damage), target.shields) == ((), 1, 2)
    lay(table, red("hit", "blank", "blank", "blank"), green("blank", "blank"))
    play(shoot(table, mauler, target))
    assert target.shields == 1


def test_a_blinded_pilot_may_defend_and_stays_blind() -> None:
    table = fleet(at("academy-pilot", 450, 300), at("rookie-pilot", 450, 500, 180))
    tie, enemy = table.ships
    hurt(table, tie, "blinded-pilot")
    lay(table, red("blank", "blank", "blank"), green("blank", "blank", "blank"))
    play(shoot(table, enemy, tie))
    assert tie.faceup == ("blinded-pilot",)
    assert dice(table, RollsDefence) == 3


@pytest.mark.rule("xw.gap.deck-blinded-target")
def test_a_blinded_pilot_needs_a_target_to_open_his_eyes() -> None:
    table = fleet(at("academy-pilot", 450, 300, 180), at("rookie-pilot", 450, 500, 0))
    tie = table.ships[0]
    hurt(table, tie, "blinded-pilot")
    assert attack_options(table, tie) == []
    assert next_attack(table) is None, "nobody has a target: the phase is over"
    assert tie.faceup == ("blinded-pilot",)


# ── Console Fire ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.console-fire")
@pytest.mark.parametrize(("face", "cards"), [("hit", 2), ("crit", 1), ("focus", 1), ("blank", 1)])
def test_console_fire_burns_at_the_start_of_combat(face: str, cards: int) -> None:
    table, tie = one()
    hurt(table, tie, "console-fire")
    lay(table, red(face))
    play(open_phase(table))
    assert len(tie.damage) == cards
    assert tie.faceup == ("console-fire",)


def test_console_fire_is_put_out_by_an_action_without_a_die() -> None:
    table, tie = one()
    hurt(table, tie, "console-fire")
    lay(table)
    play(action_step(table, tie), "damage-console-fire")
    assert (tie.faceup, len(tie.damage)) == ((), 1)
    assert told(table, CardDie) == []
    play(open_phase(table))
    assert told(table, CardDie) == []


@pytest.mark.rule("xw.abil.order-initiative")
@pytest.mark.parametrize("initiative", [IMPERIAL, REBEL])
def test_fires_of_both_sides_burn_in_the_order_of_initiative(initiative: int) -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 600), initiative=initiative)
    rookie, tie = table.ships
    hurt(table, rookie, "console-fire")
    hurt(table, tie, "console-fire")
    lay(table, red("hit"), red("blank"))
    play(open_phase(table))
    burnt = tie if initiative == IMPERIAL else rookie
    assert (len(tie.damage) == 2) == (burnt is tie)
    assert (rookie.shields == 1) == (burnt is rookie)


# ── Damaged Cockpit ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.damaged-cockpit")
def test_a_damaged_cockpit_costs_all_skill_from_the_next_round_on() -> None:
    table, luke = one("luke-skywalker", shields=0)
    table.round = 2
    stack(table, "damaged-cockpit")
    play(suffer(table, luke, crits=1))
    assert skill(table, luke) == 8
    table.round = 3
    assert skill(table, luke) == 0
    flip_kind(table, luke, "damaged-cockpit")
    assert skill(table, luke) == 8


def test_a_damaged_cockpit_moves_the_pilot_to_the_other_end_of_the_order() -> None:
    table = fleet(at("luke-skywalker", 450, 300, shields=0), at("academy-pilot", 450, 500, 180), round=3)
    luke, _ = table.ships
    hurt(table, luke, "damaged-cockpit", since=2)
    turn = next_attack(table)
    assert turn is not None
    question = next(turn)
    assert isinstance(question, Ask)
    assert question.about == OfShip(table.ships[1].tag), "the cadet attacks first now"


# ── Damaged Engine ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.damaged-engine")
def test_a_damaged_engine_makes_turns_red() -> None:
    table, tie = one(bearing="turn-left", speed=1)
    hurt(table, tie, "damaged-engine")
    play(activate(table, [tie]))
    assert tie.stress == 1
    assert colour(tie, Manoeuvre("bank-left", 2, "green")) == "green"
    assert colour(tie, Manoeuvre("turn-right", 3, "white")) == "red"
    other, _ = fleet(at("academy-pilot", 450, 300)), None
    assert colour(other.ships[0], Manoeuvre("turn-right", 3, "white")) == "white"


# ── Damaged Sensor Array ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.damaged-sensor-array")
def test_a_damaged_sensor_array_leaves_only_card_actions() -> None:
    table = fleet(at("rookie-pilot", 450, 300, 0, "r2-f2"), at("academy-pilot", 450, 500))
    ship = table.ships[0]
    assert names(table, ship) == ["focus", ("target-lock", 1), "upgrade-r2-f2"]
    hurt(table, ship, "damaged-sensor-array")
    assert names(table, ship) == ["upgrade-r2-f2", "damage-damaged-sensor-array"]


@pytest.mark.parametrize(("face", "mended"), [("hit", True), ("crit", False), ("focus", False), ("blank", False)])
def test_mending_the_sensor_array(face: str, mended: bool) -> None:
    table, tie = one()
    hurt(table, tie, "damaged-sensor-array")
    lay(table, red(face))
    play(action_step(table, tie), "damage-damaged-sensor-array")
    assert (tie.faceup == ()) == mended
    assert len(tie.damage) == 1
    tie.performed = ()
    assert ("focus" in names(table, tie)) == mended


# ── Injured Pilot ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.injured-pilot")
def test_an_injured_pilot_has_neither_ability_nor_talent() -> None:
    table = fleet(at("mauler-mithel", 450, 300, 0, "marksmanship"), at("rookie-pilot", 450, 390, 180))
    mauler, target = table.ships
    play(action_step(table, mauler), "upgrade-marksmanship")
    hurt(table, mauler, "injured-pilot")
    lay(table, red("focus", "focus", "focus"), green("blank", "blank"))
    assert play(shoot(table, mauler, target)) == []
    assert dice(table, RollsAttack) == 3
    mauler.performed = ()
    assert "upgrade-marksmanship" not in names(table, mauler)
    flip_kind(table, mauler, "injured-pilot")
    assert "upgrade-marksmanship" in names(table, mauler)


def test_an_injured_pilot_keeps_his_droid_and_his_torpedoes() -> None:
    table = fleet(
        at("luke-skywalker", 450, 300, 0, "r2-d2", "proton-torpedoes", shields=0, bearing="straight", speed=1),
        at("academy-pilot", 450, 600, 180),
    )
    luke, tie = table.ships
    hurt(table, luke, "injured-pilot")
    play(activate(table, [luke]), "use", ("target-lock", tie.id))
    assert luke.shields == 1
    assert ("proton-torpedoes", tie.id) in attack_options(table, luke)
    lay(table, red("blank", "blank", "blank"), green("focus", "blank"))
    luke.y, tie.y = 300_000, 500_000
    assert play(shoot(table, tie, luke)) == [], "Luke's own ability is gone"


# ── Minor Explosion ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.minor-explosion")
def test_a_minor_explosion_may_cost_another_card() -> None:
    for face, cards in (("hit", 0), ("crit", 2)):
        table, tie = one()
        hurt(table, tie, "structural-damage", faceup=False)
        stack(table, "minor-explosion", "console-fire")
        lay(table, red(face))
        play(suffer(table, tie, crits=1))
        assert tie.destroyed == (face == "hit")
        assert len(tie.damage) == cards
        assert tie.faceup == ()
        if face == "hit":
            assert len(table.discard) == 3


@pytest.mark.rule("xw.gap.deck-order-immediate")
def test_an_explosion_comes_before_the_next_point_of_damage() -> None:
    table, ship = one("rookie-pilot", shields=0)
    stack(table, "minor-explosion", "console-fire", "structural-damage")
    lay(table, red("hit"))
    play(suffer(table, ship, crits=2))
    assert ship.destroyed
    assert kinds_told(table) == [CriticallyDamaged, CardDie, Damaged, Flipped, CriticallyDamaged, Destroyed]


@pytest.mark.rule("xw.gap.dmg-excess", "xw.dmg.destroy-cleanup")
def test_a_card_that_destroys_the_ship_does_nothing_more() -> None:
    table, ship = one("rookie-pilot", shields=0)
    hurt(table, ship, "console-fire", "console-fire", faceup=False)
    stack(table, "minor-explosion")
    lay(table, red("hit"))
    play(suffer(table, ship, crits=1))
    assert kinds_told(table) == [CriticallyDamaged, Destroyed]
    assert table.rng.script, "no die was rolled for the explosion"
    assert len(table.discard) == 3


@pytest.mark.rule("xw.gap.dmg-excess")
def test_nobody_is_asked_which_weapon_of_a_wreck_has_failed() -> None:
    table, ship = one("gold-squadron-pilot", "ion-cannon-turret", "proton-torpedoes", shields=0)
    hurt(table, ship, *["console-fire"] * 2, *["structural-damage"] * 2, faceup=False)
    stack(table, "munitions-failure")
    assert play(suffer(table, ship, crits=1)).kinds == []
    assert ship.destroyed
    assert ship.upgrades == ("ion-cannon-turret", "proton-torpedoes")


@pytest.mark.rule("xw.simul.keeps-cards")
def test_a_card_that_dooms_the_ship_still_takes_effect() -> None:
    table = fleet(at("red-squadron-pilot", 450, 300, shields=0), at("black-squadron-pilot", 450, 480, 180))
    rebel, tie = table.ships
    hurt(table, rebel, "console-fire", "console-fire", faceup=False)
    stack(table, "thrust-control-fire")
    lay(table, red("crit", "blank"), green("blank", "blank"))
    play(shoot(table, tie, rebel))
    assert (rebel.doomed, rebel.stress) == (True, 1)


# ── Minor Hull Breach ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.minor-hull-breach", "xw.gap.deck-hit-only")
@pytest.mark.parametrize(("face", "cards"), [("hit", 2), ("crit", 1), ("blank", 1)])
def test_a_hull_breach_threatens_after_red_manoeuvres(face: str, cards: int) -> None:
    table, tie = one(bearing="koiogran", speed=3)
    hurt(table, tie, "minor-hull-breach")
    lay(table, red(face))
    play(activate(table, [tie]))
    assert len(tie.damage) == cards
    assert len(told(table, CardDie)) == 1


@pytest.mark.parametrize(("bearing", "speed"), [("straight", 2), ("straight", 4)])
def test_a_hull_breach_is_quiet_after_other_manoeuvres(bearing: str, speed: int) -> None:
    table, tie = one(bearing=bearing, speed=speed)
    hurt(table, tie, "minor-hull-breach")
    play(activate(table, [tie]), "pass")
    assert told(table, CardDie) == []


# ── Munitions Failure ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.munitions-failure")
def test_a_munitions_failure_costs_a_weapon() -> None:
    table, ship = one("rookie-pilot", "proton-torpedoes", "r2-d2", shields=0)
    stack(table, "munitions-failure")
    play(suffer(table, ship, crits=1))
    assert ship.upgrades == ("r2-d2",)
    assert (ship.faceup, len(ship.damage)) == ((), 1)
    table, ship = one("rookie-pilot", "r2-d2", shields=0)
    stack(table, "munitions-failure")
    play(suffer(table, ship, crits=1))
    assert (ship.upgrades, ship.faceup, len(ship.damage)) == (("r2-d2",), (), 1)


def test_the_owner_chooses_which_weapon_fails() -> None:
    table, ship = one("gold-squadron-pilot", "ion-cannon-turret", "proton-torpedoes", "proton-torpedoes", shields=0)
    stack(table, "munitions-failure")
    asked = play(suffer(table, ship, crits=1), "proton-torpedoes")
    assert asked.options("lose-weapon") == ["ion-cannon-turret", "proton-torpedoes"]
    assert ship.upgrades == ("ion-cannon-turret", "proton-torpedoes")


# ── Structural Damage ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.structural-damage", "xw.dmg.faceup-effect", "xw.abil.damage-upgrade-one-ship")
def test_structural_damage_lowers_agility() -> None:
    table = fleet(at("academy-pilot", 450, 300), at("rookie-pilot", 450, 500, 180), at("academy-pilot", 500, 300))
    tie, enemy, other = table.ships
    hurt(table, tie, "structural-damage")
    lay(table, red("blank", "blank", "blank"), green("blank", "blank"))
    play(shoot(table, enemy, tie))
    assert dice(table, RollsDefence) == 2
    lay(table, red("blank", "blank", "blank"), green("blank", "blank", "blank"))
    play(shoot(table, enemy, other))
    assert dice(table, RollsDefence) == 3, "the other ship has its full agility"
    enemy.y = 600_000
    lay(table, red("blank", "blank", "blank"), green("blank", "blank", "blank"))
    play(shoot(table, enemy, tie))
    assert dice(table, RollsDefence) == 3, "2 and the bonus of Range 3"


@pytest.mark.parametrize(("face", "mended"), [("hit", True), ("crit", False), ("blank", False)])
def test_mending_structural_damage(face: str, mended: bool) -> None:
    table, tie = one()
    hurt(table, tie, "structural-damage")
    lay(table, red(face))
    play(action_step(table, tie), "damage-structural-damage")
    assert agility(table, tie) == (3 if mended else 2)


@pytest.mark.rule("xw.gap.deck-sum-floor")
def test_everything_is_added_before_the_floor() -> None:
    table, ship = one("rookie-pilot", "r2-f2")
    hurt(table, ship, "structural-damage", "structural-damage")
    ship.this_round = ("upgrade-r2-f2",)
    assert agility(table, ship) == 1
    table, slow = one("gold-squadron-pilot", "r2-f2")
    hurt(table, slow, "structural-damage", "structural-damage")
    assert agility(table, slow) == 0
    slow.this_round = ("upgrade-r2-f2",)
    assert agility(table, slow) == 0, "1 - 2 + 1, not 0 + 1"
    attack = Attack(0, 0, "primary", 2, obstructed=False)
    assert defence_dice(table, slow, attack) == 0


# ── Stunned Pilot ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.stunned-pilot")
def test_a_stunned_pilot_is_hurt_by_a_collision() -> None:
    table = fleet(at("academy-pilot", 450, 300, bearing="straight", speed=2), at("rookie-pilot", 450, 420))
    tie, other = table.ships
    hurt(table, tie, "stunned-pilot")
    play(activate(table, [tie]))
    assert tie.touching == [other.id]
    assert len(tie.damage) == 2
    tie.x, tie.touching, other.touching, tie.grounded = 700_000, [], [], False
    play(activate(table, [tie]), "pass")
    assert len(tie.damage) == 2, "a clean manoeuvre costs nothing"
    assert other.shields == 2


@pytest.mark.rule("xw.gap.stunned-template")
def test_only_the_final_base_stuns() -> None:
    def fly(asteroid_y: int, *others: Ship) -> tuple[Table, Ship]:
        table = fleet(at("academy-pilot", 450, 300, bearing="straight", speed=5), *others)
        table.obstacles = [Obstacle(0, 450_000, asteroid_y * 1000, 0)]
        hurt(table, table.ships[0], "stunned-pilot")
        lay(table, red("blank"))
        play(activate(table, [table.ships[0]]))
        return table, table.ships[0]

    table, tie = fly(420)
    assert len(told(table, ObstacleDie)) == 1
    assert len(tie.damage) == 1, "the template alone does not stun"
    table, tie = fly(540)
    assert len(tie.damage) == 2
    table, tie = fly(510, at("rookie-pilot", 450, 550))
    assert tie.touching == [1]
    assert len(tie.damage) == 2, "one damage in all"


# ── Thrust Control Fire, Weapon Malfunction ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.deck.thrust-control-fire")
def test_a_thrust_control_fire_gives_stress() -> None:
    table, tie = one()
    stack(table, "thrust-control-fire")
    play(suffer(table, tie, crits=1))
    assert (tie.stress, tie.faceup, len(tie.damage)) == (1, (), 1)


@pytest.mark.rule("xw.deck.weapon-malfunction", "xw.dmg.crit-token")
def test_a_weapon_malfunction_costs_a_die() -> None:
    table = fleet(at("academy-pilot", 450, 300), at("rookie-pilot", 450, 390, 180))
    tie, enemy = table.ships
    hurt(table, tie, "weapon-malfunction")
    lay(table, red("blank", "blank"), green("blank", "blank"))
    play(shoot(table, tie, enemy))
    assert dice(table, RollsAttack) == 2
    hurt(table, enemy, "weapon-malfunction")
    assert weapon_value(table, enemy) == 2
    flip_kind(table, enemy, "weapon-malfunction")
    assert (weapon_value(table, enemy), enemy.faceup, len(enemy.damage)) == (3, (), 1)


@pytest.mark.parametrize(("face", "mended"), [("hit", True), ("crit", True), ("focus", False), ("blank", False)])
def test_mending_a_weapon_malfunction(face: str, mended: bool) -> None:
    table, tie = one()
    hurt(table, tie, "weapon-malfunction", "weapon-malfunction")
    assert weapon_value(table, tie) == 0
    lay(table, red(face))
    play(action_step(table, tie), "damage-weapon-malfunction")
    assert tie.faceup == ("weapon-malfunction",) * (1 if mended else 2)
    assert "damage-weapon-malfunction" not in names(table, tie), "once a round"


# ── the deck ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_facedown_cards_do_nothing_at_all() -> None:
    table, tie = one(bearing="koiogran", speed=3)
    for kind in ("structural-damage", "minor-hull-breach"):
        hurt(table, tie, kind, faceup=False)
    assert agility(table, tie) == 3
    play(activate(table, [tie]))
    assert told(table, CardDie) == []
    assert kinds(tie) == ["structural-damage", "minor-hull-breach"]
