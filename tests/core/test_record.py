"""Records prove themselves: every change is found, and the first wrong answer is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dejarik.core import record as records
from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from tests.toys import Bidding


@pytest.fixture
def finished(bidding: Bidding) -> Match:
    match = Match(bidding, 3, None, 11)
    rng = Rng.from_seed(12)
    while not match.over:
        seat = next(iter(match.questions))
        match.answer(seat, any_answer(match.questions[seat], rng))
    return match


def tampered(match: Match, **changes: Any) -> Refused:
    source = json.loads(records.record(match).to_json())
    source.update(changes)
    with pytest.raises(Refused) as caught:
        records.replay(records.parse(json.dumps(source).encode()))
    return caught.value


def test_a_record_replays_to_the_same_match(finished: Match) -> None:
    found = records.parse(records.record(finished, names=["Аня", "Боря", "Вера"]).to_json())
    assert found.names == ["Аня", "Боря", "Вера"]
    again = records.replay(found)
    assert again.digest() == finished.digest() == found.hash
    assert again.journal == finished.journal


def test_a_record_can_be_replayed_in_part(finished: Match) -> None:
    match = records.replay(records.record(finished), until=4)
    assert len(match.answers) == 4


def test_an_unfinished_match_can_be_recorded(bidding: Bidding) -> None:
    match = Match(bidding, 3, None, 11)
    match.answer(1, match.questions[1].options[0])  # type: ignore[union-attr]
    again = records.replay(records.record(match))
    assert sorted(again.questions) == [0, 2]


def test_the_first_wrong_answer_is_named(finished: Match) -> None:
    answers = [list(given) for given in records.record(finished).answers]
    again = Match(finished.game, 3, None, finished.seed)
    for number, (seat, value) in enumerate(answers):
        question = again.questions[seat]
        others = [option for option in getattr(question, "options", ()) if option != value]
        if others and not isinstance(value, tuple):
            changed = [*answers[:number], [seat, others[0]], *answers[number + 1 :]]
            refusal = tampered(finished, answers=changed)
            assert refusal.reason == "record-hash"
            assert refusal.args_of_sentence["number"] == number + 1
        again.answer(seat, value)


def test_an_illegal_answer_is_named(finished: Match) -> None:
    answers = [list(given) for given in records.record(finished).answers]
    answers[2][1] = 999
    refusal = tampered(finished, answers=answers)
    assert refusal.reason == "record-answer"
    assert refusal.args_of_sentence["number"] == 3


def test_foreign_and_damaged_records_are_refused(finished: Match) -> None:
    assert tampered(finished, game="go").reason == "unknown-game"
    assert tampered(finished, version=99).reason == "record-version"
    assert tampered(finished, seed="00" * 32).reason == "record-commitment"
    assert tampered(finished, seed="zz").reason == "record-damaged"
    assert tampered(finished, hash="0" * 64).reason == "record-hash"
    assert tampered(finished, seats=9).reason == "wrong-seats"
    assert tampered(finished, dejarik=2).reason == "record-damaged"
    assert tampered(finished, answers=[[1]]).reason == "record-damaged"
    assert tampered(finished, answers=[["one", 2]]).reason == "record-damaged"
    for junk in (b"", b"{", b"[]", b'{"dejarik": 1}', b"\xff\xfe"):
        with pytest.raises(Refused) as caught:
            records.parse(junk)
        assert caught.value.reason == "record-damaged"
        assert "\n" not in str(caught.value)


def test_files(finished: Match, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(records.record(finished).to_json())
    assert records.load(path).hash == finished.digest()
    with pytest.raises(Refused, match="There is no file"):
        records.load(tmp_path / "nowhere.json")
    with pytest.raises(Refused):
        records.load(tmp_path)
