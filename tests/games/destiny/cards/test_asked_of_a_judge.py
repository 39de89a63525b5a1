"""Positions in which a judge would be called: two texts meet, or something is gone before its turn comes."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.rules.defeat import defeat
from dejarik.games.destiny.state import die_of
from dejarik.lab.stage import perform
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.cards.test_spirit_villains import use_special
from tests.games.destiny.stage import Stage, duel

# ── dice that blue events cannot remove ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.errata.watto", "dst.term.choose")
def test_nobody_is_distracted_by_a_die_that_cannot_be_removed() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("watto-stubborn-gambler", 1), ("hired-gun", 1)])
    _, (watto, gun) = stage.teams
    safe, other = stage.show(watto, "2Dr"), stage.show(gun, "1R")
    play(stage, "distraction")
    assert stage.in_pool(1) == [safe]
    assert other not in stage.t.showing


# ── dice that stay ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_die_that_was_resolved_and_stayed_is_not_what_anticipation_removes() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("rey-force-prodigy", 1)])
    _, (rey,) = stage.teams
    droid = stage.support(1, "bb-8")
    stays, gone = stage.show(droid, "Sp"), stage.show(rey, "1Dc")
    stage.rolls((droid, "-"), (rey, "-"))
    play(stage, "anticipate", stays)
    assert stage.in_pool(1) == [stays]
    assert gone not in stage.t.showing


# ── shields ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.shield.cap-3")
def test_qui_gon_with_three_shields_may_still_be_given_one() -> None:
    stage = Stage([("qui-gon-jinn-ataru-master", 1), ("padawan", 1)], [("first-order-stormtrooper", 1)])
    (master, padawan), (foe,) = stage.teams
    stage.table.pieces[master].shields = 3
    use_special(stage, stage.upgrade(master, "force-protection"))
    stage.share({master: 1, padawan: 2}).do(stage.options[1], foe)
    assert [stage.piece(one).shields for one in (master, padawan)] == [3, 2]
    assert stage.piece(foe).damage == 1


# ── symbols ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.die.no-symbol-side")
def test_a_side_without_a_symbol_has_none_to_choose() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("kylo-ren-vaders-disciple", 1)])
    (luke,), (kylo,) = stage.teams
    stage.show(stage.upgrade(luke, "training-remote"), "+1*")
    theirs = stage.show(stage.upgrade(kylo, "lure-of-power"), "+1*")
    play(stage, "force-misdirection")
    assert theirs in stage.in_pool(1)


# ── one character ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_envoy_hurts_one_character_for_everything_shown() -> None:
    stage = Stage([("general-veers-field-commander", 1)], [("hired-gun", 1), ("padawan", 1)])
    _, (gun, padawan) = stage.teams
    stage.hand(1, "take-cover", "black-one")
    stage.table.pieces[gun].shields = 1
    play(stage, "imperial-envoy", gun)
    assert stage.asked.kind == "action"
    assert [stage.piece(one).damage for one in (gun, padawan)] == [1, 0]


# ── whose effect it is ─────────────────────────────────────────────────────────────────────────────────────────────


def test_maul_minds_what_an_opponents_card_made_his_player_remove() -> None:
    stage = Stage([("padme-amidala-queen-of-naboo", 1)], [("maul-vengeful-one", 1)])
    (padme,), (maul,) = stage.teams
    paid, left = stage.show(padme, "1R"), stage.show(stage.upgrade(padme, "dl-44-heavy-blaster-pistol"), "3RD")
    stage.show(maul, "2MD")
    play(stage, "negotiate")
    assert (stage.asked.kind, stage.asked.seat) == ("after", 1)
    stage.do(stage.options[1])
    assert stage.in_pool(0) == []
    assert {paid, left}.isdisjoint(stage.t.showing)


def test_maul_does_not_mind_what_his_own_players_card_offers() -> None:
    stage = Stage([("maul-vengeful-one", 1)], [("padme-amidala-queen-of-naboo", 1)])
    (maul,), (padme,) = stage.teams
    bait = stage.upgrade(maul, "blackmail")
    theirs = stage.show(padme, "1R")
    stage.rolls((maul, "2MD"), (bait, "3Dr"))
    stage.do(("activate", maul), "yes")
    assert die_of(bait) not in stage.t.showing
    assert stage.asked.kind == "action"
    assert stage.in_pool(1) == [theirs]


# ── cards that come back are new ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.zone.reenter-is-new", "dst.effect.delayed")
def test_a_character_that_fell_and_came_back_is_not_the_one_that_was_marked() -> None:
    stage = Stage([("jabba-the-hutt-the-great-and-mighty", 1)], [("first-order-stormtrooper", 1), ("hired-gun", 1)])
    (jabba,), (trooper, _) = stage.teams
    ranks = stage.held(1, "endless-ranks")
    use_special(stage, stage.upgrade(jabba, "crime-lord"), trooper)
    perform(defeat(stage.t, [trooper]))
    assert trooper in stage.t.asides[1]
    stage.do(("play", ranks))
    assert trooper in stage.t.pieces
    stage.do("pass", "pass")
    assert stage.t.round == 3
    assert trooper in stage.t.pieces, "he is not the one who was chosen"


# ── a character among the upgrades ─────────────────────────────────────────────────────────────────────────────────


def test_l3_37_is_set_aside_wherever_else_she_would_go() -> None:
    stage = Stage(
        [("l3-37-droid-revolutionary", 1), ("hired-gun", 1)],
        [("first-order-stormtrooper", 1)],
        field="mos-eisley-spaceport",
    )
    (l3, _), (foe,) = stage.teams
    ship = stage.support(0, "smuggling-freighter")
    stage.table.pieces[l3].damage = 7
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1RD")), l3)
    assert stage.piece(l3).host == ship
    stage.do(("claim", stage.t.field), "yes")
    assert l3 in stage.t.asides[0]
    assert stage.t.hands[0] == []


# ── modifiers ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.die.modifier")
def test_a_modifier_is_resolved_with_the_die_it_joins() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [("darth-vader-sith-lord", 1)])
    (luke, padawan), (vader,) = stage.teams
    stage.table.pieces[padawan].shields = 1
    dagger = stage.show(stage.upgrade(luke, "dagger-of-mortis"), "+3MD")
    stage.do(("resolve", stage.show(luke, "2MD")), dagger)
    assert stage.asked.kind == "before"
    stage.do(stage.options[1], vader)
    assert [stage.piece(one).shields for one in (luke, padawan)] == [1, 0]
    assert stage.piece(vader).damage == 5


# ── equipment ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_wears_a_collar_may_disarm_themselves_of_it() -> None:
    stage, own, _ = duel("hired-gun", "first-order-stormtrooper")
    collar = stage.downgrade(own, "shock-collar")
    stage.show(own, "2RD1")
    play(stage, "disarm")
    assert collar in stage.t.discards[1]


# ── the die itself ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.resolve.sequence", "dst.zone.pool-manipulate")
@pytest.mark.parametrize("name", ["speeder-bike-scout", "force-throw"])
def test_a_die_lies_in_the_pool_while_it_is_resolved(name: str) -> None:
    """Who has to remove a die, and has only a good one beside it, removes the one that goes anyway."""
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    good = stage.show(luke, "3MD")
    card = stage.support(0, name) if name == "speeder-bike-scout" else stage.upgrade(luke, name)
    use_special(stage, card, die_of(card))
    assert stage.in_pool(0) == [good]


# ── what is given to a card lasts as long as it is that card ───────────────────────────────────────────────────────


@pytest.mark.rule("dst.keyword.ambush", "dst.zone.reenter-is-new")
def test_an_event_played_again_has_no_ambush_from_the_first_time() -> None:
    stage, smuggler, _ = duel("outer-rim-smuggler")
    stage.support(0, "infamous")
    stage.show(smuggler, "1Dc")
    event, rebel = stage.hand(0, "dont-get-cocky", "rebel")
    stage.do(("play", event)).do(stage.options[1])
    assert "decline" in stage.options
    stage.do(("play", rebel), event)
    assert (stage.asked.kind, stage.asked.seat) == ("action", 1)


# ── dice that are set aside ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.clar.carbon-freezing", "dst.gap.borrowed-die")
def test_a_die_from_those_set_aside_can_be_frozen() -> None:
    stage = Stage([("hired-gun", 1)], [("first-order-stormtrooper", 1)], field="carbon-freezing-chamber")
    troopers = stage.support(1, "megablaster-troopers")
    frozen, other = (stage.spare(1, "first-order-stormtrooper") for _ in range(2))
    stage.table.pools[1].append(frozen)
    stage.table.showing[frozen] = 0
    stage.do(("claim", stage.t.field), "yes", frozen, "pass")
    assert stage.t.round == 3
    stage.rolls((troopers, "1RD"), 0)
    stage.do("pass", ("activate", troopers))
    assert stage.in_pool(1) == [die_of(troopers), other]


# ── in which order ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.clar.maz", "dst.term.choose-one")
def test_who_chooses_two_says_which_comes_first() -> None:
    for wanted, drawn in ((("draw", "indirect"), 1), (("indirect", "draw"), 0)):
        stage, maz, _ = duel("maz-kanata-canny-negotiator")
        stage.do(("use", maz, 0), "reroll-own", wanted)
        assert (stage.asked.kind, len(stage.t.hands[0])) == ("opponent", drawn)


# ── who falls together ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.gap.simultaneous-defeat")
def test_grievous_takes_nothing_while_he_falls_himself() -> None:
    stage = Stage(
        [("general-grievous-jedi-hunter", 1), ("hired-gun", 1)],
        [("first-order-stormtrooper", 1), ("first-order-stormtrooper", 1)],
    )
    (grievous, _), (trooper, other) = stage.teams
    rifle = stage.upgrade(trooper, "f-11d-rifle")
    stage.table.pieces[grievous].damage, stage.table.pieces[trooper].damage = 9, 6
    stage.table.active = 1
    use_special(stage, stage.support(1, "droid-commandos"), (grievous, trooper))
    stage.do(next(one for one in stage.options if one[0] == grievous))  # he would come first
    assert (stage.asked.kind, stage.asked.seat) == ("before", 1), "only the rifle has somewhere to go"
    stage.do(stage.options[1])
    assert stage.piece(rifle).host == other
