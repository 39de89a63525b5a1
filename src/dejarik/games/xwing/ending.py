"""How the battle went: what each side shot down, by squad points (or ships, where nothing was paid for)."""

from __future__ import annotations

from dejarik.core.ending import Course, Curve, Ending, Mark, Score, Story
from dejarik.games.xwing.notes import Destroyed, Hits, Misses


def ending(story: Story) -> Ending:
    view = story.view
    paid = all(ship.cost for ship in view.ships)
    worth = {ship.id: ship.cost if paid else 1 for ship in view.ships}
    side_of = {ship.id: ship.side for ship in view.ships}
    lost = list(story.told(Destroyed))  # whoever flees is destroyed, too
    fallen = [[(at, note) for at, note in lost if side_of[note.ship.id] != side] for side in (0, 1)]
    lines = tuple(_line(story, side, fallen[side], worth) for side in (0, 1))
    mine = _side(story)
    enemy = sum(worth[ship.id] for ship in view.ships if ship.side != mine)
    shot = lines[mine].marks[-1].value if lines[mine].marks else 0
    best = max(fallen[mine], key=lambda told: worth[told[1].ship.id], default=None)
    hits = [note for _, note in story.told(Hits)]
    return Ending(
        score=Score(shot, enemy, story.say("end-score-points" if paid else "end-score-ships")),
        curve=Curve(story.say("end-curve-points" if paid else "end-curve-ships"), lines),
        best=story.moment(*best) if best else None,
        facts=(
            story.number(view.round, "end-rounds"),
            story.number(len(hits), "end-hits"),
            story.number(sum(note.crits for note in hits), "end-crits"),
            story.times(Misses, "end-misses"),
        ),
    )


def _side(story: Story) -> int:
    """Whose score is told: the reader's side; to spectators the one that shot down more is not for us to say."""
    seat = story.reader.seat
    return story.view.sides[seat] if seat is not None else 0


def _line(story: Story, side: int, lost: list[tuple[int, Destroyed]], worth: dict[int, int]) -> Course:
    total, marks = 0, list[Mark]()
    for at, note in lost:
        total += worth[note.ship.id]
        marks.append(story.mark(at, total, note))
    name = story.presenter.word(story.reader, "side", story.view.banners[side])
    return Course(str(name), story.view.sides.index(side), tuple(marks))
