"""dejarik replay: a recorded match, told again and verified."""

from __future__ import annotations

from pathlib import Path

import click

from dejarik.cli.program import Command, Whole, argument, option
from dejarik.cli.speech import listen_to, say
from dejarik.core.refusal import Refused


@click.command("replay", cls=Command)
@argument("file", type=click.Path(path_type=Path))
@option("--verify", is_flag=True)
@option("--until", type=Whole(0), metavar="N")
@option("--seat", type=Whole(1), metavar="S")
def command(file: Path, verify: bool, until: int | None, seat: int | None) -> None:
    from dejarik.cli.local import LocalTable, names_for
    from dejarik.cli.plain import Paper
    from dejarik.cli.terminal import Screen
    from dejarik.core.game import find
    from dejarik.core.record import load, replay

    record = load(file)
    listen_to(find(record.game).presenter.texts)
    if seat is not None and seat > record.seats:
        raise Refused("no-such-seat", seat=seat)
    match = replay(record, until=until)
    console = Screen()
    if verify:
        console.print(
            say("replay-verified", file=str(file), answers=len(match.answers), hash=match.digest()),
            markup=False,
            soft_wrap=True,
        )
        if record.lots is not None:
            given = ", ".join(str(seat + 1) for seat in record.lots.given)
            console.print(say("replay-lots", seats=given, count=len(record.lots.given)), markup=False, soft_wrap=True)
        return
    names = record.names or names_for(record.players or [""] * record.seats)
    table = LocalTable(match, [None] * record.seats, names)
    paper, sight = Paper(console, table), table.sight(None if seat is None else seat - 1)
    paper.journal(sight, 0)
    console.print()
    paper.board(sight)
    if match.over:
        paper.outcome(sight)
    else:
        paper.waiting(sight)
