"""The one runtime: a match asks questions, takes answers, and can be forked, guessed, undone and recorded."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from dejarik.core import state as states
from dejarik.core.game import AnyGame, Impossible, Outcome, Over, find, read_options
from dejarik.core.given import Entry, Given, Laid
from dejarik.core.note import Note, revive
from dejarik.core.question import (
    Ask,
    Option,
    Place,
    Procedure,
    Question,
    Share,
    Together,
    any_answer,
    as_number,
    as_option,
    settle,
)
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng, UnexpectedDraw, commitment, seed_bytes
from dejarik.core.together import SideBySide, run_out

if TYPE_CHECKING:
    from dejarik.core.record import Record

AnyNote = TypeVar("AnyNote", bound=Note)

#: How many worlds `guess` tries before it gives up.
GUESSES = 500


class _Mark(NamedTuple):
    """Where things stood just before an answer: what undoing it would have to hide again."""

    draws: int
    shown: int
    notes: int
    #: It was laid openly among others.
    openly: bool = False


class NoGuess(Exception):
    """No world was found that agrees with everything the seat has seen."""


class Match:
    """A running game. `answer` is the only way forward."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: object = None,
        seed: int | str | bytes | None = None,
        *,
        journal: bool = True,
    ) -> None:
        if seats not in game.seats:
            raise Refused("wrong-seats", game=game.id, given=seats, least=game.seats.start, most=game.seats.stop - 1)
        self.game = game
        self.seats = seats
        self.options = read_options(game, options)
        self.seed = seed_bytes(seed)
        self.answers: list[Given] = []
        self.journal: list[Entry] = []
        self._marks: list[_Mark] = []
        self.table = game.setup(seats, self.options, Rng(self.seed))
        #: The table as it was laid out by hand, where the match did not begin with the set-up.
        self._laid_out: Any = None
        self._begin(journal=journal)

    @classmethod
    def at(cls, game: AnyGame, table: Any, seats: int, options: object = None, *, journal: bool = True) -> Match:
        """A match that begins with a table laid out by hand: for studies and tests. It makes no record."""
        match = cls.__new__(cls)
        match.game = game
        match.seats = seats
        match.options = read_options(game, options)
        match.seed = table.rng.key
        match.answers = []
        match.journal = []
        match._marks = []
        match.table = table
        match._laid_out = table.copy()
        match._begin(journal=journal)
        return match

    def _begin(self, *, journal: bool, base: Any = None) -> None:
        #: A copy of the table as it stands now, where there is one already; it spares the first checkpoint its work.
        self._untouched = base
        self.questions: dict[int, Question] = {}
        self.over = False
        #: Grows whenever the rules run on: while it stands still, the table (and so every view) is unchanged.
        self.ran = 0
        self._procedure: Procedure[None] | None = None
        self._together: SideBySide | None = None
        self._checkpoints = True
        #: Answers were given without being kept: there is no way back, and nothing to show for it.
        self._astray = False
        self.table.notes = [] if journal else None
        self._advance(None)
        self._collect()

    # ── going forward ──────────────────────────────────────────────────────────────────────────────────────────────

    def answer(self, seat: int, value: object) -> Option:
        """Answer the question put to `seat`; returns the canonical form of the answer. A refusal changes nothing."""
        seat = as_number(seat)
        question = self.questions.get(seat)
        if question is None:
            raise self._no_question(seat)
        try:
            settled = settle(question, value)
        except Refused as refused:
            raise self._better(refused, question, value) from None
        self._marks.append(self._mark())
        self.answers.append(Given(seat, settled))
        self._apply(seat, settled)
        self._collect()
        return settled

    def _mark(self) -> _Mark:
        together = self._together
        openly = together is not None and together.open
        return _Mark(self.table.rng.position, self.table.shown, len(self.journal), openly)

    def _no_question(self, seat: int) -> Refused:
        if self.over:
            return Refused("match-over")
        if seat not in range(self.seats):
            return Refused("no-such-seat", seat=seat + 1)
        if self._together is not None and seat in self._together.done:
            return Refused("already-answered")
        return Refused("not-your-question")

    def _better(self, refused: Refused, question: Question, value: object) -> Refused:
        """The game's own words for what is wrong with an answer, where it has some."""
        if refused.reason == "malformed-answer":
            return refused
        answer = as_option(value)
        why: Refused | None = self.game.why_not(self.table, question, answer)
        if why is None:
            refused.rule = refused.rule or question.rule
            return refused
        if refused.reason == "not-an-option" and answer not in self.game.barred(self.table, question):
            return Refused("not-an-option-here", rule=why.rule, why=why, **refused.args_of_sentence)
        return why

    def _apply(self, seat: int, value: Option) -> None:
        together = self._together
        if together is None:
            self.questions = {}
            self._advance(value)
            return
        together.given[seat].append(value)
        together.asked.append(self.questions[seat])
        question = together.step(seat, value)
        if question is not None:
            self.questions[seat] = question
            return
        del self.questions[seat]
        if not self.questions:
            self._together = None
            self._advance({s: together.done[s] for s in together.given})

    def _advance(self, value: Any) -> None:
        """Run the rules until they ask something or the game is over."""
        self.ran += 1
        while True:
            if self._procedure is None:
                self._checkpoint()
                self._procedure = self.game.next(self.table)
                if self._procedure is None:
                    self.over = True
                    return
            try:
                question = self._procedure.send(value)
            except (StopIteration, Over):
                self._procedure = None
                value = None
                continue
            if not isinstance(question, Together):
                self.questions = {question.seat: question}
                return
            value = self._seat_together(question)
            if value is None:
                return

    def _seat_together(self, question: Together) -> dict[int, Any] | None:
        """Start everybody's procedure; the results at once if nobody had anything to decide."""
        together = SideBySide(question)
        self.questions = {}
        for seat in together.running:
            first = together.step(seat, None)
            if first is not None:
                self.questions[seat] = first
        if not self.questions:
            return {s: together.done[s] for s in together.given}
        self._together = together
        return None

    def _checkpoint(self) -> None:
        """Between two procedures the state is complete: keep a copy to fork, guess and undo from."""
        if not self._checkpoints:
            return
        self._base_at = len(self.answers)
        self._base = self._untouched or self.table.copy()
        self._untouched = None
        self.table.rng.opened = []

    def _collect(self) -> None:
        notes = self.table.notes
        if notes:
            at = len(self.answers)
            self.journal += [Entry(at, note, to) for note, to in notes]
            notes.clear()

    def _replay(self, answers: Iterable[Given]) -> None:
        """Give answers that are known to be legal."""
        for given in answers:
            self._marks.append(self._mark())
            self.answers.append(given)
            self._apply(given.seat, given.value)

    def play_on(self, choose: Callable[[Question], Option | None]) -> None:
        """Answer with `choose` until it has nothing more to say or the game is over: for looking ahead in a fork.

        No journal, no checkpoints, no checks: a match played on like this refuses to be forked or recorded.
        """
        self._stray()
        while not self.over:
            seat, question = next(iter(self.questions.items()))
            value = choose(question)
            if value is None:
                return
            self._apply(seat, value)

    def play_out(self, choose: Callable[[Question], Option]) -> Outcome:
        """Answer every question with `choose` until the game is over: no journal, no checkpoints, no checks.

        The same as answering one by one, but for the bookkeeping between questions, which is most of the work. Of what
        was answered nothing is kept, so the match refuses to be forked, recorded or undone afterwards.
        """
        self._stray()
        if not self.over:
            try:
                if self._procedure is not None:
                    run_out(self._procedure, self._answer_pending(choose), choose)
                run_out(self.game.rest(self.table), None, choose)
            except Over:
                pass
            self.questions, self.over = {}, True
            self._procedure = self._together = None
        outcome: Outcome = self.game.outcome(self.table)
        return outcome

    def _stray(self) -> None:
        self._checkpoints = False
        self._astray = True
        self.table.notes = None

    def _must_know_its_way(self) -> None:
        if self._astray:
            raise Refused("answers-not-kept")

    def _answer_pending(self, choose: Callable[[Question], Option]) -> Any:
        """Answer what is being asked now; what the running procedure waits for."""
        together = self._together
        if together is None:
            (question,) = self.questions.values()
            return choose(question)
        for seat, first in self.questions.items():
            pending: Question | None = first
            while pending is not None:
                pending = together.step(seat, choose(pending))
        return {seat: together.done[seat] for seat in together.given}

    # ── looking ────────────────────────────────────────────────────────────────────────────────────────────────────

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.table, seat)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table) if self.over else None

    @property
    def answered(self) -> tuple[int, ...]:
        """Seats that are done while others still choose."""
        return tuple(self._together.done) if self._together else ()

    @property
    def laid(self) -> dict[int, tuple[Option, ...]]:
        """Answers given so far to a question that is answered openly by several seats."""
        if self._together is None or not self._together.open:
            return {}
        return {seat: tuple(values) for seat, values in self._together.given.items() if values}

    def lying(self) -> list[Laid]:
        """The same answers, seat by seat, each with its question: what is needed to tell them in words."""
        together = self._together
        if together is None or not together.open:
            return []
        left = {seat: iter(values) for seat, values in together.given.items()}
        told = [Laid(question, next(left[question.seat])) for question in together.asked]
        return sorted(told, key=lambda laid: laid.question.seat)

    def chosen(self, seat: int) -> tuple[Option, ...]:
        """What `seat` itself has answered so far to a question put to several seats."""
        return tuple(self._together.given.get(seat, ())) if self._together else ()

    def given(self, seat: int) -> list[tuple[Question, Option]]:
        """The same answers, each with the question that it was given to."""
        if self._together is None:
            return []
        asked = [question for question in self._together.asked if question.seat == seat]
        return list(zip(asked, self._together.given.get(seat, ()), strict=True))

    def notes(self, seat: int | None) -> list[Entry]:
        return [entry for entry in self.journal if entry.visible(seat)]

    def told(self, kind: type[AnyNote]) -> list[AnyNote]:
        """Every note of one kind, in order."""
        return [entry.note for entry in self.journal if isinstance(entry.note, kind)]

    def digest(self) -> str:
        return states.digest(self.table)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    # ── other worlds ───────────────────────────────────────────────────────────────────────────────────────────────

    def _branch(self, base: Any, answers: Sequence[Given], like: Any = None) -> Match:
        """A match that stands at `base`, after `answers`; `like` is the table that `base` was copied from, if any."""
        twin = Match.__new__(Match)
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.seed = self.seed
        twin.answers = list(answers)
        twin.journal = []
        twin._marks = self._marks[: len(answers)]
        twin._laid_out = self._laid_out
        twin.table = base
        twin._begin(journal=False, base=like)
        return twin

    def fork(self) -> Match:
        """The same match once more: what is answered there does not happen here."""
        self._must_know_its_way()
        twin = self._branch(self._base.copy(), self.answers[: self._base_at], self._base)
        twin._replay(self.answers[self._base_at :])
        return twin

    def guess(self, seat: int, rng: Rng | None = None) -> Match:
        """A match in a world that `seat` cannot tell from this one; nothing hidden from `seat` can be read from it.

        What was drawn openly in the running procedure stays as it was; later chance and hidden answers are drawn anew.
        """
        self._must_know_its_way()
        rng = Rng.from_seed() if rng is None else rng
        seen = self.view(seat)
        since = self.answers[self._base_at :]
        opened = self.table.rng.opened or []
        for _ in range(GUESSES):
            try:
                base = self.game.guess(self._base, seat, rng, self.table)
                base.rng = rng.fresh()
                base.rng.script = opened[::-1]
                start = base.copy()
                twin = self._branch(base, (), start)  # earlier answers and the seed would tell what is hidden
                twin.seed = base.rng.key
                twin._laid_out = twin._base  # it did not begin with the set-up
                twin._relive(since, seat, rng)
            except (Impossible, UnexpectedDraw):
                continue
            if twin._base is not start or twin.questions.keys() != self.questions.keys():
                continue  # nobody had anything to decide where somebody has
            if not since or twin.view(seat) == seen:
                return twin
        raise NoGuess

    def _relive(self, since: Sequence[Given], seat: int, rng: Rng) -> None:
        for given in since:
            question = self.questions.get(given.seat)
            if question is None:
                raise Impossible
            if given.seat != seat and self.hides(question):
                value = any_answer(question, rng)
            else:
                value = given.value
                try:
                    settle(question, value)
                except Refused:
                    raise Impossible from None
            self._replay([Given(given.seat, value)])

    def hides(self, question: Question) -> bool:
        """Whether the answer to this question stays hidden from the other seats."""
        return question.secret or (self._together is not None and not self._together.open)

    # ── going back ─────────────────────────────────────────────────────────────────────────────────────────────────

    def retract(self, seat: int) -> None:
        """Take back what `seat` has answered to a question put to several seats, while others still choose."""
        together = self._together
        if together is None or not together.given.get(seat):
            raise Refused("nothing-to-retract")
        since = self.answers[self._base_at :]
        before = len(since) - sum(len(values) for values in together.given.values())
        kept = since[:before] + [given for given in since[before:] if given.seat != seat]
        self._rewind_to_base(kept)

    def _rewind_to_base(self, kept: Sequence[Given]) -> None:
        listening = self.table.notes is not None
        journal = self.journal
        twin = self._branch(self._base.copy(), self.answers[: self._base_at], self._base)
        twin._replay(kept)
        at = len(twin.answers)
        self._become(twin)
        self.journal = [entry for entry in journal if entry.at <= at]
        self.table.notes = [] if listening else None

    def _become(self, twin: Match) -> None:
        self.ran += 1
        self.table, self.answers, self._marks = twin.table, twin.answers, twin._marks
        self.questions, self.over = twin.questions, twin.over
        self._procedure, self._together = twin._procedure, twin._together
        self._base, self._base_at = twin._base, twin._base_at

    def last_answer(self, seat: int, beside: Collection[int] = ()) -> int | None:
        """The number of the last answer of `seat`, counted from 0; one `beside` these, if there is any."""
        last: int | None = None
        for index in range(len(self.answers) - 1, -1, -1):
            if self.answers[index].seat == seat:
                if index not in beside:
                    return index
                last = index if last is None else last
        return last

    def undo_needs(self, seat: int, index: int | None = None) -> tuple[int, ...]:
        """Whose consent `seat` needs to take its last answer back: nobody's, if nothing was learned or drawn since.

        With an `index` it is that answer, and all that came after it.
        """
        index = self.last_answer(seat) if index is None else index
        if index is None or not 0 <= index < len(self.answers):
            raise Refused("nothing-to-undo")
        if index + 1 == len(self.answers) and not self._has_shown(seat, self._marks[index]):  # nobody has moved since
            return ()
        return (*range(seat), *range(seat + 1, self.seats))

    def _has_shown(self, seat: int, mark: _Mark) -> bool:
        """Whether anything was learned or drawn since, if only what lay openly once the last one lay."""
        if self.table.shown != mark.shown or self.table.rng.position != mark.draws:
            return True
        return mark.openly and not self.chosen(seat)

    def undo(self, seat: int, consent: Collection[int] = ()) -> None:
        """Take back the last answer of `seat` and all that came after it."""
        missing = [other for other in self.undo_needs(seat) if other not in consent]
        if missing:
            raise Refused("undo-needs-consent", seats=", ".join(str(other + 1) for other in missing))
        index = self.last_answer(seat)
        assert index is not None
        self.rewind(index)

    def rewind(self, count: int) -> None:
        """Back to where `count` answers had been given."""
        self._must_know_its_way()
        if count >= self._base_at:
            self._rewind_to_base(self.answers[self._base_at : count])
            return
        listening = self.table.notes is not None
        twin = self._anew(journal=listening)
        for given in self.answers[:count]:
            twin.answer(given.seat, given.value)
        self._become(twin)
        self.journal = twin.journal

    def _anew(self, *, journal: bool) -> Match:
        """The same match before its first answer."""
        if self._laid_out is None:
            return Match(self.game, self.seats, self.options, self.seed, journal=journal)
        return Match.at(self.game, self._laid_out.copy(), self.seats, self.options, journal=journal)

    # ── to bytes and back ──────────────────────────────────────────────────────────────────────────────────────────

    def record(self, names: Sequence[str] = (), players: Sequence[str] = ()) -> Record:
        """The match so far as a record that proves itself."""
        from dejarik.core.record import record

        self._must_know_its_way()
        if self._laid_out is not None:
            raise Refused("laid-out-by-hand")
        return record(self, names, players)

    def snapshot(self) -> bytes:
        """The match at the start of the running procedure, and the answers since: enough to go on elsewhere."""
        self._must_know_its_way()
        held = _Snapshot(
            game=self.game.id,
            version=self.game.version,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            seed=self.seed,
            base=states.encode(self._base),
            before=list(self.answers[: self._base_at]),
            since=list(self.answers[self._base_at :]),
            marks=self._marks[: self._base_at],
            journal=self.journal,
            laid_out=self._encoded_layout(),
        )
        return msgspec.msgpack.encode(held)

    def _encoded_layout(self) -> bytes | None:
        """The table laid out by hand; nothing but a sign where that is where the running procedure began."""
        if self._laid_out is None:
            return None
        return b"" if self._laid_out is self._base else states.encode(self._laid_out)

    def __reduce__(self) -> tuple[Callable[[bytes], Match], tuple[bytes]]:
        """A running procedure cannot be copied or pickled; the match can."""
        return (Match.restore, (self.snapshot(),))

    @classmethod
    def restore(cls, snapshot: bytes) -> Match:
        """The match that `snapshot` was taken of; refused if the game has changed since."""
        from dejarik.core.record import UNREADABLE, what_is_wrong

        try:
            return cls._restored(msgspec.msgpack.decode(snapshot, type=_Snapshot))
        except UNREADABLE as error:
            raise Refused("record-damaged", problem=what_is_wrong(error)) from None

    @classmethod
    def _restored(cls, held: _Snapshot) -> Match:
        match = cls.__new__(cls)
        match.game = find(held.game)
        if held.version != match.game.version:
            raise Refused("record-version", game=held.game, given=held.version, known=match.game.version)
        match.seats = held.seats
        match.options = read_options(match.game, held.options)
        match.seed = held.seed
        match.answers = [Given(seat, as_option(value)) for seat, value in held.before]
        match._marks = held.marks
        match.journal = []
        layout = held.base if held.laid_out == b"" else held.laid_out
        match._laid_out = None if layout is None else states.decode(layout, match.game.table)
        match.table = states.decode(held.base, match.game.table)
        match._begin(journal=False)
        match._replay([Given(seat, as_option(value)) for seat, value in held.since])
        match.journal = [
            Entry(at, revive(note, match.game.notes), None if to is None else tuple(to))
            for at, note, to in held.journal
        ]
        match.table.notes = []
        return match


class _Snapshot(msgspec.Struct):
    game: str
    version: int
    seats: int
    options: Any
    seed: bytes
    base: bytes
    before: list[tuple[int, Any]]
    since: list[tuple[int, Any]]
    marks: list[_Mark]
    #: Entries, their notes as plain data.
    journal: list[Any]
    laid_out: bytes | None = None


def new(
    game: str,
    *,
    seats: int | None = None,
    options: object = None,
    seed: int | str | bytes | None = None,
    journal: bool = True,
) -> Match:
    """Start a match of the game with this id."""
    found = find(game)
    return Match(found, found.seats.start if seats is None else seats, options, seed, journal=journal)


__all__ = ["Ask", "Entry", "Given", "Laid", "Match", "NoGuess", "Place", "Share", "new"]
