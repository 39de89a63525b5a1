"""Everything that is asked, told and shown has words in both languages."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from dejarik.core.board import Room
from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Place, any_answer
from dejarik.core.rng import Rng
from dejarik.core.words import LANGUAGES
from dejarik.games.xwing import GAME
from dejarik.games.xwing.cards.ability import ABILITIES, Ability
from dejarik.games.xwing.notes import OfCard, UsesCard
from dejarik.games.xwing.options import Options
from dejarik.games.xwing.rules.victory import ROLES
from dejarik.games.xwing.state import Tag
from tests.games.xwing.sky import drive, new

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"points": 100, "obstacles": True}),
    (2, {"points": 100, "first": "ion-storm", "second": "dark-lord"}),
    (2, {"points": 100, "first": "locked-on", "second": "swarm"}),
    (2, {"points": 31, "first": "build", "second": "build", "one_core_box": True}),
    (5, {"points": 100}),
    (2, {"mission": "political-escort"}),
    (2, {"mission": "asteroid-run", "points": 100}),
    (2, {"mission": "dark-whispers"}),
]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_question_note_and_board_has_words(seats: int, options: dict[str, Any]) -> None:
    rng = Rng.from_seed("words")
    presenter, rulebook = GAME.presenter, GAME.rulebook
    console = Console(width=160, file=None, quiet=True)
    for seed in range(3):
        match = Match(GAME, seats, options, seed)
        names = [f"player {seat}" for seat in range(seats)]
        while not match.over:
            seat, question = next(iter(match.questions.items()))
            for lang in LANGUAGES:
                for look in (seat, None):
                    reader = Reader(lang, look, names)
                    view = match.view(look)
                    assert presenter.question(reader, view, question)
                if isinstance(question, Ask):
                    view = match.view(seat)
                    for option in question.options[:40]:
                        assert presenter.option(Reader(lang, seat, names), view, question, option)
            assert question.rule in rulebook
            match.answer(seat, any_answer(question, rng))
        for lang in LANGUAGES:
            reader = Reader(lang, 0, names)
            for entry in match.journal:
                assert presenter.note(reader, entry.note)
                assert entry.note.cites() in rulebook
            assert match.outcome is not None
            assert presenter.outcome(reader, match.outcome)
            console.print(presenter.board(reader, match.view(0)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_has_a_name_and_a_hint(lang: str) -> None:
    for name in Options.__struct_fields__:
        assert GAME.presenter.texts.say(lang, f"setting-{name}")
        assert GAME.presenter.texts.say(lang, f"setting-{name}-hint")


@pytest.mark.rule("xw.range.names")
def test_ranges_are_named_short_medium_and_long() -> None:
    texts = GAME.presenter.texts
    assert [texts.say("en", f"range-{n}") for n in (1, 2, 3)] == ["short (1)", "medium (2)", "long (3)"]
    assert [texts.say("ru", f"range-{n}").split()[0] for n in (1, 2, 3)] == ["ближняя", "средняя", "дальняя"]


def test_places_are_typed_and_told_in_millimetres_and_degrees() -> None:
    match = new({"mission": "dark-whispers"}, seed=2)
    drive(match, "satellites")
    question = match.questions[0]
    assert isinstance(question, Place)
    presenter = GAME.presenter
    spot = presenter.typed_place(question, (450, 250.5, 600, 150))
    assert spot == (450_000, 250_500, 600_000, 150_000)
    assert presenter.told_place(question, spot) == "450 250.5 600 150"
    rocks = drive(new({"points": 100, "obstacles": True}), "obstacle").questions[1]
    assert isinstance(rocks, Place)
    assert presenter.typed_place(rocks, (3, 450, 300, 45)) == (3, 450_000, 300_000, 45_000)


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("mission", ["political-escort", "asteroid-run", "dark-whispers"])
def test_the_terminal_tells_the_aim_of_a_mission(mission: str, lang: str) -> None:
    match = drive(new({"mission": mission}), "dial")
    texts = GAME.presenter.texts
    for seat, side in enumerate(match.table.sides):
        page = Console(file=StringIO(), width=150)
        page.print(GAME.presenter.board(Reader(lang, seat, ("A", "B")), match.view(seat)))
        shown = page.file.getvalue()  # type: ignore[attr-defined]
        assert texts.say(lang, f"goal-{mission}-{ROLES[side]}") in shown
        assert texts.say(lang, f"mission-{mission}") in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_usual_terminal_no_word_of_the_ships_is_cut(lang: str) -> None:
    """At 120 by 36 the map leaves the sheet its room."""
    match = drive(new({"points": 100, "first": "red-aces", "second": "imperial-aces"}), "attack")
    ships = [ship for ship in match.table.ships if ship.in_play]
    for ship in ships:
        ship.focus = 1
    page = Console(file=StringIO(), width=118)
    page.print(GAME.presenter.board(Reader(lang, 0, ("A", "B")), match.view(0), Room(118, 27)))
    shown = page.file.getvalue()  # type: ignore[attr-defined]
    assert "…" not in shown
    assert shown.count(GAME.presenter.texts.say(lang, "action-focus")) >= len(ships)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_among_the_answers_says_what_it_does(lang: str) -> None:
    """Whoever offers an action or changes dice is a button: its name alone would ask for the card's text by heart."""
    texts = GAME.presenter.texts
    for card, ability in ABILITIES.items():
        kind = type(ability)
        assert texts.has(lang, f"acts-{card}") == (kind.offers_action is not Ability.offers_action), card
        assert texts.has(lang, f"changes-{card}") == (kind.modify is not Ability.modify), card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pilot_is_not_named_again_where_its_own_ability_asks(lang: str) -> None:
    match = Match(GAME, 2, {}, "night beast")
    view, reader = match.view(0), Reader(lang, 0, ("A", "B"))
    ship = Tag(0, "tie", "night-beast", 0)
    for kind in ("free-action", "use-ability"):
        for source, times in (("pilot-night-beast", 1), ("upgrade-r2-d2", 1)):
            question = Ask(0, kind, ("focus", "pass"), about=OfCard(ship, source), rule="xw.action.free")
            asked = GAME.presenter.question(reader, view, question)
            assert asked.count(GAME.presenter.called(lang, "pilot-night-beast")) == times
            assert ("R2-D2" in asked) == (source == "upgrade-r2-d2")
            told = GAME.presenter.note(reader, UsesCard(ship, source))
            assert told.count(GAME.presenter.called(lang, "pilot-night-beast")) == times


def test_cards_can_be_read_by_name() -> None:
    explain = GAME.presenter.explain
    assert any("R2-D2" in line for line in explain("en", "r2-d2"))
    assert explain("ru", "вейдер")[0].startswith("Дарт Вейдер. ")
    assert explain("en", "direct hit")
    assert explain("en", "no such card") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ways_of_the_shuttle_begin_as_the_other_answer_does(lang: str) -> None:
    ask = Ask(0, "shuttle", ("stay", ("bank-left", 1), ("straight", 2)))
    view = GAME.view(Match(GAME, 2, {}, "shuttle").table, 0)
    said = [GAME.presenter.option(Reader(lang, 0, ("A", "B")), view, ask, option) for option in ask.options]
    assert all(words[0].isupper() for words in said), said
