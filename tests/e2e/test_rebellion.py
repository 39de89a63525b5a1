"""Rebellion in the browser: rounds against a bot by clicking the galaxy, with the server killed on the way; a phone."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from dejarik.games.rebellion.facts import SYSTEMS
from tests.e2e.conftest import PHONE, House, MakePerson, Person

GAME = {"ru": "Восстание", "en": "Rebellion"}


def create(one: Person, lang: str, seats: dict[int, str], *, first: bool = True) -> None:
    """Create a match through the dialog: the first game, or one in which units are placed."""
    one.page.locator("li.game", has_text=GAME[lang]).locator("[data-create]").click()
    dialog = one.page.get_by_role("dialog")
    for seat, plan in seats.items():
        dialog.locator(f"#plan-{seat}").select_option(plan)
    if first:
        dialog.get_by_label("Первая партия" if lang == "ru" else "First game").check()
    with one.seeded("Yavin"):
        dialog.locator("button[type=submit]").click()
        one.page.wait_for_url("**/match/*")


class Player:
    """Plays by clicking systems, leaders and cards that glow, or the buttons where nothing on the board answers."""

    def __init__(self, one: Person, seed: int = 1) -> None:
        self.one = one
        self.rng = random.Random(seed)
        #: Kinds of questions answered, and those of them that were answered on the board.
        self.kinds: set[str] = set()
        self.clicked: set[str] = set()

    @property
    def things(self) -> Locator:
        return self.one.page.locator("main .rebellion [data-answer=open]")

    def answer(self) -> None:
        asked = self.one.asked()
        question = self.one.scenes()[-1]["question"]
        if asked is None or question is None:
            return
        self.kinds.add(question["kind"])
        bar = self.one.bar(asked)
        if question["share"]:
            self.share(bar, question)
        elif bar.locator(".collect .primary").count():
            self.collect(bar, question)
        else:
            self.pick(bar, question)
        self.one.moved_on(asked)

    def pick(self, bar: Locator, question: dict[str, Any]) -> None:
        buttons = bar.locator(".answer:not(.barred):not(:disabled)")
        shown, offered = self.things.count(), buttons.count()
        if shown and (not offered or self.rng.random() < 0.8):
            self.clicked.add(question["kind"])
            self.things.nth(self.rng.randrange(shown)).dispatch_event("click")
        else:
            buttons.nth(self.rng.randrange(offered)).click()

    def collect(self, bar: Locator, question: dict[str, Any]) -> None:
        """As few as may be picked."""
        for _ in range(question["least"]):
            if self.things.count():
                self.clicked.add(question["kind"])
                self.things.first.dispatch_event("click")
            else:
                bar.locator(".answer[aria-pressed=false]").first.click()
        bar.locator(".collect .primary").click()

    def share(self, bar: Locator, question: dict[str, Any]) -> None:
        """As few as may be given out; where that is refused (no transport), something else is tried."""
        share, page = question["share"], self.one.page
        tiles = page.locator("[data-muster] .more")
        units = page.locator("main .rebellion :is([data-answer=open], [data-answer=picked])")
        refusal = page.get_by_role("alert")
        for first in range(len(question["options"])):
            missing = share["least"] - sum(share["start"])
            for place in [first, *range(len(question["options"]))]:
                for _ in range(min(missing, share["caps"][place])):
                    if not tiles.count():
                        units.nth(place).dispatch_event("click")
                        self.clicked.add(question["kind"])
                    elif tiles.nth(place).is_enabled():
                        tiles.nth(place).click()
                missing = share["least"] - sum(share["start"]) - self.given()
            bar.locator(".collect .primary").click()
            self.one.wait_until(lambda: bool(refusal.count()) or not bar.count())
            if not bar.count():
                return
            page.keyboard.press("Escape")
            refusal.get_by_role("button").last.click()

    def given(self) -> int:
        """How many have been given out so far, as the page shows."""
        shown = self.one.page.locator("[data-muster] li b, .battle .given").all_text_contents()
        return sum(int(text.split("/")[0]) for text in shown)

    def until_asked(self, kind: str, option: str, most: int = 120) -> dict[str, Any]:
        """Play on until this is asked and an answer of this sort is open."""
        for _ in range(most):
            assert self.one.wait_for_turn()
            question: dict[str, Any] = self.one.scenes()[-1]["question"]
            if question["kind"] == kind and any(option in str(one["value"]) for one in question["options"]):
                return question
            self.answer()
        raise AssertionError(f"{kind} with {option} was never asked")

    def drag(self, start: Locator, end: Locator) -> None:
        """With the mouse, as a hand would."""
        mouse = self.one.page.mouse
        for place, act in ((start, mouse.down), (end, mouse.up)):
            box = place.bounding_box()
            assert box is not None
            mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
            act()

    def until_round(self, number: int, most: int = 400) -> None:
        for _ in range(most):
            if self.one.scenes() and self.one.scenes()[-1]["view"]["round"] >= number:
                return
            assert self.one.wait_for_turn()
            self.answer()
        raise AssertionError(f"round {number} never came")


def quiet_neighbour(view: dict[str, Any], place: str) -> str:
    """A system next to a place where no leader and no Imperial unit stands."""
    led = {leader["where"] for leader in view["leaders"]}
    troops = {system["id"]: system["units"] for system in view["systems"]}
    quiet = [near for near in SYSTEMS[place].adjacent if near not in led and not troops[near]]
    return quiet[0]


def drag_an_activation(player: Player, home: str) -> None:
    """A leader is dragged onto a system, then a unit from next to it: it is taken along."""
    one = player.one
    player.until_asked("turn", "lead")
    target = quiet_neighbour(one.scenes()[-1]["view"], home)
    to = one.page.locator(f"[data-system={target}] .place")
    leader = one.page.locator(".leader[data-answer=open]").first
    player.drag(leader, to)
    one.wait_until(lambda: (one.scenes()[-1]["question"] or {}).get("kind") == "move-from")
    expect(one.page.locator(f"[data-system={target}] .token")).to_have_count(1)
    player.drag(one.page.locator(f"[data-unit][data-place={home}]").first, to)
    expect(one.page.locator("[data-muster] li b").first).to_have_text(re.compile("^1/"))


def test_rounds_by_clicking_the_galaxy_survive_a_killed_server(person: MakePerson, tmp_path: Path) -> None:
    house = House(tmp_path / "fragile").start()
    try:
        one = person("ru", at=house)
        one.go()
        create(one, "ru", {1: "bot:random"})
        player = Player(one)
        drag_an_activation(player, "bothawui")
        player.until_round(2)
        expect(one.page.locator("[data-system]")).to_have_count(32)
        assert one.wait_for_turn()
        asked, told = one.question.text_content() or "", one.lines()

        house.kill()
        expect(one.page.get_by_text("Связь прервалась")).to_be_visible()
        house.start()
        expect(one.page.get_by_text("Связь прервалась")).to_be_hidden()
        assert one.wait_for_turn()
        expect(one.question).to_have_text(asked)
        assert one.lines() >= told
        wanted, clicked = {"assign", "turn", "activate"}, {"assign", "assign-leaders"}
        for _ in range(80):
            assert one.wait_for_turn()
            player.answer()
            if wanted <= player.kinds and clicked <= player.clicked:
                break
        assert wanted <= player.kinds
        assert clicked <= player.clicked
        assert one.wait_for_turn()
        one.page.mouse.move(700, 5)  # away from what would light up under it
        assert one.axe() == []
    finally:
        house.stop()


def test_a_phone_plays_the_empire(person: MakePerson) -> None:
    one = person("ru", PHONE, has_touch=True)
    one.go()
    create(one, "ru", {0: "bot:random", 1: "me"})
    player = Player(one, 3)
    player.until_round(2)
    assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(one.page.locator("[data-system=coruscant]")).to_be_visible()


def touch(one: Person, place: str) -> None:
    """Touch a planet with a finger, in its middle."""
    box = one.page.locator(f"[data-system={place}] .place image").bounding_box()
    assert box is not None
    one.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_phone_places_the_first_units_on_the_map(person: MakePerson) -> None:
    """One touch of a system a unit, back again by its name, or all of them as the admiral would."""
    one = person("ru", PHONE, has_touch=True)
    one.go()
    create(one, "ru", {0: "bot:random", 1: "me"}, first=False)
    assert one.wait_for_turn()
    left = one.page.locator("[data-placing] [data-left]")
    expect(left).to_have_attribute("data-left", "1")  # the Death Star
    for system in one.page.locator("[data-system] .place[data-answer=open] .finger").all():
        box = system.bounding_box()
        assert box is not None
        assert box["width"] >= 40
    done = one.page.locator(".collect .primary")
    expect(done).to_be_in_viewport(ratio=1)
    touch(one, "coruscant")
    expect(left).to_have_attribute("data-left", "0")
    expect(one.page.locator("[data-system=coruscant] .placed")).to_have_text("+1")
    one.page.locator("[data-placing] .given button").click()
    expect(left).to_have_attribute("data-left", "1")

    for _ in range(7):
        asked = one.asked()
        one.page.get_by_role("button", name="Расставить за меня").click()
        expect(left).to_have_attribute("data-left", "0")
        expect(done).to_be_in_viewport(ratio=1)
        done.click()
        one.moved_on(asked)
        assert one.wait_for_turn()
    expect(one.page.locator("[data-placing]")).to_have_count(0)
    assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.long
@pytest.mark.parametrize("side", ["rebel", "empire"])
def test_a_first_game_to_its_end_with_the_server_killed_on_the_way(
    person: MakePerson, tmp_path: Path, side: str
) -> None:
    house = House(tmp_path / "fragile").start()
    try:
        one = person("ru", at=house)
        one.go()
        create(one, "ru", {1: "bot:admiral"} if side == "rebel" else {0: "bot:admiral", 1: "me"})
        player = Player(one, 5)
        player.until_round(3)
        assert one.wait_for_turn()
        asked = one.question.text_content() or ""
        house.kill()
        expect(one.page.get_by_text("Связь прервалась")).to_be_visible()
        house.start()
        expect(one.page.get_by_text("Связь прервалась")).to_be_hidden()
        assert one.wait_for_turn()
        expect(one.question).to_have_text(asked)
        for _ in range(1500):
            if not one.wait_for_turn():
                break
            player.answer()
        expect(one.over).to_be_visible()
        assert {"assign", "assign-leaders", "turn", "activate", "move", "recruit"} <= player.kinds
        assert {"assign", "assign-leaders", "turn"} <= player.clicked
    finally:
        house.stop()
