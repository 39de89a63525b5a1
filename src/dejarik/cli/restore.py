"""dejarik restore: an empty database is filled from a copy."""

from __future__ import annotations

from pathlib import Path

import click

from dejarik.cli.care import database, told, watched
from dejarik.cli.program import Command, argument, option
from dejarik.cli.speech import say


@click.command("restore", cls=Command)
@argument("copy", type=click.Path(path_type=Path))
@option("--db", metavar="URL")
def command(copy: Path, db: str | None) -> None:
    from dejarik.server.care.backup import restore

    with watched("restore") as progress:
        rows = told(restore(copy, database(db), progress))
    click.echo(say("restore-done", path=str(copy), matches=rows["matches"], events=rows["events"]))
