"""Spirit of Rebellion, villains: each card laid out, used, and what comes of it."""

from __future__ import annotations

import pytest

from dejarik.core.refusal import Refused
from dejarik.games.destiny.rules.values import face
from dejarik.games.destiny.state import DICE, ROOM
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, duel


def use_special(stage: Stage, card: int, *answers: object) -> Stage:
    """Resolve the special that a card's die shows."""
    return stage.do(("resolve", stage.show(card, "Sp")), *answers)


def refused(stage: Stage, name: str, seat: int = 0) -> bool:
    """Whether what the card demands for being played is missing."""
    card = stage.held(seat, name)
    with pytest.raises(Refused) as caught:
        stage.do(("play", card))
    return caught.value.rule == "dst.term.play-restriction"


# ── red ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.clar.fn2199-later", "dst.errata.fn-2199")
def test_fn_2199() -> None:
    stage, _, foe = duel("fn-2199-loyal-trooper", "hired-gun")
    card = stage.held(0, "f-11d-rifle")
    stage.rolls((card, "2RD1"))
    stage.do(("play", card), "yes", foe)
    assert stage.piece(foe).damage == 2
    assert stage.t.resources[0] == 2
    stage, _, _ = duel("fn-2199-loyal-trooper", "hired-gun")
    card = stage.held(0, "f-11d-rifle")
    stage.rolls((card, "2RD1"))
    stage.do(("play", card), "no")
    assert [face(stage.t, die).written for die in stage.in_pool(0)] == ["2RD1"]
    stage = Stage([("fn-2199-loyal-trooper", 1), ("death-trooper", 1)], [("hired-gun", 1)], field="cargo-hold")
    stage.upgrade(stage.teams[0][1], "f-11d-rifle")
    stage.do(("claim", stage.t.field), "yes")
    assert stage.in_pool(0) == []


@pytest.mark.rule("dst.faq.fn2199-z6")
def test_fn_2199_and_the_riot_baton() -> None:
    stage, _, foe = duel("fn-2199-loyal-trooper", "hired-gun")
    card = stage.held(0, "z6-riot-control-baton")
    stage.rolls((card, "2MD"))
    stage.do(("play", card), "yes", foe)
    assert stage.piece(foe).damage == 2
    assert stage.asked.kind == "action"
    stage, _, foe = duel("fn-2199-loyal-trooper", "hired-gun")
    card = stage.held(0, "z6-riot-control-baton")
    stage.rolls((card, "-"))
    stage.do(("play", card))
    assert stage.asked.kind == "after"
    stage.rolls((card, "2MD"))
    stage.do(stage.options[1])
    assert [face(stage.t, die).written for die in stage.in_pool(0)] == ["2MD"]
    assert stage.piece(foe).damage == 0


@pytest.mark.rule("dst.clar.krennic-die", "dst.clar.krennic-second", "dst.gap.borrowed-die")
def test_director_krennic() -> None:
    team = [("director-krennic-cruel-but-brilliant", 1), ("death-trooper", 1)]
    stage = Stage(team, [("hired-gun", 1)])
    (krennic, _), (foe,) = stage.teams
    spare = stage.spare(0, "death-trooper")
    stage.rolls((krennic, "-"), ((spare - DICE) // ROOM, "2RD"))
    stage.do(("activate", krennic))
    assert spare in stage.in_pool(0)
    stage.do("pass", ("resolve", spare), foe)
    assert stage.piece(foe).damage == 2
    assert spare not in stage.t.showing
    assert spare not in stage.piece(krennic).dice
    for control, spares in ((1, 1), (0, 0)):  # not in control; only the trooper's own die was brought
        stage = Stage(team, [("hired-gun", 1)])
        krennic = stage.teams[0][0]
        for _ in range(spares):
            stage.spare(0, "death-trooper")
        stage.table.control = control
        stage.do(("activate", krennic))
        assert len(stage.in_pool(0)) == 1


def test_tie_pilot() -> None:
    stage = Stage([("hired-gun", 1)], [("tie-pilot", 1), ("first-order-stormtrooper", 1)])
    _, (pilot, trooper) = stage.teams
    own, shot = stage.show(pilot, "+2RD"), stage.show(trooper, "2RD")
    play(stage, "evade")
    assert stage.in_pool(1) == [shot]
    assert own not in stage.t.showing
    stage = Stage([("hired-gun", 1)], [("tie-pilot", 1), ("first-order-stormtrooper", 1)])
    (gun,), (pilot, trooper) = stage.teams
    stage.show(pilot, "1F")
    other, theirs = stage.show(trooper, "1R"), stage.show(gun, "3RD1")
    subjugate = stage.held(0, "subjugate")
    evade = stage.held(1, "evade")
    stage.do(("play", subjugate), other, ("play", evade))
    assert other not in stage.t.showing  # it shows no ranged damage
    assert theirs not in stage.t.showing  # nor are an opponent's dice guarded
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("tie-pilot", 1), ("first-order-stormtrooper", 1)])
    _, (pilot, trooper) = stage.teams
    stage.show(pilot, "1F")
    kept = [stage.show(trooper, "2RD")]
    play(stage, "emergency-evacuation")
    assert stage.in_pool(1) == kept


def test_e_web_emplacement() -> None:
    for control, dealt in ((0, 3), (1, 2)):
        stage, _, foe = duel("general-veers-field-commander", "hired-gun")
        stage.table.control = control
        stage.do(("resolve", stage.show(stage.support(0, "e-web-emplacement"), "2RD")), foe)
        assert stage.piece(foe).damage == dealt


def test_imperial_discipline() -> None:
    stage, veers, _ = duel("general-veers-field-commander", "hired-gun")
    card = stage.upgrade(veers, "imperial-discipline")
    die = stage.show(veers, "-")
    stage.show(card, "-")
    stage.do(("use", card, 0))
    assert len(stage.options) == 4  # 1RD, 2RD, +2RD, 1R
    stage.do((die, 1))
    assert face(stage.t, die).written == "2RD"
    assert stage.in_pool(0) == [die]


def test_dt_29() -> None:
    stage = Stage([("general-veers-field-commander", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (veers,), (x, y) = stage.teams
    free, dear = stage.show(x, "1R"), stage.show(y, "3RD1")
    use_special(stage, stage.upgrade(veers, "dt-29-heavy-blaster-pistol"))
    assert stage.in_pool(1) == [free]
    assert dear not in stage.t.showing


def test_battle_formation() -> None:
    stage = Stage([("first-order-stormtrooper", 1), ("first-order-stormtrooper", 1)], [("hired-gun", 1)])
    a, b = stage.teams[0]
    one, two = stage.show(a, "-"), stage.show(b, "-")
    stage.rolls((a, "2RD"), (b, "1RD"))
    play(stage, "battle-formation", (one, two))
    assert [face(stage.t, die).written for die in stage.in_pool(0)] == ["2RD", "1RD"]
    assert stage.asked.seat == 0  # ambush


def test_imperial_war_machine() -> None:
    stage, _, foe = duel("first-order-stormtrooper", "hired-gun", resources=0)
    stage.show(stage.teams[0][0], "2RD1")
    play(stage, "imperial-war-machine", foe)
    assert stage.piece(foe).damage == 2


def test_lockdown() -> None:
    stage = Stage([("first-order-stormtrooper", 1), ("first-order-stormtrooper", 1)], [("hired-gun", 1)])
    stage.table.control = 1
    play(stage, "lockdown")
    assert stage.t.control == 0
    assert stage.t.claimed == -1
    stage, _, _ = duel("first-order-stormtrooper", "hired-gun")
    stage.table.control = 1
    play(stage, "lockdown")
    assert stage.t.control == 1


def test_sustained_fire() -> None:
    team = [("first-order-stormtrooper", 1), ("first-order-stormtrooper", 1)]
    stage = Stage(team, [("hired-gun", 1)])
    stage.show(stage.teams[0][0], "1RD")
    assert refused(stage, "sustained-fire")
    stage = Stage(team, [("hired-gun", 1)])
    (a, b), (foe,) = stage.teams
    stage.table.pieces[foe].shields = 3
    stage.table.pieces[a].shields = 1
    stage.show(a, "1RD")
    stage.show(b, "2RD")
    play(stage, "sustained-fire")
    assert (stage.piece(foe).shields, stage.piece(a).shields) == (0, 1)


def test_trench_warfare() -> None:
    stage, veers, foe = duel("general-veers-field-commander", "luke-skywalker-jedi-knight")
    stage.show(veers, "1Sh")
    die = stage.show(foe, "3MD")
    play(stage, "trench-warfare", (die,))
    assert face(stage.t, die).written == "1Sh"
    stage, _, _ = duel("general-veers-field-commander", "luke-skywalker-jedi-knight")
    assert refused(stage, "trench-warfare")


def test_undying_loyalty() -> None:
    stage, veers, _ = duel("general-veers-field-commander", "hired-gun")
    stage.table.pieces[veers].damage = 3
    card = play(stage, "undying-loyalty")
    assert (stage.piece(veers).damage, stage.t.discards[0]) == (2, [card])
    stage, veers, _ = duel("general-veers-field-commander", "hired-gun")
    stage.table.pieces[veers].damage = 3
    other = stage.discarded(0, "undying-loyalty")
    card = play(stage, "undying-loyalty", "yes")
    assert (stage.t.decks[0][-1], stage.t.discards[0], stage.t.resources[0]) == (card, [other], 4)


def test_we_have_them_now() -> None:
    stage = Stage([("first-order-stormtrooper", 1), ("rebel-trooper", 1)], [("hired-gun", 1)])
    a, b = stage.teams[0]
    one, two = stage.show(a, "-"), stage.show(b, "1R")
    play(stage, "we-have-them-now", (one, two), (one, 1), (two, 1))
    assert [face(stage.t, die).written for die in stage.in_pool(0)] == ["2RD", "2RD"]
    stage, _, _ = duel()
    stage.table.control = 1
    assert refused(stage, "we-have-them-now")


def test_attrition() -> None:
    stage = Stage([("hired-gun", 1)], [("first-order-stormtrooper", 1), ("nightsister", 1)])
    (gun,), (x, _) = stage.teams
    stage.support(1, "attrition")
    stage.table.pieces[x].damage = 6
    stage.do(("resolve", stage.show(gun, "2RD1")), x)
    assert stage.asked.seat == 1
    stage.do(gun)
    assert stage.piece(gun).damage == 1


# ── blue ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_command_shuttle() -> None:
    stage, _, foe = duel("darth-vader-dark-apprentice", "hired-gun")
    use_special(stage, stage.support(0, "command-shuttle"), foe)
    assert stage.piece(foe).damage == 3


def test_lightsaber_pike() -> None:
    stage = Stage([("darth-vader-sith-lord", 1), ("nightsister", 1)], [("hired-gun", 1)])
    vader, sister = stage.teams[0]
    pike = stage.upgrade(vader, "lightsaber-pike")
    stage.show(pike, "1MD")
    stage.do(("use", pike, 0))
    assert vader not in stage.options
    stage.do(sister)
    assert stage.piece(sister).shields == 1
    assert stage.in_pool(0) == []


@pytest.mark.rule("dst.die.no-symbol-side")
def test_lure_of_power() -> None:
    stage, vader, _ = duel("darth-vader-sith-lord", "hired-gun")
    lure = stage.show(stage.upgrade(vader, "lure-of-power"), "+2*")
    stage.do(("resolve", stage.show(vader, "2Dr")), lure)
    assert stage.t.resources[1] == 1


def test_lightsaber_throw() -> None:
    stage, vader, foe = duel("darth-vader-sith-lord", "hired-gun")
    stage.show(vader, "2MD")
    play(stage, "lightsaber-throw", foe)
    assert stage.piece(foe).damage == 2
    stage, _, _ = duel("darth-vader-sith-lord", "hired-gun")
    assert refused(stage, "lightsaber-throw")


def test_manipulate() -> None:
    stage, vader, foe = duel("darth-vader-sith-lord", "hired-gun")
    own, theirs = stage.show(vader, "1R"), stage.show(foe, "3RD1")
    play(stage, "manipulate")
    assert [face(stage.t, die).symbol for die in (own, theirs)] == ["blank", "blank"]
    stage, _, foe = duel("darth-vader-sith-lord", "hired-gun")
    theirs = stage.show(foe, "3RD1")
    play(stage, "manipulate")
    assert face(stage.t, theirs).symbol == "ranged"


def test_no_disintegrations() -> None:
    for copies, lost in ((0, 1), (1, 3)):
        stage, _, _ = duel("darth-vader-sith-lord", "hired-gun")
        for _ in range(copies):
            stage.discarded(0, "no-disintegrations")
        play(stage, "no-disintegrations")
        assert len(stage.t.discards[1]) == lost


def test_now_you_will_die() -> None:
    stage, vader, foe = duel("darth-vader-sith-lord", "hired-gun")
    stage.show(vader, "2Dr")
    play(stage, "now-you-will-die", foe)
    assert (stage.piece(foe).damage, stage.t.resources[1]) == (2, 5)
    stage, vader, foe = duel("darth-vader-sith-lord", "hired-gun")
    blank = stage.show(vader, "-")
    play(stage, "now-you-will-die")
    assert blank in stage.t.showing


def test_rise_again() -> None:
    stage, vader, _ = duel("darth-vader-sith-lord", "hired-gun")
    stage.table.pieces[vader].damage = 9
    saber = stage.discarded(0, "lightsaber")
    play(stage, "rise-again", saber)
    assert stage.piece(vader).damage == 4
    assert stage.piece(saber).host == vader
    assert stage.t.resources[0] == 0


def test_the_price_of_failure() -> None:
    stage = Stage([("darth-vader-sith-lord", 1), ("first-order-stormtrooper", 1)], [("hired-gun", 1)])
    vader, trooper = stage.teams[0]
    stage.table.pieces[vader].exhausted = True
    play(stage, "the-price-of-failure", trooper)
    assert trooper in stage.t.asides[0]
    assert not stage.piece(vader).exhausted


def test_dark_presence() -> None:
    stage, nightsister, foe = duel("nightsister", "hired-gun")
    card = stage.support(0, "dark-presence")
    stage.show(foe, "3RD1")
    stage.rolls((nightsister, "1Dc"))
    stage.do(("activate", nightsister))
    stage.do(stage.options[1])
    assert stage.in_pool(1) == []
    assert stage.piece(card).exhausted


def test_now_i_am_the_master() -> None:
    stage, vader, foe = duel("darth-vader-sith-lord", "hired-gun")
    card = stage.upgrade(vader, "now-i-am-the-master")
    die = stage.show(foe, "3RD1")
    stage.do(("resolve", stage.show(vader, "2MD")), foe)
    stage.do(stage.options[1])
    assert face(stage.t, die).symbol == "blank"
    assert stage.piece(card).exhausted
    stage = Stage([("darth-vader-sith-lord", 1), ("nightsister", 1)], [("hired-gun", 1)])
    (vader, sister), (foe,) = stage.teams
    stage.upgrade(vader, "now-i-am-the-master")
    stage.show(foe, "3RD1")
    stage.do(("resolve", stage.show(sister, "2RD")), foe)
    assert stage.asked.kind == "action"
    stage, vader, foe = duel("darth-vader-dark-apprentice", "hired-gun")
    stage.upgrade(vader, "now-i-am-the-master")
    stage.show(foe, "3RD1")
    use_special(stage, vader, foe)
    assert stage.asked.kind == "action"  # it is not the die that deals this damage
