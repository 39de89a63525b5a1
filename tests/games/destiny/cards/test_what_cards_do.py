"""What each card asks and does, on one crowded table: who chooses, among what, how many, and every number that changes.

The table and its letters are told in `scene`; `what_cards_do.txt` has three lines for each use of a card: which card
and how it is used (and which of several ways is chosen) or what it answers, what is asked, what comes of it. Who
changes a line there reads it against the card first.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.destiny.cards.scene import account

LINES = Path(__file__).with_name("what_cards_do.txt").read_text(encoding="utf-8").splitlines()
USES = [tuple(line.strip() for line in LINES[first : first + 3]) for first in range(0, len(LINES), 3)]


@pytest.mark.parametrize(("use", "asks", "comes"), USES, ids=[use[0] for use in USES])
def test_a_card(use: str, asks: str, comes: str) -> None:
    name, _, way = use.partition(": ")
    assert account(name, way) == (asks, comes)
