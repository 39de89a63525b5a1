"""dejarik simulate: many matches between bots."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import click

from dejarik.cli.program import Command, Whole, argument, interrupted, option
from dejarik.cli.settings import options_option, read_settings
from dejarik.cli.speech import lang, listen_to, say
from dejarik.core.refusal import Refused

if TYPE_CHECKING:
    from dejarik.lab.simulate import Plan, Result
    from dejarik.lab.statistics import Share


@click.command("simulate", cls=Command)
@argument("game")
@option("--games", type=Whole(1), required=True, metavar="N")
@option("--seats", type=Whole(1), metavar="K")
@option("--bots", default="random", metavar="A,B,…")
@option("--rotate", is_flag=True)
@option("--seed", metavar="N")
@option("--jobs", type=Whole(1), metavar="J")
@option("--ray", metavar="ADDRESS")
@options_option()
@option("--json", "as_json", is_flag=True)
def command(
    *,
    game: str,
    games: int,
    seats: int | None,
    bots: str,
    rotate: bool,
    seed: str | None,
    jobs: int | None,
    ray: str | None,
    options: tuple[str, ...],
    as_json: bool,
) -> int:
    from dejarik.core.game import find
    from dejarik.lab.simulate import plan

    if jobs is not None and ray is not None:
        raise Refused("jobs-or-ray")
    listen_to(find(game).presenter.texts)
    players = [name.strip() for name in bots.split(",")]
    chosen = seed if seed is not None else os.urandom(8).hex()
    task = plan(game, games, seats=seats, players=players, seed=chosen, options=read_settings(options), rotate=rotate)
    result = _watched(task, jobs or 1, ray)
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(result))
    else:
        _show(result)
    if result.errors:
        click.echo(say("simulate-errors", count=result.errors, first=result.first_error or ""), err=True)
        return 1
    return interrupted() if result.interrupted else 0


def _watched(task: Plan, jobs: int, ray: str | None) -> Result:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from dejarik.lab.simulate import simulate

    columns = TextColumn(task.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        line = bar.add_task(task.game, total=task.games)
        return simulate(task, jobs=jobs, ray=ray, progress=lambda count: bar.advance(line, count))


def _show(result: Result) -> None:
    from rich.table import Table

    from dejarik.cli.terminal import Screen
    from dejarik.core.game import find

    texts = find(result.game).presenter.texts
    table = Table(title=say("simulate-title", game=result.game, games=result.games, seats=result.seats))
    table.add_column("")
    table.add_column(say("simulate-count"), justify="right")
    table.add_column(say("simulate-share"), justify="right")
    table.add_column(say("simulate-interval"), justify="right")

    def row(name: str, share: Share) -> None:
        table.add_row(name, f"{share.count:,}", f"{share.share:.1%}", f"{share.low:.1%} … {share.high:.1%}")

    for name, share in result.shares.items():
        key = f"result-{name}"
        row(texts.say(lang(), key) if texts.has(lang(), key) else name, share)
    table.add_section()
    for seat, share in enumerate(result.wins_by_seat):
        row(say("simulate-seat", seat=seat + 1, bot=result.bots[seat]), share)
    if len(result.wins_by_bot) > 1:
        table.add_section()
        for name, share in result.wins_by_bot.items():
            row(say("simulate-bot", bot=name), share)
    console = Screen()
    console.print(table)
    speed = f"{result.decisions_per_second:,.0f}"
    console.print(
        say(
            "simulate-speed",
            decisions=f"{result.decisions:,}",
            seconds=f"{result.seconds:.1f}",
            speed=speed,
            seed=result.seed,
        ),
        highlight=False,
    )
