"""A rematch: the same people at one table, on other sides, whoever asks first and through whichever server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dejarik.core.game import find, next_seats
from dejarik.core.refusal import Refused
from dejarik.server import farewell, wire
from dejarik.server.calls import reminders
from dejarik.server.client import Client
from dejarik.server.course import Course, Rematch
from dejarik.server.events import Draft, Event
from dejarik.server.house import House
from dejarik.server.live import LiveMatch
from dejarik.server.people import People, Person
from dejarik.server.rematch import rematch
from dejarik.server.seating import Sitting
from dejarik.server.storage import Store
from tests.server.conftest import Json, Kept, Running, Visitor, quiet
from tests.server.test_course import BODHI, CASSIAN, DROID, JYN, Told, refused, three
from tests.server.test_home import played
from tests.server.test_profile import url

__all__ = ["url"]

#: Whoever is asked first has lost a second later.
CLOCK = {"per": "match", "seconds": 1, "on_zero": "lose"}


# ── who sits where ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("game", "seats", "options", "then"),
    [
        ("lcg", 2, {}, [1, 0]),
        ("xwing", 2, {}, [1, 0]),
        ("xwing", 4, {}, [1, 2, 3, 0]),
        ("xwing", 4, {"sides": ("first", "first", "second", "second")}, [2, 3, 0, 1]),
        ("xwing", 3, {}, [1, 2, 0]),
        ("rebellion", 2, {}, [1, 0]),
        ("rebellion", 3, {}, [1, 2, 0]),
        ("rebellion", 4, {}, [2, 3, 0, 1]),
        ("hope", 6, {}, [1, 2, 3, 4, 5, 0]),
        ("destiny", 2, {}, [0, 1]),
    ],
)
def test_sides_change_where_there_are_sides(game: str, seats: int, options: Any, then: list[int]) -> None:
    known = find(game)
    assert next_seats(known.sides(seats, known.options(**options))) == then


# ── the course of the match that is over ───────────────────────────────────────────────────────────────────────────


def over() -> Told:
    told = three()
    told.happens(Draft("forfeit", 1))
    return told


def test_only_a_match_that_was_played_is_played_again() -> None:
    wanted = Rematch("next", 1, [1, 2, 0])
    refused("not-over", lambda: three().course.ask_rematch(wanted))
    off = three()
    off.happens(Draft("off", 0))
    refused("called-off", lambda: off.course.ask_rematch(wanted))
    told = over()
    told.happens(told.course.ask_rematch(wanted))
    assert told.course.rematch == wanted
    refused("rematch-asked", lambda: told.course.ask_rematch(Rematch("other", 0, [1, 2, 0])))
    refused("no-rematch", lambda: told.course.drop_rematch("other"))
    kept = Course.restored(told.facts, told.course.snapshot())
    assert kept is not None
    assert kept.rematch == wanted, "whoever loads the match from a snapshot knows it, too"
    told.happens(told.course.drop_rematch("next"))
    assert told.course.rematch is None
    told.happens(told.course.ask_rematch(Rematch("other", 0, [1, 2, 0])))
    told.happens(told.course.ask_rematch(Rematch("third", 0, [1, 2, 0]), instead_of="other"))
    assert told.course.rematch is not None
    assert told.course.rematch.match == "third"


def test_a_kept_seat_is_for_whoever_it_is_kept_for() -> None:
    kept = Sitting(1, entry="invite", invite="secret", awaited="cassian", awaited_name="Cassian")
    told = Told(JYN, kept, DROID)
    course = told.course
    refused("seat-closed", lambda: course.take_open(1, "orson", "Orson"))
    refused("not-your-seat", lambda: course.give_up(1, "orson", "random", 0))
    assert course.kept_for("cassian") == [1]
    told.happens(course.give_up(1, "cassian", "random", 0))
    assert (course.sittings[1].declined, course.sittings[1].empty, course.kept_for("cassian")) == (True, True, [])
    told.happens(course.take_open(1, "cassian", "Cassian"))
    assert not course.sittings[1].declined, "one may think better of it"
    told.happens(course.give_up(1, "cassian", "random", 0))
    assert (course.sittings[1].declined, course.sittings[1].person) == (True, None)
    told.happens(course.take_invited(course.sittings[1], "orson", "Orson"))
    refused("seat-taken", lambda: Told(BODHI, CASSIAN, kept).course.take_open(1, "cassian", "Cassian"))
    assert course.sittings[1].person == "orson", "with a link anybody may come instead"


# ── several servers ────────────────────────────────────────────────────────────────────────────────────────────────


@contextlib.asynccontextmanager
async def houses(url: str, count: int) -> AsyncIterator[tuple[list[House], list[str]]]:
    """Servers of one database that hear nothing of each other, and three people."""
    stores = [Store(url) for _ in range(count)]
    found = []
    for store in stores:
        await store.open()
        found.append(House(quiet(bot_pause=1000.0), store))
    people = People(stores[0], quiet())
    await people.open()
    try:
        yield found, [(await people.guest(name, "en")).id for name in ("Jyn", "Saw", "Cassian")]
    finally:
        for house in found:
            await house.close()
            await house.store.close()


async def finished(house: House, people: Sequence[str]) -> LiveMatch:
    """A match of these people (and bots, where seats are left) that is over."""
    plan = [wire.SeatPlan(kind="me"), *(wire.SeatPlan(kind="open") for _ in people[1:])]
    plan += [wire.SeatPlan(kind="bot", bot="random") for _ in range(3 - len(plan))]
    live = await house.create(wire.CreateMatch(game="hope", seats=plan), people[0], "Jyn")
    for seat, person in enumerate(people[1:], 1):
        await live.happen(lambda course, seat=seat, person=person: course.take_open(seat, person, "Saw"))  # type: ignore[misc]
    await live.happen(lambda _: Draft("forfeit", 0))
    return live


def test_whoever_asks_at_once_meets_at_one_table(url: str) -> None:
    async def work() -> None:
        async with houses(url, 2) as ((one, two), (jyn, saw, _)):
            first = await finished(one, [jyn, saw])
            second = await two.match(first.id)
            asking = [rematch(one, first, jyn), rematch(two, second, saw), rematch(one, first, saw)]
            tables = await asyncio.gather(*asking)
            assert len({live.id for live in tables}) == 1
            assert tables[0] is tables[2], "in one house there is one of it"
            stored = await one.store.events(first.id)
            assert [event.kind for event in stored].count("rematch") == 1
            for live, house in zip(tables, (one, two, one), strict=True):
                assert (await house.fresh(live.id)).course.sittings == tables[0].course.sittings

    asyncio.run(work())


def test_nobody_follows_a_rematch_that_is_not_stored_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One server still stores what another was faster with: whoever asks meanwhile waits for what is stored."""

    async def work() -> None:
        async with houses(str(tmp_path / "two.sqlite"), 2) as ((one, two), (jyn, saw, _)):
            first = await finished(one, [jyn, saw])
            decided = await rematch(two, await two.match(first.id), saw)
            append, storing, stored = one.store.append, asyncio.Event(), asyncio.Event()

            async def slow(event: Event) -> None:
                storing.set()
                await stored.wait()
                await append(event)

            monkeypatch.setattr(one.store, "append", slow)
            late = asyncio.create_task(rematch(one, first, jyn))
            await storing.wait()
            later = asyncio.create_task(rematch(one, first, saw))
            await asyncio.sleep(0)  # it has begun
            stored.set()
            assert {(await late).id, (await later).id} == {decided.id}

    asyncio.run(work())


def test_what_is_not_stored_yet_is_in_no_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of a match is still being written down when somebody asks for a rematch that another was faster with."""

    async def work() -> None:
        async with houses(str(tmp_path / "two.sqlite"), 2) as ((one, two), (jyn, saw, _)):
            append, finish = one.store.append, one.finish
            storing, stored, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()

            async def slow_finish(live: LiveMatch) -> None:
                await ended.wait()
                await finish(live)

            async def slow_append(event: Event) -> None:
                storing.set()
                await stored.wait()
                await append(event)

            async def leave_it(_: LiveMatch) -> None:
                """The other house has not heard of the end yet."""

            monkeypatch.setattr(one, "finish", slow_finish)
            monkeypatch.setattr(two, "finish", leave_it)
            first = await finished(one, [jyn, saw])
            monkeypatch.setattr(one.store, "append", slow_append)
            late = asyncio.create_task(rematch(one, first, jyn))
            await storing.wait()
            decided = await rematch(two, await two.match(first.id), saw)
            ended.set()
            await asyncio.sleep(0.3)  # time enough to write down more than there is
            stored.set()
            assert (await late).id == decided.id

    asyncio.run(work())


def test_a_table_that_was_promised_and_never_made_is_made_by_whoever_comes(tmp_path: Path) -> None:
    async def work() -> None:
        async with houses(str(tmp_path / "one.sqlite"), 1) as ((house,), (jyn, saw, cassian)):
            live = await finished(house, [jyn, saw])
            await live.happen(lambda course: course.ask_rematch(Rematch("promised", 0, [1, 2, 0])))
            table = await rematch(house, live, saw)
            facts, sittings = table.course.facts, table.course.sittings
            assert (table.id, facts.host, facts.rematch_of) == ("promised", jyn, live.id)
            assert facts.seed != live.course.facts.seed
            assert [sitting.awaited for sitting in sittings] == [None, jyn, saw]
            assert sittings[0].bot == "random"
            with pytest.raises(Refused):
                await rematch(house, live, cassian)

    asyncio.run(work())


def test_after_a_rematch_that_was_called_off_one_may_ask_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with houses(str(tmp_path / "one.sqlite"), 1) as ((house,), (jyn, saw, _)):
            live = await finished(house, [jyn, saw])
            off = await rematch(house, live, jyn)
            await off.happen(lambda course: course.call_off(jyn, 0))
            while live.course.rematch is not None:  # the news goes to the table before
                await asyncio.sleep(0.01)
            again = await rematch(house, live, saw)
            assert (again.id != off.id, again.course.facts.host) == (True, saw)
            # where the news was lost, whoever asks finds out
            await again.happen(lambda course: course.call_off(saw, 0))
            while live.course.rematch is not None:
                await asyncio.sleep(0.01)
            await live.happen(lambda course: course.ask_rematch(Rematch(again.id, 0, [1, 2, 0])))
            third = await rematch(house, live, jyn)
            assert third.id not in (off.id, again.id)

    asyncio.run(work())


def test_who_is_away_is_called_once_and_who_leaves_for_good_declines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminders, "AWAY", 0)
    called: list[tuple[str, str]] = []

    async def work() -> None:
        async with houses(str(tmp_path / "one.sqlite"), 1) as ((house,), (jyn, saw, _)):
            await house.wishes.keep(saw, always=False, lang="en")
            await house.wishes.add(saw, "https://push.example/1", "key", "auth")
            monkeypatch.setattr(house.caller, "call", lambda wish, letter, _: called.append((wish.person, letter.text)))
            live = await finished(house, [jyn, saw])
            at_the_end = Client(Kept(), saw, "Saw", 1, "en", text=False)
            live.arrive(at_the_end)
            table = await rematch(house, live, jyn)
            await table.happen(lambda course: course.take_open(1, jyn, "Jyn"))
            await house._reminders.go_round([live, table])
            assert called == [], "they see it where they are"
            live.leave(at_the_end)
            for _ in range(2):
                await house._reminders.go_round([live, table])
            assert called == [(saw, "Jyn wants to play again.")]
            await farewell.leave(house, Person(saw, "Saw", None))
            seat = (await house.sittings([table.id]))[table.id][2]
            assert (seat.declined, seat.awaited_name) == (True, "")

    asyncio.run(work())


# ── through the door ───────────────────────────────────────────────────────────────────────────────────────────────


async def lost(host: Visitor, friend: Visitor) -> str:
    """The id of a match of two people and a bot that somebody has lost by the clock."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    match: str = host.create(seats=seats, clock=CLOCK, options={"quick": True})["match"]["id"]
    assert friend.post(f"/api/matches/{match}/seats/1").status_code == 200
    async with host.sit(match) as place:
        await place.show(lambda scene: scene["state"] == "over")
    return match


def seats_of(card: Json) -> list[Any]:
    return [seat["bot"] or (seat["name"] or f"({seat['awaits']})") for seat in card["seats"]]


@played
async def test_the_others_are_told_where_they_are_and_in_their_lists(server: Running) -> None:
    host, friend, stranger = (server.visitor().named(name) for name in ("Jyn", "Saw", "Orson"))
    match = await lost(host, friend)
    async with friend.sit(match) as place:
        await place.of("table")
        taken = host.post(f"/api/matches/{match}/rematch").json()
        table, seat = taken["match"]["id"], taken["seat"]
        assert (seat, seats_of(taken["match"])) == (1, ["random", "Jyn", "(Saw)"])
        assert (taken["match"]["state"], taken["match"]["options"]["quick"]) == ("waiting", True)
        news = await place.until(lambda message: message["type"] == "table" and message["match"]["rematch"] is not None)
        assert news["match"]["rematch"] == {"match": table, "asked_by": 0, "seat": 2}
    waits = [card for card in friend.get("/api/waiting").json() if card["id"] == table]
    assert [card["turn"]["sentence"] for card in waits] == ["Jyn wants to play again."]
    assert not any(card["id"] == table for card in stranger.get("/api/matches").json()["open"])
    assert stranger.post(f"/api/matches/{match}/rematch").json()["error"] == "spectators-watch"
    assert stranger.post(f"/api/matches/{table}/seats/2").json()["error"] == "seat-closed"

    async with host.sit(table) as place:
        declined = friend.delete(f"/api/matches/{table}/seats/2")
        assert declined.status_code == 200
        news = await place.until(lambda one: one["type"] == "table" and one["match"]["seats"][2]["declined"])
        assert news["match"]["seats"][2]["awaits"] == "Saw"
        assert not any(card["id"] == table for card in friend.get("/api/waiting").json())
        back = friend.post(f"/api/matches/{match}/rematch").json()
        assert (back["match"]["id"], back["seat"]) == (table, 2)
        assert back["match"]["state"] in ("running", "over"), "nobody is missing"
        again = host.post(f"/api/matches/{match}/rematch").json()
        assert (again["match"]["id"], again["seat"]) == (table, 1), "there is no second one"


def test_one_person_against_bots_plays_at_once(server: Running) -> None:
    host = server.visitor().named("Jyn")
    match = host.create(clock=CLOCK, count=3)["match"]["id"]

    async def end() -> None:
        async with host.sit(match) as place:
            await place.show(lambda scene: scene["state"] == "over")

    assert host.post(f"/api/matches/{match}/rematch").json()["error"] == "not-over"
    asyncio.run(end())
    taken = host.post(f"/api/matches/{match}/rematch").json()
    assert (taken["match"]["state"], taken["match"]["rematch_of"], taken["seat"]) == ("running", match, 1)
    assert msgspec.json.encode(taken["match"]["clock"])
