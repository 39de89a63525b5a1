"""Questions put to a judge about turns: passes, claims, additional actions, the queue, defeats, the end of a round."""

from __future__ import annotations

import pytest

from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, duel

# ── passes and claims ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.round.action-phase-end", "dst.pass.basic")
def test_only_passes_in_a_row_end_the_phase() -> None:
    stage, gun, _ = duel("hired-gun")
    stage.do("pass", ("activate", stage.teams[1][0]), "pass")
    assert (stage.asked.seat, stage.t.round) == (1, 2)
    stage.do("pass")
    assert stage.t.round == 3
    assert not stage.piece(gun).exhausted


@pytest.mark.rule("dst.claim.auto-pass", "dst.pass.no-effect-action")
def test_after_a_claim_one_use_without_effect_ends_the_phase() -> None:
    stage, _, _ = duel("hired-gun")
    book = stage.upgrade(stage.teams[1][0], "journals-of-ben-kenobi")
    stage.do(("claim", stage.t.field), "no", ("use", book, 0))
    assert stage.t.round == 3


@pytest.mark.rule("dst.claim.auto-pass", "dst.extra.now-or-decline")
def test_after_a_claim_a_declined_additional_action_does_not_end_the_phase() -> None:
    stage, _, foe = duel("hired-gun", "hired-gun")
    knife = stage.held(1, "vibroknife")
    stage.do(("claim", stage.t.field), "no", ("play", knife), "decline")
    assert (stage.asked.seat, stage.t.round, foe in stage.t.pieces) == (1, 2, True)


@pytest.mark.rule("dst.claim.once-per-round", "dst.round.turn")
def test_a_second_claim_is_refused_to_the_other_player_too() -> None:
    stage, _, _ = duel("hired-gun")
    stage.do(("claim", stage.t.field), "no")
    assert stage.refusal(("claim", stage.t.field)) == "dst.claim.once-per-round"
    stage.to_the_next_round()
    assert ("claim", stage.t.field) in stage.options


@pytest.mark.rule("dst.gap.extra-after-claim", "dst.keyword.ambush")
def test_whoever_claims_in_an_additional_action_gives_up_the_next() -> None:
    stage, rey, _ = duel("rey-force-prodigy", field="moisture-farm")
    knife = stage.held(0, "vibroknife")
    stage.do(("play", knife))
    assert len(stage.t.extra) == 1  # Rey's comes on top of the ambush that is asked for now
    stage.do(("claim", stage.t.field), "yes")
    assert (stage.asked.seat, stage.t.extra, stage.t.claimed) == (1, [], 0)
    assert rey in stage.t.pieces


@pytest.mark.rule("dst.claim.goes-first", "dst.bf.first-action")
def test_control_without_a_claim_is_enough_to_go_first() -> None:
    stage = Stage([("first-order-stormtrooper", 1), ("first-order-stormtrooper", 1)], [("hired-gun", 1)])
    stage.table.control = 1
    stage.table.pieces[stage.table.field].controller = 1
    play(stage, "lockdown", "decline")
    assert (stage.t.control, stage.t.claimed) == (0, -1)
    stage.do(("claim", stage.t.field), "no")  # the other one claims all the same
    assert stage.t.control == 1
    stage.to_the_next_round()
    assert stage.asked.seat == 1


@pytest.mark.rule("dst.claim.abilities-still-work", "dst.extra.now-or-decline")
def test_who_has_claimed_is_given_no_action_by_others() -> None:
    stage, _, _ = duel("hired-gun", "leia-organa-born-leader")
    retreat = stage.held(1, "retreat")
    stage.do(("claim", stage.t.field), "no", ("play", retreat))
    assert stage.t.round == 3


@pytest.mark.rule("dst.extra.now-or-decline", "dst.round.action-phase-end")
def test_retreat_lets_the_opponent_act_and_ends_the_phase() -> None:
    stage, _, gun = duel("leia-organa-born-leader", "hired-gun")
    play(stage, "retreat")
    assert (stage.asked.seat, stage.asked.rule) == (1, "dst.extra.now-or-decline")
    stage.do(("activate", gun))
    assert stage.t.round == 3


@pytest.mark.rule("dst.zone.set-aside-during", "dst.effect.duration")
def test_a_jump_ends_the_phase_with_additional_actions_unused() -> None:
    stage, rey, _ = duel("rey-force-prodigy")
    stage.table.extra = [0, 0]
    jump = stage.held(0, "hyperspace-jump")
    stage.do(("play", jump))
    assert (stage.t.round, jump in stage.t.asides[0]) == (3, True)
    assert rey in stage.t.pieces


# ── the queue ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.queue.fifo", "dst.react.after-nested")
def test_what_a_queued_ability_causes_waits_behind_the_rest() -> None:
    stage = Stage([("admiral-ackbar-perceptive-tactician", 1), ("leia-organa-born-leader", 1)], [("hired-gun", 1)])
    (ackbar, leia), _ = stage.teams
    wing, late, soon = (
        stage.upgrade(bearer, name)
        for bearer, name in ((ackbar, "wingman"), (ackbar, "tactical-aptitude"), (leia, "tactical-aptitude"))
    )
    stage.do(("activate", leia), (wing, 0, 0))
    stage.do((wing, 0, 0), (late, 0, 0))  # Ackbar is activated by it, and his own upgrades have seen that
    assert [queued.thing for queued in stage.t.queue] == [late, wing]
    assert (soon, 0, 0) in stage.options


@pytest.mark.rule("dst.queue.before-interrupts", "dst.errata.f11d-redeploy")
def test_redeployment_does_not_wait_for_the_queue() -> None:
    stage = Stage([("first-order-stormtrooper", 1), ("hired-gun", 1)], [("baze-malbus-crack-shot", 1)])
    (trooper, gun), (baze,) = stage.teams
    rifle, aftermath = stage.upgrade(trooper, "f-11d-rifle"), stage.support(1, "aftermath")
    stage.table.pieces[trooper].damage = 6
    stage.table.active = 1
    stage.do(("resolve", stage.show(baze, "Sp")))
    assert (stage.asked.kind, stage.t.queue) == ("before", [])
    stage.do(stage.options[1])
    assert stage.piece(rifle).host == gun
    assert stage.asked.about is not None
    stage.do(stage.options[1])
    assert stage.piece(aftermath).exhausted


@pytest.mark.rule("dst.react.independent", "dst.gap.queued-source-gone")
def test_a_reaction_goes_on_though_its_cost_removes_its_card() -> None:
    stage, padawan, foe = duel("padawan", "hired-gun")
    inspection, knife = stage.support(0, "imperial-inspection"), stage.upgrade(foe, "vibroknife")
    outpost = stage.support(0, "outpost")
    die = stage.show(outpost, "-")
    stage.rolls((outpost, "2Dr"))
    stage.do(("reroll", stage.held(0, "aim")), (die,))
    stage.do(stage.options[1])
    assert (inspection in stage.t.asides[0], knife in stage.t.hands[1]) == (True, True)
    assert padawan in stage.t.pieces


@pytest.mark.rule("dst.effect.replacement", "dst.effect.replacement-would")
def test_what_is_replaced_leaves_nothing_to_redeploy() -> None:
    stage = Stage([("hired-gun", 1)], [("hired-gun", 1), ("padawan", 1)])
    (gun,), (victim, _) = stage.teams
    chance, blaster = stage.upgrade(victim, "second-chance"), stage.upgrade(victim, "holdout-blaster")
    stage.table.pieces[victim].damage = 7
    stage.do(("resolve", stage.show(gun, "2RD1")), victim)
    assert (stage.piece(victim).damage, stage.piece(blaster).host) == (4, victim)
    assert chance in stage.t.discards[1]
    assert stage.asked.kind == "action"  # nobody was asked


@pytest.mark.rule("dst.effect.replacement-several", "dst.effect.replacement")
def test_of_two_second_chances_one_is_spent() -> None:
    stage, gun, victim = duel("hired-gun", "hired-gun")
    chances = [stage.upgrade(victim, "second-chance") for _ in range(2)]
    stage.table.pieces[victim].damage = 7
    stage.do(("resolve", stage.show(gun, "2RD1")), victim)
    assert stage.piece(victim).damage == 4
    assert len([chance for chance in chances if chance in stage.t.pieces]) == 1


@pytest.mark.rule("dst.effect.replacement-example-ammo", "dst.errata.ammo-belt")
def test_a_belt_takes_the_place_of_a_weapon_that_discards_itself() -> None:
    stage, trooper, foe = duel("first-order-stormtrooper", "hired-gun")
    grenades, belt = stage.upgrade(trooper, "infantry-grenades"), stage.upgrade(trooper, "ammo-belt")
    stage.do(("resolve", stage.show(grenades, "Sp")))
    assert stage.asked.kind == "instead"
    stage.do(stage.options[1])
    assert (grenades in stage.t.pieces, stage.t.discards[0]) == (True, [belt])
    assert stage.piece(foe).damage == 2


# ── additional actions ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.extra.after-everything", "dst.queue.extra-actions-wait")
def test_additional_actions_of_a_special_wait_for_the_other_specials() -> None:
    stage, luminara, foe = duel("luminara-unduli-inspiring-commander")
    speed = stage.show(stage.upgrade(luminara, "force-speed"), "Sp")
    saber = stage.show(stage.upgrade(luminara, "lightsaber"), "Sp")
    stage.do(("resolve", speed))
    assert (stage.asked.kind, stage.t.extra) == ("more", [0, 0])
    stage.do(saber, foe)
    assert stage.asked.rule == "dst.extra.now-or-decline"
    stage.do("decline", "decline")
    assert (stage.asked.seat, stage.t.passes) == (1, 0)


@pytest.mark.rule("dst.keyword.ambush", "dst.effect.then-example-traitor")
def test_an_ambush_without_effect_still_gives_its_action() -> None:
    stage, trooper, _ = duel("first-order-stormtrooper", deck=0)
    play(stage, "traitor")
    assert stage.asked.rule == "dst.extra.now-or-decline"
    stage.do(("activate", trooper))
    assert stage.asked.seat == 1


@pytest.mark.rule("dst.keyword.no-double", "dst.keyword.ambush")
def test_a_card_with_ambush_gains_no_second_one() -> None:
    stage, _, _ = duel("hired-gun")
    swift, knife = stage.hand(0, "swiftness", "vibroknife")
    stage.do(("play", swift), ("play", knife))
    assert (stage.asked.rule, stage.t.extra) == ("dst.extra.now-or-decline", [])
    stage.do("decline")
    assert stage.asked.seat == 1


@pytest.mark.rule("dst.gap.extra-no-effect", "dst.pass.no-effect-action")
def test_an_idle_additional_action_makes_no_pass_of_the_turn() -> None:
    stage, gun, _ = duel("hired-gun")
    book, knife = stage.upgrade(gun, "journals-of-ben-kenobi"), stage.held(0, "vibroknife")
    stage.table.passes = 1
    stage.do(("play", knife), "no", ("use", book, 0))
    assert (stage.asked.seat, stage.t.round, stage.t.passes) == (1, 2, 0)


# ── activation and guardians ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.keyword.guardian", "dst.damage.example-friendly-fire")
def test_a_guardian_takes_a_side_with_a_cost_and_pays_nothing() -> None:
    stage, trooper, foe = duel("rebel-trooper", "hired-gun", resources=0)
    die = stage.show(foe, "3RD1")
    stage.table.pieces[trooper].shields = 1
    stage.do(("activate", trooper), die)
    assert (stage.piece(trooper).damage, stage.piece(trooper).shields, stage.in_pool(1)) == (2, 0, [])


@pytest.mark.rule("dst.keyword.guardian", "dst.react.before")
def test_a_guardian_activated_by_an_event_guards_as_well() -> None:
    stage, trooper, foe = duel("rebel-trooper", "hired-gun")
    die = stage.show(foe, "2RD1")
    play(stage, "hit-and-run", die)
    assert (stage.piece(trooper).damage, stage.piece(trooper).exhausted) == (2, True)


@pytest.mark.rule("dst.activate.in-pool-stay", "dst.gap.activate-no-dice")
def test_a_character_readied_with_its_die_in_the_pool_is_activated_for_nothing() -> None:
    stage, jango, foe = duel("hired-gun", "jango-fett-lethal-mercenary")
    die = stage.show(jango, "2RD1")
    stage.do(("activate", jango))
    assert (stage.piece(jango).exhausted, stage.in_pool(0)) == (True, [die])
    assert (stage.asked.seat, stage.asked.kind) == (1, "after")  # Jango Fett has seen an activation
    assert foe in stage.t.pieces


# ── defeat, and the end ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.defeat.procedure", "dst.downgrade.stays")
def test_who_falls_leaves_each_card_to_its_owner() -> None:
    stage = Stage([("hired-gun", 1)], [("hired-gun", 1), ("padawan", 1)])
    (gun,), (victim, _) = stage.teams
    worn, mark = stage.upgrade(victim, "datapad"), stage.downgrade(victim, "hampered")
    stage.table.pieces[victim].damage = 8
    stage.do(("resolve", stage.show(gun, "2RD1")), victim)
    assert (stage.t.discards, stage.t.asides[1]) == ([[mark], [worn]], [victim])


@pytest.mark.rule("dst.gap.both-lose-characters", "dst.term.move-damage")
def test_a_special_that_fells_its_own_last_character_loses_after_the_first_part() -> None:
    stage, vader, foe = duel("darth-vader-dark-apprentice", "hired-gun")
    stage.table.pieces[vader].damage, stage.table.pieces[foe].damage = 10, 6
    stage.do(("resolve", stage.show(vader, "Sp")), foe)
    assert stage.t.winner == 0  # the opponent's last one fell first


@pytest.mark.rule("dst.win.decked", "dst.upkeep.4-short-deck")
def test_the_last_card_of_a_deck_saves_for_a_round() -> None:
    stage, _, _ = duel("hired-gun", deck=1)
    stage.to_the_next_round()
    assert (stage.t.winner, [len(hand) for hand in stage.t.hands]) == (-1, [1, 1])


@pytest.mark.rule("dst.win.decked", "dst.upkeep.4-discard-draw")
def test_who_discards_the_last_cards_in_upkeep_loses() -> None:
    stage, _, _ = duel("hired-gun", deck=1)
    stage.table.decks[0].clear()
    held = stage.held(0, "aim")
    stage.do("pass", "pass")
    stage.match.answer(0, (held,))
    assert (stage.t.winner, stage.t.result) == (1, "cards")


@pytest.mark.rule("dst.gap.round-end-order", "dst.win.decked")
def test_cards_are_counted_before_a_sentence_is_carried_out() -> None:
    stage, jabba, foe = duel("jabba-the-hutt-the-great-and-mighty", "hired-gun", deck=3)
    stage.table.decks[0].clear()
    stage.do(("resolve", stage.show(stage.upgrade(jabba, "crime-lord"), "Sp")), foe)
    stage.do("pass", "pass")
    assert (stage.t.winner, stage.t.result) == (1, "cards")


@pytest.mark.rule("dst.upkeep.1-ready", "dst.upkeep.2-dice-back")
def test_upkeep_brings_everybody_back_at_once() -> None:
    stage, gun, foe = duel("hired-gun", "hired-gun")
    worn = stage.upgrade(foe, "hunker-down")
    for card in (gun, foe, worn):
        stage.table.pieces[card].exhausted = True
    stage.show(gun, "2RD1")
    stage.to_the_next_round()
    assert not any(piece.exhausted for piece in stage.t.pieces.values())
    assert (stage.in_pool(0), stage.t.resources) == ([], [7, 7])


@pytest.mark.rule("dst.effect.cannot-wins", "dst.clar.carbon-freezing")
def test_a_frozen_die_thaws_after_the_next_round() -> None:
    stage, gun, foe = duel("hired-gun", "hired-gun", field="carbon-freezing-chamber")
    die = stage.t.pieces[foe].dice[0]
    stage.do(("claim", stage.t.field), "yes", die)
    stage.to_the_next_round().do("pass", ("activate", foe))
    assert (stage.in_pool(1), stage.piece(foe).exhausted) == ([], True)
    stage.to_the_next_round().do("pass", ("activate", foe))
    assert stage.in_pool(1) == [die]
    assert gun in stage.t.pieces


@pytest.mark.rule("dst.term.heal-none", "dst.effect.then")
def test_moving_damage_is_neither_dealt_nor_taken() -> None:
    stage = Stage([("finn-first-order-defector", 1), ("hired-gun", 1)], [("hired-gun", 1)])
    (finn, gun), _ = stage.teams
    debt, cover = stage.upgrade(finn, "life-debt"), stage.upgrade(finn, "hunker-down")
    stage.table.pieces[gun].damage, stage.table.pieces[finn].shields = 3, 2
    stage.do(("activate", finn))
    stage.do(stage.options[1])
    assert (stage.piece(finn).damage, stage.piece(finn).shields, stage.piece(gun).damage) == (1, 2, 2)
    assert {debt, cover} <= set(stage.t.pieces)
