"""Lessons: a guided first match. A lesson is data that a test replays to its end, so that none can rot.

`<game>/lessons/<id>.toml` holds the seed and one line of answers for every seat, cut into the steps of the learner:

    seats = 3
    learner = 0
    seed = 7
    bot = "careful"             # who sits in the other seats once the coach lets go
    then = ["quick", "full"]    # what to play after it: presets of the game, the next one first
    before = [[1, "a"]]         # what happens before the learner is asked for the first time
    [[step]]
    name = "scout"              # lesson-<id>-<step> says what to do, refused-lesson-<id>-<step> why nothing else does
    rule = "hope.recon.look"    # the rule behind that
    line = [[0, 2], [1, "b"]]   # the learner's answer, and what everybody does until the next step
    also = [3]                  # other answers that the coach takes; the line goes on after them, too
    point = ["pile-2"]          # what to point at, where it is not the answer itself

The words are messages of the game: besides those, `lesson-<id>` is the title, `lesson-<id>-learned` says what one can
do now, `lesson-<id>-end` also how to go on in a terminal, and `how-to-win` tells the aim of the game on one screen.
"""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from dejarik.core.game import AnyGame, find
from dejarik.core.match import Given, Match
from dejarik.core.question import Option, Question, as_option, picked, settle
from dejarik.core.refusal import Refused
from dejarik.core.words import CORE


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the learner, and what everybody does after it until the next one."""

    name: str
    rule: str
    line: tuple[tuple[int, Any], ...]
    also: tuple[Any, ...] = ()
    point: tuple[Any, ...] = ()

    @property
    def best(self) -> Option:
        """The answer that the lesson goes on with."""
        return as_option(self.line[0][1])

    def accepts(self, answer: Option) -> bool:
        return answer == self.best or answer in [as_option(other) for other in self.also]

    def points_at(self, question: Question) -> tuple[Option, ...]:
        """What to show: the things named, or else all that the answer is made of."""
        return tuple(as_option(thing) for thing in self.point) or picked(question, settle(question, self.best))


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided match of one game."""

    seats: int
    seed: int
    #: The bot in the other seats after the last step.
    bot: str
    step: tuple[Step, ...]
    learner: int = 0
    options: dict[str, Any] = {}
    #: Presets of the game to play afterwards.
    then: tuple[str, ...] = ()
    before: tuple[tuple[int, Any], ...] = ()
    game: str = ""
    id: str = ""

    def begin(self) -> Match:
        return Match(find(self.game), self.seats, self.options, self.seed)

    def finished(self) -> Match:
        """The match as it stands after the last step."""
        match = self.begin()
        for given in self.line():
            match.answer(given.seat, given.value)
        return match

    def names(self, lang: str) -> list[str]:
        """Who sits where, as the lesson's sentences call them."""
        mates = [CORE.say(lang, "lesson-mate", seat=seat) for seat in range(self.seats)]
        mates[self.learner] = CORE.say(lang, "lesson-learner")
        return mates

    def line(self) -> tuple[Given, ...]:
        """Every answer from the first to the last, as if the learner did nothing wrong."""
        answers = [*self.before, *(given for step in self.step for given in step.line)]
        return tuple(Given(seat, as_option(value)) for seat, value in answers)

    def steps_at(self) -> dict[int, int]:
        """How many answers were given before each step: the number of that step."""
        found, at = {}, len(self.before)
        for number, step in enumerate(self.step):
            found[at] = number
            at += len(step.line)
        return found


@cache
def lessons(game_id: str) -> dict[str, Lesson]:
    """The lessons of a game, by id."""
    game: AnyGame = find(game_id)
    home = sys.modules[type(game).__module__]
    if not hasattr(home, "__path__"):
        return {}  # a game in a single file has no room for lessons
    folder = files(home.__name__).joinpath("lessons")
    if not folder.is_dir():
        return {}
    names = sorted(part.name for part in folder.iterdir() if part.name.endswith(".toml"))
    return {name[:-5]: _read(folder.joinpath(name).read_text(encoding="utf-8"), game_id, name[:-5]) for name in names}


def find_lesson(game_id: str, lesson_id: str | None = None) -> Lesson:
    """A game's lesson by its id; its first one where none is named."""
    known = lessons(find(game_id).id)
    if not known:
        raise Refused("no-lessons", game=game_id)
    if lesson_id is None:
        return next(iter(known.values()))
    if lesson_id not in known:
        raise Refused("unknown-lesson", given=lesson_id, known=", ".join(known))
    return known[lesson_id]


def _read(text: str, game_id: str, lesson_id: str) -> Lesson:
    return msgspec.convert({**tomllib.loads(text), "game": game_id, "id": lesson_id}, Lesson)


class Coach:
    """Sits beside the learner of one match: knows where the lesson stands, says one sentence, minds the answers.

    It keeps nothing of its own: the number of answers given tells where the lesson is, so taking answers back needs no
    care. Once the line is at its end, the coach lets go.
    """

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        self._line = lesson.line()
        self._steps = lesson.steps_at()

    @property
    def done(self) -> bool:
        """Whether the lesson is at its end."""
        return len(self.match.answers) >= len(self._line)

    @property
    def left(self) -> bool:
        """Whether the learner has played on after the end."""
        return any(given.seat == self.lesson.learner for given in self.match.answers[len(self._line) :])

    @property
    def number(self) -> int | None:
        """The number of the step that the learner stands at, counted from 0."""
        return self._steps.get(len(self.match.answers))

    @property
    def step(self) -> Step | None:
        return None if self.number is None else self.lesson.step[self.number]

    def plays_on(self) -> bool:
        """Give the next answer that is not the learner's to decide; False where it is, or at the end."""
        if self.done or self.step is not None:
            return False
        given = self._line[len(self.match.answers)]
        self.match.answer(given.seat, given.value)
        return True

    def says(self, lang: str) -> str:
        """One sentence for this moment; after the last step, what to play next."""
        step = self.step
        if step is None:
            return self._word(lang, "end") if self.done else ""
        texts = self.match.game.presenter.texts
        said = {"step": self.number + 1 if self.number is not None else 0, "of": len(self.lesson.step)}
        return f"{texts.say(lang, 'lesson-progress', said)} {self._word(lang, step.name)}"

    def points_at(self) -> tuple[Option, ...]:
        """What to show on the table for this step; nothing where the coach is silent."""
        question = self.match.questions.get(self.lesson.learner)
        return () if self.step is None or question is None else self.step.points_at(question)

    def check(self, answer: object) -> None:
        """Refuse, with the rule and the reason, an answer that is legal but leads away from the lesson."""
        step = self.step
        question = self.match.questions.get(self.lesson.learner)
        if step is None or question is None:
            return
        try:
            settled = settle(question, answer)
        except Refused:
            return  # the rules have better words for that
        if not step.accepts(settled):
            raise Refused(f"lesson-{self.lesson.id}-{step.name}", rule=step.rule)

    def _word(self, lang: str, name: str) -> str:
        said: str = self.match.game.presenter.texts.say(lang, f"lesson-{self.lesson.id}-{name}")
        return said
