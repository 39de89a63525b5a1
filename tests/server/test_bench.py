"""The benchmark itself, very small: it measures, it kills, it counts."""

from __future__ import annotations

from pathlib import Path

from dejarik.server.bench.run import crash, ours


def test_a_small_load_and_a_crash(tmp_path: Path) -> None:
    (tmp_path / "load").mkdir()
    held = ours(tmp_path / "load", most=5, seconds=2, progress=lambda _: None)
    assert {step.matches for step in held.steps} == {5}, "on a busy machine the step is tried once more"
    assert sum(step.moves for step in held.steps) > 0
    (tmp_path / "crash").mkdir()
    broken = crash(tmp_path / "crash", matches=5, seconds=10)
    assert broken.acknowledged > 10
    assert broken.missing == 0
