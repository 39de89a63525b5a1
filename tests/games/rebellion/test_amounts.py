"""How often: with the leader a card names, without, and not once more."""

from __future__ import annotations

import pytest

from tests.games.rebellion.stage import Galaxy


@pytest.mark.rule("reb.build.queue")
@pytest.mark.parametrize(("leader", "times"), [("moff-jerjerrod", 2), ("emperor-palpatine", 1)])
def test_double_our_efforts_advances_one_unit_or_two(leader: str, times: int) -> None:
    galaxy = Galaxy().queued(3, "3 at-at")
    scene = galaxy.mission("empire", "double-our-efforts", leader).says("empire", *[(3, "at-at")] * times)
    assert scene.queue(2) == f"{times} at-at"
    assert scene.asked == "rebel turn"
