"""Свойства карт: actions, interrupts, reactions, forced effects, cancel, "then", limits; the timing chart."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.cards.words import (
    action,
    cancel,
    damage,
    deed,
    destroy,
    destroyed,
    discard_at_random,
    discard_from_hand,
    draw,
    enemy,
    enhance,
    focus,
    focused_to_strike,
    forced_interrupt,
    friendly,
    host,
    interrupt,
    leaves,
    objective,
    on,
    one,
    opposing_seat,
    prevent,
    reaction,
    remove_focus,
    sacrifice,
    target,
    then,
    this,
    unit,
    would_be_damaged,
)
from dejarik.games.lcg.notes import Damaged, Destroyed
from dejarik.games.lcg.rules.values import objectives
from tests.games.lcg.stage import DARK, LIGHT, Play, Scene, invent

BLOW = invent("test-blow", "event", "dark", action(damage(2, target(unit))), cost=2)
FREE_BLOW = invent("test-free-blow", "event", "dark", action(damage(1, target(unit))), cost=0)
QUICK = invent("test-quick-draw", "event", "light", action(draw(2)), cost=0)
QUICK_DARK = invent("test-quick-draw-dark", "event", "dark", action(draw(2)), cost=0)
ARMOUR = invent(
    "test-armour", "unit", "light", interrupt(would_be_damaged(friendly & unit), prevent(1)), cost=1, capacity=2
)


def pay(play: Play) -> Play:
    while play.question.kind == "pay":
        play.skip()
    return play


# ── actions ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.abil.either-turn", "lcg.action.window", "lcg.action.order", "lcg.action.close")
def test_action_windows() -> None:
    scene = Scene(brisk=False)
    ours = [scene.light.hand(QUICK) for _ in range(2)]
    scene.dark.hand("espo-trooper")
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    assert play.asked == "dark action"
    play.answer("dark", "pass")
    assert play.asked == "light action"
    assert ("play", ours[0]) in play.options
    play.answer("light", ("play", ours[0])).until("action")
    assert play.asked == "dark action"
    play.answer("dark", "pass")
    assert play.asked == "light action"
    play.answer("light", ("play", ours[1])).until("action")
    play.answer("dark", "pass").answer("light", "pass")
    assert play.asked == "light halt"


@pytest.mark.rule("lcg.action.window", "lcg.timing.framework-no-actions")
def test_no_actions_in_framework_events() -> None:
    notice = invent("test-notice", "unit", "light", interrupt(on("draws"), deed(_nothing)), cost=0, capacity=1)
    scene = Scene()
    scene.light.hand(QUICK)
    watcher = scene.light.unit(notice)
    play = scene.start("draw.3", "dark", halts=("draw.4",))
    assert play.asked == "light interrupt"
    assert play.options == ("pass", (watcher, 0, 0))
    quick = play.table.hands[LIGHT][0]
    play.refuses("light", (quick, 0, 0), "lcg.action.window")
    battle = Scene()
    luke, goal = battle.light.unit("luke-skywalker"), battle.dark.objective("shadows-of-dathomir")
    vader = battle.dark.unit("darth-vader")
    card = battle.light.hand(QUICK)
    battle.table.engaged = goal
    play = battle.start("engagement.2", "light", halts=("engagement.9",))
    seen = {}
    while play.asked != "light halt":
        seen[play.asked] = list(getattr(play.question, "options", ()))
        play.skip()
    assert ("play", card) in seen["light action"]
    assert card in seen["light edge"]
    assert all(("play", card) not in options for asked, options in seen.items() if asked != "light action")
    assert play.in_play(luke)
    assert play.in_play(vader)


def _nothing(use):  # type: ignore[no-untyped-def]
    return True
    yield


@pytest.mark.rule("lcg.action.example-repair-droid", "lcg.trait.example-droid", "lcg.gap.use-limits")
def test_repair_droid() -> None:
    scene = Scene(light="rebel-alliance")
    one_droid, two_droid = scene.light.unit("repair-droid"), scene.light.unit("repair-droid")
    five, luke = scene.light.unit("home-one", damage=2), scene.light.unit("luke-skywalker", damage=1)
    play = scene.start("refresh.5", "light", halts=("refresh.6",))
    play.answer("light", ("use", one_droid, 0))
    assert (play.piece(five).damage, play.piece(luke).damage) == (1, 1)
    assert ("use", one_droid, 0) not in play.options
    play.refuses("light", ("use", one_droid, 0), "lcg.gap.use-limits")
    play.answer("light", ("use", two_droid, 0))
    assert play.piece(five).damage == 0
    alone = Scene(light="rebel-alliance", brisk=False)
    droid = alone.light.unit("repair-droid", damage=0)
    alone.light.unit("r2-d2")
    hurt = alone.light.unit("c-3po", damage=0)
    alone.light.unit("luke-skywalker", damage=1)
    alone.light.hand("a-wing")
    play = alone.start("refresh.5", "light", halts=("refresh.6",))
    assert ("use", droid, 0) not in play.options
    play.refuses("light", ("use", droid, 0), "lcg.term.target")
    assert play.in_play(hurt)


@pytest.mark.rule("lcg.gap.use-limits")
def test_limit_one_per_turn_counts_the_title() -> None:
    scene = Scene(brisk=False)
    luke = scene.light.unit("luke-skywalker")
    first, second = scene.dark.hand("force-choke"), scene.dark.hand("force-choke")
    stroke = scene.light.hand("counter-stroke")
    scene.light.hand("a-wing")
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    play.answer("dark", ("play", first))
    play.until("light interrupt").answer("light", next(o for o in play.options[1:] if o[0] == stroke))  # type: ignore[index]
    pay(play)
    play.until("dark action")
    assert play.piece(luke).damage == 0
    play.refuses("dark", ("play", second), "lcg.gap.use-limits")


@pytest.mark.rule("lcg.gap.no-effect-no-use", "lcg.term.target")
def test_an_ability_must_be_able_to_do_something() -> None:
    scene = Scene(brisk=False)
    luke = scene.light.unit("luke-skywalker")
    feelings = scene.light.enhancement("trust-your-feelings", on=luke)
    scene.light.hand("a-wing")
    play = scene.start("refresh.5", "light", halts=("refresh.6",))
    assert ("use", feelings, 0) not in play.options
    play.refuses("light", ("use", feelings, 0))
    scene = Scene(brisk=False)
    advisor = scene.dark.unit("advisor-to-the-emperor")
    lightning = scene.dark.hand("force-lightning")
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    assert play.piece(advisor).focus == 0
    play.refuses("dark", ("play", lightning), "lcg.term.target")
    assert not any(piece.focus for piece in play.table.pieces.values())


@pytest.mark.rule("lcg.state.controller")
def test_the_controller_decides() -> None:
    trap = invent(
        "test-leash", "enhancement", "dark", enhance(enemy & unit), reaction(focused_to_strike(host), draw(1)), cost=0
    )
    scene = Scene()
    goal, luke = scene.dark.objective("shadows-of-dathomir"), scene.light.unit("luke-skywalker")
    leash = scene.dark.enhancement(trap, on=luke)
    scene.engage(goal, [luke], edge="light")
    play = scene.start("engagement.9", "light")
    assert play.asked == "dark reaction"
    assert play.options == ("pass", (leash, 0, 0))


@pytest.mark.rule("lcg.other.multiplayer")
def test_each_opponent_is_the_one_opponent() -> None:
    tax = invent("test-tax", "event", "dark", action(discard_at_random(1, opposing_seat)), cost=0)
    scene = Scene()
    scene.light.hand("a-wing", "y-wing")
    scene.dark.hand("tie-fighter")
    card = scene.dark.hand(tax)
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    play.answer("dark", ("play", card))
    assert len(play.table.discards[LIGHT]) == 1
    assert play.table.discards[DARK] == [card]


# ── interrupts and reactions ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.interrupt.trigger", "lcg.interrupt.before")
def test_an_interrupt_comes_before_its_condition() -> None:
    scene = Scene()
    guard = scene.light.unit(ARMOUR)
    card = scene.dark.hand(BLOW)
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    assert play.asked == "dark action"
    pay(play.answer("dark", ("play", card)))
    assert play.asked == "light interrupt"
    assert play.piece(guard).damage == 0
    play.answer("light", (guard, 0, 0))
    assert play.piece(guard).damage == 1
    assert play.in_play(guard)
    quiet = Scene(brisk=False)
    quiet.light.unit(ARMOUR)
    quiet.light.hand("a-wing")
    play = quiet.start("refresh.5", "light", halts=("refresh.6",))
    assert play.options == ("pass",)


@pytest.mark.rule("lcg.interrupt.order", "lcg.interrupt.once-per-condition")
def test_interrupts_alternate_and_count_once() -> None:
    theirs = invent(
        "test-armour-dark", "unit", "dark", interrupt(would_be_damaged(unit), prevent(1)), cost=1, capacity=2
    )
    any_armour = invent(
        "test-armour-any", "unit", "light", interrupt(would_be_damaged(unit), prevent(1)), cost=1, capacity=2
    )
    storm = invent("test-storm", "event", "light", action(damage(9, target(unit))), cost=0)
    scene = Scene()
    one_light, two_light = scene.light.unit(any_armour), scene.light.unit(any_armour)
    dark = scene.dark.unit(theirs)
    card = scene.light.hand(storm)
    play = scene.start("refresh.5", "light", halts=("refresh.6",))
    play.answer("light", ("play", card)).answer("light", dark)
    assert play.asked == "light interrupt"
    play.answer("light", (one_light, 0, 0))
    assert play.asked == "dark interrupt"
    play.answer("dark", (dark, 0, 0))
    assert play.asked == "light interrupt"
    assert play.options == ("pass", (two_light, 0, 0))
    play.answer("light", "pass")
    assert play.asked == "light halt"
    assert not play.in_play(dark)


@pytest.mark.rule("lcg.interrupt.many-per-condition")
def test_two_interrupts_to_one_condition() -> None:
    soak = invent("test-soak", "event", "light", interrupt(would_be_damaged(friendly & unit), prevent(1)), cost=0)
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    worse, other = scene.light.hand("it-could-be-worse"), scene.light.hand(soak)
    card = scene.dark.hand(BLOW)
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    pay(play.answer("dark", ("play", card)))
    play.answer("light", (worse, 0, 0))
    assert play.asked == "light interrupt"
    play.answer("light", (other, 0, 0))
    assert play.piece(luke).damage == 0
    assert play.table.discards[LIGHT] == [worse, other]


@pytest.mark.rule("lcg.interrupt.example-deflection")
def test_lightsaber_deflection() -> None:
    for victim, offered in (("luke-skywalker", True), ("a-wing", False), ("objective", False), ("darth-vader", False)):
        scene = Scene()
        hit = invent("test-hit-any", "event", "dark", action(damage(1, target(unit | objective))), cost=0)
        scene.light.hand("lightsaber-deflection")
        scene.dark.unit("rancor")
        if victim == "objective":
            goal = scene.light.objective("a-heros-journey")
        else:
            side = scene.dark if victim == "darth-vader" else scene.light
            goal = side.unit(victim)
        card = scene.dark.hand(hit)
        play = scene.start("refresh.5", "dark", halts=("refresh.6",))
        play.answer("dark", ("play", card)).answer("dark", goal)
        assert (play.asked == "light interrupt") == offered


@pytest.mark.rule("lcg.reaction.after", "lcg.abil.optional")
def test_a_reaction_comes_after_and_may_be_declined() -> None:
    scene = Scene(dark="imperial-navy")
    walker = scene.dark.hand("at-st")
    play = scene.start("deployment.2", "dark", halts=("deployment.3",))
    pay(play.answer("dark", ("play", walker)))
    assert play.asked == "dark reaction"
    assert play.in_play(walker)
    play.answer("dark", "pass")
    assert play.table.hands[DARK] == []


@pytest.mark.rule("lcg.reaction.order", "lcg.reaction.once-per-condition")
def test_reactions_in_turn_and_once() -> None:
    ruin = invent("test-ruin", "event", "dark", action(destroy(target(objective & enemy))), cost=0)
    keen = invent(
        "test-keen", "unit", "dark", reaction(destroyed(objective), remove_focus(1, this)), cost=1, capacity=1
    )
    scene = Scene()
    two, vulture = scene.light.unit("red-two", focus=2), scene.dark.unit(keen, focus=2)
    goal = scene.light.objective("a-heros-journey")
    card = scene.dark.hand(ruin)
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    play.answer("dark", ("play", card)).answer("dark", goal)
    assert play.asked == "dark reaction"
    play.answer("dark", (vulture, 0, 0))
    assert play.asked == "light reaction"
    play.answer("light", (two, 0, 0))
    assert play.asked == "light halt"
    assert (play.piece(two).focus, play.piece(vulture).focus) == (1, 1)


@pytest.mark.rule("lcg.forced.mandatory", "lcg.forced.example-intimidated", "lcg.term.after")
def test_forced_reactions_just_happen() -> None:
    for committed, tokens in ((False, 2), (True, 3)):
        scene = Scene()
        goal = scene.dark.objective("shadows-of-dathomir")
        luke = scene.light.unit("luke-skywalker", committed=committed)
        scene.dark.enhancement("intimidated", on=luke)
        scene.engage(goal, [luke], edge="light")
        play = scene.start("engagement.9", "light", halts=("engagement.10",))
        assert play.asked == "light halt"
        assert play.piece(luke).focus == tokens


@pytest.mark.rule("lcg.gap.forced-priority")
def test_forced_effects_come_first() -> None:
    scene = Scene()
    goal, luke = scene.dark.objective("shadows-of-dathomir"), scene.light.unit("luke-skywalker")
    scene.dark.enhancement("intimidated", on=luke)
    double = scene.light.hand("double-strike")
    scene.engage(goal, [luke], edge="light")
    play = scene.start("engagement.9", "light", halts=("engagement.10",))
    assert play.asked == "light reaction"
    assert play.piece(luke).focus == 2
    pay(play.answer("light", (double, 0, 0)))
    assert play.piece(luke).focus == 1
    twice = Scene()
    goal, luke = twice.dark.objective("shadows-of-dathomir"), twice.light.unit("luke-skywalker")
    chains = [twice.dark.enhancement("intimidated", on=luke) for _ in range(2)]
    twice.engage(goal, [luke], edge="light")
    play = twice.start("engagement.9", "light", halts=("engagement.10",))
    assert play.asked == "light forced"
    assert {option[0] for option in play.options} == set(chains)  # type: ignore[index]


@pytest.mark.rule("lcg.gap.nested-triggers")
def test_the_innermost_sequence_is_finished_first() -> None:
    revenge = reaction(destroyed(friendly & unit), damage(1, target(enemy & unit)))
    avenger = invent("test-avenger", "unit", "light", revenge, cost=1, capacity=2)
    dying = invent("test-dying", "unit", "dark", interrupt(leaves(this), draw(1)), cost=1, capacity=1)
    kill = invent("test-kill", "event", "dark", action(destroy(target(unit & enemy))), cost=0)
    scene = Scene()
    victim = scene.light.unit("a-wing")
    first, second = scene.light.unit(avenger), scene.light.unit(avenger)
    mortal, other = scene.dark.unit(dying), scene.dark.unit("rancor")
    card = scene.dark.hand(kill)
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    play.answer("dark", ("play", card)).answer("dark", victim)
    assert play.asked == "light reaction"
    play.answer("light", (first, 0, 0)).answer("light", mortal)
    assert play.asked == "dark interrupt"
    play.answer("dark", (mortal, 0, 0))
    assert not play.in_play(mortal)
    assert play.asked == "light reaction"
    assert play.options == ("pass", (second, 0, 0))
    assert play.in_play(other)


@pytest.mark.rule("lcg.gap.ability-needs-play")
def test_abilities_work_from_play() -> None:
    scene = Scene()
    goal, luke = scene.light.objective("a-heros-journey"), scene.light.unit("a-wing")
    tie = scene.dark.unit("tie-fighter")
    human = scene.dark.hand("human-replica-droid")
    scene.light.hand("a-wing")
    scene.engage(goal, [tie])
    play = scene.start("engagement.7", "dark", halts=("engagement.8",))
    play.table.contest = (DARK,)
    assert play.asked == "dark reaction"
    assert play.options == ("pass", (human, 0, 0))
    strike = Scene()
    goal, wing = strike.dark.objective("shadows-of-dathomir"), strike.light.unit("a-wing")
    held = strike.light.hand("a-wing")
    strike.engage(goal, [wing], edge="light")
    play = strike.start("engagement.9", "light")
    assert play.options == ("pass", (wing, 0, 0))
    assert held not in play.table.pieces
    assert luke


# ── cancel, then, sacrifice ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.cancel.effect", "lcg.cancel.example", "lcg.gap.effect-steps")
def test_a_cancelled_event_is_paid_for_and_does_nothing() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    scene.light.unit("yoda")
    stroke = scene.light.hand("counter-stroke")
    card = scene.dark.hand(BLOW)
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    pay(play.answer("dark", ("play", card)))
    assert play.asked == "dark target"
    assert sum(piece.focus for piece in play.table.pieces.values() if piece.controller == DARK) == 2
    play.answer("dark", luke)
    assert play.asked == "light interrupt"
    assert play.piece(luke).damage == 0
    pay(play.answer("light", (stroke, 0, 0)))
    assert play.piece(luke).damage == 0
    assert Damaged not in play.notes()
    assert play.table.discards[DARK] == [card]
    assert sum(piece.focus for piece in play.table.pieces.values() if piece.controller == DARK) == 2


@pytest.mark.rule("lcg.cancel.costs-paid")
def test_costs_stay_paid() -> None:
    plot = invent(
        "test-plot", "event", "dark",
        action(damage(1, target(enemy & unit)),
               cost=(focus(one(friendly & objective)), sacrifice(one(friendly & unit)))),
        cost=0,
    )  # fmt: skip
    scene = Scene()
    scene.light.unit("luke-skywalker")
    tie = scene.dark.unit("tie-fighter")
    stroke = scene.light.hand("counter-stroke")
    card = scene.dark.hand(plot)
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    play.answer("dark", ("play", card))
    while play.asked == "dark choose":
        play.skip()
    assert play.asked == "light interrupt"
    pay(play.answer("light", (stroke, 0, 0)))
    assert tie in play.table.discards[DARK]
    assert sum(piece.focus for piece in objectives(play.table, DARK)) == 1
    assert Damaged not in play.notes()


@pytest.mark.rule("lcg.gap.effect-steps")
def test_targets_are_chosen_after_the_costs() -> None:
    scene = Scene(light="rebel-alliance")
    escort = scene.light.unit("x-wing-escort")
    tie = scene.dark.unit("tie-fighter")
    card = scene.light.hand("heroic-sacrifice")
    play = scene.start("refresh.5", "light", halts=("refresh.6",))
    pay(play.answer("light", ("play", card)))
    while play.asked != "light halt":
        if play.asked == "light interrupt":
            play.answer("light", play.options[1])
        else:
            play.skip()
    assert escort in play.table.discards[LIGHT]
    assert tie in play.table.discards[DARK]
    assert card in play.table.discards[LIGHT]
    assert Destroyed not in play.notes()


@pytest.mark.rule("lcg.term.then")
def test_then_needs_success() -> None:
    gamble = action(discard_from_hand(1, opposing_seat), then(damage(1, target(enemy & unit))), draw(1))
    useless = invent("test-hope", "event", "light", gamble, cost=0)
    for hand, hurt in (((), 0), (("tie-fighter",), 1)):
        scene = Scene()
        vader = scene.dark.unit("darth-vader")
        if hand:
            scene.dark.hand(*hand)
        card = scene.light.hand(useless)
        play = scene.start("refresh.5", "light", halts=("refresh.6",))
        play.answer("light", ("play", card))
        while play.asked not in ("light halt", "light action"):
            play.skip()
        assert play.piece(vader).damage == hurt
        assert len(play.table.hands[LIGHT]) == hurt


@pytest.mark.rule("lcg.term.then", "lcg.gap.effect-steps", "lcg.term.target")
def test_the_targets_behind_then_are_chosen_with_the_others() -> None:
    blows = damage(1, target(friendly & unit)), then(damage(1, target(enemy & unit)))
    both = invent("test-both-blows", "event", "light", action(*blows), cost=0)
    scene = Scene()
    ours = [scene.light.unit("luke-skywalker"), scene.light.unit("yoda")]
    theirs = [scene.dark.unit("darth-vader"), scene.dark.unit("rancor")]
    card = scene.light.hand(both)
    play = scene.start("refresh.5", "light", halts=("refresh.6",))
    play.answer("light", ("play", card))
    assert set(play.options) == set(ours)
    play.answer("light", ours[1])
    assert Damaged not in play.notes()  # nothing happens before all is chosen
    assert set(play.options) == set(theirs)
    play.answer("light", theirs[1])
    assert [note.id for note in play.told(Damaged)] == [ours[1], theirs[1]]


@pytest.mark.rule("lcg.term.then", "lcg.term.target")
def test_what_stands_before_then_needs_no_target_behind_it() -> None:
    blows = damage(1, target(friendly & unit)), then(damage(1, target(enemy & unit)))
    lonely = invent("test-lonely", "event", "light", action(*blows), cost=0)
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    card = scene.light.hand(lonely)
    play = scene.start("refresh.5", "light", halts=("refresh.6",))
    play.answer("light", ("play", card))
    assert play.asked == "light halt"
    assert play.piece(luke).damage == 1


@pytest.mark.rule("lcg.term.sacrifice", "lcg.term.sacrifice-fails")
def test_a_sacrifice_must_really_leave() -> None:
    offering = invent("test-offering", "event", "light", action(draw(2), cost=sacrifice(one(friendly & unit))), cost=0)
    stubborn = invent("test-stubborn", "unit", "light", forced_interrupt(leaves(this), cancel()), cost=1, capacity=1)
    scene = Scene(brisk=False)
    scene.dark.unit("tie-fighter")
    card = scene.light.hand(offering)
    play = scene.start("refresh.5", "light", halts=("refresh.6",))
    play.refuses("light", ("play", card), "lcg.gap.no-effect-no-use")
    for name, drawn in ((stubborn, 0), ("a-wing", 2)):
        scene = Scene()
        mine = scene.light.unit(name)
        card = scene.light.hand(offering)
        play = scene.start("refresh.5", "light", halts=("refresh.6",))
        play.answer("light", ("play", card))
        assert play.in_play(mine) == (drawn == 0)
        assert len(play.table.hands[LIGHT]) == drawn


@pytest.mark.rule("lcg.gap.simultaneous-choice")
def test_the_user_of_an_effect_chooses_first() -> None:
    scene = Scene(light="rebel-alliance")
    ours = [scene.light.unit(name) for name in ("a-wing", "y-wing", "x-wing", "rookie-pilot")]
    theirs = [scene.dark.unit("tie-fighter") for _ in range(4)]
    card = scene.light.hand("a-new-hope")
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    play.until("light action")
    pay(play.answer("light", ("play", card)))
    assert play.asked.startswith("light")
    play.answer("light", tuple(ours[:3]))
    assert play.asked.startswith("dark")
    assert all(play.in_play(unit_) for unit_ in (*ours, *theirs))
    play.answer("dark", tuple(theirs[:3]))
    assert play.table.hands[LIGHT] == [ours[3]]
    assert play.table.hands[DARK] == [theirs[3]]
