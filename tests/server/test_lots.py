"""Shares of the dice: everybody promises one, then everybody shows it, and the record proves it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Any

import pytest

from dejarik.core.lots import promise
from dejarik.core.record import parse, replay
from dejarik.core.refusal import Refused
from dejarik.server import lots as shares
from dejarik.server.events import Draft, now
from dejarik.server.seating import Sitting
from tests.server.conftest import Json, Place, Running, Starter, play_on
from tests.server.test_course import CASSIAN, DROID, JYN, Told, refused

SEATS = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}]


def share() -> str:
    return secrets.token_hex(32)


def fixed(news: Json) -> bool:
    return bool(news["type"] == "table" and news["match"]["lots"]["fixed"])


async def show(place: Place, mine: str) -> None:
    """As the page does: when all promises are known, and mine is among them, show my share."""
    news = await place.until(fixed)
    assert promise(mine) in news["match"]["lots"]["promises"]
    assert (await place.do("reveal", share=mine))["type"] == "accepted"


def test_two_people_and_the_table_draw_the_dice_together(server: Running) -> None:
    host, friend = server.visitor().named("Jyn"), server.visitor().named("Cassian")
    mine, theirs = share(), share()
    created = host.create(options={"quick": True}, seats=SEATS, promise=promise(mine))
    match, commitment = created["match"]["id"], created["match"]["commitment"]
    assert created["match"]["lots"] == {"fixed": False, "promises": [promise(mine), None, None], "shares": [None] * 3}

    async def play() -> None:
        async with host.sit(match) as one:
            await one.of("table")
            token = created["invites"][0]["token"]
            taken = friend.post(f"/api/invites/{token}?promise={promise(theirs)}").json()
            assert taken["match"]["state"] == "waiting", "the shares are still to be shown"
            async with friend.sit(match) as two:
                await asyncio.gather(show(one, mine), show(two, theirs))
                await play_on(one, two)

    asyncio.run(play())
    card = host.get(f"/api/matches/{match}").json()
    assert (card["dice"], card["commitment"]) == ("shared", commitment)
    record = parse(host.get(f"/api/matches/{match}/record").content)
    assert record.lots is not None
    assert record.lots.shares == [mine, theirs, None]
    assert record.lots.promise == commitment == hashlib.sha256(bytes.fromhex(record.lots.house)).hexdigest()
    assert replay(record).seed.hex() == record.seed == card["seed"]
    assert host.get(f"/api/matches/{match}/verdict").json()["fair"] is True
    assert host.get(f"/api/matches/{match}/replay").json()["lots"]["shares"] == [mine, theirs, None]


def test_whoever_plays_alone_has_a_share_too(server: Running) -> None:
    guest, mine = server.visitor(), share()
    match = guest.create(count=3, promise=promise(mine))["match"]
    assert (match["state"], match["lots"]["fixed"]) == ("waiting", True)

    async def play() -> None:
        async with guest.sit(match["id"]) as place:
            await show(place, mine)
            await place.show()

    asyncio.run(play())
    assert guest.get(f"/api/matches/{match['id']}").json()["dice"] == "shared"


def test_a_promise_can_be_made_on_the_socket(server: Running) -> None:
    host, friend, mine = server.visitor().named("Jyn"), server.visitor().named("Cassian"), share()
    created = host.create(seats=SEATS)
    match = created["match"]["id"]

    async def play() -> None:
        async with host.sit(match) as place, server.visitor().sit(match) as watcher:
            assert (await watcher.do("promise", share=promise(mine)))["error"] == "spectators-watch"
            assert (await place.do("reveal", share=mine))["error"] == "not-all-promised"
            assert (await place.do("promise", share="nonsense"))["error"] == "malformed-message"
            assert (await place.do("promise", share=promise(mine)))["type"] == "accepted"
            assert (await place.do("promise", share=promise(share())))["error"] == "already-promised"
            friend.post(f"/api/invites/{created['invites'][0]['token']}")  # adds nothing
            await place.until(fixed)
            assert (await place.do("reveal", share=share()))["error"] == "wrong-share"
            assert (await place.do("reveal", share=mine))["type"] == "accepted"
            await place.show()
            assert (await place.do("promise", share=promise(mine)))["error"] == "already-started"

    asyncio.run(play())


@pytest.mark.parametrize("behind", [0, 500])
def test_nobody_waits_for_ever_for_a_share(start: Starter, monkeypatch: pytest.MonkeyPatch, behind: int) -> None:
    """Nor where the clock on the wall is set back meanwhile, so that the alarm rings too early."""
    monkeypatch.setattr(shares, "PATIENCE", 3000)
    monkeypatch.setattr("dejarik.server.course.PATIENCE", 3000)
    server = start()
    host, friend, mine = server.visitor().named("Jyn"), server.visitor().named("Cassian"), share()
    created = host.create(options={"quick": True}, seats=SEATS, promise=promise(share()))  # and closes the page
    friend.post(f"/api/invites/{created['invites'][0]['token']}?promise={promise(mine)}")
    match = created["match"]["id"]

    async def play() -> None:
        async with friend.sit(match) as place:
            await show(place, mine)
            monkeypatch.setattr("dejarik.server.live.now", lambda: now() - behind)
            await place.show()

    asyncio.run(play())
    lots = friend.get(f"/api/matches/{match}").json()["lots"]
    assert [given is not None for given in lots["promises"]] == [True, True, False]
    assert lots["shares"] == [None, mine, None]


def test_chosen_dice_have_no_shares(server: Running) -> None:
    guest = server.visitor()
    match = guest.create(count=3, seed="Scarif", promise=promise(share()))["match"]
    assert (match["state"], match["dice"], match["lots"]) == ("running", "chosen", None)


# ── the machine ────────────────────────────────────────────────────────────────────────────────────────────────────


def waiting() -> Told:
    return Told(JYN, Sitting(1, entry="open"), DROID)


def test_promises_are_fixed_when_nobody_is_missing_and_then_shown() -> None:
    told, mine, theirs = waiting(), share(), share()
    course = told.course
    told.happens(course.promise(0, promise(mine)))
    assert course.step(told.at) is None, "somebody is missing"
    told.happens(course.take_open(1, "cassian", "Cassian"))
    told.happens(course.promise(1, promise(theirs)))
    assert course.step(told.at) == Draft("lots", 0)
    told.happens(Draft("lots", 0))
    refused("already-promised", lambda: course.promise(1, promise(share())))
    assert course.step(told.at) is None
    assert course.due(told.at) == told.at + shares.PATIENCE
    told.happens(course.reveal(0, mine))
    refused("wrong-share", lambda: course.reveal(0, mine))
    assert course.step(told.at + shares.PATIENCE) == Draft("start", 0), "enough is enough"
    told.happens(course.reveal(1, theirs))
    assert course.step(told.at) == Draft("start", 0)
    told.starts()
    assert course.match is not None
    assert course.match.seed == course.seed != told.facts.seed
    assert course.proof is not None
    course.proof.check(course.match.seed, 3)
    assert course.step(told.at) is None


def test_without_promises_a_match_begins_at_once() -> None:
    told = Told(JYN, CASSIAN, DROID)
    assert told.course.step(told.at) == Draft("start", 0)
    assert told.starts().course.match.seed == told.facts.seed  # type: ignore[union-attr]
    assert told.course.proof is None


def test_when_somebody_leaves_in_between_everybody_promises_anew() -> None:
    told, mine = waiting(), share()
    course = told.course
    told.happens(course.promise(0, promise(mine)))
    told.happens(course.take_open(1, "cassian", "Cassian"))
    told.happens(course.promise(1, promise(share())))
    told.happens(course.give_up(1, "cassian", "random", told.at))
    assert course.lots.promises == {0: promise(mine)}, "nothing was shown yet"
    told.happens(course.take_open(1, "bodhi", "Bodhi"))
    told.happens(Draft("lots", 0))
    told.happens(course.reveal(0, mine))
    told.happens(course.give_up(1, "bodhi", "random", told.at))
    assert (course.lots.promises, course.lots.shares, course.lots.fixed_at) == ({}, {}, None)


def test_a_share_shown_before_the_others_tells_nothing_that_helps() -> None:
    """Whoever shows last has already promised: there is one share that fits, and one seed."""
    told, mine, theirs = waiting(), share(), share()
    course = told.course
    told.happens(course.promise(0, promise(mine)))
    told.happens(course.take_open(1, "orson", "Orson"))
    told.happens(course.promise(1, promise(theirs)))
    told.happens(Draft("lots", 0))
    told.happens(course.reveal(0, mine))
    for _ in range(20):
        with pytest.raises(Refused):
            course.reveal(1, share())


def test_shares_survive_a_restart(tmp_path: Any) -> None:
    told, mine = waiting(), share()
    told.happens(told.course.promise(0, promise(mine)))
    told.happens(told.course.take_open(1, "cassian", "Cassian"))
    told.happens(Draft("lots", 0))
    again = type(told.course).restored(told.facts, told.course.snapshot())
    assert again is not None
    assert (again.lots, again.step(told.at)) == (told.course.lots, None)
