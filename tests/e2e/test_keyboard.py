"""All games without a mouse: numbers, arrows, Tab and Enter are enough, to the end of a match."""

from __future__ import annotations

import random
from itertools import cycle, islice
from typing import Any

import pytest
from playwright.sync_api import expect

from dejarik.core.game import games
from tests.e2e.conftest import PHONE, MakePerson, Person
from tests.e2e.positions import crowded, played, sit_down

GAMES = sorted(games())
#: How many answers before its end a match is taken over: a turn or two.
LAST = {"destiny": 6, "hope": 12, "lcg": 30, "rebellion": 30, "xwing": 12}

#: The numbers that stand at answers, on the board and in the dock.
NUMBERS = """() => [...new Set([
  ...[...document.querySelectorAll('main [data-key]')].map((one) => one.dataset.key),
  ...[...document.querySelectorAll('[data-answers] .answer:not(:disabled) kbd')].map((one) => one.textContent),
])].filter((one) => /^[1-9]$/.test(one))"""
READY = "document.querySelector('[data-answers] .collect .primary')?.disabled === false"
OPEN = "document.activeElement?.matches('[data-answer=open], [data-answers] .answer:not(.barred)') ?? false"
ALL = "document.activeElement?.matches('[data-all]') ?? false"
COUNTER = "document.activeElement?.matches('[role=spinbutton]') ?? false"
FOCUSED = "document.activeElement?.matches('[role=spinbutton], [data-answer=open], .tap') ?? false"


class Typist:
    """Somebody who answers by keyboard alone."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.keys = one.page.keyboard
        self.rng = random.Random(5)

    def answer(self) -> None:
        asked = self.one.asked()
        question = self.one.scenes()[-1]["question"]
        if question is None or str(question["id"]) != asked:
            return  # the page is still on its way there
        if self.one.page.locator("[data-recap]").count():
            self.keys.press("Enter")  # a combat is over: on
            return
        if question["kind"] in ("dial", "replace"):
            self.dials()
        elif self.one.page.locator(".tell").count():
            self.tell()
        elif question["place"] or question["share"] or question["least"] != 1 or question["most"] != 1:
            self.collect(question)
        else:
            self.pick(question)
        self.one.moved_on(asked)

    def dials(self) -> None:
        """Into the grid, one of its manoeuvres for each ship, and on with Enter."""
        self.keys.press("ArrowDown")
        for _ in range(self.rng.randrange(4)):
            self.keys.press(self.rng.choice(("ArrowDown", "ArrowLeft", "ArrowRight")))
        asked = self.one.asked()
        for _ in range(40):
            if self.one.asked() != asked:
                return
            self.keys.press("Enter")
            self.one.page.wait_for_timeout(20)

    def tell(self) -> None:
        """A digit for one line after another, each within what stands there; or all as it is."""
        if self.rng.random() < 0.5 and self.one.page.locator(".tell .truth kbd").count():
            self.keys.press("t")
        for _ in range(5):
            most = int(self.one.page.locator(".tell [data-line] kbd").inner_text()[-1])
            self.keys.press(str(self.rng.randint(0, most)))
        self.keys.press("Enter")

    def collect(self, question: dict[str, Any]) -> None:
        numbers = self.one.page.evaluate(NUMBERS)
        share = question["share"]  # its numbers take one thing after another, round and round
        for number in islice(cycle(numbers), share["least"]) if share else numbers[: question["least"]]:
            self.keys.press(number)
        if self.one.page.locator("[data-all]").count():
            self.take_all()
        for _ in range(80):
            if self.one.page.evaluate(READY):
                break
            self.keys.press("Tab")
            if self.one.page.evaluate(FOCUSED):
                self.keys.press("ArrowUp" if self.one.page.evaluate(COUNTER) else "Enter")
        self.one.page.evaluate("document.activeElement.blur()")  # as Escape out of a field would
        self.keys.press("Enter")

    def give_out(self, least: int) -> None:
        """One after the other, by the numbers of those that may have one more."""
        for _ in range(least):
            numbers = self.one.page.evaluate(NUMBERS)
            if not numbers:
                return
            self.keys.press(self.rng.choice(numbers))

    def take_all(self) -> None:
        """As many as the ships carry: what would stay behind without a ship is refused."""
        for _ in range(120):
            self.keys.press("Tab")
            if self.one.page.evaluate(ALL):
                self.keys.press("Enter")
                return
        raise AssertionError("no key leads to it")

    def pick(self, question: dict[str, Any]) -> None:
        numbers = self.one.page.evaluate(NUMBERS)
        if len(question["options"]) == 1:
            self.keys.press("Enter")
        elif numbers and self.rng.random() < 0.8:
            self.keys.press(self.rng.choice(numbers))
        elif self.walked():
            self.keys.press("Enter")
        else:
            self.keys.press(numbers[0])

    def walked(self) -> bool:
        """With the arrows to an answer; what cannot be chosen lies on the way, and says why."""
        for _ in range(20):
            self.keys.press(self.rng.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
            if self.one.page.evaluate(OPEN):
                return True
        return False

    def to_the_end(self, most: int) -> None:
        for _ in range(most):
            if not self.one.wait_for_turn():
                return
            self.answer()
        raise AssertionError("the match does not end")


def test_a_card_that_takes_what_is_given_out_is_in_sight_and_has_a_key(person: MakePerson) -> None:
    match, seat = crowded("lcg", "crowd", lambda match, seat: match.questions[seat].kind == "pay")
    one = person("ru", PHONE)
    one.go("/about")
    one.go(sit_down(one, match, seat))
    dock = one.page.locator("[data-part=dock]")
    expect(dock).to_contain_text("Оплачено")
    one.page.keyboard.press("Escape")
    expect(dock).to_contain_text("Оплачено 0 из")
    card = one.page.locator(".tap[data-answer=open]").first
    expect(card).to_be_in_viewport(ratio=1)
    one.page.keyboard.press(card.get_attribute("data-key") or "")
    expect(dock).to_contain_text("Оплачено 1 из")


@pytest.mark.parametrize("game", GAMES)
def test_the_last_turns_of_a_match(person: MakePerson, game: str) -> None:
    counts = [len(match.answers) for match in played(game, "keys", bot=0)]
    wanted = max(0, len(counts) - LAST[game])
    match = next(match for match in played(game, "keys", bot=0) if len(match.answers) >= wanted)
    one = person("ru")
    one.go("/about")
    one.go(sit_down(one, match, min(match.questions)))
    Typist(one).to_the_end(150)
    expect(one.over).to_be_visible()


def test_the_first_units_of_the_empire(person: MakePerson) -> None:
    """Dozens of units go to a handful of systems: each has its number, however many stand there by then."""
    one = person("ru")
    one.go("/about")
    one.go(sit_down(one, next(played("rebellion", "keys", bot=0)), 1))
    typist, panel = Typist(one), one.page.locator("[data-placing]")
    for _ in range(7):
        assert one.wait_for_turn()
        expect(one.page.locator("[data-system] .key").first).to_be_visible()
        assert panel.evaluate("(node) => node.scrollWidth <= node.clientWidth")
        typist.answer()
    assert one.wait_for_turn()
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match(person: MakePerson, game: str) -> None:
    one = person("ru")
    one.go("/about")
    match = next(played(game, "keys", bot=0))
    one.go(sit_down(one, match, min(match.questions)))
    Typist(one).to_the_end(3000)
    expect(one.over).to_be_visible()


def test_enter_plays_what_the_dialog_offers(person: MakePerson) -> None:
    """From the poster to the table with two keys; the key that is still held down does not begin a match."""
    one = person("ru")
    one.go()
    one.page.locator("li.game[data-game=hope] [data-create]").focus()
    one.page.keyboard.down("Enter")
    submit = one.page.get_by_role("dialog").locator("button[type=submit]")
    expect(submit).to_be_focused()
    one.page.keyboard.down("Enter")
    one.page.keyboard.up("Enter")
    expect(submit).to_be_enabled()
    one.page.keyboard.press("Enter")
    one.page.wait_for_url("**/match/*")
