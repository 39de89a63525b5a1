"""The screen we print to."""

from __future__ import annotations

import os
import sys
from typing import Any

from rich.console import Console

#: No line is longer than reads well.
WIDEST = 120


class Screen(Console):
    """The console of every command. Whoever stops reading (`dejarik rules | head`) ends the program quietly."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(highlight=False, **settings)
        if not self.is_terminal and "COLUMNS" not in os.environ:
            self.width = WIDEST

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def terminal() -> Screen:
    """Where the game is shown: as wide as the screen, and no wider than reads well."""
    console = Screen()
    console.width = min(console.width, WIDEST)
    return console


def full_screen() -> bool:
    """Whether there is a screen with a keyboard to fill: no pipe on either side, and a terminal that can do it."""
    streams = (sys.stdin, sys.stdout)
    return all(stream is not None and stream.isatty() for stream in streams) and os.environ.get("TERM") != "dumb"
