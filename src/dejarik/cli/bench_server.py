"""dejarik bench server: how many live matches one server process holds, side by side with boardgame.io."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from dejarik.cli.program import Command, Whole, lang_option, option
from dejarik.cli.speech import say

if TYPE_CHECKING:
    from dejarik.server.bench.run import Held, Report


@click.command("server", cls=Command)
@option("--most", default=2500, type=Whole(10), metavar="N")
@option("--seconds", default=10, type=Whole(1), metavar="N")
@option("--no-peer", is_flag=True)
@option("--json", "as_json", is_flag=True)
@lang_option()
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
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table(title=say("bench-server-title"))
    for key in ("server", "matches", "moves", "p50", "p99", "cpu"):
        table.add_column(say(f"bench-server-{key}"), justify="left" if key == "server" else "right")
    _rows(table, "dejarik", report.ours)
    if report.peer is not None:
        table.add_section()
        _rows(table, "boardgame.io", report.peer)
    console.print(table)
    console.print(say("bench-server-held", matches=report.ours.matches))
    if report.ratio is not None and report.peer is not None:
        console.print(say("bench-server-ratio", matches=report.peer.matches, ratio=f"{report.ratio:.2f}"))
    elif report.peer is None:
        console.print(say("bench-server-no-peer"))
    if report.cpu_ratio is not None:
        console.print(say("bench-server-cpu-ratio", ratio=f"{report.cpu_ratio:.2f}"))
    console.print(say("bench-server-crash", acknowledged=report.crash.acknowledged, missing=report.crash.missing))
    if report.load_before > report.cores / 2:
        console.print(say("bench-server-busy", load=f"{report.load_before:.1f}", cores=report.cores))


def _rows(table: object, name: str, held: Held) -> None:
    from rich.table import Table

    assert isinstance(table, Table)
    for step in held.steps:
        table.add_row(name, f"{step.matches:,}", f"{step.per_second:,.0f}", f"{step.p50_ms:.1f}", f"{step.p99_ms:,.1f}")
