"""How the match went: plans won and lost, and what was needed."""

from __future__ import annotations

from dejarik.core.ending import Course, Curve, Ending, Moment, Need, Score, Story
from dejarik.games.hope.notes import Ambush, Discarded, Sinks, WinsPlans


def ending(story: Story) -> Ending:
    view = story.view
    marks = tuple(
        story.mark(at, note.plans, note, bad=isinstance(note, Ambush)) for at, note in story.told(WinsPlans, Ambush)
    )
    need = view.levels[0] if view.levels else 0
    won = [mark for mark in marks if not mark.bad]
    return Ending(
        score=Score(view.plans, need, story.say("goal-needed", need=need)),
        curve=Curve(story.say("end-curve"), (Course("", None, marks),), Need(need, story.say("end-need", need=need))),
        best=Moment(won[-1].at, won[-1].text) if won else None,
        facts=(
            story.times(Discarded, "end-discarded"),
            story.times(Sinks, "end-sinks"),
            story.times(Ambush, "end-ambushes"),
        ),
    )
