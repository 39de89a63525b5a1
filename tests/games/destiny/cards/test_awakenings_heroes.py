"""Awakenings, heroes: each card laid out, used, and what comes of it."""

from __future__ import annotations

from dejarik.games.destiny.rules.values import cost_of, face
from dejarik.games.destiny.state import die_of
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, duel


def test_admiral_ackbar() -> None:
    stage = Stage([("admiral-ackbar-perceptive-tactician", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (_,), (x, y) = stage.teams
    card = stage.held(1, "datapad")
    stage.do("pass", ("reroll", card))
    assert stage.asked.seat == 1
    stage.do(y)
    assert (stage.piece(x).damage, stage.piece(y).damage) == (0, 2)


def test_poe_dameron() -> None:
    stage, poe, foe = duel("poe-dameron-ace-pilot")
    ship = stage.held(0, "black-one")
    stage.do(("resolve", stage.show(poe, "Sp")))
    stage.do((die_of(ship), 1), foe, "yes")
    assert stage.piece(foe).damage == 3
    assert stage.piece(ship).kind == "support"
    assert stage.t.resources[0] == 1


def test_launch_bay() -> None:
    stage, _, foe = duel("leia-organa-born-leader")
    bay = stage.support(0, "launch-bay")
    stage.hand(0, "aim", "block")
    stage.do(("resolve", stage.show(bay, "XRD")), foe)
    assert stage.piece(foe).damage == 2


def test_black_one() -> None:
    stage, _, foe = duel("leia-organa-born-leader")
    ship = stage.support(0, "black-one")
    die = stage.show(ship, "Sp")
    stage.rolls((ship, "3RD"))
    stage.do(("resolve", die), foe)
    assert stage.piece(foe).damage == 1
    assert face(stage.t, die).written == "3RD"


def test_scout() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    dear, cheap = stage.hand(1, "block", "take-cover")
    stage.do(("resolve", stage.show(stage.upgrade(leia, "scout"), "Sp")))
    assert stage.options == (cheap,)
    stage.do(cheap)
    assert stage.t.discards[1] == [cheap]
    assert stage.t.hands[1] == [dear]


def test_luke_skywalker() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    stage.do(("activate", luke))
    assert len(stage.t.hands[0]) == 1
    assert stage.asked.seat == 1


def test_padawan() -> None:
    stage, padawan, _ = duel("padawan")
    saber = stage.held(0, "lightsaber")
    assert cost_of(stage.t, saber, padawan) == 2
    stage.upgrade(padawan, "datapad")
    assert cost_of(stage.t, saber, padawan) == 3


def test_qui_gon_jinn() -> None:
    stage, qui, foe = duel("qui-gon-jinn-ataru-master")
    stage.table.pieces[qui].shields = 1
    stage.do(("resolve", stage.show(qui, "1Sh")), qui)
    stage.do(stage.options[1], foe)
    assert (stage.piece(qui).shields, stage.piece(foe).damage) == (1, 1)


def test_force_protection() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [("first-order-stormtrooper", 1)])
    luke, padawan = stage.teams[0]
    stage.do(("resolve", stage.show(stage.upgrade(luke, "force-protection"), "Sp")), (1, 2))
    assert (stage.piece(luke).shields, stage.piece(padawan).shields) == (1, 2)


def test_jedi_robes() -> None:
    for number, shields in ((1, 2), (2, 1)):
        stage, luke, _ = duel("luke-skywalker-jedi-knight")
        stage.table.round = number
        play(stage, "jedi-robes")
        assert stage.piece(luke).shields == shields


def test_luke_skywalkers_lightsaber() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    die = stage.show(stage.upgrade(luke, "luke-skywalkers-lightsaber"), "Sp")
    stage.table.pieces[foe].shields = 1
    stage.do(("resolve", die), "damage", foe)
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (2, 1)


def test_one_with_the_force() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [("first-order-stormtrooper", 1)])
    (luke, _), (foe,) = stage.teams
    card = stage.upgrade(luke, "one-with-the-force")
    stage.table.pieces[luke].damage = 11
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1RD")), luke)
    assert stage.piece(card).kind == "support"
    assert luke not in stage.t.pieces
    assert ("activate", card) in stage.options


def test_bb_8() -> None:
    stage, gun, _ = duel()
    droid = stage.support(0, "bb-8")
    die, other = stage.show(droid, "Sp"), stage.show(gun, "-")
    stage.rolls((droid, "1F"), (gun, "1R"))
    stage.do(("resolve", die))
    assert face(stage.t, die).written == "1F"
    assert face(stage.t, other).written == "1R"


def test_reys_staff() -> None:
    stage, gun, foe = duel()
    theirs = stage.show(foe, "2RD")
    stage.do(("resolve", stage.show(stage.upgrade(gun, "reys-staff"), "Sp")))
    assert theirs not in stage.t.showing


def test_finn_bears_any_weapon() -> None:
    stage = Stage([("finn-first-order-defector", 1)], [("first-order-stormtrooper", 1)])
    (finn,) = stage.teams[0]
    card = play(stage, "luke-skywalkers-lightsaber")
    assert stage.piece(card).host == finn


def test_han_solo() -> None:
    stage, han, _ = duel("han-solo-scoundrel")
    play(stage, "holdout-blaster")
    stage.do(stage.options[1])
    assert stage.piece(han).shields == 1


def test_padme_amidala() -> None:
    for way, milled, left in (("mill-one", 1, 5), ("mill-two", 2, 4)):
        stage, padme, _ = duel("padme-amidala-queen-of-naboo")
        stage.do(("resolve", stage.show(padme, "Sp")), way)
        assert len(stage.t.discards[1]) == milled
        assert stage.t.resources[0] == left


def test_millennium_falcon() -> None:
    stage, _, foe = duel("han-solo-scoundrel")
    ship, event = stage.support(0, "millennium-falcon"), stage.discarded(0, "electroshock")
    theirs = stage.show(foe, "2RD")
    stage.do(("resolve", stage.show(ship, "Sp")), event)
    assert theirs not in stage.t.showing
    assert stage.t.resources[0] == 5


def test_diplomatic_immunity() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    a, b = stage.teams[0]
    stage.do(("resolve", stage.show(stage.upgrade(a, "diplomatic-immunity"), "4Sh")), (1, 3))
    assert (stage.piece(a).shields, stage.piece(b).shields) == (1, 3)


def test_dl_44() -> None:
    stage, _, foe = duel("han-solo-scoundrel")
    stage.show(foe, "2RD")
    play(stage, "dl-44-heavy-blaster-pistol")
    while stage.asked.kind != "action":
        stage.do(stage.options[0])
    assert stage.in_pool(1) == []
    assert "decline" in stage.options


def test_infiltrate() -> None:
    stage, gun, foe = duel()
    theirs = stage.show(foe, "2RD")
    stage.rolls((foe, "-"))
    stage.do(("resolve", stage.show(stage.upgrade(gun, "infiltrate"), "Sp")), (theirs,))
    assert face(stage.t, theirs).symbol == "blank"


def test_commando_raid() -> None:
    stage, ackbar, _ = duel("admiral-ackbar-perceptive-tactician")
    stage.hand(1, "aim", "block", "dodge", "datapad")
    stage.show(ackbar, "1Dc")
    play(stage, "commando-raid")
    assert len(stage.t.hands[1]) == 1
    assert len(stage.t.hands[0]) == 1


def test_defensive_position() -> None:
    stage = Stage([("leia-organa-born-leader", 1)], [("first-order-stormtrooper", 2)])
    ((foe,),) = stage.teams[1:]
    stage.show(foe, "2RD")
    weak = stage.show(foe, "1RD", 1)
    play(stage, "defensive-position")
    assert stage.in_pool(1) == [weak]


def test_field_medic() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    stage.table.pieces[leia].damage = 3
    play(stage, "field-medic", leia)
    assert stage.piece(leia).damage == 1


def test_hit_and_run() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    play(stage, "hit-and-run")
    assert stage.piece(leia).exhausted
    assert "decline" in stage.options


def test_its_a_trap() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    die = stage.show(leia, "-")
    stage.show(foe, "2RD")
    play(stage, "its-a-trap", (die,), (die, 1))
    assert face(stage.t, die).written == "2RD"


def test_natural_talent() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    die = stage.show(leia, "2RD")
    play(stage, "natural-talent", foe)
    assert stage.piece(foe).damage == 3
    assert die not in stage.t.showing


def test_rearm() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    old = stage.discarded(0, "survival-gear")
    play(stage, "rearm", old)
    assert stage.piece(old).host == leia
    assert stage.t.resources[0] == 4


def test_retreat() -> None:
    stage, _, foe = duel("leia-organa-born-leader")
    play(stage, "retreat")
    assert stage.asked.seat == 1
    stage.do(("activate", foe))
    assert stage.t.round == 3


def test_strategic_planning() -> None:
    stage, _, _ = duel("leia-organa-born-leader")
    ship = stage.support(1, "black-market")
    play(stage, "strategic-planning", "exhaust")
    assert stage.piece(ship).exhausted


def test_surgical_strike() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    target = stage.support(1, "black-market")
    die = stage.show(leia, "2RD")
    play(stage, "surgical-strike", (die,))
    assert stage.t.discards[1] == [target]


def test_resistance_hq() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    hq = stage.support(0, "resistance-hq")
    stage.hand(0, "aim")
    stage.do(("use", hq, 0), leia)
    assert (stage.asked.seat, stage.asked.kind) == (1, "may")
    stage.do("no")
    assert stage.piece(leia).shields == 1
    assert not stage.piece(hq).exhausted


def test_anticipate() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    x, y = stage.teams[1]
    good, bad = stage.show(x, "1R"), stage.show(y, "3RD1")
    play(stage, "anticipate", good, "done")
    assert stage.t.resources[1] == 6
    assert stage.in_pool(1) == []
    assert bad not in stage.t.showing


def test_defensive_stance() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    play(stage, "defensive-stance", luke)
    assert stage.piece(luke).shields == 2


def test_force_misdirection() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.show(luke, "1R")
    stage.show(foe, "1R")
    play(stage, "force-misdirection")
    assert stage.in_pool(1) == []
    assert len(stage.in_pool(0)) == 1


def test_heroism() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.show(foe, "2RD")
    play(stage, "heroism")
    assert stage.piece(luke).damage == 2
    assert stage.in_pool(1) == []


def test_noble_sacrifice() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [("first-order-stormtrooper", 1)])
    (luke, padawan), (foe,) = stage.teams
    play(stage, "noble-sacrifice", padawan, foe)
    assert stage.t.asides[0] == [padawan]
    assert stage.piece(foe).exhausted
    assert not stage.piece(luke).exhausted


def test_patience() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    die = stage.show(luke, "-")
    play(stage, "patience", (die,))
    assert len(stage.t.discards[1]) == 1
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    stage.show(luke, "-")
    play(stage, "patience", ())
    assert stage.t.discards[1] == []


def test_return_of_the_jedi() -> None:
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    old = stage.discarded(0, "riposte")
    play(stage, "return-of-the-jedi")
    assert stage.t.hands[0] == [old]


def test_riposte() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.table.pieces[luke].shields = 3
    play(stage, "riposte", "2", foe)
    assert (stage.piece(luke).shields, stage.piece(foe).damage) == (1, 2)


def test_willpower() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.table.pieces[luke].damage = 2
    stage.table.pieces[foe].shields = 2
    stage.table.pieces[luke].exhausted = stage.table.pieces[foe].exhausted = True
    play(stage, "willpower")
    assert (stage.piece(luke).damage, stage.piece(foe).damage, stage.piece(foe).shields) == (1, 1, 2)


def test_jedi_council() -> None:
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    council = stage.support(0, "jedi-council")
    lower, top = stage.on_top(1, "aim"), stage.on_top(1, "block")
    stage.do(("use", council, 0), -2, top)
    assert stage.t.discards[1] == [top]
    assert stage.t.hands[1] == [lower]


def test_awakening() -> None:
    stage, rey, foe = duel("rey-force-prodigy")
    card = stage.support(0, "awakening")
    stage.show(rey, "+2MD")
    stage.do(("use", card, 0), foe)
    assert stage.piece(foe).damage == 2


def test_the_force_is_strong() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight", resources=0)
    card = stage.support(0, "the-force-is-strong")
    one, two = stage.hand(0, "defensive-stance", "defensive-stance")
    stage.do(("use", card, 0))
    assert not stage.match.undo_needs(0), "being asked which tells nobody what is held"
    stage.do(one, two, luke)
    assert stage.piece(luke).shields == 2
    assert set(stage.t.discards[0]) == {one, two}


def test_daring_escape() -> None:
    stage, _, foe = duel()
    theirs = stage.show(foe, "2RD")
    stage.rolls((foe, "-"))
    play(stage, "daring-escape", (theirs,))
    assert stage.in_pool(1) == []
    assert "decline" in stage.options


def test_dont_get_cocky() -> None:
    stage, _, _ = duel()
    play(stage, "dont-get-cocky")
    assert (len(stage.t.hands[0]), len(stage.t.hands[1])) == (2, 2)


def test_draw_attention() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    a, b = stage.teams[0]
    stage.table.pieces[a].damage = 3
    play(stage, "draw-attention", "2")
    assert (stage.piece(a).damage, stage.piece(b).damage) == (1, 2)


def test_hyperspace_jump() -> None:
    stage, _, _ = duel()
    other = stage.aside(1, "frozen-wastes")
    card = play(stage, "hyperspace-jump", "yes")
    assert stage.t.field == other
    assert stage.t.control == 0
    assert card in stage.t.asides[0]
    assert stage.t.round == 3


def test_let_the_wookiee_win() -> None:
    stage, _, foe = duel()
    stage.table.pieces[foe].exhausted = True
    play(stage, "let-the-wookiee-win", "damage")
    assert stage.piece(foe).damage == 2
    stage, _, foe = duel()
    play(stage, "let-the-wookiee-win", "remove-two")
    assert stage.piece(foe).damage == 0


def test_negotiate() -> None:
    stage, gun, foe = duel()
    stage.show(gun, "-")
    stage.show(foe, "2RD")
    play(stage, "negotiate")
    assert (stage.in_pool(0), stage.in_pool(1)) == ([], [])


def test_scavenge() -> None:
    stage, _, _ = duel()
    gear = stage.on_top(0, "datapad")
    play(stage, "scavenge", gear)
    assert stage.t.hands[0] == [gear]
    assert len(stage.t.discards[0]) == 3


def test_shoot_first() -> None:
    stage, gun, foe = duel()
    stage.show(gun, "2RD1")
    stage.show(foe, "2RD")
    play(stage, "shoot-first", foe)
    assert stage.piece(foe).damage == 2
    assert stage.in_pool(1) == []


def test_smuggling() -> None:
    stage, _, _ = duel()
    stage.hand(0, "aim")
    play(stage, "smuggling")
    assert stage.t.resources[0] == 6


def test_play_the_odds() -> None:
    stage, gun, _ = duel()
    card = stage.support(0, "play-the-odds")
    stage.show(gun, "-")
    stage.rolls((gun, "1R"))
    stage.do(("use", card, 0))
    assert stage.t.resources[0] == 6


def test_street_informants() -> None:
    stage, _, _ = duel()
    card = stage.support(0, "street-informants")
    stage.hand(1, "aim")
    stage.do(("use", card, 0))
    assert [one.card for one in stage.match.view(0).players[1].hand] == ["aim"]
    assert stage.match.view(None).players[1].hand == ()


def test_second_chance() -> None:
    stage, gun, foe = duel()
    chance = stage.upgrade(gun, "second-chance")
    stage.table.pieces[gun].damage = 8
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1RD")), gun)
    assert stage.piece(gun).damage == 4
    assert stage.t.discards[0] == [chance]
