"""dejarik odds: exact chances on the command line."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Program


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
    assert hit("--blank-to-hit", "1") == 6 / 8


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "COMMAND"),
        (["xwing"], "--attack"),
        (["xwing", "--attack", "-1"], "--attack"),
        (["xwing", "--attack", "many"], "many"),
        (["xwing", "--attack", "13"], "12"),
        (["xwing", "--attack", "3", "--force"], "--force"),
        (["poker"], "poker"),
    ],
)
def test_mistakes_get_one_line(dejarik: Program, words: list[str], told: str) -> None:
    said = dejarik("odds", *words, "--lang", "en") if words else dejarik("odds")
    assert said.status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert told in said.err
