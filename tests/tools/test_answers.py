"""The page of Rebellion's published answers names each of them, and a test for each."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]
spec = importlib.util.spec_from_file_location("answers", ROOT / "tools" / "answers.py")
assert spec is not None
assert spec.loader is not None
tool = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tool)


def test_every_answer_is_shown_by_a_test() -> None:
    tests = tool.shown()
    asked = [rule["id"] for rule in tool.answers()]
    assert len(asked) > 100
    assert [rule for rule in asked if not tests.get(rule)] == []


def test_the_page_tells_each_answer_and_names_tests_that_show_it() -> None:
    """Tests that came later may be missing on the page; one that is named there must be there."""
    tests = tool.shown()
    rows = [line.split(" | ") for line in tool.PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    told = {row[0].strip("| `"): (row[1], row[2].removesuffix(" |").split("; ")) for row in rows}
    assert {rule: sentence for rule, (sentence, _) in told.items()} == {
        rule["id"]: rule["en"] for rule in tool.answers()
    }
    for rule, (_, named) in told.items():
        assert set(named) <= set(tests[rule]), f"{rule}: python tools/answers.py writes the page anew"
