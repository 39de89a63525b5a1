"""Pictures of tables beside one another: which positions are looked at, and how they are laid out."""

from __future__ import annotations

from pathlib import Path

import beside


def test_every_kind_of_question_is_looked_at_first_and_last() -> None:
    found = [
        (name, match.questions[seat].kind) for name, match, seat in beside.positions("hope", "look 1", set(), bot=0)
    ]
    kinds = [kind for _, kind in found]
    assert {"ready", "lay", "pile", "vote"} <= set(kinds)
    assert max(kinds.count(kind) for kind in kinds) == 2
    assert all(name.startswith(f"{kind}-") for name, kind in found)


def test_one_kind_can_be_asked_for() -> None:
    assert {match.questions[seat].kind for _, match, seat in beside.positions("hope", "look 1", {"vote"}, bot=0)} == {
        "vote"
    }


def test_the_sheet_lays_pictures_beside_those_of_the_same_game(tmp_path: Path) -> None:
    for name in ("hope-1440.png", "lcg-1440.png"):
        (tmp_path / name).touch()
    page = beside.sheet([beside.Found("hope-1-lay.png", ["cut: <b>"])], tmp_path)
    assert page.index("hope-1440.png") < page.index("hope-1-lay.png")
    assert "lcg" not in page
    assert "cut: &lt;b&gt;" in page
