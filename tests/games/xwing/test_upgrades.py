"""Every upgrade: what it does, and what it must not do."""

from __future__ import annotations

import pytest

from dejarik.core.refusal import Refused
from dejarik.games.xwing.cards.facts import Manoeuvre
from dejarik.games.xwing.cards.ships import SHIPS
from dejarik.games.xwing.notes import RollsAttack, RollsDefence
from dejarik.games.xwing.rules.actions import action_names, action_options, action_step
from dejarik.games.xwing.rules.activation import activate
from dejarik.games.xwing.rules.combat import attack_options, open_phase
from dejarik.games.xwing.rules.damage import suffer
from dejarik.games.xwing.rules.tokens import spend_lock
from dejarik.games.xwing.rules.triggers import trigger
from dejarik.games.xwing.rules.values import agility, colour, skill
from dejarik.games.xwing.state import NONE, Ship, Table
from tests.games.xwing.flight import at, faces, fleet, green, hurt, kinds, lay, play, red, shoot, stack, told


def names(table: Table, ship: Ship) -> list[object]:
    return list(action_options(table, ship, action_names(table, ship)))


# ── Determination ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.upg.determination", "xw.dmg.traits")
def test_determination_throws_pilot_damage_away() -> None:
    table = fleet(at("black-squadron-pilot", 450, 300, 0, "determination"))
    pilot = table.ships[0]
    hurt(table, pilot, "direct-hit", "structural-damage", faceup=False)
    stack(table, "injured-pilot")
    card = table.deck[-1]
    play(suffer(table, pilot, crits=1))
    assert (len(pilot.damage), pilot.in_play, pilot.faceup) == (2, True, ())
    assert table.discard == [card]


def test_determination_does_not_stop_ship_cards_or_facedown_ones() -> None:
    table = fleet(
        at("luke-skywalker", 450, 300, 0, "determination", shields=0),
        at("black-squadron-pilot", 450, 500, 0, "determination"),
    )
    luke, tie = table.ships
    stack(table, "structural-damage")
    play(suffer(table, luke, crits=1))
    assert luke.faceup == ("structural-damage",)
    hurt(table, tie, "direct-hit", "console-fire", faceup=False)
    stack(table, "injured-pilot")
    play(suffer(table, tie, hits=1))
    assert tie.destroyed


# ── Expert Handling ────────────────────────────────────────────────────────────────────────────────────────────────


def test_expert_handling_rolls_an_x_wing_at_the_price_of_stress() -> None:
    table = fleet(at("luke-skywalker", 450, 300, 0, "expert-handling"), at("storm-squadron-pilot", 450, 500, 180))
    luke, enemy = table.ships
    enemy.lock, enemy.letter = luke.id, "A"
    play(action_step(table, luke), "upgrade-expert-handling", (1, 0, 0), enemy.id)
    assert (luke.x, luke.y) == (530_000, 300_000)
    assert luke.stress == 1
    assert (enemy.lock, enemy.letter) == (NONE, "")
    assert set(luke.performed) == {"upgrade-expert-handling", "barrel-roll"}


def test_expert_handling_is_free_of_stress_with_the_icon_and_the_lock_may_stay() -> None:
    table = fleet(at("howlrunner", 450, 300, 0, "expert-handling"), at("rookie-pilot", 450, 500, 180))
    tie, enemy = table.ships
    enemy.lock = tie.id
    play(action_step(table, tie), "upgrade-expert-handling", (-1, 0, 0), "nobody")
    assert (tie.x, tie.stress, enemy.lock) == (370_000, 0, tie.id)
    assert names(table, tie) == ["focus", "evade"], "the barrel roll was performed, no second one this round"


def test_expert_handling_is_not_offered_after_a_barrel_roll_or_without_room() -> None:
    table = fleet(at("howlrunner", 450, 300, 0, "expert-handling", performed=("barrel-roll",)))
    assert "upgrade-expert-handling" not in names(table, table.ships[0])
    corner = fleet(
        at("luke-skywalker", 450, 300, 0, "expert-handling"),
        *[at("academy-pilot", x, y) for x in (370, 530) for y in (280, 320)],
    )
    assert "upgrade-expert-handling" not in names(corner, corner.ships[0])


# ── Marksmanship ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.upg.marksmanship")
def test_marksmanship_turns_every_focus() -> None:
    table = fleet(at("mauler-mithel", 450, 300, 0, "marksmanship"), at("rookie-pilot", 450, 390, 180))
    mauler, target = table.ships
    play(action_step(table, mauler), "upgrade-marksmanship")
    lay(table, red("focus", "focus", "focus", "blank"), green("blank", "blank"))
    play(shoot(table, mauler, target), (mauler.id, "upgrade-marksmanship"))
    assert faces(table) == ["crit", "hit", "hit", "blank"]
    lay(table, red("hit", "blank", "blank", "blank"), green("blank", "blank"))
    assert play(shoot(table, mauler, target)) == [], "without a focus result it does nothing"


def test_marksmanship_needs_the_action_and_ends_with_the_round() -> None:
    table = fleet(at("mauler-mithel", 450, 300, 0, "marksmanship"), at("rookie-pilot", 450, 500, 180))
    mauler, target = table.ships
    lay(table, red("focus", "focus"), green("blank", "blank"))
    assert play(shoot(table, mauler, target)) == []
    play(action_step(table, mauler), "upgrade-marksmanship")
    assert mauler.this_round == ("upgrade-marksmanship",)
    lay(table, red("blank", "blank", "blank"), green("focus", "focus", "focus"))
    assert play(shoot(table, target, mauler)) == [], "not in defence"


# ── Squad Leader ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_squad_leader_gives_an_action_away() -> None:
    table = fleet(
        at("darth-vader", 450, 300, 0, "squad-leader"),
        at("academy-pilot", 550, 300),
        at("night-beast", 350, 300),
        at("rookie-pilot", 450, 400),
    )
    vader, cadet, beast, enemy = table.ships
    asked = play(action_step(table, vader), "upgrade-squad-leader", cadet.id, "evade", "pass")
    assert asked.options("pick-ship") == [cadet.id, beast.id]
    assert asked.of("free-action").seat == cadet.seat
    assert cadet.evade == 1
    assert enemy.evade == 0


def test_the_squad_leader_needs_a_lower_skill_near_by() -> None:
    table = fleet(
        at("howlrunner", 450, 300, 0, "squad-leader"), at("darth-vader", 550, 300), at("academy-pilot", 450, 700)
    )
    leader = table.ships[0]
    assert "upgrade-squad-leader" not in names(table, leader)
    table.ships[2].y = 400_000
    assert "upgrade-squad-leader" in names(table, leader)
    table.ships[2].stress = 1
    asked = play(action_step(table, leader), "upgrade-squad-leader")
    assert "free-action" not in asked.kinds, "a stressed ship cannot act"


# ── Swarm Tactics ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_swarm_tactics_lends_skill() -> None:
    table = fleet(
        at("howlrunner", 450, 300, 0, "swarm-tactics"),
        at("academy-pilot", 500, 300),
        at("academy-pilot", 450, 600),
        step="start",
    )
    leader, near, far = table.ships
    asked = play(open_phase(table), near.id)
    assert asked.options("pick-ship") == [near.id, "nobody"]
    assert (skill(table, near), skill(table, far), skill(table, leader)) == (8, 1, 8)


def test_swarm_tactics_may_be_left_and_wants_company() -> None:
    table = fleet(at("howlrunner", 450, 300, 0, "swarm-tactics"), at("academy-pilot", 500, 300), step="start")
    leader, near = table.ships
    play(open_phase(table), "nobody")
    assert skill(table, near) == 1
    near.x = 800_000
    table.step = "start"
    assert play(open_phase(table)) == []
    near.x = 500_000
    hurt(table, leader, "injured-pilot")
    table.step = "start"
    assert play(open_phase(table)) == [], "an injured pilot's talents are ignored"


# ── astromechs ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_r2_astromech_makes_slow_manoeuvres_green() -> None:
    table = fleet(at("gold-squadron-pilot", 450, 300, 0, "r2-astromech", stress=1, bearing="turn-left", speed=2))
    ywing = table.ships[0]
    shades = {(w.bearing, w.speed): colour(ywing, w) for w in SHIPS["ywing"].dial}
    assert all(shade == "green" for (_, speed), shade in shades.items() if speed <= 2)
    assert shades["koiogran", 4] == "red"
    assert shades["straight", 3] == "white"
    play(activate(table, [ywing]), "focus")
    assert (ywing.stress, ywing.focus) == (0, 1)


def test_a_damaged_engine_outdoes_the_r2_astromech() -> None:
    table = fleet(at("gold-squadron-pilot", 450, 300, 0, "r2-astromech"), at("gold-squadron-pilot", 600, 300))
    with_droid, without = table.ships
    hurt(table, with_droid, "damaged-engine")
    assert colour(with_droid, Manoeuvre("turn-left", 2, "white")) == "red"
    assert colour(with_droid, Manoeuvre("bank-left", 2, "white")) == "green"
    assert colour(without, Manoeuvre("bank-left", 2, "white")) == "white"


@pytest.mark.rule("xw.upg.r2-d2")
def test_r2_d2_restores_a_shield_after_green() -> None:
    table = fleet(at("rookie-pilot", 450, 300, 0, "r2-d2", shields=0, bearing="straight", speed=2))
    ship = table.ships[0]
    asked = play(activate(table, [ship]), "use", "pass")
    assert asked.kinds == ["use-ability", "action"]
    assert ship.shields == 1
    ship.bearing, ship.speed = "straight", 3
    assert play(activate(table, [ship]), "pass").kinds == ["action"]
    assert ship.shields == 1


def test_r2_d2_may_rest_and_never_exceeds_the_shield_value() -> None:
    table = fleet(at("rookie-pilot", 450, 300, 0, "r2-d2", bearing="straight", speed=1))
    ship = table.ships[0]
    assert play(activate(table, [ship]), "pass").kinds == ["action"], "full shields"
    ship.shields = 1
    play(activate(table, [ship]), "skip", "pass")
    assert ship.shields == 1


@pytest.mark.rule("xw.gap.own-order")
@pytest.mark.parametrize(("first", "shields", "cards"), [("upgrade-r2-d2", 0, 1), ("damage-stunned-pilot", 1, 2)])
def test_the_owner_orders_droid_and_wound(first: str, shields: int, cards: int) -> None:
    table = fleet(
        at("luke-skywalker", 450, 300, 0, "r2-d2", shields=0, bearing="straight", speed=1),
        at("academy-pilot", 450, 370),
    )
    luke = table.ships[0]
    hurt(table, luke, "stunned-pilot")
    answers = [(luke.id, first), "use"]
    asked = play(activate(table, [luke]), *answers)
    assert asked.options("order") == [(luke.id, "upgrade-r2-d2"), (luke.id, "damage-stunned-pilot")]
    assert (luke.shields, len(luke.damage)) == (shields, cards)


@pytest.mark.rule("xw.upg.r2-f2")
def test_r2_f2_adds_agility_for_the_round() -> None:
    table = fleet(
        at("rookie-pilot", 450, 300, 0, "r2-f2"), at("academy-pilot", 450, 500, 180), at("rookie-pilot", 600, 300)
    )
    ship, tie, other = table.ships
    play(action_step(table, ship), "upgrade-r2-f2")
    lay(table, red("blank", "blank"), green("blank", "blank", "blank"))
    play(shoot(table, tie, ship))
    assert len(told(table, RollsDefence)[-1].dice) == 3
    assert (agility(table, other), agility(table, ship)) == (2, 3)
    ship.this_round = ()
    assert agility(table, ship) == 2


def test_the_r5_astromech_mends_the_ship_but_not_the_pilot() -> None:
    table = fleet(at("rookie-pilot", 450, 300, 0, "r5-astromech"), at("rookie-pilot", 600, 300))
    ship, other = table.ships
    hurt(table, ship, "structural-damage", "blinded-pilot", "console-fire")
    hurt(table, other, "structural-damage")
    asked = play(trigger(table, table.ships, "end_phase"), "console-fire")
    assert asked.options("repair") == ["structural-damage", "console-fire", "skip"]
    assert ship.faceup == ("structural-damage", "blinded-pilot")
    assert len(ship.damage) == 3
    assert other.faceup == ("structural-damage",)


def test_the_r5_astromech_may_do_nothing() -> None:
    table = fleet(at("rookie-pilot", 450, 300, 0, "r5-astromech"))
    ship = table.ships[0]
    hurt(table, ship, "structural-damage")
    play(trigger(table, table.ships, "end_phase"), "skip")
    assert ship.faceup == ("structural-damage",)
    hurt(table, ship, "stunned-pilot")
    ship.damage = ship.damage[1:]
    ship.faceup = ("stunned-pilot",)
    assert play(trigger(table, table.ships, "end_phase")) == []


@pytest.mark.parametrize(("face", "left"), [("evade", 1), ("focus", 1), ("blank", 2)])
def test_r5_d8_repairs_the_hull(face: str, left: int) -> None:
    table = fleet(at("gold-squadron-pilot", 450, 300, 0, "r5-d8"))
    ship = table.ships[0]
    hurt(table, ship, "direct-hit", faceup=False)
    hurt(table, ship, "structural-damage")
    lay(table, green(face))
    play(action_step(table, ship), "upgrade-r5-d8")
    assert len(ship.damage) == left
    assert "structural-damage" in ship.faceup, "a faceup card stays"
    assert len(table.discard) == 2 - left


def test_r5_d8_lets_the_owner_choose_between_a_known_and_an_unknown_card() -> None:
    table = fleet(at("gold-squadron-pilot", 450, 300, 0, "r5-d8"))
    ship = table.ships[0]
    hurt(table, ship, "console-fire", "direct-hit", faceup=False)
    ship.damage[0].known = True
    known = ship.damage[0].card
    lay(table, green("evade"))
    asked = play(action_step(table, ship), "upgrade-r5-d8", "console-fire")
    assert asked.options("mend") == ["console-fire", "facedown"]
    assert kinds(ship) == ["direct-hit"]
    assert table.discard == [known]


def test_r5_d8_has_nothing_to_do_without_facedown_cards() -> None:
    table = fleet(at("gold-squadron-pilot", 450, 300, 0, "r5-d8"))
    ship = table.ships[0]
    assert "upgrade-r5-d8" not in names(table, ship)
    hurt(table, ship, "structural-damage")
    assert "upgrade-r5-d8" not in names(table, ship)


def test_r5_k6_locks_again() -> None:
    table = fleet(at("rookie-pilot", 450, 300, 0, "r5-k6"), at("academy-pilot", 450, 500, 180))
    ship, tie = table.ships
    ship.lock, ship.letter = tie.id, "A"
    lay(table, red("blank", "blank", "blank"), green("evade"), red("hit", "hit"), green("blank", "blank", "blank"))
    asked = play(shoot(table, ship, tie), "lock", (0, 1))
    assert asked.kinds == ["modify-attack", "reroll"], "the new lock cannot be spent in this attack"
    assert ship.lock == tie.id
    assert len(tie.damage) == 2


@pytest.mark.parametrize("face", ["focus", "blank"])
def test_r5_k6_needs_an_evade(face: str) -> None:
    table = fleet(at("rookie-pilot", 450, 300, 0, "r5-k6"), at("academy-pilot", 450, 500, 180))
    ship, tie = table.ships
    ship.lock = tie.id
    lay(table, green(face))
    play(spend_lock(table, ship))
    assert ship.lock == NONE


def test_r5_k6_and_torpedoes() -> None:
    table = fleet(at("rookie-pilot", 450, 300, 0, "r5-k6", "proton-torpedoes"), at("academy-pilot", 450, 500, 180))
    ship, tie = table.ships
    ship.lock = tie.id
    lay(table, green("evade"), red("blank", "blank", "blank", "blank"), green("blank", "blank", "blank"))
    assert play(shoot(table, ship, tie, "proton-torpedoes")) == [], "the regained lock gives no reroll now"
    assert ship.lock == tie.id


# ── weapons ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.upg.proton-torpedoes")
def test_proton_torpedoes() -> None:
    table = fleet(at("rookie-pilot", 450, 300, 0, "proton-torpedoes", focus=1), at("academy-pilot", 450, 500, 180))
    ship, tie = table.ships
    ship.lock = tie.id
    assert ("proton-torpedoes", tie.id) in attack_options(table, ship)
    lay(table, red("focus", "focus", "blank", "hit"), green("evade", "evade", "evade"))
    asked = play(shoot(table, ship, tie, "proton-torpedoes"), (ship.id, "upgrade-proton-torpedoes"), "focus")
    assert asked.kinds == ["modify-attack", "modify-attack"]
    assert "lock" not in asked.options("modify-attack")
    assert faces(table) == ["crit", "hit", "blank", "hit"]
    assert (ship.lock, ship.upgrades, ship.focus) == (NONE, (), 0)


@pytest.mark.rule("xw.upg.discard", "xw.sec.requirement", "xw.sec.requirement-example")
def test_torpedoes_need_a_lock_on_this_target_and_are_gone_afterwards() -> None:
    table = fleet(
        at("rookie-pilot", 450, 300, 0, "proton-torpedoes"),
        at("academy-pilot", 450, 500, 180),
        at("academy-pilot", 500, 500, 180),
    )
    ship, first, second = table.ships
    assert ("proton-torpedoes", first.id) not in attack_options(table, ship)
    ship.lock = first.id
    options = attack_options(table, ship)
    assert ("proton-torpedoes", first.id) in options
    assert ("proton-torpedoes", second.id) not in options
    lay(table, red("blank", "blank", "blank", "blank"), green("blank", "blank", "blank"))
    play(shoot(table, ship, first, "proton-torpedoes"))
    assert (ship.lock, ship.upgrades) == (NONE, ()), "spent although nothing was hit"
    ship.lock = first.id
    assert ("proton-torpedoes", first.id) not in attack_options(table, ship)


def test_a_y_wing_keeps_its_second_torpedo() -> None:
    table = fleet(
        at("gold-squadron-pilot", 450, 300, 0, "proton-torpedoes", "proton-torpedoes"),
        at("academy-pilot", 450, 500, 180),
    )
    ship, tie = table.ships
    ship.lock = tie.id
    lay(table, red("focus", "focus", "blank", "blank"), green("evade", "evade", "evade"))
    asked = play(shoot(table, ship, tie, "proton-torpedoes"), (ship.id, "upgrade-proton-torpedoes"))
    assert asked.kinds == ["modify-attack"], "one focus only, though another such card is left"
    assert ship.upgrades == ("proton-torpedoes",)


def test_concussion_missiles_turn_one_blank() -> None:
    table = fleet(at("storm-squadron-pilot", 450, 300, 0, "concussion-missiles"), at("rookie-pilot", 450, 500, 180))
    ship, target = table.ships
    ship.lock = target.id
    lay(table, red("blank", "blank", "focus", "hit"), green("blank", "blank"))
    play(shoot(table, ship, target, "concussion-missiles"), (ship.id, "upgrade-concussion-missiles"))
    assert faces(table) == ["hit", "blank", "focus", "hit"]
    assert (ship.upgrades, ship.lock, target.shields) == ((), NONE, 0)


def test_concussion_missiles_keep_to_range_2_and_3() -> None:
    table = fleet(at("storm-squadron-pilot", 450, 300, 0, "concussion-missiles"), at("rookie-pilot", 450, 390, 180))
    ship, target = table.ships
    ship.lock = target.id
    assert ("concussion-missiles", target.id) not in attack_options(table, ship)
    target.y = 600_000
    assert ("concussion-missiles", target.id) in attack_options(table, ship)
    lay(table, red("hit", "hit", "focus", "crit"), green("blank", "blank"))
    stack(table, "structural-damage")
    assert play(shoot(table, ship, target, "concussion-missiles")) == [], (
        "no blank, nothing to turn; no range bonus either"
    )


def test_cluster_missiles_attack_twice() -> None:
    table = fleet(
        at("storm-squadron-pilot", 450, 300, 0, "cluster-missiles", focus=1), at("rookie-pilot", 450, 390, 180)
    )
    ship, target = table.ships
    ship.lock = target.id
    lay(
        table,
        red("hit", "focus", "blank"),
        green("blank", "blank"),
        red("hit", "focus", "blank"),
        green("evade", "blank"),
    )
    asked = play(shoot(table, ship, target, "cluster-missiles"), "focus")
    assert asked.kinds == ["modify-attack"], "the token is gone for the second shot"
    assert [len(note.dice) for note in told(table, RollsAttack)] == [3, 3]
    assert target.shields == 0
    assert target.damage == []
    assert (ship.upgrades, ship.lock) == ((), NONE)
    assert table.attack is None


def test_cluster_missiles_stop_when_the_target_is_gone() -> None:
    table = fleet(
        at("storm-squadron-pilot", 450, 300, 0, "cluster-missiles"), at("rookie-pilot", 450, 390, 180, shields=0)
    )
    ship, target = table.ships
    ship.lock = target.id
    lay(table, red("hit", "hit", "hit"), green("blank", "blank"))
    play(shoot(table, ship, target, "cluster-missiles"))
    assert target.destroyed
    assert len(told(table, RollsAttack)) == 1


def test_the_ion_cannon_turret_fires_all_round_and_drains() -> None:
    table = fleet(at("gold-squadron-pilot", 450, 300, 0, "ion-cannon-turret"), at("academy-pilot", 450, 200, 180))
    ship, tie = table.ships
    assert attack_options(table, ship) == [("ion-cannon-turret", tie.id)], "behind: only the turret reaches"
    lay(table, red("crit", "hit", "hit"), green("blank", "blank", "blank"))
    play(shoot(table, ship, tie, "ion-cannon-turret"))
    assert (len(tie.damage), tie.faceup, tie.ion) == (1, (), 1)
    tie.bearing, tie.speed = "", 0
    asked = play(activate(table, [tie]), "focus")
    assert asked.kinds == ["action"], "it drifts, but it may act"
    assert (tie.y, tie.ion, tie.focus) == (120_000, 0, 1)


def test_the_ion_cannon_turret_misses_like_any_weapon_and_reaches_range_2() -> None:
    table = fleet(
        at("gold-squadron-pilot", 450, 300, 0, "ion-cannon-turret"),
        at("academy-pilot", 450, 500, 180),
        at("academy-pilot", 450, 600, 180),
    )
    ship, tie, far = table.ships
    assert ("ion-cannon-turret", tie.id) in attack_options(table, ship)
    assert ("ion-cannon-turret", far.id) not in attack_options(table, ship)
    lay(table, red("hit", "blank", "blank"), green("evade", "blank", "blank"))
    play(shoot(table, ship, tie, "ion-cannon-turret"))
    assert (tie.damage, tie.ion) == ([], 0)
    assert ship.upgrades == ("ion-cannon-turret",)


# ── in general ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_action_card_once_a_round_and_not_under_stress() -> None:
    table = fleet(
        at("rookie-pilot", 450, 300, 0, "r2-f2", performed=("upgrade-r2-f2",)),
        at("rookie-pilot", 600, 300, 0, "r2-f2", stress=1),
    )
    assert "upgrade-r2-f2" not in names(table, table.ships[0])
    assert names(table, table.ships[1]) == []
    with pytest.raises(Refused):
        play(action_step(table, table.ships[0]), "upgrade-r2-f2")
