"""The Two-Player Game: each card that appeared there first, laid out, used, and what comes of it."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.rules.values import cost_of, face, has
from tests.games.destiny.cards.test_awakenings_neutral import claim
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.cards.test_spirit_villains import use_special
from tests.games.destiny.stage import Stage, duel

# ── villains ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_kylo_ren() -> None:
    for colour, dealt in (("blue", 2), ("red", 0)):
        stage, kylo, foe = duel("kylo-ren-tormented-one", "hired-gun")
        card, _ = stage.hand(1, "force-throw", "outpost")
        stage.do(("activate", kylo))
        stage.rolls(0)
        stage.do(stage.options[1])
        assert set(stage.options) == {"red", "blue", "yellow", "gray"}
        stage.do(colour)
        if dealt:
            stage.do(foe)
        assert (stage.asked.kind, stage.piece(foe).damage) == ("action", dealt)
        assert stage.t.known[0] == [card]


@pytest.mark.parametrize(("damage", "dealt"), [(5, 2), (6, 3)])
def test_captain_phasma(damage: int, dealt: int) -> None:
    stage, phasma, foe = duel("captain-phasma-ruthless-tactician", "darth-vader-sith-lord")
    stage.table.pieces[foe].damage = damage
    use_special(stage, phasma, foe)
    assert stage.piece(foe).damage == damage + dealt


def test_droid_commandos() -> None:
    stage = Stage([("captain-phasma-ruthless-tactician", 1)], [("hired-gun", 1)] * 3)
    x, y, z = stage.teams[1]
    use_special(stage, stage.support(0, "droid-commandos"), (x, z))
    assert [stage.piece(c).damage for c in (x, y, z)] == [1, 0, 1]


def test_captain_phasmas_blaster() -> None:
    for bearer, moves in (("captain-phasma-elite-trooper", True), ("general-veers-field-commander", False)):
        stage = Stage([("hired-gun", 1)], [(bearer, 1), ("first-order-stormtrooper", 1)])
        (gun,), (victim, other) = stage.teams
        blaster = stage.upgrade(victim, "captain-phasmas-blaster")
        stage.table.pieces[victim].damage = 8
        stage.do(("resolve", stage.show(gun, "3RD1")), victim)
        assert (stage.asked.kind == "before") == moves
        if moves:
            stage.do(stage.options[1])
            assert stage.piece(blaster).host == other
        else:
            assert stage.t.discards[1] == [blaster]


def test_praetorian_guard() -> None:
    stage, veers, _ = duel("general-veers-field-commander")
    assert not has(stage.t, "guardian", veers)
    stage.upgrade(veers, "praetorian-guard")
    assert has(stage.t, "guardian", veers)


def test_dark_counsel() -> None:
    stage, kylo, _ = duel("kylo-ren-tormented-one", "hired-gun")
    counsel = stage.upgrade(kylo, "dark-counsel")
    die = stage.show(counsel, "Sp")
    stage.rolls((counsel, "1R"))
    stage.do(("resolve", die))
    assert len(stage.t.hands[0]) == 1
    assert face(stage.t, die).written == "1R"


def test_crossguard_lightsaber() -> None:
    stage, _, foe = duel("kylo-ren-tormented-one", "hired-gun")
    play(stage, "crossguard-lightsaber", foe)
    assert stage.piece(foe).damage == 1
    stage, _, foe = duel("darth-vader-sith-lord", "hired-gun")
    play(stage, "crossguard-lightsaber")
    assert stage.piece(foe).damage == 0
    for shields, taken in ((0, 2), (1, 2)):
        stage, vader, foe = duel("darth-vader-sith-lord", "hired-gun")
        stage.table.pieces[foe].shields = shields
        use_special(stage, stage.upgrade(vader, "crossguard-lightsaber"), foe)
        assert (stage.piece(foe).damage, stage.piece(foe).shields) == (taken, 0)


def test_force_stasis() -> None:
    stage, kylo, foe = duel("kylo-ren-tormented-one", "hired-gun")
    stage.show(foe, "3RD1")
    use_special(stage, stage.upgrade(kylo, "force-stasis"), foe)
    assert (stage.piece(foe).damage, stage.in_pool(1)) == (1, [])
    stage, kylo, foe = duel("kylo-ren-tormented-one", "hired-gun")
    use_special(stage, stage.upgrade(kylo, "force-stasis"))
    assert stage.piece(foe).damage == 0


def test_jedi_rival() -> None:
    stage, vader, foe = duel("darth-vader-dark-apprentice", "hired-gun")
    stage.upgrade(vader, "jedi-rival")
    stage.table.pieces[foe].shields = 2
    stage.do(("activate", vader))
    stage.do(stage.options[1])
    assert stage.piece(foe).shields == 1


def test_armored_support() -> None:
    for side, dealt in (("2RD", 1), ("1R", 0)):
        stage, veers, foe = duel("general-veers-field-commander")
        card = stage.support(0, "armored-support")
        stage.show(veers, "-")
        stage.rolls((veers, side))
        stage.do(("use", card, 0))
        if dealt:
            stage.do(foe)
        assert stage.piece(foe).damage == dealt
        assert stage.piece(card).exhausted


def test_first_strike() -> None:
    stage, _, foe = duel("general-veers-field-commander", "hired-gun")
    die = stage.show(foe, "3RD1")
    play(stage, "first-strike", foe)
    assert stage.piece(foe).damage == 3
    assert stage.in_pool(1) == [die]


def test_i_have_you_now() -> None:
    stage, veers, _ = duel("general-veers-field-commander", "hired-gun")
    die = stage.show(veers, "-")
    play(stage, "i-have-you-now", (die, 1))
    assert face(stage.t, die).written == "2RD"


def test_imperial_envoy() -> None:
    stage, _, foe = duel("general-veers-field-commander", "hired-gun")
    stage.hand(1, "aim", "outpost", "block")
    play(stage, "imperial-envoy", foe)
    assert stage.piece(foe).damage == 2
    assert len(stage.t.known[0]) == 2
    stage, _, foe = duel("general-veers-field-commander", "hired-gun")
    stage.hand(1, "aim", "datapad")
    play(stage, "imperial-envoy", foe)
    assert stage.piece(foe).damage == 1


def test_your_skills_are_complete() -> None:
    stage, _, foe = duel("kylo-ren-tormented-one", "hired-gun")
    stage.show(foe, "3RD1")
    die = stage.show(stage.upgrade(foe, "holdout-blaster"), "2RD1")
    play(stage, "your-skills-are-complete")
    assert face(stage.t, die).symbol == "blank"


def test_subjugate() -> None:
    stage, _, foe = duel("kylo-ren-tormented-one", "hired-gun")
    stage.show(foe, "1R")
    play(stage, "subjugate")
    assert stage.in_pool(1) == []


# ── neutral ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_mobilize() -> None:
    stage, _, _ = duel()
    play(stage, "mobilize")
    assert stage.t.resources[0] == 6


def test_as_i_have_foreseen() -> None:
    stage, _, _ = duel("kylo-ren-tormented-one", "hired-gun")
    cards = stage.hand(1, "aim", "block")
    play(stage, "as-i-have-foreseen")
    assert set(cards) <= set(stage.t.known[0])
    assert "decline" in stage.options


def test_clash() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight", "darth-vader-sith-lord")
    own, theirs = stage.show(luke, "1R"), stage.show(foe, "3MD")
    play(stage, "clash", (own, 1))
    assert face(stage.t, own).written == "3MD"
    assert face(stage.t, theirs).symbol == "blank"


def test_direct_hit() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    stage.show(leia, "2RD")
    play(stage, "direct-hit", foe)
    assert stage.piece(foe).damage == 4


def test_recon() -> None:
    stage, leia, foe = duel("leia-organa-born-leader")
    own, theirs = stage.show(leia, "1R"), stage.show(foe, "2RD")
    play(stage, "recon", own)
    assert face(stage.t, theirs).written == "1R"


def test_sound_the_alarm() -> None:
    stage = Stage([("hired-gun", 1)], [("first-order-stormtrooper", 1), ("nightsister", 1)])
    _, (x, y) = stage.teams
    shot, other = stage.show(x, "2RD"), stage.show(y, "1R")
    stage.rolls((x, "-"))
    play(stage, "sound-the-alarm")
    assert list(stage.options) == [shot]
    stage.do((shot,))
    assert face(stage.t, shot).symbol == "blank"
    assert face(stage.t, other).written == "1R"


# ── heroes ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_rey() -> None:
    for shields in (0, 1):
        stage, rey, foe = duel("rey-finding-the-ways")
        stage.table.pieces[rey].shields = shields
        stage.do(("activate", rey))
        assert (stage.asked.kind == "after") == bool(shields)
        if shields:
            stage.do(stage.options[1], foe)
        assert stage.piece(foe).damage == shields


def test_poe_dameron() -> None:
    stage, poe, foe = duel("poe-dameron-more-than-a-pilot")
    die = stage.show(foe, "2RD")
    use_special(stage, poe, poe, "yes", (die, 4))
    assert stage.piece(poe).shields == 1
    assert face(stage.t, die).symbol == "blank"


def test_medical_droid() -> None:
    stage, poe, _ = duel("poe-dameron-more-than-a-pilot")
    stage.table.pieces[poe].damage = 3
    use_special(stage, stage.support(0, "medical-droid"), poe)
    assert stage.piece(poe).damage == 2


def test_strike_team() -> None:
    for rich, cost in ((3, 4), (2, 5)):
        stage, _, _ = duel("poe-dameron-more-than-a-pilot")
        stage.table.resources[1] = rich
        card = stage.held(0, "strike-team")
        assert cost_of(stage.t, card) == cost
        stage.do(("play", card))
        assert stage.t.resources[0] == 5 - cost
        assert "decline" in stage.options


def test_teamwork() -> None:
    stage = Stage([("poe-dameron-more-than-a-pilot", 1), ("padawan", 1)], [("first-order-stormtrooper", 1)])
    poe, padawan = stage.teams[0]
    use_special(stage, stage.upgrade(poe, "teamwork"), "yes", padawan)
    assert (stage.piece(poe).shields, stage.piece(padawan).shields) == (1, 1)


def test_poe_damerons_blaster() -> None:
    for bearer, dealt in (("poe-dameron-more-than-a-pilot", 3), ("leia-organa-born-leader", 2)):
        stage, own, foe = duel(bearer)
        use_special(stage, stage.upgrade(own, "poe-damerons-blaster"), foe)
        assert stage.piece(foe).damage == dealt


def test_reys_lightsaber() -> None:
    for bearer, given in (("rey-finding-the-ways", 2), ("luke-skywalker-jedi-knight", 1)):
        stage, own, _ = duel(bearer)
        play(stage, "reys-lightsaber")
        assert stage.piece(own).shields == given


def test_inner_strength() -> None:
    stage = Stage([("rey-finding-the-ways", 1), ("padawan", 1)], [("hired-gun", 1), ("nightsister", 1)])
    (rey, _), (x, y) = stage.teams
    stage.support(1, "black-market")
    stage.table.pieces[rey].damage = 2
    stage.table.pieces[x].shields = 1
    use_special(stage, stage.upgrade(rey, "inner-strength"))
    assert [stage.piece(c).damage for c in (rey, x, y)] == [1, 0, 1]


def test_lukes_protection() -> None:
    stage, rey, _ = duel("rey-finding-the-ways")
    card = stage.support(0, "lukes-protection")
    stage.do(("use", card, 0))
    assert stage.piece(rey).shields == 1
    assert stage.t.decks[0][-1] == card


def test_honor_guard() -> None:
    stage, _, foe = duel("poe-dameron-more-than-a-pilot")
    card = stage.support(0, "honor-guard")
    stage.show(foe, "2RD")
    stage.do(("use", card, 0))
    assert (stage.in_pool(1), stage.t.discards[0]) == ([], [card])


def test_concentrate() -> None:
    stage = Stage([("rey-finding-the-ways", 1), ("padawan", 1)], [("hired-gun", 1)])
    rey, padawan = stage.teams[0]
    one, two = stage.show(rey, "-"), stage.show(padawan, "-")
    play(stage, "concentrate", one, (one, 1), "yes", (two, 2))
    assert [face(stage.t, die).written for die in (one, two)] == ["2MD", "2MD"]
    assert stage.t.resources[0] == 3


def test_distraction() -> None:
    stage, rey, foe = duel("rey-finding-the-ways")
    own, theirs = stage.show(rey, "-"), stage.show(foe, "2RD")
    stage.show(stage.upgrade(foe, "holdout-blaster"), "1RD")
    play(stage, "distraction", (own, theirs))
    assert stage.asked.seat == 1
    assert set(stage.options) == {own, theirs}
    stage.do(own)
    assert stage.in_pool(0) == []
    assert len(stage.in_pool(1)) == 2


def test_do_or_do_not() -> None:
    for answer, dealt in (("yes", 3), ("no", 0)):
        stage, rey, foe = duel("rey-finding-the-ways")
        stage.show(rey, "-")
        stage.rolls((rey, "2MD"))
        play(stage, "do-or-do-not", answer, *([foe] if dealt else []))
        assert (stage.piece(foe).damage, stage.in_pool(0)) == (dealt, [])
    stage, rey, foe = duel("rey-finding-the-ways")
    stage.show(rey, "1R")
    stage.rolls((rey, "-"))
    play(stage, "do-or-do-not")
    assert stage.in_pool(0) == []


def test_fierce_resolve() -> None:
    stage, rey, foe = duel("rey-finding-the-ways")
    die = stage.show(rey, "-")
    stage.rolls((rey, "2MD"))
    play(stage, "fierce-resolve", foe)
    assert stage.piece(foe).damage == 2
    assert stage.in_pool(0) == [die]


# ── battlefields ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_hangar_bay() -> None:
    for top, dealt in (("outpost", 1), ("aim", 1), ("datapad", 0)):
        stage, _, foe = duel(field="hangar-bay")
        card = stage.on_top(1, top)
        claim(stage, *([foe] if dealt else []))
        assert stage.piece(foe).damage == dealt
        assert card in stage.t.known[0]


def test_obi_wans_hut() -> None:
    for way, who, resources in (("blue-shield", 0, 5), ("other-shield", 1, 4)):
        team = [("rey-finding-the-ways", 1), ("hired-gun", 1)]
        stage = Stage(team, [("general-veers-field-commander", 1)], field="obi-wans-hut")
        whom = stage.teams[0][who]
        claim(stage, way, *([whom] if who else []))
        assert stage.piece(whom).shields == 1
        assert stage.t.resources[0] == resources
