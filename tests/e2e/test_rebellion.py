"""Rebellion in the browser: rounds against a bot by clicking the galaxy, with the server killed on the way; a phone."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from dejarik.core.match import Match
from dejarik.core.question import Ask
from dejarik.games.rebellion.facts import SYSTEMS, UNITS
from dejarik.games.rebellion.notes.combat import CombatEnds, Retreats
from tests.e2e.conftest import DESKTOP, DRAWN, PHONE, House, MakePerson, Person
from tests.e2e.flaws import ASTRAY, COVERED, CROSSED, CUT, TORN
from tests.e2e.positions import crowded, played, sit_down
from tests.e2e.test_measures import LAPTOP, TABLET, settle

GAME = {"ru": "Восстание", "en": "Rebellion"}


def create(one: Person, lang: str, seats: dict[int, str], *, first: bool = True) -> None:
    """Create a match through the dialog: the first game, or one in which units are placed."""
    one.page.locator("li.game", has_text=GAME[lang]).locator("[data-create]").click()
    dialog = one.page.get_by_role("dialog")
    for seat, plan in seats.items():
        dialog.locator(f"#plan-{seat}").select_option(plan)
    if first:
        dialog.locator("summary").click()
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
        sheet = one.page.locator("[data-recap] .primary")  # a combat is over
        one.page.add_locator_handler(sheet, lambda button: button.click())

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
        refusal = page.get_by_role("alert")
        for first in range(len(question["options"])):
            missing = share["least"] - sum(share["start"])
            for place in [first, *range(len(question["options"]))]:
                for _ in range(min(missing, share["caps"][place])):
                    if not tiles.count():
                        self.things.nth(first % self.things.count()).dispatch_event("click")
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
        tiles = self.one.page.locator("[data-muster] li b").all_text_contents()
        units = self.one.page.locator("[data-given]")
        shown = [units.nth(place).get_attribute("data-given") or "0" for place in range(units.count())]
        return sum(int(text.split("/")[0]) for text in tiles + shown)

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


def test_units_in_every_system_stay_within_the_panel_that_places_them(person: MakePerson) -> None:
    match = next(match for match in played("rebellion", "keys", bot=0) if len(match.answers) == 3)
    one = person("ru")
    one.go("/about")
    one.go(sit_down(one, match, min(match.questions)))
    panel = one.page.locator("[data-placing]")
    expect(panel.locator(".head")).to_contain_text("СИД")
    for number in one.page.locator("main [data-key]").evaluate_all("(all) => all.map((one) => one.dataset.key)"):
        one.page.keyboard.press(number)
    expect(panel.locator(".given button")).to_have_count(6)
    assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")


#: Names on the map: [text, left, right, top, bottom, size in pixels], and the map's own edges.
NAMES = """() => {
  const map = document.querySelector('.rebellion .map').getBoundingClientRect();
  const names = [...document.querySelectorAll('[data-system] .name')].map((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a;
    return [name.textContent, left - map.left, map.right - right, top - map.top, map.bottom - bottom, size];
  });
  return { names, width: map.width, height: map.height };
}"""


def crossed(found: dict[str, Any]) -> list[str]:
    """Names that are cut by the map's edge, too small, or stand over another."""
    flaws = []
    for place, (text, left, right, top, bottom, size) in enumerate(found["names"]):
        if min(left, right, top, bottom) < -1 or size < 11.9:
            flaws.append(f"{text}: {left:.0f} {right:.0f} {top:.0f} {bottom:.0f}, {size:.1f} px")
        for other, left2, right2, top2, bottom2, _ in found["names"][place + 1 :]:
            across = found["width"] - max(left, left2) - max(right, right2)
            down = found["height"] - max(top, top2) - max(bottom, bottom2)
            if across > 2 and down > 4:
                flaws.append(f"{text} × {other}")
    return flaws


def test_names_on_a_phone_give_way_to_each_other_and_to_the_edge(person: MakePerson) -> None:
    """All systems are asked about: each can be read; closer, and pushed to the edge, none is cut."""
    match = next(
        one for one in played("rebellion", "fight 1", bot=0) if one.questions[min(one.questions)].kind == "activate"
    )
    one = person("ru", PHONE)
    one.go("/about")
    one.go(sit_down(one, match, min(match.questions)))
    assert one.wait_for_turn()
    page = one.page
    expect(page.locator("[data-system] .place[data-answer=open]")).to_have_count(32)
    page.evaluate(DRAWN)
    found = page.evaluate(NAMES)
    assert len(found["names"]) >= 30
    assert crossed(found) == []
    for _ in range(3):
        page.get_by_role("button", name="Ближе").click()
        page.locator(".map[role=application]").focus()
        for _ in range(5):
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("ArrowUp")
            page.evaluate(DRAWN)
            assert crossed(page.evaluate(NAMES)) == []


def last_answer_of_a_combat(seed: str) -> tuple[Match, int, CombatEnds]:
    """The position in which an answer ends a combat, after somebody has retreated; that answer's place in the list."""
    *_, whole = played("rebellion", seed, bot=0)
    retreats = [entry.at for entry in whole.journal if isinstance(entry.note, Retreats)]
    for entry in whole.journal:
        if isinstance(entry.note, CombatEnds) and any(at < entry.at for at in retreats):
            match = next(one for one in played("rebellion", seed, bot=0) if len(one.answers) == entry.at - 1)
            question = match.questions[min(match.questions)]
            if isinstance(question, Ask):
                return match, question.options.index(whole.answers[entry.at - 1].value), entry.note
    raise AssertionError(f"no combat ends so in {seed}")


def test_a_combat_ends_with_a_sheet_that_the_journal_opens_again(person: MakePerson) -> None:
    """Who fought, what was lost, who went where and who is left; Enter goes on."""
    match, answer, ended = last_answer_of_a_combat("fight 9")
    one = person("ru", PHONE)
    one.go("/about")
    one.go(sit_down(one, match, min(match.questions)))
    assert one.wait_for_turn()
    sheet = one.page.locator("[data-recap]")
    expect(sheet).to_have_count(0)  # combats of the past are no news
    one.page.keyboard.press(str(answer + 1))
    expect(sheet).to_be_visible()
    expect(one.page.get_by_role("heading", name=f"{SYSTEMS[ended.place].ru}: итоги боя")).to_be_visible()
    for side in ("empire", "rebel"):
        lost = [f"{count} {UNITS[unit].ru}" for unit, count in ended.lost if UNITS[unit].side == side]
        shown = sheet.locator(f".{side} .lost li").all_inner_texts()
        assert [" ".join(re.sub("[\u00ad\u2060]", "", text).split()) for text in shown] == lost
    expect(sheet.locator(".parties")).to_contain_text("Отход:")
    assert one.page.evaluate("document.querySelector('dialog[open]').scrollWidth") <= PHONE["width"]
    assert one.axe() == []
    on = sheet.get_by_role("button", name="Дальше")
    expect(on).to_be_in_viewport(ratio=1)
    expect(on).to_be_focused()
    one.page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    one.drawer("Журнал").get_by_role("button", name="Итоги").last.click()
    expect(sheet).to_contain_text("Отход:")


def test_units_that_retreat_are_picked_one_by_one(person: MakePerson) -> None:
    """Of three fighters the one that is pressed comes aboard, pressed again it stays; so does a single hurt walker."""
    match = next(one for one in played("rebellion", "fight 317", bot=0) if singles(one))
    one = person("ru")
    one.go("/about")
    one.go(sit_down(one, match, min(match.questions)))
    assert one.wait_for_turn()
    page = one.page
    fighters, walkers = (page.locator(f".unit[title={name!r}]") for name in ("СИД-истребитель", "AT-ST"))
    taken = page.locator("[data-given]")
    fighters.nth(2).click()
    expect(taken).to_have_count(1)
    expect(fighters.locator("[data-given]")).to_have_count(1)
    walkers.nth(1).click()
    expect(page.locator(".shared")).to_have_text(re.compile("На борту 2 из"))
    expect(walkers.nth(1)).to_have_attribute("data-answer", "picked")
    expect(walkers.nth(0)).to_have_attribute("data-answer", "open")
    walkers.nth(1).press("Enter")
    fighters.nth(0).click()
    expect(taken).to_have_count(0)


def singles(match: Match) -> bool:
    """Whether it is asked who retreats, and of units of one kind each by itself."""
    question = match.questions[min(match.questions)]
    return question.kind == "retreat-units" and any(isinstance(one, tuple) for one in getattr(question, "among", ()))


def test_cards_that_are_asked_about_are_all_in_sight(person: MakePerson) -> None:
    """A hand of ten missions or more, on a desk and in a low window; then two cards that were drawn to choose from."""
    one = person("ru")
    one.go("/about")
    one.go(sit_down(one, *crowded("rebellion", "see 1", lambda match, seat: large_hand(match, seat, 10))))
    assert one.wait_for_turn()
    for size in (DESKTOP, LAPTOP):
        one.page.set_viewport_size(size)  # type: ignore[arg-type]
        one.page.evaluate(DRAWN)
        cards = one.page.locator("[data-hand] [data-answer=open]")
        expect(cards.first).to_be_visible()
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=1)
        assert one.page.evaluate(ASTRAY) == []
    expect(one.page.locator("[data-part=dock] .barred")).to_have_count(0)  # the tray shows them dim

    one.go(sit_down(one, *crowded("rebellion", "see 1", lambda match, seat: match.questions[seat].kind == "recruit")))
    assert one.wait_for_turn()
    one.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    drawn = one.page.locator(".offered [data-hand-card]")
    expect(drawn).to_have_count(2)
    for card in drawn.all():
        expect(card).to_be_in_viewport(ratio=1)


def last_asked(seed: str, kind: str) -> tuple[Match, int]:
    """Where that is asked for the last time in a match, with a choice, and who is asked."""

    def so(one: Match) -> bool:
        question = one.questions[min(one.questions)]
        return question.kind == kind and isinstance(question, Ask) and len(question.options) > 1

    asked = [len(one.answers) for one in played("rebellion", seed, bot=0) if so(one)]
    match = next(one for one in played("rebellion", seed, bot=0) if len(one.answers) == asked[-1])
    return match, min(match.questions)


def test_whatever_is_asked_about_is_in_sight_on_a_phone_and_a_desk(person: MakePerson) -> None:
    """Nine missions and seventeen objectives, a leader far from where one was looking, rings while leaders are tied."""
    one = person("ru")
    one.go("/about")
    for kind in ("use-ring", "mission-target", "objective", "discard-mission", "block"):
        one.go(sit_down(one, *last_asked("look 1", kind)))
        assert one.wait_for_turn()
        for size in (PHONE, DESKTOP):
            one.page.set_viewport_size(size)  # type: ignore[arg-type]
            settle(one)
            for thing in one.page.locator("main [data-answer=open]").all():
                expect(thing).to_be_in_viewport(ratio=0.99)
            for flaws in (ASTRAY, CROSSED, CUT, TORN):
                assert one.page.evaluate(flaws) == [], (kind, size)


def test_four_at_a_table_see_what_each_side_shows_once(person: MakePerson) -> None:
    """Six missions of the others, four of one's own: plates leave room for one's own things and tell none again."""
    match = next(one for one in played("rebellion", "d", bot=0, seats=4) if len(one.answers) == 636)
    one = person("ru")
    one.go("/about")
    one.go(sit_down(one, match, min(match.questions)))
    laid = one.page.get_by_role("group", name="Назначены:")
    for size in (DESKTOP, LAPTOP, PHONE):
        one.page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(one)
        expect(one.page.locator("[data-plate]")).to_have_count(3)
        expect(laid).to_have_count(2)
        for flaws in (ASTRAY, COVERED, CUT):
            assert one.page.evaluate(flaws) == [], size


EVERYTHING = {"expansion": True, "expansion_units": True, "expansion_missions": True, "cinematic": True}


def asked_first(kind: str) -> tuple[Match, int]:
    """The first time this is asked in a match with all of the expansion."""
    for match in played("rebellion", "look 1", **EVERYTHING):
        if match.questions[min(match.questions)].kind == kind:
            return match, min(match.questions)
    raise AssertionError(f"{kind} is never asked")


def test_a_roll_stands_whole_beside_what_is_built_and_off_the_buttons_of_the_map(person: MakePerson) -> None:
    guest = person("ru")
    guest.go("/about")
    guest.go(sit_down(guest, *asked_first("use-ring")))
    plate = guest.page.locator("main .errand")
    expect(plate.locator(".end")).to_be_visible()
    settle(guest)
    boxes = [plate.bounding_box(), guest.page.locator("main .build").bounding_box()]
    boxes += [guest.page.locator("main .tools").bounding_box()]
    errand, built, tools = [box for box in boxes if box is not None]
    assert errand["y"] + errand["height"] <= built["y"]
    assert tools["x"] + tools["width"] <= errand["x"] or tools["y"] >= errand["y"] + errand["height"]


def test_a_deck_to_choose_from_is_a_list_without_a_card_out_of_sight(person: MakePerson) -> None:
    """More than thirty missions, one of which is shown."""
    guest = person("ru")
    guest.go("/about")
    match = next(
        one
        for one in played("rebellion", "look 1", bot=0, seats=4, expansion=True, expansion_units=True)
        if one.questions[min(one.questions)].kind == "mission-set"
    )
    guest.go(sit_down(guest, match, min(match.questions)))
    things = guest.page.locator("main .offered [data-answer=open]")
    expect(things.nth(30)).to_be_attached()
    for size in (DESKTOP, LAPTOP, TABLET):
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(guest)
        assert guest.page.evaluate(ASTRAY) == [], size


def test_a_long_question_has_two_lines_at_most_beside_long_answers(person: MakePerson) -> None:
    guest = person("ru")
    guest.go("/about")
    guest.go(sit_down(guest, *asked_first("mobilize")))
    expect(guest.question).to_be_visible()
    lines = "(one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
    assert guest.question.evaluate(lines) < 2.5


def large_hand(match: Match, seat: int, least: int) -> bool:
    """Whether somebody who holds that many missions is asked which to discard."""
    held = max((side.hand for side in match.view(seat).sides), key=len)
    return match.questions[seat].kind == "discard-mission" and len(set(held)) >= least


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
