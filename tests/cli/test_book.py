"""The rules as a book: every chapter once, readings of gaps at its end; to leaf through or to print."""

from __future__ import annotations

import asyncio
import importlib.metadata
import re
from collections.abc import Iterator

import pytest
from textual.widgets import Input, OptionList, Static

from dejarik.cli import COMMANDS
from dejarik.cli.program import Group, program
from dejarik.cli.screen.book import BookApp
from dejarik.cli.speech import lang, speak
from dejarik.core.game import find, games
from tests.cli.conftest import Program


@pytest.fixture
def real_games(toy_games: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("dejarik.core.game.entry_points", importlib.metadata.entry_points)
    games.cache_clear()
    yield
    speak("en")


@pytest.mark.parametrize("name", ["hope", "xwing", "lcg"])
@pytest.mark.parametrize("lang_", ["ru", "en"])
def test_chapters_come_once_with_their_readings_last(real_games: None, name: str, lang_: str) -> None:
    rulebook = find(name).rulebook
    chapters = rulebook.chapters(lang_)
    order = [rule.section for rule in rulebook.values()]
    sections = [(*chapter.rules, *chapter.readings)[0].section for chapter in chapters]
    assert sections == list(dict.fromkeys(order))
    told = [rule.id for chapter in chapters for rule in (*chapter.rules, *chapter.readings)]
    assert sorted(told) == sorted(rulebook)
    assert all(rule.kind == "gap" for chapter in chapters for rule in chapter.readings)
    assert not [rule for chapter in chapters for rule in chapter.rules if rule.kind == "gap"]


def test_in_a_pipe_the_book_is_one_text(dejarik: Program, real_games: None) -> None:
    said = dejarik("rules", "hope", "--lang", "ru")
    assert said.status == 0
    chapters = find("hope").rulebook.chapters("ru")
    places = [re.search(rf"^{re.escape(chapter.title)}$", said.out, re.MULTILINE) for chapter in chapters]
    starts = [place.start() for place in places if place is not None]
    assert len(starts) == len(chapters)
    assert starts == sorted(starts)
    assert said.out.count("Как мы это понимаем") == sum(bool(chapter.readings) for chapter in chapters)


def test_the_book_is_leafed_through_and_searched(real_games: None) -> None:
    speak("ru")

    async def read() -> None:
        app = BookApp(find("xwing").rulebook)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            contents = app.query_one("#contents", OptionList)
            assert contents.option_count == len(app.chapters)
            await pilot.press("n", "n")
            await pilot.pause(0.2)
            assert app.chapter == 2
            assert contents.highlighted == 2
            await pilot.press("p")
            assert app.chapter == 1
            await pilot.press("/")
            search = app.query_one("#search", Input)
            assert search.has_focus
            search.value = "маневров"
            await pilot.press("enter")
            await pilot.pause()
            assert app.found
            assert app.query_one("#found", Static).display
            await pilot.press("l")
            await pilot.pause()
            assert lang() == "en"
            assert app.title == find("xwing").rulebook.title("en")
            await pilot.resize_terminal(60, 20)
            await pilot.pause(0.2)
            assert not contents.display
            await pilot.press("q")

    asyncio.run(read())


def every_command() -> Iterator[list[str]]:
    import click

    context = click.Context(program)
    for name in COMMANDS:
        yield [name]
        command = program.get_command(context, name)
        if isinstance(command, Group):
            for part in command.list_commands(context):
                yield [name, part]


@pytest.mark.parametrize("path", list(every_command()), ids=" ".join)
def test_every_help_takes_the_language_wherever_it_stands(dejarik: Program, real_games: None, path: list[str]) -> None:
    lines = [[*path, "--help", "--lang", "ru"], ["--lang", "ru", *path, "--help"], ["--lang=ru", *path, "--help"]]
    lines += [[path[0], "--lang", "ru", *path[1:], "--help"], ["--help", "--lang", "ru"], ["--lang", "ru"]]
    for args in lines:
        said = dejarik(*args)
        assert (said.status, said.err) == (0, "")
        assert said.out.startswith("Вызов: dejarik")
