"""ФАЗА ДЕЙСТВИЙ: turns, playing cards, activating, claiming, passing, additional actions."""

from __future__ import annotations

import pytest

from dejarik.core.refusal import Refused
from dejarik.games.destiny.rules.values import has
from tests.games.destiny.stage import Stage, duel


@pytest.mark.rule("dst.action.list", "dst.round.turn", "dst.action.must-act-or-pass", "dst.round.action-phase-order")
def test_turns_alternate_and_offer_the_six_actions() -> None:
    stage, gun, _foe = duel()
    stage.hand(0, "take-cover")
    stage.support(0, "underworld-connections")
    stage.show(gun, "1R")
    kinds = {option if isinstance(option, str) else option[0] for option in stage.options}
    assert kinds == {"play", "activate", "resolve", "reroll", "use", "claim", "pass"}
    assert stage.asked.seat == 0
    stage.do(("activate", gun))
    assert stage.asked.seat == 1
    with pytest.raises(Refused):
        stage.match.answer(0, "pass")


@pytest.mark.rule(
    "dst.card.cost", "dst.play.6-pay", "dst.illegal.undo", "dst.gap.announce-reveals", "dst.gap.illegal-after-deck"
)
def test_a_card_is_paid_for_or_refused() -> None:
    stage, _, _ = duel(resources=2)
    card = stage.held(0, "underworld-connections")
    stage.do(("play", card))
    assert stage.t.resources[0] == 0
    assert stage.piece(card).kind == "support"
    stage, _gun, _ = duel(resources=1)
    card = stage.held(0, "underworld-connections")
    before, seen = stage.match.digest(), stage.match.view(1)
    with pytest.raises(Refused) as refused:
        stage.do(("play", card))
    assert refused.value.rule == "dst.card.cost"
    assert stage.match.digest() == before
    assert stage.match.view(1) == seen
    assert stage.asked.seat == 0


@pytest.mark.rule("dst.event.resolve-discard", "dst.event.no-effect-ok", "dst.play.7-resolve", "dst.zone.hand")
def test_an_event_is_carried_out_and_discarded() -> None:
    stage, gun, _foe = duel()
    card = stage.held(0, "field-medic")
    stage.do(("play", card), gun)
    assert stage.t.discards[0] == [card]
    assert stage.asked.seat == 1
    assert stage.t.passes == 0


@pytest.mark.rule("dst.term.play-restriction", "dst.play.2-restrictions")
def test_a_play_restriction() -> None:
    stage, _, _ = duel()
    stage.table.control = 1
    card = stage.held(0, "occupation")
    with pytest.raises(Refused) as refused:
        stage.do(("play", card))
    assert refused.value.rule == "dst.term.play-restriction"
    stage.table.control = 0
    stage, _gun, _ = duel()
    card = stage.held(0, "occupation")
    stage.do(("play", card))
    assert stage.t.resources == [3, 0]


@pytest.mark.rule(
    "dst.play.3-choose-host", "dst.term.play-restriction-color", "dst.upgrade.attach", "dst.upgrade.color-free"
)
def test_whom_an_upgrade_may_be_played_on() -> None:
    stage = Stage([("general-veers-field-commander", 1)], [("hired-gun", 1)])
    card = stage.held(0, "force-choke")
    with pytest.raises(Refused) as refused:
        stage.do(("play", card))
    assert refused.value.rule == "dst.play.3-choose-host"
    stage = Stage([("general-veers-field-commander", 1), ("kylo-ren-vaders-disciple", 1)], [("hired-gun", 1)])
    veers, kylo = stage.teams[0]
    choke, saber = stage.hand(0, "force-choke", "lightsaber")
    stage.do(("play", choke))
    assert stage.piece(choke).host == kylo
    stage.do("pass", ("play", saber))
    assert set(stage.options) == {veers, kylo}
    stage.do(veers)
    assert stage.piece(saber).host == veers


@pytest.mark.rule("dst.upgrade.die-on-card", "dst.support.die-on-card", "dst.support.play", "dst.zone.played-cards")
def test_a_die_lies_on_its_card() -> None:
    stage, _gun, _ = duel()
    card = stage.held(0, "holdout-blaster")
    stage.do(("play", card))
    assert stage.in_pool(0) == []
    assert len(stage.piece(card).dice) == 1
    assert not stage.piece(card).exhausted


@pytest.mark.rule(
    "dst.upgrade.replace", "dst.play.5-modify-cost", "dst.play.4-determine-cost", "dst.faq.replace-any-color"
)
def test_replacing_an_upgrade() -> None:
    stage, gun, _ = duel(resources=1)
    old = stage.upgrade(gun, "holdout-blaster")
    stage.show(old, "1RD")
    card = stage.held(0, "dl-44-heavy-blaster-pistol")
    stage.do(("play", card))
    assert stage.asked.kind == "replace"
    assert list(stage.options) == [old]
    stage.do(old)
    assert stage.t.resources[0] == 0
    assert stage.t.discards[0] == [old]
    assert stage.in_pool(0) == []
    assert stage.piece(card).host == gun


@pytest.mark.rule("dst.upgrade.replace-once", "dst.term.replace")
def test_replacing_once_a_round() -> None:
    stage, gun, _ = duel(resources=1)
    stage.upgrade(gun, "holdout-blaster")
    stage.table.replaced.append(0)
    card = stage.held(0, "dl-44-heavy-blaster-pistol")
    with pytest.raises(Refused) as refused:
        stage.do(("play", card))
    assert refused.value.rule == "dst.play.4-determine-cost"


@pytest.mark.rule("dst.faq.replace-cheaper", "dst.gap.replace-amount")
def test_a_cheaper_one_is_free() -> None:
    stage, gun, _ = duel(resources=1)
    old = stage.upgrade(gun, "dl-44-heavy-blaster-pistol")
    card = stage.held(0, "datapad")
    stage.do(("play", card), old)
    assert stage.t.resources[0] == 1


@pytest.mark.rule(
    "dst.upgrade.limit-3",
    "dst.upgrade.fourth-allowed",
    "dst.gap.fourth-upgrade-which",
    "dst.upgrade.any-mix",
    "dst.upgrade.copies",
)
def test_a_fourth_upgrade_pushes_one_out() -> None:
    stage, gun, _ = duel(resources=9)
    three = [stage.upgrade(gun, "holdout-blaster") for _ in range(3)]
    card = stage.held(0, "holdout-blaster")
    stage.do(("play", card), "no")
    assert stage.asked.kind == "surplus"
    assert list(stage.options) == three
    stage.do(three[0])
    assert stage.t.resources[0] == 7
    assert stage.t.discards[0] == [three[0]]


@pytest.mark.rule("dst.unique.one-in-play", "dst.unique.play-refused", "dst.faq.replace-unique-self")
def test_a_second_unique_copy_is_refused() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    stage.upgrade(luke, "luke-skywalkers-lightsaber")
    card = stage.held(0, "luke-skywalkers-lightsaber")
    with pytest.raises(Refused) as refused:
        stage.do(("play", card))
    assert refused.value.rule == "dst.unique.play-refused"
    assert stage.t.hands[0] == [card]


@pytest.mark.rule("dst.unique.per-player", "dst.faq.unique-both")
def test_an_opponent_may_have_the_same() -> None:
    stage, luke, other = duel("luke-skywalker-jedi-knight", "luke-skywalker-jedi-knight")
    stage.upgrade(other, "luke-skywalkers-lightsaber")
    card = stage.held(0, "luke-skywalkers-lightsaber")
    stage.do(("play", card))
    assert stage.piece(card).host == luke


@pytest.mark.rule(
    "dst.activate.basic",
    "dst.char.dice-count",
    "dst.unique.dice-exempt",
    "dst.die.many-unique",
    "dst.upgrade.rolls-with-host",
)
def test_activation_rolls_everything() -> None:
    stage = Stage([("rey-force-prodigy", 2)], [("hired-gun", 1)])
    (rey,) = stage.teams[0]
    saber, robes = stage.upgrade(rey, "lightsaber"), stage.upgrade(rey, "jedi-robes")
    stage.upgrade(rey, "second-chance")
    stage.table.pieces[saber].exhausted = True
    stage.do(("activate", rey))
    assert len(stage.in_pool(0)) == 4
    assert stage.piece(rey).exhausted
    assert not stage.piece(robes).exhausted


@pytest.mark.rule("dst.activate.in-pool-stay", "dst.gap.activate-no-dice")
def test_dice_in_the_pool_stay_as_they_are() -> None:
    stage = Stage([("rey-force-prodigy", 2)], [("hired-gun", 1)])
    (rey,) = stage.teams[0]
    die = stage.show(rey, "-")
    stage.rolls((rey, "1R"))
    stage.do(("activate", rey))
    assert [facts_of(stage, one) for one in stage.in_pool(0)] == ["-", "1R"]
    assert die in stage.in_pool(0)


def facts_of(stage: Stage, die: int) -> str:
    from dejarik.games.destiny.rules.values import face

    return face(stage.t, die).written


@pytest.mark.rule(
    "dst.activate.exhausted",
    "dst.activate.dieless-support",
    "dst.ready.what-can-activate",
    "dst.support.activate-rolls",
)
def test_what_cannot_be_activated() -> None:
    stage, gun, _ = duel()
    stage.table.pieces[gun].exhausted = True
    dieless, ship = stage.support(0, "underworld-connections"), stage.support(0, "black-market")
    blaster = stage.upgrade(gun, "holdout-blaster")
    for card, rule in ((gun, "dst.activate.exhausted"), (dieless, "dst.activate.dieless-support")):
        with pytest.raises(Refused) as refused:
            stage.do(("activate", card))
        assert refused.value.rule == rule
    assert ("activate", blaster) not in stage.options
    stage.do(("activate", ship))
    assert len(stage.in_pool(0)) == 1


@pytest.mark.rule("dst.activate.resolve-later", "dst.sym.roll-then-later")
def test_dice_are_resolved_by_another_action() -> None:
    stage, gun, _ = duel()
    stage.rolls((gun, "1R"))
    stage.do(("activate", gun))
    assert stage.asked.seat == 1
    assert stage.t.resources[0] == 5


@pytest.mark.rule("dst.reroll.basic", "dst.reroll.choose-just-before", "dst.gap.reroll-zero-dice")
def test_a_card_is_discarded_to_reroll() -> None:
    stage = Stage([("rey-force-prodigy", 2)], [("hired-gun", 1)])
    (rey,) = stage.teams[0]
    card = stage.held(0, "aim")
    one, two = stage.show(rey, "-"), stage.show(rey, "1R", 1)
    stage.do(("reroll", card))
    assert stage.t.discards[0] == [card]
    assert set(stage.options) == {one, two}
    stage.rolls((rey, "1Dc"))
    stage.do((one,))
    assert facts_of(stage, one) == "1Dc"
    assert facts_of(stage, two) == "1R"
    stage, _, _ = duel()
    card = stage.held(0, "aim")
    stage.do(("reroll", card))
    assert stage.t.discards[0] == [card]
    assert stage.asked.seat == 1


@pytest.mark.rule(
    "dst.cardaction.basic", "dst.ability.action", "dst.faq.support-action-later", "dst.zone.use-abilities"
)
def test_the_action_of_a_card() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    die = stage.show(leia, "1F")
    bay = stage.support(0, "launch-bay")
    other = stage.show(bay, "-")
    stage.do(("use", leia, 0))
    assert list(stage.options) == [other]
    assert die not in stage.in_pool(0)
    stage.do((other,))
    assert stage.asked.seat == 1


@pytest.mark.rule(
    "dst.claim.basic", "dst.bf.control", "dst.zone.battlefield", "dst.term.owner", "dst.claim.ability-optional"
)
def test_claiming() -> None:
    stage, _gun, _foe = duel()
    stage.table.control = 1
    stage.table.pieces[stage.table.field].controller = 1
    stage.table.active = 0
    field = stage.t.field
    stage.do(("claim", field))
    assert stage.t.control == 0
    assert stage.asked.kind == "claim"
    stage.do("no")
    assert len(stage.t.decks[1]) == 8
    assert stage.asked.seat == 1
    assert stage.t.owners[field] == 0


@pytest.mark.rule(
    "dst.claim.auto-pass",
    "dst.claim.once-per-round",
    "dst.claim.own-battlefield",
    "dst.bf.claim-ability-window",
    "dst.ability.claim",
)
def test_who_has_claimed_takes_no_more_actions() -> None:
    stage, _gun, foe = duel()
    field = stage.t.field
    stage.do(("claim", field), "yes")
    assert len(stage.t.decks[1]) == 6
    with pytest.raises(Refused) as refused:
        stage.do(("claim", field))
    assert refused.value.rule == "dst.claim.once-per-round"
    stage.do(("activate", foe))
    assert stage.asked.seat == 1
    stage.do("pass")
    assert stage.t.round == 3
    assert stage.asked.kind == "upkeep" or stage.asked.seat == 0


@pytest.mark.rule("dst.round.action-phase-end", "dst.pass.basic", "dst.round.two-phases")
def test_the_phase_ends_when_all_pass_in_a_row() -> None:
    stage, _gun, foe = duel()
    stage.do("pass", ("activate", foe), "pass")
    assert stage.t.round == 2
    stage.do("pass")
    assert stage.t.round == 3
    assert not stage.piece(foe).exhausted


@pytest.mark.rule(
    "dst.pass.no-effect-action",
    "dst.gap.no-effect-test",
    "dst.gap.unpayable-action",
    "dst.exhaust.cannot-exhaust-exhausted",
)
def test_an_action_without_effect_is_a_pass() -> None:
    stage, _gun, _foe = duel()
    card = stage.support(0, "underworld-connections")
    stage.table.pieces[card].exhausted = True
    stage.table.passes = 1
    stage.do(("use", card, 0))
    assert stage.t.round == 3
    assert stage.t.resources[0] == 7


@pytest.mark.rule("dst.keyword.ambush", "dst.extra.now-or-decline", "dst.gap.extra-no-effect")
def test_ambush_gives_an_action() -> None:
    stage, _gun, _foe = duel()
    stage.table.passes = 1
    card = stage.held(0, "holdout-blaster")
    stage.do(("play", card))
    assert stage.asked.seat == 0
    assert "decline" in stage.options
    stage.do("decline")
    assert stage.asked.seat == 1
    assert stage.t.passes == 0
    assert stage.t.round == 2


@pytest.mark.rule(
    "dst.clar.rey-ambush",
    "dst.extra.example-rey-jango",
    "dst.extra.after-everything",
    "dst.queue.extra-actions-wait",
    "dst.claim.abilities-still-work",
)
def test_rey_and_jango() -> None:
    stage, rey, jango = duel("rey-force-prodigy", "jango-fett-lethal-mercenary")
    card = stage.held(0, "holdout-blaster")
    stage.do(("play", card))
    assert stage.t.extra == [0]
    assert stage.asked.seat == 0
    stage.do(("activate", rey))
    assert (stage.asked.seat, stage.asked.kind) == (1, "after")
    stage.do(stage.options[1])
    assert stage.piece(jango).exhausted
    assert (stage.asked.seat, stage.asked.kind) == (0, "action")
    assert "decline" in stage.options


@pytest.mark.rule("dst.gap.extra-after-claim")
def test_claiming_gives_up_additional_actions() -> None:
    stage, _rey, _foe = duel("rey-force-prodigy")
    card = stage.held(0, "holdout-blaster")
    stage.do(("play", card), ("claim", stage.t.field), "no")
    assert stage.asked.seat == 1


@pytest.mark.rule("dst.errata.rey", "dst.faq.upgrade-on-exhausted")
def test_rey_gives_an_action_for_playing_only() -> None:
    stage = Stage([("rey-force-prodigy", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    rey, gun = stage.teams[0]
    saber = stage.upgrade(gun, "lightsaber")
    stage.table.pieces[gun].damage = 8
    stage.table.active = 1
    (foe,) = stage.teams[1]
    stage.do(("resolve", stage.show(foe, "1RD")), gun)
    assert stage.asked.kind == "before"
    stage.do(stage.options[1])
    assert stage.piece(saber).host == rey
    assert stage.t.extra == []


@pytest.mark.rule("dst.keyword.guardian", "dst.react.before", "dst.gap.guardian-faces", "dst.gap.guardian-damage-type")
def test_guardian() -> None:
    stage, trooper, foe = duel("rebel-trooper", "hired-gun")
    die = stage.show(foe, "3RD1")
    stage.table.pieces[trooper].shields = 1
    stage.do(("activate", trooper))
    assert stage.asked.kind == "guardian"
    assert not stage.piece(trooper).exhausted
    stage.do(die)
    assert stage.in_pool(1) == []
    assert (stage.piece(trooper).shields, stage.piece(trooper).damage) == (0, 2)
    assert stage.piece(trooper).exhausted


@pytest.mark.rule("dst.gap.guardian-defeated")
def test_a_guardian_that_falls_is_not_activated() -> None:
    stage = Stage([("rebel-trooper", 1), ("hired-gun", 1)], [("hired-gun", 1)])
    (trooper, _), (foe,) = stage.teams
    die = stage.show(foe, "3RD1")
    stage.table.pieces[trooper].damage = 6
    stage.do(("activate", trooper), die)
    assert trooper not in stage.t.pieces
    assert stage.in_pool(0) == []
    assert (stage.asked.seat, stage.t.passes) == (1, 0)


@pytest.mark.rule("dst.keyword.no-double")
def test_a_keyword_counts_once() -> None:
    stage = Stage([("captain-phasma-elite-trooper", 1), ("first-order-stormtrooper", 1)], [("hired-gun", 1)])
    phasma, trooper = stage.teams[0]
    stage.upgrade(trooper, "personal-escort")
    die = stage.show(stage.teams[1][0], "3RD1")
    assert has(stage.t, "guardian", trooper)
    assert not has(stage.t, "guardian", phasma)
    stage.do(("activate", trooper), "pass")
    assert stage.asked.seat == 1
    assert stage.in_pool(1) == [die]


@pytest.mark.rule(
    "dst.keyword.redeploy", "dst.errata.lightsaber-redeploy", "dst.effect.replacement", "dst.term.move-die-back"
)
def test_redeploy() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    (luke, gun), (foe,) = stage.teams
    saber = stage.upgrade(gun, "lightsaber")
    stage.show(saber, "3MD1")
    stage.table.pieces[gun].damage = 8
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1RD")), gun)
    stage.do(stage.options[1])
    assert stage.piece(saber).host == luke
    assert stage.in_pool(0) == []
    assert gun in stage.t.asides[0]


@pytest.mark.rule("dst.defeat.procedure", "dst.upgrade.stays", "dst.die.leaves-with-card", "dst.faq.track-dice")
def test_a_defeated_character_leaves_with_everything() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    (a, b), (foe,) = stage.teams
    gear = stage.upgrade(a, "datapad")
    stage.show(a, "1R")
    stage.show(gear, "1R")
    other = stage.show(b, "1R")
    stage.table.pieces[a].damage = 8
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1RD")), a)
    assert stage.in_pool(0) == [other]
    assert stage.t.asides[0] == [a]
    assert stage.t.discards[0] == [gear]


@pytest.mark.rule("dst.win.no-characters", "dst.defeat.lose", "dst.gap.win-timing", "dst.damage.excess-ignored")
def test_the_last_character_falls() -> None:
    stage, gun, foe = duel()
    stage.table.pieces[foe].damage = 6
    stage.do(("resolve", stage.show(gun, "3RD1")), foe)
    assert stage.match.over
    assert stage.match.outcome is not None
    assert stage.match.outcome.winners == (0,)
    assert stage.match.outcome.result == "characters"


def test_a_downgrade_replaces_nothing() -> None:
    stage, _, foe = duel("general-veers-field-commander", "hired-gun", resources=0)
    stage.upgrade(foe, "lightsaber")
    card = stage.held(0, "shock-collar")
    assert ("play", card) not in stage.options
