"""Mutants: small changes to a source file, each of which some test should notice."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

#: What each operator is exchanged for.
COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
FUNCTIONS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: Names of moments, cards, steps and the like; sentences are left alone.
NAME: Final = re.compile(r"[a-z][\w.:-]*")

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Part: TypeAlias = ast.expr | ast.stmt


class Mutant(msgspec.Struct, frozen=True):
    """One change: where it is, how the line reads with it, and the whole file with it."""

    #: File, function and the changed line: the same after lines above it, or comments, have come or gone.
    id: str
    path: str
    line: int
    #: The lines of the statement, first and last.
    lines: tuple[int, int]
    was: str
    now: str
    #: Whether the line runs when the file is loaded, not when a function is called.
    loading: bool
    #: Names and strings of the outermost statement around it: tests that speak of them come first.
    words: frozenset[str]
    source: str


class _Change(msgspec.Struct):
    part: Part
    text: str


class _Finder(ast.NodeVisitor):
    """Walks through a file and collects changes, each with the function and the statement it stands in."""

    def __init__(self) -> None:
        self.found: list[tuple[_Change, str, ast.stmt, ast.stmt, bool]] = []
        self._names: list[str] = []
        self._outermost: ast.stmt | None = None
        self._statement: ast.stmt | None = None
        self._calls = 0

    def _add(self, part: Part, text: str) -> None:
        assert self._statement is not None
        assert self._outermost is not None
        where = ".".join(self._names)
        written = text if '"' in text else text.replace("'", '"')  # as the rest of the file is written
        self.found.append((_Change(part, written), where, self._statement, self._outermost, not self._calls))

    # ── where we are ───────────────────────────────────────────────────────────────────────────────────────────────

    def visit(self, node: ast.AST) -> None:
        if not isinstance(node, ast.stmt):
            super().visit(node)
            return
        around, outermost = self._statement, self._outermost
        self._statement = node
        if outermost is None:
            self._outermost = node
        super().visit(node)
        self._statement, self._outermost = around, outermost

    def visit_Module(self, node: ast.Module) -> None:
        self._body(node.body)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._names.append(node.name)
        outermost, self._outermost = self._outermost, None  # what a test speaks of is a method or a field
        self._body(node.body)
        self._outermost = outermost
        self._names.pop()

    def visit_FunctionDef(self, node: Function) -> None:
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        self._names.append(node.name)
        self._calls += 1
        self._body(node.body)
        self._calls -= 1
        self._names.pop()

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._calls += 1
        self.visit(node.body)
        self._calls -= 1

    def _body(self, body: list[ast.stmt]) -> None:
        for place, statement in enumerate(body):
            docstring = place == 0 and isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if not docstring:
                self.visit(statement)

    # ── what stays as it is ────────────────────────────────────────────────────────────────────────────────────────

    def visit_Import(self, node: ast.Import) -> None:
        pass

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        pass

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._removable(node, [node.target])
        if node.value is not None:
            self.visit(node.value)

    # ── statements ─────────────────────────────────────────────────────────────────────────────────────────────────

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self._condition(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets):
            return
        self._removable(node, node.targets)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        swapped = OPERATORS.get(type(node.op))
        if swapped is not None:
            self._add(node, ast.unparse(ast.AugAssign(node.target, swapped(), node.value)))
        self._add(node, "pass")
        self.visit(node.value)

    def _removable(self, node: ast.stmt, targets: Iterable[ast.expr]) -> None:
        """A change of the table can be left out; a local name is needed later."""
        if any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets) and not _asks(node):
            self._add(node, "pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.YieldFrom):
            if ast.unparse(node.value.value) != "()":
                self._add(node, "yield from ()")
        elif isinstance(node.value, ast.Call) and not _asks(node):
            self._add(node, "pass")
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self._add(node, "pass")

    def visit_Raise(self, node: ast.Raise) -> None:
        self._add(node, "pass")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and not _empty(node.value):
            self._add(node, "return None")
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._add(node, "break")

    def visit_Break(self, node: ast.Break) -> None:
        self._add(node, "continue")

    # ── expressions ────────────────────────────────────────────────────────────────────────────────────────────────

    def _condition(self, test: ast.expr) -> None:
        """A condition that is neither compared nor combined can still be turned round."""
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.Constant | ast.NamedExpr) and not _negated(test):
            self._add(test, f"(not {_bracketed(test)})")

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                operators = [*node.ops[:place], other(), *node.ops[place + 1 :]]
                self._add(node, f"({ast.unparse(ast.Compare(node.left, operators, node.comparators))})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._add(node, f"({ast.unparse(ast.BoolOp(other, node.values))})")
        for part in node.values:
            self._condition(part)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        swapped = OPERATORS.get(type(node.op))
        if swapped is not None:
            self._add(node, f"({ast.unparse(ast.BinOp(node.left, swapped(), node.right))})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        number = node.operand.value if isinstance(node.operand, ast.Constant) else None
        if isinstance(node.op, ast.USub) and isinstance(number, int | float):
            if number == 1:  # "none" in lists that are counted from 0: -2 would be none as well
                self._add(node, "0")
            else:
                self._number(node, -number)
            return
        if isinstance(node.op, ast.Not | ast.USub):
            self._add(node, f"({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._add(node, f"({ast.unparse(node.body)})")
        self._add(node, f"({ast.unparse(node.orelse)})")
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._add(test, "True")
            self._condition(test)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in FUNCTIONS:
            self._add(node.func, FUNCTIONS[node.func.id])
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # `zip(…, strict=True)` asserts that both are of one length
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self._add(node, str(not value))
        elif isinstance(value, int | float):
            self._number(node, value)
        elif isinstance(value, str) and NAME.fullmatch(value):
            self._add(node, repr(value + "-not"))

    def _number(self, node: ast.expr, value: float) -> None:
        for other in (value + 1, value - 1) if isinstance(value, int) else (value * 1.5, value / 2):
            self._add(node, f"{other}" if other >= 0 else f"({other})")


def _asks(node: ast.AST) -> bool:
    """Whether a question stands in it: without it the rules would no longer be a procedure."""
    return any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(node))


def _empty(value: ast.expr) -> bool:
    """Nothing, or as false as nothing: whoever asks whether there is something hears the same."""
    if isinstance(value, ast.List | ast.Tuple):
        return not value.elts
    return isinstance(value, ast.Constant) and (value.value is None or value.value is False or value.value == "")


def _negated(test: ast.expr) -> bool:
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def _bracketed(node: ast.expr) -> str:
    text = ast.unparse(node)
    return text if isinstance(node, ast.Name | ast.Call | ast.Attribute | ast.Subscript) else f"({text})"


# ── from changes to files ──────────────────────────────────────────────────────────────────────────────────────────


def mutants(path: Path, root: Path, name: str) -> list[Mutant]:
    """Every mutant of a file; `root` is the repository, `name` what the file is called in ids."""
    source = path.read_text(encoding="utf-8")
    lines = _without_comments(source)
    finder = _Finder()
    finder.visit(ast.parse(source))
    found: list[Mutant] = []
    known: dict[str, int] = {}
    for change, where, statement, outermost, loading in finder.found:
        was, now, whole = _changed(lines, change)
        told = f"without {_one_line(was)}" if change.text == "pass" else _one_line(now)
        label = f"{name}{'::' if where else ''}{where}: {told}"
        known[label] = known.get(label, 0) + 1
        found.append(
            Mutant(
                id=label if known[label] == 1 else f"{label} #{known[label]}",
                path=path.relative_to(root).as_posix(),
                line=change.part.lineno,
                lines=_extent(statement),
                was=_one_line(was),
                now=told,
                loading=loading,
                words=frozenset(_words(outermost)),
                source=whole,
            )
        )
    return found


def _without_comments(source: str) -> list[str]:
    """The lines of a file, each as long as it lasts without its comment."""
    lines = source.splitlines(keepends=True)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            number, column = token.start
            lines[number - 1] = f"{lines[number - 1][:column].rstrip()}\n"
    return lines


def _changed(lines: list[str], change: _Change) -> tuple[str, str, str]:
    """The changed lines before and after, and the whole file after."""
    part = change.part
    assert part.end_lineno is not None
    assert part.end_col_offset is not None
    first, last = part.lineno - 1, part.end_lineno - 1
    before = lines[first].encode()[: part.col_offset].decode()
    after = lines[last].encode()[part.end_col_offset :].decode()
    was = "".join(lines[first : last + 1])
    now = before + change.text + after
    padding = "\n" * (last - first)  # as many lines as before, so that what follows stays where it was
    return was, now, "".join([*lines[:first], now, padding, *lines[last + 1 :]])


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _extent(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement without those of the statements in it."""
    last = statement.end_lineno or statement.lineno
    inner = [part.lineno for part in _inner(statement)]
    return statement.lineno, max(statement.lineno, min(inner) - 1) if inner else last


def _inner(statement: ast.stmt) -> Iterator[ast.stmt]:
    for name in ("body", "orelse", "finalbody"):
        yield from getattr(statement, name, [])


def _words(statement: ast.stmt) -> Iterator[str]:
    for node in ast.walk(statement):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
