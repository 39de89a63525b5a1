"""The combat phase: rolling dice and changing them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from dejarik.core.question import Ask, Procedure
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
    DefenceDiceNow,
    Misses,
    Rerolls,
    RollsAttack,
    RollsDefence,
)
from dejarik.games.xwing.rules import combat
from dejarik.games.xwing.rules.combat import reroll, rerollable
from dejarik.games.xwing.state import NONE, Attack, Ship, Table
from tests.games.xwing.duel import attack_count, defence_count, dice_of, duel, fire, quiet
from tests.games.xwing.flight import (
    at,
    begin,
    faces,
    fleet,
    green,
    hurt,
    lay,
    red,
    shoot,
    told,
)
from tests.games.xwing.sky import kinds_told, refused, standing

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


@pytest.mark.rule("xw.combat.cancel-abilities-first")
@pytest.mark.usefixtures("tricks")
def test_cards_cancel_before_evades() -> None:
    table = duel("academy-pilot", "rookie-pilot", 150)
    table.ships[1].upgrades = ("test-armour",)
    hooks.clear()
    lay(table, red("hit", "crit"), green("evade", "blank"))
    fire(table)
    assert kinds_told(table)[-1] == Misses
