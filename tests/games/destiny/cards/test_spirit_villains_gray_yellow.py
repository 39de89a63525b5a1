"""Spirit of Rebellion, gray and yellow villains: each card laid out, used, and what comes of it."""

from __future__ import annotations

import pytest

from dejarik.core.question import Share
from dejarik.games.destiny.rules.values import face
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.cards.test_spirit_villains import refused, use_special
from tests.games.destiny.stage import Stage, duel

# ── gray ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_interrogation_droid() -> None:
    stage, _, _ = duel("first-order-stormtrooper", "hired-gun")
    droid = stage.support(0, "interrogation-droid")
    (card,) = stage.hand(1, "aim")
    stage.rolls((droid, "1Dc"), 0)
    stage.do(("activate", droid), "yes")
    assert stage.t.discards[1] == [card]
    assert stage.in_pool(0) == []
    stage, _, _ = duel("first-order-stormtrooper", "hired-gun")
    droid = stage.support(0, "interrogation-droid")
    card, other = stage.hand(1, "datapad", "aim")
    stage.rolls((droid, "1Dc"), 0)
    stage.do(("activate", droid))
    assert stage.t.hands[1] == [card, other]
    assert stage.t.known[0] == [card]
    stage, _, _ = duel("first-order-stormtrooper", "hired-gun")
    droid = stage.support(0, "interrogation-droid")
    stage.do(("activate", droid))
    assert len(stage.in_pool(0)) == 1


def test_doubt() -> None:
    stage, trooper, foe = duel("first-order-stormtrooper", "hired-gun")
    stage.show(foe, "1R")
    stage.rolls((foe, "2RD1"))
    play(stage, "doubt")
    assert (stage.asked.seat, stage.asked.kind) == (1, "choose-one")
    stage.do("resolve", trooper)
    assert stage.piece(trooper).damage == 2
    assert stage.t.resources[1] == 4
    for answer in ("resolve", "remove"):
        stage, _, foe = duel("first-order-stormtrooper", "hired-gun")
        stage.show(foe, "1R")
        stage.rolls((foe, "-"))
        play(stage, "doubt", answer)
        assert stage.in_pool(1) == []


# ── yellow ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_guavian_enforcer() -> None:
    stage, guavian, foe = duel("guavian-enforcer", "hired-gun")
    stage.table.pieces[foe].shields = 2
    stage.show(guavian, "+1R")
    stage.do(("use", guavian, 0))
    assert stage.piece(foe).shields == 1


@pytest.mark.rule("dst.errata.ig-88")
def test_ig_88() -> None:
    stage, droid, _ = duel("ig-88-assassin-droid", "hired-gun")
    stage.discarded(0, "holdout-blaster")
    knuckles = stage.discarded(0, "vibroknucklers")
    stage.discarded(0, "shoot-first")
    use_special(stage, droid)
    assert list(stage.options) == [knuckles]
    stage.do(knuckles)
    assert stage.piece(knuckles).host == droid
    assert stage.t.resources[0] == 4
    assert "decline" in stage.options  # ambush


@pytest.mark.rule("dst.errata.unkar")
def test_unkar_plutt() -> None:
    stage = Stage([("unkar-plutt-junk-dealer", 1), ("jabba-the-hutt-the-great-and-mighty", 1)], [("hired-gun", 1)])
    (unkar, jabba), _ = stage.teams
    two, one = stage.show(unkar, "2Dr"), stage.show(jabba, "1R")
    blank = stage.show(stage.support(0, "outpost"), "-")
    _, other = stage.hand(1, "lightsaber", "aim")
    stage.rolls(0)
    stage.do(("use", unkar, 0), two)
    assert set(stage.options) == {one, blank}
    stage.do(one)
    assert set(stage.options) == {"done", blank}
    stage.do("done")
    assert stage.in_pool(0) == [blank]
    assert (stage.t.hands[1], stage.t.resources[0]) == ([other], 8)
    stage, unkar, foe = duel("unkar-plutt-junk-dealer", "hired-gun")
    stage.show(unkar, "2Dr")
    stage.show(foe, "3RD1")
    stage.do(("use", unkar, 0))
    assert stage.t.passes == 1


def test_slave_i() -> None:
    stage = Stage([("jango-fett-lethal-mercenary", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    _, (x, y) = stage.teams
    stage.show(x, "1R")
    stage.show(y, "1R")
    use_special(stage, stage.support(0, "slave-i"))
    assert isinstance(stage.asked, Share)
    assert stage.asked.total == 2
    stage.do((1, 1))
    assert (stage.piece(x).damage, stage.piece(y).damage) == (1, 1)


@pytest.mark.rule("dst.clar.blackmail")
def test_blackmail() -> None:
    stage, jango, _ = duel("jango-fett-lethal-mercenary", "hired-gun")
    card = stage.upgrade(jango, "blackmail")
    again = stage.held(0, "aim")
    stage.rolls((jango, "-"), (card, "3Dr"))
    stage.do(("activate", jango))
    assert (stage.asked.seat, stage.asked.kind) == (1, "may")
    stage.do("no", "pass")
    die = stage.in_pool(0)[1]
    stage.do(("reroll", again), (die,))
    assert (stage.asked.seat, stage.asked.kind) == (1, "may")
    stage.do("yes")
    assert stage.t.resources == [6, 4]
    assert die not in stage.t.showing


@pytest.mark.rule("dst.faq.blackmail-fast-hands", "dst.gap.activation-chain")
def test_blackmail_and_fast_hands() -> None:
    stage, jango, _ = duel("jango-fett-lethal-mercenary", "hired-gun")
    card, hands = stage.upgrade(jango, "blackmail"), stage.upgrade(jango, "fast-hands")
    stage.rolls((jango, "-"), (card, "3Dr"))
    stage.do(("activate", jango))
    assert (stage.asked.seat, stage.asked.kind) == (0, "order")
    stage.do(next(option for option in stage.options if option[0] == hands))
    stage.do(stage.options[1])
    assert stage.t.resources == [5, 2]
    assert stage.asked.kind == "action"


def test_personal_shield() -> None:
    for face_shown, blocked in (("2RD1", True), ("1RD", False)):
        stage, jango, foe = duel("jango-fett-lethal-mercenary", "first-order-stormtrooper")
        card = stage.upgrade(jango, "personal-shield")
        stage.table.active = 1
        stage.do(("resolve", stage.show(foe, face_shown)), jango)
        assert (stage.asked.kind == "before") == blocked
        if blocked:
            stage.do(stage.options[1])
            assert stage.piece(card).exhausted
        assert stage.piece(jango).damage == 1


def test_vibroknucklers() -> None:
    stage, jango, foe = duel("jango-fett-lethal-mercenary", "hired-gun", resources=1)
    stage.do(("resolve", stage.show(stage.upgrade(jango, "vibroknucklers"), "2MD")))
    stage.do(stage.options[1], foe)
    assert (stage.piece(foe).damage, stage.t.resources[0]) == (3, 0)


def test_a_modifier_is_paid_for_before_anything_else_is_bought() -> None:
    stage, jango, foe = duel("jango-fett-lethal-mercenary", "hired-gun", resources=1)
    pike = stage.show(stage.upgrade(jango, "lightsaber-pike"), "+4MD1")
    stage.do(("resolve", stage.show(stage.upgrade(jango, "vibroknucklers"), "2MD")), pike, foe)
    assert (stage.piece(foe).damage, stage.t.resources[0]) == (6, 0)


def test_arms_deal() -> None:
    stage, _, _ = duel()
    one, two, _ = stage.hand(0, "holdout-blaster", "f-11d-rifle", "datapad")
    play(stage, "arms-deal", (one, two))
    assert stage.t.resources[0] == 7
    assert len(stage.t.hands[0]) == 1


def test_bait_and_switch() -> None:
    stage, gun, _ = duel()
    die = stage.show(gun, "1R")
    play(stage, "bait-and-switch", (die, 1))
    assert face(stage.t, die).written == "3RD1"
    assert "decline" in stage.options


def test_friends_in_high_places() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1), ("han-solo-scoundrel", 1)], [("first-order-stormtrooper", 1)])
    for own, side in zip(stage.teams[0], ("3RD1", "3RD1", "1R"), strict=True):
        stage.show(own, side)
    card = stage.on_top(0, "millennium-falcon")
    play(stage, "friends-in-high-places", card)
    assert card in stage.t.pieces
    assert stage.t.resources[0] == 5
    assert len(stage.t.decks[0]) == 6
    assert len(stage.t.discards[0]) == 3
    team = [("hired-gun", 1), ("hired-gun", 1), ("han-solo-scoundrel", 1)]
    for tops, able in ((("rise-again",) * 3, True), (("luke-skywalkers-lightsaber",) * 3, False)):
        stage = Stage(team, [("first-order-stormtrooper", 1)])
        for own, side in zip(stage.teams[0], ("3RD1", "3RD1", "1R"), strict=True):
            stage.show(own, side)
        for top in tops:
            stage.on_top(0, top)
        if not able:
            stage.table.pieces[stage.upgrade(stage.teams[0][0], "luke-skywalkers-lightsaber")].exhausted = True
        play(stage, "friends-in-high-places")
        assert len(stage.options) == (4 if able else 1)
        stage.do("no")
        assert len(stage.t.discards[0]) == 4
        assert stage.asked.kind == "action"
    stage, gun, _ = duel()
    stage.show(gun, "3RD1")
    assert refused(stage, "friends-in-high-places")


def test_loose_ends() -> None:
    stage, gun, _ = duel()
    stage.show(gun, "2RD1")
    play(stage, "loose-ends")
    assert len(stage.t.discards[1]) == 4
    assert stage.in_pool(0) == []
    stage, _, _ = duel()
    play(stage, "loose-ends")
    assert stage.t.discards[1] == []


def test_one_quarter_portion() -> None:
    stage, _, foe = duel()
    stage.show(foe, "2RD")
    play(stage, "one-quarter-portion")
    assert (stage.in_pool(1), stage.t.resources) == ([], [4, 6])


def test_relentless_pursuit() -> None:
    stage = Stage([("hired-gun", 1)], [("first-order-stormtrooper", 1), ("nightsister", 1)])
    _, (x, y) = stage.teams
    stage.table.pieces[x].damage = 3
    stage.table.pieces[y].shields = 2
    play(stage, "relentless-pursuit", "2", y)
    assert (stage.piece(x).damage, stage.piece(y).damage, stage.piece(y).shields) == (1, 2, 2)


def test_scrap_buy() -> None:
    stage, _, _ = duel()
    pile = [stage.discarded(0, name) for name in ("aim", "block", "dodge")]
    stage.rolls(1)
    card = play(stage, "scrap-buy")
    assert stage.t.hands[0] == [pile[1]]
    assert pile[1] in stage.t.known[1]
    assert stage.t.discards[0] == [pile[0], pile[2], card]
    stage, _, _ = duel()
    assert refused(stage, "scrap-buy")


def test_salvage_stand() -> None:
    stage, gun, _ = duel()
    stage.support(0, "salvage-stand")
    stage.rolls((gun, "1R"))
    stage.do(("activate", gun))
    stage.do(stage.options[1])
    assert stage.t.resources[1] == 4


def test_armor_plating() -> None:
    stage, jango, foe = duel("jango-fett-lethal-mercenary", "hired-gun")
    card = stage.upgrade(jango, "armor-plating")
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "3RD1")), jango)
    stage.do(stage.options[1])
    assert stage.piece(jango).damage == 1
    assert card in stage.t.discards[0]
