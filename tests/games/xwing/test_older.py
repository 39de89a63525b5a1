"""Records of older versions can still be played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from dejarik.core.record import Record, convert, load, replay
from dejarik.core.refusal import Refused

OLD = sorted((Path(__file__).parent / "records").glob("version-2-*.json"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_is_played_anew_and_proves_itself_again(path: Path) -> None:
    old = load(path)
    with pytest.raises(Refused) as refused:
        replay(old)
    assert refused.value.reason == "record-version"
    today = convert(old)
    assert (today.version, len(today.answers), today.seed) == (3, len(old.answers), old.seed)
    match = replay(today)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.result in ("imperial-won", "rebel-won")


def test_what_the_rules_of_today_cannot_follow_is_refused_with_its_number() -> None:
    old = load(OLD[0])
    answers = [*old.answers[:5], [old.answers[5][0], "nothing of the kind"], *old.answers[6:]]
    with pytest.raises(Refused) as refused:
        convert(msgspec.structs.replace(old, answers=answers))
    assert refused.value.reason == "record-convert"
    assert refused.value.args_of_sentence["number"] == 6


def test_what_was_never_known_is_not_converted() -> None:
    old: Record = msgspec.structs.replace(load(OLD[0]), version=1)
    with pytest.raises(Refused) as refused:
        convert(old)
    assert refused.value.reason == "record-version"
