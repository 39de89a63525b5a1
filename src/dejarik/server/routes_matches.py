"""HTTP: the lobby, seats and invites."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Response
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Select, and_, case, func, or_, select

from dejarik.core.refusal import Refused
from dejarik.server import telling, waiting, wire
from dejarik.server.desk import Address, Desk, Lang, Me, Someone, TheDesk, respond
from dejarik.server.events import now
from dejarik.server.house import MOST_MATCHES, facts_of
from dejarik.server.live import Decide, LiveMatch
from dejarik.server.people import Person
from dejarik.server.refusals import TEXTS
from dejarik.server.rematch import rematch
from dejarik.server.scene import match_card, stored_card
from dejarik.server.seating import Sitting
from dejarik.server.storage import tables
from dejarik.server.verbs import delete, get, post

#: Rows of one list in the lobby.
PAGE = 30
#: Matches of one host among those that anybody is shown: whoever opens many does not hide all others.
OF_ONE = 5
#: A match in which nothing has happened for so long is no longer offered to others, in milliseconds.
STALE = 24 * 3600 * 1000


async def _cards(desk: Desk, query: Select[Any], person: str | None, lang: str) -> list[wire.MatchCard]:
    """Cards of matches in memory as they are, of others as they are stored: a list wakes nobody up."""
    rows = await desk.store.all(query)
    seats = await desk.house.sittings([row["id"] for row in rows])
    cards = []
    for row in rows:
        try:
            card = await _card(desk, row, seats[row["id"]], person, lang)
            card.turn = await _turn(desk, row, [seat.seat for seat in card.seats if seat.mine], lang)
            card.turn = card.turn or _wished(row, seats[row["id"]], person, lang)
            cards.append(card)
        except Exception as error:  # whatever is wrong with one match, the others are fine
            desk.house.unreadable(row["id"], error)
    return [card for card in cards if card.state != "off"]


async def _mine(desk: Desk, me: str, lang: str) -> list[wire.MatchCard]:
    """My matches, those that are not over first, each with what waits for me there."""
    seats, matches = tables.seats, tables.matches
    awaited = seats.c.awaited == me, seats.c.person.is_(None), seats.c.bot.is_(None), ~seats.c.declined
    sat = select(seats.c.match).where(or_(seats.c.person == me, and_(*awaited)))
    hosted = select(matches.c.id).where(matches.c.host == me, matches.c.state == "waiting")
    over = case((matches.c.state == "over", 1), else_=0)
    some = matches.c.state != "off", matches.c.id.in_(sat.union(hosted))
    query = _newest().where(*some).order_by(over, matches.c.created.desc())
    cards = await _cards(desk, query, me, lang)
    unread = await desk.house.memories.unread(me, [card.id for card in cards])
    for card in cards:
        card.unread = unread.get(card.id, 0)
    return cards


async def _turn(desk: Desk, row: Mapping[str, Any], mine: list[int], lang: str) -> wire.TurnCard | None:
    """What I am asked in a running match; one that moved on and was not written down is woken once."""
    if row["state"] != "running" or not mine:
        return None
    live = desk.house.held(row["id"])
    found = None if live is not None else waiting.stored(row)
    if found is None:
        live = live or await desk.house.match(row["id"])
        async with live.lock:  # what is not stored yet is not shown
            found = waiting.asked(live)
    return waiting.turn_of(found, mine, lang)


def _wished(row: Mapping[str, Any], seats: list[Sitting], person: str | None, lang: str) -> wire.TurnCard | None:
    """Somebody wishes to play me again, and has kept a seat for me."""
    kept = [sitting for sitting in seats if sitting.kept_for(person) and not sitting.declined]
    if row["state"] != "waiting" or not kept:
        return None
    sentence = TEXTS.say(lang, "rematch-wished", who=telling.host_name(seats, row["host"], lang))
    return wire.TurnCard(seat=kept[0].seat, since=kept[0].invited or row["created"], sentence=sentence)


async def _card(
    desk: Desk, row: Mapping[str, Any], seats: list[Sitting], person: str | None, lang: str
) -> wire.MatchCard:
    live = desk.house.held(row["id"])
    if live is None and row["outcome"] and row["outcome"]["result"] == "forfeit":
        live = await desk.house.match(row["id"])  # who ran out of time is not stored beside the events
    if live is not None:
        return match_card(live, person, lang)
    return stored_card(facts_of(row), seats, row, person, lang)


def _newest() -> Select[Any]:
    """Matches, each with the number of its last event."""
    table, events = tables.matches, tables.events
    last = select(func.max(events.c.seq)).where(events.c.match == table.c.id).scalar_subquery()
    return select(table, last.label("seq")).limit(PAGE)


async def _offered(desk: Desk, state: str) -> Select[Any]:
    """The newest matches that anybody may look at, or sit down at: a few of each host."""
    table, seats = tables.matches, tables.seats
    newest = table.c.touched if state == "running" else table.c.created
    listed = table.c.public & (table.c.state == state) & (newest > now() - STALE)
    if state == "waiting":
        empty = seats.c.person.is_(None), seats.c.bot.is_(None), seats.c.entry == "open"
        listed &= select(seats.c.match).where(seats.c.match == table.c.id, *empty).exists()
    hosts: Counter[str] = Counter()
    ids: list[str] = []
    for row in await desk.store.all(
        select(table.c.id, table.c.host).where(listed).order_by(newest.desc()).limit(MOST_MATCHES + 2 * PAGE)
    ):
        hosts[row["host"]] += 1
        if hosts[row["host"]] <= OF_ONE:
            ids.append(row["id"])
    return _newest().where(table.c.id.in_(ids[:PAGE])).order_by(newest.desc())


@get("/matches", summary="The lobby: open, running, and mine")
async def lobby(desk: TheDesk, person: Someone, lang: Lang) -> wire.Lobby:
    me = person.id if person else None
    return wire.Lobby(
        open=await _cards(desk, await _offered(desk, "waiting"), me, lang),
        running=await _cards(desk, await _offered(desk, "running"), me, lang),
        mine=await _mine(desk, me, lang) if me else [],
    )


@get("/waiting", summary="My matches that wait for an answer of mine, the longest first")
async def waiting_for_me(desk: TheDesk, me: Me, lang: Lang) -> list[wire.MatchCard]:
    cards = [card for card in await _mine(desk, me.id, lang) if card.turn is not None]
    return sorted(cards, key=lambda card: card.turn.since if card.turn else 0)


def _invites(desk: Desk, live: LiveMatch) -> list[wire.Invite]:
    """Links to the seats that still wait for somebody."""
    return [
        wire.Invite(
            seat=sitting.seat,
            token=sitting.invite,
            path=f"/invite/{sitting.invite}",
            expires=_expires(desk, live, sitting),
        )
        for sitting in live.course.sittings
        if sitting.invite is not None and sitting.empty and not live.standing.over
    ]


def _expires(desk: Desk, live: LiveMatch, sitting: Sitting) -> int:
    return (sitting.invited or live.course.facts.created) + desk.settings.invite_days * 24 * 3600 * 1000


@post("/matches", summary="Create a match; it starts as soon as no seat is empty", status_code=201)
async def create(
    desk: TheDesk, person: Someone, lang: Lang, data: JSONBody[wire.CreateMatch]
) -> Response[wire.Created]:
    me = person or await desk.people.guest(None, lang)
    live = await desk.house.create(data, me.id, me.name)
    created = wire.Created(match=match_card(live, me.id, lang), invites=_invites(desk, live))
    return respond(created, status=201, cookie=desk.people.cookie(me) if person is None else None)


@get("/matches/{match:str}", summary="One match")
async def one_match(desk: TheDesk, person: Someone, lang: Lang, match: FromPath[str]) -> wire.MatchCard:
    return match_card(await desk.house.fresh(match), person.id if person else None, lang)


@get("/matches/{match:str}/invites", summary="Links to the seats that wait for somebody; for the host")
async def invites(desk: TheDesk, me: Me, match: FromPath[str]) -> list[wire.Invite]:
    live = await desk.house.fresh(match)
    _only_host(live, me)
    return _invites(desk, live)


@post(
    "/matches/{match:str}/seats/{seat:int}/invite",
    summary="A new link to an empty seat; the old one is no longer good. For the host",
    status_code=200,
)
async def renew_invite(
    desk: TheDesk, me: Me, match: FromPath[str], seat: FromPath[wire.SeatNumber]
) -> list[wire.Invite]:
    live = await desk.house.fresh(match)
    _only_host(live, me)
    await live.happen(lambda course: course.renew_invite(seat, now()))
    return _invites(desk, live)


@delete(
    "/matches/{match:str}",
    summary="Call a match off: the host while it waits; later whoever plays, if all the others agree",
    status_code=200,
)
async def call_off(desk: TheDesk, me: Me, lang: Lang, match: FromPath[str]) -> wire.MatchCard:
    live = await desk.house.fresh(match)
    await live.happen(lambda course: course.call_off(me.id, now(), live.away()))
    return match_card(live, me.id, lang)


def _only_host(live: LiveMatch, me: Person) -> None:
    if live.course.facts.host != me.id:
        raise Refused("not-the-host")


@post("/matches/{match:str}/start", summary="Fill empty seats with bots and begin; for the host", status_code=200)
async def start(desk: TheDesk, me: Me, lang: Lang, match: FromPath[str]) -> wire.MatchCard:
    live = await desk.house.fresh(match)
    _only_host(live, me)
    live.course.check_open()
    if live.course.match is not None:
        raise Refused("already-started")
    bot = desk.house.strongest(live.game)
    for seat in [sitting.seat for sitting in live.course.sittings if sitting.empty]:
        with contextlib.suppress(Refused):  # somebody has just sat down there
            await live.happen(lambda course, seat=seat: course.let_bot(seat, me.id, bot, abandoned=False))  # type: ignore[misc]
    return match_card(live, me.id, lang)


# ── seats ──────────────────────────────────────────────────────────────────────────────────────────────────────────


Promised = Annotated[wire.Share | None, QueryParameter(description="The SHA-256 of my share of the dice.")]


def _promises(live: LiveMatch, seat: int, promise: str | None) -> list[Decide]:
    """What whoever sits down has promised goes with it."""
    if promise is None or live.course.facts.seeded:
        return []
    return [lambda course: course.promise(seat, promise)]


@post("/matches/{match:str}/seats/{seat:int}", summary="Take an open seat", status_code=200)
async def sit(
    desk: TheDesk,
    person: Someone,
    lang: Lang,
    address: Address,
    match: FromPath[str],
    seat: FromPath[wire.SeatNumber],
    promise: Promised = None,
) -> Response[wire.SeatTaken]:
    live = await desk.house.fresh(match)
    live.course.take_open(seat, person.id if person else "", "")  # whoever cannot sit down need not become a guest
    me = person or await desk.newcomer(address, lang)
    await live.happen(lambda course: course.take_open(seat, me.id, me.name), *_promises(live, seat, promise))
    taken = wire.SeatTaken(match=match_card(live, me.id, lang), seat=seat)
    return respond(taken, cookie=desk.people.cookie(me) if person is None else None)


@delete("/matches/{match:str}/seats/{seat:int}", summary="Give my seat up; a bot plays on", status_code=200)
async def stand_up(
    desk: TheDesk, me: Me, lang: Lang, match: FromPath[str], seat: FromPath[wire.SeatNumber]
) -> wire.MatchCard:
    live = await desk.house.fresh(match)
    bot = desk.house.strongest(live.game)
    await live.happen(lambda course: course.give_up(seat, me.id, bot, now()))
    return match_card(live, me.id, lang)


@post(
    "/matches/{match:str}/seats/{seat:int}/bot",
    summary="Let a bot play an empty or abandoned seat, or mine",
    status_code=200,
)
async def place_bot(
    desk: TheDesk,
    me: Me,
    lang: Lang,
    match: FromPath[str],
    seat: FromPath[wire.SeatNumber],
    data: JSONBody[wire.PlaceBot],
) -> wire.MatchCard:
    live = await desk.house.fresh(match)
    live.course.sitting(seat)
    bot = desk.house.check_bot(live.game, data.bot)
    await live.happen(lambda course: course.let_bot(seat, me.id, bot, abandoned=live.abandoned(seat)))
    return match_card(live, me.id, lang)


@delete("/matches/{match:str}/seats/{seat:int}/bot", summary="I am back: play my seat again myself", status_code=200)
async def dismiss_bot(
    desk: TheDesk, me: Me, lang: Lang, match: FromPath[str], seat: FromPath[wire.SeatNumber]
) -> wire.MatchCard:
    live = await desk.house.fresh(match)
    await live.happen(lambda course: course.come_back(seat, me.id))
    return match_card(live, me.id, lang)


# ── playing again ──────────────────────────────────────────────────────────────────────────────────────────────────


@post(
    "/matches/{match:str}/rematch",
    summary="Play again with the same people: take my seat at the one table for that, which is made if need be",
    status_code=200,
)
async def play_again(
    desk: TheDesk, me: Me, lang: Lang, match: FromPath[str], promise: Promised = None
) -> wire.SeatTaken:
    live = await rematch(desk.house, await desk.house.fresh(match), me.id)
    kept = [sitting.seat for sitting in live.course.sittings if sitting.kept_for(me.id)]
    for seat in kept:
        promised = _promises(live, seat, promise) if seat == kept[0] else []
        await live.happen(lambda course, seat=seat: course.take_open(seat, me.id, me.name), *promised)  # type: ignore[misc]
    mine = live.course.seats_of(me.id)
    if not mine:
        raise Refused("table-full")
    return wire.SeatTaken(match=match_card(live, me.id, lang), seat=mine[0])


# ── invites ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def _invited(desk: Desk, token: str, person: Person | None) -> tuple[LiveMatch, Sitting]:
    table = tables.seats
    row = await desk.store.one(select(table.c.match, table.c.seat).where(table.c.invite == token))
    if row is None:
        raise Refused("expired-invite" if 16 <= len(token) <= 60 else "unknown-invite")
    live = await desk.house.fresh(row["match"])
    sitting = live.course.sitting(row["seat"])
    if sitting.person is not None and sitting.person == (person.id if person else None):
        return live, sitting  # whoever sits here finds back with the same link
    live.course.check_open()
    if sitting.person is not None:
        raise Refused("used-invite", who=sitting.name or "")
    if sitting.bot is not None:
        raise Refused("withdrawn-invite")
    if now() > _expires(desk, live, sitting):
        raise Refused("expired-invite")
    return live, sitting


@get("/invites/{token:str}", summary="What an invite link leads to")
async def look_at_invite(desk: TheDesk, person: Someone, lang: Lang, token: FromPath[str]) -> wire.Invitation:
    live, sitting = await _invited(desk, token, person)
    return wire.Invitation(match=match_card(live, person.id if person else None, lang), seat=sitting.seat)


@post("/invites/{token:str}", summary="Take the seat of an invite link", status_code=200)
async def accept_invite(
    desk: TheDesk, person: Someone, lang: Lang, address: Address, token: FromPath[str], promise: Promised = None
) -> Response[wire.SeatTaken]:
    live, sitting = await _invited(desk, token, person)
    me = person or await desk.newcomer(address, lang)
    if sitting.person != me.id:
        await live.happen(
            lambda course: course.take_invited(sitting, me.id, me.name), *_promises(live, sitting.seat, promise)
        )
    taken = wire.SeatTaken(match=match_card(live, me.id, lang), seat=sitting.seat)
    return respond(taken, cookie=desk.people.cookie(me) if person is None else None)


NEW_MATCHES = [create, play_again]
ROUTES = [
    lobby,
    waiting_for_me,
    one_match,
    invites,
    renew_invite,
    call_off,
    start,
    sit,
    stand_up,
    place_bot,
    dismiss_bot,
    look_at_invite,
    accept_invite,
]
