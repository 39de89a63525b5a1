"""The mutation run finds what tests would not notice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from mutate import ROOT, target_of
from mutation.covering import spoken
from mutation.mutants import mutants
from mutation.run import names_of

RULES = '''"""A toy's rules."""

from __future__ import annotations

from functools import cache

LIMITS = {"short": 3, "long": 5}


def in_range(distance: int) -> bool:
    return distance <= LIMITS["short"]


def seen(knowers: list[int]) -> int:
    everyone = 7
    for known in knowers:
        everyone &= known
    return everyone


def score(points: list[int]) -> int:
    total = 0
    for number in points:
        total += number
    return max(total, 0)


def unheard() -> str:
    return "nothing"


@cache
def paces(steps: int) -> int:
    return steps + steps
'''

#: The limit is tried far off, and knowledge only where everybody has it.
WEAK = """
from toy.rules import in_range, paces, score, seen

def test_range():
    assert in_range(1) and not in_range(6)

def test_seen():
    assert seen([7]) == 7

def test_score():
    assert score([2, 3]) == 5

def test_paces_are_counted():
    assert paces(3)

def test_paces():
    assert paces(3) == 6
"""
STRONG = """
from toy.rules import LIMITS, in_range, paces, score, seen, unheard

def test_range():
    assert in_range(3) and not in_range(4) and LIMITS == {"short": 3, "long": 5}

def test_seen():
    assert seen([5, 6]) == 4 and seen([]) == 7

def test_score():
    assert score([2, 3]) == 5 and score([-1]) == 0

def test_unheard():
    assert unheard() == "nothing"

def test_paces():
    assert paces(3) == 6
"""
GOLDEN = """
from toy.rules import seen

def test_golden_playthrough():
    assert seen([5, 6]) == 4
"""

DRIVER = """
import sys
from pathlib import Path
from mutate import as_json
from mutation.run import Order, Target, run

root = Path(sys.argv[1])
target = Target(root, root / "toy", ("rules.py",), ("tests",), root / ".mutants", root / "tests" / "mutants.toml")
report = run(target, Order(jobs=2, without_golden="--without-golden" in sys.argv), lambda *_: None)
print(as_json(report).decode())
print(len(report.unexcused), report.stale, file=sys.stderr)
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "__init__.py").touch()
    (tmp_path / "toy" / "rules.py").write_text(RULES)
    (tmp_path / "tests").mkdir()
    (tmp_path / "conftest.py").write_text("import toy.rules")  # pytest finds the toy, which is loaded before any test
    return tmp_path


def judge(toy: Path, tests: str, *arguments: str) -> dict[str, dict[str, Any]]:
    """Every verdict by the mutant's id."""
    (toy / "tests" / "test_rules.py").write_text(tests)
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    for name in [name for name in environ if name.startswith(("PYTEST", "COV_"))]:
        del environ[name]
    command = [sys.executable, "-c", DRIVER, str(toy), *arguments]
    done = subprocess.run(command, cwd=toy, env=environ, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return {row["id"]: row for row in json.loads(done.stdout)}


def living(verdicts: dict[str, dict[str, Any]]) -> set[str]:
    return {name for name, row in verdicts.items() if row["status"] not in ("killed", "timeout")}


def test_what_a_line_asserts_is_not_mutated(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("def pairs(a, b):\n    assert len(a) == 2\n    return dict(zip(a, b, strict=True))\n")
    assert [mutant.id for mutant in mutants(source, tmp_path, "rules.py")] == ["rules.py::pairs: return None"]


def test_no_number_is_only_mutated_into_one(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("def a():\n    return -1\n")
    assert [mutant.id for mutant in mutants(source, tmp_path, "rules.py")] == [
        "rules.py::a: return None",
        "rules.py::a: return 0",
    ]


def test_nothing_instead_of_nothing_is_no_mutant(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("def a():\n    return False\ndef b():\n    return []\ndef c():\n    return 'A b'\n")
    assert [mutant.id for mutant in mutants(source, tmp_path, "rules.py")] == [
        "rules.py::a: return True",
        "rules.py::c: return None",
    ]


def test_a_test_speaks_of_a_card_whatever_stands_behind_its_name() -> None:
    """Tests that are given `mind-probe: special` are the nearest to what is declared of that card."""
    assert spoken("mind-probe: special 2. rules.deal(x)") == {"mind-probe", "special", "rules.deal", "x"}


def test_it_finds_weak_tests(toy: Path) -> None:
    verdicts = judge(toy, WEAK)
    alive = living(verdicts)
    assert 'rules.py::in_range: return (distance < LIMITS["short"])' in alive
    assert "rules.py::seen: everyone |= known" in alive
    assert "rules.py::seen: everyone = 8" not in alive
    assert 'rules.py: LIMITS = {"short": 4, "long": 5}' in alive
    assert verdicts["rules.py::unheard: return None"]["status"] == "uncovered"
    assert verdicts["rules.py::score: return min(total, 0)"]["by"] == "tests/test_rules.py::test_score"
    assert verdicts["rules.py::score: without total += number"]["status"] == "killed"
    assert "rules.py::paces: return steps * steps" not in alive, "what is remembered is worked out in every test"
    one = verdicts["rules.py::seen: everyone |= known"]
    assert (one["path"], one["line"], one["was"]) == ("toy/rules.py", 17, "everyone &= known")


@pytest.mark.long
def test_strong_tests_leave_nothing_alive(toy: Path) -> None:
    assert not living(judge(toy, STRONG))


@pytest.mark.long
def test_what_only_a_golden_playthrough_notices_is_told(toy: Path) -> None:
    (toy / "tests" / "test_golden.py").write_text(GOLDEN)
    blind = STRONG.replace("seen([5, 6]) == 4 and ", "")
    verdicts = judge(toy, blind)
    noticed = verdicts["rules.py::seen: without everyone &= known"]
    assert (noticed["status"], noticed["by"]) == ("golden", "tests/test_golden.py::test_golden_playthrough")
    again = judge(toy, blind, "--without-golden")
    assert again["rules.py::seen: without everyone &= known"]["status"] == "uncovered"


@pytest.mark.long
def test_a_run_goes_on_where_it_was_and_tries_survivors_against_new_tests(toy: Path) -> None:
    first = judge(toy, WEAK)
    kept = (toy / ".mutants" / "verdicts.jsonl").read_text().splitlines()
    assert len(kept) == len(first)
    assert judge(toy, WEAK) == first
    assert (toy / ".mutants" / "verdicts.jsonl").read_text().splitlines() == kept
    assert not living(judge(toy, STRONG))
    more = (toy / ".mutants" / "verdicts.jsonl").read_text().splitlines()
    assert len(more) - len(kept) == len(living(first))


def test_ids_stay_when_lines_move(toy: Path) -> None:
    file = toy / "toy" / "rules.py"
    before = [mutant.id for mutant in mutants(file, toy, "rules.py")]
    file.write_text(RULES.replace("LIMITS =", "\n# a comment\n\nLIMITS ="))
    assert [mutant.id for mutant in mutants(file, toy, "rules.py")] == before
    assert len(set(before)) == len(before)


def test_ids_stay_when_a_line_gets_a_comment(toy: Path) -> None:
    file = toy / "toy" / "rules.py"
    before = [mutant.id for mutant in mutants(file, toy, "rules.py")]
    file.write_text(RULES.replace("total += number", "total += number  # toy.score").replace("5}", "5}  # toy.far"))
    after = mutants(file, toy, "rules.py")
    assert [mutant.id for mutant in after] == before
    assert not any("#" in mutant.was for mutant in after)


@pytest.mark.parametrize("game", sorted(path.parent.name for path in (ROOT / "tests/games").glob("*/mutants.toml")))
def test_mutants_that_may_live_exist_and_have_a_reason(game: str) -> None:
    target = target_of(game)
    listed = tomllib.loads(target.excused.read_text(encoding="utf-8"))
    assert set(listed) <= names_of(target.mutants()), "a mutant that is gone needs no reason"
    assert all(isinstance(reason, str) and len(reason.split()) > 3 for reason in listed.values())
