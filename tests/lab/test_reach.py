"""Rule tests may only call what the game reaches: a function that nothing but tests calls shows nothing."""

from __future__ import annotations

from pathlib import Path

from dejarik.lab.reach import unreached

SOURCE = Path(__file__).parents[2] / "src"

#: What no card of the boxes that are here does, each shown by a test of its rule; nothing else may join them.
LATER = {
    "lcg/rules/zones.py take_control",  # lcg.gap.control-change: no card of the core set changes sides
}


def test_the_games_reach_every_function_of_their_rules() -> None:
    found = unreached(SOURCE, "dejarik", "dejarik.games")
    rules = {f"{each.path.removeprefix('dejarik/games/')} {each.name}" for each in found if "/rules/" in each.path}
    assert rules - LATER == set()


GAME = """
from toy.rules import combat
from toy.rules.planning import plan as planning
from toy.cards import *

def next(table):
    yield from planning(table)
    return combat.attack(table)
"""
COMBAT = '''
from . import planning
from .damage import *

def attack(table):
    return hit(_roll(table))

def _roll(table):
    return table.rng

def outrun(table):
    """Only a test calls this."""
    return _measure(table)

def _measure(table):
    return planning.never(table)
'''
PLANNING = """
def plan(table):
    return HOOKS[table.step](table)

def never(table):
    return plan(table)

def first(table):
    return table

HOOKS = {"first": first}
"""
DAMAGE = """
from toy.cards import card

def hit(dice):
    return Deck().draw()

class Deck:
    def draw(self):
        return shuffle()

def shuffle():
    return 4

@card
def direct_hit(ship):
    return burn(ship)

def burn(ship):
    return ship

def spare(ship):
    return ship
"""
CARDS = "def card(function):\n    return function\n"


def test_what_only_tests_can_call_is_found(tmp_path: Path) -> None:
    for name, text in {
        "__init__": GAME, "cards": CARDS, "rules/__init__": "", "rules/combat": COMBAT, "rules/planning": PLANNING,
        "rules/damage": DAMAGE,
    }.items():  # fmt: skip
        path = tmp_path / "toy" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    found = unreached(tmp_path, "toy", "toy.rules")
    assert [each.name for each in found] == ["outrun", "_measure", "spare", "never"]
    assert str(found[0]) == "toy/rules/combat.py:11 outrun"
