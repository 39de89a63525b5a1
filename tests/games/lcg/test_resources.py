"""Ресурсы: sources, payment, match; the two worked examples card by card."""

from __future__ import annotations

import pytest

from dejarik.core.question import Share
from dejarik.core.rng import Rng
from dejarik.games.lcg.cards.facts import MisprintedCard, read_card
from dejarik.games.lcg.cards.words import action, focus, place_shield, target, this, unit
from dejarik.games.lcg.notes import Enters, Focused, Generates, OfPayment, Plays, Shielded
from dejarik.games.lcg.rules.payment import any_payment, best_payment
from dejarik.games.lcg.rules.resources import available, sources, why_not_payable
from tests.games.lcg.stage import DARK, LIGHT, Play, Scene, invent


def deploy(scene: Scene, who: str, *ready: int) -> Play:
    """A deployment window in which only these sources are ready."""
    play = scene.start("deployment.2", who)
    for piece in play.table.pieces.values():
        if piece.id and piece.id not in ready and piece.kind in ("objective", "affiliation"):
            piece.focus = 1
    return Play(play.table)


VALUE_3 = invent("test-mine", "objective", "dark", affiliation="sith", resources=3, capacity=5)
VALUE_2 = invent("test-farm", "objective", "dark", affiliation="sith", resources=2, capacity=5)
NEUTRAL = invent("test-market", "objective", "dark", resources=1, capacity=5)


@pytest.mark.rule("lcg.res.cost")
@pytest.mark.parametrize("kind", ["objective", "fate", "affiliation"])
def test_only_units_enhancements_and_events_cost(kind: str) -> None:
    with pytest.raises(MisprintedCard):
        read_card("wrong", "tests", {"number": 1, "type": kind, "side": "light", "cost": 1})
    assert read_card("right", "tests", {"number": 1, "type": "event", "side": "light", "cost": 1}).cost == 1


@pytest.mark.rule("lcg.res.procedure", "lcg.deploy.play-cards", "lcg.deploy.unit-face-up")
def test_show_pay_play() -> None:
    scene = Scene()
    guard = scene.dark.hand("emperors-royal-guard")
    mine = scene.dark.objective(VALUE_2)
    play = deploy(scene, "dark", mine)
    play.answer("dark", ("play", guard))
    kinds = play.notes()
    assert kinds.index(Plays) < kinds.index(Generates) < kinds.index(Enters)
    assert play.piece(mine).focus == 2
    for seat in (LIGHT, DARK):
        shown = {piece.id: piece for piece in play.match.view(seat).pieces}[guard]
        assert (shown.card, shown.focus, shown.damage, shown.controller) == ("emperors-royal-guard", 0, 0, DARK)


@pytest.mark.rule("lcg.res.insufficient", "lcg.deploy.cannot-afford")
def test_what_cannot_be_paid_is_not_played() -> None:
    scene = Scene(brisk=False)
    big = scene.dark.hand("nightsister")
    farm, market = scene.dark.objective(VALUE_2), scene.dark.objective(NEUTRAL)
    play = deploy(scene, "dark", farm)
    play.refuses("dark", ("play", big), "lcg.deploy.cannot-afford")
    assert play.table.hands[DARK] == [big]
    play = deploy(scene, "dark", farm, market, scene.dark.affiliation_card)
    for piece in play.table.pieces.values():
        piece.focus = 0 if piece.id in (farm, market, scene.dark.affiliation_card) else piece.focus
    play = Play(play.table)
    play.answer("dark", ("play", big))
    assert play.most == {farm: 2, market: 1, scene.dark.affiliation_card: 1}
    play.refuses("dark", (0, 2, 0), "lcg.res.insufficient")
    assert not play.piece(farm).focus


@pytest.mark.rule("lcg.res.sources", "lcg.res.ready-only")
def test_sources_are_ready_cards_with_resources() -> None:
    scene = Scene()
    scene.dark.objective(VALUE_2)
    scene.dark.objective(NEUTRAL)
    mine = scene.dark.objective(VALUE_3, focus=1)
    scene.dark.unit("admiral-motti")
    scene.dark.unit("tie-fighter")
    assert available(scene.table, DARK) == 1 + 2 + 1 + 2
    assert mine not in [source.card for source in sources(scene.table, DARK)]


@pytest.mark.rule("lcg.res.value-cap", "lcg.res.one-per-token", "lcg.res.example-value-3")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_source_gives_up_to_its_value(count: int) -> None:
    card = invent(f"test-cost-{count}", "unit", "dark", cost=count, capacity=1)
    scene = Scene()
    mine, market = scene.dark.objective(VALUE_3), scene.dark.objective(NEUTRAL)
    bought = scene.dark.hand(card)
    play = deploy(scene, "dark", mine, market)
    play.answer("dark", ("play", bought))
    play.refuses("dark", (4, 0), "lcg.res.value-cap")
    play.pay_with("dark", {mine: count})
    assert play.piece(mine).focus == count
    assert play.in_play(bought)


@pytest.mark.rule("lcg.res.combine", "lcg.res.example-cost-3", "lcg.res.single-payment", "lcg.gap.overpay")
def test_sources_are_combined_and_a_surplus_is_lost() -> None:
    for taken, lost in (({"p": 2, "q": 1}, 0), ({"p": 2, "q": 3}, 2)):
        scene = Scene()
        p, q = scene.dark.objective(VALUE_2), scene.dark.objective(VALUE_3)
        card = scene.dark.hand("nightsister")
        second = scene.dark.hand("tie-fighter")
        play = deploy(scene, "dark", p, q)
        play.answer("dark", ("play", card)).pay_with("dark", {p: taken["p"], q: taken["q"]})
        assert (play.piece(p).focus, play.piece(q).focus) == (taken["p"], taken["q"])
        assert play.in_play(card)
        assert sum(taken.values()) - 3 == lost
        assert available(play.table, DARK) == 0
        assert why_not_payable(play.table, DARK, second) == "lcg.deploy.cannot-afford"


@pytest.mark.rule("lcg.gap.overpay", "lcg.res.zero-cost")
def test_cost_zero_generates_nothing() -> None:
    scene = Scene()
    p, q = scene.dark.objective(VALUE_2), scene.dark.objective(NEUTRAL)
    one, free = scene.dark.hand("tie-fighter"), scene.dark.hand("dark-precognition")
    play = deploy(scene, "dark", p, q)
    play.answer("dark", ("play", one)).pay_with("dark", {p: 2, q: 1})
    assert play.in_play(one)
    assert available(play.table, DARK) == 0
    play.until("dark action").answer("dark", ("play", free))
    assert not isinstance(play.question, Share)
    assert free in play.table.discards[DARK] + play.table.limbo
    assert (play.piece(p).focus, play.piece(q).focus) == (2, 1)


@pytest.mark.rule("lcg.res.exhausted-after")
def test_a_remainder_cannot_be_taken_later() -> None:
    scene = Scene()
    mine, market = scene.dark.objective(VALUE_3), scene.dark.objective(NEUTRAL)
    first, second = scene.dark.hand("tie-fighter"), scene.dark.hand("tie-fighter")
    play = deploy(scene, "dark", mine, market)
    play.answer("dark", ("play", first)).pay_with("dark", {mine: 1})
    play.until("dark action").answer("dark", ("play", second))
    assert play.piece(mine).focus == 1
    assert play.piece(market).focus == 1


@pytest.mark.rule("lcg.res.match", "lcg.res.neutral-source", "lcg.res.neutral-card")
def test_resource_match() -> None:
    scene = Scene()
    jedi_card = scene.light.hand("believer-in-the-old-ways")
    neutral_card = scene.light.hand("a-wing")
    casino, other = scene.light.enhancement("cloud-city-casino"), scene.light.enhancement("hidden-outpost")
    heroes = scene.light.objective("forgotten-heroes")
    play = deploy(scene, "light", casino, other)
    play.refuses("light", ("play", jedi_card), "lcg.res.match")
    assert ("play", neutral_card) in play.options
    play.answer("light", ("play", neutral_card))
    assert play.in_play(neutral_card)
    for piece in play.table.pieces.values():
        if piece.id in (casino, heroes, scene.light.affiliation_card):
            piece.focus = 0
    play = Play(play.table)
    play.until("light action")
    play.answer("light", ("play", jedi_card))
    play.pay_with("light", {casino: 1, heroes: 1})
    assert play.in_play(jedi_card)


@pytest.mark.rule("lcg.res.neutral-card")
def test_a_neutral_card_takes_any_resources() -> None:
    scene = Scene()
    card = scene.light.hand("a-wing")
    heroes = scene.light.objective("forgotten-heroes")
    play = deploy(scene, "light", heroes, scene.light.affiliation_card)
    for piece in play.table.pieces.values():
        if piece.id == scene.light.affiliation_card:
            piece.focus = 0
    play = Play(play.table)
    play.answer("light", ("play", card))
    assert play.in_play(card)


@pytest.mark.rule("lcg.res.zero-cost", "lcg.gap.cost-reduced-to-zero")
def test_no_match_where_nothing_is_generated() -> None:
    scene = Scene()
    scene.light.objective("in-you-must-go")
    yoda = scene.light.unit("yoda")
    saber = scene.light.hand("jedi-lightsaber")
    play = deploy(scene, "light")
    play.answer("light", ("play", saber))
    assert play.piece(saber).host == yoda
    assert available(play.table, LIGHT) == 0


@pytest.mark.rule("lcg.gap.ability-cost-match")
def test_abilities_need_no_match() -> None:
    scene = Scene(dark="imperial-navy")
    commander, walker = scene.dark.unit("at-st-commander"), scene.dark.unit("at-st")
    theirs = scene.light.objective("a-heros-journey")
    market = scene.dark.objective(NEUTRAL)
    scene.engage(theirs, [commander, walker])
    play = scene.start("engagement.3", "dark")
    for piece in play.table.pieces.values():
        if piece.kind in ("objective", "affiliation") and piece.id != market:
            piece.focus = 1
    play = Play(play.table)
    play.answer("dark", ("use", commander, 0))
    while play.asked.split()[1] in ("target", "choose"):
        play.answer("dark", walker)
    assert play.piece(market).focus == 1
    assert play.piece(walker).shields == 1


@pytest.mark.rule("lcg.res.example-1", "lcg.comp.named-cards")
def test_worked_example_one() -> None:
    scene = Scene()
    first, second = scene.light.enhancement("cloud-city-casino"), scene.light.enhancement("cloud-city-casino")
    heroes = scene.light.objective("forgotten-heroes")
    mothma = scene.light.unit("mon-mothma", focus=1)
    feelings = scene.light.hand("trust-your-feelings")
    play = deploy(scene, "light", first, second, heroes)
    play.answer("light", ("play", feelings))
    sources_named = list(play.most)
    assert set(sources_named) == {first, second, heroes}
    assert play.question.about == OfPayment("trust-your-feelings", feelings, 2, "jedi", (heroes,))
    casinos = tuple(int(card != heroes) for card in sources_named)
    play.refuses("light", casinos, "lcg.res.match")
    play.pay_with("light", {first: 1, heroes: 1})
    assert [play.piece(card).focus for card in (first, second, heroes)] == [1, 0, 1]
    assert play.piece(feelings).host == mothma


@pytest.mark.rule(
    "lcg.res.example-2-setup",
    "lcg.res.example-2-guard",
    "lcg.res.example-2-interrogation",
    "lcg.res.example-2-lightsaber",
    "lcg.comp.named-cards",
)
def test_worked_example_two() -> None:
    scene = Scene(brisk=False)
    heart = scene.dark.objective("the-heart-of-the-empire")
    exploitation = scene.dark.objective("corporate-exploitation")
    mission = scene.dark.objective("reconnaissance-mission")
    sith = scene.dark.affiliation_card
    guard, interrogation, saber = (
        scene.dark.hand(name) for name in ("emperors-royal-guard", "interrogation", "vaders-lightsaber")
    )
    scene.dark.unit("darth-vader")
    scene.light.hand("a-wing", "y-wing")
    play = scene.start("deployment.2", "dark")
    assert available(play.table, DARK) == 6
    assert sum(source.value for source in sources(play.table, DARK, "sith") if source.match) == 4
    play.answer("dark", ("play", guard)).pay_with("dark", {sith: 1, exploitation: 1})
    assert [play.piece(card).focus for card in (sith, exploitation, heart, mission)] == [1, 1, 0, 0]
    assert play.in_play(guard)
    play.until("dark action").answer("dark", ("play", interrogation)).pay_with("dark", {heart: 2})
    play.until("dark action")
    assert play.piece(heart).focus == 2
    assert interrogation in play.table.discards[DARK]
    play.refuses("dark", ("play", saber), "lcg.res.match")
    assert [source.card for source in sources(play.table, DARK)] == [mission]
    assert play.piece(mission).focus == 0
    assert saber in play.table.hands[DARK]


@pytest.mark.rule("lcg.type.affiliation")
def test_the_affiliation_card_gives_one_matching_resource() -> None:
    scene = Scene()
    found = sources(scene.table, DARK, "sith")
    assert [(source.card, source.value, source.match) for source in found] == [(scene.dark.affiliation_card, 1, True)]
    assert [source.match for source in sources(scene.table, DARK, "imperial-navy")] == [False]


@pytest.mark.rule("lcg.state.exhausted-cannot", "lcg.action.focus-self", "lcg.state.focus-a-card")
def test_an_exhausted_card_cannot_be_focused() -> None:
    worker = invent(
        "test-worker", "unit", "light", action(place_shield(target(unit & this)), cost=focus()),
        cost=1, resources=1, capacity=2,
    )  # fmt: skip
    scene = Scene()
    tired, fresh = scene.light.unit(worker, focus=1), scene.light.unit(worker)
    play = scene.start("refresh.5", "light")
    assert ("use", tired, 0) not in play.options
    play.refuses("light", ("use", tired, 0), "lcg.state.exhausted-cannot")
    assert tired not in [source.card for source in sources(play.table, LIGHT)]
    play.answer("light", ("use", fresh, 0))
    assert play.piece(fresh).focus == 1
    assert play.piece(fresh).shields == 1
    kinds = play.notes()
    assert kinds.index(Focused) < kinds.index(Shielded)
    struck = Scene()
    attacker = struck.light.unit(worker, focus=1)
    theirs = struck.dark.objective("shadows-of-dathomir")
    struck.engage(theirs, [attacker], edge="light")
    play = struck.start("engagement.9", "light", halts=("engagement.10",))
    assert play.piece(attacker).focus == 1


def test_payments_of_bots_are_legal() -> None:
    scene = Scene()
    scene.dark.objective(VALUE_3)
    scene.dark.objective(VALUE_2)
    scene.dark.objective(NEUTRAL)
    found = sources(scene.table, DARK, "sith")
    rng = Rng.from_seed(4)
    values, matches = [source.value for source in found], [source.match for source in found]
    for cost in range(1, 7):
        for payment in (any_payment(found, cost, rng), best_payment(values, matches, cost)):
            assert sum(payment) == cost
            assert any(count and source.match for source, count in zip(found, payment, strict=True))
