"""Tactic cards of the base box, one after another."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import KIND
from tests.games.rebellion.stage import Galaxy, Scene

#: A leader with the value 2 in both theatres.
LEADER = "lando-calrissian"


def attack(card: str, units: str, *dice: str) -> Scene:
    """The Rebels attack over Naboo and have just drawn this card (and No Escape or Escape Plan besides)."""
    theatre, _, name = card.partition("-")
    galaxy = Galaxy(base="yavin").put("naboo", units).leader("naboo", LEADER)
    other = "no-escape" if theatre == "space" else "escape-plan"
    galaxy.tactics(theatre, name, *([other] if name != other else ["critical-hit"]))
    return galaxy.rolls(*dice).combat("naboo", "rebel")


SPACE = "1 x-wing, 1 star-destroyer, 1 tie-fighter"
GROUND = "1 rebel-trooper, 1 at-at, 1 stormtrooper"


@pytest.mark.parametrize(
    ("card", "units", "big"),
    [("space-critical-hit", SPACE, "star-destroyer"), ("ground-critical-hit", GROUND, "at-at")],
)
def test_critical_hit(card: str, units: str, big: str) -> None:
    scene = attack(card, units, "blank").says("rebel", card, (big, 0))
    assert scene.fight.damage[KIND[big]] == ((0, 1),)


@pytest.mark.parametrize(
    ("card", "units", "big"),
    [("space-take-it-down", SPACE, "star-destroyer"), ("ground-take-it-down", GROUND, "at-at")],
)
def test_take_it_down(card: str, units: str, big: str) -> None:
    scene = attack(card, units, "special").says("rebel", card, (big, 0))
    assert scene.fight.damage[KIND[big]] == ((0, 2),)


@pytest.mark.parametrize(
    ("card", "units", "both"),
    [
        ("space-onslaught", SPACE, ("tie-fighter", "star-destroyer")),
        ("ground-onslaught", GROUND, ("stormtrooper", "at-at")),
    ],
)
def test_onslaught(card: str, units: str, both: tuple[str, str]) -> None:
    scene = attack(card, units, "special").says("rebel", card)
    scene.refuses("rebel", [(both[0], 0), (both[0], 0)])
    scene.says("rebel", ((both[0], 0), (both[1], 0)))
    assert [scene.fight.damage[KIND[name]] for name in both] == [((0, 1),), ((0, 1),)]


def test_bombardment() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", "1 mon-calamari-cruiser, 1 rebel-trooper, 2 stormtrooper")
        .leader("naboo", LEADER)
    )
    scene = galaxy.tactics("ground", "bombardment", "escape-plan").rolls("special").combat("naboo", "rebel")
    scene.says("rebel", "ground-bombardment", (1, 1))  # two red dice of the cruiser
    assert scene.fight.damage[KIND["stormtrooper"]] == ((0, 1), (0, 1))
    scene = attack("ground-bombardment", GROUND, "special")
    scene.refuses("rebel", "ground-bombardment", "reb.combat.play-tactic")  # no ship


@pytest.mark.parametrize(
    ("card", "units"),
    [("space-concentrate-fire", "3 x-wing, 1 star-destroyer"), ("ground-concentrate-fire", "3 rebel-trooper, 1 at-at")],
)
def test_concentrate_fire(card: str, units: str) -> None:
    scene = attack(card, units, "blank", "blank", "hit", "direct", "direct").says("rebel", card)
    scene.refuses("rebel", (0, 1, 2))
    scene.says("rebel", (0, 1))
    assert scene.dice == ("black-direct", "black-direct", "black-hit")


@pytest.mark.parametrize(
    ("card", "units"), [("space-brilliant-strategy", SPACE), ("ground-brilliant-strategy", GROUND)]
)
def test_brilliant_strategy(card: str, units: str) -> None:
    scene = attack(card, units, "special").says("rebel", card, "both")
    theatres = sorted(name.partition("-")[0] for name in scene.tactics("rebel"))
    assert theatres.count("space") >= 1
    assert theatres.count("ground") >= 1
    assert len(theatres) == 3


@pytest.mark.parametrize(
    ("card", "theatre"), [("space-unstoppable-assault", "space"), ("ground-unstoppable-assault", "ground")]
)
def test_unstoppable_assault(card: str, theatre: str) -> None:
    units = "3 x-wing, 2 tie-fighter" if theatre == "space" else "3 rebel-trooper, 2 stormtrooper"
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", units)
        .leader("naboo", LEADER, "general-tagge" if theatre == "ground" else "darth-vader")
    )
    other = "no-escape" if theatre == "space" else "escape-plan"
    galaxy.tactics(theatre, "unstoppable-assault", other, *["defensive-formation"] * 2).rolls("special", "hit", "hit")
    scene = galaxy.combat("naboo", "rebel").says("rebel", card)
    while not scene.asks("empire combat-action") and scene.table.combat is not None:
        assert not scene.asks("empire block")
        scene.skip()


def test_no_escape() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", "2 x-wing, 1 star-destroyer")
        .leader("naboo", LEADER, "darth-vader")
        .put("sullust", "1 tie-fighter")
    )
    galaxy.tactics("space", "no-escape", "concentrate-fire", "onslaught", "take-it-down").rolls(*["blank"] * 20)
    scene = galaxy.combat("naboo", "rebel").says("rebel", "space-no-escape")
    while scene.fight.round == 1:
        assert not scene.asks("empire retreat")
        scene.skip()
    scene.until("empire retreat")  # for one round only
    assert scene.fight.round == 2


def test_escape_plan() -> None:
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", "2 rebel-trooper, 2 stormtrooper")
        .leader("naboo", LEADER)
        .put("utapau", "1 x-wing")
    )
    scene = galaxy.tactics("ground", "escape-plan", "dig-in").rolls("special", *["blank"] * 6).combat("naboo", "rebel")
    scene.says("rebel", "ground-escape-plan").until("rebel retreat").says("rebel", "utapau").gives(
        "rebel", rebel_trooper=1
    )
    assert scene.units("utapau") == "1 x-wing, 1 rebel-trooper"


@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("space-defensive-formation", "2 x-wing, 2 tie-fighter"),
        ("ground-defensive-formation", "2 rebel-trooper, 2 stormtrooper"),
    ],
)
def test_defensive_formation(card: str, units: str) -> None:
    theatre, _, name = card.partition("-")
    galaxy = Galaxy(base="yavin").put("naboo", units).leader("naboo", LEADER)
    other = "no-escape" if theatre == "space" else "escape-plan"
    scene = galaxy.tactics(theatre, name, other).rolls("hit", "hit").combat("naboo", "empire")
    unit = "x-wing" if theatre == "space" else "rebel-trooper"
    scene.says("empire", (1, 1)).says("rebel", card).says("rebel", (1, 0))
    assert scene.fight.damage[KIND[unit]] in (((0, 1),), ((1, 0),))


@pytest.mark.parametrize(
    ("card", "units"),
    [("space-outmaneuver", "2 x-wing, 2 tie-fighter"), ("ground-dig-in", "2 rebel-trooper, 2 stormtrooper")],
)
def test_discard_for_a_block(card: str, units: str) -> None:
    theatre, _, name = card.partition("-")
    galaxy = Galaxy(base="yavin").put("naboo", units).leader("naboo", LEADER)
    other = "no-escape" if theatre == "space" else "escape-plan"
    scene = galaxy.tactics(theatre, name, other).rolls("hit", "hit").combat("naboo", "empire")
    scene.says("empire", (1, 1)).says("rebel", card, f"{theatre}-{other}")
    unit = "x-wing" if theatre == "space" else "rebel-trooper"
    assert scene.table.combat is None or not scene.fight.damage[KIND[unit]]
    # without another card of the theatre it cannot be played
    galaxy = (
        Galaxy(base="yavin")
        .put("naboo", units)
        .leader("naboo", "general-rieekan" if theatre == "space" else "jan-dodonna")
    )
    scene = galaxy.tactics(theatre, name).rolls("hit", "hit").combat("naboo", "empire").says("empire", (1, 1))
    scene.refuses("rebel", card, "reb.combat.block")
