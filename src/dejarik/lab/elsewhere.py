"""A match in another process, one that has never started a game: what works here alone does not count there.

`python -m dejarik.lab.elsewhere` reads a snapshot and answers, and writes the digest of the table after them.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from dejarik.core.match import Match


class Task(msgspec.Struct):
    snapshot: bytes
    answers: list[tuple[int, Any]]


def play_on(snapshot: bytes, answers: Sequence[tuple[int, Any]]) -> str:
    """Restore the match in a fresh process and answer there; the digest of its table, or what went wrong."""
    run = subprocess.run(  # noqa: S603 - our own module
        [sys.executable, "-m", __name__],
        input=msgspec.msgpack.encode(Task(snapshot, list(answers))),
        capture_output=True,
        check=False,
    )
    return run.stdout.decode() if run.returncode == 0 else run.stderr.decode().strip().rpartition("\n")[2]


def main() -> None:
    task = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Task)
    match = Match.restore(task.snapshot)
    for seat, value in task.answers:
        match.answer(seat, value)
    sys.stdout.write(match.digest())


if __name__ == "__main__":
    main()
