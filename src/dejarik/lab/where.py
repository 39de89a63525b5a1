"""Where a rule lives: the code that carries it out, the words that cite it, the tests that show it."""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import msgspec

from dejarik.core.game import AnyGame
from dejarik.lab.coverage import marked_tests


class Spot(NamedTuple):
    """A line of a file, and the function around it."""

    path: Path
    line: int
    name: str


class Whereabouts(msgspec.Struct):
    """Where a rule lives."""

    code: list[Spot]
    words: list[Spot]
    tests: list[Spot]


def whereabouts(game: AnyGame, rule: str, root: Path) -> Whereabouts:
    """Where `rule` of `game` is carried out, cited and (in a checkout at `root`) tested."""
    package = Path(str(files(game.rulebook.package)))
    named = [spot for path in sorted(package.rglob("*.py")) for spot in _named(path, rule)]
    words = [spot for spot in named if "text" in spot.path.relative_to(package).parts]
    code = [spot for spot in named if spot not in words]
    tests = [Spot(test.path, test.line, test.name) for test in marked_tests(root / "tests") if rule in test.rules]
    return Whereabouts(code, words, tests)


def _named(path: Path, rule: str) -> Iterator[Spot]:
    """Lines that name the rule: as a whole string, or in a comment."""
    source = _source(path)
    if rule not in source:
        return
    lines = {node.lineno for node in ast.walk(_tree(path)) if isinstance(node, ast.Constant) and node.value == rule}
    whole = re.compile(rf"(?<![\w.-]){re.escape(rule)}(?![\w-]|\.\w)")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and whole.search(token.string):
            lines.add(token.start[0])
    for line in sorted(lines):
        yield Spot(path, line, _around(path, line))


@lru_cache(maxsize=512)
def _source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@lru_cache(maxsize=512)
def _tree(path: Path) -> ast.Module:
    return ast.parse(_source(path), filename=str(path))


def _around(path: Path, line: int) -> str:
    """The innermost function or class that a line belongs to; a comment just above one belongs to it."""
    best, name = sys.maxsize, ""
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            first, last = min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 1, node.end_lineno or 0
            if first <= line <= last and last - first < best:
                best, name = last - first, node.name
    return name
