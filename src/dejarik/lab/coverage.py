"""Which rules of the rulebooks have a test, and do those tests check anything?"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec

from dejarik.core.game import games
from dejarik.core.refusal import Refused

#: A test checks something if it asserts, or calls something with such a name.
CHECKS = ("assert", "expect", "check", "refuse", "raises", "must")


class Row(msgspec.Struct):
    """One game's rules."""

    game: str
    rules: int
    tested: int
    waived: int
    missing: list[str]
    dropped: list[str]


class Coverage(msgspec.Struct):
    """All games' rules, and what is wrong with the marks themselves."""

    rows: list[Row]
    #: Marked tests that check nothing.
    hollow: list[str]
    #: Ids on tests or in the list of waivers that no rulebook has.
    unknown: list[str]

    @property
    def whole(self) -> bool:
        return not (self.hollow or self.unknown or any(row.missing or row.dropped for row in self.rows))


def measure(root: Path, reference: Path | None = None, only: str | None = None) -> Coverage:
    """Coverage of the registered games by the tests under `root`.

    `only` looks at one game. `reference` is a folder of rulebooks `<game>.toml` of which no rule may have been dropped.
    """
    tests = root / "tests"
    if not tests.is_dir():
        raise Refused("no-tests-here", path=str(tests))
    tested, hollow = _scan(tests)
    waived = _waived(tests / "waived_rules.toml")
    rows = [
        _row(name, set(games()[name].rulebook), tested, waived, reference) for name in games() if only in (None, name)
    ]
    known = {rule for game in games().values() for rule in game.rulebook}
    prefixes = {rule.partition(".")[0] for rule in known}
    marked = {rule for rule in tested | waived if rule.partition(".")[0] in prefixes}
    return Coverage(rows, hollow, sorted(marked - known))


def _row(game: str, rules: set[str], tested: set[str], waived: set[str], reference: Path | None) -> Row:
    source = reference / f"{game}.toml" if reference else None
    expected = _ids(source) if source and source.exists() else set()
    return Row(
        game=game,
        rules=len(rules),
        tested=len(rules & tested),
        waived=len((rules & waived) - tested),
        missing=sorted(rules - tested - waived),
        dropped=sorted(expected - rules),
    )


def _ids(path: Path) -> set[str]:
    return {rule["id"] for rule in tomllib.loads(path.read_text(encoding="utf-8")).get("rule", [])}


def _waived(path: Path) -> set[str]:
    """Rules that no program can show; each needs a reason."""
    if not path.exists():
        return set()
    reasons = tomllib.loads(path.read_text(encoding="utf-8"))
    return {rule for rule, reason in reasons.items() if isinstance(reason, str) and reason.strip()}


class MarkedTest(msgspec.Struct, frozen=True):
    """A test function, the rules it is marked with, and whether it checks anything."""

    path: Path
    line: int
    name: str
    rules: frozenset[str]
    checks: bool


def _scan(tests: Path) -> tuple[set[str], list[str]]:
    tested: set[str] = set()
    hollow: list[str] = []
    for test in marked_tests(tests):
        if test.checks:
            tested |= test.rules
        else:
            hollow.append(f"{test.path.relative_to(tests.parent).as_posix()}::{test.name}")
    return tested, hollow


def marked_tests(tests: Path) -> Iterator[MarkedTest]:
    """All tests below a folder that are marked with a rule."""
    for path in sorted(tests.rglob("test_*.py")):
        yield from _marked_in(path, path.stat().st_mtime_ns)


@cache
def _marked_in(path: Path, _changed: int) -> tuple[MarkedTest, ...]:
    """The marked tests of a file, as it was at that moment."""
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    everywhere = _marks(
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and any(getattr(name, "id", "") == "pytestmark" for name in node.targets)
    )
    return tuple(_visit(tree.body, everywhere, path))


def _visit(body: list[ast.stmt], inherited: set[str], path: Path, within: str = "") -> Iterator[MarkedTest]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _visit(node.body, inherited | _marks(node.decorator_list), path, f"{within}{node.name}::")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            rules = inherited | _marks(node.decorator_list)
            if rules:
                yield MarkedTest(path, node.lineno, f"{within}{node.name}", frozenset(rules), _checks(node))


def _marks(nodes: Iterable[ast.expr]) -> set[str]:
    return {
        argument.value
        for top in nodes
        for call in ast.walk(top)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def _checks(test: ast.AST) -> bool:
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name.startswith(CHECKS):
                return True
    return False
