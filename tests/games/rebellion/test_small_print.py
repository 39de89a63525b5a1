"""What is easily overlooked: the first system of the list, what ends when, what nobody is asked any more."""

from __future__ import annotations

import pytest

from dejarik.core.question import Share
from dejarik.games.rebellion.facts import (
    ADJACENT,
    BASE,
    EMPIRE,
    GROUND,
    KIND,
    KINDS,
    LEADER,
    PLACE,
    PLACES,
    REBEL,
    SPACE,
    UNITS,
)
from dejarik.games.rebellion.notes import MissionAt, MissionFails
from dejarik.games.rebellion.notes.expansion import MissionsSeen
from dejarik.games.rebellion.rules import cinematic
from dejarik.games.rebellion.rules.attack import Attack, killing
from dejarik.games.rebellion.rules.retreat import choose
from dejarik.games.rebellion.rules.systems import neighbours
from dejarik.lab.stage import begin, perform
from tests.games.rebellion.stage import Galaxy, new

FIRST = PLACES[0]


# ── the first of a list is none less than the others ───────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.mission.choose-system")
def test_a_mission_goes_to_the_first_system_as_to_any_other() -> None:
    galaxy = Galaxy().put(FIRST, "1 stormtrooper").subjugated(FIRST)
    scene = galaxy.mission("rebel", "incite-rebellion", "princess-leia")
    if scene.asks("mission-where"):
        scene.says("rebel", FIRST)
    assert scene.where("princess-leia") == FIRST
    assert scene.told(MissionAt) == [MissionAt("incite-rebellion", FIRST)]


def test_loyalty_is_gained_in_the_first_system_as_in_any_other() -> None:
    scene = Galaxy().mission("rebel", "build-alliance", "mon-mothma").says("rebel", FIRST)
    assert scene.loyalty(FIRST) == "rebel"


@pytest.mark.rule("reb.system.adjacent", "reb.base.move-out")
def test_the_base_space_lies_beside_its_system_and_that_ones_neighbours() -> None:
    table = Galaxy(base="hoth").table
    assert neighbours(table, BASE) == ADJACENT[PLACE["hoth"]] | 1 << PLACE["hoth"]
    assert neighbours(table, PLACE["hoth"]) == ADJACENT[PLACE["hoth"]]


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.mission.windows")
def test_nobody_is_asked_any_more_once_the_mission_has_failed() -> None:
    galaxy = Galaxy().leader("naboo", "chewbacca", "princess-leia").leader("bespin", "lando-calrissian")
    galaxy.put("naboo", "1 stormtrooper").actions("rebel", "wookiee-guardian", "undercover")
    scene = galaxy.mission("empire", "capture-rebel-operative", "darth-vader").says("empire", "princess-leia")
    scene.says("rebel", "wookiee-guardian")
    assert scene.asked == "rebel turn"
    assert scene.told(MissionFails) == [MissionFails("capture-rebel-operative", 0, 0)]


@pytest.mark.rule("reb.mission.windows")
def test_while_it_has_not_failed_another_card_may_be_used() -> None:
    galaxy = Galaxy().leader("naboo", "chewbacca", "princess-leia").leader("bespin", "lando-calrissian")
    galaxy.put("naboo", "1 stormtrooper").actions("rebel", "wookiee-guardian", "undercover")
    scene = galaxy.mission("empire", "capture-rebel-operative", "darth-vader").says("empire", "princess-leia")
    scene.says("rebel", "undercover")
    assert scene.options == ("pass", "wookiee-guardian")


@pytest.mark.rule("reb.mission.against-leader", "reb.mission.choose-system")
def test_the_question_cites_what_is_chosen() -> None:
    galaxy = Galaxy().leader("naboo", "chewbacca").leader("bespin", "han-solo")
    scene = (
        galaxy.put("naboo", "1 stormtrooper")
        .put("bespin", "1 stormtrooper")
        .mission("empire", "capture-rebel-operative", "darth-vader")
    )
    assert (scene.question.kind, scene.question.rule) == ("mission-target", "reb.mission.against-leader")
    scene = Galaxy().mission("rebel", "build-alliance", "mon-mothma")
    assert (scene.question.kind, scene.question.rule) == ("mission-where", "reb.mission.choose-system")


@pytest.mark.rule("reb.assign.ability-second-leader")
def test_contingency_plan_goes_on_to_a_starting_mission_only() -> None:
    galaxy = Galaxy().hand("rebel", "sabotage", "demolition", "infiltration")
    scene = galaxy.mission("rebel", "contingency-plan", "lando-calrissian")
    assert scene.options == ("sabotage", "infiltration")


@pytest.mark.rule("reb.destiny.who")
def test_destiny_needs_vader_in_the_system_and_somebody_to_take() -> None:
    for vader in ("kessel", "naboo"):
        galaxy = (
            Galaxy().captive("kessel", "princess-leia").put("kessel", "1 stormtrooper").leader(vader, "darth-vader")
        )
        galaxy.actions("empire", "it-is-your-destiny").rolls(*["hit"] * 3)
        scene = galaxy.mission("rebel", "daring-rescue", "luke-skywalker").says("rebel", ())
        assert scene.asks("empire action-card") == (vader == "kessel")


@pytest.mark.rule("reb.action.leader-present")
def test_a_card_of_a_mission_needs_its_leader_in_the_system() -> None:
    """Son of Skywalker follows a success where Luke is."""
    for luke in ("naboo", "bespin"):
        galaxy = Galaxy().actions("rebel", "son-of-skywalker").leader(luke, "luke-skywalker").deck("rebel", "seek-yoda")
        scene = galaxy.mission("rebel", "build-alliance", "mon-mothma").says("rebel", "naboo")
        assert scene.asks("rebel action-card") == (luke == "naboo")


def test_stolen_intel_shows_the_hand_to_both_sides_and_to_nobody_else() -> None:
    galaxy = Galaxy().loyal("rebel", "naboo").hand("rebel", "sabotage-rote", "seek-yoda")
    scene = galaxy.mission("empire", "stolen-intel", "colonel-yularen")
    for who in ("rebel", "empire"):
        assert MissionsSeen(("sabotage-rote", "seek-yoda")) in scene.hears(who)
    assert not [note for note in scene.hears(None) if isinstance(note, MissionsSeen)]


# ── what lasts ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.refresh.retrieve")
@pytest.mark.parametrize("what", ["protected", "boosted", "loose", "detained", "doomed", "locked", "yoda"])
def test_what_lasts_for_a_round_is_over_with_it(what: str) -> None:
    galaxy = Galaxy()
    on = {"locked": PLACE["naboo"], "yoda": 0}.get(what, LEADER["han-solo"])
    galaxy.table.lasting = ((what, on),)
    assert galaxy.refresh().until("assign").table.lasting == ()


@pytest.mark.rule("reb.rote.shield-bunker.local")
def test_a_bunker_is_fresh_in_the_round_of_its_deployment_only() -> None:
    galaxy = Galaxy(expansion=True).lasting("fresh-bunker", "endor")
    assert galaxy.at(("round-over",)).until("assign").table.lasting == ()


@pytest.mark.rule("reb.combat.draw-tactics", "reb.combat.play-tactic")
@pytest.mark.parametrize(("decks", "drawn"), [("space", (2, 0)), ("both", (1, 1)), ("ground", (0, 2))])
def test_brilliant_strategy_draws_two(decks: str, drawn: tuple[int, int]) -> None:
    galaxy = Galaxy().put("naboo", "2 x-wing, 2 star-destroyer").leader("naboo", "admiral-piett")
    galaxy.tactics("space", "brilliant-strategy").rolls(*["special"] * 9)
    scene = galaxy.combat("naboo", "empire")
    held = scene.view("empire").combat.counts[EMPIRE]
    scene.until("empire combat-action").says("empire", "space-brilliant-strategy", decks)
    now = scene.view("empire").combat.counts[EMPIRE]
    assert (now[SPACE] - held[SPACE] + 1, now[GROUND] - held[GROUND]) == drawn


# ── hits given out by hand ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.combat.assign-damage")
@pytest.mark.parametrize(
    ("hits", "given"),
    [
        ((1, 0, 0), (1, 0, 0)),
        ((2, 0, 0), (1, 1, 0)),
        ((3, 0, 0), (2, 1, 0)),
        ((0, 1, 1), (1, 0, 1)),
        ((0, 0, 1), (1, 0, 0)),
    ],
)
def test_hits_go_where_they_destroy_something(hits: tuple[int, int, int], given: tuple[int, ...]) -> None:
    """Two fighters with one health, an assault carrier with two."""
    scene = Galaxy().put("naboo", "2 tie-fighter, 1 assault-carrier, 2 x-wing").combat("naboo", "rebel")
    found = [("tie-fighter", 0), ("tie-fighter", 1), ("assault-carrier", 0)]
    assert killing(Attack(scene.table, REBEL, SPACE), found, [True, True, False], hits) == given


# ── what was done once is not done again ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.cine.destroyed-by-card")
def test_whom_a_card_destroyed_it_destroys_once() -> None:
    galaxy = Galaxy(base="yavin", expansion=True, cinematic=True)
    scene = galaxy.put("naboo", "3 rebel-trooper, 2 stormtrooper").combat("naboo", "empire")
    scene.fight.condemned = ((KIND["rebel-trooper"], 0),)
    for _ in range(2):
        perform(cinematic.condemned(scene.table, GROUND))
        assert scene.units("naboo") == "2 rebel-trooper, 2 stormtrooper"
        assert not scene.fight.condemned
        assert scene.fight.lost[KIND["rebel-trooper"]] == 1


@pytest.mark.rule("reb.cine.destroyed-by-card")
@pytest.mark.parametrize("damage", [(1, 2), (2, 1), (0, 1)])
def test_whom_a_card_destroyed_takes_his_damage_along(damage: tuple[int, int]) -> None:
    """Of two cannons the one with the first damage is destroyed, and the other keeps its own."""
    galaxy = Galaxy(base="yavin", expansion=True, cinematic=True).put("naboo", "1 at-at, 2 ion-cannon")
    cannon = KIND["ion-cannon"]
    scene = galaxy.combat("naboo", "empire")
    scene.fight.damage[cannon] = tuple((each, 0) for each in damage if each)
    scene.fight.condemned = ((cannon, damage[0]),)
    perform(cinematic.condemned(scene.table, GROUND))
    assert scene.units("naboo") == "1 ion-cannon, 1 at-at"
    assert scene.fight.lost[cannon] == 1
    assert scene.fight.damage[cannon] == ((damage[1], 0),)


@pytest.mark.rule("reb.setup.imperial-units")
def test_a_system_that_is_held_needs_no_second_unit() -> None:
    match = new()
    held = False
    while (question := match.questions.get(1)) is not None and question.kind == "place-units":
        assert isinstance(question, Share)
        counts = [0] * len(question.among)
        ground = UNITS[question.about.unit].theatre == "ground"  # type: ignore[union-attr]
        if ground and not held:
            held = question.total >= len(counts)
            counts = [1] * len(counts) if held else counts
        counts[0] += question.total - sum(counts)
        match.answer(1, tuple(counts))
    assert held


# ── nobody retreats with nothing ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.retreat.leave-behind")
@pytest.mark.parametrize(
    ("units", "among", "total", "least"),
    [
        ("2 rebel-trooper, 1 stormtrooper", ("rebel-trooper",), 2, 1),
        ("2 rebel-trooper, 1 rebel-transport, 1 stormtrooper", ("rebel-trooper",), 2, 0),
    ],
)
def test_who_retreats_takes_somebody_along(units: str, among: tuple[str, ...], total: int, least: int) -> None:
    scene = Galaxy(base="yavin").put("naboo", units).leader("naboo", "mon-mothma").combat("naboo", "empire")
    scene.fight.damage = [()] * len(KINDS)
    scene.fight.effects = (("free-retreat", REBEL, "round"),)
    question, _ = begin(choose(scene.table, REBEL, 0, PLACE["mon-calamari"]))
    assert isinstance(question, Share)
    assert (tuple(question.among), question.total, question.least) == (among, total, least)
