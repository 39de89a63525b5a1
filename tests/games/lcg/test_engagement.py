"""Фаза конфликта и разбор столкновения: declaring, participating, the reward."""

from __future__ import annotations

import pytest

from dejarik.core.note import Note
from dejarik.core.question import Ask
from dejarik.games.lcg.cards.words import (
    action,
    constant,
    deed,
    draw,
    lasting,
    remove_focus,
    return_to_hand,
    target,
    unit,
)
from dejarik.games.lcg.notes import Attacks, Defends, EdgeCard, EdgeWon, Engages, Strikes, Unopposed
from dejarik.games.lcg.rules.values import objectives
from dejarik.games.lcg.rules.zones import lay
from dejarik.games.lcg.state import NOBODY, NOWHERE
from tests.games.lcg.stage import DARK, LIGHT, Play, Scene, invent


def conflict(scene: Scene, who: str = "light", **more: object) -> Play:
    return scene.start("conflict.1", who, **more)  # type: ignore[arg-type]


@pytest.mark.rule("lcg.conflict.several", "lcg.conflict.once-per-objective", "lcg.reward.end", "lcg.eng.centre")
def test_one_engagement_after_the_other() -> None:
    scene = Scene()
    wing, pilot = scene.light.unit("y-wing"), scene.light.unit("rookie-pilot")
    a, b, c = (scene.dark.objective("shadows-of-dathomir") for _ in range(3))
    play = conflict(scene, halts=("engagement.15",))
    assert play.options == ("pass", a, b, c)
    play.answer("light", a)
    assert play.asked == "light attackers"
    play.answer("light", (wing,))
    play.until("halt")
    assert (play.piece(wing).role, play.piece(wing).controller) == (1, LIGHT)
    assert play.in_play(wing)
    play.answer("light", "go")
    assert play.asked == "light engage"
    assert list(play.options) == ["pass", b, c]
    assert not any(piece.role for piece in play.table.pieces.values())
    play.refuses("light", a, "lcg.conflict.once-per-objective")
    play.answer("light", b)
    assert play.piece(pilot).role == 1
    play.until("halt")
    assert play.table.named == [a, b]


@pytest.mark.rule("lcg.conflict.decline")
def test_attacking_is_optional() -> None:
    scene = Scene()
    scene.light.unit("y-wing")
    play = conflict(scene)
    play.answer("light", "pass").until("halt")
    assert play.trail[:6] == ["conflict.1", "conflict.2", "conflict.3", "conflict.4", "conflict.5", "force.1"]


@pytest.mark.rule("lcg.conflict.all-engaged")
def test_when_everything_was_engaged_the_phase_ends() -> None:
    scene = Scene()
    scene.light.unit("y-wing")
    scene.table.named = [scene.dark.objective("shadows-of-dathomir") for _ in range(3)]
    play = scene.start("conflict.3", "light", halts=("conflict.4",))
    assert play.asked == "light halt"
    assert play.trail == ["conflict.3", "conflict.4"]


@pytest.mark.rule("lcg.eng.need-attacker")
def test_no_engagement_without_an_attacker() -> None:
    scene = Scene()
    scene.light.unit("y-wing", focus=1)
    play = conflict(scene, halts=("conflict.4",))
    assert play.asked == "light halt"
    assert play.table.named == []
    barred = Scene()
    only_one = barred.light.unit("y-wing")
    fleet = barred.light.unit("a-wing", focus=1)
    target_ = barred.dark.objective("shadows-of-dathomir")
    keep_out = invent("test-wall", "objective", "dark", constant("cannot-attack", 1, unit, _engaging), capacity=5)
    walled = barred.dark.objective(keep_out)
    play = conflict(barred)
    assert target_ in play.options
    play.refuses("light", walled, "lcg.eng.need-attacker")
    assert (play.piece(only_one).role, play.piece(fleet).role) == (0, 0)


def _engaging(use):  # type: ignore[no-untyped-def]
    return use.table.engaged == use.this


@pytest.mark.rule("lcg.eng.declare-objective", "lcg.type.objective")
def test_only_current_enemy_objectives_are_engaged() -> None:
    scene = Scene()
    scene.light.unit("y-wing")
    own = scene.light.objective("a-heros-journey")
    a, b, c = (scene.dark.objective("shadows-of-dathomir") for _ in range(3))
    scene.light.victory("imperial-command")
    play = conflict(scene, halts=("engagement.3",))
    assert play.options == ("pass", a, b, c)
    play.refuses("light", own, "lcg.eng.declare-objective")
    play.refuses("light", play.table.victories[LIGHT][0])
    play.answer("light", b)
    assert play.table.engaged == b


@pytest.mark.rule("lcg.eng.attackers", "lcg.type.unit", "lcg.eng.attack-does-not-focus")
def test_ready_units_attack_at_least_one() -> None:
    scene = Scene()
    x, y = scene.light.unit("y-wing"), scene.light.unit("a-wing")
    z = scene.light.unit("rookie-pilot", focus=1)
    casino = scene.light.enhancement("cloud-city-casino")
    own = scene.light.objective("a-heros-journey")
    goal = scene.dark.objective("shadows-of-dathomir")
    play = conflict(scene, halts=("engagement.3",))
    play.answer("light", goal)
    assert play.options == (x, y)
    play.refuses("light", ())
    play.refuses("light", (x, z), "lcg.eng.attackers")
    play.refuses("light", (x, casino), "lcg.type.unit")
    play.refuses("light", (own,), "lcg.type.unit")
    play.answer("light", (x, y))
    assert [play.piece(card).focus for card in (x, y)] == [0, 0]


@pytest.mark.rule("lcg.eng.defenders", "lcg.eng.defenders-optional", "lcg.type.unit", "lcg.eng.attack-does-not-focus")
def test_ready_units_defend_or_none() -> None:
    for chosen in ((), ("p",)):
        scene = Scene()
        x, p = scene.light.unit("y-wing"), scene.dark.unit("tie-fighter")
        q = scene.dark.unit("tie-bomber", focus=1)
        goal = scene.dark.objective("shadows-of-dathomir")
        play = conflict(scene, halts=("engagement.6", "engagement.8"))
        play.answer("light", goal)
        assert play.asked == "dark defenders"
        assert play.options == (p,)
        play.refuses("dark", (q,), "lcg.eng.defenders")
        play.refuses("dark", (p, q), "lcg.eng.defenders")
        play.refuses("dark", (goal,), "lcg.type.unit")
        play.answer("dark", (p,) if chosen else ())
        assert play.piece(p).focus == 0
        assert play.piece(p).role == (2 if chosen else 0)
        assert play.piece(x).role == 1
        assert play.trail[-1] == "engagement.6"


@pytest.mark.rule("lcg.eng.participants")
def test_an_exhausted_participant_still_participates() -> None:
    scene = Scene()
    a_wing, goal = scene.light.unit("a-wing"), scene.dark.objective("shadows-of-dathomir")
    tired, other = scene.dark.unit("tie-fighter", focus=1), scene.dark.unit("tie-bomber", focus=1)
    scene.engage(goal, [a_wing], [tired, other], edge="light")
    play = scene.start("engagement.9", "light")
    play.until("unit-damage")
    assert set(play.options) == {tired, other}


@pytest.mark.rule("lcg.eng.steps")
def test_the_six_steps() -> None:
    scene = Scene(brisk=False)
    x, goal = scene.light.unit("y-wing"), scene.dark.objective("shadows-of-dathomir")
    p = scene.dark.unit("tie-fighter")
    card = scene.light.hand("rookie-pilot")
    play = conflict(scene)
    play.until("engage").answer("light", goal).until("defenders").answer("dark", (p,))
    play.until("light edge").answer("light", card)
    play.until("halt")
    kinds = play.notes()
    order: list[type[Note]] = [Engages, Attacks, Defends, EdgeCard, EdgeWon, Strikes]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    boxes = [box for box in play.trail if box.startswith("engagement")]
    assert boxes[0] == "engagement.1"
    assert boxes[-2:] == ["engagement.14", "engagement.15"]
    assert x in play.table.pieces


# ── the reward ─────────────────────────────────────────────────────────────────────────────────────────────────────


def reward(attackers: tuple[str, ...], defenders: tuple[str, ...]) -> Play:
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    ours = [scene.light.unit(name, focus=1) for name in attackers]
    theirs = [scene.dark.unit(name, focus=1, damage=1) for name in defenders]
    scene.engage(goal, ours, theirs, edge="light")
    play = scene.start("engagement.14", "light", halts=("conflict.2",))
    play.table.named = [goal]
    return play


@pytest.mark.rule("lcg.reward.unopposed", "lcg.reward.bonus", "lcg.reward.survive")
def test_the_unopposed_bonus() -> None:
    play = reward(("a-wing",), ())
    assert play.piece(play.table.named[0]).damage == 1
    assert Unopposed in play.notes()
    play = reward(("a-wing",), ("heavy-stormtrooper-squad",))
    assert play.piece(play.table.named[0]).damage == 0
    play = reward((), ())
    assert play.piece(play.table.named[0]).damage == 0


@pytest.mark.rule("lcg.reward.unopposed")
def test_all_defenders_destroyed_is_unopposed() -> None:
    scene = Scene()
    goal, luke = scene.dark.objective("shadows-of-dathomir"), scene.light.unit("stormtrooper-elite")
    tie = scene.dark.unit("tie-fighter")
    scene.engage(goal, [luke], [tie], edge="light")
    play = scene.start("engagement.9", "light", halts=("conflict.2",))
    play.until("halt")
    assert not play.in_play(tie)
    assert play.piece(goal).damage == 1


@pytest.mark.rule("lcg.reward.no-bonus-if-destroyed", "lcg.gap.objective-destroyed-mid", "lcg.damage.excess")
def test_no_bonus_and_no_blast_once_the_objective_is_gone() -> None:
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir", damage=4)
    rest = [scene.dark.objective("shadows-of-dathomir") for _ in range(2)]
    five, wing = scene.light.unit("red-five"), scene.light.unit("y-wing")
    squad = scene.dark.unit("heavy-stormtrooper-squad")
    scene.engage(goal, [five, wing], [squad], edge="light")
    play = scene.start("engagement.9", "light", halts=("conflict.2",))
    play.answer("light", five)
    assert goal in play.table.victories[LIGHT]
    while play.asked != "light halt":
        play.skip()
    struck = [note.card for note in play.told(Strikes)]
    assert struck == ["red-five", "heavy-stormtrooper-squad", "y-wing"]
    assert play.piece(wing).focus == 1
    assert [play.piece(card).damage for card in rest] == [0, 0]
    assert Unopposed not in play.notes()


@pytest.mark.rule("lcg.gap.no-attackers-left")
def test_defenders_strike_on_when_no_attacker_is_left() -> None:
    scene = Scene()
    goal, pilot = scene.dark.objective("shadows-of-dathomir"), scene.light.unit("rookie-pilot")
    home = scene.light.unit("luke-skywalker")
    squad, droid = scene.dark.unit("heavy-stormtrooper-squad"), scene.dark.unit("interrogation-droid")
    scene.engage(goal, [pilot], [squad, droid], edge="dark")
    play = scene.start("engagement.9", "light", halts=("conflict.2",))
    play.answer("dark", squad)
    assert not play.in_play(pilot)
    play.until("halt")
    assert play.piece(droid).focus == 1
    assert play.piece(home).focus == 1
    assert play.piece(goal).damage == 0


@pytest.mark.rule("lcg.gap.removed-unit-survival")
def test_a_defender_that_left_did_not_survive() -> None:
    scene = Scene(light="smugglers-and-spies")
    goal, wing = scene.dark.objective("shadows-of-dathomir"), scene.light.unit("a-wing")
    tie = scene.dark.unit("tie-fighter")
    event = scene.light.hand("swindled")
    scene.engage(goal, [wing], [tie], edge="light")
    play = scene.start("engagement.8", "light", halts=("conflict.2",))
    play.answer("light", ("play", event))
    while play.asked.split()[1] in ("pay", "target"):
        play.skip() if play.asked.split()[1] == "pay" else play.answer("light", tie)
    play.until("halt")
    assert tie in play.table.hands[DARK]
    assert play.piece(goal).damage == 1


@pytest.mark.rule("lcg.gap.multi-engagement-units", "lcg.gap.readied-strikes-again")
def test_a_readied_unit_strikes_and_attacks_again() -> None:
    rally = invent("test-rally", "event", "light", action(remove_focus(1, target(unit))), cost=0)
    scene = Scene()
    goal, other = scene.dark.objective("shadows-of-dathomir"), scene.dark.objective("shadows-of-dathomir")
    wing = scene.light.unit("y-wing")
    first, second = scene.light.hand(rally), scene.light.hand(rally)
    scene.engage(goal, [wing], edge="light")
    play = scene.start("engagement.9", "light", halts=("engagement.11", "engagement.9"))
    assert play.asked == "light action"
    assert play.piece(goal).damage == 2
    play.answer("light", ("play", first))
    assert play.piece(wing).focus == 0
    play.until("halt").answer("light", "go").until("halt").answer("light", "go")
    assert play.piece(wing).focus == 1
    assert play.piece(goal).damage == 4
    play.answer("light", ("play", second))
    play.until("engage")
    assert other in play.options


@pytest.mark.rule("lcg.gap.new-objective-midphase")
def test_a_new_objective_may_be_engaged() -> None:
    scene = Scene()
    wing = scene.light.unit("y-wing")
    old = scene.dark.objective("shadows-of-dathomir")
    scene.table.named = [old]
    play = scene.start("conflict.3", "light")
    fresh = len(play.table.cards)
    play.table.cards = (*play.table.cards, "imperial-command")
    play.table.owners = (*play.table.owners, DARK)
    lay(play.table, fresh, DARK, "objective")
    play = Play(play.table)
    assert fresh in play.options
    assert old not in play.options
    assert play.piece(wing).focus == 0


@pytest.mark.rule("lcg.gap.engaged-moment")
def test_the_objective_is_engaged_once_attackers_are_declared() -> None:
    scene = Scene()
    a, yavin = scene.light.objective("a-heros-journey"), scene.light.objective("the-secret-of-yavin-4")
    one, two = scene.dark.unit("tie-fighter"), scene.dark.unit("tie-bomber")
    play = conflict(scene, "dark", halts=("engagement.4",))
    play.answer("dark", a)
    assert play.asked == "dark attackers"
    play.answer("dark", (one,))
    assert play.asked == "light reaction"
    play.answer("light", play.options[1])
    assert play.table.engaged == yavin
    play.until("engage")
    assert a not in play.options
    assert yavin in play.options
    assert play.piece(yavin).damage == 2
    assert play.piece(two).focus == 0


@pytest.mark.rule("lcg.gap.joins-engagement")
def test_a_unit_may_join_an_engagement() -> None:
    scene = Scene(light="rebel-alliance", brisk=False)
    goal = scene.light.objective("draw-their-fire")
    for _ in range(2):
        scene.light.objective("draw-their-fire")
    tie = scene.dark.unit("heavy-stormtrooper-squad")
    ackbar, spare = scene.light.hand("admiral-ackbar"), scene.light.hand("a-wing")
    scene.dark.hand("tie-fighter")
    scene.engage(goal, [tie])
    play = scene.start("engagement.5", "dark", halts=("conflict.2",))
    play.answer("dark", "pass").answer("light", ("use", ackbar, 0))
    while play.asked == "light pay":
        play.skip()
    assert play.piece(ackbar).role == 2
    play.until("dark edge").answer("dark", "pass")
    assert play.asked == "light edge"
    play.answer("light", "pass")
    assert play.table.edge == LIGHT
    play.until("halt")
    assert play.in_play(ackbar)
    assert Unopposed not in play.notes()
    assert play.table.hands[LIGHT] == [spare]


@pytest.mark.rule("lcg.golden.cannot")
def test_cannot_is_absolute() -> None:
    charge = invent("test-charge", "event", "dark", action(lasting("cannot-attack", -1, unit, "turn"), draw(1)), cost=0)
    scene = Scene()
    fleet, tie = scene.dark.unit("coruscant-defense-fleet"), scene.dark.unit("tie-fighter")
    second = scene.dark.unit("tie-bomber")
    event = scene.dark.hand(charge)
    goal = scene.light.objective("a-heros-journey")
    play = conflict(scene, "dark")
    play.answer("dark", ("play", event)).until("engage")
    play.answer("dark", goal)
    question = play.question
    assert isinstance(question, Ask)
    assert set(question.options) == {tie, second}
    play.refuses("dark", (fleet, tie), "lcg.golden.cannot")


@pytest.mark.rule("lcg.gap.lasting-effect-ends")
def test_an_effect_ends_when_its_card_leaves_play() -> None:
    loop = invent("test-loop", "event", "light", action(return_to_hand(target(unit))), cost=0)
    back = invent("test-back", "event", "light", action(deed(_bring_back)), cost=0)
    scene = Scene()
    luke, wing = scene.light.unit("luke-skywalker"), scene.light.unit("a-wing")
    out, home = scene.light.hand(loop), scene.light.hand(back)
    scene.lasting("cannot-defend", 1, (luke,), "phase")
    goal, tie = scene.light.objective("a-heros-journey"), scene.dark.unit("tie-fighter")
    scene.engage(goal, [tie])
    scene.table.declared = True
    play = scene.start("engagement.3", "dark", halts=("engagement.6",))
    play.until("light action").answer("light", ("play", out)).answer("light", luke)
    play.until("light action").answer("light", ("play", home))
    assert play.in_play(luke)
    play.until("defenders")
    assert set(play.options) == {luke, wing}


def _bring_back(use):  # type: ignore[no-untyped-def]
    from dejarik.games.lcg.cards.words import enter

    hero = next(card for card in use.table.hands[use.seat] if use.table.cards[card] == "luke-skywalker")
    yield from enter(use, hero)
    return True


@pytest.mark.rule("lcg.gap.control-change")
def test_a_unit_that_changes_sides() -> None:
    from dejarik.games.lcg.rules.force import force_cards
    from dejarik.games.lcg.rules.zones import destroy, take_control

    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    luke = scene.light.unit("luke-skywalker", committed=True)
    saber = scene.light.enhancement("jedi-lightsaber", on=luke)
    scene.engage(goal, [luke])
    table = scene.table
    take_control(table, luke, DARK)
    piece = table.pieces[luke]
    assert (piece.controller, piece.committed, piece.role) == (DARK, False, 0)
    assert force_cards(table, LIGHT) == 3
    assert table.pieces[saber].controller == LIGHT
    assert not list(destroy(table, [luke]))
    assert luke in table.discards[LIGHT]
    assert saber in table.discards[LIGHT]


def test_nobody_has_the_edge_after_the_engagement() -> None:
    play = reward(("a-wing",), ())
    assert (play.table.edge, play.table.engaged) == (NOBODY, NOWHERE)
    assert len(objectives(play.table, DARK)) == 3
