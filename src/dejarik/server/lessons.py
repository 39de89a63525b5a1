"""A lesson for the browser: the guided match written down scene by scene, so that it needs no table and no server."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.core.game import AnyGame
from dejarik.core.lesson import Coach, Step, find_lesson, lessons
from dejarik.core.lesson import Lesson as Script
from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Question, settle
from dejarik.server import telling, wire

if TYPE_CHECKING:
    from dejarik.server.course import Facts

_NO_UNDO = wire.UndoCard(possible=False, needs=[], asked_by=None, agreed=[], waiting=[])


@cache  # a lesson never changes while the server runs, and there are few
def lesson_page(game: str, lesson: str, lang: str) -> bytes:
    """The lesson as JSON."""
    return msgspec.json.encode(_Writer(find_lesson(game, lesson), lang).write())


class _Writer:
    """Goes through a lesson as the coach wishes, and writes down what the learner sees."""

    def __init__(self, script: Script, lang: str) -> None:
        self.script, self.lang = script, lang
        self.match: Match = script.begin()
        self.game = self.match.game
        self.coach = Coach(script, self.match)
        self.reader = Reader(lang, script.learner, script.names(lang))
        self.scenes: list[wire.Scene] = []
        self.steps: list[wire.LessonStep] = []
        self._told = 0
        self._lines = 0

    def write(self) -> wire.Lesson:
        self._look()
        while not self.coach.done:
            step = self.coach.step
            if step is None:
                self.coach.plays_on()
            else:
                self.steps.append(self._step(step))
                self.match.answer(self.script.learner, step.best)
            self._look()
        say = self.game.presenter.texts.say
        presets = {preset.id: preset for preset in self.game.presets}
        return wire.Lesson(
            game=self.game.id,
            id=self.script.id,
            title=say(self.lang, f"lesson-{self.script.id}"),
            how_to_win=say(self.lang, "how-to-win"),
            learned=say(self.lang, f"lesson-{self.script.id}-learned"),
            then=[telling.preset_card(self.game, presets[name], self.lang) for name in self.script.then],
            names=list(self.reader.names),
            options=self.script.options,
            steps=self.steps,
            scenes=self.scenes,
        )

    def _step(self, step: Step) -> wire.LessonStep:
        question = self.match.questions[self.script.learner]
        best = settle(question, step.best)
        say = self.game.presenter.texts.say
        return wire.LessonStep(
            scene=len(self.scenes) - 1,
            sentence=say(self.lang, f"lesson-{self.script.id}-{step.name}"),
            refusal=say(self.lang, f"refused-lesson-{self.script.id}-{step.name}"),
            rule=step.rule,
            answer=best,
            labels=telling.answer_words(self.game, self.reader, self._view(), question, best),
            also=[settle(question, other) for other in step.also],
            points_at=list(step.points_at(question)),
        )

    def _view(self) -> Any:
        return self.game.screen(self.match.view(self.script.learner))

    def _look(self) -> None:
        """The table as the learner sees it now."""
        match, reader, view, seat = self.match, self.reader, self._view(), self.script.learner
        fresh = telling.journal_lines(self.game, reader, match.journal[self._told :])
        outcome = match.outcome
        questions = match.questions
        self.scenes.append(
            wire.Scene(
                seq=len(self.scenes),
                at=len(match.answers),
                state="running" if outcome is None else "over",
                seat=seat,
                view=view,
                text=None,
                question=self._question(questions.get(seat)),
                asked=[
                    telling.asked_card(self.game, reader, view, asked) for s, asked in questions.items() if s != seat
                ],
                answered=list(match.answered),
                laid=[wire.LaidCard(seat=s, values=self._chosen(s, view)) for s in match.laid],
                chosen=[],
                journal_from=self._lines,
                journal=fresh,
                outcome=None if outcome is None else telling.outcome_card(self.game, reader, outcome),
                ending=None,
                undo=msgspec.structs.replace(_NO_UNDO, possible=bool(self.steps)),
                clocks=[],
                now=0,
            )
        )
        self._told = len(match.journal)
        self._lines += len(fresh)

    def _question(self, question: Question | None) -> wire.QuestionCard | None:
        """What the learner is asked, where it is theirs to decide; the coach answers the rest."""
        if question is None or self.coach.step is None:
            return None
        return telling.question_card(self.match, self.reader, self._view(), question, len(self.scenes))

    def _chosen(self, seat: int, view: Any) -> list[wire.OptionCard]:
        return [
            card
            for question, value in self.match.given(seat)
            for card in telling.answer_cards(self.game, self.reader, view, question, value)
        ]


def plan(script: Script) -> list[wire.SeatPlan]:
    """Who plays on where a lesson ends: the learner, and its bots."""
    bot = wire.SeatPlan(kind="bot", bot=script.bot)
    return [wire.SeatPlan(kind="me") if seat == script.learner else bot for seat in range(script.seats)]


def opening(facts: Facts) -> dict[str, Any]:
    """What a match that goes on from a lesson begins with: all its answers, should the lesson change later."""
    if facts.lesson is None:
        return {}
    line = find_lesson(facts.game.id, facts.lesson).line()
    return {"answers": [[given.seat, msgspec.to_builtins(given.value)] for given in line]}


def lesson_cards(game: AnyGame, lang: str) -> list[wire.LessonCard]:
    """The lessons of a game, by name."""
    say = game.presenter.texts.say
    return [
        wire.LessonCard(id=lesson.id, title=say(lang, f"lesson-{lesson.id}"), steps=len(lesson.step))
        for lesson in lessons(game.id).values()
    ]
