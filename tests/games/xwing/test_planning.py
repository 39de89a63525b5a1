"""The round and the planning phase: secret dials, set by all at once."""

from __future__ import annotations

import pytest

from dejarik.core.match import Match
from dejarik.core.question import Ask, any_answer
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.games.xwing import GAME
from dejarik.games.xwing.cards.ships import SHIPS
from dejarik.games.xwing.notes import DialsSet, PhaseOpens, RoundOpens
from dejarik.games.xwing.state import Table
from tests.games.xwing.flight import at, fleet
from tests.games.xwing.sky import drive, fly, mm, new, refused, standing


def sky(*, round: int = 0, **settings: object) -> Table:  # noqa: A002
    """Luke against Night Beast and Obsidian, far apart, dials to be set."""
    return fleet(
        at("luke-skywalker", 450, 100),
        at("night-beast", 300, 800, 180),
        at("obsidian-squadron-pilot", 600, 800, 180),
        phase="planning",
        step="start",
        round=round,
        **settings,
    )


def planned(match: Match) -> Match:
    match.answer(0, (0, "straight", 1))
    match.answer(1, (1, "straight", 4))
    match.answer(1, (2, "bank-left", 3))
    return match


@pytest.mark.rule("xw.round.phases", "xw.round.repeat", "xw.end.next-round")
def test_a_round_has_four_phases() -> None:
    match = planned(standing(sky()))
    rng = Rng.from_seed(1)
    while not any(question.kind == "dial" for question in match.questions.values()):
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, "pass" if isinstance(question, Ask) else any_answer(question, rng))
    phases = [entry.note for entry in match.journal if isinstance(entry.note, RoundOpens | DialsSet | PhaseOpens)]
    assert phases == [RoundOpens(1), DialsSet(), PhaseOpens("combat"), PhaseOpens("end"), RoundOpens(2)]
    assert match.table.round == 2
    assert match.table.phase == "planning"


@pytest.mark.rule("xw.round.quick-reference")
def test_the_summary_and_the_full_rules_agree() -> None:
    rules = GAME.rulebook
    assert len(rules["xw.act.steps"].data) == 6
    assert len(rules["xw.combat.steps"].data) == 7
    assert len(rules["xw.round.phases"].data) == 4
    assert len(new().table.deck) == 33


@pytest.mark.rule("xw.plan.secret", "xw.plan.facedown", "xw.plan.no-peek", "xw.plan.look-own")
def test_dials_are_hidden_until_they_are_revealed() -> None:
    match = standing(sky())
    match.answer(1, (1, "koiogran", 3))
    match.answer(1, (2, "turn-left", 1))
    assert match.answered == (1,)
    for seat in (0, None):
        seen = match.view(seat)
        assert all(not ship.bearing and not ship.speed for ship in seen.ships)
        assert not match.laid
    match.answer(0, (0, "straight", 1))
    # activation begins with Obsidian; Night Beast's dial is still facedown
    assert match.table.ships[2].revealed
    beast = match.view(0).ships[1]
    assert (beast.dial_assigned, beast.bearing, beast.speed) == (True, "", 0)
    assert match.view(1).ships[1].bearing == "koiogran"
    assert match.view(0).ships[0].bearing == "straight"  # one's own
    assert match.view(None).ships[0].bearing == ""
    assert "koiogran" not in str([entry.note for entry in match.notes(0)])


@pytest.mark.rule("xw.plan.simultaneous", "xw.plan.all-ships", "xw.plan.any-order")
def test_players_set_their_dials_at_once_in_any_order() -> None:
    answers = [(0, (0, "straight", 1)), (1, (1, "straight", 4)), (1, (2, "bank-left", 3))]
    digests = set()
    for order in ((0, 1, 2), (1, 0, 2), (1, 2, 0), (2, 1, 0), (2, 0, 1), (0, 2, 1)):
        match = standing(sky())
        assert set(match.questions) == {0, 1}
        for place in order:
            assert match.table.phase == "planning"
            match.answer(*answers[place])
        assert match.table.phase == "activation"
        digests.add(match.digest())
    assert len(digests) == 1


@pytest.mark.rule("xw.plan.only-on-dial", "xw.comp.dial-per-type")
def test_only_what_is_printed_on_the_dial_can_be_set() -> None:
    match = standing(sky())
    assert refused(match, 0, (0, "straight", 5)).rule == "xw.plan.only-on-dial"
    assert refused(match, 0, (0, "turn-left", 1)).rule == "xw.plan.only-on-dial"
    assert refused(match, 1, (1, "bank-left", 1)).rule == "xw.plan.only-on-dial"
    assert refused(match, 0, (1, "straight", 4)).rule == "xw.team.own-ships"
    match.answer(1, (1, "straight", 5))
    for kind, code in (("xwing", "XW"), ("tie", "TF")):
        assert SHIPS[kind].dial_code == code
    question = match.questions[0]
    assert isinstance(question, Ask)
    assert {option[1:] for option in question.options if isinstance(option, tuple)} == {
        (window.bearing, window.speed) for window in SHIPS["xwing"].dial
    }


@pytest.mark.rule("xw.gap.plan-change")
def test_a_dial_may_be_changed_until_everybody_is_done() -> None:
    match = standing(sky())
    match.answer(1, (1, "straight", 4))
    match.answer(1, (2, "straight", 4))
    match.retract(1)
    match.answer(1, (2, "straight", 4))
    match.answer(1, (1, "turn-left", 1))
    match.answer(0, (0, "straight", 1))
    assert match.table.ships[1].bearing == "turn-left"
    with pytest.raises(Refused):
        match.retract(1)


@pytest.mark.rule("xw.gap.plan-red-stressed")
def test_a_stressed_ship_may_set_a_red_manoeuvre() -> None:
    table = sky()
    table.ships[2].stress = 1
    match = standing(table)
    match.answer(1, (2, "koiogran", 3))
    match.answer(1, (1, "straight", 4))
    match.answer(0, (0, "straight", 1))
    assert match.questions[0].kind == "replace"


@pytest.mark.rule("xw.plan.no-templates")
def test_templates_may_not_be_tried_while_planning() -> None:
    table = sky()
    assert not any(standing(table.copy()).view(seat).templates for seat in (0, 1, None))
    table.show_templates = True  # casual play
    assert standing(table.copy()).view(0).templates
    table.show_templates = False
    match = planned(standing(table))
    assert match.table.phase == "activation"
    assert match.view(0).templates  # a barrel roll may be tried


@pytest.mark.rule("xw.gap.range-when")
def test_players_measure_before_a_lock_and_before_an_attack_only() -> None:
    match = standing(sky())
    assert not match.view(0).measuring
    match = planned(match)
    assert {question.kind for question in match.questions.values()} == {"action"}
    assert match.view(0).measuring
    fight = standing(fleet(at("rookie-pilot", 450, 300, focus=1), at("academy-pilot", 450, 500, 180)))
    assert fight.questions[0].kind == "attack"
    assert fight.view(0).measuring
    fight.answer(0, ("primary", 1))
    assert fight.questions[0].kind == "modify-attack"
    assert not fight.view(0).measuring  # the range of this attack is told, no other is asked for


@pytest.mark.rule("xw.man.components")
def test_a_manoeuvre_has_bearing_speed_and_colour() -> None:
    for ship in SHIPS.values():
        for window in ship.dial:
            assert window.bearing
            assert 1 <= window.speed <= 5
            assert window.colour in ("green", "white", "red")
    assert SHIPS["xwing"].manoeuvre("straight", 1) == ("straight", 1, "green")


@pytest.mark.rule("xw.man.colours")
def test_colours_give_and_take_stress() -> None:
    table = fleet(at("academy-pilot", 450, 300), at("rookie-pilot", 100, 100), phase="activation")
    tie = table.ships[0]
    stress = []
    for bearing, speed, answers in (("straight", 4, ["pass"]), ("koiogran", 3, []), ("straight", 2, ["pass"])):
        fly(table, tie, bearing, speed, *answers)
        stress.append(tie.stress)
    assert stress == [0, 1, 0]


@pytest.mark.rule("xw.plan.example")
def test_the_books_planning_example() -> None:
    table = fleet(
        at("obsidian-squadron-pilot", 300, 800, 180),
        at("rookie-pilot", 450, 100),
        at("academy-pilot", 600, 800, 180),
        phase="planning",
        step="start",
        round=0,
    )
    match = standing(table)
    match.answer(1, (0, "straight", 3))
    match.answer(0, (1, "bank-left", 2))
    assert all(not ship.bearing for ship in match.view(0).ships)
    question = match.questions[1]
    assert isinstance(question, Ask)
    slow = [option[1] for option in question.options if isinstance(option, tuple) and option[2] == 1]
    assert slow == ["turn-left", "turn-right"]  # speed 1 on a TIE can only be a turn
    match.answer(1, (2, "turn-left", 1))
    assert match.table.phase == "activation"
    assert match.view(0).ships[0].bearing == ""


def test_a_ship_under_an_ion_token_gets_no_dial_and_drifts() -> None:
    table = sky()
    table.ships[0].ion = 1
    match = standing(table)
    assert set(match.questions) == {1}
    match.answer(1, (1, "straight", 4))
    match.answer(1, (2, "straight", 4))
    match = drive(match, "dial", seed=4)
    luke = match.table.ships[0]
    assert luke.ion == 0
    assert luke.pose == mm(450, 180)


# ── what a guess may tell ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_guess_does_not_know_hidden_dials() -> None:
    match = planned(standing(sky()))  # Obsidian has revealed, Night Beast and Luke have not
    rng = Rng.from_seed(5)
    guessed = {
        (ship.bearing, ship.speed) for _ in range(200) if (ship := match.guess(0, rng).table.ships[1]) is not None
    }
    assert len(guessed) > 10
    assert guessed <= {(window.bearing, window.speed) for window in SHIPS["tie"].dial}
    for _ in range(20):
        twin = match.guess(0, rng)
        assert twin.view(0) == match.view(0)
        assert twin.table.ships[0].bearing == "straight"  # one's own is known


def test_a_guess_in_planning_draws_the_others_answers_anew() -> None:
    match = standing(sky())
    match.answer(1, (1, "koiogran", 3))
    match.answer(1, (2, "koiogran", 4))
    rng = Rng.from_seed(6)
    seen = set()
    for _ in range(60):
        twin = match.guess(0, rng)
        twin.answer(0, (0, "straight", 1))
        seen.add((twin.table.ships[1].bearing, twin.table.ships[1].speed))
    assert len(seen) > 5


def test_a_guess_does_not_know_the_next_die_nor_the_deck() -> None:
    table = fleet(at("luke-skywalker", 450, 300, shields=0), at("academy-pilot", 450, 420, 180), step="ships")
    match = standing(table)
    rng = Rng.from_seed(7)
    rolls, decks = set(), set()
    for _ in range(60):
        twin = match.guess(0, rng)
        decks.add(tuple(twin.table.deck))
        twin.answer(0, ("primary", 1))
        dice = next(note for note in reversed(_notes(twin)) if note[0] == "dice")
        rolls.add(dice)
    assert len(decks) > 50
    assert len(rolls) > 10


def _notes(match: Match) -> list[tuple[object, ...]]:
    attack = match.table.attack
    if attack is not None:
        return [("dice", tuple(attack.attack_dice), tuple(attack.defence_dice))]
    return [("dice", match.table.rng.position, tuple(card.card for card in match.table.ships[1].damage))]
