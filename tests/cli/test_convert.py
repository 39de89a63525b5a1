"""dejarik convert: records of older versions on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.core.game import games
from tests.cli.conftest import Program

OLD = Path(__file__).parents[1] / "games/xwing/records/version-2-built.json"


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """In this file the real games are installed."""
    monkeypatch.chdir(tmp_path)
    games.cache_clear()
    yield
    games.cache_clear()


def test_a_record_is_written_anew(dejarik: Program) -> None:
    assert dejarik("replay", str(OLD), "--lang", "en").status == 2
    said = dejarik("convert", str(OLD), "new.json", "--lang", "en")
    assert (said.status, said.err) == (0, "")
    assert "new.json" in said.out
    assert dejarik("replay", "new.json", "--verify").status == 0


@pytest.mark.parametrize("words", [["missing.json", "new.json"], [str(OLD), "no/such/folder.json"], [str(OLD)]])
def test_mistakes_get_one_line(dejarik: Program, words: list[str]) -> None:
    said = dejarik("convert", *words, "--lang", "ru")
    assert said.status == 2
    assert said.err.count("\n") == 1
