"""The catalogue: found by id, and by words in either language."""

from __future__ import annotations

import pytest

from dejarik.core.refusal import Refused
from dejarik.core.rulebook import Rulebook

BOOK = Rulebook("tests.toy_texts")


def test_rules_are_found_by_id() -> None:
    assert list(BOOK) == ["toy.bid", "toy.board", "toy.gift"]
    assert BOOK.cite("toy.bid").text("ru").startswith("Каждый")
    assert BOOK.title("en") == "Bidding"
    with pytest.raises(Refused, match="nowhere"):
        BOOK.cite("toy.nowhere")


@pytest.mark.parametrize("words", ["card", "CARDS secret", "карты", "ставка тайно", "каждый ставит", "toy.bid"])
def test_rules_are_found_by_words_in_any_form(words: str) -> None:
    assert "toy.bid" in [rule.id for rule in BOOK.search(words)]


def test_all_words_must_match() -> None:
    assert [rule.id for rule in BOOK.search("карта поле")] == []
    assert BOOK.search("  ") == []
