"""The table as one reader sees it: from a live match to words and plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Option, Question
from dejarik.server import wire
from dejarik.server.live import Client, LiveMatch, now
from dejarik.server.telling import (
    answer_words,
    asked_card,
    board_text,
    coordinates,
    journal_lines,
    names,
    option_cards,
    outcome_card,
    question_card,
    seat_name,
)

_NO_UNDO = wire.UndoCard(possible=False, needs=[], asked_by=None, agreed=[], waiting=[])


# ── the whole ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _once(parts: dict[tuple[Any, ...], Any], key: tuple[Any, ...], make: Callable[[], Any]) -> Any:
    """A part of a scene as ready JSON, made only once as long as nothing changes."""
    part = parts.get(key)
    if part is None:
        part = parts[key] = msgspec.Raw(msgspec.json.encode(make()))
    return part


def reader_of(live: LiveMatch, seat: int | None, lang: str) -> Reader:
    parts = live.parts_now()
    reader = parts.get(("reader", seat, lang))
    if reader is None:
        reader = parts["reader", seat, lang] = Reader(lang, seat, names(live.sittings, lang))
    assert isinstance(reader, Reader)
    return reader


def screened(live: LiveMatch, seat: int | None) -> Any:
    """What a person at this seat may see of the table."""
    assert live.match is not None
    parts = live.parts_now()
    view = parts.get(("view", seat))
    if view is None:
        view = parts["view", seat] = live.game.screen(live.match.view(seat))
    return view


def scene(live: LiveMatch, seat: int | None, lang: str, *, sent: int, lines: int, text: bool) -> wire.Scene:
    """The table now; the journal from the entry `sent` on, before which the reader holds `lines` lines.

    While several seats choose side by side nothing on the table changes, so most of a scene is made once.
    """
    match, game = live.match, live.game
    assert match is not None
    parts, reader, view = live.parts_now(), reader_of(live, seat, lang), screened(live, seat)
    posed, over = live.course.posed, live.over

    def told(question: Question) -> Any:
        number = posed[question.seat]
        if question.seat == seat:
            return _once(
                parts, ("mine", seat, lang, number), lambda: question_card(match, reader, view, question, number)
            )
        key = ("other", seat, lang, question.seat, number)
        return _once(parts, key, lambda: asked_card(game, reader, view, question))

    mine = live.questions.get(seat) if seat is not None else None
    outcome = live.outcome if over else None
    return wire.Scene(
        seq=live.seq,
        at=len(match.answers),
        state=live.state,
        seat=seat,
        view=_once(parts, ("json", seat), lambda: view),
        text=board_text(game, reader, view) if text else None,
        question=told(mine) if mine is not None else None,
        asked=[told(question) for other, question in live.questions.items() if other != seat],
        answered=[] if over else list(match.answered),
        laid=[] if over else [wire.LaidCard(seat=s, values=_chosen(match, reader, view, s)) for s in match.laid],
        chosen=_chosen(match, reader, view, seat) if seat is not None and not over else [],
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


def answer_labels(live: LiveMatch, seat: int, lang: str, question: Question, answer: Option) -> list[str]:
    """The same for a live match, as the seat itself would say it."""
    assert live.match is not None
    return answer_words(live.game, reader_of(live, seat, lang), screened(live, seat), question, answer)
