"""Lessons in the terminal: every one runs through line by line in both languages, and on a full screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from dejarik.cli import plain
from dejarik.cli.lesson_table import LessonTable
from dejarik.cli.program import run
from dejarik.cli.saving import Left
from dejarik.cli.screen.app import TableApp
from dejarik.cli.speech import listen_to, speak
from dejarik.core.game import games
from dejarik.core.lesson import Lesson, lessons
from dejarik.core.question import Ask, Option, Place, Question, any_answer, as_option
from dejarik.core.record import load, replay
from dejarik.core.rng import Rng
from dejarik.core.words import LANGUAGES
from tests.cli.test_screen import at_table, everything_is_in_sight, press

LESSONS = [lesson for name in games() for lesson in lessons(name).values()]
EVERY = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{lesson.game}-{lesson.id}" for lesson in LESSONS])


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """In this file the real games are installed."""
    monkeypatch.chdir(tmp_path)
    games.cache_clear()
    lessons.cache_clear()
    yield
    speak("en")
    listen_to(None)


def as_typed(table: LessonTable, question: Question, answer: Option) -> str:
    if isinstance(question, Ask):
        chosen = (answer,) if question.single else answer
        assert isinstance(chosen, tuple)
        return " ".join(str(list(question.options).index(option) + 1) for option in chosen)
    assert isinstance(answer, tuple)
    if isinstance(question, Place):
        return table.presenter.told_place(question, [part for part in answer if isinstance(part, int)])
    return " ".join(str(count) for count in answer)


def diligent(table: LessonTable) -> str:
    """What a learner who listens to the coach types now."""
    step = table.teacher.step
    question = table.match.questions[table.teacher.lesson.learner]
    assert step is not None
    return as_typed(table, question, step.best)


def sit_down(monkeypatch: pytest.MonkeyPatch) -> list[LessonTable]:
    """The tables of the lessons begun from now on, as the line mode sits down at them."""
    tables: list[LessonTable] = []
    started = plain.Plain.run

    def begin(self: plain.Plain) -> int:
        assert isinstance(self.table, LessonTable)
        tables.append(self.table)
        return started(self)

    monkeypatch.setattr(plain.Plain, "run", begin)
    return tables


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_runs_through_line_by_line(
    lesson: Lesson, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tables = sit_down(monkeypatch)

    def read_line(*_: object) -> str:
        if tables[-1].lesson_over:
            raise Left
        return diligent(tables[-1])

    monkeypatch.setattr(plain, "read_line", read_line)
    assert run(["learn", lesson.game, "--plain", "--lang", lang]) == 0
    out = " ".join(capsys.readouterr().out.split())
    texts = games()[lesson.game].presenter.texts
    for step in lesson.step:
        assert " ".join(texts.say(lang, f"lesson-{lesson.id}-{step.name}").split()) in out
    assert out.startswith(games()[lesson.game].presenter.name(lang))
    assert " ".join(texts.say(lang, "how-to-win").split()) in out
    assert out.endswith(" ".join(texts.say(lang, f"lesson-{lesson.id}-end").split()))
    assert out.count("➤") >= len(lesson.step), "what the coach means is marked among the answers"
    assert list(tmp_path.iterdir()) == [], "a lesson is not kept"


@EVERY
def test_a_lesson_runs_through_on_a_full_screen(lesson: Lesson) -> None:
    speak("ru")
    table = LessonTable(lesson)
    listen_to(table.presenter.texts)

    async def learn(app: TableApp, pilot: Pilot[int]) -> None:
        while not table.lesson_over:
            assert app.sight is not None
            assert app.sight.coach == table.teacher.says("ru")
            await press(app, pilot, "slash")
            app.query_one(Input).value = diligent(table)
            await press(app, pilot, "enter")

    at_table(table, learn, (100, 32))
    assert table.lesson_over


def test_a_wrong_answer_is_explained_and_may_be_tried_again() -> None:
    speak("en")
    table = LessonTable(lessons("hope")["first"])
    listen_to(table.presenter.texts)

    async def err(app: TableApp, pilot: Pilot[int]) -> None:
        await everything_is_in_sight(app, pilot)
        assert app.choices.meant == {1}, "the coach points at the second answer"
        await press(app, pilot, "1")
        assert table.teacher.number == 0
        await press(app, pilot, "2")
        assert table.teacher.number == 1
        await press(app, pilot, "u")
        assert table.teacher.number == 0

    at_table(table, err)


def test_the_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    for lesson in LESSONS:
        assert f"dejarik learn {lesson.game}" in out


def test_unknown_lessons_are_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn", "hope", "second", "--lang", "en"]) == 2
    assert capsys.readouterr().err == 'There is no lesson "second"; known are: first.\n'
    assert run(["learn", "sabacc", "--lang", "en"]) == 2
    assert "sabacc" in capsys.readouterr().err


def test_once_the_learner_plays_on_the_match_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lesson = lessons("rebellion")["first"]
    tables = sit_down(monkeypatch)

    def read_line(*_: object) -> str:
        table = tables[-1]
        if table.teacher.left:
            raise Left
        if not table.lesson_over:
            return diligent(table)
        question = table.match.questions[lesson.learner]
        return as_typed(table, question, any_answer(question, Rng.from_seed(1)))

    monkeypatch.setattr(plain, "read_line", read_line)
    assert run(["learn", "rebellion", "--plain", "--lang", "en"]) == 0
    (kept,) = tmp_path.iterdir()
    found = load(kept)
    begun = [(seat, as_option(value)) for seat, value in found.answers[: len(lesson.line())]]
    assert begun == [(given.seat, given.value) for given in lesson.line()]
    assert len(found.answers) > len(lesson.line())
    assert replay(found).digest() == tables[-1].match.digest()
    assert kept.name in capsys.readouterr().out
