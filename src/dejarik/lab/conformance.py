"""What every game must pass, whatever it is about. Each check raises `Broken` with a sentence that says what is wrong.

A game in another package runs the same checks: `for check in CHECKS: check(game, seats=…, seed=…)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import msgspec
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.segment import Segment

from dejarik.core import record as records
from dejarik.core import state as states
from dejarik.core.board import LEAST_HEIGHT, LEAST_WIDTH, Room
from dejarik.core.game import AnyGame
from dejarik.core.match import Match, NoGuess
from dejarik.core.note import Told, fields, kind_of, kinds
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Option, Place, Question, Share, any_answer, as_option, settle, things
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.words import LANGUAGES, MissingText, explain
from dejarik.lab import elsewhere

#: No game may ask more questions than this.
BOUND = 50_000

#: Answers that no question can have.
NONSENSE: tuple[object, ...] = (None, True, 1.5, {"a": 1}, "no such answer", -987654321, [["?"]], [None], "")


class Broken(AssertionError):
    """A game does not keep a promise that every game makes."""


def expect(kept: object, promise: str) -> None:
    if not kept:
        raise Broken(promise)


def sameness(question: Question) -> tuple[object, ...]:
    """A question as a value that can be compared with the same question in a fork."""
    if isinstance(question, Ask):
        return (question.seat, question.kind, tuple(question.options), question.least, question.most, question.about)
    if isinstance(question, Place):
        return (question.seat, question.kind, question.size, question.about)
    return (question.seat, question.kind, tuple(question.among), question.total, tuple(question.caps), question.about)


def same_questions(one: Match, other: Match) -> bool:
    return {s: sameness(q) for s, q in one.questions.items()} == {s: sameness(q) for s, q in other.questions.items()}


def step(match: Match, rng: Rng) -> tuple[int, Option]:
    """Answer one of the pending questions at random."""
    seat = rng.choice(sorted(match.questions))
    value = any_answer(match.questions[seat], rng)
    return seat, match.answer(seat, value)


#: The options of the matches that are played, in each way to play that the game calls worth trying (`Game.variants`).
_options: ContextVar[Mapping[str, object] | None] = ContextVar("options", default=None)


@contextmanager
def playing(options: Mapping[str, object]) -> Iterator[None]:
    """Make the checks inside with these options."""
    token = _options.set(options)
    try:
        yield
    finally:
        _options.reset(token)


@contextmanager
def variant(game: AnyGame, name: str) -> Iterator[None]:
    """Make the checks inside with the options of this variant."""
    with playing(game.variants[name]):
        yield


def fewest_seats(game: AnyGame, name: str) -> int:
    """The fewest seats at which this variant can be played."""
    for seats in game.seats:
        try:
            Match(game, seats, game.variants[name], 0, journal=False)
        except Refused:
            continue
        return int(seats)
    raise Broken(f"variant {name} can be played at no number of seats")


def play(
    game: AnyGame, seats: int, seed: int, *, often: float = 1.0, journal: bool = True
) -> Iterator[tuple[Match, Rng]]:
    """A match with random answers, stopping at a share of its questions, and once more at its end."""
    match = Match(game, seats, _options.get(), seed, journal=journal)
    rng = Rng.from_seed(f"{game.id} {seats} {seed}")
    while not match.over:
        expect(len(match.answers) < BOUND, f"the game has not ended after {BOUND} answers")
        expect(match.questions, "the game is not over, yet nobody is asked anything")
        if rng.uniform() < often:
            yield match, rng
        step(match, rng)
    yield match, rng


# ── the checks ─────────────────────────────────────────────────────────────────────────────────────────────────────


def ends(game: AnyGame, seats: int, seed: int, _often: float = 0) -> None:
    """The game ends within a bound, with an outcome that names seats of this table."""
    match = _finish(game, seats, seed)
    outcome = match.outcome
    expect(outcome is not None, "the game is over without an outcome")
    assert outcome is not None
    expect(set(outcome.winners) <= set(range(seats)), "somebody won who was not there")
    expect(len(outcome.scores) == seats, "not every seat has a score")
    expect(not match.questions, "the game is over, yet somebody is asked something")


def _finish(game: AnyGame, seats: int, seed: int) -> Match:
    *_, (match, _) = play(game, seats, seed, often=0)
    return match


def replays(game: AnyGame, seats: int, seed: int, _often: float = 0) -> None:
    """The same seed and answers give the same state; a record survives JSON and verifies."""
    match = _finish(game, seats, seed)
    again = Match(game, seats, _options.get(), seed, journal=False)
    for given in match.answers:
        again.answer(given.seat, given.value)
    expect(again.digest() == match.digest(), "the same seed and answers gave another state")
    record = records.record(match)
    parsed = records.parse(record.to_json())
    expect(parsed.to_json() == record.to_json(), "a record does not survive JSON")
    expect(records.replay(parsed).digest() == match.digest(), "a record does not replay to its own state")


def forks(game: AnyGame, seats: int, seed: int, often: float = 1.0) -> None:
    """A fork equals the original, goes the same way, and leaves it untouched."""
    for match, rng in play(game, seats, seed, often=often):
        before = match.digest()
        twin = match.fork()
        expect(twin.digest() == before, "a fork differs from the original")
        expect(same_questions(twin, match), "a fork asks something else")
        if match.over:
            continue
        seat, value = step(twin, rng)
        for _ in range(20):
            if not twin.over:
                step(twin, rng)
        expect(match.digest() == before, "playing on in a fork changed the original")
        one, other = match.fork(), match.fork()
        one.answer(seat, value)
        other.answer(seat, value)
        expect(one.digest() == other.digest(), "two forks with the same answer differ")


def copies(game: AnyGame, seats: int, seed: int, _often: float = 0) -> None:
    """At every question, a copy of the table shares with it nothing that can be changed, but what is declared."""
    for match, _ in play(game, seats, seed, journal=False):
        table, twin = match.table, match.table.copy()
        for name in table.__struct_fields__:
            if name not in table.shared:
                both = _changeable(getattr(table, name)).keys() & _changeable(getattr(twin, name)).keys()
                expect(not both, f"a copy of the table shares what can be changed in `{name}`")
    unknown = match.table.shared - set(match.table.__struct_fields__)
    expect(not unknown, f"`shared` names fields that the table does not have: {', '.join(sorted(unknown))}")


def _changeable(value: object) -> dict[int, object]:
    """Everything in `value` that could be changed in place, by its identity."""
    found: dict[int, object] = {}
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Rng):
            found[id(one)] = one
        elif isinstance(one, msgspec.Struct):
            if not one.__struct_config__.frozen:
                found[id(one)] = one
            waiting += [getattr(one, name) for name in one.__struct_fields__]
        elif isinstance(one, dict):
            found[id(one)] = one
            waiting += one.values()
        elif isinstance(one, list | set | bytearray):
            found[id(one)] = one
            waiting += one
        elif isinstance(one, tuple):
            waiting += one
    return found


def shared_is_replaced(game: AnyGame, seats: int, seed: int, _often: float = 0) -> None:
    """What the table declares as shared is never changed in place: what it held at a question still holds later."""
    held: dict[str, tuple[object, bytes]] = {}
    for match, _ in play(game, seats, seed, journal=False):
        for name in match.table.shared:
            value = getattr(match.table, name)
            now = msgspec.msgpack.encode(value)
            before = held.get(name)
            same = before is None or before[0] is not value or before[1] == now
            expect(same, f"`{name}` is declared as shared, yet it was changed in place")
            held[name] = (value, now)


def survives_elsewhere(game: AnyGame, seats: int, seed: int, _often: float = 0) -> None:
    """A match taken out of storage in a process that never started one goes on to the same end."""
    stored, at = b"", 0
    for number, (match, rng) in enumerate(play(game, seats, seed)):
        if not match.over and not rng.below(number + 1):  # any of its questions, each as likely
            stored, at = match.snapshot(), len(match.answers)
    found = elsewhere.play_on(stored, match.answers[at:])
    expect(found == match.digest(), f"restored in another process, the match ended differently: {found}")


def survives_storage(game: AnyGame, seats: int, seed: int, often: float = 1.0) -> None:
    """A match put away at any question and taken out again goes on as if nothing had happened."""
    for match, rng in play(game, seats, seed, often=often):
        table = states.decode(states.encode(match.table), game.table)
        expect(states.digest(table) == match.digest(), "the state does not survive bytes")
        expect(states.digest(match.table.copy()) == match.digest(), "a copy of the state differs from it")
        stored = Match.restore(match.snapshot())
        expect(stored.digest() == match.digest(), "a match taken out of storage differs")
        expect(same_questions(stored, match), "a match taken out of storage asks something else")
        expect(stored.journal == match.journal, "a match taken out of storage has another journal")
        live = match.fork()
        for _ in range(8):
            if live.over:
                break
            seat, value = step(live, rng)
            stored.answer(seat, value)
            expect(stored.digest() == live.digest(), "what was stored goes on differently: state outside the table?")


def guesses(game: AnyGame, seats: int, seed: int, often: float = 1.0) -> None:
    """A guess looks the same to its seat, has other chance ahead, and tells nothing of the real match."""
    for match, rng in play(game, seats, seed, often=often):
        before = match.digest()
        for seat in range(seats):
            twin = _guess(match, seat, rng)
            expect(twin.view(seat) == match.view(seat), f"seat {seat} can tell a guess from the real match")
            expect(match.digest() == before, "guessing changed the match")
            expect(twin.table.rng.key != match.table.rng.key, "a guess shares the chance of the real match")
            expect(twin.seed != match.seed, "a guess carries the seed of the real match")
            if seat in match.questions:
                mine, guessed = match.questions[seat], twin.questions[seat]
                expect(sameness(mine) == sameness(guessed), f"seat {seat} is asked something else in a guess")


def _guess(match: Match, seat: int, rng: Rng) -> Match:
    try:
        return match.guess(seat, rng)
    except NoGuess:
        raise Broken(f"no world was found that agrees with what seat {seat} knows") from None


def guesses_differ(game: AnyGame, seats: int, seed: int, _often: float = 1.0) -> None:
    """What is hidden is really dealt anew: some guess differs from the truth in more than chance."""
    for match, rng in play(game, seats, seed):  # mostly the first one; seldom looks might miss all that differ
        for seat in range(seats):
            twin = _guess(match, seat, rng)
            twin.table.rng = match.table.rng.copy()
            if twin.digest() != match.digest():
                return
    raise Broken("every guess was the truth: nothing is dealt anew")


def views(game: AnyGame, seats: int, seed: int, often: float = 1.0) -> None:
    """Views are data of the declared type, for every seat and for spectators, and survive JSON."""
    for match, _ in play(game, seats, seed, often=often):
        for seat in (None, *range(seats)):
            view = match.view(seat)
            for shown in (view, game.screen(view)):
                expect(isinstance(shown, game.seen), "a view is not of the declared type")
                back = msgspec.json.decode(msgspec.json.encode(shown), type=game.seen)
                expect(back == shown, "a view does not survive JSON")


def spectators_see_less(game: AnyGame, seats: int, seed: int, often: float = 1.0) -> None:
    """A spectator's view is the same in every world that some seat cannot tell apart: it holds public facts only."""
    for match, rng in play(game, seats, seed, often=often):
        watched = match.view(None)
        for seat in range(seats):
            guessed = _guess(match, seat, rng)
            expect(guessed.view(None) == watched, f"a spectator sees something that seat {seat} does not know")


def questions(game: AnyGame, seats: int, seed: int, often: float = 1.0) -> None:
    """Each question has enough different answers, all of them small values."""
    for match, rng in play(game, seats, seed, often=often):
        for seat, question in match.questions.items():
            expect(question.seat == seat, "a question for one seat was put to another")
            expect(question.rule in game.rulebook, f"{question.kind} names no rule that asks it")
            if isinstance(question, Ask):
                _enough_options(question)
            elif isinstance(question, Share):
                room = sum(question.cap(place) for place in range(len(question.among)))
                expect(
                    room >= question.fewest, f"{question.kind} gives out {question.fewest}, there is room for {room}"
                )
                _distinct(question.kind, question.among)
            expect(_legal(question, any_answer(question, rng)), f"{question.kind}: a sampled answer is not legal")


def _enough_options(question: Ask) -> None:
    count = len(question.options)
    expect(question.least <= question.most, f"{question.kind}: at least {question.least}, at most less")
    expect(count >= max(1, question.least), f"{question.kind} has {count} options, {question.least} are needed")
    _distinct(question.kind, question.options)


def _distinct(kind: str, options: Sequence[Option]) -> None:
    expect(len(set(options)) == len(options), f"{kind} has an option twice")
    for option in options:
        wire = msgspec.json.decode(msgspec.json.encode(option))
        expect(as_option(wire) == option, f"{kind}: option {option!r} does not survive JSON")


def refusals(game: AnyGame, seats: int, seed: int, often: float = 1.0) -> None:
    """An illegal, late, foreign or malformed answer is refused in a sentence and changes nothing."""
    for match, _ in play(game, seats, seed, often=often):
        before, asked = match.digest(), dict(match.questions)
        for seat in (-1, *range(seats), seats, 99):
            question = match.questions.get(seat)
            for value in (*NONSENSE, *_too_many(question)):
                if question is None or not _legal(question, value):
                    _must_refuse(match, seat, value)
        expect(match.digest() == before, "a refused answer changed the state")
        expect(match.questions == asked, "a refused answer changed the questions")


def _too_many(question: Question | None) -> list[object]:
    if not isinstance(question, Ask):
        return []
    options = list(question.options)
    return [options + options[:1], [*options, "no such answer"], [options] if options else []]


def _legal(question: Question, value: object) -> bool:
    try:
        settle(question, value)
    except Refused:
        return False
    return True


def _must_refuse(match: Match, seat: int, value: object) -> None:
    try:
        match.answer(seat, value)
    except Refused as refused:
        for lang in LANGUAGES:
            _reasoned(match.game, refused, lang)
        return
    raise Broken(f"seat {seat} answered {value!r} and was not refused")


def _reasoned(game: AnyGame, refused: Refused, lang: str) -> None:
    """A refusal has a sentence, and the rule it cites exists."""
    expect(explain(refused, lang, game.presenter.texts).strip(), f"{refused.reason} has no sentence")
    known = refused.rule is None or refused.rule in game.rulebook
    expect(known, f"{refused.reason} cites {refused.rule}, which is no rule")


def words(game: AnyGame, seats: int, seed: int, often: float = 1.0) -> None:
    """Everything can be said in every language, every citation exists, and a note reads the same from every seat."""
    names = [f"P{seat}" for seat in range(seats)]
    said = 0
    for match, _ in play(game, seats, seed, often=often):
        fresh, said = match.journal[said:], len(match.journal)
        for lang in LANGUAGES:
            try:
                for seat in (None, *range(seats)):
                    _speak(match, Reader(lang, seat, names), fresh)
            except MissingText as missing:
                raise Broken(f"a text is missing: {missing}") from None
    _every_kind(game)


def _every_kind(game: AnyGame) -> None:
    """Each kind of note has a sentence and a rule that exists; each field of whatever is told has a word."""
    for note in kinds(game.notes):
        expect(note.rule is None or note.rule in game.rulebook, f"{note.__name__} cites {note.rule}, which is no rule")
        for lang in LANGUAGES:
            expect(game.presenter.texts.has(lang, f"note-{kind_of(note)}"), f"{note.__name__} has no sentence: {lang}")
    everything: list[type[Told]] = [*kinds(game.notes), *kinds(game.subjects)]
    for told in everything:
        for field in fields(told):
            known = not field.word or hasattr(game.presenter, f"word_{field.word}")
            expect(known, f"{told.__name__}.{field.name}: the presenter has no word_{field.word}")


def _speak(match: Match, reader: Reader, fresh: list[Any]) -> None:
    presenter, view = match.game.presenter, match.game.screen(match.view(reader.seat))
    for question in match.questions.values():
        expect(presenter.question(reader, view, question).strip(), f"{question.kind} has an empty sentence")
        if question.seat == reader.seat and not isinstance(question, Place):
            options = things(question)
            labels = [presenter.option(reader, view, question, option) for option in options]
            expect(all(label.strip() for label in labels), f"{question.kind} has an answer without a label")
            for option, refused in match.game.barred(match.table, question).items():
                expect(option not in options, f"{question.kind}: {option!r} is both offered and barred")
                expect(presenter.option(reader, view, question, option).strip(), "a barred answer has no label")
                _reasoned(match.game, refused, reader.lang)
    for entry in fresh:
        if entry.visible(reader.seat):
            note = entry.note
            line, anybody = presenter.note(reader, note), Reader(reader.lang, None, reader.names)
            expect(line.strip(), f"note {note.kind} says nothing")
            expect(line == presenter.note(anybody, note), f"note {note.kind} reads differently from seat {reader.seat}")
            rule = note.cites()
            expect(rule is None or rule in match.game.rulebook, f"note {note.kind} cites {rule}, which is no rule")
    if match.outcome is not None:
        expect(presenter.outcome(reader, match.outcome).strip(), "the outcome has no words")


#: Rooms for a board on screens of 80×24, 100×32 and 160×45, and on a page.
ROOMS = ((LEAST_WIDTH, LEAST_HEIGHT), (98, 18), (118, 30), (100, None))


def boards(game: AnyGame, seats: int, seed: int, often: float = 1.0) -> None:
    """The board on a terminal stays in the room it is given, whoever looks and whatever they are asked."""
    names = [f"Commander {seat}" for seat in range(seats)]
    for match, rng in play(game, seats, seed, often=often):
        seat = rng.choice((None, *range(seats)))
        view, question = game.screen(match.view(seat)), match.questions.get(-1 if seat is None else seat)
        lang, room = rng.choice(LANGUAGES), Room(*rng.choice(ROOMS), question)
        try:
            drawn = game.presenter.board(Reader(lang, seat, names), view, room)
        except MissingText as missing:
            raise Broken(f"a text is missing: {missing}") from None
        _fits(drawn, room)


def _fits(drawn: RenderableType, room: Room) -> None:
    console = Console(width=room.width + 40, color_system=None, legacy_windows=False)
    options = console.options.update(width=room.width, height=None)
    lines = list(Segment.split_lines(console.render(drawn, options)))
    text = ["".join(segment.text for segment in line).rstrip() for line in lines]
    expect(any(text), "the board is empty")
    widest = max((cell_len(line) for line in text), default=0)
    expect(widest <= room.width, f"the board is {widest} wide in a room of {room.width}×{room.height}")
    expect(
        room.height is None or len(lines) <= room.height,
        f"the board has {len(lines)} lines in a room of {room.width}×{room.height}",
    )


def any_order(game: AnyGame, seats: int, seed: int, often: float = 1.0) -> None:
    """When several seats are asked together, the order of their answers never matters, and each may be taken back."""
    for match, rng in play(game, seats, seed, often=often):
        if len(match.questions) < 2:
            continue
        answers = {seat: any_answer(question, rng) for seat, question in sorted(match.questions.items())}
        one, other, wavering = match.fork(), match.fork(), match.fork()
        for seat, value in answers.items():
            one.answer(seat, value)
        for seat, value in reversed(answers.items()):
            other.answer(seat, value)
        expect(one.digest() == other.digest(), "the order in which seats answered mattered")
        first = next((seat for seat in answers if not match.chosen(seat)), None)
        if first is not None:
            wavering.answer(first, answers[first])
            wavering.retract(first)
            expect(wavering.digest() == match.digest(), "an answer taken back left something behind")
            expect(same_questions(wavering, match), "an answer taken back is not asked again")


def honest_undo(game: AnyGame, seats: int, seed: int, often: float = 1.0) -> None:
    """Where an answer may be undone freely, it showed nobody anything they could not have worked out."""
    for match, rng in play(game, seats, seed, often=often):
        if match.over or len(match.questions) > 1:
            continue
        (seat,) = match.questions
        worlds = {other: _guess(match, other, rng) for other in range(seats)}
        after = match.fork()
        value = after.answer(seat, any_answer(after.questions[seat], rng))
        if after.undo_needs(seat):
            continue
        for other, world in worlds.items():
            if other != seat and match.hides(match.questions[seat]):
                continue
            if not _legal(world.questions[seat], value):
                raise Broken(f"answer {value!r} told seat {other} something, yet it may be undone freely: reveal()?")
            world.answer(seat, value)
            expect(
                world.view(other) == after.view(other),
                f"answer {value!r} to {match.questions[seat].kind} showed seat {other} something hidden, "
                "yet it may be undone freely: reveal()?",
            )


def undo(game: AnyGame, seats: int, seed: int, often: float = 1.0) -> None:
    """What is undone and answered again ends where it was."""
    for match, rng in play(game, seats, seed, often=often):
        if not match.answers:
            continue
        twin = match.fork()
        seat = rng.below(seats)
        index = twin.last_answer(seat)
        if index is None:
            continue
        again = twin.answers[index:]
        twin.undo(seat, consent=range(seats))
        expect(len(twin.answers) == index, "undo went to the wrong place")
        for given in again:
            twin.answer(given.seat, given.value)
        expect(twin.digest() == match.digest(), "undone and answered again, the state is another")


Check = Callable[[AnyGame, int, int, float], None]

#: Checks of whole matches: cheap enough for hundreds of seeds.
WHOLE: tuple[Check, ...] = (ends, replays)

#: Checks made at every question of a match.
EVERYWHERE: tuple[Check, ...] = (copies, shared_is_replaced)

#: Checks that start a process of their own.
ELSEWHERE: tuple[Check, ...] = (survives_elsewhere,)

#: Checks made at a share of the questions of a match.
AT_QUESTIONS: tuple[Check, ...] = (
    forks,
    survives_storage,
    guesses,
    views,
    spectators_see_less,
    questions,
    refusals,
    words,
    boards,
    any_order,
    honest_undo,
    undo,
)

#: Checks that need a game with hidden information.
HIDDEN: tuple[Check, ...] = (guesses_differ,)

CHECKS = WHOLE + EVERYWHERE + AT_QUESTIONS + HIDDEN
