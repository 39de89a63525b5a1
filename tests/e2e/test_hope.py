"""Path to Hope in the browser: clicked, typed, tapped, watched, reloaded, killed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, expect

from dejarik.core import record as records
from dejarik.core.game import find
from dejarik.core.match import Match
from tests.e2e.conftest import DESKTOP, PHONE, House, MakePerson, Person, patiently
from tests.e2e.flaws import CUT
from tests.e2e.positions import crowded, played, sit_down

#: How far the dock of a replay lies over the cards in hand, in pixels.
OVER_THE_HAND = """() => {
  const low = [...document.querySelectorAll('[data-hand] .card')].map((card) => card.getBoundingClientRect().bottom);
  return Math.max(...low) - document.querySelector('.controls').getBoundingClientRect().top;
}"""


def test_a_guest_plays_a_whole_quick_game_by_clicking(person: MakePerson, tmp_path: Path) -> None:
    guest = person("ru")
    guest.go()
    expect(guest.page.get_by_role("heading", name="Во что сыграем?")).to_be_visible()
    guest.create(quick=True)
    expect(guest.question).to_contain_text("Запомните свои семь карт")
    expect(guest.page.locator(".look .card")).to_have_count(7)
    assert guest.page.title().startswith("● Ваш ход")
    guest.answer_on_board()
    pictured = False
    for _ in range(200):
        if not guest.wait_for_turn():
            break
        question = guest.scenes()[-1]["question"]
        if not pictured and guest.lines() > 20 and question and question["kind"] == "pile":
            guest.picture("table")
            pictured = True
        guest.answer_on_board()
    expect(guest.over).to_be_visible()
    assert pictured

    # the end leads to the replay, which steps, jumps and proves itself
    guest.over.get_by_role("link", name="Посмотреть повтор").click()
    position = guest.page.get_by_role("slider")
    expect(position).to_have_value("0")
    guest.page.get_by_role("button", name="Шаг вперёд").click()
    guest.page.keyboard.press("ArrowRight")
    expect(position).to_have_value("2")
    guest.page.locator(".journal button.line").nth(12).click()
    assert int(position.input_value()) > 2
    expect(guest.page.locator("[data-current]")).to_have_count(1)
    guest.page.get_by_label("Смотреть глазами").select_option("0")
    expect(guest.page.locator("[data-hand] .card").first).to_be_visible()
    assert guest.page.evaluate(OVER_THE_HAND) <= 0, "the controls lie below the hand"
    guest.picture("replay")
    assert guest.looked_over() == []
    guest.page.get_by_role("button", name="Проверить честность").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("Честно")
    guest.page.get_by_role("button", name="Проверить и всю запись").click()
    expect(guest.page.get_by_role("dialog").locator(".verdict.good")).to_have_count(2)
    guest.page.keyboard.press("Escape")
    with guest.page.expect_download() as waiting:
        guest.page.get_by_role("button", name="Скачать запись").click()
    kept = tmp_path / "kept.json"
    waiting.value.save_as(kept)
    assert records.replay(records.load(kept)).over

    # the file opens again
    guest.go("/replay")
    guest.page.locator("input[type=file]").set_input_files(kept)
    expect(guest.page.get_by_role("slider")).to_be_visible()
    expect(guest.page.locator(".hope")).to_be_visible()


def test_play_now_is_one_click_and_tells_its_story(person: MakePerson) -> None:
    guest = person("ru", tempo=0.4)
    guest.go()
    guest.page.locator("li.game button.way").first.click()
    guest.wait_for_turn()
    guest.answer_on_board()
    # what happens is told in the bar and on the board, and can be skipped
    story = guest.page.locator(".sentence .now")
    story.wait_for()
    guest.page.keyboard.press("Space")
    assert guest.wait_for_turn()
    assert guest.drawer().locator(".journal li").count() > 1


def test_two_browsers_play_each_other(person: MakePerson) -> None:
    host, friend = person("ru"), person("en")
    host.go()
    host.create(quick=True, seats={1: "invite"})
    expect(host.page.get_by_text("Собираемся за столом")).to_be_visible()
    host.page.get_by_role("button", name="Ссылка для друга").click()
    link = host.page.evaluate("navigator.clipboard.readText()")
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name="You are invited to play")).to_be_visible()
    assert friend.looked_over() == []
    friend.page.get_by_label("Your name at the table").fill("Leia")
    friend.page.get_by_role("button", name="Take the seat").click()
    friend.wait_for_turn()
    host.wait_for_turn()
    expect(host.page.locator("[data-plate='1']")).to_contain_text("Leia")

    # they can talk
    friend.page.keyboard.press("c")
    friend.page.get_by_label("Say something to the table").fill("<b>hello there</b>")
    friend.page.keyboard.press("Enter")
    expect(host.page.locator(".bubble")).to_contain_text("<b>hello there</b>")  # over the board
    expect(host.drawer("Чат").get_by_text("<b>hello there</b>")).to_be_visible()
    expect(host.page.locator(".bubble")).to_have_count(0)  # what is read in the chat is not said twice

    # an answer to a common question can be taken back while the other still chooses
    host.answer_on_board()
    host.page.get_by_role("button", name="Передумать").click()
    expect(host.question).to_contain_text("Запомните свои семь карт")

    for _ in patiently():
        if host.over.count() and friend.over.count():
            break
        for one in (host, friend):
            if one.asked():
                one.answer_on_board()
        host.page.wait_for_timeout(20)
    expect(host.over).to_be_visible()
    expect(friend.over).to_be_visible()


def test_undo_asks_the_other_person(person: MakePerson) -> None:
    host, friend = person("ru"), person("ru")
    host.go()
    host.create(quick=True, seats={1: "open"})
    friend.go(f"/match/{host.match}")
    friend.page.get_by_role("button", name="Сесть сюда").click()
    people = (host, friend)
    for one in people:
        one.wait_for_turn()
        one.answer_on_board()
    for _ in patiently():  # until the host has revealed something, and is asked again
        undo = host.scenes()[-1]["undo"]
        if host.lines() > 12 and undo["possible"] and undo["needs"] and host.asked():
            break
        for one in people:
            if one.asked():
                one.answer_on_board()
        host.page.wait_for_timeout(30)
    host.page.get_by_role("button", name="Отменить").click()
    host.page.get_by_role("button", name="Попросить об отмене").click()
    dialog = friend.page.get_by_role("dialog", name="Просьба об отмене")
    expect(dialog).to_be_visible()
    seen, before = len(host.scenes()), host.scenes()[-1]["at"]
    dialog.get_by_role("button", name="Согласиться").click()
    expect(dialog).to_be_hidden()
    host.wait_until(lambda: host.scenes()[-1]["undo"]["asked_by"] is None)
    host.wait_until(lambda: any(scene["at"] < before for scene in host.scenes()[seen:]))


def public_views(record: records.Record) -> dict[int, Any]:
    """What a spectator may see after each answer, straight from the rules."""
    match = Match(find(record.game), record.seats, record.options, bytes.fromhex(record.seed))
    views = {0: match.game.screen(match.view(None))}
    for number, (seat, value) in enumerate(record.answers, 1):
        match.answer(seat, value)
        views[number] = match.game.screen(match.view(None))
    return {at: json.loads(msgspec.json.encode(view)) for at, view in views.items()}


def test_a_spectator_sees_nothing_hidden(person: MakePerson, house: House) -> None:
    guest, watcher = person("ru"), person("ru")
    guest.go()
    guest.create(quick=True)
    watcher.go(f"/match/{guest.match}")
    watcher.page.locator(".hope").wait_for()
    guest.play_to_the_end()
    expect(watcher.over).to_be_visible()
    expect(watcher.page.locator("[data-hand]")).to_have_count(0)
    scenes = watcher.scenes()
    assert len(scenes) > 15
    answer = guest.page.request.get(f"{house.url}/api/matches/{guest.match}/record")
    views = public_views(records.parse(answer.body()))
    for scene in scenes:
        assert scene["seat"] is None
        assert scene["question"] is None
        assert scene["chosen"] == []
        assert scene["view"] == views[scene["at"]]
        assert scene["view"]["hand"] == scene["view"]["dealt"] == scene["view"]["swap"] == []
    # nothing else on the socket says more: the seed stays secret until the end
    running = [frame for frame in watcher.frames if frame["type"] == "table" and frame["match"]["state"] == "running"]
    assert running
    assert all(frame["match"]["seed"] is None for frame in running)


def test_a_reload_and_a_killed_server_lose_nothing(person: MakePerson, tmp_path: Path) -> None:
    house = House(tmp_path / "fragile").start()
    try:
        guest = person("ru", at=house)
        guest.go()
        guest.create(quick=True)
        for _ in range(5):
            guest.wait_for_turn()
            guest.answer_on_board()
        assert guest.wait_for_turn()
        asked, told = guest.question.text_content() or "", guest.lines()
        at = guest.scenes()[-1]["at"]

        guest.page.reload()
        assert guest.wait_for_turn()
        expect(guest.question).to_have_text(asked)
        guest.wait_until(lambda: guest.lines() >= told)

        house.kill()
        expect(guest.page.get_by_text("Связь прервалась")).to_be_visible()
        house.start()
        expect(guest.page.get_by_text("Связь прервалась")).to_be_hidden()
        assert guest.wait_for_turn()
        expect(guest.question).to_have_text(asked)
        assert guest.lines() >= told
        assert guest.scenes()[-1]["at"] >= at, "bots may have answered since, but nothing is lost"
        guest.play_to_the_end()
    finally:
        house.stop()


def test_english_and_switching_on_the_way(person: MakePerson) -> None:
    guest = person("en")
    guest.go()
    expect(guest.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    guest.create(quick=True)
    expect(guest.question).to_contain_text("seven cards")
    guest.page.get_by_role("button", name="Русский").click()
    expect(guest.question).to_contain_text("Запомните свои семь карт")
    expect(guest.drawer().locator(".journal")).to_contain_text("колода Империи роздана")
    assert guest.page.locator("html").get_attribute("lang") == "ru"
    guest.page.reload()  # remembered
    expect(guest.question).to_contain_text("Запомните свои семь карт")
    guest.page.get_by_role("button", name="English").click()
    expect(guest.question).to_contain_text("seven cards")
    guest.play_to_the_end()
    expect(guest.over).to_contain_text("replay")


def test_a_phone(person: MakePerson) -> None:
    guest = person("ru", PHONE, has_touch=True)
    guest.go()
    assert fits(guest)
    guest.picture("lobby-phone")
    guest.create(quick=True)
    guest.wait_for_turn()
    pictured = False
    for _ in range(200):
        if not guest.wait_for_turn():
            break
        assert fits(guest)
        guest.wait_until(lambda: apart(guest))
        if not pictured and guest.page.locator("[data-hand] [data-answer=open]").count():
            guest.picture("table-phone")
            pictured = True
        tap_an_answer(guest)
    expect(guest.over).to_be_visible()
    assert pictured
    guest.over.get_by_role("button", name="Закрыть").tap()
    guest.page.get_by_role("button", name="Журнал, правила, чат").tap()
    expect(guest.page.locator(".journal")).to_be_visible()


def apart(guest: Person) -> bool:
    """The dock is on the page, below the board."""
    dock = guest.page.locator("[data-part=dock]").bounding_box()
    board = guest.page.locator("[data-part=board]").bounding_box()
    assert dock is not None
    assert board is not None
    bottom = board["y"] + board["height"]
    return dock["y"] + dock["height"] <= PHONE["height"] + 1 and bottom <= dock["y"] + 1


def fits(guest: Person) -> bool:
    """Nothing sticks out to the side."""
    return bool(guest.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def tap_an_answer(guest: Person) -> None:
    asked = guest.asked()
    done = guest.bar(asked).locator(".collect .primary")
    things = guest.page.locator("main .hope [data-answer=open]")
    if done.count():
        for _ in range(6):
            if done.is_enabled():
                break
            things.first.tap()
        done.tap()
    elif things.count():
        things.first.tap()  # the first touch tells what it is, the button that comes gives it
        guest.bar(asked).locator(".aimed").tap()
    else:
        guest.bar(asked).locator(".answer:not(.barred)").first.tap()
    guest.moved_on(asked)


def test_by_keyboard_only(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    guest.page.locator("li.game").first.wait_for()
    press_until_focused(guest, "Создать партию")
    guest.page.keyboard.press("Enter")
    guest.page.get_by_role("dialog").wait_for()
    press_until_focused(guest, "3")
    guest.page.keyboard.press("Space")
    press_until_focused(guest, "Настроить")
    guest.page.keyboard.press("Enter")
    press_until_focused(guest, "Быстрая игра")
    guest.page.keyboard.press("Enter")  # a form is sent from any of its fields
    guest.page.wait_for_url("**/match/*")
    walked = False
    for _ in range(300):
        if not guest.wait_for_turn():
            break
        asked, words = guest.asked(), guest.question.inner_text()
        if "Переставьте" in words:
            guest.page.keyboard.press("1")  # take up the first pile, put it in the place of the third
            guest.page.keyboard.press("3")
            assert piles(guest) == ["2", "1", "0"]
            guest.page.keyboard.press("Enter")
        elif guest.bar(asked).locator(".collect").count():
            guest.page.keyboard.press("1")
            guest.page.keyboard.press("2")
            guest.page.keyboard.press("Enter")
        elif not walked and guest.page.locator("[data-answer=open]").count() > 1:
            guest.page.keyboard.press("ArrowRight")  # the first answer on the board
            guest.page.keyboard.press("ArrowRight")  # its neighbour
            assert guest.page.evaluate("document.activeElement.dataset.answer") == "open"
            guest.page.keyboard.press("Enter")
            walked = True
        else:
            guest.page.keyboard.press("1")
        guest.moved_on(asked)
    expect(guest.over).to_be_visible()
    assert walked


def piles(guest: Person) -> list[str]:
    """Which pile lies where, from the left."""
    found: list[str] = guest.page.evaluate(
        "[...document.querySelectorAll('[data-pile]')].map((one) => one.dataset.pile)"
    )
    return found


def press_until_focused(guest: Person, text: str) -> None:
    for _ in range(60):
        guest.page.keyboard.press("Tab")
        focused = guest.page.evaluate(
            "(document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim()"
        )
        if text in focused if len(text) > 1 else text == focused:  # a number stands in many other words
            return
    raise AssertionError(f"{text} cannot be reached with Tab")


def test_piles_are_swapped_by_dragging(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    guest.create(quick=True, seed="I swap")  # only the first two players swap
    guest.wait_for_turn()
    guest.answer_on_board()
    guest.wait_for_turn()
    expect(guest.question).to_contain_text("Переставьте")
    places = guest.page.locator(".places .slot")
    places.nth(0).drag_to(places.nth(2))
    guest.wait_until(lambda: piles(guest) == ["2", "1", "0"])
    guest.page.get_by_role("button", name="Готово").click()
    expect(guest.question).to_contain_text("Какого повстанца")
    assert guest.scenes()[-1]["view"]["swap"] == [2, 1, 0]


def test_telling_about_cards(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    guest.create(quick=True)
    guest.wait_for_turn()
    guest.page.get_by_role("button", name="Рассказать о своих картах").click()
    guest.page.get_by_role("button", name="Рассказать всё как есть").click()
    guest.page.get_by_role("button", name="Готово").click()
    expect(guest.question).to_contain_text("Запомните")
    guest.answer_on_board()
    expect(guest.drawer().locator(".journal")).to_contain_text("Гость")
    expect(guest.page.locator(".journal")).to_contain_text("рассказывает — Истребитель СИД")


def test_first_load_is_small(chromium: Browser, house: House) -> None:
    """Everything the lobby needs in Russian, as it comes over the wire: under 200 kB."""
    context = chromium.new_context(locale="ru-RU")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(house.url, wait_until="networkidle")
    page.locator("li.game").first.wait_for()
    context.close()
    assert 50_000 < sum(sizes) < 200_000


def test_axe_finds_nothing(person: MakePerson) -> None:
    guest = person("en")  # Russian tables are looked at where they are measured
    for path in ("/about", "/pictures", "/kit"):
        guest.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        guest.go(path)
        guest.page.locator("main h1, main button").first.wait_for()
        assert guest.axe("dark", "light") == []
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    guest.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    guest.go()
    guest.page.locator("li.game").first.wait_for()
    assert guest.looked_over() == []
    guest.page.set_viewport_size({"width": 768, "height": 1024})
    assert guest.page.evaluate("[...document.querySelectorAll('nav a')].every((one) => one.offsetHeight < 48)")
    guest.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    guest.page.locator("li.game").first.locator("[data-create]").click()
    guest.page.get_by_role("dialog").locator("button[type=submit]").wait_for()
    assert guest.looked_over() == []
    guest.page.keyboard.press("Escape")
    guest.create(quick=True)
    guest.wait_for_turn()
    assert guest.axe() == []
    for _ in range(3):
        guest.answer_on_board()
        guest.wait_for_turn()
    assert guest.axe() == []
    for tab in guest.drawer().get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert guest.axe() == []


def test_hint_rules_and_settings(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    guest.create(quick=True)
    guest.wait_for_turn()
    guest.page.keyboard.press("h")
    expect(guest.page.locator(".advice")).to_contain_text("Сначала расскажите о своих картах")  # what, and why
    expect(guest.page.locator(".answer.advised")).to_contain_text("Рассказать о своих картах")

    # the rulebook opens at the rule of the question, and is searched in both languages
    guest.page.keyboard.press("?")
    expect(guest.page.locator("article.current")).to_have_attribute("data-rule", "hope.recon.look")
    expect(guest.page.locator("article.current")).to_be_in_viewport()
    guest.page.get_by_placeholder("Искать в правилах").fill("death troopers")
    expect(guest.page.locator("article").first).to_contain_text("штурмовик", ignore_case=True)

    # what was set stays set
    guest.page.get_by_role("button", name="Настройки").click()
    dialog = guest.page.get_by_role("dialog", name="Настройки")
    dialog.get_by_role("checkbox", name="Звук").check()
    dialog.get_by_label("Имя за столом").fill("Марина")
    dialog.get_by_role("button", name="Готово").click()
    guest.page.reload()
    guest.wait_for_turn()
    assert guest.page.evaluate("JSON.parse(localStorage.getItem('dejarik.settings')).sound") is True
    expect(guest.page.get_by_role("tab", name="Правила")).to_have_attribute("aria-selected", "true")


def test_few_heroes_grow_into_the_room_of_many(person: MakePerson) -> None:
    """Among bots nobody talks at the right of the hand: two cards have the width of five."""
    match, seat = crowded("hope", "see 1", lambda match, seat: len(match.view(seat).hand) == 2, seats=4)
    one = person("ru")
    one.go("/about")
    one.go(sit_down(one, match, seat))
    cards = one.page.locator("[data-hand] .card")
    expect(cards).to_have_count(2)
    boxes = [box for box in (card.bounding_box() for card in cards.all()) if box]
    assert sum(box["width"] for box in boxes) > 1440 / 2
    assert boxes[-1]["x"] + boxes[-1]["width"] > 1440 * 0.8


#: Whether the whole of what was told lies over the hand and the dock.
ALL_TOLD = """() => {
  const told = document.querySelector('.told').getBoundingClientRect();
  const column = document.querySelector('.above').getBoundingClientRect();
  return told.top >= column.top && told.bottom <= column.bottom;
}"""


def test_a_hint_on_a_phone_leaves_what_was_told_in_sight(person: MakePerson) -> None:
    one = person("ru", PHONE)
    match = next(match for match in played("hope", "crowd", bot=0, seats=5) if len(match.answers) == 150)
    one.go(sit_down(one, match, min(match.questions)))
    one.question.wait_for()
    one.page.keyboard.press("h")
    one.page.locator("[data-part=dock] .advice").wait_for()
    one.page.wait_for_function(ALL_TOLD)


#: Whether all revealed cards are whole on the screen, and large enough to be touched.
IN_SIGHT = """() => [...document.querySelectorAll('[data-revealed]')].every((card) => {
  const box = card.getBoundingClientRect();
  return box.width >= 44 && box.left >= 0 && box.right <= innerWidth;
})"""


def test_a_phone_shows_the_cards_that_are_revealed(person: MakePerson) -> None:
    """Who is asked about cards sees them, also where a location is a column of signs."""
    guest = person("ru", PHONE, has_touch=True)
    guest.go("/about")
    seen: set[str] = set()
    for match in played("hope", "look 1", bot=0):
        question = match.questions[min(match.questions)]
        if question.kind not in {"first", "under", "pay"} - seen:
            continue
        seen.add(question.kind)
        guest.go(sit_down(guest, match, min(match.questions)))
        guest.wait_for_turn()
        cards = guest.page.locator("[data-revealed]")
        expect(cards).to_have_count(1 if question.kind == "pay" else 2)
        guest.page.wait_for_function(IN_SIGHT)  # once they lie: a card that is turned over is a line for a moment
        assert guest.page.evaluate(CUT) == []
    assert seen == {"first", "under", "pay"}
