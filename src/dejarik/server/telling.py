"""From domain values to words on the wire: questions, answers, journal lines, outcomes."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, Any

from rich.console import Console

from dejarik.core.game import AnyGame, Outcome
from dejarik.core.match import Entry, Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Option, Place, Question
from dejarik.server import wire
from dejarik.server.refusals import TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dejarik.server.seating import Sitting


# ── names ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def seat_name(sitting: Sitting, lang: str) -> str:
    if sitting.name is not None:
        return sitting.name
    if sitting.bot is not None:
        return TEXTS.say(lang, "bot-name", number=sitting.seat + 1)
    return TEXTS.say(lang, "empty-seat")


def names(sittings: Sequence[Sitting], lang: str) -> list[str]:
    return [seat_name(sitting, lang) for sitting in sittings]


def bot_label(game: AnyGame, bot: str, lang: str) -> str:
    """The level of a bot in words: the game's own, the server's, or simply its name."""
    for texts in (game.presenter.texts, TEXTS):
        if texts.has(lang, f"bot-{bot}"):
            label: str = texts.say(lang, f"bot-{bot}")
            return label
    return bot


# ── the pieces ─────────────────────────────────────────────────────────────────────────────────────────────────────


def option_cards(
    game: AnyGame, reader: Reader, view: Any, question: Question, values: Iterable[Option]
) -> list[wire.OptionCard]:
    say = game.presenter.option
    return [wire.OptionCard(value=value, label=say(reader, view, question, value)) for value in values]


def question_card(match: Match, reader: Reader, view: Any, question: Question, number: int) -> wire.QuestionCard:
    game = match.game
    ask = question if isinstance(question, Ask) else None
    barred = game.barred(match.table, ask) if ask is not None else {}
    return wire.QuestionCard(
        id=number,
        kind=question.kind,
        sentence=game.presenter.question(reader, view, question),
        rule=game.presenter.rule_of_question(question),
        least=ask.least if ask else 1,
        most=ask.most if ask else 1,
        ordered=ask.ordered if ask else False,
        about=list(question.about),
        options=option_cards(game, reader, view, question, ask.options) if ask else [],
        barred=[
            wire.BarredCard(
                value=value,
                label=game.presenter.option(reader, view, question, value),
                why=why_barred(game, reader.lang, rule),
                rule=rule,
            )
            for value, rule in barred.items()
        ],
        place=None if isinstance(question, Ask) else question.size,
    )


def why_barred(game: AnyGame, lang: str, rule: str) -> str:
    """Why something cannot be chosen: the game's short words for it, else the rule itself."""
    short: str | None = game.presenter.why(lang, rule)
    told: str = short or game.rulebook.cite(rule).told(lang)
    return told


def asked_card(game: AnyGame, reader: Reader, view: Any, question: Question) -> wire.AskedCard:
    """What somebody is asked. What a secret question is about stays with the asked seat."""
    return wire.AskedCard(
        seat=question.seat,
        kind=question.kind,
        sentence=game.presenter.question(reader, view, question),
        rule=game.presenter.rule_of_question(question),
        about=[] if question.secret and question.seat != reader.seat else list(question.about),
    )


def journal_line(game: AnyGame, reader: Reader, entry: Entry) -> wire.JournalLine:
    at, note = entry
    presenter = game.presenter
    return wire.JournalLine(
        at=at,
        kind=note.kind,
        args=list(note.args),
        text=presenter.note(reader, note),
        rule=presenter.rule_of_note(note),
    )


def journal_lines(game: AnyGame, reader: Reader, entries: Iterable[Entry]) -> list[wire.JournalLine]:
    return [journal_line(game, reader, entry) for entry in entries if entry.note.visible(reader.seat)]


def outcome_card(game: AnyGame, reader: Reader, outcome: Outcome, forfeit: int | None = None) -> wire.OutcomeCard:
    if forfeit is None:
        sentence = game.presenter.outcome(reader, outcome)
    else:
        sentence = TEXTS.say(reader.lang, "result-forfeit", seat=forfeit + 1, who=reader.names[forfeit])
    return wire.OutcomeCard(
        winners=list(outcome.winners),
        result=outcome.result,
        sentence=sentence,
        scores=[float(score) for score in outcome.scores],
    )


def board_text(game: AnyGame, reader: Reader, view: Any) -> str:
    """The table as plain text, for games without a drawn board."""
    page = StringIO()
    Console(file=page, width=100, force_terminal=False, color_system=None).print(game.presenter.board(reader, view))
    return page.getvalue()


def answer_cards(game: AnyGame, reader: Reader, view: Any, question: Question, answer: Option) -> list[wire.OptionCard]:
    """An answer, one card for each chosen value."""
    if isinstance(question, Place):
        assert isinstance(answer, tuple)
        spot = [part for part in answer if isinstance(part, int)]
        return [wire.OptionCard(value=answer, label=game.presenter.told_place(question, spot))]
    parts = (answer,) if question.single or not isinstance(answer, tuple) else answer
    return option_cards(game, reader, view, question, parts)


def answer_words(game: AnyGame, reader: Reader, view: Any, question: Question, answer: Option) -> list[str]:
    """An answer in words, one for each chosen value."""
    return [card.label for card in answer_cards(game, reader, view, question, answer)]
