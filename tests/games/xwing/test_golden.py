"""Golden playthroughs: a standard game and each mission, answer by answer, as they were when they were written down.

A change that alters them must say why; `DEJARIK_GOLDEN=write pytest tests/games/xwing/test_golden.py` writes them anew.
"""

from __future__ import annotations

import os
import re
from ast import literal_eval
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dejarik.core.bot import bots_of, look
from dejarik.core.match import Match
from dejarik.core.note import Note
from dejarik.core.question import Option
from dejarik.core.rng import Rng
from dejarik.games.xwing import GAME
from dejarik.games.xwing.state import Tag

FOLDER = Path(__file__).parent / "golden"

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "basic": ("cadet", {}),
    "standard": ("ace", {"points": 100, "obstacles": True, "first": "ion-storm", "second": "dark-lord"}),
    "political-escort": ("ace", {"mission": "political-escort"}),
    "asteroid-run": ("ace", {"mission": "asteroid-run"}),
    "dark-whispers": ("cadet", {"mission": "dark-whispers"}),
}


Choose = Callable[[Match, int], Option]


def by_bot(name: str) -> Choose:
    bot, rng = bots_of(GAME)[name], Rng.from_seed("golden")
    return lambda match, seat: bot.advise(look(match, seat, bot, rng), rng).answer


def as_written(text: str) -> Choose:
    """The answers of a playthrough that was written down, in their order."""
    given = iter(line.split(": ", 1)[1] for line in text.splitlines() if re.match(r"\d+ [a-z-]+: ", line))

    def next_answer(match: Match, seat: int) -> Option:
        written = next(given)
        answer: Option = literal_eval(written) if written[0] in "(-0123456789" else written
        return answer

    return next_answer


def _line(note: Note) -> str:
    """A note in few characters: its kind and its values, ships by number, name and ID token."""
    values = [getattr(note, name) for name in note.__struct_fields__]
    shown = tuple(
        (value.id, value.pilot or value.kind, value.number) if isinstance(value, Tag) else value for value in values
    )
    return f"    {note.kind} {shown}"


def playthrough(choose: Choose, options: dict[str, Any]) -> str:
    """Questions, answers and notes, a line each, and the final state in 64 characters."""
    match = Match(GAME, 2, options, "golden")
    lines = []
    told = 0
    while not match.over:
        seat, question = next(iter(match.questions.items()))
        answer = match.answer(seat, choose(match, seat))
        lines.append(f"{seat} {question.kind}: {answer}")
        lines += [_line(entry.note) for entry in match.journal[told:]]
        told = len(match.journal)
    lines += [str(match.outcome), match.digest()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_playthrough_is_unchanged(name: str) -> None:
    bot, options = GAMES[name]
    path = FOLDER / f"{name}.txt"
    if os.environ.get("DEJARIK_GOLDEN") == "write":
        path.write_text(playthrough(by_bot(bot), options), encoding="utf-8")
    written = path.read_text(encoding="utf-8")
    assert playthrough(as_written(written), options).splitlines() == written.splitlines()
