"""Фаза Силы: commitments, the struggle, the balance token."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.cards.words import (
    action,
    balance_with_light,
    draw,
    on,
    place_focus,
    reaction,
    return_to_hand,
    target,
    unit,
)
from dejarik.games.lcg.notes import Commits, Damaged, Struggle
from dejarik.games.lcg.rules.force import commitable, force_cards, force_total
from dejarik.games.lcg.rules.values import enhancements
from tests.games.lcg.stage import DARK, LIGHT, Play, Scene, invent


def struggle(scene: Scene, active: str = "light") -> Play:
    return scene.start("force.3", active, halts=("force.4",))


@pytest.mark.rule("lcg.force.steps", "lcg.force.commit", "lcg.force.attach-card")
def test_commitments_come_before_the_struggle() -> None:
    scene = Scene()
    units = [scene.light.unit(name) for name in ("luke-skywalker", "yoda", "a-wing", "y-wing", "red-five")]
    play = scene.start("force.1", "light", halts=("force.4",))
    assert play.asked == "light commit"
    assert play.options == ("pass", *units)
    play.answer("light", units[0])
    assert play.piece(units[0]).committed
    play.answer("light", units[1]).answer("light", "pass")
    assert force_cards(play.table, LIGHT) == 1
    kinds = play.notes()
    assert kinds.index(Struggle) > max(place for place, kind in enumerate(kinds) if kind == Commits)
    totals = play.told(Struggle)[0]
    assert totals == Struggle(3 + 5, 0)
    none = Scene()
    none.light.unit("yoda")
    play = none.start("force.1", "light", halts=("force.4",))
    play.answer("light", "pass")
    assert not any(piece.committed for piece in play.table.pieces.values())


@pytest.mark.rule("lcg.force.commit-not-twice", "lcg.force.permanent", "lcg.force.active-only", "lcg.type.unit")
def test_who_may_be_committed() -> None:
    scene = Scene()
    done, free = scene.light.unit("luke-skywalker", committed=True), scene.light.unit("yoda")
    vader = scene.dark.unit("darth-vader")
    casino = scene.light.enhancement("cloud-city-casino")
    play = scene.start("force.2", "light", halts=("force.4",))
    assert play.options == ("pass", free)
    play.refuses("light", done, "lcg.force.commit-not-twice")
    play.refuses("light", vader, "lcg.force.active-only")
    play.refuses("light", casino, "lcg.type.unit")
    assert force_cards(play.table, LIGHT) == 2
    waiting = Scene()
    waiting.light.unit("yoda")
    play = waiting.start("force.2", "dark", halts=("force.4",))
    assert play.asked == "light halt"


@pytest.mark.rule("lcg.force.limit-three", "lcg.golden.cannot-in-rules")
def test_three_force_cards_at_most() -> None:
    scene = Scene()
    three = [scene.light.unit(name, committed=True) for name in ("luke-skywalker", "red-five", "a-wing")]
    yoda = scene.light.unit("yoda")
    scene.lasting("may-commit", 1, (yoda,))
    play = scene.start("force.2", "light", halts=("force.4",))
    assert play.asked == "light halt"
    assert commitable(play.table, LIGHT) == []
    from dejarik.games.lcg.rules.zones import destroy

    assert not list(destroy(play.table, [three[0]]))
    assert force_cards(play.table, LIGHT) == 1
    assert commitable(play.table, LIGHT) == [yoda]


@pytest.mark.rule("lcg.force.return-on-leave")
def test_the_force_card_returns_when_the_unit_leaves() -> None:
    recall = invent("test-recall", "event", "light", action(return_to_hand(target(unit))), cost=0)
    scene = Scene()
    pilot = scene.light.unit("rookie-pilot", committed=True)
    card = scene.light.hand(recall)
    play = scene.start("deployment.2", "light")
    play.answer("light", ("play", card))
    assert force_cards(play.table, LIGHT) == 3
    play.until("light action").answer("light", ("play", pilot)).skip()
    assert not play.piece(pilot).committed


@pytest.mark.rule("lcg.force.card-is-no-card")
def test_a_force_card_is_no_enhancement() -> None:
    from dejarik.games.lcg.rules.values import icon_strength

    scene = Scene()
    yoda = scene.light.unit("yoda", committed=True, role=1)
    scene.table.edge = LIGHT
    assert enhancements(scene.table, yoda) == []
    assert icon_strength(scene.table, scene.table.pieces[yoda], "blast") == 1
    scene.light.enhancement("trust-your-feelings", on=yoda)
    assert icon_strength(scene.table, scene.table.pieces[yoda], "blast") == 2
    tear = scene.dark.hand("tear-this-ship-apart")
    scene.dark.enhancement("control-room")
    play = scene.start("refresh.5", "dark")
    play.answer("dark", ("play", tear)).skip()
    assert len(play.table.discards[LIGHT]) == 1
    assert play.piece(yoda).committed


@pytest.mark.rule("lcg.force.struggle-count", "lcg.force.enhancement-icons-ignored", "lcg.gap.commit-exhausted")
def test_ready_committed_units_count() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", committed=True)
    scene.light.unit("red-five", committed=True, focus=1)
    scene.light.unit("yoda")
    assert force_total(scene.table, LIGHT) == 3
    scene.light.enhancement("jedi-lightsaber", on=luke)
    assert force_total(scene.table, LIGHT) == 3
    tired = scene.light.unit("obi-wan-kenobi", focus=1)
    play = scene.start("force.2", "light", halts=("force.4",))
    play.answer("light", tired)
    assert play.piece(tired).committed
    assert force_total(play.table, LIGHT) == 3


@pytest.mark.rule(
    "lcg.force.struggle-winner", "lcg.force.struggle-both-turns", "lcg.comp.balance-token", "lcg.force.balance-meaning"
)
def test_the_higher_total_takes_the_balance() -> None:
    scene = Scene()
    scene.light.unit("luke-skywalker", committed=True)
    scene.dark.unit("darth-vader", committed=True)
    assert scene.table.balance == LIGHT
    play = struggle(scene, "light")
    assert play.table.balance == DARK
    assert play.match.view(LIGHT).balance == DARK
    scene = Scene()
    scene.table.balance = DARK
    scene.light.unit("yoda", committed=True)
    play = struggle(scene, "dark")
    assert play.table.balance == LIGHT
    from dejarik.games.lcg.cards.ability import Use

    for active in (LIGHT, DARK):
        play.table.active = active
        assert balance_with_light(Use(play.table, LIGHT, 1))


@pytest.mark.rule("lcg.force.struggle-tie")
def test_a_tie_changes_nothing() -> None:
    for names in ((), ("red-five", "nightsister")):
        scene = Scene()
        scene.table.balance = DARK
        if names:
            scene.light.unit(names[0], committed=True)
            scene.dark.unit(names[1], committed=True)
        assert struggle(scene).table.balance == DARK


@pytest.mark.rule("lcg.force.struggle-tie")
@pytest.mark.parametrize(("theirs", "reacts"), [("nightsister", False), ("devastator", True), ("", True)])
def test_nobody_wins_a_tied_struggle(theirs: str, reacts: bool) -> None:
    proud = invent("test-proud-winner", "unit", "light", reaction(on("struggle-won"), draw(1)), cost=1, capacity=2)
    scene = Scene()
    scene.light.unit(proud)
    scene.light.unit("red-five", committed=True)
    if theirs:
        scene.dark.unit(theirs, committed=True)
    play = struggle(scene)
    assert (play.asked == "light reaction") == reacts


@pytest.mark.rule("lcg.const.example-jedi-training")
def test_jedi_training_adds_an_icon() -> None:
    scene = Scene()
    scene.table.balance = DARK
    scene.light.objective("jedi-training")
    scene.light.unit("red-five", committed=True)
    scene.dark.unit("devastator", committed=True)
    play = struggle(scene)
    assert play.told(Struggle)[0] == Struggle(3, 3)
    assert play.table.balance == DARK
    scene = Scene()
    scene.table.balance = DARK
    scene.light.objective("jedi-training")
    scene.light.unit("red-five", committed=True)
    play = struggle(scene)
    assert play.table.balance == LIGHT


@pytest.mark.rule("lcg.force.end-turn")
def test_the_turn_passes() -> None:
    scene = Scene()
    play = scene.start("force.4", "dark")
    assert play.asked == "light halt"
    assert play.table.step == "balance.1"
    assert play.table.active == LIGHT


@pytest.mark.rule("lcg.gap.force-card-choice-order")
def test_each_commitment_is_answered_before_the_next() -> None:
    scene = Scene()
    sister, vader = scene.dark.unit("nightsister"), scene.dark.unit("darth-vader")
    goal = scene.light.objective("a-heros-journey")
    play = scene.start("force.2", "dark", halts=("force.4",))
    play.answer("dark", sister)
    assert play.asked == "dark reaction"
    play.answer("dark", (sister, 0, 0)).answer("dark", goal)
    assert play.piece(goal).damage == 1
    assert play.asked == "dark commit"
    play.answer("dark", vader)
    kinds = [kind for kind in play.notes() if kind in (Commits, Damaged, Struggle)]
    assert kinds == [Commits, Damaged, Commits, Struggle]


@pytest.mark.rule("lcg.timing.force-window-after-struggle")
def test_actions_come_after_the_struggle() -> None:
    tire = invent("test-tire-light", "event", "light", action(place_focus(1, target(unit))), cost=0)
    scene = Scene()
    scene.table.balance = LIGHT
    vader = scene.dark.unit("darth-vader", committed=True)
    scene.dark.unit("nightsister", committed=True)
    card = scene.light.hand(tire)
    play = scene.start("force.1", "dark", halts=("force.5",))
    assert play.asked == "light action"
    assert play.table.balance == DARK
    play.answer("light", ("play", card)).answer("light", vader)
    assert play.table.balance == DARK
