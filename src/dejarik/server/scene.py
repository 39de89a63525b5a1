"""The table as one reader sees it: from a live match to words and plain data."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console

from dejarik.core.game import AnyGame, Outcome
from dejarik.core.match import Entry, Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Option, Question
from dejarik.server import wire
from dejarik.server.live import Client, LiveMatch, Sitting, now
from dejarik.server.refusals import TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_NO_UNDO = wire.UndoCard(possible=False, needs=[], asked_by=None, agreed=[], waiting=[])


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
            wire.BarredCard(value=value, label=game.presenter.option(reader, view, question, value), rule=rule)
            for value, rule in barred.items()
        ],
        place=None if isinstance(question, Ask) else question.size,
    )


def asked_cards(game: AnyGame, reader: Reader, view: Any, questions: dict[int, Question]) -> list[wire.AskedCard]:
    """What others are asked. What a secret question is about stays with the asked seat."""
    presenter = game.presenter
    return [
        wire.AskedCard(
            seat=seat,
            kind=question.kind,
            sentence=presenter.question(reader, view, question),
            rule=presenter.rule_of_question(question),
            about=[] if question.secret else list(question.about),
        )
        for seat, question in questions.items()
        if seat != reader.seat
    ]


def journal_lines(game: AnyGame, reader: Reader, entries: Iterable[Entry]) -> list[wire.JournalLine]:
    presenter = game.presenter
    return [
        wire.JournalLine(
            at=at,
            kind=note.kind,
            args=list(note.args),
            text=presenter.note(reader, note),
            rule=presenter.rule_of_note(note),
        )
        for at, note in entries
        if note.visible(reader.seat)
    ]


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


# ── the whole ──────────────────────────────────────────────────────────────────────────────────────────────────────


def scene(live: LiveMatch, seat: int | None, lang: str, *, sent: int, lines: int, text: bool) -> wire.Scene:
    """The table now; the journal from the entry `sent` on, before which the reader holds `lines` lines."""
    match, game = live.match, live.game
    assert match is not None
    reader = Reader(lang, seat, names(live.sittings, lang))
    view = game.screen(match.view(seat))
    questions = live.questions
    mine = questions.get(seat) if seat is not None else None
    outcome = live.outcome if live.over else None
    return wire.Scene(
        seq=live.seq,
        at=len(match.answers),
        state=live.state,
        seat=seat,
        view=view,
        text=board_text(game, reader, view) if text else None,
        question=question_card(match, reader, view, mine, live.course.posed[mine.seat]) if mine is not None else None,
        asked=asked_cards(game, reader, view, questions),
        answered=[] if live.over else list(match.answered),
        laid=[
            wire.LaidCard(seat=other, values=_chosen(match, reader, view, other))
            for other in ({} if live.over else match.laid)
        ],
        chosen=_chosen(match, reader, view, seat) if seat is not None and not live.over else [],
        journal_from=lines,
        journal=journal_lines(game, reader, match.journal[sent:]),
        outcome=outcome_card(game, reader, outcome, live.course.forfeit) if outcome is not None else None,
        undo=undo_card(live, seat),
        clocks=clock_cards(live),
        now=now(),
    )


def _chosen(match: Match, reader: Reader, view: Any, seat: int) -> list[wire.OptionCard]:
    """Answers given to a question put to several seats, named with the words of the question behind each."""
    cards = []
    for question, value in zip(match.behind(seat), match.chosen(seat), strict=True):
        if not isinstance(question, Ask):
            cards.append(wire.OptionCard(value=value, label=coordinates(value)))
            continue
        parts = (value,) if question.single or not isinstance(value, tuple) else value
        cards += option_cards(match.game, reader, view, question, parts)
    return cards


def coordinates(place: Option) -> str:
    return " ".join(str(part) for part in place) if isinstance(place, tuple) else str(place)


def undo_card(live: LiveMatch, seat: int | None) -> wire.UndoCard:
    match = live.match
    if match is None or live.over:
        return _NO_UNDO
    request = live.course.undo
    possible = seat is not None and request is None and match.last_answer(seat) is not None
    return wire.UndoCard(
        possible=possible,
        needs=live.undo_needs(seat) if possible and seat is not None else [],
        asked_by=request.seat if request else None,
        agreed=list(request.agreed) if request else [],
        waiting=live.undo_waiting(),
    )


def clock_cards(live: LiveMatch) -> list[wire.ClockCard]:
    if live.facts.clock is None or live.match is None:
        return []
    at = now()
    asked = live.questions
    return [
        wire.ClockCard(seat=s.seat, left=live.time_left(s.seat, at), running=s.seat in asked and s.human)
        for s in live.sittings
    ]


def send(live: LiveMatch, client: Client, made: dict[tuple[Any, ...], bytes]) -> None:
    """Queue the present scene for a client; clients that see the same share the work."""
    match = live.match
    if match is None:
        return
    key = (client.seat, client.lang, client.text, client.sent, client.lines)
    message = made.get(key)
    if message is None:
        now_scene = scene(live, client.seat, client.lang, sent=client.sent, lines=client.lines, text=client.text)
        message = made[key] = msgspec.json.encode(now_scene)
        client.lines += len(now_scene.journal)
    else:
        client.lines += sum(note.visible(client.seat) for _, note in match.journal[client.sent :])
    client.sent = len(match.journal)
    client.push(message)


# ── a match in lists ───────────────────────────────────────────────────────────────────────────────────────────────


def seat_cards(live: LiveMatch, person: str | None, lang: str) -> list[wire.SeatCard]:
    online = live.online()
    cards = []
    for s in live.sittings:
        cards.append(
            wire.SeatCard(
                seat=s.seat,
                name=None if s.empty else seat_name(s, lang),
                kind="person" if s.person is not None else "bot" if s.bot is not None else "empty",
                bot=s.bot,
                entry="closed" if not s.empty else "open" if s.entry == "open" else "invite",
                mine=person is not None and s.person == person,
                online=s.seat in online,
                abandoned=live.abandoned(s.seat),
            )
        )
    return cards


def match_card(live: LiveMatch, person: str | None, lang: str) -> wire.MatchCard:
    outcome = live.outcome if live.over else None
    reader = Reader(lang, None, names(live.sittings, lang))
    return wire.MatchCard(
        id=live.id,
        game=live.game.id,
        state=live.state,
        seats=seat_cards(live, person, lang),
        options=msgspec.to_builtins(live.facts.options),
        clock=live.facts.clock,
        public=live.facts.public,
        host=person is not None and person == live.facts.host,
        commitment=live.facts.commitment,
        seed=live.facts.seed.hex() if live.over else None,
        created=live.facts.created,
        seq=live.seq,
        outcome=outcome_card(live.game, reader, outcome, live.course.forfeit) if outcome is not None else None,
    )


def table_news(live: LiveMatch, client: Client) -> wire.TableNews:
    return wire.TableNews(
        match=match_card(live, client.person, client.lang), seat=client.seat, watching=live.watching()
    )


def answer_words(game: AnyGame, reader: Reader, view: Any, question: Question, answer: Option) -> list[str]:
    """An answer in words, one for each chosen value."""
    if not isinstance(question, Ask):
        return [coordinates(answer)]
    parts = (answer,) if question.single or not isinstance(answer, tuple) else answer
    return [card.label for card in option_cards(game, reader, view, question, parts)]


def answer_labels(live: LiveMatch, seat: int, lang: str, question: Question, answer: Option) -> list[str]:
    """The same for a live match, as the seat itself would say it."""
    assert live.match is not None
    reader = Reader(lang, seat, names(live.sittings, lang))
    return answer_words(live.game, reader, live.game.screen(live.match.view(seat)), question, answer)
