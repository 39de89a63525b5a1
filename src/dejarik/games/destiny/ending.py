"""How the duel went: the damage that everybody took, and who was defeated."""

from __future__ import annotations

from dejarik.core.ending import Course, Curve, Ending, Mark, Score, Story
from dejarik.games.destiny.notes import DamageDealt, Defeated, Plays, ResolvesDie


def ending(story: Story) -> Ending:
    view = story.view
    owner = {piece.id: piece.owner for piece in view.pieces}
    for seat, player in enumerate(view.players):
        owner |= {face.id: seat for face in (*player.aside, *player.discard)}
    mine = story.reader.seat if story.reader.seat is not None else view.winner
    gone = [(at, note) for at, note in story.told(Defeated) if owner.get(note.id, mine) != mine]
    left = [piece for piece in view.pieces if piece.kind == "character" and piece.owner != mine]
    lines = tuple(_line(story, seat, owner) for seat in range(len(view.players)))
    return Ending(
        score=Score(len(gone), len(gone) + len(left), story.say("end-score-characters")),
        curve=Curve(story.say("end-curve-damage"), lines),
        best=story.moment(*gone[-1]) if gone else None,
        facts=(
            story.number(view.round, "end-rounds"),
            story.times(Plays, "end-cards"),
            story.times(ResolvesDie, "end-dice"),
        ),
    )


def _line(story: Story, seat: int, owner: dict[int, int]) -> Course:
    """What this seat's characters have taken; who is defeated stands out."""
    total, marks = 0, list[Mark]()
    for at, note in story.told(DamageDealt, Defeated):
        if owner.get(note.id) != seat:
            continue
        if isinstance(note, DamageDealt):
            total += note.taken
        marks.append(story.mark(at, total, note, bad=isinstance(note, Defeated)))
    return Course(story.reader.names[seat], seat, tuple(marks))
