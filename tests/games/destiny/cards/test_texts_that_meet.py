"""Two texts meet, or a text meets a rule that it does not speak of: what happens follows from both."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.rules.values import has, symbol
from dejarik.games.destiny.state import die_of
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.cards.test_spirit_villains import use_special
from tests.games.destiny.stage import VILLAINS, Stage, duel

GUN = (("hired-gun", 1),)


# ── abilities that are lost ────────────────────────────────────────────────────────────────────────────────────────


def test_a_second_extraction_keeps_a_mind_silent() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    one, other = stage.downgrade(luke, "mind-extraction"), stage.downgrade(luke, "mind-extraction")
    stage.do(("use", one, 0))
    assert (one in stage.t.discards[1], other in stage.t.pieces) == (True, True)
    stage.t.pieces[luke].exhausted = False
    stage.do("pass", ("activate", luke))
    assert stage.t.hands[0] == []


def test_a_silenced_teacher_shields_and_does_not_strike() -> None:
    stage, luke, foe = duel("luke-skywalker-reluctant-instructor")
    stage.downgrade(luke, "mind-extraction")
    stage.do(("resolve", stage.show(luke, "2Sh")))
    assert stage.asked.kind == "shield-whom"
    stage.do(luke)
    assert (stage.piece(luke).shields, stage.piece(foe).damage) == (2, 0)


def test_a_silenced_snap_lets_the_battlefield_be_claimed_for_nothing() -> None:
    for silenced in (False, True):
        stage, _, snap = duel("hired-gun", "temmin-snap-wexley-recon-specialist", field="moisture-farm", resources=0)
        stage.show(snap, "-")
        if silenced:
            stage.downgrade(snap, "mind-extraction")
            stage.do(("claim", stage.t.field))
        else:
            assert stage.refusal(("claim", stage.t.field)) == "dst.card.cost"


@pytest.mark.parametrize("name", ["obi-wan-kenobi-mysterious-hermit", "l3-37-droid-revolutionary"])
def test_who_has_lost_all_abilities_falls_without_a_word(name: str) -> None:
    stage = Stage(GUN, [(name, 1), ("hired-gun", 1)])
    (gun,), (falls, _) = stage.teams
    stage.support(1, "smuggling-freighter")
    stage.held(1, "rejuvenate")
    stage.downgrade(falls, "mind-extraction")
    stage.table.pieces[falls].damage = FACTS[name].health - 1
    stage.do(("resolve", stage.show(gun, "2RD1")), falls)
    assert falls in stage.t.asides[1]
    assert (stage.asked.kind, stage.asked.seat) == ("action", 1)


def test_a_silenced_magnaguard_falls_at_once() -> None:
    stage = Stage(GUN, [("magnaguard", 1), ("hired-gun", 1)])
    (gun,), (guard, _) = stage.teams
    stage.downgrade(guard, "mind-extraction")
    stage.table.pieces[guard].damage = 6
    stage.do(("resolve", stage.show(gun, "2RD1")), guard)
    assert guard in stage.t.asides[1]


@pytest.mark.rule("dst.clar.plo-koon", "dst.keyword.lose-all")
def test_plo_koon_borrows_nothing_from_who_has_lost_it() -> None:
    stage = Stage([("plo-koon-jedi-protector", 1), ("rebel-trooper", 1)], GUN)
    (plo, trooper), _ = stage.teams
    guarding = has(stage.table, "guardian", plo)
    wish = stage.downgrade(trooper, "mind-extraction")
    assert (guarding, has(stage.table, "guardian", plo)) == (True, False)
    stage.do(("use", wish, 0))
    assert has(stage.t, "guardian", plo)


# ── whoever is only to fall later ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.effect.replacement", "dst.errata.snoke")
def test_snoke_spends_a_magnaguard_who_shoots_before_he_falls() -> None:
    stage = Stage([("snoke-supreme-leader", 1), ("magnaguard", 1)], GUN)
    (snoke, guard), (foe,) = stage.teams
    stage.table.pieces[guard].damage = 7
    die = stage.show(guard, "1MD")
    stage.do(("use", snoke, 0), foe)
    assert (guard in stage.t.pieces, die in stage.t.showing) == (True, False)
    assert stage.piece(foe).damage == 3
    stage.to_the_next_round()
    assert guard in stage.t.asides[0]


@pytest.mark.rule("dst.effect.replacement", "dst.damage.excess-ignored")
def test_a_magnaguard_who_is_to_fall_takes_nothing_more_and_may_be_given_up() -> None:
    stage = Stage([("magnaguard", 1), ("royal-guard", 1)], GUN)
    (guard, royal), (foe,) = stage.teams
    stage.table.pieces[guard].damage, stage.table.pieces[royal].exhausted = 7, True
    stage.table.active = 1
    price = stage.held(0, "the-price-of-failure")
    stage.do(("resolve", stage.show(foe, "2RD1")), guard)
    assert (guard in stage.t.pieces, stage.piece(guard).damage) == (True, 8)
    stage.do(("play", price), guard)
    assert guard in stage.t.asides[0], "this is no defeat by damage"
    assert not stage.piece(royal).exhausted


@pytest.mark.rule("dst.keyword.guardian", "dst.react.before-example-obiwan")
def test_obi_wan_falls_as_a_guardian_and_plays_a_card_first() -> None:
    stage = Stage([("obi-wan-kenobi-mysterious-hermit", 1), ("padawan", 1)], GUN)
    (obi_wan, padawan), (foe,) = stage.teams
    stage.table.pieces[obi_wan].damage, stage.table.pieces[padawan].damage = 10, 3
    theirs, heal = stage.show(foe, "2RD1"), stage.held(0, "rejuvenate")
    stage.do(("activate", obi_wan), theirs)
    stage.do(stage.options[1], heal, padawan)
    assert stage.piece(padawan).damage == 2
    assert obi_wan in stage.t.asides[0]
    assert (stage.asked.seat, stage.in_pool(0)) == (1, [])


# ── activations that follow one another ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.extra.after-everything", "dst.react.after-nested")
def test_jango_answers_a_run_before_what_the_ambush_gives() -> None:
    stage = Stage([("rebel-trooper", 1), ("rebel-commando", 1)], [("jango-fett-lethal-mercenary", 1)])
    (trooper, _), (jango,) = stage.teams
    play(stage, "hit-and-run", trooper)
    assert (stage.asked.kind, stage.asked.seat) == ("after", 1)
    stage.do(stage.options[1])
    assert stage.piece(jango).exhausted
    assert (stage.asked.seat, "decline" in stage.options) == (0, True)


@pytest.mark.rule("dst.react.condition")
def test_one_jango_answers_the_other() -> None:
    jango = ("jango-fett-lethal-mercenary", 1)
    stage = Stage([*GUN, jango], [jango])
    (gun, own), (theirs,) = stage.teams
    stage.do(("activate", gun))
    stage.do(stage.options[1])
    assert (stage.asked.seat, stage.piece(theirs).exhausted) == (0, True)
    stage.do(stage.options[1])
    assert stage.piece(own).exhausted
    assert (stage.asked.kind, stage.asked.seat) == ("action", 1)


def test_two_activations_at_once_ready_jango_for_one_answer() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("jango-fett-lethal-mercenary", 1)])
    guns, (jango,) = stage.teams
    play(stage, "squad-tactics", tuple(guns))
    stage.do(stage.options[1])
    assert stage.piece(jango).exhausted
    assert (stage.asked.kind, stage.asked.seat) == ("action", 1), "exhausted, he is not asked again"


@pytest.mark.rule("dst.gap.activation-chain")
def test_a_weapon_salvaged_before_the_activation_rolls_with_it() -> None:
    stage, sabine, _ = duel("sabine-wren-explosives-expert")
    knife = stage.discarded(0, "vibroknife")
    stage.do(("activate", sabine))
    stage.do(stage.options[1], knife)
    assert set(stage.in_pool(0)) == {die_of(sabine), die_of(knife)}
    assert (stage.asked.seat, "decline" in stage.options) == (0, True), "the knife was played, and has its ambush"


# ── dice that are resolved as something else, and with something else ──────────────────────────────────────────────


@pytest.mark.rule("dst.clar.advanced-training", "dst.die.modifier")
def test_a_ranged_modifier_of_a_trooper_joins_a_trooper_that_counts_as_melee() -> None:
    stage = Stage(
        [("captain-phasma-stormtrooper-commander", 1), ("first-order-stormtrooper", 1), ("death-trooper", 1)], GUN
    )
    (_, trooper, death), (foe,) = stage.teams
    base, more = stage.show(trooper, "1RD"), stage.show(death, "+2RD")
    stage.do(("resolve", base), "melee", more, foe)
    assert stage.piece(foe).damage == 3


@pytest.mark.rule("dst.clar.advanced-training", "dst.die.no-symbol-side")
def test_what_a_blank_counts_as_can_be_modified() -> None:
    stage = Stage([("first-order-stormtrooper", 1), ("palpatine-galactic-emperor", 1)], GUN)
    (trooper, palpatine), (foe,) = stage.teams
    stage.plot(0, "advanced-training")
    more = stage.show(stage.upgrade(palpatine, "lure-of-power"), "+2*")
    stage.do(("resolve", stage.show(trooper, "-")), more)
    assert stage.piece(foe).damage == 3


@pytest.mark.rule("dst.clar.hampered-turn", "dst.faq.turn-vs-round")
@pytest.mark.parametrize("additional", [True, False])
def test_who_is_hampered_resolves_no_second_die_in_an_additional_action_of_the_turn(additional: bool) -> None:
    stage = Stage([("luke-skywalker-unlikely-hero", 2)], GUN)
    (luke,), (foe,) = stage.teams
    stage.downgrade(luke, "hampered")
    one, other = stage.show(luke, "1MD"), stage.show(luke, "1MD", 1)
    stage.table.extra, stage.table.acting = [0] * (2 if additional else 1), 0
    stage.do(("resolve", one), foe)
    if additional:
        assert stage.refusal(("resolve", other)) == "dst.clar.hampered-turn"
    else:
        stage.do("pass", ("resolve", other), foe)
        assert stage.piece(foe).damage == 2, "another turn of the same round"


@pytest.mark.rule("dst.resolve.by-card-no-lone-modifier", "dst.term.free")
def test_the_war_room_waives_costs_and_nothing_else() -> None:
    stage = Stage([("kylo-ren-vaders-disciple", 1), ("rey-force-prodigy", 1)], GUN, field="rebel-war-room", resources=0)
    (kylo, rey), (foe,) = stage.teams
    dear, lone = stage.show(kylo, "2MD1"), stage.show(rey, "+2MD")
    stage.do(("claim", stage.t.field), "yes", foe)
    assert stage.piece(foe).damage == 2
    assert (dear in stage.t.showing, lone in stage.t.showing) == (False, True)


@pytest.mark.rule("dst.term.take-damage", "dst.resolve.by-card")
def test_a_decisive_blow_that_shields_stop_removes_dice_all_the_same() -> None:
    stage, vader, foe = duel("darth-vader-sith-lord")
    stage.show(vader, "2MD")
    theirs = stage.show(foe, "1RD")
    stage.table.pieces[foe].shields = 2
    play(stage, "decisive-blow", foe)
    assert stage.piece(foe).damage == 0
    assert theirs not in stage.t.showing


@pytest.mark.rule("dst.term.take-damage")
def test_damage_that_was_blocked_was_dealt_by_the_master_and_not_taken() -> None:
    stage, vader, foe = duel("darth-vader-sith-lord")
    stage.upgrade(vader, "now-i-am-the-master")
    bunker = stage.upgrade(foe, "hunker-down")
    stage.table.pieces[foe].shields = 2
    theirs = stage.show(foe, "1R")
    stage.do(("resolve", stage.show(vader, "2MD")), foe)
    assert (stage.asked.kind, stage.asked.seat) == ("after", 0)
    stage.do(stage.options[1])
    assert symbol(stage.t, theirs) == "blank"
    assert bunker in stage.t.pieces


# ── dice that are rolled by somebody else ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.term.roll", "dst.faq.profiteering-grand-entrance")
def test_a_scoundrel_profits_from_an_opponents_scramble() -> None:
    stage = Stage([("han-solo-scoundrel", 1)], [("jyn-erso-reckless-operative", 1)])
    (han,), _ = stage.teams
    stage.plot(0, "profiteering")
    stage.show(han, "2Dr")
    stage.table.active = 1
    stage.rolls((han, "1R"))
    play_by_second = stage.held(1, "scramble")
    stage.do(("play", play_by_second))
    assert (stage.asked.kind, stage.asked.seat) == ("after", 0)
    stage.do(stage.options[1])
    assert stage.t.resources[0] == 6


@pytest.mark.rule("dst.clar.blackmail")
def test_whoever_scrambles_a_blackmailer_may_pay_him_at_once() -> None:
    stage = Stage([("jyn-erso-reckless-operative", 1)], [("jabba-the-hutt-the-great-and-mighty", 1)])
    _, (jabba,) = stage.teams
    letter = stage.upgrade(jabba, "blackmail")
    die = stage.show(letter, "3Dr")
    stage.rolls((letter, "2Dc"))
    play(stage, "scramble", "yes")
    assert die not in stage.t.showing
    assert stage.t.resources == [4, 6]


def test_two_dice_that_roll_resources_exhaust_one_stand() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], GUN)
    guns, _ = stage.teams
    stage.support(0, "salvage-stand")
    stage.rolls(*((gun, "1R") for gun in guns))
    play(stage, "squad-tactics", tuple(guns))
    while stage.asked.kind != "action":
        stage.do(stage.options[-1])
    assert stage.t.resources[1] == 4


# ── cards that leave a hand ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.react.after-nested")
def test_ackbar_answers_the_card_that_asajj_demands() -> None:
    stage = Stage([("admiral-ackbar-perceptive-tactician", 1), ("asajj-ventress-force-assassin", 1)], GUN)
    _, (gun,) = stage.teams
    one, other = stage.hand(1, "take-cover", "take-cover")
    stage.table.active = 1
    stage.do(("reroll", one))
    stage.do(stage.options[1])
    assert other in stage.t.discards[1]
    assert stage.piece(gun).damage == 2


def test_the_last_card_was_played_although_it_draws_others() -> None:
    stage, _, foe = duel("admiral-ackbar-perceptive-tactician", "hired-gun")
    stage.table.active = 1
    cocky = stage.held(1, "dont-get-cocky")
    stage.do(("play", cocky))
    assert len(stage.t.hands[1]) == 2
    assert stage.piece(foe).damage == 2


def test_a_card_that_is_foreseen_is_neither_played_nor_discarded() -> None:
    stage, _, foe = duel("admiral-ackbar-perceptive-tactician", "hired-gun")
    stage.table.active = 1
    vision, seen = stage.hand(1, "premonitions", "take-cover")
    stage.do(("play", vision), "stack", seen)
    assert (stage.t.hands[1], stage.piece(foe).damage) == ([], 0)


@pytest.mark.rule("dst.effect.then", "dst.draw.short")
def test_at_the_end_of_the_deck_nothing_goes_under_it() -> None:
    stage, _, foe = duel("luke-skywalker-jedi-knight", deck=0)
    luke = stage.teams[0][0]
    stage.upgrade(luke, "tactical-aptitude")
    kept = stage.hand(0, "take-cover")
    stage.do(("activate", luke))
    while stage.asked.kind != "action":
        stage.do(stage.options[-1])
    assert (stage.t.hands[0], stage.t.decks[0]) == (kept, [])
    assert foe in stage.t.pieces


@pytest.mark.rule("dst.ability.as-full-as-possible", "dst.draw.short")
def test_a_castle_without_a_deck_still_hides_cards() -> None:
    stage = Stage(GUN, VILLAINS, field="mazs-castle", deck=0)
    one, other = stage.hand(0, "take-cover", "aim")
    stage.do(("claim", stage.t.field), "yes", (other,))
    assert (stage.t.decks[0], stage.t.hands[0]) == ([other], [one])


# ── falls that cause falls ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.queue.fifo")
def test_attrition_goes_on_as_long_as_its_own_side_falls() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1), ("hired-gun", 1)], GUN)
    (one, two, three), (foe,) = stage.teams
    stage.support(0, "attrition")
    stage.table.pieces[one].damage, stage.table.pieces[two].damage = 8, 8
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "2RD1")), one, two, foe)
    assert [one in stage.t.pieces, two in stage.t.pieces, three in stage.t.pieces] == [False, False, True]
    assert stage.piece(foe).damage == 1


# ── claims ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.claim.basic", "dst.react.after")
def test_the_claim_ability_comes_before_what_answers_the_claim() -> None:
    stage = Stage(GUN, [("hired-gun", 1), ("hired-gun", 1)], field="otoh-gunga")
    (gun,), (one, other) = stage.teams
    stage.support(0, "planetary-uprising")
    stage.table.pieces[gun].damage = 3
    stage.do(("claim", stage.t.field), "yes", gun)
    assert (stage.piece(gun).damage, stage.asked.kind) == (2, "distribute")
    stage.do((1, 1))
    assert [stage.piece(foe).damage for foe in (one, other)] == [1, 1]


@pytest.mark.rule("dst.claim.basic")
def test_what_a_claim_brings_cannot_pay_for_it() -> None:
    stage = Stage(GUN, [("temmin-snap-wexley-recon-specialist", 1)], field="moisture-farm", resources=1)
    _, (snap,) = stage.teams
    stage.support(0, "outmaneuver")
    stage.show(snap, "-")
    stage.do(("claim", stage.t.field), "yes")
    assert stage.t.resources[0] == 2  # one was spent, one comes from the field and one from the manoeuvre


# ── whoever removes dice ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.clar.dj-who", "dst.clar.dj-amount")
def test_dj_counts_only_the_opponents_dice_among_all_that_are_removed() -> None:
    stage, dj, foe = duel("dj-treacherous-rogue", "hired-gun")
    stage.show(dj, "2RD")
    stage.show(foe, "1R")
    stage.show(stage.upgrade(foe, "holdout-blaster"), "1R")
    play(stage, "emergency-evacuation")
    stage.do(stage.options[1])
    assert stage.piece(foe).damage == 2


@pytest.mark.rule("dst.clar.dj-who", "dst.keyword.guardian")
def test_dj_is_paid_for_the_die_that_a_guardian_takes() -> None:
    stage = Stage([("dj-treacherous-rogue", 1), ("royal-guard", 1)], GUN)
    (_, guard), (foe,) = stage.teams
    theirs = stage.show(foe, "2RD1")
    stage.do(("activate", guard), theirs)
    while stage.asked.kind in ("after", "order"):
        stage.do(stage.options[-1])
    assert (stage.piece(foe).damage, stage.piece(guard).damage) == (1, 2)


@pytest.mark.rule("dst.term.remove-die", "dst.effect.cannot-wins")
def test_an_evacuation_leaves_the_dice_that_a_pilot_guards() -> None:
    stage = Stage(GUN, [("tie-pilot", 1), ("first-order-stormtrooper", 1)])
    (gun,), (pilot, trooper) = stage.teams
    stage.show(gun, "1R")
    guarding, guarded, other = stage.show(pilot, "-"), stage.show(trooper, "2RD"), stage.support(1, "r2-d2")
    plain = stage.show(other, "1F")
    play(stage, "emergency-evacuation")
    assert {guarding, guarded, plain} & set(stage.t.showing) == {guarded}


# ── blocks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.damage.distribute-cap", "dst.shield.order-with-effects")
def test_plating_makes_no_room_but_blocks_what_was_given() -> None:
    stage = Stage(GUN, [("nightsister", 1), ("padawan", 1)])
    (gun,), (sister, padawan) = stage.teams
    stage.upgrade(sister, "armor-plating")
    stage.table.pieces[sister].damage, stage.table.pieces[padawan].damage = 6, 6
    use_special(stage, stage.upgrade(gun, "f-11d-rifle"))
    assert stage.asked.kind == "before", "one for each: there is nothing to choose"
    stage.do(stage.options[1])
    assert (stage.piece(sister).damage, padawan in stage.t.pieces) == (6, False)


@pytest.mark.rule("dst.term.unblockable", "dst.term.take-damage")
def test_a_knife_goes_past_plating_and_into_the_bunker() -> None:
    stage, gun, foe = duel("hired-gun", "nightsister")
    plating, bunker = stage.upgrade(foe, "armor-plating"), stage.upgrade(foe, "hunker-down")
    stage.do(("resolve", stage.show(stage.upgrade(gun, "vibroknife"), "1MD")), foe)
    assert (plating in stage.t.pieces, bunker in stage.t.pieces) == (True, False)
    assert stage.piece(foe).damage == 1


@pytest.mark.rule("dst.damage.unblockable")
def test_the_power_of_the_dark_side_goes_past_shields() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun")
    power = stage.support(0, "power-of-the-dark-side")
    stage.show(kylo, "1R")
    stage.table.pieces[foe].shields = 2
    stage.rolls((kylo, "-"))
    stage.do(("use", power, 0), foe)
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (2, 2)


@pytest.mark.rule("dst.keyword.guardian", "dst.clar.force-illusion-all")
def test_a_guardian_behind_an_illusion_takes_a_die_for_cards() -> None:
    stage, guard, foe = duel("royal-guard", "hired-gun")
    illusion = stage.upgrade(guard, "force-illusion")
    theirs = stage.show(foe, "2RD1")
    stage.do(("activate", guard), theirs)
    stage.do(stage.options[1])
    assert (stage.piece(guard).damage, stage.piece(guard).exhausted) == (0, True)
    assert (len(stage.t.decks[0]), illusion in stage.t.discards[0]) == (6, True)


# ── later ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.effect.delayed", "dst.effect.replacement")
def test_a_second_chance_outlives_a_crime_lord() -> None:
    stage = Stage([("jabba-the-hutt-the-great-and-mighty", 1)], [("han-solo-scoundrel", 1), ("hired-gun", 1)])
    (jabba,), (han, _) = stage.teams
    chance = stage.upgrade(han, "second-chance")
    stage.table.pieces[han].damage = 7
    use_special(stage, stage.upgrade(jabba, "crime-lord"), han)
    stage.to_the_next_round()
    assert (han in stage.t.pieces, chance in stage.t.discards[1]) == (True, True)
    assert stage.piece(han).damage == 2
    stage.to_the_next_round()
    assert han in stage.t.pieces


@pytest.mark.rule("dst.upkeep.2-dice-back", "dst.gap.borrowed-die")
def test_the_die_of_an_ace_is_nobodys_after_the_round() -> None:
    stage, jabba, _ = duel("jabba-the-hutt-the-great-and-mighty")
    ace, thrower = stage.hand(0, "ace-in-the-hole", "flame-thrower")
    stage.rolls((thrower, "4MD1"))
    stage.do(("play", ace))
    assert die_of(thrower) in stage.in_pool(0)
    stage.to_the_next_round()
    assert stage.in_pool(0) == []
    assert thrower in stage.t.discards[0]
    assert jabba in stage.t.pieces


# ── one of a kind ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.clar.rex-blaster", "dst.unique.excess-control")
def test_a_blaster_that_is_taken_from_rex_is_one_of_a_kind_again() -> None:
    stage = Stage([("rex-clone-captain", 1), ("rebel-trooper", 1), ("rebel-commando", 1)], GUN, field="cargo-hold")
    (rex, trooper, commando), _ = stage.teams
    one, other = stage.upgrade(rex, "rexs-blaster-pistol"), stage.upgrade(trooper, "rexs-blaster-pistol")
    stage.do(("claim", stage.t.field), "yes", one, commando)
    assert (stage.asked.kind, set(stage.options)) == ("twin", {one, other})
    stage.do(other)
    assert stage.piece(one).host == commando
    assert other in stage.t.discards[0]


# ── values ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.term.showing-any-face", "dst.die.value")
def test_chewbacca_turns_a_die_to_a_modifier_and_deals_as_much() -> None:
    stage, chewie, rey = duel("chewbacca-loyal-friend", "rey-force-prodigy")
    theirs = stage.show(rey, "1R")
    use_special(stage, chewie, (theirs, [s.written for s in FACTS["rey-force-prodigy"].sides].index("+2MD")))
    stage.do(rey)
    assert stage.piece(rey).damage == 2
    assert theirs in stage.in_pool(1)
