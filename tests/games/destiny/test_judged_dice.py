"""Questions put to a judge about dice: costs, modifiers, symbols, targets, and what happens between two of them."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.games.destiny.rules.values import face
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, duel

# ── costs ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.die.cost", "dst.resolve.one-at-a-time")
def test_what_the_first_die_brings_pays_for_the_second() -> None:
    stage = Stage([("enfys-nest-fearsome-outlaw", 1), ("hired-gun", 1)], [("hired-gun", 1)], resources=0)
    enfys, gun = stage.teams[0]
    dear, free = stage.show(enfys, "2R1"), stage.show(gun, "1R")
    assert ("resolve", dear) not in stage.options
    stage.do(("resolve", free), dear)
    assert stage.t.resources[0] == 2


@pytest.mark.rule("dst.die.cost", "dst.resolve.one-at-a-time")
def test_resources_may_run_out_between_two_dice() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("hired-gun", 1)], resources=1)
    (one, two), (foe,) = stage.teams
    first, second = stage.show(one, "2RD1"), stage.show(two, "3RD1")
    stage.do(("resolve", first), foe)
    assert (stage.asked.seat, stage.t.resources[0], stage.in_pool(0)) == (1, 0, [second])


@pytest.mark.rule("dst.gap.many-modifiers", "dst.die.cost")
def test_a_modifier_too_dear_beside_another_is_not_offered() -> None:
    stage, guard, _ = duel("royal-guard", resources=1)
    base = stage.show(guard, "1MD")
    pikes = [stage.show(stage.upgrade(guard, "lightsaber-pike"), "+4MD1") for _ in range(2)]
    stage.do(("resolve", base), pikes[0])
    assert stage.asked.kind == "target"
    assert stage.in_pool(0) == [base, *pikes]


@pytest.mark.rule("dst.die.cost", "dst.sym.special")
def test_a_special_may_have_a_cost() -> None:
    for resources, able in ((0, False), (1, True)):
        stage, commando, foe = duel("rebel-commando", resources=resources)
        stage.show(foe, "2RD")
        special = stage.show(commando, "Sp1")
        assert (("resolve", special) in stage.options) is able
        if able:
            stage.do(("resolve", special))
            assert (stage.in_pool(1), stage.t.resources[0]) == ([], 0)


@pytest.mark.rule("dst.resolve.by-card-cost", "dst.term.free")
def test_a_card_that_waives_the_cost_waives_it_for_poor_players() -> None:
    stage, gun, foe = duel("hired-gun", resources=0, field="rebel-war-room")
    die = stage.show(gun, "3RD1")
    assert stage.refusal(("resolve", die)) == "dst.die.cost"
    stage.do(("claim", stage.t.field), "yes", foe)
    assert stage.piece(foe).damage == 3


@pytest.mark.rule("dst.die.cost", "dst.resolve.opponents-die")
def test_whoever_resolves_an_opponents_die_pays_for_it() -> None:
    stage, _, lando = duel("leia-organa-born-leader", "lando-calrissian-galactic-entrepreneur", resources=3)
    stage.show(lando, "3R1")
    play(stage, "sensor-placement")
    assert stage.t.resources == [3, 3]  # two for the event, one for the side, three gained


# ── modifiers ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.die.no-symbol-side", "dst.die.modifier-alone")
def test_a_side_without_a_symbol_joins_every_symbol_but_a_special() -> None:
    for side in ("1MD", "1Sh", "1R"):
        stage, kylo, _ = duel("kylo-ren-vaders-disciple")
        lure, base = stage.show(stage.upgrade(kylo, "lure-of-power"), "+2*"), stage.show(kylo, side)
        assert stage.refusal(("resolve", lure)) == "dst.die.modifier-alone"
        stage.do(("resolve", base))
        assert (stage.asked.kind, lure in stage.options) == ("modify", True)
    stage, kylo, foe = duel("kylo-ren-vaders-disciple")
    stage.show(stage.upgrade(kylo, "lure-of-power"), "+2*")
    stage.hand(1, "aim")  # which costs 1
    stage.do(("resolve", stage.show(kylo, "Sp")))
    assert (stage.asked.kind, len(stage.in_pool(0)), stage.piece(foe).damage) == ("action", 1, 1)


@pytest.mark.rule("dst.die.modifier", "dst.sym.indirect")
def test_indirect_damage_grows_by_a_modifier_and_is_given_out_as_one() -> None:
    stage = Stage([("dark-advisor", 1)], [("hired-gun", 1), ("padawan", 1)])
    (advisor,), (gun, padawan) = stage.teams
    lure = stage.show(stage.upgrade(advisor, "lure-of-power"), "+2*")
    stage.do(("resolve", stage.show(advisor, "2ID")), lure)
    assert (stage.asked.seat, stage.sharing.total) == (1, 4)
    stage.share({gun: 1, padawan: 3})
    assert (stage.piece(gun).damage, stage.piece(padawan).damage) == (1, 3)


@pytest.mark.rule("dst.die.modifier", "dst.sym.focus")
def test_a_modified_focus_turns_more_dice_but_neither_of_its_own() -> None:
    stage, kylo, _ = duel("dark-advisor")
    lure = stage.show(stage.upgrade(kylo, "lure-of-power"), "+1*")
    blanks = [stage.show(stage.upgrade(kylo, "sith-holocron"), "-") for _ in range(2)]
    stage.do(("resolve", stage.show(kylo, "1F")), lure)
    focus: Any = stage.asked
    assert (set(focus.options), focus.most) == (set(blanks), 2)


@pytest.mark.rule("dst.die.modifier-alone", "dst.resolve.one-symbol")
def test_a_modifier_left_over_is_not_resolved_with_a_base_already_used() -> None:
    stage = Stage([("rey-force-prodigy", 2)], [("hired-gun", 1)])
    (rey,), (foe,) = stage.teams
    base, more = stage.show(rey, "1MD"), stage.show(rey, "+2MD", 1)
    stage.do(("resolve", base), "done", foe)
    assert (stage.asked.seat, stage.in_pool(0)) == (1, [more])


@pytest.mark.rule("dst.gap.x-zero-base", "dst.die.modifier")
def test_a_base_of_nothing_may_still_be_modified() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    bay = stage.show(stage.support(0, "launch-bay"), "XRD")
    more = stage.show(stage.upgrade(leia, "dh-17-blaster-pistol"), "+2RD")
    stage.do(("resolve", bay), more, foe)
    assert stage.piece(foe).damage == 2


@pytest.mark.rule("dst.die.modifier", "dst.term.showing-any-face")
def test_a_modifier_counts_as_another_die_with_the_symbol() -> None:
    stage = Stage([("jedi-acolyte", 1), ("rey-force-prodigy", 1)], [("hired-gun", 1)])
    (acolyte, rey), (foe,) = stage.teams
    plus = stage.show(rey, "+2MD")
    stage.do(("resolve", stage.show(acolyte, "1MD")), "done", foe)
    assert stage.piece(foe).damage == 2
    assert stage.in_pool(0) == [plus]


@pytest.mark.rule("dst.gap.many-modifiers", "dst.term.unblockable-modifiers")
def test_one_knife_among_several_modifiers_lets_nothing_be_blocked() -> None:
    stage, rey, foe = duel("rey-force-prodigy")
    base = stage.show(rey, "1MD")
    saber, knife = stage.upgrade(rey, "lightsaber"), stage.upgrade(rey, "vibroknife")
    plus = [stage.show(saber, "+2MD"), stage.show(knife, "+2MD")]
    stage.table.pieces[foe].shields = 3
    stage.do(("resolve", base), *plus, foe)
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (5, 3)


@pytest.mark.rule("dst.term.unblockable-modifiers", "dst.damage.separate-packets")
def test_the_next_die_of_the_action_is_blocked_again() -> None:
    stage, rey, foe = duel("rey-force-prodigy")
    base, knife = stage.show(rey, "1MD"), stage.show(stage.upgrade(rey, "vibroknife"), "1MD")
    stage.table.pieces[foe].shields = 3
    stage.do(("resolve", knife), foe, base, foe)
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (1, 2)


@pytest.mark.rule("dst.resolve.by-card-modifier-many", "dst.resolve.by-card")
def test_a_card_that_resolves_one_die_takes_no_modifier_whatever_it_adds() -> None:
    stage, rey, foe = duel("rey-force-prodigy")
    base, plus = stage.show(rey, "1MD"), stage.show(stage.upgrade(rey, "lightsaber"), "+2MD")
    play(stage, "natural-talent", foe)
    assert (stage.piece(foe).damage, stage.in_pool(0)) == (2, [plus])
    assert base not in stage.t.showing


# ── symbols ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.sym.disrupt-floor", "dst.pass.no-effect-action")
def test_a_die_that_takes_nothing_is_resolved_and_no_pass() -> None:
    stage, gun, _ = duel("hired-gun")
    stage.table.resources[1] = 0
    stage.table.active, stage.table.passes = 0, 1
    stage.do(("resolve", stage.show(gun, "1Dr")))
    assert (stage.asked.seat, stage.t.passes, stage.in_pool(0)) == (1, 0, [])


@pytest.mark.rule("dst.sym.discard-short", "dst.resolve.one-at-a-time")
def test_a_hand_may_be_empty_before_the_second_die_discards() -> None:
    stage = Stage([("jyn-erso-reckless-operative", 2)], [("hired-gun", 1)])
    (jyn,), _ = stage.teams
    stage.hand(1, "aim")
    dice = [stage.show(jyn, "1Dc"), stage.show(jyn, "2Dc", 1)]
    stage.do(("resolve", dice[0]), dice[1])
    assert (stage.t.hands[1], stage.in_pool(0), stage.asked.seat) == ([], [], 1)


@pytest.mark.rule("dst.sym.shield-cap", "dst.sym.shield")
def test_shields_may_be_wasted_on_who_has_three() -> None:
    stage, palpatine, foe = duel("palpatine-galactic-emperor")
    stage.table.pieces[palpatine].shields = 3
    stage.do(("resolve", stage.show(palpatine, "2Sh")), palpatine)
    assert stage.piece(palpatine).shields == 3
    assert stage.piece(foe).damage == 2  # the die was resolved, and his ability follows


@pytest.mark.rule("dst.gap.target-sides", "dst.sym.shield")
def test_shields_may_go_to_an_opponents_character() -> None:
    stage, general, foe = duel("general-rieekan-defensive-mastermind")
    stage.do(("resolve", stage.show(general, "2Sh")), foe)
    assert stage.piece(foe).shields == 2


@pytest.mark.rule("dst.gap.target-sides", "dst.defeat.lose")
def test_who_shoots_their_own_last_character_loses() -> None:
    stage, gun, _ = duel("hired-gun", resources=1)
    stage.table.pieces[gun].damage = 7
    stage.do(("resolve", stage.show(gun, "2RD1")), gun)
    assert (stage.t.winner, stage.t.result) == (1, "characters")


@pytest.mark.rule("dst.resolve.symbol-checked-late", "dst.sym.focus")
def test_focus_turned_to_focus_goes_on_until_nothing_is_left() -> None:
    stage, hux, _ = duel("general-hux-aspiring-commander")
    first = stage.show(hux, "2F")
    dice = [stage.show(stage.upgrade(hux, name), "2Dr") for name in ("commanding-presence", "force-choke")]
    stage.do(("resolve", first), tuple(dice))
    stage.do((dice[0], 1))  # to 2F
    while stage.asked.kind == "side":
        stage.do(stage.options[0])
    assert stage.asked.kind == "more"
    assert dice[0] in stage.options
    stage.do(dice[0])
    assert (stage.asked.kind, set(stage.options)) == ("focus", {dice[1]})
    assert stage.refusal((first,)) is not None


@pytest.mark.rule("dst.sym.focus", "dst.term.turn-die")
def test_focus_may_turn_nothing_at_all() -> None:
    stage, ackbar, _ = duel("admiral-ackbar-perceptive-tactician")
    held = stage.show(stage.upgrade(ackbar, "survival-gear"), "2Sh")
    stage.do(("resolve", stage.show(ackbar, "2F")), ())
    assert (face(stage.t, held).written, stage.asked.seat) == ("2Sh", 1)


@pytest.mark.rule("dst.sym.focus-own-only", "dst.gap.borrowed-die")
def test_a_borrowed_die_in_the_pool_is_ones_own_to_turn() -> None:
    stage, krennic, _ = duel("director-krennic-cruel-but-brilliant")
    spare = stage.spare(0, "death-trooper")
    stage.rolls((krennic, "1F"), 0)
    stage.do(("activate", krennic), "pass")
    focus = next(die for die in stage.in_pool(0) if die != spare)
    stage.do(("resolve", focus))
    assert stage.options == (spare,)


@pytest.mark.rule("dst.sym.blank", "dst.die.no-symbol-side")
def test_a_blank_is_not_resolved_however_it_is_modified() -> None:
    stage, kylo, _ = duel("kylo-ren-vaders-disciple")
    stage.show(stage.upgrade(kylo, "lure-of-power"), "+2*")
    assert stage.refusal(("resolve", stage.show(kylo, "-"))) == "dst.sym.blank"
    assert not [option for option in stage.options if option[0] == "resolve"]


@pytest.mark.rule("dst.sym.special-value", "dst.term.increase")
def test_a_special_resolved_for_more_is_no_stronger() -> None:
    stage, baze, foe = duel("baze-malbus-crack-shot")
    stage.show(baze, "Sp")
    play(stage, "natural-talent")
    assert stage.piece(foe).damage == 1


@pytest.mark.rule("dst.sym.melee-one-target", "dst.damage.excess-ignored")
def test_what_kills_does_not_spill_over() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("padawan", 1), ("hired-gun", 1)])
    (luke,), (padawan, gun) = stage.teams
    stage.table.pieces[padawan].damage = 6
    stage.do(("resolve", stage.show(luke, "3MD")), padawan)
    assert (padawan in stage.t.pieces, stage.piece(gun).damage) == (False, 0)


@pytest.mark.rule("dst.resolve.one-at-a-time", "dst.faq.track-dice")
def test_dice_of_who_falls_in_between_are_not_resolved() -> None:
    """A die that hurts its own side: the next one of the same symbol has gone with its character."""
    stage = Stage([("hired-gun", 1), ("finn-first-order-defector", 1)], [("hired-gun", 1)])
    (gun, finn), _ = stage.teams
    stage.table.pieces[finn].damage = 8
    shot, lost = stage.show(gun, "2RD1"), stage.show(finn, "2RD")
    stage.do(("resolve", shot), finn)
    assert lost not in stage.t.showing
    assert (stage.asked.seat, stage.asked.kind) == (1, "action")


@pytest.mark.rule("dst.faq.damage-types", "dst.resolve.one-symbol")
def test_three_kinds_of_damage_take_three_actions() -> None:
    stage = Stage([("clone-trooper", 1), ("jedi-instructor", 1), ("padawan", 1)], [("hired-gun", 1)])
    clone, teacher, padawan = stage.teams[0]
    dice = [stage.show(clone, "2ID"), stage.show(teacher, "1RD"), stage.show(padawan, "1MD")]
    stage.do(("resolve", dice[0]))
    assert stage.asked.seat == 1
    stage.do("pass", ("resolve", dice[1]), stage.teams[1][0])
    assert (stage.asked.seat, stage.in_pool(0)) == (1, [dice[2]])


# ── distributed damage ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.damage.distribute-cap", "dst.sym.indirect")
def test_shields_count_as_room_for_indirect_damage_only_where_they_lie() -> None:
    stage = Stage([("snoke-supreme-leader", 1)], [("padawan", 1), ("hired-gun", 1)])
    (snoke,), (padawan, gun) = stage.teams
    stage.table.pieces[padawan].damage, stage.table.pieces[padawan].shields = 6, 1
    stage.do(("resolve", stage.show(snoke, "2ID")))
    question = stage.sharing
    assert dict(zip(question.among, question.caps, strict=True)) == {padawan: 2, gun: 9}
    stage.share({padawan: 2})
    assert padawan not in stage.t.pieces


@pytest.mark.rule("dst.gap.distribute-order", "dst.damage.separate-packets")
def test_the_second_packet_is_given_out_among_those_left() -> None:
    stage = Stage([("clone-trooper", 1), ("clone-trooper", 1)], [("padawan", 1), ("padawan", 1), ("hired-gun", 1)])
    (one, two), (first, second, gun) = stage.teams
    stage.table.pieces[first].damage = stage.table.pieces[second].damage = 5
    dice = [stage.show(one, "2ID"), stage.show(two, "2ID")]
    stage.do(("resolve", dice[0])).share({first: 2}).do(dice[1])
    assert set(stage.sharing.among) == {second, gun}


@pytest.mark.rule("dst.gap.distribute-unblockable", "dst.damage.distribute-cap")
def test_shields_make_no_room_for_what_they_cannot_block() -> None:
    stage = Stage([("padawan", 1), ("padawan", 1)], [("hired-gun", 1)])
    (one, two), (foe,) = stage.teams
    stage.show(one, "2MD")
    stage.show(two, "2MD")
    stage.table.pieces[foe].damage, stage.table.pieces[foe].shields = 8, 3
    play(stage, "slice-and-dice")
    caps = dict(zip(stage.sharing.among, stage.sharing.caps, strict=True))
    assert (caps[foe], caps[one]) == (1, 7)


# ── shields and blocking ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.shield.mandatory", "dst.term.take-damage")
def test_damage_blocked_wholly_was_dealt_and_not_taken() -> None:
    stage, trooper, gun = duel("first-order-stormtrooper", "hired-gun")
    cover = stage.upgrade(gun, "hunker-down")
    stage.table.pieces[gun].shields = 2
    stage.upgrade(trooper, "vibroknucklers")
    stage.do(("resolve", stage.show(trooper, "2RD")), gun)
    assert (stage.piece(gun).shields, cover in stage.t.pieces) == (0, True)


@pytest.mark.rule("dst.react.before", "dst.shield.block")
def test_a_shield_gained_before_the_hit_blocks_it() -> None:
    stage, gun, dooku = duel("hired-gun", "count-dooku-devious-strategist")
    stage.hand(1, "aim", "block")
    stage.table.pieces[dooku].shields = 3
    stage.do(("resolve", stage.show(gun, "3RD1")), dooku)
    assert stage.asked.kind == "before"
    stage.do(stage.options[1], stage.t.hands[1][0])
    assert (stage.piece(dooku).shields, stage.piece(dooku).damage) == (0, 0)  # the fourth was one too many


@pytest.mark.rule("dst.damage.separate-packets", "dst.react.before")
def test_two_modifiers_are_one_hit_for_whoever_may_answer_it() -> None:
    stage, guard, dooku = duel("royal-guard", "count-dooku-devious-strategist")
    base, plus = stage.show(guard, "1MD"), stage.show(stage.upgrade(guard, "lightsaber"), "+2MD")
    stage.hand(1, "aim", "block")
    stage.do(("resolve", base), plus, dooku)
    stage.do(stage.options[1], stage.t.hands[1][0])
    assert (stage.asked.kind, stage.piece(dooku).damage) == ("action", 2)


@pytest.mark.rule("dst.term.unblockable", "dst.damage.unblockable")
def test_what_cannot_be_blocked_may_still_be_answered_before_it_is_dealt() -> None:
    stage, padawan, dooku = duel("padawan", "count-dooku-devious-strategist")
    saber = stage.show(stage.upgrade(padawan, "lightsaber"), "Sp")
    stage.hand(1, "aim")
    stage.do(("resolve", saber), dooku)
    stage.do(stage.options[1])
    assert (stage.piece(dooku).shields, stage.piece(dooku).damage) == (1, 2)


@pytest.mark.rule("dst.damage.zero", "dst.keyword.guardian")
def test_a_guardian_takes_a_die_worth_nothing_for_nothing() -> None:
    stage, trooper, leia = duel("rebel-trooper", "leia-organa-born-leader")
    bay = stage.show(stage.support(1, "launch-bay"), "XRD")
    assert leia in stage.t.pieces
    stage.do(("activate", trooper), bay)
    assert (stage.in_pool(1), stage.piece(trooper).damage, stage.piece(trooper).exhausted) == ([], 0, True)
