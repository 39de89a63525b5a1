"""A siege of a few seconds: the tool itself, and everything that it asks for."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

import siege
from siegecraft.attacks import anything, body, frame
from siegecraft.siege import Siege, Tally


def test_nonsense_is_of_many_kinds() -> None:
    rng = random.Random(1)
    assert {type(anything(rng)) for _ in range(300)} >= {dict, list, str, int, float, bool, type(None)}
    for make in (body, frame):
        made = [make(rng) for _ in range(300)]
        assert len(set(made)) > 140
        readable = [sent for sent in made if _is_json(sent)]
        assert 100 < len(readable) < 300, "some can be read and some cannot"


def _is_json(sent: str | bytes) -> bool:
    try:
        json.loads(sent)
    except (ValueError, RecursionError):
        return False
    return True


@pytest.mark.parametrize(
    ("status", "answer", "failed"),
    [
        (200, b"", False),
        (404, b'{"error":"unknown-page","message":"No."}', False),
        (404, b"Not Found", True),
        (400, b'{"error":"x","message":""}', True),
        (500, b'{"error":"server-failed","message":"Oh."}', True),
        (503, b'{"error":"busy","message":"Later."}', False),
        (503, b'{"error":"no-storage","message":"Later."}', True),
    ],
)
def test_what_counts_as_a_failure(status: int, answer: bytes, failed: bool) -> None:
    judged, tally = Siege([], 1.0, 1), Tally()
    judged.judge(tally, float("inf"), status, answer, "GET /")
    assert bool(tally.failed) is failed
    tally = Tally()
    judged.judge(tally, 0.0, status, answer, "GET /")  # in the middle of a disaster
    assert bool(tally.failed) is (failed and b"no-storage" not in answer)


def test_a_connection_that_ends_early_ends_no_siege() -> None:
    """A server that is killed in the middle of a handshake sends nothing more."""
    besieged = Siege([], seconds=0.05, seed=1)

    async def cut_off(_siege: Siege, tally: Tally) -> None:
        tally.tried += 1
        raise asyncio.IncompleteReadError(b"", None)

    asyncio.run(besieged.keep("heaps", cut_off))
    assert besieged.tallies["heaps"].tried > 0


def test_a_short_siege_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    status = siege.main(["--minutes", "0.1", "--every", "2", "--crowd", "20", "--seed", "1"])
    told = capsys.readouterr().out
    assert "lost: 0" in told, told
    assert "every match is in order" in told, told
    assert status == 0, told
