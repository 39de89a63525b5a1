"""Passing until something concerns me, and undo that goes past what nobody thought about."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from dejarik.core.game import find
from dejarik.core.match import Match
from dejarik.core.question import Ask, any_answer
from dejarik.core.rng import Rng
from dejarik.server import passing, wire
from dejarik.server.live import LiveMatch
from dejarik.server.memory import Holder
from dejarik.server.people import People
from tests.server.conftest import Kept, Running, opened, quiet
from tests.server.test_home import memory, played
from tests.server.test_profile import url

__all__ = ["url"]

DECKS = {"light": "jedi", "dark": "sith"}


def test_what_concerns_somebody_follows_from_what_everybody_sees() -> None:
    game = find("lcg")
    match, chance = Match(game, 2, DECKS, 7), Rng.from_seed(b"passing")
    found: dict[bool, int] = {True: 0, False: 0}
    for _ in range(700):
        if match.over:
            break
        ((seat, question),) = list(match.questions.items())[:1]
        seen = game.view(match.table, None)
        given = game.unconcerned(seen, question)
        if isinstance(question, Ask) and question.kind in ("action", "interrupt", "reaction"):
            found[given is not None] += 1
            assert given in (None, "pass")
            if given is not None:
                assert seen.active != seat, "one's own turn always concerns one"
                assert match.table.engaged < 0, "an engagement on the other's turn is an attack"
            if "pass" in question.options:
                fewer = msgspec.structs.replace(question, options=("pass",))
                assert game.unconcerned(seen, fewer) == given, "what is in the hand must not tell"
        else:
            assert given is None
        match.answer(seat, any_answer(question, chance))
    assert min(found.values()) > 10
    assert not find("hope").windows


async def _two(url: str) -> tuple[Any, Any, LiveMatch, list[str]]:
    store, house, host = await opened(url)
    people = People(store, quiet())
    await people.open()
    friend = await people.guest("Cassian", "en")
    plan = [wire.SeatPlan(kind="me"), wire.SeatPlan(kind="open")]
    live = await house.create(wire.CreateMatch(game="lcg", seats=plan, options=DECKS), host, "Jyn")
    await live.happen(lambda course: course.take_open(1, friend.id, "Cassian"))
    return store, house, live, [host, friend.id]


async def _until_let_go(live: LiveMatch, seat: int, chance: Rng) -> int:
    """Play until the seat is asked something that its standing order answers; the number of the question."""
    for _ in range(400):
        if live.passing.answer(seat) is not None:
            return live.course.clocks.posed[seat]
        ((asked, question),) = list(live.course.questions.items())[:1]
        await live.answer(asked, live.course.clocks.posed[asked], any_answer(question, chance))
    raise AssertionError("it was never let go")


async def _answered(live: LiveMatch, seat: int, question: int) -> None:
    """Wait until the seat's answer is stored: it counts a moment before, under the match's lock."""
    for _ in range(600):
        async with live.lock:
            if live.course.clocks.posed.get(seat) != question:
                return
        await asyncio.sleep(0.02)
    raise AssertionError("nobody passed")


def test_what_does_not_concern_me_is_passed_and_nobody_can_tell(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passing, "LEAST", 0.05)
    monkeypatch.setattr(passing, "MOST", 0.05)

    async def work() -> None:
        from dejarik.server.client import Client

        store, house, live, (_, friend) = await _two(url)
        outlet = Kept()
        live.arrive(Client(outlet, "host", "Jyn", 0, "en", text=False))
        await house.memories.keep(Holder(live.id, friend, 1), passing=True)
        await live.passing.load()
        question = await _until_let_go(live, 1, Rng.from_seed(b"passing"))
        assert {client.seat for client in live.clients} == {0}
        await _answered(live, 1, question)
        last = (await store.events(live.id))[-1]
        assert (last.kind, last.seat, last.value) == ("answer", 1, "pass"), "stored as any other"
        assert live.presence.online(1), "it looks as if they had looked in"
        told = b"".join(outlet.messages)
        assert b'"passed":true' not in told
        assert b'"passing"' not in told
        # an undo goes past what nobody thought about
        assert live.course.match is not None
        answers = live.course.match.answers
        number = live.course.last_answer(1)
        assert number is not None
        assert answers[number].seat == 1
        assert number < live.course.match.last_answer(1)  # type: ignore[operator]
        # taken back, the question is put again: nothing answers it behind one's back
        live.course.quiet.clear()
        live.passing._furthest = len(answers) + 1
        assert live.passing.answer(1) is None
        # a fresh server knows of the order
        live.stop()
        del house._live[live.id]
        again = await house.match(live.id)
        assert (friend, 1) in again.passing._who
        await house.memories.keep(Holder(live.id, friend, 1), passing=False)
        await again.passing.load()
        assert again.passing.answer(1) is None
        await house.close()
        await store.close()

    asyncio.run(work())


def test_a_pause_is_a_persons() -> None:
    pauses = [passing.pause() for _ in range(300)]
    assert passing.LEAST <= min(pauses) < max(pauses) <= passing.MOST
    assert 0.9 < sorted(pauses)[150] < 2.1
    assert passing.MOST < 5, "nobody is called about what is passed for them"


def test_who_looks_in_goes_again() -> None:
    from dejarik.server.presence import Presence

    presence = Presence()
    presence.look_in(1, until=10.0)
    assert (presence.online(1), presence.here().seats) == (True, (1,))
    assert not presence.forget_silent(9.0)
    assert presence.forget_silent(11.0)
    assert (presence.online(1), presence.gone_for(1, 15.0)) == (False, 4.0)


@played
async def test_the_order_is_given_at_the_table_and_known_to_its_giver_alone(server: Running) -> None:
    host, friend = server.visitor().named("Jyn"), server.visitor().named("Cassian")
    match = host.create(game="lcg", seats=[{"kind": "me"}, {"kind": "open"}], options=DECKS)["match"]["id"]
    friend.post(f"/api/matches/{match}/seats/1")
    async with host.sit(match) as place:
        assert (await memory(place))["passing"] is False
        assert (await place.do("passing", on=True))["type"] == "accepted"
    async with host.sit(match) as place:
        assert (await memory(place))["passing"] is True
    async with friend.sit(match) as other:
        assert (await memory(other))["passing"] is False
    async with server.visitor().named("X").sit(match) as watcher:
        assert (await watcher.do("passing", on=True))["error"] == "spectators-watch"
