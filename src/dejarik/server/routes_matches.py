"""HTTP: the lobby, seats and invites."""

from __future__ import annotations

import secrets

import msgspec
from litestar import Response
from litestar.params import FromPath, JSONBody
from sqlalchemy import select

from dejarik.core.refusal import Refused
from dejarik.server import wire
from dejarik.server.desk import Desk, Lang, Me, Someone, TheDesk, respond
from dejarik.server.live import LiveMatch, Sitting, now
from dejarik.server.people import Person
from dejarik.server.scene import match_card
from dejarik.server.storage import tables
from dejarik.server.verbs import delete, get, post

#: Rows of one list in the lobby.
PAGE = 30


async def _cards(desk: Desk, query: object, person: str | None, lang: str) -> list[wire.MatchCard]:
    rows = await desk.store.all(query)  # type: ignore[arg-type]
    return [match_card(await desk.house.match(row["id"]), person, lang) for row in rows]


@get("/matches", summary="The lobby: open, running, and mine")
async def lobby(desk: TheDesk, person: Someone, lang: Lang) -> wire.Lobby:
    table, seats = tables.matches, tables.seats
    me = person.id if person else None
    newest = select(table.c.id).order_by(table.c.created.desc()).limit(PAGE)
    mine = select(seats.c.match).where(seats.c.person == me)
    return wire.Lobby(
        open=await _cards(desk, newest.where(table.c.public, table.c.state == "waiting"), me, lang),
        running=await _cards(desk, newest.where(table.c.public, table.c.state == "running"), me, lang),
        mine=await _cards(desk, newest.where(table.c.id.in_(mine)), me, lang) if me else [],
    )


def _invites(desk: Desk, live: LiveMatch) -> list[wire.Invite]:
    """Links to the seats that still wait for somebody."""
    return [
        wire.Invite(
            seat=sitting.seat, token=sitting.invite, path=f"/invite/{sitting.invite}", expires=_expires(desk, live)
        )
        for sitting in live.sittings
        if sitting.invite is not None and sitting.person is None
    ]


def _expires(desk: Desk, live: LiveMatch) -> int:
    return live.facts.created + desk.settings.invite_days * 24 * 3600 * 1000


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
    return match_card(await desk.house.match(match), person.id if person else None, lang)


@get("/matches/{match:str}/invites", summary="Links to the seats that wait for somebody; for the host")
async def invites(desk: TheDesk, me: Me, match: FromPath[str]) -> list[wire.Invite]:
    live = await desk.house.match(match)
    _only_host(live, me)
    return _invites(desk, live)


def _only_host(live: LiveMatch, me: Person) -> None:
    if live.facts.host != me.id:
        raise Refused("not-the-host")


@post("/matches/{match:str}/start", summary="Fill empty seats with bots and begin; for the host", status_code=200)
async def start(desk: TheDesk, me: Me, lang: Lang, match: FromPath[str]) -> wire.MatchCard:
    live = await desk.house.match(match)
    _only_host(live, me)
    if live.match is not None:
        raise Refused("already-started")
    for sitting in list(live.sittings):
        if sitting.empty:
            bot = msgspec.structs.replace(sitting, bot=desk.house.strongest(live.game), invite=None, entry="closed")
            await desk.house.save_seat(live, bot, was=sitting)
    return match_card(live, me.id, lang)


# ── seats ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def _sit(desk: Desk, live: LiveMatch, sitting: Sitting, me: Person) -> None:
    if live.over:
        raise Refused("match-over")
    if sitting.person is not None:
        raise Refused("table-full" if not any(s.person is None for s in live.sittings) else "seat-taken")
    taken = msgspec.structs.replace(sitting, person=me.id, name=me.name, bot=None, invite=None, entry="closed")
    await desk.house.save_seat(live, taken, was=sitting)


@post("/matches/{match:str}/seats/{seat:int}", summary="Take an open seat", status_code=200)
async def sit(
    desk: TheDesk, person: Someone, lang: Lang, match: FromPath[str], seat: FromPath[wire.SeatNumber]
) -> Response[wire.SeatTaken]:
    live = await desk.house.match(match)
    sitting = live.sitting(seat)
    if sitting.person is not None or sitting.entry != "open":
        full = not any(s.empty for s in live.sittings)
        raise Refused("table-full" if full else "seat-taken" if not sitting.empty else "seat-closed")
    me = person or await desk.people.guest(None, lang)
    await _sit(desk, live, sitting, me)
    taken = wire.SeatTaken(match=match_card(live, me.id, lang), seat=seat)
    return respond(taken, cookie=desk.people.cookie(me) if person is None else None)


@delete("/matches/{match:str}/seats/{seat:int}", summary="Give my seat up; a bot plays on", status_code=200)
async def stand_up(
    desk: TheDesk, me: Me, lang: Lang, match: FromPath[str], seat: FromPath[wire.SeatNumber]
) -> wire.MatchCard:
    live = await desk.house.match(match)
    sitting = live.sitting(seat)
    if sitting.person != me.id:
        raise Refused("not-your-seat")
    if live.over:
        raise Refused("match-over")
    if live.match is None:  # before the start somebody else may take it
        free = Sitting(seat, None, None, None, "open", secrets.token_urlsafe(16))
    else:
        free = msgspec.structs.replace(sitting, person=None, name=None, bot=desk.house.strongest(live.game))
    await desk.house.save_seat(live, free, was=sitting)
    for client in live.clients:
        if client.seat == seat:
            client.close()
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
    live = await desk.house.match(match)
    sitting = live.sitting(seat)
    if live.facts.host != me.id and not live.seats_of(me.id):
        raise Refused("not-the-host")
    if live.over:
        raise Refused("match-over")
    if not (sitting.empty or sitting.person == me.id or live.abandoned(seat)):
        raise Refused("not-abandoned")
    bot = desk.house.check_bot(live.game, data.bot)
    invite = None if sitting.empty else sitting.invite
    await desk.house.save_seat(live, msgspec.structs.replace(sitting, bot=bot, invite=invite), was=sitting)
    return match_card(live, me.id, lang)


@delete("/matches/{match:str}/seats/{seat:int}/bot", summary="I am back: play my seat again myself", status_code=200)
async def dismiss_bot(
    desk: TheDesk, me: Me, lang: Lang, match: FromPath[str], seat: FromPath[wire.SeatNumber]
) -> wire.MatchCard:
    live = await desk.house.match(match)
    sitting = live.sitting(seat)
    if sitting.person != me.id:
        raise Refused("not-your-seat")
    if sitting.bot is None:
        raise Refused("no-bot-here")
    await desk.house.save_seat(live, msgspec.structs.replace(sitting, bot=None), was=sitting)
    return match_card(live, me.id, lang)


# ── invites ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def _invited(desk: Desk, token: str) -> tuple[LiveMatch, Sitting]:
    table = tables.seats
    row = await desk.store.one(select(table.c.match, table.c.seat).where(table.c.invite == token))
    if row is None:
        raise Refused("expired-invite" if 16 <= len(token) <= 60 else "unknown-invite")
    live = await desk.house.match(row["match"])
    if now() > _expires(desk, live) or live.over:
        raise Refused("expired-invite")
    return live, live.sitting(row["seat"])


@get("/invites/{token:str}", summary="What an invite link leads to")
async def look_at_invite(desk: TheDesk, person: Someone, lang: Lang, token: FromPath[str]) -> wire.Invitation:
    live, sitting = await _invited(desk, token)
    return wire.Invitation(match=match_card(live, person.id if person else None, lang), seat=sitting.seat)


@post("/invites/{token:str}", summary="Take the seat of an invite link", status_code=200)
async def accept_invite(desk: TheDesk, person: Someone, lang: Lang, token: FromPath[str]) -> Response[wire.SeatTaken]:
    live, sitting = await _invited(desk, token)
    me = person or await desk.people.guest(None, lang)
    await _sit(desk, live, sitting, me)
    taken = wire.SeatTaken(match=match_card(live, me.id, lang), seat=sitting.seat)
    return respond(taken, cookie=desk.people.cookie(me) if person is None else None)


ROUTES = [
    lobby,
    create,
    one_match,
    invites,
    start,
    sit,
    stand_up,
    place_bot,
    dismiss_bot,
    look_at_invite,
    accept_invite,
]
