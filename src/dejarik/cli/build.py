"""dejarik build: decks and squads, checked against the rules."""

from __future__ import annotations

from pathlib import Path

import click

from dejarik.cli.program import Command, Group, argument, option
from dejarik.cli.settings import read_text
from dejarik.cli.speech import lang, listen_to, say
from dejarik.core.refusal import Refused

command = Group(name="build")


@command.command("check", cls=Command)
@argument("file", type=click.Path(path_type=Path))
@option("--game", metavar="GAME")
def check(file: Path, game: str | None) -> int:
    from dejarik.core.build import Builder
    from dejarik.core.game import find, games

    text = read_text(file)
    offered = [find(game)] if game is not None else list(games().values())
    builders: list[tuple[str, Builder]] = [(each.id, each.builder) for each in offered if each.builder is not None]
    if game is not None and not builders:
        raise Refused("no-builder", game=game)
    found = next(((name, builder) for name, builder in builders if game is not None or builder.reads(text)), None)
    if found is None:
        raise Refused("no-reader", path=str(file), known=", ".join(name for name, _ in builders))
    name, builder = found
    listen_to(builder.texts)
    complaints = builder.check(text)
    for complaint in complaints:
        click.echo(f"{builder.explain(complaint, lang())} [{complaint.rule}]")
    if complaints:
        return 1
    click.echo(say("build-legal", file=str(file), game=name))
    return 0
