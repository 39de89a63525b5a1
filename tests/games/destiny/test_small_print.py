"""What is seldom met and rules all the same: the neighbour whom a card does not mean, the die that shows nothing."""

from __future__ import annotations

import pytest

from dejarik.core.lasting import Lasting
from dejarik.games.destiny.notes import Attached
from dejarik.games.destiny.rules import resolving, zones
from dejarik.games.destiny.rules.values import combined, value
from dejarik.lab.stage import perform
from tests.games.destiny.stage import Stage

TROOPER = ("first-order-stormtrooper", 1)


@pytest.mark.rule("dst.clar.hampered-turn")
def test_who_is_hampered_hampers_nobody_else() -> None:
    stage = Stage([TROOPER], [("hired-gun", 2), ("rebel-trooper", 2)])
    gun, trooper = stage.teams[1]
    stage.downgrade(gun, "hampered")
    dice = {card: [stage.show(card, "1R", which) for which in (0, 1)] for card in (gun, trooper)}
    stage.t.active = 1
    for card, rule in ((gun, "dst.clar.hampered-turn"), (trooper, None)):
        first, second = dice[card]
        stage.t.resolved, stage.t.earlier = [first], 1
        assert resolving.why_not(stage.t, 1, second) == rule


@pytest.mark.rule("dst.die.value")
@pytest.mark.parametrize("side", ["-", "Sp"])
def test_a_side_without_a_number_counts_nothing_whatever_is_added(side: str) -> None:
    stage = Stage([("kylo-ren-vaders-disciple", 1)], [TROOPER])
    die, other = stage.show(stage.teams[0][0], side), stage.show(stage.teams[1][0], "1RD")
    stage.t.lasting.append(Lasting("value", 2, (die, other), "round"))
    assert (value(stage.t, die), value(stage.t, other), combined(stage.t, [die, other])) == (0, 3, 3)


@pytest.mark.rule("dst.upgrade.limit-3")
def test_who_becomes_an_upgrade_is_told_and_counts_among_the_three() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [TROOPER])
    luke, padawan = stage.teams[0]
    knives = [stage.upgrade(padawan, "vibroknife") for _ in range(3)]
    stage.t.notes = []
    asked = perform(zones.change_type(stage.t, luke, "upgrade", padawan), knives[0])
    assert asked.options("surplus") == [luke, *knives]
    assert [line.note.id for line in stage.t.notes if isinstance(line.note, Attached)] == [luke]
    stage.t.notes = []
    perform(zones.change_type(stage.t, luke, "support"))
    assert not [line for line in stage.t.notes if isinstance(line.note, Attached)]
