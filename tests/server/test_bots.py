"""Bots in processes of their own: every game, time limits, and nothing hidden on the way."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dejarik.core.bot import Advice, bots_of
from dejarik.core.game import find, games
from dejarik.core.match import Match
from dejarik.core.question import Ask, any_answer
from dejarik.core.rng import Rng
from dejarik.games.hope.notes import Tell
from dejarik.server import wire
from dejarik.server.thinkers import Look, Thinkers, pack, read_advice, think, unpack
from tests.server.conftest import Running, is_over, opened
from tests.server.test_profile import url

__all__ = ["url"]


@pytest.mark.parametrize("game", list(games()))
def test_bots_play_every_game_while_somebody_watches(server: Running, game: str) -> None:
    host = server.visitor("ru").named("Джин")
    seats = [{"kind": "bot", "bot": list(bots_of(find(game)))[-1]}] * find(game).seats.start
    match = host.create(game=game, seats=seats)["match"]["id"]

    async def watch() -> None:
        async with host.sit(match, text="true") as place:
            scene = await place.show(lambda scene: scene["seq"] >= 12 or scene["state"] == "over", seconds=60)
            assert scene["seat"] is None
            assert scene["text"].strip()
            assert scene["asked"] or scene["state"] == "over"

    asyncio.run(watch())


def test_a_match_with_a_chosen_seed_goes_the_same_way_again(server: Running) -> None:
    """Bots and all: such a match can be shown to others, and tried again."""
    host = server.visitor("ru").named("Джин")

    async def watch(seed: str) -> list[Any]:
        bots = [{"kind": "bot", "bot": "random"}] * 3
        match = host.create(game="hope", options={"quick": True}, seats=bots, seed=seed)["match"]["id"]
        async with host.sit(match) as place:
            await place.show(is_over, seconds=60)
        answers: list[Any] = host.get(f"/api/matches/{match}/record").json()["answers"]
        return sorted(answers, key=str)  # those of one common question may come in any order

    first, second, other = (asyncio.run(watch(seed)) for seed in ("Scarif", "Scarif", "Jedha"))
    assert first == second
    assert first != other


def test_whoever_is_faster_changes_no_bots_dice(url: str) -> None:
    """Where several talk at once, anybody may be first; what a bot says must not hang on that."""

    async def dice(order: list[int]) -> dict[int, bytes]:
        store, house, host = await opened(url)
        plan = [wire.SeatPlan(kind="bot", bot="random")] * 3
        live = await house.create(
            wire.CreateMatch(game="hope", seats=plan, options={"quick": True}, seed="Scarif"), host, "Jyn"
        )
        for seat in order:
            assert live.course.questions[seat].kind == "ready"
            await live.answer(seat, live.course.clocks.posed[seat], "tell")
        luck = {seat: live.droids.luck(seat).key for seat in range(3)}
        live.stop()
        await house.close()
        await store.close()
        return luck

    first, second = asyncio.run(dice([0, 2])), asyncio.run(dice([2, 0]))
    assert first == second
    assert asyncio.run(dice([0])) == {**first, 2: asyncio.run(dice([]))[2]}
    assert len({*first.values(), *asyncio.run(dice([])).values()}) == 5, "each of its own"


@pytest.mark.parametrize("game", list(games()))
def test_what_a_bot_gets_is_what_its_seat_may_know(game: str) -> None:
    found = find(game)
    rng = Rng.from_seed(5)
    match = Match(found, found.seats.start, {}, seed="real")
    for _ in range(30):
        if match.over:
            break
        seat, question = next(iter(match.questions.items()))
        for name in bots_of(found):
            packed = pack(match, seat, name, rng)
            assert match.seed not in packed
            bot, seen, luck = unpack(packed)
            assert luck.key != rng.key
            assert bot == name
            assert seen.view == match.view(seat)
            assert seen.question.kind == question.kind
            for guess in seen.guesses:
                assert guess.seed != match.seed
                assert guess.view(seat) == match.view(seat)
        match.answer(seat, any_answer(question, rng))


def slow(_data: bytes) -> Any:
    time.sleep(30)


def broken(_data: bytes) -> Any:
    raise ValueError("this bot is broken")


@pytest.mark.parametrize("thought", [slow, broken])
def test_a_bot_that_is_late_or_broken_answers_anything(thought: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dejarik.server.thinkers.think", thought)
    match = Match(find("hope"), 3)
    thinkers = Thinkers(1, 0.5)
    seat = next(iter(match.questions))

    async def work() -> Advice:
        return await thinkers.advise(thinkers.look(match, seat, "random", Rng.from_seed()))

    started = time.monotonic()
    advice = asyncio.run(work())
    assert time.monotonic() - started < 20
    assert match.answer(seat, advice.answer) == advice.answer
    nothing = asyncio.run(thinkers.advise(Look(b"", match.questions[next(iter(match.questions))])))
    assert msgspec.json.encode(nothing.answer)
    thinkers.stop()


def killed_once(data: bytes, why: bool) -> bytes:
    """Somebody kills the process in the middle of the first thought."""
    mark = Path(os.environ["KILLED_ONCE"])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return think(data, why)


def who(_data: bytes, _why: bool) -> bytes:
    return b"%d" % os.getpid()


def end(_data: bytes, _why: bool) -> bytes:
    os._exit(1)


def thinking(thought: Any) -> Thinkers:
    """One process that thinks in this way; other servers may have bots of their own meanwhile."""
    thinkers = Thinkers(1, 60)
    ask = thinkers._crew.do
    thinkers._crew.do = lambda _, *args, seconds: ask(thought, *args, seconds=seconds)  # type: ignore[method-assign]
    return thinkers


@pytest.fixture
def careful() -> Look:
    """A question to which this bot always answers "tell"; whoever answers at random for it says something else."""
    packed = pack(Match(find("hope"), 3, None, 1), 0, "careful", Rng.from_seed(1))
    return Look(packed, Ask(seat=0, kind="tell", options=("at random",)))


def test_a_bot_killed_over_a_question_is_asked_again(
    careful: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KILLED_ONCE", str(tmp_path / "killed"))
    thinkers = thinking(killed_once)
    assert asyncio.run(thinkers.advise(careful)).answer == "tell"
    assert (tmp_path / "killed").exists()
    thinkers.stop()


def test_a_question_that_nobody_had_read_when_the_process_was_killed_is_put_again(careful: Look) -> None:
    thinkers = Thinkers(1, 60)

    async def work() -> Advice:
        process = int(await thinkers._crew.do(who, b"", False, seconds=60))
        os.kill(process, signal.SIGSTOP)  # it reads no more: the question lies in the pipe
        advice = asyncio.ensure_future(thinkers.advise(careful))
        await asyncio.sleep(0.5)
        os.kill(process, signal.SIGKILL)
        return await advice

    assert asyncio.run(work()).answer == "tell"
    thinkers.stop()


def test_a_bot_that_always_ends_its_process_answers_anything(careful: Look) -> None:
    thinkers = thinking(end)
    assert asyncio.run(thinkers.advise(careful)).answer == "at random"
    thinkers.stop()


def test_a_reason_comes_back_from_the_other_process() -> None:
    match = Match(find("hope"), 3, None, 1)
    packed = pack(match, 0, "careful", Rng.from_seed(1))
    advice = read_advice(think(packed, why=True))
    assert (advice.answer, advice.reason) == ("tell", Tell())
    assert read_advice(think(packed, why=False)).reason is None
