"""Aids: what spares players eye and memory is a setting, said openly, and never in a rated match."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from dejarik.core.game import aids_on, find, read_options
from dejarik.server import wire
from dejarik.server.house import House, with_aids
from dejarik.server.people import People
from dejarik.server.storage import Store
from tests.server.conftest import Running, quiet

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "careful"}
FRIEND = {"kind": "invite"}


@pytest.mark.rule("hope.gap.memory-aid")
@pytest.mark.parametrize(
    ("seats", "options", "on"),
    [
        ([ME, BOT, BOT], {}, True),
        ([ME, BOT, BOT], {"memory_aid": False}, False),
        ([ME, FRIEND, BOT], {}, False),
        ([ME, FRIEND, BOT], {"memory_aid": True}, True),
    ],
)
def test_aids_are_on_against_bots_and_among_people_only_if_chosen(
    server: Running, seats: list[dict[str, str]], options: dict[str, Any], on: bool
) -> None:
    host = server.visitor("ru").named("Джин")
    card = host.create(game="hope", seats=seats, options=options)["match"]
    assert card["options"]["memory_aid"] is on
    assert card["aids"] == (["Памятка"] if on else [])


def test_what_was_told_is_on_the_screen_only_with_the_aid(server: Running) -> None:
    host = server.visitor("ru").named("Джин")

    async def claims(aid: bool) -> tuple[Any, Any]:
        match = host.create(game="hope", seats=[ME, BOT, BOT], options={"memory_aid": aid}, seed="told")["match"]["id"]
        async with host.sit(match) as place:
            for _ in range(3):
                scene = await place.show(lambda scene: scene["question"] is not None, seconds=60)
                question = scene["question"]
                if question["kind"] == "lay":
                    break
                swap = [option["value"] for option in question["options"]]
                await place.do("answer", question=question["id"], value=swap if question["kind"] == "swap" else "ready")
        return scene["view"]["claims"], scene["view"]["where"]

    told, where = asyncio.run(claims(True))
    assert told
    assert len(where) == 3
    assert asyncio.run(claims(False)) == ([], [])


@pytest.mark.parametrize("aid", [False, True])
def test_a_match_with_an_aid_is_not_rated(aid: bool) -> None:
    async def work() -> bool:
        store = Store("sqlite://")
        await store.open()
        people = People(store, quiet())
        await people.open()
        jyn = await people.sign_up(None, "Jyn", "stardust-1")
        orson = await people.sign_up(None, "Orson", "deathstar-1")
        house = House(quiet(bot_pause=1000.0), store)
        seats = [wire.SeatPlan(kind="me"), wire.SeatPlan(kind="open"), wire.SeatPlan(kind="bot", bot="random")]
        wanted = wire.CreateMatch(game="hope", seats=seats, options={"memory_aid": aid})
        live = await house.create(wanted, jyn.id, "Jyn")
        await live.happen(lambda course: course.take_open(1, orson.id, "Orson"))
        counts = live.course.counts
        await house.close()
        await store.close()
        return counts

    assert asyncio.run(work()) is not aid


def test_every_aid_is_an_option_that_can_be_switched() -> None:
    for name in ("hope", "xwing"):
        game = find(name)
        assert game.aids
        for aid in game.aids:
            assert aids_on(game, read_options(game, {})) == []
            assert aid in aids_on(game, read_options(game, {aid: True}))
        plan = [wire.SeatPlan(kind="me"), wire.SeatPlan(kind="bot", bot="random")]
        assert with_aids(game, plan, {}) == dict.fromkeys(game.aids, True)
        assert with_aids(game, plan, {game.aids[0]: False})[game.aids[0]] is False
        assert with_aids(game, [*plan, wire.SeatPlan(kind="open")], {}) == {}
