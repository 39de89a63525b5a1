"""After the end: the same people meet again, at one table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, MakePerson, patiently
from tests.e2e.positions import played, sit_down
from tests.e2e.test_home import post


def test_two_people_play_again(person: MakePerson) -> None:
    host, friend = person("ru"), person("ru", PHONE, has_touch=True)
    for one, name in ((host, "Джин"), (friend, "Со")):
        one.go()
        one.page.request.put(f"{one.house.url}/api/me", data={"name": name}, headers={"X-Dejarik": "1"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    clock = {"per": "match", "seconds": 1, "on_zero": "lose"}
    match = post(host, "/api/matches", {"game": "hope", "seats": seats, "clock": clock})["match"]["id"]
    post(friend, f"/api/matches/{match}/seats/1", {})
    for one in (host, friend):
        one.go(f"/match/{match}")
        expect(one.over).to_be_visible()

    host.over.get_by_role("button", name="Сыграть ещё").click()
    host.page.wait_for_url(lambda url: url.endswith(host.match) and host.match != match)
    table = host.match
    expect(host.page.get_by_role("heading", name="Реванш")).to_be_visible()
    kept = host.page.get_by_role("listitem").filter(has_text="Со")
    expect(kept).to_contain_text("место оставлено, ждём")

    offer = friend.page.locator("[data-rematch]")
    expect(offer).to_contain_text("Джин: «Сыграем ещё раз?»")
    friend.picture("rematch-offer")
    offer.get_by_role("button", name="Не сейчас").click()
    expect(kept).to_contain_text("не в этот раз")
    host.picture("rematch-table")

    # they think better of it: there is no second table
    friend.over.get_by_role("button", name="К столу реванша").click()
    friend.page.wait_for_url(f"**/match/{table}")
    for one in (host, friend):
        expect(one.over).to_be_visible()  # the match has begun, and somebody's second was over


def test_the_end_fills_the_screen_and_its_keys_stand_on_its_buttons(person: MakePerson) -> None:
    *_, match = played("xwing", "end 1", bot=0, points=60)
    one = person("ru")
    one.go("/about")
    path = sit_down(one, match, 1)
    one.page.route("**/assets/EndScreen*", lambda route: route.abort())  # as after an update of the server
    one.go(path)
    expect(one.page.get_by_role("heading", name="Страница не открылась")).to_be_visible()
    one.page.unroute_all()
    one.page.get_by_role("button", name="Ещё раз").click()
    again = one.over.get_by_role("button", name="Сыграть ещё")
    expect(again).to_contain_text("Enter")
    box = again.bounding_box()
    assert box is not None
    assert DESKTOP["height"] - 60 < box["y"] + box["height"] <= DESKTOP["height"]
    for _ in patiently():
        one.page.keyboard.press("r")  # not heard at once, as the last answer may be sent twice
        if "/replay/" in one.page.url:
            break
