"""dejarik odds: exact chances of the dice of a game, whichever game has some."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import click
import msgspec

from dejarik.cli.program import Command, Group, Option, Whole
from dejarik.cli.speech import lang, say

if TYPE_CHECKING:
    from dejarik.core.game import AnyGame
    from dejarik.core.odds import Reckoning


class OddsGroup(Group):
    """A command for every game that can tell about its dice."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        from dejarik.core.game import games

        return [name for name, game in games().items() if game.odds is not None]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        from dejarik.core.game import games

        return OddsCommand(games()[name]) if name in self.list_commands(ctx) else None

    def briefly(self, name: str) -> str:
        from dejarik.core.game import games

        return _said(games()[name], "odds-help")


class OddsCommand(Command):
    """Reckons for one game; what can be asked are the fields of the struct that the game takes."""

    def __init__(self, game: AnyGame) -> None:
        fields = [_option(game, field) for field in msgspec.structs.fields(game.odds.asks)]
        as_json = Option(["--json", "as_json"], is_flag=True)
        super().__init__(game.id, params=[*fields, as_json], callback=partial(_reckon, game))
        self.game = game

    @property
    def explanation(self) -> str:
        return _said(self.game, "odds-help")


class _Asked(Option):
    """An option that the game explains."""

    game: AnyGame

    @property
    def explanation(self) -> str:
        return _said(self.game, f"odds-{self.name.replace('_', '-')}")


def _option(game: AnyGame, field: msgspec.structs.FieldInfo) -> Option:
    """A flag, words, or a number, which is 1 where an option with a default is given without one."""
    name = "--" + field.name.replace("_", "-")
    if field.type is bool:
        option = _Asked([name], is_flag=True)
    elif field.type is str and field.required:  # a default, be it None, would be an answer
        option = _Asked([name], required=True)
    elif field.type is str:
        option = _Asked([name], default=field.default)
    else:
        [limits] = field.type.__metadata__
        kind = Whole(limits.ge, limits.le)
        if field.required:
            option = _Asked([name], type=kind, required=True, metavar="N")
        else:
            option = _Asked([name], type=kind, is_flag=False, flag_value=1, default=field.default, metavar="[N]")
    option.game = game
    return option


def _said(game: AnyGame, key: str, **args: str) -> str:
    said: str = game.presenter.texts.say(lang(), key, args)
    return said


def _reckon(game: AnyGame, *, as_json: bool, **asked: Any) -> int:
    found = game.odds.reckon(game.odds.asks(**asked))
    if as_json:
        click.echo(msgspec.json.encode(found.details))
    else:
        _show(game, found)
    return 0


def _show(game: AnyGame, found: Reckoning) -> None:
    from rich.table import Table

    from dejarik.cli.terminal import Screen

    table = Table(title=_said(game, "odds-title"))
    for column in (_said(game, "odds-count"), say("odds-chance"), say("odds-at-least")):
        table.add_column(column, justify="right")
    table.add_column("")
    for count, chance in enumerate(found.chances):
        least = sum(found.chances[count:])
        table.add_row(str(count), f"{chance:.2%}", f"{least:.2%}", "█" * round(chance * 40))
    console = Screen()
    console.print(table)
    console.print(_said(game, "odds-summary", **found.summary))


command = OddsGroup(name="odds")
