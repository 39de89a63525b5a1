"""The journal tells of everything that changes; the audit of all scenes would notice if it did not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dejarik.games.rebellion.facts import KIND, LEADER, PLACE, REBEL
from dejarik.games.rebellion.notes import DiscardsAction, MissionAt, Sabotaged
from dejarik.games.rebellion.rules.units import add
from dejarik.games.rebellion.state import POOL, Errand, Table
from tests.games.rebellion.accounts import Books
from tests.games.rebellion.stage import Galaxy


def sabotage(table: Table) -> None:
    table.sabotaged |= 1 << PLACE["naboo"]


def settle_in(table: Table) -> None:
    add(table, PLACE["naboo"], KIND["x-wing"])


def walk(table: Table) -> None:
    table.where[LEADER["han-solo"]] = POOL


def draw(table: Table) -> None:
    table.hands[REBEL] += ("sabotage",)


def turn(table: Table) -> None:
    table.errand = Errand("demolition", REBEL, 0, ())


def advance(table: Table) -> None:
    table.time += 1


def lose(table: Table) -> None:
    table.reputation += 1


@pytest.mark.parametrize("change", [sabotage, settle_in, walk, draw, turn, advance, lose])
def test_the_audit_misses_what_nobody_told(change: Callable[[Table], None]) -> None:
    before = Galaxy().table
    after = before.copy()
    assert not Books(before, after, []).gaps
    change(after)
    assert Books(before, after, []).gaps


def test_the_audit_is_content_with_what_was_told() -> None:
    before = Galaxy().table
    after = before.copy()
    sabotage(after)
    assert not Books(before, after, [Sabotaged("naboo")]).gaps
    assert Books(before, after, [Sabotaged("kessel")]).gaps


@pytest.mark.rule("reb.mission.choose-system")
def test_everybody_hears_where_a_mission_goes() -> None:
    galaxy = Galaxy().loyal("empire", "kessel", "mandalore").put("kessel", "1 star-destroyer")
    scene = galaxy.mission("rebel", "sabotage", "han-solo").says("rebel", "kessel")
    assert scene.told(MissionAt) == [MissionAt("sabotage", "kessel")]


@pytest.mark.rule("reb.recruit.dead-card")
def test_everybody_hears_of_a_card_that_nobody_can_use() -> None:
    galaxy = Galaxy().eliminated("han-solo", "chewbacca", "lando-calrissian")
    galaxy.table.action_decks[REBEL] = ("undercover", "the-millennium-falcon")
    scene = galaxy.at(("recruit", REBEL))
    scene.until("rebel recruit").says("rebel", "nobody", "the-millennium-falcon")
    assert scene.told(DiscardsAction) == [DiscardsAction(REBEL, "the-millennium-falcon")]
