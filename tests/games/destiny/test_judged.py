"""Questions put to a judge: where several rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.core.presenter import Reader
from dejarik.core.refusal import Refused
from dejarik.core.state import digest
from dejarik.games.destiny import GAME
from dejarik.games.destiny.cards.library import LIBRARY
from dejarik.games.destiny.rules import playing, resolving
from dejarik.games.destiny.rules.playing import Terms
from dejarik.games.destiny.rules.readings import How
from dejarik.games.destiny.rules.values import face
from dejarik.lab.stage import perform
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, duel


def uses(stage: Stage, card: int) -> list[Any]:
    """The actions of a card that are offered now."""
    return [option for option in stage.options if option[0] == "use" and option[1] == card]


# ── actions ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.cardaction.power-once")
def test_a_power_action_stays_used_in_other_hands() -> None:
    stage = Stage([("general-grievous-jedi-hunter", 1)], [("mace-windu-jedi-champion", 1), ("padawan", 1)])
    (grievous,), (mace, padawan) = stage.teams
    saber = stage.upgrade(padawan, "mace-windus-lightsaber")
    strike = stage.show(grievous, "2MD")
    stage.table.pieces[mace].damage = 10
    stage.table.active = 1
    stage.do(*uses(stage, saber), ("resolve", strike), mace)
    stage.do(stage.options[1])
    assert stage.piece(saber).controller == 0
    stage.do("pass")
    assert uses(stage, saber) == []


@pytest.mark.rule("dst.resolve.die-once", "dst.sym.special")
def test_a_die_is_resolved_once_in_an_action_whoever_lets_it() -> None:
    stage, _, foe = duel()
    droid, ship = stage.support(0, "r2-d2"), stage.support(0, "black-one")
    first, again = stage.show(droid, "Sp"), stage.show(ship, "Sp")
    stage.rolls((ship, "Sp"))
    stage.do(("resolve", first), foe)  # R2-D2 resolves Black One, which is rolled again
    assert face(stage.t, again).written == "Sp"
    assert stage.asked.seat == 1  # nothing is left to be resolved in this action
    stage.do("pass")
    assert ("resolve", again) in stage.options


@pytest.mark.rule("dst.queue.fifo", "dst.reroll.choose-just-before")
def test_the_last_card_was_discarded_before_the_dice_rolled() -> None:
    stage = Stage(
        [("jabba-the-hutt-the-great-and-mighty", 1)], [("admiral-ackbar-perceptive-tactician", 1)], resources=0
    )
    (jabba,), _ = stage.teams
    net, die = stage.support(0, "spy-net"), stage.show(jabba, "2Dr")
    stage.rolls((jabba, "1F"))
    stage.do(("reroll", stage.held(0, "parry")), (die,))
    assert stage.piece(jabba).damage == 2  # Ackbar's ability came first
    assert stage.options == ("pass", (net, 0, 0))


# ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.resolve.by-card-modifier-many")
def test_only_dice_that_the_card_speaks_of_join_as_modifiers() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.show(stage.upgrade(luke, "lightsaber"), "+2MD")
    play(stage, "twin-strike", stage.show(luke, "2MD"), foe)
    assert stage.piece(foe).damage == 2
    stage = Stage([("enfys-nest-fearsome-outlaw", 1), ("gamorrean-guard", 1)], [("hired-gun", 1)])
    (enfys, guard), (foe,) = stage.teams
    die, _ = stage.show(enfys, "1MD"), stage.show(guard, "+2MD")
    stage.do(*uses(stage, enfys), die, foe)
    assert stage.piece(foe).damage == 1


@pytest.mark.rule("dst.term.free", "dst.gap.many-modifiers")
def test_what_is_free_is_free_with_its_modifiers() -> None:
    stage, guard, foe = duel("royal-guard", resources=0)
    die, plus = stage.show(guard, "1MD"), stage.show(stage.upgrade(guard, "lightsaber-pike"), "+4MD1")
    fits, about = (lambda _: True), LIBRARY.use(stage.t, 0, guard)
    perform(resolving.resolve_several(stage.t, 0, 2, fits, about, How(free=True)), die, plus, foe)
    assert (stage.piece(foe).damage, stage.t.resources[0]) == (5, 0)


@pytest.mark.rule("dst.resolve.opponents-die", "dst.term.x-value")
def test_x_on_an_opponents_die_is_worked_out_as_if_it_were_ones_own() -> None:
    def angry(card: str, side: str) -> tuple[Stage, int]:
        stage, vader, foe = duel("darth-vader-sith-lord", "rebel-trooper")
        for name in ("force-choke", "force-stasis"):
            stage.show(stage.upgrade(vader, name), "-")
        stage.show(stage.support(1, card) if card == "launch-bay" else stage.upgrade(foe, card), side)
        stage.hand(0, "parry", "parry", "parry")
        stage.hand(1, "parry")
        play(stage, "anger", foe)
        return stage, foe

    stage, foe = angry("launch-bay", "XRD")
    assert stage.piece(foe).damage == 3  # the cards in the hand of whoever resolves it
    stage, foe = angry("id9-seeker-droid", "XMD")
    assert stage.piece(foe).damage == 1  # the only seeker in the pool is this one


# ── then ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.effect.then", "dst.ability.as-full-as-possible")
def test_what_could_be_done_only_in_part_is_done_but_nothing_follows() -> None:
    stage, advisor, _ = duel("dark-advisor", deck=2)
    stage.do(("resolve", stage.show(advisor, "Sp")))
    assert (len(stage.t.hands[0]), stage.asked.kind) == (2, "action")
    stage, padawan, _ = duel("padawan")
    die = stage.show(padawan, "1MD")
    play(stage, "overconfidence")
    assert stage.in_pool(0) == [die]
    stage, padawan, foe = duel("padawan")
    stage.show(foe, "2RD")
    play(stage, "pincer-movement")
    assert stage.piece(padawan).exhausted
    assert stage.asked.kind == "action"


@pytest.mark.rule("dst.effect.then")
def test_what_was_done_in_full_is_followed() -> None:
    stage = Stage([("padawan", 1), ("jedi-acolyte", 1)], [("hired-gun", 1)])
    (padawan, acolyte), (foe,) = stage.teams
    die = stage.show(foe, "2RD1")
    play(stage, "pincer-movement", foe)
    assert stage.piece(padawan).exhausted
    assert stage.piece(acolyte).exhausted
    assert face(stage.t, die).symbol == "blank"


# ── several fall at once ───────────────────────────────────────────────────────────────────────────────────────────


def storm(*upgrades: str, guarded: bool = False) -> tuple[Stage, list[int], list[int]]:
    """Two characters with 1 health left, an upgrade on each, are hit at once; perhaps a third stands by."""
    team = [("padawan", 1), ("kylo-ren-vaders-disciple", 1), ("hired-gun", 1)][: 3 if guarded else 2]
    stage = Stage([("baze-malbus-crack-shot", 1)], team)
    (baze,), theirs = stage.teams
    worn = [stage.upgrade(bearer, name) for bearer, name in zip(theirs, upgrades, strict=False)]
    stage.table.pieces[theirs[0]].damage, stage.table.pieces[theirs[1]].damage = 6, 10
    stage.do(("resolve", stage.show(baze, "Sp")))
    return stage, theirs, worn


@pytest.mark.rule("dst.gap.simultaneous-defeat", "dst.react.simultaneous-own")
def test_who_loses_several_at_once_orders_what_comes_before() -> None:
    stage, (_, _, gun), (saber, stick) = storm("lightsaber", "gaffi-stick", guarded=True)
    assert (stage.asked.kind, stage.asked.seat) == ("order", 1)
    stage.do((stick, 0, 1), (stick, 0, 1))
    stage.do((saber, 0, 0))
    assert stage.t.upgrades(gun) == [saber, stick]


@pytest.mark.rule("dst.effect.replacement-would", "dst.keyword.redeploy")
@pytest.mark.parametrize("saved", [0, 1])
def test_who_is_spared_may_take_what_the_fallen_leaves(saved: int) -> None:
    names = ("second-chance", "lightsaber") if saved == 0 else ("lightsaber", "second-chance")
    stage, theirs, worn = storm(*names)
    stage.do(stage.options[1])
    assert stage.t.characters(1) == [theirs[saved]]
    assert stage.t.upgrades(theirs[saved]) == [worn[1 - saved]]


# ── more than two players ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.multi.elimination", "dst.keyword.ambush")
def test_who_has_left_takes_no_additional_action() -> None:
    stage = Stage([("padawan", 1)], [("hired-gun", 1)], [("hired-gun", 1)])
    (padawan,), _, _ = stage.teams
    stage.table.pieces[padawan].damage = 6
    swift, rage = stage.hand(0, "swiftness", "enrage")
    stage.do(("play", swift), ("play", rage))
    assert (stage.t.out, stage.asked.seat) == ([0], 1)
    assert stage.t.resources[0] == 0


@pytest.mark.rule("dst.multi.elimination", "dst.react.after")
def test_the_last_character_of_whoever_leaves_was_an_opponents() -> None:
    stage = Stage([("bala-tik-gang-leader", 1)], [("hired-gun", 1)], [("hired-gun", 1)])
    (bala,), (gun,), _ = stage.teams
    stage.table.pieces[gun].damage, stage.table.pieces[bala].exhausted = 8, True
    stage.do(("resolve", stage.show(bala, "1RD")), gun)
    assert stage.t.out == [1]
    stage.do((bala, 0, 0))
    assert not stage.piece(bala).exhausted


# ── before ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.keyword.redeploy", "dst.react.before", "dst.gap.play-inside-before")
def test_what_obi_wan_plays_on_himself_may_be_redeployed() -> None:
    stage = Stage([("hired-gun", 1)], [("obi-wan-kenobi-mysterious-hermit", 1), ("padawan", 1)])
    (gun,), (obi_wan, padawan) = stage.teams
    saber = stage.held(1, "lightsaber")
    stage.table.pieces[obi_wan].damage = 10
    stage.do(("resolve", stage.show(gun, "2RD1")), obi_wan, (obi_wan, 0, 0), saber, obi_wan)
    assert stage.options == ("pass", (saber, 0, 0))
    stage.do((saber, 0, 0))
    assert stage.t.upgrades(padawan) == [saber]
    assert obi_wan not in stage.t.pieces


# ── refusals ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.illegal.undo", "dst.cardaction.power-once", "dst.die.cost", "dst.card.cost")
def test_what_is_refused_is_told_with_what_would_be_right() -> None:
    stage = Stage([("ciena-ree-adept-pilot", 1), ("hired-gun", 1)], [("hired-gun", 1)], resources=2)
    (ciena, gun), (foe,) = stage.teams
    dear, theirs = stage.show(gun, "2RD1"), stage.show(foe, "1R")
    card, other = stage.held(0, "at-st"), stage.held(1, "parry")
    power = ("use", ciena, 0)
    stage.do(power, "pass")
    tries: list[tuple[object, str, str]] = [
        (power, "dst.cardaction.power-once", "used in this round"),
        (("resolve", dear), "dst.die.cost", "costs 1, and you have 0"),
        (("resolve", theirs), "dst.resolve.own-pool", "own pool"),
        (("activate", foe), "dst.ready.what-can-activate", "your own"),
        (("play", card), "dst.card.cost", "costs 6, and you have 0"),
        (("play", other), "dst.zone.hand", "your own hand"),
    ]
    for answer, rule, told in tries:
        before = stage.t.copy()
        with pytest.raises(Refused, match=told) as refused:
            stage.do(answer)
        assert refused.value.rule == rule
        assert digest(stage.t) == digest(before)


# ── what is asked ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.damage.distribute-cap", "dst.shield.cap-3")
def test_nobody_is_asked_where_there_is_one_way_only() -> None:
    stage = Stage([("snoke-supreme-leader", 1)], [("padawan", 1), ("hired-gun", 1), ("nightsister", 1)])
    (snoke,), (padawan, gun, witch) = stage.teams
    stage.table.pieces[padawan].damage, stage.table.pieces[gun].damage = 6, 8
    stage.table.pieces[witch].damage = 7  # nothing is left to be dealt to her
    stage.do(("resolve", stage.show(snoke, "2ID")))
    assert (stage.t.winner, stage.match.over) == (0, True)
    stage = Stage([("padawan", 1), ("hired-gun", 1)], [("hired-gun", 1)])
    (padawan, gun), _ = stage.teams
    stage.table.pieces[padawan].shields, stage.table.pieces[gun].shields = 2, 1
    stage.do(("resolve", stage.show(stage.upgrade(padawan, "force-protection"), "Sp")))
    assert (stage.piece(padawan).shields, stage.piece(gun).shields) == (3, 3)
    stage, padawan, _ = duel("padawan")
    stage.table.pieces[padawan].shields = 1
    stage.do(("resolve", stage.show(stage.upgrade(padawan, "force-protection"), "Sp")))
    assert stage.piece(padawan).shields == 3


@pytest.mark.rule("dst.gap.win-timing", "dst.react.before-example-obiwan", "dst.win.no-characters")
def test_obi_wan_wins_before_he_falls() -> None:
    stage = Stage([("hired-gun", 1)], [("obi-wan-kenobi-mysterious-hermit", 1)])
    (gun,), (obi_wan,) = stage.teams
    throw = stage.held(1, "lightsaber-throw")
    stage.show(stage.upgrade(obi_wan, "lightsaber"), "3MD1")
    stage.table.pieces[obi_wan].damage, stage.table.pieces[gun].damage = 10, 8
    stage.do(("resolve", stage.show(gun, "2RD1")), obi_wan)
    assert stage.options == ("pass", (obi_wan, 0, 0))  # nobody could take the Lightsaber: there is no order to choose
    stage.do((obi_wan, 0, 0), throw, gun)
    assert (stage.t.winner, stage.t.result) == (1, "characters")


# ── several rules at once ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.ability.as-full-as-possible", "dst.effect.replacement")
def test_a_cost_that_was_replaced_is_not_paid() -> None:
    stage = Stage([("darth-vader-sith-lord", 1), ("nightsister", 1)], [("hired-gun", 1)])
    (vader, witch), _ = stage.teams
    chance = stage.upgrade(witch, "second-chance")
    stage.table.pieces[vader].exhausted = True
    play(stage, "the-price-of-failure", witch)
    assert witch in stage.t.pieces
    assert chance in stage.t.discards[0]
    assert stage.piece(vader).exhausted


@pytest.mark.rule("dst.term.move-damage", "dst.keyword.redeploy", "dst.zone.pool")
def test_damage_that_moves_may_let_its_new_bearer_fall() -> None:
    stage = Stage([("han-solo-scoundrel", 1), ("hired-gun", 1)], [("hired-gun", 1)])
    (han, gun), _ = stage.teams
    debt, stick = stage.upgrade(han, "life-debt"), stage.upgrade(han, "gaffi-stick")
    piece = stage.table.pieces[han]
    piece.damage, piece.shields, stage.table.pieces[gun].damage = 9, 2, 1
    stage.do(("activate", han), (debt, 0, 0), (stick, 0, 0))
    assert stage.t.characters(0) == [gun]
    assert stage.t.upgrades(gun) == [stick]
    assert stage.in_pool(0) == []


@pytest.mark.rule("dst.gap.extra-after-claim", "dst.keyword.ambush", "dst.effect.cannot-wins")
def test_ambush_of_a_card_played_by_claiming_gives_nothing() -> None:
    stage, _, _ = duel(field="docking-bay")
    stage.do(("claim", stage.t.field), "yes", stage.held(0, "street-informants"))
    assert (stage.asked.kind, stage.asked.seat) == ("action", 1)


@pytest.mark.rule("dst.clar.dj-who", "dst.keyword.guardian")
def test_what_a_guardian_removes_its_player_removes() -> None:
    stage = Stage([("dj-treacherous-rogue", 1), ("royal-guard", 1)], [("hired-gun", 1)])
    (rogue, guard), (foe,) = stage.teams
    stage.do(("activate", guard), stage.show(foe, "2RD1"), (rogue, 0, 0))
    assert (stage.piece(guard).damage, stage.piece(foe).damage) == (2, 1)


@pytest.mark.rule("dst.resolve.opponents-die", "dst.gap.opponents-die-returns")
def test_an_opponents_die_that_stays_lies_in_their_pool() -> None:
    stage, _, foe = duel("leia-organa-born-leader", "padawan")
    storm = stage.upgrade(foe, "force-storm")
    die = stage.show(storm, "Sp")
    stage.rolls((storm, "2Sh"))
    play(stage, "sensor-placement", foe)
    assert stage.t.pools == [[], [die]]
    assert stage.piece(foe).damage == 1


@pytest.mark.rule("dst.multi.battlefield-vacant", "dst.multi.left-decides")
def test_nobody_claims_after_whoever_claimed_and_left() -> None:
    stage = Stage([("hired-gun", 1)], [("hired-gun", 1)], [("hired-gun", 1)])
    (gone,), (killer,), _ = stage.teams
    shot = stage.show(killer, "2RD1")
    stage.table.pieces[gone].damage = 8
    stage.do(("claim", stage.t.field), "no", ("resolve", shot), gone)
    assert (stage.t.control, stage.t.decides) == (-1, 1)
    assert ("claim", stage.t.field) not in stage.options
    with pytest.raises(Refused, match="claimed in this round"):
        stage.do(("claim", stage.t.field))
    stage.do("pass", "pass")
    assert (stage.t.round, stage.asked.seat) == (3, 1)
    assert ("claim", stage.t.field) in stage.options


@pytest.mark.rule("dst.play.5-modify-cost", "dst.keyword.no-double", "dst.term.free")
def test_nobody_is_asked_to_lower_nothing_or_to_give_what_is_there() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    helper, old = stage.support(0, "it-binds-all-things"), stage.upgrade(luke, "lightsaber")
    stage.do(("play", stage.held(0, "force-protection")))
    stage.do(old)  # three for three
    assert stage.asked.seat == 1
    assert (stage.piece(helper).exhausted, stage.t.resources[0]) == (False, 5)
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    stage.support(0, "it-binds-all-things")
    saber = stage.held(0, "lightsaber")
    assert not perform(playing.play(stage.t, 0, saber, stage.t.hands[0], Terms(free=True)))
    assert stage.t.resources[0] == 5
    stage, _, _ = duel("hired-gun")
    stage.support(0, "infamous")
    stage.do(("play", stage.held(0, "street-informants")))  # it has Ambush already
    assert stage.asked.rule == "dst.extra.now-or-decline"


@pytest.mark.rule("dst.pass.no-effect-action", "dst.gap.no-effect-test")
@pytest.mark.parametrize("declines", [False, True])
def test_to_look_for_a_card_in_vain_is_to_pass(declines: bool) -> None:
    stage, bane, _ = duel("cad-bane-vicious-mercenary")
    if declines:
        stage.hand(0, "holdout-blaster")
    stage.table.active = 1
    stage.do("pass", ("use", bane, 0))
    if declines:
        stage.do("no")
        for seat in list(stage.match.questions):  # upkeep has begun: nothing is discarded
            stage.match.answer(seat, ())
    assert stage.t.round == 3


@pytest.mark.rule("dst.pass.basic", "dst.upgrade.replace")
def test_not_to_use_an_ability_is_called_no_pass() -> None:
    def labels(stage: Stage) -> list[str]:
        reader, view = Reader("ru", stage.asked.seat, ("Рей", "Кайло")), GAME.view(stage.t, stage.asked.seat)
        return [GAME.presenter.option(reader, view, stage.asked, option) for option in stage.options]

    stage, guard, foe = duel("royal-guard", "hired-gun")
    stage.show(foe, "2RD1")
    assert labels(stage)[-1] == "Пас"
    stage.do(("activate", guard))
    assert labels(stage)[0] == "Не применять"
    stage, gun, _ = duel()
    stage.upgrade(gun, "datapad")
    stage.do(("play", stage.held(0, "holdout-blaster")))
    assert labels(stage)[0] == "Ничего не сбрасывать, заплатить полностью"


# ── shields that are gained and shields that are moved ─────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.shield.cap-3", "dst.react.before")
def test_who_has_three_shields_still_gains_one_before_the_rest_is_lost() -> None:
    stage, qui, foe = duel("qui-gon-jinn-ataru-master")
    stage.table.pieces[qui].shields = 3
    stage.do(("resolve", stage.show(qui, "1Sh")), qui)
    stage.do(stage.options[1], foe)
    assert (stage.piece(qui).shields, stage.piece(foe).damage) == (3, 1)


@pytest.mark.rule("dst.zone.supply", "dst.clar.momentum-shift")
def test_a_moved_shield_is_not_gained() -> None:
    """What is gained comes from the supply; moved damage is not taken, and moved shields are not gained."""
    stage = Stage([("qui-gon-jinn-ataru-master", 1), ("padawan", 1)], [("hired-gun", 1)])
    (qui, padawan), (foe,) = stage.teams
    stage.table.pieces[qui].shields, stage.table.pieces[foe].shields = 1, 1
    play(stage, "momentum-shift", qui)
    assert (stage.piece(qui).shields, stage.piece(padawan).shields, stage.piece(foe).shields) == (2, 0, 0)
    assert (stage.asked.seat, stage.asked.kind) == (1, "action")


@pytest.mark.rule("dst.shield.cap-3")
@pytest.mark.parametrize(("there", "amounts"), [(0, ["0", "1", "2", "3"]), (1, ["0", "1", "2"]), (2, [])])
def test_no_more_shields_are_moved_than_there_is_room_for(there: int, amounts: list[str]) -> None:
    stage = Stage([("padawan", 1), ("hired-gun", 1)], [("hired-gun", 1)])
    (padawan, gun), _ = stage.teams
    stage.table.pieces[padawan].shields, stage.table.pieces[gun].shields = 3, there
    if there:
        play(stage, "hold-on", padawan, gun)
    else:
        play(stage, "hold-on", gun)  # nobody else has a shield
    if amounts:
        assert list(stage.options) == amounts
        stage.do(amounts[-1])
    assert (stage.piece(padawan).shields, stage.piece(gun).shields) == (there, 3)


@pytest.mark.rule("dst.shield.cap-3", "dst.pass.example-air-superiority", "dst.react.before")
def test_a_personal_shield_may_be_spent_on_who_has_three_shields() -> None:
    """It brings nothing but what its bearer makes of it: Qui-Gon answers before the surplus is lost."""
    for name in ("jango-fett-lethal-mercenary", "qui-gon-jinn-ataru-master"):
        stage, own, foe = duel(name, "first-order-stormtrooper")
        card = stage.upgrade(own, "personal-shield")
        stage.table.pieces[own].shields, stage.table.active = 3, 1
        stage.do(("resolve", stage.show(foe, "2RD1")), own)
        stage.do((card, 0, 0))
        assert stage.piece(card).exhausted
        if name.startswith("qui"):
            stage.do((own, 0, 0), foe)
            assert stage.piece(foe).damage == 1
        assert (stage.piece(own).shields, stage.piece(own).damage) == (1, 0)


# ── guardians that have something else to do ───────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.react.simultaneous-own", "dst.keyword.guardian")
@pytest.mark.parametrize("guardian_first", [True, False])
def test_guardian_comes_before_or_after_another_ability(guardian_first: bool) -> None:
    stage, rex, foe = duel("rex-clone-captain")
    stage.upgrade(rex, "personal-escort")
    stage.table.control = 1
    die = stage.show(foe, "2RD1")
    stage.do(("activate", rex))
    if guardian_first:
        stage.do(die)
        assert (stage.t.control, stage.piece(rex).damage) == (1, 2)
        stage.do((rex, 0, 0))
    else:
        stage.do("pass", (rex, 0, 0))
        assert (stage.t.control, stage.asked.kind) == (0, "guardian")
        stage.do(die)
    assert (stage.t.control, stage.piece(rex).damage, stage.in_pool(1)) == (0, 2, [])
    assert stage.piece(rex).exhausted
    assert stage.asked.seat == 1


@pytest.mark.rule("dst.keyword.guardian", "dst.gap.guardian-defeated")
def test_who_falls_as_a_guardian_uses_nothing_more() -> None:
    stage = Stage([("rex-clone-captain", 1), ("padawan", 1)], [("first-order-stormtrooper", 1)])
    (rex, _), (foe,) = stage.teams
    stage.upgrade(rex, "personal-escort")
    stage.table.control, stage.table.pieces[rex].damage = 1, 10
    stage.do(("activate", rex), stage.show(foe, "2RD1"))
    assert rex not in stage.t.pieces
    assert (stage.t.control, stage.asked.seat, stage.asked.kind) == (1, 1, "action")


@pytest.mark.rule("dst.keyword.guardian")
def test_a_guardian_is_asked_once_where_nothing_else_comes_before() -> None:
    stage, rex, foe = duel("rex-clone-captain", resources=0)  # who cannot pay for his ability
    stage.upgrade(rex, "personal-escort")
    stage.table.control = 1
    stage.show(foe, "2RD1")
    stage.do(("activate", rex), "pass")
    assert (stage.asked.seat, stage.piece(rex).exhausted) == (1, True)


# ── specials that are borrowed ─────────────────────────────────────────────────────────────────────────────────────


def borrow(stage: Stage, bearer: int, *answers: Any) -> int:
    """Resolve the special of a Cunning on `bearer`; its die, which shows a resource should it be rolled again."""
    card = stage.upgrade(bearer, "cunning")
    die = stage.show(card, "Sp")
    stage.rolls((card, "1R"))
    stage.do(("resolve", die), *answers)
    return die


@pytest.mark.rule("dst.effect.self-reference", "dst.term.controller")
def test_a_borrowed_special_speaks_of_the_card_it_stands_on() -> None:
    """Whoever borrows it decides and has the opponents; "this upgrade" and its bearer are those of the lender."""
    stage, gun, foe = duel()
    bomb = stage.upgrade(foe, "thermal-detonator")
    borrow(stage, gun)
    assert (stage.piece(foe).damage, stage.piece(gun).damage) == (3, 0)
    assert stage.t.discards == [[], [bomb]]

    stage, gun, foe = duel()
    stage.upgrade(foe, "jetpack")
    borrow(stage, gun)
    assert (stage.piece(foe).shields, stage.piece(gun).shields) == (1, 0)


@pytest.mark.rule("dst.sym.special", "dst.resolve.die-once")
def test_this_die_of_a_borrowed_special_is_the_die_that_is_resolved() -> None:
    stage, gun, foe = duel()
    stage.upgrade(foe, "kylo-rens-lightsaber")
    stage.table.pieces[foe].shields = 1
    die = borrow(stage, gun, foe)
    assert stage.piece(foe).damage == 1
    assert stage.in_pool(0) == [die]  # rolled again, as some of it was blocked
    assert face(stage.t, die).written == "1R"


@pytest.mark.rule("dst.gap.stolen-upgrade", "dst.term.controller")
def test_what_is_put_in_the_place_of_an_opponents_holocron_is_theirs() -> None:
    stage, gun, foe = duel("hired-gun", "kylo-ren-vaders-disciple")
    holocron, probe = stage.upgrade(foe, "sith-holocron"), stage.held(0, "mind-probe")
    borrow(stage, gun, holocron, probe, "no")
    assert stage.t.hands == [[], [holocron]]
    assert (stage.piece(probe).host, stage.piece(probe).controller) == (foe, 1)
