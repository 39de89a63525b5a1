"""Golden playthroughs: the four pairs of starter decks, answer by answer, as they were when they were written down.

A change that alters them must say why; `DEJARIK_GOLDEN=write pytest tests/games/lcg/test_golden.py` writes them anew.
"""

from __future__ import annotations

import os
from ast import literal_eval
from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.core.bot import bots_of, look
from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.rng import Rng
from dejarik.games.lcg import GAME

FOLDER = Path(__file__).parent / "golden"
PAIRS = [(light, dark) for light in ("jedi", "rebel-alliance") for dark in ("sith", "imperial-navy")]
READER = Reader("en", None, ("Light", "Dark"))


def tactician_answers(match: Match) -> Iterator[object]:
    bot, rng = bots_of(GAME)["tactician"], Rng.from_seed("golden")
    while True:
        seat = next(iter(match.questions))
        yield bot.advise(look(match, seat, bot, rng), rng).answer


def written_answers(text: str) -> Iterator[object]:
    for line in text.splitlines():
        if line.startswith("> "):
            yield literal_eval(line.split(": ", 1)[1])


def playthrough(match: Match, answers: Iterator[object]) -> str:
    """Questions and answers (after ">"), what the journal tells everybody, and the final state in 64 characters."""
    lines: list[str] = []
    told = 0
    while not match.over:
        seat, question = next(iter(match.questions.items()))
        answer = match.answer(seat, next(answers))
        lines.append(f"> {READER.names[seat]} {question.kind}: {answer!r}")
        entries = match.notes(None)
        lines += [GAME.presenter.note(READER, entry.note) for entry in entries[told:]]
        told = len(entries)
    assert match.outcome is not None
    lines += [GAME.presenter.outcome(READER, match.outcome), match.digest()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("light", "dark"), PAIRS)
def test_playthrough_is_unchanged(light: str, dark: str) -> None:
    file = FOLDER / f"{light}-{dark}.txt"
    match = Match(GAME, 2, {"light": light, "dark": dark}, "golden")
    if os.environ.get("DEJARIK_GOLDEN") == "write":
        file.write_text(playthrough(match, tactician_answers(match)), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    assert playthrough(Match(GAME, 2, {"light": light, "dark": dark}, "golden"), written_answers(text)) == text
