"""Two rules or texts meet: each position has one answer in the reference, and this is it."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.rules import damage
from dejarik.games.destiny.state import player
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.cards.test_spirit_villains import use_special
from tests.games.destiny.stage import Stage, duel

# ── what stands in the place of something else ─────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.effect.replacement", "dst.errata.ammo-belt")
def test_a_belt_that_has_taken_a_weapons_place_is_not_discarded_once_more() -> None:
    stage, bane, foe = duel("jango-fett-lethal-mercenary", "nightsister")
    blaster, belt = stage.upgrade(bane, "holdout-blaster"), stage.upgrade(bane, "ammo-belt")
    play(stage, "armed-to-the-teeth", (blaster, belt))
    assert stage.asked.kind == "instead"
    stage.do(stage.options[1])
    assert blaster in stage.t.pieces
    assert belt in stage.t.discards[0]
    assert (stage.asked.seat, stage.piece(foe).damage) == (1, 0), "no upgrade was discarded by the event"


@pytest.mark.rule("dst.shield.order-with-effects", "dst.damage.zero")
@pytest.mark.parametrize(("first", "milled"), [("armor-plating", 0), ("force-illusion", 1)])
def test_where_nothing_is_left_to_block_the_second_blocker_stays(first: str, milled: int) -> None:
    stage, vader, foe = duel("darth-vader-dark-apprentice", "nightsister")
    blockers = {name: stage.upgrade(foe, name) for name in ("armor-plating", "force-illusion")}
    deck = len(stage.table.decks[1])
    stage.do(("resolve", stage.show(vader, "1RD")), foe)
    stage.do(next(option for option in stage.options if option[0] == blockers[first]))
    stage.do(stage.options[1])
    (left,) = (card for name, card in blockers.items() if name != first)
    assert left in stage.t.pieces
    assert (len(stage.t.decks[1]), stage.piece(foe).damage) == (deck - milled, 0)
    assert stage.asked.kind == "action"


@pytest.mark.rule("dst.sym.indirect", "dst.shield.mandatory")
def test_a_shield_gained_after_the_damage_was_given_out_still_blocks() -> None:
    stage = Stage([("hired-gun", 1)], [("count-dooku-devious-strategist", 1), ("nightsister", 1)])
    _, (dooku, sister) = stage.teams
    launcher = stage.upgrade(stage.teams[0][0], "f-11d-rifle")
    stage.table.pieces[dooku].damage = 9
    paid = stage.held(1, "take-cover")
    use_special(stage, launcher)
    assert stage.refusal((2, 0)) == "dst.damage.distribute-cap"
    stage.do((1, 1))
    stage.do(stage.options[1])
    assert paid in stage.t.discards[1]
    assert [stage.piece(one).damage for one in (dooku, sister)] == [9, 1]


@pytest.mark.rule("dst.keyword.guardian", "dst.shield.block")
def test_a_guardian_may_answer_the_damage_that_he_takes_upon_himself() -> None:
    stage, dooku, foe = duel("count-dooku-devious-strategist", "hired-gun")
    stage.upgrade(dooku, "personal-escort")
    paid = stage.held(0, "take-cover")
    theirs = stage.show(foe, "2RD1")
    stage.do(("activate", dooku), theirs)
    stage.do(stage.options[1])
    assert paid in stage.t.discards[0]
    assert (stage.piece(dooku).damage, stage.piece(dooku).exhausted) == (1, True)
    assert theirs not in stage.t.showing


@pytest.mark.rule("dst.gap.guardian-defeated", "dst.react.after")
def test_nobody_answers_the_activation_of_a_guardian_who_fell_before_it() -> None:
    stage = Stage([("royal-guard", 1), ("hired-gun", 1)], [("jango-fett-lethal-mercenary", 1)])
    (guard, _), (jango,) = stage.teams
    stage.table.pieces[guard].damage = 7
    theirs = stage.show(jango, "2RD")
    stage.do(("activate", guard), theirs)
    assert guard in stage.t.asides[0]
    assert (stage.asked.kind, stage.asked.seat, stage.piece(jango).exhausted) == ("action", 1, False)


@pytest.mark.rule("dst.damage.unblockable")
def test_shields_have_blocked_nothing_of_what_cannot_be_blocked() -> None:
    stage, gun, foe = duel("hired-gun", "nightsister")
    stage.table.pieces[foe].shields = 2
    with pytest.raises(StopIteration) as dealt:
        next(damage.deal(stage.t, [(foe, 2)], 0, gun, unblockable=True))
    assert dealt.value.value == [damage.Wound(foe, dealt=2, shielded=0, taken=2)]


# ── additional actions and the end of the phase ────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.extra.after-everything", "dst.keyword.ambush")
def test_a_jump_from_an_ambush_leaves_no_action() -> None:
    """Everything that the jump causes comes before additional actions, and that is the end of the phase."""
    stage, _, _ = duel("hired-gun", "nightsister", resources=9)
    stage.support(0, "infamous")
    jump, _ = stage.hand(0, "hyperspace-jump", "take-cover")
    stage.do(("play", jump)).do(stage.options[1])
    assert stage.t.step != "action"
    assert jump in stage.t.asides[0]


@pytest.mark.rule("dst.extra.after-everything", "dst.term.replace")
def test_a_swift_retreat_ends_with_the_opponents_action() -> None:
    stage, _, foe = duel("leia-organa-born-leader", "nightsister", resources=9)
    swift, retreat, _ = stage.hand(0, "swiftness", "retreat", "take-cover")
    stage.do(("play", swift), ("play", retreat))
    assert (stage.asked.seat, stage.asked.kind) == (1, "action")
    stage.do(("activate", foe))
    assert stage.t.step != "action"


@pytest.mark.rule("dst.extra.now-or-decline", "dst.keyword.ambush-off-turn")
def test_who_is_left_one_action_by_a_retreat_has_no_more_by_ambush() -> None:
    stage, _, foe = duel("leia-organa-born-leader", "nightsister", resources=9)
    stage.hand(0, "take-cover")
    knife, _ = stage.hand(1, "vibroknife", "take-cover")
    play(stage, "retreat")
    stage.do(("play", knife))
    assert stage.t.step != "action"
    assert stage.piece(knife).host == foe


@pytest.mark.rule("dst.keyword.ambush", "dst.keyword.no-double")
def test_swiftness_hands_the_ambush_on_one_card_at_a_time() -> None:
    stage, _, _ = duel("hired-gun")
    one, two, cover, last = stage.hand(0, "swiftness", "swiftness", "take-cover", "take-cover")
    stage.do(("play", one), ("play", two))
    assert (stage.asked.seat, stage.t.extra) == (0, []), "an ambush of its own and one that was given are one"
    stage.do(("play", cover), stage.teams[0][0])
    assert (stage.asked.seat, "decline" in stage.options) == (0, True)
    stage.do(("play", last), stage.teams[0][0])
    assert (stage.asked.seat, stage.asked.kind) == (1, "action")


# ── who is out of the game ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.multi.elimination", "dst.clar.maz")
def test_maz_offers_nothing_more_once_she_is_gone() -> None:
    stage = Stage([("maz-kanata-canny-negotiator", 1)], [("hired-gun", 1)], [("nightsister", 1)])
    ((maz,), _, _) = stage.teams
    stage.table.pieces[maz].damage = 9
    stage.do(("use", maz, 0), player(1), "indirect", player(0))
    assert stage.t.out == [0]
    assert (stage.asked.seat, stage.asked.kind) == (1, "action")


@pytest.mark.rule("dst.multi.elimination", "dst.clar.maz")
def test_maz_does_not_do_the_second_thing_after_putting_herself_out() -> None:
    stage = Stage([("maz-kanata-canny-negotiator", 1)], [("hired-gun", 1)], [("nightsister", 1)])
    (maz,), (gun,), _ = stage.teams
    stage.table.pieces[maz].damage = 9
    theirs = stage.show(gun, "2RD1")
    stage.do(("use", maz, 0), player(1), "draw", ("indirect", "turn-theirs"), player(0))
    assert stage.t.out == [0]
    assert (stage.asked.seat, stage.t.showing[theirs]) == (1, stage.table.showing[theirs])


@pytest.mark.rule("dst.multi.elimination", "dst.extra.now-or-decline")
def test_whoever_falls_before_an_additional_action_takes_none() -> None:
    stage = Stage([("kanan-jarrus-rebel-jedi", 1)], [("hired-gun", 1)], [("nightsister", 1)])
    ((kanan,), _, _) = stage.teams
    stage.table.pieces[kanan].damage = 9
    stage.show(kanan, "2MD")
    knife = stage.held(0, "vibroknife")
    stage.do("pass", ("play", knife))
    assert (stage.asked.kind, stage.asked.seat) == ("before", 0)
    stage.do(stage.options[1], kanan)
    assert stage.t.out == [0]
    assert (stage.asked.seat, "pass" in stage.options) == (1, True)


@pytest.mark.rule("dst.multi.elimination", "dst.multi.turn-order")
def test_whoever_falls_before_their_action_has_not_passed() -> None:
    stage = Stage([("hired-gun", 1)], [("nightsister", 1)], [("kanan-jarrus-rebel-jedi", 1)])
    _, _, (kanan,) = stage.teams
    stage.table.pieces[kanan].damage = 9
    stage.show(kanan, "2MD")
    stage.do("pass", "pass")
    assert (stage.asked.kind, stage.asked.seat) == ("before", 2)
    stage.do(stage.options[1], kanan)
    assert stage.t.out == [2]
    assert (stage.t.round, stage.t.passes, stage.asked.seat) == (2, 0, 0)


@pytest.mark.rule("dst.multi.elimination", "dst.effect.then")
def test_a_hero_who_falls_for_it_removes_no_die() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("hired-gun", 1)], [("nightsister", 1)])
    (luke,), (gun,), _ = stage.teams
    stage.table.pieces[luke].damage = 11
    theirs, heroism = stage.show(gun, "2RD1"), stage.held(0, "heroism")
    stage.do(("play", heroism))
    assert stage.t.out == [0]
    assert theirs in stage.t.showing
    assert stage.t.discards[0] == [], "the event has left the game with its player"


@pytest.mark.rule("dst.multi.elimination", "dst.effect.then")
def test_an_anticipation_that_comes_true_removes_nothing_more() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("hired-gun", 1)], [("nightsister", 1)])
    (luke,), (gun,), _ = stage.teams
    stage.table.pieces[luke].damage = 11
    shot, kept = stage.show(gun, "2RD1"), stage.show(stage.upgrade(gun, "holdout-blaster"), "1R")
    play(stage, "anticipate", player(1), shot, luke)
    assert stage.t.out == [0]
    stage.do("done")
    assert stage.in_pool(1) == [kept]


# ── who does it ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.term.move-ignores-restrictions", "dst.react.condition")
@pytest.mark.parametrize(("mover", "readied"), [(0, False), (1, True)])
def test_k_2so_minds_only_weapons_that_his_own_player_moves(mover: int, readied: bool) -> None:
    stage = Stage([("hired-gun", 1)], [("k-2so-reprogrammed-droid", 1), ("rebel-trooper", 1)], field="cargo-hold")
    _, (droid, trooper) = stage.teams
    blaster = stage.upgrade(trooper, "holdout-blaster")
    stage.table.pieces[droid].exhausted = True
    stage.table.active = mover
    stage.do(("claim", stage.t.field), "yes")
    assert stage.piece(blaster).host == droid
    assert stage.piece(droid).exhausted != readied
