"""Командиры: capture, rescue, rings, elimination."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import REBEL
from dejarik.games.rebellion.notes import Escorts, MissionFails, Rolls
from tests.games.rebellion.stage import Galaxy


@pytest.mark.rule("reb.leader.skills")
def test_each_icon_is_a_die() -> None:
    galaxy = Galaxy().leader("naboo", "moff-jerjerrod").rolls(*["blank"] * 3)
    scene = galaxy.mission("rebel", "build-alliance", "princess-leia").says("rebel", "naboo")
    assert [len(rolled.dice) for rolled in scene.told(Rolls)] == [2, 1]
    assert scene.told(MissionFails)


@pytest.mark.rule("reb.leader.not-units")
def test_leaders_keep_no_base_alive() -> None:
    galaxy = Galaxy(base="hoth").revealed().leader("hoth", "princess-leia").put("hoth", "1 x-wing, 1 star-destroyer")
    scene = galaxy.rolls("blank", "blank", "red-direct", "blank").combat("hoth", "rebel")
    scene.until("over")
    assert scene.winner == "empire"
    # elsewhere the loser's leaders stay
    galaxy = Galaxy().leader("naboo", "princess-leia").put("naboo", "1 x-wing, 1 star-destroyer")
    scene = galaxy.rolls("blank", "blank", "red-direct", "blank").combat("naboo", "rebel").until("turn")
    assert scene.units("naboo") == "1 star-destroyer"
    assert scene.where("princess-leia") == "naboo"


@pytest.mark.rule("reb.leader.eliminated")
def test_an_eliminated_leader_cannot_be_recruited() -> None:
    galaxy = (
        Galaxy().leader("naboo", "obi-wan-kenobi").put("naboo", "1 stormtrooper").actions("rebel", "noble-sacrifice")
    )
    galaxy.ringed("r2-d2", "obi-wan-kenobi").rolls("hit", "hit", "blank", "blank", "blank")
    scene = galaxy.mission("empire", "capture-rebel-operative", "soontir-fel").says("rebel", "pass")
    scene.says("rebel", "noble-sacrifice")
    assert scene.where("obi-wan-kenobi") == "eliminated"
    assert scene.ring("obi-wan-kenobi") == ""
    assert scene.table.reputation == 13
    galaxy = Galaxy().eliminated("obi-wan-kenobi")
    galaxy.table.action_decks[REBEL] = ("its-a-trap", "wookiee-guardian", "noble-sacrifice")
    scene = galaxy.at(("recruit", REBEL))
    scene.refuses("rebel", "obi-wan-kenobi", "reb.recruit.not-available")


# ── captured leaders ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.capture.ring")
def test_a_captive_stays_in_the_refresh_phase() -> None:
    galaxy = Galaxy().captive("kessel", "princess-leia").put("kessel", "1 stormtrooper").leader("naboo", "darth-vader")
    scene = galaxy.hand("rebel", "sabotage").refresh()
    assert scene.where("princess-leia") == "kessel"
    assert scene.where("darth-vader") == "pool"


@pytest.mark.rule("reb.capture.rebels-only")
def test_only_rebel_leaders_can_be_captured() -> None:
    galaxy = Galaxy().captive("kessel", "princess-leia").put("kessel", "1 stormtrooper").leader("kessel", "darth-vader")
    galaxy.leader("kessel", "luke-skywalker").ringed("lure-of-the-dark-side", "luke-skywalker")
    galaxy.actions("empire", "it-is-your-destiny").rolls(*["special"] * 3, *["blank"] * 5)
    scene = galaxy.mission("rebel", "daring-rescue", "obi-wan-kenobi", "chewbacca")
    scene.until("action-card").says("empire", "it-is-your-destiny")
    assert set(scene.options) == {"obi-wan-kenobi", "chewbacca"}


@pytest.mark.rule("reb.capture.one-ring")
def test_capturing_another_frees_the_first() -> None:
    galaxy = Galaxy().captive("kessel", "han-solo").put("kessel", "1 stormtrooper").put("naboo", "1 stormtrooper")
    galaxy.leader("naboo", "princess-leia").rolls("hit", "hit", "blank")
    scene = galaxy.mission("empire", "capture-rebel-operative", "soontir-fel")
    assert scene.ring("princess-leia") == "captured"
    assert (scene.ring("han-solo"), scene.where("han-solo")) == ("", "base")


@pytest.mark.rule("reb.capture.carbonite-second", "reb.capture.swap-ring")
def test_carbonite_frees_the_captured_ring() -> None:
    galaxy = Galaxy().captive("kessel", "han-solo").put("kessel", "1 stormtrooper").leader("kessel", "princess-leia")
    galaxy.assigned("empire", "capture-rebel-operative", "soontir-fel").rolls(*["hit"] * 3, *["blank"] * 3)
    scene = galaxy.mission("empire", "carbon-freezing", "darth-vader")
    assert scene.ring("han-solo") == "carbonite"
    assert scene.table.reputation == 15
    scene.rolls(*["hit"] * 6, "blank").says("rebel", "pass").says("empire", ("reveal", 0))
    assert scene.ring("princess-leia") == "captured"
    assert scene.ring("han-solo") == "carbonite"


@pytest.mark.rule("reb.capture.carbonite-missions")
def test_missions_against_captives_reach_carbonite() -> None:
    galaxy = (
        Galaxy().captive("kessel", "han-solo", "carbonite").put("kessel", "1 stormtrooper").objectives("liberation")
    )
    scene = galaxy.rolls(*["hit"] * 3, *["blank"] * 2).mission("empire", "interrogation", "darth-vader")
    assert scene.view("empire").objectives == ("liberation",)


@pytest.mark.rule("reb.capture.carbonite-rescue")
def test_rescue_from_carbonite() -> None:
    galaxy = Galaxy().captive("kessel", "han-solo", "carbonite").put("kessel", "1 stormtrooper")
    scene = galaxy.mission("rebel", "daring-rescue", "obi-wan-kenobi").until("turn")
    assert scene.ring("han-solo") == ""
    assert scene.where("han-solo") == "base"
    assert scene.table.reputation == 14


@pytest.mark.rule("reb.capture.no-action-cards")
def test_captured_and_lured_leaders_use_no_action_cards() -> None:
    for ring in ("captured", "lure-of-the-dark-side"):
        galaxy = (
            Galaxy().leader("sullust", "wedge-antilles").ringed(ring, "wedge-antilles").put("sullust", "1 tie-fighter")
        )
        galaxy.leader("sullust", "admiral-piett").actions("rebel", "one-in-a-million")
        scene = galaxy.mission("rebel", "infiltration", "princess-leia")
        assert scene.table.actions[REBEL] == ("one-in-a-million",)
        assert "action-card" not in scene.asked


@pytest.mark.rule("reb.capture.lured-not-captured")
def test_a_lured_leader_is_no_captive() -> None:
    galaxy = Galaxy().leader("kessel", "luke-skywalker").ringed("lure-of-the-dark-side", "luke-skywalker")
    scene = galaxy.objectives("leave-no-one-behind").refresh().says("rebel", "leave-no-one-behind")
    assert scene.table.reputation == 13


@pytest.mark.rule("reb.capture.move-by-card", "reb.rescue.no-units")
def test_independent_operation_leaves_captives_behind() -> None:
    galaxy = Galaxy().put("ryloth", "2 stormtrooper").subjugated("ryloth").captive("ryloth", "princess-leia")
    galaxy.loyal("empire", "sullust").actions("rebel", "independent-operation").pool("lando-calrissian").hand(
        "rebel", "sabotage"
    )
    scene = galaxy.assignment().says("rebel", "independent-operation", "ryloth").says("empire", "coruscant")
    assert scene.units("coruscant") == "2 stormtrooper"
    assert scene.ring("princess-leia") == ""
    assert scene.where("princess-leia") == "base"


@pytest.mark.rule("reb.capture.lure")
def test_lure_makes_an_imperial_leader() -> None:
    galaxy = Galaxy().captive("kessel", "luke-skywalker").put("kessel", "1 stormtrooper")
    galaxy.assigned("rebel", "sabotage", "chewbacca").rolls(*["special"] * 5, *["blank"] * 3)
    scene = galaxy.mission("empire", "lure-of-the-dark-side", "emperor-palpatine")
    assert scene.ring("luke-skywalker") == "lure-of-the-dark-side"
    assert scene.table.reputation == 15
    scene.rolls(*["blank"] * 4).says("rebel", ("reveal", 0), "kessel")
    assert len(scene.told(Rolls)) == 4  # he opposes Rebel missions in his system
    scene.until("assign")
    assert scene.where("luke-skywalker") == "pool"
    assert "luke-skywalker" in [leader.id for leader in scene.view("empire").leaders if leader.side == "empire"]


@pytest.mark.rule("reb.capture.lure")
def test_lure_of_another_costs_no_reputation() -> None:
    galaxy = (
        Galaxy().captive("kessel", "han-solo").put("kessel", "1 stormtrooper").rolls(*["special"] * 5, *["blank"] * 4)
    )
    scene = galaxy.mission("empire", "lure-of-the-dark-side", "emperor-palpatine")
    assert scene.ring("han-solo") == "lure-of-the-dark-side"
    assert scene.table.reputation == 14


# ── rescue ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.rescue.no-units", "reb.rescue.indirect-no-escort", "reb.timing.state-checks")
def test_a_captive_goes_free_with_the_last_guard() -> None:
    galaxy = Galaxy().captive("ryloth", "princess-leia").put("ryloth", "1 stormtrooper").subjugated("ryloth")
    scene = (
        galaxy.mission("rebel", "hit-and-run", "general-madine").says("rebel", "ryloth").gives("rebel", stormtrooper=1)
    )
    assert scene.ring("princess-leia") == ""
    assert scene.where("princess-leia") == "base"
    assert not scene.is_subjugated("ryloth")
    assert scene.asked == "empire turn"  # nobody is asked to go along
    assert scene.where("general-madine") == "ryloth"


@pytest.mark.rule("reb.rescue.where")
def test_a_rescued_leader_holds_back_units_of_the_space() -> None:
    galaxy = Galaxy(base="hoth").captive("kessel", "han-solo").put("kessel", "1 stormtrooper").put("base", "1 x-wing")
    galaxy.put("mustafar", "1 x-wing").pool("jan-dodonna")
    scene = galaxy.mission("rebel", "daring-rescue", "obi-wan-kenobi").says("rebel", ()).says("empire", "pass")
    assert scene.where("han-solo") == "base"
    scene.leads("rebel", "jan-dodonna", "bespin").refuses("rebel", "base", "reb.move.base-space-block")


@pytest.mark.rule("reb.rescue.escort", "reb.rescue.escort-any-number")
def test_any_number_of_the_assigned_leaders_goes_along() -> None:
    for going in ((), ("chewbacca",), ("chewbacca", "luke-skywalker")):
        galaxy = Galaxy().captive("kessel", "han-solo").put("kessel", "1 stormtrooper")
        scene = galaxy.mission("rebel", "daring-rescue", "luke-skywalker", "chewbacca")
        assert scene.asked == "rebel escort"
        scene.says("rebel", going)
        for leader in ("luke-skywalker", "chewbacca"):
            assert scene.where(leader) == ("base" if leader in going else "kessel")
    galaxy = Galaxy().captive("kessel", "han-solo").put("kessel", "1 stormtrooper").objective_deck("liberation")
    scene = galaxy.mission("rebel", "for-the-greater-good", "obi-wan-kenobi")
    assert scene.asked == "empire turn"
    assert scene.where("obi-wan-kenobi") == "kessel"
    assert scene.table.objective_hand == ("liberation",)


@pytest.mark.rule("reb.rescue.falcon-timing", "reb.rescue.falcon-escort")
def test_the_falcon_rescues_after_all_steps() -> None:
    galaxy = Galaxy().captive("kessel", "princess-leia").put("kessel", "1 stormtrooper").leader("kessel", "han-solo")
    scene = (
        galaxy.ringed("millennium-falcon", "han-solo").mission("rebel", "sabotage", "chewbacca").says("rebel", "kessel")
    )
    assert scene.asked == "rebel falcon"
    assert scene.is_sabotaged("kessel")
    assert scene.hand("rebel") == ["sabotage"]
    scene.says("rebel", "princess-leia")
    assert scene.ring("han-solo") == ""
    assert scene.asked == "rebel escort"
    assert scene.options == ("chewbacca",)  # the bearer was not assigned
    scene.says("rebel", ("chewbacca",))
    assert scene.where("chewbacca") == scene.where("princess-leia") == "base"
    assert scene.where("han-solo") == "kessel"


@pytest.mark.rule("reb.rescue.falcon-before-combat")
def test_the_falcon_comes_before_a_combat() -> None:
    galaxy = Galaxy().captive("kessel", "princess-leia").put("kessel", "1 star-destroyer").leader("kessel", "han-solo")
    galaxy.ringed("millennium-falcon", "han-solo").put("base", "2 x-wing")
    scene = galaxy.mission("rebel", "plan-the-assault", "jan-dodonna").gives("rebel", x_wing=2)
    assert scene.asked == "rebel falcon"
    assert scene.table.combat is None
    scene.says("rebel", "princess-leia", ())
    assert scene.where("princess-leia") == "base"
    assert scene.fight.current == REBEL


# ── It Is Your Destiny ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.destiny.who", "reb.destiny.no-falcon-answer")
def test_destiny_takes_only_who_was_assigned() -> None:
    galaxy = (
        Galaxy()
        .captive("kessel", "princess-leia")
        .put("kessel", "1 stormtrooper")
        .leader("kessel", "han-solo", "darth-vader")
    )
    galaxy.ringed("millennium-falcon", "han-solo").actions("empire", "it-is-your-destiny").rolls(
        *["hit"] * 4, *["blank"] * 4
    )
    scene = galaxy.mission("rebel", "sabotage", "luke-skywalker").says("rebel", "kessel", "princess-leia", ())
    assert scene.asked == "empire action-card"
    scene.says("empire", "it-is-your-destiny")
    assert scene.ring("luke-skywalker") == "captured"
    assert scene.ring("han-solo") == ""
    assert scene.asked == "empire turn"  # no answer by the Falcon


@pytest.mark.rule("reb.destiny.after-escort-choice")
def test_destiny_may_take_one_who_is_about_to_go() -> None:
    galaxy = Galaxy().captive("kessel", "princess-leia").put("kessel", "1 stormtrooper").leader("kessel", "darth-vader")
    galaxy.actions("empire", "it-is-your-destiny").rolls(*["hit"] * 3)
    scene = galaxy.mission("rebel", "daring-rescue", "luke-skywalker").says("rebel", ("luke-skywalker",))
    scene.says("empire", "it-is-your-destiny")
    assert (scene.ring("luke-skywalker"), scene.where("luke-skywalker")) == ("captured", "kessel")
    assert scene.where("princess-leia") == "base"
    assert not scene.told(Escorts)


@pytest.mark.rule("reb.destiny.after-escort-choice", "reb.leader.eliminated")
def test_one_who_sacrifices_himself_does_not_go_home_with_the_rescued() -> None:
    galaxy = Galaxy().captive("kessel", "princess-leia").put("kessel", "1 stormtrooper").leader("kessel", "darth-vader")
    galaxy.actions("empire", "it-is-your-destiny").actions("rebel", "noble-sacrifice").rolls(*["hit"] * 9)
    scene = galaxy.mission("rebel", "daring-rescue", "obi-wan-kenobi", "han-solo")
    scene.says("rebel", ("obi-wan-kenobi", "han-solo")).says("empire", "it-is-your-destiny", "obi-wan-kenobi")
    scene.says("rebel", "noble-sacrifice")
    assert scene.where("obi-wan-kenobi") == "eliminated"
    assert scene.where("han-solo") == "base"
    assert scene.told(Escorts) == [Escorts(("han-solo",))]


@pytest.mark.rule("reb.destiny.indirect", "reb.gap.destiny-no-units")
def test_destiny_after_an_indirect_rescue() -> None:
    galaxy = Galaxy().captive("kessel", "princess-leia").put("kessel", "1 stormtrooper").leader("kessel", "darth-vader")
    galaxy.actions("empire", "it-is-your-destiny").rolls(*["special"] * 2, *["blank"] * 3)
    galaxy.pool("general-tagge", "grand-moff-tarkin").put("nal-hutta", "1 star-destroyer")
    scene = galaxy.mission("rebel", "hit-and-run", "general-madine").says("rebel", "kessel").says("empire", "no")
    scene.gives("rebel", stormtrooper=1)
    assert scene.asked == "empire action-card"
    scene.says("empire", "it-is-your-destiny")
    assert scene.ring("general-madine") == "captured"  # and stays so without guards
    scene.leads("empire", "general-tagge", "kessel").moves("empire", "nal-hutta", star_destroyer=1).says(
        "rebel", "pass"
    )
    assert scene.ring("general-madine") == "captured"


def test_a_captive_without_guards_goes_free_when_the_next_unit_leaves() -> None:
    galaxy = Galaxy().captive("kessel", "general-madine").put("kessel", "1 star-destroyer").pool("general-tagge")
    scene = (
        galaxy.turn("empire").leads("empire", "general-tagge", "nal-hutta").moves("empire", "kessel", star_destroyer=1)
    )
    assert scene.ring("general-madine") == ""


# ── rings ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("reb.ring.one")
def test_a_new_ring_replaces_the_old_one() -> None:
    scene = Galaxy().ringed("c-3po", "chewbacca").mission("rebel", "seek-yoda", "chewbacca", "jan-dodonna")
    scene.says("rebel", "chewbacca")
    assert scene.ring("chewbacca") == "master-yoda"
    galaxy = Galaxy().leader("naboo", "chewbacca").ringed("c-3po", "chewbacca").put("naboo", "1 stormtrooper")
    scene = galaxy.rolls("special", "special", *["blank"] * 3).mission(
        "empire", "capture-rebel-operative", "soontir-fel"
    )
    assert scene.ring("chewbacca") == "captured"


@pytest.mark.rule("reb.ring.boba")
def test_boba_does_not_stop_rings() -> None:
    galaxy = (
        Galaxy()
        .leader("coruscant", "boba-fett", "mon-mothma")
        .ringed("r2-d2", "mon-mothma")
        .lasting("locked", "coruscant")
    )
    galaxy.put("coruscant", "1 stormtrooper").rolls(*["hit"] * 3, *["blank"] * 3)
    scene = galaxy.mission("empire", "rule-by-fear", "emperor-palpatine")
    assert scene.asked == "rebel use-ring"


@pytest.mark.rule("reb.ring.falcon-who")
def test_the_falcon_goes_to_either_pictured_leader() -> None:
    galaxy = Galaxy().pool("chewbacca")
    galaxy.table.action_decks[REBEL] = ("ambush", "the-millennium-falcon")
    scene = galaxy.at(("recruit", REBEL)).says("rebel", "han-solo", "the-millennium-falcon")
    assert scene.asked == "rebel attach-ring"
    assert set(scene.options) == {"han-solo", "chewbacca"}
    scene.says("rebel", "chewbacca")
    assert scene.ring("chewbacca") == "millennium-falcon"
    galaxy = Galaxy().captive("kessel", "chewbacca").put("kessel", "1 stormtrooper")
    galaxy.table.action_decks[REBEL] = ("ambush", "the-millennium-falcon")
    scene = galaxy.at(("recruit", REBEL)).says("rebel", "han-solo", "the-millennium-falcon")
    assert scene.ring("han-solo") == "millennium-falcon"  # nobody else could wear it


@pytest.mark.rule("reb.gap.ring-in-use")
def test_a_ring_in_use_is_not_passed_on() -> None:
    galaxy = Galaxy().captive("kessel", "han-solo", "carbonite").captive("naboo", "princess-leia")
    galaxy.put("kessel", "1 stormtrooper").put("naboo", "1 stormtrooper").rolls(*["hit"] * 3, "blank")
    scene = galaxy.mission("empire", "carbon-freezing", "darth-vader").says("empire", "princess-leia")
    assert scene.ring("han-solo") == "carbonite"
    assert scene.ring("princess-leia") == "captured"
    assert scene.table.reputation == 15
