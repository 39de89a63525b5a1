"""The live socket: scenes and news to the client, answers and talk from it."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from dejarik.core.refusal import Refused
from dejarik.server import metrics, scene, wire
from dejarik.server.client import Client
from dejarik.server.course import Course
from dejarik.server.desk import Desk
from dejarik.server.door import address_of
from dejarik.server.events import now
from dejarik.server.live import Decide, LiveMatch
from dejarik.server.memory import Holder
from dejarik.server.outlet import OUTLET, OutletProtocol
from dejarik.server.pace import Allowance
from dejarik.server.people import Person
from dejarik.server.refusals import explain, language_of
from dejarik.server.safety import holds_zero, same_origin
from dejarik.server.storage import reaching
from dejarik.server.verbs import get

log = logging.getLogger("dejarik.server")

_DECODER = msgspec.json.Decoder(wire.ClientMessage)

#: Of so many messages one may ask for everything anew.
WHOLES = 0.1

#: Seconds for which nothing more is read from whoever talks too fast.
SLOWER = 0.05

#: How a socket ends where there is nothing to be seen.
NOT_HERE = 4004
#: And where there is no room just now: the page tries again.
CROWDED = 4029
LATER = frozenset({"too-many-sockets", "too-many-watch", "no-storage"})


@websocket("/matches/{match:str}/live")
async def live_socket(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """Query: `seat` (default: my first), `watch` (as a spectator), `lang`, `text`; `since` and `lines` to resume."""
    desk: Desk = socket.app.state.desk
    query = socket.query_params
    lang = language_of(query.get("lang"), socket.headers.get("accept-language"))
    _outlet(socket).hold_to(desk.settings.messages_per_second)
    try:
        with desk.door.held(address_of(socket.scope)):
            async with desk.joining:
                _check_origin(socket, desk)
                with reaching():
                    person = await desk.people.who(socket)
                    live = await desk.house.match(match)
                    await _hear_of_seat(desk, live, person, query)
                client = _client(socket, live, person, lang)
                _check_room(desk, live, client)
            await socket.accept()
            await _attend(socket, desk, live, client, query)
    except Refused as refused:
        # a browser cannot read why a handshake failed: say it on the socket, then close
        metrics.REFUSED.labels(refused.reason).inc()
        await socket.accept()
        await socket.send_text(msgspec.json.encode(_refusal(refused, lang, -1, None)).decode())
        await socket.close(code=CROWDED if refused.reason in LATER else NOT_HERE, reason=refused.reason)


async def _hear_of_seat(desk: Desk, live: LiveMatch, person: Person | None, query: Any) -> None:
    """Whoever took a seat through another server may be here before the news of it."""
    if desk.house.store.sqlite or person is None or query.get("watch") == "true":
        return
    mine = live.course.seats_of(person.id)
    if not mine or query.get("seat", str(mine[0])) not in map(str, mine):
        await live.catch_up()


def _check_origin(socket: WebSocket[Any, Any, Any], desk: Desk) -> None:
    if not same_origin(socket.headers, desk.settings.origins):
        raise Refused("foreign-origin")


def _check_room(desk: Desk, live: LiveMatch, client: Client) -> None:
    """Whoever plays always gets in; there is room for so many others."""
    most = desk.settings.spectators_per_match
    if client.seat is None and most and live.presence.here().watching >= most:
        raise Refused("too-many-watch", most=most)


def _client(socket: WebSocket[Any, Any, Any], live: LiveMatch, person: Person | None, lang: wire.Language) -> Client:
    """The client's place at the table; a seat only for whoever holds it."""
    query = socket.query_params
    mine = live.course.seats_of(person.id if person else None)
    wanted = query.get("seat")
    seat: int | None
    if query.get("watch") == "true":
        seat = None
    elif wanted is not None:
        if len(wanted) > 3 or not wanted.isdecimal() or int(wanted) not in mine:
            raise Refused("not-your-seat")
        seat = int(wanted)
    else:
        seat = mine[0] if mine else None
    return Client(
        _outlet(socket),
        person.id if person else None,
        person.name if person else None,
        seat,
        lang,
        text=query.get("text") == "true",
        address=address_of(socket.scope),
    )


def _outlet(socket: WebSocket[Any, Any, Any]) -> OutletProtocol:
    outlet: OutletProtocol = cast("Any", socket.scope)["extensions"][OUTLET]["outlet"]
    return outlet


def _resume(course: Course, client: Client, query: Any) -> None:
    """Leave out the journal lines that the client says it holds, if none of them was taken back since."""
    since, lines = query.get("since", ""), query.get("lines", "")
    if course.match is None or not (since.isdecimal() and lines.isdecimal() and len(since) < 12 and len(lines) < 12):
        return
    if not course.cut <= int(since) <= course.seq:
        return
    held = int(lines)
    seen = 0
    for index, entry in enumerate(course.match.journal):
        if seen == held:
            break
        seen += entry.visible(client.seat)
        client.sent = index + 1
    client.lines = seen


async def _attend(socket: WebSocket[Any, Any, Any], desk: Desk, live: LiveMatch, client: Client, query: Any) -> None:
    desk.house.sockets += 1
    metrics.SOCKETS.inc()
    try:
        async with live.lock:
            _resume(live.course, client, query)
            live.arrive(client)
            scene.send(live, client)
        if (holder := _holder(live, client)) is not None:
            client.say(await desk.house.memories.of(holder, windows=live.game.windows))
        for line in await live.chat.recent():
            client.say(line)
        if client.seat is not None and live.course.facts.clock is None:  # nobody's time runs while they wait for others
            _outlet(socket).take_turns(partial(live.house.store.in_turn, live.id))
        # by itself: every message would otherwise wake all the layers between us and the socket, one after the other
        await asyncio.create_task(_read(socket, desk, live, client))
    except WebSocketDisconnect:
        pass
    finally:
        desk.house.sockets -= 1
        metrics.SOCKETS.dec()
        live.leave(client)


def _holder(live: LiveMatch, client: Client) -> Holder | None:
    """Whose memory this socket speaks to; who only watches has none."""
    seat, person = client.seat, client.person
    if seat is None or person is None or live.course.sitting(seat).person != person:
        return None
    return Holder(live.id, person, seat)


async def _read(socket: WebSocket[Any, Any, Any], desk: Desk, live: LiveMatch, client: Client) -> None:
    allowance = Allowance(desk.settings.messages_per_second)
    wholes = Allowance(desk.settings.messages_per_second * WHOLES)
    outlet = _outlet(socket)
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        data = event.get("text") or event.get("bytes") or b""
        if isinstance(data, str):
            data = data.encode()
        try:
            _check_size(desk, data)
            _check_pace(allowance)
            _check_zero(data)
            message = _decode(data)
            if isinstance(message, wire.SetLanguage | wire.SetPassing):  # much is told or read once more
                _check_pace(wholes)
            with reaching():
                await _take(desk, live, client, message, outlet.came_at)
        except Refused as refused:
            metrics.REFUSED.labels(refused.reason).inc()
            client.say(_refusal(refused, client.lang, _ref(desk, data), live.game.id))
            if refused.reason == "stale-answer":
                async with live.lock:
                    scene.send(live, client)
            await asyncio.sleep(SLOWER if refused.reason == "too-many-requests" else 0)
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("match %s: a message of seat %s failed", live.id, client.seat)
            metrics.REFUSED.labels("server-failed").inc()
            client.say(_refusal(Refused("server-failed"), client.lang, _ref(desk, data), live.game.id))


def _check_size(desk: Desk, data: bytes) -> None:
    if len(data) > desk.settings.message_limit:
        raise Refused("too-large", most=desk.settings.message_limit)


def _check_pace(allowance: Allowance) -> None:
    if not allowance.take():
        raise Refused("too-many-requests")


class _AnyMessage(msgspec.Struct):
    ref: int = -1


_ANY_DECODER = msgspec.json.Decoder(_AnyMessage)


def _ref(desk: Desk, data: bytes) -> int:
    """The number of a message, even if the rest of it cannot be read; nobody looks through one that is too large."""
    if len(data) > desk.settings.message_limit:
        return -1
    try:
        return _ANY_DECODER.decode(data).ref
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return -1


def _decode(data: bytes) -> wire.ClientMessage:
    try:
        return cast("wire.ClientMessage", _DECODER.decode(data))
    except msgspec.DecodeError as error:
        raise Refused("malformed-message", problem=str(error)) from None
    except UnicodeDecodeError:
        raise Refused("malformed-message", problem="UTF-8") from None
    except RecursionError:
        raise Refused("malformed-message", problem="…[[[[…") from None


def _check_zero(data: bytes) -> None:
    if holds_zero(data):
        raise Refused("malformed-message", problem="U+0000")


def _refusal(refused: Refused, lang: str, ref: int, game: str | None) -> wire.Refusal:
    return wire.Refusal(ref=ref, error=refused.reason, message=explain(refused, lang, game), rule=refused.rule)


async def _take(desk: Desk, live: LiveMatch, client: Client, message: wire.ClientMessage, came_at: float) -> None:
    if isinstance(message, wire.Ping):
        client.say(wire.Pong(ref=message.ref, now=now()))
        return
    if isinstance(message, wire.SetLanguage):
        client.lang, client.sent, client.lines = message.lang, 0, 0
        async with live.lock:
            scene.tell_table(live, [client])
            scene.send(live, client)
    elif isinstance(message, wire.Say):
        await live.say(client, message.text)
    elif isinstance(message, wire.Look | wire.WriteNote | wire.SetPassing):
        await _remember(desk, live, client, message)
    else:
        await _play(desk, live, client, message, came_at)
        if isinstance(message, wire.AskHint):
            return
    client.say(wire.Accepted(ref=message.ref, seq=live.standing.seq))


async def _remember(
    desk: Desk, live: LiveMatch, client: Client, message: wire.Look | wire.WriteNote | wire.SetPassing
) -> None:
    """What only I am ever told again."""
    holder = _holder(live, client)
    if holder is None:
        raise Refused("spectators-watch")
    if isinstance(message, wire.WriteNote):
        await desk.house.memories.keep(holder, note=message.text)
        return
    if isinstance(message, wire.SetPassing):
        await desk.house.memories.keep(holder, passing=message.on)
        await live.passing.load()
        desk.house.announce(live.id, orders=True)
        async with live.lock:
            scene.send(live, client)
            live.passing.play()
        return
    match = live.course.match
    desk.house.memories.look(holder, min(message.at, len(match.answers) if match else 0), message.heard)


async def _play(desk: Desk, live: LiveMatch, client: Client, message: wire.ClientMessage, came_at: float) -> None:
    """What only whoever sits at the table may do."""
    seat = client.seat
    if seat is None:
        raise Refused("spectators-watch")
    live.course.check_holder(seat, client.person)
    if isinstance(message, wire.Answer):
        try:
            await live.answer(seat, message.question, message.value, quiet=message.quiet, by=client.person)
        finally:
            metrics.ANSWERING.observe(time.perf_counter() - came_at)
    elif isinstance(message, wire.AskHint):
        await _hint(desk, live, client, seat, message.ref)
    else:
        await live.happen(lambda course: course.as_holder(seat, client.person, _decision(live, seat, message)))


def _decision(live: LiveMatch, seat: int, message: wire.ClientMessage) -> Decide:
    """What comes of a message; whose seat it is then is asked once more, as it may have changed hands meanwhile."""
    if isinstance(message, wire.Retract):
        return lambda course: course.retract(seat)
    if isinstance(message, wire.AskUndo):
        return lambda course: course.undo(seat)
    if isinstance(message, wire.ReplyUndo):
        return lambda course: course.reply_undo(seat, agree=message.agree)
    if isinstance(message, wire.ReplyEnding):
        return lambda course: course.reply_ending(seat, now(), live.away(), agree=message.agree)
    if isinstance(message, wire.Promise):
        return lambda course: course.promise(seat, message.share)
    assert isinstance(message, wire.Reveal)
    return lambda course: course.reveal(seat, message.share)


async def _hint(desk: Desk, live: LiveMatch, client: Client, seat: int, ref: int) -> None:
    """What the strongest bot would do: it is shown what this seat may know, no more."""
    bot = desk.house.strongest(live.game)
    if live.course.counts:
        await live.happen(lambda course: course.aid(seat, "hint"))
    thinkers = desk.house.thinkers
    async with thinkers.queue.place(lambda: True, client.address):
        async with live.lock:
            live.course.check_holder(seat, client.person)
            match = live.course.running()
            if seat not in match.questions:
                raise Refused("no-question")
            number = live.course.clocks.posed[seat]
            look = thinkers.look(match, seat, bot, live.droids.luck(seat))
        advice = await thinkers.advise(look, why=True)
    if live.course.clocks.posed.get(seat) != number:
        raise Refused("stale-answer")
    client.say(
        wire.Advice(
            ref=ref,
            question=number,
            bot=bot,
            value=advice.answer,
            labels=scene.answer_labels(live, seat, client.lang, look.question, advice.answer),
            estimate=advice.estimate,
            reason=scene.reason(live, seat, client.lang, advice),
            why=advice.reason,
        )
    )


@get("/live-protocol", summary="The messages of the live socket", include_in_schema=True)
async def protocol() -> wire.LiveProtocol:
    """Only for generated types: a sample of the messages on `/api/matches/{match}/live`."""
    return wire.LiveProtocol(from_server=wire.Pong(ref=0, now=0), from_client=wire.Ping(ref=0))
