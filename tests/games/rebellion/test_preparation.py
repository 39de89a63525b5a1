"""Подготовка: first game and full game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dejarik.core.match import Match
from dejarik.core.question import Share, any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME, facts
from dejarik.games.rebellion.facts import ACTIONS, EMPIRE, LEADERS, MISSIONS, OBJECTIVES, PLACE, PLACES, REBEL, SIDES
from dejarik.games.rebellion.rules import systems
from dejarik.games.rebellion.state import POOL, SUPPLY
from tests.games.rebellion.stage import Galaxy, Scene, told
from tests.games.rebellion.test_units import table_of


def by_name(cards: Any, name: str) -> str:
    return str(next(card for card, found in cards.items() if found.en == name))


def ready(seed: int = 1, **options: bool) -> Match:
    """A match whose set-up has been answered at random: the first assignment is asked."""
    match = Match(GAME, 2, options, seed)
    rng = Rng.from_seed(seed)
    while match.table.phase == "setup":
        question = next(iter(match.questions.values()))
        match.answer(question.seat, any_answer(question, rng))
    return match


@pytest.mark.rule("reb.setup.steps")
def test_the_steps_of_the_full_set_up() -> None:
    match = Match(GAME, 2, {}, 3)
    rng = Rng.from_seed(1)
    asked = []
    while match.table.phase == "setup":
        question = next(iter(match.questions.values()))
        asked.append((SIDES[question.seat], question.kind))
        match.answer(question.seat, any_answer(question, rng))
    kinds = [kind for kind in dict.fromkeys(asked) if kind[1] not in ("attach-ring", "which-first", "rebel-units")]
    assert kinds == [("empire", "place-units"), ("rebel", "rebel-start"), ("rebel", "choose-base")]
    assert sum(kind == "place-units" for _, kind in asked) == 7


@pytest.mark.rule("reb.setup.starting-leaders", "reb.setup.recruits-wait")
def test_starting_leaders() -> None:
    table = Galaxy().table
    fresh = Match(GAME, 2, {}, 1).table
    wanted = table_of("reb.setup.starting-leaders")
    for side, names in wanted.items():
        pool = {
            found.en
            for leader, (_, found) in enumerate(LEADERS.items())
            if fresh.where[leader] == POOL and found.side == side
        }
        assert pool == set(names)
    assert fresh.where[facts.LUKE] == SUPPLY
    assert table.where[facts.LUKE] == SUPPLY
    scene = Galaxy().pool("princess-leia", "mon-mothma").hand("rebel", "sabotage").assignment()
    scene.says("rebel", "sabotage")
    scene.refuses("rebel", ["luke-skywalker"], "reb.setup.recruits-wait")


@pytest.mark.rule("reb.setup.track")
def test_the_markers() -> None:
    table = Match(GAME, 2, {}, 1).table
    assert (table.time, table.reputation) == (1, 14)


@pytest.mark.rule("reb.setup.objectives")
def test_objectives_lie_by_stage() -> None:
    table = ready().table
    assert [OBJECTIVES[card].stage for card in table.objective_hand] == [1]
    assert [OBJECTIVES[card].stage for card in reversed(table.objectives)] == [1] * 4 + [2] * 5 + [3] * 5


@pytest.mark.rule("reb.setup.action-decks")
def test_action_decks_hold_only_recruit_cards() -> None:
    table = Match(GAME, 2, {}, 1).table
    for side in (REBEL, EMPIRE):
        assert len(table.action_decks[side]) == 12
        assert not any(ACTIONS[card].starting for card in table.action_decks[side])


@pytest.mark.rule("reb.setup.missions", "reb.setup.hands")
def test_hands_and_mission_decks() -> None:
    table = ready().table
    for side, names in table_of("reb.setup.missions").items():
        number = facts.SIDE[side]
        starting = {by_name(MISSIONS, name) for name in names}
        assert len(table.hands[number]) == 6
        assert starting < set(table.hands[number])
        assert len(table.decks[number]) == 23
        assert not starting & set(table.decks[number])
        assert all(MISSIONS[card].type == "deck" for card in table.decks[number])
    assert len(table.projects) == 10
    assert all(MISSIONS[card].type == "project" for card in table.projects)
    assert table.probe_hand == ()


@pytest.mark.rule("reb.setup.loyalty-draw", "reb.setup.loyalty-markers", "reb.setup.probe-removal")
def test_starting_loyalty() -> None:
    for seed in range(20):
        table = Match(GAME, 2, {}, seed).table
        rebel = [name for name in facts.SYSTEMS if table.loyalty[PLACE[name]] == REBEL]
        empire = [name for name in facts.SYSTEMS if table.loyalty[PLACE[name]] == EMPIRE and name != "coruscant"]
        held = facts.names(table.subjugated)
        assert (len(rebel), len(empire), len(held)) == (3, 3, 2)
        assert all(facts.SYSTEMS[name].pool == "rebel" for name in rebel)
        assert all(facts.SYSTEMS[name].pool == "imperial" for name in (*empire, *held))
        assert all(table.loyalty[PLACE[name]] == -1 for name in held)
        assert len(table.probes) == 26
        assert not {PLACE[name] for name in (*empire, *held)} & set(table.probes)
        assert {PLACE[name] for name in rebel} <= set(table.probes)


def test_who_is_drawn_first_is_subjugated() -> None:
    """Over many games every Imperial system is found on both sides of its marker."""
    held, loyal = set(), set()
    for seed in range(60):
        table = Match(GAME, 2, {}, seed).table
        held |= set(facts.names(table.subjugated))
        loyal |= {PLACES[place] for place, side in enumerate(table.loyalty) if side == EMPIRE}
    assert held == loyal - {"coruscant"} == {name for name, found in facts.SYSTEMS.items() if found.pool == "imperial"}


@pytest.mark.rule("reb.setup.loyalty-pools")
def test_marked_probe_cards() -> None:
    wanted = table_of("reb.setup.loyalty-pools")
    for pool, names in wanted.items():
        assert {found.en for found in facts.SYSTEMS.values() if found.pool == pool} == set(names)


@pytest.mark.rule("reb.setup.imperial-units")
def test_each_imperial_system_gets_a_ground_unit() -> None:
    match = Match(GAME, 2, {}, 5)
    rng = Rng.from_seed(5)
    wanted = {row["unit"]: row["n"] for row in table_of("reb.setup.imperial-units")}
    placed: Counter[str] = Counter()
    while match.questions[1].kind == "place-units":
        question = match.questions[1]
        assert isinstance(question, Share)
        unit = question.about.unit  # type: ignore[union-attr]
        placed[facts.UNITS[unit].en] = question.total
        assert set(question.among) == set(facts.names(systems.imperial(match.table)))
        if unit == "stormtrooper":
            everything = tuple([question.total] + [0] * (len(question.among) - 1))
            with pytest.raises(Refused) as refused:
                match.answer(1, everything)
            assert refused.value.rule == "reb.setup.imperial-units"
        match.answer(1, any_answer(question, rng))
        if not match.questions.get(1):
            break
    assert placed == wanted
    for place in facts.places(systems.imperial(match.table)):
        assert any(match.table.units[place][facts.PART[EMPIRE][facts.GROUND]])


def at_rebel_units(seed: int = 1, **options: bool) -> Match:
    match = Match(GAME, 2, options, seed)
    rng = Rng.from_seed(seed)
    while "rebel-start" not in [question.kind for question in match.questions.values()]:
        question = next(iter(match.questions.values()))
        match.answer(question.seat, any_answer(question, rng))
    return match


@pytest.mark.rule("reb.setup.rebel-units", "reb.setup.rebel-units-where")
def test_rebel_units_start_at_the_base_and_in_one_system_without_imperial_units() -> None:
    match = at_rebel_units()
    with pytest.raises(Refused) as refused:
        match.answer(0, facts.names(match.table.subjugated)[0])
    assert refused.value.rule == "reb.setup.rebel-units-where"
    match.answer(0, "dagobah")  # a remote system will do
    question = match.questions[0]
    assert isinstance(question, Share)
    wanted = {row["unit"]: row["n"] for row in table_of("reb.setup.rebel-units")}
    units = {facts.UNITS[str(name)].en: cap for name, cap in zip(question.among, question.caps, strict=True)}
    assert units == wanted
    match.answer(0, tuple(1 for _ in question.among))
    assert sum(match.table.units[PLACE["dagobah"]]) == 6
    assert sum(match.table.units[facts.BASE]) == sum(wanted.values()) - 6


@pytest.mark.rule("reb.setup.starting-actions")
def test_two_random_starting_action_cards_each() -> None:
    seen = set()
    for seed in range(12):
        table = ready(seed).table
        for side, count in ((REBEL, 6), (EMPIRE, 4)):
            held = [card for card in (*table.actions[side], *table.spent) if facts.SIDE[ACTIONS[card].side] == side]
            assert len(held) == 2
            assert len(table.actions_out[side]) == count - 2
            seen |= set(held)
            other = GAME.view(table, 1 - side)
            assert other.sides[side].actions == ()
            assert other.sides[side].action_count == len(table.actions[side])
    assert len(seen) == 10


@pytest.mark.rule("reb.setup.choose-base")
def test_the_base_is_any_card_of_the_probe_deck() -> None:
    match = at_rebel_units()
    match.answer(0, "base")
    while match.questions[0].kind != "choose-base":
        match.answer(0, any_answer(match.questions[0], Rng.from_seed(1)))
    removed = facts.names(match.table.probes_out)
    scene = Scene.__new__(Scene)
    scene.match = match
    scene.refuses(0, "coruscant", "reb.setup.choose-base")
    scene.refuses(0, next(name for name in removed if name != "coruscant"), "reb.setup.choose-base")
    match.answer(0, "kashyyyk")
    assert len(match.table.probes) == 25
    assert PLACE["kashyyyk"] not in match.table.probes
    assert match.view(1).base == ""
    assert match.view(0).base == "kashyyyk"


@pytest.mark.rule("reb.setup.first-game")
def test_the_first_game() -> None:
    match = Match(GAME, 2, {"first_game": True}, 1)
    wanted = table_of("reb.setup.first-game")
    table = match.table
    places = {"rebel_base": "base"}
    for key, rows in wanted.items():
        place = places.get(key, key)
        if place in PLACE:
            expected = {facts.KIND[by_name(facts.UNITS, name)]: count for name, count in rows}
            found = {kind: count for kind, count in enumerate(table.units[PLACE[place]]) if count}
            assert found == expected, place
    names = {found.en: name for name, found in facts.SYSTEMS.items()}
    assert {names[name] for name in wanted["subjugated"]} == set(facts.names(table.subjugated))
    assert all(table.loyalty[PLACE[names[name]]] == REBEL for name in wanted["rebel_loyalty"])
    assert all(table.loyalty[PLACE[names[name]]] == EMPIRE for name in wanted["imperial_loyalty"])
    assert {names[name] for name in wanted["remove_probe"]} | {"coruscant"} == set(facts.names(table.probes_out))
    assert match.questions[0].kind == "choose-base"
    with pytest.raises(Refused) as refused:
        match.answer(0, "dagobah")  # next to Sullust
    assert refused.value.rule == "reb.setup.first-game"
    match.answer(0, "ilum")
    assert table.actions == [(), ()]


@pytest.mark.rule("reb.setup.first-game-actions", "reb.golden.reference-over-learn")
def test_in_the_first_game_recruit_cards_leave_the_game() -> None:
    for first_game in (True, False):
        galaxy = Galaxy(first_game=first_game).track(time=1)
        galaxy.table.action_decks[REBEL] = ("undercover", "one-in-a-million", "ambush")
        scene = galaxy.at(("recruit", REBEL)).says("rebel", "general-madine")
        if not first_game:
            scene.says("rebel", "ambush")
        assert scene.where("general-madine") == "pool"
        assert scene.table.actions[REBEL] == (() if first_game else ("ambush",))
        assert ("one-in-a-million" in scene.table.action_decks[REBEL]) is not first_game


@pytest.mark.rule("reb.setup.errata-reprints", "reb.setup.errata-probe-droid")
def test_probe_droid_initiative_is_resolved() -> None:
    assert MISSIONS["probe-droid-initiative"].mode == "resolve"
    assert MISSIONS["detained"].target == "rebel_leader"
    galaxy = Galaxy().put("naboo", "1 star-destroyer").leader("naboo", "princess-leia").pool("chewbacca")
    scene = galaxy.mission("empire", "probe-droid-initiative", "admiral-piett")
    assert scene.asked == "rebel turn"
    assert len(scene.table.probe_hand) == 2


@pytest.mark.rule("reb.setup.errata-detained")
def test_detained_goes_against_a_free_leader_anywhere() -> None:
    galaxy = Galaxy().leader("naboo", "princess-leia").captive("kessel", "han-solo").put("kessel", "1 stormtrooper")
    scene = galaxy.mission("empire", "detained", "general-tagge")
    assert "princess-leia" in scene.options


@pytest.mark.rule("reb.setup.errata-sabotage")
def test_sabotage_needs_a_populous_system() -> None:
    scene = Galaxy().mission("rebel", "sabotage", "chewbacca")
    scene.refuses("rebel", "hoth", "reb.mission.choose-system")
    assert "naboo" in scene.options


@pytest.mark.rule("reb.setup.errata-covert")
def test_covert_operation_needs_one_imperial_unit() -> None:
    galaxy = Galaxy().put("naboo", "1 tie-fighter").put("kessel", "2 stormtrooper")
    scene = galaxy.mission("rebel", "covert-operation", "obi-wan-kenobi")
    assert set(scene.options) == {"naboo", "kessel"}


@pytest.mark.rule("reb.setup.errata-independent")
def test_independent_operation_needs_a_refuge() -> None:
    galaxy = Galaxy().put("ryloth", "2 stormtrooper").subjugated("ryloth").put("coruscant", "1 rebel-trooper")
    scene = (
        galaxy.actions("rebel", "independent-operation").pool("lando-calrissian").hand("rebel", "sabotage").assignment()
    )
    scene.refuses("rebel", "independent-operation", "reb.assign.action-instead")
    assert scene.table.actions[REBEL] == ("independent-operation",)


def test_told() -> None:
    assert told([0, 2]) == "2 y-wing"
