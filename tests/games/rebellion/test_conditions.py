"""Conditions by the words that cards use, and what units may do, each tried on one galaxy where everything occurs."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.cards.where import PLAIN, fitting
from dejarik.games.rebellion.facts import (
    BASE,
    EMPIRE,
    GROUND,
    KIND,
    KINDS,
    LEADER,
    PLACE,
    REBEL,
    RING,
    SIDE,
    SPACE,
    names,
)
from dejarik.games.rebellion.notes import SaysBase
from dejarik.games.rebellion.rules import base, deployment, dice, leaders, movement, systems, units
from dejarik.games.rebellion.rules.movement import Order
from dejarik.games.rebellion.state import ON_MISSION, Table
from tests.games.rebellion.stage import Galaxy

PLACES = {"alderaan", "bespin", "bothawui", "coruscant", "hoth", "kessel", "naboo", "ryloth"}


def galaxy() -> Galaxy:
    """Kessel is the Empire's, Naboo the Rebels', Ryloth and Bothawui are held down, Alderaan is no more."""
    found = Galaxy(base="yavin", expansion=True).loyal("empire", "kessel").loyal("rebel", "naboo", "bothawui")
    found.put("kessel", "1 star-destroyer").put("naboo", "1 rebel-trooper").put("ryloth", "1 stormtrooper")
    found.put("bothawui", "1 at-st").put("bespin", "2 x-wing").subjugated("ryloth", "bothawui").sabotaged("naboo")
    return found.destroyed("alderaan").captive("kessel", "han-solo").put("base", "1 x-wing, 1 rebel-trooper")


# ── where a card may be used ───────────────────────────────────────────────────────────────────────────────────────

WHERE = {
    "populous": {"bespin", "bothawui", "coruscant", "kessel", "naboo", "ryloth"},
    "remote": {"hoth"},
    "imperial_system": {"bothawui", "coruscant", "kessel", "ryloth"},
    "imperial_loyalty": {"coruscant", "kessel"},
    "rebel_system": {"naboo"},
    "subjugated": {"bothawui", "ryloth"},
    "subjugated_or_rebel_system": {"bothawui", "naboo", "ryloth"},
    "neutral": {"alderaan", "bespin", "hoth", "ryloth"},
    "sabotaged": {"naboo"},
    "no_sabotage": PLACES - {"naboo"},
    "has_imperial_unit": {"bothawui", "kessel", "ryloth"},
    "has_imperial_ship": {"kessel"},
    "no_imperial_unit": PLACES - {"bothawui", "kessel", "ryloth"},
    "no_rebel_unit": PLACES - {"bespin", "naboo"},
    "no_rebel_ground": PLACES - {"naboo"},
    "no_rebel_loyalty": PLACES - {"bothawui", "naboo"},
    "has_captured_leader": {"kessel"},
}
SPECIAL = {
    "has_unit:star-destroyer|at-st": {"bothawui", "kessel"},
    "has_unit:star-destroyer": {"kessel"},
    "named:naboo": {"naboo"},
}


@pytest.mark.rule("reb.system.imperial-rebel", "reb.system.neutral", "reb.system.remote", "reb.destroyed.nature")
@pytest.mark.parametrize(("word", "fit"), [*WHERE.items(), *SPECIAL.items()])
def test_every_word_for_a_place(word: str, fit: set[str]) -> None:
    assert PLACES & set(names(fitting(galaxy().table, (word,)))) == fit


def test_no_word_is_forgotten() -> None:
    assert set(PLAIN) == set(WHERE)


def test_several_words_must_all_fit() -> None:
    table = galaxy().table
    assert PLACES & set(names(fitting(table, ("imperial_system", "no_rebel_loyalty")))) == {
        "coruscant",
        "kessel",
        "ryloth",
    }


def test_a_destroyed_system_has_no_icons() -> None:
    icon = "ground-circle"
    whole, ruined = galaxy().table, galaxy().table
    found = set(names(fitting(whole, (f"icon:{icon}",))))
    assert found
    ruined.destroyed |= sum(1 << PLACE[name] for name in found)
    assert not fitting(ruined, (f"icon:{icon}",))


# ── what is where ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.base.space", "reb.combat.when")
def test_the_base_space_is_counted_apart() -> None:
    table = galaxy().table
    assert PLACES & set(names(systems.with_units(table, REBEL))) == {"bespin", "naboo"}
    assert PLACES & set(names(systems.with_ships(table, REBEL))) == {"bespin"}
    assert PLACES & set(names(systems.with_ground(table, REBEL))) == {"naboo"}
    assert systems.has_units(table, REBEL, BASE)
    assert not systems.has_units(table, EMPIRE, BASE)
    assert systems.count_units(table, REBEL, BASE) == 2
    assert systems.count_units(table, REBEL, PLACE["bespin"]) == 2
    assert systems.count_units(table, EMPIRE, PLACE["bespin"]) == 0
    assert not systems.combat_due(table, BASE)


@pytest.mark.rule("reb.combat.when", "reb.destroyed.transport")
def test_where_a_combat_is_due() -> None:
    for units_, due in (
        ("1 x-wing, 1 tie-fighter", True),
        ("1 rebel-trooper, 1 stormtrooper", True),
        ("1 x-wing, 1 stormtrooper", False),
        ("1 rebel-trooper, 1 tie-fighter", False),
    ):
        table = Galaxy().put("naboo", units_).table
        assert systems.combat_due(table, PLACE["naboo"]) == due
        table.destroyed = 1 << PLACE["naboo"]
        assert systems.combat_due(table, PLACE["naboo"]) == (units_ == "1 x-wing, 1 tie-fighter")


@pytest.mark.rule("reb.system.coruscant", "reb.destroyed.nature")
def test_who_can_hold_loyalty() -> None:
    table = galaxy().table
    assert {name for name in PLACES if systems.can_be_loyal(table, PLACE[name])} == {
        *("bespin", "bothawui", "kessel", "naboo", "ryloth"),
    }


# ── what may move ──────────────────────────────────────────────────────────────────────────────────────────────────

FLEET = "2 x-wing, 1 rebel-transport, 3 rebel-trooper, 1 ion-cannon"


def movable(table: Table, place: str, order: Order = movement.PLAIN, side: str = "rebel") -> dict[str, int]:
    return {KINDS[kind]: count for kind, count in movement.moving(table, SIDE[side], PLACE[place], order)}


@pytest.mark.rule("reb.move.immobile", "reb.move.restricted", "reb.move.leader-blocks")
def test_what_may_leave_a_system() -> None:
    table = Galaxy().put("naboo", FLEET).put("kessel", "2 rebel-trooper").table
    assert movable(table, "naboo") == {"x-wing": 2, "rebel-transport": 1, "rebel-trooper": 3}
    assert movable(table, "naboo", Order(theatre=SPACE)) == {"x-wing": 2, "rebel-transport": 1}
    assert movable(table, "naboo", Order(theatre=GROUND, transport=False)) == {"rebel-trooper": 3}
    assert movable(table, "kessel") == {}
    assert movable(table, "kessel", Order(transport=False)) == {"rebel-trooper": 2}
    limits = ((KIND["x-wing"], 1), (KIND["y-wing"], 4))
    assert movable(table, "naboo", Order(limits=limits)) == {"x-wing": 1}
    assert movable(table, "naboo", side="empire") == {}


@pytest.mark.rule("reb.move.leader-blocks")
def test_a_leader_keeps_units_unless_a_card_lets_them_go() -> None:
    for leader, loose, order, free in (
        ("mon-mothma", False, Order(), False),
        ("mon-mothma", True, Order(), True),
        ("mon-mothma", False, Order(leaders=False), True),
        ("darth-vader", False, Order(), True),
    ):
        found = Galaxy().put("naboo", FLEET).leader("naboo", leader)
        if loose:
            found.lasting("loose", leader)
        assert bool(movable(found.table, "naboo", order)) == free
    both = Galaxy().put("naboo", FLEET).leader("naboo", "mon-mothma", "jan-dodonna").lasting("loose", "mon-mothma")
    assert not movable(both.table, "naboo")  # the other one still keeps them


@pytest.mark.rule("reb.move.adjacent", "reb.base.move-out")
def test_where_units_can_come_from() -> None:
    table = Galaxy(base="hoth").put("bespin", "1 x-wing").put("base", "1 x-wing").put("kessel", "1 x-wing").table
    sources = {
        place: names(sum(1 << at for at in movement.sources(table, REBEL, PLACE[place]) if at != BASE))
        for place in ("hoth", "bespin", "kessel")
    }
    assert "bespin" in sources["hoth"]
    assert "kessel" not in sources["hoth"]
    assert BASE in movement.sources(table, REBEL, PLACE["hoth"])
    assert BASE in movement.sources(table, REBEL, PLACE["bespin"])
    assert BASE not in movement.sources(table, REBEL, PLACE["kessel"])
    assert set(movement.sources(table, REBEL, BASE)) == {PLACE["bespin"]}
    table.revealed = True
    assert BASE not in movement.sources(table, REBEL, PLACE["hoth"])


@pytest.mark.rule("reb.move.capacity")
def test_what_ships_carry() -> None:
    kinds = [KIND[name] for name in ("rebel-transport", "x-wing", "rebel-trooper", "tie-fighter")]
    assert movement.loaded(kinds, (1, 0, 0, 0)) == 4
    assert movement.loaded(kinds, (1, 2, 3, 0)) == 1
    assert movement.loaded(kinds, (1, 0, 3, 2)) == -1
    table = Galaxy().put("naboo", "2 rebel-transport, 1 x-wing, 1 star-destroyer").table
    assert units.capacity(table, REBEL, PLACE["naboo"]) == 8
    assert units.capacity(table, EMPIRE, PLACE["naboo"]) == 6


# ── deploying ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.deploy.where", "reb.rote.shield-bunker.local", "reb.rote.shield-bunker.deploy")
def test_where_units_are_deployed() -> None:
    table = galaxy().put("hoth", "1 shield-bunker").put("kessel", "1 stormtrooper").table
    assert PLACES & set(names(deployment.targets(table, EMPIRE))) == {
        "bothawui",
        "coruscant",
        "hoth",
        "kessel",
        "ryloth",
    }
    assert PLACES & set(names(deployment.targets(table, REBEL))) == set()  # Naboo is sabotaged
    assert PLACES & set(names(deployment.bunker_places(table))) == {"bothawui", "hoth", "kessel", "ryloth"}
    table.lasting = (("fresh-bunker", PLACE["hoth"]),)
    assert "hoth" not in names(deployment.targets(table, EMPIRE))
    table.sabotaged = 1 << PLACE["ryloth"]
    assert PLACES & set(names(deployment.targets(table, REBEL))) == {"naboo"}
    assert not {"ryloth"} & {*names(deployment.targets(table, EMPIRE)), *names(deployment.bunker_places(table))}
    units.add(table, PLACE["naboo"], KIND["tie-fighter"])
    assert "naboo" not in names(deployment.targets(table, REBEL))


@pytest.mark.rule("reb.deploy.limit-two")
def test_room_for_two_in_a_phase() -> None:
    table = galaxy().table
    assert [deployment.room(table, PLACE["kessel"])] == [2]
    table.deployed = (PLACE["kessel"], PLACE["naboo"], PLACE["kessel"])
    assert [deployment.room(table, PLACE[name]) for name in ("kessel", "naboo", "bespin")] == [0, 1, 2]


# ── leaders ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.mission.captured-inert", "reb.capture.lure")
def test_who_takes_part_in_what_happens_in_a_place() -> None:
    found = Galaxy().leader("naboo", "mon-mothma", "darth-vader", "luke-skywalker").captive("naboo", "han-solo")
    table = found.ringed("lure-of-the-dark-side", "luke-skywalker").table
    assert leaders.present(table, REBEL, PLACE["naboo"]) == [LEADER["mon-mothma"]]
    assert set(leaders.present(table, EMPIRE, PLACE["naboo"])) == {LEADER["darth-vader"], LEADER["luke-skywalker"]}
    assert leaders.present(table, REBEL, PLACE["kessel"]) == []
    assert leaders.captives(table, PLACE["naboo"]) == leaders.captives(table) == [LEADER["han-solo"]]
    assert leaders.captives(table, PLACE["kessel"]) == []
    able = [
        name
        for name in ("mon-mothma", "darth-vader", "luke-skywalker", "han-solo")
        if leaders.can_be_captured(table, LEADER[name])
    ]
    assert able == ["mon-mothma"]


@pytest.mark.rule("reb.ring.falcon-who", "reb.ring.bounty-block")
def test_who_may_wear_which_ring() -> None:
    table = Galaxy().ringed("bounty", "chewbacca").ringed("r2-d2", "princess-leia").table
    for ring, leader, may in (
        ("master-yoda", "chewbacca", False),
        ("millennium-falcon", "chewbacca", False),
        ("c-3po", "chewbacca", True),
        ("master-yoda", "princess-leia", True),
        ("master-yoda", "han-solo", True),
    ):
        assert leaders.may_wear(table, LEADER[leader], RING[ring]) == may


def test_two_sides_stand_on_missions_of_the_same_number() -> None:
    table = Galaxy().assigned("rebel", "sabotage", "han-solo").assigned("empire", "detained", "darth-vader").table
    assert leaders.on_mission(table, REBEL, 0) == [LEADER["han-solo"]]
    assert leaders.on_mission(table, EMPIRE, 0) == [LEADER["darth-vader"]]
    assert table.where[LEADER["han-solo"]] == table.where[LEADER["darth-vader"]] == ON_MISSION


# ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.dice.max-mission", "reb.rote.minor-skills", "reb.dice.max-combat", "reb.rote.green.max")
def test_how_many_dice() -> None:
    assert dice.for_mission(3, 0) == (3, 0, 0)
    assert dice.for_mission(5, 1) == (5, 0, 1)
    assert dice.for_mission(6, 3) == (5, 1, 3)
    assert dice.for_mission(10, 4) == (5, 5, 3)
    assert dice.for_mission(11, 0) == (5, 5, 0)
    assert dice.any_two(3) == (3, 0, 0)
    assert dice.capped((6, -1, 4)) == (5, 0, 3)
    assert dice.capped((5, 5, 3)) == (5, 5, 3)


# ── the base ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.base.long-range-probe")
def test_the_answer_tells_of_a_system_or_of_a_region() -> None:
    for region in (False, True):
        scene = Galaxy(base="hoth").turn("rebel")
        table = scene.table
        table.notes = []
        said = 1 << PLACE["hoth"]
        assert (
            base.answer(table, said, PLACE["hoth"], region=True) if region else base.answer(table, said, PLACE["hoth"])
        )
        assert [note for note, _ in table.notes] == [SaysBase("hoth", True, region)]
        assert not base.answer(table, 1 << PLACE["naboo"], PLACE["naboo"])
        assert names(table.suspects) == ("hoth",)
