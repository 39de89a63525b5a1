"""Matches over days: what waits for me, what I have seen and read, notes, and what happened since."""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from dejarik.server import house, live
from tests.server.conftest import Json, Place, Running, Starter, Visitor


def played(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that plays along."""

    @functools.wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))

    return run


#: Two people and a bot; both are asked to lay a card at once.
PLAN = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


def two(server: Running) -> tuple[Visitor, Visitor, str]:
    host, friend = server.visitor("ru").named("Джин"), server.visitor().named("Cassian")
    match = host.create(seats=PLAN, clock={"per": "move", "seconds": 3 * 24 * 3600})["match"]["id"]
    assert friend.post(f"/api/matches/{match}/seats/1").status_code == 200
    return host, friend, match


def mine(visitor: Visitor, match: str) -> Json:
    cards: list[Json] = visitor.get("/api/matches", params={"lang": visitor.lang}).json()["mine"]
    return next(card for card in cards if card["id"] == match)


async def memory(place: Place) -> Json:
    await place.show()
    return next((m for m in place.heard if m["type"] == "memory"), None) or await place.of("memory")


@played
async def test_my_matches_say_what_waits_for_me_without_being_woken(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SETTLED", 0.0)
    monkeypatch.setattr(house, "ROUND", 0.05)
    first = start()
    host, friend, match = two(first)
    before = int(time.time() * 1000) - 60_000
    turn = mine(host, match)["turn"]
    assert (turn["seat"], turn["since"] > before) == (0, True)
    assert any("а" <= letter <= "я" for letter in turn["sentence"])
    assert mine(friend, match)["turn"]["seat"] == 1
    async with host.sit(match) as place:
        assert (await place.answer())["type"] == "accepted"
    assert mine(host, match)["turn"] is None
    assert mine(friend, match)["turn"]["sentence"]

    await asyncio.sleep(2)  # the house goes its rounds
    first.stop()
    second = start()
    for visitor in (host, friend):
        visitor.http.base_url = second.url
    assert mine(friend, match)["turn"]["seat"] == 1
    assert mine(host, match)["turn"] is None
    assert second.app.state.desk.house.held(match) is None, "a list wakes nobody up"


@played
async def test_a_match_that_nobody_wrote_down_is_looked_at(start: Starter) -> None:
    """As after a crash, or in a database of an older program."""
    first = start()
    host, friend, match = two(first)
    async with friend.sit(match) as place:
        await place.answer()
    first.stop()
    second = start()
    host.http.base_url = friend.http.base_url = second.url
    assert mine(host, match)["turn"]["seat"] == 0
    assert mine(friend, match)["turn"] is None


@played
async def test_what_i_have_seen_read_and_noted_is_kept_for_me_alone(server: Running) -> None:
    host, friend, match = two(server)
    async with host.sit(match) as place:
        assert await memory(place) == {"type": "memory", "seen": None, "heard": 0, "note": "", "passing": None}
        async with friend.sit(match) as other:
            await other.do("say", text="hello")
            line = await place.of("chat")
        assert (mine(host, match)["unread"], mine(friend, match)["unread"]) == (1, 0)
        assert (await place.do("note", text="Пила — во второй стопке"))["type"] == "accepted"
        at = (await place.show())["at"]
        assert (await place.do("look", at=10**6, heard=2**31))["error"] == "malformed-message", "no chat is so long"
        assert (await place.do("look", at=10**6, heard=line["id"]))["type"] == "accepted"
    async with host.sit(match) as place:
        kept = await memory(place)
        assert kept == {
            "type": "memory",
            "seen": at,
            "heard": line["id"],
            "note": "Пила — во второй стопке",
            "passing": None,
        }
    async with friend.sit(match) as other:
        assert (await memory(other))["note"] == ""
    async with server.visitor().named("X").sit(match) as watcher:
        assert (await watcher.do("note", text="x"))["error"] == "spectators-watch"
        assert (await watcher.do("look", at=1))["error"] == "spectators-watch"
        assert not [message for message in watcher.heard if message["type"] == "memory"]
    for _ in range(300):
        if not mine(host, match)["unread"]:
            break
        await asyncio.sleep(0.2)
    assert mine(host, match)["unread"] == 0


@pytest.mark.parametrize(
    ("game", "count", "options"),
    [("hope", 3, {"quick": True}), ("lcg", 2, {"light": "jedi", "dark": "sith"}), ("destiny", 2, {})],
)
@played
async def test_what_happened_since_is_told_as_the_seat_saw_it(
    server: Running, game: str, count: int, options: Json
) -> None:
    player, other = server.visitor().named("Jyn"), server.visitor().named("X")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (count - 1)]
    match = player.create(game=game, seats=seats, options=options, seed="since")["match"]["id"]
    async with player.sit(match) as place:
        for _ in range(3):
            await place.answer()
        now = await place.show(lambda scene: scene["question"] is not None and scene["at"] > 5)
        journal = place.journal
        views = {m["at"]: m["view"] for m in place.heard if m["type"] == "scene"}
    told = player.get(f"/api/matches/{match}/since", params={"seat": 0, "first": 2}).json()
    assert [line["text"] for line in told["journal"]] == [line["text"] for line in journal if line["at"] > 2]
    assert {frame["at"] for frame in told["frames"]} == {line["at"] for line in told["journal"]}
    assert [frame["view"] for frame in told["frames"]] == [views[frame["at"]] for frame in told["frames"]]
    assert "seed" not in told
    assert told["frames"][-1]["at"] <= now["at"]
    for who, seat, error in ((other, 0, "not-your-seat"), (player, 1, "not-your-seat"), (player, 9, "no-such-seat")):
        refused = who.get(f"/api/matches/{match}/since", params={"seat": seat, "first": 0})
        assert refused.json()["error"] == error


@played
async def test_where_the_rules_ask_for_memory_nothing_is_shown_again(server: Running) -> None:
    player = server.visitor().named("Jyn")
    aids = dict.fromkeys(_aids("hope"), False)
    match = player.create(count=3, options={"quick": True, **aids}, seed="since")["match"]["id"]
    async with player.sit(match) as place:
        for _ in range(3):
            await place.answer()
        await place.show(lambda scene: scene["question"] is not None and scene["at"] > 5)
    told = player.get(f"/api/matches/{match}/since", params={"seat": 0, "first": 0}).json()
    assert (told["frames"], bool(told["journal"])) == ([], True)


def _aids(name: str) -> tuple[str, ...]:
    from dejarik.core.game import find

    aids: tuple[str, ...] = find(name).aids
    return aids
