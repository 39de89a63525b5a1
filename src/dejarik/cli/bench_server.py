"""dejarik bench server: how many live matches one server process holds, side by side with boardgame.io."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import click

from dejarik.cli.program import Command, Whole, option
from dejarik.cli.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table

    from dejarik.server.bench.load import Step
    from dejarik.server.bench.paired import Paired
    from dejarik.server.bench.run import Report

COLUMNS: Final = ("matches", "moves", "p50", "p99", "cpu", "core", "generator", "others", "stolen")
#: The part of a core that the host may take from a run worth believing.
STOLEN: Final = 0.05


@click.command("server", cls=Command)
@option("--most", default=4000, type=Whole(10), metavar="N")
@option("--seconds", default=10, type=Whole(1), metavar="N")
@option("--turns", default=3, type=Whole(0), metavar="N")
@option("--stored", default=100_000, type=Whole(0), metavar="N")
@option("--awake", default=1000, type=Whole(1), metavar="N")
@option("--no-peer", is_flag=True)
@option("--json", "as_json", is_flag=True)
def command(most: int, seconds: int, turns: int, stored: int, awake: int, no_peer: bool, as_json: bool) -> int:
    import msgspec

    from dejarik.server.bench.run import Wanted, run

    def progress(line: str) -> None:
        if sys.stderr.isatty() or not as_json:
            click.echo(line, err=True)

    report = run(Wanted(most, seconds, turns, stored, awake, peer=not no_peer), progress)
    if as_json:
        click.echo(msgspec.json.encode(report))
    else:
        _show(report)
    return 0 if report.crash.missing == 0 else 1


def _show(report: Report) -> None:
    from dejarik.cli.terminal import Screen

    console = Screen()
    console.print(_table(report))
    console.print(say("bench-server-legend"))
    for line in (*_findings(report), *_doubts(report)):
        console.print(line)


def _table(report: Report) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=say("bench-server-title"), box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for key in COLUMNS:
        table.add_column(say(f"bench-server-{key}"), justify="right")
    for name, steps in _rows(report):
        for number, step in enumerate(steps):
            table.add_row("" if number else say(f"bench-server-{name}"), *_cells(step))
        table.add_section()
    return table


def _rows(report: Report) -> Iterator[tuple[str, list[Step]]]:
    turns = report.paired.turns if report.paired else []
    yield "turns-ours", [turn.ours for turn in turns]
    yield "turns-peer", [turn.peer for turn in turns]
    yield "ours", report.ours.steps
    yield "crowd-row", [report.crowd]
    yield "stored-row", [report.stored.awake] if report.stored else []
    yield "peer", report.peer.steps if report.peer else []
    yield "peer-in-memory", report.peer_in_memory.steps if report.peer_in_memory else []


def _cells(step: Step) -> list[str]:
    return [
        f"{step.matches:,}",
        f"{step.per_second:,.0f}",
        f"{step.p50_ms:.1f}",
        f"{step.p99_ms:,.1f}",
        "—" if step.cpu_ms is None else f"{step.cpu_ms:.2f}",
        f"{step.server_busy:.0%}",
        f"{step.generator_busy:.0%}",
        f"{step.others_busy:.0%}",
        f"{step.stolen:.0%}",
    ]


def _findings(report: Report) -> Iterator[str]:
    """What the numbers say."""
    yield say("bench-server-held", matches=report.ours.matches)
    if report.peer is None:
        yield say("bench-server-no-peer")
    else:
        yield say("bench-server-ratio", matches=report.peer.matches, ratio=_times(report.ratio))
    if report.peer_in_memory is not None:
        matches, ratio = report.peer_in_memory.matches, _times(report.ratio_in_memory)
        yield say("bench-server-ratio-in-memory", matches=matches, ratio=ratio)
    if report.paired is not None:
        yield _turns(report.paired)
    if report.stored is not None:
        asleep = report.stored
        yield say(
            "bench-server-stored",
            matches=asleep.matches,
            start=f"{asleep.start_s:.1f}",
            p50=f"{asleep.lobby_p50_ms:.0f}",
            p99=f"{asleep.lobby_p99_ms:.0f}",
        )
    yield say("bench-server-crowd", p99=f"{report.crowd.p99_ms:,.0f}")
    yield say("bench-server-crash", acknowledged=report.crash.acknowledged, missing=report.crash.missing)


def _turns(paired: Paired) -> str:
    counted = paired.counted
    ratios = ", ".join(_times(ratio) for ratio in counted) or "—"
    skipped = len(paired.turns) - len(counted)
    return say("bench-server-turns", ratio=_times(paired.ratio), ratios=ratios, skipped=skipped)


def _times(ratio: float | None) -> str:
    return "—" if ratio is None else f"{ratio:.2f}"


def _doubts(report: Report) -> Iterator[str]:
    """What makes the numbers worth less."""
    steps = report.steps
    if any(step.generator_busy > 0.8 for step in steps):
        yield say("bench-server-generator-busy")
    if report.cores < 2:
        yield say("bench-server-one-core")
    if report.load_before > report.cores / 2 or any(step.others_busy > 0.25 for step in steps):
        yield say("bench-server-busy", load=f"{report.load_before:.1f}", cores=report.cores)
    if any(step.stolen > STOLEN for step in steps):
        yield say("bench-server-host-busy", most=f"{max(step.stolen for step in steps):.0%}")
