"""dejarik conformance: what every game must pass, for as long as one likes."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import click

from dejarik.cli.program import Command, Whole, argument, interrupted, option
from dejarik.cli.speech import say

if TYPE_CHECKING:
    from dejarik.lab.endurance import Fault, Report


@click.command("conformance", cls=Command)
@argument("game", required=False)
@option("--minutes", type=Whole(1), default=1, metavar="N")
@option("--check", "checks", multiple=True, metavar="NAME")
@option("--seed", metavar="N")
@option("--json", "as_json", is_flag=True)
def command(*, game: str | None, minutes: int, checks: tuple[str, ...], seed: str | None, as_json: bool) -> int:
    from dejarik.core.game import find, games

    names = [find(game).id] if game else list(games())
    report = _watched(names, minutes, checks, seed if seed is not None else os.urandom(4).hex())
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(report))
    else:
        _show(report)
    if report.faults:
        return 1
    return interrupted() if report.interrupted else 0


def _watched(names: list[str], minutes: int, checks: tuple[str, ...], seed: str) -> Report:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from dejarik.lab.endurance import endure

    columns = TextColumn("{task.description}"), BarColumn(pulse_style="cyan"), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        line = bar.add_task("", total=None)
        return endure(
            names,
            minutes * 60,
            checks=checks,
            seed=seed,
            told=lambda trial, _fault: bar.update(line, description=f"{trial.game} {trial.check}"),
        )


def _show(report: Report) -> None:
    from rich.table import Table

    from dejarik.cli.terminal import Screen

    table = Table(title=say("conformance-title", seconds=f"{report.seconds:.0f}"))
    table.add_column(say("conformance-check"))
    table.add_column(say("conformance-made"), justify="right")
    table.add_column(say("conformance-faults"), justify="right")
    for name, made in sorted(report.made.items()):
        faults = sum(fault.trial.check == name for fault in report.faults)
        table.add_row(name, f"{made:,}", str(faults) if faults else "")
    Screen().print(table)
    for fault in report.faults:
        click.echo(_told(fault), err=True)


def _told(fault: Fault) -> str:
    trial = fault.trial
    return say(
        "conformance-fault",
        check=trial.check,
        game=trial.game,
        seats=trial.seats,
        variant=trial.variant or "-",
        seed=str(trial.seed),
        often=f"{trial.often:.4g}",
        problem=fault.problem,
    )
