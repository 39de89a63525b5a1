"""From domain values to words on the wire: questions, answers, journal lines, outcomes."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, Any

from rich.console import Console

from dejarik.core.game import AnyGame, Outcome
from dejarik.core.match import Entry, Match
from dejarik.core.options import Preset
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Option, Place, Question, Share, picked, things
from dejarik.server import wire
from dejarik.server.refusals import TEXTS, explain

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dejarik.server.seating import Sitting


# ── names ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def seat_name(sitting: Sitting, lang: str) -> str:
    if sitting.name == "":
        return TEXTS.say(lang, "gone-name")
    if sitting.name is not None:
        return sitting.name
    if sitting.bot is not None:
        return TEXTS.say(lang, "bot-name", number=sitting.seat + 1)
    return TEXTS.say(lang, "empty-seat")


def awaited_name(sitting: Sitting, lang: str) -> str:
    """Whom a seat is kept for."""
    return sitting.awaited_name or TEXTS.say(lang, "gone-name")


def host_name(sittings: Sequence[Sitting], host: str, lang: str) -> str:
    """Who has made the table, if they sit at it or are to come."""
    for sitting in sittings:
        if sitting.person == host:
            return seat_name(sitting, lang)
        if sitting.awaited == host:
            return awaited_name(sitting, lang)
    return TEXTS.say(lang, "gone-name")


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


def question_card(
    match: Match, reader: Reader, view: Any, question: Question, number: int, *, passed: bool = False
) -> wire.QuestionCard:
    game = match.game
    ask = question if isinstance(question, Ask) else None
    return wire.QuestionCard(
        id=number,
        kind=question.kind,
        sentence=game.presenter.question(reader, view, question),
        rule=question.rule,
        least=ask.least if ask else 1,
        most=ask.most if ask else 1,
        ordered=ask.ordered if ask else False,
        about=question.about,
        options=option_cards(game, reader, view, question, things(question)),
        barred=barred_cards(match, reader, view, question),
        place=_place_card(question) if isinstance(question, Place) else None,
        share=_share_card(question) if isinstance(question, Share) else None,
        passed=passed,
    )


def barred_cards(match: Match, reader: Reader, view: Any, question: Question) -> list[wire.BarredCard]:
    game = match.game
    return [
        wire.BarredCard(
            value=value,
            label=game.presenter.option(reader, view, question, value),
            why=explain(refused, reader.lang, game.id),
            rule=refused.rule,
        )
        for value, refused in game.barred(match.table, question).items()
    ]


def _place_card(question: Place) -> wire.PlaceCard:
    zones = () if question.zones is None else question.zones()
    return wire.PlaceCard(size=question.size, zones=[list(zone) for zone in zones])


def _share_card(question: Share) -> wire.ShareCard:
    caps = [question.cap(place) for place in range(len(question.among))]
    start = [] if question.start is None else list(question.start())
    return wire.ShareCard(total=question.total, least=question.fewest, caps=caps, start=start)


def asked_card(game: AnyGame, reader: Reader, view: Any, question: Question) -> wire.AskedCard:
    """What somebody is asked. What a secret question is about stays with the asked seat."""
    return wire.AskedCard(
        seat=question.seat,
        kind=question.kind,
        sentence=game.presenter.question(reader, view, question),
        rule=question.rule,
        about=None if question.secret and question.seat != reader.seat else question.about,
    )


def journal_line(game: AnyGame, reader: Reader, entry: Entry) -> wire.JournalLine:
    note = entry.note
    return wire.JournalLine(at=entry.at, note=note, text=game.presenter.note(reader, note), rule=note.cites())


def journal_lines(game: AnyGame, reader: Reader, entries: Iterable[Entry]) -> list[wire.JournalLine]:
    return [journal_line(game, reader, entry) for entry in entries if entry.visible(reader.seat)]


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
    labels = game.presenter.answer(reader, view, question, answer)
    if isinstance(question, Place):
        return [wire.OptionCard(value=answer, label=labels[0])]
    return [
        wire.OptionCard(value=value, label=label) for value, label in zip(picked(question, answer), labels, strict=True)
    ]


def preset_card(game: AnyGame, preset: Preset, lang: str) -> wire.PresetCard:
    say = game.presenter.texts.say
    return wire.PresetCard(
        id=preset.id,
        label=say(lang, f"preset-{preset.id}"),
        hint=say(lang, f"preset-{preset.id}-hint"),
        options=dict(preset.options),
        seats=preset.seats,
    )


def answer_words(game: AnyGame, reader: Reader, view: Any, question: Question, answer: Option) -> list[str]:
    """An answer in words, one for each chosen value."""
    words: list[str] = game.presenter.answer(reader, view, question, answer)
    return words
