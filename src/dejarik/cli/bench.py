"""dejarik bench: how fast the games are, side by side with their peers."""

from __future__ import annotations

import click

from dejarik.cli.program import Command, lang_option, option


@click.command("bench", cls=Command)
@option("--json", "as_json", is_flag=True)
@lang_option()
def command(as_json: bool) -> None:
    raise NotImplementedError
