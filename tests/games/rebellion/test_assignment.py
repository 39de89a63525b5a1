"""Фаза назначения."""

from __future__ import annotations

import pytest

from dejarik.core.presenter import Reader
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.facts import EMPIRE, REBEL
from dejarik.games.rebellion.notes.assignment import MissionLaid
from tests.games.rebellion.stage import Galaxy

LEADERS = ("mon-mothma", "jan-dodonna", "general-rieekan", "princess-leia")


@pytest.mark.rule("reb.assign.order")
def test_the_rebels_assign_first() -> None:
    galaxy = Galaxy().pool("princess-leia", "darth-vader").hand("rebel", "sabotage").hand("empire", "rule-by-fear")
    scene = galaxy.assignment()
    assert scene.asked == "rebel assign"
    scene.refuses("empire", "rule-by-fear")
    scene.says("rebel", "done")
    assert scene.asked == "empire assign"


@pytest.mark.rule("reb.assign.how", "reb.assign.max-two")
def test_one_or_two_leaders_on_a_mission() -> None:
    galaxy = (
        Galaxy()
        .pool(*LEADERS)
        .hand("rebel", "sabotage", "infiltration", "build-alliance", "rapid-mobilization", "hit-and-run", "demolition")
    )
    scene = galaxy.assignment().says("rebel", "sabotage")
    scene.refuses("rebel", ["mon-mothma", "jan-dodonna", "general-rieekan"])
    scene.says("rebel", ("mon-mothma", "jan-dodonna"), "infiltration", ("princess-leia",), "done")
    assert scene.where("general-rieekan") == "pool"
    assert scene.where("mon-mothma") == scene.where("jan-dodonna") == "mission 1"
    assert len(scene.hand("rebel")) == 4
    assert scene.table.assigned[REBEL] == ("sabotage", "infiltration")


@pytest.mark.rule("reb.assign.no-skill-check")
def test_skills_are_checked_only_when_the_mission_is_revealed() -> None:
    galaxy = Galaxy().pool("general-tagge", "darth-vader").hand("empire", "gather-intel").loyal("rebel", "naboo")
    scene = galaxy.assignment().says("empire", "gather-intel", ("general-tagge",), "done")
    scene.says("rebel", "pass").refuses("empire", ("reveal", 0), "reb.mission.skill-requirement")


@pytest.mark.rule("reb.assign.pool-stays", "reb.mission.send-opposer")
def test_leaders_of_the_pool_can_oppose() -> None:
    galaxy = Galaxy().pool("darth-vader").leader("naboo", "general-tagge").put("naboo", "1 stormtrooper")
    scene = galaxy.mission("rebel", "sabotage", "chewbacca").says("rebel", "naboo")
    assert scene.asked == "empire oppose"
    assert scene.options == ("no", "darth-vader")
    scene.refuses("empire", "general-tagge", "reb.mission.send-opposer")
    scene.refuses("empire", ["darth-vader", "general-tagge"])


@pytest.mark.rule("reb.assign.action-instead")
def test_an_assignment_card_is_used_instead_of_assigning() -> None:
    galaxy = (
        Galaxy().pool("mon-mothma", "princess-leia").hand("rebel", "sabotage").actions("rebel", "temporary-alliance")
    )
    scene = galaxy.assignment().says("rebel", "temporary-alliance", "naboo").gives("rebel", rebel_trooper=1, x_wing=1)
    assert scene.where("mon-mothma") == "naboo"
    assert scene.queue(1) == "1 x-wing, 1 rebel-trooper"
    assert scene.table.actions[REBEL] == ()
    assert scene.table.spent == ("temporary-alliance",)
    assert scene.asked == "rebel assign"  # and go on assigning
    scene.says("rebel", "sabotage", "princess-leia")
    assert scene.where("princess-leia") == "mission 1"


def test_an_assignment_card_needs_its_leader_in_the_pool() -> None:
    galaxy = Galaxy().pool("princess-leia").hand("rebel", "sabotage").actions("rebel", "temporary-alliance")
    galaxy.leader("naboo", "mon-mothma").assignment().refuses(
        "rebel", "temporary-alliance", "reb.assign.action-instead"
    )


@pytest.mark.rule("reb.assign.ability-second-leader", "reb.mission.search-hidden")
def test_a_second_leader_may_join_in_the_assignment_phase_only() -> None:
    galaxy = (
        Galaxy()
        .pool("princess-leia", "chewbacca")
        .actions("rebel", "our-most-desperate-hour")
        .hand("rebel", "sabotage")
    )
    scene = galaxy.deck("rebel", "hit-and-run", "seek-yoda").assignment()
    scene.says("rebel", "our-most-desperate-hour", "hit-and-run", "chewbacca")
    assert scene.where("princess-leia") == scene.where("chewbacca") == "mission 1"
    assert scene.view("rebel").sides[REBEL].assigned[0].card == "hit-and-run"
    assert scene.view("empire").sides[REBEL].assigned[0].card == ""
    assert "hit-and-run" not in str(scene.hears("empire"))
    galaxy = Galaxy().pool("chewbacca").hand("rebel", "sabotage", "infiltration")
    scene = galaxy.mission("rebel", "contingency-plan", "lando-calrissian").says("rebel", "sabotage")
    assert scene.where("lando-calrissian") == "mission 2"
    assert scene.where("chewbacca") == "pool"
    assert scene.table.assigned[REBEL] == ("", "sabotage")


def test_a_face_down_mission_is_named_to_its_own_side_only() -> None:
    scene = Galaxy().pool("princess-leia", "chewbacca").hand("rebel", "sabotage").assignment().says("rebel", "sabotage")
    question = scene.match.questions[0]
    asked = {
        seat: GAME.presenter.question(Reader("ru", seat, ("A", "B")), scene.match.view(seat), question)
        for seat in (0, 1, None)
    }
    assert "«Саботаж»" in asked[0]
    assert "Саботаж" not in str(asked[1]) + str(asked[None])
    assert "задания 1" in asked[1]
    scene.says("rebel", ("princess-leia",))
    assert scene.told(MissionLaid) == [MissionLaid("sabotage", 1)]
    assert "sabotage" not in str(scene.hears("empire"))


@pytest.mark.rule("reb.assign.lost-leader")
def test_a_mission_without_leaders_goes_back_unrevealed() -> None:
    galaxy = Galaxy(expansion=True).pool("darth-vader", "mon-mothma").actions("rebel", "false-orders")
    scene = galaxy.hand("empire", "superlaser-online").hand("rebel", "sabotage").assignment()
    scene.says("rebel", "done").says("empire", "superlaser-online", "darth-vader")
    assert scene.asked == "rebel action-card"
    scene.says("rebel", "false-orders")
    assert scene.where("darth-vader") == "pool"
    assert scene.hand("empire") == ["superlaser-online"]
    assert "superlaser-online" not in str(scene.hears("rebel"))
    assert scene.view("rebel").sides[EMPIRE].hand == ()


def test_nothing_is_asked_without_leaders_in_the_pool() -> None:
    scene = Galaxy().hand("rebel", "sabotage").pool("darth-vader").hand("empire", "gather-intel").assignment()
    assert scene.asked == "empire assign"
