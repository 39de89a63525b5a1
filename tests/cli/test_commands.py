"""simulate, replay, rules and build on the command line."""

from __future__ import annotations

import functools
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dejarik import __version__
from dejarik.core import record as records
from dejarik.core.build import Complaint
from dejarik.core.lots import Lots, promise
from dejarik.core.match import new
from dejarik.core.words import Texts
from tests.cli.conftest import Program
from tests.core.test_build import Sums
from tests.toys import Bidding


def test_help_names_every_command_in_both_languages(dejarik: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang, word in (("en", "Commands"), ("ru", "Команды")):
        monkeypatch.setenv("LANG", lang)
        said = dejarik("--help")
        assert said.status == 0
        assert word in said.out
        commands = re.findall(r"^  (\w+)", said.out.partition(word)[2], re.MULTILINE)
        assert commands[:3] == ["play", "learn", "simulate"]
        for command in commands:
            assert dejarik(command, "--help").status == 0
        assert dejarik().out == said.out


def test_the_version(dejarik: Program) -> None:
    assert dejarik("--version").out == f"dejarik {__version__}\n"


def test_help_loads_no_heavy_library() -> None:
    code = "import sys; from dejarik.cli.program import run; run(['--help']); print(sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    for heavy in ("rich.console", "litestar", "shapely", "pyspiel", "ray"):
        assert f"'{heavy}'" not in done.stdout


def test_simulate_prints_one_json_object(dejarik: Program) -> None:
    said = dejarik("simulate", "bidding", "--games", "20", "--seats", "3", "--seed", "4", "--json")
    assert said.status == 0
    assert said.err == ""
    found = json.loads(said.out)
    for key in ("game", "games", "decisions", "seconds", "decisions_per_second", "outcomes", "errors"):
        assert key in found
    assert (found["game"], found["games"], found["errors"]) == ("bidding", 20, 0)
    assert sum(found["outcomes"].values()) == 20


def test_simulate_prints_a_table_with_intervals(dejarik: Program) -> None:
    said = dejarik("simulate", "bidding", "--games", "20", "--seed", "4", "--lang", "ru")
    assert said.status == 0
    assert "интервал 95%" in said.out
    assert "Победа" in said.out
    assert "20 партий" in said.out


def test_simulate_fails_when_a_match_fails(dejarik: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bidding, "score", lambda *_: 1 / 0)
    said = dejarik("simulate", "bidding", "--games", "3", "--json")
    assert said.status == 1
    assert json.loads(said.out)["errors"] == 3
    assert said.err.count("\n") == 1
    assert "ZeroDivisionError" in said.err


def test_ray_is_asked_for_when_absent(dejarik: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = dejarik("simulate", "bidding", "--games", "3", "--ray", "local")
    assert said.status == 2
    assert "dejarik[ray]" in said.err


@pytest.fixture
def record(dejarik: Program, tmp_path: Path) -> Path:
    dejarik("play", "bidding", "--seed", "5", typed="1\n1\ns match.json\n")
    return tmp_path / "match.json"


def test_replay_tells_the_match(dejarik: Program, record: Path) -> None:
    said = dejarik("replay", str(record))
    assert said.status == 0
    assert "· Player 1 bid" in said.out
    assert "View(seat=None" in said.out
    seat = dejarik("replay", str(record), "--seat", "1", "--lang", "ru")
    assert "View(seat=0" in seat.out
    assert "Player 1 ставит" in seat.out


def test_replay_stops_where_it_is_told(dejarik: Program, record: Path) -> None:
    said = dejarik("replay", str(record), "--until", "1")
    assert "Player 1 bid 0" not in said.out
    assert "bids a card" in said.out


def test_replay_verifies(dejarik: Program, record: Path) -> None:
    said = dejarik("replay", str(record), "--verify")
    assert said.status == 0
    assert re.search(r"is sound: \d+ answers replay to [0-9a-f]{64}\.\n$", said.out)


def test_replay_tells_who_had_a_share_in_the_dice(dejarik: Program, tmp_path: Path) -> None:
    shares = ["1b" * 32, None]
    lots = Lots("0a" * 32, promise("0a" * 32), [share and promise(share) for share in shares], shares)
    path = tmp_path / "shared.json"
    path.write_bytes(records.record(new("bidding", seats=2, seed=lots.seed()), lots=lots).to_json())
    said = dejarik("replay", str(path), "--verify")
    assert said.out.endswith("they follow from the shares of the table and of seat 1, each as promised.\n")
    path.write_bytes(path.read_bytes().replace(b"1b1b", b"2c2c"))
    forged = dejarik("replay", str(path), "--verify")
    assert (forged.status, "does not follow from the shares" in forged.err) == (2, True)


def test_rules_by_game_id_and_words(dejarik: Program) -> None:
    assert "3 rules" in dejarik("rules").out
    whole = dejarik("rules", "bidding").out
    assert "toy.bid" in whole
    assert "toy.board" in whole
    for args in (["rules", "bidding", "toy.bid"], ["rules", "toy.bid"]):
        assert "Everybody bids" in dejarik(*args).out
        assert "Каждый тайно ставит" in dejarik(*args, "--lang", "ru").out
    assert "toy.board" in dejarik("rules", "--search", "фишка").out
    assert "toy.board" in dejarik("rules", "bidding", "--search", "marker").out
    assert "No rule has" in dejarik("rules", "--search", "lightsabre").out


WAIVED = '"toy.board" = "A board is cardboard."\n"toy.gift" = "Gifts are a matter of taste."\n'

TESTED = """
import pytest

@pytest.mark.rule("toy.bid")
def test_bid():
    assert True
"""


def test_coverage_fails_until_every_rule_is_tested_or_waived(dejarik: Program, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_bid.py").write_text(TESTED, encoding="utf-8")
    said = dejarik("rules", "--coverage")
    assert said.status == 1
    assert "without a test or a waiver (2): toy.board, toy.gift" in said.out
    (tests / "waived_rules.toml").write_text('"toy.board" = ""\n', encoding="utf-8")
    assert dejarik("rules", "--coverage").status == 1
    (tests / "waived_rules.toml").write_text(WAIVED, encoding="utf-8")
    assert dejarik("rules", "--coverage").status == 0


def test_coverage_sees_hollow_tests_unknown_ids_and_dropped_rules(dejarik: Program, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "waived_rules.toml").write_text(WAIVED, encoding="utf-8")
    (tests / "test_bid.py").write_text(TESTED.replace("assert True", "pass"), encoding="utf-8")
    said = dejarik("rules", "--coverage")
    assert said.status == 1
    assert "check nothing (1): tests/test_bid.py::test_bid" in said.out
    (tests / "test_bid.py").write_text(TESTED + TESTED.replace("toy.bid", "toy.bib"), encoding="utf-8")
    said = dejarik("rules", "--coverage")
    assert said.status == 1
    assert "no rulebook has (1): toy.bib" in said.out
    (tests / "test_bid.py").write_text(TESTED, encoding="utf-8")
    (tmp_path / "bidding.toml").write_text('[[rule]]\nid = "toy.lost"\n', encoding="utf-8")
    said = dejarik("rules", "--coverage", "--reference", str(tmp_path))
    assert said.status == 1
    assert "dropped from the rulebook (1): toy.lost" in said.out


class SpokenSums(Sums):
    """The toy builder, with words."""

    def explain(self, complaint: Complaint, lang: str) -> str:
        return f"{complaint.args['points']} points are too many"


def test_build_check_names_the_rule_of_every_complaint(
    dejarik: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bidding, "builder", SpokenSums(Texts("dejarik.core")))
    path = tmp_path / "list.txt"
    for text, status, out, err in (
        ("sum: 1 2", 0, "may be played", ""),
        ("sum: 9 9", 1, "18 points are too many [toy.sum]\n", ""),
        ("sum: many", 2, "", "cannot be read"),
        ("fleet", 2, "", "not a list"),
    ):
        path.write_text(text, encoding="utf-8")
        said = dejarik("build", "check", str(path))
        assert said.status == status
        assert out in said.out
        assert err in said.err
    assert "cannot be read" in dejarik("build", "check", str(path), "--game", "bidding").err


def test_bench_prints_a_table_or_one_json_object(dejarik: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    from dejarik.lab import bench
    from dejarik.lab.peers import Peer

    def absent() -> Callable[[], int]:
        raise ImportError

    peers = [Peer("Sabacc", "sabacc", lambda: lambda: 1), Peer("Pazaak", "pazaak", absent)]
    monkeypatch.setattr(bench, "peers", lambda: peers)
    monkeypatch.setattr(bench, "MANY", 20)
    quickly = functools.partial(bench.bench, seconds=0.01, patience=1.0)
    monkeypatch.setattr(bench, "bench", quickly)
    said = dejarik("bench", "--turns", "1", "--json")
    assert said.status == 0
    found = json.loads(said.out)
    assert set(found["ratios"]["bidding"]) == {"Sabacc"}
    assert found["missing"] == ["pazaak"]
    assert said.err == "Not measured, because not installed: pazaak (pip install 'dejarik[bench]').\n"
    said = dejarik("bench", "--turns", "1", "--lang", "ru")
    assert "Sabacc" in said.out
    assert "решений/с" in said.out
    assert dejarik("bench", "castle").status == 2
    assert dejarik("bench", "--game", "castle").status == 2
    said = dejarik("bench", "--turns", "1", "--game", "bidding", "--json")
    assert list(json.loads(said.out)["games"]) == ["bidding"]


@pytest.mark.parametrize(
    ("environ", "typed"),
    [({"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, b"1\n"), ({}, b"\xff\xfe\n")],
)
def test_odd_letters_are_no_reason_to_fail(environ: dict[str, str], typed: bytes, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.cli.toy_program", "play", "bidding", "--lang", "ru"],
        input=typed,
        capture_output=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), **environ},
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr + done.stdout


def test_where_a_rule_lives(dejarik: Program, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_bid.py").write_text(TESTED, encoding="utf-8")
    said = dejarik("rules", "toy.bid", "--where")
    assert said.status == 0
    assert "tests/test_bid.py:5 test_bid" in said.out
    assert dejarik("rules", "--where").status == 2
