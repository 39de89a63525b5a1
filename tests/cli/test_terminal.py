"""The program in a real terminal: a full screen where there is one, and nothing lost however it ends."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.core.record import load, replay

ROOT = Path(__file__).parents[2]


class Terminal:
    """A program in a terminal of 80×24."""

    def __init__(self, folder: Path, *args: str) -> None:
        environ = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.master, slave = pty.openpty()
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.toy_program", "play", "bidding", "--seed", "5", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={**environ, "PYTHONPATH": str(ROOT), "TERM": "xterm-256color", "LANG": "en", "LC_ALL": "en"},
            start_new_session=True,
        )
        os.close(slave)
        self.shown = ""

    def read(self) -> None:
        """What has been shown since, if anything."""
        with contextlib.suppress(OSError, ValueError):
            if select.select([self.master], [], [], 0.2)[0]:
                self.shown += os.read(self.master, 65536).decode("utf-8", "ignore")

    def wait_for(self, words: str, seconds: float = 60) -> None:
        deadline = time.monotonic() + seconds
        while words not in self.shown:
            assert time.monotonic() < deadline, self.shown[-2000:]
            self.read()

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def ended(self) -> int:
        """Read on until the program has ended; its status."""
        deadline = time.monotonic() + 60
        while self.process.poll() is None and time.monotonic() < deadline:
            self.read()
        self.read()
        return self.process.wait(60)


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(terminal.process.pid, signal.SIGKILL)
        terminal.process.wait()
        with contextlib.suppress(OSError):
            os.close(terminal.master)


def sit_down(terminals: list[Terminal], folder: Path, *args: str) -> Terminal:
    terminals.append(Terminal(folder, *args))
    return terminals[-1]


def kept(folder: Path) -> int:
    """How many answers the one saved match has."""
    (path,) = folder.glob("*.record.json")
    return len(replay(load(path)).answers)


def test_a_terminal_gets_a_full_screen_and_leaving_saves(terminals: list[Terminal], tmp_path: Path) -> None:
    table = sit_down(terminals, tmp_path)
    table.wait_for("\x1b[?1049h")  # the other screen
    table.wait_for("Bid a card")
    table.type("1")
    table.wait_for("The die shows")
    table.type("q")
    assert table.ended() == 0
    assert table.shown.rindex("\x1b[?1049l") < table.shown.rindex("Go on with")
    assert kept(tmp_path) >= 1
    assert "Traceback" not in table.shown


def test_plain_is_line_by_line(terminals: list[Terminal], tmp_path: Path) -> None:
    table = sit_down(terminals, tmp_path, "--plain")
    table.wait_for("Player 1 >")
    assert "\x1b[?1049h" not in table.shown
    table.type("q\n")
    assert table.ended() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("mode", [[], ["--plain"]], ids=["screen", "plain"])
def test_whoever_ends_the_program_loses_nothing(
    terminals: list[Terminal], tmp_path: Path, number: int, mode: list[str]
) -> None:
    table = sit_down(terminals, tmp_path, *mode)
    table.wait_for("Bid a card")
    time.sleep(0.5)
    table.process.send_signal(number)
    assert table.ended() == 128 + number
    assert kept(tmp_path) >= 0


def test_a_closed_window_loses_nothing(terminals: list[Terminal], tmp_path: Path) -> None:
    for mode in ([], ["--plain"]):
        table = sit_down(terminals, tmp_path, *mode)
        table.wait_for("Bid a card")
        time.sleep(0.5)
        os.close(table.master)
        os.killpg(table.process.pid, signal.SIGHUP)
        table.process.wait(60)
        assert kept(tmp_path) >= 0
        for path in tmp_path.glob("*.record.json"):
            path.unlink()
