"""The benchmark itself, very small: it measures, it kills, it counts."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

import pytest

from dejarik.core.refusal import Refused
from dejarik.server.bench.crash import crash
from dejarik.server.bench.ladder import climb
from dejarik.server.bench.load import Job, Step
from dejarik.server.bench.paired import Paired, Turn
from dejarik.server.bench.processes import generator, our_server
from dejarik.server.bench.stored import multiply


def test_a_small_load_and_a_crash(tmp_path: Path) -> None:
    (tmp_path / "load").mkdir()
    with our_server(tmp_path / "load") as server:
        held = climb(server, most=5, seconds=2, progress=lambda _: None)
    assert {step.matches for step in held.steps} == {5}, "on a busy machine the step is tried once more"
    assert sum(step.moves for step in held.steps) > 0
    multiply(tmp_path / "load" / "bench.sqlite", 50)
    with contextlib.closing(sqlite3.connect(tmp_path / "load" / "bench.sqlite")) as database:
        assert database.execute("SELECT count(*) FROM matches").fetchone()[0] >= 50
        assert database.execute("SELECT count(DISTINCT host) FROM matches").fetchone()[0] > 5
    (tmp_path / "crash").mkdir()
    broken = crash(tmp_path / "crash", matches=5, seconds=5)
    assert broken.acknowledged > 10
    assert broken.missing == 0


def test_a_load_that_finds_no_server_says_so() -> None:
    with generator(Job("dejarik", 1, 1.0, server=os.getpid())) as load, pytest.raises(Refused) as refused:
        load.step(1)
    assert refused.value.reason == "bench-no-load"
    assert "refused" in str(refused.value.args_of_sentence["problem"]).lower()


def test_only_turns_that_the_host_left_alone_count() -> None:
    step = Step(250, 1000, 125.0, 3.0, 20.0, 30.0, 0, 1.0, 0.1, 0.1, 0.1)
    turns = [Turn(step, step, ratio, counts) for ratio, counts in ((3.0, True), (9.0, False), (3.4, True), (3.1, True))]
    paired = Paired(turns)
    assert paired.counted == [3.0, 3.4, 3.1]
    assert paired.ratio == 3.1
    assert Paired(turns[1:2]).ratio is None
