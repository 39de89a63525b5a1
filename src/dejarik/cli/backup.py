"""dejarik backup: a copy of the server's database, taken while it runs."""

from __future__ import annotations

from pathlib import Path

import click

from dejarik.cli.care import database, told, watched
from dejarik.cli.program import Command, argument, option
from dejarik.cli.speech import say


@click.command("backup", cls=Command)
@argument("copy", type=click.Path(path_type=Path))
@option("--db", metavar="URL")
def command(copy: Path, db: str | None) -> None:
    from dejarik.server.care.backup import backup

    with watched("backup") as progress:
        rows = told(backup(database(db), copy, progress))
    size = f"{copy.stat().st_size / 1024:,.0f}"
    click.echo(say("backup-done", path=str(copy), matches=rows["matches"], events=rows["events"], kibibytes=size))
