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


class Checks:
    """Runs steps and remembers how they went."""

    def __init__(self) -> None:
        self.results: list[tuple[str, bool, float]] = []
        path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
        self.environ = {**os.environ, "PATH": path, "PYTHONUNBUFFERED": "1"}
        self._speaking = threading.Lock()

    def step(self, name: str, *command: str) -> str:
        """Run one step, telling every line at once; its last line of output."""
        print(f"── {name}", flush=True)
        return self._run(name, command, lambda line: print(line, end="", flush=True))

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


def web(checks: Checks) -> None:
    """The web client: types, unit tests, build, and a browser for the tests that need it."""
    npm = str(ROOT / "tools" / "web.sh")
    checks.quietly("web packages", npm, "install")
    checks.quietly("web format", npm, "tidy")
    checks.quietly("web types", npm, "types")
    checks.quietly("svelte-check", npm, "check")
    checks.quietly("vitest", npm, "test")
    checks.quietly("web build", npm, "bundle")
    checks.quietly("browser", str(ROOT / "tools" / "chromium.sh"))


def side_by_side(checks: Checks, *lanes: Callable[[Checks], None]) -> None:
    """None of these steps uses more than one core for long."""
    running = [threading.Thread(target=lane, args=(checks,)) for lane in lanes]
    for lane in running:
        lane.start()
    for lane in running:
        lane.join()


def main() -> int:
    checks = Checks()
    side_by_side(checks, python, web)
    pytest = [sys.executable, "-m", "pytest", "--dist", "worksteal"]
    # many of these wait for processes that they start: one more than there are cores keeps both busy
    closing = checks.step("tests", *pytest, "-n", "3", "--ignore", "tests/e2e")
    # a machine that stands still for half a minute fails a browser test; it is tried once more, and the report says so
    browsing = checks.step("browser tests", *pytest, "-n", "2", "tests/e2e", "--reruns", "1", "-rR")
    checks.summary()
    print("; ".join([closing, browsing, *(f"failed: {name}" for name in checks.failed)]))
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
