"""How the battle went: what each side shot down, by squad points (or ships, where nothing was paid for)."""

from __future__ import annotations

from dejarik.core.ending import Course, Curve, Ending, Mark, Part, Score, Story
from dejarik.games.xwing.notes import Attacks, Destroyed, Fled, Hits, Misses, RoundOpens

Loss = Destroyed | Fled


def ending(story: Story) -> Ending:
    view = story.view
    paid = all(ship.cost for ship in view.ships)
    worth = {ship.id: ship.cost if paid else 1 for ship in view.ships}
    side_of = {ship.id: ship.side for ship in view.ships}
    lost = _lost(story)
    fallen = [[(at, note) for at, note in lost if side_of[note.ship.id] != side] for side in (0, 1)]
    lines = tuple(_line(story, side, fallen[side], worth) for side in (0, 1))
    mine = _side(story)
    enemy = sum(worth[ship.id] for ship in view.ships if ship.side != mine)
    shot = lines[mine].marks[-1].value if lines[mine].marks else 0
    # who shot nothing down looks again at what brought them down
    best = max(
        fallen[mine] or fallen[1 - mine],
        key=lambda told: (isinstance(told[1], Destroyed), worth[told[1].ship.id]),
        default=None,
    )
    hits = [note for _, note in story.told(Hits)]
    return Ending(
        score=Score(shot, enemy, story.say("end-score-points" if paid else "end-score-ships")),
        curve=Curve(
            story.say("end-curve-points" if paid else "end-curve-ships"),
            lines,
            rounds=story.starts(RoundOpens),
            round=story.say("end-round"),
        ),
        best=story.moment(*best, *_pictured(best[1])) if best else None,
        parts=story.parts(("end-column-hits", "end-column-damage", "end-column-lost"), _parts(story)),
        facts=story.happened(
            story.number(view.round, "end-rounds"),
            story.number(len(hits), "end-hits"),
            story.number(sum(note.crits for note in hits), "end-crits"),
            story.times(Misses, "end-misses"),
        ),
    )


def _lost(story: Story) -> list[tuple[int, Loss]]:
    """Every ship that was lost: whoever flees is destroyed, too, and told as fled."""
    fled = {note.ship.id: note for _, note in story.told(Fled)}
    return [(at, fled.get(note.ship.id, note)) for at, note in story.told(Destroyed)]


def _pictured(note: Loss) -> tuple[str, ...]:
    return (f"pilot-{note.ship.pilot}",) if note.ship.pilot else ()


def _parts(story: Story) -> list[Part]:
    """Which pilot of each player fired most often, how often theirs hit, for how much, and the ships they lost."""
    flown = {ship.id: ship.seat for ship in story.view.ships}
    hits = [(flown[note.ship.id], note.hits + note.crits) for _, note in story.told(Hits)]
    lost = [flown[note.ship.id] for _, note in story.told(Destroyed)]
    fired = [note.ship for _, note in story.told(Attacks)]
    best = sorted(story.view.ships, key=lambda ship: -ship.skill)
    return [
        story.part(
            seat,
            (ship.pilot for ship in fired if flown[ship.id] == seat and ship.pilot),
            "pilot",
            sum(1 for who, _ in hits if who == seat),
            sum(damage for who, damage in hits if who == seat),
            lost.count(seat),
            kind="pilot-",
            owned=(ship.pilot for ship in best if ship.seat == seat and ship.pilot),
        )
        for seat in range(len(story.view.sides))
    ]


def _side(story: Story) -> int:
    """Whose score is told: the reader's side; to spectators the one that shot down more is not for us to say."""
    seat = story.reader.seat
    return story.view.sides[seat] if seat is not None else 0


def _line(story: Story, side: int, lost: list[tuple[int, Loss]], worth: dict[int, int]) -> Course:
    total, marks = 0, list[Mark]()
    for at, note in lost:
        total += worth[note.ship.id]
        marks.append(story.mark(at, total, note))
    name = story.presenter.word(story.reader, "side", story.view.banners[side])
    return Course(str(name), story.view.sides.index(side), tuple(marks))
