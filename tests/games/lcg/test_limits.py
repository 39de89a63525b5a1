"""Just inside a limit and just outside: whom an effect reaches, who stays, and what nobody is asked."""

from __future__ import annotations

import pytest

from dejarik.core.cards import count_use
from dejarik.games.lcg.cards.ability import Use
from dejarik.games.lcg.cards.library import script_of
from dejarik.games.lcg.cards.words import (
    action,
    cancel,
    enemy,
    forced_interrupt,
    friendly,
    leaves,
    on,
    once_per_turn,
    one_per_turn,
    place_shield,
    return_to_hand,
    target,
    this,
    unit,
)
from dejarik.games.lcg.cards.words import damage as hit
from dejarik.games.lcg.rules import damage, edge, engagement, playing, strikes, turn, zones
from dejarik.games.lcg.rules.resources import purse
from dejarik.games.lcg.rules.timing import Victory
from dejarik.games.lcg.state import DIAL, NOBODY
from dejarik.lab.stage import begin, perform
from tests.games.lcg.stage import DARK, LIGHT, Scene, invent
from tests.games.lcg.test_zones import outcome


@pytest.mark.rule("lcg.gap.lasting-effect-ends", "lcg.gap.capacity-drop")
@pytest.mark.parametrize("until", ["phase", "turn", "engagement"])
def test_who_lived_by_an_effect_dies_with_it(until: str) -> None:
    scene = Scene()
    table = scene.table
    wing = scene.light.unit("luke-skywalker", damage=3)
    scene.lasting("capacity", 1, (wing,), until)
    perform(zones.check_table(table))
    assert wing in table.pieces
    ends = {
        "phase": turn.end_phase(table, "draw"),
        "turn": turn.end_turn(table),
        "engagement": engagement.end_engagement(table),
    }
    perform(ends[until])
    assert wing not in table.pieces


@pytest.mark.rule("lcg.refresh.replace-one-by-one", "lcg.draw.up-to-reserve")
def test_a_new_objective_is_shown_and_a_full_hand_stays() -> None:
    scene = Scene()
    table = scene.table
    table.active = LIGHT
    new = scene.light.missions("a-heros-journey")
    perform(turn.next_objective(table, LIGHT))
    assert (new in table.pieces, table.shown) == (True, 1)
    hand = [scene.light.hand("a-wing") for _ in range(6)]
    perform(turn.draw_to_reserve(table))
    assert (table.hands[LIGHT], table.step, table.shown) == (hand, "draw.4", 1)


@pytest.mark.rule("lcg.zone.enter-play", "lcg.eng.participants")
def test_who_enters_play_in_an_engagement_stays_out_of_it() -> None:
    scene = Scene()
    scene.table.engaged = scene.dark.objective("shadows-of-dathomir")
    card = scene.light._new("y-wing")
    perform(zones.enter_play(scene.table, card, LIGHT))
    assert scene.table.pieces[card].role == 0


@pytest.mark.rule("lcg.zone.leave-play", "lcg.interrupt.trigger")
def test_who_has_left_before_it_would_leave_does_not_leave_twice() -> None:
    slippery = invent(
        "test-slippery", "unit", "light",
        forced_interrupt(leaves(this), return_to_hand(this), limit=once_per_turn), capacity=2,
    )  # fmt: skip
    scene = Scene()
    card = scene.light.unit(slippery)
    assert outcome(zones.destroy(scene.table, [card])) == []
    assert (scene.table.hands[LIGHT], scene.table.discards[LIGHT]) == ([card], [])
    hit = scene.light.unit(
        invent(
            "test-dodger", "unit", "light",
            forced_interrupt(on("damage", this), return_to_hand(this), limit=once_per_turn), capacity=2,
        )
    )  # fmt: skip
    assert outcome(damage.deal(scene.table, {hit: 1}, seat=DARK)) is False
    assert hit in scene.table.hands[LIGHT]


@pytest.mark.rule("lcg.zone.leave-play", "lcg.damage.destroyed", "lcg.gap.simultaneous-victory")
def test_the_order_of_leaving() -> None:
    scene = Scene()
    table = scene.table
    first, second = scene.light.unit("y-wing"), scene.light.unit("a-wing")
    assert outcome(zones.destroy(table, [second, first])) == [second, first]
    unit_, goal = scene.light.unit("y-wing"), scene.dark.objective("shadows-of-dathomir")
    assert outcome(zones.destroy(table, [unit_, goal])) == [unit_, goal]
    deck = [scene.light.deck("a-wing") for _ in range(3)]
    luke = scene.light.unit("luke-skywalker")
    perform(zones.leave_play(table, luke, ("to-deck",), "bottom"))
    assert table.decks[LIGHT] == [luke, *deck]
    mission = scene.light.objective("a-heros-journey")
    dial = table.dial
    perform(zones.leave_play(table, mission, ("to-deck",), "missions"))
    assert (table.dial, table.missions[LIGHT]) == (dial, [mission])
    stray = scene.light.enhancement("jedi-lightsaber", on=DIAL)
    perform(zones.check_table(table))
    assert stray not in table.pieces
    assert zones.unique_in_play(table, "yoda") is False


@pytest.mark.rule("lcg.win.table")
def test_a_dial_without_a_trench_does_not_fall() -> None:
    scene = Scene()
    luke = scene.light.unit("luke-skywalker")
    scene.table.pieces[DIAL].damage = 3
    perform(damage.deal(scene.table, {luke: 1}, seat=DARK))
    assert scene.table.winner == NOBODY


@pytest.mark.rule("lcg.kw.protect", "lcg.cancel.effect")
def test_who_protects_whom() -> None:
    temple = invent("test-temple", "objective", "dark", capacity=5, protect=["character"])
    scene = Scene()
    table = scene.table
    scene.dark.objective(temple)
    vader, tie = scene.dark.unit("darth-vader", shields=1), scene.dark.unit("tie-fighter")
    luke = scene.light.unit("luke-skywalker")
    assert perform(damage.deal(table.copy(), {vader: 1}, seat=DARK)).kinds == []  # objectives protect nobody
    guard = scene.dark.unit("emperors-royal-guard")
    assert perform(damage.deal(table.copy(), {tie: 1, vader: 1}, seat=DARK), (0,)).kinds == ["protect"]
    assert perform(damage.deal(table.copy(), {guard: 1}, seat=LIGHT)).kinds == []
    assert perform(damage.deal(table.copy(), {luke: 1}, seat=DARK)).kinds == []
    moved = perform(damage.deal(table.copy(), {vader: 1}, seat=LIGHT), (1,))
    assert moved.kinds == ["protect"]  # and nothing is left for a shield to stop
    scene.lasting("protect:vehicle", 1, (guard,))
    assert perform(damage.deal(table.copy(), {tie: 1}, seat=LIGHT), (1,)).kinds == ["protect"]
    stop = forced_interrupt(on("damage"), cancel())
    scene.dark.unit(invent("test-stopper", "unit", "dark", stop, capacity=1))
    assert outcome(damage.deal(table, {vader: 2}, seat=LIGHT)) is False
    assert table.pieces[vader].damage == 0


@pytest.mark.rule("lcg.edge.until-two-passes")
def test_an_edge_battle_begins_without_passes() -> None:
    scene = Scene()
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [scene.light.unit("y-wing")])
    table = scene.table
    table.active, table.passes = LIGHT, 1
    perform(edge.place_edge_cards(table))
    assert (table.passes, table.chance, table.contest) == (1, DARK, (LIGHT,))


@pytest.mark.rule("lcg.gap.edge-restart", "lcg.golden.card-over-rules")
def test_a_restarted_battle_resolves_nothing_again() -> None:
    scene = Scene()
    table = scene.table
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [scene.light.unit("secret-informant")])
    scene.light.unit("secret-informant", role=1)
    twist = scene.light._new("twist-of-fate-light")
    table.active, table.revealed = LIGHT, True
    table.stacks[LIGHT], table.fates = [twist], [twist]
    assert perform(edge.resolve_edge(table)).kinds == []
    assert table.step == "engagement.6"


@pytest.mark.rule("lcg.strike.unit-damage")
def test_a_single_point_is_not_divided() -> None:
    gun = invent("test-small-gun", "unit", "light", capacity=2, normal={"unit_damage": 1})
    scene = Scene()
    card = scene.light.unit(gun)
    theirs = [scene.dark.unit("devastator") for _ in range(2)]
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [card], theirs, edge="light")
    scene.lasting("divide-damage", 1, (card,))
    question, _ = begin(strikes.resolve_icon(scene.table, scene.table.pieces[card], "unit_damage"))
    assert question.kind == "unit-damage"


@pytest.mark.rule("lcg.golden.card-over-rules")
def test_who_declines_once_is_not_asked_again() -> None:
    scene = Scene()
    table = scene.table
    scene.engage(scene.dark.objective("shadows-of-dathomir"), [scene.light.unit("secret-informant")])
    for card in (scene.light.unit("secret-informant", role=1), scene.dark.unit("devastator", role=2)):
        assert card in table.pieces
    heat = scene.light._new("heat-of-battle-light")
    table.active, table.revealed = LIGHT, True
    table.stacks[LIGHT], table.fates = [heat], [heat]
    assert perform(edge.resolve_edge(table.copy()), "pass").kinds == ["fate-again"]
    assert perform(edge.resolve_edge(table), "again", "pass").kinds == ["fate-again"] * 2


@pytest.mark.rule("lcg.kw.shielding")
def test_the_dial_is_not_shielded() -> None:
    scene = Scene()
    gear = invent("test-shield-ship", "unit", "light", capacity=2, shielding=True)
    ship = scene.light.unit(gear)
    scene.engage(DIAL, [ship])
    question, _ = begin(engagement.shielding(scene.table, scene.table.pieces[ship]))
    assert question.options == ("pass", ship)  # type: ignore[union-attr]


@pytest.mark.rule("lcg.deploy.cannot-afford", "lcg.res.procedure", "lcg.eng.participants")
def test_playing_a_card_that_is_just_dear_enough() -> None:
    names = {cost: invent(f"test-worth-{cost}", "unit", "light", cost=cost, capacity=1) for cost in (2, 3)}
    scene = Scene()
    table = scene.table
    table.active, table.step = LIGHT, "deployment.2"
    scene.light.enhancement("hidden-outpost")
    scene.light.discard(names[2])
    cards = {cost: scene.light.hand(name) for cost, name in names.items()}
    assert playing.why_not_bring(table, LIGHT, cards[2]) is None
    assert playing.why_not_bring(table, LIGHT, cards[3]) == "lcg.deploy.cannot-afford"
    assert playing.playable(table, LIGHT, purse(table, LIGHT)) == [cards[2]]
    table.engaged = scene.dark.objective("shadows-of-dathomir")
    perform(playing.play_card(table, LIGHT, cards[2]))
    assert (table.pieces[cards[2]].role, table.shown) == (0, 1)


@pytest.mark.rule("lcg.gap.use-limits", "lcg.term.target")
def test_the_reason_is_the_one_that_holds() -> None:
    once = invent("test-once-aimed", "event", "light", action(hit(1, target(enemy & unit)), limit=one_per_turn), cost=0)
    both = invent(
        "test-two-aims", "event", "light",
        action(hit(1, target(enemy & unit)), place_shield(target(friendly & unit))), cost=0,
    )  # fmt: skip
    scene = Scene()
    card, second = scene.light.hand(once), scene.light.hand(both)
    scene.light.unit("luke-skywalker")
    assert playing.why_not_event(scene.table, LIGHT, second) == "lcg.term.target"
    scene.dark.unit("darth-vader")
    assert playing.why_not_event(scene.table, LIGHT, second) is None
    assert playing.why_not_event(scene.table, LIGHT, card) is None
    count_use(Use(scene.table, LIGHT, card, None, script_of(once).abilities[0]))
    assert playing.why_not_event(scene.table, LIGHT, card) == "lcg.gap.use-limits"


@pytest.mark.rule("lcg.win.table")
def test_cards_that_end_the_game_say_how() -> None:
    scene = Scene()
    with pytest.raises(Victory):
        perform(zones.destroy(scene.table, [scene.dark.objective("the-heart-of-the-empire")]))
    assert (scene.table.winner, scene.table.result) == (LIGHT, "objective-lost")
    scene = Scene()
    scene.light.enhancement("trench-run", on=DIAL)
    with pytest.raises(Victory):
        perform(damage.deal(scene.table, {DIAL: 10}, seat=LIGHT))
    assert (scene.table.winner, scene.table.result) == (LIGHT, "dial-destroyed")
