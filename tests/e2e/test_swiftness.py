"""How soon a table stands: bytes, shifts of the page, time over 4G."""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from dejarik.core.game import games
from tests.e2e.conftest import MakePerson, Person
from tests.e2e.positions import played, sit_down

GAMES = sorted(games())

#: A phone on 4G: the round trip, and bytes a second.
FOUR_G = {"offline": False, "latency": 60, "downloadThroughput": 9e6 / 8, "uploadThroughput": 3e6 / 8}

#: Notes when the first question stands, and how much the page has shifted.
WATCH = """
window.shifted = 0;
new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.shifted += one.value)))
  .observe({ type: 'layout-shift', buffered: true });
const look = () =>
  document.querySelector('[data-question]') ? (window.asked = performance.now()) : setTimeout(look, 5);
look();
"""
#: What came over the line before the first question stood; pictures that come later are not waited for.
BYTES = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
  .filter((one) => one.responseEnd <= window.asked).reduce((sum, one) => sum + one.transferSize, 0)"""


def told(one: Person) -> int:
    """How many bytes came over the table's own line, which the browser does not count, with the first scene."""
    first = next(place for place, frame in enumerate(one.frames) if frame["type"] == "scene")
    plain = (json.dumps(frame, ensure_ascii=False, separators=(",", ":")) for frame in one.frames[: first + 1])
    return sum(len(frame.encode()) for frame in plain)


class Opened(NamedTuple):
    milliseconds: float
    bytes: float
    shift: float


def opened(one: Person, game: str) -> Opened:
    """Open a table for the first time, over 4G."""
    match = next(played(game, "swift", bot=0))
    path = sit_down(one, match, min(match.questions))
    one.page.add_init_script(WATCH)
    line = one.context.new_cdp_session(one.page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", FOUR_G)
    one.go(path)
    expect(one.page.locator("[data-question]")).to_be_visible()
    one.page.wait_for_timeout(500)
    came = one.page.evaluate(BYTES) + told(one)
    return Opened(one.page.evaluate("window.asked"), came, one.page.evaluate("window.shifted"))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light_and_stands_still(person: MakePerson, game: str) -> None:
    found = opened(person("ru"), game)
    assert found.bytes < 400_000
    assert found.shift < 0.1


@pytest.mark.parametrize("game", GAMES)
def test_the_first_question_stands_within_two_seconds(person: MakePerson, game: str) -> None:
    """Once in two times: the machine may have something else to do."""
    assert any(opened(person("ru"), game).milliseconds < 2000 for _ in range(2))
