"""Every card of the pool that does anything has a test which lays it out."""

from __future__ import annotations

from pathlib import Path

import pytest

from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.cards.library import in_pool
from tests.games.destiny.stage import Stage


@pytest.mark.parametrize(("code", "count"), [("AW", 174), ("SoR", 160), ("TPG", 37)])
def test_whole_sets(code: str, count: int) -> None:
    """Of the Two-Player Game those that appeared there first."""
    cards = [name for name, facts in FACTS.items() if facts.set == code]
    assert len(cards) == count
    assert [name for name in cards if not in_pool(name)] == []


def test_every_card_with_an_ability_is_tested() -> None:
    tests = "\n".join(file.read_text(encoding="utf-8") for file in Path(__file__).parents[1].rglob("test_*.py"))
    missing = [name for name, facts in FACTS.items() if facts.ability and in_pool(name) and f'"{name}"' not in tests]
    assert missing == []


@pytest.mark.parametrize(
    "name", [name for name, facts in FACTS.items() if "redeploy" in facts.keywords and in_pool(name)]
)
def test_redeploy(name: str) -> None:
    """Before it would be discarded with its bearer, it may move to another character."""
    stage = Stage([("hired-gun", 1)], [("first-order-stormtrooper", 1), ("nightsister", 1)])
    (gun,), (bearer, heir) = stage.teams
    stage.table.pieces[bearer].damage = 6
    card = stage.upgrade(bearer, name)
    stage.do(("resolve", stage.show(gun, "2RD1")), bearer)
    stage.do(stage.options[1])
    assert stage.piece(card).host == heir
