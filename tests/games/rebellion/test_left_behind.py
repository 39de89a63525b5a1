"""Who may retreat, where to, and what cannot stay: every condition just so and just not so."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import EMPIRE, PLACE, POPULOUS, REBEL, SIDE, names
from dejarik.games.rebellion.rules.retreat import (
    destinations,
    lone_site,
    lone_structures,
    may_retreat,
    stranded_ships,
)
from tests.games.rebellion.stage import Galaxy, Scene, told, troops


def fight(units: str, *leaders: str, side: str = "empire", expansion: bool = True) -> Scene:
    """A combat in Naboo, before anybody has rolled."""
    galaxy = Galaxy(base="yavin", expansion=expansion).put("naboo", units).pool("admiral-ackbar", "general-veers")
    return galaxy.leader("naboo", *leaders).combat("naboo", side)


def laid(units: str) -> Scene:
    """The same, with units that would not fight each other."""
    scene = fight("1 x-wing, 1 tie-fighter")
    row = scene.table.units[PLACE["naboo"]]
    row[:] = [0] * len(row)
    for kind, count in troops(units):
        row[kind] = count
    return scene


@pytest.mark.rule("reb.combat.transports-alone", "reb.combat.transports-need-enemy", "reb.ds.ion-standoff")
@pytest.mark.parametrize(
    ("units", "stranded"),
    [
        ("2 rebel-transport, 1 tie-fighter", "2 rebel-transport"),
        ("1 rebel-transport, 1 x-wing, 1 tie-fighter", ""),
        ("1 rebel-transport", ""),
        ("1 rebel-transport, 1 stormtrooper", ""),
        ("1 x-wing, 2 ion-cannon, 1 death-star", "1 x-wing"),
        ("1 x-wing, 1 ion-cannon, 1 death-star", ""),
        ("1 x-wing, 2 ion-cannon, 1 death-star, 1 tie-fighter", ""),
        ("1 x-wing, 2 ion-cannon, 1 death-star, 1 at-st", ""),
        ("1 x-wing, 2 ion-cannon, 1 death-star, 1 shield-bunker", ""),
        ("1 x-wing, 2 ion-cannon, 1 star-destroyer", ""),
        ("1 x-wing, 1 death-star-under-construction, 1 shield-bunker", "1 x-wing"),
        ("1 x-wing, 1 death-star-under-construction", ""),
        ("1 x-wing, 1 death-star-under-construction, 1 shield-bunker, 1 stormtrooper", ""),
        ("1 x-wing, 1 death-star-under-construction, 1 shield-bunker, 1 rebel-trooper", ""),
        ("1 x-wing, 1 death-star-under-construction, 1 shield-bunker, 1 tie-fighter", ""),
    ],
)
def test_ships_that_cannot_stay(units: str, stranded: str) -> None:
    scene = laid(units)
    found = dict(stranded_ships(scene.table, scene.fight))
    assert told([found.get(kind, 0) for kind in range(len(scene.table.supply))]) == stranded


@pytest.mark.rule("reb.ds.ion-standoff", "reb.ds.plans")
def test_ships_stay_in_a_round_in_which_plans_were_shown() -> None:
    scene = laid("1 x-wing, 2 ion-cannon, 1 death-star")
    scene.fight.plans_shown = True
    assert stranded_ships(scene.table, scene.fight) == []


@pytest.mark.rule("reb.combat.lone-structures", "reb.rote.structures-survive")
@pytest.mark.parametrize(
    ("units", "expansion", "rolled", "lost"),
    [
        ("1 shield-generator, 1 stormtrooper", False, False, True),
        ("1 shield-generator, 1 rebel-trooper, 1 stormtrooper", False, False, False),
        ("1 rebel-trooper, 1 stormtrooper", False, False, False),
        ("1 shield-generator, 1 stormtrooper", False, True, True),
        ("1 shield-generator, 1 stormtrooper", True, False, True),
        ("1 shield-generator, 1 stormtrooper", True, True, False),
    ],
)
def test_structures_that_stand_alone(units: str, expansion: bool, rolled: bool, lost: bool) -> None:
    scene = fight(f"{units}, 1 x-wing, 1 tie-fighter", expansion=expansion)
    scene.fight.rolled = (rolled, False)
    assert bool(lone_structures(scene.table, scene.fight, REBEL)) == lost
    assert not lone_structures(scene.table, scene.fight, EMPIRE)


@pytest.mark.rule("reb.combat.lone-structures")
def test_structures_without_an_enemy_on_the_ground_stay() -> None:
    scene = fight("1 shield-generator, 1 x-wing, 1 tie-fighter")
    assert lone_structures(scene.table, scene.fight, REBEL) == []


@pytest.mark.rule("reb.combat.lone-dsuc")
@pytest.mark.parametrize(
    ("units", "lost"),
    [
        ("1 x-wing, 1 death-star-under-construction", True),
        ("1 x-wing, 1 death-star-under-construction, 1 tie-fighter", False),
        ("1 x-wing, 1 death-star-under-construction, 1 shield-bunker", False),
        ("1 rebel-trooper, 1 death-star-under-construction, 1 stormtrooper", False),
        ("1 x-wing, 1 tie-fighter", False),
    ],
)
def test_a_site_that_stands_alone(units: str, lost: bool) -> None:
    scene = laid(units)
    assert lone_site(scene.table, scene.fight) == lost


# ── may one retreat ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.retreat.death-star", "reb.rote.interdictor", "reb.retreat.any-leader", "reb.retreat.needs-enemy")
@pytest.mark.parametrize(
    ("side", "units", "leader", "may"),
    [
        ("rebel", "1 x-wing, 1 tie-fighter", "mon-mothma", True),
        ("rebel", "1 x-wing, 1 tie-fighter", "", False),
        ("rebel", "1 x-wing, 1 tie-fighter", "darth-vader", False),
        ("rebel", "1 x-wing, 1 tie-fighter, 1 interdictor", "mon-mothma", False),
        ("rebel", "1 x-wing, 1 tie-fighter, 1 death-star", "mon-mothma", True),
        ("rebel", "1 rebel-trooper, 1 stormtrooper", "mon-mothma", False),
        ("empire", "1 x-wing, 1 star-destroyer", "darth-vader", True),
        ("empire", "1 x-wing, 1 star-destroyer, 1 interdictor", "darth-vader", True),
        ("empire", "1 x-wing, 1 star-destroyer, 1 death-star", "darth-vader", False),
        ("empire", "1 x-wing, 1 star-destroyer, 1 death-star-under-construction", "darth-vader", False),
        ("empire", "1 x-wing, 1 tie-fighter", "darth-vader", False),
        ("empire", "1 x-wing, 1 star-destroyer", "mon-mothma", False),
    ],
)
def test_who_may_retreat(side: str, units: str, leader: str, may: bool) -> None:
    scene = fight(units, *([leader] if leader else []))
    assert may_retreat(scene.table, SIDE[side]) == may


@pytest.mark.rule("reb.retreat.once")
def test_what_forbids_a_retreat() -> None:
    for retreated, effects, may in (
        ((False, False), (), True),
        ((True, False), (), False),
        ((False, True), (), True),
        ((False, False), (("no-retreat", REBEL, "round"),), False),
        ((False, False), (("no-retreat", EMPIRE, "round"),), True),
    ):
        scene = fight("1 x-wing, 1 tie-fighter", "mon-mothma")
        scene.fight.retreated, scene.fight.effects = retreated, effects
        assert may_retreat(scene.table, REBEL) == may


@pytest.mark.rule("reb.retreat.how")
@pytest.mark.parametrize(
    ("units", "may"),
    [
        ("1 rebel-trooper, 1 stormtrooper", True),
        ("1 x-wing, 1 tie-fighter", True),
    ],
)
def test_an_escape_plan_lets_troops_go_without_ships(units: str, may: bool) -> None:
    scene = fight(units, "mon-mothma", expansion=False)
    scene.fight.effects = (("free-retreat", REBEL, "round"),)
    assert may_retreat(scene.table, REBEL) == may


@pytest.mark.rule("reb.combat.added-leader-stays")
def test_a_guest_leads_no_retreat() -> None:
    scene = fight("1 x-wing, 1 tie-fighter", "mon-mothma")
    scene.fight.guests = (list(scene.table.where).index(PLACE["naboo"]),)
    assert not may_retreat(scene.table, REBEL)


# ── where to ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.retreat.destination", "reb.retreat.not-origin", "reb.retreat.not-base-space")
@pytest.mark.parametrize("side", ["rebel", "empire"])
def test_where_to_retreat(side: str) -> None:
    other = "empire" if side == "rebel" else "rebel"
    own, enemy = ("y-wing", "tie-fighter") if side == "rebel" else ("tie-fighter", "y-wing")

    def galaxy() -> Galaxy:
        return Galaxy(base="yavin").put("naboo", "1 x-wing, 1 star-destroyer")

    scene = galaxy().combat("naboo", side)
    near = set(names(destinations(scene.table, SIDE[side])))
    assert len(near) > 2  # nobody's systems, where there is nothing better
    first, second, third = sorted(near & set(names(POPULOUS)))[:3]
    scene = galaxy().put(first, f"1 {enemy}").combat("naboo", side)
    assert set(names(destinations(scene.table, SIDE[side]))) == near - {first}
    scene = galaxy().put(first, f"1 {own}").combat("naboo", side)
    assert set(names(destinations(scene.table, SIDE[side]))) == {first}
    scene = galaxy().loyal(side, second).loyal(other, third).combat("naboo", side)
    assert set(names(destinations(scene.table, SIDE[side]))) == {second}
    for current in (side, other):
        scene = galaxy().combat("naboo", current, origins=[first])
        assert (first in names(destinations(scene.table, SIDE[side]))) == (current == side)


# ── the end of a round ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.combat.lone-dsuc", "reb.timing.state-checks", "reb.objective.return-jedi-retreat")
def test_who_is_freed_at_the_end_of_a_round_has_left_before_objectives() -> None:
    galaxy = Galaxy(base="yavin").put("naboo", "2 corellian-corvette, 1 death-star-under-construction")
    galaxy.leader("naboo", "darth-vader").captive("naboo", "luke-skywalker-jedi").objectives("return-of-the-jedi")
    scene = galaxy.rolls(*["blank"] * 40).combat("naboo", "rebel").until("objective")
    assert scene.units("naboo") == "2 corellian-corvette"  # the site stood alone
    assert scene.where("luke-skywalker-jedi") == "base"
    scene.says("rebel", "pass").until("objective").says("rebel", "return-of-the-jedi")  # when the combat is over
    assert scene.where("darth-vader") == "naboo"  # Luke is not there any more
