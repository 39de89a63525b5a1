"""Scenes share work: what is kept from the moment before, or made once for several readers, is what each would get."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dejarik.core.game import find, games
from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.question import any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.server import wire
from dejarik.server.client import Client
from dejarik.server.live import LiveMatch
from dejarik.server.scene import Moment, Scenes, asks_alike
from dejarik.server.telling import asked_card
from tests.server.conftest import opened

ALIKE = [name for name, game in games().items() if asks_alike(game.presenter)]


class Screen:
    """Holds the last scene that came."""

    def __init__(self) -> None:
        self.shown: dict[str, Any] = {}

    def push(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told["type"] == "scene":
            self.shown = told

    def close(self) -> None:
        pass


def anew(live: LiveMatch, seat: int | None, lang: str, sent: int, lines: int) -> dict[str, Any]:
    """The scene with nothing kept from before, and nothing shared."""
    kept, live.scenes = live.scenes, Scenes(live)
    scene = Moment(live).scene(seat, lang, sent=sent, lines=lines, text=False)
    live.scenes = kept
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(scene))
    return plain


@pytest.mark.parametrize("game", list(games()))
def test_a_scene_made_of_kept_parts_is_the_one_made_anew(game: str, tmp_path: Path) -> None:
    chance, rng = random.Random(4), Rng.from_seed(4)

    async def one_step(live: LiveMatch) -> None:
        seat = chance.choice(list(live.course.questions))
        if chance.random() < 0.1:
            with contextlib.suppress(Refused):  # they have not answered yet
                await live.happen(lambda course: course.undo(seat))
            return
        question = live.course.questions[seat]
        await live.answer(seat, live.course.clocks.posed[seat], any_answer(question, rng))

    async def work() -> None:
        store, house, jyn = await opened(str(tmp_path / "one.sqlite"))
        seats = find(game).seats.stop - 1
        wanted = wire.CreateMatch(game=game, seats=[wire.SeatPlan(kind="me")] * seats, seed="scenes")
        live = await house.create(wanted, jyn, "Jyn")
        await live.begin()
        screens: list[tuple[Client, Screen]] = []
        readers: list[tuple[int | None, wire.Language]] = [(0, "en"), (None, "en"), *((s, "ru") for s in range(seats))]
        for seat, lang in readers:
            screen = Screen()
            screens.append((Client(screen, jyn, "Jyn", seat, lang, text=False), screen))
            live.arrive(screens[-1][0])
        live.broadcast()
        for _ in range(60):
            if live.course.over:
                break
            seq = live.course.seq
            await one_step(live)
            if live.course.seq == seq:
                continue
            for client, screen in screens:
                shown = screen.shown
                match = live.course.match
                assert match is not None
                sent = len(match.journal) - len(_lately(match, client.seat, len(shown["journal"])))
                fresh = anew(live, client.seat, client.lang, sent, shown["journal_from"])
                assert shown | {"now": 0} == fresh | {"now": 0}
        await house.close()
        await store.close()

    asyncio.run(work())


def _lately(match: Match, seat: int | None, count: int) -> list[Any]:
    """The end of the whole journal that holds the last `count` lines of this seat."""
    end: list[Any] = []
    for entry in reversed(match.journal):
        if not count:
            break
        count -= entry.visible(seat)
        end.append(entry)
    return end


@pytest.mark.parametrize("game", ALIKE)
def test_what_is_told_once_to_all_others_is_what_a_stranger_is_told(game: str) -> None:
    """So no seat learns from it what only another one may know."""
    found, rng = find(game), Rng.from_seed(7)
    seats = found.seats.stop - 1
    names = [f"Rebel {seat}" for seat in range(seats)]
    match = Match(found, seats, None, 7)
    for _ in range(120):
        if match.over:
            break
        for question in match.questions.values():
            stranger = asked_card(found, Reader("en", None, names), found.screen(match.view(None)), question)
            for seat in set(range(seats)) - {question.seat}:
                seen = found.screen(match.view(seat))
                assert asked_card(found, Reader("en", seat, names), seen, question) == stranger
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, rng))


def test_games_whose_questions_name_what_one_sees_are_told_to_each() -> None:
    assert ALIKE == ["hope"]
