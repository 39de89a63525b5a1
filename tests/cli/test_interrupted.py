"""Ctrl-C ends every command at once: no traceback, a status that tells, and what was found so far is not lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dejarik.cli import COMMANDS
from dejarik.cli.bench import BENCHES
from dejarik.server.storage import Store
from tests.cli.conftest import sleeps

#: Seconds that an interrupted command may take to end, on a machine where others work, too.
AT_ONCE = 30.0


@contextlib.contextmanager
def running(folder: Path, *args: str, **pipes: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A command as a shell starts it: with a process group of its own."""
    process = subprocess.Popen(
        [sys.executable, "-m", "dejarik", *args],
        cwd=folder,
        env={**os.environ, "LANG": "en", "LC_ALL": "en", "DEJARIK_BOT_PROCESSES": "1"},
        start_new_session=True,
        **{"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **pipes},
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def processor_seconds(group: int) -> list[float]:
    """What each process of a group has worked."""
    spent = []
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError, IndexError):
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
            if entry.name.isdecimal() and int(fields[2]) == group:
                spent.append((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
    return spent


def works(process: subprocess.Popen[bytes], seconds: float, processes: int = 1, patience: float = 120) -> None:
    """Wait until so many processes of the command have each worked so long."""
    deadline = time.monotonic() + patience
    while sum(spent >= seconds for spent in processor_seconds(process.pid)) < processes:
        assert process.poll() is None, f"it ended by itself: {process.communicate()}"
        assert time.monotonic() < deadline, "it does not work"
        time.sleep(0.1)


def ends(process: subprocess.Popen[bytes]) -> bool:
    """Whether all processes of the command are soon gone."""
    deadline = time.monotonic() + AT_ONCE
    while processor_seconds(process.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not processor_seconds(process.pid)


def interrupt(process: subprocess.Popen[bytes]) -> tuple[int, str, str]:
    """Ctrl-C: everybody in the group hears it. The status and what was printed."""
    started = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert time.monotonic() - started < AT_ONCE, "it did not stop at once"
    assert b"Traceback" not in err + out
    return int(process.returncode), out.decode(), err.decode()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_simulation_tells_the_tally_so_far(tmp_path: Path, jobs: int) -> None:
    with running(tmp_path, "simulate", "hope", "--games", "1000000", "--jobs", str(jobs), "--json") as process:
        works(process, 2, jobs)
        status, out, err = interrupt(process)
        assert ends(process), "a worker was left behind"
    found = json.loads(out)
    assert status == 130
    assert found["interrupted"] is True
    assert 0 < found["games"] < 1_000_000
    assert sum(found["outcomes"].values()) == found["games"]
    assert "Stopped early" in err


def test_workers_that_are_just_starting_say_nothing(tmp_path: Path) -> None:
    """A process hears nothing of Ctrl-C while it still reads its own library, where nobody could catch it."""
    with running(tmp_path, "simulate", "hope", "--games", "1000000", "--jobs", "2", "--json") as process:
        works(process, 0, 4)  # the command, the keeper of shared things, two that have just begun
        status, _, err = interrupt(process)
        assert ends(process), "a worker was left behind"
    assert status == 130
    assert err.strip() in ("", "Stopped early: this is what was done so far.")


def test_a_simulation_of_long_matches_stops_within_one(tmp_path: Path) -> None:
    args = ("simulate", "xwing", "--games", "100000", "--bots", "ace", "--jobs", "2")
    with running(tmp_path, *args) as process:
        works(process, 2, 2)
        status, out, _ = interrupt(process)
    assert status == 130
    assert "xwing" in out


def test_a_benchmark_tells_what_was_measured(tmp_path: Path) -> None:
    with running(tmp_path, "bench", "--turns", "200") as process:
        works(process, 7)
        status, out, err = interrupt(process)
    assert status == 130
    assert "hope" in out
    assert "Stopped early" in err


def test_a_benchmark_of_the_server_leaves_nothing_running(tmp_path: Path) -> None:
    with running(tmp_path, "bench", "server", "--no-peer", "--most", "10", "--seconds", "60") as process:
        time.sleep(4)  # its server works in a group of its own
        status, _, _ = interrupt(process)
        assert ends(process)
    assert status == 130


@pytest.mark.parametrize(
    "args",
    [
        ["replay", "pipe"],
        ["convert", "pipe", "new"],
        ["play", "--resume", "pipe"],
        ["play", "hope", "--options", "x=@pipe"],
    ],
    ids=" ".join,
)
def test_a_file_that_never_ends_can_be_left(tmp_path: Path, args: list[str]) -> None:
    _waits_for_a_file(tmp_path, tmp_path / "pipe", *args)


def test_a_list_that_never_ends_can_be_left(tmp_path: Path) -> None:
    _waits_for_a_file(tmp_path, tmp_path / "pipe", "build", "check", "pipe")


def test_looking_for_tests_can_be_stopped(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    _waits_for_a_file(tmp_path, tmp_path / "tests" / "test_slow.py", "rules", "--coverage")


def _waits_for_a_file(folder: Path, path: Path, *args: str) -> None:
    os.mkfifo(path)
    with running(folder, *args) as process:
        writer = os.open(path, os.O_WRONLY)  # returns once the command has opened the file
        try:
            sleeps(process)
            assert interrupt(process)[0] == 130
        finally:
            os.close(writer)


def test_a_page_that_nobody_reads_on_can_be_left(tmp_path: Path) -> None:
    with running(tmp_path, "rules", "xwing") as process:
        assert process.stdout is not None
        process.stdout.read(1)
        time.sleep(0.5)
        assert interrupt(process)[0] == 130


def test_exact_chances_can_be_left_at_any_moment(tmp_path: Path) -> None:
    for moment in (0.2, 0.4, 0.6):
        with running(tmp_path, "odds", "xwing", "--attack", "12", "--defence", "12", "--lock", "--focus") as process:
            with contextlib.suppress(AssertionError):
                works(process, moment)
            status, _, _ = interrupt(process) if process.poll() is None else (0, "", "")
            assert status in (0, 130, -signal.SIGINT)


def test_a_match_at_a_prompt_is_kept(tmp_path: Path) -> None:
    with running(tmp_path, "play", "hope", "--bots", "random") as process:
        assert process.stdout is not None
        shown = b""
        while b"Player 1 >" not in shown:
            shown += os.read(process.stdout.fileno(), 4096)
        status, out, _ = interrupt(process)
    assert status == 0
    assert "Go on with" in out
    assert len(list(tmp_path.glob("*.record.json"))) == 1


def test_a_lesson_at_a_prompt_is_left_without_a_trace(tmp_path: Path) -> None:
    with running(tmp_path, "learn", "hope", "--plain") as process:
        assert process.stdout is not None
        shown = b""
        while b"Pupil >" not in shown:
            shown += os.read(process.stdout.fileno(), 4096)
        status, _, _ = interrupt(process)
    assert status == 0
    assert list(tmp_path.iterdir()) == []


def test_the_web_table_is_laid_when_it_says_so_and_closes(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with running(tmp_path, "serve", "--port", str(port), "--db", "x.sqlite") as process:
        assert process.stdout is not None
        assert str(port) in process.stdout.readline().decode()
        socket.create_connection(("127.0.0.1", port), 10).close()
        assert interrupt(process)[0] in (0, 130)


def test_checks_tell_what_was_made_so_far(tmp_path: Path) -> None:
    with running(tmp_path, "conformance", "hope", "--minutes", "60", "--seed", "1", "--json") as process:
        works(process, 3)
        status, out, err = interrupt(process)
    found = json.loads(out)
    assert status == 130
    assert found["interrupted"] is True
    assert sum(found["made"].values()) > 0
    assert found["faults"] == []
    assert "Stopped early" in err


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database with nothing in it yet."""
    path = tmp_path_factory.mktemp("database") / "table.sqlite"
    url = f"sqlite+aiosqlite:///{path}"

    async def lay() -> None:
        store = Store(url)
        await store.open()
        await store.close()

    asyncio.run(lay())
    return url


@pytest.mark.parametrize("care", ["backup", "restore", "doctor"])
def test_care_for_a_database_can_be_left_at_any_moment(tmp_path: Path, database: str, care: str) -> None:
    """A copy is there whole, or not at all."""
    copy = tmp_path / "copy.gz"
    args = {"backup": [str(copy)], "restore": [str(tmp_path / "none.gz")], "doctor": []}[care]
    for moment in (0.4, 0.8):
        with running(tmp_path, care, *args, "--db", database) as process:
            with contextlib.suppress(AssertionError):
                works(process, moment)
            status, _, _ = interrupt(process) if process.poll() is None else (process.returncode, "", "")
        assert status in (2 if care == "restore" else 0, 130, -signal.SIGINT)
        assert [each.name for each in tmp_path.iterdir()] in ([], ["copy.gz"])
        copy.unlink(missing_ok=True)


#: The test above that interrupts each command.
INTERRUPTED: dict[str, Callable[..., None]] = {
    "play": test_a_match_at_a_prompt_is_kept,
    "learn": test_a_lesson_at_a_prompt_is_left_without_a_trace,
    "simulate": test_a_simulation_tells_the_tally_so_far,
    "bench": test_a_benchmark_tells_what_was_measured,
    "bench server": test_a_benchmark_of_the_server_leaves_nothing_running,
    "conformance": test_checks_tell_what_was_made_so_far,
    "convert": test_a_file_that_never_ends_can_be_left,
    "replay": test_a_file_that_never_ends_can_be_left,
    "rules": test_a_page_that_nobody_reads_on_can_be_left,
    "build": test_a_list_that_never_ends_can_be_left,
    "odds": test_exact_chances_can_be_left_at_any_moment,
    "serve": test_the_web_table_is_laid_when_it_says_so_and_closes,
    "backup": test_care_for_a_database_can_be_left_at_any_moment,
    "restore": test_care_for_a_database_can_be_left_at_any_moment,
    "doctor": test_care_for_a_database_can_be_left_at_any_moment,
}


def test_every_command_is_interrupted_here() -> None:
    assert set(INTERRUPTED) == {*COMMANDS, *(f"bench {name}" for name in BENCHES)}
