"""The benchmark measures what it says, and the games are as small as they must be."""

from __future__ import annotations

import builtins
import json
from typing import Any

import msgspec
import pytest

from dejarik.core.game import games
from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.lab import arena, bench
from dejarik.lab.peers import Peer, PlayGame
from tests.toys import Bidding


def test_everybody_plays_in_turn() -> None:
    order: list[str] = []

    def player(name: str) -> PlayGame:
        def play() -> int:
            order.append(name)
            return 10

        return play

    measured = bench.Measured({"a": player("a"), "b": player("b")})
    measured.measure(turns=2, seconds=0.0, progress=lambda: None)
    assert order == ["a", "b", "a", "b", "b", "a"]
    found = measured.speeds()
    assert all(len(speed.turns) == 2 and speed.decisions_per_second > 0 for speed in found.values())


def test_who_stops_gets_the_turns_that_everybody_has_had() -> None:
    played = 0

    def play() -> int:
        nonlocal played
        played += 1
        if played == 6:  # once each to warm up, a whole turn, and half of the next one
            raise KeyboardInterrupt
        return 10

    measured = bench.Measured({"a": play, "b": play})
    with pytest.raises(KeyboardInterrupt):
        measured.measure(turns=9, seconds=0.0, progress=lambda: None)
    assert measured.whole == 1
    assert [len(speed.turns) for speed in measured.speeds().values()] == [1, 1]


def test_missing_peers_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **named: Any) -> Any:
        if name.partition(".")[0] in ("pyspiel", "rlcard", "chess"):
            raise ImportError(name)
        return real(name, *args, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    _, theirs, missing = bench.contenders([])
    assert theirs == {}
    assert missing == ["open_spiel", "rlcard", "chess"]


@pytest.mark.parametrize(
    ("name", "library"),
    [("OpenSpiel hanabi", "pyspiel"), ("RLCard uno", "rlcard"), ("python-chess", "chess")],
)
def test_peers_play_whole_games(name: str, library: str) -> None:
    pytest.importorskip(library)
    _, theirs, _ = bench.contenders([])
    assert theirs[name]() > 2


def test_forks_are_timed_at_every_question() -> None:
    found = bench.fork_time(Bidding(), 0.05)
    assert found.forks > 5
    assert 0 < found.microseconds < 10_000


def test_a_report_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dejarik.lab.bench.games", lambda: {"bidding": Bidding()})
    monkeypatch.setattr("dejarik.lab.bench.peers", lambda: [Peer("peer", "peer", lambda: lambda: 1)])
    report = bench.bench(turns=1, seconds=0.01, patience=0.2)
    told = json.loads(msgspec.json.encode(report))
    assert told["ratios"]["bidding"]["peer"] > 0
    assert told["forks"]["bidding"]["microseconds"] > 0
    assert told["memory"]["bidding"]["finished_match"] > 0
    assert bench.steps(3) == 3 * 2 + 2
    assert bench.bench([], turns=1, seconds=0.01, patience=0.2).games == {}
    assert bench.steps(3, []) == 3


@pytest.mark.parametrize("name", list(games()))
def test_a_finished_match_with_its_journal_is_small(name: str) -> None:
    assert bench.finished_match(games()[name]) < 1024 * 1024


@pytest.mark.parametrize("game", [Bidding(), *(game for name, game in games().items() if name == "hope")])
def test_ten_thousand_matches_leave_nothing_behind(game: Any) -> None:
    played, left = bench.growth(game, 10_000, seconds=600)
    assert played == 10_000
    assert left < 2 * 1024 * 1024


def test_playing_out_is_the_same_as_answering_one_by_one() -> None:
    for game in [Bidding(), *games().values()]:
        for seed in range(3):
            quick, slow = (
                Match(game, game.seats.start, None, seed),
                Match(game, game.seats.start, None, seed),
            )
            rng = Rng.from_seed("same")
            while not slow.over:
                seat, question = next(iter(slow.questions.items()))
                slow.answer(seat, any_answer(question, rng))
            outcome, decisions = arena.play_out(quick, Rng.from_seed("same"))
            assert decisions == len(slow.answers)
            assert outcome == slow.outcome
            assert quick.digest() == slow.digest()
            assert quick.over


def test_playing_out_from_the_middle_of_a_common_question() -> None:
    match = Match(Bidding(), 3, None, 1)
    match.answer(1, match.questions[1].options[0])  # type: ignore[union-attr]
    twin = match.fork()
    outcome, _ = arena.play_out(match, Rng.from_seed(2))
    rng = Rng.from_seed(2)
    while not twin.over:
        seat, question = next(iter(twin.questions.items()))
        twin.answer(seat, any_answer(question, rng))
    assert outcome == twin.outcome
    assert match.digest() == twin.digest()
    assert match.play_out(lambda _: 0) == outcome


def test_ratios_are_taken_turn_against_turn() -> None:
    """The machine slows down to a tenth after the first turn: both do, and the ratio stays."""
    ours = bench.Speed(20.0, [200.0, 20.0, 20.0, 22.0])
    theirs = bench.Speed(10.0, [100.0, 10.0, 10.0, 10.0])
    assert bench.ratio(ours, theirs) == 2.0
