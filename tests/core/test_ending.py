"""How a match went: told by every game at its end, from what the reader may know."""

from __future__ import annotations

import pytest

from dejarik.core.ending import Story
from dejarik.core.game import find
from dejarik.core.match import Entry, Match
from dejarik.core.presenter import Reader
from dejarik.core.question import any_answer
from dejarik.core.rng import Rng
from dejarik.core.words import LANGUAGES

#: Short matches: options, seats, and answers after which it is looked at, if it is not over before.
MATCHES = {
    "hope": ({"quick": True}, 3, 400),
    "xwing": ({"rounds": 3}, 2, 600),
    "destiny": ({"first": "rey-finn", "second": "kylo-phasma"}, 2, 500),
    "lcg": ({"light": "jedi", "dark": "sith", "brisk": True}, 2, 600),
    "rebellion": ({"first_game": True}, 2, 500),
}


def played(name: str) -> Match:
    options, seats, most = MATCHES[name]
    match, luck = Match(find(name), seats, options, 7), Rng.from_seed(3)
    while not match.over and len(match.answers) < most:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, luck))
    return match


@pytest.mark.parametrize("name", MATCHES)
def test_every_game_tells_how_it_went(name: str) -> None:
    match = played(name)
    names = [f"Player {seat + 1}" for seat in range(match.seats)]
    for seat in (None, 0, 1):
        for lang in LANGUAGES:
            journal = [entry for entry in match.journal if entry.visible(seat)]
            told = match.game.presenter.ending(Reader(lang, seat, names), match.view(seat), journal)
            assert told.score is not None
            assert told.score.text
            assert told.curve is not None
            for line in told.curve.lines:
                ats = [mark.at for mark in line.marks]
                assert ats == sorted(ats)
                assert all(mark.value >= 0 and mark.text for mark in line.marks)
                assert all(at <= len(match.answers) for at in ats)
            assert len({fact.text for fact in told.facts}) == len(told.facts) >= 1
            assert all(fact.value != "0" for fact in told.facts), "only what happened is told"
            assert told.best is None or (0 <= told.best.at <= len(match.answers) and told.best.text)
            assert told.best is None or told.best.pictures
            assert told.parts is not None
            assert [row.seat for row in told.parts.rows] == list(range(match.seats))
            assert all(len(row.numbers) == len(told.parts.columns) for row in told.parts.rows)
            assert all(bool(row.picture) >= bool(row.text) for row in told.parts.rows)
            assert told.curve.rounds
            assert told.curve.round


def test_plans_rise_and_fall_and_the_last_ones_won_are_the_best_moment() -> None:
    from dejarik.games.hope.ending import ending
    from dejarik.games.hope.notes import Ambush, Discarded, WinsPlans

    match = Match(find("hope"), 3, {"quick": True}, 1)
    notes = [(3, WinsPlans(1, 0, 1)), (5, Discarded("tie")), (9, WinsPlans(0, 2, 2)), (12, Ambush(1))]
    journal = [Entry(at, note) for at, note in notes]
    story = Story(match.game.presenter, Reader("en", 0, ["A", "B", "C"]), match.view(0), journal)
    told = ending(story)
    assert told.curve is not None
    assert [(mark.at, mark.value, mark.bad) for mark in told.curve.lines[0].marks] == [
        (3, 1, False),
        (9, 2, False),
        (12, 1, True),
    ]
    assert told.best is not None
    assert told.best.at == 9
    assert [(fact.value, fact.text) for fact in told.facts] == [
        ("1", "Imperial card discarded"),
        ("1", "ambush sprung"),
    ]
    assert ending(story._replace(journal=[])).best is None


def test_what_never_happened_is_no_number_of_a_match() -> None:
    """A search that found nothing is told by what was searched, and by what was left behind."""
    from dejarik.games.hope.ending import ending
    from dejarik.games.hope.notes import Lays, LeftOver, Reveals

    match = Match(find("hope"), 3, {"quick": True}, 1)
    notes = [
        Lays(0, "jyn"),
        Lays(1, "jyn"),
        Reveals(0, 0, "at_st"),
        LeftOver(0, ("tie", "plans")),
        LeftOver(1, ("plans",)),
    ]
    journal = [Entry(at, note) for at, note in enumerate(notes)]
    told = ending(Story(match.game.presenter, Reader("ru", 0, ["А", "Б", "В"]), match.view(0), journal))
    assert [(fact.value, fact.text) for fact in told.facts] == [
        ("1", "карта раскрыта"),
        ("2", "чертежа осталось в стопках"),
        ("2", "героя выложено"),
    ]


def test_each_player_is_told_apart() -> None:
    """Whoever turned a card up is who won the plans, or cleared the enemy away."""
    from dejarik.games.hope.ending import ending
    from dejarik.games.hope.notes import Discarded, Lays, Reveals, WinsPlans

    match = Match(find("hope"), 3, {"quick": True}, 1)
    notes = [
        Lays(0, "baze"),
        Lays(1, "jyn"),
        Reveals(0, 0, "tie"),
        Discarded("tie"),
        Reveals(1, 0, "plans"),
        WinsPlans(1, 0, 1),
        Lays(0, "cassian"),
        Lays(0, "cassian"),
    ]
    journal = [Entry(at, note) for at, note in enumerate(notes)]
    told = ending(Story(match.game.presenter, Reader("en", 0, ["A", "B", "C"]), match.view(0), journal))
    assert told.parts is not None
    assert [(row.picture, row.numbers) for row in told.parts.rows] == [
        ("cassian", (0, 1)),
        ("jyn", (1, 0)),
        ("", (0, 0)),
    ]


def test_a_ship_that_fled_is_lost_once() -> None:
    match = Match(find("xwing"), 2, {"points": 100}, 0)
    luck = Rng.from_seed(0)
    while not match.over:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, luck))
    assert any(type(entry.note).__name__ == "Fled" for entry in match.journal)
    view = match.view(0)
    told = match.game.presenter.ending(Reader("en", 0, ["A", "B"]), view, match.journal)
    assert told.curve is not None
    for side, line in enumerate(told.curve.lines):
        worth = sum(ship.cost for ship in view.ships if ship.side != side and ship.destroyed)
        assert (line.marks[-1].value if line.marks else 0) == worth
    fled = [entry for entry in match.journal if type(entry.note).__name__ == "Fled"]
    marks = [mark.text for line in told.curve.lines for mark in line.marks]
    assert sum("leaves" in text for text in marks) == len(fled)


def test_whoever_never_fired_is_shown_with_the_best_of_their_pilots() -> None:
    match = Match(find("xwing"), 2, {"points": 100}, 0)
    told = match.game.presenter.ending(Reader("en", 0, ["A", "B"]), match.view(0), [])
    assert told.parts is not None
    ships = match.view(0).ships
    for row in told.parts.rows:
        best = max((ship for ship in ships if ship.seat == row.seat), key=lambda ship: ship.skill)
        assert (row.text, row.picture) == ("", f"pilot-{best.pilot}")


@pytest.mark.parametrize(("game", "seed"), [("xwing", 8), ("destiny", 5)])
def test_whoever_brought_nobody_down_looks_again_at_their_own_fall(game: str, seed: int) -> None:
    match = Match(find(game), 2, {}, seed)
    luck = Rng.from_seed(seed)
    while not match.over:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, luck))
    fallen = [entry for entry in match.journal if type(entry.note).__name__ in ("Destroyed", "Defeated")]
    assert len(fallen) == 1, "of the first player"
    for seat in (0, 1):
        told = match.game.presenter.ending(Reader("en", seat, ["A", "B"]), match.view(seat), match.journal)
        assert told.best is not None
        assert told.best.at == fallen[0].at


def test_who_is_out_of_a_duel_of_four_has_taken_their_damage_all_the_same() -> None:
    from dejarik.games.destiny.notes import Defeated

    match = Match(find("destiny"), 4, {}, 22)
    luck = Rng.from_seed(22)
    while not match.over:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, any_answer(question, luck))
    told = match.game.presenter.ending(Reader("en", None, ["A", "B", "C", "D"]), match.view(None), match.journal)
    assert told.curve is not None
    fallen = [entry for entry in match.journal if isinstance(entry.note, Defeated)]
    assert len(fallen) == sum(mark.bad for line in told.curve.lines for mark in line.marks) > 0


#: Something counted, with one, two and five of it, in Russian.
COUNTED = {
    "hope": ("end-sinks", "карта ушла под низ", "карты ушли под низ", "карт ушло под низ"),
    "xwing": ("end-misses", "атака прошла мимо", "атаки прошли мимо", "атак прошло мимо"),
    "destiny": ("end-cards", "карта разыграна", "карты разыграны", "карт разыграно"),
    "lcg": ("end-destroyed", "отряд уничтожен", "отряда уничтожено", "отрядов уничтожено"),
    "rebellion": ("end-missions", "задание удалось", "задания удались", "заданий удалось"),
}


@pytest.mark.parametrize("name", COUNTED)
def test_words_go_with_their_number(name: str) -> None:
    key, *forms = COUNTED[name]
    story = Story(find(name).presenter, Reader("ru", None, []), None, [])
    assert [story.number(count, key).text for count in (1, 2, 5)] == forms
