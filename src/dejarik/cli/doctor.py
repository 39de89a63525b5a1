"""dejarik doctor: whether every stored match can be read, and every proof is sound."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from dejarik.cli.care import database, told, watched
from dejarik.cli.program import Command, option
from dejarik.cli.speech import say

if TYPE_CHECKING:
    from dejarik.server.care.doctor import Health


@click.command("doctor", cls=Command)
@option("--db", metavar="URL")
@option("--quick", is_flag=True)
@option("--json", "as_json", is_flag=True)
def command(db: str | None, quick: bool, as_json: bool) -> int:
    health = told(_examine(database(db), quick=quick))
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(health))
    else:
        for found in health.complaints:
            click.echo(
                say("doctor-complaint", match=found.match, what=say(f"doctor-{found.what}", detail=found.detail))
            )
        click.echo(
            say(
                "doctor-done",
                matches=health.matches,
                events=health.events,
                proofs=health.proofs,
                complaints=len(health.complaints),
            )
        )
    return 1 if health.complaints else 0


async def _examine(db: str, *, quick: bool) -> Health:
    from dejarik.core.refusal import Refused
    from dejarik.server.care.doctor import count, examine
    from dejarik.server.storage import Store

    store = Store(db)
    try:
        if store.path is not None and not store.path.exists():
            raise Refused("no-file", path=str(store.path))
        await store.prepare()
        with watched("doctor", await count(store)) as progress:
            return await examine(store, quick=quick, progress=lambda: progress(1))
    finally:
        await store.close()
