"""What the numbers of a card are now: changed by effects, never below nothing, and counted for the right cards."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.cards.words import constant, friendly, objective
from dejarik.games.lcg.rules import values
from dejarik.games.lcg.rules.force import force_cards, force_total
from dejarik.games.lcg.rules.payment import best_payment
from dejarik.games.lcg.rules.resources import (
    available,
    cost_of,
    discount,
    match_needed,
    might_pay,
    purse,
    sources,
    why_not_payable,
)
from dejarik.games.lcg.rules.values import FACTS
from dejarik.games.lcg.state import DIAL, Table, player
from tests.games.lcg.stage import DARK, LIGHT, Scene, invent

WORKER = invent("test-worker-unit", "unit", "light", cost=1, capacity=2, resources=2, force=1)


# ── floors ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.gap.capacity-drop", "lcg.gap.reserve-below-zero")
@pytest.mark.parametrize(("change", "expected"), [(0, 2), (-1, 1), (-2, 0), (-3, 0), (-9, 0), (1, 3)])
def test_no_number_falls_below_nothing(change: int, expected: int) -> None:
    scene = Scene()
    table = scene.table
    worker = scene.light.unit(WORKER, role=1)
    piece = table.pieces[worker]
    for stat in ("capacity", "resources", "force", "tactics"):
        scene.lasting(stat, change, (worker,))
    assert values.capacity(table, piece) == expected
    assert values.remaining(table, piece) == expected
    assert values.resource_value(table, piece) == expected
    assert values.force_icons(table, piece) == max(0, expected - 1 if change > -2 else 0)
    assert values.icon_strength(table, piece, "tactics") == max(0, change)
    piece.damage = 1
    assert values.remaining(table, piece) == max(0, expected - 1)
    piece.damage = 5
    assert values.remaining(table, piece) == 0


@pytest.mark.rule("lcg.gap.reserve-below-zero", "lcg.draw.reserve-modified")
@pytest.mark.parametrize(("change", "expected"), [(0, 6), (1, 7), (-5, 1), (-6, 0), (-7, 0), (-20, 0)])
def test_a_reserve_is_six_and_never_below_nothing(change: int, expected: int) -> None:
    scene = Scene()
    scene.lasting("reserve", change, (player(DARK),))
    assert (values.reserve(scene.table, LIGHT), values.reserve(scene.table, DARK)) == (6, expected)


@pytest.mark.rule("lcg.gap.cost-reduced-to-zero")
@pytest.mark.parametrize(("change", "expected"), [(0, 2), (-1, 1), (-2, 0), (-3, 0), (2, 4)])
def test_a_cost_is_changed_for_a_card_and_for_a_player(change: int, expected: int) -> None:
    for stat, own in (("cost", True), ("next-cost", False)):
        scene = Scene()
        card = scene.light.hand("trust-your-feelings")
        scene.lasting(stat, change, (card if own else player(LIGHT),))
        assert cost_of(scene.table, LIGHT, card) == expected
        assert cost_of(scene.table, DARK, card) == (expected if own else 2)


# ── printed or gained ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.kw.edge", "lcg.kw.elite")
def test_traits_and_keywords_are_printed_or_gained() -> None:
    scene = Scene()
    table = scene.table
    luke, wing = scene.light.unit("luke-skywalker"), scene.light.unit("y-wing")
    assert (values.has_trait(table, luke, "character"), values.has_trait(table, wing, "character")) == (True, False)
    assert not values.has_trait(table, DIAL, "character")
    assert not values.has_trait(table, player(LIGHT), "character")
    scene.lasting("trait:droid", 1, (DIAL,))
    assert [values.has_trait(table, DIAL, trait) for trait in ("droid", "character")] == [True, False]
    first = Table(rng=table.rng, cards=("dial", "luke-skywalker"), known=[[], []])
    assert values.has_trait(first, 1, "character")
    scene.lasting("trait:character", 1, (wing,))
    scene.lasting("trait:character", -1, (luke,))
    assert (values.has_trait(table, luke, "character"), values.has_trait(table, wing, "character")) == (False, True)
    for keyword in ("elite", "shielding", "targeted_strike"):
        assert not values.has_keyword(table, table.pieces[wing], keyword)
        scene.lasting(keyword, 1, (wing,))
        assert values.has_keyword(table, table.pieces[wing], keyword)
    assert values.has_keyword(table, table.pieces[luke], "targeted_strike")
    scene.lasting("targeted_strike", -1, (luke,))
    assert values.has_keyword(table, table.pieces[luke], "targeted_strike")
    assert values.resource_value(table, table.pieces[DIAL]) == 0


@pytest.mark.rule("lcg.kw.protect")
def test_protection_is_printed_or_gained() -> None:
    scene = Scene()
    table = scene.table
    guard, tie = (table.pieces[scene.dark.unit(name)] for name in ("emperors-royal-guard", "tie-fighter"))
    assert values.protects(table, guard) == {"character"}
    scene.dark.enhancement("orbital-bombardment")
    assert values.protects(table, tie) == frozenset()
    scene.lasting("protect:vehicle", 1, (guard.id,))
    scene.lasting("protect:droid", -1, (guard.id,))
    scene.lasting("blast", 1, (guard.id,))
    assert values.protects(table, guard) == {"character", "vehicle"}
    assert values.protects(table, tie) == frozenset()


@pytest.mark.rule("lcg.strike.blast", "lcg.strike.with-edge", "lcg.strike.without-edge")
def test_icons_count_by_role_and_edge() -> None:
    gun = invent(
        "test-all-icons", "unit", "light", cost=1, capacity=2,
        normal={"unit_damage": 1, "tactics": 2, "blast": 3}, edge={"unit_damage": 4, "tactics": 5, "blast": 6},
    )  # fmt: skip
    scene = Scene()
    piece = scene.table.pieces[scene.light.unit(gun)]
    strength = {}
    for role in (1, 2):
        for edge in (LIGHT, DARK, -1):
            piece.role, scene.table.edge = role, edge
            strength[role, edge] = [values.icon_strength(scene.table, piece, icon) for icon in values.ICONS]
    assert strength == {
        (1, LIGHT): [5, 7, 9],
        (1, DARK): [1, 2, 3],
        (1, -1): [1, 2, 3],
        (2, LIGHT): [5, 7, 0],
        (2, DARK): [1, 2, 0],
        (2, -1): [1, 2, 0],
    }


@pytest.mark.rule("lcg.eng.participants")
def test_only_units_participate() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", role=1)
    saber = scene.light.enhancement("jedi-lightsaber", on=luke, role=1)
    scene.light.unit("y-wing")
    assert [piece.id for piece in values.participants(scene.table, LIGHT)] == [luke]
    assert values.participants(scene.table, DARK) == []
    assert [piece.id for piece in values.enhancements(scene.table, luke)] == [saber]


@pytest.mark.rule("lcg.force.struggle-count", "lcg.force.commit")
def test_force_cards_and_icons_are_counted_for_their_player() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", committed=True)
    scene.dark.unit("darth-vader", committed=True)
    table = scene.table
    assert [force_cards(table, seat) for seat in (LIGHT, DARK)] == [2, 2]
    assert [force_total(table, seat) for seat in (LIGHT, DARK)] == [3, 4]
    table.pieces[luke].focus = 1
    assert [force_total(table, seat) for seat in (LIGHT, DARK)] == [0, 4]
    scene.lasting("struggle", 2, (player(LIGHT),))
    assert [force_total(table, seat) for seat in (LIGHT, DARK)] == [2, 4]


# ── sources and prices ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("lcg.res.sources", "lcg.res.value-cap")
@pytest.mark.parametrize("how", ["constant", "lasting", "both", "elsewhere"])
def test_resources_may_be_changed(how: str) -> None:
    scene = Scene()
    outpost = scene.light.enhancement("hidden-outpost")
    if how in ("constant", "both"):
        boom = invent("test-boom", "objective", "light", constant("resources", 1, friendly & ~objective), capacity=5)
        scene.light.objective(boom)
    if how in ("lasting", "both"):
        scene.lasting("resources", 1, (outpost, scene.light.affiliation_card))
    if how == "elsewhere":
        scene.lasting("blast", 1, (outpost,))
    value = {"constant": 2, "lasting": 2, "both": 3, "elsewhere": 1}[how]
    assert [source.value for source in sources(scene.table, LIGHT)] == [value, value]
    assert available(scene.table, LIGHT) == purse(scene.table, LIGHT).total == 2 * value


@pytest.mark.rule("lcg.res.match", "lcg.res.neutral-source")
def test_a_source_that_matches_anything_does_so_while_it_is_ready() -> None:
    scene = Scene(light="smugglers-and-spies")
    neutral = invent("test-neutral", "objective", "light", resources=1, capacity=5)
    first, second = scene.light.objective(neutral), scene.light.objective(neutral)
    scene.light.enhancement("common-ground", on=first)
    card = scene.light.hand("trust-your-feelings")
    table = scene.table
    table.pieces[scene.light.affiliation_card].focus = 1
    assert why_not_payable(table, LIGHT, card) is None
    assert [(source.card, source.match) for source in sources(table, LIGHT, "jedi")] == [(first, True), (second, False)]
    assert purse(table, LIGHT).matches == {"*", None}
    table.pieces[first].focus = 1
    table.pieces[scene.light.affiliation_card].focus = 0
    assert [source.match for source in sources(table, LIGHT, "jedi")] == [False, False]
    assert why_not_payable(table, LIGHT, card) == "lcg.res.match"


@pytest.mark.rule("lcg.res.match", "lcg.res.neutral-card")
def test_where_no_match_is_needed() -> None:
    scene = Scene()
    jedi, neutral = scene.light.hand("trust-your-feelings"), scene.light.hand("a-wing")
    table = scene.table
    assert (match_needed(table, LIGHT, jedi), match_needed(table, LIGHT, neutral)) == ("jedi", None)
    scene.lasting("no-match", 1, (jedi,))
    assert match_needed(table, LIGHT, jedi) is None
    table.lasting.clear()
    scene.lasting("ignore-match", 1, (player(DARK),))
    assert match_needed(table, LIGHT, jedi) == "jedi"
    scene.lasting("ignore-match", 1, (player(LIGHT),))
    assert match_needed(table, LIGHT, jedi) is None


@pytest.mark.rule("lcg.deploy.cannot-afford", "lcg.res.match", "lcg.res.zero-cost")
def test_what_can_be_paid() -> None:
    """Trust Your Feelings costs 2 and wants a Jedi match; `more` is what its ability costs besides."""
    for own, others, more, expected in (
        (True, 1, 0, None),
        (True, 0, 0, "lcg.deploy.cannot-afford"),
        (False, 2, 0, "lcg.res.match"),
        (False, 1, 0, "lcg.deploy.cannot-afford"),
        (True, 1, 1, "lcg.deploy.cannot-afford"),
        (True, 2, 1, None),
    ):
        scene = Scene()
        card = scene.light.hand("trust-your-feelings")
        for _ in range(others):
            scene.light.enhancement("hidden-outpost")
        scene.table.pieces[scene.light.affiliation_card].focus = int(not own)
        assert why_not_payable(scene.table, LIGHT, card, more) == expected
        scene.lasting("cost", -2, (card,))
        assert why_not_payable(scene.table, LIGHT, card) is None
        enough = own + others >= more
        assert (why_not_payable(scene.table, LIGHT, card, more) is None) == enough


@pytest.mark.rule("lcg.deploy.cannot-afford")
def test_discounts_in_play_are_reckoned_with() -> None:
    scene = Scene(light="rebel-alliance")
    wing = scene.light.hand("y-wing")
    scene.light.hand("a-wing", "a-wing", "a-wing")
    table = scene.table
    cost = FACTS["y-wing"].cost
    assert cost > 1
    assert discount(table, LIGHT, wing) == 0
    scene.light.objective("the-defense-of-yavin-4", focus=1)
    assert discount(table, LIGHT, wing) == min(3, cost - 1)
    scene.light.objective("the-defense-of-yavin-4", focus=1)
    assert discount(table, LIGHT, wing) == min(3, cost - 1)
    assert discount(table, DARK, wing) == 0
    pilot = scene.light.hand("rookie-pilot")
    assert discount(table, LIGHT, pilot) == 0
    assert why_not_payable(table, LIGHT, wing) is None
    table.pieces[scene.light.affiliation_card].focus = 1
    assert why_not_payable(table, LIGHT, wing) == "lcg.deploy.cannot-afford"
    scene.light.enhancement("cloud-city-casino")
    assert why_not_payable(table, LIGHT, wing) == ("lcg.deploy.cannot-afford" if FACTS["y-wing"].affiliation else None)


@pytest.mark.rule("lcg.deploy.cannot-afford")
def test_a_purse_knows_what_is_certainly_too_dear() -> None:
    scene = Scene()
    scene.light.enhancement("hidden-outpost")
    assert purse(scene.table, LIGHT) == (2, {"jedi", FACTS["hidden-outpost"].affiliation}, 2)
    scene.lasting("blast", 1, ())
    assert purse(scene.table, LIGHT).ceiling > 20
    for name in ("in-you-must-go", "the-defense-of-yavin-4"):
        other = Scene()
        other.light.objective(name)
        assert purse(other.table, LIGHT).ceiling > 20
    empty = Scene()
    empty.table.pieces[empty.light.affiliation_card].focus = 1
    assert purse(empty.table, LIGHT) == (0, set(), 0)
    assert not purse(empty.table, LIGHT).match(None)
    assert not purse(empty.table, LIGHT).match("jedi")


@pytest.mark.rule("lcg.state.hand-hidden")
def test_what_a_hidden_card_might_cost_for_all_to_see() -> None:
    scene = Scene()
    free, dear = FACTS["dark-precognition"], FACTS["superlaser-blast"]
    assert (free.cost, dear.cost > 2) == (0, True)
    exact = FACTS["trust-your-feelings"]
    scene.light.enhancement("hidden-outpost")
    assert [might_pay(scene.table, LIGHT, printed) for printed in (free, exact, dear)] == [True, True, False]
    scene.lasting("blast", 1, ())
    assert not might_pay(scene.table, LIGHT, dear)
    for piece in scene.table.pieces.values():
        piece.focus = 1
    assert FACTS["tie-fighter"].cost == 1
    assert might_pay(scene.table, LIGHT, FACTS["tie-fighter"]) is False
    scene.lasting("next-cost", -1, (player(LIGHT),))
    assert might_pay(scene.table, LIGHT, dear)
    cheap = Scene()
    cheap.light.objective("in-you-must-go")
    assert might_pay(cheap.table, LIGHT, dear)


def test_the_thriftiest_payment() -> None:
    """As little surplus as can be, then as few matching sources, then as few sources; a match pays first."""
    cases = {
        ((1, 1, 3), (True, False, False), 2): (1, 1, 0),
        ((1, 1, 3), (True, True, False), 2): (1, 1, 0),
        ((2, 1, 1), (True, True, False), 2): (2, 0, 0),
        ((1, 1, 1, 2), (True, False, False, False), 3): (1, 0, 0, 2),
        ((3, 3), (False, True), 2): (0, 2),
        ((3, 3), (False, True), 4): (1, 3),
        ((1, 2), (True, True), 1): (1, 0),
    }
    assert {case: best_payment(*case) for case in cases} == cases
