"""Задания: revealing, opposing, dice, effects and what follows."""

from __future__ import annotations

import pytest

from dejarik.core.question import Ask
from dejarik.games.rebellion.facts import EMPIRE, REBEL
from dejarik.games.rebellion.notes import (
    MissionFails,
    MissionSucceeds,
    Opposes,
    RevealsMission,
    Rolls,
    Sabotaged,
    Unopposed,
)
from dejarik.games.rebellion.notes.combat import CombatBegins
from dejarik.games.rebellion.rules.missions import set_dice
from dejarik.lab.stage import perform
from tests.games.rebellion.stage import Galaxy


@pytest.mark.rule("reb.mission.steps")
def test_the_steps_of_a_mission() -> None:
    galaxy = Galaxy().pool("general-tagge").rolls("hit", "blank", "blank", "blank")
    scene = galaxy.mission("rebel", "sabotage", "chewbacca")
    assert scene.asked == "rebel mission-where"
    scene.says("rebel", "naboo")
    assert scene.where("chewbacca") == "naboo"
    assert scene.asked == "empire oppose"
    scene.says("empire", "general-tagge")
    kinds = [type(entry.note) for entry in scene.match.journal]
    steps = [RevealsMission, Opposes, Rolls, MissionSucceeds, Sabotaged]
    assert [kind for kind in kinds if kind in steps] == [
        RevealsMission,
        Opposes,
        Rolls,
        Rolls,
        MissionSucceeds,
        Sabotaged,
    ]
    assert scene.hand("rebel") == ["sabotage"]


@pytest.mark.rule("reb.mission.skill-requirement")
def test_the_assigned_leaders_need_the_icons_together() -> None:
    galaxy = Galaxy().put("naboo", "1 tie-fighter").assigned("rebel", "stolen-plans", "han-solo", "lando-calrissian")
    scene = galaxy.turn("rebel")
    assert ("reveal", 0) in scene.options
    galaxy = Galaxy().put("naboo", "1 tie-fighter").assigned("rebel", "stolen-plans", "han-solo")
    galaxy.turn("rebel").refuses("rebel", ("reveal", 0), "reb.mission.skill-requirement")


@pytest.mark.rule("reb.mission.attempt-resolve")
def test_a_resolved_mission_cannot_be_opposed() -> None:
    galaxy = Galaxy().pool("darth-vader").put("base", "1 x-wing")
    scene = galaxy.mission("rebel", "hidden-fleet", "mon-mothma").says("rebel", "naboo")
    assert scene.asked == "rebel move"


@pytest.mark.rule("reb.mission.success-only-attempts")
def test_a_resolved_mission_neither_succeeds_nor_fails() -> None:
    galaxy = Galaxy().actions("rebel", "son-of-skywalker").deck("rebel", "daring-rescue")
    scene = galaxy.mission("rebel", "seek-yoda", "luke-skywalker")
    assert scene.asked == "empire turn"
    assert scene.table.actions[REBEL] == ("son-of-skywalker",)
    assert not scene.told(MissionSucceeds)
    galaxy = Galaxy().actions("rebel", "son-of-skywalker").deck("rebel", "daring-rescue")
    scene = galaxy.put("naboo", "1 tie-fighter").mission("rebel", "infiltration", "luke-skywalker")
    scene.until("action-card").says("rebel", "son-of-skywalker", "daring-rescue")
    assert "daring-rescue" in scene.hand("rebel")


@pytest.mark.rule("reb.mission.no-benefit-ok")
def test_a_mission_without_gain_may_be_carried_out() -> None:
    galaxy = Galaxy().put("alderaan", "1 death-star").destroyed("alderaan")
    scene = galaxy.mission("empire", "superlaser-online", "general-tagge")
    assert set(scene.options) == {"cato-neimoidia", "corellia", "coruscant"}
    scene.says("empire", "corellia")
    assert scene.loyalty("corellia") == "empire"
    scene = Galaxy().loyal("rebel", "naboo").mission("rebel", "build-alliance", "mon-mothma").says("rebel", "naboo")
    assert scene.loyalty("naboo") == "rebel"


@pytest.mark.rule("reb.mission.choose-system")
def test_the_system_is_chosen_when_the_mission_is_revealed() -> None:
    galaxy = Galaxy().put("naboo", "1 stormtrooper").put("hoth", "1 stormtrooper").put("kessel", "1 tie-fighter")
    scene = galaxy.mission("empire", "rule-by-fear", "emperor-palpatine")
    assert set(scene.options) == {"naboo", "kessel"}
    scene.refuses("empire", "hoth", "reb.mission.choose-system")
    scene.says("empire", "naboo")
    assert scene.loyalty("naboo") == "empire"


@pytest.mark.rule("reb.mission.against-leader")
def test_sending_somebody_does_not_change_the_target() -> None:
    galaxy = Galaxy().leader("naboo", "princess-leia").pool("chewbacca").put("naboo", "1 stormtrooper")
    scene = galaxy.rolls(*["hit"] * 3, *["blank"] * 4).mission("empire", "collect-bounty", "boba-fett")
    scene.says("rebel", "chewbacca")
    assert scene.ring("princess-leia") == "captured"
    assert scene.ring("chewbacca") == ""


@pytest.mark.rule("reb.mission.base-space")
def test_a_mission_on_the_base_space_tells_nothing() -> None:
    scene = Galaxy(base="ilum").mission("rebel", "rapid-mobilization", "mon-mothma")
    assert scene.where("mon-mothma") == "base"
    assert scene.view("empire").base == ""
    scene = Galaxy().put("naboo", "1 tie-fighter").mission("rebel", "hit-and-run", "chewbacca")
    scene.refuses("rebel", "base", "reb.mission.base-space")


@pytest.mark.rule("reb.mission.base-system-effect")
def test_homing_beacon_uses_the_real_region() -> None:
    galaxy = Galaxy(base="ilum").captive("kessel", "han-solo").put("kessel", "1 stormtrooper")
    scene = galaxy.rolls("blank", *["hit"] * 3).mission("empire", "homing-beacon", "colonel-yularen")
    assert scene.asked == "rebel beacon-where"
    assert set(scene.options) == {"dantooine", "ilum", "mygeeto", "ord-mantell"}
    scene.refuses("rebel", "hoth")
    scene.says("rebel", "mygeeto")
    assert scene.where("han-solo") == "mygeeto"
    assert scene.ring("han-solo") == ""
    assert scene.suspects <= {"dantooine", "ilum", "mygeeto", "ord-mantell"}


@pytest.mark.rule("reb.mission.unopposed")
def test_without_opposition_there_are_no_dice() -> None:
    scene = Galaxy().mission("rebel", "sabotage", "chewbacca").says("rebel", "naboo")
    assert scene.told(Unopposed)
    assert not scene.told(Rolls)
    assert scene.is_sabotaged("naboo")


@pytest.mark.rule("reb.mission.opposed-roll")
def test_a_tie_fails() -> None:
    galaxy = Galaxy().leader("naboo", "general-tagge").rolls("hit", "blank", "direct")
    scene = galaxy.mission("rebel", "sabotage", "han-solo").says("rebel", "naboo")
    (failed,) = scene.told(MissionFails)
    assert (failed.own, failed.against) == (1, 1)
    assert not scene.is_sabotaged("naboo")


@pytest.mark.rule("reb.mission.zero-icons-opposer")
def test_an_opposer_without_the_skill_forces_a_roll() -> None:
    galaxy = Galaxy().leader("naboo", "moff-jerjerrod").rolls("blank")
    scene = galaxy.mission("rebel", "sabotage", "princess-leia").says("rebel", "naboo")
    (failed,) = scene.told(MissionFails)
    assert (failed.own, failed.against) == (0, 0)


@pytest.mark.rule("reb.mission.portrait-bonus")
def test_the_pictured_leader_brings_two_successes_if_assigned() -> None:
    galaxy = Galaxy().leader("naboo", "princess-leia").put("naboo", "1 stormtrooper")
    scene = galaxy.rolls("blank", "blank", "blank", "hit").mission("empire", "collect-bounty", "boba-fett")
    (won,) = scene.told(MissionSucceeds)
    assert (won.own, won.against) == (2, 1)
    galaxy = Galaxy().leader("naboo", "princess-leia", "boba-fett").put("naboo", "1 stormtrooper")
    scene = galaxy.rolls(*["blank"] * 6, "hit").mission("empire", "collect-bounty", "darth-vader")
    (lost,) = scene.told(MissionFails)
    assert (lost.own, lost.against) == (0, 1)


@pytest.mark.rule("reb.mission.portrait-needs-roll")
def test_the_bonus_matters_only_with_dice() -> None:
    scene = Galaxy().put("naboo", "1 tie-fighter").mission("rebel", "misdirection", "general-madine")
    assert not scene.told(Rolls)
    assert scene.told(Unopposed)


@pytest.mark.rule("reb.mission.count-all-icons")
def test_all_icons_count_for_both_sides() -> None:
    galaxy = Galaxy().captive("kessel", "luke-skywalker-jedi").put("kessel", "1 stormtrooper")
    scene = galaxy.rolls(*["blank"] * 10).mission("empire", "lure-of-the-dark-side", "emperor-palpatine")
    assert [len(rolled.dice) for rolled in scene.told(Rolls)] == [5, 5]
    assert scene.ring("luke-skywalker-jedi") == "lure-of-the-dark-side"  # the Emperor's two successes


@pytest.mark.rule("reb.mission.captured-inert")
def test_a_captive_opposes_only_what_goes_against_him() -> None:
    galaxy = Galaxy().captive("kessel", "han-solo").put("kessel", "1 stormtrooper")
    scene = galaxy.mission("empire", "rule-by-fear", "emperor-palpatine")
    assert scene.told(Unopposed)
    galaxy = Galaxy().captive("kessel", "han-solo").put("kessel", "1 stormtrooper").pool("chewbacca")
    scene = galaxy.rolls(*["blank"] * 3, *["hit"] * 5).mission("empire", "interrogation", "darth-vader")
    assert scene.asked == "rebel oppose"
    scene.says("rebel", "chewbacca")
    assert [len(rolled.dice) for rolled in scene.told(Rolls)] == [3, 5]  # two of Han, three of Chewbacca


@pytest.mark.rule("reb.mission.discard")
def test_where_a_mission_goes() -> None:
    galaxy = Galaxy().put("naboo", "1 tie-fighter").leader("naboo", "colonel-yularen").rolls(*["blank"] * 9)
    scene = galaxy.assigned("rebel", "stolen-plans", "princess-leia").mission("rebel", "infiltration", "jan-dodonna")
    assert scene.hand("rebel") == ["infiltration"]
    scene.says("empire", "pass").says("rebel", ("reveal", 0))
    assert scene.table.discards[REBEL] == ("stolen-plans",)
    galaxy = Galaxy().put("naboo", "1 stormtrooper").subjugated("naboo")
    scene = galaxy.mission("empire", "construct-factory", "general-tagge").until("turn")
    assert scene.table.project_discards == ("construct-factory",)
    assert scene.table.discards[EMPIRE] == ()


@pytest.mark.rule("reb.mission.starting-once")
def test_a_starting_mission_is_used_once_in_a_phase() -> None:
    galaxy = Galaxy().pool("princess-leia").mission("rebel", "sabotage", "chewbacca").says("rebel", "naboo")
    scene = galaxy.says("empire", "pass")
    assert scene.hand("rebel") == ["sabotage"]
    assert not any(option[0] == "reveal" for option in scene.options if isinstance(option, tuple))


@pytest.mark.rule("reb.mission.leaders-stay", "reb.leader.once-per-round")
def test_leaders_stay_and_take_part() -> None:
    galaxy = Galaxy().pool("darth-vader").assigned("rebel", "sabotage", "chewbacca")
    galaxy.assigned("rebel", "hit-and-run", "wedge-antilles").put("naboo", "1 tie-fighter")
    scene = galaxy.rolls(*["hit"] * 3, *["blank"] * 3).turn("rebel").says("rebel", ("reveal", 0), "naboo")
    scene.says("empire", "darth-vader")
    assert scene.asked == "empire turn"
    scene.refuses("empire", ("lead", "darth-vader"), "reb.leader.once-per-round")
    scene.says("empire", "pass").rolls(*["hit"] * 5, *["blank"] * 3).says("rebel", ("reveal", 1), "naboo")
    assert len(scene.told(Rolls)) == 4  # Vader opposes again without being sent


@pytest.mark.rule("reb.mission.combat-after", "reb.combat.after-mission")
def test_a_combat_waits_until_the_mission_is_done() -> None:
    galaxy = (
        Galaxy().put("ryloth", "2 stormtrooper").subjugated("ryloth").pool("darth-vader").put("geonosis", "1 at-st")
    )
    scene = galaxy.mission("rebel", "incite-rebellion", "mon-mothma").says("empire", "no")
    assert scene.asked == "empire add-leader"
    assert scene.told(CombatBegins)[0].side == REBEL
    assert scene.table.discards[REBEL] == ("incite-rebellion",)
    assert scene.units("ryloth") == "3 rebel-trooper, 2 stormtrooper"
    assert scene.units("geonosis") == "1 at-st"


@pytest.mark.rule("reb.mission.place-queue-any-loyalty")
def test_queueing_by_icons_uses_all_of_them() -> None:
    galaxy = Galaxy().put("mon-calamari", "1 stormtrooper").loyal("rebel", "mon-calamari").subjugated("mon-calamari")
    scene = galaxy.mission("empire", "address-delays", "general-tagge").says("empire", "mon-calamari")
    scene.gives("empire", tie_fighter=1, star_destroyer=1)
    assert scene.queue(3) == "1 tie-fighter, 1 star-destroyer"


@pytest.mark.rule("reb.mission.research", "reb.sabotage.removal")
def test_research_keeps_one_of_two_projects() -> None:
    galaxy = Galaxy().loyal("empire", "corellia").sabotaged("corellia")
    galaxy.table.projects = ("oversee-project", "construct-factory", "superlaser-online")
    scene = galaxy.mission("empire", "research-and-development", "general-tagge").says("empire", "corellia", "research")
    assert set(scene.options) == {"superlaser-online", "construct-factory"}
    scene.says("empire", "superlaser-online")
    assert "superlaser-online" in scene.hand("empire")
    assert scene.table.projects == ("construct-factory", "oversee-project")
    galaxy = Galaxy().loyal("empire", "corellia").sabotaged("corellia")
    scene = galaxy.mission("empire", "research-and-development", "general-tagge").says("empire", "corellia", "repair")
    assert not scene.is_sabotaged("corellia")
    assert len(scene.hand("empire")) == 2


@pytest.mark.rule("reb.mission.detained-works")
def test_a_detained_leader_works_as_usual() -> None:
    galaxy = Galaxy().leader("bespin", "lando-calrissian").lasting("detained", "lando-calrissian")
    galaxy.put("bespin", "2 x-wing").pool("jan-dodonna", "darth-vader").put("mustafar", "1 star-destroyer")
    scene = galaxy.put("hoth", "1 x-wing").turn("rebel").leads("rebel", "jan-dodonna", "sullust")
    scene.refuses("rebel", "bespin", "reb.move.leader-blocks")
    scene.says("rebel", "done").leads("empire", "darth-vader", "bespin").moves("empire", "mustafar", star_destroyer=1)
    assert len(scene.tactics("rebel")) == 2  # his space value


@pytest.mark.rule("reb.mission.detained-captured")
def test_capture_ends_a_detention() -> None:
    galaxy = (
        Galaxy().leader("naboo", "princess-leia").lasting("detained", "princess-leia").put("naboo", "1 stormtrooper")
    )
    scene = galaxy.rolls("hit", *["blank"] * 4).mission("empire", "capture-rebel-operative", "soontir-fel")
    assert scene.ring("princess-leia") == "captured"
    assert scene.table.lasting == ()


@pytest.mark.rule("reb.mission.detained-no-target")
def test_detained_against_a_captive_does_nothing() -> None:
    galaxy = Galaxy().captive("kessel", "han-solo").put("kessel", "1 stormtrooper")
    scene = galaxy.rolls("hit", "hit", "blank", "blank").mission("empire", "detained", "general-tagge")
    assert scene.table.lasting == ()
    assert scene.ring("han-solo") == "captured"
    assert scene.table.discards[EMPIRE] == ("detained",)


@pytest.mark.rule("reb.mission.capture-not-captured")
def test_captured_and_lured_leaders_are_no_targets() -> None:
    galaxy = (
        Galaxy()
        .captive("naboo", "han-solo")
        .put("naboo", "1 stormtrooper")
        .leader("naboo", "chewbacca", "general-madine")
    )
    galaxy.leader("naboo", "luke-skywalker").ringed("lure-of-the-dark-side", "luke-skywalker")
    scene = galaxy.mission("empire", "capture-rebel-operative", "soontir-fel")
    assert set(scene.options) == {"chewbacca", "general-madine"}
    for leader in ("han-solo", "luke-skywalker"):
        scene.refuses("empire", leader, "reb.mission.capture-not-captured")


@pytest.mark.rule("reb.mission.collect-bounty-stays")
def test_the_bounty_stays_where_an_imperial_unit_is() -> None:
    galaxy = Galaxy().leader("naboo", "princess-leia").put("naboo", "1 tie-fighter").put("sullust", "1 stormtrooper")
    scene = galaxy.rolls(*["hit"] * 3, "blank").mission("empire", "collect-bounty", "boba-fett")
    assert scene.where("princess-leia") == "naboo"
    assert scene.ring("princess-leia") == "captured"


@pytest.mark.rule("reb.mission.plant-false-lead")
def test_plant_false_lead_shows_the_cards_but_not_their_order() -> None:
    galaxy = Galaxy().put("naboo", "1 tie-fighter").probe_hand("ilum", "yavin", "endor", "kessel").probes("bespin")
    scene = galaxy.mission("rebel", "plant-false-lead", "mon-mothma")
    assert set(scene.view("empire").planted) == {"ilum", "yavin", "endor", "kessel"}
    assert scene.view("empire").probes == ()
    scene.says("rebel", ("yavin", "ilum", "kessel"))
    from dejarik.games.rebellion.facts import PLACES
    from dejarik.games.rebellion.notes import FalseLead

    (told,) = scene.told(FalseLead)
    assert (told.top, told.bottom) == (3, 1)
    assert set(told.places) == {"ilum", "yavin", "endor", "kessel"}
    assert [PLACES[card] for card in scene.table.probes] == ["endor", "bespin", "kessel", "ilum", "yavin"]


@pytest.mark.rule("reb.mission.contingency-rapid", "reb.timing.own-order")
def test_rapid_mobilization_twice() -> None:
    galaxy = Galaxy(base="hoth").put("naboo", "1 x-wing")
    galaxy.table.mobilizations = (2, 1)
    scene = galaxy.end_of_command()
    assert scene.asked == "rebel which-mobilization"
    assert scene.options == (1, 2)
    scene.says("rebel", 2, "new-base")
    assert len(scene.table.scouted) == 8
    assert scene.asked == "rebel new-base"
    from dejarik.games.rebellion.notes import Scouts

    assert [note.count for note in scene.told(Scouts)] == [8]
    scene.says("rebel", "decline", "new-base")
    assert [note.count for note in scene.told(Scouts)] == [8, 4]


@pytest.mark.rule("reb.mission.seek-yoda-pair", "reb.leader.luke-jedi")
def test_luke_becomes_a_jedi_and_the_other_gets_the_ring() -> None:
    scene = Galaxy().mission("rebel", "seek-yoda", "luke-skywalker", "chewbacca")
    assert scene.asked == "rebel attach-ring"
    assert set(scene.options) == {"luke-skywalker-jedi", "chewbacca"}
    scene.says("rebel", "chewbacca")
    assert scene.ring("chewbacca") == "master-yoda"
    assert scene.where("luke-skywalker-jedi") == "dagobah"
    assert scene.where("luke-skywalker") == "eliminated"


@pytest.mark.rule("reb.mission.one-in-a-million")
def test_one_in_a_million_needs_luke_or_wedge_in_the_system() -> None:
    galaxy = (
        Galaxy().leader("sullust", "wedge-antilles").put("sullust", "1 tie-fighter").leader("sullust", "admiral-piett")
    )
    galaxy.actions("rebel", "one-in-a-million").objective_deck("popular-support", "liberation")
    scene = galaxy.rolls("blank", "blank").mission("rebel", "infiltration", "princess-leia")
    assert scene.asked == "rebel action-card"
    scene.says("rebel", "one-in-a-million", ("black", "special"), ("black", "special"))
    (won,) = scene.told(MissionSucceeds)
    assert won.own == 4


@pytest.mark.rule("reb.mission.one-in-a-million")
def test_one_in_a_million_sets_two_dice_at_most() -> None:
    asked = perform(set_dice(0, (3, 0, 0)), ("black", "hit"), ("black", "hit"))
    assert asked.kinds == ["set-die", "set-die"]


@pytest.mark.rule("reb.mission.one-in-a-million")
def test_one_in_a_million_sets_only_dice_that_are_rolled() -> None:
    asked = perform(set_dice(0, (1, 0, 1)), ("black", "hit"), ("green", "direct"))
    first, second = [
        {option[0] for option in question.options if isinstance(option, tuple)}
        for question in asked
        if isinstance(question, Ask)
    ]
    assert (first, second) == ({"black", "green"}, {"green"})
    perform(set_dice(0, (1, 0, 0)), ("black", "hit"))  # and no second question


@pytest.mark.rule("reb.mission.rings-after-rolls")
def test_rings_are_used_when_both_rolls_are_seen() -> None:
    galaxy = Galaxy().leader("naboo", "mon-mothma", "general-tagge").ringed("r2-d2", "mon-mothma")
    scene = galaxy.rolls("hit", "blank", "hit").mission("rebel", "sabotage", "han-solo").says("rebel", "naboo")
    assert scene.asked == "rebel use-ring"
    scene.says("rebel", "r2-d2")  # there is but one die
    (won,) = scene.told(MissionSucceeds)
    assert (won.own, won.against) == (1, 0)
    assert scene.ring("mon-mothma") == ""


def test_yodas_ring_works_once_in_a_round() -> None:
    galaxy = Galaxy().leader("naboo", "luke-skywalker", "general-tagge").ringed("master-yoda", "luke-skywalker")
    galaxy.rolls("blank", "blank", "blank", "blank", "special")
    scene = galaxy.mission("rebel", "sabotage", "han-solo").says("rebel", "naboo", "master-yoda", 0)
    assert scene.is_sabotaged("naboo")
    assert scene.ring("luke-skywalker") == "master-yoda"
    assert ("yoda", 0) in scene.table.lasting


def test_c3po_turns_a_failed_diplomacy_mission() -> None:
    galaxy = Galaxy().leader("naboo", "darth-vader").ringed("c-3po", "mon-mothma").rolls(*["blank"] * 5)
    scene = galaxy.mission("rebel", "build-alliance", "mon-mothma").says("rebel", "naboo", "c-3po")
    assert scene.loyalty("naboo") == "rebel"
    assert scene.ring("mon-mothma") == ""
    assert scene.table.errand is None
    galaxy = Galaxy().leader("naboo", "darth-vader", "mon-mothma").ringed("c-3po", "mon-mothma").rolls(*["blank"] * 9)
    scene = galaxy.mission("rebel", "sabotage", "han-solo").says("rebel", "naboo")
    assert not scene.asks("use-ring")  # no diplomacy
    assert scene.told(MissionFails)
    galaxy = Galaxy().leader("naboo", "darth-vader").leader("ryloth", "han-solo").ringed("c-3po", "han-solo")
    scene = galaxy.rolls(*["blank"] * 9).mission("rebel", "build-alliance", "mon-mothma").says("rebel", "naboo")
    assert not scene.asks("use-ring")  # the droid is elsewhere
    assert scene.told(MissionFails)


@pytest.mark.rule("reb.mission.sabotage-cards")
def test_sabotage_stops_only_building_and_deploying() -> None:
    galaxy = Galaxy().loyal("empire", "corellia").sabotaged("corellia").put("corellia", "1 stormtrooper")
    scene = galaxy.mission("empire", "construct-super-star-destroyer", "general-tagge")
    assert scene.queue(3) == "1 super-star-destroyer"
    galaxy = Galaxy().loyal("empire", "corellia").sabotaged("corellia").put("corellia", "1 stormtrooper")
    galaxy.queued(1, "1 at-st").put("naboo", "1 stormtrooper").put("hoth", "1 stormtrooper")
    scene = galaxy.mission("empire", "oversee-project", "general-tagge")
    scene.refuses("empire", "corellia", "reb.sabotage.marker")


@pytest.mark.rule("reb.mission.windows")
def test_undercover_makes_an_unopposed_mission_opposed() -> None:
    galaxy = Galaxy().put("naboo", "1 stormtrooper").leader("bespin", "lando-calrissian").actions("rebel", "undercover")
    scene = galaxy.rolls(*["hit"] * 3, "blank").mission("empire", "rule-by-fear", "emperor-palpatine")
    assert scene.asked == "rebel action-card"
    scene.says("rebel", "undercover")
    assert scene.where("lando-calrissian") == "naboo"
    assert len(scene.told(Rolls)) == 2
    assert scene.loyalty("naboo") == "empire"
