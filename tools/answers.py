"""The published answers about Rebellion with the tests that show them: `python tools/answers.py` writes the page anew.

The catalogue says which rules come from the answers; a test says by `@pytest.mark.rule` which rules it shows.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "rebellion-answers.md"
CATALOGUE = ROOT / "src" / "dejarik" / "games" / "rebellion" / "rulebook.toml"
TESTS = ROOT / "tests" / "games" / "rebellion"

HEAD = """# Rebellion: the published answers and the tests that show them

Every answer of the published FAQ and errata, in our own words, chapter by chapter as the rulebook of the program has
it (`dejarik rules rebellion ID` shows one in both languages), and the tests that play it. Written by
`tools/answers.py`; a test holds the page to the catalogue.
"""


def rules_named(function: ast.FunctionDef) -> Iterator[str]:
    """The ids in the `rule` marks of a test."""
    for mark in function.decorator_list:
        for call in ast.walk(mark):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
                yield from (str(given.value) for given in call.args if isinstance(given, ast.Constant))


def shown() -> dict[str, list[str]]:
    """Rule ids, each with the tests that show it: `[test](file)`."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for part in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(part, ast.FunctionDef):
                link = f"[{part.name.removeprefix('test_').replace('_', ' ')}](../{file.relative_to(ROOT).as_posix()})"
                for rule in rules_named(part):
                    found.setdefault(rule, []).append(link)
    return found


def answers() -> list[dict[str, Any]]:
    """The rules that come from the answers, in the order of the catalogue."""
    catalogue = tomllib.loads(CATALOGUE.read_text(encoding="utf-8"))
    return [rule for rule in catalogue["rule"] if rule["origin"] == "faq"]


def page() -> str:
    """The page as it should be."""
    tests = shown()
    lines = [HEAD]
    for chapter, rules in groupby(answers(), key=lambda rule: str(rule["id"]).split(".")[1]):
        lines += [f"## {chapter}", "", "| rule | answer | shown by |", "|---|---|---|"]
        for rule in rules:
            lines.append(f"| `{rule['id']}` | {rule['en']} | {'; '.join(tests.get(rule['id'], []))} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
