"""A match on paper: the board, the journal and the question as one seat may see them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from dejarik.cli.speech import say, sentence
from dejarik.core.match import Match
from dejarik.core.presenter import Presenter, Reader
from dejarik.core.question import Ask, Option, Place, Question, Share

#: Longer lists of answers stand in columns.
LONG = 12


def names_for(players: Sequence[str]) -> list[str]:
    """Names for people who gave none, and for bots."""
    return [
        say("name-bot", seat=seat + 1, bot=player) if player else say("name-person", seat=seat + 1)
        for seat, player in enumerate(players)
    ]


class Scene:
    """Prints what a seat (None: a spectator) sees of a match."""

    def __init__(self, console: Console, match: Match, names: Sequence[str], lang: str) -> None:
        self.console = console
        self.match = match
        self.names = names
        self.lang = lang

    @property
    def presenter(self) -> Presenter:
        presenter: Presenter = self.match.game.presenter
        return presenter

    def reader(self, seat: int | None) -> Reader:
        return Reader(self.lang, seat, tuple(self.names))

    def _view(self, seat: int | None) -> object:
        return self.match.game.screen(self.match.view(seat))

    def board(self, seat: int | None) -> None:
        self.console.print(self.presenter.board(self.reader(seat), self._view(seat)))

    def journal(self, seat: int | None, since: int) -> None:
        """Journal lines that `seat` may read, from number `since` on."""
        reader = self.reader(seat)
        for entry in self.match.journal[since:]:
            if not entry.visible(seat):
                continue
            rule = entry.note.cites()
            cite = f" [dim]{escape(f'[{rule}]')}[/]" if rule else ""
            line = f"[dim]·[/] {escape(self.presenter.note(reader, entry.note))}{cite}"
            self.console.print(line, soft_wrap=not self.console.is_terminal)

    def sentence(self, seat: int | None, question: Question) -> str:
        return self.presenter.question(self.reader(seat), self._view(seat), question)

    def label(self, question: Question, option: Option, seat: int | None = None) -> str:
        """One option as `seat` reads it; the asked seat itself unless another one is named."""
        seat = question.seat if seat is None else seat
        return self.presenter.option(self.reader(seat), self._view(seat), question, option)

    def answer(self, question: Question, answer: Option, seat: int | None = None) -> str:
        """A whole answer in words."""
        seat = question.seat if seat is None else seat
        return ", ".join(self.presenter.answer(self.reader(seat), self._view(seat), question, answer)) or say("nothing")

    def laid(self, seat: int) -> None:
        """What others have openly answered to the same question."""
        for laid in self.match.lying():
            if laid.question.seat != seat:
                shown = self.answer(laid.question, laid.value, seat)
                self.console.print(say("laid", who=self.names[laid.question.seat], answer=shown), markup=False)

    def question(self, seat: int) -> None:
        """The question put to `seat`, with numbered answers."""
        question = self.match.questions[seat]
        self.laid(seat)
        self.console.print(f"[bold bright_cyan]{escape(self.sentence(seat, question))}[/]")
        details = self.presenter.details(self.reader(seat), self._view(seat), question)
        if details:
            self.console.print(details, markup=False, highlight=False)
        if not isinstance(question, Place):
            self._options(question, question.options if isinstance(question, Ask) else question.among)
        self.console.print(f"[dim]{escape(self._how(question))}[/]")

    def _options(self, question: Question, options: Sequence[Option]) -> None:
        """The answers with their numbers; a long list stands in columns, so that the table stays in sight."""
        width = len(str(len(options)))
        lines = [
            f"  [cyan]{number:>{width}}[/]  {escape(self._offer(question, number - 1, option))}"
            for number, option in enumerate(options, 1)
        ]
        if len(lines) > LONG and self.console.is_terminal:
            self.console.print(Columns(lines, column_first=True, padding=(0, 1)))
            return
        for line in lines:
            self.console.print(line)

    def _offer(self, question: Question, place: int, option: Option) -> str:
        """An option, with how much it takes at most where something is given out."""
        label = self.label(question, option)
        return f"{label} (≤ {question.cap(place)})" if isinstance(question, Share) else label

    def _how(self, question: Question) -> str:
        """How to type an answer to this question."""
        if isinstance(question, Place):
            return say("how-place", size=question.size)
        if isinstance(question, Share):
            amount = "exact" if question.fewest == question.total else "between"
            return say("how-share", amount=say(f"amount-{amount}", least=question.fewest, most=question.total))
        if question.single:
            return say("how-one")
        most = min(question.most, len(question.options))
        amount = "exact" if question.least == most else "or-none" if question.least == 0 else "between"
        order = "ordered" if question.ordered else "any-order"
        return say("how-many", how=say(f"how-{order}"), amount=say(f"amount-{amount}", least=question.least, most=most))

    def why(self, seat: int) -> None:
        """The rule behind the question, and what the rules forbid here."""
        question = self.match.questions[seat]
        rule = question.rule
        self.console.print(say("no-rule") if rule is None else self._rule(rule), markup=rule is not None)
        for option, refused in self.match.game.barred(self.match.table, question).items():
            self.console.print(f"  [dim]✗[/] {escape(self.label(question, option))}: {escape(sentence(refused))}")

    def _rule(self, rule: str) -> str:
        """A rule in rich markup."""
        found = self.match.game.rulebook.cite(rule)
        return f"{escape(found.text(self.lang))} [dim]{escape(f'[{rule}]')}[/]"

    def waiting(self, seat: int | None) -> None:
        """Who is asked what."""
        for asked, question in self.match.questions.items():
            if asked != seat:
                self.console.print(self.sentence(seat, question), markup=False)

    def outcome(self, seat: int | None) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.console.print(f"[bold]{escape(self.presenter.outcome(self.reader(seat), outcome))}[/]")
        winners = ", ".join(self.names[winner] for winner in outcome.winners)
        self.console.print(say("winners", names=winners) if winners else say("no-winners"), markup=False)
