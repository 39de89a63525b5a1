"""Facts of the box: their own sums, and against the reference where that lies beside the repository."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dejarik.games.rebellion import GAME, facts
from dejarik.games.rebellion.facts import (
    ACTIONS,
    ADVANCED,
    LEADERS,
    MISSIONS,
    OBJECTIVES,
    RINGS,
    SYSTEMS,
    TACTICS,
    UNITS,
)

REFERENCE = Path(__file__).parents[4] / "shared" / "data" / "rebellion"
needs_reference = pytest.mark.skipif(not REFERENCE.is_dir(), reason="the reference data are not beside the repository")


def reference(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((REFERENCE / f"{name}.json").read_text(encoding="utf-8"))
    return data


def both(name: str, key: str = "") -> dict[str, Any]:
    """Entries of a base file and of the expansion, by id."""
    key = key or name
    entries = [*reference(name)[key], *reference("expansion").get(key, ())]
    return {entry["id"]: entry for entry in entries}


def side(name: str) -> str:
    return "empire" if name == "imperial" else name


def icon(found: dict[str, str] | None) -> str:
    return f"{found['theater']}-{found['shape']}" if found else ""


# ── sums ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_counts_of_the_box() -> None:
    base = [unit for unit in UNITS.values() if not unit.expansion]
    assert sum(unit.box for unit in base if unit.side == "empire") == 89
    assert sum(unit.box for unit in base if unit.side == "rebel") == 64
    for number in (facts.REBEL, facts.EMPIRE):
        assert len(facts.missions(number, "deck", expansion=False)) == 25
        assert len(facts.missions(number, "starting", expansion=False)) == 4
        assert len(facts.actions(number, starting=False, expansion=False)) == 12
    assert len(facts.missions(facts.EMPIRE, "project", expansion=False)) == 10
    assert [len(facts.tactics(theatre)) for theatre in (facts.SPACE, facts.GROUND)] == [15, 15]
    assert len([leader for leader in LEADERS.values() if not leader.expansion]) == 25
    assert [len(facts.objectives(stage, expansion=False)) for stage in (1, 2, 3)] == [5, 5, 5]


def test_every_name_in_both_languages() -> None:
    for cards in (SYSTEMS, UNITS, LEADERS, MISSIONS, ACTIONS, OBJECTIVES, TACTICS, ADVANCED, RINGS):
        assert all(found.en and found.ru for found in cards.values())


def test_whatever_is_named_exists() -> None:
    assert all(name in SYSTEMS for system in SYSTEMS.values() for name in system.adjacent)
    assert all(not card.leader or card.leader in LEADERS for card in MISSIONS.values())
    assert all(name in LEADERS for card in ACTIONS.values() for name in card.leaders)
    assert all(not card.unit or card.unit in UNITS for card in ADVANCED.values())


# ── against the reference ──────────────────────────────────────────────────────────────────────────────────────────


@needs_reference
def test_systems() -> None:
    found = {entry["id"]: entry for entry in reference("systems")["systems"]}
    assert found.keys() == SYSTEMS.keys()
    for name, entry in found.items():
        system = SYSTEMS[name]
        assert (system.icons, system.number) == (tuple(map(icon, entry["resources"])), entry["queue_number"] or 0)
        assert set(system.adjacent) == set(entry["adjacent"])
        pool = entry["start_advanced_pool"]
        assert system.pool == (pool if pool in ("rebel", "imperial") else "")


@needs_reference
def test_units() -> None:
    found = both("units")
    assert found.keys() == UNITS.keys()
    for name, entry in found.items():
        unit = UNITS[name]
        assert (unit.side, unit.theatre, unit.type) == (side(entry["side"]), entry["theater"], entry["class"])
        assert {"black": unit.black, "red": unit.red, "green": unit.green} == entry["attack"]
        assert (unit.health, unit.colour) == (entry["health"] or 0, entry["health_color"] or "")
        assert (unit.capacity, unit.restricted, unit.immobile) == (
            entry["transport_capacity"],
            entry["needs_transport"],
            entry["immobile"],
        )
        assert (unit.icon, unit.box) == (icon(entry["build_icon"]), entry["count_in_box"])


@needs_reference
def test_leaders() -> None:
    found = both("leaders")
    assert found.keys() == LEADERS.keys()
    for name, entry in found.items():
        leader = LEADERS[name]
        assert leader.skills == tuple(entry["skills"][skill] for skill in facts.SKILLS)
        assert leader.minor == tuple(entry["minor_skills"][skill] for skill in facts.SKILLS)
        assert leader.tactics == (entry["tactics"]["space"], entry["tactics"]["ground"])
        assert (leader.side, leader.role, leader.starting) == (
            side(entry["side"]),
            entry["team_role"],
            entry["starting"],
        )


@needs_reference
def test_missions() -> None:
    found = both("missions")
    assert found.keys() == MISSIONS.keys()
    for name, entry in found.items():
        card = MISSIONS[name]
        where = [word for word in entry["where"] if word not in ("any", "none")]
        assert (card.side, card.type, card.copies) == (side(entry["side"]), entry["kind"], entry["copies"])
        assert (card.mode, card.skill, card.required) == (entry["mode"], entry["skill"] or "", entry["skill_required"])
        assert (card.target, list(card.where)) == (entry["target"], where)
        assert (card.all_skills, card.leader) == (entry["count_all_skills"], entry["leader_bonus"] or "")
        assert card.icon == (entry["set_icon"] if entry["set_icon"] in ("leader", "vader") else "")


@needs_reference
def test_actions_objectives_tactics_and_rings() -> None:
    for name, entry in both("actions").items():
        action = ACTIONS[name]
        assert (action.side, action.timing) == (side(entry["side"]), entry["timing"].replace("_", "-"))
        assert (action.leaders, action.starting) == (tuple(entry["leaders"]), entry["starting"])
    for name, entry in both("objectives").items():
        objective = OBJECTIVES[name]
        assert (objective.stage, objective.timing) == (entry["stage"], entry["timing"].replace("start_of_", ""))
        if isinstance(entry["reputation"], int):
            assert objective.reputation == entry["reputation"]
    for name, entry in both("tactics").items():
        tactic = TACTICS[name]
        assert (tactic.theatre, tactic.copies) == (entry["theater"], entry["copies"])
        assert tactic.special == entry["needs_special_die"]
    for entry in reference("expansion")["advanced_tactics"]:
        card = ADVANCED[entry["id"]]
        assert (card.side, card.theatre) == (side(entry["side"]), entry["theater"])
        assert card.unit == (entry["top"]["needs_unit"] or "")
    assert both("rings").keys() == RINGS.keys()


@needs_reference
def test_names_of_the_published_answers() -> None:
    """Names that the Russian answers use are kept as they are."""
    cards: dict[str, facts.Named] = {**UNITS, **LEADERS, **MISSIONS, **ACTIONS, **OBJECTIVES, **TACTICS, **ADVANCED}
    for name in ("units", "leaders", "missions", "actions", "objectives", "tactics"):
        for entry in both(name).values():
            if entry.get("name_ru_source") == "faq":
                assert cards[entry["id"]].ru == entry["name_ru"]


@needs_reference
def test_set_up_and_track() -> None:
    found, track = reference("setup"), reference("tracks")
    own = facts.SETUP
    assert own["full"]["units"]["empire"] == found["advanced"]["imperial_units"]
    assert own["full"]["units"]["rebel"] == found["advanced"]["rebel_units"]
    units = dict(found["basic"]["units"])
    units["base"] = units.pop("rebel_base_space")
    assert own["first-game"]["units"] == units
    assert own["first-game"]["rebel"] == found["basic"]["loyalty"]["rebel"]
    assert (own["track"]["recruit"], own["track"]["build"]) == (track["recruit_spaces"], track["build_spaces"])
    assert own["track"]["length"] == track["length"]
    expansion = reference("expansion")["setup"]
    assert own["expansion"]["units"]["empire"] == expansion["imperial"]["imperial_systems_or_dsuc"]
    assert own["expansion"]["units"]["rebel"] == expansion["rebel"]["units"]
    order = [f"{'imperial' if name == 'empire' else name}_{role}" for name, role in own["team"]["order"]]
    assert order == found["team_game"]["order"]


def test_pages_are_told_what_is_printed() -> None:
    """The page has no tables of its own: it shows what the engine counts with, by the names that questions use."""
    told = msgspec.json.decode(msgspec.json.encode(GAME.facts))
    assert (told["units"]["at-at"]["health"], told["units"]["at-at"]["colour"]) == (3, "red")
    assert told["missions"]["sabotage"]["skill"] == "spec_ops"
    assert told["systems"]["coruscant"]["adjacent"] == list(SYSTEMS["coruscant"].adjacent)
    assert [told["track"][name] for name in ("length", "build")] == [facts.TRACK_END, sorted(facts.BUILD_SPACES)]
    tables: dict[str, Mapping[str, facts.Named]] = {
        "missions": MISSIONS,
        "actions": ACTIONS,
        "objectives": OBJECTIVES,
        "tactics": TACTICS,
        "advanced": ADVANCED,
        "leaders": LEADERS,
        "rings": RINGS,
        "units": UNITS,
        "systems": SYSTEMS,
    }
    for name, table in tables.items():
        assert told[name].keys() == table.keys()
        assert all(one["en"] and one["ru"] for one in told[name].values())
