"""Every card of every product: declared if it does something, worded in both languages, tested by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dejarik.core.words import LANGUAGES, Texts
from dejarik.games.lcg.cards.facts import cards
from dejarik.games.lcg.cards.library import LIBRARY

TEXTS = Texts("dejarik.core", "dejarik.games.lcg.cards")
DOES = sorted(card for card in cards() if TEXTS.has("en", f"text-{card}"))
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_set_*.py"))


def test_no_card_with_a_text_is_inert_and_none_acts_without_a_text() -> None:
    assert sorted(card for card in LIBRARY.scripts if not card.startswith("test-")) == DOES
    for script in LIBRARY.scripts.values():
        assert script.abilities or script.constants or script.fate or script.hosts is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_is_told(lang: str) -> None:
    for card in DOES:
        assert len(TEXTS.say(lang, f"text-{card}")) > 10
    assert {card for card in cards() if TEXTS.has(lang, f"text-{card}")} == set(DOES)


@pytest.mark.parametrize("card", DOES)
def test_every_card_that_does_something_has_a_test(card: str) -> None:
    """By the tests' names: a scene needs the card, and a test is called after it."""
    assert f'"{card}"' in SOURCE
    name = re.sub(r"_(light|dark)$", "", card.replace("-", "_"))
    assert re.search(rf"def test_\w*{name}", SOURCE)
