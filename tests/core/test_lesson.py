"""Every lesson of every game is replayed to its end, in both languages: none can rot unseen."""

from __future__ import annotations

import pytest

from dejarik.core.bot import bots_of
from dejarik.core.game import find, games
from dejarik.core.lesson import Coach, Lesson, lessons
from dejarik.core.question import Ask, Option, any_answer, settle, things
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.words import LANGUAGES, explain

LESSONS = [lesson for name in games() for lesson in lessons(name).values()]
EVERY = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{lesson.game}-{lesson.id}" for lesson in LESSONS])


def taught(lesson: Lesson, other: dict[str, Option] | None = None) -> Coach:
    """The lesson played to its end: the best answer at every step, but for those in `other`."""
    coach = Coach(lesson, lesson.begin())
    while not coach.done:
        if coach.plays_on():
            continue
        assert coach.step is not None
        answer = (other or {}).get(coach.step.name, coach.step.best)
        coach.check(answer)
        coach.match.answer(lesson.learner, answer)
    return coach


def test_a_newcomer_finds_lessons() -> None:
    assert {lesson.game for lesson in LESSONS} >= {"hope", "xwing", "destiny", "lcg", "rebellion"}


@EVERY
def test_a_lesson_goes_to_its_end(lesson: Lesson) -> None:
    match = taught(lesson).match
    assert [given.value for given in match.answers] == [given.value for given in lesson.line()]
    assert 8 <= len(lesson.step) <= 20, "five to ten minutes"
    assert lesson.bot in bots_of(find(lesson.game))


@EVERY
def test_every_answer_that_the_coach_takes_leads_to_the_end(lesson: Lesson) -> None:
    for step in lesson.step:
        for answer in step.also:
            assert taught(lesson, {step.name: answer}).done


@EVERY
def test_the_coach_has_words_in_both_languages(lesson: Lesson) -> None:
    texts = find(lesson.game).presenter.texts
    coach = Coach(lesson, lesson.begin())
    for lang in LANGUAGES:
        assert len(texts.say(lang, "how-to-win").splitlines()) <= 20, "on one screen"
        assert texts.say(lang, f"lesson-{lesson.id}")
    while not coach.done:
        if coach.plays_on():
            continue
        assert coach.step is not None
        for lang in LANGUAGES:
            assert 0 < len(coach.says(lang)) < 330, "one short sentence or two"
        coach.match.answer(lesson.learner, coach.step.best)
    for lang in LANGUAGES:
        assert f"dejarik play {lesson.game}" in coach.says(lang), "what to play next"


@EVERY
def test_every_wrong_answer_is_explained_with_its_rule(lesson: Lesson) -> None:
    game = find(lesson.game)
    coach = Coach(lesson, lesson.begin())
    rng = Rng.from_seed("wrong")
    while not coach.done:
        if coach.plays_on():
            continue
        step, question = coach.step, coach.match.questions[lesson.learner]
        assert step is not None
        options = question.options if isinstance(question, Ask) and question.single else ()
        wrong = [*options, *(any_answer(question, rng) for _ in range(10))]
        for answer in wrong:
            if step.accepts(settle(question, answer)):
                coach.check(answer)
                continue
            with pytest.raises(Refused) as refused:
                coach.check(answer)
            assert refused.value.rule in game.rulebook
            for lang in LANGUAGES:
                assert explain(refused.value, lang, game.presenter.texts)
        assert any(not step.accepts(settle(question, answer)) for answer in wrong) or len(step.also) == len(options) - 1
        coach.match.answer(lesson.learner, step.best)


@EVERY
def test_what_the_coach_points_at_is_there(lesson: Lesson) -> None:
    coach = Coach(lesson, lesson.begin())
    while not coach.done:
        if coach.plays_on():
            continue
        assert coach.step is not None
        question = coach.match.questions[lesson.learner]
        assert lesson.learner == question.seat
        assert coach.points_at()
        assert coach.step.point or set(coach.points_at()) <= set(things(question))
        coach.match.answer(lesson.learner, coach.step.best)


def test_an_illegal_answer_is_left_to_the_rules() -> None:
    coach = Coach(LESSONS[0], LESSONS[0].begin())
    while coach.plays_on():
        pass
    coach.check("no such thing")
    with pytest.raises(Refused):
        coach.match.answer(LESSONS[0].learner, "no such thing")


def test_taking_back_goes_back_in_the_lesson() -> None:
    lesson = LESSONS[0]
    coach = Coach(lesson, lesson.begin())
    while coach.number != 1:
        if not coach.plays_on():
            coach.match.answer(lesson.learner, lesson.step[0].best)
    coach.match.rewind(coach.match.last_answer(lesson.learner) or 0)
    assert coach.number == 0
