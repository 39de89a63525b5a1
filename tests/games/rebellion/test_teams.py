"""Командная игра: three and four players."""

from __future__ import annotations

import pytest

from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME, facts
from dejarik.games.rebellion.facts import EMPIRE, GENERAL, LEADERS, REBEL, SETUP
from dejarik.games.rebellion.rules.actions import holder
from dejarik.games.rebellion.rules.cinematic import available, fighter_seat, use_up
from dejarik.games.rebellion.setup import turns
from dejarik.games.rebellion.state import SUPPLY
from tests.games.rebellion.stage import Galaxy


def team(*, expansion: bool = False) -> Galaxy:
    return Galaxy(seats=4, expansion=expansion)


@pytest.mark.rule("reb.team.roles")
def test_roles() -> None:
    table = Match(GAME, 3, {}, 1).table
    assert table.seat(REBEL, 0) == table.seat(REBEL, 1) == 0
    assert {table.seat(EMPIRE, 0), table.seat(EMPIRE, 1)} == {1, 2}
    table = Match(GAME, 4, {}, 1).table
    assert len({table.seat(side, role) for side in (0, 1) for role in (0, 1)}) == 4
    assert LEADERS["darth-vader"].role == "general"
    assert LEADERS["mon-mothma"].role == "admiral"


@pytest.mark.rule("reb.team.initiative", "reb.gap.team-initiative")
def test_turns_follow_the_data() -> None:
    assert [(facts.SIDES[side], facts.ROLES[role]) for side, role in turns(4)] == [
        tuple(entry) for entry in SETUP["team"]["order"]
    ]
    galaxy = team().pool("jan-dodonna", "grand-moff-tarkin", "darth-vader", "princess-leia")
    scene = galaxy.turn("rebel")
    asked = []
    for _ in range(4):
        asked.append(scene.asked)
        who = scene.asked.removesuffix(" turn")
        leader = next(option[1] for option in scene.options if option[0] == "lead")  # type: ignore[index]
        scene.says(who, ("lead", leader), "naboo")
        if scene.asks("move-from"):
            scene.says(who, "done")
    assert asked == ["rebel admiral turn", "empire admiral turn", "empire general turn", "rebel general turn"]
    scene = team().pool("jan-dodonna", "grand-moff-tarkin", "darth-vader", "princess-leia").turn("rebel")
    scene.says("rebel admiral", "pass").says("empire admiral", "pass").says("empire general", "pass")
    scene.says("rebel general", ("lead", "princess-leia"), "naboo", "done")
    assert scene.asked == "rebel general turn"  # only the others' turns are skipped


@pytest.mark.rule("reb.team.duties")
def test_who_decides_what() -> None:
    match = Match(GAME, 4, {}, 2)
    rng = Rng.from_seed(2)
    table = match.table
    general = table.seat(REBEL, 1)
    duties = {
        "place-units": table.seat(EMPIRE, 0),
        "rebel-start": table.seat(REBEL, 0),
        "rebel-units": table.seat(REBEL, 0),
        **dict.fromkeys(("choose-base", "objective", "mobilize", "new-base"), general),
    }
    admirals = {table.seat(REBEL, 0), table.seat(EMPIRE, 0)}
    seen = set()
    while not match.over:
        question = next(iter(match.questions.values()))
        kind = question.kind
        seen.add(kind)
        assert question.seat == duties.get(kind, question.seat), kind
        if kind in ("build", "deploy", "deploy-units", "recruit", "recruit-card"):
            assert question.seat in admirals, kind
        if kind in ("discard-mission", "veto"):
            assert question.seat not in admirals, kind
        if kind in ("assign-damage", "combat-action", "block"):
            theatre = question.about.theatre  # type: ignore[union-attr]
            assert (question.seat in admirals) == (theatre == "space")
        match.answer(question.seat, any_answer(question, rng))
    assert {"place-units", "build", "deploy", "veto", "recruit"} <= seen


@pytest.mark.rule("reb.team.duties")
def test_the_general_may_veto_the_admirals_assignment() -> None:
    galaxy = team().pool("jan-dodonna", "princess-leia").hand("rebel", "sabotage", "infiltration")
    scene = galaxy.assignment().says("rebel admiral", "infiltration", "jan-dodonna")
    assert scene.asked == "rebel general veto"
    scene.says("rebel general", "veto")
    assert scene.where("jan-dodonna") == "pool"
    assert set(scene.hand("rebel")) == {"sabotage", "infiltration"}


@pytest.mark.rule("reb.team.leaders")
def test_each_uses_his_own_leaders_for_all_units() -> None:
    galaxy = (
        team()
        .pool("jan-dodonna", "princess-leia", "mon-mothma")
        .put("sullust", "1 x-wing, 1 rebel-transport, 2 rebel-trooper")
    )
    scene = galaxy.turn("rebel")
    assert scene.options == (("lead", "jan-dodonna"), "pass", "show-base")
    scene.says("rebel admiral", "pass").until("rebel general turn")
    scene.says("rebel general", ("lead", "princess-leia"), "naboo", "sullust")
    assert set(scene.among) == {"x-wing", "rebel-transport", "rebel-trooper"}


@pytest.mark.rule("reb.team.mission-limits")
def test_who_may_reveal_and_oppose() -> None:
    galaxy = (
        team()
        .put("naboo", "1 tie-fighter")
        .assigned("rebel", "infiltration", "jan-dodonna")
        .pool("grand-moff-tarkin", "darth-vader")
    )
    scene = galaxy.turn("rebel").says("rebel admiral", "pass").until("rebel general turn")
    assert ("reveal", 0) not in scene.options
    galaxy = (
        team()
        .put("naboo", "1 tie-fighter")
        .assigned("rebel", "infiltration", "jan-dodonna")
        .pool("grand-moff-tarkin", "darth-vader")
    )
    scene = galaxy.turn("rebel").says("rebel admiral", ("reveal", 0))
    assert scene.asked == "empire admiral oppose"
    scene.says("empire admiral", "grand-moff-tarkin")
    assert scene.where("grand-moff-tarkin") == "naboo"
    assert not scene.asks("oppose")  # one leader of one of the two
    galaxy = team().pool("jan-dodonna", "princess-leia").hand("rebel", "sabotage")
    scene = (
        galaxy.assignment()
        .says("rebel admiral", "sabotage", "jan-dodonna")
        .says("rebel general", "allow", ("join", 0), "princess-leia")
    )
    assert scene.where("princess-leia") == scene.where("jan-dodonna") == "mission 1"
    assert not scene.asks("join-mission")


@pytest.mark.rule("reb.team.combat")
def test_a_team_adds_one_leader() -> None:
    galaxy = team().put("naboo", "1 x-wing, 1 star-destroyer").pool("grand-moff-tarkin", "darth-vader")
    scene = galaxy.combat("naboo", "empire").says("empire admiral", "no")
    assert scene.asked == "empire general add-leader"
    scene.says("empire general", "darth-vader")
    assert not scene.asks("add-leader")
    galaxy = team().put("naboo", "1 x-wing, 1 star-destroyer").leader("naboo", "darth-vader").pool("grand-moff-tarkin")
    assert not galaxy.combat("naboo", "empire").asks("add-leader")


@pytest.mark.rule("reb.team.whole-team-first")
def test_the_whole_current_team_comes_first() -> None:
    galaxy = (
        team()
        .put("naboo", "1 x-wing, 1 star-destroyer")
        .leader("naboo", "admiral-piett", "general-tagge", "admiral-ackbar", "general-madine")
    )
    galaxy.actions("empire", "keep-them-from-escaping", "more-dangerous-than-you-realize").actions(
        "rebel", "its-a-trap", "point-blank-assault"
    )
    scene = galaxy.combat("naboo", "empire")
    asked = []
    while scene.asks("action-card"):
        asked.append(scene.asked)
        scene.skip()
    assert asked == [
        f"{who} action-card" for who in ("empire admiral", "empire general", "rebel admiral", "rebel general")
    ]


@pytest.mark.rule("reb.team.talk")
def test_teammates_see_each_others_cards() -> None:
    match = Match(GAME, 4, {}, 1)
    views = [match.view(seat) for seat in range(4)]
    table = match.table
    for side in (REBEL, EMPIRE):
        admiral, general = table.seat(side, 0), table.seat(side, 1)
        assert views[admiral].sides == views[general].sides
        assert views[admiral].objectives == views[general].objectives


@pytest.mark.rule("reb.team.action-cards")
def test_a_card_belongs_to_whose_leader_it_shows() -> None:
    galaxy = team()
    galaxy.table.action_decks[REBEL] = ("its-a-trap", "ambush")
    scene = galaxy.at(("recruit", REBEL)).says("rebel admiral", "general-madine", "ambush")
    assert scene.where("general-madine") == "pool"
    assert holder(scene.table, REBEL, "ambush") == GENERAL
    galaxy = team().pool("general-madine", "jan-dodonna").hand("rebel", "sabotage").actions("rebel", "ambush")
    scene = galaxy.assignment()
    assert scene.asked == "rebel admiral assign"
    assert "ambush" not in scene.options
    scene.says("rebel admiral", "done")
    assert "ambush" in scene.options


@pytest.mark.rule("reb.team.two-turns")
def test_the_lone_rebel_has_two_turns() -> None:
    galaxy = Galaxy(seats=3).pool("jan-dodonna", "princess-leia", "darth-vader")
    scene = galaxy.turn("rebel")
    assert scene.options[0] == ("lead", "jan-dodonna")
    scene.says(0, "pass").until("rebel admiral turn")
    assert scene.match.questions[0].kind == "turn"
    assert ("lead", "princess-leia") in scene.match.questions[0].options  # type: ignore[union-attr]


@pytest.mark.rule("reb.team.pool-limit")
def test_the_player_with_more_leaders_gives_one_up() -> None:
    rebels = [name for name, found in LEADERS.items() if found.side == "rebel" and name != "luke-skywalker-jedi"]
    admirals = [name for name in rebels if LEADERS[name].role == "admiral"][:4]
    generals = [name for name in rebels if LEADERS[name].role == "general"][:5]
    scene = team(expansion=True).leader("naboo", *admirals, *generals).refresh()
    assert scene.asked == "rebel general too-many-leaders"
    assert set(scene.options) == set(generals)


@pytest.mark.rule("reb.team.lure")
def test_a_lured_leader_serves_the_general_of_his_colour() -> None:
    galaxy = (
        team()
        .leader("naboo", "luke-skywalker")
        .ringed("lure-of-the-dark-side", "luke-skywalker")
        .put("kessel", "1 stormtrooper")
    )
    scene = galaxy.hand("empire", "rule-by-fear").refresh().until("empire general assign")
    scene.says("empire general", "rule-by-fear")
    assert "luke-skywalker" in scene.options


# ── rings and cards: whoever leads the bearer, whoever's card it is ─────────────────────────────────────────────────


@pytest.mark.rule("reb.team.leaders", "reb.mission.rings-after-rolls")
def test_each_player_uses_the_rings_of_his_own_leaders() -> None:
    galaxy = team().leader("naboo", "princess-leia", "admiral-ackbar", "emperor-palpatine")
    galaxy.ringed("r2-d2", "princess-leia").ringed("master-yoda", "admiral-ackbar")
    galaxy.rolls(*["hit"] * 20)
    scene = galaxy.mission("rebel", "build-alliance", "mon-mothma").says("rebel admiral", "naboo")
    scene.until("use-ring")
    assert (scene.asked, scene.options) == ("rebel general use-ring", ("pass", "r2-d2"))
    scene.says("rebel general", "pass")
    assert (scene.asked, scene.options) == ("rebel admiral use-ring", ("pass", "master-yoda"))
    scene.says("rebel admiral", "pass")
    assert not scene.asks("use-ring")  # who has passed is not asked again


@pytest.mark.rule("reb.team.leaders", "reb.mission.rings-after-rolls")
def test_who_has_used_a_ring_is_asked_about_the_other_one() -> None:
    galaxy = team().leader("naboo", "princess-leia", "general-rieekan", "emperor-palpatine")
    galaxy.ringed("r2-d2", "princess-leia").ringed("master-yoda", "general-rieekan")
    galaxy.rolls(*["hit"] * 20)
    scene = galaxy.mission("rebel", "build-alliance", "mon-mothma").says("rebel admiral", "naboo")
    scene.until("use-ring")
    assert (scene.asked, scene.options) == ("rebel general use-ring", ("pass", "r2-d2", "master-yoda"))
    scene.says("rebel general", "r2-d2", 0)
    assert (scene.asked, scene.options) == ("rebel general use-ring", ("pass", "master-yoda"))


@pytest.mark.rule("reb.team.leaders", "reb.mission.windows")
@pytest.mark.parametrize(("bearer", "player"), [("mon-mothma", "admiral"), ("princess-leia", "general")])
def test_the_droid_is_asked_for_by_who_leads_its_bearer(bearer: str, player: str) -> None:
    galaxy = team().leader("naboo", bearer, "general-tagge").ringed("c-3po", bearer).rolls(*["blank"] * 20)
    scene = galaxy.mission("rebel", "build-alliance", "jan-dodonna").says("rebel admiral", "naboo")
    assert scene.until("use-ring").asked == f"rebel {player} use-ring"


@pytest.mark.rule("reb.team.leaders", "reb.rescue.falcon-timing")
@pytest.mark.parametrize(("bearer", "player"), [("han-solo", "admiral"), ("chewbacca", "general")])
def test_the_falcon_flies_for_who_leads_its_bearer(bearer: str, player: str) -> None:
    galaxy = team().leader("kessel", bearer).ringed("millennium-falcon", bearer).captive("kessel", "princess-leia")
    galaxy.put("kessel", "1 stormtrooper").loyal("empire", "kessel")
    scene = galaxy.mission("rebel", "sabotage", "lando-calrissian").says("rebel admiral", "kessel")
    assert scene.until("falcon").asked == f"rebel {player} falcon"


@pytest.mark.rule("reb.team.action-cards", "reb.mission.one-in-a-million")
@pytest.mark.parametrize(("flyer", "player"), [("wedge-antilles", "admiral"), ("luke-skywalker", "general")])
def test_whoever_plays_a_card_on_the_dice_sets_them(flyer: str, player: str) -> None:
    galaxy = team().leader("naboo", flyer, "general-tagge")
    galaxy.actions("rebel", "one-in-a-million").rolls(*["blank"] * 20)
    galaxy.table.recruited[REBEL] = (facts.LEADER[flyer],)
    scene = galaxy.mission("rebel", "build-alliance", "mon-mothma").says("rebel admiral", "naboo")
    scene.until(f"rebel {player} action-card").says(f"rebel {player}", "one-in-a-million")
    assert scene.asked == f"rebel {player} set-die"


@pytest.mark.rule("reb.team.action-cards", "reb.action.types")
@pytest.mark.parametrize(("recruit", "player"), [("han-solo", "admiral"), ("chewbacca", "general")])
def test_an_immediate_card_is_of_who_leads_the_recruit(recruit: str, player: str) -> None:
    galaxy = team().pool("han-solo", "chewbacca").at_number(SUPPLY, recruit)
    galaxy.table.action_decks[REBEL] = ("ambush", "the-millennium-falcon")
    scene = galaxy.at(("recruit", REBEL)).says("rebel admiral", recruit, "the-millennium-falcon")
    assert scene.asked == f"rebel {player} attach-ring"
    assert set(scene.options) == {"han-solo", "chewbacca"}


@pytest.mark.rule("reb.team.duties", "reb.cine.choose")
def test_in_cinematic_combat_too_the_admiral_fights_in_space() -> None:
    table = Galaxy(seats=4, expansion=True, cinematic=True).table
    for side in (REBEL, EMPIRE):
        assert fighter_seat(table, side, facts.SPACE) == table.seat(side, facts.ADMIRAL)
        assert fighter_seat(table, side, facts.GROUND) == table.seat(side, GENERAL)
    assert len({fighter_seat(table, side, theatre) for side in (0, 1) for theatre in (0, 1)}) == 4


@pytest.mark.rule("reb.cine.discard")
def test_used_tactic_cards_return_to_their_own_deck() -> None:
    for side in (REBEL, EMPIRE):
        for theatre in (facts.SPACE, facts.GROUND):
            table = Galaxy(expansion=True, cinematic=True).table
            cards = available(table, side, theatre)
            for card in cards:
                use_up(table, side, card)
            used = [(cards[-1],) if place == 2 * side + theatre else () for place in range(4)]
            assert table.tactics_used == used
