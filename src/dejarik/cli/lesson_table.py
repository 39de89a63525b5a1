"""A lesson at this terminal: the learner among players whose answers are written down, a coach beside them."""

from __future__ import annotations

from dejarik import bots
from dejarik.cli.local import LocalTable
from dejarik.cli.speech import lang
from dejarik.cli.table import Sight
from dejarik.core.bot import Bot
from dejarik.core.game import find
from dejarik.core.lesson import Coach, Lesson
from dejarik.core.question import Option


class LessonTable(LocalTable):
    """Follows the line of the lesson; once it is at its end, bots play on.

    A lesson begins anew and is not kept; but once the learner has played on, the match is kept like any other.
    """

    saves = False

    def __init__(self, lesson: Lesson) -> None:
        game = find(lesson.game)
        match = lesson.begin()
        self.teacher = Coach(lesson, match)
        players: list[Bot | None] = [bots.find(game, lesson.bot)] * lesson.seats
        players[lesson.learner] = None
        super().__init__(match, players, lesson.names(lang()), coach=Beside(self.teacher))

    @property
    def lesson_over(self) -> bool:
        return self.teacher.done

    def step(self) -> bool:
        self.saves = self.teacher.left
        return self.teacher.plays_on() or (self.teacher.done and super().step())


class Beside:
    """The coach as the table knows one: speaks the language of whoever looks."""

    def __init__(self, coach: Coach) -> None:
        self.coach = coach

    def says(self, sight: Sight) -> str:
        return self.coach.says(lang())

    def points_at(self, sight: Sight) -> tuple[Option, ...]:
        return self.coach.points_at()

    def check(self, sight: Sight, answer: Option) -> None:
        self.coach.check(answer)
