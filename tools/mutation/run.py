"""A mutation run: choose mutants, try them side by side, keep what was found, and tell it."""

from __future__ import annotations

import gc
import os
import signal
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from mutation.covering import Map, Test, digest, measure
from mutation.mutants import Mutant, mutants
from mutation.trial import Living, Trial, Verdict, loaded

#: A mutant that runs when its file is loaded may be anybody's business: so many seconds of tests are tried.
LOADING: Final = 60.0


#: A test that takes so many seconds is too dear to be asked about each mutant.
DEAR: Final = 20.0


class Target(msgspec.Struct, frozen=True):
    """What is mutated and who should notice."""

    root: Path
    #: Ids of mutants count from here.
    package: Path
    #: Files and folders of the package.
    rooms: tuple[str, ...]
    #: What pytest is given to find the tests.
    tests: tuple[str, ...]
    #: Where results are kept between runs.
    store: Path
    #: Mutants that may live, each with a reason.
    excused: Path

    def files(self) -> list[Path]:
        found: set[Path] = set()
        for room in self.rooms:
            for place in self.package.glob(room):
                found |= set(place.rglob("*.py")) if place.is_dir() else {place}
        return sorted(found)

    def test_files(self) -> list[Path]:
        folders = {self.root / name.partition("::")[0] for name in self.tests if not name.startswith("-")}
        found = {file for folder in folders for file in ([folder] if folder.is_file() else folder.rglob("*"))}
        return [file for file in found if file.suffix in (".py", ".toml", ".txt") and file != self.excused]

    def mutants(self) -> list[Mutant]:
        return [
            mutant
            for file in self.files()
            for mutant in mutants(file, self.root, file.relative_to(self.package).as_posix())
        ]

    def excuses(self) -> dict[str, str]:
        if not self.excused.exists():
            return {}
        listed = tomllib.loads(self.excused.read_text(encoding="utf-8"))
        return {name: reason for name, reason in listed.items() if isinstance(reason, str) and reason.strip()}


class Kept(msgspec.Struct):
    """A verdict as it is kept: it stands while the file, and for a survivor the tests, are what they were."""

    id: str
    source: str
    tests: str
    verdict: Verdict


class Results:
    """What earlier runs found, and what this one does."""

    def __init__(self, target: Target) -> None:
        self.file = target.store / "verdicts.jsonl"
        self.tests = digest(target.test_files())
        self.sources = {file.relative_to(target.root).as_posix(): digest([file]) for file in target.files()}
        self.known: dict[str, Kept] = {}
        if self.file.exists():
            for line in self.file.read_bytes().splitlines():
                kept = msgspec.json.decode(line, type=Kept)
                self.known[kept.id] = kept

    def verdict(self, mutant: Mutant, *, without_golden: bool) -> Verdict | None:
        kept = self.known.get(mutant.id)
        if kept is None or kept.source != self.sources[mutant.path]:
            return None
        dead = kept.verdict.status in ("killed", "timeout")
        return kept.verdict if dead or (kept.tests == self.tests and not without_golden) else None

    def keep(self, mutant: Mutant, verdict: Verdict) -> None:
        kept = Kept(mutant.id, self.sources[mutant.path], self.tests, verdict)
        self.known[mutant.id] = kept
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(kept) + b"\n")


class Report(msgspec.Struct):
    """What became of all mutants that were tried."""

    verdicts: list[tuple[Mutant, Verdict]]
    excuses: dict[str, str]
    #: Reasons for mutants that no longer exist.
    stale: list[str]

    def of(self, *statuses: str) -> list[tuple[Mutant, Verdict]]:
        return [(mutant, verdict) for mutant, verdict in self.verdicts if verdict.status in statuses]

    @property
    def living(self) -> list[tuple[Mutant, Verdict]]:
        return self.of("survived", "uncovered", "golden")

    @property
    def unexcused(self) -> list[tuple[Mutant, Verdict]]:
        return [(mutant, verdict) for mutant, verdict in self.living if not self.excused(mutant.id)]

    def excused(self, name: str) -> bool:
        """A mutant is listed by its id, or with everything in its function (`rules/x.py::f`)."""
        return name in self.excuses or name.split(": ", 1)[0] in self.excuses

    @property
    def share(self) -> float:
        return len(self.living) / len(self.verdicts) if self.verdicts else 0.0

    def counts(self) -> Counter[str]:
        return Counter(verdict.status for _, verdict in self.verdicts)


def the_map(target: Target) -> Map:
    """Who executes what. Only the tests are run anew that have changed since, or whose sources have."""
    everything = target.test_files()
    tests = {file for file in everything if file.name.startswith("test_")}
    around = digest([*target.files(), *(file for file in everything if file not in tests)])
    kept = {file: target.store / f"{digest([file])}-{around}.map" for file in tests}
    target.store.mkdir(parents=True, exist_ok=True)
    for old in set(target.store.glob("*.map")) - set(kept.values()):
        old.unlink()
    stale = sorted(str(file.relative_to(target.root)) for file, place in kept.items() if not place.exists())
    if stale:
        chosen = [word for word in target.tests if not (target.root / word).exists()]  # -k and the like
        fresh = measure(target.root, target.files(), [*stale, *chosen], target.store / "fresh.json")
        for file, place in kept.items():
            if not place.exists():
                place.write_bytes(msgspec.json.encode(fresh.of(str(file.relative_to(target.root)))))
    whole = Map()
    for place in sorted(kept.values()):
        whole.add(msgspec.json.decode(place.read_bytes(), type=Map))
    return whole


def witnesses(mutant: Mutant, found: Map, order: Order) -> list[Test]:
    """The tests that may notice a mutant, the narrowest first and whole playthroughs last."""
    if loads(mutant, found):  # it may be anybody's business
        tests = found.relevant(mutant.words)
    else:
        tests = sorted(found.covering(mutant.path, *mutant.lines), key=lambda test: test.seconds)
    named = _within([test for test in tests if not test.golden], order.patience)
    return named if order.without_golden else named + [test for test in tests if test.golden]


def loads(mutant: Mutant, found: Map) -> bool:
    """Whether it runs while files are loaded, so that what it does there is done before any test."""
    return mutant.loading or found.loads(mutant.path, *mutant.lines)


def _within(tests: Sequence[Test], seconds: float) -> list[Test]:
    """As many tests as fit into the time, at least one."""
    chosen: list[Test] = []
    for test in tests:
        seconds -= test.seconds
        if seconds < 0 and chosen:
            break
        chosen.append(test)
    return chosen


class Order(msgspec.Struct, frozen=True):
    """What a run is to do."""

    #: How many mutants, chosen by the seed; None: all.
    sample: int | None = None
    seed: int = 1
    jobs: int = 1
    #: How many seconds of tests are tried on one mutant, the dearest being left out.
    patience: float = 20.0
    without_golden: bool = False
    #: Only mutants with this in their id.
    only: str = ""
    #: Judge anew what has been judged before.
    again: bool = False

    def choose(self, everything: Sequence[Mutant]) -> list[Mutant]:
        chosen = [mutant for mutant in everything if self.only in mutant.id]
        if self.sample is None or self.sample >= len(chosen):
            return chosen
        return sorted(Random(self.seed).sample(chosen, self.sample), key=lambda mutant: (mutant.path, mutant.line))


Told = Callable[[Mutant, Verdict, int, int], None]


def run(target: Target, order: Order, told: Told) -> Report:
    """Try the mutants that are ordered; `told` hears of each as it is judged."""
    everything = target.mutants()
    chosen = order.choose(everything)
    results = Results(target)
    verdicts: list[tuple[Mutant, Verdict]] = []
    waiting: list[Mutant] = []
    for mutant in chosen:
        verdict = None if order.again else results.verdict(mutant, without_golden=order.without_golden)
        if verdict is None:
            waiting.append(mutant)
        else:
            verdicts.append((mutant, verdict))
    if waiting:
        for mutant, verdict in _trials(target, order, waiting):
            results.keep(mutant, verdict)
            verdicts.append((mutant, verdict))
            told(mutant, verdict, len(verdicts), len(chosen))
    verdicts.sort(key=lambda pair: (pair[0].path, pair[0].line, pair[0].id))
    excuses = target.excuses()
    rooms = {file.relative_to(target.package).as_posix() for file in target.files()}
    gone = [name for name in excuses.keys() - names_of(everything) if name.partition(":")[0] in rooms]
    return Report(verdicts, excuses, sorted(gone))


def names_of(everything: Iterable[Mutant]) -> set[str]:
    """What a reason may be given for: one mutant, or all of a function."""
    ids = {mutant.id for mutant in everything}
    return ids | {name.split(": ", 1)[0] for name in ids if "::" in name}


Cases = list[tuple[Mutant, list[Test]]]


def _trials(target: Target, order: Order, waiting: Sequence[Mutant]) -> Iterator[tuple[Mutant, Verdict]]:
    """Those that must be loaded in this process, which has loaded nothing; the others where the tests are collected."""
    found = the_map(target)
    quick: Cases = []
    slow: Cases = []
    for mutant in waiting:
        tests = witnesses(mutant, found, order)
        if tests:
            (slow if loads(mutant, found) else quick).append((mutant, tests))
        else:
            yield mutant, Verdict("uncovered")
    for mutant, verdict in Bench(target, order.jobs).judge(quick) if quick else ():
        if verdict.status == "to-be-loaded":
            slow.append((mutant, next(tests for case, tests in quick if case is mutant)))
        else:
            yield mutant, verdict
    yield from _side_by_side((Trial(case, tests, loaded(target.root, case)) for case, tests in slow), order.jobs)


def _side_by_side(trials: Iterator[Trial], jobs: int) -> Iterator[tuple[Mutant, Verdict]]:
    """Trials, `jobs` at a time; each begins when it is taken from the iterator."""
    running: list[Trial] = []
    more = True
    try:
        while more or running:
            while more and len(running) < jobs:
                trial = next(trials, None)
                if trial is None:
                    more = False
                else:
                    running.append(trial)
            for trial in running[:]:
                verdict = trial.verdict()
                if verdict is not None:
                    running.remove(trial)
                    yield trial.mutant, verdict
            time.sleep(0.005)
    finally:
        if running:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second one must not leave a trial behind
        for trial in running:
            trial.stop()


class Bench:
    """A process in which all tests are collected; it tries mutants that only change functions."""

    def __init__(self, target: Target, jobs: int) -> None:
        self.target = target
        self.jobs = jobs

    def judge(self, cases: Cases) -> Iterator[tuple[Mutant, Verdict]]:
        """Verdicts, as they come from the other process."""
        hear, tell = os.pipe()
        process = os.fork()
        if not process:
            try:
                os.close(hear)
                self._sit(cases, tell)
            finally:
                os._exit(3)
        os.close(tell)
        known = {mutant.id: mutant for mutant, _ in cases}
        try:
            with os.fdopen(hear, "rb") as lines:
                for line in lines:
                    name, verdict = msgspec.json.decode(line, type=tuple[str, Verdict])
                    yield known.pop(name), verdict
        finally:
            os.kill(process, signal.SIGINT)  # it ends its own trials first
            os.waitpid(process, 0)
        if known:
            log = (self.target.store / "collecting.txt").read_text(encoding="utf-8")
            raise SystemExit(f"the tests could not be collected, {len(known)} mutants were not tried:\n{log[-4000:]}")

    def _sit(self, cases: Cases, tell: int) -> None:
        """Collect the tests and try the mutants; never returns."""
        bench = self

        class Plugin:
            @pytest.hookimpl(tryfirst=True)
            def pytest_runtestloop(self, session: Any) -> bool:
                if session.testsfailed:
                    os._exit(3)
                living = Living(bench.target.root, bench.target.files())
                items = {item.nodeid: item for item in session.items}
                gc.collect()
                gc.freeze()
                trials = (Trial(mutant, tests, living.hearing(mutant, items)) for mutant, tests in cases)
                for mutant, verdict in _side_by_side(trials, bench.jobs):
                    os.write(tell, msgspec.json.encode((mutant.id, verdict)) + b"\n")
                os._exit(0)

        os.chdir(self.target.root)
        log = os.open(self.target.store / "collecting.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(log, 1)
        os.dup2(log, 2)
        pytest.main(["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", *self.target.tests], plugins=[Plugin()])
