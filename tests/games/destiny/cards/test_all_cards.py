"""Every card of the pool that does anything has a test which lays it out."""

from __future__ import annotations

from pathlib import Path

from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.cards.library import in_pool


def test_every_card_with_an_ability_is_tested() -> None:
    tests = "\n".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    missing = [name for name, facts in FACTS.items() if facts.ability and in_pool(name) and f'"{name}"' not in tests]
    assert missing == []
