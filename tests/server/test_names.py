"""Names are data everywhere: in scenes, journals, boards as text, replays and terminals, in every game."""

from __future__ import annotations

import unicodedata
from io import StringIO

import msgspec
import pytest
from rich.console import Console, RenderableType

from dejarik.cli.link import read
from dejarik.cli.speech import sentence
from dejarik.core.board import Room
from dejarik.core.game import find, games
from dejarik.core.match import Match
from dejarik.core.names import LONGEST, harmless, plain
from dejarik.core.presenter import Reader
from dejarik.core.question import any_answer
from dejarik.core.record import parse, record
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.server import wire
from dejarik.server.telling import board_text

#: Names that mean something to the programs that show them.
MARKED = ["[/b]", "[red]", "[link=x]y", "{name}", "\\[/]", "<b>&amp;", ":skull:", "*a* _b_"]


@pytest.mark.parametrize("game", list(games()))
def test_no_name_is_taken_for_markup(game: str) -> None:
    found = find(game)
    rng = Rng.from_seed(1)
    seats = found.seats.start
    for turn in range(0, len(MARKED), seats):
        names = [MARKED[(turn + seat) % len(MARKED)] for seat in range(seats)]
        match = Match(found, seats, {}, seed=f"names {turn}")
        for step in range(17):
            if match.over:
                break
            if step == 0:
                _look(match, names)
            seat, question = next(iter(match.questions.items()))
            match.answer(seat, any_answer(question, rng))
        _look(match, names)


def _look(match: Match, names: list[str]) -> None:
    game, presenter = match.game, match.game.presenter
    #: Names of the same length that mean nothing: wherever one of these is shown, the other is, too.
    meek = [chr(ord("A") + seat) * len(name) for seat, name in enumerate(names)]
    for seat in (None, *range(match.seats)):
        view = game.screen(match.view(seat))
        for room in (Room(), Room(120, 40)):
            shown, expected = (_drawn(presenter.board(Reader("ru", seat, who), view, room)) for who in (names, meek))
            for name, plain_name in zip(names, meek, strict=True):
                assert shown.count(name) == expected.count(plain_name), name
        board_text(game, Reader("ru", seat, names), view)
        for question in match.questions.values():
            presenter.question(Reader("ru", seat, names), view, question)
    for entry in match.journal:
        presenter.note(Reader("en", None, names), entry.note)


def _drawn(board: RenderableType) -> str:
    page = StringIO()
    Console(file=page, width=120, color_system=None).print(board)
    return page.getvalue()


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Jyn", "Jyn"),
        ("  Jyn \n Erso ", "Jyn Erso"),
        ("\x1b[31mRed\x07", "[31mRed"),
        ("\u202eevil", "evil"),
        ("\0", ""),
        ("x" * 500, "x" * LONGEST),
        ("e\u0301", "é"),
    ],
)
def test_a_name_is_one_plain_line(given: str, shown: str) -> None:
    assert plain(given) == shown


#: What would paint a terminal, name its window, ring its bell, delete in it, or turn a line round.
COMMANDS = ["\x1b[31mRed", "\x1b]0;title\x07", "\x9b31m", "a\bb", "a\rb", "a\x7fb", "\u202eevil", "\u2066evil"]


@pytest.mark.parametrize("words", COMMANDS)
def test_no_words_of_strangers_command_a_terminal(words: str) -> None:
    """Whatever is quoted, by whichever sentence: records and lists hold more than names."""
    seen = harmless(words)
    assert not set(seen) & set("\x1b\x07\x9b\b\r\x7f\u202e\u2066")
    assert len(seen) == len(words)
    with pytest.raises(Refused) as refused:
        find(words)
    assert seen in sentence(refused.value)
    said = msgspec.json.encode(wire.ChatLine(id=1, seat=None, name=words, text=f"{words}!", at=0))
    for data in (said, said.decode()):
        heard = read(data, wire.ServerMessage)
        assert (heard.name, heard.text) == (seen, f"{seen}!")


@pytest.mark.parametrize("words", ["Jyn", "два\nслова", "a\tb", "👩‍🚀", "नि", "x\u00a0y", "«да» — нет"])
def test_harmless_words_stay_as_they_are(words: str) -> None:
    assert harmless(words) == words


def test_names_of_a_record_are_plain() -> None:
    kept = record(Match(find("hope"), 3), ["\x1b]0;title\x07Saw", "\u200b", "[/b]"])
    assert parse(msgspec.json.encode(kept)).names == ["]0;titleSaw", "?", "[/b]"]


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800", "\uffa0", "\u115f\u1160", "\u200b\u2060", "\u034f", "\u0301\u0302", "\ufe0f"]
)
def test_a_name_that_shows_nothing_is_none(blank: str) -> None:
    assert plain(blank) == plain(f" {blank} ") == ""
    assert plain(f"J{blank}yn")[:1] == "J"


def test_marks_do_not_tower_over_other_lines() -> None:
    assert len(plain("Z" + "\u0351" * 60 + "o")) <= 5
    for name in ("Đặng Thị Bưởi", "นํ้า", "शक्ति", "שָׁלוֹם", "Ёжик", "😀"):
        assert len(plain(name)) == len(unicodedata.normalize("NFC", name)), name
