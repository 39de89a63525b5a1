"""X-Wing in the browser: two people fly a whole match, set dials at the same time, and make mistakes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from dejarik.core.question import Ask
from tests.e2e import positions
from tests.e2e.conftest import DESKTOP, PHONE, WHOLE, MakePerson, Person, patiently
from tests.e2e.flaws import CROSSED, TURNED
from tests.e2e.test_measures import full, settle


def sit_down(host: Person, guest: Person, **options: Any) -> None:
    """The host (Rebels) creates a match, the guest (Imperials) follows the link."""
    host.go()
    made = host.page.request.post(
        f"{host.house.url}/api/matches?lang=ru",
        headers={"x-dejarik": "1"},
        data={"game": "xwing", "options": options, "seats": [{"kind": "me"}, {"kind": "invite"}], "seed": "two wings"},
    )
    assert made.status == 201, made.text()
    created = made.json()
    guest.go(created["invites"][0]["path"])
    guest.page.get_by_role("button", name="Сесть за стол").click()
    for one in (host, guest):
        one.go(f"/match/{created['match']['id']}")
        one.page.locator(".xwing").wait_for()


#: Sets every dial on its grid, goes on to the next ship, and lays all of them down.
SET_DIALS = """async (wanted) => {
  const rest = () => new Promise((done) => setTimeout(done, 0));
  const find = (what) => [...document.querySelectorAll(what)].find((one) => one.offsetParent !== null);
  for (let ship = 0; ship < 9; ship += 1) {
    find(`[data-window='${wanted}']:not(:disabled)`)?.click();
    await rest();
    const done = find('[data-answers] .collect .primary');
    if (!done) return;
    if (!done.disabled) { done.click(); return; }
    find('[data-answers] [data-next]')?.click();
    await rest();
  }
}"""
#: One answer, given by clicking what a person would click; says what was done.
ANSWER = """() => {
  if (!document.querySelector('.sentence .ask')) return '';
  if (document.querySelector('[data-window]')) return 'dials';
  const done = document.querySelector('[data-answers] .collect .primary');
  if (done && !done.disabled) { done.click(); return 'done'; }
  const open = document.querySelector('.ship[data-answer=open], .holder[data-answer=open], .border[data-answer=open]')
    ?? [...document.querySelectorAll('[data-answers] .answer:not(.barred)')].find((one) => !one.disabled);
  open?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return open ? 'answer' : 'wait';
}"""


#: Buttons of the map, and ships that are answers, whose middle lies under something else; ships too small for a finger.
UNDER = """() => {
  const found = [];
  const middle = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  };
  for (const one of document.querySelectorAll('.map .tools button'))
    if (!one.contains(middle(one))) found.push(`${one.title} is covered`);
  for (const one of document.querySelectorAll('.holder[data-answer=open]')) {
    const name = one.ariaLabel, ship = one.querySelector('.ship');
    if (!middle(ship.querySelector('.base'))?.closest('.holder')) found.push(`${name} is covered`);
    const { width } = document.querySelector(`[data-touch="${ship.dataset.ship}"]`).getBoundingClientRect();
    if (width < 43.5) found.push(`${name} is ${width} px wide`);
  }
  return found;
}"""


def set_dials(one: Person, wanted: str) -> None:
    one.page.evaluate(SET_DIALS, wanted)


def act(one: Person, manoeuvre: str) -> None:
    """Answer what is asked on this page, if anything is."""
    if one.page.evaluate(ANSWER) == "dials":
        set_dials(one, manoeuvre)


def dials(one: Person) -> list[str]:
    """The bearings that this page has been told of, in its latest scene."""
    return [ship["bearing"] for ship in one.scenes()[-1]["view"]["ships"]]


@pytest.mark.slow
def test_two_people_fly(person: MakePerson) -> None:
    rebel, imperial = person("ru"), person("ru")
    sit_down(rebel, imperial)
    for _ in patiently():
        if rebel.page.locator("[data-window]").count() and imperial.page.locator("[data-window]").count():
            break
        for one in (rebel, imperial):
            one.page.evaluate(ANSWER)
        rebel.page.wait_for_timeout(40)

    # both are asked for their dials at the same time; what one has laid down the other cannot know
    expect(rebel.question).to_contain_text("Раунд 1. Выставьте диски")
    expect(imperial.question).to_contain_text("Раунд 1. Выставьте диски")
    rebel.picture("xwing-dials")
    set_dials(imperial, "straight 3")
    expect(imperial.page.locator(".sentence .others")).to_contain_text("выставляет диски")
    assert dials(rebel) == ["", "", ""]
    assert "straight" not in json.dumps([ship["bearing"] for ship in rebel.scenes()[-1]["view"]["ships"]])
    expect(rebel.question).to_contain_text("Раунд 1. Выставьте диски")
    # and they may still be changed
    imperial.page.get_by_role("button", name="Передумать").or_(
        imperial.page.locator("[data-answers] button")
    ).first.click()
    expect(imperial.question).to_contain_text("Раунд 1. Выставьте диски")
    set_dials(imperial, "straight 3")
    set_dials(rebel, "straight 3")

    pictured = False
    for _ in patiently():
        if (rebel.over.count() and imperial.over.count()) or (pictured and not WHOLE):
            break
        for one in (rebel, imperial):
            if not pictured and one.page.locator("[data-attack]").count() and one.question.count():
                one.picture("xwing-attack")
                pictured = True
            act(one, "straight 3")
        rebel.page.wait_for_timeout(10)
    assert pictured, "somebody attacked"
    if not WHOLE:
        return
    expect(rebel.over).to_be_visible()
    expect(imperial.over).to_be_visible()
    last = rebel.scenes()[-1]
    assert last["outcome"]["sentence"]
    assert last["view"]["phase"] == "over"


@pytest.mark.slow
def test_a_ship_cannot_be_set_down_outside_its_zone(person: MakePerson) -> None:
    rebel, imperial = person("ru"), person("ru")
    sit_down(rebel, imperial)
    imperial.page.locator(".turner").wait_for()
    for _ in range(30):
        imperial.page.keyboard.press("ArrowUp")
    expect(imperial.page.locator(".turner")).to_contain_text("вне зоны расстановки")
    before = imperial.scenes()[-1]["at"]
    imperial.page.locator("[data-answers] .collect .primary").click()
    refusal = imperial.page.locator(".refusal[role=alert]")
    expect(refusal).to_contain_text("в пределах дистанции 1 от своего края")
    expect(refusal.get_by_role("button", name="Открыть это правило")).to_have_attribute(
        "title", re.compile(r"xw\.setup\.deploy-zone")
    )
    expect(imperial.page.locator(".turner")).to_be_visible()
    assert all(not ship["in_play"] for ship in imperial.scenes()[-1]["view"]["ships"])
    assert imperial.scenes()[-1]["at"] == before, "nothing has changed"
    for _ in range(30):
        imperial.page.keyboard.press("ArrowDown")
    imperial.page.locator("[data-answers] .collect .primary").click()
    expect(imperial.page.locator(".ship").first).to_be_visible()


@pytest.mark.slow
def test_the_squad_page(person: MakePerson) -> None:
    guest = person("ru")
    guest.go("/build/xwing")
    page = guest.page
    page.get_by_role("button", name="Галактическая Империя").click()
    for name in ("Дарт Вейдер", "Курсант Академии", "Курсант Академии"):
        page.locator(".pilot", has_text=name).click()
    page.locator(".crew").first.locator("select").first.select_option("squad-leader")
    expect(page.locator(".sum")).to_have_text("55 / 100")
    expect(page.locator(".pilot", has_text="Дарт Вейдер")).to_be_disabled()
    page.get_by_label("Предел очков").fill("31")
    expect(page.locator(".complaints [title*='xw.squad.limit']")).to_be_visible()
    expect(page.get_by_role("button", name="Играть против бота")).to_be_disabled()

    # a list from elsewhere: unknown pilots are named, the rest is taken
    page.get_by_role("button", name="Загрузить").click()
    foreign = {
        "faction": "rebel",
        "pilots": [{"name": "poedameron"}, {"name": "lukeskywalker", "upgrades": {"amd": ["r2d2"]}}],
    }
    assert page.get_by_role("dialog").evaluate("one => one.scrollWidth <= one.clientWidth"), "nothing sticks out"
    page.get_by_role("dialog").locator("textarea").fill("9x Мусор")
    page.get_by_role("button", name="Прочесть").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("Пилота «Мусор» нет")
    expect(page.locator(".crew")).to_have_count(3)  # nothing is taken for the squad that is there
    page.get_by_role("dialog").locator("textarea").fill("{")
    page.get_by_role("button", name="Прочесть").click()
    expect(page.get_by_role("dialog")).to_contain_text("это не JSON")
    page.get_by_role("dialog").locator("textarea").fill(json.dumps(foreign))
    page.get_by_role("button", name="Прочесть").click()
    expect(page.locator(".notice")).to_contain_text("poedameron")
    expect(page.locator(".sum")).to_have_text("32 / 31")

    # what goes out comes in again
    page.get_by_role("button", name="Выгрузить").click()
    listed = page.get_by_role("dialog").locator("textarea").first
    expect(listed).to_have_value(re.compile(r"Люк Скайуокер \(28\) \+ R2-D2 \(4\)"))
    page.keyboard.press("Escape")
    page.get_by_label("Предел очков").fill("100")
    expect(page.locator(".complaints")).to_have_count(0)
    guest.picture("xwing-squad")
    assert guest.looked_over() == []
    page.get_by_role("button", name="Играть против бота").click()
    page.wait_for_url("**/match/*")
    page.locator(".xwing").wait_for()


@pytest.mark.slow
def test_a_phone_flies_too(person: MakePerson) -> None:
    guest = person("ru", PHONE, has_touch=True)
    guest.go()
    made = guest.page.request.post(
        f"{guest.house.url}/api/matches?lang=ru",
        headers={"x-dejarik": "1"},
        data={"game": "xwing", "options": {"points": 31}, "seed": "phone"},
    )
    guest.go(f"/match/{made.json()['match']['id']}")
    for _ in patiently():
        if guest.page.locator("[data-window]").count():
            break
        act(guest, "straight 2")
        guest.page.wait_for_timeout(50)
    window = guest.page.locator("[data-window='bank-left 2']:visible")
    expect(window).to_be_visible()
    box = window.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["height"] >= 40, "a finger finds it"
    done = guest.page.locator("[data-part=dock] .collect .primary")
    expect(done).to_be_disabled()
    expect(done).to_contain_text(re.compile(r"^Ещё \d"))
    guest.page.keyboard.press("1")  # no number stands at a manoeuvre: none is set unseen
    window.tap()
    expect(window).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator("[data-window][aria-pressed=true]")).to_have_count(1)
    guest.picture("xwing-phone")
    assert guest.page.evaluate(TURNED) == [], "every number of the dial stands upright"
    assert guest.page.evaluate(CROSSED) == [], "no end of a manoeuvre hides another"
    found = guest.axe()
    assert found == [], "\n".join(found)
    asked = guest.asked()
    for _ in range(9):  # the dock leads from ship to ship, and lays all dials down
        if done.is_enabled():
            break
        guest.bar(asked).locator("[data-next]").tap()
        guest.page.locator("[data-window='bank-left 2']:visible").tap()
    done.tap()
    guest.moved_on(asked)


@pytest.mark.slow
def test_manoeuvres_that_may_not_be_flown_are_dim_in_the_grid_with_the_reason_below(person: MakePerson) -> None:
    """The dock does not list them, nor do a mission's aim and progress leave the header, on a phone either."""
    one = person("ru")
    one.go("/about")
    for match in positions.played("xwing", "look 1", mission="asteroid-run"):
        seat = min(match.questions)
        question = match.questions[seat]
        if question.kind != "dial" or not isinstance(question, Ask):
            continue
        if all(isinstance(dial, tuple) and dial[-1] in (1, 2) for dial in question.options):
            break
    one.go(positions.sit_down(one, match, seat))
    one.page.locator("[data-window]:disabled").first.wait_for()
    expect(one.page.locator("section.panel")).to_contain_text("До раунда 5 повреждённый корабль летит")
    for size in (DESKTOP, {"width": 1280, "height": 720}, PHONE):
        one.page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(one)
        expect(one.page.locator("[data-answers] .barred")).to_have_count(0)
        expect(one.page.locator("[data-part=header] .progress")).to_be_visible()
        goal = one.page.locator("[data-part=header] .goal").bounding_box()
        assert goal is not None
        assert goal["y"] >= 0
        assert goal["y"] + goal["height"] <= 56, size


@pytest.mark.slow
def test_nothing_lies_over_the_buttons_of_the_map_or_a_ship_that_is_asked_about(person: MakePerson) -> None:
    one = person("ru")
    one.go("/about")
    one.go(positions.sit_down(one, *full("xwing")))
    settle(one)
    one.drawer()
    one.page.locator(".holder[data-answer=open]").first.wait_for()
    for size in (DESKTOP, {"width": 1280, "height": 720}, PHONE):
        if size != DESKTOP and one.page.locator("[data-part=drawer]").count():
            one.page.keyboard.press("Escape")  # there it lies over the table
        one.page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(one)
        assert one.page.evaluate(UNDER) == [], size
