"""Mutation run over a game: `python tools/mutate.py hope [--sample 300]`.

Each mutant changes one place of the rules, cards, view or guess; the tests that execute that place (as a run with
coverage has shown) must notice. A survivor is mended with a test, or listed with a reason in
`tests/games/<game>/mutants.toml` under its id, or its function's (`rules/x.py::f`) where all of that is no rule. What
only a golden playthrough notices counts as surviving: a digest is an alarm, not a test. Verdicts are kept in
`.mutants/`, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from mutation.mutants import Mutant
from mutation.run import Order, Report, Target, run
from mutation.trial import Verdict

ROOT = Path(__file__).resolve().parent.parent
#: What is mutated in a game unless something else is asked for.
ROOMS = ("rules", "cards", "view.py", "guess*.py")
#: Libraries that every trial needs: loaded once, before the first fork. Nothing that may be mutated is among them.
WARM = (
    "hypothesis",
    "fluent.runtime",
    "rich.console",
    "rich.table",
    "click",
    "dejarik.core.bot",
    "dejarik.core.record",
)


def target_of(game: str, rooms: Sequence[str] = ROOMS, tests: Sequence[str] = ()) -> Target:
    package = ROOT / "src" / "dejarik" / "games" / game
    folder = f"tests/games/{game}"
    own = (folder, "tests/games/test_golden.py", "-k", game)
    if not package.is_dir():
        raise SystemExit(f"{game} is no game here")
    return Target(
        root=ROOT,
        package=package,
        rooms=tuple(rooms),
        tests=tuple(tests) or own,
        store=ROOT / ".mutants" / game,
        excused=ROOT / folder / "mutants.toml",
    )


def warm_up() -> None:
    for name in WARM:
        __import__(name)


def tell(mutant: Mutant, verdict: Verdict, done: int, count: int) -> None:
    if verdict.status in ("survived", "uncovered", "golden"):
        print(f"[{done}/{count}] {described(mutant, verdict)}", flush=True)
    elif sys.stderr.isatty():
        print(f"[{done}/{count}]", end="\r", file=sys.stderr, flush=True)


def described(mutant: Mutant, verdict: Verdict) -> str:
    """Where, what, and what was tried."""
    how = {
        "survived": f"survived {verdict.tests} tests",
        "uncovered": "no test runs this line",
        "golden": f"only {verdict.by} noticed",
    }[verdict.status]
    return f"{mutant.path}:{mutant.line}: {how}\n    - {mutant.was}\n    + {mutant.now}\n    id {mutant.id}"


def summary(report: Report) -> str:
    counts = report.counts()
    lines = [f"{len(report.verdicts)} mutants: " + ", ".join(f"{counts[name]} {name}" for name in sorted(counts))]
    lines.append(f"alive: {len(report.living)} ({report.share:.1%}), {len(report.unexcused)} of them without a reason")
    lines += [f"a reason for a mutant that is gone: {name}" for name in report.stale]
    return "\n".join(lines)


def as_json(report: Report) -> bytes:
    rows = [
        {"id": mutant.id, "path": mutant.path, "line": mutant.line, "was": mutant.was, "now": mutant.now}
        | msgspec.to_builtins(verdict)
        for mutant, verdict in report.verdicts
    ]
    return msgspec.json.format(msgspec.json.encode(rows), indent=1)


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, help="try so many mutants, chosen by the seed (default: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--patience", type=float, default=20.0, help="seconds of tests for one mutant")
    parser.add_argument("--rooms", nargs="+", default=ROOMS, help="files and folders of the game")
    parser.add_argument("--tests", nargs="+", default=(), help="what pytest is given (default: the game's own tests)")
    parser.add_argument("--only", default="", help="mutants with this in their id")
    parser.add_argument("--without-golden", action="store_true", help="leave golden playthroughs out altogether")
    parser.add_argument("--again", action="store_true", help="judge anew what has been judged before")
    parser.add_argument("--json", type=Path, help="write every verdict to this file")
    asked = parser.parse_args(given)
    target = target_of(asked.game, asked.rooms, asked.tests)
    warm_up()
    order = Order(
        sample=asked.sample,
        seed=asked.seed,
        jobs=asked.jobs,
        patience=asked.patience,
        without_golden=asked.without_golden,
        only=asked.only,
        again=asked.again,
    )
    try:
        report = run(target, order, tell)
    except KeyboardInterrupt:
        print("stopped; the same command goes on from here")
        return 130
    for mutant, verdict in report.unexcused:
        print(described(mutant, verdict))
    print(summary(report))
    if asked.json:
        asked.json.write_bytes(as_json(report))
    return 1 if report.unexcused or report.stale else 0


if __name__ == "__main__":
    sys.exit(main())
