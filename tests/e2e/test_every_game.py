"""Every game at the table: the board has the page, nothing is cut or asked off the screen, nothing gets lost."""

from __future__ import annotations

import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from dejarik.core.game import games
from tests.e2e.conftest import PHONE, House, MakePerson, Person
from tests.e2e.test_measures import CROWDS

GAMES = sorted(games())

#: The page's own socket, for a pilot who answers what no finger has to be taught.
LISTEN = """
window.sockets = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain { constructor(...more) { super(...more); window.sockets.push(this); } };
"""
TELL = "(message) => window.sockets.at(-1).send(JSON.stringify(message))"

#: The share of the window that the board has between header and dock.
SHARE = """() => {
  const box = (part) => document.querySelector(`[data-part=${part}]`)?.getBoundingClientRect();
  const board = box('board'), dock = box('dock'), header = box('header');
  const top = Math.max(board.top, header?.bottom ?? 0);
  const bottom = Math.min(board.bottom, dock?.top ?? Infinity);
  return (board.width * (bottom - top)) / (innerWidth * innerHeight);
}"""

#: Words that do not fit into their boxes: cut by the box itself or by one around it that does not scroll.
CUT = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim(), parent = node.parentElement;
    if (text.length < 2 || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest('.heard, [aria-hidden=true], [data-part=drawer], select, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (!words.width || words.right < 0 || words.left > innerWidth) continue;
    for (let box = parent; box && box.tagName !== 'MAIN'; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const frame = box.getBoundingClientRect();
      const over = Math.max(frame.left - words.left, words.right - frame.right, words.bottom - frame.bottom - 3);
      if (over > 2) found.push(`${text.slice(0, 40)} (${Math.round(over)} px beyond ${box.className || box.tagName})`);
      break;
    }
  }
  return found;
}"""

#: Open answers on the board that cannot be seen, and are not one swipe along a row away.
ASTRAY = """() => [...document.querySelectorAll('main [data-answer=open]')].filter((one) => {
  if (one.closest('[data-hand], [data-part=dock]')) return false;
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const x = (left + right) / 2, y = (top + bottom) / 2;
  return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
}).map((one) => one.ariaLabel ?? one.textContent.trim().slice(0, 40))"""


class Pilot:
    """Plays through the page's socket: what the strongest bot advises where it takes skill, else what comes first."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.page = person.page
        self.page.add_init_script(LISTEN)
        person.go()
        made = self.page.request.post(
            f"{person.house.url}/api/matches?lang=ru",
            headers={"x-dejarik": "1"},
            data={"game": game, "seed": f"every game {game}"},
        )
        assert made.status == 201, made.text()
        self.match = made.json()["match"]["id"]
        person.go(f"/match/{self.match}")

    def question(self) -> dict[str, Any]:
        found: dict[str, Any] = self.person.scenes()[-1]["question"]
        return found

    def answer(self) -> None:
        """Give one answer, and wait until it has been taken."""
        asked = self.person.asked()
        question = self.question()
        self.page.evaluate(TELL, {"type": "answer", "question": question["id"], "value": self.choose(question)})
        self.person.moved_on(asked)

    def choose(self, question: dict[str, Any]) -> Any:
        options = [option["value"] for option in question["options"]]
        if question["place"] or question["share"]:
            return self.advised()
        if question["least"] == question["most"] == 1:
            return options[0]
        return options[: question["least"]]

    def advised(self) -> Any:
        self.page.evaluate(TELL, {"type": "hint", "ref": 4711})
        advice: list[dict[str, Any]] = []

        def told() -> bool:
            advice.extend(frame for frame in self.person.frames if frame["type"] == "advice" and frame["ref"] == 4711)
            return bool(advice)

        self.person.wait_until(told)
        return advice[-1]["value"]


def failures(house: House) -> float:
    """How many answers bots have failed to give since the house was opened."""
    with urllib.request.urlopen(f"{house.url}/metrics", timeout=10) as page:
        text = page.read().decode()
    return sum(float(count) for count in re.findall(r'^dejarik_bot_answers_total\{how="failed"\} (\S+)', text, re.M))


def has_the_page(guest: Person) -> bool:
    """Whether the board has moved into the frame (`full`): one that is shown as text is a list, and scrolls."""
    return bool(guest.page.locator(".frame.full").count())


@pytest.mark.parametrize("game", [game for game in GAMES if game not in CROWDS])  # those are measured more closely
def test_the_board_is_the_page(person: MakePerson, house: House, game: str) -> None:
    guest = person("ru")
    pilot = Pilot(guest, game)
    for _ in range(6):
        assert guest.wait_for_turn()
        guest.page.wait_for_timeout(150)  # the camera and the cards have arrived
        if has_the_page(guest):
            assert guest.page.evaluate(SHARE) >= 0.7
            assert guest.page.evaluate(CUT) == []
            assert guest.page.evaluate(ASTRAY) == []
        pilot.answer()
    assert guest.wait_for_turn()
    assert guest.axe() == []
    guest.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    guest.page.wait_for_timeout(300)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(guest.question).to_be_in_viewport()
    if has_the_page(guest):
        assert guest.page.evaluate(CUT) == []
    assert failures(house) == 0


def test_a_restart_in_the_middle_loses_nothing(person: MakePerson, tmp_path: Path) -> None:
    """All games at once: the server is killed as the power would, and every question stands again."""
    house = House(tmp_path / "fragile").start()
    try:
        pilots = [Pilot(person("ru", at=house), game) for game in GAMES]
        asked = {}
        for pilot in pilots:
            for _ in range(3):
                assert pilot.person.wait_for_turn()
                pilot.answer()
            assert pilot.person.wait_for_turn()
            asked[pilot.match] = pilot.question()["sentence"]
        house.kill()
        house.start()
        for pilot in pilots:
            lost = pilot.page.get_by_text("Связь прервалась")
            expect(lost).to_be_hidden()
            assert pilot.person.wait_for_turn()
            expect(pilot.person.question).to_contain_text(asked[pilot.match])
            pilot.answer()
        assert failures(house) == 0
    finally:
        house.stop()
