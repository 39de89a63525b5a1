"""Золотые правила, текущий игрок, закрытая информация: order, and who knows what."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dejarik.core.match import Match
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.facts import EMPIRE, PLACE, PLACES, REBEL, SIDES, places
from dejarik.games.rebellion.notes import Captured, SystemDestroyed
from tests.games.rebellion.stage import Galaxy, new


@pytest.mark.rule("reb.timing.rebel-first-tie")
def test_rebel_effects_come_first_at_the_same_moment() -> None:
    galaxy = Galaxy(base="hoth", expansion=True).leader("naboo", "princess-leia").put("naboo", "1 tie-fighter")
    galaxy.table.mobilizations = (1,)
    galaxy.table.tucked = (("sweep-the-area", PLACE["naboo"]),)
    galaxy.table.suspects &= ~(1 << PLACE["naboo"])
    scene = galaxy.end_of_command()
    assert scene.asked == "rebel mobilize"
    scene.says("rebel", "new-base", "decline")
    assert scene.asked == "empire sweep"
    scene.says("empire", "sweep")
    assert [note.leader for note in scene.told(Captured)] == ["princess-leia"]


@pytest.mark.rule("reb.info.notes-allowed")
def test_notes_change_nothing_in_the_game() -> None:
    """Whatever players write down lies beside the game: nothing in a table or view is a note of theirs."""
    match = new()
    before = match.digest()
    notes = {seat: f"seat {seat} thinks the base is in Hoth" for seat in range(2)}
    assert match.digest() == before
    assert notes[0] != notes[1]
    assert not any(notes[0] in str(match.view(seat)) for seat in (0, 1, None))


@pytest.mark.rule("reb.info.hidden-table")
def test_who_sees_what() -> None:
    match = new(seed=4)
    rng = Rng.from_seed(4)
    for _ in range(60):
        question = next(iter(match.questions.values()))
        match.answer(question.seat, any_answer(question, rng))
    table = match.table
    for side in (REBEL, EMPIRE):
        own, other = match.view(side).sides[side], match.view(1 - side).sides[side]
        assert own.hand == tuple(sorted(table.hands[side]))
        assert other.hand == ()
        assert other.hand_count == len(table.hands[side])
        assert other.actions == ()
        assert other.action_count == len(table.actions[side])
        assert other.queue == own.queue
        for mine, theirs in zip(own.assigned, other.assigned, strict=True):
            assert mine.card
            assert not theirs.card
            assert mine.leaders == theirs.leaders
    empire, rebel = match.view(EMPIRE), match.view(REBEL)
    assert empire.base == ""
    assert rebel.base == PLACES[table.base]
    assert empire.objectives == ()
    assert empire.objective_stages == rebel.objective_stages
    assert len(rebel.objectives) == len(table.objective_hand)
    assert rebel.probes == ()
    assert len(empire.probes) == len(table.probe_hand)


# ── the hidden base ────────────────────────────────────────────────────────────────────────────────────────────────


def elsewhere(match: Match, place: int) -> Match:
    """The same match with the base in another place that the Empire cannot rule out."""
    twin = match.fork()
    for table in (twin.table, twin._base):
        old = table.base
        table.probes = tuple(old if card == place else card for card in table.probes)
        table.scouted = tuple(old if card == place else card for card in table.scouted)
        table.base = place
    return twin


def pairs(seed: int, **options: bool) -> Iterator[tuple[Match, Match, Rng]]:
    """A match at many of its questions, together with its twin whose base lies elsewhere."""
    match = Match(GAME, 2, options, seed)
    rng = Rng.from_seed(f"pairs {seed}")
    while not match.over:
        table = match.table
        if table.base >= 0 and not table.revealed and match._base_at == len(match.answers):
            found = [place for place in places(table.suspects) if place in table.probes]
            if found and rng.uniform() < 0.7:
                yield match, elsewhere(match, rng.choice(found)), rng
        question = next(iter(match.questions.values()))
        match.answer(question.seat, any_answer(question, rng))


def seen_by_the_empire(match: Match) -> tuple[object, ...]:
    """Everything that could tell the Empire something: its view, its questions, who is asked what."""
    asked = {seat: (question.kind, question.about, question.rule) for seat, question in match.questions.items()}
    own = match.questions.get(EMPIRE)
    options = getattr(own, "options", getattr(own, "among", None))
    barred = sorted(map(str, GAME.barred(match.table, own))) if own is not None else None
    return match.view(EMPIRE), match.view(None), asked, options, barred


@pytest.mark.parametrize("options", [{}, {"first_game": True}, {"expansion": True, "cinematic": True}], ids=str)
def test_nothing_that_the_empire_sees_depends_on_the_place_of_the_base(options: dict[str, bool]) -> None:
    looked = 0
    for seed in range(6):
        for match, twin, rng in pairs(seed, **options):
            assert match.table.base != twin.table.base
            assert seen_by_the_empire(match) == seen_by_the_empire(twin)
            play_both(match.fork(), twin, rng)
            looked += 1
    assert looked > 100


def play_both(match: Match, twin: Match, rng: Rng) -> None:
    """Give both the same answers until one of them finds the base or an answer is impossible in one of them."""
    match.table.notes, twin.table.notes = [], []
    for _ in range(6):
        if match.over or twin.over or match.questions.keys() != twin.questions.keys():
            break
        seat, question = next(iter(match.questions.items()))
        value = any_answer(question, rng)
        try:
            twin.answer(seat, value)
        except Exception:
            return
        match.answer(seat, value)
        if match.table.suspects != twin.table.suspects or match.table.revealed or twin.table.revealed:
            return  # it was found, or asked for, in one of the two worlds
        if match.table.winner >= 0 or twin.table.winner >= 0:
            return
        assert seen_by_the_empire(match) == seen_by_the_empire(twin)
        assert [entry.note for entry in match.notes(EMPIRE)] == [entry.note for entry in twin.notes(EMPIRE)]


def test_the_base_is_always_among_the_suspects() -> None:
    for seed in range(8):
        match = new(seed=seed)
        rng = Rng.from_seed(seed)
        while not match.over:
            table = match.table
            if table.base >= 0:
                assert table.suspects >> table.base & 1
            question = next(iter(match.questions.values()))
            match.answer(question.seat, any_answer(question, rng))


def test_a_guess_moves_the_base() -> None:
    """Over many guesses of the Empire the base is found in many places, and never where it cannot be."""
    match = new(seed=2)
    rng = Rng.from_seed(2)
    while match.table.phase == "setup":
        question = next(iter(match.questions.values()))
        match.answer(question.seat, any_answer(question, rng))
    found = {match.guess(EMPIRE, rng).table.base for _ in range(200)}
    assert len(found) > 15
    assert all(match.table.suspects >> place & 1 for place in found)
    assert {match.guess(REBEL, rng).table.base for _ in range(5)} == {match.table.base}


def test_sides() -> None:
    assert SIDES == ("rebel", "empire")
    assert SystemDestroyed.rule == "reb.destroyed.superlaser"
