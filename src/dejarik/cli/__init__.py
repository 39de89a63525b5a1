"""The program in the terminal: one module per command, loaded only when it is called."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Final

#: Each command and the module that holds it as `command`. A new one is plugged in with a line here and `help-<name>`.
COMMANDS: Final = {
    "play": "dejarik.cli.play",
    "learn": "dejarik.cli.learn",
    "simulate": "dejarik.cli.simulate",
    "bench": "dejarik.cli.bench",
    "conformance": "dejarik.cli.conformance",
    "replay": "dejarik.cli.replay",
    "convert": "dejarik.cli.convert",
    "rules": "dejarik.cli.rules",
    "build": "dejarik.cli.build",
    "odds": "dejarik.cli.odds",
    "serve": "dejarik.cli.serve",
    "backup": "dejarik.cli.backup",
    "restore": "dejarik.cli.restore",
    "doctor": "dejarik.cli.doctor",
}


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line: a mistake gets one line on stderr and status 2."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started us: nobody listens
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # letters that a terminal cannot take are no reason to fail
            stream.reconfigure(errors="replace")
    try:
        from dejarik.cli.program import run

        status = run(list(sys.argv[1:] if args is None else args))
        sys.stdout.flush()
    except BrokenPipeError:  # `dejarik rules | head`: whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except KeyboardInterrupt:  # before the command had begun, or in its very last line
        status = 130
    sys.exit(status)
