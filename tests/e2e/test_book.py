"""The rules as a book: contents, chapters, drawings, search on top; in both themes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from dejarik.core.game import games
from tests.e2e.conftest import GLUED, PHONE, MakePerson

GAMES = sorted(games())
#: What the rulebooks draw, and we draw ourselves.
DRAWN = {"hope": 2, "xwing": 4, "lcg": 2, "destiny": 2, "rebellion": 2}


@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_contents_chapters_and_drawings(game: str, person: MakePerson) -> None:
    reader = person("ru")
    reader.go(f"/rules/{game}")
    chapters = reader.page.locator("[data-chapter]")
    expect(reader.page.locator("[data-diagram]")).to_have_count(DRAWN[game])
    assert chapters.count() == reader.page.locator("nav.contents [data-to]").count() > 10
    text = reader.page.locator("main").inner_text()
    assert "undefined" not in text
    assert "drawn-" not in text, "every word of a drawing is there"
    assert reader.axe() == []


def test_search_stands_on_top_and_leads_to_the_rule(person: MakePerson) -> None:
    reader = person("ru")
    reader.go("/rules/xwing#xw.combat.order")
    rule = reader.page.locator('[data-rule="xw.combat.order"]')
    expect(rule).to_be_in_viewport()
    reader.page.keyboard.press("/")
    reader.page.keyboard.type("перегрузка", delay=5)
    results = reader.page.locator("[data-results] .result")
    expect(results.first).to_be_in_viewport()  # the page has gone up to what was found
    assert reader.page.evaluate("scrollY") == 0
    assert reader.axe() == []
    wanted = results.first.get_attribute("data-rule")
    results.first.click()
    expect(reader.page.locator(f'[data-rule="{wanted}"]')).to_be_in_viewport()


def test_a_book_by_daylight_and_in_english(person: MakePerson) -> None:
    reader = person("en")
    reader.go("/rules/lcg")
    reader.page.get_by_role("button", name="Light appearance").click()
    expect(reader.page.locator("html")).to_have_attribute("data-theme", "light")
    expect(reader.page.locator("[data-diagram]")).to_have_count(DRAWN["lcg"])
    assert reader.axe() == []


def test_a_book_on_a_phone(person: MakePerson) -> None:
    reader = person("ru", PHONE)
    reader.go("/rules/hope")
    expect(reader.page.locator("nav.contents [aria-current]")).to_have_attribute("data-to", "1")
    reader.page.get_by_role("searchbox").fill("штурмовик")
    expect(reader.page.locator("[data-results] .where").first).to_have_text(re.compile(r"\S · Как мы это читаем$"))
    reader.page.get_by_role("searchbox").fill("")
    reader.page.get_by_role("button", name="Содержание").click()
    reader.page.locator("nav.contents [data-to='9']").click()
    expect(reader.page.locator("#chapter-9 h2")).to_be_in_viewport()
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert reader.axe("dark", "light") == []
    assert reader.page.evaluate(GLUED) == []
