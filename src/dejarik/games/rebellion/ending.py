"""How the war went: time and reputation on their track, which the Rebels want to meet and the Empire keeps apart."""

from __future__ import annotations

from dejarik.core.ending import Course, Curve, Ending, Mark, Moment, Part, Score, Story
from dejarik.games.rebellion.facts import UNITS
from dejarik.games.rebellion.notes import (
    Activates,
    AssignmentBegins,
    BaseRevealed,
    Destroyed,
    MissionSucceeds,
    PlaysObjective,
    ReputationGained,
    ReputationLost,
    RevealsMission,
    SystemDestroyed,
    TimeAdvances,
)
from dejarik.games.rebellion.notes.combat import BattleWon


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
            rounds=story.starts(AssignmentBegins),
            round=story.say("end-round"),
        ),
        best=_best(story),
        parts=story.parts(("end-column-missions", "end-column-battles", "end-column-lost"), _parts(story)),
        facts=story.happened(
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


def _parts(story: Story) -> list[Part]:
    """Which leader each player sent out most often, the missions they revealed, their side's battles and losses."""
    posts = story.view.posts
    missions = [note for _, note in story.told(RevealsMission)]
    sent = [(note.who, note.leader) for _, note in story.told(Activates)]
    sent += [(note.who, leader) for note in missions for leader in note.leaders]
    battles = [note.side for _, note in story.told(BattleWon)]
    lost = [UNITS[unit].side for _, note in story.told(Destroyed) for unit, count in note.units for _ in range(count)]
    return [
        story.part(
            seat,
            (leader for who, leader in sent if who == seat),
            "leader",
            sum(1 for note in missions if note.who == seat),
            battles.count(side),
            lost.count(("rebel", "empire")[side]),
        )
        for seat, side in sorted({seat: place // 2 for place, seat in enumerate(posts)}.items())
    ]


def _best(story: Story) -> Moment | None:
    """What the winner would look at again: the objective worth most, the base found, a system destroyed."""
    played = max(story.told(PlaysObjective), key=lambda told: told[1].reputation, default=None)
    if played and story.view.winner != "empire":
        return story.moment(*played, played[1].card)
    found = [*story.told(SystemDestroyed), *story.told(BaseRevealed)]
    return story.moment(*found[-1], f"planet-{found[-1][1].place}") if found else None
