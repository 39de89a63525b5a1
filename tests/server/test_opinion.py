"""The bot's opinion of a match, for whoever looks back on it."""

from __future__ import annotations

import msgspec
import pytest

from dejarik.core.bot import bots_of
from dejarik.core.game import find
from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.server import wire
from dejarik.server.afterwards import POINTS, make_opinion
from tests.server.conftest import Running, play_on
from tests.server.test_home import played

OPTIONS = {"lcg": {"light": "jedi", "dark": "sith"}}


@pytest.mark.parametrize(("name", "seats"), [("hope", 3), ("xwing", 2), ("destiny", 2), ("lcg", 2), ("rebellion", 2)])
def test_the_strongest_bot_of_every_game_has_an_opinion(name: str, seats: int) -> None:
    game, chance = find(name), Rng.from_seed(b"opinion")
    match = Match(game, seats, OPTIONS.get(name, {}), 3)
    for _ in range(300):
        if match.over:
            break
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, chance))
    bot = list(bots_of(game))[-1]
    told = msgspec.json.decode(make_opinion(match.snapshot(), bot, "ru"), type=wire.Opinion)
    assert 2 < len(told.points) <= POINTS + 2
    assert [told.points[0].at, told.points[-1].at] == [0, len(match.answers)]
    assert told.bot
    for point in told.points:
        assert len(point.seats) == seats
        assert all(0 <= one <= 1 for one in point.seats)
        together = len(set(point.seats)) == 1
        assert together if name == "hope" else abs(sum(point.seats) - 1) < 0.01
    assert len({point.seats[0] for point in told.points}) > 2, "it changes its mind"


@played
async def test_nobody_is_told_before_the_end(server: Running) -> None:
    player = server.visitor().named("Jyn")
    match = player.create(count=3, options={"quick": True}, seed="opinion")["match"]["id"]
    assert player.get(f"/api/matches/{match}/opinion").json()["error"] == "not-over"
    async with player.sit(match) as place:
        await play_on(place)
        outcome = (await place.show())["outcome"]
    told = server.visitor().get(f"/api/matches/{match}/opinion").json()
    assert told["points"][-1]["seats"] == [float(seat in outcome["winners"]) for seat in range(3)]
    assert 0 < told["points"][0]["seats"][0] < 1
