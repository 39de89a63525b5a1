"""A home for one's matches: what waits for me, what happened meanwhile, notes, profile, ratings."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from dejarik.core.game import find
from tests.e2e.conftest import PHONE, MakePerson, Person, patiently
from tests.server.test_calls import Browser as Subscriber
from tests.server.test_calls import Service


def post(person: Person, path: str, body: Any) -> Any:
    """A request as the page would make it."""
    made = person.page.request.post(
        person.house.url + path, data=json.dumps(body), headers={"X-Dejarik": "1", "Content-Type": "application/json"}
    )
    assert made.ok, made.text()
    return made.json()


def two_at_a_table(host: Person, friend: Person) -> str:
    """A match of two people and a bot, by correspondence; the dice are chosen."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    clock = {"per": "move", "seconds": 3 * 24 * 3600}
    # with aids nothing has to be remembered, so that the board may be shown again
    options = {"quick": True, **dict.fromkeys(find("hope").aids, True)}
    wanted = {"game": "hope", "seats": seats, "clock": clock, "options": options, "seed": "home"}
    match: str = post(host, "/api/matches", wanted)["match"]["id"]
    post(friend, f"/api/matches/{match}/seats/1", {})
    return match


def hosts_turn(friend: Person) -> bool:
    scenes = friend.scenes()
    return bool(scenes) and any(asked["seat"] == 0 for asked in scenes[-1]["asked"])


#: The posters beside the first: where the title begins, where the ways to play lie, and names that take two lines.
POSTERS = """() => document.fonts.ready.then(() =>
  [...document.querySelectorAll('li.game:not(.big):not([data-game=bidding])')].map((poster) => {
    const { top, height } = poster.getBoundingClientRect();
    const ways = [...poster.querySelectorAll('.way')].map((way) => way.getBoundingClientRect());
    const wide = (one) => one.offsetHeight > 20 || one.offsetWidth > one.closest('.way').clientWidth;
    return {
      title: (poster.querySelector('h2').getBoundingClientRect().top - top) / height,
      ways: ways.map((way) => [Math.round(way.top - top), Math.round(way.height)]),
      broken: [...poster.querySelectorAll('.way b')].filter(wide).map((one) => one.textContent),
    };
  }))"""


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_posters_are_of_one_form(lang: str, person: MakePerson) -> None:
    guest = person(lang)
    guest.go()
    guest.page.locator("li.game").nth(4).wait_for()
    posters = guest.page.evaluate(POSTERS)
    assert len(posters) == 4
    assert all(poster["title"] > 0.55 for poster in posters), "the picture is seen"
    assert len({tuple(way) for poster in posters for way in poster["ways"]}) == 1, "three ways in one row everywhere"
    assert [poster["broken"] for poster in posters] == [[]] * 4


def test_where_nothing_waits_one_is_shown_where_to_begin(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    begin = guest.page.get_by_role("region", name="С чего начать")
    expect(begin.get_by_role("link", name="Начать")).to_have_attribute("href", "/learn/hope/first")
    begin.get_by_role("button", name="Пригласить").click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.locator("#plan-1")).to_have_value("invite")
    dialog.get_by_role("button", name="Закрыть").click()
    # the books and the builders of all games, from anywhere
    guest.page.get_by_role("link", name="Правила").click()
    expect(guest.page.locator("main li a")).to_have_count(6)  # five, and the toy of these tests
    assert guest.looked_over() == []
    guest.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    guest.page.get_by_role("link", name="Конструктор").click()
    guest.page.get_by_role("link", name="X-Wing").click()
    expect(guest.page.locator("section.squad")).to_be_visible()


def test_coming_back_to_a_match_after_a_while(person: MakePerson) -> None:
    host, friend = person("ru"), person("en")
    host.go()
    friend.go()
    match = two_at_a_table(host, friend)

    host.go()
    waits = host.page.get_by_role("region", name="Ждут вашего хода")
    expect(waits.get_by_text("3 дня на ход")).to_be_visible()
    expect(host.page).to_have_title("(1) Dejarik · Во что сыграем?")
    assert host.axe() == []
    waits.get_by_role("link", name="Продолжить").click()
    assert host.wait_for_turn()
    host.drawer("Заметки").get_by_label("Эти заметки видите только вы.").fill("Пила — вторая стопка")
    expect(host.page.get_by_text("Сохранено.")).to_be_visible()
    host.answer_on_board()
    host.page.wait_for_timeout(1800)  # the table has come to rest and counts as seen
    host.go()
    expect(host.page.get_by_role("region", name="Мои партии")).to_be_visible()

    friend.go(f"/match/{match}")
    assert friend.wait_for_turn()
    for _ in patiently(60):
        if hosts_turn(friend):
            break
        friend.answer_on_board()
        friend.wait_until(lambda: friend.asked() is not None or hosts_turn(friend))
    friend.drawer("Chat").get_by_role("textbox").fill("Your turn!")
    friend.page.keyboard.press("Enter")

    expect(waits.get_by_text("1 новое сообщение")).to_be_visible()
    waits.get_by_role("link", name="Продолжить").click()
    offer = host.page.get_by_role("group", name="Пока вас не было")
    expect(offer).to_be_visible()
    assert host.axe() == []
    offer.get_by_role("button", name="Показать").click()
    expect(host.page.get_by_role("region", name="Ход партии")).to_be_visible()
    host.page.get_by_role("button", name="К игре").click()
    assert host.wait_for_turn()
    expect(host.drawer("Заметки").get_by_role("textbox")).to_have_value("Пила — вторая стопка")
    host.drawer("Чат")
    host.page.wait_for_timeout(1800)
    host.page.reload()
    assert host.wait_for_turn()
    expect(offer).to_have_count(0)


def test_on_a_phone_matches_of_mine_leave_the_games_in_sight(person: MakePerson) -> None:
    """Two of those in which others think stand before the games; the rest come when they are asked for."""
    host = person("ru", PHONE, has_touch=True)
    host.go()
    for _ in range(4):
        post(host, "/api/matches", {"game": "lcg", "seats": [{"kind": "me"}, {"kind": "invite"}]})
    host.go()
    mine = host.page.get_by_role("region", name="Мои партии").get_by_role("listitem")
    expect(mine.filter(visible=True)).to_have_count(2)
    expect(host.page.locator("li.game h2").first).to_be_in_viewport()
    host.page.get_by_role("button", name="Ещё 2 партии").click()
    expect(mine.filter(visible=True)).to_have_count(4)
    # who sits at a table that waits is told once
    host.page.get_by_role("link", name="Продолжить").first.click()
    expect(host.page.get_by_text("Ждём по ссылке")).to_be_visible()
    expect(host.page.get_by_role("region", name="Места")).to_have_count(0)


def test_profile_ratings_and_the_end_of_an_account(person: MakePerson) -> None:
    player = person("ru")
    player.go()
    post(player, "/api/accounts", {"account": "Бейл Органа", "password": "alderaan-1"})
    match = post(player, "/api/matches", {"game": "hope", "count": 3, "options": {"quick": True}})["match"]["id"]
    post(player, f"/api/matches/{match}/seats/0/bot", {"bot": "random"})  # it plays by itself, for me
    # a game with sides and squads has numbers of its own
    wanted = {"game": "xwing", "count": 2, "options": {"rounds": 2}}
    other = post(player, "/api/matches", wanted)["match"]["id"]
    post(player, f"/api/matches/{other}/seats/0/bot", {"bot": "random"})
    player.wait_until(lambda: data(player, "/api/me/profile")["played"] == 2)

    player.go("/profile")
    expect(player.page.get_by_role("heading", name="Бейл Органа")).to_be_visible()
    past = player.page.get_by_role("region", name="Сыгранные партии").get_by_role("listitem")
    expect(past).to_have_count(2)
    past = past.filter(has_text="Путь к надежде")
    expect(past.get_by_role("link", name="Повтор")).to_have_attribute("href", f"/replay/{match}")
    expect(player.page.get_by_role("heading", name="По сторонам")).to_be_visible()
    assert player.looked_over() == []
    with player.page.expect_download() as saved:
        player.page.get_by_role("link", name="Скачать всё").click()
    assert match in saved.value.path().read_text()

    player.page.get_by_role("link", name="Рейтинг").click()
    expect(player.page.get_by_text("ещё никто не сыграл")).to_be_visible()
    assert player.looked_over() == []

    player.go("/profile")
    player.page.get_by_role("button", name="Удалить учётную запись").click()
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_label("Пароль").fill("wrong")
    dialog.get_by_role("button", name="Удалить навсегда").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.get_by_label("Пароль").fill("alderaan-1")
    dialog.get_by_role("button", name="Удалить навсегда").click()
    expect(player.page.get_by_role("button", name="Войти")).to_be_visible()
    assert data(player, f"/api/matches/{match}?lang=ru")["seats"][0]["name"] == "Бывший игрок"


def data(person: Person, path: str) -> Any:
    return person.page.request.get(person.house.url + path).json()


def test_the_end_tells_how_it_went(person: MakePerson) -> None:
    player = person("ru", PHONE, has_touch=True)
    player.go()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "xwing", "seats": seats, "options": {"rounds": 2}, "seed": "end"}
    match = post(player, "/api/matches", wanted)["match"]["id"]
    post(player, f"/api/matches/{match}/seats/0/bot", {"bot": "random"})
    player.wait_until(lambda: bool(data(player, f"/api/matches/{match}")["state"] == "over"))
    player.go(f"/match/{match}")
    expect(player.over.get_by_text("очков сбито")).to_be_visible()
    expect(player.over.get_by_text("раунда в бою")).to_be_visible()
    expect(player.over.get_by_role("row")).to_have_count(3)  # what the columns count, and both players
    last = player.over.get_by_role("link", name="В лобби")
    last.scroll_into_view_if_needed()
    last.click(trial=True)  # nothing lies over it
    assert player.axe("light", "dark") == []
    player.over.get_by_role("button", name="Другая игра").click()
    others = player.page.get_by_role("dialog").get_by_role("link")
    expect(others.filter(has_text="X-Wing")).to_have_count(0)
    others.filter(has_text="Destiny").click()
    expect(player.page.get_by_role("dialog", name="Destiny: новая партия")).to_be_visible()

    player.go(f"/replay/{match}")
    player.page.get_by_label("Скорость повтора").select_option("4")
    player.page.get_by_role("button", name="Показывать").click()
    player.wait_until(lambda: int(player.page.url.partition("at=")[2] or 0) >= 3)
    assert player.axe() == []


#: A browser whose push service is ours: everything else about it is real.
SUBSCRIBED = """
const subscription = { endpoint: '%(endpoint)s', unsubscribe: async () => true,
  toJSON: () => ({ endpoint: '%(endpoint)s', keys: { p256dh: '%(key)s', auth: '%(auth)s' } }) };
PushManager.prototype.subscribe = async () => subscription;
PushManager.prototype.getSubscription = async () => subscription;
"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => one.title)"""


def test_a_reminder_reaches_the_browser(person: MakePerson, whole_chromium: Browser) -> None:
    """From the switch on the profile through the push service to the notification that is shown."""
    service = Service()
    try:
        guest = person("ru", service_workers="allow", browser=whole_chromium)
        browser = Subscriber(f"{service.url}/push/1")
        guest.context.grant_permissions(["notifications"], origin=guest.house.url)
        guest.context.add_init_script(SUBSCRIBED % browser.subscription())
        guest.go()
        guest.page.request.put(f"{guest.house.url}/api/me", data={"name": "Джин"}, headers={"X-Dejarik": "1"})
        guest.go("/profile")
        guest.page.get_by_label("В этом браузере").check()
        guest.page.get_by_role("button", name="Прислать пробное").click()
        expect(guest.page.get_by_text("Отправлено 1 сообщение.")).to_be_visible()
        assert guest.axe() == []
        told = browser.read(service.letters[0][2])
        link = guest.context.new_cdp_session(guest.page)
        known: list[str] = []
        link.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
        )
        link.send("ServiceWorker.enable")
        guest.wait_until(lambda: bool(known))
        pushed = {"origin": guest.house.url, "registrationId": known[0], "data": json.dumps(told)}
        link.send("ServiceWorker.deliverPushMessage", pushed)
        guest.wait_until(lambda: guest.page.evaluate(SHOWN) == ["Напоминания работают"])
    finally:
        service.close()
