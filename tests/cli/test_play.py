"""Playing in the terminal: the toy game gets all of it by its presenter alone."""

from __future__ import annotations

import json
import os
import pty
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dejarik.cli.table import Hint, told_hint
from dejarik.core.record import load, replay
from tests.cli.conftest import Program, sleeps


def saved(folder: Path) -> Path:
    (path,) = folder.glob("*.record.json")
    return path


def test_board_journal_question_and_numbered_answers_are_shown(dejarik: Program) -> None:
    said = dejarik("play", "bidding", "--seed", "5", typed="1\n")
    assert said.status == 0
    assert said.err == ""
    assert "Bidding" in said.out
    assert "hand=(" in said.out
    assert "Bid a card\n  1  " in said.out
    assert "· Player 1 bid " in said.out
    assert "[toy.bid]" in said.out


def test_russian_is_spoken_throughout(dejarik: Program) -> None:
    said = dejarik("play", "bidding", "--seed", "5", "--lang", "ru", typed="1\nq\n")
    for words in ("Ставки", "Введите номер ответа", "Поставьте карту", "Игрок 1 ставит", "Сохранено", "Продолжить"):
        assert words in said.out


def test_the_end_of_input_leaves_politely_and_saves(dejarik: Program, tmp_path: Path) -> None:
    said = dejarik("play", "bidding", typed="")
    assert said.status == 0
    path = saved(tmp_path)
    assert f"dejarik play --resume {path.name}" in said.out
    assert load(path).answers == [] or load(path).players == ["", "random"]


def test_a_saved_match_goes_on_where_it_was_left(dejarik: Program, tmp_path: Path) -> None:
    dejarik("play", "bidding", "--seed", "5", typed="1\nq\n")
    path = saved(tmp_path)
    before = load(path)
    assert before.players == ["", "random"]
    assert before.names == ["Player 1", "Bot 2 (random)"]
    said = dejarik("play", "--resume", str(path), typed="1\n")
    assert f"{len(before.answers)} answers so far" in said.out
    after = load(path)
    assert after.answers[: len(before.answers)] == before.answers
    assert len(after.answers) > len(before.answers)


def test_bots_answer_the_same_whether_or_not_the_match_was_left_in_between(dejarik: Program, tmp_path: Path) -> None:
    dejarik("play", "bidding", "--seed", "9", typed="1\n1\ns whole.json\n")
    whole = load(tmp_path / "whole.json")
    dejarik("play", "bidding", "--seed", "9", typed="1\ns half.json\n")
    dejarik("play", "--resume", "half.json", typed="1\n")
    assert load(tmp_path / "half.json").answers == whole.answers


def test_the_rule_behind_the_question(dejarik: Program) -> None:
    said = dejarik("play", "bidding", typed="?\n")
    assert "Everybody bids one card in secret. [toy.bid]" in said.out
    said = dejarik("play", "bidding", typed="? marker\n? xyzzy\n? toy.board\n")
    assert said.out.count("The marker stays on the board") == 2
    assert "No rule has all of these words: xyzzy" in said.out


def test_wrong_answers_are_explained_and_change_nothing(dejarik: Program, tmp_path: Path) -> None:
    said = dejarik("play", "bidding", "--seed", "5", typed="99\nfly\n1 2\n\n-1\n")
    assert "There is no answer 99; the numbers go from 1 to 5." in said.out
    assert '"fly" is no number' in said.out
    assert "Type one number from 1 to 5." in said.out
    assert [seat for seat, _ in load(saved(tmp_path)).answers] == [1]


def test_undo_takes_back_the_last_answer(dejarik: Program, tmp_path: Path) -> None:
    dejarik("play", "bidding", "--seed", "5", typed="1\n1\nu\n")
    once = load(saved(tmp_path))
    assert sum(seat == 0 for seat, _ in once.answers) == 1
    said = dejarik("play", "bidding", "--seed", "5", typed="u\n")
    assert "not answered anything yet" in said.out


def test_a_place_is_numbers_or_a_suggestion(dejarik: Program, tmp_path: Path) -> None:
    # With this seed the person wins the second bid and places the marker.
    to_place = "1\n3\n1\n"
    said = dejarik("play", "bidding", "--seed", "5", typed=to_place + "99 1\nx\n3 4\n1 2\nq\n")
    assert "Place the marker" in said.out
    assert "not allowed there. [toy.board]" in said.out
    assert "A position is a list of 2 whole numbers." in said.out
    answers = load(saved(tmp_path)).answers
    assert [0, [3, 4]] in [list(answer) for answer in answers]
    assert [0, [0, 1]] in [list(answer) for answer in answers]
    said = dejarik("play", "bidding", "--seed", "5", typed=to_place + "r\nr\n\n")
    assert said.out.count("Enter takes it") == 2
    assert "Keep up to two" in said.out


def test_several_options_at_once_or_none(dejarik: Program, tmp_path: Path) -> None:
    to_keep = "1\n3\n1\n3 4\n"
    said = dejarik("play", "bidding", "--seed", "5", typed=to_keep + "1 1\n3\n1-2\ns some.json\n")
    assert "at most 2 (Enter: none)" in said.out
    assert "given twice" in said.out
    assert "There is no answer 3" in said.out
    assert [0, [0, 1]] in load(tmp_path / "some.json").answers
    dejarik("play", "bidding", "--seed", "5", typed=to_keep + "\ns none.json\n")
    assert [0, []] in load(tmp_path / "none.json").answers


def test_a_hint_comes_from_the_strongest_bot(dejarik: Program) -> None:
    assert "random would answer: " in dejarik("play", "bidding", typed="h\n").out


def test_a_hint_with_a_reason_names_its_answer() -> None:
    hint = Hint("sage", "pass", "pass", reason="Nothing is left to do.")
    assert told_hint(hint) == "Pass. Nothing is left to do."
    assert told_hint(hint, pointed=True) == "Nothing is left to do."
    twice = Hint("sage", "focus", "focus", reason="Focus: every eye becomes a hit.")
    assert told_hint(twice) == "Focus: every eye becomes a hit."
    said = "Раскройте задание «Саботаж» сейчас, пока некому помешать."
    bent = Hint("admiral", "sabotage", "Раскрыть задание «Саботаж» (Принцесса Лея)", reason=said)
    assert told_hint(bent) == said


def test_words_of_an_option_are_an_answer_too(dejarik: Program, tmp_path: Path) -> None:
    dejarik("play", "bidding", "--seed", "5", typed="1\n3\nNO\nq\n")
    assert [0, "no"] in load(saved(tmp_path)).answers


def test_board_journal_and_language_on_demand(dejarik: Program) -> None:
    said = dejarik("play", "bidding", "--seed", "5", typed="b\n1\nj\nl\n")
    assert said.out.count("Bid a card") >= 3
    assert said.out.count("· Player 1 bid") == 2
    assert "Поставьте карту" in said.out


def test_the_keys_work_on_a_russian_keyboard(dejarik: Program, tmp_path: Path) -> None:
    said = dejarik("play", "bidding", "--lang", "ru", typed="р\nы\nй\n")
    assert "random ответил бы так" in said.out
    assert said.out.count("Сохранено") == 2
    assert saved(tmp_path).exists()


def test_a_match_is_played_to_its_end_and_its_record_kept(dejarik: Program, tmp_path: Path) -> None:
    said = dejarik("play", "bidding", "--seed", "3", "--options", "rounds=1", typed="1\n" * 8 + "s end.json\n")
    if "Place the marker" in said.out:
        said = dejarik("play", "bidding", "--seed", "3", "--options", "rounds=1", typed="1\n1\n1 1\n1\ns end.json\n")
    assert "Won" in said.out
    assert "Winners: " in said.out
    assert replay(load(tmp_path / "end.json")).over


def test_bots_alone_may_play(dejarik: Program) -> None:
    said = dejarik("play", "bidding", "--seats", "bot,random,bot")
    assert said.status == 0
    assert "Winners: " in said.out
    assert "· Bot 3 (random) bid" in said.out


def test_at_a_shared_screen_each_person_is_called_before_a_hand_is_shown(dejarik: Program, tmp_path: Path) -> None:
    said = dejarik("play", "bidding", "--seats", "me:Leia,me:Han", "--seed", "5", typed="\n1\n\n2\n")
    leia, han = said.out.index("Hand the screen to: Leia"), said.out.index("Hand the screen to: Han")
    assert leia < said.out.index("seat=0") < han < said.out.index("seat=1")
    assert load(saved(tmp_path)).names == ["Leia", "Han"]


def test_once_it_is_over_one_may_play_again(dejarik: Program, tmp_path: Path) -> None:
    said = dejarik("play", "bidding", "--seed", "5", "--options", "rounds=1", typed="1\n1 1\n" * 20 + "r\nq\n")
    assert said.status == 0
    assert "r plays again" in said.out
    begun = load(saved(tmp_path))
    assert begun.players == ["random", ""], "the sides are changed"
    assert begun.names == ["Bot 2 (random)", "Player 1"]
    assert not replay(begun).over


def test_who_has_answered_may_change_their_mind_before_the_screen_is_handed_over(
    dejarik: Program, tmp_path: Path
) -> None:
    dejarik("play", "bidding", "--seats", "me,me", "--seed", "5", typed="\n1\nu\n2\n\nq\n")
    (first,) = load(saved(tmp_path)).answers
    assert first == [0, 3]


def test_other_people_are_asked_before_what_they_saw_is_undone(dejarik: Program, tmp_path: Path) -> None:
    start = "\n1\n\n1\n\n"  # both bid; the bids were turned over and a die was rolled
    said = dejarik("play", "bidding", "--seats", "me:Leia,me:Han", "--seed", "5", typed=f"{start}u\nn\nq\n")
    assert "does not agree" in said.out
    assert len(load(saved(tmp_path)).answers) == 2
    saved(tmp_path).unlink()
    said = dejarik("play", "bidding", "--seats", "me:Leia,me:Han", "--seed", "5", typed=f"{start}u\ny\nq\n")
    assert "may" in said.out
    assert len(load(saved(tmp_path)).answers) < 2


def test_a_folder_that_cannot_be_written_costs_nothing(dejarik: Program, tmp_path: Path) -> None:
    said = dejarik("play", "bidding", "--seed", "5", typed="s no/such/folder.json\n1\n")
    assert "cannot be written" in said.out
    assert "· Player 1 bid" in said.out


def test_the_menu_asks_for_language_game_players_bots_and_settings(dejarik: Program, tmp_path: Path) -> None:
    said = dejarik("play", typed="2\n9\n3\n\n?\nrounds=x\ncolour=red\nrounds=1\nq\n")
    assert "Язык · Language" in said.out
    assert "Сколько игроков?" in said.out
    assert "«9» не подходит: введите число от 2 до 4" in said.out
    assert "counts=(5, 5, 5)" in " ".join(said.out.split())
    assert "rounds=3" in said.out
    assert "не подходят" in said.out
    assert "нет настройки «colour»" in said.out
    assert load(saved(tmp_path)).options == {"rounds": 1}
    assert dejarik("play", typed="").status == 0


def read_until(descriptor: int, words: str, seconds: float = 60) -> str:
    """What the terminal shows, up to `words`."""
    shown = b""
    deadline = time.monotonic() + seconds
    while words not in shown.decode("utf-8", "ignore") and time.monotonic() < deadline:
        shown += os.read(descriptor, 4096)
    return shown.decode("utf-8", "ignore")


def test_in_a_real_terminal_the_screen_is_wiped_between_people(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    root = Path(__file__).parents[2]
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cli.toy_program", "play", "bidding", "--seats", "me:Leia,me:Han", "--plain"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(root), "TERM": "xterm", "LANG": "en", "LC_ALL": "en"},
    )
    os.close(slave)
    try:
        assert "\x1b[3J" in read_until(master, "Leia. Enter")
        os.write(master, b"\n")
        read_until(master, "Leia >")
        os.write(master, b"1\n")
        shown = read_until(master, "Han. Enter")
        assert shown.index("\x1b[3J") < shown.index("Han. Enter")
        assert "hand=" not in shown[shown.index("\x1b[3J") :]
        os.write(master, b"\x04")
        assert "Go on with" in read_until(master, "Go on with: dejarik play --resume")
        assert process.wait(60) == 0
    finally:
        process.kill()
        process.wait()
        os.close(master)
    assert json.loads(saved(tmp_path).read_text(encoding="utf-8"))["names"] == ["Leia", "Han"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_same_texts_exist_in_both_languages(lang: str) -> None:
    from fluent.syntax import FluentParser, ast

    from dejarik.cli.speech import TEXTS

    parsed = FluentParser().parse(TEXTS.source(lang)).body
    keys = {entry.id.name for entry in parsed if isinstance(entry, ast.Message)}
    assert not [entry for entry in parsed if isinstance(entry, ast.Junk)]
    other = "ru" if lang == "en" else "en"
    assert [key for key in keys if not TEXTS.has(other, key)] == []


def test_where_the_rules_ask_for_memory_the_screen_forgets(tmp_path: Path) -> None:
    """Path to Hope shows seven cards once; scrolling back must not bring them back."""
    environ = {**os.environ, "TERM": "xterm", "LANG": "en", "LC_ALL": "en", "COLUMNS": "100"}
    for aid in ("false", "true"):
        master, slave = pty.openpty()
        process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "dejarik",
                "play",
                "hope",
                "--plain",
                "--bots",
                "random",
                "--options",
                f"memory_aid={aid}",
                "--seed",
                "5",
            ],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=tmp_path,
            env=environ,
        )
        os.close(slave)
        try:
            assert "\x1b[3J" not in read_until(master, "Player 1 >")
            os.write(master, b"1\n")
            shown = read_until(master, "Player 1 >")
            assert ("\x1b[3J" in shown) == (aid == "false")
        finally:
            process.kill()
            process.wait()
            os.close(master)


def test_leaving_at_the_hand_over_shows_nobody_s_cards(dejarik: Program, tmp_path: Path) -> None:
    for key in ("q", "й", "Q"):
        said = dejarik("play", "bidding", "--seats", "me:Leia,me:Han", "--seed", "5", typed=f"\n1\n{key}\n")
        assert said.status == 0
        assert "Hand the screen to: Han" in said.out
        assert "seat=1" not in said.out
        (path,) = tmp_path.glob("*.record.json")
        assert len(load(path).answers) == 1
        path.unlink()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_match_is_saved_when_the_program_is_ended(tmp_path: Path, number: int) -> None:
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cli.toy_program", "play", "bidding", "--seed", "5", "--plain"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "TERM": "xterm", "LANG": "en", "LC_ALL": "en"},
        start_new_session=True,
    )
    os.close(slave)
    try:
        read_until(master, "Player 1 >")
        os.write(master, b"1\n")
        read_until(master, "Player 1 >")
        sleeps(process)
        if number == signal.SIGHUP:
            os.close(master)  # the window is closed: nobody reads what is printed
        else:
            process.send_signal(number)
        assert process.wait(60) == 128 + number
    finally:
        process.kill()
        process.wait()
    assert len(replay(load(saved(tmp_path))).answers) >= 2


def test_the_way_back_keeps_the_language_and_odd_names(dejarik: Program, tmp_path: Path) -> None:
    said = dejarik("play", "bidding", "--seed", "5", "--lang", "ru", typed="s my match's file.json\nq\n")
    way_back = said.out.splitlines()[-1].partition(": ")[2]
    assert way_back == """dejarik play --resume 'my match'"'"'s file.json' --lang ru"""
    again = dejarik(*shlex.split(way_back)[1:], typed="")
    assert again.status == 0
    assert "Продолжить" in again.out


def test_help_is_known_everywhere(dejarik: Program) -> None:
    for word in ("help", "?", "помощь"):
        said = dejarik("play", "--lang", "en", typed=f"{word}\n\n\n\n{word}\n\nhelp\nq\n")
        assert "Type a number from 1 to 2" in said.out
        assert "rounds=3" in said.out
        assert said.out.count("Type the number of an answer.") == 2
    assert dejarik("play", typed="q\n").status == 0


def test_contradictory_claims_are_refused_at_the_prompt() -> None:
    from dejarik.cli.speech import sentence
    from dejarik.cli.typed import read_answer
    from dejarik.core.question import Option
    from dejarik.core.refusal import Refused
    from dejarik.games.hope import GAME
    from dejarik.games.hope.rules.recon import CLAIMS, tell

    question = tell(0)
    labels: dict[Option, str] = {option: str(option) for option in CLAIMS}
    numbers = {option: str(place) for place, option in enumerate(CLAIMS, 1)}

    def typed(*claims: tuple[str, int]) -> object:
        return read_answer(question, " ".join(numbers[claim] for claim in claims), labels, GAME.presenter)

    assert typed(("tie", 0), ("striker", 1)) == (("tie", 0), ("striker", 1))
    with pytest.raises(Refused) as refused:
        typed(("tie", 0), ("striker", 1), ("tie", 1))
    assert "contradict each other" in sentence(refused.value)
