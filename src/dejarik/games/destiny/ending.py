"""How the duel went: the damage that everybody took, and who was defeated."""

from __future__ import annotations

from typing import Final

from dejarik.core.ending import Course, Curve, Ending, Mark, Part, Score, Story
from dejarik.games.destiny.notes import Activates, DamageDealt, Defeated, Plays, ResolvesDie, RoundBegins

#: What comes to the table out of a deck.
PLAYED: Final = frozenset({"support", "upgrade", "downgrade"})


def ending(story: Story) -> Ending:
    view = story.view
    owner = _owners(story)
    mine = story.reader.seat if story.reader.seat is not None else view.winner
    defeated = list(story.told(Defeated))
    gone = [(at, note) for at, note in defeated if owner.get(note.id, mine) != mine]
    told = gone or defeated  # who defeated nobody looks again at who defeated them
    lines = tuple(_line(story, seat, owner) for seat in range(len(view.players)))
    return Ending(
        score=_cards(story, mine) if view.result == "cards" else _characters(story, mine, len(gone)),
        curve=Curve(
            story.say("end-curve-damage"), lines, rounds=story.starts(RoundBegins), round=story.say("end-round")
        ),
        best=story.moment(*told[-1], told[-1][1].card) if told else None,
        parts=story.parts(("end-column-dice", "end-column-cards", "end-column-damage"), _parts(story, lines)),
        facts=story.happened(
            story.number(view.round, "end-rounds"),
            story.times(Plays, "end-cards"),
            story.times(ResolvesDie, "end-dice"),
        ),
    )


def _characters(story: Story, mine: int, gone: int) -> Score:
    left = sum(piece.kind == "character" and piece.owner != mine for piece in story.view.pieces)
    return Score(gone, gone + left, story.say("end-score-characters"))


def _cards(story: Story, mine: int) -> Score:
    """Of two whose cards have decided it: how many of the opponent's have come out of the deck and left the hand."""
    ((seat, foe),) = ((seat, player) for seat, player in enumerate(story.view.players) if seat != mine)
    laid = sum(piece.owner == seat and piece.kind in PLAYED for piece in story.view.pieces)
    out = len(foe.discard) + laid
    return Score(out, out + foe.hand_size + foe.deck_size, story.say("end-score-cards"))


def _owners(story: Story) -> dict[int, int]:
    """Whose every card was, also of players whose cards have left the table with them."""
    view = story.view
    owner = {note.id: note.who for _, note in story.told(Activates, Plays)}
    owner |= {piece.id: piece.owner for piece in view.pieces}
    for seat, player in enumerate(view.players):
        owner |= {face.id: seat for face in (*player.aside, *player.discard)}
    return owner


def _line(story: Story, seat: int, owner: dict[int, int]) -> Course:
    """What this seat's characters have taken, beyond what shields kept away; who is defeated stands out."""
    total, marks = 0, list[Mark]()
    for at, note in story.told(DamageDealt, Defeated):
        if owner.get(note.id) != seat or (isinstance(note, DamageDealt) and not note.taken):
            continue
        if isinstance(note, DamageDealt):
            total += note.taken
        marks.append(story.mark(at, total, note, bad=isinstance(note, Defeated)))
    return Course(story.reader.names[seat], seat, tuple(marks))


def _parts(story: Story, taken: tuple[Course, ...]) -> list[Part]:
    """Whose dice each player resolved most often, how many dice and cards that were, and the damage taken."""
    dice = [(note.who, note.card) for _, note in story.told(ResolvesDie)]
    cards = [note.who for _, note in story.told(Plays)]
    return [
        story.part(
            seat,
            (card for who, card in dice if who == seat),
            "card",
            sum(1 for who, _ in dice if who == seat),
            cards.count(seat),
            line.marks[-1].value if line.marks else 0,
        )
        for seat, line in enumerate(taken)
    ]
