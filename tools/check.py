"""Every check of the project: `make test`. All run even if one fails; the last line sums up."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
NPM = str(ROOT / "tools" / "web.sh")
PYTEST = [sys.executable, "-m", "pytest", "--dist", "worksteal"]
REQUESTS = "tests/server/test_api.py"


class Checks:
    """Runs steps and remembers how they went."""

    def __init__(self) -> None:
        self.results: list[tuple[str, bool, float]] = []
        self.closing: list[str] = []
        path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
        self.environ = {**os.environ, "PATH": path, "PYTHONUNBUFFERED": "1"}
        # where Python is asked to keep nothing of what it compiles, each of some hundred processes compiles everything
        self.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        self._speaking = threading.Lock()

    def step(self, name: str, *command: str) -> None:
        """Run one step, telling every line at once; its last line is told again at the end."""
        print(f"── {name}", flush=True)
        self.closing.append(self._run(name, command, lambda line: print(line, end="", flush=True)))

    def quietly(self, name: str, *command: str) -> None:
        """Run one step beside others, and tell what it said when it is over."""
        said: list[str] = []
        self._run(name, command, said.append)
        with self._speaking:
            print(f"── {name}", "".join(said), sep="\n", end="", flush=True)

    def _run(self, name: str, command: tuple[str, ...], hear: Callable[[str], object]) -> str:
        started = time.monotonic()
        last = ""
        with subprocess.Popen(
            command,
            cwd=ROOT,
            env=self.environ,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                hear(line)
                last = line.strip() or last
        self.results.append((name, process.returncode == 0, time.monotonic() - started))
        return last

    def summary(self) -> None:
        print("── summary")
        for name, good, seconds in self.results:
            print(f"{'ok    ' if good else 'FAILED'} {name} ({seconds:.0f} s)")

    @property
    def failed(self) -> list[str]:
        return [name for name, good, _ in self.results if not good]


def python(checks: Checks) -> None:
    checks.quietly("format", "ruff", "format", "--check", "--quiet", ".")
    checks.quietly("lint", "ruff", "check", ".")
    checks.quietly("types", "mypy")
    checks.quietly("layers", "lint-imports", "--no-logo")
    reference = os.environ.get("REFERENCE_RULES")
    checks.quietly("rules", "dejarik", "rules", "--coverage", *(["--reference", reference] if reference else []))


def built(checks: Checks) -> None:
    """The page, and a browser for the tests that need them."""
    checks.quietly("web packages", NPM, "install")
    checks.quietly("web build", NPM, "bundle")
    checks.quietly("browser", str(ROOT / "tools" / "chromium.sh"))


def collected(checks: Checks) -> None:
    """Every test is found; and compiled once, not again by each of those that run them."""
    checks.quietly("collection", *PYTEST, "--collect-only", "-qq")


def beside_tests(checks: Checks) -> None:
    """The web client: its form, types and unit tests; and requests of every kind."""
    checks.quietly("web format", NPM, "tidy")
    checks.quietly("web types", NPM, "types")
    checks.quietly("svelte-check", NPM, "check")
    checks.quietly("vitest", NPM, "test")
    # what is sent is made up while tests are collected: in one process, not in each
    checks.quietly("requests", *PYTEST, REQUESTS)


def side_by_side(checks: Checks, *lanes: Callable[[Checks], None]) -> None:
    """None of the quiet steps uses more than one core for long."""
    running = [threading.Thread(target=lane, args=(checks,)) for lane in lanes]
    for lane in running:
        lane.start()
    for lane in running:
        lane.join()


def tests(checks: Checks) -> None:
    # many of these wait for processes that they start: one more than there are cores keeps both busy
    checks.step("tests", *PYTEST, "-n", "3", "--ignore", "tests/e2e", "--ignore", REQUESTS)


def browser_tests(checks: Checks) -> None:
    # a machine that stands still for half a minute fails a browser test; it is tried once more, and the report says so
    checks.step("browser tests", *PYTEST, "-n", "2", "tests/e2e", "--reruns", "1", "-rR")


def main() -> int:
    checks = Checks()
    side_by_side(checks, python, collected, built)
    side_by_side(checks, beside_tests, tests)  # the page stands: tests may serve it
    browser_tests(checks)
    checks.summary()
    print("; ".join([*checks.closing, *(f"failed: {name}" for name in checks.failed)]))
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
