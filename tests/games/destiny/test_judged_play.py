"""Questions put to a judge about cards: playing and replacing them, uniqueness, control and where they go."""

from __future__ import annotations

import pytest

from dejarik.core.presenter import Reader
from dejarik.games.destiny import GAME
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.rules.values import cost_of
from dejarik.games.destiny.state import die_of
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, duel


def cost(name: str) -> int:
    return FACTS[name].cost


def playable(stage: Stage, card: int) -> bool:
    return ("play", card) in stage.options


# ── replacing ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.upgrade.replace", "dst.die.leaves-with-card")
def test_a_replaced_upgrade_takes_its_die_out_of_the_pool() -> None:
    stage, rey, _ = duel("rey-force-prodigy", resources=0)
    old = stage.upgrade(rey, "lightsaber")
    die = stage.show(old, "3MD1")
    play(stage, "vibroknife", old)
    assert die not in stage.t.showing
    assert stage.t.discards[0] == [old]
    assert stage.t.resources[0] == 0  # dearer than the new one: nothing is given back


@pytest.mark.rule("dst.upgrade.replace-once", "dst.extra.after-everything")
def test_a_second_replacement_waits_for_the_next_round_even_in_an_additional_action() -> None:
    stage, rey, _ = duel("rey-force-prodigy", resources=0)
    for name in ("lightsaber", "lightsaber"):
        stage.upgrade(rey, name)
    knives = stage.hand(0, "vibroknife", "vibroknife")
    stage.do(("play", knives[0]), stage.t.upgrades(rey)[0])
    assert stage.asked.rule == "dst.extra.now-or-decline"
    assert stage.refusal(("play", knives[1])) == "dst.play.4-determine-cost"


@pytest.mark.rule("dst.upgrade.replace", "dst.zone.owner-areas")
def test_a_stolen_upgrade_is_replaced_into_its_owners_pile() -> None:
    stage = Stage([("general-grievous-jedi-hunter", 1)], [("rey-force-prodigy", 1), ("hired-gun", 1)], resources=0)
    (grievous,), (rey, _) = stage.teams
    staff, rifle = stage.upgrade(rey, "reys-staff"), stage.held(0, "f-11d-rifle")
    stage.table.pieces[rey].damage = 9
    stage.do(("resolve", stage.show(grievous, "2MD")), rey)
    stage.do(stage.options[1], "pass")
    stage.do(("play", rifle), staff)
    assert (stage.t.upgrades(grievous), stage.t.discards[1]) == ([rifle], [staff])


@pytest.mark.rule("dst.gap.replace-scope", "dst.upgrade.limit-3")
def test_replacing_on_a_full_character_pushes_nobody_else_out() -> None:
    stage, rey, _ = duel("rey-force-prodigy")
    worn = [stage.upgrade(rey, name) for name in ("lightsaber", "jedi-robes", "datapad")]
    card = stage.held(0, "vibroknife")
    stage.do(("play", card), worn[1])
    assert stage.t.upgrades(rey) == [worn[0], worn[2], card]
    assert stage.asked.rule == "dst.extra.now-or-decline"


@pytest.mark.rule("dst.upgrade.fourth-allowed", "dst.upgrade.replace")
def test_the_one_pushed_out_by_a_fourth_lowers_no_price() -> None:
    stage, rey, _ = duel("rey-force-prodigy", resources=2)
    worn = [stage.upgrade(rey, name) for name in ("lightsaber", "jedi-robes", "datapad")]
    card = stage.held(0, "vibroknife")
    stage.do(("play", card), "no")
    assert (stage.asked.kind, set(stage.options), stage.t.resources[0]) == ("surplus", set(worn), 0)


@pytest.mark.rule("dst.upgrade.replace", "dst.term.play-restriction-color")
def test_what_a_character_may_not_bear_is_not_made_lawful_by_replacing() -> None:
    stage, gun, _ = duel("hired-gun")
    stage.upgrade(gun, "datapad")
    assert stage.refusal(("play", stage.held(0, "force-choke"))) == "dst.play.3-choose-host"


@pytest.mark.rule("dst.gap.replace-amount", "dst.play.5-modify-cost")
def test_a_replacement_and_another_discount_add_up() -> None:
    for resources in (0, 1):
        stage, luke, _ = duel("luke-skywalker-jedi-knight", resources=resources)
        old, binds = stage.upgrade(luke, "datapad"), stage.support(0, "it-binds-all-things")
        push = stage.held(0, "force-push")  # 3, less 1 for the datapad, less 1
        assert playable(stage, push) is bool(resources)
    stage.do(("play", push), old)
    stage.do(stage.options[0])
    assert (stage.t.resources[0], stage.piece(binds).exhausted) == (0, True)


@pytest.mark.rule("dst.upgrade.replace", "dst.play.5-modify-cost")
def test_a_captured_die_goes_home_when_its_prison_is_replaced() -> None:
    stage, _, foe = duel("jabba-the-hutt-the-great-and-mighty", "hired-gun")
    die, card = stage.show(foe, "2RD1"), stage.held(0, "datapad")
    prison = play(stage, "prized-possession")
    stage.do(stage.options[1])
    assert (stage.piece(prison).captives, stage.piece(foe).dice) == ((die,), ())
    stage.do("pass", ("play", card), prison)
    assert stage.piece(foe).dice == (die,)


# ── uniqueness ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.unique.play-refused", "dst.unique.mark")
def test_a_unique_upgrade_on_another_character_keeps_its_copy_in_hand() -> None:
    stage = Stage([("rey-force-prodigy", 1), ("luke-skywalker-jedi-knight", 1)], [("hired-gun", 1)])
    (rey, luke), _ = stage.teams
    stage.upgrade(rey, "reys-staff")
    assert stage.refusal(("play", stage.held(0, "reys-staff"))) == "dst.unique.play-refused"
    assert luke in stage.t.pieces


@pytest.mark.rule("dst.unique.one-in-play", "dst.faq.unique-both")
def test_a_unique_card_may_be_played_again_once_it_is_gone() -> None:
    stage, _, _ = duel("rey-force-prodigy", "general-veers-field-commander")
    first, second = stage.support(0, "r2-d2"), stage.held(0, "r2-d2")
    walker = stage.show(stage.support(1, "at-st"), "Sp")
    assert not playable(stage, second)
    stage.do("pass", ("resolve", walker), first)
    assert stage.t.discards[0] == [first]
    assert playable(stage, second)


@pytest.mark.rule("dst.unique.per-player", "dst.term.copy")
def test_a_unique_battlefield_of_the_same_name_hinders_nobody() -> None:
    stage, rey, _ = duel("rey-force-prodigy")
    upgrade = stage.held(0, "luke-skywalkers-lightsaber")
    stage.upgrade(stage.teams[1][0], "luke-skywalkers-lightsaber")
    assert playable(stage, upgrade)
    stage.do(("play", upgrade))
    assert stage.piece(upgrade).host == rey


@pytest.mark.rule("dst.unique.play-refused", "dst.clar.premonitions-illegal")
def test_a_foreseen_copy_of_a_unique_card_is_discarded() -> None:
    stage, padawan, _ = duel("padawan")
    stage.upgrade(padawan, "reys-staff")
    lying = stage.aside(0, "premonitions")
    stage.table.stacked[lying] = foreseen = stage._number(0, "reys-staff")
    play(stage, "premonitions", "play-stacked")
    assert foreseen in stage.t.discards[0]


# ── control ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.term.controller", "dst.zone.owner-areas")
def test_a_foreseen_card_of_an_opponent_is_controlled_by_whoever_plays_it() -> None:
    stage, padawan, _ = duel("padawan")
    lying = stage.aside(1, "premonitions")
    stage.table.stacked[lying] = foreseen = stage._number(1, "black-market")
    play(stage, "premonitions", "play-stacked")
    assert (stage.piece(foreseen).controller, stage.piece(foreseen).owner) == (0, 1)
    assert stage.t.discards[1] == [lying]
    stage.do("pass", ("activate", foreseen))
    assert die_of(foreseen) in stage.in_pool(0)
    assert padawan in stage.t.pieces


@pytest.mark.rule("dst.gap.stolen-upgrade", "dst.keyword.redeploy")
def test_a_stolen_blaster_is_redeployed_by_the_thief() -> None:
    stage = Stage([("general-grievous-jedi-hunter", 1), ("magnaguard", 1)], [("padawan", 1), ("hired-gun", 1)])
    (grievous, guard), (padawan, gun) = stage.teams
    blaster, shot = stage.upgrade(padawan, "holdout-blaster"), stage.show(gun, "2RD1")
    stage.table.pieces[padawan].damage, stage.table.pieces[grievous].damage = 6, 8
    stage.do(("resolve", stage.show(grievous, "2MD")), padawan)
    assert (stage.asked.kind, stage.asked.seat) == ("order", 0)  # theft or redeployment: the battlefield decides
    stage.do(next(answer for answer in stage.options if answer[0] == grievous))
    stage.do(stage.options[1])
    assert stage.piece(blaster).host == grievous
    stage.do(("resolve", shot), grievous)
    stage.do(stage.options[1])
    assert (stage.piece(blaster).host, stage.piece(blaster).controller) == (guard, 0)


@pytest.mark.rule("dst.downgrade.controller", "dst.downgrade.stays")
def test_a_downgrade_goes_back_to_who_played_it() -> None:
    stage, _, foe = duel("hired-gun", "hired-gun")
    mark = play(stage, "shock-collar")
    assert (stage.piece(mark).controller, stage.piece(mark).host) == (0, foe)
    stage.do(("activate", foe))
    assert stage.piece(foe).damage == 1


@pytest.mark.rule("dst.downgrade.attach-opponent", "dst.play.3-choose-host")
def test_a_downgrade_is_refused_on_ones_own() -> None:
    stage = Stage([("hired-gun", 1)], [("hired-gun", 1), ("padawan", 1)])
    (own,), (gun, padawan) = stage.teams
    stage.do(("play", stage.held(0, "hampered")))
    assert stage.options == (gun, padawan)
    stage.refusal(own)


@pytest.mark.rule("dst.zone.battlefield", "dst.term.owner")
def test_new_orders_leave_the_control_where_it_was() -> None:
    stage, _, _ = duel("leia-organa-born-leader", field="echo-base")
    other = stage.aside(1, "moisture-farm")
    stage.table.control = 1
    stage.table.pieces[stage.table.field].controller = 1
    play(stage, "new-orders")
    assert (stage.t.field, stage.t.control, stage.piece(other).controller) == (other, 1, 1)


# ── restrictions and prices ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.play.2-restrictions", "dst.illegal.undo")
def test_an_event_whose_condition_fails_stays_in_hand_unseen() -> None:
    stage, kylo, _ = duel("kylo-ren-vaders-disciple")
    stage.show(kylo, "-")
    card = stage.held(0, "anger")
    assert stage.refusal(("play", card)) == "dst.term.play-restriction"
    assert stage.t.hands[0] == [card]
    assert stage.match.journal == []


@pytest.mark.rule("dst.event.no-effect-ok", "dst.term.spot-missing")
def test_an_event_without_effect_is_played_and_no_pass() -> None:
    stage, _, _ = duel("hired-gun")
    stage.table.passes = 1
    card = play(stage, "rejuvenate")
    assert (stage.t.discards[0], stage.asked.seat, stage.t.passes) == ([card], 1, 0)


@pytest.mark.rule("dst.term.decrease-example-jyn", "dst.term.decrease")
def test_a_reduced_event_costs_its_price_again_in_the_pile() -> None:
    stage, _, _ = duel("jyn-erso-reckless-operative")
    card = stage.held(0, "electroshock")
    lowered = cost_of(stage.t, card)
    stage.do(("play", card))
    assert cost_of(stage.t, card) == lowered + 1


@pytest.mark.rule("dst.term.play-restriction", "dst.bf.control")
def test_a_card_for_the_battlefields_controller_is_playable_after_the_claim_only() -> None:
    stage, _, _ = duel("leia-organa-born-leader", field="echo-base")
    stage.table.control = 1
    stage.table.pieces[stage.table.field].controller = 1
    assert stage.refusal(("play", stage.held(0, "dug-in"))) == "dst.term.play-restriction"
    stage = duel("leia-organa-born-leader", field="echo-base")[0]
    assert playable(stage, stage.held(0, "dug-in"))


@pytest.mark.rule("dst.limit.excess", "dst.keyword.redeploy-restrictions")
def test_a_second_form_by_play_pushes_one_of_both_out() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight", resources=9)
    first = stage.upgrade(luke, "soresu-mastery")
    second = stage.held(0, "niman-mastery")
    stage.do(("play", second), "no")
    assert (stage.asked.kind, set(stage.options)) == ("surplus", {first, second})
    assert stage.asked.rule == "dst.limit.excess"


@pytest.mark.rule("dst.play.7-resolve", "dst.zone.queue")
def test_an_event_played_by_a_special_waits_for_its_end() -> None:
    stage, hux, foe = duel("general-hux-aspiring-commander", resources=5)
    medic = stage.held(0, "tactical-mastery")
    stage.do(("resolve", stage.show(hux, "Sp")), medic)
    assert medic in stage.t.discards[0]
    assert (stage.asked.rule, stage.t.extra) == ("dst.extra.now-or-decline", [0])
    assert foe in stage.t.pieces


@pytest.mark.rule("dst.term.free", "dst.clar.destiny-discount")
def test_what_is_free_may_cost_more_than_there_is() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight", resources=cost("destiny"))
    saber, die = stage.held(0, "lightsaber"), stage.show(luke, "3MD")
    play(stage, "destiny", (die,), saber)
    assert (stage.piece(saber).host, stage.t.resources[0]) == (luke, 0)


@pytest.mark.rule("dst.faq.upgrade-on-exhausted", "dst.upgrade.rolls-with-host")
def test_the_die_of_a_late_upgrade_rolls_when_its_bearer_is_activated_again() -> None:
    stage, gun, _ = duel("hired-gun")
    late = stage.held(0, "datapad")
    stage.do(("activate", gun), "pass", ("play", late))
    assert die_of(late) not in stage.t.showing
    stage.to_the_next_round().do(("activate", gun))
    assert die_of(late) in stage.in_pool(0)


# ── power actions ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.cardaction.power-copies", "dst.cardaction.power-once")
def test_each_copy_has_its_own_power_action() -> None:
    stage, _, _ = duel("first-order-stormtrooper")
    bikes = [stage.support(0, "general-grievous-wheel-bike"), stage.support(1, "general-grievous-wheel-bike")]
    stage.do(("use", bikes[0], 0))
    assert ("use", bikes[1], 0) in stage.options
    stage.do("pass")
    assert stage.refusal(("use", bikes[0], 0)) == "dst.cardaction.power-once"


@pytest.mark.rule("dst.faq.power-action-no-effect", "dst.pass.no-effect-action")
def test_a_power_action_that_cannot_be_paid_is_used_up_and_no_pass() -> None:
    stage, _, _ = duel("ciena-ree-adept-pilot", resources=0)
    (ciena,), _ = stage.teams
    stage.table.passes = 1
    stage.do(("use", ciena, 0))
    assert (stage.asked.seat, stage.t.passes) == (1, 0)
    stage.do("pass")
    assert ("use", ciena, 0) not in stage.options


@pytest.mark.rule("dst.gap.unpayable-action", "dst.exhaust.cannot-exhaust-exhausted")
def test_an_exhausted_support_gives_nothing_and_its_use_is_a_pass() -> None:
    stage, _, _ = duel("jabba-the-hutt-the-great-and-mighty")
    office, other = stage.support(0, "underworld-connections"), stage.support(0, "play-the-odds")
    stage.table.pieces[office].exhausted = True
    reader, view = Reader("en", 0, ("You", "Other")), GAME.view(stage.t, 0)
    warned = [GAME.presenter.option(reader, view, stage.asked, ("use", card, 0)) for card in (office, other)]
    assert warned == [
        "Use: Underworld Connections — exhausted: it would change nothing and be a pass",
        "Use: Play the Odds",
    ]
    stage.do(("use", office, 0))
    assert (stage.t.resources[0], stage.t.passes) == (5, 1)
    stage.do("pass")
    assert stage.t.round == 3


# ── wrong answers ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.illegal.undo", "dst.support.no-damage", "dst.sym.shield", "dst.die.modifier", "dst.sym.focus")
def test_whoever_names_something_else_is_told_what_is_meant() -> None:
    stage, rey, foe = duel("rey-force-prodigy")
    gun, ship = stage.upgrade(rey, "holdout-blaster"), stage.support(1, "outpost")
    theirs, base, plus = stage.show(foe, "2RD"), stage.show(gun, "1RD"), stage.show(rey, "+2MD")
    shot = stage.show(stage.upgrade(rey, "dh-17-blaster-pistol"), "+2RD")
    stage.do(("resolve", base))
    assert {stage.refusal(die) for die in (theirs, plus)} == {"dst.die.modifier"}
    stage.do(shot)
    assert stage.refusal(ship) == "dst.support.no-damage"
    stage, general, foe = duel("general-rieekan-defensive-mastermind")
    ship, focus = stage.support(0, "outpost"), stage.show(general, "1F")
    theirs, own = stage.show(foe, "2RD"), stage.show(ship, "1Sh")
    stage.do(("resolve", focus))
    assert stage.refusal((theirs,)) == "dst.sym.focus-own-only"
    stage.do((), "pass", ("resolve", own))
    assert stage.refusal(ship) == "dst.sym.shield"


@pytest.mark.rule("dst.illegal.undo", "dst.reroll.basic", "dst.cardaction.basic", "dst.downgrade.attach-opponent")
def test_whoever_tries_what_is_not_theirs_is_told_so() -> None:
    stage = Stage([("hired-gun", 1)], [("hired-gun", 1), ("padawan", 1)])
    (own,), (foe, _) = stage.teams
    theirs, mine = stage.show(foe, "1R"), stage.show(own, "1R")
    office, card = stage.support(1, "underworld-connections"), stage.held(0, "aim")
    assert stage.refusal(("use", office, 0)) == stage.refusal(("use", own, 0)) == "dst.cardaction.basic"
    assert stage.refusal(("reroll", stage.t.decks[0][0])) == "dst.zone.hand"
    stage.do(("reroll", card))
    assert stage.refusal((mine, theirs)) == "dst.reroll.basic"
    stage.do((), "pass")
    stage = Stage([("hired-gun", 1)], [("hired-gun", 1), ("padawan", 1)])
    stage.do(("play", stage.held(0, "hampered")))
    assert stage.refusal(stage.teams[0][0]) == "dst.downgrade.attach-opponent"
    stage = Stage([("hired-gun", 1), ("padawan", 1)], [("hired-gun", 1)])
    stage.do(("play", stage.held(0, "datapad")))
    assert stage.refusal(stage.teams[1][0]) == "dst.upgrade.attach"
