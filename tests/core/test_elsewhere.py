"""Matches that leave the process, begin in the middle, or were played without bookkeeping."""

from __future__ import annotations

import copy
import os
import pickle
from pathlib import Path

import pytest

from dejarik.core.game import AnyGame
from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.lab import conformance, elsewhere
from tests.conftest import register
from tests.forgetful import Forgetful
from tests.toys import Bidding


def some_way(game: AnyGame, answers: int = 9) -> Match:
    match, rng = Match(game, 3, None, 1), Rng.from_seed(1)
    for _ in range(answers):
        conformance.step(match, rng)
    return match


def finish(match: Match) -> str:
    rng = Rng.from_seed(7)
    while not match.over:
        conformance.step(match, rng)
    return match.digest()


@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_match_can_be_copied_and_pickled(bidding: Bidding, twin_of: object) -> None:
    match = some_way(bidding)
    twin = twin_of(match)  # type: ignore[operator]
    assert twin is not match
    assert (twin.digest(), twin.journal, twin.answers) == (match.digest(), match.journal, match.answers)
    before = match.digest()
    finish(twin)
    assert match.digest() == before
    assert finish(match) == twin.digest()


@pytest.mark.parametrize("method", ["record", "snapshot", "fork", "rewind", "guess"])
def test_a_match_played_out_refuses_what_it_cannot_give(bidding: Bidding, method: str) -> None:
    match, rng = some_way(bidding), Rng.from_seed(1)
    match.play_out(lambda question: any_answer(question, rng))
    arguments = (0,) if method in ("rewind", "guess") else ()
    with pytest.raises(Refused) as refused:
        getattr(match, method)(*arguments)
    assert refused.value.reason == "answers-not-kept"


class Index:
    """A whole number of another library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class Name(str):
    __slots__ = ()


def test_numbers_and_words_of_other_libraries_become_plain_ones(bidding: Bidding) -> None:
    match = Match(bidding, 3, None, 1)
    card = match.questions[1].options[0]  # type: ignore[union-attr]
    assert match.answer(Index(1), Index(card)) == card  # type: ignore[arg-type]
    assert [type(part) for part in match.answers[0]] == [int, int]
    rng = Rng.from_seed(2)
    while not any(question.kind == "again" for question in match.questions.values()):
        conformance.step(match, rng)
    (seat,) = match.questions
    assert type(match.answer(seat, Name("no"))) is str
    assert match.record().to_json()


@pytest.mark.parametrize("seat", [True, 0.0, "0", None])
def test_a_seat_is_a_whole_number(bidding: Bidding, seat: object) -> None:
    match = Match(bidding, 3, None, 1)
    before = match.digest()
    with pytest.raises(Refused):
        match.answer(seat, match.questions[0].options[0])  # type: ignore[arg-type,union-attr]
    assert (match.digest(), match.answers) == (before, [])


@pytest.mark.parametrize("value", [True, 0.0, 1 << 60, [[[[[[[[[[[1]]]]]]]]]]], {}, b"a"])
def test_an_answer_is_small_and_plain(bidding: Bidding, value: object) -> None:
    match = Match(bidding, 3, None, 1)
    with pytest.raises(Refused) as refused:
        match.answer(0, value)
    assert refused.value.reason == "malformed-answer"


def test_a_match_can_begin_with_a_table_laid_out_by_hand(bidding: Bidding) -> None:
    table = Match(bidding, 3, None, 1).table.copy()
    table.points = [9, 0, 0]
    match = Match.at(bidding, table, 3)
    rng = Rng.from_seed(1)
    while match.table.round < 2:
        conformance.step(match, rng)
    stored = Match.restore(match.snapshot())
    for one in (match, stored):
        one.rewind(2)
        assert (len(one.answers), one.table.points) == (2, [9, 0, 0])
    assert stored.digest() == match.digest() == match.fork().digest()
    with pytest.raises(Refused) as refused:
        match.record()
    assert refused.value.reason == "laid-out-by-hand"
    with pytest.raises(Refused):
        match.guess(0).record()


def test_another_process_that_never_started_a_match_goes_on_with_one() -> None:
    """The toy is registered there by an entry point, as any package's game is."""
    match = some_way(Bidding())
    with pytest.raises(Refused):
        Match.restore(match.snapshot())  # here nobody knows the toy
    assert "bidding" in elsewhere.play_on(match.snapshot(), [])


@pytest.fixture
def forgetful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """A game that works only in a process in which a match was started, registered here and in other processes."""
    info = tmp_path / "forgetful-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: forgetful\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[dejarik.games]\nforgetful = tests.forgetful:GAME\n")
    root = Path(__file__).resolve().parents[2]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(root)]))
    return register(monkeypatch, Forgetful())


def test_a_game_that_knows_its_cards_only_where_a_match_began_is_caught(forgetful: AnyGame) -> None:
    conformance.survives_storage(forgetful, 3, 1)  # the same process hides it
    with pytest.raises(conformance.Broken):
        conformance.survives_elsewhere(forgetful, 3, 1)
