"""Every mistake on the command line gets one clear line on stderr, status 2, and changes nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dejarik.core.game import find
from dejarik.core.match import Match
from tests.cli.conftest import Program
from tests.toys import Bidding

MISTAKES = [
    (["fly"], "no command", "Команды «fly» нет"),
    (["--fly"], "no option --fly", "Ключа --fly нет"),
    (["play", "chess"], "no game", "Игры «chess» нет"),
    (["play", "bidding", "more"], "too many", "Лишнее слово"),
    (["play", "bidding", "--seats", "9"], "2 to 4", "от 2 до 4"),
    (["play", "bidding", "--seats", "0"], "2 to 4", "от 2 до 4"),
    (["play", "bidding", "--seats", "me"], "2 to 4", "от 2 до 4"),
    (["play", "bidding", "--seats", "me,vader"], "can take no seat", "за стол не посадить"),
    (["play", "bidding", "--seats", "me,"], "can take no seat", "за стол не посадить"),
    (["play", "bidding", "--bots", "vader"], "no bot", "нет бота"),
    (["play", "bidding", "--options", "rounds"], "no setting", "не настройка"),
    (["play", "bidding", "--options", "colour=red"], "no setting", "нет настройки"),
    (["play", "bidding", "--options", "rounds=many"], "do not fit bidding: rounds is a whole", "rounds — это целое"),
    (["play", "bidding", "--options", "rounds=[1"], "no setting", "не настройка"),
    (["play", "bidding", "--options", "rounds=@nowhere"], "no file", "Файла nowhere нет"),
    (["play", "--resume", "nowhere.json"], "no file", "Файла nowhere.json нет"),
    (["play", "--resume", "."], "no match record", "не запись партии"),
    (["play", "--resume", "x", "--seed", "1"], "do not go with", "не сочетаются"),
    (["simulate", "bidding"], "--games is missing", "Не хватает аргумента --games"),
    (["simulate", "--games", "2"], "GAME is missing", "Не хватает аргумента GAME"),
    (["simulate", "bidding", "--games"], "need a value", "нужно ли ему значение"),
    (["simulate", "bidding", "--games", "0"], "from 1 on", "не меньше 1"),
    (["simulate", "bidding", "--games", "many"], "whole number", "целое число"),
    (["simulate", "chess", "--games", "2"], "no game", "Игры «chess» нет"),
    (["simulate", "bidding", "--games", "2", "--seats", "5"], "2 to 4", "от 2 до 4"),
    (["simulate", "bidding", "--games", "2", "--bots", "vader"], "no bot", "нет бота"),
    (["simulate", "bidding", "--games", "2", "--bots", "random,random,random"], "one for each", "по одному"),
    (["simulate", "bidding", "--games", "2", "--options", "rounds=x"], "do not fit", "не подходят"),
    (["simulate", "bidding", "--games", "2", "--jobs", "0"], "from 1 on", "не меньше 1"),
    (["simulate", "bidding", "--games", "2", "--jobs", "2", "--ray", "local"], "either", "что-то одно"),
    (["replay"], "FILE is missing", "Не хватает аргумента FILE"),
    (["replay", "nowhere"], "no file", "Файла nowhere нет"),
    (["replay", "x", "--until", "-1"], "from 0 on", "не меньше 0"),
    (["rules", "chess"], "no game", "Игры «chess» нет"),
    (["rules", "bidding", "toy.fly"], "no rule", "Правила «toy.fly» нет"),
    (["rules", "toy.fly"], "no rule", "Правила «toy.fly» нет"),
    (["rules", "--coverage"], "no tests", "нет тестов"),
    (["serve", "--port", "99999"], "up to 65535", "не больше 65535"),
    (["serve", "--db", "nonsense://x"], "no database", "не база данных"),
    (["build"], "COMMAND is missing", "Не хватает аргумента КОМАНДА"),
    (["build", "castle"], "no command", "Команды «castle» нет"),
    (["build", "check"], "FILE is missing", "Не хватает аргумента FILE"),
    (["build", "check", "nowhere"], "no file", "Файла nowhere нет"),
    (["build", "check", "nowhere", "--game", "bidding"], "no file", "Файла nowhere нет"),
]


@pytest.mark.parametrize(("args", "english", "russian"), MISTAKES, ids=[" ".join(args) for args, _, _ in MISTAKES])
def test_a_mistake_is_told_in_one_line(
    dejarik: Program,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    args: list[str],
    english: str,
    russian: str,
) -> None:
    for lang, expected in (("en_GB.UTF-8", english), ("ru_RU.UTF-8", russian)):
        monkeypatch.setenv("LANG", lang)
        said = dejarik(*args)
        assert said.status == 2
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert expected in said.err
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_language_is_refused(dejarik: Program) -> None:
    said = dejarik("rules", "--lang", "hu")
    assert (said.status, said.out) == (2, "")
    assert 'no language "hu"' in said.err


def _record(path: Path) -> dict[str, object]:
    match = Match(find("bidding"), 2, None, 1)
    for _ in range(4):
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, getattr(question, "options", ((1, 1),))[0])
    path.write_bytes(match.record().to_json())
    found: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"dejarik": 9}, "format 9"),
        ({"game": "chess"}, "no game"),
        ({"version": 77}, "version 77"),
        ({"seats": 9}, "2 to 4"),
        ({"seed": "zz"}, "not hexadecimal"),
        ({"seed": "00" * 32}, "commitment"),
        ({"hash": "0" * 64}, "own hash"),
        ({"trail": ""}, "answer 1 is the first wrong one"),
        ({"options": {"rounds": "x"}}, "do not fit"),
        ({"answers": [[0, 99]]}, "Answer 1 of the record is wrong"),
        ({"answers": [[7, 1]]}, "no seat 8"),
        ({"answers": [[0, None]]}, "no answer"),
    ],
)
def test_a_damaged_or_foreign_record_is_refused(
    dejarik: Program, tmp_path: Path, change: dict[str, object], expected: str
) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(_record(path) | change), encoding="utf-8")
    before = path.read_bytes()
    for args in (["replay", str(path)], ["replay", str(path), "--verify"], ["play", "--resume", str(path)]):
        said = dejarik(*args)
        assert (said.status, said.out) == (2, "")
        assert said.err.count("\n") == 1
        assert expected in said.err
    assert path.read_bytes() == before


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[]", b"{}", b'{"dejarik": 1', b"hello"])
def test_what_is_no_record_at_all_is_refused(dejarik: Program, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(data)
    said = dejarik("replay", str(path))
    assert (said.status, said.out) == (2, "")
    assert "no match record" in said.err


def test_a_wrong_answer_in_a_record_is_explained_in_the_reader_s_language(dejarik: Program, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(_record(path) | {"answers": [[0, 99]]}), encoding="utf-8")
    said = dejarik("replay", str(path), "--lang", "ru")
    assert said.err == "Ответ 1 в записи неверен: «99» нет среди ответов на этот вопрос.\n"


def test_a_record_of_another_game_or_table_is_refused(dejarik: Program, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    _record(path)
    said = dejarik("play", "--resume", str(path), "--seats", "3")
    assert said.status == 2
    assert "3 players for a record with 2 seats" in said.err
    said = dejarik("replay", str(path), "--seat", "3")
    assert said.status == 2
    assert "no seat 3" in said.err


def test_a_list_is_offered_only_to_games_that_read_lists(dejarik: Program, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("sum: 1", encoding="utf-8")
    assert Bidding().builder is None
    assert "not a list" in dejarik("build", "check", str(path)).err
    assert "without decks" in dejarik("build", "check", str(path), "--game", "bidding").err


def test_as_a_process_a_mistake_is_one_line_and_status_2() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dejarik", "play", "chess", "--lang", "en"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("data", "problem"),
    [(b"junk", "это не JSON"), (b"", "файл пуст"), (b'{"a": 1}', "не те поля"), (b"\xff\xfe", "это не JSON")],
)
def test_what_is_wrong_with_a_record_is_said_in_the_language_of_the_person(
    dejarik: Program, tmp_path: Path, data: bytes, problem: str
) -> None:
    (tmp_path / "broken.json").write_bytes(data)
    for command in (["replay", "broken.json"], ["play", "--resume", "broken.json"]):
        said = dejarik(*command, "--lang", "ru")
        assert (said.status, said.out) == (2, "")
        assert said.err.startswith("Это не запись партии: ")
        assert problem in said.err


def test_whoever_stops_reading_ends_the_program_quietly() -> None:
    """As in `dejarik rules hope | head -1`, but the reader is gone before the first line."""
    reading, writing = os.pipe()
    os.close(reading)
    program = [sys.executable, "-c", "from dejarik.cli import main; main()", "rules", "hope", "--lang", "ru"]
    ended = subprocess.run(program, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, "")
