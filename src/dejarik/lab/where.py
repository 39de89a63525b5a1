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

ID = re.compile(r"[\w-]+(\.[\w-]+)+")


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
    named = [spot for path in _modules(package) for spot in _named(path, rule)]
    named += [spot for path in _tables(package) for spot in _listed(path, rule)]
    words = [spot for spot in named if "text" in spot.path.relative_to(package).parts]
    code = [spot for spot in named if spot not in words]
    tests = [Spot(test.path, test.line, test.name) for test in marked_tests(root / "tests") if rule in test.rules]
    return Whereabouts(code, words, tests)


def _named(path: Path, rule: str) -> Iterator[Spot]:
    """Lines that name the rule: as a whole string, in a comment, or in what a function or class says of itself."""
    if rule not in _source(path):
        return
    whole = _whole(rule)
    for line in sorted({line for line, text in _said(path) if whole.search(text)}):
        yield Spot(path, line, _around(path, line))


@lru_cache(maxsize=512)
def _said(path: Path) -> list[tuple[int, str]]:
    """What a file says besides code, by line: comments, docstrings, strings that are the id of a rule."""
    found = list(_docstrings(path))
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
            found.append((node.lineno, node.value))
    for token in tokenize.generate_tokens(io.StringIO(_source(path)).readline):
        if token.type == tokenize.COMMENT:
            found.append((token.start[0], token.string))
    return found


def _docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Lines of the docstrings of functions and classes; a module's speaks of a whole chapter, of no one place."""
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and ast.get_docstring(node):
            first = node.body[0]
            lines = _source(path).splitlines()[first.lineno - 1 : first.end_lineno]
            yield from enumerate(lines, first.lineno)


@lru_cache
def _modules(package: Path) -> list[Path]:
    return sorted(package.rglob("*.py"))


@lru_cache
def _tables(package: Path) -> list[Path]:
    """Tables of facts: what a card costs or a deck holds is often all there is to a rule."""
    found = [path for path in sorted(package.rglob("*.toml")) if path.name != "rulebook.toml"]
    return [path for path in found if "lessons" not in path.relative_to(package).parts]


def _listed(path: Path, rule: str) -> Iterator[Spot]:
    """Lines of a table whose comment names the rule, and the section below or around it."""
    source = _source(path)
    if rule not in source:
        return
    whole, lines = _whole(rule), source.splitlines()
    for number, line in enumerate(lines, 1):
        if whole.search(line.partition("#")[2]):
            yield Spot(path, number, _section(lines, number))


def _section(lines: list[str], number: int) -> str:
    """The heading of a line of a table; comments above a heading belong to it."""
    below = next((line for line in lines[number - 1 :] if not line.startswith("#")), "")
    above = next((line for line in reversed(lines[:number]) if line.startswith("[")), "")
    return (below if below.startswith("[") else above).strip("[] ")


def _whole(rule: str) -> re.Pattern[str]:
    """The id by itself, not as a part of a longer one."""
    return re.compile(rf"(?<![\w.-]){re.escape(rule)}(?![\w-]|\.\w)")


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
