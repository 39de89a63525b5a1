"""The odds of a pool are exact: they agree with a count by hand and with the engine's own dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from dejarik.core.refusal import Refused
from dejarik.games.destiny import GAME
from dejarik.games.destiny.cards.facts import FACTS, read_side
from dejarik.games.destiny.odds import Asked, after_activation, counts, damage, read_dice, with_reroll
from dejarik.games.destiny.rules import dice
from dejarik.games.destiny.rules.values import face
from dejarik.games.destiny.state import die_of
from tests.games.destiny.stage import Stage

STORMTROOPER = "first-order-stormtrooper"


@pytest.mark.parametrize(
    ("sides", "resources", "expected"),
    [
        (("1RD", "2RD"), 0, 3),
        (("+2RD",), 0, 0),
        (("+2RD", "1MD"), 0, 1),
        (("+2RD", "1RD"), 0, 3),
        (("2RD1", "2RD1"), 1, 2),
        (("2RD1", "+2RD"), 0, 0),
        (("3MD2", "1MD1"), 2, 3),
    ],
)
def test_damage_needs_a_base_side_and_its_price(sides: tuple[str, ...], resources: int, expected: int) -> None:
    assert damage(tuple(read_side(side) for side in sides), resources) == expected


def test_one_die_by_hand() -> None:
    sides = [
        side.value if counts(side) and not side.modifier and not side.cost else 0 for side in FACTS[STORMTROOPER].sides
    ]
    found = after_activation([STORMTROOPER], 0)
    for dealt in set(sides):
        assert found.chance(lambda value, dealt=dealt: value == dealt) == Fraction(sides.count(dealt), 6)  # type: ignore[misc]


def test_a_reroll_never_promises_less() -> None:
    cards = [STORMTROOPER, STORMTROOPER, "hired-gun"]
    assert with_reroll(cards, 1).mean(int) > after_activation(cards, 1).mean(int)


def test_twenty_thousand_rolls_of_the_engine_agree() -> None:
    stage = Stage((("hired-gun", 1), (STORMTROOPER, 2)), ((STORMTROOPER, 1),))
    table = stage.table
    mine = [die_of(card, number) for card in stage.teams[0] for number in range(len(table.pieces[card].dice))]
    cards = [table.cards[card] for card in stage.teams[0] for _ in table.pieces[card].dice]
    seen: Counter[int] = Counter()
    for _ in range(20_000):
        dice.roll_into_pool(table, 0, mine)
        shown = tuple(side for side in (face(table, die) for die in mine) if counts(side))
        seen[damage(shown, 1)] += 1
        dice.put_back(table, mine)
    exact = after_activation(cards, 1)
    for dealt in exact.weights:
        share = float(exact.chance(lambda value, dealt=dealt: value == dealt))  # type: ignore[misc]
        assert seen[dealt] / 20_000 == pytest.approx(share, abs=0.015)


def test_names_are_read_as_people_write_them() -> None:
    assert read_dice("2x First Order Stormtrooper; Hired Gun") == [STORMTROOPER, STORMTROOPER, "hired-gun"]
    for words, reason in (
        ("", "odds-no-dice"),
        ("Foo", "odds-no-die"),
        ("Rey", "odds-which-die"),
        ("Take Cover", "odds-no-die"),
    ):
        with pytest.raises(Refused) as refused:
            read_dice(words)
        assert refused.value.reason == reason
    with pytest.raises(Refused) as refused:
        GAME.odds.reckon(Asked("6 Hired Gun", reroll=True))
    assert refused.value.reason == "odds-too-many-dice"
