"""dejarik rules: the rulebooks, by id or by words, and which rules have a test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from dejarik.cli.program import Command, argument, option
from dejarik.cli.speech import lang, say
from dejarik.core.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console
    from rich.text import Text

    from dejarik.core.rulebook import Chapter, Rule

#: How many ids of a list are shown for all games together; for one game, all are.
FEW: Final = 12


@click.command("rules", cls=Command)
@argument("game", required=False)
@argument("rule_id", metavar="[ID]", required=False)
@option("--search", metavar="TEXT")
@option("--coverage", is_flag=True)
@option("--where", is_flag=True)
@option("--reference", type=click.Path(path_type=Path), metavar="FOLDER", hidden=True)
def command(
    *, game: str | None, rule_id: str | None, search: str | None, coverage: bool, where: bool, reference: Path | None
) -> int | None:
    from dejarik.cli.terminal import Screen

    console = Screen()
    if coverage:
        return _coverage(console, game, reference)
    if game is not None and rule_id is None and "." in game:
        game, rule_id = _home_of(game), game
    if where and rule_id is None:
        raise Refused("where-of-what")
    if rule_id is not None:
        from dejarik.core.game import find

        show_rule(console, find(game or "").rulebook.cite(rule_id))
        if where:
            _where(console, game or "", rule_id)
    elif search is not None:
        _search(console, game, search)
    elif game is not None:
        _book(console, game)
    else:
        _shelf(console)
    return None


def _home_of(rule_id: str) -> str:
    """The game that has this rule."""
    from dejarik.core.game import games

    home = next((name for name, game in games().items() if rule_id in game.rulebook), None)
    if home is None:
        raise Refused("unknown-rule", given=rule_id)
    return home


def show_rule(console: Console, rule: Rule) -> None:
    console.print(f"[bold]{rule.chapter(lang())}[/] [dim]{rule.id}[/]")
    console.print(rule.told(lang()), markup=False)


def _where(console: Console, game: str, rule_id: str) -> None:
    """File and line of the code that carries a rule out, and of its tests."""
    from dejarik.core.game import find
    from dejarik.lab.where import whereabouts

    found = whereabouts(find(game), rule_id, Path.cwd())
    for key, spots in (("code", found.code), ("words", found.words), ("tests", found.tests)):
        if spots:
            console.print(f"\n[bold cyan]{say(f'where-{key}')}[/]")
        for spot in spots:
            path = spot.path.relative_to(Path.cwd()) if spot.path.is_relative_to(Path.cwd()) else spot.path
            console.print(f"  {path}:{spot.line} {spot.name}", markup=False, soft_wrap=True)
    if not found.code:
        console.print("\n" + say("where-nowhere"), style="dim", markup=False)


def _search(console: Console, game: str | None, text: str) -> None:
    from dejarik.core.game import find, games

    found = [rule for name in ([game] if game is not None else games()) for rule in find(name).rulebook.search(text)]
    if not found:
        console.print(say("rules-nothing-found", text=text), markup=False)
    for number, rule in enumerate(found):
        if number:
            console.print()
        show_rule(console, rule)


def _book(console: Console, game: str) -> None:
    """The whole book: to leaf through on a screen, or as one long text."""
    from dejarik.cli.terminal import full_screen
    from dejarik.core.game import find

    rulebook = find(game).rulebook
    if full_screen():
        from dejarik.cli.screen.book import BookApp

        BookApp(rulebook).run()
        return
    console.print(f"[bold]{rulebook.title(lang())}[/]")
    for chapter in rulebook.chapters(lang()):
        console.print()
        for part in told_chapter(chapter):
            console.print(part)


def told_chapter(chapter: Chapter) -> Iterator[Text]:
    """A chapter as paragraphs: its rules, then how we read its gaps."""
    from rich.text import Text

    yield Text(chapter.title, style="bold cyan")
    for rule in chapter.rules:
        yield _told(rule)
    if chapter.readings:
        yield Text(f"  {say('rules-readings')}", style="bold #d9c27a")
    for rule in chapter.readings:
        yield _told(rule)


def _told(rule: Rule) -> Text:
    from rich.text import Text

    style = "italic" if rule.kind in ("example", "gap") else ""
    return Text(f"  {rule.told(lang())} ", style=style).append(f"[{rule.id}]", style="dim not italic")


def _shelf(console: Console) -> None:
    from dejarik.core.game import games

    for name, game in games().items():
        rulebook = game.rulebook
        console.print(
            f"[bold]{name:<11}[/] {rulebook.title(lang())} [dim]({say('rules-count', count=len(rulebook))})[/]"
        )


def _coverage(console: Console, game: str | None, reference: Path | None) -> int:
    from rich.table import Table

    from dejarik.core.game import find
    from dejarik.lab.coverage import measure

    found = measure(Path.cwd(), reference, None if game is None else find(game).id)
    table = Table()
    table.add_column(say("coverage-game"))
    for key in ("rules", "tested", "waived", "missing"):
        table.add_column(say(f"coverage-{key}"), justify="right")
    for row in found.rows:
        table.add_row(row.game, str(row.rules), str(row.tested), str(row.waived), str(len(row.missing)))
    console.print(table)
    most = FEW if game is None else None
    for row in found.rows:
        _list(console, say("coverage-list-missing", game=row.game), row.missing, most)
        _list(console, say("coverage-list-dropped", game=row.game), row.dropped, most)
    _list(console, say("coverage-list-hollow"), found.hollow, most)
    _list(console, say("coverage-list-unknown"), found.unknown, most)
    return 0 if found.whole else 1


def _list(console: Console, title: str, items: list[str], most: int | None) -> None:
    if items:
        shown = ", ".join(items[:most]) + (" …" if most is not None and len(items) > most else "")
        console.print(f"{title} ({len(items)}): {shown}", markup=False, soft_wrap=True)
