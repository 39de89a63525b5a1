"""dejarik learn: a guided first match of each game, with a coach who says one sentence per decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from dejarik.cli.program import Command, argument, option
from dejarik.cli.speech import lang, listen_to, say

if TYPE_CHECKING:
    from rich.console import Console

    from dejarik.core.lesson import Lesson


@click.command("learn", cls=Command)
@argument("game", required=False)
@argument("lesson", required=False)
@option("--plain", is_flag=True)
def command(*, game: str | None, lesson: str | None, plain: bool) -> int | None:
    from dejarik.cli.terminal import terminal

    console = terminal()
    if game is None:
        _shelf(console)
        return None
    from dejarik.core.lesson import find_lesson

    return _teach(console, find_lesson(game, lesson), plain=plain)


def _shelf(console: Console) -> None:
    """Every lesson, and how to begin it."""
    from dejarik.core.game import games
    from dejarik.core.lesson import lessons

    for game in games().values():
        for lesson in lessons(game.id).values():
            title = game.presenter.texts.say(lang(), f"lesson-{lesson.id}")
            line = say("lesson-entry", game=game.presenter.name(lang()), lesson=title, decisions=len(lesson.step))
            console.print(f"dejarik learn {game.id}", style="bold cyan", markup=False, highlight=False)
            console.print(f"    {line}", markup=False, highlight=False)


def _teach(console: Console, lesson: Lesson, *, plain: bool) -> int:
    """How to win, the lesson, and what to play next."""
    from dejarik.cli.lesson_table import LessonTable
    from dejarik.cli.plain import read_line
    from dejarik.cli.play import play_at
    from dejarik.cli.saving import Left
    from dejarik.cli.terminal import full_screen

    table = LessonTable(lesson)
    texts = table.presenter.texts
    listen_to(texts)
    console.print(f"[bold]{table.presenter.name(lang())}[/] · {texts.say(lang(), f'lesson-{lesson.id}')}\n")
    console.print(texts.say(lang(), "how-to-win"), markup=False, highlight=False)
    console.print()
    try:
        if full_screen() and not plain:
            read_line(console, say("lesson-begin") + " ")
        status = play_at(table, console, plain=plain)
    except Left:
        return 0
    if table.lesson_over:
        console.print(texts.say(lang(), f"lesson-{lesson.id}-end"), style="bold", markup=False, highlight=False)
    return status
