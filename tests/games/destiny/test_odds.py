"""The odds of a pool are exact: they agree with a count by hand and with the engine's own dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product

import pytest
from msgspec.structs import replace

from dejarik.core.refusal import Refused
from dejarik.games.destiny import GAME
from dejarik.games.destiny.cards.facts import FACTS, Side, read_side
from dejarik.games.destiny.odds import Asked, Die, at_least, counts, damage, most_on_average, read_dice
from dejarik.games.destiny.rules import dice
from dejarik.games.destiny.rules.values import face, value
from dejarik.games.destiny.state import die_of
from dejarik.games.destiny.view import view
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


@pytest.mark.rule("dst.gap.x-zero-base", "dst.term.x-value")
@pytest.mark.parametrize(
    ("pool", "expected"),
    [
        ("AT-RT [+2*]; DL-44 Heavy Blaster Pistol [3RD]", 3),  # no trooper's die
        ("AT-RT [+2*]; First Order Stormtrooper (AW #2) [1RD]", 3),
        ("AT-RT [+2*]; First Order Stormtrooper (AW #2) [-]; Holdout Blaster [1RD]", 1),
        ("Training Remote [+1*]; Padawan [2MD]; Lightsaber [+2MD]", 5),
        ("Training Remote [+1*]; Lightsaber [3MD1]", 3),
        ("Launch Bay [XRD]; Promotion [+1RD]; Lure of Power [+2*]", 3),
        ("Launch Bay [XRD]; Promotion [+1MD]", 0),
    ],
)
def test_a_modifier_counts_beside_the_dice_that_it_may_join(pool: str, expected: int) -> None:
    assert max(most_on_average(tuple(read_dice(pool)), 1).weights) == expected


def test_one_die_by_hand() -> None:
    sides = [
        side.value if counts(side) and not side.modifier and not side.cost else 0 for side in FACTS[STORMTROOPER].sides
    ]
    found = most_on_average((Die(STORMTROOPER),), 0)
    for dealt in set(sides):
        assert found.chance(lambda value, dealt=dealt: value == dealt) == Fraction(sides.count(dealt), 6)  # type: ignore[misc]


def test_a_reroll_never_promises_less() -> None:
    cards = (Die(STORMTROOPER), Die(STORMTROOPER), Die("hired-gun"))
    means = [most_on_average(cards, 1, rerolls).mean(int) for rerolls in range(4)]
    assert means == sorted(set(means))
    fewer, more = at_least(cards, 1, 1), at_least(cards, 1, 2)
    assert all(one <= other for one, other in zip(fewer, more, strict=True))
    assert fewer != more


# ── counted in another way ─────────────────────────────────────────────────────────────────────────────────────────


def _throws(cards: Sequence[str], lying: Sequence[Side], again: Sequence[int]) -> Iterator[tuple[Side, ...]]:
    """Every way the dice lie after some of them are rolled."""
    rolled = [FACTS[card].sides if place in again else (lying[place],) for place, card in enumerate(cards)]
    return product(*rolled)


def _chance(cards: Sequence[str], lying: Sequence[Side], resources: int, least: int, rerolls: int) -> Fraction:
    """The best chance of at least so much damage, by trying every choice of dice."""
    if not rerolls:
        return Fraction(damage(tuple(side for side in lying if counts(side)), resources) >= least)
    found = []
    for chosen in product((False, True), repeat=len(cards)):
        throws = list(_throws(cards, lying, [place for place, so in enumerate(chosen) if so]))
        good = sum(_chance(cards, throw, resources, least, rerolls - 1) for throw in throws)
        found.append(Fraction(good) / len(throws))
    return max(found)


@pytest.mark.parametrize(
    ("cards", "written", "resources", "rerolls"),
    [
        (("hired-gun", STORMTROOPER, "darth-vader-sith-lord"), ("-", "1RD", "2MD"), 1, 1),
        (("hired-gun", STORMTROOPER, "darth-vader-sith-lord"), ("-", "1RD", "2MD"), 0, 1),
        (("lightsaber", "rey-force-prodigy"), ("1Sh", "1MD"), 0, 2),
        (("hired-gun",), ("9RD",), 0, 1),
    ],
)
def test_every_choice_of_dice_was_weighed(
    cards: tuple[str, ...], written: tuple[str, ...], resources: int, rerolls: int
) -> None:
    lying = [read_side(side) for side in written]
    pool = tuple(Die(card, side) for card, side in zip(cards, lying, strict=True))
    found = at_least(pool, resources, rerolls)
    assert len(found) > 1
    for least, chance in enumerate(found):
        assert chance == _chance(cards, lying, resources, least, rerolls)
    assert _chance(cards, lying, resources, len(found), rerolls) == 0


# ── the engine's own dice ──────────────────────────────────────────────────────────────────────────────────────────


def _stage() -> tuple[Stage, list[int], list[str]]:
    stage = Stage((("hired-gun", 1), (STORMTROOPER, 2)), ((STORMTROOPER, 1),))
    pieces = stage.table.pieces
    mine = [die_of(card, number) for card in stage.teams[0] for number in range(len(pieces[card].dice))]
    return stage, mine, [stage.table.cards[card] for card in stage.teams[0] for _ in pieces[card].dice]


def test_twenty_thousand_rolls_of_the_engine_agree() -> None:
    stage, mine, cards = _stage()
    table = stage.table
    seen: Counter[int] = Counter()
    for _ in range(20_000):
        dice.roll_into_pool(table, 0, mine)
        shown = tuple(side for side in (face(table, die) for die in mine) if counts(side))
        seen[damage(shown, 1)] += 1
        dice.put_back(table, mine)
    exact = most_on_average(tuple(Die(card) for card in cards), 1)
    for dealt in exact.weights:
        share = float(exact.chance(lambda value, dealt=dealt: value == dealt))  # type: ignore[misc]
        assert seen[dealt] / 20_000 == pytest.approx(share, abs=0.015)


def test_rerolls_of_the_engine_agree() -> None:
    stage, mine, cards = _stage()
    table = stage.table
    dice.roll_into_pool(table, 0, mine)
    blanks = {die: next(i for i, side in enumerate(FACTS[card].sides) if not counts(side))
              for die, card in zip(mine, cards, strict=True)}  # fmt: skip
    reached: Counter[int] = Counter()
    for _ in range(6000):
        table.showing.update(blanks)
        for question in dice.reroll(table, 0, mine):
            raise AssertionError(question)
        reached[damage(tuple(side for side in (face(table, die) for die in mine) if counts(side)), 1)] += 1
    # with nothing but blanks in the pool all dice are rolled again, whatever one hopes for
    exact = at_least(tuple(Die(card, read_side("-")) for card in cards), 1, 1)
    for least, chance in enumerate(exact):
        share = sum(count for dealt, count in reached.items() if dealt >= least) / 6000
        assert share == pytest.approx(float(chance), abs=0.03)


def _x_and_more() -> tuple[Stage, list[int]]:
    """Two X-Wings, a Launch Bay with three cards in hand, and an E-Web beside its own battlefield; all show blanks."""
    stage = Stage((("hired-gun", 1),), ((STORMTROOPER, 1),))
    cards = [stage.support(0, name) for name in ("x-wing", "x-wing", "launch-bay", "e-web-emplacement")]
    stage.table.control = 0
    stage.hand(0, "datapad", "datapad", "datapad")
    return stage, [stage.show(card, "-") for card in cards]


def _as_the_page_writes(stage: Stage) -> str:
    pool = view(stage.table, 0).players[0].pool
    return "; ".join(f"{die.card} {{X={die.x} {die.added:+}}} [{die.face}]" for die in pool)


def _shares(stage: Stage, mine: list[int], resources: int, times: int = 8000) -> list[float]:
    """How often the engine's rerolls of all these dice bring at least 0, 1, 2 … damage."""
    table = stage.table
    seen: Counter[int] = Counter()
    for _ in range(times):
        for question in dice.reroll(table, 0, mine):
            raise AssertionError(question)
        shown = [replace(face(table, die), value=value(table, die)) for die in mine]
        seen[damage(tuple(side for side in shown if counts(side)), resources)] += 1
    return [sum(count for dealt, count in seen.items() if dealt >= least) / times for least in range(max(seen) + 1)]


@pytest.mark.rule("dst.term.x-value")
def test_rolls_of_dice_whose_numbers_are_not_the_printed_ones_agree() -> None:
    stage, mine = _x_and_more()
    asked = _as_the_page_writes(stage)
    assert asked == "; ".join(
        ("x-wing {X=2 +0} [-]", "x-wing {X=2 +0} [-]", "launch-bay {X=3 +0} [-]", "e-web-emplacement {X=0 +1} [-]")
    )
    thrown = at_least(tuple(read_dice(asked.replace(" [-]", ""))), 1)
    assert _shares(stage, mine, 1) == pytest.approx([float(chance) for chance in thrown], abs=0.02)
    # with nothing but blanks in the pool all dice are rolled again; the card for it is one less for Launch Bay
    rerolled = at_least(tuple(read_dice(asked)), 1, 1)
    stage.table.hands[0].pop()
    assert _shares(stage, mine, 1) == pytest.approx([float(chance) for chance in rerolled], abs=0.02)


def test_a_hand_that_is_discarded_for_rerolls_is_no_longer_counted() -> None:
    stage = Stage((("hired-gun", 1),), ((STORMTROOPER, 1),))
    bay = stage.show(stage.support(0, "launch-bay"), "XRD")
    stage.hand(0, "datapad", "datapad", "datapad")
    assert value(stage.table, bay) == 3
    stage.do(("reroll", stage.table.hands[0][0]), ())
    assert value(stage.table, bay) == 2
    third = Fraction(1, 3)  # two sides of six
    blank = at_least(tuple(read_dice("Launch Bay {X=3} [-]")), 0, 2)
    assert list(blank) == [1, 1 - (1 - third) ** 2, third]  # two only if the first reroll brings it, three never
    lying = at_least(tuple(read_dice("Launch Bay {X=3} [XRD]")), 0, 2)
    assert list(lying) == [1] * 4  # whoever has enough stops
    assert at_least(tuple(read_dice("Launch Bay {X=3} [XRD]; Hired Gun [-]")), 0, 2)[3] == 1
    assert most_on_average(tuple(read_dice("Launch Bay {X=3} [XRD]")), 0, 2).weights.keys() == {3}
    even = "Launch Bay {X=2} [XRD]; X-Wing {X=2} [-]"  # one less for sure, two more for every other roll
    assert most_on_average(tuple(read_dice(even)), 1, 1).weights.keys() == {2}


# ── what is asked ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_names_are_read_as_people_write_them() -> None:
    soldier = FACTS[STORMTROOPER]
    assert read_dice("2x First Order Stormtrooper; Hired Gun") == [
        Die(STORMTROOPER), Die(STORMTROOPER), Die("hired-gun")
    ]  # fmt: skip
    assert read_dice(f"Whatever ({soldier.set} #{soldier.number}) [2RD1]") == [Die(STORMTROOPER, read_side("2RD1"))]
    assert read_dice("Hired Gun [4RD1]") == [Die("hired-gun", read_side("4RD1"))]  # something has raised it
    assert read_dice("Hired Gun [XRD1]") == [Die("hired-gun", read_side("0RD1"))]
    assert read_dice("2 X-Wing {X=2}") == [Die("x-wing", x=2)] * 2
    assert read_dice("Launch Bay {x = 3, -1} [XRD]") == [Die("launch-bay", read_side("XRD"), 3, -1)]
    assert read_dice("E-Web Emplacement {+1} [2RD]") == [Die("e-web-emplacement", read_side("2RD"), added=1)]
    for words, reason in (
        ("Launch Bay {three}", "odds-no-numbers"),
        ("Launch Bay {X=3} or so", "odds-no-numbers"),
        ("Launch Bay {X=333}", "odds-no-numbers"),
        ("{X=3}", "odds-no-die"),
        ("", "odds-no-dice"),
        ("Foo", "odds-no-die"),
        ("Rey", "odds-which-die"),
        ("Take Cover", "odds-no-die"),
        ("Hired Gun [2XX]", "odds-no-side"),
        ("Hired Gun []", "odds-no-side"),
        ("Hired Gun [", "odds-no-side"),
        ("Lightsaber [2MD]", "odds-no-side"),  # it has that with a plus, and without one for a resource
        ("Lightsaber [1RD]", "odds-no-side"),
    ):
        with pytest.raises(Refused) as refused:
            read_dice(words)
        assert refused.value.reason == reason


def test_as_many_rerolls_as_there_is_time_for() -> None:
    assert GAME.odds.reckon(Asked("3 Darth Vader Sith Lord", reroll=3)).details["rerolls"] == 3
    assert GAME.odds.reckon(Asked("7 Darth Vader Sith Lord [-]", reroll=3)).details["rerolls"] == 1
    assert GAME.odds.reckon(Asked("Darth Vader Sith Lord", reroll=50)).details["rerolls"] == 5
    with pytest.raises(Refused) as refused:
        GAME.odds.reckon(Asked("11 Darth Vader Sith Lord"))
    assert refused.value.reason == "odds-too-many-dice"
    with pytest.raises(Refused) as refused:
        GAME.odds.reckon(Asked("Hired Gun;" * 500))
    assert refused.value.reason == "odds-too-many-dice"


def test_dice_that_do_no_damage_promise_none() -> None:
    found = GAME.odds.reckon(Asked("Hired Gun [-]"))
    assert found.chances == (1.0,)
    assert found.details["at_least"] == [1.0]
