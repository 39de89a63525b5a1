"""Where a rule lives: strings and comments that name it, and tests that show it."""

from __future__ import annotations

from pathlib import Path

import pytest

from dejarik.core.game import find, games
from dejarik.lab.where import whereabouts
from tests.conftest import register
from tests.toys import Bidding

ROOT = Path(__file__).parents[2]

RULES = """
def bid(table):
    # toy.bid
    return 1


# toy.bid and toy.board, both
def both(table):
    raise Refused("no", rule="toy.bid")


def other(table):
    # toy.bid.more, toy.bidding and my.toy.bid are other rules
    return "a toy.bid in a sentence"
"""
TEST = """
import pytest

@pytest.mark.rule("toy.bid")
def test_bid():
    assert True
"""


def test_lines_that_name_a_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = register(monkeypatch, Bidding())
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_bid.py").write_text(TEST, encoding="utf-8")
    for name, text in {"game/rules/bidding.py": RULES, "game/text/__init__.py": 'CITES = {"bid": "toy.bid"}\n'}.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr("dejarik.lab.where.files", lambda _: tmp_path / "game")
    found = whereabouts(game, "toy.bid", tmp_path)
    assert [(spot.path.name, spot.line, spot.name) for spot in found.code] == [
        ("bidding.py", 3, "bid"),
        ("bidding.py", 7, "both"),
        ("bidding.py", 9, "both"),
    ]
    assert [(spot.line, spot.name) for spot in found.words] == [(1, "")]
    assert [(spot.line, spot.name) for spot in found.tests] == [(5, "test_bid")]


def test_tables_name_rules_in_their_comments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = register(monkeypatch, Bidding())
    table = """# toy.bid\n[first]\ncost = 1\ntext = "toy.bid"\nlimit = 2  # toy.bid\n# toy.bid.more\n[second]\n"""
    for name in ("cards/table.toml", "rulebook.toml", "lessons/first.toml"):
        (tmp_path / "game" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "game" / name).write_text(table, encoding="utf-8")
    monkeypatch.setattr("dejarik.lab.where.files", lambda _: tmp_path / "game")
    found = whereabouts(game, "toy.bid", tmp_path).code
    assert [(spot.path.name, spot.line, spot.name) for spot in found] == [
        ("table.toml", 1, "first"),
        ("table.toml", 5, "first"),
    ]


def test_functions_and_classes_name_rules_in_their_docstrings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = register(monkeypatch, Bidding())
    text = '"""A chapter with toy.bid in it."""\n\ndef bid():\n    """Bid (toy.bid)."""\n    return "(toy.bid)"\n\n'
    text += 'class Bids:\n    """All of them.\n\n    In order (toy.bid), not by toy.bid.more.\n    """\n'
    (tmp_path / "rules.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr("dejarik.lab.where.files", lambda _: tmp_path)
    found = whereabouts(game, "toy.bid", tmp_path).code
    assert [(spot.line, spot.name) for spot in found] == [(4, "bid"), (10, "Bids")]


@pytest.mark.parametrize("name", list(games()))
def test_every_rule_has_a_line_of_code(name: str) -> None:
    """A newcomer who wants to see a rule happen is shown where."""
    game = find(name)
    lost = [rule for rule in game.rulebook if not whereabouts(game, rule, ROOT / "nowhere").code]
    assert lost == []


@pytest.mark.parametrize("name", list(games()))
def test_the_tests_of_rules_are_found(name: str) -> None:
    game = find(name)
    assert any(whereabouts(game, rule, ROOT).tests for rule in list(game.rulebook)[:40])
