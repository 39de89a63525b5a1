"""Spirit of Rebellion, neutral cards and battlefields: each laid out, used, and what comes of it."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.rules.values import face, has
from dejarik.games.destiny.state import die_of
from dejarik.games.destiny.view import Face
from tests.games.destiny.cards.test_awakenings_neutral import claim
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.cards.test_spirit_villains import refused, use_special
from tests.games.destiny.stage import Stage, duel

# ── red ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_supply_line() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    die = stage.show(leia, "-")
    stage.rolls((leia, "2RD"))
    use_special(stage, stage.support(0, "supply-line"), (die,))
    assert face(stage.t, die).written == "2RD"


@pytest.mark.rule("dst.support.die-on-card", "dst.support.activate-rolls")
def test_astromech() -> None:
    stage, _, _ = duel("leia-organa-born-leader")
    ship = stage.show(stage.support(0, "black-one"), "-")
    droid = play(stage, "astromech")
    assert stage.in_pool(0) == [ship]
    stage.rolls((droid, "-"))
    stage.do("pass", ("activate", droid), "pass", ("use", droid, 0), (ship, 1))
    assert face(stage.t, ship).written == "3RD"
    assert stage.in_pool(0) == [ship]


def test_rocket_launcher() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    launcher = stage.upgrade(leia, "rocket-launcher")
    target, _ = stage.support(1, "first-order-tie-fighter"), stage.support(1, "outpost")
    stage.do(("resolve", stage.show(launcher, "Sp1")), "1")
    assert stage.t.discards[1] == [target]
    stage = Stage([("leia-organa-born-leader", 1)], [("hired-gun", 1), ("nightsister", 1)])
    (leia,), (x, y) = stage.teams
    launcher = stage.upgrade(leia, "rocket-launcher")
    stage.do(("resolve", stage.show(launcher, "Sp1")), "2", (x, y))
    assert (stage.piece(x).damage, stage.piece(y).damage) == (2, 2)
    assert stage.t.resources[0] == 4


def test_collateral_damage() -> None:
    stage = Stage([("leia-organa-born-leader", 1), ("rebel-trooper", 1)], [("hired-gun", 1)])
    (leia, trooper), (foe,) = stage.teams
    shot, more = stage.show(leia, "2RD"), stage.show(trooper, "+1RD")
    play(stage, "collateral-damage", "ranged", shot, more, foe)
    assert stage.piece(foe).damage == 3
    assert stage.t.resources[1] == 4
    stage, leia, _ = duel("leia-organa-born-leader")
    stage.show(leia, "2RD")
    play(stage, "collateral-damage", "melee")
    assert stage.t.resources[1] == 5


def test_suppression() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    stage.show(leia, "2RD")
    stage.show(foe, "1R")
    play(stage, "suppression")
    assert (stage.in_pool(0), stage.in_pool(1)) == ([], [])
    stage, _, foe = duel("leia-organa-born-leader")
    die = stage.show(foe, "1R")
    play(stage, "suppression")
    assert stage.in_pool(1) == [die]


@pytest.mark.rule("dst.clar.training-die", "dst.clar.training-second", "dst.ability.ongoing-example")
def test_training() -> None:
    stage, trooper, _ = duel("death-trooper", "hired-gun")
    stage.spare(0, "death-trooper")
    stage.spare(0, "death-trooper")
    first, second = stage.hand(0, "training", "training")
    stage.do(("play", first), "pass", ("play", second), "no", "pass")
    assert stage.piece(trooper).elite
    assert len(stage.piece(trooper).dice) == 2
    assert FACTS["death-trooper"].points == (10,)
    stage.do(("activate", trooper))
    assert len(stage.in_pool(0)) == 2
    stage, trooper, _ = duel("death-trooper", "hired-gun")
    play(stage, "training")
    assert len(stage.piece(trooper).dice) == 1
    stage, _, _ = duel("general-veers-field-commander", "hired-gun")
    card = stage.held(0, "training")
    assert ("play", card) not in stage.options


@pytest.mark.rule("dst.clar.training-leaves")
def test_training_leaves() -> None:
    stage, trooper, _ = duel("death-trooper", "luke-skywalker-jedi-knight", field="mos-eisley-spaceport")
    stage.spare(0, "death-trooper")
    training = play(stage, "training")
    stage.do("pass")
    stage.rolls((trooper, "2RD"), (trooper, "-"))
    stage.do(("activate", trooper), "pass")
    good, blank = stage.in_pool(0)
    claim(stage)
    assert (stage.asked.seat, stage.asked.kind, set(stage.options)) == (0, "twin-die", {good, blank})
    stage.do(blank)
    assert training in stage.t.hands[0]
    assert not stage.piece(trooper).elite
    assert [face(stage.t, die).written for die in stage.in_pool(0)] == ["2RD"]


def test_a_captured_die_and_training() -> None:
    """The second die is another one than the die that an opponent keeps."""
    stage, _, trooper = duel("jango-fett-lethal-mercenary", "death-trooper")
    stage.spare(1, "death-trooper")
    stage.show(trooper, "2RD")
    kept, training = stage.held(0, "prized-possession"), stage.held(1, "training")
    stage.do(("play", kept))
    stage.do(stage.options[1])
    assert stage.piece(trooper).dice == ()
    stage.do(("play", training))
    assert len({*stage.piece(trooper).dice, *stage.piece(kept).captives}) == 2


def test_wingman() -> None:
    stage = Stage([("leia-organa-born-leader", 1), ("rebel-trooper", 1)], [("hired-gun", 1)])
    leia, trooper = stage.teams[0]
    stage.upgrade(trooper, "wingman")
    stage.do(("activate", leia))
    stage.do(stage.options[1])
    assert stage.piece(trooper).exhausted
    assert len(stage.in_pool(0)) == 2


# ── blue ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_force_push() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (luke,), (x, y) = stage.teams
    one, two = stage.show(x, "3RD1"), stage.show(y, "3RD1")
    use_special(stage, stage.upgrade(luke, "force-push"), (one, two), (one, 5), (two, 3))
    assert [face(stage.t, die).written for die in (one, two)] == ["-", "1R"]


def test_force_speed() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    use_special(stage, stage.upgrade(luke, "force-speed"))
    for _ in range(2):
        assert stage.asked.seat == 0
        assert "decline" in stage.options
        stage.do("decline")
    assert stage.asked.seat == 1


def test_makashi_training() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight", "darth-vader-sith-lord")
    card = stage.upgrade(luke, "makashi-training")
    stage.show(luke, "2MD")
    stage.show(foe, "3MD")
    stage.do(("use", card, 0))
    assert (stage.in_pool(0), stage.in_pool(1)) == ([], [])
    assert stage.piece(card).exhausted
    stage, _, _ = duel()
    assert refused(stage, "makashi-training")


def test_decisive_blow() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight", "hired-gun")
    stage.show(foe, "3RD1")
    stage.show(stage.upgrade(foe, "holdout-blaster"), "+2RD")
    stage.show(luke, "2MD")
    play(stage, "decisive-blow", foe)
    assert (stage.piece(foe).damage, stage.in_pool(1)) == (2, [])


def test_high_ground() -> None:
    stage, _, foe = duel("luke-skywalker-jedi-knight", "hired-gun")
    stage.show(foe, "3RD1")
    play(stage, "high-ground")
    assert (stage.piece(foe).damage, stage.in_pool(1)) == (1, [])
    stage, _, foe = duel("luke-skywalker-jedi-knight", "hired-gun")
    stage.show(stage.upgrade(foe, "holdout-blaster"), "1RD")
    play(stage, "high-ground")
    assert (stage.piece(foe).damage, stage.in_pool(1)) == (0, [])
    stage, _, _ = duel("luke-skywalker-jedi-knight", "hired-gun")
    stage.table.control = 1
    assert refused(stage, "high-ground")


def test_overconfidence() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight", "hired-gun")
    own, theirs = stage.show(luke, "-"), stage.show(foe, "3RD1")
    stage.rolls((luke, "3MD"), (foe, "2RD1"))
    play(stage, "overconfidence")
    assert stage.in_pool(0) == [own]
    assert theirs not in stage.t.showing
    stage, luke, foe = duel("luke-skywalker-jedi-knight", "hired-gun")
    own, theirs = stage.show(luke, "-"), stage.show(foe, "3RD1")
    stage.rolls((luke, "2MD"), (foe, "2RD1"))
    play(stage, "overconfidence")
    assert (stage.asked.kind, set(stage.options)) == ("choose", {own, theirs})  # they show the same
    stage.do(own)
    assert (stage.in_pool(0), stage.in_pool(1)) == ([], [theirs])


def test_trust_your_instincts() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    saber = stage.upgrade(luke, "lightsaber")
    one, two = stage.show(luke, "-"), stage.show(saber, "-")
    stage.rolls((luke, "3MD"), (saber, "+2MD"))
    play(stage, "trust-your-instincts", (one, two), "yes")
    assert [face(stage.t, die).written for die in stage.in_pool(0)] == ["3MD", "+2MD"]
    assert len(stage.t.hands[0]) == 1
    stage, _, _ = duel()
    play(stage, "trust-your-instincts")
    assert stage.t.hands[0] == []


def test_meditate() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [("hired-gun", 1)])
    luke, padawan = stage.teams[0]
    card = stage.support(0, "meditate")
    blank, die = stage.show(luke, "-"), stage.show(padawan, "1MD")
    stage.do(("use", card, 0))
    assert {place for _, place in stage.options} == {3, 4, 5}  # focus, resource, blank
    stage.do((die, 3))
    assert face(stage.t, die).written == "1F"
    assert blank not in stage.t.showing
    assert stage.piece(card).exhausted


@pytest.mark.rule("dst.zone.set-aside-during", "dst.term.choose-one")
def test_premonitions() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    first, second, saber = stage.hand(0, "premonitions", "premonitions", "lightsaber")
    stage.do(("play", first), "stack")
    assert stage.asked.secret
    stage.do(saber)
    assert stage.t.hands[0] == [second]
    assert first in stage.t.asides[0]
    assert stage.t.stacked == {first: saber}
    assert stage.match.view(0).players[0].stacked == (Face(first, "lightsaber"),)
    assert stage.match.view(1).players[0].stacked == (Face(first, ""),)
    stage.do("pass", ("play", second), "play-stacked")
    assert stage.piece(saber).host == luke
    assert stage.t.resources[0] == 5
    assert stage.t.discards[0] == [first, second]
    assert stage.t.asides[0] == []
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    one, two, cover = stage.hand(0, "premonitions", "premonitions", "take-cover")
    other, aim = stage.hand(1, "premonitions", "aim")
    stage.table.known[1] += [cover, two]
    stage.do(("play", one), "stack", cover)
    assert stage.t.known[1] == []
    stage.do(("play", other), "stack", aim, ("play", two), "play-stacked")
    assert (stage.asked.kind, set(stage.options)) == ("choose", {one, other})
    stage.do(one, luke)
    assert stage.t.discards[0] == [one, two, cover]  # an event waits for the end of the first
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    card = play(stage, "premonitions", "stack")
    assert stage.t.asides[0] == [card]  # there was nothing to stack
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    card = play(stage, "premonitions", "play-stacked")
    assert stage.t.discards[0] == [card]


@pytest.mark.rule("dst.clar.premonitions-opponent", "dst.clar.premonitions-illegal")
def test_premonitions_of_an_opponent() -> None:
    for own, played in (("luke-skywalker-jedi-knight", True), ("hired-gun", False)):
        stage, me, _ = duel(own, "darth-vader-sith-lord")
        theirs, throw = stage.hand(1, "premonitions", "force-throw")
        (mine,) = stage.hand(0, "premonitions")
        stage.do("pass", ("play", theirs), "stack", throw)
        assert throw not in stage.t.known[0]
        stage.do(("play", mine), "play-stacked")
        assert (throw in stage.t.pieces) == played
        if played:
            assert (stage.piece(throw).host, stage.piece(throw).owner) == (me, 1)
        else:
            assert throw in stage.t.discards[1]
        assert theirs in stage.t.discards[1]
        assert mine in stage.t.discards[0]


# ── gray ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_new_orders() -> None:
    stage, _, _ = duel()
    new = stage.aside(1, "moisture-farm")
    old = stage.t.field
    play(stage, "new-orders")
    assert stage.t.field == new
    assert old in stage.t.asides[0]
    assert stage.t.resources[0] == 4  # two for the event, one gained
    assert stage.t.claimed == -1
    stage, _, _ = duel()
    play(stage, "new-orders")
    assert stage.t.resources[0] == 3


def test_swiftness() -> None:
    stage, gun, _ = duel()
    one, two = stage.hand(0, "take-cover", "take-cover")
    play(stage, "swiftness")
    assert has(stage.t, "ambush", one)
    stage.do(("play", one), gun)
    assert (stage.asked.seat, "decline" in stage.options) == (0, True)
    assert not has(stage.t, "ambush", two)
    stage.do(("play", two), gun)
    assert stage.asked.seat == 1
    stage, gun, _ = duel()
    (one,) = stage.hand(0, "take-cover")
    play(stage, "swiftness", "decline", "pass")
    assert not has(stage.t, "ambush", one)  # only this turn


def test_resolve() -> None:
    stage, _, foe = duel()
    card = stage.support(0, "resolve")
    lost = stage.held(0, "aim")
    die = stage.show(foe, "2RD")
    stage.rolls((foe, "-"))
    stage.do(("use", card, 0))
    assert face(stage.t, die).symbol == "blank"
    assert stage.t.discards[0] == [lost]


@pytest.mark.rule("dst.effect.replacement-example-ammo", "dst.errata.ammo-belt", "dst.subtype.no-rules")
def test_ammo_belt() -> None:
    for used in (True, False):
        stage, gun, _ = duel("general-veers-field-commander", "hired-gun")
        foe = stage.teams[1][0]
        blaster, belt = stage.upgrade(foe, "holdout-blaster"), stage.upgrade(foe, "ammo-belt")
        stage.show(gun, "2RD")
        play(stage, "disarm")
        assert (stage.asked.seat, stage.asked.kind) == (1, "instead")
        stage.do(stage.options[1] if used else "pass")
        assert (blaster in stage.t.pieces) == used
        assert stage.t.discards[1] == [belt if used else blaster]
    stage, gun, foe = duel("general-veers-field-commander", "hired-gun")
    stage.upgrade(foe, "ammo-belt")
    pad = stage.upgrade(foe, "datapad")
    stage.show(gun, "2RD")
    play(stage, "disarm")
    assert stage.t.discards[1] == [pad]
    stage = Stage([("general-veers-field-commander", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (veers,), (x, _) = stage.teams
    stage.upgrade(x, "ammo-belt")
    stage.upgrade(x, "dl-44-heavy-blaster-pistol")
    stage.table.pieces[x].damage = 8
    stage.do(("resolve", stage.show(veers, "2RD")), x)
    assert len(stage.t.discards[1]) == 2
    assert stage.asked.kind == "action"


def test_ammo_belt_of_another() -> None:
    stage = Stage([("general-veers-field-commander", 1)], [("hired-gun", 1), ("hired-gun", 1)])
    (veers,), (x, y) = stage.teams
    blaster, _ = stage.upgrade(x, "holdout-blaster"), stage.upgrade(y, "ammo-belt")
    stage.show(veers, "2RD")
    play(stage, "disarm")
    assert stage.t.discards[1] == [blaster]


@pytest.mark.rule("dst.effect.replacement-several")
def test_two_ammo_belts() -> None:
    stage, gun, foe = duel("general-veers-field-commander", "hired-gun")
    blaster = stage.upgrade(foe, "holdout-blaster")
    belts = [stage.upgrade(foe, "ammo-belt") for _ in range(2)]
    stage.show(gun, "2RD")
    play(stage, "disarm")
    stage.do(stage.options[1])
    assert blaster in stage.t.pieces
    assert len([belt for belt in belts if belt in stage.t.pieces]) == 1
    assert stage.asked.kind == "action"


# ── yellow ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_quadjumper() -> None:
    stage, _, _ = duel()
    ship, new = stage.support(0, "quadjumper"), stage.held(0, "millennium-falcon")
    stage.do(("use", ship, 0), new)
    assert new in stage.t.pieces
    assert ship in stage.t.discards[0]
    assert stage.t.resources[0] == 3


@pytest.mark.rule("dst.clar.ascension-gun")
def test_ascension_gun() -> None:
    stage, gun, _ = duel()
    stage.aside(1, "moisture-farm")
    use_special(stage, stage.upgrade(gun, "ascension-gun"))
    assert stage.t.resources[0] == 6
    assert stage.t.discards[1] == []  # the battlefield in play does nothing


def test_con_artist() -> None:
    stage, gun, _ = duel()
    card = stage.upgrade(gun, "con-artist")
    stage.table.pieces[card].damage = 1
    use_special(stage, card)
    assert stage.piece(card).damage == 2
    assert len(stage.t.discards[1]) == 2


def test_bolt_hole() -> None:
    stage, gun, _ = duel()
    stage.show(gun, "-")
    play(stage, "bolt-hole")
    assert stage.piece(gun).shields == 2
    stage, gun, _ = duel()
    play(stage, "bolt-hole")
    assert stage.piece(gun).shields == 0


def test_cheat() -> None:
    stage, _, _ = duel()
    away, kept = stage.hand(0, "aim", "block")
    stage.table.known[1].append(away)
    back, _ = stage.discarded(0, "datapad"), stage.discarded(0, "dodge")
    play(stage, "cheat", away, back)
    assert sorted(stage.t.hands[0]) == sorted([kept, back])
    assert back not in stage.t.discards[0]
    assert away in stage.t.discards[0]
    assert stage.t.known[1] == [back]
    for hand, pile in (("aim", None), (None, "aim")):
        stage, _, _ = duel()
        here = stage.hand(0, hand) if hand else []
        there = [stage.discarded(0, pile)] if pile else []
        card = play(stage, "cheat")
        assert (stage.t.hands[0], stage.t.discards[0]) == (here, [*there, card])


def test_diversion() -> None:
    for copies, left in ((0, 4), (1, 2)):
        stage, _, _ = duel()
        for _ in range(copies):
            stage.discarded(0, "diversion")
        play(stage, "diversion")
        assert stage.t.resources[1] == left


def test_fair_trade() -> None:
    for theirs in (9, 7, 6, 1):
        stage, gun, _ = duel()
        stage.table.resources[1] = theirs
        stage.show(gun, "1R")
        play(stage, "fair-trade")
        assert stage.t.resources == [theirs, 6]
    stage, _, _ = duel()
    stage.table.resources[1] = 9
    play(stage, "fair-trade")
    assert stage.t.resources == [5, 9]


def test_friends_in_low_places() -> None:
    stage, _, _ = duel()
    cheap, _, _ = stage.hand(1, "aim", "emergency-evacuation", "datapad")
    play(stage, "friends-in-low-places", cheap)
    assert stage.t.discards[1] == [cheap]
    stage, _, _ = duel()
    one, two = stage.hand(1, "aim", "take-cover")
    play(stage, "friends-in-low-places", two)
    assert stage.t.hands[1] == [one]


def test_sabotage() -> None:
    stage, _, _ = duel()
    target = stage.support(1, "outpost")
    one, two, three = stage.hand(0, "aim", "block", "dodge")
    play(stage, "sabotage", (one, two))
    assert stage.t.discards[1] == [target]
    assert stage.t.hands[0] == [three]
    stage, _, _ = duel()
    target = stage.support(1, "outpost")
    stage.hand(0, "aim", "block")
    play(stage, "sabotage")
    assert (stage.t.discards[1], stage.t.hands[0]) == ([target], [])
    stage, _, _ = duel()
    target = stage.support(1, "outpost")
    stage.hand(0, "aim")
    play(stage, "sabotage")
    assert target in stage.t.pieces
    assert len(stage.t.hands[0]) == 1


def test_improvisation() -> None:
    stage = Stage([("hired-gun", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    a, b = stage.teams[0]
    card = stage.support(0, "improvisation")
    stage.show(a, "-")
    die = stage.show(b, "1R")
    stage.rolls((b, "3RD1"))
    stage.do(("use", card, 0), (die,))
    assert face(stage.t, die).written == "3RD1"
    assert stage.in_pool(0) == [die]


# ── battlefields ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.clar.carbon-freezing", "dst.effect.cannot-wins")
def test_carbon_freezing_chamber() -> None:
    stage, own, foe = duel(field="carbon-freezing-chamber")
    stage.upgrade(foe, "ammo-belt")
    stage.show(stage.support(1, "outpost"), "-")
    claim(stage)
    assert set(stage.options) == {die_of(own), die_of(foe)}  # character dice only
    stage.do(die_of(foe))
    stage.do(("activate", foe))
    assert die_of(foe) in stage.in_pool(1)  # only the next round is meant
    while stage.t.round == 2:
        for seat in list(stage.match.questions):
            question = stage.match.questions[seat]
            stage.match.answer(seat, () if question.kind == "upkeep" else "pass")
    stage.do("pass", ("activate", foe))
    assert stage.in_pool(1) == []
    assert stage.piece(foe).exhausted
    assert [lasting.until for lasting in stage.t.lasting] == ["round"]


def test_mazs_castle() -> None:
    stage, _, _ = duel(field="mazs-castle")
    a, b = stage.hand(0, "aim", "block")
    claim(stage, (b, a))
    assert stage.t.decks[0][:2] == [a, b]
    assert len(stage.t.hands[0]) == 2
    stage, _, _ = duel(field="mazs-castle")
    claim(stage, ())
    assert len(stage.t.hands[0]) == 2
    stage, _, _ = duel(field="mazs-castle", deck=0)
    claim(stage)
    assert stage.asked.kind == "action"
