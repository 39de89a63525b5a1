"""Playthroughs that are written down: played, compared, and told apart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dejarik.core.game import AnyGame
from dejarik.core.question import Procedure
from dejarik.lab import golden
from tests.conftest import register
from tests.toys import Bidding, Table


@pytest.fixture
def text(bidding: AnyGame) -> str:
    return golden.play(golden.planned(bidding, 3, {"rounds": 2}, "gold", ("random",)))


def test_a_playthrough_says_what_was_played_asked_answered_and_told(text: str) -> None:
    lines = text.splitlines()
    assert golden.read(text) == golden.Playthrough(
        game="bidding", version=1, seats=3, options={"rounds": 2}, seed="gold"
    )
    assert lines[1].startswith("1. 0 bid (5): ")
    assert any(line.startswith("    die face=") for line in lines)
    assert msgspec.json.decode(lines[-2])["result"] == "won"
    assert len(lines[-1]) == 64
    assert len(list(golden.answers(text))) == sum(line[0] in "123456789" for line in lines if ". " in line)


def test_the_same_answers_give_the_same_playthrough(text: str) -> None:
    assert golden.again(text) == text
    assert golden.difference(text, golden.again(text)) == ""


class DearDie(Bidding):
    """Another die for the same draw."""

    def score(self, table: Table) -> Procedure[None]:
        table.rng.roll(6)
        yield from super().score(table)


class ShortHands(Bidding):
    """A card that was bid is no longer there."""

    def setup(self, seats: int, options: Any, rng: Any) -> Table:
        table = super().setup(seats, options, rng)
        table.hands = [hand[1:] for hand in table.hands]
        return table


def test_a_change_is_told_where_it_begins(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, DearDie())
    changed = golden.difference(text, golden.again(text))
    assert "-    die face=" in changed
    assert "+    die face=" in changed
    assert len(changed.splitlines()) <= 40


def test_answers_that_no_longer_fit_end_the_playthrough(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, ShortHands())
    now = golden.again(text)
    assert golden.difference(text, now)
    assert "bid (4)" in now


def test_every_game_keeps_its_playthroughs_in_the_same_place() -> None:
    tests = Path(__file__).parent.parent / "games"
    kept = {file.parent.parent.name for file in golden.files(tests)}
    assert {"hope", "xwing", "lcg"} <= kept
