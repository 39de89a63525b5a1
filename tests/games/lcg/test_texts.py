"""Words: every question, note and option in both languages, and the terms of the rulebook."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from dejarik.core.match import Match
from dejarik.core.note import kinds
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Place, any_answer
from dejarik.core.rng import Rng
from dejarik.core.words import LANGUAGES, explain
from dejarik.games import lcg
from dejarik.games.lcg import GAME
from dejarik.games.lcg.cards.library import MOMENTS
from dejarik.games.lcg.notes import LcgNote, OfMoment, Plays, Wins
from dejarik.games.lcg.rules.chart import STEPS
from tests.games.lcg.stage import Scene

NAMES = ("Анна", "Борис")
#: Messages whose text is a term of the dictionary, by the published English term.
TERMS = {
    "phase-balance": "balance phase",
    "phase-refresh": "refresh phase",
    "phase-draw": "draw phase",
    "phase-deployment": "deployment phase",
    "phase-conflict": "conflict phase",
    "phase-force": "Force phase",
    "icon-unit_damage": "unit damage",
    "icon-tactics": "tactics",
    "icon-blast": "blast damage",
    "keyword-elite": "Elite",
    "keyword-limited": "Limited",
    "keyword-shielding": "Shielding",
    "keyword-targeted-strike": "Targeted Strike",
    "keyword-no-enhancements": "No enhancements",
}


@pytest.mark.rule("lcg.comp.terms")
def test_terms_are_those_of_the_dictionary() -> None:
    texts = GAME.presenter.texts
    table = {row["en"]: row["ru"] for row in GAME.rulebook["lcg.comp.terms"].data}
    assert len(table) == len({row["ru"] for row in GAME.rulebook["lcg.comp.terms"].data})
    for message, term in TERMS.items():
        assert texts.say("en", message).casefold() == term.casefold()
        russian = texts.say("ru", message).casefold()
        assert russian in {table[term].casefold(), table[term].partition(" (")[0].casefold()}


@pytest.mark.rule("lcg.comp.dial-assembly")
@pytest.mark.parametrize("dial", range(13))
def test_the_dial_shows_one_number(dial: int) -> None:
    for lang in ("ru", "en"):
        shown = GAME.presenter.texts.say(lang, "board-dial", number=dial)
        assert re.findall(r"\d+", shown) == [str(dial)]


def test_rules_cited_exist() -> None:
    assert len(kinds(LcgNote)) > 40
    for note in kinds(LcgNote):
        assert note.rule in GAME.rulebook
    for result in ("objectives", "dial", "deck-out", "objectives-out", "objective-lost"):
        assert Wins(0, result).cites() in GAME.rulebook
    assert len(STEPS) > 40


@pytest.mark.parametrize("seed", range(3))
def test_everything_can_be_said(seed: int) -> None:
    presenter = GAME.presenter
    match = Match(GAME, 2, {"mulligan": True}, seed)
    rng = Rng.from_seed(seed)
    count = 0
    while not match.over:
        seat, question = next(iter(match.questions.items()))
        assert not isinstance(question, Place)
        for lang in ("ru", "en"):
            for who in (seat, 1 - seat, None):
                reader = Reader(lang, who, NAMES)
                view = match.view(who)
                assert presenter.question(reader, view, question)
            reader, view = Reader(lang, seat, NAMES), match.view(seat)
            offered = question.options if isinstance(question, Ask) else question.among
            for option in (*offered, *GAME.barred(match.table, question)):
                assert presenter.option(reader, view, question, option)
            for refused in GAME.barred(match.table, question).values():
                assert explain(refused, lang, presenter.texts)
            if count % 50 == 0:
                Console(file=io.StringIO(), width=120).print(presenter.board(reader, view))
        assert question.rule in GAME.rulebook
        for refused in GAME.barred(match.table, question).values():
            assert refused.rule in GAME.rulebook
        match.answer(seat, any_answer(question, rng))
        count += 1
    for entry in match.journal:
        assert entry.note.cites() in GAME.rulebook
        for lang in ("ru", "en"):
            assert presenter.note(Reader(lang, 0, NAMES), entry.note)
    assert match.outcome is not None
    for lang in ("ru", "en"):
        assert presenter.outcome(Reader(lang, 0, NAMES), match.outcome)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_that_can_be_answered_is_told(lang: str) -> None:
    """No question says merely that something happens."""
    assert len(MOMENTS.names) > 40
    assert [kind for kind in sorted(MOMENTS.names) if not GAME.presenter.texts.has(lang, f"moment-{kind}")] == []


def test_the_rules_name_only_moments_that_there_are() -> None:
    rules = Path(lcg.__file__).parent / "rules"
    source = "\n".join(path.read_text(encoding="utf-8") for path in rules.glob("*.py"))
    named = {
        kind for kinds in re.findall(r"Moment\(\s*\(([^()]*)\)", source) for kind in re.findall(r'"([a-z-]+)"', kinds)
    }
    named |= {
        kind
        for kinds in re.findall(r"kinds[^=\n]*= \(([^()]*)\)", source)
        for kind in re.findall(r'"([a-z-]+)"', kinds)
    }
    assert len(named) > 25
    assert named <= MOMENTS.names


def test_a_name_in_quotation_marks_is_not_quoted_twice() -> None:
    note = Plays(0, "home-one", 1)
    assert GAME.presenter.note(Reader("ru", 0, ("Аня", "Боря")), note) == "Аня играет карту «Дом-один»."


def test_a_question_names_the_moment_that_can_be_answered() -> None:
    """Several things happen at once; the question speaks of the one that is waited for."""
    scene = Scene()
    yavin = scene.light.objective("the-secret-of-yavin-4")
    attacked = scene.light.objective("draw-their-fire")
    hunter = scene.dark.unit("outer-rim-hunter")
    play = scene.start("conflict.3", "dark").answer("dark", attacked)
    assert play.question.about == OfMoment("attacks", "outer-rim-hunter", 1, hunter)
    play.answer("dark", "pass")
    assert play.asked == "light reaction"
    assert play.options == ("pass", (yavin, 0, 1))
    assert play.question.about == OfMoment("engaged", "draw-their-fire", 1, attacked)  # not the hunter who attacks
    view, reader = play.match.view(0), Reader("ru", 0, NAMES)
    assert "вовлечена в столкновение" in GAME.presenter.question(reader, view, play.question)
