"""Empire at War, Legacies, Rivals, Spark of Hope and Covert Missions: each card as set-up, action, expectation."""

from __future__ import annotations

import pytest

from dejarik.core.refusal import Refused
from dejarik.games.destiny import GAME
from dejarik.games.destiny.build import complaints, read_deck
from dejarik.games.destiny.rules.values import face, has, value
from dejarik.games.destiny.state import die_of
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import VILLAINS, Stage, duel


def special(stage: Stage, card: int, *answers: object) -> None:
    """Resolve the special of a card's die."""
    stage.do(("resolve", stage.show(card, "Sp")), *answers)


def use_it(stage: Stage) -> Stage:
    """Use the ability that is offered."""
    assert stage.asked.kind in ("before", "after", "instead")
    return stage.do(stage.options[1])


# ── Empire at War ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_ciena_ree() -> None:
    stage, ciena, _ = duel("ciena-ree-adept-pilot", "hired-gun")
    walker = stage.support(0, "at-st")
    stage.table.pieces[walker].exhausted = True
    stage.do(("use", ciena, 0))
    assert not stage.piece(walker).exhausted
    assert stage.t.resources[0] == 3


def test_general_hux() -> None:
    stage = Stage([("general-hux-aspiring-commander", 1), ("nightsister", 1)], [("hired-gun", 1)], resources=1)
    (hux, _), _ = stage.teams
    dear = stage.held(0, "occupation")
    special(stage, hux, dear)
    assert stage.t.resources[1] == 0
    assert dear in stage.t.discards[0]


def test_magnaguard() -> None:
    stage = Stage([("magnaguard", 1), ("nightsister", 1)], [("hired-gun", 1)])
    (guard, sister), (foe,) = stage.teams
    stage.table.pieces[guard].damage = 6
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "2RD1")), guard)
    assert stage.piece(guard).damage == 8
    stage.do(("activate", guard), "pass", ("activate", sister), "pass", "pass")
    assert stage.t.round == 3
    assert guard in stage.t.asides[0]


def test_a_magnaguard_defeated_by_an_effect_falls_at_once() -> None:
    stage, guard, mace = duel("magnaguard", "mace-windu-jedi-champion")
    stage = Stage([("magnaguard", 1), ("nightsister", 1)], [("mace-windu-jedi-champion", 1)])
    (guard, _), (mace,) = stage.teams
    stage.table.pieces[guard].damage = 6
    stage.show(mace, "2MD")
    stage.table.active = 1
    stage.do(("use", mace, 0))
    assert guard not in stage.t.pieces


def test_thrawn() -> None:
    stage, thrawn, _ = duel("thrawn-master-strategist", "hired-gun")
    free, dear = stage.hand(1, "take-cover", "lightsaber")
    stage.do(("activate", thrawn))
    use_it(stage).do("3", dear)
    assert stage.t.discards[1] == [dear]
    assert stage.t.hands[1] == [free]


def test_quinlan_vos() -> None:
    stage, vos, foe = duel("quinlan-vos-dark-disciple", "hired-gun")
    stage.hand(0, *["take-cover"] * 4)
    stage.hand(1, "take-cover")
    special(stage, vos)
    assert stage.piece(foe).damage == 3


def test_servant_of_the_dark_side() -> None:
    stage = Stage([("servant-of-the-dark-side", 1), ("nightsister", 1)], [("hired-gun", 1)])
    (servant, sister), (foe,) = stage.teams
    pad = stage.upgrade(sister, "datapad")
    stage.table.pieces[sister].damage = 6
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "2RD1")), sister)
    use_it(stage)
    assert stage.piece(pad).host == servant


def test_seventh_sister_and_the_seeker() -> None:
    stage, sister, _ = duel("seventh-sister-agile-inquisitor", "hired-gun")
    die = stage.spare(0, "id9-seeker-droid")
    stage.rolls((sister, "1MD"))
    stage.do(("activate", sister))
    use_it(stage)
    assert die in stage.in_pool(0)


def test_grand_inquisitor() -> None:
    stage, inquisitor, foe = duel("grand-inquisitor-sith-loyalist", "hired-gun")
    blank = stage.show(foe, "-")
    special(stage, inquisitor)
    assert blank not in stage.t.showing
    assert stage.piece(foe).damage == 2


def test_id9_seeker_droid() -> None:
    stage, sister, _ = duel("nightsister", "hired-gun")
    a = stage.show(stage.upgrade(sister, "id9-seeker-droid"), "XMD")
    assert value(stage.t, a) == 1
    stage.show(stage.upgrade(sister, "id9-seeker-droid"), "-")
    assert value(stage.t, a) == 2


def test_bazine_netal() -> None:
    for before, after in ((0, 3), (1, 2)):
        stage, bazine, foe = duel("bazine-netal-master-manipulator", "hired-gun")
        stage.table.pieces[foe].damage = before
        special(stage, bazine, foe)
        assert stage.piece(foe).damage == after


def test_bossk() -> None:
    stage = Stage([("bossk-wookiee-slayer", 1)], [("hired-gun", 1), ("padawan", 1)])
    (bossk,), (a, b) = stage.teams
    stage.table.pieces[a].damage = 2
    stage.table.pieces[b].shields = 2
    stage.do(("activate", bossk))
    use_it(stage).do(b)
    assert (stage.piece(a).damage, stage.piece(b).damage, stage.piece(b).shields) == (1, 1, 2)


def test_cad_bane() -> None:
    stage, bane, _ = duel("cad-bane-vicious-mercenary", "hired-gun")
    blaster = stage.held(0, "holdout-blaster")
    stage.do(("use", bane, 0), blaster, "yes")
    assert stage.piece(blaster).host == bane
    assert stage.piece(bane).exhausted
    assert len(stage.in_pool(0)) == 2


def test_general_rieekan() -> None:
    stage = Stage([("general-rieekan-defensive-mastermind", 1), ("rebel-trooper", 1), ("padawan", 1)], VILLAINS)
    (rieekan, a, b), _ = stage.teams
    for own in (rieekan, a, b):
        stage.table.pieces[own].shields = 1
    stage.do(("activate", rieekan))
    use_it(stage)
    assert len(stage.t.discards[1]) == 2


def test_hera_syndulla() -> None:
    stage, hera, _ = duel("hera-syndulla-phoenix-leader", resources=0)
    ship = stage.held(0, "x-wing")
    special(stage, hera, ship)
    assert ship in stage.t.pieces
    assert [waiting.things for waiting in stage.t.delayed] == [(ship,)]
    stage.do("pass", "pass")
    stage.do(())  # upkeep: nothing is discarded
    assert ship in stage.t.hands[0]


def test_k_2so() -> None:
    stage, droid, _ = duel("k-2so-reprogrammed-droid", resources=9)
    first, second = stage.hand(0, "holdout-blaster", "holdout-blaster")
    stage.table.pieces[droid].exhausted = True
    stage.do(("play", first))
    assert stage.t.resources[0] == 5  # 2 more than printed
    assert not stage.piece(droid).exhausted
    while stage.asked.seat == 0:
        stage.do("decline")
    stage.do("pass", ("activate", droid), "pass")
    stage.do(("play", second), "no")
    assert stage.piece(droid).exhausted


def test_rookie_pilot() -> None:
    stage, pilot, _ = duel("rookie-pilot")
    ship = stage.support(0, "x-wing")
    die = stage.show(ship, "-")
    stage.rolls((pilot, "1R"), (ship, "1Sh"))
    stage.do(("activate", pilot))
    use_it(stage)
    assert face(stage.t, die).written == "1Sh"


def test_ahsoka_tano() -> None:
    stage, ahsoka, _ = duel("ahsoka-tano-force-operative", resources=2)
    stage.upgrade(ahsoka, "lightsaber")
    stage.do(("activate", ahsoka))
    use_it(stage)
    assert not stage.piece(ahsoka).exhausted
    assert stage.t.resources[0] == 0
    stage, ahsoka, _ = duel("ahsoka-tano-force-operative")
    stage.do(("activate", ahsoka), "pass")
    stage.t.pieces[ahsoka].exhausted = False
    stage.do("pass", ("activate", ahsoka))
    assert stage.asked.kind == "action"  # it is not the first time


def test_jedi_instructor() -> None:
    stage = Stage([("jedi-instructor", 1), ("padawan", 1)], VILLAINS)
    (teacher, pupil), _ = stage.teams
    die = stage.show(pupil, "-")
    stage.rolls((teacher, "1F"))
    stage.do(("activate", teacher))
    use_it(stage)
    if stage.asked.kind == "choose":
        stage.do(die)
    assert face(stage.t, die).symbol == "focus"


def test_kanan_jarrus() -> None:
    stage, kanan, foe = duel("kanan-jarrus-rebel-jedi")
    die = stage.show(kanan, "2MD")
    use_it(stage).do(foe)
    assert stage.piece(foe).damage == 2
    assert die not in stage.t.showing
    assert "pass" not in stage.options  # who has prepared an action takes one
    stage.do(("activate", kanan))
    assert stage.asked.seat == 1


def test_mace_windu() -> None:
    stage = Stage([("mace-windu-jedi-champion", 1)], [("first-order-stormtrooper", 1), ("hired-gun", 1)])
    (mace,), (foe, _) = stage.teams
    stage.table.pieces[foe].damage = 5
    stage.show(mace, "-")
    stage.do(("use", mace, 0))
    assert foe not in stage.t.pieces


@pytest.mark.rule("dst.ability.inherent-list")
def test_sides_without_a_symbol_go_with_some_dice_only() -> None:
    for helper, fitting, other in (
        ("training-remote", "padawan", "rebel-trooper"),
        ("at-rt", "rebel-trooper", "padawan"),
    ):
        stage = Stage([(fitting, 1), (other, 1)], VILLAINS)
        (a, b), _ = stage.teams
        plus = stage.show(stage.support(0, helper), "+1*")
        stage.show(a, "1R")
        stage.show(b, "1R")
        stage.do(("resolve", die_of(a)))
        assert plus in stage.options
        stage.do(plus)
        assert stage.t.resources[0] == 7
        stage = Stage([(fitting, 1), (other, 1)], VILLAINS)
        (a, b), _ = stage.teams
        stage.show(stage.support(0, helper), "+1*")
        stage.show(b, "1R")
        stage.do(("resolve", die_of(b)))
        assert stage.t.resources[0] == 6
        assert stage.asked.seat == 1


def test_ezra_bridger() -> None:
    stage, ezra, _ = duel("ezra-bridger-force-sensitive-thief")
    throw = stage.held(0, "force-throw")
    stage.do(("play", throw))
    assert stage.piece(throw).host == ezra
    stage, ezra, _ = duel("ezra-bridger-force-sensitive-thief")
    special(stage, ezra)
    assert stage.t.resources == [6, 4]


def test_sabine_wren() -> None:
    stage, sabine, _ = duel("sabine-wren-explosives-expert", resources=2)
    bomb = stage.discarded(0, "thermal-detonator")
    stage.do(("activate", sabine))
    use_it(stage)
    stage.do(bomb)
    assert stage.piece(bomb).host == sabine
    assert stage.t.resources[0] == 0  # 3 less 1
    assert len(stage.in_pool(0)) == 2


@pytest.mark.rule("dst.term.search")
def test_lightsaber_pull() -> None:
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    saber = stage.on_top(0, "lightsaber")
    before = sorted(stage.t.decks[0])
    play(stage, "lightsaber-pull")
    assert list(stage.options) == ["no", saber]
    assert GAME.view(stage.t, 1).players[0].top == ()
    assert stage.asked.secret
    stage.do("no")
    assert sorted(stage.t.decks[0]) == before
    assert GAME.view(stage.t, 1).players[0].top == GAME.view(stage.t, 0).players[0].top == ()
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    saber = stage.on_top(0, "lightsaber")
    play(stage, "lightsaber-pull", saber)
    assert stage.t.hands[0] == [saber]
    assert [shown.card for shown in GAME.view(stage.t, 1).players[0].hand] == ["lightsaber"]


# ── Legacies ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_dark_advisor() -> None:
    stage, advisor, _ = duel("dark-advisor", "hired-gun")
    special(stage, advisor)
    back = stage.options[0]
    stage.do(back, "underneath")
    assert len(stage.t.hands[0]) == 2
    assert stage.t.decks[0][0] == back


def test_maul() -> None:
    stage, maul, foe = duel("maul-vengeful-one", "luke-skywalker-jedi-knight")
    stage.show(maul, "2MD")
    theirs = stage.show(foe, "3MD")
    stage.table.active = 1
    card = stage.held(1, "parry")
    stage.do(("play", card), die_of(maul))
    use_it(stage)
    assert theirs not in stage.t.showing
    stage, maul, foe = duel("maul-vengeful-one", "luke-skywalker-jedi-knight")
    own = stage.show(maul, "2MD")
    stage.show(foe, "3MD")
    play(stage, "parry", own)  # his own player's effect
    assert stage.asked.kind == "action"


def test_kallus() -> None:
    for shown, wanted in (("2RD", "melee"), ("1MD", "ranged")):
        stage, kallus, _ = duel("kallus-agent-of-the-empire", "hired-gun")
        die = stage.show(kallus, shown)
        stage.do(("use", kallus, 0))
        stage.do(stage.options[0])
        assert face(stage.t, die).symbol == wanted


def test_bib_fortuna() -> None:
    stage = Stage([("bib-fortuna-majordomo", 1), ("nightsister", 1)], [("hired-gun", 1)])
    (bib, sister), _ = stage.teams
    special(stage, bib)
    assert stage.in_pool(0) == [die_of(sister)]
    assert not stage.piece(sister).exhausted


def test_luke_skywalker_unlikely_hero() -> None:
    stage, luke, foe = duel("luke-skywalker-unlikely-hero")
    stage.show(luke, "1MD")
    stage.do(("use", luke, 0), foe)
    assert stage.piece(foe).damage == 3
    assert stage.t.resources[0] == 3


def test_clone_trooper() -> None:
    stage = Stage([("clone-trooper", 1), ("rebel-trooper", 1)], VILLAINS)
    (clone, friend), _ = stage.teams
    die = stage.show(friend, "1R")
    stage.rolls((clone, "2RD"), (friend, "2RD"))
    stage.do(("activate", clone))
    use_it(stage).do(die)  # the battlefield is yours
    assert face(stage.t, die).written == "2RD"


@pytest.mark.rule("dst.faq.clone-trooper-training")
def test_a_trained_clone_trooper_rerolls_one_die() -> None:
    stage, clone, _ = duel("clone-trooper")
    stage.spare(0, "clone-trooper")
    stage.upgrade(clone, "training")
    stage.table.control = stage.table.decides = 1
    stage.rolls((clone, "-"), (clone, "-"), (clone, "1RD"))
    stage.do(("activate", clone))
    use_it(stage)
    assert set(stage.options) == {die_of(clone), die_of(clone, 1)}
    stage.do(die_of(clone, 1))
    assert [face(stage.t, die_of(clone, which)).written for which in (0, 1)] == ["-", "1RD"]
    assert stage.asked.kind == "action"


def test_rose() -> None:
    stage, rose, _ = duel("rose-skilled-mechanic")
    ship = stage.support(0, "x-wing")
    stage.table.pieces[ship].damage = 2
    special(stage, rose, "yes")
    assert stage.t.resources[0] == 6
    assert stage.piece(ship).damage == 1


def test_gang_up() -> None:
    stage = Stage([("hired-gun", 1), ("han-solo-scoundrel", 1), ("padawan", 1)], VILLAINS)
    (gun, _, _), _ = stage.teams
    assert value(stage.t, stage.show(stage.upgrade(gun, "gang-up"), "XF")) == 2


@pytest.mark.rule("dst.faq.luke-strikes")
def test_ataru_strike() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.show(luke, "2MD")
    stage.table.pieces[luke].shields = 2
    play(stage, "ataru-strike", foe)
    assert stage.piece(foe).damage == 4
    stage, luke, foe = duel("luke-skywalker-reluctant-instructor")
    stage.show(luke, "2Sh")
    play(stage, "ataru-strike", foe)
    assert stage.piece(foe).damage == 2


@pytest.mark.rule("dst.effect.delayed-event")
def test_final_moment() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    stage.table.pieces[leia].exhausted = True
    card = play(stage, "final-moment")
    assert not stage.piece(leia).exhausted
    assert stage.t.discards[0] == [card]
    assert [waiting.this for waiting in stage.t.delayed] == [card]
    assert stage.t.winner == -1
    stage.do("pass", "pass")
    assert (stage.t.winner, stage.t.result) == (1, "moment")


# ── Rivals, Spark of Hope, Covert Missions ─────────────────────────────────────────────────────────────────────────


def test_anakin_skywalker() -> None:
    stage, anakin, foe = duel("anakin-skywalker-conflicted-apprentice")
    hero, _ = stage.hand(0, "infiltrate", "enrage")
    special(stage, anakin, (hero,), anakin)
    assert stage.piece(anakin).shields == 2
    stage, anakin, foe = duel("anakin-skywalker-conflicted-apprentice")
    _, villain = stage.hand(0, "infiltrate", "enrage")
    special(stage, anakin, (villain,), foe)
    assert stage.piece(foe).damage == 2
    text = "1x Anakin Skywalker, Conflicted Apprentice [1 dice]\n1x Darth Vader, Sith Lord [1 dice]"
    assert "never-with" in {found.reason for found in complaints(read_deck(text))}


def test_lobot() -> None:
    stage = Stage([("lobot-cyborg-aide", 1), ("padawan", 1)], VILLAINS)
    (lobot, padawan), (foe,) = stage.teams
    assert has(stage.t, "guardian", lobot)
    stage.show(padawan, "1MD")
    special(stage, lobot, foe)
    assert stage.piece(foe).damage == 3
    stage.t.control = 1
    assert not has(stage.t, "guardian", lobot)


def test_jawa_scavenger() -> None:
    stage, jawa, _ = duel("jawa-scavenger")
    dear, _ = stage.upgrade(jawa, "holdout-blaster"), stage.upgrade(jawa, "datapad")
    stage.do(("activate", jawa))
    use_it(stage)
    assert stage.t.discards[0] == [dear]
    assert stage.t.resources[0] == 6


def test_c_3po_perfect_gentleman() -> None:
    for answer, damage, left in (("yes", 3, 4), ("no", 2, 5)):
        stage = Stage([("c-3po-perfect-gentleman", 1), ("leia-organa-born-leader", 1)], VILLAINS)
        (droid, leia), (foe,) = stage.teams
        die = stage.show(leia, "2RD")
        stage.rolls((droid, "-"))
        stage.do(("activate", droid))
        use_it(stage).do(answer)
        if stage.asked.kind == "choose":
            stage.do(die)
        stage.do(foe)
        assert stage.piece(foe).damage == damage
        assert stage.t.resources[0] == left


@pytest.mark.rule("dst.unique.play-refused")
def test_the_character_c_3po_keeps_the_support_out() -> None:
    stage = Stage([("c-3po-perfect-gentleman", 1), ("leia-organa-born-leader", 1)], VILLAINS)
    (droid, _), (foe,) = stage.teams
    support = stage.held(0, "c-3po")
    assert ("play", support) not in stage.options
    with pytest.raises(Refused) as refused:
        stage.do(("play", support))
    assert refused.value.rule == "dst.unique.play-refused"
    stage.t.pieces[droid].damage = 7
    stage = Stage([("c-3po-perfect-gentleman", 1), ("leia-organa-born-leader", 1)], VILLAINS)
    (droid, _), (foe,) = stage.teams
    support = stage.held(0, "c-3po")
    stage.table.pieces[droid].damage = 7
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1RD")), droid)
    assert ("play", support) in stage.options


def test_niman_mastery() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    die = stage.show(luke, "-")
    play(stage, "niman-mastery", (die, 1))
    assert face(stage.t, die).written == "3MD"
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    form = stage.upgrade(luke, "niman-mastery")
    own, saber = stage.show(luke, "-"), stage.show(stage.upgrade(luke, "lightsaber"), "-")
    stage.do(("resolve", stage.show(form, "Sp")), (own, 1))
    while stage.asked.kind == "choose":
        stage.do(saber)
    stage.do((saber, 0))
    assert [face(stage.t, die).written for die in (own, saber)] == ["3MD", "3MD1"]


def test_pincer_movement() -> None:
    stage = Stage([("nightsister", 1), ("darth-vader-sith-lord", 1)], [("hired-gun", 1)])
    (sister, vader), (foe,) = stage.teams
    own, worn = stage.show(foe, "2RD1"), stage.show(stage.upgrade(foe, "holdout-blaster"), "2RD1")
    stage.rolls((sister, "1RD"), (vader, "2MD"))
    play(stage, "pincer-movement")
    while stage.asked.kind in ("after", "order"):
        stage.do("pass" if "pass" in stage.options else stage.options[0])
    if stage.asked.kind == "choose":
        stage.do(foe)
    assert [face(stage.t, die).symbol for die in (own, worn)] == ["blank", "blank"]
    assert stage.piece(sister).exhausted
    assert stage.piece(vader).exhausted
