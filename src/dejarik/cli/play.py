"""dejarik play: any game in the terminal, against bots or with friends at one screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from dejarik.cli.program import Command, argument, option
from dejarik.cli.settings import options_option, read_settings
from dejarik.cli.speech import lang, listen_to, say
from dejarik.core.refusal import Refused

if TYPE_CHECKING:
    from rich.console import Console

    from dejarik.cli.local import LocalTable
    from dejarik.cli.table import Table
    from dejarik.core.bot import Bot

#: How a person is written in `--seats`; a name may follow after a colon.
PEOPLE = ("me", "я")


@click.command("play", cls=Command)
@argument("game", required=False)
@option("--seats", metavar="me,bot,…|N")
@option("--bots", "level", metavar="LEVEL")
@option("--seed", metavar="N")
@options_option()
@option("--resume", type=click.Path(path_type=Path), metavar="FILE")
@option("--connect", metavar="URL")
@option("--name", metavar="NAME")
@option("--account", metavar="NAME")
@option("--plain", is_flag=True)
def command(
    *,
    game: str | None,
    seats: str | None,
    level: str | None,
    seed: str | None,
    options: tuple[str, ...],
    resume: Path | None,
    connect: str | None,
    name: str | None,
    account: str | None,
    plain: bool,
) -> int:
    from dejarik.cli.menu import choose
    from dejarik.cli.terminal import terminal

    console = terminal()
    table: Table
    if connect is not None:
        if resume is not None or seed is not None:
            raise Refused("connect-only")
        from dejarik.cli.joining import Wanted, join

        table = join(console, connect, Wanted(game, seats, level, read_settings(options), name, account))
    elif name is not None or account is not None:
        raise Refused("name-without-server")
    elif resume is not None:
        if seed is not None or options:
            raise Refused("resume-only")
        table = _resumed(console, game, resume, seats, level)
    elif game is None:
        wish = choose(console)
        if wish is None:
            return 0
        table = _fresh(
            console,
            wish.game,
            seats=seats or wish.seats,
            level=level or wish.level,
            seed=seed,
            options=read_settings(wish.options + options),
        )
    else:
        table = _fresh(console, game, seats=seats, level=level, seed=seed, options=read_settings(options))
    return play_at(table, console, plain=plain)


def play_at(table: Table, console: Console, *, plain: bool) -> int:
    """Sit down at a table, and at the next one as long as the people there want to play again."""
    while True:
        status = _play_once(table, console, plain=plain)
        if status or table.next is None:
            return status
        table = table.next


def _play_once(table: Table, console: Console, *, plain: bool) -> int:
    """One match: on a full screen where there is one, else line by line."""
    from dejarik.cli.plain import Plain
    from dejarik.cli.saving import Left, told_to_leave, undisturbed
    from dejarik.cli.terminal import full_screen

    lines = Plain(console, table)
    if plain or not full_screen() or (table.saves and not table.people):
        console.print(say("keys"), style="dim", markup=False)
        return lines.run()
    with told_to_leave():
        try:
            from dejarik.cli import screen

            return screen.run(table)
        except Left as left:
            return left.status
        finally:
            undisturbed()
            lines.part()


def _fresh(
    console: Console, name: str, *, seats: str | None, level: str | None, seed: str | None, options: dict[str, Any]
) -> LocalTable:
    from dejarik.cli.local import LocalTable
    from dejarik.core.game import find
    from dejarik.core.match import Match

    game = find(name)
    listen_to(game.presenter.texts)
    players, names = read_seats(game, seats, level)
    match = Match(game, len(players), options, seed)
    console.print(f"[bold]{game.presenter.name(lang())}[/]")
    return LocalTable(match, players, names)


def _resumed(console: Console, name: str | None, path: Path, seats: str | None, level: str | None) -> LocalTable:
    from dejarik import bots
    from dejarik.cli.local import LocalTable, names_for
    from dejarik.core.game import find
    from dejarik.core.record import load, replay

    record = load(path)
    game = find(record.game)
    listen_to(game.presenter.texts)
    if name is not None and find(name).id != game.id:
        raise Refused("record-other-game", game=name, given=record.game)
    match = replay(record)
    known = record.players if len(record.players) == record.seats else None
    if seats is not None or known is None:
        players, names = read_seats(game, seats or str(record.seats), level)
        if len(players) != record.seats:
            raise Refused("record-other-seats", given=len(players), seats=record.seats)
    else:
        players = [bots.find(game, level or player) if player else None for player in known]
        names = record.names if len(record.names) == record.seats else names_for(known)
    console.print(f"[bold]{game.presenter.name(lang())}[/]")
    console.print(say("resumed", path=str(path), answers=len(match.answers)), style="dim", markup=False, soft_wrap=True)
    return LocalTable(match, players, names, path)


def read_seats(game: Any, seats: str | None, level: str | None) -> tuple[list[Bot | None], list[str]]:
    """Who sits where, from `me,bot,me:Leia,careful` or just a number; and what they are called."""
    from dejarik import bots
    from dejarik.cli.local import names_for
    from dejarik.core.bot import bots_of

    opponent = bots.strongest(game) if level is None else bots.find(game, level)
    words = [word.strip() for word in (seats or str(game.seats.start)).split(",")]
    if len(words) == 1 and words[0].isdecimal():
        words = ["me"] + ["bot"] * (int(words[0][:4]) - 1) if int(words[0][:4]) else []
    if len(words) not in game.seats:
        raise Refused("wrong-seats", game=game.id, given=len(words), least=game.seats.start, most=game.seats.stop - 1)
    players: list[Bot | None] = []
    given: list[str] = []
    for word in words:
        kind, _, name = word.partition(":")
        if kind.casefold() in PEOPLE:
            players.append(None)
        elif kind == "bot":
            players.append(opponent)
        elif kind in bots_of(game):
            players.append(bots.find(game, kind))
        else:
            raise Refused("unknown-player", given=word, known=", ".join(("me", "bot", *bots_of(game))))
        given.append(name.strip())
    usual = names_for(["" if player is None else player.name for player in players])
    return players, [name or other for name, other in zip(given, usual, strict=True)]
