"""Actions: focus, evade, barrel roll, target lock, and those of cards."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask, Place, Procedure
from dejarik.core.refusal import Refused
from dejarik.games.xwing.cards.ability import ABILITIES, BY_UPGRADE, Ability, Move, hooks
from dejarik.games.xwing.geometry import in_arc
from dejarik.games.xwing.notes import Misses, OfCard, RollsAttack
from dejarik.games.xwing.refusals import barred, why_not
from dejarik.games.xwing.rules.actions import (
    action_options,
    action_step,
    any_roll,
    free_action,
    lockable,
    perform,
    roll_problem,
    roll_zones,
    rolls,
)
from dejarik.games.xwing.rules.combat import modifications
from dejarik.games.xwing.rules.damage import destroy
from dejarik.games.xwing.rules.end import close_round
from dejarik.games.xwing.rules.tokens import drop_lock, lockers
from dejarik.games.xwing.state import IMPERIAL, NONE, REBEL, Attack, Ship, Table
from tests.games.xwing.flight import Asked, at, begin, fleet, green, hurt, lay, play, red, shoot, told
from tests.games.xwing.sky import fly, kinds_told, mm, put, refused, rock, standing


def acting(*ships: Ship, **settings: object) -> Table:
    return fleet(*ships, phase="activation", **settings)


def act(table: Table, ship: Ship, *answers: object) -> Asked:
    return play(action_step(table, ship), *answers)


@pytest.mark.rule("xw.action.bar")
def test_a_ship_performs_what_its_bar_shows() -> None:
    table = acting(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500))
    rookie, tie = table.ships
    assert act(table, rookie, "pass").options("action") == ["focus", ("target-lock", 1), "pass"]
    assert act(table, tie, "pass").options("action") == ["focus", "barrel-roll", "evade", "pass"]


@pytest.mark.rule("xw.action.other-sources")
def test_cards_offer_further_actions() -> None:
    table = acting(at("rookie-pilot", 450, 300, 0, "r2-f2"), at("academy-pilot", 100, 800))
    assert "upgrade-r2-f2" in act(table, table.ships[0], "pass").options("action")
    hurt(table, table.ships[0], "structural-damage")
    assert "damage-structural-damage" in act(table, table.ships[0], "pass").options("action")


@pytest.mark.rule("xw.action.free", "xw.action.once-per-round", "xw.prio.card-over-rule")
def test_a_free_action_does_not_use_up_the_normal_one() -> None:
    table = fleet(at("night-beast", 450, 300), at("rookie-pilot", 100, 100))
    beast = table.ships[0]
    asked = fly(table, beast, "straight", 3, "focus", "evade")
    assert asked.kinds == ["free-action", "action"]
    assert "focus" not in asked.options("action")  # never the same action twice in a round
    assert (beast.focus, beast.evade) == (1, 1)
    table.ships[0].activated = table.ships[0].revealed = False
    put(beast, 450, 300)
    beast.performed = ()
    table.ships[1].activated = True
    table.phase, table.step = "activation", "ships"
    match = standing(table)
    match.answer(1, "focus")
    assert refused(match, 1, "focus").rule == "xw.action.once-per-round"
    match.answer(1, "evade")


@pytest.mark.rule("xw.action.header")
def test_a_card_headed_action_is_the_ships_action() -> None:
    table = acting(at("mauler-mithel", 450, 300, 0, "marksmanship"), at("rookie-pilot", 100, 800))
    asked = act(table, table.ships[0], "upgrade-marksmanship")
    assert asked.kinds == ["action"]  # no second one


@pytest.mark.rule("xw.action.no-header")
def test_other_abilities_are_no_actions() -> None:
    table = fleet(at("rookie-pilot", 450, 300, 0, "r2-d2", shields=0), at("academy-pilot", 100, 800))
    rookie = table.ships[0]
    asked = fly(table, rookie, "straight", 2, "use", "focus")
    assert asked.kinds[-1] == "action"
    assert (rookie.shields, rookie.focus) == (1, 1)


@pytest.mark.rule("xw.action.list", "xw.comp.action-tokens", "xw.action.focus", "xw.action.evade")
def test_the_four_actions() -> None:
    table = acting(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500), at("academy-pilot", 700, 500))
    rookie, tie, other = table.ships
    act(table, rookie, "focus")
    assert (rookie.focus, rookie.evade, rookie.stress, rookie.lock) == (1, 0, 0, NONE)
    act(table, tie, "evade")
    assert (tie.evade, tie.focus) == (1, 0)
    act(table, other, "barrel-roll", (1, 0, 0))
    assert other.pose == mm(780, 500)
    rookie.performed = ()
    act(table, rookie, ("target-lock", 1))
    assert rookie.lock == 1
    with pytest.raises(Refused):
        act(table, put(rookie, 450, 300), "evade")
    assert rookie.evade == 0


@pytest.mark.rule("xw.gap.action-one-copy")
def test_two_copies_of_a_damage_card_are_the_same_action() -> None:
    table = acting(at("rookie-pilot", 450, 300), at("academy-pilot", 100, 800))
    rookie = table.ships[0]
    hurt(table, rookie, "structural-damage", "structural-damage")
    lay(table, red("blank"))
    act(table, rookie, "damage-structural-damage")
    assert "damage-structural-damage" not in action_options(table, rookie, ["damage-structural-damage", "focus"])
    assert action_options(table, rookie, ["damage-structural-damage", "focus"]) == ["focus"]


@pytest.mark.rule("xw.gap.action-free-off-bar")
def test_a_free_action_needs_no_icon() -> None:
    table = acting(at("rookie-pilot", 450, 300), at("academy-pilot", 100, 800))
    rookie = table.ships[0]
    asked = play(free_action(table, rookie, ("evade",), "upgrade-r2-d2"), "evade")
    assert asked.kinds == ["free-action"]
    assert rookie.evade == 1
    assert "evade" not in act(table, rookie, "pass").options("action")


@pytest.mark.rule("xw.action.evade-use")
def test_an_evade_token_cancels_a_hit() -> None:
    table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500, 180, evade=1))
    rookie, tie = table.ships
    lay(table, red("hit", "blank", "blank"), green("blank", "blank", "blank"))
    play(shoot(table, rookie, tie), "evade")
    assert tie.evade == 0
    assert kinds_told(table)[-1] == Misses


@pytest.mark.rule("xw.action.focus-use")
def test_a_focus_token_is_spent_once() -> None:
    table = fleet(at("rookie-pilot", 450, 300, focus=1), at("academy-pilot", 450, 500, 180))
    rookie, tie = table.ships
    lay(table, red("focus", "blank", "blank"), green("evade", "blank", "blank"))
    play(shoot(table, rookie, tie), "focus")
    lay(table, red("hit", "blank"), green("focus", "focus"))
    assert play(shoot(table, tie, rookie)).kinds == []  # nothing left to spend


# ── ««Бочка»» ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.roll.who")
def test_a_barrel_roll_keeps_the_heading() -> None:
    for side in (-1, 1):
        table = acting(at("academy-pilot", 450, 300, 30), at("rookie-pilot", 100, 800))
        act(table, table.ships[0], "barrel-roll", (side, 0, 0))
        assert table.ships[0].h == 30_000
    with pytest.raises(Refused):
        act(table, table.ships[1], "barrel-roll")


@pytest.mark.rule("xw.roll.template", "xw.roll.place")
def test_neither_template_nor_base_may_stick_out() -> None:
    table = acting(at("academy-pilot", 450, 300), at("rookie-pilot", 100, 800))
    tie = table.ships[0]
    assert roll_problem(table, tie, 1, 10_000, 0) is None
    assert roll_problem(table, tie, 1, 11_000, 0) == "xw.roll.template"
    assert roll_problem(table, tie, 0, 0, 0) == "xw.roll.template"
    assert roll_problem(table, tie, -1, 0, 10_001) == "xw.roll.place"
    ends = set()
    for slide in (-10_000, 0, 10_000):
        trial = acting(at("academy-pilot", 450, 300), at("rookie-pilot", 100, 800))
        act(trial, trial.ships[0], "barrel-roll", (-1, 0, slide))
        ends.add(trial.ships[0].pose)
    assert ends == {mm(370, 290), mm(370, 300), mm(370, 310)}


def test_the_zones_of_a_barrel_roll_are_where_the_base_may_end() -> None:
    table = acting(at("academy-pilot", 450, 300), at("rookie-pilot", 100, 800))
    left, right = roll_zones(table.ships[0])
    assert set(left) == {mm(350, 260)[:2], mm(350, 340)[:2], mm(390, 260)[:2], mm(390, 340)[:2]}
    assert set(right) == {mm(510, 260)[:2], mm(510, 340)[:2], mm(550, 260)[:2], mm(550, 340)[:2]}


@pytest.mark.rule("xw.roll.no-overlap")
def test_a_barrel_roll_may_not_end_on_a_ship_or_an_obstacle() -> None:
    table = acting(
        at("academy-pilot", 450, 300, bearing="straight", speed=2), at("rookie-pilot", 530, 420), obstacles=[]
    )
    table.ships[1].activated = True
    match = standing(table)  # the TIE flies to y 420 and may act
    match.answer(1, "barrel-roll")
    refusal = refused(match, 1, (1, 10_000, 10_000))
    assert refusal.rule == "xw.roll.no-overlap"
    tie = match.table.ships[0]
    assert tie.pose == mm(450, 420)
    match.undo(1)  # back to the choice: the action is not spent
    match.answer(1, "focus")
    table = acting(at("academy-pilot", 450, 300), at("rookie-pilot", 100, 800), obstacles=[rock(530, 300)])
    assert roll_problem(table, table.ships[0], 1, 0, 0) == "xw.roll.no-overlap"


@pytest.mark.rule("xw.roll.precheck")
def test_the_player_may_try_the_template_first() -> None:
    table = acting(at("academy-pilot", 450, 300), at("rookie-pilot", 530, 300))
    tie = table.ships[0]
    found = rolls(table, tie)
    assert found
    assert all(side == -1 for side, _, _ in found)
    assert tie.performed == ()
    act(table, tie, "focus")
    boxed = acting(at("academy-pilot", 450, 300), at("rookie-pilot", 530, 300), at("rookie-pilot", 370, 300))
    assert "barrel-roll" not in act(boxed, boxed.ships[0], "pass").options("action")


@pytest.mark.rule("xw.roll.example")
def test_the_books_barrel_roll() -> None:
    table = acting(at("rookie-pilot", 450, 300), at("academy-pilot", 610, 500))
    rookie, tie = table.ships
    assert in_arc(rookie.pose, tie.pose)
    act(table, tie, "barrel-roll", (1, 0, 0))
    assert tie.pose == mm(690, 500)
    assert not in_arc(rookie.pose, tie.pose)


@pytest.mark.rule("xw.gap.roll-template-obstacle")
def test_the_template_may_cross_ships_but_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    table = acting(at("academy-pilot", 450, 300), at("rookie-pilot", 490, 360))
    assert roll_problem(table, table.ships[0], 1, 10_000, -10_000) is None  # beside the rookie's base
    table.ships[1].in_play = False
    speck = [(488e3, 298e3), (488e3, 302e3), (492e3, 302e3), (492e3, 298e3)]
    monkeypatch.setattr("dejarik.games.xwing.rules.movement.asteroid", lambda _: speck)
    table.obstacles = [rock(490, 300)]
    assert roll_problem(table, table.ships[0], 1, 0, 0) == "xw.gap.roll-template-obstacle"
    assert table.ships[0].pose == mm(450, 300)


@pytest.mark.rule("xw.gap.roll-off-area")
def test_nobody_rolls_out_of_the_area() -> None:
    table = acting(at("academy-pilot", 60, 300), at("rookie-pilot", 800, 800))
    tie = table.ships[0]
    assert roll_problem(table, tie, -1, 0, 0) == "xw.gap.roll-off-area"
    question, _ = begin(action_step(table, tie), "barrel-roll")
    assert isinstance(question, Place)
    assert question.check((-1, 0, 0)) == "xw.gap.roll-off-area"
    assert question.check((1, 0, 0)) is None
    assert tie.in_play
    assert all(any_roll(table, tie, table.rng)[0] == 1 for _ in range(10))


# ── «Захват цели» ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.lock.who", "xw.lock.measure", "xw.lock.precheck")
def test_enemies_at_range_three_all_round_can_be_locked() -> None:
    table = acting(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 640), at("rookie-pilot", 450, 400))
    rookie, tie, _ = table.ships
    assert [ship.id for ship in lockable(table, rookie)] == [1]
    put(tie, 450, 641)
    assert lockable(table, rookie) == []
    rookie.activated = table.ships[2].activated = False
    put(rookie, 450, 600)
    put(tie, 450, 400)
    assert [ship.id for ship in lockable(table, rookie)] == [1]
    assert rookie.performed == ()
    table.ships[2].in_play = False
    put(rookie, 450, 300)
    put(tie, 450, 800)
    rookie.bearing, rookie.speed, tie.activated = "straight", 1, True
    match = standing(table)
    assert refused(match, 0, ("target-lock", 1)).rule == "xw.lock.who"
    assert rookie.lock == NONE


@pytest.mark.rule("xw.lock.who")
def test_only_enemies_are_named_as_targets_that_cannot_be_locked() -> None:
    near, far = at("academy-pilot", 450, 640), at("academy-pilot", 450, 880)
    table = acting(at("rookie-pilot", 450, 300), at("rookie-pilot", 550, 300), near, far)
    [ask] = act(table, table.ships[0], "pass")
    targets = [option for option in barred(table, ask) if isinstance(option, tuple)]
    assert targets == [("target-lock", far.id)]
    own = why_not(table, ask, ("target-lock", 1))
    assert own is not None
    assert own.reason == "lock-friend"

    # a ship without the action is told so once, not for each of the enemies
    [ask] = act(table, near, "pass")
    assert "target-lock" in barred(table, ask)
    assert not [option for option in barred(table, ask) if isinstance(option, tuple)]


@pytest.mark.rule("xw.lock.tokens", "xw.lock.many-on-target", "xw.lock.one-per-ship", "xw.gap.lock-relock")
def test_lock_tokens_come_in_pairs_of_one_letter() -> None:
    table = acting(
        at("rookie-pilot", 450, 300),
        at("rookie-pilot", 550, 300),
        at("academy-pilot", 450, 500),
        at("academy-pilot", 550, 500),
    )
    one, two, tie, other = table.ships
    play(perform(table, one, ("target-lock", 2)))
    play(perform(table, two, ("target-lock", 2)))
    assert (one.letter, two.letter) == ("A", "B")
    assert lockers(table, tie) == [one, two]
    play(perform(table, one, ("target-lock", 3)))
    assert (one.lock, lockers(table, tie), lockers(table, other)) == (3, [two], [one])
    one.performed = ()
    act(table, one, ("target-lock", 3))  # the same target again: the action is used
    assert lockers(table, other) == [one]
    assert "target-lock" in one.performed
    view = standing(table).view(0)
    assert view.ships[2].locked_by == (two.letter,)


@pytest.mark.rule("xw.lock.persist", "xw.lock.removal")
def test_locks_stay_whatever_the_distance() -> None:
    table = acting(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500))
    rookie, tie = table.ships
    play(perform(table, rookie, ("target-lock", 1)))
    put(tie, 50, 850)
    play(close_round(table))
    assert rookie.lock == tie.id
    put(tie, 450, 500, 180)
    lay(table, red("hit", "blank", "blank"), red("blank", "blank"), green("evade", "blank", "blank"))
    play(shoot(table, rookie, tie), "lock", (1, 2))
    assert (rookie.lock, rookie.letter) == (NONE, "")


@pytest.mark.rule("xw.lock.removal-exception")
def test_an_ability_may_shake_off_a_lock() -> None:
    table = acting(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500))
    rookie, tie = table.ships
    play(perform(table, rookie, ("target-lock", 1)))
    for locker in lockers(table, tie):
        drop_lock(locker)
    assert rookie.letter == ""
    assert lockers(table, tie) == []


@pytest.mark.rule("xw.lock.example")
def test_the_books_target_lock() -> None:
    table = acting(
        at("rookie-pilot", 450, 300), at("obsidian-squadron-pilot", 450, 700, 180), at("academy-pilot", 190, 300)
    )
    rookie, _, academy = table.ships
    options = act(table, rookie, ("target-lock", 2)).options("action")
    assert [option for option in options if isinstance(option, tuple)] == [("target-lock", 2)]
    assert lockers(table, academy) == [rookie]
    assert rookie.letter == "A"


@pytest.mark.rule("xw.gap.lock-dead")
def test_a_lock_goes_with_either_ship() -> None:
    for dead in (0, 1):
        table = acting(at("rookie-pilot", 450, 300), at("academy-pilot", 450, 500))
        play(perform(table, table.ships[0], ("target-lock", 1)))
        destroy(table, table.ships[dead])
        assert (table.ships[0].lock, table.ships[0].letter) == (NONE, "")


# ── abilities in general ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("xw.prio.cannot")
def test_a_ban_beats_a_permission() -> None:
    table = fleet(at("night-beast", 450, 300), at("rookie-pilot", 100, 100))
    hurt(table, table.ships[0], "damaged-sensor-array")
    lay(table, red("blank"))
    asked = fly(table, table.ships[0], "straight", 3, "damage-damaged-sensor-array")
    assert asked.kinds == ["action"]  # the free focus is not offered
    assert asked.options("action") == ["damage-damaged-sensor-array", "pass"]


@pytest.mark.rule("xw.abil.you", "xw.abil.you-example")
def test_you_is_the_ship_of_the_card_alone() -> None:
    table = fleet(at("night-beast", 450, 300), at("obsidian-squadron-pilot", 600, 300), at("rookie-pilot", 100, 800))
    beast, obsidian, _ = table.ships
    assert fly(table, obsidian, "straight", 2, "pass").kinds == ["action"]
    question, procedure = begin(_activation(table, beast))
    assert isinstance(question, Ask)
    assert (question.kind, question.about, question.options) == (
        "free-action",
        OfCard(beast.tag, "pilot-night-beast"),
        ("focus", "pass"),
    )
    procedure.send("focus")
    assert (beast.focus, obsidian.focus) == (1, 0)


def _activation(table: Table, ship: Ship) -> Procedure[None]:
    from dejarik.games.xwing.rules.activation import activate

    ship.bearing, ship.speed = "straight", 3
    return activate(table, [ship])


@pytest.mark.rule("xw.abil.damage-upgrade-one-ship")
def test_a_damage_card_affects_its_own_ship_only() -> None:
    from dejarik.games.xwing.rules.values import agility

    table = fleet(at("rookie-pilot", 100, 100), at("rookie-pilot", 300, 100))
    hurt(table, table.ships[0], "structural-damage")
    assert [agility(table, ship) for ship in table.ships] == [1, 2]


@pytest.mark.rule("xw.abil.mandatory")
def test_abilities_without_may_are_compulsory() -> None:
    table = fleet(at("mauler-mithel", 450, 300), at("luke-skywalker", 450, 420, 180))
    mauler, luke = table.ships
    lay(table, red("hit", "hit", "blank", "blank"), green("focus", "blank"))
    asked = play(shoot(table, mauler, luke), "done")
    assert len(told(table, RollsAttack)[0].dice) == 4
    assert asked.options("modify-defence") == [(1, "pilot-luke-skywalker"), "done"]
    assert luke.shields == 0  # he declined


@pytest.mark.rule("xw.abil.order-initiative")
def test_initiative_resolves_its_abilities_first() -> None:
    from dejarik.games.xwing.rules.combat import open_phase

    for initiative, first in ((IMPERIAL, 1), (REBEL, 0)):
        table = fleet(at("rookie-pilot", 100, 100), at("academy-pilot", 800, 800), initiative=initiative)
        for ship in table.ships:
            hurt(table, ship, "console-fire")
        lay(table, red("hit"), red("blank"))
        play(open_phase(table))
        hit = table.ships[first]
        assert (hit.shields, len(hit.damage)) == ((1, 1) if first == 0 else (0, 2))
        other = table.ships[1 - first]
        assert len(other.damage) == 1


@pytest.mark.rule("xw.gap.once-per-timing")
def test_an_ability_is_used_once_at_its_moment() -> None:
    table = fleet(
        at("luke-skywalker", 450, 300), at("academy-pilot", 450, 500, 180), at("academy-pilot", 500, 500, 180)
    )
    luke, tie, other = table.ships
    for attacker in (tie, other):
        lay(table, red("hit", "hit"), green("focus", "focus"))
        shields = luke.shields
        asked = play(shoot(table, attacker, luke), (0, "pilot-luke-skywalker"))
        assert asked.kinds == ["modify-defence"]  # not offered again in this attack
        assert luke.shields == shields - 1


@pytest.mark.rule("xw.gap.own-order")
def test_the_owner_orders_simultaneous_abilities() -> None:
    for first, result in (("upgrade-r2-d2", (0, 1)), ("damage-stunned-pilot", (1, 2))):
        table = fleet(at("luke-skywalker", 450, 300, 0, "r2-d2", shields=0), at("academy-pilot", 450, 390))
        luke = table.ships[0]
        hurt(table, luke, "stunned-pilot")
        asked = fly(table, luke, "straight", 1, (0, first), "use")
        assert asked.kinds == ["order", "use-ability"]
        assert (luke.shields, len(luke.damage)) == result


def test_test_abilities_can_be_added_in_a_few_lines() -> None:
    class Sprint(Ability, upgrade="test-sprint"):
        def after_manoeuvre(self, table: Table, me: Ship, move: Move) -> Procedure[None]:
            if move.speed >= 4:
                yield from free_action(table, me, ("evade",), self.card)

        def attack_dice(self, table: Table, me: Ship, attack: Attack) -> int:
            return 1

    try:
        table = fleet(at("rookie-pilot", 450, 300), at("academy-pilot", 800, 800))
        table.ships[0].upgrades = ("test-sprint",)
        asked = fly(table, table.ships[0], "straight", 4, "evade", "focus")
        assert asked.kinds == ["free-action", "action"]
        attack = Attack(0, 1, "primary", 2, obstructed=False)
        assert modifications(table, attack, "attack", table.ships[0]) == ["focus"]
    finally:
        del ABILITIES["upgrade-test-sprint"], BY_UPGRADE["test-sprint"]
        hooks.clear()
