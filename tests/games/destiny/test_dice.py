"""КУБИКИ, СИМВОЛЫ, ПРИМЕНЕНИЕ КУБИКОВ."""

from __future__ import annotations

import pytest

from dejarik.core.question import Share
from dejarik.core.refusal import Refused
from dejarik.games.destiny.cards.facts import FACTS, SYMBOLS, X, cards, codes, read_side
from dejarik.games.destiny.rules.values import combined, facts, shows, value
from dejarik.games.destiny.state import die_of
from tests.games.destiny.stage import Stage, duel


@pytest.mark.rule("dst.die.parameters", "dst.die.id", "dst.card.die-listing", "dst.sym.table", "dst.card.id-mark")
def test_sides_of_dice() -> None:
    side = read_side("3MD1")
    assert (side.symbol, side.value, side.cost, side.modifier) == ("melee", 3, 1, False)
    side = read_side("+2RD")
    assert (side.symbol, side.value, side.cost, side.modifier) == ("ranged", 2, 0, True)
    assert read_side("XRD").value == X
    for printed in cards().values():
        assert len(printed.sides) in (0, 6)
        assert {side.symbol for side in printed.sides} <= set(SYMBOLS.values())
    assert codes()["02008"] == "z6-riot-control-baton"
    assert FACTS["z6-riot-control-baton"].sides[2].written == "3MD1"


@pytest.mark.rule("dst.die.value", "dst.term.combined-value", "dst.term.combined-value-example")
def test_every_number_counts_in_a_combined_value() -> None:
    stage = Stage([("rey-force-prodigy", 2)], [("kylo-ren-vaders-disciple", 2)])
    rey, kylo = stage.teams[0][0], stage.teams[1][0]
    dice = [stage.show(rey, "+2MD"), stage.show(rey, "1R", 1), stage.show(kylo, "Sp"), stage.show(kylo, "-", 1)]
    assert combined(stage.t, dice) == 3


@pytest.mark.rule("dst.die.modifier", "dst.die.modifier-example", "dst.sym.melee", "dst.gap.many-modifiers")
def test_a_modifier_joins_a_die_of_its_symbol() -> None:
    stage = Stage([("rey-force-prodigy", 2)], [("first-order-stormtrooper", 1)])
    rey, foe = stage.teams[0][0], stage.teams[1][0]
    base, more = stage.show(rey, "1MD"), stage.show(rey, "+2MD", 1)
    stage.do(("resolve", base))
    assert stage.asked.kind == "modify"
    assert more in stage.options
    stage.do(more, foe)
    assert stage.piece(foe).damage == 3
    assert stage.in_pool(0) == []


@pytest.mark.rule("dst.die.modifier-alone", "dst.resolve.by-card-no-lone-modifier")
def test_a_modifier_is_never_resolved_alone() -> None:
    stage, rey, _ = duel("rey-force-prodigy")
    more = stage.show(rey, "+2MD")
    assert ("resolve", more) not in stage.options
    with pytest.raises(Refused) as refused:
        stage.do(("resolve", more))
    assert refused.value.rule == "dst.die.modifier-alone"
    assert stage.in_pool(0) == [more]


@pytest.mark.rule("dst.die.cost", "dst.resolve.sequence")
def test_a_side_with_a_cost() -> None:
    stage, gun, foe = duel(resources=0)
    die = stage.show(gun, "2RD1")
    with pytest.raises(Refused) as refused:
        stage.do(("resolve", die))
    assert refused.value.rule == "dst.die.cost"
    stage, gun, foe = duel(resources=1)
    die = stage.show(gun, "2RD1")
    stage.do(("resolve", die), foe)
    assert stage.t.resources[0] == 0
    assert stage.piece(foe).damage == 2
    assert die not in stage.t.showing


@pytest.mark.rule("dst.sym.ranged", "dst.shield.block", "dst.shield.mandatory", "dst.faq.must-use-shields")
def test_shields_block_and_nobody_is_asked() -> None:
    stage, gun, foe = duel()
    stage.table.pieces[foe].shields = 1
    stage.do(("resolve", stage.show(gun, "3RD1")), foe)
    assert stage.piece(foe).shields == 0
    assert stage.piece(foe).damage == 2
    assert stage.asked.seat == 1


@pytest.mark.rule(
    "dst.sym.melee-one-target", "dst.sym.ranged-one-target", "dst.damage.separate-packets", "dst.faq.not-all-dice"
)
def test_dice_of_one_action_may_hit_different_characters() -> None:
    stage = Stage(
        [("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1), ("first-order-stormtrooper", 1)]
    )
    (a, b), (x, y) = stage.teams
    first, second = stage.show(a, "2RD1"), stage.show(b, "3RD1")
    stage.do(("resolve", first), x)
    assert stage.asked.kind == "more"
    assert list(stage.options) == ["done", second]
    stage.do(second, y)
    assert (stage.piece(x).damage, stage.piece(y).damage) == (2, 3)
    assert stage.asked.seat == 1


@pytest.mark.rule("dst.resolve.one-symbol", "dst.resolve.values-may-differ", "dst.faq.damage-types")
def test_one_action_is_of_one_symbol() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    a, b, c = stage.teams[0]
    one, two, other = stage.show(a, "1R"), stage.show(b, "1R"), stage.show(c, "2RD1")
    stage.do(("resolve", one))
    with pytest.raises(Refused) as refused:
        stage.do(other)
    assert refused.value.rule == "dst.resolve.one-symbol"
    stage.do(two)
    assert stage.t.resources[0] == 7


@pytest.mark.rule("dst.resolve.one-at-a-time", "dst.term.choose", "dst.char.health", "dst.damage.tokens")
def test_the_next_target_is_chosen_after_the_first_die() -> None:
    stage = Stage(
        [("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1), ("first-order-stormtrooper", 1)]
    )
    (a, b), (x, y) = stage.teams
    stage.table.pieces[x].damage = 5
    first, second = stage.show(a, "2RD1"), stage.show(b, "3RD1")
    stage.do(("resolve", first), x, second)
    assert x not in stage.t.pieces
    assert stage.asked.kind == "target"
    assert x not in stage.options
    assert y in stage.options


@pytest.mark.rule(
    "dst.sym.shield", "dst.sym.shield-cap", "dst.shield.cap-3", "dst.sym.shield-one-target", "dst.gap.target-sides"
)
def test_shields_go_to_one_character_three_at_most() -> None:
    stage, qui, foe = duel("qui-gon-jinn-ataru-master")
    die = stage.show(qui, "2Sh")
    stage.table.pieces[foe].shields = 2
    stage.do(("resolve", die))
    assert foe in stage.options
    stage.do(foe)
    assert stage.piece(foe).shields == 3


@pytest.mark.rule("dst.sym.disrupt", "dst.sym.disrupt-floor", "dst.resource.basic")
def test_disrupt_takes_no_more_than_there_is() -> None:
    stage, _leia, _ = duel("bala-tik-gang-leader")
    stage, han, _ = duel("han-solo-scoundrel")
    stage.table.resources[1] = 1
    stage.do(("resolve", stage.show(han, "2Dr")))
    assert stage.t.resources == [5, 0]


@pytest.mark.rule("dst.sym.discard", "dst.sym.discard-short", "dst.die.symbol")
def test_discard_is_random_and_takes_what_there_is() -> None:
    stage, rey, _ = duel("rey-force-prodigy")
    stage.hand(1, "aim", "block", "dodge")
    stage.do(("resolve", stage.show(rey, "1Dc")))
    assert len(stage.t.hands[1]) == 2
    assert len(stage.t.discards[1]) == 1
    stage, dooku, _ = duel("count-dooku-devious-strategist")
    stage.hand(1, "aim")
    stage.do(("resolve", stage.show(dooku, "2Dc1")))
    assert stage.t.hands[1] == []


@pytest.mark.rule("dst.sym.focus", "dst.sym.focus-own-only", "dst.term.turn-die", "dst.resolve.symbol-checked-late")
def test_focus_turns_other_dice_of_the_own_pool() -> None:
    stage = Stage([("jabba-the-hutt-the-great-and-mighty", 2)], [("kylo-ren-vaders-disciple", 1)])
    jabba, kylo = stage.teams[0][0], stage.teams[1][0]
    focus, blank = stage.show(jabba, "1F"), stage.show(jabba, "-", 1)
    theirs = stage.show(kylo, "-")
    stage.do(("resolve", focus))
    assert list(stage.options) == [blank]
    assert theirs not in stage.options
    stage.do((blank,))
    assert stage.asked.kind == "side"
    faces = [facts(stage.t, blank).sides[place].written for _, place in stage.options]
    assert "-" not in faces
    stage.do((blank, 0))
    assert shows(stage.t, blank, "focus")
    assert stage.asked.kind == "more"
    assert blank in stage.options


@pytest.mark.rule("dst.term.turn-die-twin")
def test_a_die_may_be_turned_to_a_twin_side() -> None:
    stage = Stage([("jabba-the-hutt-the-great-and-mighty", 2)], [("kylo-ren-vaders-disciple", 1)])
    (jabba,) = stage.teams[0]
    focus, other = stage.show(jabba, "1F"), stage.show(jabba, "1F", 1)
    stage.do(("resolve", focus), (other,))
    assert (other, 1) in stage.options


@pytest.mark.rule(
    "dst.sym.special",
    "dst.sym.special-own-card",
    "dst.ability.special",
    "dst.ability.special-not-other",
    "dst.die.inherits-card",
)
def test_a_special_is_that_of_its_card() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    saber = stage.upgrade(kylo, "lightsaber")
    die = stage.show(saber, "Sp")
    stage.table.pieces[foe].shields = 3
    stage.do(("resolve", die), foe)
    assert stage.piece(foe).damage == 2
    assert stage.piece(foe).shields == 3
    assert facts(stage.t, die).colour == "blue"
    assert facts(stage.t, die).type == "upgrade"


@pytest.mark.rule("dst.sym.special-many", "dst.sym.special-value")
def test_several_specials_in_one_action() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    one, two = stage.upgrade(kylo, "lightsaber"), stage.upgrade(kylo, "lightsaber")
    first, second = stage.show(one, "Sp"), stage.show(two, "Sp")
    stage.do(("resolve", second), foe)
    assert list(stage.options) == ["done", first]
    assert value(stage.t, first) == 0
    stage.do(first, foe)
    assert stage.piece(foe).damage == 4


@pytest.mark.rule("dst.sym.blank", "dst.resolve.by-card")
def test_a_blank_cannot_be_resolved() -> None:
    stage, gun, _ = duel()
    die, talent = stage.show(gun, "-"), stage.held(0, "natural-talent")
    with pytest.raises(Refused) as refused:
        stage.do(("resolve", die))
    assert refused.value.rule == "dst.sym.blank"
    stage.do(("play", talent))
    assert stage.in_pool(0) == [die]


@pytest.mark.rule("dst.sym.special-reroll-once", "dst.resolve.die-once")
def test_a_die_is_not_resolved_twice_in_an_action() -> None:
    stage, _leia, foe = duel("leia-organa-born-leader")
    ship = stage.support(0, "black-one")
    die = stage.show(ship, "Sp")
    stage.rolls((ship, "Sp"))
    stage.do(("resolve", die), foe)
    assert stage.in_pool(0) == [die]
    assert stage.asked.seat == 1
    stage.do("pass")
    assert ("resolve", die) in stage.options


@pytest.mark.rule(
    "dst.zone.pool",
    "dst.zone.pool-own-resolve",
    "dst.resolve.own-pool",
    "dst.zone.dice-on-cards",
    "dst.term.showing-only-pool",
)
def test_only_dice_of_the_own_pool_are_resolved() -> None:
    stage, gun, foe = duel()
    theirs = stage.show(foe, "1R")
    on_card = die_of(gun)
    for die in (theirs, on_card):
        with pytest.raises(Refused):
            stage.do(("resolve", die))
    assert not shows(stage.t, on_card, "blank")


@pytest.mark.rule("dst.ability.inherent-die", "dst.term.x-value", "dst.gap.x-zero-base")
def test_x_is_worked_out_by_the_die() -> None:
    stage, _, foe = duel("leia-organa-born-leader")
    bay = stage.support(0, "launch-bay")
    die = stage.show(bay, "XRD")
    stage.hand(0, "aim", "block", "dodge")
    assert value(stage.t, die) == 3
    stage.do(("resolve", die), foe)
    assert stage.piece(foe).damage == 3
    stage, _leia, foe = duel("leia-organa-born-leader")
    bay = stage.support(0, "launch-bay")
    stage.do(("resolve", stage.show(bay, "XRD")), foe)
    assert stage.piece(foe).damage == 0


@pytest.mark.rule(
    "dst.sym.indirect", "dst.damage.distribute-cap", "dst.damage.example-f11d", "dst.damage.distribute-simultaneous"
)
def test_damage_that_its_owner_gives_out() -> None:
    stage = Stage([("general-veers-field-commander", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (veers,), (x, y) = stage.teams
    rifle = stage.upgrade(veers, "f-11d-rifle")
    for character in (x, y):
        stage.table.pieces[character].damage = 8
    stage.table.pieces[x].shields = 1
    stage.do(("resolve", stage.show(rifle, "Sp")))
    question = stage.asked
    assert isinstance(question, Share)
    assert question.seat == 1
    with pytest.raises(Refused):
        stage.do((0, 2))
    stage.do((2, 0))
    assert x not in stage.t.pieces
    assert y in stage.t.pieces


@pytest.mark.rule("dst.damage.distribute-cap", "dst.gap.simultaneous-defeat")
def test_more_damage_than_anybody_can_take() -> None:
    stage = Stage([("general-veers-field-commander", 1)], [("hired-gun", 1), ("hired-gun", 1), ("hired-gun", 1)])
    (veers,), (x, y, z) = stage.teams
    rifle = stage.upgrade(veers, "f-11d-rifle")
    for character, hurt in ((x, 8), (y, 9), (z, 9)):
        stage.table.pieces[character].damage = hurt
    stage.table.pieces[y].damage = 8
    stage.table.pieces[z].damage = 2
    stage.do(("resolve", stage.show(rifle, "Sp")), (1, 1, 0))
    assert x not in stage.t.pieces
    assert y not in stage.t.pieces
    assert sorted(stage.t.asides[1]) == [x, y]


@pytest.mark.rule(
    "dst.zone.pool-manipulate",
    "dst.term.remove-die",
    "dst.term.remove-any-face",
    "dst.term.showing",
    "dst.term.showing-any-face",
)
def test_removing_looks_at_the_symbol_only() -> None:
    stage, rey, foe = duel("rey-force-prodigy", "hired-gun")
    staff = stage.upgrade(rey, "reys-staff")
    special = stage.show(staff, "Sp")
    costly = stage.show(foe, "3RD1")
    modifier = stage.show(rey, "+2MD")
    stage.table.resources[1] = 0
    stage.do(("resolve", special))
    assert sorted(stage.options) == sorted([costly, modifier])
    stage.do(costly)
    assert stage.in_pool(1) == []


@pytest.mark.rule("dst.resolve.at-least-one")
def test_a_resolve_action_names_a_die() -> None:
    stage, gun, _ = duel()
    stage.show(gun, "1R")
    for nothing in (("resolve",), ("resolve", ()), "resolve"):
        with pytest.raises(Refused):
            stage.do(nothing)
    assert len(stage.in_pool(0)) == 1
