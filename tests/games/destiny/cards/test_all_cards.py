"""Every card of the pool that does anything has a test which lays it out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dejarik.games.destiny import GAME, cards
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


def test_whatever_is_to_be_chosen_for_has_words() -> None:
    """What a question says that a card does: no misspelt word falls back to a bare "choose"."""
    folder = Path(cards.__file__).parent
    source = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    said = re.findall(r'doing = "([\w-]+)"', source) + re.findall(r'Verb\("([\w-]+)"', source)
    said += re.findall(r'pick_out\([^"\n]*, "([\w-]+)"\)', source)
    assert len(said) > 60
    for lang in ("ru", "en"):
        assert [word for word in set(said) if not GAME.presenter.texts.has(lang, f"doing-{word}")] == []


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
