"""A rematch: the same people and bots sit down again, on other sides, at one table however many ask for it at once.

Whoever asks first writes the id of the new table into the match that is over: an event like any other, so only one of
two servers can. Everything else at that table follows from the old match; whoever comes first makes it, also where the
one who asked never got so far. Seats are kept for everybody, and each takes their own.
"""

from __future__ import annotations

import msgspec

from dejarik.core.game import next_seats
from dejarik.core.refusal import Refused
from dejarik.core.rng import seed_bytes
from dejarik.server.course import Course, Facts, Rematch
from dejarik.server.events import now
from dejarik.server.house import House, new_match
from dejarik.server.live import LiveMatch
from dejarik.server.seating import Sitting, new_invite


async def rematch(house: House, played: LiveMatch, person: str) -> LiveMatch:
    """The table at which the people of this match play again; a new one, if nobody has asked before."""
    mine = played.course.seats_of(person)
    if not mine:
        raise Refused("spectators-watch")
    dead: str | None = None
    while True:
        asked = await _asked(played)
        if asked is None or asked.match == dead:
            asked = await _ask(house, played, mine[0], dead)
        live = await _table(house, played, asked)
        if live.standing.state != "off":
            return live
        dead = asked.match


async def _ask(house: House, played: LiveMatch, seat: int, dead: str | None) -> Rematch:
    """Ask for a rematch; what comes of it, also where somebody else was faster."""
    facts = played.course.facts
    await house.check_number(played.course.sittings[seat].person or "")
    sides = facts.game.sides(len(played.course.sittings), facts.options)
    wanted = Rematch(new_match(), seat, next_seats(sides))
    try:
        await played.happen(lambda course: course.ask_rematch(wanted, dead))
    except Refused as refused:
        if refused.reason != "rematch-asked":
            raise
    asked = await _asked(played)
    assert asked is not None
    return asked


async def _asked(played: LiveMatch) -> Rematch | None:
    """The rematch that is stored: what is still being stored may yet be another server's to decide."""
    async with played.lock:
        return played.course.rematch


async def _table(house: House, played: LiveMatch, asked: Rematch) -> LiveMatch:
    try:
        return await house.fresh(asked.match)
    except Refused as refused:
        if refused.reason != "unknown-match":
            raise
    live = await house.found(_facts(played.course, asked), _sittings(played.course, asked))
    await live.begin()
    return live


def _facts(course: Course, asked: Rematch) -> Facts:
    """The same match with other dice."""
    host = course.sittings[asked.asked_by].person or course.facts.host
    fresh = {"id": asked.match, "seed": seed_bytes(None), "seeded": False, "host": host, "created": now()}
    return msgspec.structs.replace(course.facts, **fresh, rematch_of=course.facts.id, lesson=None)


def _sittings(course: Course, asked: Rematch) -> list[Sitting]:
    """Bots sit down at once; a seat is kept for everybody else."""
    after = [_kept(sitting, seat) for sitting, seat in zip(course.sittings, asked.seats, strict=True)]
    return sorted(after, key=lambda sitting: sitting.seat)


def _kept(sitting: Sitting, seat: int) -> Sitting:
    if sitting.person is None:
        return Sitting(seat, bot=sitting.bot)
    kept = Sitting(seat, entry="invite", invite=new_invite(), invited=now())
    return msgspec.structs.replace(kept, awaited=sitting.person, awaited_name=sitting.name)
