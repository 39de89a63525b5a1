"""Lists that players bring: the hook that every game with a builder uses."""

from __future__ import annotations

import pytest

from dejarik.core.build import Builder, Complaint
from dejarik.core.lists import unreadable
from dejarik.core.refusal import Refused
from dejarik.core.words import Texts
from tests.toys import Bidding


class Sums(Builder):
    """A list is a line `sum: 1 2 3`; more than ten points are too many."""

    def reads(self, text: str) -> bool:
        return text.startswith("sum:")

    def check(self, text: str) -> list[Complaint]:
        try:
            points = sum(int(word) for word in text.removeprefix("sum:").split())
        except ValueError as error:
            raise unreadable(str(error)) from None
        return [Complaint("too-many", "toy.sum", {"points": points})] if points > 10 else []


def test_a_game_without_lists_has_no_builder() -> None:
    assert Bidding().builder is None


def test_complaints_name_the_broken_rule() -> None:
    builder = Sums(Texts("dejarik.core"))
    assert builder.check("sum: 1 2 3") == []
    assert builder.check("sum: 9 9") == [Complaint("too-many", "toy.sum", {"points": 18})]


def test_what_is_no_list_is_refused_in_one_sentence() -> None:
    with pytest.raises(Refused) as refused:
        Sums(Texts("dejarik.core")).check("sum: many")
    assert "invalid literal" in str(refused.value)
    assert "\n" not in str(refused.value)
