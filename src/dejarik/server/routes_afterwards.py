"""HTTP: records, replays, proofs, and reports of problems."""

from __future__ import annotations

import asyncio
import platform
import secrets
import time
from pathlib import Path
from typing import Annotated, Any, cast

import litestar
import msgspec
from litestar import Response
from litestar.params import FromPath, JSONBody, QueryParameter

import dejarik
from dejarik.core.presenter import Reader
from dejarik.core.record import Record
from dejarik.core.refusal import Refused
from dejarik.server import telling, wire
from dejarik.server.afterwards import (
    PAGE,
    Told,
    Wanted,
    make_opinion,
    make_record,
    make_replay,
    make_since,
    make_verdict,
)
from dejarik.server.desk import Address, Desk, Lang, Me, TheDesk
from dejarik.server.events import now
from dejarik.server.live import LiveMatch
from dejarik.server.people import Person
from dejarik.server.verbs import get, post

#: Reports that wait for the operator; whoever writes many does not fill the disk.
MOST_REPORTS = 2000
#: Steps of a short retelling; what happened before them is found in the journal.
RETOLD = 40


async def record_of(desk: Desk, live: LiveMatch, lang: str, address: str) -> bytes:
    """The record of a match as JSON, for somebody at this address."""
    match, sittings = live.course.match, live.course.sittings
    if match is None:
        raise Refused("not-started")
    names = telling.names(sittings, lang)
    players = [sitting.bot or "" for sitting in sittings]
    return await desk.workshop.work(address, make_record, match.snapshot(), names, players, live.course.proof)


async def _finished(desk: Desk, match: str) -> LiveMatch:
    live = await desk.house.fresh(match)
    if not live.standing.over:
        raise Refused("not-over")
    return live


def _raw(data: bytes, **headers: str) -> Response[Any]:
    """JSON that another process has already made."""
    return Response(msgspec.Raw(data), headers=headers)


async def _show(desk: Desk, address: str, record: bytes, wanted: Wanted) -> Response[wire.Replay]:
    told = msgspec.msgpack.decode(await desk.workshop.work(address, make_replay, record, wanted), type=Told)
    if told.refused is not None:
        reason, rule, args = told.refused
        raise Refused(reason, rule=rule, **args)
    return cast("Response[wire.Replay]", _raw(told.result))


@get("/matches/{match:str}/record", summary="The record of a finished match, as a file")
async def get_record(desk: TheDesk, lang: Lang, address: Address, match: FromPath[str]) -> Response[Record]:
    data = await record_of(desk, await _finished(desk, match), lang, address)
    name = f"dejarik-{match}.json"
    return _raw(data, **{"content-disposition": f'attachment; filename="{name}"'})


@get("/matches/{match:str}/replay", summary="Frames of a finished match, from any seat")
async def get_replay(
    desk: TheDesk,
    lang: Lang,
    address: Address,
    match: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=0, le=PAGE)] = PAGE,
    text: Annotated[bool, QueryParameter()] = False,
) -> Response[wire.Replay]:
    live = await _finished(desk, match)
    record = await record_of(desk, live, lang, address)
    return await _show(desk, address, record, Wanted(seat, lang, first, count, text))


@get("/matches/{match:str}/since", summary="What has happened since I last looked, as my seat saw it")
async def get_since(
    desk: TheDesk,
    me: Me,
    lang: Lang,
    address: Address,
    match: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=63)],
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    text: Annotated[bool, QueryParameter()] = False,
) -> Response[wire.Since]:
    live = await desk.house.fresh(match)
    async with live.lock:
        course = live.course
        if course.sitting(seat).person != me.id:
            raise Refused("not-your-seat")
        snapshot, names = course.running().snapshot(), telling.names(course.sittings, lang)
    wanted = Wanted(seat, lang, first, RETOLD, text)
    return _raw(await desk.workshop.work(address, make_since, snapshot, names, wanted))


@get("/matches/{match:str}/opinion", summary="What the strongest bot thinks of a finished match, step by step")
async def get_opinion(desk: TheDesk, lang: Lang, address: Address, match: FromPath[str]) -> Response[wire.Opinion]:
    live = await _finished(desk, match)
    if live.course.match is None:
        raise Refused("not-started")
    bot, snapshot = desk.house.strongest(live.game), live.course.match.snapshot()
    return _raw(await desk.workshop.work(address, make_opinion, snapshot, bot, lang))


@get("/matches/{match:str}/verdict", summary="Prove a finished match fair")
async def get_verdict(desk: TheDesk, lang: Lang, address: Address, match: FromPath[str]) -> Response[wire.Verdict]:
    data = await record_of(desk, await _finished(desk, match), lang, address)
    return _raw(await desk.workshop.work(address, make_verdict, data, lang))


@post("/replay", summary="Frames of an uploaded record", status_code=200)
async def upload_replay(
    desk: TheDesk, lang: Lang, address: Address, data: JSONBody[wire.ReplayRecord]
) -> Response[wire.Replay]:
    wanted = Wanted(data.seat, lang, data.first, data.count, data.text)
    return await _show(desk, address, msgspec.json.encode(data.record), wanted)


@post("/verify", summary="Does an uploaded record prove itself?", status_code=200)
async def upload_verify(desk: TheDesk, lang: Lang, address: Address, data: JSONBody[Record]) -> Response[wire.Verdict]:
    return _raw(await desk.workshop.work(address, make_verdict, msgspec.json.encode(data), lang))


# ── problems ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _versions(live: LiveMatch) -> dict[str, str]:
    return {
        "dejarik": dejarik.__version__,
        live.game.id: str(live.game.version),
        "python": platform.python_version(),
        "litestar": litestar.__version__.formatted(),
        "system": platform.platform(),
    }


def _report(live: LiveMatch, me: Person, lang: wire.Language, data: wire.WriteReport) -> wire.Report:
    seat = data.seat
    course, match = live.course, live.course.match
    if seat is not None and course.sitting(seat).person != me.id:
        raise Refused("not-your-seat")
    assert match is not None
    reader = Reader(lang, seat, telling.names(course.sittings, lang))
    view = live.game.screen(match.view(seat))
    question = course.questions.get(seat) if seat is not None else None
    return wire.Report(
        id=secrets.token_urlsafe(9),
        match=live.id,
        game=live.game.id,
        words=data.words,
        client=data.client,
        lang=lang,
        seat=seat,
        view=view,
        journal=[line.text for line in telling.journal_lines(live.game, reader, match.journal)],
        question=telling.question_card(match, reader, view, question, course.clocks.posed[question.seat])
        if question is not None
        else None,
        versions=_versions(live),
        at=now(),
        answers=len(match.answers),
        record=None,
    )


def _write(folder: Path, report: wire.Report) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if sum(1 for _ in folder.iterdir()) >= MOST_REPORTS:
            raise Refused("too-many-reports")
        name = f"{time.strftime('%Y-%m-%dT%H-%M-%S', time.gmtime())}-{report.match}-{report.id}.json"
        path = folder / name
        path.touch(0o600)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1))
    except OSError as error:
        raise Refused("report-failed", problem=error.strerror or "") from None


@post("/matches/{match:str}/reports", summary="Report a problem; the operator gets it, and so do you", status_code=201)
async def write_report(
    desk: TheDesk, me: Me, lang: Lang, address: Address, match: FromPath[str], data: JSONBody[wire.WriteReport]
) -> Response[wire.Report]:
    live = await desk.house.fresh(match)
    async with live.lock:
        if live.course.match is None:
            raise Refused("not-started")
        report = _report(live, me, lang, data)
    if await _may_know_all(live, me):
        record = msgspec.json.decode(await record_of(desk, live, lang, address), type=Record)
        report = msgspec.structs.replace(report, record=record)
    await asyncio.to_thread(_write, Path(desk.settings.reports), report)
    name = f"dejarik-report-{report.id}.json"
    return Response(report, status_code=201, headers={"content-disposition": f'attachment; filename="{name}"'})


async def _may_know_all(live: LiveMatch, me: Person) -> bool:
    """A record tells the future dice and every hidden card: nobody gets it while somebody else still plays."""
    course = live.course
    if live.standing.over:
        return True
    if not course.seats_of(me.id) or any(s.person not in (None, me.id) for s in course.sittings):
        return False
    if course.counts:
        await live.happen(lambda course: course.aid(course.seats_of(me.id)[0], "report"))
    return True


ROUTES = [get_record, get_replay, get_since, get_opinion, get_verdict]
UPLOADS = [upload_replay, upload_verify]
