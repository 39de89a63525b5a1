"""Фаза командования: turns, passing, activation."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import REBEL
from dejarik.games.rebellion.notes import LeadersReturn, RefreshBegins
from tests.games.rebellion.stage import Galaxy


@pytest.mark.rule("reb.round.phases")
def test_three_phases_make_a_round() -> None:
    scene = Galaxy().pool("princess-leia").hand("rebel", "sabotage").turn("rebel")
    scene.says("rebel", "pass").says("empire", "pass")
    scene.until("assign")
    assert scene.table.round == 2
    assert scene.table.phase == "assignment"
    assert scene.asked == "rebel assign"
    scene.says("rebel", "done").until("turn")
    assert (scene.table.phase, scene.table.round) == ("command", 2)
    scene = Galaxy().destroyed("naboo").objectives("inspire-sympathy").turn("empire").says("empire", "pass")
    scene.says("rebel", "pass")
    assert (scene.asked, scene.table.phase, scene.table.current) == ("rebel objective", "refresh", REBEL)


@pytest.mark.rule("reb.command.order", "reb.command.pass")
def test_who_has_passed_is_skipped() -> None:
    galaxy = Galaxy().pool("princess-leia", "darth-vader", "general-tagge").put("naboo", "1 stormtrooper")
    scene = galaxy.turn("rebel").says("rebel", "pass")
    scene.leads("empire", "darth-vader", "hoth")
    assert scene.asked == "empire turn"


@pytest.mark.rule("reb.command.options")
def test_one_thing_in_a_turn() -> None:
    galaxy = Galaxy().pool("darth-vader").assigned("empire", "rule-by-fear", "emperor-palpatine")
    scene = galaxy.put("naboo", "1 stormtrooper").turn("empire").leads("empire", "darth-vader", "hoth")
    assert scene.asked == "rebel turn"
    scene.refuses("empire", ("reveal", 0))


@pytest.mark.rule("reb.command.pass")
def test_after_a_pass_leaders_still_oppose_but_do_not_act() -> None:
    galaxy = Galaxy().pool("darth-vader").assigned("rebel", "sabotage", "chewbacca")
    scene = galaxy.turn("empire").says("empire", "pass").says("rebel", ("reveal", 0), "naboo")
    assert scene.asked == "empire oppose"
    assert "darth-vader" in scene.options
    scene.says("empire", "no")
    assert scene.asked == "rebel turn"
    scene.refuses("empire", ("lead", "darth-vader"))


@pytest.mark.rule("reb.command.pass-not-action", "reb.base.voluntary-after-pass")
def test_a_pass_is_no_turn() -> None:
    galaxy = Galaxy().pool("darth-vader", "general-tagge").put("hoth", "1 star-destroyer").put("base", "1 x-wing")
    scene = galaxy.turn("rebel").says("rebel", "pass")
    scene.refuses("rebel", "show-base")  # no more turns in this phase
    scene.leads("empire", "darth-vader", "naboo")
    assert scene.asked == "empire turn"
    scene.refuses("rebel", "show-base")


@pytest.mark.rule("reb.command.end")
def test_the_phase_ends_when_both_have_passed() -> None:
    galaxy = Galaxy().assigned("rebel", "sabotage", "chewbacca").assigned("empire", "rule-by-fear", "darth-vader")
    scene = galaxy.put("naboo", "1 stormtrooper").turn("rebel").says("rebel", "pass").says("empire", "pass")
    assert scene.told(RefreshBegins)


@pytest.mark.rule("reb.command.unrevealed-return")
def test_unrevealed_missions_go_back_to_hand() -> None:
    galaxy = Galaxy().assigned("rebel", "daring-rescue", "han-solo")
    scene = galaxy.turn("rebel").says("rebel", "pass").says("empire", "pass")
    assert scene.told(LeadersReturn)
    assert scene.where("han-solo") == "pool"
    assert "daring-rescue" in scene.table.hands[REBEL]
    assert "daring-rescue" not in str(scene.hears("empire"))
    assert scene.view("empire").sides[REBEL].known == ()


@pytest.mark.rule("reb.command.leader-position")
def test_all_leaders_of_a_system_take_part() -> None:
    galaxy = Galaxy().leader("naboo", "darth-vader", "general-tagge").rolls(*["blank"] * 3, *["hit"] * 4)
    scene = galaxy.mission("rebel", "sabotage", "chewbacca").says("rebel", "naboo")
    # three dice of Chewbacca against three of Vader and one of Tagge
    assert scene.table.rng.script == []
    assert not scene.is_sabotaged("naboo")


@pytest.mark.rule("reb.activate.place-leader")
def test_only_leaders_with_tactic_values_activate() -> None:
    scene = Galaxy().pool("mon-mothma", "jan-dodonna").turn("rebel")
    scene.refuses("rebel", ("lead", "mon-mothma"), "reb.activate.place-leader")
    scene.leads("rebel", "jan-dodonna", "naboo").says("rebel", "done")
    assert scene.where("jan-dodonna") == "naboo"


@pytest.mark.rule("reb.activate.occupied-ok")
def test_a_system_may_be_activated_again() -> None:
    galaxy = Galaxy().leader("sullust", "grand-moff-tarkin", "princess-leia").pool("darth-vader")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "sullust")
    assert scene.where("darth-vader") == "sullust"


@pytest.mark.rule("reb.activate.zero-units")
def test_an_activation_may_move_nothing() -> None:
    galaxy = Galaxy().pool("darth-vader").put("sullust", "1 star-destroyer")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "naboo").says("empire", "done")
    assert scene.where("darth-vader") == "naboo"
    assert scene.units("naboo") == ""
    assert scene.units("sullust") == "1 star-destroyer"
    assert scene.asked == "rebel turn"


@pytest.mark.rule("reb.activate.order", "reb.base.reveal-ground", "reb.base.reveal-effect")
def test_the_base_is_revealed_after_the_move_and_before_the_combat() -> None:
    galaxy = Galaxy(base="dantooine").put("base", "2 x-wing, 3 rebel-trooper").leader("base", "princess-leia")
    galaxy.put("mygeeto", "1 assault-carrier, 2 stormtrooper").pool("darth-vader")
    scene = galaxy.turn("empire").leads("empire", "darth-vader", "dantooine")
    scene.moves("empire", "mygeeto", assault_carrier=1, stormtrooper=2)
    assert scene.table.revealed
    assert scene.where("princess-leia") == "dantooine"
    assert scene.units("base") == ""
    assert scene.fight.place == scene.table.base
    assert scene.told(type(scene.match.journal[-1].note))


@pytest.mark.rule("reb.activate.rebel-base-space")
def test_the_base_space_can_be_activated() -> None:
    galaxy = Galaxy(base="hoth").put("bespin", "2 x-wing").put("sullust", "1 x-wing").pool("jan-dodonna")
    scene = galaxy.turn("rebel").leads("rebel", "jan-dodonna", "base")
    scene.refuses("rebel", "sullust", "reb.move.one-step")
    scene.moves("rebel", "bespin", x_wing=2).says("rebel", "done")
    assert scene.units("base") == "2 x-wing"
    assert scene.where("jan-dodonna") == "base"


@pytest.mark.rule("reb.activate.defender-cannot-pull")
def test_a_leader_added_to_a_combat_brings_no_units() -> None:
    galaxy = Galaxy().put("naboo", "3 x-wing, 1 assault-carrier").put("sullust", "2 star-destroyer").pool("darth-vader")
    scene = galaxy.combat("naboo", "rebel").says("empire", "darth-vader")
    assert scene.where("darth-vader") == "naboo"
    assert scene.units("sullust") == "2 star-destroyer"
    assert "move" not in scene.asked
