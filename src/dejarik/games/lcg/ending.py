"""How the duel went: the Death Star dial, and the objectives that fell on the way."""

from __future__ import annotations

from dejarik.core.ending import Course, Curve, Ending, Mark, Moment, Need, Number, Part, Score, Story
from dejarik.games.lcg.notes import (
    Destroyed,
    DialShows,
    EdgeWon,
    Enters,
    ObjectiveLost,
    Strikes,
    TurnBegins,
    Unopposed,
)

#: What the dark side's dial must show, and how many objectives the light side must destroy.
DIAL, OBJECTIVES = 12, 3


def ending(story: Story) -> Ending:
    view = story.view
    dark = view.dark
    marks, fallen = list[Mark](), list[Moment]()
    dial = 0
    for at, note in story.told(DialShows, ObjectiveLost):
        if isinstance(note, DialShows):
            dial = note.number
        elif note.who != view.winner:
            fallen.append(story.moment(at, note, note.card))
        marks.append(story.mark(at, dial, note, bad=isinstance(note, ObjectiveLost) and note.who == dark))
    line = Course(story.reader.names[dark], dark, tuple(marks))
    if view.winner == dark:
        score = Score(view.dial, DIAL, story.say("end-score-dial"))
    else:
        score = Score(len(view.sides[1 - dark].victory), OBJECTIVES, story.say("end-score-objectives"))
    edges = [note for _, note in story.told(EdgeWon)]
    whose = story.reader.seat if story.reader.seat is not None else view.winner
    return Ending(
        score=score,
        curve=Curve(
            story.say("end-curve-dial"),
            (line,),
            Need(DIAL, story.say("end-need-dial")),
            story.starts(TurnBegins),
            story.say("end-turn"),
        ),
        best=fallen[-1] if fallen else None,
        parts=story.parts(("end-column-edges", "end-column-objectives", "end-column-units"), _parts(story)),
        facts=story.happened(
            story.number(view.turn, "end-turns"),
            Number(f"{sum(note.who == whose for note in edges)} / {len(edges)}", story.say("end-edges")),
            story.times(Unopposed, "end-unopposed"),
            story.times(Destroyed, "end-destroyed"),
        ),
    )


def _parts(story: Story) -> list[Part]:
    """Who struck most often on each side, the edge battles it won, and what it destroyed of the other."""
    owner = {note.id: note.who for _, note in story.told(Enters)}
    units = [owner.get(note.id) for _, note in story.told(Destroyed)]
    lost = [note.who for _, note in story.told(ObjectiveLost)]
    edges = [note.who for _, note in story.told(EdgeWon)]
    struck = [note for _, note in story.told(Strikes)]
    return [
        story.part(
            seat,
            (note.card for note in struck if note.who == seat),
            "card",
            edges.count(seat),
            lost.count(1 - seat),
            units.count(1 - seat),
        )
        for seat in (0, 1)
    ]
