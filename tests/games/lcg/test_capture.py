"""Пленение и спасение."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dejarik.core.rng import Rng
from dejarik.games.lcg.cards.words import (
    action,
    capture,
    constant,
    destroyed,
    draw,
    enemy,
    interrupt,
    leaves,
    on,
    reaction,
    target,
    this,
    unit,
    you,
)
from dejarik.games.lcg.notes import CapturedCard, RescuedCard, Unopposed
from dejarik.games.lcg.rules.force import force_cards
from dejarik.games.lcg.rules.values import modifier
from dejarik.games.lcg.rules.zones import capture_from_play, capture_hidden, leave_play, unique_in_play
from dejarik.games.lcg.state import player
from tests.games.lcg.stage import DARK, LIGHT, Scene, invent

SNATCH = invent("test-snatch", "event", "dark", action(capture(target(enemy & unit))), cost=0)
SNATCH_LIGHT = invent("test-snatch-light", "event", "light", action(capture(target(unit))), cost=0)
WAILER = invent(
    "test-wailer", "unit", "light",
    reaction(destroyed(this), draw(1)), interrupt(leaves(this), draw(1)), reaction(on("discarded", this), draw(1)),
    cost=1, capacity=1,
)  # fmt: skip


@pytest.mark.rule("lcg.capture.dark-only")
def test_only_the_dark_side_captures() -> None:
    scene = Scene()
    scene.dark.unit("tie-fighter")
    scene.light.unit("a-wing")
    scene.dark.objective("shadows-of-dathomir")
    card = scene.light.hand(SNATCH_LIGHT)
    scene.light.hand("it-could-be-worse")
    scene.table.brisk = False
    play = scene.start("refresh.5", "light")
    play.refuses("light", ("play", card), "lcg.term.target")


@pytest.mark.rule("lcg.capture.attach", "lcg.capture.strip", "lcg.gap.captured-visibility")
def test_a_captured_unit_loses_everything() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", damage=1, focus=2, shields=1, committed=True)
    saber = scene.light.enhancement("jedi-lightsaber", on=luke)
    a, b = scene.dark.objective("shadows-of-dathomir"), scene.dark.objective("imperial-command")
    card = scene.dark.hand(SNATCH)
    play = scene.start("refresh.5", "dark")
    third = next(
        p.id
        for p in play.table.pieces.values()
        if p.kind == "objective" and p.controller == DARK and p.id not in (a, b)
    )
    play.answer("dark", ("play", card))
    assert play.asked == "dark capture-at"
    assert set(play.options) == {a, b, third}
    play.answer("dark", b)
    assert play.piece(b).captured == (luke,)
    assert not play.in_play(luke)
    assert saber in play.table.discards[LIGHT]
    assert force_cards(play.table, LIGHT) == 3
    dark = {piece.id: piece for piece in play.match.view(DARK).pieces}[b]
    light = {piece.id: piece for piece in play.match.view(LIGHT).pieces}[b]
    watcher = {piece.id: piece for piece in play.match.view(None).pieces}[b]
    assert [face.card for face in dark.captured] == ["luke-skywalker"]
    assert (light.captives, light.captured) == (1, ())
    assert (watcher.captives, watcher.captured) == (1, ())
    assert not any(piece.damage or piece.shields for piece in play.table.pieces.values())


@pytest.mark.rule("lcg.gap.captured-visibility")
def test_a_card_captured_from_the_deck_is_unknown_to_its_owner() -> None:
    from dejarik.core.rng import Rng

    scene = Scene()
    prison = scene.dark.missions("take-them-prisoner")
    for _ in range(2):
        scene.dark.objective("shadows-of-dathomir")
    scene.light.deck("yoda", "luke-skywalker", "han-solo")
    for _ in range(3):
        scene.light.objective("a-heros-journey")
    scene.light.deck(*["a-wing"] * 2)
    scene.table.decks[LIGHT].reverse()
    play = scene.start("refresh.4", "dark", full=False, halts=("refresh.5",))
    play.answer("dark", play.options[1])
    while play.asked != "light halt":
        play.skip()
    (held,) = play.piece(prison).captured
    light = {piece.id: piece for piece in play.match.view(LIGHT).pieces}[prison]
    assert (light.captives, light.captured) == (1, ())
    found = {play.match.guess(LIGHT, Rng.from_seed(seed)).table.pieces[prison].captured[0] for seed in range(30)}
    assert len(found) > 1
    same = {play.match.guess(DARK, Rng.from_seed(seed)).table.pieces[prison].captured[0] for seed in range(5)}
    assert same == {held}


@pytest.mark.rule("lcg.capture.blank")
def test_a_captured_card_has_no_characteristics() -> None:
    helper = invent("test-helper", "unit", "light", constant("reserve", 1, you), cost=1, capacity=1, unique=True)
    scene = Scene()
    prison = scene.dark.objective("shadows-of-dathomir")
    scene.light.captive(helper, prison)
    assert modifier(scene.table, "reserve", player(LIGHT)) == 0
    assert not unique_in_play(scene.table, helper)
    free = Scene()
    free.light.unit(helper)
    assert modifier(free.table, "reserve", player(LIGHT)) == 1
    assert unique_in_play(free.table, helper)


@pytest.mark.rule("lcg.rescue.by-effect")
def test_rescue_takes_a_random_card() -> None:
    freed = set()
    for seed in range(12):
        scene = Scene(seed=seed)
        a = scene.dark.objective("shadows-of-dathomir")
        b = scene.dark.objective("shadows-of-dathomir")
        captives = [scene.light.captive("tear-this-ship-apart", a), scene.light.captive("swindled", a)]
        card = scene.light.hand("rescue-mission")
        play = scene.start("refresh.5", "light")
        play.answer("light", ("play", card))
        while play.asked == "light pay":
            play.skip()
        assert len(play.piece(a).captured) == 1
        assert play.piece(b).captured == ()
        freed.add(captives.index(next(held for held in captives if held in play.table.hands[LIGHT])))
    assert freed == {0, 1}


@pytest.mark.rule("lcg.gap.captured-visibility", "lcg.gap.public-information")
def test_the_captor_knows_which_card_was_rescued() -> None:
    scene = Scene()
    prison = scene.dark.objective("shadows-of-dathomir")
    held = scene.light.captive("swindled", prison)
    scene.light.hand("rescue-mission")
    scene.light.hand("a-wing")
    play = scene.start("refresh.5", "light")
    play.answer("light", play.options[1])
    while play.asked == "light pay":
        play.skip()
    assert held in play.table.hands[LIGHT]
    assert [face.id for face in play.match.view(DARK).sides[LIGHT].hand] == [held]
    assert play.match.view(None).sides[LIGHT].hand == ()
    for seed in range(6):
        assert held in play.match.guess(DARK, Rng.from_seed(seed)).table.hands[LIGHT]
    told = [entry.to for entry in play.match.journal if isinstance(entry.note, RescuedCard)]
    assert [set(to or ()) for to in told] == [{LIGHT, DARK}]


@pytest.mark.rule("lcg.gap.captured-visibility")
@pytest.mark.parametrize(("origin", "readers"), [("play", None), ("hand", {LIGHT, DARK}), ("deck", {DARK})])
def test_the_log_tells_who_saw_it_which_card_was_captured(origin: str, readers: set[int] | None) -> None:
    scene = Scene()
    prison = scene.dark.objective("shadows-of-dathomir")
    lay: dict[str, Callable[[str], int]] = {
        "play": scene.light.unit, "hand": scene.light.hand, "deck": scene.light.deck
    }  # fmt: skip
    card = lay[origin]("yoda")
    play = scene.start("refresh.5", "dark")
    zone = {"hand": play.table.hands[LIGHT], "deck": play.table.decks[LIGHT]}.get(origin)
    table = play.table
    taken = capture_from_play(table, card, prison) if zone is None else capture_hidden(table, zone, card, prison)
    assert not list(taken)
    (line,) = [line for line in table.notes or () if isinstance(line.note, CapturedCard)]
    assert line.note == CapturedCard("yoda", "shadows-of-dathomir")
    assert (None if line.to is None else set(line.to)) == readers
    # on the table it is a facedown card for everybody but the captor
    shown = {seat: next(p for p in play.match.view(seat).pieces if p.id == prison) for seat in (LIGHT, DARK, None)}
    assert [len(shown[seat].captured) for seat in (LIGHT, DARK, None)] == [0, 1, 0]
    assert (card in table.known[LIGHT]) == (origin != "deck")


@pytest.mark.rule("lcg.gap.captured-objective-leaves")
def test_captives_are_free_whenever_their_prison_leaves() -> None:
    scene = Scene()
    prison = scene.dark.objective("shadows-of-dathomir")
    held = scene.light.captive("yoda", prison)
    assert not list(leave_play(scene.table, prison, ("returned",), "missions"))
    assert scene.table.hands[LIGHT] == [held]
    assert scene.table.missions[DARK] == [prison]


@pytest.mark.rule("lcg.gap.capture-keyword-from-play", "lcg.zone.leave-play")
def test_captured_is_neither_destroyed_nor_discarded() -> None:
    scene = Scene()
    goal = scene.dark.objective("shadows-of-dathomir")
    mine = scene.light.unit(WAILER, focus=1)
    card = scene.dark.hand(SNATCH)
    scene.engage(goal, [mine], edge="dark")
    play = scene.start("engagement.12", "light", halts=("conflict.2",))
    play.answer("dark", ("play", card))
    while play.asked == "dark capture-at":
        play.skip()
    assert play.asked == "light interrupt"
    play.answer("light", "pass")
    assert play.asked == "light halt"
    assert Unopposed not in play.notes()
    scene = Scene()
    boba = scene.dark.unit("boba-fett")
    goal = scene.light.objective("a-heros-journey")
    weak, strong = scene.light.unit("rookie-pilot"), scene.light.unit("luke-skywalker")
    scene.engage(goal, [boba], [weak, strong], edge="light")
    play = scene.start("engagement.11", "dark", halts=("engagement.12",))
    play.until("unit-damage").answer("dark", weak)
    assert play.asked != "dark reaction"
    assert weak in play.table.discards[LIGHT]


@pytest.mark.rule("lcg.zone.leave-play", "lcg.term.when")
@pytest.mark.parametrize("how", ["destroyed", "returned", "captured"])
def test_leaving_play_is_noticed_however_it_happens(how: str) -> None:
    from dejarik.games.lcg.rules import zones

    scene = Scene()
    mine = scene.light.unit(WAILER)
    prison = scene.dark.objective("shadows-of-dathomir")
    scene.light.deck("a-wing", "y-wing")
    if how == "destroyed":
        leaving: Any = zones.destroy(scene.table, [mine])
    elif how == "returned":
        leaving = zones.return_to_hand(scene.table, mine)
    else:
        leaving = zones.capture_from_play(scene.table, mine, prison)
    question = next(leaving)
    assert question.kind == "interrupt"
    assert (mine, 1, 0) in question.options
    assert mine in scene.table.pieces
