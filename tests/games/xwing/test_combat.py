"""The combat phase: order, targets, the seven steps, dice, secondary weapons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from dejarik.core.question import Ask, Procedure
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.xwing.cards.ability import ABILITIES, ATTACK_DICE, BY_UPGRADE, DEFENCE_DICE, Ability, hooks
from dejarik.games.xwing.dice import (
    ATTACK_FACES,
    BLANK,
    CRIT,
    DEFENCE_FACES,
    EVADE,
    FOCUS,
    HIT,
    Which,
    roll_attack,
    roll_defence,
)
from dejarik.games.xwing.notes import (
    AttackDiceNow,
    Attacks,
    Damaged,
    DefenceDiceNow,
    Hits,
    HoldsFire,
    Misses,
    PhaseOpens,
    Rerolls,
    RollsAttack,
    RollsDefence,
    SpendsEvade,
    SpendsFocus,
    SpendsLock,
    TokensCleared,
)
from dejarik.games.xwing.rules import combat
from dejarik.games.xwing.rules.combat import attack_options, next_attack, reroll, rerollable, targets
from dejarik.games.xwing.state import IMPERIAL, NONE, REBEL, Attack, Ship, Table
from tests.games.xwing.flight import (
    Asked,
    at,
    begin,
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


def dice_of(table: Table, kind: type[RollsAttack | RollsDefence | AttackDiceNow | DefenceDiceNow]) -> tuple[int, ...]:
    return told(table, kind)[-1].dice


def attack_count(table: Table) -> int:
    return len(dice_of(table, RollsAttack))


def defence_count(table: Table) -> int:
    return len(dice_of(table, RollsDefence))


def fire(table: Table, *answers: object, weapon: str = "primary") -> Asked:
    """The first ship shoots at the second."""
    return play(shoot(table, table.ships[0], table.ships[1], weapon), *answers)


def duel(attacker: str, defender: str, gap: float, *upgrades: str, **settings: object) -> Table:
    """Two ships nose to nose, this many mm apart."""
    table = fleet(at(attacker, 450, 300, 0, *upgrades), put(at(defender, 0, 0), 450, 340 + gap, 180), **settings)
    if upgrades:
        table.ships[0].lock, table.ships[0].letter = 1, "A"
    return table


def quiet(table: Table) -> None:
    """Dice that change nothing."""
    lay(table, [6] * 6, [7] * 6)


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


# ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.dice.attack-faces", "xw.dice.defence-faces", "xw.comp.dice")
def test_the_faces_of_the_dice() -> None:
    assert len(ATTACK_FACES) == len(DEFENCE_FACES) == 8
    rng = Rng.from_seed("dice")
    for throw, share in (
        (roll_attack, {HIT: 3, CRIT: 1, FOCUS: 2, BLANK: 2}),
        (roll_defence, {EVADE: 3, FOCUS: 2, BLANK: 3}),
    ):
        count = Counter(throw(rng, 80_000))
        for face, eighths in share.items():
            assert count[face] / 80_000 == pytest.approx(eighths / 8, abs=0.01)


@pytest.mark.rule(
    "xw.combat.attack-dice", "xw.combat.range1-bonus", "xw.combat.range3-bonus", "xw.combat.range-bonus-table"
)
def test_weapon_value_and_range_bonuses() -> None:
    for attacker, defender, gap, attack, defence in (
        ("rookie-pilot", "academy-pilot", 80, 4, 3),
        ("rookie-pilot", "academy-pilot", 150, 3, 3),
        ("rookie-pilot", "academy-pilot", 250, 3, 4),
        ("academy-pilot", "rookie-pilot", 80, 3, 2),
        ("academy-pilot", "rookie-pilot", 150, 2, 2),
        ("academy-pilot", "rookie-pilot", 250, 2, 3),
    ):
        table = duel(attacker, defender, gap)
        quiet(table)
        fire(table)
        assert (attack_count(table), defence_count(table)) == (attack, defence)


@pytest.mark.rule("xw.combat.secondary-instead", "xw.combat.range-bonus-primary-only")
def test_secondary_weapons_roll_their_own_dice_without_range_bonuses() -> None:
    for gap in (150, 250):
        table = duel("rookie-pilot", "academy-pilot", gap, "proton-torpedoes")
        lay(table, red("blank", "blank", "blank", "blank"), green("blank", "blank", "blank"))
        fire(table, weapon="proton-torpedoes")
        assert (attack_count(table), defence_count(table)) == (4, 3)


@pytest.mark.rule("xw.combat.dice-abilities")
def test_abilities_change_the_number_before_the_roll() -> None:
    table = duel("mauler-mithel", "rookie-pilot", 80)
    quiet(table)
    fire(table)
    assert attack_count(table) == 4
    assert len(told(table, RollsAttack)) == 1  # at once


@pytest.mark.rule("xw.combat.bonuses-add", "xw.combat.zero-dice")
def test_modifiers_add_up_and_none_means_no_damage() -> None:
    table = duel("rookie-pilot", "academy-pilot", 80)
    hurt(table, table.ships[0], "weapon-malfunction")
    quiet(table)
    fire(table)
    assert attack_count(table) == 3
    table = duel("academy-pilot", "rookie-pilot", 150)
    hurt(table, table.ships[0], "weapon-malfunction", "weapon-malfunction")
    match = standing(table)
    match.answer(0, "pass")  # the rookie shoots first and declines
    match.answer(1, ("primary", 1))
    assert match.told(RollsAttack)[0].dice == ()
    assert len(match.told(Misses)) == 1
    assert match.table.ships[1].shields == 2
    assert len(match.told(Attacks)) == 1


@pytest.mark.rule("xw.combat.defence-dice", "xw.gap.combat-must-roll")
def test_defence_dice_are_rolled_without_asking() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    lay(table, red("hit", "blank", "blank"), green("evade", "blank", "blank"))
    assert fire(table).kinds == []
    assert defence_count(table) == 3


@pytest.mark.rule("xw.dice.open")
def test_rolls_are_open_to_all() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    match = standing(table)
    match.answer(0, ("primary", 1))
    for kind in (RollsAttack, RollsDefence):
        seen = [[entry.note for entry in match.notes(seat) if isinstance(entry.note, kind)] for seat in (0, 1, None)]
        assert seen[0] == seen[1] == seen[2] != []


@pytest.mark.rule("xw.combat.modify-attack", "xw.combat.modify-own-order")
def test_the_attacker_uses_tokens_in_his_own_order() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    rookie = table.ships[0]
    rookie.focus, rookie.lock, rookie.letter = 1, 1, "A"
    lay(table, red("focus", "focus", "blank"), red("focus"), green("blank", "blank", "blank"))
    asked = fire(table, "focus", "lock", (2,))
    assert asked.options("modify-attack") == ["focus", "lock", "done"]
    assert faces(table) == ["hit", "hit", "focus"]  # the focus token is already gone
    assert (rookie.focus, rookie.lock) == (0, NONE)


@pytest.fixture
def tricks() -> Iterator[None]:
    """Test cards: one for each side and kind of dice."""

    class Jam(Ability, upgrade="test-jam"):  # the defender rerolls one attack hit
        def modifies(self, table: Table, me: Ship, attack: Attack, dice: Which) -> bool:
            return dice == ATTACK_DICE and attack.defender == me.id and bool(rerollable(attack, dice, (HIT,)))

        def modify(self, table: Table, me: Ship, attack: Attack, dice: Which) -> Procedure[None]:
            yield from reroll(table, attack, dice, me, most=1, only=(HIT,))

    class Bluff(Ability, upgrade="test-bluff"):  # the attacker blanks one evade
        def modifies(self, table: Table, me: Ship, attack: Attack, dice: Which) -> bool:
            return dice == DEFENCE_DICE and attack.attacker == me.id and EVADE in attack.defence_dice

        def modify(self, table: Table, me: Ship, attack: Attack, dice: Which) -> Procedure[None]:
            combat.change_one(attack, dice, EVADE, BLANK)
            return
            yield

    class Again(Ability, upgrade="test-again"):  # the attacker rerolls one attack die
        def modifies(self, table: Table, me: Ship, attack: Attack, dice: Which) -> bool:
            return dice == ATTACK_DICE and attack.attacker == me.id

        def modify(self, table: Table, me: Ship, attack: Attack, dice: Which) -> Procedure[None]:
            yield from reroll(table, attack, dice, me, most=1)

    class Armour(Ability, upgrade="test-armour"):  # cancels one critical hit
        def cancels(self, table: Table, me: Ship, attack: Attack) -> Procedure[None]:
            if attack.defender == me.id and CRIT in attack.attack_dice:
                attack.attack_dice.remove(CRIT)
            return
            yield

    yield
    for card in ("test-jam", "test-bluff", "test-again", "test-armour"):
        del ABILITIES[f"upgrade-{card}"], BY_UPGRADE[card]
    hooks.clear()


@pytest.mark.rule("xw.combat.modify-attack-order")
@pytest.mark.usefixtures("tricks")
def test_the_defender_modifies_attack_dice_first() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    rookie, tie = table.ships
    rookie.focus = 1
    tie.upgrades = ("test-jam",)
    lay(table, red("hit", "blank", "blank"), red("focus"), green("blank", "blank", "blank"))
    asked = fire(table, (1, "upgrade-test-jam"), (0,), "focus")
    assert [(question.kind, question.seat) for question in asked] == [
        ("modify-attack", 1),
        ("reroll", 1),
        ("modify-attack", 0),
    ]


@pytest.mark.rule("xw.combat.modify-defence-order")
@pytest.mark.usefixtures("tricks")
def test_the_attacker_modifies_defence_dice_first() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    rookie, tie = table.ships
    tie.focus = 1
    rookie.upgrades = ("test-bluff",)
    hooks.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dejarik.games.xwing.rules.combat.weapons", lambda ship: ("primary",))
        lay(table, red("hit", "hit", "blank"), green("evade", "focus", "blank"))
        asked = fire(table, (0, "upgrade-test-bluff"), "focus")
    assert [question.seat for question in asked] == [0, 1]
    assert dice_of(table, DefenceDiceNow) == (BLANK, EVADE, BLANK)


@pytest.mark.rule("xw.combat.lock-spend", "xw.dice.reroll")
def test_a_lock_rerolls_any_dice_once() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    rookie = table.ships[0]
    rookie.lock, rookie.letter = 1, "A"
    lay(table, red("hit", "blank", "blank"), red("crit", "focus"), green("blank", "blank", "blank"))
    fire(table, "lock", (1, 2))
    assert faces(table) == ["hit", "crit", "focus"]
    assert (rookie.lock, rookie.letter) == (NONE, "")
    table = duel("rookie-pilot", "academy-pilot", 150)
    table.ships[0].lock, table.ships[0].letter = 1, "A"
    lay(table, red("blank", "blank", "hit"), red("hit"), green("blank", "blank", "blank"))
    fire(table, "lock", (0,))
    assert faces(table) == ["hit", "blank", "hit"]


@pytest.mark.rule("xw.combat.lock-letter")
def test_only_the_lock_on_this_defender_helps() -> None:
    table = fleet(
        at("rookie-pilot", 450, 300, focus=1), at("academy-pilot", 450, 500, 180), at("academy-pilot", 550, 500, 180)
    )
    rookie = table.ships[0]
    rookie.lock, rookie.letter = 2, "A"
    match = standing(table)
    match.answer(0, ("primary", 1))
    assert refused(match, 0, "lock").rule == "xw.combat.lock-letter"
    assert rookie.lock == 2


@pytest.mark.rule("xw.combat.focus-attack", "xw.dice.change")
def test_focus_turns_all_focus_results_to_hits() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    table.ships[0].focus = 1
    lay(table, red("focus", "focus", "blank"), green("blank", "blank", "blank"))
    fire(table, "focus")
    assert faces(table) == ["hit", "hit", "blank"]
    assert table.ships[0].focus == 0
    attack = Attack(0, 1, "primary", 2, obstructed=False, attack_dice=[FOCUS, HIT])
    combat.change_all(attack, ATTACK_DICE, FOCUS, HIT)
    assert attack.attack_dice == [HIT, HIT]


@pytest.mark.rule("xw.combat.modify-defence", "xw.combat.focus-defence", "xw.combat.evade-spend", "xw.dice.add")
def test_the_defender_spends_focus_and_evade() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    tie = table.ships[1]
    tie.focus = tie.evade = 1
    lay(table, red("hit", "hit", "blank"), green("focus", "blank", "blank"))
    fire(table, "focus", "evade")
    assert dice_of(table, DefenceDiceNow) == (EVADE, BLANK, BLANK, EVADE)
    assert kinds_told(table)[-1] == Misses
    # an added result is no die: nothing is drawn for it
    table = duel("academy-pilot", "rookie-pilot", 150)
    table.ships[1].evade = 1
    hurt(table, table.ships[1], "structural-damage")
    lay(table, red("hit", "blank"), green("blank"))
    question, procedure = begin(shoot(table, *table.ships[:2]))  # type: ignore[arg-type]
    assert question.kind == "modify-defence"
    before = table.rng.position
    with pytest.raises(StopIteration):
        procedure.send("evade")
    assert table.rng.position == before
    assert dice_of(table, DefenceDiceNow) == (BLANK, EVADE)


@pytest.mark.rule("xw.errata.focus-defence-dice")
def test_a_defenders_focus_changes_defence_dice_only() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    table.ships[1].focus = 1
    lay(table, red("focus", "hit", "blank"), green("focus", "focus", "blank"))
    fire(table, "focus")
    assert dice_of(table, RollsAttack) == (FOCUS, HIT, BLANK)
    assert not told(table, AttackDiceNow)
    assert dice_of(table, DefenceDiceNow) == (EVADE, EVADE, BLANK)


@pytest.mark.rule("xw.gap.spend-without-need")
def test_tokens_may_be_spent_for_nothing() -> None:
    table = duel("academy-pilot", "rookie-pilot", 150)
    table.ships[0].focus = 1
    lay(table, red("hit", "blank"), green("evade", "blank"))
    fire(table, "focus")
    assert faces(table) == ["hit", "blank"]
    assert table.ships[0].focus == 0
    table = duel("rookie-pilot", "academy-pilot", 150)
    table.ships[0].lock, table.ships[0].letter = 1, "A"
    quiet(table)
    fire(table, "lock", ())
    assert table.ships[0].lock == NONE


@pytest.mark.rule("xw.dice.new-result-counts")
def test_a_rerolled_die_may_be_changed_further() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    rookie = table.ships[0]
    rookie.focus, rookie.lock, rookie.letter = 1, 1, "A"
    lay(table, red("hit", "hit", "blank"), red("focus"), green("blank", "blank", "blank"))
    fire(table, "lock", (2,), "focus")
    assert faces(table) == ["hit", "hit", "hit"]


@pytest.mark.rule("xw.dice.reroll-once")
@pytest.mark.usefixtures("tricks")
def test_no_die_is_rerolled_twice() -> None:
    table = duel("rookie-pilot", "academy-pilot", 150)
    rookie = table.ships[0]
    rookie.lock, rookie.letter = 1, "A"
    rookie.upgrades = ("test-again",)
    hooks.clear()
    lay(table, red("blank", "blank", "hit"), red("blank"), red("hit"), green("blank", "blank", "blank"))
    asked = fire(table, "lock", (0,), (0, "upgrade-test-again"), (1,))
    rerolls = [question for question in asked if question.kind == "reroll"]
    assert isinstance(rerolls[1], Ask)
    assert rerolls[1].options == (1, 2)
    assert told(table, Rerolls)[-1].dice == (BLANK, HIT, HIT)


@pytest.mark.rule("xw.limit.dice")
def test_more_dice_than_the_box_holds_are_no_rerolls() -> None:
    table = duel("rookie-pilot", "academy-pilot", 80)
    table.ships[0].lock, table.ships[0].letter = 1, "A"
    lay(
        table,
        red("blank", "blank", "blank", "blank"),
        red("hit", "hit", "hit", "hit"),
        green("evade", "evade", "evade"),
    )
    fire(table, "lock", (0, 1, 2, 3))
    assert faces(table) == ["hit"] * 4


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


@pytest.mark.rule("xw.combat.cancel-abilities-first")
@pytest.mark.usefixtures("tricks")
def test_cards_cancel_before_evades() -> None:
    table = duel("academy-pilot", "rookie-pilot", 150)
    table.ships[1].upgrades = ("test-armour",)
    hooks.clear()
    lay(table, red("hit", "crit"), green("evade", "blank"))
    fire(table)
    assert kinds_told(table)[-1] == Misses


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
