"""Simulations: the same seed gives the same result, failures are reported, intervals are right."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec
import pytest

from dejarik.core.bot import RandomBot
from dejarik.core.game import games
from dejarik.core.refusal import Refused
from dejarik.lab import simulate as lab
from dejarik.lab.statistics import wilson
from tests.cli.toy_program import entries
from tests.toys import Bidding, Table


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("dejarik.core.game.entry_points", entries)
    games.cache_clear()
    yield
    games.cache_clear()


def findings(result: lab.Result) -> dict[str, Any]:
    """All that does not depend on the clock."""
    found: dict[str, Any] = msgspec.to_builtins(result)
    del found["seconds"], found["decisions_per_second"]
    return found


def test_wilson_s_interval() -> None:
    share = wilson(8, 10)
    assert (share.count, share.share) == (8, 0.8)
    assert share.low == pytest.approx(0.4902, abs=1e-4)
    assert share.high == pytest.approx(0.9433, abs=1e-4)
    assert (wilson(0, 20).low, wilson(20, 20).high) == (0.0, 1.0)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_the_same_seed_gives_the_same_findings() -> None:
    task = lab.plan("bidding", 60, seats=3, seed="7")
    first = lab.simulate(task)
    assert findings(first) == findings(lab.simulate(task))
    other = lab.plan("bidding", 60, seats=3, seed="8")
    assert findings(first) != findings(lab.simulate(other))
    assert first.outcomes == {"won": 60}
    assert first.errors == 0
    assert first.decisions > 60 * 3 * 3


def test_pieces_can_be_played_anywhere_in_any_order() -> None:
    task = lab.plan("bidding", 50, seats=2, seed="7")
    whole, left = lab.play_some(task, range(50))
    assert not left
    parts = lab.Tally()
    for piece in (range(30, 50), range(10), range(10, 30)):
        parts.add(lab.play_some(task, piece).tally)
    assert parts == whole


def test_bots_that_think_meet_the_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    class Thinker(RandomBot):
        name = "thinker"
        guesses = 1
        reads_journal = True

    monkeypatch.setattr(Bidding, "bots", {"thinker": Thinker()}, raising=False)
    task = lab.plan("bidding", 12, seats=3, players=["thinker", "random", "random"], seed="1", rotate=True)
    result = lab.simulate(task)
    assert (result.games, result.errors) == (12, 0)
    assert sum(share.count for share in result.wins_by_seat) >= 12
    assert set(result.wins_by_bot) == {"random", "thinker"}
    assert task.at(1) == ("random", "random", "thinker")


def test_a_match_that_fails_is_counted_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Bidding.score

    def fails(self: Bidding, table: Table) -> Any:
        if table.hands[0][0] % 2:
            raise ZeroDivisionError("the rules broke")
        return played(self, table)

    monkeypatch.setattr(Bidding, "score", fails)
    result = lab.simulate(lab.plan("bidding", 40, seats=2, seed="1"))
    assert 0 < result.errors < 40
    assert result.games == 40 - result.errors
    assert result.first_error is not None
    assert "ZeroDivisionError: the rules broke" in result.first_error


def test_processes_side_by_side_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # workers start afresh and know the installed games only
    games.cache_clear()
    task = lab.plan("hope", 30, seats=3, seed="7", options={"quick": True})
    done: list[int] = []
    alone = lab.simulate(task)
    together = lab.simulate(task, jobs=2, progress=done.append)
    assert findings(together) == findings(alone)
    assert sum(done) == 30


def fake_ray(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A cluster that answers at once; what was asked of it."""
    asked: list[str] = []
    ray = ModuleType("ray")

    class Remote:
        def __init__(self, function: Any) -> None:
            self.remote = function

    members = {
        "init": lambda address, **_: asked.append(f"init {address}"),
        "remote": Remote,
        "wait": lambda waiting: (waiting[-1:], waiting[:-1]),
        "get": lambda done: done,
        "shutdown": lambda: asked.append("shutdown"),
    }
    for name, member in members.items():
        setattr(ray, name, member)
    monkeypatch.setitem(sys.modules, "ray", ray)
    return asked


def test_a_cluster_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = fake_ray(monkeypatch)
    task = lab.plan("bidding", 40, seats=2, seed="7")
    assert findings(lab.simulate(task, ray="local")) == findings(lab.simulate(task))
    assert asked == ["init None", "shutdown"]


def test_a_cluster_that_is_not_there_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = fake_ray(monkeypatch)
    task = lab.plan("bidding", 40, seats=2, seed="7")
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1"):
        with pytest.raises(Refused) as refused:
            lab.simulate(task, ray=address)
        assert refused.value.reason == "ray-unreachable"
    assert asked == []


def test_a_worker_that_dies_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # workers start afresh and know the installed games only
    games.cache_clear()

    def kill(_: int) -> None:
        multiprocessing.active_children()[0].kill()

    with pytest.raises(Refused) as refused:
        lab.simulate(lab.plan("hope", 100_000, seed="1"), jobs=2, progress=kill)
    assert refused.value.reason == "worker-gone"
    assert refused.value.args_of_sentence["status"] == -signal.SIGKILL
    assert multiprocessing.active_children() == []
