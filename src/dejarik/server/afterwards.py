"""Finished matches: records, replays, proofs. All of it runs in a thinker's process, since it plays matches again."""

from __future__ import annotations

import msgspec

from dejarik.core.bot import bots_of
from dejarik.core.game import AnyGame
from dejarik.core.lots import Lots
from dejarik.core.match import Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Question, settle
from dejarik.core.record import Record, parse, record, replay, start
from dejarik.core.refusal import Refused
from dejarik.core.words import Texts
from dejarik.server import telling, wire
from dejarik.server.refusals import TEXTS, explain

#: Frames of one page of a replay.
PAGE = 100
#: Beyond this a number travels as text.
LARGEST = 2**53
#: Steps at which a bot is asked for its opinion, at most.
POINTS = 240
#: Answers of the longest record that is shown.
LONGEST = 20_000


class Told(msgspec.Struct):
    """What a thinker sends back: the result as JSON, or the refusal as (reason, rule, arguments)."""

    result: bytes = b""
    refused: tuple[str, str | None, dict[str, str | int]] | None = None


class Wanted(msgspec.Struct):
    """Which part of a replay, from whose seat, in which language."""

    seat: int | None
    lang: str
    first: int
    count: int
    text: bool


def make_record(snapshot: bytes, names: list[str], players: list[str], lots: Lots | None) -> bytes:
    """The record of a match, from its snapshot."""
    return msgspec.json.encode(record(Match.restore(snapshot), names, players, lots))


def make_since(snapshot: bytes, names: list[str], wanted: Wanted) -> bytes:
    """What one seat saw of a match that goes on, from an answer on: nothing that was not shown to it at the time."""
    live = Match.restore(snapshot)
    match = Match(live.game, live.seats, live.options, live.seed)
    reader = Reader(wanted.lang, wanted.seat, names)
    told = [entry for entry in live.journal if entry.at > wanted.first and entry.visible(wanted.seat)]
    steps = {entry.at for entry in told}
    shown = set(sorted(steps)[-wanted.count :]) if not live.game.forgets(live.view(wanted.seat)) else set()
    frames: list[wire.Frame] = []
    for number, (seat, value) in enumerate(live.answers, 1):
        words = _answer(match, reader, seat, value) if number in shown else None
        match.answer(seat, value)
        if number in shown:
            frames.append(frame(match, reader, text=wanted.text, seat=seat, answer=words))
    lines = telling.journal_lines(live.game, reader, told)
    first = min(shown, default=0) if len(steps) > wanted.count else 0
    return msgspec.json.encode(
        wire.Since(first=wanted.first, frames=frames, journal=[line for line in lines if line.at >= first])
    )


def make_opinion(snapshot: bytes, name: str, lang: str) -> bytes:
    """What a bot thinks of every seat's chances, at some steps of a match that is over."""
    live = Match.restore(snapshot)
    bot = bots_of(live.game)[name]
    match = Match(live.game, live.seats, live.options, live.seed, journal=False)
    every = -(-len(live.answers) // POINTS) or 1
    points: list[wire.Chances] = []
    for number, (seat, value) in enumerate([*live.answers, (0, None)]):
        if number % every == 0 or value is None:
            found = _outcome(match) or bot.opinion(match)
            if found is None:
                points = []
                break
            points.append(wire.Chances(at=number, seats=[round(one, 3) for one in found]))
        if value is not None:
            match.answer(seat, value)
    label = telling.bot_label(live.game, name, lang)
    return msgspec.json.encode(wire.Opinion(bot=label, points=points))


def _outcome(match: Match) -> tuple[float, ...] | None:
    """At the end there is nothing left to think of."""
    if match.outcome is None:
        return None
    return tuple(float(seat in match.outcome.winners) for seat in range(match.seats))


def make_verdict(data: bytes, lang: str) -> bytes:
    """Does the record prove itself? The same check as `dejarik replay --verify`."""
    found: Record | None = None
    try:
        found = parse(data)
        _check_length(found)
        replay(found, journal=False)
    except Refused as refused:
        fair, message = False, explain(refused, lang, found.game if found else None)
    except RecursionError:
        fair, message = False, explain(Refused("record-damaged", problem="brackets"), lang)
    else:
        fair, message = True, TEXTS.say(lang, "verified")
    return msgspec.json.encode(
        wire.Verdict(
            fair=fair,
            message=message,
            game=found.game if found else None,
            answers=len(found.answers) if found else 0,
            commitment=found.commitment if found else None,
        )
    )


def make_replay(data: bytes, wanted: Wanted) -> bytes:
    """Some frames of a record and its whole journal, as one seat saw them."""
    game: str | None = None
    try:
        found = parse(data)
        game = found.game
        return msgspec.msgpack.encode(Told(result=msgspec.json.encode(_replay(found, wanted))))
    except RecursionError:
        return msgspec.msgpack.encode(Told(refused=("record-damaged", None, {"problem": "brackets"})))
    except Refused as refused:
        args = {name: _sent(value, wanted.lang, game) for name, value in refused.args_of_sentence.items()}
        return msgspec.msgpack.encode(Told(refused=(refused.reason, refused.rule, args)))


def _sent(value: str | int | Refused, lang: str, game: str | None) -> str | int:
    """A value of a sentence, as it travels between processes."""
    if isinstance(value, Refused):
        return explain(value, lang, game)
    return str(value) if isinstance(value, int) and abs(value) > LARGEST else value


def _check_length(found: Record) -> None:
    if len(found.answers) > LONGEST:
        raise Refused("record-too-long")


def _replay(found: Record, wanted: Wanted) -> wire.Replay:
    _check_length(found)
    match = start(found)
    if wanted.seat is not None and wanted.seat >= found.seats:
        raise Refused("no-such-seat", seat=wanted.seat + 1)
    given = found.names if len(found.names) == found.seats else []
    reader = Reader(wanted.lang, wanted.seat, given or _nameless(found.seats, wanted.lang))
    last = min(wanted.first + wanted.count, len(found.answers) + 1) - 1
    frames = [frame(match, reader, text=wanted.text)] if wanted.first == 0 and wanted.count else []
    for number, (seat, value) in enumerate(found.answers, 1):
        shown = wanted.first <= number <= last
        try:
            told = _answer(match, reader, seat, value) if shown else None
            question = match.questions.get(seat)
            match.answer(seat, value)
        except Refused as refused:
            raise Refused("record-answer", rule=refused.rule, number=number, problem=refused) from None
        if told and question and _faceless(match, reader, told):
            told = _words(match, reader, question, value)  # the answer itself has shown the card
        if shown:
            frames.append(frame(match, reader, text=wanted.text, seat=seat, answer=told))
    outcome = match.outcome
    return wire.Replay(
        game=found.game,
        names=list(reader.names),
        seats=found.seats,
        seat=wanted.seat,
        options=found.options,
        count=len(found.answers) + 1,
        first=wanted.first,
        frames=frames,
        journal=telling.journal_lines(match.game, reader, match.journal),
        outcome=telling.outcome_card(match.game, reader, outcome) if outcome is not None else None,
        commitment=found.commitment,
        seed=found.seed,
        lots=found.lots,
    )


def _nameless(seats: int, lang: str) -> list[str]:
    return [TEXTS.say(lang, "seat-name", number=seat + 1) for seat in range(seats)]


def frame(
    match: Match, reader: Reader, *, text: bool, seat: int | None = None, answer: list[str] | None = None
) -> wire.Frame:
    game: AnyGame = match.game
    view = game.screen(match.view(reader.seat))
    return wire.Frame(
        at=len(match.answers),
        view=view,
        text=telling.board_text(game, reader, view) if text else None,
        seat=seat,
        answer=answer,
        asked=[telling.asked_card(game, reader, view, question) for question in match.questions.values()],
    )


def _answer(match: Match, reader: Reader, seat: int, given: object) -> list[str] | None:
    """The answer in words, unless it was hidden from whoever looks."""
    question = match.questions.get(seat)
    if question is None or (seat != reader.seat and match.hides(question)):
        return None
    return _words(match, reader, question, given)


def _words(match: Match, reader: Reader, question: Question, given: object) -> list[str]:
    view = match.game.screen(match.view(reader.seat))
    return telling.answer_words(match.game, reader, view, question, settle(question, given))


def _faceless(match: Match, reader: Reader, told: list[str]) -> bool:
    """Whether a card is spoken of that was hidden when the answer was given."""
    texts: Texts = match.game.presenter.texts
    name = texts.say(reader.lang, "unknown-card") if texts.has(reader.lang, "unknown-card") else ""
    return bool(name) and any(name in one for one in told)
