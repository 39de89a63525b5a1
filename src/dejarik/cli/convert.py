"""dejarik convert: a record of an older version of a game, played anew and written as one of today."""

from __future__ import annotations

from pathlib import Path

import click

from dejarik.cli.program import Command, argument
from dejarik.cli.speech import listen_to, say


@click.command("convert", cls=Command)
@argument("file", type=click.Path(path_type=Path))
@argument("out", type=click.Path(path_type=Path))
def command(file: Path, out: Path) -> None:
    from dejarik.cli.saving import write_file
    from dejarik.core.game import find
    from dejarik.core.record import convert, load

    old = load(file)
    listen_to(find(old.game).presenter.texts)
    today = convert(old)
    write_file(out, today.to_json())
    click.echo(say("converted", file=str(out), answers=len(today.answers), old=old.version, new=today.version))
