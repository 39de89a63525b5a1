"""Lessons: a guided match as a list of scenes, which a page can step through without the server."""

from __future__ import annotations

from typing import Any

from dejarik.server.wire.base import Wire
from dejarik.server.wire.games import PresetCard
from dejarik.server.wire.table import Scene


class LessonStep(Wire):
    """One decision of the learner.

    `scene` is the number of the scene in which the question stands; the scene after it follows from `answer`. Those in
    `also` are right, too, but the lesson goes on as after `answer`. Everything else is explained by `refusal`.
    """

    scene: int
    sentence: str
    refusal: str
    rule: str
    answer: Any
    #: The answer in words, one label for each chosen value.
    labels: list[str]
    also: list[Any]
    #: What to show on the board: options of the question, or things that the game names.
    points_at: list[Any]


class Lesson(Wire):
    """A lesson as it goes when the learner does what the coach says: it is the same every time."""

    game: str
    id: str
    title: str
    how_to_win: str
    #: What one has learned, for the last screen.
    learned: str
    #: What to play after it, the next thing first.
    then: list[PresetCard]
    names: list[str]
    options: dict[str, Any]
    steps: list[LessonStep]
    #: The journal of each scene begins where that of the scene before ends.
    scenes: list[Scene]
