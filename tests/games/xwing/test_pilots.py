"""Every pilot's ability: what it does, and what it must not do."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask
from dejarik.core.refusal import Refused
from dejarik.games.xwing.notes import DefenceDiceNow, OfCard, Rerolls, RollsAttack, RollsDefence
from dejarik.games.xwing.rules.actions import action_step
from dejarik.games.xwing.rules.activation import activate
from dejarik.games.xwing.rules.combat import attack_options, target_ban, targets
from dejarik.games.xwing.rules.tokens import acquire_lock, spend_focus
from dejarik.games.xwing.state import NONE, Table
from tests.games.xwing.flight import at, faces, fleet, green, hurt, kinds, lay, play, red, shoot, stack, told


def rolled(table: Table, kind: type[RollsAttack | RollsDefence]) -> int:
    """How many dice were thrown."""
    return len(told(table, kind)[-1].dice)


# ── Wedge Antilles ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_wedge_takes_a_defence_die() -> None:
    table = fleet(at("wedge-antilles", 450, 300), at("academy-pilot", 450, 500, 180))
    lay(table, red("hit", "blank", "blank"), green("blank", "blank"))
    play(shoot(table, table.ships[0], table.ships[1]))
    assert rolled(table, RollsDefence) == 2


def test_wedge_cannot_go_below_zero_and_does_not_help_others() -> None:
    table = fleet(at("wedge-antilles", 450, 300), at("academy-pilot", 450, 500, 180), at("rookie-pilot", 500, 300))
    wedge, tie, rookie = table.ships
    hurt(table, tie, "structural-damage", "structural-damage")
    stack(table, "direct-hit")
    lay(table, red("blank", "blank", "blank"))
    play(shoot(table, wedge, tie))
    assert rolled(table, RollsDefence) == 0
    lay(table, red("blank", "blank", "blank"), green("blank"))
    play(shoot(table, rookie, tie))
    assert rolled(table, RollsDefence) == 1


def test_wedge_does_not_lower_his_own_agility() -> None:
    table = fleet(at("wedge-antilles", 450, 300), at("academy-pilot", 450, 500, 180))
    lay(table, red("blank", "blank"), green("blank", "blank"))
    play(shoot(table, table.ships[1], table.ships[0]))
    assert rolled(table, RollsDefence) == 2


# ── Luke Skywalker ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.pilot.luke")
def test_luke_turns_one_focus_into_an_evade() -> None:
    table = fleet(at("luke-skywalker", 450, 300), at("academy-pilot", 450, 500, 180))
    luke, tie = table.ships
    lay(table, red("hit", "blank"), green("focus", "blank"))
    asked = play(shoot(table, tie, luke), (luke.id, "pilot-luke-skywalker"))
    assert asked.options("modify-defence") == [(luke.id, "pilot-luke-skywalker"), "done"]
    assert told(table, DefenceDiceNow)[-1].dice == (4, 0)
    assert luke.shields == 2


@pytest.mark.rule("xw.abil.mandatory")
def test_luke_may_decline_but_mauler_may_not() -> None:
    table = fleet(at("luke-skywalker", 450, 300), at("mauler-mithel", 450, 390, 180))
    luke, mauler = table.ships
    lay(table, red("hit", "blank", "blank", "blank"), green("focus", "blank"))
    asked = play(shoot(table, mauler, luke), "done")
    assert asked.kinds == ["modify-defence"], "the extra die is rolled without asking"
    assert rolled(table, RollsAttack) == 4
    assert luke.shields == 1


@pytest.mark.rule("xw.gap.once-per-timing")
def test_luke_changes_one_result_per_attack_but_in_every_attack() -> None:
    table = fleet(
        at("luke-skywalker", 450, 300), at("academy-pilot", 450, 500, 180), at("academy-pilot", 400, 500, 180)
    )
    luke, first, second = table.ships
    for tie in (first, second):
        lay(table, red("hit", "hit"), green("focus", "focus"))
        asked = play(shoot(table, tie, luke), (luke.id, "pilot-luke-skywalker"))
        assert asked.kinds == ["modify-defence"], "used once, it is not offered again"
    assert luke.shields == 0
    luke.focus = 1
    lay(table, red("blank", "hit"), green("focus", "focus"))
    with pytest.raises(Refused):
        play(shoot(table, first, luke), (luke.id, "pilot-luke-skywalker"), (luke.id, "pilot-luke-skywalker"))


def test_luke_has_nothing_to_change_without_a_focus_or_when_he_attacks() -> None:
    table = fleet(at("luke-skywalker", 450, 300), at("academy-pilot", 450, 500, 180))
    luke, tie = table.ships
    lay(table, red("blank", "blank"), green("evade", "blank"))
    assert play(shoot(table, tie, luke)) == []
    lay(table, red("focus", "focus", "blank"), green("focus", "blank", "blank"))
    assert play(shoot(table, luke, tie)) == []


# ── Garven Dreis ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_garven_hands_his_focus_on() -> None:
    table = fleet(at("garven-dreis", 450, 300, focus=1), at("rookie-pilot", 500, 300), at("rookie-pilot", 450, 700))
    garven, near, far = table.ships
    asked = play(spend_focus(table, garven), near.id)
    assert asked.options("pick-ship") == [near.id, "nobody"]
    assert (garven.focus, near.focus, far.focus) == (0, 1, 0)


def test_garven_may_give_it_up_and_has_nobody_far_away() -> None:
    table = fleet(at("garven-dreis", 450, 300, focus=2), at("rookie-pilot", 500, 300), at("academy-pilot", 400, 300))
    garven, near, enemy = table.ships
    play(spend_focus(table, garven), "nobody")
    assert (garven.focus, near.focus, enemy.focus) == (1, 0, 0)
    near.x, near.y = 450_000, 700_000
    assert play(spend_focus(table, garven)) == []


# ── Biggs Darklighter ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.pilot.biggs")
def test_biggs_draws_the_fire() -> None:
    table = fleet(at("biggs-darklighter", 450, 300), at("rookie-pilot", 500, 300), at("academy-pilot", 470, 500, 180))
    biggs, rookie, tie = table.ships
    assert set(targets(table, tie)) == {biggs.id}
    assert target_ban(table, tie, rookie, [biggs.id, rookie.id]) == "xw.pilot.biggs"
    assert target_ban(table, tie, biggs, [biggs.id, rookie.id]) is None
    # out of the attacker's arc he protects nobody
    biggs.x, biggs.y, rookie.x, rookie.y = 300_000, 510_000, 470_000, 400_000
    tie.x, tie.y = 470_000, 500_000
    assert set(targets(table, tie)) == {rookie.id}
    # a friend at Range 2 of Biggs may always be chosen
    biggs.x, biggs.y, rookie.x, rookie.y = 380_000, 300_000, 540_000, 300_000
    assert set(targets(table, tie)) == {biggs.id, rookie.id}


def test_biggs_protects_nobody_from_a_weapon_that_cannot_reach_him() -> None:
    table = fleet(
        at("biggs-darklighter", 450, 300),
        at("rookie-pilot", 500, 300),
        at("storm-squadron-pilot", 470, 500, 180, "concussion-missiles"),
    )
    biggs, rookie, storm = table.ships
    storm.lock = rookie.id
    assert ("concussion-missiles", rookie.id) in attack_options(table, storm)
    assert ("primary", rookie.id) not in attack_options(table, storm)
    hurt(table, biggs, "injured-pilot")
    assert ("primary", rookie.id) in attack_options(table, storm)


# ── Horton Salm ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_horton_rerolls_his_blanks_at_a_distance() -> None:
    table = fleet(at("horton-salm", 450, 300), at("academy-pilot", 450, 500, 180))
    horton, tie = table.ships
    lay(table, red("blank", "focus"), red("hit"), green("evade", "blank", "blank"))
    asked = play(shoot(table, horton, tie), (horton.id, "pilot-horton-salm"), (0,))
    assert asked.options("reroll") == [0], "only the blank"
    assert told(table, Rerolls)[-1] == Rerolls(table.ships[0].tag, "attack", 1, (2, 1))
    assert tie.damage == []


def test_horton_cannot_reroll_at_range_1_or_against_dark_curse() -> None:
    table = fleet(at("horton-salm", 450, 300), at("academy-pilot", 450, 390, 180), at("dark-curse", 500, 500, 180))
    horton, near, curse = table.ships
    lay(table, red("blank", "blank", "blank"), green("blank", "blank", "blank"))
    assert play(shoot(table, horton, near)) == []
    lay(table, red("blank", "blank"), green("blank", "blank", "blank"))
    assert play(shoot(table, horton, curse)) == []


# ── Dutch Vander ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_dutch_shares_a_lock() -> None:
    table = fleet(
        at("dutch-vander", 450, 300),
        at("rookie-pilot", 500, 300),
        at("rookie-pilot", 400, 300),
        at("academy-pilot", 450, 500),
        at("academy-pilot", 600, 500),
    )
    dutch, wingman, other, first, second = table.ships
    asked = play(acquire_lock(table, dutch, first), wingman.id, second.id)
    assert asked.options("pick-ship") == [wingman.id, other.id]
    assert asked.options("lock-too") == [first.id, second.id, "nobody"]
    assert (dutch.lock, wingman.lock, other.lock) == (first.id, second.id, NONE)


def test_dutch_shares_with_nobody_far_away_and_the_wingman_may_decline() -> None:
    table = fleet(at("dutch-vander", 450, 300), at("rookie-pilot", 450, 700), at("academy-pilot", 450, 500))
    dutch, rookie, tie = table.ships
    assert play(acquire_lock(table, dutch, tie)) == []
    rookie.x, rookie.y, rookie.stress = 500_000, 300_000, 1
    assert play(acquire_lock(table, dutch, tie), "nobody").kinds == ["lock-too"], "acquiring a lock is no action"
    assert rookie.lock == NONE
    assert play(acquire_lock(table, rookie, tie)) == [], "only Dutch's own locks count"


# ── Howlrunner ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_howlrunner_gives_a_reroll_to_her_neighbours() -> None:
    table = fleet(at("howlrunner", 500, 300), at("academy-pilot", 450, 300), at("rookie-pilot", 450, 500, 180))
    leader, tie, target = table.ships
    lay(table, red("blank", "blank"), red("hit"), green("blank", "blank"))
    asked = play(shoot(table, tie, target), (leader.id, "pilot-howlrunner"), (1,))
    question = asked.of("reroll")
    assert isinstance(question, Ask)
    assert (question.options, question.most) == ((0, 1), 1)
    assert target.shields == 1


def test_howlrunner_does_not_help_herself_far_friends_or_missiles() -> None:
    table = fleet(
        at("howlrunner", 500, 300),
        at("academy-pilot", 750, 300),
        at("storm-squadron-pilot", 450, 300, 0, "cluster-missiles"),
        at("rookie-pilot", 500, 480, 180),
    )
    leader, far, storm, target = table.ships
    far.h = 320_000
    for ship, dice in ((leader, 2), (far, 2)):
        lay(table, red(*["blank"] * dice), green("blank", "blank", "blank"))
        assert play(shoot(table, ship, target)) == []
    storm.lock = target.id
    lay(
        table,
        red("blank", "blank", "blank"),
        green("blank", "blank"),
        red("blank", "blank", "blank"),
        green("blank", "blank"),
    )
    assert play(shoot(table, storm, target, "cluster-missiles")) == []


# ── Mauler Mithel ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.pilot.mauler")
def test_mauler_rolls_one_more_die_at_range_1() -> None:
    table = fleet(at("mauler-mithel", 450, 300), at("rookie-pilot", 450, 390, 180))
    mauler, target = table.ships
    lay(table, red("blank", "blank", "blank", "blank"), green("blank", "blank"))
    play(shoot(table, mauler, target))
    assert rolled(table, RollsAttack) == 4
    target.y = 500_000
    lay(table, red("blank", "blank"), green("blank", "blank"))
    play(shoot(table, mauler, target))
    assert rolled(table, RollsAttack) == 2


# ── Dark Curse ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.pilot.dark-curse")
def test_dark_curse_forbids_focus_and_rerolls() -> None:
    table = fleet(at("rookie-pilot", 450, 300, focus=1), at("dark-curse", 450, 500, 180))
    rookie, curse = table.ships
    rookie.lock = curse.id
    lay(table, red("focus", "blank", "hit"), green("evade", "blank", "blank"))
    assert play(shoot(table, rookie, curse)) == [], "neither is offered"
    assert (rookie.focus, rookie.lock) == (1, curse.id)
    # his own focus and his own attacks are free
    curse.focus = 1
    lay(table, red("focus", "blank"), green("blank", "blank"))
    asked = play(shoot(table, curse, rookie), "focus", "done")
    assert "focus" in asked.options("modify-attack")


@pytest.mark.rule("xw.gap.dark-curse-torpedo")
def test_torpedoes_may_be_fired_at_dark_curse() -> None:
    table = fleet(at("rookie-pilot", 450, 300, 0, "proton-torpedoes", focus=1), at("dark-curse", 450, 500, 180))
    rookie, curse = table.ships
    rookie.lock = curse.id
    lay(table, red("focus", "focus", "hit", "blank"), green("blank", "blank", "blank"))
    stack(table, "munitions-failure", "minor-hull-breach")
    asked = play(shoot(table, rookie, curse, "proton-torpedoes"), (rookie.id, "upgrade-proton-torpedoes"))
    assert asked.options("modify-attack") == [(rookie.id, "upgrade-proton-torpedoes"), "done"]
    assert faces(table) == ["crit", "focus", "hit", "blank"]
    assert rookie.focus == 1
    assert len(curse.damage) == 2


# ── Backstabber ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_backstabber_strikes_from_behind() -> None:
    table = fleet(at("backstabber", 450, 300), at("rookie-pilot", 450, 500, 0))
    stabber, target = table.ships
    lay(table, red("blank", "blank", "blank"), green("blank", "blank"))
    play(shoot(table, stabber, target))
    assert rolled(table, RollsAttack) == 3


def test_backstabber_has_no_bonus_in_the_defenders_arc() -> None:
    table = fleet(at("backstabber", 450, 300), at("rookie-pilot", 450, 500, 180))
    lay(table, red("blank", "blank"), green("blank", "blank"))
    play(shoot(table, table.ships[0], table.ships[1]))
    assert rolled(table, RollsAttack) == 2


# ── Night Beast ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.pilot.night-beast", "xw.abil.you", "xw.abil.you-example", "xw.prio.card-over-rule")
def test_night_beast_focuses_after_a_green_manoeuvre() -> None:
    table = fleet(
        at("night-beast", 450, 300, bearing="straight", speed=2),
        at("obsidian-squadron-pilot", 600, 300, bearing="straight", speed=2),
    )
    beast, other = table.ships
    asked = play(activate(table, [beast]), "focus", "evade")
    assert asked.kinds == ["free-action", "action"]
    assert asked.options("free-action") == ["focus", "pass"]
    assert asked.of("free-action").about == OfCard(beast.tag, "pilot-night-beast")
    assert (beast.focus, beast.evade, other.focus) == (1, 1, 0)
    assert play(activate(table, [other]), "pass").kinds == ["action"], "the other pilot gets no free focus"


def test_night_beast_gets_nothing_for_white_manoeuvres_and_no_second_focus() -> None:
    table = fleet(at("night-beast", 450, 300, bearing="straight", speed=4))
    beast = table.ships[0]
    assert play(activate(table, [beast]), "pass").kinds == ["action"]
    beast.bearing, beast.speed = "straight", 2
    asked = play(activate(table, [beast]), "focus", "pass")
    assert "focus" not in asked.options("action")


@pytest.mark.rule("xw.gap.night-beast-stress")
def test_night_beast_sheds_stress_before_his_free_focus() -> None:
    table = fleet(at("night-beast", 450, 300, bearing="bank-left", speed=2, stress=1))
    beast = table.ships[0]
    play(activate(table, [beast]), "focus", "evade")
    assert (beast.stress, beast.focus, beast.evade) == (0, 1, 1)


@pytest.mark.rule("xw.gap.sensor-array-free", "xw.prio.cannot")
def test_a_damaged_sensor_array_stops_night_beast() -> None:
    table = fleet(at("night-beast", 450, 300, bearing="straight", speed=2))
    beast = table.ships[0]
    hurt(table, beast, "damaged-sensor-array")
    asked = play(activate(table, [beast]), "pass")
    assert asked.kinds == ["action"]
    assert asked.options("action") == ["damage-damaged-sensor-array", "pass"]
    assert beast.focus == 0


# ── Winged Gundark ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_winged_gundark_sharpens_a_hit_at_range_1() -> None:
    table = fleet(at("winged-gundark", 450, 300), at("rookie-pilot", 450, 390, 180))
    gundark, target = table.ships
    lay(table, red("hit", "hit", "blank"), green("blank", "blank"))
    play(shoot(table, gundark, target), (gundark.id, "pilot-winged-gundark"))
    assert faces(table) == ["crit", "hit", "blank"]


def test_winged_gundark_needs_range_1_and_a_hit_of_his_own() -> None:
    table = fleet(at("winged-gundark", 450, 300), at("rookie-pilot", 450, 500, 180), at("academy-pilot", 500, 410, 180))
    gundark, target, _ = table.ships
    lay(table, red("hit", "blank"), green("blank", "blank"))
    assert play(shoot(table, gundark, target)) == []
    target.y = 390_000
    lay(table, red("focus", "blank", "blank"), green("blank", "blank"))
    assert play(shoot(table, gundark, target)) == []
    lay(table, red("hit", "blank", "blank", "blank"), green("blank", "blank", "blank"))
    assert play(shoot(table, target, gundark)) == [], "not when he is the defender"


# ── Darth Vader ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_vader_acts_twice_but_never_the_same_action() -> None:
    table = fleet(at("darth-vader", 450, 300))
    vader = table.ships[0]
    asked = play(action_step(table, vader), "focus", "evade")
    assert asked.kinds == ["action", "action"]
    assert (vader.focus, vader.evade) == (1, 1)
    assert isinstance(asked[1], Ask)
    assert "focus" not in asked[1].options
    fresh = fleet(at("darth-vader", 450, 300))
    assert play(action_step(fresh, fresh.ships[0]), "pass").kinds == ["action"]
    with pytest.raises(Refused):
        play(action_step(fresh, fresh.ships[0]), "focus", "focus")


def test_others_act_once_and_vader_not_under_stress() -> None:
    table = fleet(at("maarek-stele", 450, 300), at("darth-vader", 600, 300, stress=1))
    maarek, vader = table.ships
    assert play(action_step(table, maarek), "focus").kinds == ["action"]
    assert play(action_step(table, vader)) == []


# ── Maarek Stele ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_maarek_chooses_the_wound() -> None:
    table = fleet(at("maarek-stele", 450, 300), at("rookie-pilot", 450, 500, 180, shields=0))
    maarek, target = table.ships
    stack(table, "munitions-failure", "weapon-malfunction", "direct-hit")
    first, second = table.deck[-1], table.deck[-2]
    lay(table, red("crit", "blank"), green("blank", "blank"))
    asked = play(shoot(table, maarek, target), "direct-hit")
    assert asked.options("pick-damage") == ["munitions-failure", "weapon-malfunction", "direct-hit"]
    assert asked.of("pick-damage").seat == maarek.seat
    assert kinds(target) == ["direct-hit"]
    assert table.discard == [first, second]


def test_maarek_has_no_choice_for_plain_damage_shields_or_other_attackers() -> None:
    table = fleet(at("maarek-stele", 450, 300), at("rookie-pilot", 450, 500, 180), at("academy-pilot", 500, 300))
    maarek, target, tie = table.ships
    deck = len(table.deck)
    lay(table, red("crit", "hit"), green("blank", "blank"))
    assert play(shoot(table, maarek, target)) == []
    assert (target.shields, len(table.deck)) == (0, deck)
    lay(table, red("hit", "blank"), green("blank", "blank"))
    assert play(shoot(table, maarek, target)) == []
    stack(table, "structural-damage")
    lay(table, red("crit", "blank"), green("blank", "blank"))
    assert play(shoot(table, tie, target)) == []
    assert len(table.deck) == deck - 2


def test_maarek_with_an_almost_empty_deck() -> None:
    table = fleet(at("maarek-stele", 450, 300), at("rookie-pilot", 450, 500, 180, shields=0))
    maarek, target = table.ships
    table.deck, table.discard = table.deck[:1], []
    only = table.deck[0]
    lay(table, red("crit", "blank"), green("blank", "blank"))
    assert play(shoot(table, maarek, target)) == []
    assert [card.card for card in target.damage] == [only]
