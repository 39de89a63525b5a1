"""The combat phase: order, targets, the seven steps, dice, secondary weapons."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask
from dejarik.core.refusal import Refused
from dejarik.games.xwing.dice import (
    BLANK,
    CRIT,
    EVADE,
    FOCUS,
    HIT,
)
from dejarik.games.xwing.notes import (
    AttackDiceNow,
    Attacks,
    Damaged,
    DefenceDiceNow,
    Hits,
    HoldsFire,
    PhaseOpens,
    RollsAttack,
    RollsDefence,
    SpendsEvade,
    SpendsFocus,
    SpendsLock,
    TokensCleared,
)
from dejarik.games.xwing.rules import combat
from dejarik.games.xwing.rules.combat import attack_options, next_attack, targets
from dejarik.games.xwing.state import IMPERIAL, NONE, REBEL, Attack, Table
from tests.games.xwing.duel import attack_count, defence_count, dice_of, duel, fire, quiet
from tests.games.xwing.flight import (
    at,
    faces,
    fleet,
    green,
    hurt,
    kinds,
    lay,
    play,
    red,
    shoot,
    stack,
    told,
)
from tests.games.xwing.sky import kinds_told, mm, put, refused, standing

# ── order ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def turns(table: Table, *, fire_at_will: bool = False) -> list[int]:
    """The ships that get to choose an attack, in order; all hold fire."""
    match = standing(table.copy())
    order = []
    while match.table.phase == "combat" and not match.over:
        seat, question = next(iter(match.questions.items()))
        assert isinstance(question, Ask)
        if question.kind == "attack":
            order.append(match.table.active)
        options = question.options
        match.answer(seat, options[0] if fire_at_will or question.kind != "attack" else "pass")
    return order


@pytest.mark.rule("xw.combat.order")
def test_ships_attack_by_descending_skill() -> None:
    table = fleet(
        at("obsidian-squadron-pilot", 400, 500, 180), at("night-beast", 500, 500, 180), at("luke-skywalker", 450, 350)
    )
    assert turns(table) == [2, 1, 0]


@pytest.mark.rule("xw.combat.one-attack")
def test_one_attack_per_round() -> None:
    table = fleet(at("luke-skywalker", 450, 300), at("academy-pilot", 450, 500, 90), at("academy-pilot", 500, 500, 90))
    assert turns(table) == [0]
    match = standing(table.copy())
    match.answer(0, ("primary", 1))
    while match.table.phase == "combat":
        match.answer(*_any(match.questions))
    assert refused(match, 0, ("primary", 2)).rule == "xw.plan.only-on-dial"


def _any(questions: object) -> tuple[int, object]:
    assert isinstance(questions, dict)
    seat, question = next(iter(questions.items()))
    return seat, question.options[-1]


@pytest.mark.rule("xw.combat.next")
def test_ships_without_a_target_are_skipped() -> None:
    table = fleet(
        at("luke-skywalker", 100, 100, 180), at("night-beast", 800, 800), at("academy-pilot", 500, 800), round=1
    )
    match = standing(table)
    assert match.table.round == 2  # combat and end went by, a new round is being planned
    assert [type(entry.note) for entry in match.journal][:2] == [PhaseOpens, TokensCleared]


@pytest.mark.rule("xw.combat.own-tie")
def test_the_owner_orders_his_equals() -> None:
    table = fleet(
        at("rookie-pilot", 450, 300, 180), at("academy-pilot", 400, 500, 180), at("academy-pilot", 500, 500, 180)
    )
    match = standing(table)
    question = match.questions[1]
    assert isinstance(question, Ask)
    assert (question.kind, question.options) == ("attacker", (1, 2))
    match.answer(1, 2)
    assert match.table.active == 2


@pytest.mark.rule("xw.combat.tie-initiative", "xw.gap.combat-tie-block")
def test_initiative_attacks_with_its_whole_group_first() -> None:
    def four(initiative: int) -> Table:
        return fleet(
            at("red-squadron-pilot", 400, 300),
            at("red-squadron-pilot", 500, 300),
            at("black-squadron-pilot", 400, 500, 180),
            at("black-squadron-pilot", 500, 500, 180),
            initiative=initiative,
        )

    assert turns(four(IMPERIAL)) == [2, 3, 0, 1]
    assert turns(four(REBEL)) == [0, 1, 2, 3]


@pytest.mark.rule("xw.gap.combat-decline")
def test_a_ship_may_hold_its_fire() -> None:
    table = fleet(at("obsidian-squadron-pilot", 450, 300), at("rookie-pilot", 450, 500))
    match = standing(table)
    match.answer(1, "pass")
    assert match.told(HoldsFire)
    assert not match.told(RollsAttack)


# ── targets ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule(
    "xw.combat.declare", "xw.combat.enemy-only", "xw.range.out", "xw.range.not-arc", "xw.range.premeasure-target"
)
def test_targets_are_enemies_in_arc_and_range() -> None:
    table = fleet(
        at("luke-skywalker", 450, 300),
        at("academy-pilot", 450, 500, 180),
        at("academy-pilot", 450, 200),  # behind
        put(at("academy-pilot", 0, 0), 450, 645),  # 305 mm away
        at("rookie-pilot", 500, 450),  # a friend in arc
    )
    match = standing(table)
    assert refused(match, 0, ("primary", 2)).rule == "xw.combat.declare"
    assert refused(match, 0, ("primary", 3)).rule == "xw.range.out"
    assert refused(match, 0, ("primary", 4)).rule == "xw.combat.enemy-only"
    assert targets(table, table.ships[0]) == {1: 2}  # known before anything is declared
    match.answer(0, ("primary", 1))
    assert match.told(Attacks)[0].target == match.table.ships[1].tag


@pytest.mark.rule("xw.range.primary")
def test_primary_weapons_reach_three_bands() -> None:
    for gap, legal in ((300, {1: 3}), (301, {})):
        table = duel("academy-pilot", "rookie-pilot", gap)
        assert targets(table, table.ships[0]) == legal


@pytest.mark.rule("xw.arc.ships-dont-block")
def test_ships_do_not_block_the_arc() -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 560, 180), at("academy-pilot", 450, 420, 180))
    assert targets(table, table.ships[0]) == {1: 3, 2: 1}
    quiet(table)
    fire(table)
    assert defence_count(table) == 4  # three and the range: nothing for the ship in between


@pytest.mark.rule("xw.arc.example")
def test_the_books_arc_example() -> None:
    table = fleet(
        at("rookie-pilot", 450, 300), at("obsidian-squadron-pilot", 450, 200), at("academy-pilot", 450, 580, 180)
    )
    rookie, obsidian, _ = table.ships
    assert targets(table, rookie) == {2: 3}
    assert targets(table, obsidian) == {0: 1}


# ── comparing ──────────────────────────────────────────────────────────────────────────────────────────────────────


def outcome_of(attack: list[int], defence: list[int]) -> tuple[int, int]:
    table = duel("rookie-pilot", "academy-pilot", 80)
    found = Attack(0, 1, "primary", 1, obstructed=False, attack_dice=attack, defence_dice=defence)
    play(combat.compare(table, table.ships[0], table.ships[1], found))
    assert found.hit == bool(found.hits or found.crits)
    return found.hits, found.crits


@pytest.mark.rule("xw.combat.compare", "xw.combat.hit-or-miss", "xw.combat.cancel-ignore")
def test_evades_cancel_hits_before_crits() -> None:
    assert outcome_of([HIT, HIT, CRIT], [EVADE, EVADE]) == (0, 1)
    assert outcome_of([HIT, HIT, CRIT], [EVADE, EVADE, EVADE]) == (0, 0)
    assert outcome_of([HIT, FOCUS, BLANK], [EVADE]) == (0, 0)
    assert outcome_of([HIT, CRIT], [EVADE]) == (0, 1)
    assert outcome_of([CRIT, CRIT, FOCUS], [BLANK, FOCUS]) == (0, 2)


@pytest.mark.rule("xw.combat.deal")
def test_damage_comes_before_critical_damage() -> None:
    table = duel("academy-pilot", "rookie-pilot", 150)
    rookie = table.ships[1]
    rookie.shields = 1
    stack(table, "structural-damage")
    lay(table, red("crit", "hit"), green("blank", "blank"))
    fire(table)
    assert rookie.shields == 0
    assert rookie.faceup == ("structural-damage",)


@pytest.mark.rule("xw.combat.steps")
def test_the_seven_steps_of_an_attack() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    rookie, tie = table.ships
    rookie.focus = tie.evade = 1
    lay(table, red("focus", "hit", "hit"), green("blank", "blank", "blank"))
    fire(table, "focus", "evade")
    assert kinds_told(table) == [
        Attacks,
        RollsAttack,
        SpendsFocus,
        AttackDiceNow,
        RollsDefence,
        SpendsEvade,
        DefenceDiceNow,
        Hits,
        Damaged,
        Damaged,
    ]


# ── the book's example ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.combat.example-1", "xw.combat.example-1-damage", "xw.combat.example-2")
def test_the_books_combat_example_die_by_die() -> None:
    table = fleet(
        at("rookie-pilot", 450, 300, focus=1, lock=1, letter="A"), at("academy-pilot", 450, 400, 180, evade=1)
    )
    rookie, tie = table.ships
    stack(table, "console-fire", "damaged-engine")
    lay(table, red("hit", "focus", "blank", "blank"), red("hit", "crit"), green("evade", "focus", "blank"))
    asked = fire(table, "lock", (2, 3), "focus", "evade")
    assert asked.kinds == ["modify-attack", "reroll", "modify-attack", "modify-defence"]
    assert faces(table) == ["hit", "hit", "hit", "crit"]
    assert dice_of(table, DefenceDiceNow) == (EVADE, FOCUS, BLANK, EVADE)
    assert (told(table, Hits)[0].hits, told(table, Hits)[0].crits) == (1, 1)
    assert (rookie.lock, rookie.focus, tie.evade) == (NONE, 0, 0)
    # its damage
    assert [card.faceup for card in tie.damage] == [False, True]
    assert tie.faceup == ("damaged-engine",)
    assert tie.in_play
    # return fire
    before = len(table.deck)
    lay(table, red("hit", "crit", "focus"), green("evade", "blank"))
    play(shoot(table, tie, rookie))
    assert (rookie.shields, rookie.damage, len(table.deck)) == (1, [], before)


# ── secondary weapons ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.sec.target", "xw.sec.range-example")
def test_a_secondary_weapon_has_its_own_range() -> None:
    for gap, legal in ((90, False), (150, True), (250, True), (310, False)):
        table = duel("rookie-pilot", "academy-pilot", gap, "proton-torpedoes")
        assert (("proton-torpedoes", 1) in attack_options(table, table.ships[0])) is legal
    table = duel("rookie-pilot", "academy-pilot", 90, "proton-torpedoes")
    match = standing(table)
    assert refused(match, 0, ("proton-torpedoes", 1)).rule == "xw.sec.target"
    assert table.ships[0].lock == 1
    assert table.ships[0].upgrades == ("proton-torpedoes",)


@pytest.mark.rule("xw.sec.requirement", "xw.sec.requirement-example")
def test_proton_torpedoes_need_a_lock_on_their_target() -> None:
    table = fleet(
        at("rookie-pilot", 450, 300, 0, "proton-torpedoes", lock=1, letter="A"),
        at("academy-pilot", 450, 500, 180),
        at("academy-pilot", 520, 500, 180),
    )
    match = standing(table)
    assert refused(match, 0, ("proton-torpedoes", 2)).rule == "xw.sec.requirement"
    match.answer(0, ("proton-torpedoes", 1))
    assert match.table.ships[0].lock == NONE


@pytest.mark.rule("xw.sec.one-attack", "xw.upg.discard")
def test_one_attack_with_either_weapon_and_the_card_is_gone() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150, "proton-torpedoes")
    rookie = table.ships[0]
    table.ships[1].attacked = True
    lay(table, red("blank", "blank", "blank", "blank"), green("blank", "blank", "blank"))
    match = standing(table)
    match.answer(0, ("proton-torpedoes", 1))
    assert match.table.phase != "combat"  # no second attack this round
    assert rookie.upgrades == ()
    rookie.lock, rookie.letter = 1, "A"
    assert attack_options(match.table, rookie) == [("primary", 1)]


@pytest.mark.rule("xw.sec.dice")
def test_weapon_malfunction_does_not_touch_secondary_weapons() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150, "proton-torpedoes")
    hurt(table, table.ships[0], "weapon-malfunction")
    lay(table, red("blank", "blank", "blank", "blank"), green("blank", "blank", "blank"))
    fire(table, weapon="proton-torpedoes")
    assert attack_count(table) == 4


@pytest.mark.rule("xw.sec.lock-required-note", "xw.gap.sec-cost-time")
def test_the_cost_is_paid_when_the_attack_is_declared() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150, "proton-torpedoes")
    rookie = table.ships[0]
    lay(table, red("blank", "blank", "blank", "blank"), green("blank", "blank", "blank"))
    assert fire(table, weapon="proton-torpedoes").kinds == []  # no reroll for the lock
    assert (rookie.lock, rookie.upgrades) == (NONE, ())
    order = kinds_told(table)
    assert order.index(SpendsLock) < order.index(RollsAttack)


@pytest.mark.rule("xw.gap.sec-range-point")
def test_secondary_weapons_measure_in_arc_too() -> None:
    table = fleet(
        at("rookie-pilot", 450, 300, 0, "proton-torpedoes", lock=1, letter="A"), at("academy-pilot", 560, 390)
    )
    assert combat.targets(table, table.ships[0], "proton-torpedoes") == {1: 2}


def test_nobody_is_left_when_all_have_attacked() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    for ship in table.ships:
        ship.attacked = True
    assert next_attack(table) is None
    assert kinds(table.ships[0]) == []
    assert mm(1, 2) == (1000, 2000, 0)
    with pytest.raises(Refused):
        standing(table).answer(0, ("primary", 1))
