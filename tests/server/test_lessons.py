"""Lessons over HTTP: a guided match as a list of scenes that a page can step through alone."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import msgspec
import pytest

from dejarik.core.game import find, games
from dejarik.core.lesson import lessons
from dejarik.core.question import any_answer
from dejarik.core.record import record, replay
from dejarik.core.rng import Rng
from dejarik.core.words import LANGUAGES
from dejarik.server import wire
from dejarik.server.course import Course
from dejarik.server.house import House
from dejarik.server.lessons import lesson_page
from dejarik.server.scene import match_card
from tests.server.conftest import Running, opened, quiet

LESSONS = [(lesson.game, lesson.id) for name in games() for lesson in lessons(name).values()]
EVERY = pytest.mark.parametrize(("game", "lesson"), LESSONS)


def page(game: str, lesson: str, lang: str) -> wire.Lesson:
    return msgspec.json.decode(lesson_page(game, lesson, lang), type=wire.Lesson)


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_written_down_scene_by_scene(game: str, lesson: str, lang: str) -> None:
    script, told = lessons(game)[lesson], page(game, lesson, lang)
    assert len(told.scenes) == len(script.line()) + 1
    assert len(told.steps) == len(script.step)
    asked = [number for number, scene in enumerate(told.scenes) if scene.question is not None]
    assert asked == [step.scene for step in told.steps], "only the learner's own decisions are questions"
    assert told.how_to_win.strip()
    assert told.learned.strip()
    assert all(scene.seat == script.learner for scene in told.scenes)


@EVERY
def test_every_step_points_at_answers_that_are_there(game: str, lesson: str) -> None:
    told = page(game, lesson, "ru")
    for step in told.steps:
        question = told.scenes[step.scene].question
        assert question is not None
        values = [option.value for option in question.options]
        assert step.points_at
        assert all(thing in values for thing in step.points_at), step.sentence
        assert step.labels
        assert step.refusal
        assert step.rule in find(game).rulebook


@EVERY
def test_the_journal_of_a_lesson_has_no_gap(game: str, lesson: str) -> None:
    held = 0
    for scene in page(game, lesson, "en").scenes:
        assert scene.journal_from == held
        held += len(scene.journal)
    assert held > 0


@EVERY
def test_a_lesson_says_what_to_play_next(game: str, lesson: str) -> None:
    then = [card.id for card in page(game, lesson, "en").then]
    assert then
    assert set(then) <= {preset.id for preset in find(game).presets}


def test_lessons_are_listed_and_read_without_a_name(server: Running) -> None:
    visitor = server.visitor("ru")
    cards = {card["id"]: card["lessons"] for card in visitor.get("/api/games?lang=ru").json()}
    assert all(cards[game] for game, _ in LESSONS)
    for game, lesson in LESSONS:
        told = visitor.get(f"/api/games/{game}/lessons/{lesson}?lang=ru")
        assert told.status_code == 200
        assert told.json()["title"] == cards[game][0]["title"]
        assert cards[game][0]["steps"] == len(told.json()["steps"])


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_has_each_chapter_once_and_speaks_to_players(game: str, lang: str, server: Running) -> None:
    told = server.visitor(lang).get(f"/api/games/{game}/book?lang={lang}").json()
    titles = [chapter["title"] for chapter in told["chapters"]]
    assert len(titles) > 10
    rules = [rule for chapter in told["chapters"] for rule in [*chapter["rules"], *chapter["readings"]]]
    assert {rule["id"] for rule in rules} == set(find(game).rulebook)
    assert len(rules) == len(find(game).rulebook), "each once"
    assert all(rule["kind"] == "gap" for chapter in told["chapters"] for rule in chapter["readings"])
    notes = re.compile(r"\b[a-z]{2,9}(?:\.[a-z0-9-]+){2,}|\bDecide\b|^Question:|^Вопрос:|Решение:")
    assert [rule["text"] for rule in rules if notes.search(rule["text"])] == [], (
        "no notes of those who keep the catalogue"
    )


def test_a_lesson_that_is_not_there(server: Running) -> None:
    refused = server.visitor("en").get("/api/games/hope/lessons/none?lang=en")
    assert refused.status_code == 404
    assert "first" in refused.json()["message"]
    assert server.visitor().get("/api/games/none/lessons/first").status_code == 404


# ── playing on ─────────────────────────────────────────────────────────────────────────────────────────────────────

OPEN = ("destiny", "lcg", "rebellion")


@pytest.mark.parametrize("game", OPEN)
def test_a_match_goes_on_where_a_lesson_ends_and_proves_it(game: str, tmp_path: Path) -> None:
    script = lessons(game)["first"]

    async def work() -> None:
        store, house, jyn = await opened(str(tmp_path / "one.sqlite"))
        wanted = wire.CreateMatch(game=game, lesson="first", seats=[wire.SeatPlan(kind="open")] * 2, seed="mine")
        course = (await house.create(wanted, jyn, "Jyn")).course
        assert course.match is not None
        assert course.match.digest() == script.finished().digest()
        assert [given.value for given in course.match.answers] == [given.value for given in script.line()]
        assert [sitting.bot for sitting in course.sittings if sitting.person is None] == [script.bot]
        assert (course.seats_of(jyn), course.dice, course.counts) == ([script.learner], "chosen", False)
        assert course.take_back(script.learner) is None, "the lesson itself is not taken back"
        proof = record(course.match)
        assert replay(proof).digest() == course.match.digest()

        # another server, that knows only what is stored
        other = House(quiet(bot_pause=1000.0), store)
        again = await other.match(course.facts.id)
        assert again.course.match is not None
        assert again.course.match.digest() == course.match.digest()
        kept = Course.restored(course.facts, again.course.snapshot())
        assert kept is not None
        assert kept.opening == len(script.line())
        assert match_card(again, jyn, "en").lesson == find(game).presenter.texts.say("en", "lesson-first")
        question = again.course.questions[script.learner]
        posed = again.course.clocks.posed[script.learner]
        await again.answer(script.learner, posed, any_answer(question, Rng.from_seed(1)))
        assert again.course.take_back(script.learner) == []
        await other.close()
        await house.close()
        await store.close()

    asyncio.run(work())


def test_a_lesson_that_ends_with_its_match_leaves_nothing_to_play_on(server: Running) -> None:
    visitor = server.visitor().named("Jyn")
    refused = visitor.post("/api/matches", {"game": "hope", "lesson": "first"})
    assert (refused.status_code, refused.json()["error"]) == (400, "lesson-over")
    unknown = visitor.post("/api/matches", {"game": "hope", "lesson": "second"})
    assert (unknown.status_code, unknown.json()["error"]) == (404, "unknown-lesson")
