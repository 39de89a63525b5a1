"""How the match went: plans won and lost, and what was needed."""

from __future__ import annotations

from typing import Final

from dejarik.core.ending import Course, Curve, Ending, Moment, Need, Number, Part, Score, Story
from dejarik.games.hope.notes import Ambush, Deal, Discarded, Lays, LeftOver, Reveals, Sinks, WinsPlans
from dejarik.games.hope.rules.final import RESULTS

#: So many numbers tell how it went.
FACTS: Final = 3


def ending(story: Story) -> Ending:
    view = story.view
    marks = tuple(
        story.mark(at, note.plans, note, bad=isinstance(note, Ambush)) for at, note in story.told(WinsPlans, Ambush)
    )
    need = view.levels[0] if view.levels else 0
    won = [mark for mark in marks if not mark.bad]
    return Ending(
        score=Score(view.plans, need, story.say("goal-needed", need=need), _steps(story)),
        curve=Curve(
            story.say("end-curve"),
            (Course("", None, marks),),
            Need(need, story.say("end-need", need=need)),
            story.starts(Deal),
            story.say("end-round"),
        ),
        best=Moment(won[-1].at, won[-1].text, ("jyn", "plans")) if won else None,
        parts=story.parts(("end-column-plans", "end-column-discarded"), _parts(story)),
        facts=_facts(story)[:FACTS],
    )


def _steps(story: Story) -> tuple[Need, ...]:
    """What each number of plans would have been; a single one needs no name."""
    levels: tuple[int, ...] = story.view.levels
    if len(levels) < 2:
        return ()
    return tuple(Need(value, story.say(f"end-step-{name}")) for value, name in zip(levels, RESULTS[1:], strict=True))


def _facts(story: Story) -> tuple[Number, ...]:
    """How the piles were searched, what matters most first."""
    left = sum(note.cards.count("plans") for _, note in story.told(LeftOver))
    return story.happened(
        story.times(Reveals, "end-revealed"),
        story.times(Discarded, "end-discarded"),
        story.number(left, "end-left"),
        story.times(Ambush, "end-ambushes"),
        story.times(Sinks, "end-sinks"),
        story.times(Lays, "end-laid"),
    )


def _parts(story: Story) -> list[Part]:
    """Which rebel each player laid most often, the plans they won and the enemies they cleared away."""
    seats = range(len(story.reader.names))
    plans, discarded = [0 for _ in seats], [0 for _ in seats]
    acting = 0
    for _, note in story.told(Reveals, WinsPlans, Discarded):
        if isinstance(note, Discarded):
            discarded[acting] += 1
        else:
            acting = note.who
            plans[acting] += isinstance(note, WinsPlans)
    return [
        story.part(
            seat, (note.card for _, note in story.told(Lays) if note.who == seat), "card", plans[seat], discarded[seat]
        )
        for seat in seats
    ]
