"""The trial of a mutant: a forked process puts it in place of the real code and runs the tests that may notice.

Where only functions differ, the fork comes from a process in which all tests are collected, and the living functions
get the mutant's code: that takes milliseconds. What runs when a file is loaded is loaded anew, which takes seconds.
"""

from __future__ import annotations

import gc
import importlib.abc
import importlib.util
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final, Literal, NoReturn

import msgspec
import pytest

from mutation.covering import Test
from mutation.mutants import Mutant

#: A test may take so many times as long as without the mutant, and so many seconds more.
PATIENCE: Final = 10
GRACE: Final = 3.0
#: So many files of tests are collected first, where files are loaded anew; most mutants fall there.
NEAREST: Final = 2
#: Bytes of memory for one trial.
MEMORY: Final = 4 << 30

Status = Literal["killed", "timeout", "golden", "survived", "uncovered", "to-be-loaded"]
#: What a trial does in its own process; it tells its verdict and never returns.
Hearing = Callable[["Court"], None]


class Verdict(msgspec.Struct, frozen=True):
    """What became of a mutant: which test noticed it, if any did, after how many tests and seconds of work."""

    status: Status
    by: str = ""
    tests: int = 0
    seconds: float = 0.0


class Court:
    """The plugin that runs the chosen tests in their order, each within its time, and remembers who noticed."""

    def __init__(self, tests: Sequence[Test], tell: int) -> None:
        self.tests = {test.id: test for test in tests}
        self.order = {test.id: place for place, test in enumerate(tests)}
        self.tell = tell
        self.ran = 0
        self.by = ""

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.order), key=lambda item: self.order[item.nodeid]
        )

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: Any) -> Iterator[None]:
        self.ran += 1

        def late(number: int, frame: FrameType | None) -> None:
            self.close("timeout", item.nodeid)

        signal.signal(signal.SIGPROF, late)
        signal.setitimer(signal.ITIMER_PROF, self.tests[item.nodeid].seconds * PATIENCE + GRACE)
        yield
        signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.by:
            self.by = report.nodeid

    def judge(self) -> NoReturn:
        """All tests have run, or one has failed."""
        if not self.by:
            self.close("survived", "")
        self.close("golden" if self.tests[self.by].golden else "killed", self.by)

    def close(self, status: Status, by: str) -> NoReturn:
        """Tell the verdict and end the process at once."""
        os.write(self.tell, msgspec.json.encode(Verdict(status, by, self.ran)))
        os._exit(0)


class Trial:
    """A mutant on trial in a process of its own."""

    def __init__(self, mutant: Mutant, tests: Sequence[Test], hearing: Hearing) -> None:
        self.mutant = mutant
        # the tests have limits of processor time; a process that only waits is not waited for
        self.deadline = time.monotonic() + 120 + 60 * sum(test.seconds for test in tests)
        self.answer, tell = os.pipe()
        self.process = os.fork()
        if not self.process:
            try:
                os.close(self.answer)
                _alone()
                hearing(Court(tests, tell))
            finally:
                os._exit(3)
        with suppress(OSError):  # it has done so itself, or is gone
            os.setpgid(self.process, self.process)
        os.close(tell)

    def verdict(self) -> Verdict | None:
        """What was found; None while the trial goes on."""
        done, _, used = os.wait4(self.process, os.WNOHANG)
        late = time.monotonic() > self.deadline
        if not done and not late:
            return None
        if not done:
            used = self.stop()
        told = os.read(self.answer, 65536)
        os.close(self.answer)
        seconds = round(used.ru_utime + used.ru_stime, 2)
        if not told:  # it took the interpreter with it, or all of the time
            return Verdict("timeout" if late else "killed", "crash", seconds=seconds)
        return msgspec.structs.replace(msgspec.json.decode(told, type=Verdict), seconds=seconds)

    def stop(self) -> resource.struct_rusage:
        """End the process and all that it has started; what it has used."""
        os.killpg(self.process, signal.SIGKILL)
        _, _, used = os.wait4(self.process, 0)
        return used


def _alone() -> None:
    """A process that says nothing, takes only so much memory, and can be ended with all its children."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    os.setpgid(0, 0)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


# ── loaded anew ────────────────────────────────────────────────────────────────────────────────────────────────────


class _Loader(SourceFileLoader):
    """Loads the mutant from memory."""

    source: str

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds every module where it lies, and the mutant instead of one of them."""

    def __init__(self, file: Path, source: str) -> None:
        self.file = str(file)
        self.source = source

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: Any = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin != self.file:
            return None
        loader = _Loader(fullname, self.file)
        loader.source = self.source
        return importlib.util.spec_from_file_location(fullname, self.file, loader=loader)


def loaded(root: Path, mutant: Mutant) -> Hearing:
    """A hearing in which the mutant's file and all that needs it are loaded."""

    def hearing(court: Court) -> None:
        os.chdir(root)
        sys.meta_path.insert(0, _Finder(root / mutant.path, mutant.source))
        files = list(dict.fromkeys(name.partition("::")[0] for name in court.order))
        for some in filter(None, (files[:NEAREST], files[NEAREST:])):
            before = court.ran
            code = pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *some], plugins=[court])
            if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) or court.ran == before:
                court.close("killed", "loading")
            if court.by:
                break
        court.judge()

    return hearing


# ── put into living functions ──────────────────────────────────────────────────────────────────────────────────────

#: The code of a function by name and line; there may be several lambdas on a line.
Codes = dict[tuple[str, int], list[CodeType]]


def _codes(source: str, file: str) -> Codes:
    found: Codes = {}
    left = [compile(source, file, "exec", dont_inherit=True)]
    while left:
        code = left.pop()
        found.setdefault((code.co_qualname, code.co_firstlineno), []).append(code)
        left += [inner for inner in code.co_consts if isinstance(inner, CodeType)]
    return found


class Living:
    """The functions of some files as they live in this process."""

    def __init__(self, root: Path, files: Sequence[Path]) -> None:
        self.root = root
        wanted = {str(file) for file in files}
        self.functions: dict[str, list[FunctionType]] = {name: [] for name in wanted}
        self.codes: dict[str, Codes] = {}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename in wanted:
                self.functions[thing.__code__.co_filename].append(thing)

        for name, functions in self.functions.items():
            if functions:
                self._codes_of(name)  # once, before the first fork

    def _codes_of(self, file: str) -> Codes:
        if file not in self.codes:
            self.codes[file] = _codes(Path(file).read_text(encoding="utf-8"), file)
        return self.codes[file]

    def turn_into(self, mutant: Mutant) -> bool:
        """Give the functions the mutant's code; False where that cannot be done."""
        file = str(self.root / mutant.path)
        before = self._codes_of(file)
        after = _codes(mutant.source, file)
        try:
            for function in self.functions[file]:
                key = (function.__code__.co_qualname, function.__code__.co_firstlineno)
                function.__code__ = after[key][before[key].index(function.__code__)]
        except (KeyError, ValueError):  # other closures, or lambdas that cannot be told apart
            return False
        return True

    def hearing(self, mutant: Mutant, items: Mapping[str, Any]) -> Hearing:
        """A hearing among the collected tests."""

        def hearing(court: Court) -> None:
            if not self.turn_into(mutant):
                court.close("to-be-loaded", "")
            chosen = [items[name] for name in court.order]
            config = chosen[0].config
            config.pluginmanager.register(court)
            for item, following in zip(chosen, [*chosen[1:], None], strict=True):
                config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if court.by:
                    break
            court.judge()

        return hearing
