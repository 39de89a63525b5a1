"""Lessons in the browser: every game teaches itself, in both languages, with nobody else at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from dejarik.core.game import find, games
from dejarik.core.lesson import lessons
from tests.e2e.conftest import PHONE, MakePerson, Person

GAMES = [game for game in games() if lessons(game)]


class Learner:
    """Somebody who takes a lesson."""

    def __init__(self, person: Person, game: str) -> None:
        self.person, self.page = person, person.page
        self.lesson = lessons(game)["first"]
        person.go(f"/learn/{game}")
        self.page.locator("[data-begin]").wait_for()

    def begin(self) -> None:
        self.page.locator("[data-begin]").click()

    @property
    def coach(self) -> Locator:
        return self.page.locator("[data-step]")

    @property
    def end(self) -> Locator:
        return self.page.locator("[data-lesson-end]")

    def stands_at(self, step: int) -> None:
        expect(self.page.locator(f'[data-step="{step}"]')).to_be_visible()

    def be_shown(self) -> None:
        self.page.locator("[data-show-me]").click()

    def say(self, name: str) -> str:
        lang = self.page.evaluate("document.documentElement.lang")
        said: str = find(self.lesson.game).presenter.texts.say(lang, f"lesson-{self.lesson.id}-{name}")
        return " ".join(said.split())


#: Takes a lesson by the coach's hand, as quick as the page goes: what was asked, said and pointed at, step by step.
BE_TAUGHT = """async (pointing) => {
  const told = [];
  const find = (what) => document.querySelector(what);
  const until = async (what, so) => {
    const end = performance.now() + 30_000;
    while (!so()) {
      if (performance.now() > end) throw new Error(`step ${told.length + 1}: waited in vain for ${what}`);
      await new Promise((soon) => setTimeout(soon, 8));
    }
  };
  for (let step = 1; ; step++) {
    await until('the coach', () => find(`[data-step="${step}"] [data-show-me]`) || find('[data-lesson-end]'));
    if (find('[data-lesson-end]')) return told;
    if (pointing) await until('the finger', () => find('[data-pointing]'));
    told.push({ said: find('.coach .sentence').textContent, asked: find('.sentence .ask')?.textContent ?? '' });
    find('[data-show-me]').click();
    await until('the next step', () => !find(`[data-step="${step}"]`));
  }
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_runs_through_in_both_languages(game: str, person: MakePerson) -> None:
    learner = Learner(person("ru"), game)
    for lang in ("ru", "en"):
        learner.begin()
        told = learner.page.evaluate(BE_TAUGHT, lang == "ru")
        said = [" ".join(step["said"].split()) for step in told]
        assert said == [learner.say(step.name) for step in learner.lesson.step]
        assert all(step["asked"] for step in told)
        expect(learner.end).to_contain_text(learner.say("learned"))
        learner.page.get_by_role("button", name="EN").click()
        expect(learner.page.locator("html")).to_have_attribute("lang", "en")
        expect(learner.end).to_contain_text(learner.say("learned"))
        if lang == "ru" or game != "lcg":
            learner.end.get_by_role("button", name="Take it once more").click()
    if game == "lcg":  # where the match is not over, it goes on from here
        learner.end.get_by_role("button", name="Finish this match").click()
        learner.page.wait_for_url("**/match/*")
        expect(learner.page.get_by_text("After a lesson")).to_be_visible()
        expect(learner.page.locator("[data-question]")).to_be_visible()


def test_a_newcomer_learns_from_mistakes_and_goes_on_to_play(person: MakePerson) -> None:
    guest = person("ru")
    guest.go()
    guest.page.locator("li.game a.way").first.click()  # from the front door
    expect(guest.page.get_by_role("heading", name="Как победить в «Пути к надежде»")).to_be_visible()
    assert guest.axe() == []
    guest.page.locator("[data-begin]").click()
    dock = guest.page.locator("[data-part=dock]")
    dock.get_by_role("button", name="Готово").click()
    mistake = guest.page.locator("[data-mistake]")
    expect(mistake).to_contain_text("Сначала расскажите")
    mistake.get_by_role("button").click()  # the rule behind it
    expect(guest.page.locator("[data-part=drawer] article.current")).to_be_visible()
    guest.page.keyboard.press("Escape")
    dock.get_by_role("button", name="Рассказать о своих картах").click()
    expect(guest.page.locator('[data-step="2"]')).to_be_visible()
    assert guest.axe() == []

    # what is meant can be picked where it lies; then "done" is all that is left
    advised = guest.page.locator(".tell button[data-advised]:not([aria-pressed=true])")
    for _ in range(advised.count()):
        advised.first.click()
    expect(advised).to_have_count(0)
    dock.get_by_role("button", name=re.compile("^Готово")).click()
    expect(guest.page.locator('[data-step="3"]')).to_be_visible()
    expect(guest.page.locator(".coach .aside")).to_be_visible()  # right, though the coach would have said more

    # back, again, and the same place after a reload; from here on no server is needed
    guest.page.keyboard.press("u")
    expect(guest.page.locator('[data-step="2"]')).to_be_visible()
    guest.page.locator("[data-show-me]").click()
    guest.page.reload()
    expect(guest.page.locator('[data-step="3"]')).to_be_visible()
    guest.page.route("**/api/**", lambda route: route.abort())
    for step in range(3, 11):
        guest.page.locator(f'[data-step="{step}"]').wait_for()
        guest.page.locator("[data-show-me]").click()
    end = guest.page.locator("[data-lesson-end]")
    expect(end).to_contain_text("Команда победила")
    assert guest.looked_over() == []
    end.get_by_role("button", name="Быстрая").click()
    expect(end.get_by_role("alert")).to_be_visible()  # one sentence says that the server is away
    guest.page.unroute("**/api/**")
    end.get_by_role("button", name="Быстрая").click()
    guest.page.wait_for_url("**/match/*")


def test_a_lesson_on_a_phone_covers_nothing_that_is_asked(person: MakePerson) -> None:
    learner = Learner(person("ru", PHONE, has_touch=True), "hope")
    learner.begin()
    learner.stands_at(1)
    assert learner.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    board = learner.page.locator("[data-part=board]").bounding_box()
    assert board is not None
    assert board["height"] > PHONE["height"] / 3, "the board keeps a third of the screen"
    learner.be_shown()
    learner.stands_at(2)


def test_the_finger_leads_from_the_dial_that_is_set_to_the_bar_that_lays_it_down(person: MakePerson) -> None:
    learner = Learner(person("ru"), "xwing")
    learner.begin()
    page = learner.page
    for _ in range(6):
        learner.coach.wait_for()
        page.wait_for_timeout(300)
        if page.locator("[data-window]").count():
            break
        step = learner.coach.get_attribute("data-step")
        learner.be_shown()
        expect(page.locator(f'[data-step="{step}"]')).to_have_count(0)
    page.locator("[data-window][data-advised]").click()
    done = page.locator("[data-part=dock] .collect .primary")
    expect(done).to_be_enabled()
    over = """() => {
      const ring = document.querySelector('.pointing .ring').getBoundingClientRect();
      const done = document.querySelector('[data-part=dock] .collect .primary').getBoundingClientRect();
      return ring.left <= done.left && ring.right >= done.right && ring.top <= done.top && ring.bottom >= done.bottom;
    }"""
    page.wait_for_function(over)


def test_a_dock_that_grows_under_the_pointer_stands_still(person: MakePerson) -> None:
    """The line about what is pointed at pushes the board up; then the pointer is over something else."""
    learner = Learner(person("ru", PHONE), "destiny")
    learner.begin()
    for step in (1, 2, 3):
        learner.stands_at(step)
        learner.be_shown()  # waits until the button stands still
    learner.stands_at(4)


def test_a_lesson_changes_its_language_on_the_way(person: MakePerson) -> None:
    learner = Learner(person("ru"), "xwing")
    learner.begin()
    learner.stands_at(1)
    learner.be_shown()
    learner.stands_at(2)
    learner.page.get_by_role("button", name="EN").click()
    expect(learner.coach).to_contain_text("focus")
    learner.stands_at(2)
