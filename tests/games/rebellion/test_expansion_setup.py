"""Рассвет Империи: подготовка."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.core.match import Match
from dejarik.core.question import Share, any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME, facts
from dejarik.games.rebellion.facts import ACTIONS, EMPIRE, MISSIONS, OBJECTIVES, PLACE, REBEL, REPLACED, SIDES
from dejarik.games.rebellion.notes import UsesAction
from tests.games.rebellion.stage import Galaxy
from tests.games.rebellion.test_preparation import ready
from tests.games.rebellion.test_units import by_name, table_of


@pytest.mark.rule("reb.rote.setup.mix")
def test_cards_of_the_expansion_join_and_four_are_replaced() -> None:
    table = Match(GAME, 2, {"expansion": True}, 1).table
    everything = [
        *table.hands[0], *table.hands[1], *table.decks[0], *table.decks[1], *table.projects,
        *table.action_decks[0], *table.action_decks[1],
    ]  # fmt: skip
    assert len(REPLACED) == len(table_of("reb.rote.setup.mix")["replaced"])
    for old, new in REPLACED.items():
        assert old not in everything
        assert everything.count(new) == (MISSIONS[new].copies if new in MISSIONS else 1)
    assert "subversion-rebel-rote" in everything
    assert "post-bounty" in table.action_decks[EMPIRE]
    assert table.where[facts.LEADER["jyn-erso"]] == table.where[facts.LEADER["han-solo"]]
    assert Match(GAME, 2, {}, 1).table.where[facts.LEADER["jyn-erso"]] != table.where[facts.LEADER["jyn-erso"]]


@pytest.mark.rule("reb.rote.setup.objectives", "reb.rote.setup.objective-draw")
def test_fifteen_objectives_with_plans_in_two_stages() -> None:
    for seed in range(10):
        table = Match(GAME, 2, {"expansion": True}, seed).table
        cards = [*table.objective_hand, *reversed(table.objectives)]
        assert [OBJECTIVES[card].stage for card in cards] == [1] * 5 + [2] * 5 + [3] * 5
        assert len(table.objective_hand) == 1
        assert cards.count("death-star-plans-2") == cards.count("death-star-plans-3") == 1
        assert len(table.objectives_out) == 12
        assert GAME.view(table, 1).objectives == ()


@pytest.mark.rule("reb.rote.setup.tactics")
def test_cinematic_combat_has_four_decks_of_its_own() -> None:
    table = Match(GAME, 2, {"expansion": True, "cinematic": True}, 1).table
    assert table.tactics == [(), ()]
    assert [len(facts.advanced(side, theatre)) for side in (0, 1) for theatre in (0, 1)] == [8] * 4
    assert Match(GAME, 2, {"expansion": True}, 1).table.tactics[0]


@pytest.mark.rule("reb.rote.setup.units-choice", "reb.rote.setup.imperial-units", "reb.rote.setup.rebel-units")
def test_the_starting_units_of_the_expansion() -> None:
    match = Match(GAME, 2, {"expansion": True, "expansion_units": True, "expansion_missions": True}, 3)
    rng = Rng.from_seed(3)
    wanted = table_of("reb.rote.setup.imperial-units")
    assert match.questions[1].kind == "construction-site"
    match.answer(1, "dagobah")
    site = {by_name(name): count for name, count in wanted["remote"]}
    dagobah = match.table.units[PLACE["dagobah"]]
    assert {facts.KINDS[kind]: count for kind, count in enumerate(dagobah) if count} == site
    assert match.table.probes_out >> PLACE["dagobah"] & 1
    assert match.table.queue[2][facts.DEATH_STAR] == 1
    placed: Counter[str] = Counter()
    while match.questions.get(1) is not None:
        question = match.questions[1]
        assert isinstance(question, Share)
        assert "dagobah" in question.among
        placed[question.about.unit] += question.total  # type: ignore[union-attr]
        match.answer(1, any_answer(question, rng))
    assert placed == {by_name(name): count for name, count in wanted["rest"]}
    match.answer(0, "yavin")
    question = match.questions[0]
    assert isinstance(question, Share)
    rebels = {by_name(row["unit"]): row["n"] for row in table_of("reb.rote.setup.rebel-units")}
    assert dict(zip(question.among, question.caps, strict=True)) == rebels


@pytest.mark.rule("reb.rote.setup.options")
def test_parts_of_the_expansion_are_chosen_apart() -> None:
    for options in ({"cinematic": True}, {"expansion_units": True}, {"expansion_missions": True}):
        with pytest.raises(Refused) as refused:
            Match(GAME, 2, options, 1)
        assert refused.value.rule == "reb.rote.setup.options"
        assert str(refused.value)
    with pytest.raises(Refused) as refused:
        Match(GAME, 2, {"expansion": True, "first_game": True}, 1)
    assert refused.value.rule == "reb.setup.first-game"
    for cinematic in (False, True):
        galaxy = (
            Galaxy(expansion=True, cinematic=cinematic)
            .put("naboo", "1 u-wing, 1 tie-striker")
            .rolls(*["green-blank"] * 2)
        )
        scene = galaxy.combat("naboo", "rebel")
        assert scene.asks("choose-tactic") == cinematic
        if not cinematic:
            assert len(scene.table.tactics[0]) == 15


@pytest.mark.rule("reb.rote.setup.mission-sets")
def test_a_card_decides_the_mission_set() -> None:
    match = Match(GAME, 2, {"expansion": True}, 2)
    assert {question.kind for question in match.questions.values()} == {"mission-set"}
    match.answer(0, "safe-haven")  # Vader's mark
    assert match.view(1).sides[REBEL].deck == len(match.table.decks[REBEL])
    assert "safe-haven" not in str(match.notes(1))  # shown only when both have chosen
    match.answer(1, "detained")  # none
    assert all(MISSIONS[card].icon for card in match.table.decks[REBEL])
    assert not any(MISSIONS[card].icon == "vader" for card in match.table.decks[EMPIRE])
    assert len(match.table.projects) == 13


@pytest.mark.rule("reb.rote.setup.first-game")
def test_the_first_game_with_the_expansion_has_fixed_decks() -> None:
    match = Match(GAME, 2, {"expansion": True, "expansion_missions": True}, 2)
    assert "mission-set" not in {question.kind for question in match.questions.values()}
    for side in (REBEL, EMPIRE):
        assert all(MISSIONS[card].icon in ("leader", "vader") for card in match.table.decks[side])


@pytest.mark.rule("reb.setup.immediate-order")
def test_immediate_starting_cards_are_resolved_rebels_first() -> None:
    for seed in range(300):
        match = ready(seed, expansion=True)
        used = [
            ACTIONS[entry.note.card].side
            for entry in match.journal
            if isinstance(entry.note, UsesAction) and ACTIONS[entry.note.card].starting
        ]
        if set(used) == set(SIDES):
            assert used == sorted(used, key=SIDES.index)
            return
    raise AssertionError("both sides were never dealt an Immediate card")


@pytest.mark.rule("reb.rote.units", "reb.rote.units-added")
def test_units_of_the_expansion() -> None:
    for row in table_of("reb.rote.units"):
        unit = facts.UNITS[by_name(row["name"])]
        colour, value = row["health"].split()
        assert (unit.type, unit.green, unit.colour, unit.health) == (row["class"], row["green"], colour, int(value))
        assert (unit.capacity, unit.restricted, unit.immobile) == (
            row["cap"],
            row.get("restricted", False),
            row.get("immobile", False),
        )
        if not row["icon"].startswith("none"):
            colour, shape = row["icon"].split()
            assert unit.icon == f"{'space' if colour == 'blue' else 'ground'}-{shape}"
    kinds = facts.builds(EMPIRE, "ground-circle", expansion=True)
    assert [facts.KINDS[kind] for kind in kinds] == ["at-st", "shield-bunker"]
