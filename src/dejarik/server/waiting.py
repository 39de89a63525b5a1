"""Whom matches wait for: told in lists without waking a match, and where somebody is called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import func, select

from dejarik.core.words import LANGUAGES
from dejarik.server import wire
from dejarik.server.storage import Store, tables

if TYPE_CHECKING:
    from dejarik.server.live import LiveMatch

#: Seconds that a question stands before it is written down for lists: whoever plays on needs none.
SETTLED: Final = 5.0


class Turn(msgspec.Struct):
    """A question that waits for somebody: since when, and its sentence in every language, as that seat reads it."""

    since: int
    question: int
    words: dict[str, str]


class Asked(msgspec.Struct):
    """Whom a match waits for after event `seq`."""

    seq: int
    seats: dict[int, Turn] = {}


def asked(live: LiveMatch) -> Asked:
    """Whom the match waits for now: people only, bots come by themselves."""
    course = live.course
    turns: dict[int, Turn] = {}
    for seat, question in course.questions.items():
        if course.sittings[seat].human:
            view, presenter = live.scenes.screened(seat), live.game.presenter
            words = {lang: presenter.question(live.scenes.reader(seat, lang), view, question) for lang in LANGUAGES}
            turns[seat] = Turn(course.clocks.asked_at[seat], course.clocks.posed[seat], words)
    return Asked(course.seq, turns)


def stored(row: Any) -> Asked | None:
    """What is written down, if it is still so."""
    if not row["asked"]:
        return None
    found = msgspec.convert(row["asked"], Asked, strict=False)
    return found if found.seq == row["seq"] else None


def turn_of(found: Asked, seats: list[int], lang: str) -> wire.TurnCard | None:
    """The question that has waited longest for whoever holds these seats."""
    mine = [(turn.since, seat, turn) for seat, turn in found.seats.items() if seat in seats]
    if not mine:
        return None
    since, seat, turn = min(mine, key=lambda one: one[:2])
    return wire.TurnCard(seat=seat, since=since, sentence=turn.words.get(lang, ""))


async def unsettled(store: Store) -> list[str]:
    """Running matches of which it was never written down whom they wait for, where somebody may want to be called.

    They went on in the last seconds before their server ended. Of all others whoever had to be called has been.
    """
    matches, events, seats = tables.matches, tables.events, tables.seats
    people = select(tables.pushes.c.person).union(select(tables.calls.c.person))
    last = select(func.max(events.c.seq)).where(events.c.match == matches.c.id).scalar_subquery()
    query = select(matches.c.id, matches.c.asked, last.label("seq")).where(
        tables.among_few(matches.c.state) == "running",
        matches.c.id.in_(select(seats.c.match).where(seats.c.person.in_(people))),
    )
    return [row["id"] for row in await store.all(query) if stored(row) is None]
