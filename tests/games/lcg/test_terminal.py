"""The card game in a terminal: what a card is can be read, and nobody is asked where only a pass is possible."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from dejarik.cli.program import run
from dejarik.cli.speech import listen_to


def play(
    typed: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path
) -> str:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    decks = ("--options", "light=jedi", "--options", "dark=sith")
    try:
        assert run(["play", "lcg", "--bots", "greedy", "--seed", "5", "--lang", lang, *decks]) == 0
    finally:
        listen_to(None)
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_lone_player_is_not_asked_where_only_a_pass_is_possible(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = play("1\n" * 30, lang, capsys, monkeypatch, tmp_path)
    asked = re.findall(r"((?:^ +\d+  .+\n)+)", out, re.MULTILINE)
    assert len(asked) > 10
    lone = [answers for answers in asked if answers.strip() in ("1  Пас", "1  Pass")]
    assert lone == []


def test_undo_goes_back_to_the_last_decision_not_to_a_pass(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Passes that were given because there was nothing else to do are taken back along with it, and not asked for."""
    out = play("1\n1\n1\n1\n1\nu\nu\n", "ru", capsys, monkeypatch, tmp_path)
    prompts = re.split(r"^Игрок 1 > ", out, flags=re.MULTILINE)
    asked = [re.findall(r"^ +\d+  .+$", prompt, re.MULTILINE) for prompt in prompts[:-1]]
    assert asked[6] == asked[4]
    assert asked[7] == asked[3]
    assert all(answers != ["  1  Пас"] for answers in asked)


def test_costs_icons_and_texts_of_cards_can_be_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = play("1\n1\n1\n? люк скай\n? йода\n? нетникого\n", "ru", capsys, monkeypatch, tmp_path)
    assert re.search(r"Рука \(\d\): .+ \(\d", out)
    assert "⚔ урон" in out
    luke = (
        "Люк Скайуокер — Отряд, Джедаи, цена 4, знаки Силы 3, стойкость 3, ⚔2 ✹1 (✹1), Персонаж, Владеющий Силой.\n"
        "  Прицельный удар."
    )
    assert luke in out
    assert "Реакция" in out.split(luke)[1]
    assert "Элита." in out.rsplit("Йода —", 1)[1]
    assert "Нет правила, в котором есть все эти слова: нетникого" in out
