"""Lists as people write them: counts, prices, comments, names in any spelling."""

from __future__ import annotations

import pytest

from dejarik.core.lists import LONGEST, Names, entry_of, json_list, lines, page, spelling
from dejarik.core.refusal import Refused


@pytest.mark.parametrize(
    ("line", "number", "name"),
    [
        ("Rookie Pilot", 1, "Rookie Pilot"),
        ("2x Rookie Pilot (21)", 2, "Rookie Pilot"),
        ("2 х Пилот-новобранец [21]", 2, "Пилот-новобранец"),
        ("3 Force Choke", 3, "Force Choke"),
        ("- Force Choke", 1, "Force Choke"),
        ("Force Choke x2", 2, "Force Choke"),
        ("R2-D2", 1, "R2-D2"),
        ("2 X-Wing", 2, "X-Wing"),
        ("2x X-Wing", 2, "X-Wing"),
        ("  12×TIE  ", 12, "TIE"),
    ],
)
def test_a_line_is_a_number_and_a_name(line: str, number: int, name: str) -> None:
    assert entry_of(line) == (number, name)


def test_too_many_copies_are_no_list() -> None:
    with pytest.raises(Refused) as refused:
        entry_of("1000x Rookie Pilot")
    assert refused.value.reason == "unreadable-list"


def test_comments_and_empty_lines_are_left_out() -> None:
    text = "# a title\n\nLuke Skywalker # the pilot\n// nothing\n  Wedge  \n"
    assert list(lines(text)) == ["Luke Skywalker", "Wedge"]
    assert list(lines("C#-Pilot")) == ["C#-Pilot"]


def test_names_are_found_however_they_are_spelt() -> None:
    names = Names({"luke": ["Luke Skywalker", "Люк Скайуокер"], "curse": ["“Dark Curse”", "Тёмное Проклятие"]})
    assert names.find("LUKE  SKY-WALKER") == names.find("люк скайуокер") == "luke"
    assert names.find('"dark curse"') == names.find("«Темное проклятие»") == "curse"
    assert names.find("Vader") is None
    assert "Luke skywalker" in names
    assert spelling("R2-D2") == "r2d2"


def test_a_page_is_bounded_and_loses_its_mark() -> None:
    assert page("\ufeffLuke") == "Luke"
    with pytest.raises(Refused):
        page("x" * (LONGEST + 1))


@pytest.mark.parametrize("text", ["{", "[" * 100_000, "9" * 5000, '"\\ud800"'])
def test_json_that_nobody_can_read_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        json_list(text)
    assert refused.value.reason == "unreadable-list"
