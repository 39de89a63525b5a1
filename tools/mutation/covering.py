"""Which tests execute which lines: one run of all tests without a mutant."""

from __future__ import annotations

import functools
import gc
import hashlib
import inspect
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

#: Where the run in the other process finds what it needs.
ORDERS = "MUTATION_ORDERS"


class Test(msgspec.Struct):
    """A test: its name, how long it took, and the words it is written in."""

    __test__ = False

    id: str
    seconds: float = 0.0
    words: frozenset[str] = frozenset()

    @property
    def file(self) -> str:
        return self.id.partition("::")[0]

    @property
    def golden(self) -> bool:
        """Compares a whole playthrough: an alarm, not a test with a name."""
        return "golden" in self.id


class Map(msgspec.Struct):
    """Tests, and for each line of each file the numbers of those that execute it."""

    tests: list[Test] = []
    lines: dict[str, dict[int, list[int]]] = {}
    #: For each file the lines that run when it is loaded, before any test.
    loading: dict[str, list[int]] = {}

    def loads(self, path: str, first: int, last: int) -> bool:
        """Whether one of these lines runs before any test."""
        return any(first <= line <= last for line in self.loading.get(path, ()))

    def covering(self, path: str, first: int, last: int) -> list[Test]:
        """The tests that execute one of these lines of a file."""
        lines = self.lines.get(path, {})
        numbers = {number for line in range(first, last + 1) for number in lines.get(line, ())}
        return [self.tests[number] for number in sorted(numbers)]

    def relevant(self, words: frozenset[str]) -> list[Test]:
        """All tests, those that speak of these words first; a word counts the more the fewer tests speak of it."""
        speak = Counter(word for test in self.tests for word in test.words & words)

        def score(test: Test) -> float:
            return sum(1 / speak[word] for word in test.words & words)

        return sorted(self.tests, key=lambda test: (-score(test), test.seconds))

    def add(self, other: Map) -> None:
        """What other tests execute."""
        before = len(self.tests)
        self.tests += other.tests
        for path, lines in other.lines.items():
            mine = self.lines.setdefault(path, {})
            for line, numbers in lines.items():
                mine.setdefault(line, []).extend(before + number for number in numbers)
        for path, loading in other.loading.items():
            self.loading[path] = sorted({*self.loading.get(path, ()), *loading})

    def of(self, file: str) -> Map:
        """What the tests of one file execute."""
        places = {number: test for number, test in enumerate(self.tests) if test.file == file}
        numbers = {number: place for place, number in enumerate(places)}
        lines = {
            path: {line: [numbers[number] for number in there if number in numbers] for line, there in known.items()}
            for path, known in self.lines.items()
        }
        return Map(list(places.values()), lines, self.loading)


class _Orders(msgspec.Struct):
    """What the run is to measure and where it leaves what it found."""

    root: str
    files: list[str]
    result: str


def digest(files: Iterable[Path]) -> str:
    """What all these files say, in a few characters."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(file.as_posix().encode() + b"\0" + file.read_bytes())
    return total.hexdigest()[:16]


def measure(root: Path, files: Sequence[Path], arguments: Sequence[str], result: Path) -> Map:
    """Run the tests that pytest finds with these arguments and note who executes what."""
    result.parent.mkdir(parents=True, exist_ok=True)
    orders = _Orders(str(root), [str(file) for file in files], str(result))
    environ = {**os.environ, ORDERS: msgspec.json.encode(orders).decode()}
    environ["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parent.parent), environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "pytest", "-p", "mutation.covering", "-p", "no:cacheprovider", "-q", *arguments]
    done = subprocess.run(command, cwd=root, env=environ, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 5):  # 5: none of the tests there is meant
        raise SystemExit(f"the tests fail without any mutant:\n{done.stdout[-4000:]}{done.stderr[-2000:]}")
    return msgspec.json.decode(result.read_bytes(), type=Map)


class _Watch:
    """The plugin that watches the run."""

    def __init__(self, orders: _Orders) -> None:
        import coverage

        self.orders = orders
        self.tests: dict[str, Test] = {}
        self.coverage = coverage.Coverage(
            data_file=None, include=orders.files, config_file=False, messages=False, branch=False
        )
        self.coverage.set_option("run:core", "ctrace")  # the only one that knows contexts
        self.coverage.start()
        #: What these files remember of earlier calls.
        self.caches: list[Any] = []

    def pytest_collection_finish(self) -> None:
        wanted = set(self.orders.files)
        caches = [thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper)]
        # a table that is read once is held by others: were it read anew, they would hold another
        codes = [(cache, inspect.unwrap(cache).__code__) for cache in caches]
        self.caches = [cache for cache, code in codes if code.co_filename in wanted and code.co_argcount]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: Any) -> Any:
        self.tests[item.nodeid] = Test(item.nodeid, words=_words(item))
        for cache in self.caches:
            cache.cache_clear()  # or only the first test to call it would be seen to execute it
        self.coverage.switch_context(item.nodeid)
        started = time.process_time()
        yield
        self.tests[item.nodeid].seconds = round(time.process_time() - started, 4)
        self.coverage.switch_context("")

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        numbers = {name: number for number, name in enumerate(self.tests)}
        found = Map(list(self.tests.values()))
        for file in data.measured_files():
            path = Path(file).relative_to(self.orders.root).as_posix()
            contexts = data.contexts_by_lineno(file)
            found.loading[path] = sorted(line for line, there in contexts.items() if "" in there)
            found.lines[path] = {
                line: sorted(numbers[context] for context in there if context in numbers)
                for line, there in contexts.items()
            }
        Path(self.orders.result).write_bytes(msgspec.json.encode(found))


def _words(item: Any) -> frozenset[str]:
    """The words of a test's source, and those it was given."""
    given = getattr(getattr(item, "callspec", None), "params", {})
    try:
        source = inspect.getsource(item.function)
    except (AttributeError, OSError):
        source = ""
    return spoken(f"{source} {given!r}")


def spoken(text: str) -> frozenset[str]:
    """The words of a text, names of cards among them; a colon or a dot behind one is not part of it."""
    return frozenset(re.findall(r"[A-Za-z](?:[\w.:-]*\w)?", text))


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: Any) -> None:
    """Before the first conftest, which may load what is measured."""
    orders = msgspec.json.decode(os.environ[ORDERS], type=_Orders)
    early_config.pluginmanager.register(_Watch(orders), "mutation-watch")
