"""Порядок хода: the boxes of the timing chart and the windows between them."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.cards.facts import cards
from dejarik.games.lcg.cards.library import LIBRARY
from dejarik.games.lcg.rules.chart import WINDOWS
from tests.games.lcg.stage import DARK, LIGHT, Play, Scene


def one_turn(active: str, balance: int) -> Play:
    """A whole turn with one engagement of two strikes, everything else passed."""
    scene = Scene(brisk=False)
    scene.table.balance = balance
    light, dark = scene.light.unit("mon-mothma"), scene.dark.unit("advisor-to-the-emperor")
    scene.light.hand(*["counter-stroke"] * 6)
    scene.dark.hand(*["im-on-the-leader"] * 6)
    play = scene.start("balance.1", active)
    defender = {"light": dark, "dark": light}[active]
    while play.asked != "light halt":
        kind = play.asked.split()[1]
        if kind == "engage" and not play.table.named:
            play.answer(active, play.options[1])
        elif kind == "defenders":
            play.match.answer(play.question.seat, (defender,))
        else:
            play.skip()
    return play


@pytest.mark.rule("lcg.timing.chart", "lcg.timing.framework-event", "lcg.eng.steps")
@pytest.mark.parametrize(("active", "balance"), [("dark", DARK), ("dark", LIGHT), ("light", LIGHT), ("light", DARK)])
def test_a_turn_goes_through_the_chart(active: str, balance: int) -> None:
    from dejarik.games.lcg import GAME

    chart = GAME.rulebook["lcg.timing.chart"].data
    boxes = {"DS": DARK, "LS": LIGHT}
    expected: list[str] = []
    for phase in ("balance", "refresh", "draw", "deployment", "conflict", "engagement", "force"):
        for row in chart:
            if row["phase"] != phase or row["kind"] == "G":
                continue
            if "only" in row and boxes[row["only"]] != (DARK if active == "dark" else LIGHT):
                continue
            if "if" in row and row["only"] == "DS" and balance != DARK:
                continue
            expected.append(f"{phase}.{row['n']}")
    conflict, engagement = expected.index("conflict.4"), expected.index("engagement.1")
    force = expected.index("force.1")
    fight = expected[engagement:force]
    expected = [
        *expected[:conflict],
        *fight,
        "conflict.2",
        "conflict.3",
        *expected[conflict:engagement],
        *expected[force:],
    ]
    play = one_turn(active, balance)
    trail = [box for box in play.trail[:-1] if box != "engagement.13"]
    once = [box for place, box in enumerate(trail) if place == 0 or trail[place - 1] != box]
    assert once == expected


@pytest.mark.rule("lcg.timing.window-rule", "lcg.timing.no-window-at-target", "lcg.gap.conflict-windows")
def test_windows_open_where_the_chart_shows_them() -> None:
    play = one_turn("dark", LIGHT)
    windows = [box for box in play.trail if box in WINDOWS]
    inside = [box for box in windows if box.startswith("engagement")]
    assert inside == [f"engagement.{number}" for number in (3, 5, 8, 10, 12)]
    assert [box for box in windows if box.startswith("conflict")] == ["conflict.2", "conflict.2", "conflict.4"]
    scene = Scene()
    play = scene.start("conflict.1", "light")
    assert [box for box in play.trail if box in WINDOWS and box.startswith("conflict")] == ["conflict.2", "conflict.4"]
    scene = Scene(brisk=False)
    goal, tie = scene.light.objective("a-heros-journey"), scene.dark.unit("tie-fighter")
    luke = scene.light.unit("luke-skywalker")
    scene.light.hand("a-wing")
    scene.dark.hand("tie-bomber")
    scene.engage(goal, [tie], [luke])
    play = scene.start("engagement.5", "dark")
    assert play.asked == "dark action"
    play.answer("dark", "pass")
    assert play.asked == "light action"


@pytest.mark.rule("lcg.gap.conflict-windows")
def test_two_engagements_have_four_windows_around_them() -> None:
    scene = Scene()
    scene.light.unit("a-wing")
    scene.light.unit("y-wing")
    goals = [scene.dark.objective("shadows-of-dathomir") for _ in range(3)]
    scene.light.unit("x-wing")
    play = scene.start("conflict.1", "light")
    for goal in goals[:2]:
        play.until("engage").answer("light", goal)
        play.answer("light", (play.options[0],))
    play.until("engage").answer("light", "pass").until("halt")
    outside = [box for box in play.trail if box in ("conflict.2", "conflict.4")]
    assert outside == ["conflict.2", "conflict.2", "conflict.2", "conflict.4"]


@pytest.mark.rule("lcg.abil.types")
def test_every_ability_is_of_a_known_kind() -> None:
    kinds = set()
    for name in cards():
        script = LIBRARY.scripts.get(name)
        if script is None or cards()[name].type == "fate":
            continue
        for ability in script.abilities:
            kinds.add((ability.timing, ability.forced))
            assert (ability.trigger is None) == (ability.timing == "action")
        if script.constants:
            kinds.add(("constant", False))
    allowed = {(timing, forced) for timing in ("interrupt", "reaction") for forced in (False, True)}
    assert kinds <= {("action", False), ("constant", False)} | allowed
    assert {("action", False), ("constant", False), ("reaction", True)} <= kinds
