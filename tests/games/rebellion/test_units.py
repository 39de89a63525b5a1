"""Отряды, прочность, сооружения, ограничения компонентов."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.games.rebellion import GAME, facts
from dejarik.games.rebellion.facts import EMPIRE, KIND, KINDS, REBEL, UNITS, builds
from dejarik.games.rebellion.rules.systems import combat_due
from tests.games.rebellion.stage import Galaxy


def table_of(rule: str) -> Any:
    """The table that stands in a rule of the catalogue."""
    return GAME.rulebook[rule].data


def by_name(name: str) -> str:
    return next(unit for unit, found in UNITS.items() if found.en == name)


@pytest.mark.rule("reb.unit.table")
def test_units_are_those_of_the_catalogue() -> None:
    for row in table_of("reb.unit.table"):
        unit = UNITS[by_name(row["name"])]
        colour, _, value = row["health"].partition(" (")[0].partition(" ")
        assert unit.side == row["side"]
        assert unit.type == row["class"]
        assert (unit.black, unit.red, unit.box) == (row["black"], row["red"], row["n"]), row["name"]
        assert (unit.colour, unit.health) == (("", 0) if colour == "none" else (colour, int(value))), row["name"]
        assert unit.capacity == row["cap"]
        assert unit.restricted == row.get("restricted", False)
        assert unit.immobile == row.get("immobile", False)
    destroyer = UNITS["star-destroyer"]
    assert (destroyer.red, destroyer.black, destroyer.colour, destroyer.health, destroyer.capacity) == (
        2,
        1,
        "red",
        4,
        6,
    )


@pytest.mark.rule("reb.unit.theaters")
def test_a_structure_and_fighters_share_no_theatre() -> None:
    galaxy = Galaxy().put("naboo", "1 ion-cannon, 2 tie-fighter")
    assert not combat_due(galaxy.table, facts.PLACE["naboo"])
    assert facts.THEATRE[KIND["death-star"]] == facts.THEATRE[KIND["death-star-under-construction"]] == facts.SPACE
    assert facts.THEATRE[KIND["ion-cannon"]] == facts.GROUND


@pytest.mark.rule("reb.unit.capital-fighter")
def test_a_station_is_neither_capital_ship_nor_fighter() -> None:
    for unit in UNITS.values():
        if unit.theatre == "space" and unit.type != "station":
            assert unit.type == ("capital" if unit.colour == "red" else "fighter")
    assert UNITS["death-star"].type == UNITS["death-star-under-construction"].type == "station"


@pytest.mark.rule("reb.unit.build-icons", "reb.gap.build-icon-exact")
def test_icons_build_exactly_their_units() -> None:
    for row in table_of("reb.unit.build-icons"):
        names = [by_name(name) for name in row["units"]]
        if row["icon"].startswith("none"):
            assert all(not UNITS[name].icon for name in names)
            continue
        colour, shape = row["icon"].split()
        icon = f"{'space' if colour == 'blue' else 'ground'}-{shape}"
        side = EMPIRE if row["side"] == "empire" else REBEL
        assert [KINDS[kind] for kind in builds(side, icon, expansion=False)] == names


@pytest.mark.rule("reb.gap.build-icon-exact")
def test_a_square_does_not_build_a_carrier() -> None:
    scene = Galaxy().loyal("empire", "utapau").at(("build",))
    scene.table.supply[KIND["star-destroyer"]] = 0
    assert (3, "assault-carrier") in scene.match.questions[1].among  # type: ignore[union-attr]
    wanted = [0] * len(scene.match.questions[1].among)  # type: ignore[union-attr]
    wanted[scene.match.questions[1].among.index((3, "assault-carrier"))] = 2  # type: ignore[union-attr]
    scene.refuses("empire", tuple(wanted))


@pytest.mark.rule("reb.unit.destroyed-to-supply")
def test_a_destroyed_unit_returns_to_the_supply() -> None:
    galaxy = Galaxy().put("sullust", "4 at-at").put("naboo", "1 star-destroyer")
    assert galaxy.table.supply[KIND["at-at"]] == 0
    scene = galaxy.actions("rebel", "ambush").pool("general-madine").assignment()
    scene.says("rebel", "ambush", "sullust").gives("rebel", at_at=1)
    assert scene.supply("at-at") == 1


@pytest.mark.rule("reb.unit.health-worth")
def test_health_worth_counts_printed_health() -> None:
    galaxy = Galaxy().put("naboo", "1 at-at, 2 stormtrooper").subjugated("naboo")
    scene = galaxy.mission("rebel", "hit-and-run", "chewbacca").says("rebel", "naboo")
    assert scene.sharing.among == ("stormtrooper",)
    scene.gives("rebel", stormtrooper=2)
    assert scene.units("naboo") == "1 at-at"


def test_health_worth_can_be_mixed_only_up_to_the_worth() -> None:
    galaxy = Galaxy().put("naboo", "1 at-st, 2 stormtrooper").subjugated("naboo")
    scene = galaxy.mission("rebel", "hit-and-run", "chewbacca").says("rebel", "naboo")
    scene.refuses("rebel", (1, 1), "reb.unit.health-worth")
    scene.gives("rebel", at_st=1)
    assert scene.units("naboo") == "2 stormtrooper"


@pytest.mark.rule("reb.unit.shield-generator")
def test_a_shield_generator_draws_a_tactic_card_before_each_ground_battle() -> None:
    scene = Galaxy().put("hoth", "1 shield-generator, 1 rebel-trooper, 1 stormtrooper").combat("hoth", "empire")
    scene.rolls("blank")
    assert len(scene.fight.hands[REBEL]) == 1
    assert scene.fight.hands[REBEL][0].startswith("ground-")
    assert len(scene.fight.hands[EMPIRE]) == 0


@pytest.mark.rule("reb.unit.ion-cannon")
def test_two_ion_cannons_silence_a_death_star() -> None:
    from dejarik.games.rebellion.rules.attack import Attack, pool

    galaxy = Galaxy().put("hoth", "2 ion-cannon, 1 death-star, 1 x-wing").pool("darth-vader")
    scene = galaxy.combat("hoth", "rebel")
    assert pool(scene.table, Attack(scene.table, EMPIRE, facts.SPACE)) == (0, 0, 0)
    assert pool(scene.table, Attack(scene.table, REBEL, facts.SPACE)) == (1, 0, 0)


@pytest.mark.rule("reb.unit.structures")
def test_structures_never_move() -> None:
    galaxy = Galaxy().put("naboo", "1 shield-generator, 1 ion-cannon, 1 rebel-transport").pool("jan-dodonna")
    scene = galaxy.turn("rebel").leads("rebel", "jan-dodonna", "utapau").says("rebel", "naboo")
    assert scene.sharing.among == ("rebel-transport",)


@pytest.mark.rule("reb.limit.markers")
def test_markers_never_run_out() -> None:
    galaxy = Galaxy().sabotaged(*[name for name, system in facts.SYSTEMS.items() if system.icons and name != "naboo"])
    scene = galaxy.mission("rebel", "sabotage", "chewbacca").says("rebel", "naboo")
    assert scene.is_sabotaged("naboo")


@pytest.mark.rule("reb.deck.empty-reshuffle")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    from dejarik.games.rebellion.rules.zones import draw_missions

    galaxy = Galaxy().deck("rebel", "stolen-plans")
    galaxy.table.discards[REBEL] = ("misdirection", "seek-yoda", "demolition", "hit-and-run")
    draw_missions(galaxy.table, REBEL, 2)
    assert galaxy.table.hands[REBEL][0] == "stolen-plans"
    assert galaxy.table.hands[REBEL][1] in ("misdirection", "seek-yoda", "demolition", "hit-and-run")
    assert len(galaxy.table.decks[REBEL]) == 3
    assert galaxy.table.discards[REBEL] == ()
