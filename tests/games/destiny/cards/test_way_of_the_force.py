"""Way of the Force and Across the Galaxy: each card, and what the reference says about them."""

from __future__ import annotations

import pytest

from dejarik.core.refusal import Refused
from dejarik.games.destiny.rules.playing import Terms, hosts
from dejarik.games.destiny.rules.values import face, value
from dejarik.games.destiny.state import die_of
from tests.games.destiny.cards.test_awakenings_villains import play
from tests.games.destiny.stage import Stage, duel


@pytest.mark.rule("dst.errata.snoke")
def test_snoke() -> None:
    stage = Stage([("snoke-supreme-leader", 1), ("first-order-stormtrooper", 1)], [("hired-gun", 1)])
    (snoke, trooper), (foe,) = stage.teams
    stage.show(trooper, "1RD")
    rifle = stage.show(stage.upgrade(trooper, "f-11d-rifle"), "2RD1")
    stage.show(snoke, "2ID")
    stage.do(("use", snoke, 0))
    assert stage.asked.kind == "target"  # only the trooper can be dealt the damage, only its own die resolved
    stage.do(foe)
    assert stage.piece(trooper).damage == 1
    assert stage.piece(snoke).damage == 0
    assert stage.piece(foe).damage == 3
    assert rifle in stage.in_pool(0)


@pytest.mark.rule("dst.clar.snoke-defeat")
def test_snoke_defeats_his_helper() -> None:
    stage = Stage([("snoke-supreme-leader", 1), ("first-order-stormtrooper", 1)], [("hired-gun", 1)])
    (snoke, trooper), (foe,) = stage.teams
    stage.show(trooper, "2RD")
    stage.table.pieces[trooper].damage = 6
    stage.do(("use", snoke, 0))
    assert trooper not in stage.t.pieces
    assert stage.piece(foe).damage == 0
    stage.do("pass")
    assert ("use", snoke, 0) not in stage.options


@pytest.mark.rule("dst.faq.power-action-no-effect")
def test_a_power_action_without_effect_is_no_pass() -> None:
    stage, _, _ = duel("general-veers-field-commander", "hired-gun", resources=0)
    bike = stage.support(0, "general-grievous-wheel-bike")
    stage.table.pieces[bike].exhausted = True
    stage.table.active = 1
    stage.do("pass", ("use", bike, 0))
    assert stage.piece(bike).exhausted
    assert (stage.t.round, stage.asked.seat, stage.t.passes) == (2, 1, 0)
    stage.do("pass")
    assert ("use", bike, 0) not in stage.options


@pytest.mark.rule("dst.cardaction.power-copies")
def test_power_actions_of_two_copies() -> None:
    stage, _, _ = duel("general-grievous-jedi-hunter", "hired-gun")
    first, second = (stage.support(0, "general-grievous-wheel-bike") for _ in range(2))
    for bike in (first, second):
        stage.table.pieces[bike].exhausted = True
    stage.do(("use", first, 0), "pass", ("use", second, 0))
    assert not stage.piece(first).exhausted
    assert not stage.piece(second).exhausted
    assert stage.t.resources[0] == 5  # Grievous was there to be seen


@pytest.mark.rule("dst.zone.reenter-is-new", "dst.gap.power-action-vs-new-copy")
def test_a_power_action_comes_back_with_its_card() -> None:
    stage = Stage([("mace-windu-jedi-champion", 1)], [("luke-skywalker-jedi-knight", 1)], resources=9)
    (mace,), (luke,) = stage.teams
    saber = stage.upgrade(mace, "mace-windus-lightsaber")
    stage.show(luke, "3MD")
    disarm, scavenge = stage.held(1, "disarm"), stage.held(0, "scavenge")
    stage.do(("use", saber, 0), ("play", disarm))
    assert stage.t.discards[0] == [saber]
    stage.do(("play", scavenge), saber, "pass", ("play", saber), "pass")
    assert stage.piece(saber).host == mace
    assert ("use", saber, 0) in stage.options


def test_the_wheel_bike_costs_a_resource() -> None:
    stage, _, _ = duel("general-veers-field-commander", "hired-gun")
    bike = stage.support(0, "general-grievous-wheel-bike")
    stage.table.pieces[bike].exhausted = True
    stage.do(("use", bike, 0))
    assert not stage.piece(bike).exhausted
    assert stage.t.resources[0] == 4


def test_imperial_troop_transport() -> None:
    stage = Stage([("first-order-stormtrooper", 1), ("general-veers-field-commander", 1)], [("hired-gun", 1)])
    transport = stage.support(0, "imperial-troop-transport")
    assert value(stage.t, stage.show(transport, "XRD")) == 1


@pytest.mark.rule("dst.clar.dj-amount")
def test_dj_pays_back_in_one_packet() -> None:
    stage = Stage(
        [("dj-treacherous-rogue", 1), ("general-veers-field-commander", 1)], [("han-solo-scoundrel", 2), ("padawan", 1)]
    )
    _, (han, padawan) = stage.teams
    a, b = stage.show(han, "2RD"), stage.show(han, "1R", 1)
    play(stage, "the-best-defense", (a, b))
    stage.do(stage.options[1])
    assert (stage.asked.kind, stage.asked.seat, stage.sharing.total) == ("distribute", 1, 2)
    stage.do((1, 1))
    assert (stage.piece(han).damage, stage.piece(padawan).damage) == (1, 1)


@pytest.mark.rule("dst.clar.dj-who")
def test_dj_answers_only_his_own_removing() -> None:
    stage = Stage([("dj-treacherous-rogue", 1)], [("han-solo-scoundrel", 2), ("leia-organa-born-leader", 1)])
    (dj,), (han, leia) = stage.teams
    stage.show(han, "2RD")
    stage.show(han, "1R", 1)
    stage.table.pieces[han].damage = 9
    stage.do(("resolve", stage.show(dj, "2RD")), han)
    assert han not in stage.t.pieces
    assert stage.asked.kind == "action"
    stage.t.active = 0
    stage = Stage([("dj-treacherous-rogue", 1)], [("leia-organa-born-leader", 1)])
    _, (leia,) = stage.teams
    stage.table.active = 1
    stage.show(leia, "2RD")
    stage.do(("use", leia, 0))
    while stage.asked.kind == "choose":
        stage.do(())
    assert stage.asked.kind == "action"


@pytest.mark.rule("dst.faq.luke-strikes")
def test_lukes_shields_strike() -> None:
    stage, luke, foe = duel("luke-skywalker-reluctant-instructor")
    stage.table.pieces[foe].shields = 3
    stage.show(luke, "2Sh")
    play(stage, "finishing-strike")
    stage.do("melee", foe) if stage.asked.kind == "read-as" else stage.do(foe)
    assert (stage.piece(foe).damage, stage.piece(foe).shields) == (2, 3)
    stage, luke, _ = duel("luke-skywalker-reluctant-instructor")
    die = stage.show(luke, "2Sh")
    play(stage, "parry")  # it removes a die that shows melee damage
    assert die in stage.in_pool(0)


@pytest.mark.rule("dst.faq.circle-of-shelter-luke")
def test_luke_under_the_circle_of_shelter() -> None:
    stage, luke, foe = duel("luke-skywalker-reluctant-instructor")
    stage.show(luke, "1R")
    play(stage, "circle-of-shelter")
    assert (stage.asked.kind, set(stage.options)) == ("read-as", {"shield", "melee"})
    stage.do("melee", foe)
    assert stage.piece(foe).damage == 1


def test_luke_teaches() -> None:
    stage = Stage([("luke-skywalker-reluctant-instructor", 1), ("padawan", 1)], [("hired-gun", 1)])
    (luke, padawan), _ = stage.teams
    ability = stage.upgrade(luke, "force-throw")
    stage.upgrade(luke, "lightsaber")
    stage.do(("use", luke, 0))
    assert stage.piece(ability).host == padawan


def test_rex() -> None:
    for friend, left in (("rebel-trooper", 4), ("clone-trooper", 5)):
        stage = Stage([("rex-clone-captain", 1), (friend, 1)], [("hired-gun", 1)])
        (rex, _), _ = stage.teams
        stage.table.control = stage.table.decides = 1
        stage.table.pieces[stage.table.field].controller = 1
        stage.do(("activate", rex), (rex, 0, 0))
        assert stage.t.control == 0
        assert stage.t.resources[0] == left


@pytest.mark.rule("dst.clar.rex-blaster")
def test_rexs_blaster_is_not_unique_on_rex() -> None:
    stage = Stage([("rex-clone-captain", 1), ("rebel-trooper", 1)], [("hired-gun", 1)], resources=9)
    (rex, trooper), _ = stage.teams
    first = stage.upgrade(rex, "rexs-blaster-pistol")
    second = play(stage, "rexs-blaster-pistol", trooper)
    assert stage.piece(second).host == trooper
    assert first in stage.t.pieces
    stage = Stage([("rex-clone-captain", 1), ("rebel-trooper", 1)], [("hired-gun", 1)], resources=9)
    (rex, trooper), _ = stage.teams
    stage.upgrade(trooper, "rexs-blaster-pistol")
    third = stage.held(0, "rexs-blaster-pistol")
    assert ("play", third) not in stage.options
    stage = Stage([("rex-clone-captain", 1), ("rebel-trooper", 1)], [("hired-gun", 1)], field="cargo-hold")
    (rex, trooper), _ = stage.teams
    first, second = (stage.upgrade(bearer, "rexs-blaster-pistol") for bearer in (rex, trooper))
    stage.do(("claim", stage.t.field), "yes", first)
    assert stage.asked.kind == "twin"  # both are unique again
    stage.do(second)
    assert stage.t.discards[0] == [second]


def test_rexs_blaster_brings_a_friend() -> None:
    stage = Stage([("rex-clone-captain", 1), ("rebel-trooper", 1)], [("hired-gun", 1)])
    (rex, trooper), _ = stage.teams
    stage.upgrade(trooper, "rexs-blaster-pistol")
    stage.do(("activate", trooper))
    stage.do(stage.options[1])
    assert stage.piece(rex).exhausted


@pytest.mark.rule("dst.clar.clandestine")
def test_clandestine_operation() -> None:
    stage = Stage([("han-solo-scoundrel", 1), ("maz-kanata-canny-negotiator", 1)], [("hired-gun", 1)])
    (han, maz), _ = stage.teams
    blank, focus = stage.show(han, "-"), stage.show(maz, "1F")
    play(stage, "clandestine-operation", focus, (blank,), (blank, 0))
    assert face(stage.t, blank).symbol == "ranged"
    stage = Stage([("maz-kanata-canny-negotiator", 1), ("maz-kanata-pirate-queen", 1)], [("hired-gun", 1)])
    (maz, other), _ = stage.teams
    focus, blank = stage.show(maz, "1F"), stage.show(other, "-")
    play(stage, "clandestine-operation", focus, (blank,), (blank, 1))
    assert blank in stage.options  # it shows focus only now
    stage.do(blank)
    while stage.asked.kind in ("focus", "choose"):
        stage.do(() if stage.asked.kind == "focus" else "done")
    stage.do(-2)
    assert len(stage.t.discards[1]) == 2


@pytest.mark.rule("dst.gap.search-shuffle")
def test_mechanical_insight_leaves_the_rest_as_it_is() -> None:
    stage, _, _ = duel("han-solo-scoundrel")
    names = ["take-cover", "block", "dodge", "aim", "flank", "all-in"]
    stage.table.decks[0] = []
    deck = [stage.on_top(0, name) for name in names]
    droid = stage.on_top(0, "bb-8")
    play(stage, "mechanical-insight")
    assert list(stage.options) == ["no", droid]
    stage.do(droid)
    rest = deck[:-5:-1]
    stage.do(tuple(rest))
    assert stage.t.hands[0] == [droid]
    assert stage.t.decks[0] == [*rest[::-1], *deck[:2]]  # the others lie as they lay


def test_dagger_of_mortis() -> None:
    stage, luke, foe = duel("luke-skywalker-jedi-knight", "padawan")
    dagger = stage.upgrade(luke, "dagger-of-mortis")
    stage.table.pieces[foe].shields = 1
    stage.do(("resolve", stage.show(dagger, "2MD")))
    stage.do(stage.options[1] if stage.asked.kind == "before" else foe)
    stage.do(foe)
    assert (stage.piece(luke).shields, stage.piece(foe).shields) == (1, 0)
    assert stage.piece(foe).damage == 2


@pytest.mark.rule("dst.errata.dagger-unique")
def test_the_dagger_is_unique() -> None:
    stage, luke, _ = duel("luke-skywalker-jedi-knight", resources=9)
    stage.upgrade(luke, "dagger-of-mortis")
    assert ("play", stage.held(0, "dagger-of-mortis")) not in stage.options


@pytest.mark.rule("dst.errata.darksaber-unique")
def test_the_darksaber_is_unique() -> None:
    stage, han, _ = duel("han-solo-scoundrel", resources=9)
    stage.upgrade(han, "darksaber")
    assert ("play", stage.held(0, "darksaber")) not in stage.options


def test_darksaber() -> None:
    for name, dice, damage in (
        ("han-solo-scoundrel", 1, 2),
        ("han-solo-scoundrel", 2, 3),
        ("poe-dameron-ace-pilot", 2, 4),
    ):
        stage = Stage([(name, dice)], [("hired-gun", 1)])
        (bearer,), (foe,) = stage.teams
        stage.do(("resolve", stage.show(stage.upgrade(bearer, "darksaber"), "2MD")), foe)
        assert stage.piece(foe).damage == damage


@pytest.mark.rule("dst.char.points-fixed")
def test_the_darksaber_counts_the_points_that_its_bearer_cost() -> None:
    stage = Stage([("captain-phasma-elite-trooper", 1)], [("hired-gun", 1)])
    (phasma,), (foe,) = stage.teams
    stage.spare(0, "captain-phasma-elite-trooper")
    stage.upgrade(phasma, "training")  # moved here from a trooper
    assert stage.piece(phasma).elite
    stage.do(("resolve", stage.show(stage.upgrade(phasma, "darksaber"), "2MD")), foe)
    assert stage.piece(foe).damage == 2  # she cost 12 points, not 15


@pytest.mark.rule("dst.char.points-fixed", "dst.char.elite")
def test_a_captured_die_leaves_its_character_as_elite_as_it_was() -> None:
    stage = Stage([("captain-phasma-elite-trooper", 2)], [("hired-gun", 1)])
    (phasma,), (foe,) = stage.teams
    saber, training = stage.upgrade(phasma, "darksaber"), stage.upgrade(phasma, "training")
    keeper = stage.support(1, "prized-possession")
    stage.table.pieces[phasma].dice = (die_of(phasma),)
    stage.table.pieces[keeper].captives = (die_of(phasma, 1),)
    card, die = stage.held(1, "confiscation"), stage.show(saber, "2MD")
    stage.table.active = 1
    stage.do(("play", card), training)
    assert training in stage.t.hands[0]
    assert stage.piece(phasma).elite
    stage.do(("resolve", die), foe)
    assert stage.piece(foe).damage == 3


def test_grand_entrance() -> None:
    stage, leia, _ = duel("leia-organa-born-leader")
    stage.rolls((leia, "-"), (leia, "1F"), (leia, "2RD"))
    die = die_of(leia)
    play(stage, "grand-entrance", (die,), (die,))
    assert face(stage.t, die).written == "2RD"


@pytest.mark.rule("dst.faq.profiteering-grand-entrance")
def test_profiteering_waits_for_the_end_of_grand_entrance() -> None:
    stage = Stage(
        [("maz-kanata-canny-negotiator", 1), ("leia-organa-born-leader", 1)], [("first-order-stormtrooper", 1)]
    )
    (maz, _), (foe,) = stage.teams
    stage.plot(0, "profiteering")
    stage.rolls((maz, "1R"), (maz, "2RD"))
    die = die_of(maz)
    play(stage, "grand-entrance", maz, (die,), ())
    assert stage.asked.kind == "after"
    stage.do(stage.options[1], foe)
    assert stage.piece(foe).damage == 2
    stage = Stage(
        [("maz-kanata-canny-negotiator", 1), ("leia-organa-born-leader", 1)], [("first-order-stormtrooper", 1)]
    )
    (maz, _), _ = stage.teams
    stage.plot(0, "profiteering")
    stage.rolls((maz, "1R"), (maz, "-"))
    die = die_of(maz)
    play(stage, "grand-entrance", maz, (die,), ())
    assert stage.asked.kind == "action"  # it ended blank
    assert die in stage.in_pool(0)


# ── Across the Galaxy ──────────────────────────────────────────────────────────────────────────────────────────────


def test_finishing_strike() -> None:
    stage = Stage([("luke-skywalker-jedi-knight", 1)], [("first-order-stormtrooper", 1), ("hired-gun", 1)])
    (luke,), (foe, _) = stage.teams
    stage.table.pieces[foe].damage, stage.table.pieces[foe].shields = 4, 3
    stage.show(luke, "2MD")
    play(stage, "finishing-strike", foe)
    assert foe not in stage.t.pieces


def test_x_wing() -> None:
    stage, _, _ = duel("leia-organa-born-leader")
    first, _ = stage.support(0, "x-wing"), stage.support(0, "x-wing")
    stage.support(1, "x-wing")
    assert value(stage.t, stage.show(first, "XRD")) == 2


@pytest.mark.rule("dst.typechange.character-loses-stats")
def test_an_only_character_that_changes_its_type() -> None:
    stage, l3, foe = duel("l3-37-droid-revolutionary")
    stage.support(0, "millennium-falcon")
    stage.table.pieces[l3].damage = 7
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1RD")), l3)
    assert (stage.t.winner, stage.t.result) == (1, "characters")


@pytest.mark.rule("dst.typechange.basic", "dst.gap.typechange-downgrades")
def test_l3_37_moves_into_a_ship() -> None:
    stage = Stage([("l3-37-droid-revolutionary", 1), ("hired-gun", 1)], [("first-order-stormtrooper", 1)])
    (l3, _), (foe,) = stage.teams
    ship = stage.support(0, "millennium-falcon")
    worn, borne = stage.upgrade(l3, "datapad"), stage.downgrade(l3, "wanted")
    stage.show(l3, "1F")
    for card in (l3, ship):
        stage.table.pieces[card].exhausted = True
    stage.table.pieces[l3].damage = 7
    stage.table.active = 1
    stage.do(("resolve", stage.show(foe, "1RD")), l3)
    piece = stage.piece(l3)
    assert (piece.kind, piece.host, piece.damage, piece.exhausted) == ("upgrade", ship, 0, True)
    assert stage.in_pool(0) == []
    assert stage.t.discards == [[worn], [borne]]
    assert not stage.piece(ship).exhausted  # it is the Falcon
    assert stage.t.characters(0) != []
    from dejarik.games.destiny.rules import zones

    list(zones.leave(stage.t, ship))
    assert l3 in stage.t.asides[0]


@pytest.mark.rule("dst.gap.distribute-unblockable")
def test_slice_and_dice() -> None:
    stage = Stage([("rey-force-prodigy", 2)], [("first-order-stormtrooper", 1), ("hired-gun", 1)])
    (rey,), (a, b) = stage.teams
    stage.show(rey, "1MD")
    stage.show(rey, "+2MD", 1)
    stage.table.pieces[a].damage, stage.table.pieces[a].shields = 6, 2
    play(stage, "slice-and-dice")
    assert (stage.asked.kind, stage.asked.seat, stage.sharing.total) == ("distribute", 0, 3)
    place = list(stage.sharing.among).index(a)
    assert stage.sharing.cap(place) == 1
    with pytest.raises(Refused):
        stage.share({a: 2, b: 1})
    stage.share({a: 1, b: 2})
    assert a not in stage.t.pieces
    assert stage.piece(b).damage == 2


@pytest.mark.rule("dst.keyword.modify", "dst.upgrade.attach")
def test_a_mod_goes_on_what_it_modifies() -> None:
    stage, han, foe = duel("han-solo-scoundrel")
    ship, office = stage.support(0, "millennium-falcon"), stage.support(0, "black-market")
    stage.upgrade(han, "speeder-bike-scout")  # a vehicle, too, but an upgrade
    cannon = play(stage, "laser-cannon")
    assert stage.piece(cannon).host == ship  # the only one: nobody is asked
    assert office not in hosts(stage.t, 0, cannon)
    stage.do("pass", ("activate", ship))
    stage.do(stage.options[1])
    assert stage.piece(foe).damage == 1


@pytest.mark.rule("dst.keyword.modify-not-restriction")
def test_ignoring_play_restrictions_does_not_lift_modify() -> None:
    stage, han, _ = duel("han-solo-scoundrel")
    cannon = stage.held(0, "laser-cannon")
    assert hosts(stage.t, 0, cannon, Terms(anyhow=True)) == []
    assert ("play", cannon) not in stage.options
    assert han not in hosts(stage.t, 0, cannon, Terms(anyhow=True))


@pytest.mark.rule("dst.keyword.modify-limit")
def test_a_fourth_mod() -> None:
    stage, _, _ = duel("han-solo-scoundrel")
    ship = stage.support(0, "millennium-falcon")
    mods = [stage.upgrade(ship, "laser-cannon") for _ in range(3)]
    fourth = play(stage, "laser-cannon", "no")
    assert (stage.asked.kind, set(stage.options)) == ("surplus", set(mods))
    stage.do(mods[0])
    assert stage.t.upgrades(ship) == [*mods[1:], fourth]
