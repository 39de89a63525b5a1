"""A seat changes hands: whoever gave it up sees nothing more of it, on any server."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
import websockets

from dejarik.server import wire
from dejarik.server.client import Client
from dejarik.server.house import House
from dejarik.server.outlet import GONE
from dejarik.server.people import People
from dejarik.server.storage import Store
from tests.server.conftest import Kept, Place, Running, Starter, Visitor, free_port, opened, quiet
from tests.server.test_crash import kill, launch

SEATS = [{"kind": "me"}, {"kind": "invite"}, {"kind": "open"}]


async def until_gone(place: Place) -> int | None:
    """Listen to the end; with what the socket was closed."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await place.hear()
    code: int | None = place.link.close_code
    return code


def give_away(host: Visitor, leaver: Visitor, heir: Visitor, match: str) -> None:
    """The leaver gives seat 1 up, the heir takes it, and with the last seat taken the cards are dealt."""
    assert leaver.delete(f"/api/matches/{match}/seats/1").status_code == 200
    for _ in range(100):  # a link is made for the empty seat; the server that we ask may hear of it a moment later
        links = [invite for invite in host.get(f"/api/matches/{match}/invites").json() if invite["seat"] == 1]
        if links and heir.post(f"/api/invites/{links[0]['token']}").status_code == 200:
            break
        time.sleep(0.1)
    else:
        raise AssertionError("the seat was never offered")
    assert host.post(f"/api/matches/{match}/seats/2/bot", {"bot": "random"}).json()["state"] == "running"


def hands(places: list[Place]) -> list[object]:
    return [message["view"]["dealt"] for p in places for message in p.heard if message["type"] == "scene"]


@pytest.mark.parametrize("nodes", ["two servers", "--workers 2"])
def test_whoever_gives_a_seat_up_sees_nothing_of_the_next_hand(start: Starter, postgres: str, nodes: str) -> None:
    process = None
    if nodes == "two servers":
        ports = [start(db=postgres).port, start(db=postgres).port]
    else:
        ports = [free_port()] * 2
        process = launch(ports[0], postgres, "--workers", "2")
    try:
        host, leaver, heir = (
            Visitor(ports[0]).named("Jyn"),
            Visitor(ports[0]).named("Saw"),
            Visitor(ports[0]).named("K"),
        )
        created = host.create(seats=SEATS)
        match = created["match"]["id"]
        assert leaver.post(f"/api/invites/{created['invites'][0]['token']}").status_code == 200

        async def work() -> None:
            async with contextlib.AsyncExitStack() as stack:
                # eight sockets: with two workers behind one port some of them are at either
                places = [await stack.enter_async_context(leaver.sit(match, port=ports[1], seat=1)) for _ in range(8)]
                for place in places:
                    await place.of("table")
                await asyncio.to_thread(give_away, host, leaver, heir, match)
                codes = await asyncio.gather(*(until_gone(place) for place in places))
                assert codes == [GONE] * 8
                assert hands(places) == []
                async with heir.sit(match, seat=1) as place:
                    assert (await place.show())["view"]["dealt"]
                async with leaver.sit(match, port=ports[1]) as place:
                    scene = await place.show()
                    assert (scene["seat"], scene["view"]["dealt"]) == (None, [])

        asyncio.run(work())
    finally:
        if process is not None:
            kill(process)


class Late(NamedTuple):
    """A host at one server, and a guest who took a seat through another while the news of it is on the way."""

    host: Visitor
    guest: Visitor
    match: str


@pytest.fixture
def late(start: Starter, postgres: str, monkeypatch: pytest.MonkeyPatch) -> Late:
    host, guest = start(db=postgres).visitor().named("Jyn"), start(db=postgres).visitor().named("Saw")
    created = host.create(seats=SEATS)
    monkeypatch.setattr(House, "announce", lambda *_, **__: None)
    assert guest.post(f"/api/invites/{created['invites'][0]['token']}").status_code == 200
    return Late(host, guest, created["match"]["id"])


def test_whoever_took_a_seat_through_one_server_may_sit_down_at_the_other_at_once(late: Late) -> None:

    async def work() -> None:
        for asked in ({"seat": 1}, {}):
            async with late.guest.sit(late.match, port=late.host.port, **asked) as place:
                news = await place.of("table")
                assert [seat["seat"] for seat in news["match"]["seats"] if seat["mine"]] == [1]

    asyncio.run(work())


def test_what_was_done_through_one_server_is_seen_through_the_other_at_once(late: Late) -> None:
    seats = late.host.get(f"/api/matches/{late.match}").json()["seats"]
    assert [seat["name"] for seat in seats][:2] == ["Jyn", "Saw"]


def test_a_server_that_heard_nothing_of_it_shows_nothing_either(tmp_path: Path) -> None:
    """Notices between servers may be lost; the order of events is not."""

    async def work() -> None:
        url = str(tmp_path / "shared.sqlite")
        store, house, jyn = await opened(url)
        people = People(store, quiet())
        await people.open()
        saw, cassian = [(await people.guest(name, "en")).id for name in ("Saw", "Cassian")]
        seats = [wire.SeatPlan(kind="me"), wire.SeatPlan(kind="open"), wire.SeatPlan(kind="open")]
        live = await house.create(wire.CreateMatch(game="hope", seats=seats), jyn, "Jyn")
        await live.happen(lambda course: course.take_open(1, saw, "Saw"))

        deaf_store = Store(url)
        await deaf_store.open()
        deaf = House(quiet(bot_pause=1000.0), deaf_store)
        there = await deaf.match(live.id)
        leaver, host = Kept(), Kept()
        there.arrive(Client(leaver, saw, "Saw", 1, "en", text=False))
        there.arrive(Client(host, jyn, "Jyn", 0, "en", text=False))

        await live.happen(lambda course: course.give_up(1, saw, "random", 0))
        await live.happen(lambda course: course.take_open(1, cassian, "Cassian"))
        await live.happen(lambda course: course.let_bot(2, jyn, "random", abandoned=False))
        # the host does something through the server that knows nothing of all this
        await there.happen(lambda course: course.let_bot(0, jyn, "random", abandoned=False))
        assert there.course.sittings[1].person == cassian
        assert leaver.closed
        assert not [message for message in leaver.messages if b'"scene"' in message]
        scenes = [msgspec.json.decode(message) for message in host.messages if b'"scene"' in message]
        assert scenes
        for each in (house, deaf):
            await each.close()
            await each.store.close()

    asyncio.run(work())


def test_whoever_was_sent_off_can_neither_talk_nor_play_from_the_seat(server: Running) -> None:
    host, leaver = server.visitor().named("Jyn"), server.visitor().named("Saw")
    created = host.create(seats=[{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}])
    match = created["match"]["id"]
    leaver.post(f"/api/invites/{created['invites'][0]['token']}")

    async def work() -> None:
        async with leaver.sit(match, seat=1) as place, host.sit(match) as other:
            await place.show()
            assert leaver.delete(f"/api/matches/{match}/seats/1").status_code == 200
            assert await until_gone(place) == GONE
            async with leaver.sit(match) as again:
                await again.do("say", text="Farewell")
                line = await other.of("chat")
                assert (line["seat"], line["name"]) == (None, "Saw")

    asyncio.run(work())
