"""What each seat, and who watches, may see: nothing widens a view unnoticed."""

from __future__ import annotations

import pytest

from dejarik.core.zones import know
from tests.games.lcg.stage import DARK, LIGHT, Scene


@pytest.mark.rule("lcg.state.hand-hidden", "lcg.gap.public-information")
def test_who_watches_knows_nothing_that_only_a_player_knows() -> None:
    scene = Scene(brisk=False)
    seen, unseen = scene.light.hand("a-wing"), scene.light.hand("c-3po")
    know(scene.table, DARK, (seen,))
    know(scene.table, LIGHT, (unseen,))
    match = scene.start("refresh.5", "dark").match
    assert [face.id for face in match.view(DARK).sides[LIGHT].hand] == [seen]
    assert match.view(None).sides[LIGHT].hand == ()
    assert match.view(None).sides[LIGHT].hand_size == 2


@pytest.mark.rule("lcg.gap.public-information")
@pytest.mark.parametrize("knows", [(), (LIGHT,), (DARK,)])
def test_only_who_knows_it_sees_the_lowest_objective(knows: tuple[int, ...]) -> None:
    scene = Scene(brisk=False)
    match = scene.start("refresh.5", "dark").match
    lowest = match.table.missions[LIGHT][0]
    for seat in knows:
        know(match.table, seat, (lowest,))
    for viewer in (LIGHT, DARK, None):
        shown = [face.id for face in match.view(viewer).sides[LIGHT].bottom]
        assert shown == ([lowest] if viewer in knows else [])
