"""Convergence: each card as set-up, action, expectation; and what the reference says about them."""

from __future__ import annotations

import pytest

from dejarik.core.refusal import Refused
from dejarik.games.destiny.cards.facts import CHARACTER_SUBTYPES
from dejarik.games.destiny.rules.values import has
from dejarik.games.destiny.state import NOTHING, die_of
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, duel

# ── downgrades ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.downgrade.attach-opponent", "dst.downgrade.controller")
def test_a_downgrade_goes_on_an_opponents_character() -> None:
    stage = Stage([("hired-gun", 1)], [("first-order-stormtrooper", 1), ("nightsister", 1)])
    (gun,), (a, b) = stage.teams
    card = stage.held(0, "hampered")
    stage.do(("play", card))
    assert (stage.asked.kind, set(stage.options)) == ("host", {a, b})
    with pytest.raises(Refused):
        stage.do(gun)
    stage.do(b)
    piece = stage.piece(card)
    assert (piece.host, piece.kind, piece.controller, piece.owner) == (b, "downgrade", 0, 0)
    assert stage.t.upgrades(b) == []


@pytest.mark.rule("dst.downgrade.stays")
def test_a_downgrade_goes_with_its_bearer() -> None:
    stage = Stage([("hired-gun", 1)], [("first-order-stormtrooper", 1), ("nightsister", 1)])
    (gun,), (a, _) = stage.teams
    card = stage.downgrade(a, "hampered")
    stage.do("pass", "pass")
    assert stage.t.round == 3
    assert card in stage.t.pieces
    stage = Stage([("hired-gun", 1)], [("first-order-stormtrooper", 1), ("nightsister", 1)])
    (gun,), (a, _) = stage.teams
    card = stage.downgrade(a, "hampered")
    stage.table.pieces[a].damage = 6
    stage.do(("resolve", stage.show(gun, "2RD1")), a)
    assert a not in stage.t.pieces
    assert stage.t.discards == [[card], []]


@pytest.mark.rule("dst.downgrade.limit-3", "dst.downgrade.fourth-allowed")
def test_a_fourth_downgrade() -> None:
    stage, _, foe = duel()
    three = [stage.downgrade(foe, name) for name in ("wanted", "death-mark", "hampered")]
    fourth = play(stage, "shock-collar")
    assert stage.t.resources[0] == 3
    assert (stage.asked.kind, stage.asked.seat, set(stage.options)) == ("surplus", 1, {*three, fourth})
    stage.do(fourth)
    assert stage.t.upgrades(foe, "downgrade") == three
    assert stage.t.discards[0] == [fourth]


@pytest.mark.rule("dst.gap.downgrade-is-type")
def test_downgrades_are_no_upgrades() -> None:
    stage, gun, foe = duel("hired-gun", "first-order-stormtrooper")
    stage.show(gun, "2RD1")
    worn = [stage.upgrade(foe, "datapad") for _ in range(3)]
    borne = [stage.downgrade(foe, name) for name in ("wanted", "death-mark", "hampered")]
    play(stage, "disarm")
    assert set(stage.options) == set(worn)
    stage.do(worn[0])
    assert stage.t.discards[1] == [worn[0]]
    assert all(card in stage.t.pieces for card in (*worn[1:], *borne))


def test_death_mark_and_wanted() -> None:
    stage = Stage([("hired-gun", 1)], [("first-order-stormtrooper", 1), ("nightsister", 1)], resources=1)
    (gun,), (a, _) = stage.teams
    mark, wanted = stage.downgrade(a, "death-mark"), stage.downgrade(a, "wanted")
    stage.table.pieces[a].damage = 6
    stage.do(("resolve", stage.show(gun, "2RD1")), a)
    while stage.asked.kind in ("order", "after"):
        stage.do(stage.options[-1])
    assert len(stage.t.hands[0]) == 3
    assert stage.t.resources[0] == 2
    assert stage.t.discards[0] == [mark, wanted]


def test_shock_collar() -> None:
    stage, _, foe = duel()
    stage.downgrade(foe, "shock-collar")
    stage.table.active = 1
    stage.do(("activate", foe))
    assert stage.piece(foe).damage == 1


@pytest.mark.rule("dst.keyword.lose-all")
def test_mind_extraction() -> None:
    stage = Stage([("hired-gun", 1)], [("captain-phasma-elite-trooper", 1), ("gamorrean-guard", 1)])
    (gun,), (_, guard) = stage.teams
    assert has(stage.t, "guardian", guard)  # printed, and given by Phasma
    card = stage.downgrade(guard, "mind-extraction")
    assert not has(stage.t, "guardian", guard)
    stage.table.active = 1
    stage.show(gun, "2RD1")
    assert ("use", card, 0) in stage.options
    stage.do(("use", card, 0))
    assert stage.piece(guard).exhausted
    assert stage.t.discards[0] == [card]
    assert has(stage.t, "guardian", guard)
    stage.do("pass")
    assert ("use", card, 0) not in stage.options


def test_a_silenced_character_gives_nothing_and_answers_nothing() -> None:
    stage = Stage([("hired-gun", 1)], [("captain-phasma-elite-trooper", 1), ("first-order-stormtrooper", 1)])
    _, (phasma, trooper) = stage.teams
    stage.downgrade(phasma, "mind-extraction")
    assert not has(stage.t, "guardian", trooper)
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    stage.downgrade(luke, "mind-extraction")
    stage.do(("activate", luke))
    assert stage.t.hands[0] == []
    stage.t.pieces[luke].damage = 11
    stage.do("pass")  # and it may fall like anybody else


@pytest.mark.rule("dst.clar.hampered-turn", "dst.faq.turn-vs-round")
def test_hampered_is_once_a_turn() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 2)], [("hired-gun", 1)])
    (luke,), (foe,) = stage.teams
    stage.downgrade(luke, "hampered")
    a, b = stage.show(luke, "2MD"), stage.show(luke, "3MD", 1)
    stage.do(("resolve", a), foe)
    assert stage.asked.kind == "action"  # no further die is offered
    assert stage.asked.seat == 1
    stage.do("pass")
    assert ("resolve", b) in stage.options
    stage.do(("resolve", b), foe)
    assert stage.piece(foe).damage == 5


@pytest.mark.rule("dst.clar.hampered-modifier")
def test_hampered_and_modifiers() -> None:
    stage = Stage([("rey-force-prodigy", 2)], [("hired-gun", 1)])
    (rey,), (foe,) = stage.teams
    stage.downgrade(rey, "hampered")
    own, plus = stage.show(rey, "1MD"), stage.show(rey, "+2MD", 1)
    stage.do(("resolve", own))
    assert stage.asked.kind == "target"  # nothing may be added to it
    stage, rey, foe = duel("rey-force-prodigy", "hired-gun")
    stage.downgrade(rey, "hampered")
    plus = stage.show(rey, "+2MD")
    saber = stage.show(stage.upgrade(rey, "lightsaber"), "3MD1")
    stage.do(("resolve", saber))
    assert plus in stage.options
    stage.do(plus, foe)
    assert stage.piece(foe).damage == 5


# ── plots ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.clar.advanced-training")
def test_advanced_training() -> None:
    stage, trooper, foe = duel("first-order-stormtrooper", "hired-gun")
    stage.plot(0, "advanced-training")
    die = stage.show(trooper, "-")
    stage.do(("resolve", die))
    assert stage.piece(foe).damage == 1  # only as 1 indirect
    stage = Stage([("captain-phasma-stormtrooper-commander", 1), ("first-order-stormtrooper", 1)], [("hired-gun", 1)])
    (_, trooper), (foe,) = stage.teams
    stage.plot(0, "advanced-training")
    stage.table.pieces[foe].shields = 1
    die = stage.show(trooper, "-")
    stage.do(("resolve", die))
    assert (stage.asked.kind, set(stage.options)) == ("read-as", {"indirect", "melee"})
    stage.do("melee", foe)
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (0, 0)


def test_profiteering() -> None:
    stage, maz, _ = duel("maz-kanata-canny-negotiator")
    stage.plot(0, "profiteering")
    stage.rolls((maz, "1R"))
    stage.do(("activate", maz))
    stage.do(stage.options[1])
    assert stage.t.resources[0] == 6


def test_lightsaber_mastery() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    plot = stage.plot(0, "lightsaber-mastery")
    move = stage.held(0, "twin-strike")
    stage.table.hands[0].remove(move)
    stage.table.pieces[plot].under = (move,)
    stage.table.pieces[foe].shields = 3
    die = stage.show(luke, "2MD")
    stage.do(("use", plot, 0), move, die, foe)
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (2, 3)
    assert (stage.t.asides[0], stage.t.discards[0]) == ([move], [])
    assert (stage.piece(plot).exhausted, stage.piece(plot).under) == (True, ())


# ── villains ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.errata.force-storm")
def test_force_storm() -> None:
    stage, palpatine, foe = duel("palpatine-galactic-emperor")
    storm = stage.upgrade(palpatine, "force-storm")
    stage.table.pieces[storm].resources = 1
    die = stage.show(storm, "Sp")
    stage.rolls((storm, "2Sh"))
    stage.do(("resolve", die), foe)
    assert (stage.piece(storm).exhausted, stage.piece(storm).resources) == (True, 2)
    assert stage.piece(foe).damage == 2
    assert die in stage.in_pool(0)


@pytest.mark.rule("dst.gap.force-storm-exhausted")
def test_force_storm_while_exhausted() -> None:
    stage, palpatine, foe = duel("palpatine-galactic-emperor")
    storm = stage.upgrade(palpatine, "force-storm")
    stage.table.pieces[storm].resources, stage.table.pieces[storm].exhausted = 2, True
    die = stage.show(storm, "Sp")
    stage.rolls((storm, "3RD"))
    stage.do(("resolve", die), foe)
    assert (stage.piece(foe).damage, stage.piece(storm).resources) == (2, 2)
    assert die in stage.in_pool(0)


@pytest.mark.rule("dst.clar.fo-stormtrooper")
def test_captain_phasma_rolls_set_aside_stormtroopers() -> None:
    stage, phasma, foe = duel("captain-phasma-stormtrooper-commander", "hired-gun")
    dice = [stage.spare(0, "first-order-stormtrooper") for _ in range(2)]  # printed in Awakenings
    stage.rolls((phasma, "2RD"), (phasma, "1RD"))
    stage.do(("use", phasma, 0))
    assert stage.in_pool(0) == dice
    stage.do("pass", ("resolve", dice[0]), "melee", foe, "done")
    assert dice[0] not in stage.in_pool(0)
    assert ("use", phasma, 0) not in stage.options
    stage.do("pass", "pass", "pass")
    assert stage.in_pool(0) == []  # set aside again at upkeep


def test_captain_phasma_reads_troopers_as_melee() -> None:
    stage = Stage([("captain-phasma-stormtrooper-commander", 1), ("first-order-stormtrooper", 1)], [("hired-gun", 1)])
    (phasma, trooper), (foe,) = stage.teams
    first, second = stage.show(phasma, "2RD"), stage.show(trooper, "1RD")
    stage.do(("resolve", first), "melee", foe)
    assert second in stage.options  # it may be resolved as melee, too
    stage.do(second, foe)
    assert stage.piece(foe).damage == 3


def test_megablaster_troopers() -> None:
    for team, wanted in (("first-order-stormtrooper", 1), ("captain-phasma-stormtrooper-commander", 2)):
        stage, _, _ = duel(team, "hired-gun")
        troops = stage.support(0, "megablaster-troopers")
        for _ in range(3):
            stage.spare(0, "first-order-stormtrooper")
        stage.do(("activate", troops))
        assert len(stage.in_pool(0)) == 1 + wanted


@pytest.mark.rule("dst.errata.watto")
def test_blue_events_do_not_remove_wattos_dice() -> None:
    stage = Stage([("darth-vader-sith-lord", 1)], [("watto-stubborn-gambler", 1), ("jango-fett-lethal-mercenary", 1)])
    (_,), (watto, jango) = stage.teams
    safe, other = stage.show(watto, "2Dr"), stage.show(jango, "1RD")
    play(stage, "isolation")
    assert stage.in_pool(1) == [safe]
    assert other not in stage.t.showing
    stage = Stage([("watto-stubborn-gambler", 1), ("darth-vader-sith-lord", 1)], [("hired-gun", 1)])
    (watto, _), _ = stage.teams
    own = stage.show(watto, "2Dr")
    play(stage, "isolation")
    assert own not in stage.t.showing


def test_watto_gambles() -> None:
    for rolled, wanted in (("1R", 6), ("2Dr", 4)):
        stage, watto, _ = duel("watto-stubborn-gambler", "hired-gun")
        stage.show(watto, "-")
        stage.rolls((watto, rolled))
        stage.do(("use", watto, 0), "resource")
        assert stage.t.resources[0] == wanted


@pytest.mark.rule("dst.clar.barter-with-blood")
def test_barter_with_blood() -> None:
    for mine, theirs, hurt in ((1, 3, 1), (2, 1, 0)):
        stage, own, foe = duel("jango-fett-lethal-mercenary", "hired-gun")
        play(stage, "barter-with-blood")
        assert set(stage.match.questions) == {0, 1}
        stage.match.answer(0, str(mine))
        stage.match.answer(1, str(theirs))
        assert stage.piece((own, foe)[hurt]).damage == max(mine, theirs)
        assert stage.piece((foe, own)[hurt]).damage == 0
    stage, own, foe = duel("jango-fett-lethal-mercenary", "count-dooku-devious-strategist")
    stage.hand(1, "take-cover")
    play(stage, "barter-with-blood")
    stage.match.answer(0, "0")
    stage.match.answer(1, "2")
    assert stage.asked.kind == "before"  # Dooku is about to be dealt damage
    moment = stage.asked.about
    assert moment is not None
    stage.do("pass")
    assert stage.asked.kind == "play"
    assert stage.asked.seat == 1


@pytest.mark.rule("dst.clar.barter-with-blood", "dst.gap.both-lose-characters")
def test_who_hides_as_much_is_hit_at_the_same_moment() -> None:
    for control in (0, 1):
        stage, own, foe = duel("hired-gun", "hired-gun")
        stage.table.control = stage.table.pieces[stage.table.field].controller = control
        stage.table.pieces[own].damage = stage.table.pieces[foe].damage = 7
        play(stage, "barter-with-blood")
        stage.match.answer(0, "2")
        stage.match.answer(1, "2")
        assert stage.t.winner == control


@pytest.mark.rule("dst.subtype.choose")
def test_exterminate_lets_a_subtype_be_named() -> None:
    stage = Stage([("jango-fett-lethal-mercenary", 1)], [("rebel-trooper", 1), ("luke-skywalker-jedi-knight", 1)])
    _, (trooper, luke) = stage.teams
    kept, lost = stage.show(trooper, "1RD"), stage.show(luke, "2MD")
    play(stage, "exterminate")
    assert (stage.asked.seat, tuple(stage.options)) == (1, CHARACTER_SUBTYPES)
    assert len(CHARACTER_SUBTYPES) == 21
    for wrong in ("weapon", "vehicle"):
        with pytest.raises(Refused):
            stage.do(wrong)
    stage.do("trooper")
    assert stage.in_pool(1) == [kept]
    assert lost not in stage.t.showing


# ── heroes ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("dst.errata.uneti")
def test_uneti_force_tree() -> None:
    stage, _, _ = duel("luke-skywalker-jedi-knight")
    tree = stage.support(0, "uneti-force-tree")
    stage.do(("use", tree, 0))
    assert [len(hand) for hand in stage.t.hands] == [1, 1]
    assert stage.piece(tree).exhausted


@pytest.mark.rule("dst.cardaction.power-once", "dst.gap.power-action-vs-new-copy")
def test_a_power_action_is_used_once_wherever_its_card_goes() -> None:
    stage = Stage([("rey-force-prodigy", 1), ("mace-windu-jedi-champion", 1)], [("hired-gun", 1)])
    (rey, mace), _ = stage.teams
    saber = stage.upgrade(rey, "mace-windus-lightsaber")
    stage.do(("use", saber, 0))
    assert stage.piece(saber).host == mace
    stage.do("pass")
    assert ("use", saber, 0) not in stage.options
    stage.t.pieces[saber].host = rey  # moved on by another effect
    assert ("use", saber, 0) not in stage.options
    stage.do("pass")
    assert stage.t.round == 3
    assert ("use", saber, 0) in stage.options


def test_mace_windus_lightsaber() -> None:
    stage, mace, foe = duel("mace-windu-jedi-champion")
    stage.table.pieces[foe].damage, stage.table.pieces[foe].shields = 3, 2
    spare = Stage([("mace-windu-jedi-champion", 1)], [("first-order-stormtrooper", 1), ("hired-gun", 1)])
    (mace,), (foe, _) = spare.teams
    spare.table.pieces[foe].damage, spare.table.pieces[foe].shields = 4, 2
    saber = spare.upgrade(mace, "mace-windus-lightsaber")
    spare.do(("resolve", spare.show(saber, "Sp")), foe)
    assert foe not in spare.t.pieces


@pytest.mark.rule("dst.errata.laat")
def test_laat_gunship() -> None:
    for face, damage in (("-", 0), ("2RD", 2)):
        stage, trooper, foe = duel("rebel-trooper")
        ship = stage.support(0, "laat-gunship")
        die = stage.show(ship, "Sp")
        stage.rolls((trooper, face), (ship, "2RD"))
        stage.do(("resolve", die))
        while stage.asked.kind == "target":
            stage.do(foe)
        assert stage.piece(foe).damage == damage
        assert stage.in_pool(0) == [die]
        assert die_of(trooper) not in stage.t.showing


@pytest.mark.rule("dst.clar.maz")
def test_maz_kanata() -> None:
    stage, maz, foe = duel("maz-kanata-canny-negotiator")
    mine = stage.show(maz, "2RD")
    stage.do(("use", maz, 0))
    assert (stage.asked.kind, stage.asked.seat, len(stage.options)) == ("choose-one", 1, 4)
    stage.do("draw")
    assert len(stage.t.hands[1]) == 1
    assert (stage.asked.seat, set(stage.options)) == (0, {"indirect", "turn-theirs", "reroll-own"})
    stage.rolls((maz, "-"))
    stage.do(("indirect", "reroll-own"), -2, (mine,))
    assert stage.piece(foe).damage == 1
    stage, maz, _ = duel("maz-kanata-canny-negotiator")
    mine = stage.show(maz, "2RD")
    stage.do(("use", maz, 0), "turn-theirs")
    assert stage.asked.seat == 1
    stage.do((mine, 5))
    assert stage.t.showing[mine] == 5


@pytest.mark.rule("dst.clar.convergence", "dst.subtypes.table")
def test_convergence() -> None:
    team = [("rebel-trooper", 1), ("rebel-commando", 1), ("wookiee-warrior", 1), ("maz-kanata-canny-negotiator", 1)]
    stage = Stage(team, [("first-order-stormtrooper", 1)], resources=9)
    _, (foe,) = stage.teams
    costs = {name: stage.upgrade(foe, name) for name in ("datapad", "lightsaber", "f-11d-rifle")}
    dear = stage.support(1, "at-st")
    play(stage, "convergence")
    assert set(stage.options) == set(costs.values())  # 1, 3 and 2; not 6
    assert dear not in stage.options
    stage.do(costs["lightsaber"])
    assert stage.t.discards[1] == [costs["lightsaber"]]


# ── neutral ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_circle_of_shelter() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    die = stage.show(luke, "2MD")
    play(stage, "circle-of-shelter", luke)
    assert stage.piece(luke).shields == 2
    assert die not in stage.t.showing
    stage, luke, _ = duel("luke-skywalker-jedi-knight")
    stage.upgrade(luke, "soresu-mastery")
    die = stage.show(luke, "2MD")
    play(stage, "circle-of-shelter", luke)
    assert stage.piece(luke).shields == 2
    assert die in stage.in_pool(0)


def test_deflecting_slash() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.upgrade(luke, "soresu-mastery")
    stage.show(foe, "2RD")
    play(stage, "deflecting-slash")
    assert stage.in_pool(1) == []
    assert stage.piece(luke).exhausted
    assert stage.piece(luke).shields == 2


def test_fatal_blow() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.upgrade(luke, "jedi-robes")
    stage.upgrade(luke, "lightsaber")
    stage.show(luke, "2MD")
    play(stage, "fatal-blow", foe)
    assert stage.piece(foe).damage == 4


def test_twin_strike() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 2)], [("hired-gun", 1)])
    (luke,), (foe,) = stage.teams
    stage.table.pieces[foe].shields = 3
    a, b = stage.show(luke, "2MD"), stage.show(luke, "3MD", 1)
    play(stage, "twin-strike", a, foe, b, foe)
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (5, 3)


def test_soresu_mastery() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    die = stage.show(foe, "2RD")
    play(stage, "soresu-mastery")
    stage.do(stage.options[1])
    assert die not in stage.t.showing
    stage, luke, foe = duel("luke-skywalker-jedi-knight")
    stage.show(foe, "2RD")
    stage.do(("resolve", stage.show(stage.upgrade(luke, "soresu-mastery"), "Sp")), luke)
    assert stage.in_pool(1) == []
    assert stage.piece(luke).shields == 1


@pytest.mark.rule("dst.errata.no-answer")
def test_no_answer() -> None:
    for held, discarded in ((1, 4), (2, 1), (0, 0)):
        stage, _, _ = duel("leia-organa-born-leader")
        stage.hand(1, *["take-cover"] * held)
        play(stage, "no-answer")
        assert len(stage.t.discards[1]) == discarded
        assert len(stage.t.decks[1]) == 8 - max(0, discarded - held)


def test_enfys_nest() -> None:
    stage = Stage([("enfys-nest-fearsome-outlaw", 2), ("enfys-nests-marauder", 1)], [("hired-gun", 1)], resources=0)
    (enfys, marauder), (foe,) = stage.teams
    a, b = stage.show(enfys, "2MD1"), stage.show(enfys, "1Sh", 1)
    c = stage.show(marauder, "2MD1")
    stage.do(("use", enfys, 0), a, foe)
    assert b not in stage.options  # it shows another symbol
    stage.do(c, foe)
    assert stage.piece(foe).damage == 4
    assert stage.asked.kind == "after"  # the Marauder's die showed a cost
    stage.do(stage.options[1])
    assert stage.piece(foe).damage == 5


def test_enfys_nests_marauder() -> None:
    stage, marauder, foe = duel("enfys-nests-marauder")
    stage.do(("resolve", stage.show(marauder, "2MD1")), foe)
    stage.do(stage.options[1])
    assert stage.piece(foe).damage == 3
    stage, marauder, foe = duel("enfys-nests-marauder")
    stage.do(("resolve", stage.show(marauder, "1Sh")), marauder)
    assert stage.asked.kind == "action"


@pytest.mark.rule("dst.limit.text")
def test_a_limit_concerns_its_own_bearer() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1), ("padawan", 1)], [("hired-gun", 1)], resources=9)
    (luke, padawan), _ = stage.teams
    stage.upgrade(luke, "soresu-mastery")
    stage.show(stage.teams[1][0], "-")
    second = play(stage, "niman-mastery", padawan)
    assert stage.piece(second).host == padawan


@pytest.mark.rule("dst.limit.excess")
def test_one_form_too_many() -> None:
    stage = Stage([("luke-skywalker-reluctant-instructor", 1), ("luke-skywalker-jedi-knight", 1)], [("hired-gun", 1)])
    (teacher, luke), _ = stage.teams
    first, second = stage.upgrade(luke, "soresu-mastery"), stage.upgrade(teacher, "niman-mastery")
    stage.do(("use", teacher, 0))
    assert (stage.asked.kind, stage.asked.seat, set(stage.options)) == ("surplus", 0, {first, second})
    stage.do(first)
    assert stage.t.upgrades(luke) == [second]
    assert stage.piece(second).host != NOTHING
