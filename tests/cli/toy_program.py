"""The program with the toy game installed, as a process of its own: `python -m tests.cli.toy_program play bidding`."""

from __future__ import annotations

from typing import Any

import dejarik.core.game
from tests.toys import Bidding


class Entry:
    """The entry point of the toy game."""

    name = "bidding"

    def load(self) -> Bidding:
        return Bidding()


def entries(**_: Any) -> list[Entry]:
    return [Entry()]


if __name__ == "__main__":
    from dejarik.cli import main

    setattr(dejarik.core.game, "entry_points", entries)  # noqa: B010 - an import of that module, not its attribute
    main()
