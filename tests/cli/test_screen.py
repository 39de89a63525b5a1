"""The table on a full screen: driven by keys and mouse, as a person would, in every game and size."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from dejarik.cli.local import LocalTable, names_for
from dejarik.cli.screen.app import TableApp
from dejarik.cli.screen.choices import Choices
from dejarik.cli.screen.dialogs import Consent, HandOver, Page
from dejarik.cli.screen.panes import Asking, BoardPane, Legend, NewsPane
from dejarik.cli.speech import lang, listen_to, speak
from dejarik.core.bot import RandomBot
from dejarik.core.game import find, games
from dejarik.core.match import Match
from dejarik.core.question import Ask, Option, Place, Question, Share, any_answer
from dejarik.core.rng import Rng

SIZES = [(80, 24), (100, 32), (160, 45)]


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """In this file the real games are installed."""
    monkeypatch.chdir(tmp_path)
    games.cache_clear()
    speak("ru")
    yield
    speak("en")
    listen_to(None)


def table_of(name: str, seed: str = "screen", people: int = 1, seats: int | None = None) -> LocalTable:
    game = find(name)
    count = seats or game.seats.start
    players = [None if seat < people else RandomBot() for seat in range(count)]
    names = names_for(["" if player is None else player.name for player in players])
    listen_to(game.presenter.texts)
    return LocalTable(Match(game, count, None, seed), players, names)


Deed = Callable[[TableApp, Pilot[int]], Awaitable[None]]


def at_table(table: LocalTable, deed: Deed, size: tuple[int, int] = (80, 24)) -> TableApp:
    """Do something at a table on a screen of this size."""

    async def run() -> TableApp:
        app = TableApp(table)
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await deed(app, pilot)
        return app

    return asyncio.run(run())


async def settled(app: TableApp, pilot: Pilot[int]) -> None:
    """Wait until it is up to the person again, and everything is drawn."""
    for _ in range(2000):
        await pilot.pause()
        if not app.busy and all(worker.is_finished for worker in app.workers):
            break
        await asyncio.sleep(0.005)
    await pilot.pause()


async def press(app: TableApp, pilot: Pilot[int], *keys: str) -> None:
    await pilot.press(*keys)
    await settled(app, pilot)


def typed(app: TableApp, question: Question, value: tuple[Option, ...]) -> str:
    """A place as people write it, or a count for each thing."""
    if isinstance(question, Place):
        return app.table.presenter.told_place(question, [part for part in value if isinstance(part, int)])
    return " ".join(str(count) for count in value)


#: Answers of a match that are given by keys; what a longer one still needs is answered at once, but for WHOLE=1.
BY_KEYS = 10_000 if os.environ.get("WHOLE") else 40


def play_on(match: Match, rng: Rng) -> None:
    while not match.over:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, rng))


async def give_out(app: TableApp, pilot: Pilot[int], counts: tuple[Option, ...]) -> None:
    """Take everything back, then give each thing its count; one too many is not to be had."""
    for place, given in enumerate(app.choices.counts):
        app.choices.point(place)
        await press(app, pilot, *["left"] * (given + 1))
    assert sum(app.choices.counts) == 0
    for place, count in enumerate(counts):
        assert isinstance(count, int)
        app.choices.point(place)
        await press(app, pilot, *["right"] * count)
    assert tuple(app.choices.counts) == counts
    await press(app, pilot, "enter")


async def answer_by_keys(app: TableApp, pilot: Pilot[int], rng: Rng) -> None:
    """A legal answer in one of the ways in which people give them."""
    assert app.sight is not None
    question = app.sight.question
    assert question is not None
    value = any_answer(question, rng)
    if isinstance(question, Ask) and question.single:
        place = list(question.options).index(value)
        if len(question.options) < 10 and rng.below(2):
            await press(app, pilot, str(place + 1))
        elif rng.below(2):
            app.choices.point(place)
            await press(app, pilot, "enter")
        else:
            await press(app, pilot, "slash", *str(place + 1), "enter")
    elif isinstance(question, Ask) and isinstance(value, tuple):
        for part in value:
            app.choices.point(list(question.options).index(part))
            await press(app, pilot, "space")
        if len(app.choices.chosen) < len(value):  # contradictory ones have replaced each other
            assert app.table.presenter.theme(question, value[0]) is not None
        await press(app, pilot, "enter")
    elif isinstance(question, Share) and rng.below(2):
        assert isinstance(value, tuple)
        await give_out(app, pilot, value)
    else:
        assert isinstance(value, tuple)
        await press(app, pilot, "slash")
        app.query_one(Input).value = typed(app, question, value)
        await press(app, pilot, "enter")


async def at_rest(app: TableApp, pilot: Pilot[int]) -> str:
    """The screen once nothing on it moves any more: what is laid out anew takes a few rounds."""
    before = ""
    for _ in range(200):
        await pilot.pause()
        now = drawn(app)
        if now == before and (not isinstance(app.posed, Ask) or app.choices.size.height):
            return now
        before = now
    raise AssertionError("the screen does not come to rest")


def drawn(app: TableApp) -> str:
    """The screen as letters, without the blanks at the end of a line."""
    lines = app.screen._compositor.render_strips()
    return "".join(f"{strip.text.rstrip()}\n" for strip in lines)


async def everything_is_in_sight(app: TableApp, pilot: Pilot[int]) -> str:
    """Board, question, answers and keys share the screen, and none is squeezed out; the screen."""
    screen = await at_rest(app, pilot)
    _, height = app.size
    legend, board, asking = app.query_one(Legend).region, app.query_one(BoardPane).region, app.query_one(Asking).region
    assert (legend.bottom, legend.height) == (height, 1)
    assert board.y == 0
    assert board.height >= (12 if height >= 24 else 8), f"the board has {board.height} lines"
    question = app.query_one("#question").region
    assert board.bottom <= question.y
    assert question.bottom <= legend.y
    assert asking.height >= 1
    if app.sight is not None and isinstance(app.sight.question, Ask) and not app.busy:
        assert app.query_one(Choices).region.height >= 1
        assert app.query_one(Choices).region.bottom <= question.bottom
    return screen


@pytest.mark.slow
@pytest.mark.parametrize("name", list(games()))
def test_a_whole_match_is_played_with_keys(name: str) -> None:
    """In windows that change their size on the way."""
    rng = Rng.from_seed(f"keys {name}")

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for turn in range(BY_KEYS):
            if app.table.over:
                break
            if turn % 13 == 6:
                await pilot.resize_terminal(*SIZES[turn // 13 % 3])
                await settled(app, pilot)
            await everything_is_in_sight(app, pilot)
            before = len(app.table.match.answers)  # type: ignore[attr-defined]
            await answer_by_keys(app, pilot, rng)
            assert len(app.table.match.answers) != before, app.notice  # type: ignore[attr-defined]
        play_on(app.table.match, rng)  # type: ignore[attr-defined]
        app.show()
        assert app.table.over
        assert app.sight is not None
        assert app.sight.result
        await press(app, pilot, "r")

    app = at_table(table_of(name), play)
    assert app.return_value == 0
    again = app.table.next
    assert isinstance(again, LocalTable), "whoever wishes plays again"
    assert not again.over
    assert len(again.people) == 1


#: The screens that are kept, to be looked at: `SCREENS=1` writes them anew.
KEPT = Path(__file__).parent / "screens"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", list(games()))
def test_everything_is_in_sight_from_the_first_question_on(name: str, size: tuple[int, int]) -> None:
    rng = Rng.from_seed("sight")

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(8):
            last = await everything_is_in_sight(app, pilot)
            await answer_by_keys(app, pilot, rng)
            if app.table.over:
                break
        else:
            last = await at_rest(app, pilot)
        file = KEPT / f"{name}-{size[0]}x{size[1]}.txt"
        if os.environ.get("SCREENS"):
            file.write_text(last, encoding="utf-8")
        assert last == file.read_text(encoding="utf-8")

    at_table(table_of(name), look, size)


def test_what_has_happened_since_takes_the_room_that_the_board_leaves() -> None:
    """A bot's turn of ten lines was told by its last three, with half the screen empty."""
    rng = Rng.from_seed("news")

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        news = app.query_one("#news", NewsPane)
        for _ in range(4):
            await answer_by_keys(app, pilot, rng)
        await at_rest(app, pilot)
        app.read[app.facing] = len(news.lines)
        app.refresh_panes()
        await settled(app, pilot)
        assert news.size.height == 3
        app.read[app.facing] = len(news.lines) - 8
        app.refresh_panes()
        await settled(app, pilot)
        assert news.wanted(news.size.width) >= 8
        assert news.size.height == news.wanted(news.size.width)
        assert app.board.size.height >= app.board.lines_in(app.board.size.height)
        await everything_is_in_sight(app, pilot)

    at_table(table_of("destiny"), look, (100, 32))


def test_answers_that_come_into_sight_again_are_not_cut_for_a_moment() -> None:
    """While the others play there are no answers; the first picture of the next ones was ten letters wide."""

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        await at_rest(app, pilot)
        widths = app.choices._widths
        app.choices.display = False
        await pilot.pause()
        app.choices.lay_out()
        assert app.choices._widths == widths

    at_table(table_of("destiny"), look, (100, 32))


def test_a_column_of_short_answers_leaves_its_room_to_the_next() -> None:
    """Two as wide as the longest answer would not fit by one place, and the last answers would be out of sight."""
    choices = Choices()
    choices.labels = [*["Play: Shock Collar"] * 7, *["Discard to reroll: Shock Collar"] * 5, "Claim: " + "x" * 35]
    assert choices.lines_in(97, 12) == 7
    choices.labels = ["x" * 42] * 13
    assert choices.lines_in(98, 12) == 7
    assert choices.lines_in(97, 12) == 13


def test_many_answers_take_what_a_board_with_little_on_it_leaves() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        rng = Rng.from_seed("room")
        while app.sight is None or app.sight.question is None or app.sight.question.kind != "action":
            await answer_by_keys(app, pilot, rng)
        assert len(app.choices.labels) > 11  # more than half of the screen holds
        assert app.choices.virtual_size.height <= app.choices.size.height
        assert app.board.lines_in(32) <= app.board.size.height

    at_table(table_of("destiny", "alpha"), look, (100, 32))


def test_undo_hint_rule_board_journal_and_language() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "2")  # tell something
        assert app.sight is not None
        kind = app.sight.question.kind if app.sight.question else ""
        assert kind == "claim"
        await press(app, pilot, "u")
        assert app.sight.question is not None
        assert app.sight.question.kind == "ready"
        await press(app, pilot, "h")
        assert "Сначала расскажите" in app.notice
        for key in ("question_mark", "b", "j", "f1"):
            await press(app, pilot, key)
            assert isinstance(app.screen, Page)
            await press(app, pilot, "escape")
            assert not isinstance(app.screen, Page)
        before = app.sight.sentence
        await press(app, pilot, "l")
        assert lang() == "en"
        assert app.sight.sentence != before

    at_table(table_of("hope"), play)


def test_the_keys_work_on_a_russian_keyboard_too() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "р")
        assert "Сначала расскажите" in app.notice
        await press(app, pilot, "о")
        assert isinstance(app.screen, Page)
        await press(app, pilot, "escape")
        await press(app, pilot, "й")

    assert at_table(table_of("hope"), play).return_value == 0


def test_cards_and_rules_are_looked_up_and_typed_lines_come_back() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "slash")
        prompt = app.query_one(Input)
        assert prompt.has_focus
        prompt.value = "? люк"
        await press(app, pilot, "enter")
        assert isinstance(app.screen, Page)
        await press(app, pilot, "escape")
        prompt.focus()
        await press(app, pilot, "up")
        assert prompt.value == "? люк"
        await press(app, pilot, "down")
        assert prompt.value == ""
        prompt.value = "полетели"
        await press(app, pilot, "enter")
        assert "полетели" in app.notice
        await press(app, pilot, "slash", "escape")
        assert not prompt.has_focus

    at_table(table_of("lcg"), play)


def test_things_on_the_board_are_answers() -> None:
    """A click on a card of the hand lays it."""

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        rng = Rng.from_seed("hand")
        while app.sight is not None and app.sight.question is not None and app.sight.question.kind != "lay":
            await answer_by_keys(app, pilot, rng)
        assert app.sight is not None
        assert isinstance(app.sight.question, Ask)
        spot = find_mark(app, "answer")
        await pilot.click(BoardPane, offset=spot)
        await settled(app, pilot)
        laid = [given for given in app.table.match.answers if given.seat == 0][-1]  # type: ignore[attr-defined]
        assert laid.value in ("jyn", "bodhi", "baze", "cassian", "chirrut", "k2so")

    at_table(table_of("hope", seats=3), play)


def find_mark(app: TableApp, mark: str) -> tuple[int, int]:
    board = app.query_one(BoardPane)
    for y in range(board.size.height):
        for x in range(board.size.width):
            if mark in board.screen.get_style_at(board.region.x + x, board.region.y + y).meta:
                return x, y
    raise AssertionError(f"nothing on the board is marked as {mark}")


def test_a_place_is_chosen_on_the_map() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.aim is not None
        before = list(app.aim.spot)
        await press(app, pilot, "right", "up", "shift+right", "right_square_bracket")
        moved = list(app.aim.spot)
        assert (moved[0] - before[0], moved[1] - before[1], moved[2] - before[2]) == (55_000, 5_000, 15_000)
        assert "✓" in str(app.query_one("#aiming", Static).content) or "✗" in str(
            app.query_one("#aiming", Static).content
        )
        spot = find_mark(app, "ground")
        await pilot.click(BoardPane, offset=spot)
        await settled(app, pilot)
        assert app.aim.spot[:2] != moved[:2]
        app.aim.set([0, 0, 0])
        await press(app, pilot, "enter")
        assert app.notice, "a forbidden place is refused in words"
        await press(app, pilot, "r")
        await press(app, pilot, "enter")
        assert app.table.match.answers  # type: ignore[attr-defined]

    at_table(table_of("xwing"), play)


def test_several_answers_are_marked_and_contradictions_replace_each_other() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "2")
        choices = app.choices
        await press(app, pilot, "space", "down", "space")  # no TIE, one TIE
        assert choices.chosen == [1]
        choices.point(8)
        await press(app, pilot, "space", "enter")
        told = app.table.match.answers[-1].value  # type: ignore[attr-defined]
        assert told == (("tie", 1), ("striker", 0))

    at_table(table_of("hope"), play)


def test_nobody_sees_another_s_hand() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert isinstance(app.screen, HandOver)
        assert app.sight is None
        await press(app, pilot, "enter")
        assert app.facing == 0
        await press(app, pilot, "1")
        assert isinstance(app.screen, HandOver)
        assert app.sight is None
        await press(app, pilot, "u")  # changed my mind
        assert app.facing == 0
        await press(app, pilot, "1")
        await press(app, pilot, "q")

    app = at_table(table_of("hope", people=3), play)
    assert app.return_value == 0
    assert app.sight is None


def test_people_at_one_screen_agree_to_an_undo() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(3):
            await press(app, pilot, "enter")
            await press(app, pilot, "1")
        await press(app, pilot, "enter")  # the first player rearranges the piles
        assert app.facing is not None
        count = len(app.table.match.answers)  # type: ignore[attr-defined]
        await press(app, pilot, "u")
        assert isinstance(app.screen, Consent)
        await press(app, pilot, "n")
        assert len(app.table.match.answers) == count  # type: ignore[attr-defined]
        await press(app, pilot, "u")
        await press(app, pilot, "y", "y")
        assert len(app.table.match.answers) < count  # type: ignore[attr-defined]

    at_table(table_of("hope", people=3), play)


def test_saving_by_key(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "s")
        assert "record.json" in app.notice

    at_table(table_of("hope"), play)
    assert len(list(tmp_path.glob("*.record.json"))) == 1
