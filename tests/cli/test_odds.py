"""dejarik odds: exact chances on the command line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.core.game import games
from tests.cli.conftest import Program


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """In this file the real games are installed; the toy has no dice."""
    monkeypatch.chdir(tmp_path)
    games.cache_clear()
    yield
    games.cache_clear()


def test_the_table_and_its_summary(dejarik: Program) -> None:
    said = dejarik("odds", "xwing", "--attack", "1", "--lang", "ru")
    assert said.status == 0
    assert said.out.count("50.00%") == 3
    assert "Попадание: 50.0%. В среднем урона: 0.500, из него критического: 0.125." in said.out


def test_tokens_change_the_chances(dejarik: Program) -> None:
    def hit(*words: str) -> float:
        said = dejarik("odds", "xwing", "--attack", "1", *words, "--json")
        assert said.status == 0
        found = json.loads(said.out)
        assert sum(outcome["chance"] for outcome in found["outcomes"]) == pytest.approx(1)
        return float(found["hit"])

    assert hit() == 1 / 2
    assert hit("--focus") == 6 / 8
    assert hit("--lock") == 3 / 4
    assert hit("--evade") == hit("--evade", "2") == 0
    assert hit("--defence", "1") == 1 / 2 * 5 / 8
    assert hit("--defence", "1", "--defence-focus") == 1 / 2 * 3 / 8
    assert hit("--blank-to-hit", "1") == hit("--blank-to-hit") == 6 / 8
    assert hit("--cluster") == 1 - 1 / 4


def test_games_with_dice_explain_what_can_be_asked(dejarik: Program) -> None:
    assert "xwing" in dejarik("odds", "--help").out
    assert "hope" not in dejarik("odds", "--help").out
    told = dejarik("odds", "xwing", "--help", "--lang", "ru").out
    assert "--focus-to-evade" in told
    assert "Сколько кубиков атаки." in told


def test_dice_may_be_told_what_their_numbers_are(dejarik: Program) -> None:
    def most(dice: str) -> int:
        found = json.loads(dejarik("odds", "destiny", "--dice", dice, "--json").out)
        return max(int(outcome["damage"]) for outcome in found["outcomes"] if outcome["chance"])

    assert [most(dice) for dice in ("Launch Bay", "Launch Bay {X=3}")] == [0, 3]
    assert [most(dice) for dice in ("E-Web Emplacement", "E-Web Emplacement {+1}")] == [2, 3]
    for lang in ("ru", "en"):
        told = dejarik("odds", "destiny", "--help", "--lang", lang).out
        assert '{X=3}"' in told
        assert "{+1}" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "COMMAND"),
        (["xwing"], "--attack"),
        (["xwing", "--attack", "-1"], "--attack"),
        (["xwing", "--attack", "many"], "many"),
        (["xwing", "--attack", "13"], "12"),
        (["xwing", "--attack", "3", "--force"], "--force"),
        (["destiny"], "--dice is missing"),
        (["destiny", "--dice", "Lightsaber [2MD]"], "3MD1, +2MD, 1Sh, 1R, Sp, -"),
        (["destiny", "--dice", "Launch Bay {three}"], 'Launch Bay, "three}"'),
        (["poker"], "poker"),
    ],
)
def test_mistakes_get_one_line(dejarik: Program, words: list[str], told: str) -> None:
    said = dejarik("odds", *words, "--lang", "en") if words else dejarik("odds")
    assert said.status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert told in said.err
