"""Spirit of Rebellion, heroes: each card laid out, used, and what comes of it."""

from __future__ import annotations

import pytest

from dejarik.core.question import Share
from dejarik.core.refusal import Refused
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.rules.values import face
from tests.games.destiny.cards.test_awakenings_neutral import claim
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.cards.test_spirit_villains import refused, use_special
from tests.games.destiny.stage import FILLER, Stage, duel

# ── red ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_mon_mothma() -> None:
    stage = Stage([("mon-mothma-skilled-politician", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    (mon, gun), (foe,) = stage.teams
    own, _, theirs = stage.show(mon, "-"), stage.show(gun, "-"), stage.show(foe, "2RD")
    stage.rolls((mon, "2F"))
    play(stage, "spirit-of-rebellion", mon)
    stage.do(stage.options[1])
    assert set(stage.options) == {own, theirs}
    stage.do(own)
    assert face(stage.t, own).written == "2F"


def test_rebel_commando() -> None:
    stage, commando, foe = duel("rebel-commando")
    stage.show(foe, "2RD")
    stage.do(("resolve", stage.show(commando, "Sp1")))
    assert (stage.in_pool(1), stage.t.resources[0]) == ([], 4)


def test_snap_wexley() -> None:
    for rich in (True, False):
        stage, snap, _ = duel("temmin-snap-wexley-recon-specialist", resources=2 if rich else 0)
        stage.show(snap, "-")
        stage.do("pass")
        assert (("claim", stage.t.field) in stage.options) == rich
        if rich:
            claim(stage)
            assert stage.t.resources[1] == 1
    stage, _, _ = duel("temmin-snap-wexley-recon-specialist", resources=0)
    stage.do("pass")
    assert ("claim", stage.t.field) in stage.options


@pytest.mark.rule("dst.clar.c3po-cost", "dst.clar.c3po-special")
def test_c_3po() -> None:
    stage, baze, foe = duel("baze-malbus-crack-shot", resources=0)
    droid = stage.support(0, "c-3po")
    stage.show(droid, "-")
    stage.show(baze, "2RD")
    stage.do(("use", droid, 0))
    assert "ranged" not in stage.options
    assert {"melee", "shield", "special", "disrupt"} <= set(stage.options)
    stage.do("special")
    assert stage.piece(foe).damage == 1
    assert stage.in_pool(0) == []
    stage, baze, _ = duel("baze-malbus-crack-shot")
    droid = stage.support(0, "c-3po")
    stage.show(droid, "-")
    stage.show(baze, "2RD")
    stage.do(("use", droid, 0), "disrupt")
    assert stage.t.resources[1] == 3
    for side in ("3RD1", "+2RD"):
        stage, baze, _ = duel("baze-malbus-crack-shot", resources=0)
        droid = stage.support(0, "c-3po")
        stage.show(droid, "-")
        die = stage.show(baze, side)
        stage.do(("use", droid, 0))
        assert stage.in_pool(0) == [die]


@pytest.mark.rule("dst.unique.one-in-play")
def test_a_second_c_3po() -> None:
    stage, _, _ = duel("leia-organa-born-leader")
    stage.support(0, "c-3po")
    card = stage.held(0, "c-3po")
    with pytest.raises(Refused) as caught:
        stage.do(("play", card))
    assert caught.value.rule == "dst.unique.play-refused"


def test_u_wing() -> None:
    teams = ([("leia-organa-born-leader", 1), ("rebel-trooper", 1)], [("hired-gun", 1), ("nightsister", 1)])
    for which, damage, shields in (("1", 2, 0), ("2", 0, 2)):
        stage = Stage(*teams)
        use_special(stage, stage.support(0, "u-wing"), which)
        assert [stage.piece(c).damage for team in stage.teams for c in team] == [0, 0, damage, damage]
        assert [stage.piece(c).shields for team in stage.teams for c in team] == [shields, shields, 0, 0]


def test_emergency_evacuation() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    stage.show(leia, "2RD")
    stage.show(foe, "2RD")
    play(stage, "emergency-evacuation")
    assert stage.t.showing == {}


def test_guerrilla_warfare() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    stage.show(leia, "-")
    play(stage, "guerrilla-warfare", foe)
    assert (stage.piece(foe).damage, stage.in_pool(0)) == (1, [])
    assert stage.asked.seat == 0
    stage, _, foe = duel("hired-gun", "first-order-stormtrooper")
    stage.show(stage.teams[0][0], "1R")
    play(stage, "guerrilla-warfare")
    assert stage.piece(foe).damage == 0


def test_our_only_hope() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    card = stage.on_top(0, "outpost")
    play(stage, "our-only-hope", "play")
    assert card in stage.t.pieces
    assert stage.t.resources[0] == 3
    stage, _, _ = duel("leia-organa-born-leader")
    card = stage.on_top(0, "outpost")
    play(stage, "our-only-hope", "sell")
    assert card in stage.t.discards[0]
    assert stage.t.resources[0] == 5
    stage, leia, _ = duel("leia-organa-born-leader")
    card = stage.on_top(0, "force-throw")  # for blue characters only
    play(stage, "our-only-hope")
    assert set(stage.options) == {"sell", "keep"}
    stage.do("keep")
    assert stage.t.hands[0] == [card]
    stage, leia, _ = duel("leia-organa-born-leader")
    stage.on_top(0, "field-medic")
    stage.table.pieces[leia].damage = 3
    stage.hand(0, "aim")
    medic = stage.t.decks[0][-1]
    hope = play(stage, "our-only-hope", "play", leia)
    assert stage.piece(leia).damage == 1
    assert stage.t.discards[0] == [hope, medic]  # an event waits for the end of the first
    stage, _, _ = duel("leia-organa-born-leader", deck=0)
    hope = play(stage, "our-only-hope")
    assert stage.t.discards[0] == [hope]


def test_rebel_assault() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    stage.show(leia, "1RD")
    stage.show(foe, "1R")
    play(stage, "rebel-assault")
    assert stage.in_pool(1) == []
    stage, leia, foe = duel("leia-organa-born-leader")
    stage.show(leia, "1RD")
    die = stage.show(foe, "2RD")
    play(stage, "rebel-assault")
    assert stage.in_pool(1) == [die]
    stage, _, _ = duel("leia-organa-born-leader")
    assert refused(stage, "rebel-assault")


def test_sensor_placement() -> None:
    stage, _, foe = duel("leia-organa-born-leader")
    stage.show(foe, "1R")
    play(stage, "sensor-placement")
    assert (stage.t.resources, stage.in_pool(1)) == ([4, 5], [])


def test_spirit_of_rebellion() -> None:
    for copies, given in ((0, 1), (2, 2)):
        stage, leia, _ = duel("leia-organa-born-leader")
        for _ in range(copies):
            stage.discarded(0, "spirit-of-rebellion")
        play(stage, "spirit-of-rebellion", leia)
        assert stage.piece(leia).shields == given


def test_planetary_uprising() -> None:
    stage = Stage([("leia-organa-born-leader", 1)], [("hired-gun", 1), ("hired-gun", 1)], field="moisture-farm")
    stage.support(0, "planetary-uprising")
    claim(stage)
    assert isinstance(stage.asked, Share)
    stage.do((2, 0))
    assert stage.piece(stage.teams[1][0]).damage == 2


def test_spy_net() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    stage.support(0, "spy-net")
    stage.rolls((leia, "1F"))
    stage.do(("activate", leia))
    stage.do(stage.options[1])
    assert len(stage.t.discards[1]) == 1


def test_tactical_aptitude() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    stage.upgrade(leia, "tactical-aptitude")
    card = stage.held(0, "aim")
    stage.table.known[1].append(card)
    stage.do(("activate", leia))
    stage.do(stage.options[1])
    assert stage.asked.secret
    stage.do(card)
    assert stage.t.decks[0][0] == card
    assert len(stage.t.hands[0]) == 1
    assert (stage.t.known[0], stage.t.known[1]) == ([card], [])


# ── blue ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_jedi_acolyte() -> None:
    for other, dealt in (("1MD", 2), ("1F", 1)):
        stage = Stage([("jedi-acolyte", 1), ("padawan", 1)], [("hired-gun", 1)])
        (acolyte, padawan), (foe,) = stage.teams
        stage.show(padawan, other)
        stage.do(("resolve", stage.show(acolyte, "1MD")), foe)
        assert stage.piece(foe).damage == dealt


@pytest.mark.rule("dst.sym.special-own-card")
def test_luminara_unduli() -> None:
    for name, side, dealt in (("padawan", "1MD", 4), ("rey-force-prodigy", "1MD", 3)):
        stage = Stage([("luminara-unduli-inspiring-commander", 1), (name, 1)], [("hired-gun", 1)])
        (luminara, other), (foe,) = stage.teams
        stage.show(other, side)
        use_special(stage, luminara, foe)
        assert stage.piece(foe).damage == dealt
    stage, luminara, _ = duel("luminara-unduli-inspiring-commander")
    stage.table.pieces[luminara].damage = 2
    use_special(stage, stage.upgrade(luminara, "force-heal"), "heal-one", luminara)
    assert stage.piece(luminara).damage == 1


def test_delta_7_interceptor() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    own, theirs = stage.show(luke, "-"), stage.show(foe, "2RD")
    stage.rolls((luke, "3MD"), (foe, "-"))
    ship = stage.support(0, "delta-7-interceptor")
    for name in ("black-one", "outpost"):
        stage.show(stage.support(0, name), "-")
    use_special(stage, ship)
    assert stage.asked.most == 3  # type: ignore[union-attr]
    stage.do((own, theirs))
    assert face(stage.t, own).written == "3MD"
    assert face(stage.t, theirs).symbol == "blank"


def test_handcrafted_light_bow() -> None:
    for which, shields, damage, left in (("1", 2, 1, 0), ("2", 2, 2, 0)):
        stage, luke, foe = duel("luke-skywalker-jedi-knight")
        stage.table.pieces[foe].shields = shields
        use_special(stage, stage.upgrade(luke, "handcrafted-light-bow"), which, foe)
        assert (stage.piece(foe).damage, stage.piece(foe).shields) == (damage, left)


def test_force_heal() -> None:
    for way, left, resources in (("heal-one", 3, 5), ("heal-two", 2, 4)):
        stage, luke, _ = duel("luke-skywalker-jedi-knight")
        stage.table.pieces[luke].damage = 4
        use_special(stage, stage.upgrade(luke, "force-heal"), way, luke)
        assert (stage.piece(luke).damage, stage.t.resources[0]) == (left, resources)


@pytest.mark.rule("dst.sym.special-many")
def test_two_specials_in_one_action() -> None:
    stage = Stage([("baze-malbus-crack-shot", 1), ("padawan", 1)], [("hired-gun", 1)])
    (baze, padawan), (foe,) = stage.teams
    stage.table.pieces[padawan].damage = 2
    heal, shot = stage.show(stage.upgrade(padawan, "force-heal"), "Sp"), stage.show(baze, "Sp")
    stage.do(("resolve", shot), heal, "heal-one", padawan)
    assert (stage.piece(foe).damage, stage.piece(padawan).damage) == (1, 1)
    assert stage.asked.seat == 1


def test_caution() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [("hired-gun", 1)])
    luke, padawan = stage.teams[0]
    stage.show(luke, "-")
    play(stage, "caution")
    assert luke not in stage.options
    stage.do(padawan)
    assert stage.piece(padawan).shields == 3


@pytest.mark.rule("dst.clar.destiny-discount")
def test_destiny() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    die = stage.show(luke, "3MD")
    saber, cheap, _ = stage.hand(0, "lightsaber", "jedi-robes", "rise-again")
    play(stage, "destiny", (die,))
    assert set(stage.options) == {"no", saber, cheap}
    stage.do(saber)
    assert stage.piece(saber).host == luke
    assert stage.t.resources[0] == 5
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    die = stage.show(luke, "2MD")
    stage.support(0, "it-binds-all-things")
    stage.hand(0, "lightsaber")
    play(stage, "destiny", (die,))
    assert stage.options == ("no",)


def test_determination() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [("hired-gun", 1)])
    (luke, padawan), (foe,) = stage.teams
    die = stage.show(luke, "1Sh")
    stage.show(padawan, "1F")
    play(stage, "determination", die, "ranged", foe)
    assert stage.piece(foe).damage == 1
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    assert refused(stage, "determination")


def test_guard() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("hired-gun", 1), ("hired-gun", 1), ("nightsister", 1)])
    (luke,), (x, y, z) = stage.teams
    stage.show(luke, "2MD")
    one, two, three = (stage.show(x, "1R"), stage.show(y, "1R"), stage.show(z, "1R"))
    play(stage, "guard", (one, two))
    assert (stage.in_pool(0), stage.in_pool(1)) == ([], [three])


def test_synchronicity() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("qui-gon-jinn-ataru-master", 1)], [("hired-gun", 1)])
    (luke, qui), (foe,) = stage.teams
    stage.show(luke, "2MD")
    stage.show(qui, "1Sh")
    stage.table.pieces[foe].shields = 3
    play(stage, "synchronicity", foe)
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (2, 3)
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    stage.show(luke, "2MD")
    assert refused(stage, "synchronicity")


def test_your_eyes_can_deceive_you() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.support(0, "your-eyes-can-deceive-you")
    die = stage.show(foe, "2RD")
    stage.rolls((luke, "1Sh"))
    stage.do(("activate", luke))
    stage.do(next(option for option in stage.options if option[0] != luke))  # Luke's own ability waits, too
    stage.do(stage.options[1], (die, 4))
    assert face(stage.t, die).symbol == "blank"


def test_protective_mentor() -> None:
    for lent in (0, 1, 2):
        stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [("hired-gun", 1)])
        (luke, padawan), (foe,) = stage.teams
        stage.upgrade(luke, "protective-mentor")
        stage.table.pieces[luke].shields = 2
        stage.table.active = 1
        stage.do(("resolve", stage.show(foe, "3RD1")), padawan)
        assert (stage.asked.seat, stage.asked.kind, list(stage.options)) == (0, "lend", ["0", "1", "2"])
        stage.do(str(lent))
        assert (stage.piece(luke).shields, stage.piece(padawan).damage) == (2 - lent, 3 - lent)


# ── gray ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.unique.per-player")
def test_r2_d2() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    stage.support(1, "r2-d2")
    stage.show(leia, "2RD")
    use_special(stage, stage.support(0, "r2-d2"), foe)
    assert stage.piece(foe).damage == 3


def test_confidence() -> None:
    stage, gun, foe = duel()
    stage.show(foe, "2RD")
    play(stage, "confidence")
    assert stage.asked.seat == 1
    stage.do(gun)
    assert stage.piece(gun).damage == 2
    stage, _, foe = duel()
    die = stage.show(foe, "-")
    play(stage, "confidence")
    assert stage.in_pool(1) == [die]


# ── yellow ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.sym.special")
def test_chewbacca() -> None:
    stage, chewie, foe = duel("chewbacca-loyal-friend")
    die = stage.show(foe, "-")
    use_special(stage, chewie, (die, 1), foe)
    assert stage.piece(foe).damage == 2
    assert face(stage.t, die).written == "2RD"


def test_maz_kanata() -> None:
    stage, maz, foe = duel("maz-kanata-pirate-queen")
    blaster = stage.upgrade(maz, "holdout-blaster")
    stage.rolls((maz, "1RD"), (blaster, "+2RD"))
    stage.do(("activate", maz))
    stage.do(stage.options[1])
    stage.do(stage.in_pool(0)[0], stage.in_pool(0)[1], foe)
    assert stage.piece(foe).damage == 3
    assert stage.in_pool(0) == []


def test_outer_rim_smuggler() -> None:
    stage, smuggler, _ = duel("outer-rim-smuggler")
    play(stage, "dont-get-cocky")
    first, second = stage.t.hands[0]
    paid = 5 - FACTS["dont-get-cocky"].cost + 1
    assert stage.t.resources[0] == paid
    stage.do("pass", ("play", first), smuggler, "pass", ("play", second), smuggler)
    assert stage.t.hands[0] == []
    assert stage.t.resources[0] == paid - 2 * FACTS[FILLER].cost


def test_smuggling_freighter() -> None:
    for side, leaves in (("2R", True), ("1R", False), ("2Dr", True)):
        stage, _, _ = duel(resources=1)
        ship = stage.support(0, "smuggling-freighter")
        stage.do(("resolve", stage.show(ship, side)))
        assert (ship in stage.t.pieces) != leaves
        assert (stage.t.decks[0][-1] == ship) == leaves


def test_bowcaster() -> None:
    stage = Stage([("chewbacca-loyal-friend", 1), ("hired-gun", 1)], [("hired-gun", 1), ("nightsister", 1)])
    (chewie, _), (x, y) = stage.teams
    stage.table.pieces[x].shields = 1
    bow = stage.upgrade(chewie, "bowcaster")
    use_special(stage, bow, (x, y))
    assert (stage.piece(x).damage, stage.piece(y).damage) == (1, 1)


def test_lone_operative() -> None:
    for team, left in (([("hired-gun", 1)], 2), ([("hired-gun", 1), ("hired-gun", 1)], 3)):
        stage = Stage(team, [("first-order-stormtrooper", 1)])
        gun = stage.teams[0][0]
        stage.table.pieces[gun].damage = 5
        use_special(stage, stage.upgrade(gun, "lone-operative"))
        assert stage.piece(gun).damage == left


def test_mazs_goggles() -> None:
    stage, gun, _ = duel()
    card, _ = stage.hand(1, "aim", "datapad")
    use_special(stage, stage.upgrade(gun, "mazs-goggles"), card)
    assert stage.t.discards[1] == [card]
    stage, _, _ = duel("leia-organa-born-leader")
    assert refused(stage, "mazs-goggles")


def test_garbagell_do() -> None:
    stage, gun, _ = duel()
    stage.show(stage.support(0, "millennium-falcon"), "2R")
    play(stage, "garbagell-do")
    assert stage.piece(gun).shields == 1
    assert stage.in_pool(0) == []


def test_hold_on() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    a, b = stage.teams[0]
    stage.table.pieces[a].shields = 3
    play(stage, "hold-on", b, "2")
    assert (stage.piece(a).shields, stage.piece(b).shields) == (1, 2)


def test_rebel() -> None:
    stage, smuggler, _ = duel("outer-rim-smuggler")
    stage.show(smuggler, "1Dc")
    card = stage.discarded(0, "holdout-blaster")
    play(stage, "rebel", card)
    assert stage.piece(card).host == smuggler
    assert stage.t.resources[0] == 4  # 1 for the event, 1 for the blaster, 1 from the smuggler
    stage, _, _ = duel()
    assert refused(stage, "rebel")


def test_loth_cat_and_a_tie_pilot() -> None:
    stage = Stage([("tie-pilot", 1), ("first-order-stormtrooper", 1)], [("hired-gun", 1)])
    (pilot, trooper), (foe,) = stage.teams
    stage.show(pilot, "1F")
    kept = stage.show(trooper, "2RD")
    stage.show(foe, "3RD1")
    play(stage, "loth-cat-and-mouse")
    assert stage.t.pools == [[kept], []]


def test_loth_cat_and_mouse() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    (a, b), (foe,) = stage.teams
    one, two = stage.show(a, "3RD1"), stage.show(b, "-")
    stage.show(foe, "2RD")
    play(stage, "loth-cat-and-mouse")
    assert stage.asked.seat == 1
    stage.do(one)
    assert (stage.in_pool(0), stage.in_pool(1)) == ([two], [])


def test_never_tell_me_the_odds() -> None:
    stage, gun, _ = duel()
    blaster = stage.upgrade(gun, "holdout-blaster")
    one, two = stage.show(gun, "-"), stage.show(blaster, "-")
    play(stage, "never-tell-me-the-odds", (one, two), (one, 1), (two, 1))
    assert [face(stage.t, die).written for die in stage.in_pool(0)] == ["3RD1", "2RD1"]


def test_planned_explosion() -> None:
    stage = Stage([("hired-gun", 1)] * 3, [("darth-vader-sith-lord", 1)])
    own, (vader,) = stage.teams
    for gun in own:
        stage.show(gun, "3RD1")
    stage.show(stage.support(0, "millennium-falcon"), "2R")
    play(stage, "planned-explosion", vader)
    assert (stage.piece(vader).damage, stage.in_pool(0)) == (10, [])
    stage, gun, _ = duel()
    stage.show(gun, "3RD1")
    assert refused(stage, "planned-explosion")


def test_double_dealing() -> None:
    stage, chewie, _ = duel("chewbacca-loyal-friend")
    card = stage.support(0, "double-dealing")
    stage.rolls((chewie, "Sp"))
    stage.do(("activate", chewie))
    stage.do(stage.options[1])
    assert stage.t.resources[0] == 6
    assert stage.piece(card).exhausted
