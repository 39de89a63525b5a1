"""A match in this process: people at this terminal, bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from dejarik import bots
from dejarik.cli.saving import free_name, write_file
from dejarik.cli.speech import lang, say, sentence
from dejarik.cli.table import Coach, Forbidden, Hint, Line, Sight, Table, words_of
from dejarik.core.bot import Bot, look
from dejarik.core.game import next_seats
from dejarik.core.match import Entry, Match
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Option, Place, Question, things
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.lab import arena


def names_for(players: Sequence[str]) -> list[str]:
    """Names for people who gave none, and for bots."""
    return [
        say("name-bot", seat=seat + 1, bot=player) if player else say("name-person", seat=seat + 1)
        for seat, player in enumerate(players)
    ]


class LocalTable(Table):
    """Runs one match. `players` holds a bot for a seat, or None for a person."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Bot | None],
        names: Sequence[str],
        path: Path | None = None,
        coach: Coach | None = None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.players = players
        self.names = names
        self.path = path
        self.coach = coach
        self.people = [seat for seat, player in enumerate(players) if player is None]
        #: Answers that people here have decided on; others were given before they sat down, or for them.
        self._decided: set[int] = set()
        self._before = len(match.answers)
        self._worded: dict[tuple[str, int], tuple[Entry, Line]] = {}

    @property
    def over(self) -> bool:
        return self.match.over

    def asked(self) -> list[int]:
        return [seat for seat in self.people if seat in self.match.questions]

    # ── what a seat is shown ───────────────────────────────────────────────────────────────────────────────────────

    def sight(self, seat: int | None) -> Sight:
        match, presenter = self.match, self.presenter
        reader = Reader(lang(), seat, tuple(self.names))
        view = self.game.screen(match.view(seat))
        question = match.questions.get(seat) if seat is not None else None
        others = [each for each in match.questions.values() if each is not question]
        outcome = match.outcome
        sight = Sight(
            reader=reader,
            view=view,
            question=question,
            waiting=tuple(presenter.question(reader, view, each) for each in others),
            laid=self._laid(reader, view, seat),
            chosen=seat is not None and bool(match.chosen(seat)),
            journal=self._journal(seat),
            result="" if outcome is None else presenter.outcome(reader, outcome),
            winners=() if outcome is None else tuple(self.names[winner] for winner in outcome.winners),
        )
        return sight if question is None else self._asking(sight, question)

    def _asking(self, sight: Sight, question: Question) -> Sight:
        presenter, reader, view = self.presenter, sight.reader, sight.view
        options = things(question)
        refusals = self.game.barred(self.match.table, question)
        barred = {option: Forbidden(refused.rule, sentence(refused)) for option, refused in refusals.items()}
        labels = {option: presenter.option(reader, view, question, option) for option in (*options, *barred)}
        asking = msgspec.structs.replace(
            sight,
            sentence=presenter.question(reader, view, question),
            details=presenter.details(reader, view, question),
            labels=labels,
            barred=barred,
            rule=question.rule,
        )
        if self.coach is None:
            return asking
        said, meant = self.coach.says(asking), self.coach.points_at(asking)
        return msgspec.structs.replace(asking, coach=said, meant=meant)

    def _laid(self, reader: Reader, view: object, seat: int | None) -> tuple[str, ...]:
        """What others have openly answered to the same question."""
        seen = Sight(reader=reader, view=view)
        return tuple(
            say("laid", who=self.names[laid.question.seat], answer=self._words(seen, laid.question, laid.value))
            for laid in self.match.lying()
            if laid.question.seat != seat
        )

    def _words(self, sight: Sight, question: Question, answer: Option) -> str:
        return words_of(self.presenter, sight, question, answer) or say("nothing")

    def _journal(self, seat: int | None) -> tuple[Line, ...]:
        return tuple(self._line(at, entry) for at, entry in enumerate(self.match.journal) if entry.visible(seat))

    def _line(self, at: int, entry: Entry) -> Line:
        """A line of the journal, worded once: it reads the same from every seat."""
        known = self._worded.get((lang(), at))
        if known is None or known[0] is not entry:
            reader = Reader(lang(), None, tuple(self.names))
            line = Line(self.presenter.note(reader, entry.note), entry.note.cites())
            known = self._worded[lang(), at] = (entry, line)
        return known[1]

    def forgets(self, seat: int | None) -> bool:
        return bool(self.game.forgets(self.match.view(seat)))

    # ── going on ───────────────────────────────────────────────────────────────────────────────────────────────────

    def step(self) -> bool:
        """A bot answers, or a pass is given where it is all there is."""
        if self.match.over:
            return False
        for seat in self.match.questions:
            bot = self.players[seat]
            if bot is not None:
                self.match.answer(seat, arena.advice(self.match, seat, bot, self._chance(seat)).answer)
                return True
        return self._pass()

    def _pass(self) -> bool:
        """One person among bots is not asked where passing is all there is; other people might learn from it."""
        (seat,) = self.asked() if len(self.people) == 1 else (None,)
        if seat is None:
            return False
        question = self.match.questions[seat]
        if not isinstance(question, Ask) or tuple(question.options) != ("pass",):
            return False
        self.match.answer(seat, "pass")
        return True

    def _chance(self, seat: int) -> Rng:
        """A bot's own dice: the same when a saved match goes on as if it had never been left."""
        return Rng.from_seed(self.match.seed + f"/bot/{seat}/{len(self.match.answers)}".encode())

    def thinking(self) -> str:
        return ", ".join(self.names[seat] for seat in self.match.questions)

    def answer(self, seat: int, value: object) -> None:
        at = len(self.match.answers)
        if self.coach is not None and seat in self.match.questions:
            self.coach.check(self.sight(seat), value)  # type: ignore[arg-type]
        self.match.answer(seat, value)
        self._decided.add(at)

    # ── going back ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _last_decision(self, seat: int) -> int:
        """The number of the last answer that the person at this seat decided on; passes given for them do not count."""
        given = self.match.answers
        for at in range(len(given) - 1, -1, -1):
            if given[at].seat == seat and (at in self._decided or (at < self._before and given[at].value != "pass")):
                return at
        raise Refused("nothing-to-undo")

    def undo_asks(self, seat: int) -> list[int]:
        if self.match.chosen(seat):
            return []
        at = self._last_decision(seat)
        needed = self.match.undo_needs(seat) if at == self.match.last_answer(seat) else range(self.match.seats)
        return [other for other in needed if other != seat and other in self.people]

    def undo(self, seat: int) -> None:
        if self.match.chosen(seat):
            self.match.retract(seat)
        else:
            self.match.rewind(self._last_decision(seat))
        left = len(self.match.answers)
        self._decided = {at for at in self._decided if at < left}

    def again(self) -> Table:
        count, options = self.match.seats, self.match.options
        then = next_seats(self.game.sides(count, options))
        before = sorted(range(count), key=then.__getitem__)
        players, names = [self.players[seat] for seat in before], [self.names[seat] for seat in before]
        return LocalTable(Match(self.game, count, options), players, names)

    # ── help, and keeping ──────────────────────────────────────────────────────────────────────────────────────────

    def hint(self, seat: int) -> Hint:
        question = self.match.questions[seat]
        bot, rng, sight = bots.strongest(self.game), Rng.from_seed(), self.sight(seat)
        seen = look(self.match, seat, bot, rng)
        advice = bot.advise(seen, rng)
        reason = advice.reason or bot.explain(seen, advice.answer)
        why = "" if reason is None else self.presenter.reason(sight.reader, reason)
        return Hint(bot.name, advice.answer, self._words(sight, question, advice.answer), advice.estimate, why)

    def suggestion(self, seat: int) -> tuple[int, ...]:
        question = self.match.questions[seat]
        assert isinstance(question, Place)
        return question.sample(Rng.from_seed())

    def save(self, path: Path | None = None) -> Path:
        target = path or self.path or free_name(self.game.id)
        players = ["" if player is None else player.name for player in self.players]
        write_file(target, self.match.record(self.names, players).to_json())
        self.path = target
        return target
