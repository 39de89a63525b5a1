"""Урон, щиты, защита, уничтожение, черты."""

from __future__ import annotations

import pytest

from dejarik.core.question import Share
from dejarik.games.lcg.cards.words import (
    action,
    constant,
    damage,
    draw,
    each,
    enemy,
    enhance,
    host,
    is_damaged,
    objective,
    participating,
    place_focus,
    reaction,
    target,
    unit,
)
from dejarik.games.lcg.notes import Damaged, OfShields, OfTokens, ShieldUsed
from dejarik.games.lcg.rules.damage import deal
from dejarik.games.lcg.rules.values import capacity, has_keyword, objectives
from tests.games.lcg.stage import DARK, LIGHT, Play, Scene, invent

HIT = {
    n: invent(f"test-hit-{n}", "event", "dark", action(damage(n, target(unit | objective))), cost=0)
    for n in (1, 2, 3, 4, 5)
}
TIRE = {n: invent(f"test-tire-{n}", "event", "dark", action(place_focus(n, target(unit))), cost=0) for n in (1, 2)}
BIG = invent("test-big", "unit", "light", cost=1, capacity=3, traits=["character"])
SWEEP = invent("test-sweep", "event", "dark", action(damage(1, each(enemy & unit & participating))), cost=0)


def hit(scene: Scene, amount: int, whom: int, event: str | None = None) -> Play:
    """The dark side plays an event that deals damage to one card."""
    card = scene.dark.hand(event or HIT[amount])
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    play.answer("dark", ("play", card))
    if play.asked == "dark target":
        play.answer("dark", whom)
    return play


@pytest.mark.rule("lcg.damage.tokens", "lcg.comp.damage-token")
def test_damage_stays() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", damage=1)
    play = hit(scene, 1, luke)
    assert play.piece(luke).damage == 2
    play.until("halt").answer("light", "go").until("halt")
    assert play.piece(luke).damage == 2
    other = Scene()
    twin = other.light.unit("luke-skywalker", damage=2)
    assert type(other.table.pieces[twin].damage) is int
    assert other.table.pieces[twin].damage == play.piece(luke).damage


@pytest.mark.rule("lcg.damage.destroyed", "lcg.state.owner")
def test_damage_equal_to_capacity_destroys() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", damage=2)
    play = hit(scene, 1, luke)
    assert not play.in_play(luke)
    assert play.table.discards[LIGHT] == [luke]


@pytest.mark.rule("lcg.damage.excess")
def test_excess_damage_is_lost() -> None:
    scene = Scene()
    first = scene.light.objective("jedi-training", damage=4)
    second = scene.light.objective("jedi-training")
    play = hit(scene, 3, first)
    assert first in play.table.victories[DARK]
    assert play.piece(second).damage == 0
    placed = [note.number for note in play.told(Damaged)]
    assert placed == [1]


@pytest.mark.rule("lcg.destroy.objective", "lcg.destroy.captured-rescued", "lcg.rescue.on-destroy")
def test_a_destroyed_objective_frees_its_prisoners() -> None:
    scene = Scene()
    prison = scene.dark.objective("jedi-training", damage=4)
    captives = [scene.light.captive("luke-skywalker", prison) for _ in range(3)]
    scene.light.hand(*["a-wing"] * 6)
    scene.table.balance = LIGHT
    upgrade = scene.dark.enhancement("defense-upgrade", on=prison)
    scene.table.pieces[prison].damage = 7
    play = scene.start("balance.4", "light", halts=("refresh.1",))
    play.answer("light", prison)
    assert len(play.table.hands[LIGHT]) == 9
    assert set(captives) <= set(play.table.hands[LIGHT])
    assert prison in play.table.victories[LIGHT]
    assert upgrade in play.table.discards[DARK]


@pytest.mark.rule("lcg.destroy.dial-12")
def test_the_dial_can_win_in_the_middle_of_an_attack() -> None:
    scene = Scene()
    scene.table.dial = 10
    goal = scene.light.objective("a-heros-journey", damage=3)
    scene.dark.victory("a-heros-journey")
    bomber, second = scene.dark.unit("tie-bomber"), scene.dark.unit("tie-advanced")
    scene.engage(goal, [bomber, second], edge="dark")
    play = scene.start("engagement.9", "dark")
    play.answer("dark", bomber)
    assert play.match.over
    assert (play.table.dial, play.table.winner) == (12, DARK)
    assert play.piece(second).focus == 0


# ── shields ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.shield.use", "lcg.shield.optional", "lcg.state.shielded")
def test_a_shield_stops_one_damage() -> None:
    for used in (1, 0):
        scene = Scene()
        luke = scene.light.unit("luke-skywalker", shields=1)
        play = hit(scene, 2, luke)
        assert play.asked == "light shield"
        assert play.most == {luke: 1}
        play.share("light", {luke: used})
        assert play.piece(luke).damage == 2 - used
        assert play.piece(luke).shields == 1 - used


@pytest.mark.rule("lcg.shield.use", "lcg.shield.optional", "lcg.gap.shield-timing")
def test_a_shield_stops_a_focus_token() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", shields=1)
    play = hit(scene, 0, luke, TIRE[1])
    assert play.asked == "light shield"
    play.share("light", {})
    assert (play.piece(luke).focus, play.piece(luke).shields) == (1, 1)
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", shields=2)
    play = hit(scene, 0, luke, TIRE[2])
    play.share("light", {luke: 1})
    assert (play.piece(luke).focus, play.piece(luke).shields) == (1, 1)


@pytest.mark.rule("lcg.gap.shield-timing")
def test_two_shields_stop_two() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", shields=2)
    play = hit(scene, 2, luke)
    assert play.most == {luke: 2}
    play.share("light", {luke: 2})
    assert (play.piece(luke).damage, play.piece(luke).shields) == (0, 0)


@pytest.mark.rule("lcg.shield.not-own-tokens")
def test_no_shield_against_own_tokens() -> None:
    scene = Scene()
    vader = scene.dark.unit("darth-vader", shields=1)
    play = hit(scene, 1, vader)
    assert (play.piece(vader).damage, play.piece(vader).shields) == (1, 1)
    assert ShieldUsed not in play.notes()


@pytest.mark.rule("lcg.gap.shield-vs-game-damage")
def test_shields_work_against_the_balance_and_the_bonus() -> None:
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir", shields=1)
    play = scene.start("balance.4", "light", halts=("refresh.1",))
    play.answer("light", goal)
    assert play.asked == "dark shield"
    play.share("dark", {goal: 1})
    assert (play.piece(goal).damage, play.piece(goal).shields) == (0, 0)
    scene = Scene()
    goal, wing = scene.dark.objective("shadows-of-dathomir", shields=1), scene.light.unit("a-wing", focus=1)
    scene.engage(goal, [wing], edge="light")
    play = scene.start("engagement.14", "light", halts=("conflict.2",))
    assert play.asked == "dark shield"
    play.share("dark", {goal: 1})
    assert (play.piece(goal).damage, play.piece(goal).shields) == (0, 0)
    scene = Scene()
    goal, wing = scene.dark.objective("shadows-of-dathomir", shields=1), scene.light.unit("a-wing")
    fate = scene.light.hand("target-of-opportunity-light")
    scene.engage(goal, [wing])
    play = scene.start("engagement.6", "light", halts=("engagement.8",))
    play.answer("light", fate)
    assert play.asked == "dark shield"


# ── Protect ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.kw.protect", "lcg.kw.protect-example", "lcg.kw.protect-anywhere")
def test_protect_takes_any_part_of_the_damage() -> None:
    for moved in (0, 1, 2):
        scene = Scene()
        big, guard = scene.light.unit(BIG), scene.light.unit("guardian-of-peace", focus=1)
        play = hit(scene, 2, big)
        assert play.asked == "light protect"
        assert play.most == {guard: 2}
        play.share("light", {guard: moved})
        assert play.piece(big).damage == 2 - moved
        if moved < 2:
            assert play.piece(guard).damage == moved
        else:
            assert not play.in_play(guard)


@pytest.mark.rule("lcg.kw.protect-cap")
def test_protect_is_capped_by_the_remaining_capacity() -> None:
    scene = Scene()
    big, guard = scene.light.unit(BIG), scene.light.unit("guardian-of-peace", damage=1)
    play = hit(scene, 3, big)
    assert play.most == {guard: 1}
    play.share("light", {guard: 1})
    assert not play.in_play(guard)
    assert play.piece(big).damage == 2


@pytest.mark.rule("lcg.kw.protect-anywhere")
def test_protect_is_offered_in_an_engagement_too() -> None:
    scene = Scene()
    goal = scene.light.objective("a-heros-journey")
    big = scene.light.unit(BIG)
    scene.light.unit("guardian-of-peace", focus=2)
    squad = scene.dark.unit("heavy-stormtrooper-squad")
    scene.engage(goal, [squad], [big], edge="dark")
    play = scene.start("engagement.9", "dark")
    assert play.asked == "light protect"


@pytest.mark.rule("lcg.gap.damage-sequence", "lcg.gap.protect-and-shield")
def test_protect_first_then_shields() -> None:
    scene = Scene()
    big, guard = scene.light.unit(BIG, shields=1), scene.light.unit("guardian-of-peace", shields=1)
    play = hit(scene, 4, big)
    assert play.asked == "light protect"
    assert play.most == {guard: 2}
    play.share("light", {guard: 2})
    assert play.asked == "light shield"
    assert play.question.about == OfShields("damage", (2, 2))
    play.share("light", {big: 1, guard: 1})
    assert [(play.piece(card).damage, play.piece(card).shields) for card in (guard, big)] == [(1, 0), (1, 0)]


@pytest.mark.rule("lcg.gap.damage-sequence")
def test_who_took_nothing_was_not_damaged() -> None:
    proud = invent(
        "test-proud", "unit", "light", reaction(is_damaged(unit), draw(1)), cost=1, capacity=3, traits=["character"]
    )
    scene = Scene()
    hero = scene.light.unit(proud, shields=1)
    play = hit(scene, 1, hero)
    play.share("light", {hero: 1})
    assert play.asked == "light halt"
    scene = Scene()
    hero = scene.light.unit(proud)
    play = hit(scene, 1, hero)
    assert play.asked == "light reaction"


@pytest.mark.rule("lcg.gap.protect-and-shield")
def test_the_protectors_own_shield_stops_a_moved_point() -> None:
    scene = Scene()
    big, guard = scene.light.unit(BIG), scene.light.unit("guardian-of-peace", shields=1)
    play = hit(scene, 3, big)
    play.share("light", {guard: 2}).share("light", {guard: 1})
    assert play.piece(guard).damage == 1
    assert play.piece(big).damage == 1


@pytest.mark.rule("lcg.gap.protect-card-or-unit")
def test_protect_covers_objectives_of_the_trait() -> None:
    scene = Scene()
    heart, fleet = scene.dark.objective("the-heart-of-the-empire"), scene.dark.unit("coruscant-defense-fleet")
    flood = deal(scene.table, {heart: 3}, seat=LIGHT)
    question = next(flood)
    assert isinstance(question, Share)
    assert (question.seat, question.kind, question.among, question.cap(0)) == (DARK, "protect", (fleet,), 3)
    with pytest.raises(StopIteration):
        flood.send((2,))
    assert (scene.table.pieces[heart].damage, scene.table.pieces[fleet].damage) == (1, 2)


@pytest.mark.rule("lcg.gap.protect-chain")
def test_several_protectors_share_but_nothing_moves_twice() -> None:
    scene = Scene()
    giant = invent("test-giant", "unit", "light", cost=1, capacity=6, traits=["character"])
    big = scene.light.unit(giant)
    one, two = scene.light.unit("guardian-of-peace"), scene.light.unit("guardian-of-peace")
    play = hit(scene, 5, big)
    assert play.question.about == OfTokens(giant, big, 5)
    assert play.most == {one: 2, two: 2}
    play.share("light", {one: 2, two: 2})
    assert play.asked == "light halt"
    assert play.piece(big).damage == 1
    assert not play.in_play(one)
    assert not play.in_play(two)


@pytest.mark.rule("lcg.gap.protect-own-damage")
def test_damage_to_the_protector_itself_counts_first() -> None:
    for before, most in ((0, 1), (1, 0)):
        scene = Scene()
        goal = scene.light.objective("a-heros-journey")
        guard = scene.light.unit("guardian-of-peace", damage=before)
        others = [scene.light.unit(BIG), scene.light.unit(BIG)]
        tie = scene.dark.unit("tie-fighter")
        card = scene.dark.hand(SWEEP)
        scene.engage(goal, [tie], [guard, *others])
        play = scene.start("engagement.8", "dark", halts=("engagement.9",))
        play.answer("dark", ("play", card))
        moved = 0
        while play.asked == "light protect":
            assert play.most == {guard: most - moved}
            moved += play.most[guard]
            play.share("light", play.most)
        assert moved == most


# ── capacity and keywords ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.gap.capacity-drop")
def test_a_lower_capacity_destroys_at_once() -> None:
    from dejarik.games.lcg.rules.zones import leave_play

    scene = Scene()
    goal = scene.dark.objective("jedi-training", damage=6)
    upgrade = scene.dark.enhancement("defense-upgrade", on=goal)
    assert capacity(scene.table, scene.table.pieces[goal]) == 8
    assert not list(leave_play(scene.table, upgrade, ("discarded",), "discard"))
    assert goal in scene.table.victories[LIGHT]
    assert len(objectives(scene.table, DARK)) == 0


@pytest.mark.rule("lcg.kw.elite", "lcg.kw.reminder-text", "lcg.gap.edge-keyword-stacking")
def test_elite_once_is_elite() -> None:
    charm = invent("test-charm", "enhancement", "light", enhance(unit), constant("elite", 1, host), cost=0)
    scene = Scene()
    printed, plain = scene.light.unit("yoda", focus=3), scene.light.unit("a-wing", focus=3)
    scene.light.enhancement(charm, on=printed)
    scene.light.enhancement(charm, on=plain)
    table = scene.table
    assert has_keyword(table, table.pieces[plain], "elite")
    play = scene.start("refresh.2", "light", halts=("refresh.3",))
    assert [play.piece(card).focus for card in (printed, plain)] == [1, 1]


@pytest.mark.rule("lcg.kw.shielding", "lcg.kw.shielding-unshielded-only")
def test_shielding_when_declared() -> None:
    scene = Scene()
    wing, goal = scene.light.unit("a-wing"), scene.dark.objective("shadows-of-dathomir")
    s, t, more = (
        scene.dark.unit("isb-interrogators"),
        scene.dark.unit("tie-fighter"),
        scene.dark.unit("superlaser-engineer"),
    )
    scene.engage(goal, [wing])
    play = scene.start("engagement.4", "light", halts=("engagement.6",))
    play.answer("dark", (s, t, more))
    assert play.asked == "dark shielding"
    assert set(play.options) == {"pass", s, t, more, goal}
    play.answer("dark", goal)
    assert play.piece(goal).shields == 1
    assert play.asked == "dark shielding"
    assert set(play.options) == {"pass", s, t, more}
    play.answer("dark", t)
    assert [play.piece(card).shields for card in (s, t, more, goal)] == [0, 1, 0, 1]
    assert play.asked == "light halt"


@pytest.mark.rule("lcg.gap.shielding-scope")
def test_an_attacker_shields_and_a_newcomer_does_not() -> None:
    scene = Scene()
    engineer, goal = scene.light.unit("corellian-engineer"), scene.dark.objective("shadows-of-dathomir")
    scene.table.engaged = goal
    play = scene.start("engagement.2", "light", halts=("engagement.3",))
    assert play.asked == "light shielding"
    assert set(play.options) == {"pass", engineer, goal}
    from dejarik.games.lcg.rules.zones import enter_play

    late = Scene()
    goal, wing = late.light.objective("a-heros-journey"), late.dark.unit("tie-fighter")
    card = late.light.hand("guardian-of-peace")
    late.engage(goal, [wing])
    late.table.hands[LIGHT].remove(card)
    assert not list(enter_play(late.table, card, LIGHT, joining=True))
    assert late.table.pieces[card].role == 2
    assert not any(piece.shields for piece in late.table.pieces.values())


@pytest.mark.rule("lcg.trait.no-effect")
def test_traits_do_nothing_alone() -> None:
    results = []
    for traits in (["vehicle"], ["character"]):
        name = invent(
            f"test-trait-{traits[0]}", "unit", "light", cost=1, capacity=2, traits=traits, normal={"unit_damage": 1}
        )
        scene = Scene()
        mine, goal, tie = (
            scene.light.unit(name),
            scene.dark.objective("shadows-of-dathomir"),
            scene.dark.unit("tie-fighter"),
        )
        scene.engage(goal, [mine], [tie], edge="light")
        play = scene.start("engagement.9", "light", halts=("conflict.2",))
        play.until("halt")
        results.append([(piece.kind, piece.focus, piece.damage) for piece in play.table.pieces.values()])
    assert results[0] == results[1]


@pytest.mark.rule("lcg.other.tokens-unlimited")
def test_tokens_never_run_out() -> None:
    scene = Scene()
    many = [scene.light.unit(BIG, focus=44, shields=2) for _ in range(6)]
    from dejarik.games.lcg.rules.damage import place_focus as put
    from dejarik.games.lcg.rules.damage import place_shield

    assert not list(put(scene.table, {many[0]: 1}, seat=LIGHT))
    assert scene.table.pieces[many[0]].focus == 45
    assert place_shield(scene.table, many[1], extra=True)
    assert sum(piece.shields for piece in scene.table.pieces.values()) == 13


@pytest.mark.rule("lcg.state.ready", "lcg.state.exhausted")
def test_ready_and_exhausted() -> None:
    from dejarik.games.lcg.cards.ability import Use
    from dejarik.games.lcg.cards.words import exhausted, ready
    from dejarik.games.lcg.rules.damage import remove_focus

    scene = Scene()
    luke = scene.light.unit("luke-skywalker", focus=2)
    use = Use(scene.table, LIGHT, luke)
    assert exhausted.find(use) == [luke]
    assert remove_focus(scene.table, luke, 1) == 1
    assert exhausted.find(use) == [luke]
    assert remove_focus(scene.table, luke, 1) == 1
    assert luke in ready.find(use)
    assert exhausted.find(use) == []
