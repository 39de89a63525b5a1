"""The command line in this process, with the toy game installed."""

from __future__ import annotations

import io
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from dejarik.cli.program import run
from dejarik.cli.speech import listen_to
from dejarik.core.game import games
from tests.cli.toy_program import entries


class Said(NamedTuple):
    """What a command printed and how it ended."""

    status: int
    out: str
    err: str


Program = Callable[..., Said]


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Only the toy game is installed, and files land in a folder of the test's own."""
    monkeypatch.setattr("dejarik.core.game.entry_points", entries)
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    games.cache_clear()
    yield
    listen_to(None)
    games.cache_clear()


@pytest.fixture
def dejarik(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    """Run one command line, typing `typed`."""

    def call(*args: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        status = run(list(args))
        said = capsys.readouterr()
        return Said(status, said.out, said.err)

    return call


def sleeps(process: subprocess.Popen[bytes]) -> None:
    """Wait until the command waits: Python does not hear a signal in the instant before it falls asleep."""
    deadline = time.monotonic() + 60
    stat = Path(f"/proc/{process.pid}/stat")
    while stat.read_text().rpartition(")")[2].split()[0] != "S":
        assert time.monotonic() < deadline, "it does not wait"
        time.sleep(0.05)
