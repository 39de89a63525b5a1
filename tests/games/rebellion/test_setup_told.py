"""What players choose while they set up is told to all, and what is secret to nobody."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.core.match import Match
from dejarik.core.question import Ask, any_answer
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.facts import EMPIRE, KINDS, MISSIONS, PLACES, REBEL
from dejarik.games.rebellion.notes import (
    BaseChosen,
    DrawsMissions,
    MissionsDrawn,
    MissionSet,
    PlacesUnits,
)
from tests.games.rebellion.stage import new


def set_up(match: Match) -> Match:
    """Answer at random until the first round begins."""
    rng = Rng.from_seed(5)
    while match.table.phase == "setup":
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, rng))
    return match


def told(match: Match, kind: type) -> list:  # type: ignore[type-arg]
    return [entry.note for entry in match.journal if isinstance(entry.note, kind)]


@pytest.mark.rule("reb.rote.setup.mission-sets")
@pytest.mark.parametrize("icons", [("vader", "leader"), ("leader", "vader")])
def test_everybody_hears_which_card_decided_about_a_mission_deck(icons: tuple[str, str]) -> None:
    match = new(expansion=True)
    shown = {}
    for side, icon in enumerate(icons):
        question = match.questions[side]
        assert isinstance(question, Ask)
        assert question.options == tuple(sorted(set(match.table.decks[side])))
        shown[side] = next(card for card in question.options if MISSIONS[str(card)].icon == icon)
    for side, card in shown.items():
        match.answer(side, card)
    assert [(note.side, note.card, note.vader) for note in told(match, MissionSet)] == [
        (side, shown[side], icons[side] == "vader") for side in (REBEL, EMPIRE)
    ]
    for side, icon in enumerate(icons):
        marks = {MISSIONS[card].icon for card in match.table.decks[side]}
        assert ("vader" in marks) == (icon == "vader")
        assert "leader" in marks
        assert ("" in marks) == (icon != "vader")


@pytest.mark.rule("reb.setup.imperial-units", "reb.rote.setup.imperial-units", "reb.setup.rebel-units-where")
@pytest.mark.parametrize("expansion_units", [False, True])
def test_whatever_stands_on_the_board_was_placed_before_everybody(expansion_units: bool) -> None:
    match = set_up(new(expansion=True, expansion_units=expansion_units))
    placed: Counter[tuple[str, str]] = Counter()
    for note in told(match, PlacesUnits):
        for unit, count in note.units:
            assert count > 0
            assert (note.side == REBEL) == (KINDS.index(unit) < KINDS.index("tie-fighter"))
            placed[note.place, unit] += count
    stands = {
        (place, KINDS[kind]): count
        for place, row in zip(PLACES, match.table.units, strict=True)
        for kind, count in enumerate(row)
        if count
    }
    assert placed == stands


@pytest.mark.rule("reb.setup.choose-base", "reb.setup.hands")
def test_the_choice_of_the_base_and_the_first_hands_are_told_as_far_as_they_may_be() -> None:
    match = set_up(new())
    assert len(told(match, BaseChosen)) == 1
    assert [(note.side, note.count) for note in told(match, DrawsMissions)] == [(REBEL, 2), (EMPIRE, 2)]
    assert [entry.to for entry in match.journal if isinstance(entry.note, MissionsDrawn)] == [(0,), (1,)]
    for side, note in enumerate(told(match, MissionsDrawn)):
        assert len(note.cards) == 2
        assert set(note.cards) <= set(match.table.hands[side])
    assert GAME.view(match.table, 1).base == ""
