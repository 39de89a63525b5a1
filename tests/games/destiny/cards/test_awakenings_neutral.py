"""Awakenings, neutral cards and battlefields: each laid out, used, and what comes of it."""

from __future__ import annotations

from dejarik.games.destiny.rules.values import face
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, duel


def claim(stage: Stage, *answers: object) -> Stage:
    return stage.do(("claim", stage.t.field), "yes", *answers)


def test_outpost() -> None:
    stage, _, _ = duel("leia-organa-born-leader")
    outpost = stage.support(0, "outpost")
    stage.do(("resolve", stage.show(outpost, "Sp")))
    assert len(stage.t.discards[1]) == 2


def test_iqa_11() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    stage.table.pieces[foe].shields = 3
    stage.do(("resolve", stage.show(stage.upgrade(leia, "iqa-11-blaster-rifle"), "Sp")), foe)
    assert stage.piece(foe).damage == 2


def test_promotion() -> None:
    stage, _, _ = duel("leia-organa-born-leader")
    play(stage, "promotion")
    stage.do(stage.options[1])
    assert len(stage.t.hands[0]) == 1


def test_award_ceremony() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    stage.table.pieces[leia].exhausted = True
    kept = stage.held(0, "datapad")
    play(stage, "award-ceremony", kept)
    assert kept in stage.t.asides[0]
    assert len(stage.t.hands[0]) == 1


def test_dug_in() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    play(stage, "dug-in")
    assert stage.piece(leia).shields == 3


def test_firepower() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    stage.show(leia, "2RD")
    play(stage, "firepower", foe)
    assert stage.piece(foe).damage == 3
    stage, _, foe = duel("leia-organa-born-leader")
    ship = stage.support(0, "black-one")
    stage.show(ship, "2RD")
    play(stage, "firepower", foe)
    assert stage.piece(foe).damage == 4


def test_leadership() -> None:
    stage = Stage([("leia-organa-born-leader", 1), ("rebel-trooper", 1)], [("first-order-stormtrooper", 1)])
    leia, trooper = stage.teams[0]
    stage.table.pieces[trooper].exhausted = True
    play(stage, "leadership")
    assert stage.piece(leia).exhausted
    assert not stage.piece(trooper).exhausted


def test_logistics() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    stage.show(leia, "1R")
    play(stage, "logistics")
    assert stage.t.resources[0] == 7


def test_squad_tactics() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    a, b = stage.teams[0]
    play(stage, "squad-tactics", (a, b))
    assert stage.piece(a).exhausted
    assert stage.piece(b).exhausted
    assert len(stage.in_pool(0)) == 2


def test_supporting_fire() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    fire = stage.support(0, "supporting-fire")
    stage.show(leia, "1RD")
    stage.do(("use", fire, 0), foe)
    assert stage.piece(foe).damage == 2


def test_force_throw() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    theirs = stage.show(foe, "2RD")
    stage.do(("resolve", stage.show(stage.upgrade(luke, "force-throw"), "Sp")), theirs, foe)
    assert stage.piece(foe).damage == 2
    assert theirs not in stage.t.showing


def test_force_training() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    die = stage.show(stage.upgrade(luke, "force-training"), "Sp")
    stage.do(("resolve", die), ("damage", "resource"), foe)
    assert stage.piece(foe).damage == 1
    assert stage.t.resources[0] == 6


def test_mind_probe() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.hand(1, "aim", "block", "dodge")
    stage.do(("resolve", stage.show(stage.upgrade(luke, "mind-probe"), "Sp")))
    assert stage.piece(foe).damage == 3


def test_deflect() -> None:
    stage, _, foe = duel("luke-skywalker-jedi-knight", "hired-gun")
    stage.show(foe, "3RD1")
    play(stage, "deflect", foe)
    assert stage.piece(foe).damage == 2
    assert stage.in_pool(1) == []


def test_disturbance_in_the_force() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    own, theirs = stage.show(luke, "-"), stage.show(foe, "2RD")
    stage.rolls((luke, "2MD"), (foe, "-"))
    play(stage, "disturbance-in-the-force")
    assert (face(stage.t, own).written, face(stage.t, theirs).written) == ("2MD", "-")


def test_mind_trick() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    x, y = stage.teams[1]
    one, two = stage.show(x, "3RD1"), stage.show(y, "-")
    play(stage, "mind-trick", (one,))
    assert stage.asked.seat == 0
    assert stage.options == ((one,), (two,))
    stage.do((one,))
    assert stage.in_pool(1) == [two]


def test_the_power_of_the_force() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    for _ in range(3):
        stage.upgrade(luke, "lightsaber")
    stage.show(luke, "2MD")
    play(stage, "the-power-of-the-force", foe)
    assert stage.piece(foe).damage == 3


def test_use_the_force() -> None:
    stage, _, foe = duel("luke-skywalker-jedi-knight")
    theirs = stage.show(foe, "2RD")
    play(stage, "use-the-force", (theirs, 4))
    assert face(stage.t, theirs).symbol == "blank"


def test_it_binds_all_things() -> None:
    stage, _, _ = duel("luke-skywalker-jedi-knight", resources=2)
    binds = stage.support(0, "it-binds-all-things")
    card = play(stage, "lightsaber")
    assert stage.asked.kind == "before"
    assert "pass" not in stage.options
    stage.do(stage.options[0])
    assert stage.t.resources[0] == 0
    assert stage.piece(binds).exhausted
    assert card in stage.t.pieces


def test_comlink() -> None:
    stage, _, foe = duel()
    theirs = stage.show(foe, "2RD")
    stage.rolls((foe, "-"))
    play(stage, "comlink")
    stage.do(stage.options[1], "reroll-theirs", (theirs,))
    assert face(stage.t, theirs).symbol == "blank"


def test_datapad() -> None:
    stage, gun, _ = duel()
    die = stage.show(gun, "-")
    stage.do(("resolve", stage.show(stage.upgrade(gun, "datapad"), "Sp")), die)
    assert {face_of(stage, option) for option in stage.options} == {"1Dr", "1R"}
    stage.do(stage.options[0])
    assert face(stage.t, die).written == "1Dr"


def face_of(stage: Stage, option: tuple[int, int]) -> str:
    from dejarik.games.destiny.rules.values import facts

    return facts(stage.t, option[0]).sides[option[1]].written


def test_aim() -> None:
    stage, gun, _ = duel()
    die = stage.show(gun, "-")
    play(stage, "aim", (die, 1))
    assert face(stage.t, die).written == "3RD1"


def test_all_in() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    (a, b), (foe,) = stage.teams
    money, hit = stage.show(a, "1R"), stage.show(b, "2RD1")
    play(stage, "all-in", money, hit, foe)
    assert stage.piece(foe).damage == 2
    assert stage.in_pool(0) == []


def test_block_and_dodge() -> None:
    stage, _, foe = duel("hired-gun", "rey-force-prodigy")
    stage.show(foe, "+2MD")
    play(stage, "block")
    assert stage.in_pool(1) == []
    stage, _, foe = duel()
    stage.show(foe, "2RD")
    play(stage, "dodge")
    assert stage.in_pool(1) == []


def test_close_quarters_assault() -> None:
    stage, rey, _ = duel("rey-force-prodigy")
    stage.hand(1, "aim", "block")
    stage.show(rey, "1MD")
    play(stage, "close-quarters-assault")
    assert len(stage.t.hands[1]) == 1


def test_flank() -> None:
    stage, _, foe = duel()
    stage.table.pieces[foe].exhausted = True
    stage.show(foe, "2RD")
    play(stage, "flank")
    assert stage.in_pool(1) == []
    stage, _, _ = duel()
    card = stage.held(0, "flank")
    assert ("play", card) not in stage.options


def test_take_cover() -> None:
    stage, gun, _ = duel()
    play(stage, "take-cover", gun)
    assert stage.piece(gun).shields == 1


def test_black_market() -> None:
    stage, gun, _ = duel()
    market, card = stage.support(0, "black-market"), stage.held(0, "holdout-blaster")
    stage.do(("resolve", stage.show(market, "Sp")), card)
    assert len(stage.t.hands[0]) == 2
    assert stage.piece(card).host == gun
    assert stage.t.resources[0] == 4


def test_cunning() -> None:
    stage, gun, foe = duel("hired-gun", "kylo-ren-vaders-disciple")
    stage.hand(0, "block")
    saber = stage.upgrade(foe, "lightsaber")
    stage.do(("resolve", stage.show(stage.upgrade(gun, "cunning"), "Sp")), saber, foe)
    assert stage.piece(foe).damage == 2


def test_jetpack() -> None:
    stage, gun, foe = duel("hired-gun", "rey-force-prodigy")
    stage.show(foe, "1MD")
    stage.do(("resolve", stage.show(stage.upgrade(gun, "jetpack"), "Sp")))
    assert stage.in_pool(1) == []
    assert stage.piece(gun).shields == 1


def test_thermal_detonator() -> None:
    stage, gun, foe = duel()
    bomb = stage.upgrade(gun, "thermal-detonator")
    stage.do(("resolve", stage.show(bomb, "Sp")))
    assert stage.piece(foe).damage == 3
    assert stage.t.discards[0] == [bomb]


def test_disarm() -> None:
    stage, gun, foe = duel()
    blaster, saber = stage.upgrade(foe, "holdout-blaster"), stage.upgrade(foe, "lightsaber")
    stage.show(gun, "2RD1")
    play(stage, "disarm")
    assert stage.t.discards[1] == [blaster]
    assert saber in stage.t.pieces


def test_electroshock() -> None:
    stage, _, foe = duel("hired-gun", "hired-gun")
    stage.show(foe, "2RD1")
    play(stage, "electroshock")
    assert stage.in_pool(1) == []


def test_reversal() -> None:
    stage, _, foe = duel()
    stage.show(foe, "2RD")
    play(stage, "reversal", foe)
    assert stage.piece(foe).damage == 2


def test_scramble() -> None:
    stage, _, foe = duel()
    die = stage.show(foe, "2RD")
    stage.rolls((foe, "-"))
    play(stage, "scramble")
    assert face(stage.t, die).symbol == "blank"


def test_unpredictable() -> None:
    stage, _, foe = duel()
    die = stage.show(foe, "2RD")
    stage.rolls((foe, "-"))
    play(stage, "unpredictable")
    assert face(stage.t, die).symbol == "blank"
    assert "decline" in stage.options


def test_infamous() -> None:
    stage, _, _ = duel()
    stage.support(0, "infamous")
    play(stage, "smuggling")
    stage.do(stage.options[1])
    assert "decline" in stage.options


def test_hunker_down() -> None:
    stage, gun, foe = duel("hired-gun", "rey-force-prodigy")
    card = stage.upgrade(gun, "hunker-down")
    stage.do(("use", card, 1))
    assert stage.piece(gun).shields == 1
    stage, gun, foe = duel("hired-gun", "rey-force-prodigy")
    card = stage.upgrade(gun, "hunker-down")
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1MD")), gun)
    assert stage.t.discards[0] == [card]


def test_command_center() -> None:
    stage, _, _ = duel(field="command-center")
    claim(stage)
    assert len(stage.t.discards[1]) == 2


def test_echo_base() -> None:
    stage, gun, _ = duel(field="echo-base")
    claim(stage, gun)
    assert stage.piece(gun).shields == 1


def test_emperors_throne_room() -> None:
    stage, kylo, foe = duel("kylo-ren-vaders-disciple", "hired-gun", field="emperors-throne-room")
    stage.hand(1, "block")
    stage.show(kylo, "-")
    claim(stage, "yes")
    assert stage.piece(foe).damage == 2


def test_frozen_wastes() -> None:
    stage, _, foe = duel(field="frozen-wastes")
    stage.show(foe, "2RD")
    claim(stage)
    assert stage.in_pool(1) == []


def test_imperial_armory() -> None:
    stage, gun, _ = duel(field="imperial-armory")
    card = stage.held(0, "datapad")
    claim(stage, card)
    assert stage.piece(card).host == gun
    assert stage.t.resources[0] == 5


def test_jedi_temple() -> None:
    stage, _, _ = duel(field="jedi-temple")
    event, _ = stage.hand(1, "aim", "datapad")
    claim(stage, (event,))
    assert stage.t.discards[1] == [event]


def test_rebel_war_room() -> None:
    stage, gun, foe = duel(field="rebel-war-room", resources=0)
    stage.show(gun, "3RD1")
    claim(stage, foe)
    assert stage.piece(foe).damage == 3


def test_mos_eisley_spaceport() -> None:
    stage, gun, _ = duel(field="mos-eisley-spaceport")
    card = stage.upgrade(gun, "datapad")
    claim(stage)
    assert stage.t.hands[0] == [card]
    assert stage.t.resources[0] == 6


def test_separatist_base() -> None:
    stage, _, foe = duel(field="separatist-base")
    stage.table.pieces[foe].shields = 2
    claim(stage)
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (1, 2)


def test_starship_graveyard() -> None:
    stage, _, _ = duel(field="starship-graveyard")
    old = stage.discarded(0, "datapad")
    claim(stage)
    assert stage.t.decks[0][-1] == old


def test_cunning_does_not_answer_itself() -> None:
    """Two copies that could only pass the special on to each other do nothing at all."""
    stage, gun, foe = duel()
    one = stage.upgrade(gun, "cunning")
    stage.upgrade(foe, "cunning")
    stage.do(("resolve", stage.show(one, "Sp")))
    assert stage.asked.seat == 1
    assert stage.in_pool(0) == []
