"""What of a package the program can reach: a function that only tests call proves nothing about the game."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec


class Unreached(msgspec.Struct, frozen=True, order=True):
    """A function that nothing but tests can call."""

    path: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.name}"


class _Unit(msgspec.Struct):
    """A piece of code that runs as one: the top level of a module, a function, a class with its methods."""

    module: str
    name: str
    path: Path
    line: int
    #: What it speaks of: names as written, the first part of which is looked up in the module.
    speaks: set[str]
    #: Runs as soon as its module is loaded.
    at_once: bool = False


class _Module(msgspec.Struct):
    name: str
    #: Local names and the things they mean: `module` or `module.name`.
    means: dict[str, str]
    units: dict[str, _Unit]
    stars: list[str]


def unreached(root: Path, package: str, under: str) -> list[Unreached]:
    """Functions of the modules below `under` that no code of `package` reaches.

    Names are followed through imports. Code at the top of a module runs when the module is loaded; what stands under a
    decorator is handed to it there, and a class tells its bases of itself. Classes are followed whole: anybody may call
    a method.
    """
    modules = {name: _read(path, name) for name, path in _files(root, package)}
    reached: set[str] = set()
    waiting = [unit for module in modules.values() for unit in module.units.values() if unit.at_once]
    waiting += [u for m in modules.values() if not _inside(m.name, under) for u in m.units.values()]
    while waiting:
        unit = waiting.pop()
        for name in unit.speaks:
            for found in _meant(modules, unit.module, name):
                key = f"{found.module}.{found.name}"
                if key not in reached:
                    reached.add(key)
                    waiting.append(found)
    return sorted(
        Unreached(unit.path.relative_to(root).as_posix(), unit.line, unit.name)
        for module in modules.values()
        if _inside(module.name, under)
        for unit in module.units.values()
        if not unit.at_once and f"{unit.module}.{unit.name}" not in reached
    )


def _inside(module: str, under: str) -> bool:
    return module == under or module.startswith(under + ".")


def _files(root: Path, package: str) -> Iterator[tuple[str, Path]]:
    for path in sorted((root / package.replace(".", "/")).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def _read(path: Path, name: str) -> _Module:
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    module = _Module(name, {}, {}, [])
    top = _Unit(name, "<top>", path, 1, set(), at_once=True)
    module.units["<top>"] = top
    home = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            _import(module, node, home)
    for node in _statements(tree.body):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            told = bool(node.decorator_list) or (isinstance(node, ast.ClassDef) and bool(node.bases))
            module.units[node.name] = _Unit(name, node.name, path, node.lineno, _spoken(node), at_once=told)
        else:
            top.speaks |= _spoken(node)
    return module


def _statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Top-level statements, also those under `if` and `try`."""
    for node in body:
        if isinstance(node, ast.If | ast.Try):
            yield from _statements([*node.body, *node.orelse])
        else:
            yield node


def _import(module: _Module, node: ast.Import | ast.ImportFrom, home: str) -> None:
    if isinstance(node, ast.Import):
        for alias in node.names:
            module.means[alias.asname or alias.name.partition(".")[0]] = (
                alias.name if alias.asname else alias.name.partition(".")[0]
            )
        return
    source = node.module or ""
    if node.level:
        base = home.rsplit(".", node.level - 1)[0] if node.level > 1 else home
        source = f"{base}.{source}".rstrip(".")
    for alias in node.names:
        if alias.name == "*":
            module.stars.append(source)
        else:
            module.means[alias.asname or alias.name] = f"{source}.{alias.name}"


def _spoken(node: ast.AST) -> set[str]:
    """Every name in a piece of code, with dots as written."""
    found: set[str] = set()
    for each in ast.walk(node):
        if isinstance(each, ast.Attribute):
            dotted = _dotted(each)
            if dotted:
                found.add(dotted)
        elif isinstance(each, ast.Name):
            found.add(each.id)
        elif isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value.isidentifier():
            found.add(each.value)  # getattr(module, "name"), annotations in quotes
    return found


def _dotted(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        before = _dotted(node.value)
        return f"{before}.{node.attr}" if before else ""
    return ""


def _meant(modules: dict[str, _Module], module: str, name: str) -> Iterator[_Unit]:
    """The functions and classes that a name in a module may mean."""
    here = modules[module]
    first, _, rest = name.partition(".")
    if first in here.units:
        yield here.units[first]
    targets = [here.means[first] + (f".{rest}" if rest else "")] if first in here.means else []
    targets += [f"{star}.{name}" for star in here.stars]
    for target in targets:
        yield from _found(modules, target, set())


def _found(modules: dict[str, _Module], target: str, seen: set[str]) -> Iterator[_Unit]:
    """What a full name stands for, through modules that only pass it on."""
    if target in seen:
        return
    seen.add(target)
    parts = target.split(".")
    for cut in range(len(parts), 0, -1):
        module = modules.get(".".join(parts[:cut]))
        if module is None:
            continue
        if cut < len(parts):
            name = parts[cut]
            if name in module.units:
                yield module.units[name]
            if name in module.means:
                yield from _found(modules, ".".join([module.means[name], *parts[cut + 1 :]]), seen)
            for star in module.stars:
                yield from _found(modules, ".".join([star, *parts[cut:]]), seen)
        return
