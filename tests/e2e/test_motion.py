"""What moves, moves smoothly: a frame of dice or ships costs whoever draws it little, also on a slow processor."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from statistics import median
from typing import Any

from dejarik.core.match import Match
from dejarik.core.question import Ask
from tests.e2e.conftest import MakePerson, Person
from tests.e2e.positions import played, sit_down

#: A processor four times slower than this one has to keep 60 frames a second.
SLOWER = 4
FRAME = 1000 / 60

#: What Chromium writes down: its frames, its tasks, our marks.
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "toplevel"]

#: Notes which properties of what moves are animated, then asks for every frame for half a second.
WATCH = """(moving) => new Promise((done) => {
  const seen = new Set();
  for (const one of document.getAnimations()) {
    if (one.playState !== 'running' || !one.effect.target.closest(moving)) continue;
    for (const frame of one.effect.getKeyframes()) Object.keys(frame).forEach((name) => seen.add(name));
  }
  let start = 0;
  const step = (now) => {
    if (!start) performance.mark('moving');
    start ||= now;
    if (now - start < 500) return requestAnimationFrame(step);
    performance.mark('still');
    done([...seen].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)));
  };
  requestAnimationFrame(step);
})"""


#: Counts the frames of the next flight, and those of them in which something hides the ship.
HIDDEN = """() => new Promise((done) => {
  let all = 0, hidden = 0;
  const step = () => {
    const ship = document.querySelector('[data-flight] .base');
    if (!ship && all) return done([all, hidden]);
    if (ship) {
      const { left, right, top, bottom } = ship.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      all += 1;
      if (!at?.closest('.map')) hidden += 1;
    }
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})"""


def frames(trace: bytes) -> list[float]:
    """Milliseconds of processor time that the page's thread spent on each frame between the two marks."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    threads = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"}
    marks = {one["name"]: one["ts"] for one in events if one.get("name") in ("moving", "still")}
    own = [one for one in events if one.get("ph") == "X" and (one["pid"], one["tid"]) in threads]
    shown = [one["ts"] for one in own if one["name"] == "Commit" and marks["moving"] < one["ts"] < marks["still"]]
    tasks = [one for one in own if one["name"] == "ThreadControllerImpl::RunTask"]
    return [one["tdur"] / 1000 for one in tasks if any(one["ts"] <= when <= one["ts"] + one["dur"] for when in shown)]


#: Who works at a frame after the page: who lays it out in layers, who paints them, who puts them together. Each has a
#: thread of its own (painters several; here they are counted as one), so that each has a frame's time for it.
DRAWERS = {"Compositor": "ThreadControllerImpl::RunTask", "VizCompositorThread": "ThreadControllerImpl::RunTask"}
PAINTER = "RasterTask"


def drawing(trace: bytes) -> dict[str, float]:
    """Milliseconds of processor time for each frame between the two marks, of each of those who draw it."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    names = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one.get("name") == "thread_name"}
    marks = {one["name"]: one["ts"] for one in events if one.get("name") in ("moving", "still")}
    between = [one for one in events if one.get("ph") == "X" and marks["moving"] < one["ts"] < marks["still"]]
    count = sum(one["name"] == "Commit" for one in between)
    spent: Counter[str] = Counter()
    for one in between:
        who = names.get((one["pid"], one["tid"]), "")
        if one["name"] == PAINTER:
            spent[PAINTER] += one.get("tdur", 0) / 1000
        elif DRAWERS.get(who) == one["name"]:
            spent[who] += one.get("tdur", 0) / 1000
    assert count, "there was no frame"
    return {who: time / count for who, time in spent.items()}


def watched(one: Person, moving: str, begin: Callable[[], None]) -> tuple[dict[str, float], set[str]]:
    """What a frame costs everybody, once something begins to move, and what is animated."""
    browser = one.context.browser
    assert browser is not None
    browser.start_tracing(page=one.page, categories=CATEGORIES)
    begin()
    animated = set(one.page.evaluate(WATCH, moving))
    trace = browser.stop_tracing()
    return {"page": median(frames(trace)), **drawing(trace)}, animated


def last_dial() -> tuple[Match, int]:
    """One more dial, and ships fly."""
    for match in played("xwing", "motion", bot=0):
        asked = [
            (seat, {option[0] for option in question.options if isinstance(option, tuple)})
            for seat, question in match.questions.items()
            if isinstance(question, Ask) and question.kind == "dial"
        ]
        if len(asked) == 1 and len(asked[0][1]) == 1:
            return match, asked[0][0]
    raise AssertionError("nobody sets the last dial")


def test_dice_tumble_and_ships_fly_at_sixty_frames_a_second(person: MakePerson) -> None:
    one = person("ru", tempo=1)
    one.go("/kit")
    one.page.locator("[data-dice] .die").first.wait_for()
    costs, animated = watched(one, ".die", one.page.locator("[data-dice] button").click)
    assert "transform" in animated
    assert animated <= {"transform", "opacity"}
    assert max(costs.values()) * SLOWER < FRAME, f"a frame of tumbling dice takes {costs} ms"

    def fly() -> None:
        one.page.locator("[data-window]:not(:disabled)").first.click()
        one.page.locator("[data-answers] .collect .primary").click()
        one.page.locator("[data-flight]").first.wait_for(state="attached")

    one.go(sit_down(one, *last_dial()))
    one.page.locator("[data-window]").first.wait_for()
    costs, animated = watched(one, ".map", fly)
    assert "transform" in animated
    assert animated <= {"transform", "opacity"}
    assert max(costs.values()) * SLOWER < FRAME, f"a frame of a flight takes {costs} ms"


def test_a_flight_is_seen_from_its_beginning_to_its_end(person: MakePerson) -> None:
    one = person("ru", tempo=1)
    one.go("/about")
    one.go(sit_down(one, *last_dial()))
    one.page.locator("[data-window='straight 5']").click()
    one.page.evaluate(f"void (window.flown = ({HIDDEN})())")
    one.page.locator("[data-answers] .collect .primary").click()
    seen, hidden = one.page.evaluate("window.flown")
    assert seen
    assert not hidden, f"{hidden} of {seen} frames do not show the ship"
