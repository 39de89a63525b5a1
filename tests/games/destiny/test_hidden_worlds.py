"""Whole matches in two worlds at once that differ in the hands and decks of others only: a seat cannot tell them apart.

From some moment on the same match goes on twice, with the hidden cards of the others dealt anew in the second. Whoever
is asked answers the same in both, as long as that can be done; until a card comes to light that is another one there,
everything that reaches the seat must be the same.

More of it by hand: `WORLDS=500 pytest tests/games/destiny/test_hidden_worlds.py`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Option, Question, any_answer, settle, things
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.zones import deal_anew
from dejarik.games.destiny import GAME
from dejarik.games.destiny.notes import Reveals, SeesHand
from dejarik.games.destiny.state import Table, card_of, is_die
from tests.games.destiny.test_random_decks import random_table

MATCHES = int(os.environ.get("WORLDS", "4"))
#: What they do tells by the rules of what is held: damage as much as a card looked at costs, a card of a kind given up.
OUTSPOKEN = ("kylo-ren-vaders-disciple", "ace-in-the-hole", "the-force-is-strong")
NAMES = ("Rey", "Kylo", "Finn", "Phasma")
#: How long two worlds are followed, and how often a match is looked at.
STEPS, STARTS = 40, 6


def dealt_anew(table: Table, seat: int | None, rng: Rng) -> Table:
    """The same table to this seat: what the others hold and draw next is by lot, their chance is the same."""
    twin = table.copy()
    known = set() if seat is None else set(table.known[seat])
    for owner in table.seats:
        if owner != seat:
            deal_anew(rng, [twin.hands[owner], twin.decks[owner]], known)
    return twin


def in_sight(match: Match, seat: int | None) -> object:
    """The cards that this seat can see or was shown, wherever they lie."""
    table = match.table
    seen = {*table.pieces, *table.limbo, *(queued.thing for queued in table.queue)}
    for owner in table.seats:
        seen |= {*table.asides[owner], *(table.hands[owner] if owner == seat else ())}
    shown = [entry.note for entry in match.journal if entry.to is None or seat in entry.to]
    return (
        seen if seat is None else seen | set(table.known[seat]),
        table.discards,
        [note for note in shown if isinstance(note, (SeesHand, Reveals))],
    )


def speaks_out(match: Match, answer: Option) -> bool:
    """Whether a card is used that does something openly by what somebody holds."""
    numbers = [one for one in (answer if isinstance(answer, tuple) else (answer,)) if isinstance(one, int)]
    cards = [card_of(number) if is_die(number) else number for number in numbers]
    return any(0 < card < len(match.table.cards) and match.table.cards[card] in OUTSPOKEN for card in cards)


def told(match: Match, seat: int | None) -> object:
    """All that reaches a seat, or who only watches."""
    view = GAME.view(match.table, seat)
    heard = [entry.note for entry in match.journal if entry.to is None or seat in entry.to]
    reader = Reader("en", seat, NAMES)
    asked = [
        (question.seat, question.kind, question.about, question.rule, GAME.presenter.question(reader, view, question))
        for question in match.questions.values()
    ]
    own = [
        (things(question), {option: str(refused) for option, refused in GAME.barred(match.table, question).items()})
        for question in match.questions.values()
        if question.seat == seat
    ]
    back = match.undo_needs(seat) if seat is not None and match.last_answer(seat) is not None else None
    return view, heard, asked, own, back, match.over


def common_answer(first: Question, second: Question, rng: Rng) -> Option | None:
    """An answer by lot that can be given in both worlds; None: there is none."""
    for _ in range(20):
        answer = any_answer(first, rng)
        try:
            if settle(second, answer) == answer:
                return answer
        except Refused:
            continue
    if isinstance(first, Ask) and isinstance(second, Ask) and first.single and second.single:
        both = [option for option in first.options if option in second.options]
        return rng.choice(both) if both else None
    return None


def pairs(match: Match, seat: int | None, rng: Rng) -> Iterator[tuple[Match, Match]]:
    """Two worlds, step by step, as long as they look the same to the seat by what has come to light."""
    first, second = match.table.copy(), dealt_anew(match.table, seat, rng)
    for table in (first, second):
        table.notes = None
    ours, theirs = (Match.at(GAME, table, match.seats, match.options) for table in (first, second))
    for _ in range(STEPS):
        if in_sight(ours, seat) != in_sight(theirs, seat):
            return
        yield ours, theirs
        if ours.over or theirs.over:
            return
        asked = next(iter(ours.questions))
        answer = common_answer(ours.questions[asked], theirs.questions[asked], rng)
        if answer is None:
            return
        if speaks_out(ours, answer):
            return
        ours.answer(asked, answer)
        theirs.answer(asked, answer)


def moments(seed: int, seats: int) -> Iterator[tuple[Match, Rng]]:
    """A match by random answers, looked at now and then where a procedure begins."""
    rng = Rng.from_seed(f"hidden worlds {seed}")
    match = Match(GAME, seats, random_table(seed, seats), seed, journal=False)
    while not match.over:
        seat, question = next(iter(match.questions.items()))
        if question.kind in ("action", "upkeep") and not rng.below(STARTS):
            yield match, rng
        match.answer(seat, any_answer(question, rng))


def test_what_is_hidden_changes_nothing_that_reaches_a_seat() -> None:
    followed = 0
    for number in range(MATCHES):
        seats = 2 + (number % 4 == 3)
        for match, rng in moments(number, seats):
            for seat in (*range(seats), None):
                for first, second in pairs(match, seat, rng):
                    followed += 1
                    assert told(first, seat) == told(second, seat), (number, seat)
    assert followed
