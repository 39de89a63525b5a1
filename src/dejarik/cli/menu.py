"""A short menu for those who typed nothing: language, game, players, bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rich.markup import escape

from dejarik.cli.saving import Left
from dejarik.cli.settings import read_settings
from dejarik.cli.speech import lang, listen_to, say, sentence, speak
from dejarik.cli.typed import shortened, whole
from dejarik.core.refusal import Refused

if TYPE_CHECKING:
    from rich.console import Console

    from dejarik.core.game import AnyGame

#: What people type who do not know what to type, and who want to go.
HELP = ("?", "help", "помощь", "справка", "h", "р")
LEAVE = ("q", "й", "quit", "exit", "выход")
LANGUAGE_NAMES = {"ru": "Русский", "en": "English"}


class Wish(NamedTuple):
    """What a person wants to play, in the words of the command line."""

    game: str
    seats: str
    level: str
    options: tuple[str, ...]


def choose(console: Console) -> Wish | None:
    """Ask for everything that starts a match; None if the person leaves."""
    try:
        return _choose(console)
    except Left:
        return None


def _choose(console: Console) -> Wish:
    from dejarik.core.bot import bots_of
    from dejarik.core.game import games

    if not games():
        raise Refused("no-games")
    tongues = sorted(LANGUAGE_NAMES, key=lambda known: known != lang())
    speak(tongues[pick(console, "Язык · Language", [LANGUAGE_NAMES[known] for known in tongues])])
    known = list(games())
    game = games()[known[pick(console, say("menu-game"), [games()[name].presenter.name(lang()) for name in known])]]
    seats = _count(console, say("menu-seats"), game.seats)
    people = _count(console, say("menu-people"), range(1, seats + 1))
    levels = list(reversed(bots_of(game)))
    level = levels[pick(console, say("menu-bots"), levels)] if people < seats else levels[0]
    chairs = ",".join(["me"] * people + ["bot"] * (seats - people))
    return Wish(game.id, chairs, level, _settings(console, game))


def _settings(console: Console, game: AnyGame) -> tuple[str, ...]:
    """Settings other than the usual ones, as typed; checked at once."""
    from dejarik.cli.plain import read_line
    from dejarik.core.game import read_options

    if not game.options.__struct_fields__:
        return ()
    listen_to(game.presenter.texts)
    console.print(f"\n[bold bright_cyan]{say('menu-settings')}[/]")
    while True:
        text = read_line(console, say("menu-settings-prompt") + " ")
        if text.casefold() in HELP:
            _list_settings(console, game)
            continue
        if text.casefold() in LEAVE:
            raise Left
        words = tuple(text.split())
        try:
            read_options(game, read_settings(words))
        except Refused as refused:
            console.print(sentence(refused), style="yellow", markup=False)
            continue
        return words


def _list_settings(console: Console, game: AnyGame) -> None:
    texts = game.presenter.texts
    usual = game.options()
    for name in game.options.__struct_fields__:
        keys = [key for key in (f"setting-{name}", f"setting-{name}-hint") if texts.has(lang(), key)]
        meaning = escape(". ".join(texts.say(lang(), key) for key in keys))
        console.print(f"  [cyan]{name}[/]={escape(str(getattr(usual, name)))}  {meaning}")


def pick(console: Console, title: str, items: Sequence[str]) -> int:
    """The place of the chosen item; Enter takes the first."""
    if len(items) == 1:
        return 0
    console.print(f"\n[bold bright_cyan]{title}[/]")
    for number, item in enumerate(items, 1):
        console.print(f"  [cyan]{number}[/]  {item}")
    return _number(console, range(1, len(items) + 1)) - 1


def _count(console: Console, title: str, allowed: range) -> int:
    if len(allowed) == 1:
        return allowed[0]
    console.print(f"\n[bold bright_cyan]{title}[/] ({allowed[0]}–{allowed[-1]})")
    return _number(console, allowed)


def _number(console: Console, allowed: range) -> int:
    """A number that is allowed; Enter takes the first."""
    from dejarik.cli.plain import read_line

    while True:
        text = read_line(console, say("menu-prompt", usual=allowed[0]) + " ")
        if not text:
            return allowed[0]
        if text.casefold() in HELP:
            console.print(say("menu-help", least=allowed[0], most=allowed[-1]), style="dim", markup=False)
            continue
        if text.casefold() in LEAVE:
            raise Left
        if text.isdecimal() and whole(text) in allowed:
            return whole(text)
        refused = Refused("number-not-allowed", given=shortened(text), least=allowed[0], most=allowed[-1])
        console.print(sentence(refused), style="yellow", markup=False)
