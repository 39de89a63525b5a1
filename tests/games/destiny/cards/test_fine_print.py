"""Clauses that seldom matter: half of what stands before a "then", dice that cannot be removed, dice read otherwise."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.rules import zones
from dejarik.games.destiny.rules.values import face
from dejarik.lab.stage import perform
from tests.games.destiny.cards.test_awakenings_neutral import claim
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.cards.test_spirit_villains import refused, use_special
from tests.games.destiny.stage import Stage, duel

# ── "then": half of it is not enough ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.effect.then")
def test_overconfidence_about_one_die() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    die = stage.show(luke, "-")
    stage.rolls((luke, "2MD"))
    play(stage, "overconfidence")
    assert (stage.in_pool(0), face(stage.t, die).written) == ([die], "2MD")


@pytest.mark.rule("dst.effect.then")
def test_distraction_with_one_die() -> None:
    stage, _, foe = duel("luke-skywalker-jedi-knight")
    die = stage.show(foe, "2RD")
    play(stage, "distraction")
    assert stage.in_pool(1) == [die]


@pytest.mark.rule("dst.effect.then")
def test_one_jaw_of_the_pincers() -> None:
    stage, vader, foe = duel("nightsister", "hired-gun")
    die = stage.show(foe, "2RD1")
    stage.rolls((vader, "-"))
    play(stage, "pincer-movement")
    assert stage.piece(vader).exhausted
    assert face(stage.t, die).written == "2RD1"


@pytest.mark.rule("dst.effect.then")
def test_nothing_to_dice_after_one_slice() -> None:
    stage, rey, foe = duel("rey-force-prodigy")
    stage.show(rey, "1MD")
    play(stage, "slice-and-dice")
    assert stage.in_pool(0) == []
    assert stage.piece(foe).damage == 0


@pytest.mark.rule("dst.effect.then")
def test_dark_advisor_at_the_end_of_the_deck() -> None:
    stage, advisor, _ = duel("dark-advisor", "hired-gun", deck=2)
    use_special(stage, advisor)
    assert (len(stage.t.hands[0]), stage.t.decks[0]) == (2, [])
    assert stage.asked.seat == 1


@pytest.mark.rule("dst.effect.then")
def test_the_envoy_finds_one_card() -> None:
    stage, _, foe = duel("general-veers-field-commander", "hired-gun")
    (shown,) = stage.hand(1, "aim")
    play(stage, "imperial-envoy")
    assert shown in stage.t.known[0]
    assert (stage.asked.kind, stage.piece(foe).damage) == ("action", 0)


@pytest.mark.rule("dst.effect.then")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_a_look_at_what_is_left_of_a_deck(cards: int) -> None:
    """Pulling the Strings needs three cards, the Jedi Council two; fewer are only looked at."""
    stage, _, _ = duel("luke-skywalker-jedi-knight", deck=cards)
    stage.do(("use", stage.support(0, "jedi-council"), 0), -2)
    assert (stage.asked.kind == "pile") is (cards >= 2)
    assert set(stage.t.known[0]) == set(stage.t.decks[1][-2:])
    stage, _, _ = duel("kylo-ren-vaders-disciple", deck=cards)
    play(stage, "pulling-the-strings", -2)
    assert (stage.asked.kind == "top") is (cards >= 3)


@pytest.mark.rule("dst.clar.force-illusion-all", "dst.effect.then")
def test_an_illusion_that_fails_stays() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight", "hired-gun", deck=2)
    card = stage.upgrade(luke, "force-illusion")
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "3RD1")), luke)
    stage.do(stage.options[1])
    assert (stage.piece(luke).damage, stage.t.decks[0]) == (3, [])
    assert card in stage.t.pieces
    stage, luke, foe = duel("luke-skywalker-jedi-knight", "hired-gun", deck=0)
    stage.upgrade(luke, "force-illusion")
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "3RD1")), luke)  # nobody is asked: no cards are left
    assert stage.piece(luke).damage == 3


@pytest.mark.rule("dst.effect.then")
@pytest.mark.parametrize(
    ("event", "own", "theirs"),
    [
        ("its-a-trap", {"general-grievous-jedi-hunter": "-"}, {}),  # no symbol to choose
        ("force-misdirection", {"rebel-trooper": "2RD"}, {"padawan": "2MD"}),  # no blue die to take it from
        ("shoot-first", {"hired-gun": "1R"}, {"padawan": "2MD", "rebel-trooper": "2RD"}),  # nothing to shoot with
        ("loth-cat-and-mouse", {}, {"rebel-trooper": "2RD"}),  # no mouse
        ("commando-raid", {"rebel-trooper": "2RD"}, {}),
        ("bombing-run", {"rebel-trooper": "2RD"}, {"rebel-trooper": "2RD"}),
        ("manipulate", {"padawan": "-"}, {"padawan": "2MD"}),  # blank already
        ("suppression", {"rebel-trooper": "1Sh"}, {"rebel-trooper": "2RD"}),
        ("high-ground", {}, {"rebel-trooper": "1Sh"}),
    ],
)
def test_nothing_follows_what_was_not_done(event: str, own: dict[str, str], theirs: dict[str, str]) -> None:
    names = ["general-grievous-jedi-hunter", "padawan", "rebel-trooper", "hired-gun"]
    stage = Stage([(name, 1) for name in names], [(name, 1) for name in names])
    for team, sides in zip(stage.teams, (own, theirs), strict=True):
        for character, name in zip(team, names, strict=True):
            if name in sides:
                stage.show(character, sides[name])
    before = stage.table.copy()
    play(stage, event)
    assert (stage.asked.kind, stage.asked.seat) == ("action", 0 if event == "shoot-first" else 1)  # which has Ambush
    assert (stage.t.showing, stage.t.pieces, stage.t.decks) == (before.showing, before.pieces, before.decks)


@pytest.mark.rule("dst.effect.then", "dst.errata.unkar")
def test_unkar_pays_nothing_for_two() -> None:
    stage, unkar, foe = duel("unkar-plutt-junk-dealer", "hired-gun")
    die, _ = stage.show(unkar, "2Dr"), stage.show(foe, "3RD1")
    held = stage.hand(1, "dug-in")
    stage.do(("use", unkar, 0))
    assert (stage.in_pool(0), stage.t.hands[1], stage.t.resources[0]) == ([die], held, 5)


# ── what cannot be removed ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.errata.watto")
@pytest.mark.parametrize(
    ("event", "answers"),
    [
        ("anticipate", ("done",)),
        ("mind-trick", ((), ())),
        ("krayt-dragon-howl", ("remove",)),
        ("overconfidence", ()),
    ],
)
def test_no_blue_event_removes_wattos_dice(event: str, answers: tuple[object, ...]) -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("watto-stubborn-gambler", 1), ("hired-gun", 1)])
    (_,), (watto, gun) = stage.teams
    dice = [stage.show(watto, "-")]
    if event != "krayt-dragon-howl":
        dice.append(stage.show(gun, "2RD1"))
    stage.rolls((watto, "-"), (gun, "2RD1"))
    if event == "mind-trick":
        answers = ((), (dice[0], dice[1]))
    play(stage, event, *answers)
    assert dice[0] in stage.in_pool(1)


def test_a_guarded_die_is_no_prize() -> None:
    """The pilot's die keeps the trooper's in the pool, so it cannot be taken away either."""
    stage = Stage([("tusken-raider", 1)], [("tie-pilot", 1), ("first-order-stormtrooper", 1)])
    (_,), (pilot, trooper) = stage.teams
    guard, guarded = stage.show(pilot, "1F"), stage.show(trooper, "2RD")
    prize = play(stage, "prized-possession")
    stage.do(stage.options[1])
    assert stage.piece(prize).captives == (guard,)
    assert stage.in_pool(1) == [guarded]


def test_who_comes_back_has_no_die_that_an_opponent_keeps() -> None:
    stage = Stage([("tusken-raider", 1)], [("darth-vader-sith-lord", 1), ("first-order-stormtrooper", 1)])
    (raider,), (_, trooper) = stage.teams
    prize, back = stage.upgrade(raider, "prized-possession"), stage.held(1, "endless-ranks")
    stage.table.pieces[prize].captives = stage.table.pieces[trooper].dice
    stage.table.pieces[trooper].dice, stage.table.pieces[trooper].damage = (), 6
    stage.do(("resolve", stage.show(raider, "1MD")), trooper, ("play", back))
    assert stage.piece(trooper).dice == ()
    perform(zones.leave(stage.t, prize))
    assert len(stage.piece(trooper).dice) == 1


# ── blocked by shields ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_shield_raised_at_the_last_moment_blocks_kylos_lightsaber() -> None:
    stage, kylo, dooku = duel("kylo-ren-vaders-disciple", "count-dooku-devious-strategist")
    saber = stage.upgrade(kylo, "kylo-rens-lightsaber")
    die = stage.show(saber, "Sp")
    (paid,) = stage.hand(1, "aim")
    stage.rolls((saber, "1Sh"))
    stage.do(("resolve", die), dooku)
    stage.do(stage.options[1])
    assert stage.t.discards[1] == [paid]
    assert stage.piece(dooku).damage == 1
    assert face(stage.t, die).written == "1Sh"


def test_a_mentors_shield_blocks_kylos_lightsaber() -> None:
    stage = Stage([("kylo-ren-vaders-disciple", 1)], [("luke-skywalker-jedi-knight", 1), ("padawan", 1)])
    (kylo,), (luke, padawan) = stage.teams
    saber = stage.upgrade(kylo, "kylo-rens-lightsaber")
    stage.upgrade(luke, "protective-mentor")
    stage.table.pieces[luke].shields = 1
    die = stage.show(saber, "Sp")
    stage.rolls((saber, "1Sh"))
    stage.do(("resolve", die), padawan, "1")
    assert (stage.piece(padawan).damage, stage.piece(luke).shields) == (1, 0)
    assert stage.in_pool(0) == [die]


# ── whom it may be played on ───────────────────────────────────────────────────────────────────────────────────────


def test_ezra_needs_no_blue_character_beside_him() -> None:
    team = [("ezra-bridger-force-sensitive-thief", 1), ("hired-gun", 1)]
    stage = Stage(team, [("first-order-stormtrooper", 1)])
    (ezra, _), _ = stage.teams
    training = play(stage, "force-training")
    assert stage.piece(training).host == ezra  # the only one who does not mind
    stage, _, _ = duel("hired-gun")
    assert refused(stage, "force-training")


def test_cargo_hold_leaves_mods_where_they_are() -> None:
    stage = Stage([("rebel-trooper", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)], field="cargo-hold")
    (trooper, gun), (foe,) = stage.teams
    mod = stage.upgrade(stage.support(0, "black-one"), "laser-cannon")
    knife, theirs = stage.upgrade(trooper, "vibroknife"), stage.upgrade(foe, "vibroknife")
    claim(stage)
    assert stage.piece(knife).host == gun
    assert stage.piece(mod).host not in stage.teams[0]
    assert stage.piece(theirs).host == foe  # the trooper has nobody to give it to


@pytest.mark.rule("dst.play.5-modify-cost", "dst.gap.replace-amount")
@pytest.mark.parametrize("resources", [0, 1])
def test_the_padawan_without_the_upgrade_that_is_replaced(resources: int) -> None:
    """Robes for 2 make room: 3 less 2, and 1 less for whoever has no upgrades then."""
    stage, padawan, _ = duel("padawan", resources=resources)
    robes, saber = stage.upgrade(padawan, "jedi-robes"), stage.held(0, "lightsaber")
    stage.do(("play", saber), robes)
    assert stage.t.upgrades(padawan) == [saber]
    assert stage.t.resources[0] == resources


@pytest.mark.rule("dst.limit.excess")
def test_the_holocron_keeps_to_the_limit_of_forms() -> None:
    stage, kylo, _ = duel("kylo-ren-vaders-disciple", "hired-gun")
    holocron, niman = stage.upgrade(kylo, "sith-holocron"), stage.upgrade(kylo, "niman-mastery")
    soresu = stage.held(0, "soresu-mastery")
    use_special(stage, holocron, soresu)
    assert (stage.asked.kind, set(stage.options)) == ("surplus", {niman, soresu})
    stage.do(niman, "no")
    assert stage.t.upgrades(kylo) == [soresu]


# ── dice that count as something else ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.faq.luke-strikes")
@pytest.mark.parametrize(
    ("event", "answers", "damage"),
    [
        ("decisive-blow", (), 2),
        ("fatal-blow", (), 2),
        ("direct-hit", (), 4),
        ("twin-strike", ("die",), 2),
        ("collateral-damage", ("melee", "die"), 2),
    ],
)
def test_lukes_shields_are_resolved_as_damage_and_nothing_else(
    event: str, answers: tuple[str, ...], damage: int
) -> None:
    stage, luke, foe = duel("luke-skywalker-reluctant-instructor")
    die = stage.show(luke, "2Sh")
    play(stage, event, *(die if answer == "die" else answer for answer in answers), foe)
    assert stage.piece(foe).damage == damage
    assert stage.piece(luke).shields == 0


@pytest.mark.rule("dst.faq.luke-strikes", "dst.clar.advanced-training")
def test_a_battlefield_sees_what_dice_count_as() -> None:
    team = [("captain-phasma-stormtrooper-commander", 1), ("first-order-stormtrooper", 1)]
    stage = Stage(team, [("hired-gun", 1)], field="secret-facility")
    (_, trooper), (foe,) = stage.teams
    stage.plot(0, "advanced-training")
    die = stage.show(trooper, "-")
    claim(stage, die)
    assert (stage.asked.kind, set(stage.options)) == ("read-as", {"indirect", "melee"})
    stage.do("melee", foe)
    assert stage.piece(foe).damage == 1


@pytest.mark.rule("dst.sym.blank")
def test_a_blank_finds_no_shelter() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    die = stage.show(luke, "-")
    play(stage, "circle-of-shelter")
    assert stage.in_pool(0) == [die]


# ── what comes while it is waited for ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.ability.available-on-entry", "dst.react.before-example-obiwan")
def test_obi_wan_becomes_one_with_the_force() -> None:
    """What he plays on himself before he falls hears of his fall, too."""
    stage = Stage([("hired-gun", 1)], [("obi-wan-kenobi-mysterious-hermit", 1), ("padawan", 1)])
    (gun,), (obi_wan, padawan) = stage.teams
    stage.table.pieces[obi_wan].damage = 10
    force = stage.held(1, "one-with-the-force")
    stage.do(("resolve", stage.show(gun, "3RD1")), obi_wan)
    stage.do(stage.options[1], force, obi_wan)
    assert stage.t.characters(1) == [padawan]
    assert stage.piece(force).kind == "support"


# ── what must be done, and what is left out ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.ability.special-mandatory")
def test_what_lies_open_has_to_be_played() -> None:
    """The Falcon plays an event of the discard pile if there is one; what is in a hand, nobody knows."""
    stage, _, _ = duel("han-solo-scoundrel")
    ship = stage.support(0, "millennium-falcon")
    held = stage.held(0, "electroshock")
    use_special(stage, ship)
    assert set(stage.options) == {"no", held}
    stage, _, _ = duel("han-solo-scoundrel")
    ship = stage.support(0, "millennium-falcon")
    held, lost = stage.held(0, "electroshock"), stage.discarded(0, "dont-get-cocky")
    use_special(stage, ship)
    assert set(stage.options) == {held, lost}


def test_poe_flies_what_shows_nothing() -> None:
    """No side of the walker's die can be resolved by itself; it is played all the same."""
    stage, poe, _ = duel("poe-dameron-ace-pilot")
    (walker,) = stage.hand(0, "at-rt")
    use_special(stage, poe, "yes")
    assert walker in stage.t.pieces
    assert stage.t.resources[0] == 3


@pytest.mark.rule("dst.damage.zero")
def test_no_damage_no_target() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("hired-gun", 1), ("nightsister", 1)])
    (luke,), (gun, _) = stage.teams
    throw = stage.upgrade(luke, "force-throw")
    use_special(stage, throw, stage.show(gun, "-"))
    assert (stage.asked.kind, stage.asked.seat) == ("action", 1)
