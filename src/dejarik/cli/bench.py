"""dejarik bench: how fast the games are, side by side with their peers."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import click

from dejarik.cli.program import LazyGroup, Whole, interrupted, option
from dejarik.cli.speech import say

if TYPE_CHECKING:
    from dejarik.lab.bench import Report

#: Further benchmarks and the module that holds each as `command`; `help-<name>` is its help.
BENCHES: Final[dict[str, str]] = {"server": "dejarik.cli.bench_server"}


def games_command(as_json: bool, turns: int, names: tuple[str, ...]) -> int:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from dejarik.core.game import find
    from dejarik.lab.bench import bench, steps

    wanted = [find(name).id for name in names] or None
    columns = TextColumn("bench"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        line = bar.add_task("bench", total=steps(turns, wanted))
        report = bench(wanted, turns=turns, progress=lambda: bar.advance(line))
    if report.missing:
        click.echo(say("bench-missing", libraries=", ".join(report.missing)), err=True)
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(report))
    else:
        _show(report)
    return interrupted() if report.interrupted else 0


def _show(report: Report) -> None:
    from rich.table import Table

    from dejarik.cli.terminal import Screen

    console = Screen()
    table = Table(title=say("bench-speed"))
    table.add_column("")
    table.add_column(say("bench-decisions"), justify="right")
    for name in report.games:
        table.add_column(say("bench-ratio", game=name), justify="right")
    for name, speed in report.games.items():
        table.add_row(f"[bold]{name}[/]", f"{speed.decisions_per_second:,.0f}", *[""] * len(report.games))
    table.add_section()
    for name, speed in report.peers.items():
        ratios = [f"{report.ratios[game][name]:.2f}×" for game in report.games]
        table.add_row(name, f"{speed.decisions_per_second:,.0f}", *ratios)
    console.print(table)
    if not report.memory:
        return
    table = Table(title=say("bench-size"))
    table.add_column("")
    for key in ("fork", "match", "growth"):
        table.add_column(say(f"bench-{key}"), justify="right")
    for name, memory in report.memory.items():
        table.add_row(
            name,
            f"{report.forks[name].microseconds:.1f}",
            f"{memory.finished_match / 1024:,.0f}",
            say("bench-growth-cell", kibibytes=f"{memory.growth / 1024:,.0f}", games=f"{memory.games:,}"),
        )
    console.print(table)


@click.group("bench", cls=LazyGroup, modules=BENCHES, invoke_without_command=True)
@option("--json", "as_json", is_flag=True)
@option("--turns", type=Whole(1), default=9, metavar="N")
@option("--game", "measured", multiple=True, metavar="GAME")
@click.pass_context
def command(ctx: click.Context, as_json: bool, turns: int, measured: tuple[str, ...]) -> int | None:
    return games_command(as_json, turns, measured) if ctx.invoked_subcommand is None else None
