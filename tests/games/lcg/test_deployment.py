"""Фаза выдвижения: units, enhancements and events; unique and Limited cards; enhancements and their hosts."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.build import TEXTS
from dejarik.games.lcg.cards.ability import Use
from dejarik.games.lcg.cards.facts import cards
from dejarik.games.lcg.cards.words import (
    action,
    any_card,
    discard,
    draw,
    enhance,
    enters,
    friendly,
    lasting,
    objective,
    opponent,
    place_shield,
    put_into_play,
    reaction,
    remove_focus,
    target,
    title,
    unit,
)
from dejarik.games.lcg.rules.playing import hosts, limited_used, why_not_bring, why_not_event
from dejarik.games.lcg.rules.values import icon_strength
from dejarik.games.lcg.rules.zones import destroy
from dejarik.games.lcg.state import player
from tests.games.lcg.stage import DARK, LIGHT, Play, Scene, invent

FREE = invent("test-recruit", "unit", "dark", cost=0, capacity=1)
FREE_LIGHT = invent("test-volunteer", "unit", "light", cost=0, capacity=1)


@pytest.mark.rule("lcg.deploy.any-number", "lcg.deploy.is-action")
def test_any_number_of_cards_one_action_each() -> None:
    scene = Scene(brisk=False)
    cards = [scene.dark.hand(FREE) for _ in range(5)]
    scene.light.hand("a-wing")
    play = scene.start("deployment.2", "dark")
    for card in cards:
        assert play.asked == "dark action"
        play.answer("dark", ("play", card))
        assert play.asked == "light action"
        play.answer("light", "pass")
    assert all(play.in_play(card) for card in cards)


@pytest.mark.rule("lcg.deploy.finish-first", "lcg.timing.action-complete")
def test_an_action_is_finished_before_the_next() -> None:
    scene = Scene(dark="imperial-navy", brisk=False)
    walker = scene.dark.hand("at-st")
    scene.light.hand("a-wing")
    play = scene.start("deployment.2", "dark")
    play.answer("dark", ("play", walker)).skip()
    assert play.asked == "dark reaction"
    assert play.in_play(walker)
    play.answer("dark", (walker, 0, 0))
    assert play.asked == "light action"
    assert len(play.table.hands[DARK]) == 1


@pytest.mark.rule("lcg.deploy.usable-at-once")
def test_a_card_works_from_the_moment_it_is_in_play() -> None:
    scene = Scene()
    casino, unit_card = scene.light.hand("cloud-city-casino"), scene.light.hand("rookie-pilot")
    play = scene.start("deployment.2", "light", halts=("conflict.3",))
    for piece in play.table.pieces.values():
        if piece.kind == "objective" and piece.controller == LIGHT:
            piece.focus = 1
    play = Play(play.table, ("conflict.3", "engagement.3"))
    play.answer("light", ("play", casino))
    assert play.piece(scene.light.affiliation_card).focus == 1
    play.until("light action").answer("light", ("play", unit_card))
    assert play.piece(casino).focus == 1
    play.until("halt").answer("light", "go")
    assert play.asked == "light engage"
    play.answer("light", play.options[1])
    assert play.piece(unit_card).role == 1


@pytest.mark.rule("lcg.deploy.only-active")
def test_units_only_in_the_own_deployment_phase() -> None:
    scene = Scene(brisk=False)
    light, dark = scene.light.hand(FREE_LIGHT), scene.dark.hand(FREE)
    play = scene.start("deployment.2", "dark", halts=("conflict.2",))
    play.answer("dark", "pass")
    play.refuses("light", ("play", light), "lcg.deploy.only-active")
    play.until("halt").answer("light", "go")
    assert play.asked == "dark action"
    play.refuses("dark", ("play", dark), "lcg.deploy.only-active")


@pytest.mark.rule("lcg.type.fate")
def test_fate_cards_are_never_played() -> None:
    scene = Scene(brisk=False)
    fate = scene.dark.hand("heat-of-battle-dark")
    scene.dark.hand("tie-fighter")
    play = scene.start("deployment.2", "dark", halts=("draw.2",))
    assert ("play", fate) not in play.options
    play.refuses("dark", ("play", fate), "lcg.type.fate")
    edge = Scene()
    tie, theirs = edge.dark.unit("tie-fighter"), edge.light.objective("a-heros-journey")
    fate = edge.dark.hand("heat-of-battle-dark")
    edge.engage(theirs, [tie])
    play = edge.start("engagement.6", "dark")
    assert fate in play.options
    cut = Scene()
    fate = cut.dark.hand("heat-of-battle-dark")
    play = cut.start("draw.2", "dark", halts=("draw.3",))
    play.answer("dark", fate)
    assert play.table.discards[DARK] == [fate]


@pytest.mark.rule("lcg.enh.attach", "lcg.enh.example-mon-mothma", "lcg.type.enhancement")
def test_an_enhancement_is_attached_and_works() -> None:
    scene = Scene()
    mothma = scene.light.unit("mon-mothma")
    feelings = scene.light.hand("trust-your-feelings")
    play = scene.start("deployment.2", "light")
    play.answer("light", ("play", feelings)).skip()
    assert play.piece(feelings).host == mothma
    assert {piece.id: piece.host for piece in play.match.view(DARK).pieces}[feelings] == mothma
    armed = Scene()
    believer = armed.light.unit("believer-in-the-old-ways", role=1)
    armed.light.enhancement("jedi-lightsaber", on=believer)
    assert icon_strength(armed.table, armed.table.pieces[believer], "unit_damage") == 2


@pytest.mark.rule("lcg.enh.other-hosts", "lcg.enh.play-area", "lcg.state.play-area")
def test_hosts_are_what_the_card_names() -> None:
    scene = Scene()
    mine = [scene.light.objective("a-heros-journey") for _ in range(2)]
    scene.dark.objective("shadows-of-dathomir")
    lead, casino = scene.light.hand("false-lead"), scene.light.hand("cloud-city-casino")
    assert hosts(scene.table, LIGHT, lead) == mine
    play = scene.start("deployment.2", "light")
    play.answer("light", ("play", casino)).skip()
    assert play.piece(casino).host == player(LIGHT)
    curse = invent("test-curse", "enhancement", "light", enhance(opponent), cost=0)
    scene = Scene()
    card = scene.light.hand(curse)
    play = scene.start("deployment.2", "light")
    play.answer("light", ("play", card))
    assert play.piece(card).host == player(DARK)
    assert play.piece(card).controller == LIGHT


@pytest.mark.rule("lcg.enh.host-leaves", "lcg.state.owner", "lcg.destroy.unit")
def test_enhancements_go_to_their_owners_when_the_host_leaves() -> None:
    for event, who in (("fall-back", "light"), ("force-lightning", "dark")):
        scene = Scene(light="rebel-alliance")
        luke = scene.light.unit("luke-skywalker", focus=1)
        saber = scene.light.enhancement("jedi-lightsaber", on=luke)
        chain = scene.dark.enhancement("intimidated", on=luke)
        card = getattr(scene, who).hand(event)
        play = scene.start("refresh.5", who)
        play.answer(who, ("play", card))
        while play.asked.split()[1] in ("pay", "target"):
            play.skip()
        assert not play.in_play(luke)
        assert saber in play.table.discards[LIGHT]
        assert chain in play.table.discards[DARK]
        assert luke in (play.table.hands if event == "fall-back" else play.table.discards)[LIGHT]


@pytest.mark.rule("lcg.enh.no-limit")
def test_any_number_of_enhancements() -> None:
    scene = Scene()
    yoda = scene.light.unit("yoda")
    for _ in range(4):
        scene.light.enhancement("jedi-lightsaber", on=yoda)
    fifth = scene.light.hand("jedi-lightsaber")
    play = scene.start("deployment.2", "light")
    play.answer("light", ("play", fifth)).skip()
    assert play.piece(fifth).host == yoda


@pytest.mark.rule("lcg.enh.no-host")
def test_no_host_no_enhancement() -> None:
    scene = Scene()
    scene.light.unit("luke-skywalker")
    upgrade = scene.light.hand("astromech-droid-upgrade")
    scene.light.hand("rookie-pilot")
    play = scene.start("deployment.2", "light")
    play.refuses("light", ("play", upgrade), "lcg.enh.no-host")


@pytest.mark.rule("lcg.enh.on-enemy", "lcg.state.friendly-enemy")
def test_enhancements_on_enemy_cards() -> None:
    scene = Scene()
    luke, wing = scene.light.unit("luke-skywalker"), scene.light.unit("a-wing")
    scene.dark.unit("darth-vader")
    card = scene.dark.hand("intimidated")
    assert hosts(scene.table, DARK, card) == [luke]
    play = scene.start("deployment.2", "dark")
    play.answer("dark", ("play", card))
    assert (play.piece(card).host, play.piece(card).owner, play.piece(card).controller) == (luke, DARK, DARK)
    assert play.piece(wing).controller == LIGHT


@pytest.mark.rule("lcg.gap.enhancement-condition")
def test_an_enhancement_leaves_a_host_that_no_longer_fits() -> None:
    bewitch = invent(
        "test-bewitch", "event", "dark", action(lasting("trait:character", -1, target(unit), "turn")), cost=0
    )
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    feelings = scene.light.enhancement("trust-your-feelings", on=luke)
    casino = scene.light.enhancement("cloud-city-casino")
    spell = scene.dark.hand(bewitch)
    play = scene.start("refresh.5", "dark", halts=("refresh.6",))
    play.answer("dark", ("play", spell))
    assert play.table.discards[LIGHT] == [feelings]  # at once
    assert play.in_play(casino)


@pytest.mark.rule("lcg.kw.limited", "lcg.gap.limited-scope")
def test_one_limited_card_a_turn() -> None:
    scene = Scene(brisk=False)
    first, second = scene.light.hand("cloud-city-casino"), scene.light.hand("hidden-outpost")
    play = scene.start("deployment.2", "light")
    play.answer("light", ("play", first)).skip()
    play.until("light action")
    play.refuses("light", ("play", second), "lcg.kw.limited")
    play.until("halt").answer("light", "go").until("halt").answer("light", "go")
    while play.table.step != "deployment.2":
        play.skip()
    assert ("play", second) in play.options


@pytest.mark.rule("lcg.gap.limited-scope")
def test_limited_counts_per_player_and_turn_even_when_cancelled() -> None:
    plan = invent("test-plan", "event", "dark", action(draw(1)), cost=0, limited=True)
    scene = Scene()
    first, second = scene.dark.hand(plan), scene.dark.hand(plan)
    scene.light.hand("counter-stroke")
    play = scene.start("refresh.5", "light")
    play.until("dark action").answer("dark", ("play", first))
    assert play.asked == "light interrupt"
    play.answer("light", play.options[1])
    while play.asked.split()[1] == "pay":
        play.skip()
    assert first in play.table.discards[DARK]
    assert len(play.table.hands[DARK]) == 1
    assert why_not_event(play.table, DARK, second) == "lcg.kw.limited"
    assert not limited_used(play.table, LIGHT)
    play.until("halt").answer("light", "go")
    assert why_not_event(play.table, DARK, second) is None


@pytest.mark.rule("lcg.kw.no-enhancements", "lcg.kw.no-enhancements-force-card")
def test_no_enhancements_on_the_rancor_but_a_force_card() -> None:
    anything = invent("test-tag", "enhancement", "dark", enhance(unit), cost=0)
    light_tag = invent("test-tag-light", "enhancement", "light", enhance(unit), cost=0)
    scene = Scene()
    rancor, vader = scene.dark.unit("rancor"), scene.dark.unit("darth-vader")
    own, other = scene.dark.hand(anything), scene.light.hand(light_tag)
    assert hosts(scene.table, DARK, own) == [vader]
    assert hosts(scene.table, LIGHT, other) == [vader]
    play = scene.start("force.2", "dark")
    play.answer("dark", rancor)
    assert play.piece(rancor).committed


@pytest.mark.rule("lcg.other.unique", "lcg.gap.unique-scope")
def test_a_unique_title_is_in_play_once() -> None:
    gate = invent("test-gate", "event", "light", action(put_into_play(unit)), cost=0)
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    second = scene.light.hand("luke-skywalker")
    event = scene.light.hand(gate)
    for name in ("yoda",):
        scene.light.hand(name)
    play = scene.start("deployment.2", "light")
    play.refuses("light", ("play", second), "lcg.other.unique")
    play.answer("light", ("play", event))
    if play.asked == "light put-into-play":
        assert second not in play.options
    assert not play.in_play(second)
    edge = Scene()
    luke, theirs = edge.light.unit("luke-skywalker"), edge.dark.objective("shadows-of-dathomir")
    second = edge.light.hand("luke-skywalker")
    edge.engage(theirs, [luke])
    play = edge.start("engagement.6", "light")
    assert second in play.options
    captured = Scene()
    prison = captured.dark.objective("shadows-of-dathomir")
    held = captured.light.captive("luke-skywalker", prison)
    second = captured.light.hand("luke-skywalker")
    play = captured.start("deployment.2", "light")
    play.answer("light", ("play", second)).skip()
    assert play.in_play(second)
    assert play.piece(prison).captured == (held,)
    assert not list(destroy(play.table, [prison]))
    assert held in play.table.hands[LIGHT]
    assert why_not_bring(play.table, LIGHT, held) == "lcg.other.unique"


@pytest.mark.rule("lcg.other.unique")
def test_another_version_of_a_unique_card_bears_the_same_title() -> None:
    """The title counts, not the card: a Luke of a later product is still Luke, for effects that name him too."""
    named = {"affiliation": "jedi", "unique": True, "cost": 0, "capacity": 2, "title": "luke-skywalker"}
    later = invent("test-later-luke", "unit", "light", **named)
    other = invent("test-other-hero", "unit", "light", **{**named, "title": "test-other-hero"})
    for lying, held in (("luke-skywalker", later), (later, "luke-skywalker"), (later, later)):
        scene = Scene()
        first, second = scene.light.unit(lying), scene.light.hand(held)
        free = scene.light.hand(other)
        play = scene.start("deployment.2", "light")
        play.refuses("light", ("play", second), "lcg.other.unique")
        assert why_not_bring(play.table, LIGHT, second) == "lcg.other.unique"
        assert why_not_bring(play.table, LIGHT, free) is None
        use = Use(play.table, LIGHT, first)
        assert title("luke-skywalker").test(use, first)
        assert not title("luke-skywalker").test(use, free)
        play.table.pieces.pop(first)
        assert why_not_bring(play.table, LIGHT, second) is None


def test_cards_of_one_printed_name_and_side_bear_one_title() -> None:
    titles: dict[tuple[str, str], set[str]] = {}
    printed = [card for card in cards().values() if card.product != "tests"]
    for card in printed:
        titles.setdefault((TEXTS.say("en", f"card-{card.id}"), card.side), set()).add(card.title)
    assert {name: found for name, found in titles.items() if len(found) > 1} == {}
    assert all(card.title == card.id or cards()[card.title].side == card.side for card in printed)


@pytest.mark.rule("lcg.type.event", "lcg.event.sequence", "lcg.event.anytime")
def test_an_event_is_paid_carried_out_and_discarded() -> None:
    scene = Scene()
    low, event = scene.light.discard("a-wing"), scene.light.hand("it-binds-all-things")
    theirs, tie = scene.light.objective("a-heros-journey"), scene.dark.unit("tie-fighter")
    scene.table.balance = DARK
    scene.engage(theirs, [tie])
    play = scene.start("engagement.3", "dark", halts=("engagement.4",))
    assert play.asked == "light action"
    play.answer("light", ("play", event)).skip()
    assert play.table.hands[LIGHT] == [low]
    assert play.table.discards[LIGHT] == [event]
    assert sum(piece.focus for piece in play.table.pieces.values()) == 1


@pytest.mark.rule("lcg.zone.put-into-play", "lcg.zone.enter-play")
def test_put_into_play_costs_nothing_and_is_entering() -> None:
    herald = invent("test-herald", "unit", "dark", reaction(enters(), draw(1)), affiliation="sith", cost=5, capacity=2)
    ritual = invent("test-ritual", "event", "dark", action(put_into_play(unit)), cost=0)
    scene = Scene()
    hero, event = scene.dark.hand(herald), scene.dark.hand(ritual)
    play = scene.start("draw.4", "light")
    for piece in play.table.pieces.values():
        if piece.kind in ("objective", "affiliation"):
            piece.focus = 1
    tokens = sum(piece.focus for piece in play.table.pieces.values())
    play.until("dark action").answer("dark", ("play", event))
    assert play.in_play(hero)
    assert play.asked == "dark reaction"
    assert sum(piece.focus for piece in play.table.pieces.values()) == tokens
    played = Scene()
    hero = played.dark.hand(herald)
    play = played.start("deployment.2", "dark")
    play.answer("dark", ("play", hero))
    while play.asked == "dark pay":
        play.skip()
    assert play.asked == "dark reaction"


@pytest.mark.rule("lcg.zone.in-play", "lcg.zone.out-of-play", "lcg.zone.effects-in-play-only")
def test_in_play_and_out_of_play() -> None:
    scene = Scene()
    vader = scene.dark.unit("darth-vader")
    saber = scene.dark.enhancement("vaders-lightsaber", on=vader)
    objective_ = scene.dark.objective("shadows-of-dathomir")
    out = [
        scene.light.hand("luke-skywalker"),
        scene.light.deck("yoda"),
        scene.light.missions("jedi-training"),
        scene.light.discard("obi-wan-kenobi"),
        scene.light.captive("leia-organa", objective_),
    ]
    stacked = scene.light._new("han-solo")
    scene.table.stacks[LIGHT].append(stacked)
    scene.light.victory("imperial-command")
    choke = scene.dark.hand("force-choke")
    play = scene.start("refresh.5", "dark")
    assert all(play.in_play(card) for card in (vader, saber, objective_, scene.dark.affiliation_card))
    assert not any(play.in_play(card) for card in (*out, stacked, *play.table.victories[LIGHT]))
    luke = scene.light.unit("r2-d2")
    second = scene.light.unit("mon-mothma")
    play.answer("dark", ("play", choke))
    assert set(play.options) == {vader, second}
    assert luke not in play.options


@pytest.mark.rule("lcg.zone.affiliation-stays", "lcg.force.card-is-no-card")
def test_no_effect_removes_an_affiliation_card() -> None:
    purge = invent("test-purge", "event", "light", action(discard(target(any_card))), cost=0)
    relief = invent("test-relief", "event", "light", action(remove_focus(1, target(any_card & friendly))), cost=0)
    scene = Scene()
    first, second = scene.light.hand(purge), scene.light.hand(relief)
    own = scene.light.affiliation_card
    scene.table.pieces[own].focus = 1
    committed = scene.light.unit("luke-skywalker", committed=True, focus=1)
    play = scene.start("refresh.5", "light")
    play.answer("light", ("play", first))
    assert own not in play.options
    assert scene.dark.affiliation_card not in play.options
    assert len(play.options) == sum(
        1 for piece in play.table.pieces.values() if piece.kind not in ("affiliation", "dial")
    )
    play.answer("light", committed)
    play.until("light action").answer("light", ("play", second))
    assert play.piece(own).focus == 0


@pytest.mark.rule("lcg.golden.card-over-rules", "lcg.shield.place", "lcg.shield.max-one", "lcg.comp.shield-token")
def test_a_second_shield_only_if_the_card_says_so() -> None:
    ordinary = invent(
        "test-cover", "event", "light", action(place_shield(target((unit | objective) & friendly))), cost=0
    )
    scene = Scene()
    luke = scene.light.unit("luke-skywalker", shields=1)
    bare = scene.light.objective("a-heros-journey")
    hour, cover = scene.light.hand("our-most-desperate-hour"), scene.light.hand(ordinary)
    play = scene.start("refresh.5", "light")
    play.answer("light", ("play", cover))
    assert luke not in play.options
    play.answer("light", bare)
    assert play.piece(bare).shields == 1
    play.until("light action").answer("light", ("play", hour))
    assert play.piece(luke).shields == 2
