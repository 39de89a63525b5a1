"""Карты действий: moments, holders, leaders who must be there."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.cards.registry import ACTION
from dejarik.games.rebellion.facts import ACTIONS, EMPIRE, REBEL
from tests.games.rebellion.stage import Galaxy


@pytest.mark.rule("reb.action.once")
def test_a_card_is_used_once() -> None:
    galaxy = Galaxy().pool("jan-dodonna", "princess-leia").actions("rebel", "rebel-planning").hand("rebel", "sabotage")
    scene = galaxy.objective_deck("liberation", "crippling-blow").assignment().says("rebel", "rebel-planning")
    assert scene.where("jan-dodonna") == "base"
    assert scene.table.objective_hand == ("crippling-blow",)
    assert scene.table.actions[REBEL] == ()
    assert "rebel-planning" not in scene.options


@pytest.mark.rule("reb.action.types")
def test_cards_are_offered_at_their_moment_only() -> None:
    moments = {"assignment": {"assignment"}, "start-of-combat": {"start-of-combat"}, "immediate": {"immediate"}}
    for card, script in ACTION.items():
        timing = ACTIONS[card].timing
        if timing in moments and card != "false-orders":
            assert script.moment in moments[timing], card
        else:
            assert script.moment not in ("start-of-combat", "immediate", "assignment"), card
    galaxy = Galaxy().pool("princess-leia", "admiral-ackbar").actions("rebel", "its-a-trap").hand("rebel", "sabotage")
    galaxy.assignment().refuses("rebel", "its-a-trap", "reb.assign.action-instead")
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 tie-fighter").leader("naboo", "admiral-ackbar")
    scene = galaxy.actions("rebel", "rebel-planning").combat("naboo", "rebel")
    scene.refuses("rebel", "rebel-planning", "reb.action.types")


@pytest.mark.rule("reb.action.leader-present")
def test_a_combat_card_needs_its_leader() -> None:
    galaxy = (
        Galaxy()
        .put("naboo", "1 x-wing, 1 star-destroyer")
        .pool("general-tagge")
        .leader("naboo", "general-veers", "admiral-piett")
    )
    galaxy.actions("empire", "more-dangerous-than-you-realize", "keep-them-from-escaping")
    scene = galaxy.combat("naboo", "empire")
    assert scene.asked == "empire action-card"
    scene.refuses("empire", "more-dangerous-than-you-realize", "reb.action.leader-present")
    assert "keep-them-from-escaping" in scene.options


@pytest.mark.rule("reb.action.leader-elsewhere")
def test_cards_of_other_moments_need_no_leader() -> None:
    from dejarik.games.rebellion.facts import PLACE

    galaxy = (
        Galaxy(expansion=True).captive("kessel", "cassian-andor").put("kessel", "1 stormtrooper").pool("princess-leia")
    )
    galaxy.leader("naboo", "saw-gerrera").ringed("lure-of-the-dark-side", "saw-gerrera")
    galaxy.table.tucked = (("under-the-radar", PLACE["ilum"]),)
    scene = galaxy.turn("rebel").says("rebel", ("use", "under-the-radar"))
    assert scene.table.probes[-1] == PLACE["ilum"]
    assert scene.asked == "rebel turn"


@pytest.mark.rule("reb.action.hidden")
def test_nobody_sees_the_opponents_action_cards() -> None:
    scene = Galaxy().actions("rebel", "ambush").actions("empire", "blindside").pool("princess-leia").turn("rebel")
    assert scene.view("rebel").sides[REBEL].actions == ("ambush",)
    assert scene.view("rebel").sides[EMPIRE].actions == ()
    assert scene.view("empire").sides[EMPIRE].actions == ("blindside",)
    assert scene.view("empire").sides[REBEL].actions == ()
    assert scene.view("empire").sides[REBEL].action_count == 1
    assert scene.view(None).sides[REBEL].actions == ()


@pytest.mark.rule("reb.action.boba-undercover")
def test_undercover_leads_out_of_bobas_system_but_not_into_it() -> None:
    galaxy = (
        Galaxy()
        .leader("kessel", "boba-fett")
        .lasting("locked", "kessel")
        .subjugated("kessel")
        .put("kessel", "1 stormtrooper")
    )
    galaxy.leader("bespin", "lando-calrissian").actions("rebel", "undercover")
    scene = galaxy.mission("empire", "rule-by-fear", "emperor-palpatine")
    assert scene.loyalty("kessel") == "empire"  # nobody was asked
    galaxy = (
        Galaxy()
        .leader("kessel", "boba-fett", "lando-calrissian")
        .lasting("locked", "kessel")
        .put("naboo", "1 stormtrooper")
    )
    galaxy.actions("rebel", "undercover").rolls(*["blank"] * 4)
    scene = galaxy.mission("empire", "rule-by-fear", "emperor-palpatine").says("rebel", "undercover")
    assert scene.where("lando-calrissian") == "naboo"


def test_whoever_holds_cards_is_asked_even_without_the_right_one() -> None:
    """Silence would tell what somebody holds."""
    galaxy = (
        Galaxy().put("naboo", "1 x-wing, 1 star-destroyer").leader("naboo", "admiral-ackbar").actions("rebel", "ambush")
    )
    scene = galaxy.combat("naboo", "empire")
    assert scene.asked == "rebel action-card"
    assert scene.options == ("pass",)
    galaxy = Galaxy().put("naboo", "1 x-wing, 1 star-destroyer").leader("naboo", "admiral-ackbar")
    assert not galaxy.combat("naboo", "empire").asks("action-card")


@pytest.mark.rule("reb.golden.component-data")
def test_cards_that_the_catalogue_names_exist() -> None:
    import re

    from dejarik.games.rebellion import GAME, facts

    known = {
        re.sub(r"[^a-z0-9]", "", found.en.lower().removeprefix("the "))
        for found in (
            *facts.MISSIONS.values(),
            *facts.ACTIONS.values(),
            *facts.OBJECTIVES.values(),
            *facts.TACTICS.values(),
            *facts.ADVANCED.values(),
            *facts.RINGS.values(),
            *facts.LEADERS.values(),
            *facts.UNITS.values(),
        )
    }
    quoted = {
        title for rule in GAME.rulebook.values() for title in re.findall(r"'([A-Z](?:[A-Za-z ,?!-]|'s )+)'", rule.en)
    }
    unknown = {title for title in quoted if re.sub(r"[^a-z0-9]", "", title.lower().removeprefix("the ")) not in known}
    assert not unknown
