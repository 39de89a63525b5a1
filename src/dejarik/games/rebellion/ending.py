"""How the war went: time and reputation on their track, which the Rebels want to meet and the Empire keeps apart."""

from __future__ import annotations

from dejarik.core.ending import Course, Curve, Ending, Mark, Moment, Score, Story
from dejarik.games.rebellion.notes import (
    BaseRevealed,
    Destroyed,
    MissionSucceeds,
    PlaysObjective,
    ReputationGained,
    ReputationLost,
    SystemDestroyed,
    TimeAdvances,
)


def ending(story: Story) -> Ending:
    view = story.view
    rebel, empire = view.posts[0], view.posts[2]
    lost = sum(count for _, note in story.told(Destroyed) for _, count in note.units)
    return Ending(
        score=Score(view.time, view.reputation, story.say("end-score-track")),
        curve=Curve(
            story.say("end-curve-track"),
            (
                Course(story.say("end-line-reputation"), rebel, _reputation(story)),
                Course(story.say("end-line-time"), empire, _time(story)),
            ),
        ),
        best=_best(story),
        facts=(
            story.number(view.round, "end-rounds"),
            story.times(MissionSucceeds, "end-missions"),
            story.number(lost, "end-units"),
            story.times(SystemDestroyed, "end-systems"),
        ),
    )


def _reputation(story: Story) -> tuple[Mark, ...]:
    told = list(story.told(ReputationGained, ReputationLost))
    first = story.view.reputation
    if told:
        note = told[0][1]
        first = note.reputation + (note.amount if isinstance(note, ReputationGained) else -note.amount)
    marks = (story.mark(at, note.reputation, note, bad=isinstance(note, ReputationLost)) for at, note in told)
    return (Mark(0, first, story.say("end-line-reputation")), *marks)


def _time(story: Story) -> tuple[Mark, ...]:
    marks = (story.mark(at, note.time, note) for at, note in story.told(TimeAdvances))
    return (Mark(0, 1, story.say("end-line-time")), *marks)


def _best(story: Story) -> Moment | None:
    """The base found, a system destroyed, or the objective that was worth most."""
    for kind in (BaseRevealed, SystemDestroyed):
        found = list(story.told(kind))
        if found:
            return story.moment(*found[-1])
    played = max(story.told(PlaysObjective), key=lambda told: told[1].reputation, default=None)
    return story.moment(*played) if played else None
