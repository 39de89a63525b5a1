"""УРОН, ОЧЕРЕДЬ, РЕАКЦИИ, ЭФФЕКТЫ, ТЕРМИНЫ."""

from __future__ import annotations

import pytest

from dejarik.core.refusal import Refused
from dejarik.games.destiny.rules import damage
from dejarik.games.destiny.rules.values import cost_of, facts, has, remaining
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, duel


@pytest.mark.rule("dst.damage.unblockable", "dst.term.unblockable")
def test_unblockable_damage() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    stage.table.pieces[foe].shields = 3
    stage.do(("resolve", stage.show(stage.upgrade(kylo, "lightsaber"), "Sp")), foe)
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (2, 3)


@pytest.mark.rule("dst.damage.untyped", "dst.react.condition")
def test_damage_of_a_special_is_of_no_kind() -> None:
    stage, gun, foe = duel("hired-gun", "kylo-ren-vaders-disciple")
    down = stage.upgrade(gun, "hunker-down")
    stage.table.active = 1
    stage.do(("resolve", stage.show(stage.upgrade(foe, "lightsaber"), "Sp")), gun)
    assert stage.piece(gun).damage == 2
    assert down in stage.t.pieces


@pytest.mark.rule("dst.damage.zero", "dst.term.take-damage", "dst.term.take-damage-example")
def test_no_damage_and_damage_that_is_blocked() -> None:
    stage, _dooku, foe = duel("count-dooku-devious-strategist", "kylo-ren-vaders-disciple")
    stage.hand(0, "take-cover")
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "Sp")))
    assert stage.asked.kind == "action"  # a card that costs nothing deals nothing: nobody is asked
    stage, trooper, foe = duel("first-order-stormtrooper", "hired-gun")
    grenades = stage.upgrade(trooper, "infantry-grenades")
    stage.table.pieces[foe].shields = 3
    stage.do(("resolve", stage.show(grenades, "Sp")))
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (0, 1)
    assert stage.t.discards[0] == [grenades]


@pytest.mark.rule("dst.damage.token-values", "dst.term.remaining-health", "dst.support.no-damage")
def test_damage_is_a_number() -> None:
    stage, gun, foe = duel()
    stage.table.pieces[foe].damage = 4
    stage.table.pieces[foe].shields = 2
    support = stage.support(1, "black-market")
    assert remaining(stage.t, foe) == 3
    stage.do(("resolve", stage.show(gun, "2RD1")))
    assert support not in stage.options


@pytest.mark.rule("dst.sym.resource", "dst.term.increase")
def test_an_increase_lasts_for_its_effect_only() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    die = stage.show(leia, "2RD")
    play(stage, "natural-talent", foe)
    assert stage.piece(foe).damage == 3
    assert facts(stage.t, die).sides[1].value == 2


@pytest.mark.rule("dst.support.stays", "dst.support.no-limit", "dst.zone.owner-areas")
def test_supports_stay() -> None:
    stage, _, _ = duel(resources=50)
    many = [stage.support(0, "underworld-connections") for _ in range(10)]
    more = play(stage, "underworld-connections")
    assert all(card in stage.t.pieces for card in (*many, more))
    stage.do("pass", "pass")
    stage, _, _ = duel("general-veers-field-commander")
    walker, target = stage.support(0, "at-st"), stage.support(1, "black-market")
    stage.show(target, "1R")
    stage.do(("resolve", stage.show(walker, "Sp")), target)
    assert stage.t.discards[1] == [target]
    assert stage.in_pool(1) == []


@pytest.mark.rule("dst.gap.stolen-upgrade", "dst.term.controller", "dst.unique.excess-control")
def test_a_stolen_upgrade() -> None:
    stage = Stage([("general-grievous-jedi-hunter", 1)], [("rey-force-prodigy", 1), ("hired-gun", 1)])
    (grievous,), (rey, _) = stage.teams
    own, theirs = stage.upgrade(grievous, "reys-staff"), stage.upgrade(rey, "reys-staff")
    stage.table.pieces[rey].damage = 9
    stage.do(("resolve", stage.show(grievous, "2MD")), rey)
    stage.do(stage.options[1])
    assert stage.asked.kind == "twin"
    assert set(stage.options) == {own, theirs}
    stage.do(theirs)
    assert stage.t.discards[1] == [theirs]
    assert own in stage.t.pieces


@pytest.mark.rule(
    "dst.faq.redeploy-full", "dst.gap.surplus-timing", "dst.keyword.redeploy-restrictions", "dst.errata.f11d-redeploy"
)
def test_redeploying_to_a_full_character() -> None:
    stage = Stage([("general-veers-field-commander", 1), ("first-order-stormtrooper", 1)], [("hired-gun", 1)])
    (veers, trooper), (foe,) = stage.teams
    rifle = stage.upgrade(trooper, "f-11d-rifle")
    three = [stage.upgrade(veers, "datapad") for _ in range(3)]
    stage.table.pieces[trooper].damage = 5
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "2RD1")), trooper)
    stage.do(stage.options[1])
    assert stage.asked.kind == "surplus"
    assert set(stage.options) == {*three, rifle}
    stage.do(three[0])
    assert len(stage.t.upgrades(veers)) == 3
    assert stage.piece(rifle).host == veers


@pytest.mark.rule("dst.term.move-keeps-position", "dst.term.move-ignores-restrictions", "dst.errata.jedi-robes")
def test_moving_is_not_playing() -> None:
    stage = Stage([("general-grievous-jedi-hunter", 1)], [("luke-skywalker-jedi-knight", 1), ("hired-gun", 1)])
    (grievous,), (luke, _) = stage.teams
    robes = stage.upgrade(luke, "jedi-robes")
    stage.table.pieces[robes].exhausted = True
    stage.table.pieces[luke].damage = 11
    stage.do(("resolve", stage.show(grievous, "2MD")), luke)
    stage.do(stage.options[1])
    assert stage.piece(robes).host == grievous
    assert stage.piece(robes).exhausted
    assert stage.piece(grievous).shields == 0


@pytest.mark.rule("dst.term.move-not-same", "dst.term.move-damage")
def test_damage_moves_past_shields_to_another_character() -> None:
    stage, gun, foe = duel()
    stage.table.pieces[gun].damage = 3
    play(stage, "draw-attention")
    assert stage.piece(gun).damage == 3
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    for card in (luke, foe):
        stage.table.pieces[card].exhausted = True
    stage.table.pieces[luke].damage = 1
    stage.table.pieces[foe].damage, stage.table.pieces[foe].shields = 6, 2
    play(stage, "willpower")
    assert stage.match.over


@pytest.mark.rule("dst.term.heal", "dst.term.heal-excess", "dst.term.heal-none")
def test_healing() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    stage.table.pieces[leia].damage = 1
    play(stage, "field-medic", leia)
    assert stage.piece(leia).damage == 0
    assert damage.heal(stage.t, leia, 3) == 0


@pytest.mark.rule(
    "dst.term.character-die",
    "dst.faq.character-die",
    "dst.term.spot",
    "dst.term.spot-missing",
    "dst.term.spot-own-only",
)
def test_spotting() -> None:
    stage, _gun, foe = duel("hired-gun", "kylo-ren-vaders-disciple")
    stage.show(foe, "1R")
    card = play(stage, "use-the-force")
    assert stage.asked.seat == 1  # no blue character on one's own side: nothing happens
    assert stage.t.discards[0] == [card]
    assert len(stage.in_pool(1)) == 1


@pytest.mark.rule("dst.term.choose-one", "dst.term.choose-one-opponent", "dst.clar.wookiee-win")
def test_any_option_may_be_chosen() -> None:
    stage, _, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    stage.hand(1, "aim")
    stage.table.resources[1] = 0
    play(stage, "abandon-all-hope")
    assert (stage.asked.seat, set(stage.options)) == (1, {"lose-resources", "discard-hand"})
    stage.do("lose-resources")
    assert len(stage.t.hands[1]) == 1


@pytest.mark.rule("dst.term.choose-simultaneous", "dst.term.choose-any-number", "dst.ability.as-full-as-possible")
def test_targets_are_chosen_at_once() -> None:
    stage = Stage([("tusken-raider", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (raider,), (x, y) = stage.teams
    stage.table.pieces[x].damage = stage.table.pieces[y].damage = 8
    stage.do(("resolve", stage.show(stage.upgrade(raider, "flame-thrower"), "Sp")), (x, y))
    assert stage.match.over
    stage, _, foe = duel()
    stage.show(foe, "2RD")
    gun = stage.teams[0][0]
    stage.show(gun, "-")
    play(stage, "negotiate")  # two are to be removed, one is there
    assert stage.in_pool(1) == []


@pytest.mark.rule("dst.term.free", "dst.term.decrease")
def test_costs() -> None:
    stage, _, _ = duel("padawan", resources=2)
    saber = stage.held(0, "lightsaber")
    stage.do(("play", saber))
    assert stage.t.resources[0] == 0
    assert cost_of(stage.t, saber) == 3
    stage, _, _ = duel("han-solo-scoundrel", resources=0)
    ship, event = stage.support(0, "millennium-falcon"), stage.discarded(0, "reversal")
    stage.do(("resolve", stage.show(ship, "Sp")), event)
    assert stage.t.resources[0] == 0
    assert event in stage.t.discards[0]


@pytest.mark.rule("dst.term.look")
def test_looking_changes_nothing() -> None:
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    council = stage.support(0, "jedi-council")
    cards = [stage.on_top(1, "aim"), stage.on_top(1, "block")]
    before = stage.t.decks[1][:]
    stage.do(("use", council, 0), -2, "no")
    assert stage.t.decks[1] == before
    assert {one.id for one in stage.match.view(0).players[1].top} == set(cards)
    assert stage.match.view(1).players[1].top == ()


@pytest.mark.rule("dst.term.roll")
def test_a_reroll_is_a_roll() -> None:
    stage, gun, _ = duel()
    odds = stage.support(0, "play-the-odds")
    stage.show(gun, "2RD1")
    stage.rolls((gun, "1R"))
    stage.do(("use", odds, 0))
    assert stage.t.resources[0] == 6


@pytest.mark.rule("dst.ready.cannot-ready-ready")
def test_a_ready_card_cannot_be_readied() -> None:
    stage, _, _ = duel("leia-organa-born-leader")
    ready, tired = stage.support(0, "black-market"), stage.support(0, "black-one")
    stage.table.pieces[tired].exhausted = True
    play(stage, "strategic-planning", "ready")
    assert not stage.piece(tired).exhausted
    assert not stage.piece(ready).exhausted


@pytest.mark.rule("dst.effect.then", "dst.effect.self-reference")
def test_then_needs_what_stands_before_it() -> None:
    stage, _, _ = duel(deck=2)
    old = stage.discarded(0, "datapad")
    play(stage, "scavenge")
    assert stage.asked.seat == 1  # only two of three cards were there
    assert old in stage.t.discards[0]
    stage, trooper, _ = duel("first-order-stormtrooper", "hired-gun")
    one, two = stage.upgrade(trooper, "infantry-grenades"), stage.upgrade(trooper, "infantry-grenades")
    stage.do(("resolve", stage.show(one, "Sp")))
    assert two in stage.t.pieces
    assert one not in stage.t.pieces


@pytest.mark.rule("dst.effect.delayed", "dst.effect.duration", "dst.ability.ongoing")
def test_effects_that_come_later_and_those_that_last() -> None:
    stage = Stage([("jabba-the-hutt-the-great-and-mighty", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (jabba,), (x, _) = stage.teams
    stage.support(0, "local-garrison")
    stage.do(("resolve", stage.show(stage.upgrade(jabba, "crime-lord"), "Sp")), x)
    assert x in stage.t.pieces
    stage.do("pass", "pass")
    assert x not in stage.t.pieces
    assert stage.t.resources == [2, 6]


@pytest.mark.rule("dst.effect.replacement-would")
def test_instead_comes_before_before() -> None:
    stage, gun, grievous = duel("hired-gun", "general-grievous-jedi-hunter")
    stage.upgrade(gun, "second-chance")
    stage.upgrade(gun, "lightsaber")
    stage.table.pieces[gun].damage = 8
    stage.table.active = 1
    stage.do(("resolve", stage.show(grievous, "2MD")), gun)
    assert stage.piece(gun).damage == 4
    assert stage.asked.kind == "action"  # neither Grievous nor Redeploy has anything to answer


@pytest.mark.rule(
    "dst.queue.fifo", "dst.queue.after-enters", "dst.react.after", "dst.react.two-kinds", "dst.gap.activation-chain"
)
def test_after_waits_in_the_queue() -> None:
    stage, vader, _ = duel("darth-vader-sith-lord", "jango-fett-lethal-mercenary")
    stage.hand(1, "aim")
    stage.do(("activate", vader))
    assert stage.piece(vader).exhausted
    assert len(stage.in_pool(0)) == 1
    assert stage.asked.kind == "order"


@pytest.mark.rule("dst.react.simultaneous-both", "dst.gap.choose-order-of-prompts", "dst.react.simultaneous-own")
def test_the_battlefields_controller_orders_what_meets() -> None:
    stage, vader, jango = duel("darth-vader-sith-lord", "jango-fett-lethal-mercenary")
    stage.hand(1, "aim")
    stage.table.control = 1
    stage.do(("activate", vader))
    assert (stage.asked.seat, stage.asked.kind) == (1, "order")
    first = next(option for option in stage.options if option[0] == jango)
    stage.do(first)
    assert (stage.asked.seat, stage.asked.kind) == (1, "after")
    stage.do("pass")
    assert (stage.asked.seat, stage.asked.kind) == (0, "after")
    stage.do(stage.options[1])
    assert stage.t.hands[1] == []


@pytest.mark.rule("dst.react.independent", "dst.gap.queued-source-gone")
def test_a_queued_ability_outlives_its_card() -> None:
    stage = Stage([("darth-vader-sith-lord", 1), ("first-order-stormtrooper", 1)], [("jango-fett-lethal-mercenary", 1)])
    (vader, _), (jango,) = stage.teams
    stage.hand(1, "aim")
    stage.table.control = 1
    stage.do(("activate", vader))
    stage.do(next(option for option in stage.options if option[0] == jango))
    table = stage.t
    from dejarik.games.destiny.rules.defeat import defeat

    for _ in defeat(table, [vader]):
        raise AssertionError("nobody is asked")
    stage.do("pass")
    assert (stage.asked.seat, stage.asked.kind) == (0, "after")
    stage.do(stage.options[1])
    assert table.hands[1] == []


@pytest.mark.rule("dst.queue.finish-first", "dst.react.after-nested", "dst.queue.before-interrupts")
def test_an_effect_is_finished_first() -> None:
    stage = Stage([("tusken-raider", 1), ("rebel-trooper", 1)], [("hired-gun", 1)])
    (raider, rebel), (foe,) = stage.teams
    stage.hand(0, "aim")
    stage.show(foe, "3RD1")
    stage.rolls((raider, "1R"))
    play(stage, "squad-tactics", (raider, rebel))
    assert stage.piece(raider).exhausted
    assert stage.asked.kind == "guardian"  # it interrupts, although the raider's ability waits already
    assert [queued.thing for queued in stage.t.queue] == [raider]
    stage.do("pass")
    assert stage.piece(rebel).exhausted
    assert stage.asked.kind == "after"


@pytest.mark.rule("dst.queue.example-simple")
def test_damage_enters_an_empty_queue() -> None:
    stage, gun, foe = duel()
    stage.do(("resolve", stage.show(gun, "2RD1")), foe)
    assert stage.piece(foe).damage == 2
    assert stage.t.queue == []


@pytest.mark.rule("dst.typechange.basic")
def test_a_change_of_type() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [("first-order-stormtrooper", 1)])
    (luke, _), (foe,) = stage.teams
    card = stage.upgrade(luke, "one-with-the-force")
    stage.show(card, "3RD")
    stage.table.pieces[luke].damage = 11
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1RD")), luke)
    piece = stage.piece(card)
    assert (piece.kind, piece.host, piece.damage) == ("support", -9, 0)
    assert stage.in_pool(0) == []
    assert card not in stage.t.upgrades(luke)


@pytest.mark.rule("dst.zone.enter-play", "dst.ability.available-on-entry")
def test_a_card_that_comes_back_is_new() -> None:
    stage, gun, _ = duel(field="mos-eisley-spaceport", resources=9)
    down = stage.upgrade(gun, "hunker-down")
    stage.table.pieces[down].exhausted = True
    stage.do(("claim", stage.t.field), "yes")
    assert stage.t.hands[0] == [down]
    assert down not in stage.t.pieces
    stage, _, _ = duel()
    card = stage.held(0, "street-informants")
    stage.do(("play", card))
    assert ("use", card, 0) in stage.options  # Ambush: its action may be used at once


@pytest.mark.rule("dst.die.track-by-host")
def test_dice_of_twin_upgrades_stay_apart() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    (a, b), (foe,) = stage.teams
    one, two = stage.upgrade(a, "datapad"), stage.upgrade(b, "datapad")
    first, second = stage.show(one, "1R"), stage.show(two, "1R")
    stage.table.pieces[a].damage = 8
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1RD")), a)
    assert first not in stage.t.showing
    assert stage.in_pool(0) == [second]


@pytest.mark.rule("dst.resolve.by-card-cost")
def test_a_card_does_not_waive_the_cost() -> None:
    stage, gun, _ = duel("hired-gun", "leia-organa-born-leader", resources=1)
    stage.show(gun, "3RD1")
    talent = stage.held(0, "natural-talent")
    stage.do(("play", talent))
    assert len(stage.in_pool(0)) == 1
    assert stage.t.resources[0] == 0


@pytest.mark.rule("dst.play.1-announce", "dst.zone.queue", "dst.illegal.no-undo-deck")
def test_a_card_being_played_is_seen_by_all() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    card = stage.held(0, "holdout-blaster")
    stage.do(("play", card))
    assert stage.asked.kind == "host"
    assert [one.id for one in stage.match.view(1).limbo] == [card]
    deck = stage.t.decks[0][:]
    with pytest.raises(Refused):
        stage.do(99)
    assert stage.t.decks[0] == deck


@pytest.mark.rule("dst.subtype.no-rules", "dst.subtype.no-double")
def test_subtypes_and_keywords_are_there_or_not() -> None:
    stage, gun, _ = duel()
    blaster, pad = stage.upgrade(gun, "holdout-blaster"), stage.upgrade(gun, "datapad")
    assert "weapon" in facts(stage.t, blaster).subtypes
    assert "weapon" not in facts(stage.t, pad).subtypes
    assert len(set(facts(stage.t, blaster).subtypes)) == len(facts(stage.t, blaster).subtypes)
    assert not has(stage.t, "ambush", pad)


@pytest.mark.rule("dst.faq.special-exhausted")
def test_the_special_of_an_exhausted_card() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    stage.hand(1, "block")
    stage.table.pieces[kylo].exhausted = True
    die = stage.show(kylo, "Sp")
    stage.do(("resolve", die))
    assert stage.piece(foe).damage == 2
    assert die not in stage.t.showing


@pytest.mark.rule("dst.gap.replace-scope")
def test_only_upgrades_on_the_same_card_are_replaced() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)], resources=1)
    a, b = stage.teams[0]
    old = stage.upgrade(a, "holdout-blaster")
    card = stage.held(0, "dl-44-heavy-blaster-pistol")
    stage.do(("play", card))
    assert stage.asked.kind == "replace"  # it can only go where something is replaced
    assert list(stage.options) == [old]
    assert b in stage.t.pieces
