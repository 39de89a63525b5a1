"""dejarik bench server: how many live matches one server process holds, side by side with boardgame.io."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import click

from dejarik.cli.program import Command, Whole, option
from dejarik.cli.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from dejarik.server.bench.load import Step
    from dejarik.server.bench.run import Held, Report

COLUMNS: Final = ("matches", "moves", "p50", "p99", "cpu", "core", "generator", "others")


@click.command("server", cls=Command)
@option("--most", default=4000, type=Whole(10), metavar="N")
@option("--seconds", default=10, type=Whole(1), metavar="N")
@option("--no-peer", is_flag=True)
@option("--json", "as_json", is_flag=True)
def command(most: int, seconds: int, no_peer: bool, as_json: bool) -> int:
    import msgspec

    from dejarik.server.bench.run import run

    def progress(line: str) -> None:
        if sys.stderr.isatty() or not as_json:
            click.echo(line, err=True)

    report = run(most=most, seconds=seconds, with_peer=not no_peer, progress=progress)
    if as_json:
        click.echo(msgspec.json.encode(report))
    else:
        _show(report)
    return 0 if report.crash.missing == 0 else 1


def _show(report: Report) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from dejarik.cli.terminal import Screen

    console = Screen()
    table = Table(title=say("bench-server-title"), box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for key in COLUMNS:
        table.add_column(say(f"bench-server-{key}"), justify="right")
    rows = {"ours": report.ours, "peer": report.peer, "peer-in-memory": report.peer_in_memory}
    for name, held in rows.items():
        for number, step in enumerate(held.steps if held is not None else ()):
            table.add_row("" if number else say(f"bench-server-{name}"), *_cells(step))
        table.add_section()
    console.print(table)
    console.print(say("bench-server-legend"))
    console.print(say("bench-server-held", matches=report.ours.matches))
    if report.peer is None:
        console.print(say("bench-server-no-peer"))
    else:
        _compare(console, report, report.peer)
    console.print(say("bench-server-crash", acknowledged=report.crash.acknowledged, missing=report.crash.missing))
    for line in _doubts(report):
        console.print(line)


def _compare(console: Console, report: Report, peer: Held) -> None:
    console.print(say("bench-server-ratio", matches=peer.matches, ratio=_times(report.ratio)))
    if report.peer_in_memory is not None:
        matches, ratio = report.peer_in_memory.matches, _times(report.ratio_in_memory)
        console.print(say("bench-server-ratio-in-memory", matches=matches, ratio=ratio))
    if report.cpu_ratio is not None:
        console.print(say("bench-server-cpu-ratio", ratio=_times(report.cpu_ratio)))


def _times(ratio: float | None) -> str:
    return "—" if ratio is None else f"{ratio:.2f}"


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
    ]


def _doubts(report: Report) -> Iterator[str]:
    """What makes the numbers worth less."""
    held = [held for held in (report.ours, report.peer, report.peer_in_memory) if held is not None]
    steps = [step for each in held for step in each.steps]
    if any(step.generator_busy > 0.8 for step in steps):
        yield say("bench-server-generator-busy")
    if report.cores < 2:
        yield say("bench-server-one-core")
    if report.load_before > report.cores / 2 or any(step.others_busy > 0.25 for step in steps):
        yield say("bench-server-busy", load=f"{report.load_before:.1f}", cores=report.cores)
