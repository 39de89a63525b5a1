"""dejarik serve: the web table."""

from __future__ import annotations

import click

from dejarik.cli.program import Command, Whole, option
from dejarik.cli.speech import say


@click.command("serve", cls=Command)
@option("--host", default="127.0.0.1", metavar="ADDRESS")
@option("--port", default=8000, type=Whole(1, 65535), metavar="N")
@option("--db", metavar="URL")
@option("--workers", default=1, type=Whole(1), metavar="N")
@option("--open", "open_page", is_flag=True)
def command(host: str, port: int, db: str | None, workers: int, open_page: bool) -> None:
    from dejarik.server.serve import serve

    greeting = say("serve-address", address=f"http://{host}:{port}")
    serve(host, port, db, workers, open_page=open_page, greet=lambda: click.echo(greeting))
