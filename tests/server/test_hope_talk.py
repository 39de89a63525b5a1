"""Path to Hope over the wire: players may talk freely while they choose and play."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.conftest import Json, Running, play_on
from tests.server.test_table import two_people


@pytest.mark.rule("hope.op.discuss")
@pytest.mark.parametrize("step", ["lay", "play", "vote"])
def test_players_talk_in_every_step_of_the_operation(server: Running, step: str) -> None:
    host, friend, match = two_people(server)

    def there(scene: Json) -> bool:
        return bool(scene["view"]["step"] == step or scene["state"] == "over")

    async def work() -> None:
        async with host.sit(match) as one, friend.sit(match) as two, server.visitor().sit(match) as watcher:
            await play_on(one, two, until=there)
            assert one.scene is not None
            assert one.scene["state"] != "over"
            assert (await one.do("say", text="I lay Jyn"))["type"] == "accepted"
            for place in (two, watcher):
                assert (await place.of("chat"))["text"] == "I lay Jyn"

    asyncio.run(work())
