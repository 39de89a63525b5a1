"""Positions in which a judge would be called: two texts meet, or something is gone before its turn comes."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.rules.defeat import defeat
from dejarik.lab.stage import perform
from tests.games.destiny.cards.test_spirit_villains import use_special
from tests.games.destiny.stage import Stage

# ── cards that come back are new ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.zone.reenter-is-new", "dst.effect.delayed")
def test_a_character_that_fell_and_came_back_is_not_the_one_that_was_marked() -> None:
    stage = Stage([("jabba-the-hutt-the-great-and-mighty", 1)], [("first-order-stormtrooper", 1), ("hired-gun", 1)])
    (jabba,), (trooper, _) = stage.teams
    ranks = stage.held(1, "endless-ranks")
    use_special(stage, stage.upgrade(jabba, "crime-lord"), trooper)
    perform(defeat(stage.t, [trooper]))
    assert trooper in stage.t.asides[1]
    stage.do(("play", ranks))
    assert trooper in stage.t.pieces
    stage.do("pass", "pass")
    assert stage.t.round == 3
    assert trooper in stage.t.pieces, "he is not the one who was chosen"
