"""Фаза обновления и вербовка."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.facts import EMPIRE, REBEL
from dejarik.games.rebellion.notes import (
    DrawsMissions,
    DrawsObjectives,
    DrawsProbes,
    LeadersReturn,
    Recruits,
    RefreshBegins,
    RoundOver,
    TimeAdvances,
    Wins,
)
from tests.games.rebellion.stage import Galaxy
from tests.games.rebellion.test_units import table_of


@pytest.mark.rule("reb.refresh.steps", "reb.objective.refresh-window")
def test_the_steps_in_order() -> None:
    galaxy = Galaxy().objectives("leave-no-one-behind").track(time=6).pool("princess-leia").hand("rebel", "sabotage")
    scene = galaxy.refresh()
    assert scene.asked == "rebel objective"  # before leaders are retrieved
    assert not scene.told(LeadersReturn)
    scene.says("rebel", "pass").until("assign")
    order = [RefreshBegins, LeadersReturn, DrawsMissions, DrawsProbes, DrawsObjectives, TimeAdvances, RoundOver]
    told = [type(entry.note) for entry in scene.match.journal]
    assert [kind for kind in dict.fromkeys(told) if kind in order] == order


@pytest.mark.rule("reb.refresh.retrieve")
def test_who_returns_to_the_pool() -> None:
    galaxy = Galaxy().leader("naboo", "darth-vader").captive("kessel", "han-solo").leader("ryloth", "princess-leia")
    galaxy.lasting("detained", "princess-leia").put("kessel", "1 stormtrooper").leader("base", "mon-mothma")
    scene = galaxy.assigned("rebel", "sabotage", "chewbacca").refresh()
    where = {
        name: scene.where(name) for name in ("darth-vader", "han-solo", "princess-leia", "mon-mothma", "chewbacca")
    }
    assert where == {
        "darth-vader": "pool",
        "han-solo": "kessel",
        "princess-leia": "ryloth",
        "mon-mothma": "pool",
        "chewbacca": "pool",
    }
    assert scene.table.lasting == ()  # the detention is over next time


@pytest.mark.rule("reb.refresh.draw-missions")
def test_two_missions_are_drawn_and_ten_are_kept() -> None:
    starting = ("sabotage", "infiltration", "build-alliance", "rapid-mobilization")
    others = ("hit-and-run", "seek-yoda", "demolition", "misdirection", "stolen-plans")
    galaxy = Galaxy().hand("rebel", *starting, *others).deck("rebel", "hidden-fleet", "daring-rescue")
    scene = galaxy.refresh()
    assert scene.asked == "rebel discard-mission"
    scene.says("rebel", "seek-yoda")
    assert len(scene.hand("rebel")) == 10
    assert scene.table.discards[REBEL] == ("seek-yoda",)
    assert not scene.asks("discard-mission")


@pytest.mark.rule("reb.refresh.hand-limit")
def test_projects_count_and_starting_missions_are_kept() -> None:
    starting = ("rule-by-fear", "gather-intel", "capture-rebel-operative", "research-and-development")
    projects = ("superlaser-online", "oversee-project", "construct-factory")
    others = ("detained", "interrogation", "collect-bounty")
    galaxy = Galaxy().hand("empire", *starting, *projects, *others).deck("empire", "homing-beacon", "display-of-power")
    scene = galaxy.refresh()
    scene.refuses("empire", "rule-by-fear", "reb.refresh.hand-limit")
    scene.says("empire", "oversee-project", "detained")
    assert len(scene.hand("empire")) == 10
    assert scene.table.project_discards == ("oversee-project",)


@pytest.mark.rule("reb.refresh.probes")
def test_the_empire_draws_two_probe_cards() -> None:
    galaxy = Galaxy().pool("princess-leia").hand("rebel", "sabotage")
    before = len(galaxy.table.probes)
    scene = galaxy.refresh()
    assert len(scene.table.probes) == before - 2
    assert len(scene.table.probe_hand) == 2


@pytest.mark.rule("reb.refresh.objective", "reb.objective.no-limit")
def test_one_objective_is_drawn_without_a_limit() -> None:
    held = ("liberation", "popular-support", "crippling-blow", "rebel-assault", "major-victory", "regional-support")
    galaxy = Galaxy().objectives(*held).objective_deck("establish-outposts", "cut-supply-lines")
    missions = (
        "hit-and-run",
        "seek-yoda",
        "demolition",
        "misdirection",
        "stolen-plans",
        "hidden-fleet",
        "daring-rescue",
        "sabotage",
    )
    scene = galaxy.hand("rebel", *missions).pool("princess-leia").refresh().until("assign")
    assert len(scene.table.objective_hand) == 7
    assert "cut-supply-lines" in scene.table.objective_hand


@pytest.mark.rule("reb.gap.objective-deck-empty")
def test_an_empty_objective_deck_stays_empty() -> None:
    galaxy = Galaxy().objective_deck().pool("princess-leia").hand("rebel", "sabotage")
    galaxy.table.objective_discards = ("liberation", "popular-support")
    scene = galaxy.refresh().until("assign")
    assert scene.table.objective_hand == ()
    assert scene.table.objective_discards == ("liberation", "popular-support")


@pytest.mark.rule("reb.refresh.time", "reb.gap.step5-both-icons")
def test_time_advances_and_icons_are_resolved() -> None:
    scene = Galaxy().track(time=1).loyal("rebel", "naboo").refresh()
    assert scene.table.time == 2
    assert scene.asked == "rebel recruit"  # before building
    scene.until("build")
    assert {note.side for note in scene.told(Recruits)} == {REBEL, EMPIRE}


@pytest.mark.rule("reb.refresh.track-icons")
def test_icons_of_the_track() -> None:
    icons = table_of("reb.refresh.track-icons")
    for time in range(2, 14):
        scene = Galaxy().track(time=time - 1, reputation=16).loyal("rebel", "naboo").pool("princess-leia")
        found = set()
        running = scene.hand("rebel", "sabotage").refresh()
        while not running.asks("assign"):
            found |= {question.kind for question in running.match.questions.values()}
            running.skip()
        assert ("recruit" in found) == (time in icons["recruit"]), time
        assert ("build" in found) == (time in icons["build"]), time


# ── recruiting ─────────────────────────────────────────────────────────────────────────────────────────────────────


def recruiting(*deck: str) -> Galaxy:
    """The top card is the last one."""
    galaxy = Galaxy()
    galaxy.table.action_decks[REBEL] = deck
    return galaxy


@pytest.mark.rule("reb.recruit.draw")
def test_one_card_is_kept_and_the_other_buried() -> None:
    scene = recruiting("undercover", "ambush", "one-in-a-million").at(("recruit", REBEL))
    assert set(scene.options) == {"luke-skywalker", "wedge-antilles", "general-madine"}
    scene.says("rebel", "luke-skywalker", "one-in-a-million")
    assert scene.where("luke-skywalker") == "pool"
    assert scene.table.actions[REBEL] == ("one-in-a-million",)
    assert scene.table.action_decks[REBEL] == ("ambush", "undercover")
    assert "one-in-a-million" not in str(scene.hears("empire"))
    assert "ambush" not in str(scene.hears("empire"))


@pytest.mark.rule("reb.recruit.rebel-declares", "reb.gap.recruit-hidden")
def test_the_rebel_leader_is_named_first() -> None:
    scene = Galaxy().track(time=2).refresh().until("recruit")
    assert scene.asked == "rebel recruit"
    scene.says("rebel", scene.options[0]).says("rebel", scene.options[0])
    assert scene.told(Recruits)[0].side == REBEL
    scene.until("empire recruit")
    assert scene.asked == "empire recruit"
    assert scene.view("empire").sides[REBEL].actions == ()


@pytest.mark.rule("reb.recruit.not-available")
def test_a_leader_in_play_is_not_recruited() -> None:
    galaxy = recruiting("undercover", "ambush", "one-in-a-million").pool("luke-skywalker")
    scene = galaxy.at(("recruit", REBEL))
    scene.refuses("rebel", "luke-skywalker", "reb.recruit.not-available")
    scene.says("rebel", "wedge-antilles", "one-in-a-million")
    assert scene.where("wedge-antilles") == "pool"


@pytest.mark.rule("reb.recruit.draw-more")
def test_drawing_on_for_a_free_leader() -> None:
    galaxy = recruiting("undercover", "son-of-skywalker", "one-in-a-million")
    scene = galaxy.pool("luke-skywalker", "wedge-antilles").at(("recruit", REBEL))
    assert scene.options == ("nobody", "draw")
    scene.says("rebel", "draw")
    assert "lando-calrissian" in scene.options
    assert "draw" not in scene.options


@pytest.mark.rule("reb.recruit.draw-more-free-choice")
def test_after_drawing_on_a_useless_card_may_be_kept() -> None:
    galaxy = recruiting("undercover", "son-of-skywalker", "one-in-a-million")
    scene = galaxy.pool("luke-skywalker", "wedge-antilles").at(("recruit", REBEL)).says("rebel", "draw", "nobody")
    assert set(scene.options) == {"one-in-a-million", "son-of-skywalker"}
    scene.says("rebel", "one-in-a-million")
    assert scene.table.actions[REBEL] == ("one-in-a-million",)
    assert not scene.told(Recruits)


@pytest.mark.rule("reb.recruit.dead-card")
def test_a_card_of_nobody_who_is_left_is_discarded() -> None:
    galaxy = recruiting("undercover", "ambush", "the-millennium-falcon").captive("kessel", "han-solo")
    scene = galaxy.put("kessel", "1 stormtrooper").eliminated("chewbacca").at(("recruit", REBEL))
    scene.says("rebel", "nobody", "the-millennium-falcon")
    assert scene.table.actions[REBEL] == ()
    assert scene.table.spent == ("the-millennium-falcon",)
    assert "millennium-falcon" not in [scene.ring("han-solo"), scene.ring("chewbacca")]
    assert not scene.told(Recruits)


@pytest.mark.rule("reb.recruit.by-ability")
def test_an_old_friend() -> None:
    galaxy = Galaxy().pool("han-solo").actions("rebel", "an-old-friend").hand("rebel", "sabotage")
    scene = galaxy.assignment().says("rebel", "an-old-friend", "bespin")
    assert scene.where("han-solo") == scene.where("lando-calrissian") == "bespin"
    galaxy = Galaxy().pool("han-solo", "chewbacca").actions("rebel", "an-old-friend").hand("rebel", "sabotage")
    scene = galaxy.assignment().says("rebel", "an-old-friend", "kashyyyk")
    assert scene.where("chewbacca") == "pool"  # he is there already


@pytest.mark.rule("reb.gap.action-deck-empty")
def test_drawing_stops_with_the_deck() -> None:
    galaxy = recruiting("undercover", "son-of-skywalker", "one-in-a-million")
    galaxy.pool("luke-skywalker", "wedge-antilles", "lando-calrissian", "obi-wan-kenobi")
    scene = galaxy.at(("recruit", REBEL)).says("rebel", "draw")
    assert scene.options == ("nobody",)
    scene.says("rebel", "nobody", "undercover")
    assert scene.asked == "rebel bury-actions"
    scene.says("rebel", ("son-of-skywalker", "one-in-a-million"))  # the first lies higher
    assert scene.table.action_decks[REBEL] == ("one-in-a-million", "son-of-skywalker")
    assert scene.view("rebel").sides[REBEL].buried_actions == ("one-in-a-million", "son-of-skywalker")
    assert scene.view("empire").sides[REBEL].buried_actions == ()
    assert scene.table.actions[REBEL] == ("undercover",)


@pytest.mark.rule("reb.action.falcon-recruit")
def test_an_immediate_card_is_resolved_before_the_build_icon() -> None:
    galaxy = recruiting("undercover", "ambush", "the-millennium-falcon").track(time=1).loyal("rebel", "naboo")
    scene = galaxy.refresh().until("recruit").says("rebel", "chewbacca", "the-millennium-falcon")
    assert scene.ring("chewbacca") == "millennium-falcon"
    assert not scene.asks("build")


@pytest.mark.rule("reb.win.rebel")
def test_the_rebels_win_when_the_time_marker_arrives() -> None:
    scene = Galaxy().track(time=6, reputation=7).refresh()
    assert scene.winner == "rebel"
    assert scene.told(Wins)[0].result == "hope"
    assert scene.table.time == 7
    assert not scene.told(Recruits)
