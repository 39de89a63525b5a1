"""The installed app: what the browser needs to offer it, and what it opens with the server stopped."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import House, MakePerson, Person
from tests.e2e.test_lessons import BE_TAUGHT

#: Whether the worker has everything it wants to keep.
KEPT = "async () => (await caches.open('dejarik-page')).match('/kept-ru').then(Boolean)"


def installed(person: MakePerson, house: House) -> Person:
    """Somebody whose browser has had the time to keep what it needs."""
    guest = person("ru", at=house, service_workers="allow")
    guest.go()
    guest.page.locator("li.game").first.wait_for()
    guest.wait_until(lambda: bool(guest.page.evaluate(KEPT)))
    return guest


def test_the_app_can_be_installed(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    manifest = guest.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((r) => r.json())")
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        answer = guest.page.request.get(guest.house.url + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
    worker = guest.page.request.get(f"{guest.house.url}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"


def test_rules_lessons_and_builders_open_with_the_server_stopped(person: MakePerson, tmp_path: Path) -> None:
    house = House(tmp_path / "house").start()
    try:
        guest = installed(person, house)
        house.kill()
        guest.page.reload()
        expect(guest.page.locator("li.game")).to_have_count(6)  # five, and the toy of these tests
        guest.page.get_by_role("link", name="Правила").click()
        guest.page.get_by_role("link", name="Путь к надежде").click()
        expect(guest.page.locator("[data-chapter]").first).to_be_visible()
        guest.page.get_by_role("searchbox").fill("чертежи")
        expect(guest.page.locator("[data-results] .result").first).to_be_visible()
        # the cards are there to build with; only saving and checking say that they need the server
        guest.go("/build/xwing")
        expect(guest.page.locator("section.squad")).to_be_visible()
        guest.go("/build/lcg")
        expect(guest.page.get_by_role("button", name="Ситхи").first).to_be_visible()
        guest.go("/learn/rebellion")
        guest.page.locator("[data-begin]").click()
        assert len(guest.page.evaluate(BE_TAUGHT, False)) > 8
        assert guest.page.locator("[data-lesson-end]").is_visible()
    finally:
        house.stop()
