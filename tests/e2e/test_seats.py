"""Coming and going at the table: clocks, seats left and taken back, links, matches called off."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, MakePerson, Person


def matches_of(person: Person) -> Any:
    return person.page.get_by_role("region", name="Мои партии").or_(
        person.page.get_by_role("region", name="My matches")
    )


def invited(host: Person) -> str:
    """Create a match for two people and a bot; the link to the second seat."""
    host.go()
    host.create(seats={1: "invite"})
    host.page.get_by_role("button", name="Ссылка для друга").click()
    link: str = host.page.evaluate("navigator.clipboard.readText()")
    return link


def sit_down(friend: Person, link: str) -> None:
    friend.page.goto(link)
    friend.page.locator("form button[type=submit]").click()
    friend.page.wait_for_url("**/match/*")


def test_a_bot_keeps_a_seat_warm_and_a_match_is_called_off(person: MakePerson) -> None:
    host, friend = person("ru"), person("en", PHONE, has_touch=True)
    sit_down(friend, invited(host))
    assert host.wait_for_turn()
    assert friend.wait_for_turn()

    # the friend leaves; after a while the host lets a bot play the seat
    friend.drawer().get_by_role("button", name="Leave the table").click()
    friend.page.get_by_role("dialog").get_by_role("link", name="To the lobby").click()
    host.page.get_by_role("button", name="Пусть играет бот").first.click(timeout=60_000)
    expect(host.page.locator("[data-plate='1'] .done")).to_be_visible()  # the bot has answered

    # the friend resumes from the lobby and plays on
    matches_of(friend).get_by_role("link", name="Resume").first.click()
    back = friend.page.get_by_role("button", name="Play myself again").first
    back.click()
    expect(back).to_have_count(0)
    friend.page.get_by_role("button", name="Change my mind").click()
    assert friend.wait_for_turn()
    friend.answer_on_board()

    # the host proposes to stop; the friend refuses, then agrees
    for answer in ("Play on", "Agree"):
        host.page.get_by_role("button", name="Выйти из-за стола").click()
        host.page.get_by_role("dialog").get_by_role("button", name="Прекратить партию").click()
        expect(host.page.get_by_text("Вы предложили прекратить партию")).to_be_visible()
        friend.page.get_by_role("dialog").get_by_role("button", name=answer).click()
        expect(host.page.get_by_text("Вы предложили прекратить партию")).to_have_count(0)
    expect(host.page.get_by_role("main").get_by_text("Партию прекратили.")).to_be_visible()
    expect(friend.page.get_by_role("main").get_by_text("This match was called off.")).to_be_visible()
    expect(friend.page.locator(".refusal")).to_have_count(0)
    expect(host.page.get_by_text("Партию прекратили.")).to_have_count(1)  # and who sat there is told no more
    expect(host.page.get_by_role("region", name="Места")).to_have_count(0)
    expect(host.page.get_by_text("Никто не выиграл и не проиграл")).to_be_visible()
    expect(host.page.get_by_role("link", name="Новая партия")).to_have_attribute("href", "/?game=hope")
    assert host.looked_over() == []
    host.go()
    expect(host.page.locator("li.game").first).to_be_visible()
    expect(matches_of(host)).to_have_count(0)


def card_of(person: Person) -> Any:
    return person.page.request.get(f"{person.house.url}/api/matches/{person.match}").json()


def test_everybody_has_a_share_in_the_dice(person: MakePerson) -> None:
    host, friend = person("ru"), person("en", PHONE, has_touch=True)
    host.go()
    host.create(seats={1: "invite"}, seed=None)
    host.page.get_by_role("button", name="Ссылка для друга").click()
    sit_down(friend, host.page.evaluate("navigator.clipboard.readText()"))
    assert host.wait_for_turn()
    assert friend.wait_for_turn()
    card = card_of(host)
    assert card["dice"] == "shared"
    assert [share is not None for share in card["lots"]["shares"]] == [True, True, False]

    # alone, too; and the page proves afterwards that its own share was used
    host.go()
    host.create(seed=None)
    assert host.wait_for_turn()
    match = host.match
    assert card_of(host)["dice"] == "shared"
    host.page.request.delete(f"{host.house.url}/api/matches/{match}", headers={"x-dejarik": "1"})
    host.go(f"/replay/{match}")
    host.page.get_by_role("button", name="Проверить честность").click()
    proof = host.page.get_by_role("dialog")
    expect(proof).to_contain_text("Честно: кости следуют из долей всех")
    expect(proof).to_contain_text("Ваша доля среди них")

    # dice that were chosen say so
    host.go()
    host.create(seats={1: "invite"}, seed="chosen")
    expect(host.page.get_by_text("Кости этой партии выбраны создателем стола")).to_be_visible()


def test_links_that_are_used_renewed_or_withdrawn(person: MakePerson) -> None:
    host, friend, late = person("ru"), person("en"), person("ru")
    old = invited(host)
    expect(host.page.get_by_role("img", name="QR-код приглашения")).to_be_visible()
    host.page.get_by_role("button", name="Новая ссылка").click()
    host.wait_until(lambda: host.page.evaluate("navigator.clipboard.readText()") != old)
    fresh = host.page.evaluate("navigator.clipboard.readText()")
    late.page.goto(old)
    expect(late.page.get_by_role("alert")).to_contain_text("Приглашение больше не действует: попросите новое.")
    sit_down(friend, fresh)
    late.page.goto(fresh)
    expect(late.page.get_by_role("alert")).to_contain_text("По этому приглашению уже сели")
    friend.page.goto(fresh)  # whoever sits there finds back
    friend.page.wait_for_url("**/match/*")

    link = invited(host)
    host.page.get_by_role("button", name="Посадить бота").click()
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("Приглашение отозвано: за этим местом играет бот.")


def test_clocks_run_down(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    guest.page.locator("li.game").first.locator("[data-create]").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.locator("summary").click()
    dialog.locator("select", has=guest.page.locator("option[value=match]")).select_option("move")
    dialog.get_by_label("Секунд на ход").fill("2")
    with guest.seeded("clock"):
        dialog.locator("button[type=submit]").click()
        guest.page.wait_for_url("**/match/*")
    expect(guest.page.locator("[data-plate] .time")).to_have_count(1)  # bots have none
    expect(guest.drawer().locator(".journal li").nth(3)).to_be_attached(timeout=60_000)  # nobody has touched anything

    answer = guest.page.request.post(
        f"{guest.house.url}/api/matches",
        headers={"x-dejarik": "1"},
        data={"game": "hope", "clock": {"per": "match", "seconds": 1, "on_zero": "lose"}},
    )
    guest.go(f"/match/{answer.json()['match']['id']}")
    expect(guest.over).to_contain_text("Время вышло", timeout=60_000)
    expect(guest.page.locator("[data-plate] .time")).to_have_text("0:00.0")


def test_a_preset_fills_the_form_and_a_free_seat_is_taken_from_the_page_link(person: MakePerson) -> None:
    host, stranger = person("ru"), person("ru")
    host.go()
    host.page.locator("li.game").first.locator("[data-create]").click()
    dialog = host.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Быстрая")).to_have_attribute("aria-pressed", "true")
    dialog.get_by_role("button", name="3", exact=True).click()
    dialog.get_by_role("button", name="Полная").click()
    expect(dialog.locator("[id^=plan-]")).to_have_count(4)
    expect(dialog.locator("button[type=submit]")).to_be_in_viewport()
    dialog.locator("#plan-1").select_option("open")
    dialog.locator("button[type=submit]").click()
    host.page.wait_for_url("**/match/*")
    stranger.go(f"/match/{host.match}")
    expect(stranger.page.locator("[data-part=dock]")).to_contain_text("садитесь и играйте")
    stranger.page.get_by_role("button", name="Сесть сюда").click()
    stranger.wait_for_turn()
