"""Who gives out too much or too little hears which rule forbids it, and by how much."""

from __future__ import annotations

import pytest

from dejarik.core.question import Share
from dejarik.core.refusal import Refused
from dejarik.games.rebellion.facts import EMPIRE, KIND, REBEL, SPACE
from dejarik.games.rebellion.rules.attack import Attack, damage_share
from dejarik.games.rebellion.rules.production import Order
from dejarik.lab.stage import begin
from tests.games.rebellion.stage import Galaxy
from tests.games.rebellion.test_amounts import effect, used


def told(refused: Refused | None) -> tuple[str | None, dict[str, object]]:
    """The rule and the numbers of a refusal."""
    assert refused is not None
    assert str(refused)  # there is a sentence for it
    return refused.rule, dict(refused.args_of_sentence)


@pytest.mark.rule("reb.build.icons", "reb.unit.build-icons")
def test_more_units_than_icons() -> None:
    order = Order(Galaxy().table, REBEL, [(1, "space-triangle"), (1, "space-triangle")])
    assert order.among == [(1, "x-wing"), (1, "y-wing"), (1, "rebel-transport")]
    assert order.check((1, 1, 0)) is order.check((0, 0, 0)) is None
    assert told(order.check((2, 1, 1))) == ("reb.build.icons", {"over": 2})


@pytest.mark.rule("reb.build.supply-limit")
def test_more_units_than_there_are() -> None:
    galaxy = Galaxy().put("kessel", "1 at-at")
    galaxy.table.supply[KIND["at-at"]] = 1
    order = Order(galaxy.table, EMPIRE, [(1, "ground-square"), (2, "ground-square"), (3, "ground-square")])
    assert order.among == [(1, "at-at"), (2, "at-at"), (3, "at-at")]
    assert order.check((1, 0, 1)) is None  # one more could be freed on the board
    assert told(order.check((1, 1, 1))) == ("reb.build.supply-limit", {"lacking": 1})


@pytest.mark.rule("reb.move.capacity", "reb.capture.move")
def test_more_cargo_than_room_and_captives_without_guards() -> None:
    galaxy = Galaxy().put("sullust", "1 assault-carrier, 4 stormtrooper, 3 tie-fighter").pool("darth-vader")
    galaxy.captive("sullust", "princess-leia")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo").says("empire", "sullust")
    assert scene.among == ("tie-fighter", "assault-carrier", "stormtrooper", "princess-leia")
    assert told(scene.refuses("empire", (3, 1, 3, 0)))[1] == {"lacking": 2}
    assert told(scene.refuses("empire", (1, 1, 4, 0))) == ("reb.move.capacity", {"lacking": 1})
    assert told(scene.refuses("empire", (0, 0, 0, 1)))[0] == "reb.capture.move"
    scene.says("empire", (0, 1, 4, 1))
    assert scene.units("naboo") == "1 assault-carrier, 4 stormtrooper"
    assert scene.where("princess-leia") == "naboo"


@pytest.mark.rule("reb.combat.assign-damage")
def test_hits_on_units_of_the_wrong_colour() -> None:
    scene = Galaxy().put("naboo", "2 tie-fighter, 1 assault-carrier, 2 x-wing").combat("naboo", "rebel")
    found = [("tie-fighter", 0), ("tie-fighter", 1), ("assault-carrier", 0)]
    share = damage_share(Attack(scene.table, REBEL, SPACE), found, [True, True, False], (1, 1, 1))
    assert share.check is not None
    assert share.total == 3
    assert share.check((1, 0, 2)) is share.check((1, 1, 1)) is share.check((0, 2, 1)) is None
    assert told(share.check((0, 0, 3))) == ("reb.combat.assign-damage", {"least": 1, "most": 2, "given": 0})
    assert told(share.check((2, 1, 0))) == ("reb.combat.assign-damage", {"least": 1, "most": 2, "given": 3})


@pytest.mark.rule("reb.unit.health-worth")
def test_more_health_than_a_card_is_worth() -> None:
    galaxy = Galaxy().put("naboo", "2 stormtrooper, 1 at-st")
    question, _ = begin(effect("hit-and-run")(used(galaxy, "hit-and-run")))
    assert isinstance(question, Share)
    assert question.check is not None
    assert question.check((2, 0)) is question.check((0, 1)) is None
    assert told(question.check((1, 1))) == ("reb.unit.health-worth", {"most": 2, "given": 3})
