"""The screen we print to."""

from __future__ import annotations

from rich.console import Console


def terminal() -> Console:
    """Where the game is shown: as wide as the screen, and no wider than reads well."""
    console = Console(highlight=False)
    console.width = min(console.width, 120)
    return console
