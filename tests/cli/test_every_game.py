"""Every installed game can be played in the terminal, by people who type all kinds of things."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.cli import plain
from dejarik.cli.program import run
from dejarik.cli.saving import Left
from dejarik.cli.speech import listen_to
from dejarik.core.game import AnyGame, games
from dejarik.core.question import Ask, Place, Question, any_answer
from dejarik.core.record import load, replay
from dejarik.core.rng import Rng

#: How many lines are typed before the person leaves.
PATIENCE = 300


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """In this file the real games are installed."""
    monkeypatch.chdir(tmp_path)
    games.cache_clear()
    yield
    listen_to(None)


def as_typed(game: AnyGame, question: Question, rng: Rng) -> str:
    """A legal answer as a person would type it."""
    answer = any_answer(question, rng)
    if isinstance(question, Ask):
        chosen = (answer,) if question.single else answer
        assert isinstance(chosen, tuple)
        options = list(question.options)
        return " ".join(str(options.index(option) + 1) for option in chosen)
    assert isinstance(answer, tuple)
    if isinstance(question, Place):
        return str(game.presenter.told_place(question, answer))
    return " ".join(str(count) for count in answer)


def typist(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """Type legal answers for whoever is asked, and now and then something else."""
    rng = Rng.from_seed(seed)
    hosts: list[plain.Plain] = []
    lines = 0
    started = plain.Plain.run

    def begin(self: plain.Plain) -> int:
        hosts.append(self)
        return started(self)

    def read_line(*_: object) -> str:
        nonlocal lines
        lines += 1
        if lines > PATIENCE:
            raise Left
        host = hosts[-1]
        question = None if host.facing is None else host.table.sight(host.facing).question
        if question is None:
            return ""
        if rng.below(6) == 0:
            return rng.choice(["?", "h", "u", "j", "b", "l", "99", "fly", "", "r", "-1 x", "? 1", "help"])
        return as_typed(host.table.game, question, rng)

    monkeypatch.setattr(plain.Plain, "run", begin)
    monkeypatch.setattr(plain, "read_line", read_line)


@pytest.mark.parametrize("people", ["one", "all"])
@pytest.mark.parametrize("name", list(games()))
def test_a_person_can_play_and_leave_and_the_record_is_sound(
    name: str, people: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    count = games()[name].seats.start
    seats = ["me"] * count if people == "all" else ["me"] + ["random"] * (count - 1)
    typist(monkeypatch, f"{name} {people}")
    assert run(["play", name, "--seats", ",".join(seats), "--seed", "2", "--lang", "ru"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "Traceback" not in said.out
    for path in tmp_path.glob("*.record.json"):
        assert replay(load(path)).answers
        assert run(["replay", str(path), "--seat", "1"]) == 0


@pytest.mark.parametrize("name", [name for name in games() if games()[name].builder is not None])
@pytest.mark.parametrize("text", ["", "[]", "{}", '{"faction": 1, "pilots": 2}', "<deck", "9" * 5000, "[" * 100_000])
def test_what_is_no_list_is_refused_in_one_line(
    name: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "list").write_text(text, encoding="utf-8")
    for lang in ("en", "ru"):
        status = run(["build", "check", "list", "--game", name, "--lang", lang])
        said = capsys.readouterr()
        assert (status, said.out) == (2, "") or (status == 1 and said.err == "")
        assert 1 <= (said.err or said.out).count("\n") <= 3


@pytest.mark.parametrize(
    ("name", "card", "says"),
    [
        ("xwing", "Luke Skywalker", "evade"),
        ("lcg", "Twist of Fate", "edge battle"),
        ("destiny", "Padawan", "weapons cost 1 less"),
        ("rebellion", "Seek Yoda", "ring"),
    ],
)
def test_a_card_is_looked_up_by_words_of_its_name(name: str, card: str, says: str) -> None:
    presenter = games()[name].presenter
    told, *_ = presenter.explain("en", card)
    assert told.startswith(card)
    assert says in told
    assert presenter.explain("ru", card) == [], "in Russian it has another name"
