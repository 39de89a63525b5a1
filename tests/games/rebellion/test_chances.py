"""The chances that a combat's page shows: the rules themselves come to the same."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from dejarik.core.question import Ask, Share
from dejarik.games.rebellion.facts import EMPIRE, PART, PLACE, REBEL, THEATRES, whole_box
from tests.games.rebellion.stage import Galaxy

PLAYS = 200


class Battle(msgspec.Struct):
    """Units that meet, and how often each side alone is left: `web/tests/rebellion.test.ts` reads the same file."""

    units: dict[str, int]
    theatre: str
    empire: float
    rebel: float


BATTLES = msgspec.json.decode((Path(__file__).parent / "battles.json").read_bytes(), type=list[Battle])


def left(battle: Battle, seed: int) -> list[bool]:
    """Fight without cards and retreat, every hit where it destroys most: who still stands in the theatre?"""
    galaxy = Galaxy(seed=seed).put("naboo", ", ".join(f"{count} {name}" for name, count in battle.units.items()))
    match = galaxy.combat("naboo").match
    while match.table.combat is not None:
        ((seat, question),) = match.questions.items()
        if isinstance(question, Share):
            assert question.start is not None
            match.answer(seat, question.start())
        else:
            assert isinstance(question, Ask)
            match.answer(seat, question.options[0])
    part = THEATRES.index(battle.theatre)
    return [any(match.table.units[PLACE["naboo"]][PART[side][part]]) for side in (REBEL, EMPIRE)]


@pytest.mark.parametrize("battle", BATTLES, ids=lambda battle: " ".join(battle.units))
def test_battles_end_as_often_as_the_page_says(battle: Battle) -> None:
    ends = [left(battle, seed) for seed in range(PLAYS)]
    assert ends.count([True, True]) == 0
    for share, alone in ((battle.rebel, [True, False]), (battle.empire, [False, True])):
        spread = 4 * (share * (1 - share) / PLAYS) ** 0.5
        assert ends.count(alone) / PLAYS == pytest.approx(share, abs=spread)


def test_pages_are_told_of_the_dice() -> None:
    dice = whole_box().dice
    assert list(dice) == ["black", "red", "green"]
    assert all(die.hit + die.direct + die.special + die.blank == 6 for die in dice.values())
