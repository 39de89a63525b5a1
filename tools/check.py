"""Every check of the project, one after another: `make test`. All run even if one fails; the last line sums up."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"


class Checks:
    """Runs steps and remembers how they went."""

    def __init__(self) -> None:
        self.results: list[tuple[str, bool, float]] = []
        path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
        self.environ = {**os.environ, "PATH": path, "PYTHONUNBUFFERED": "1"}

    def step(self, name: str, *command: str) -> str:
        """Run one step; its last line of output."""
        print(f"── {name}", flush=True)
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
                print(line, end="", flush=True)
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


def static(checks: Checks) -> None:
    checks.step("format", "ruff", "format", "--check", "--quiet", ".")
    checks.step("lint", "ruff", "check", ".")
    checks.step("types", "mypy")
    checks.step("layers", "lint-imports", "--no-logo")


def rules(checks: Checks) -> None:
    reference = os.environ.get("REFERENCE_RULES")
    checks.step("rules", "dejarik", "rules", "--coverage", *(["--reference", reference] if reference else []))


def web(checks: Checks) -> None:
    """The web client, once there is one: types, unit tests, build, and a browser for the tests that need it."""
    if not (ROOT / "web" / "package.json").exists():
        return
    npm = str(ROOT / "tools" / "web.sh")
    checks.step("web packages", npm, "install")
    checks.step("web format", npm, "tidy")
    checks.step("web types", npm, "types")
    checks.step("svelte-check", npm, "check")
    checks.step("vitest", npm, "test")
    checks.step("web build", npm, "bundle")
    checks.step("browser", str(ROOT / "tools" / "chromium.sh"))


def main() -> int:
    checks = Checks()
    static(checks)
    rules(checks)
    web(checks)
    pytest = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal"]
    closing = checks.step("tests", *pytest, "--ignore", "tests/e2e")
    # a machine that stands still for half a minute fails a browser test; it is tried once more, and the report says so
    browsing = checks.step("browser tests", *pytest, "tests/e2e", "--reruns", "1", "-rR")
    checks.summary()
    print("; ".join([closing, browsing, *(f"failed: {name}" for name in checks.failed)]))
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
