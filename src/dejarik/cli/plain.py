"""The table line by line: for pipes, for screen readers, and for those who like it plain."""

from __future__ import annotations

import contextlib
import errno
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.rule import Rule

from dejarik.cli.rules import show_rule
from dejarik.cli.saving import Left, resume_command, told_to_leave, typed_path, undisturbed
from dejarik.cli.speech import lang, say, sentence, speak
from dejarik.cli.table import Request, Sight, Table, told_hint, words_of
from dejarik.cli.typed import how_to_type, most_of, read_answer
from dejarik.core.board import Room
from dejarik.core.question import Option, Place, things
from dejarik.core.refusal import Refused
from dejarik.core.words import LANGUAGES

#: Letters of commands; the second of each pair is the same key on a Russian keyboard.
KEYS = {
    "u": "undo", "г": "undo",
    "s": "save", "ы": "save",
    "q": "leave", "й": "leave",
    "h": "hint", "р": "hint",
    "b": "look", "и": "look",
    "j": "journal", "о": "journal",
    "l": "switch_language", "д": "switch_language",
    "c": "talk", "с": "talk",
    "?": "why",
    "help": "help", "помощь": "help", "справка": "help",
}  # fmt: skip

#: Clears the screen and what has scrolled off it: a hand must not be found by scrolling back.
WIPE = "\x1b[H\x1b[2J\x1b[3J"
#: What asks to play again, once it is over.
AGAIN = ("r", "к")
#: What stands for yes.
YES = ("y", "yes", "д", "да", "1")
#: Longer lists of answers stand in columns.
LONG = 12


#: The exit status of a program whose window was closed.
HUNG_UP = 128 + getattr(signal, "SIGHUP", 1)


def gone(error: BaseException) -> bool:
    """Whether the window has been closed: a terminal that is no more neither gives nor takes a word."""
    return isinstance(error, OSError) and error.errno == errno.EIO


def read_line(console: Console, prompt: str) -> str:
    """One line from the person; the end of input means leaving. Where there is no input at all, nobody can play."""
    if sys.stdin is None:
        raise Refused("no-input")
    try:
        console.print(prompt, end="", markup=False, highlight=False)
        console.file.flush()
        line = sys.stdin.readline()
        if not line:
            console.print()
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"
    except KeyboardInterrupt:
        console.print()
        raise Left from None
    except OSError as error:
        if gone(error):
            undisturbed()
            raise Left(HUNG_UP - 128) from None
        raise
    if not line:
        raise Left
    if not sys.stdin.isatty():  # nobody has seen it typed
        console.print(line.rstrip("\n"), markup=False)
    return line.strip()


class Paper:
    """Prints what a seat is shown."""

    def __init__(self, console: Console, table: Table) -> None:
        self.console, self.table = console, table

    def print(self, text: str, style: str | None = None) -> None:
        self.console.print(text, style=style, markup=False, highlight=False)

    def board(self, sight: Sight) -> None:
        if sight.view is None:
            return self.waiting(sight)
        room = Room(self.console.width, None, sight.question)
        return self.console.print(self.table.presenter.board(sight.reader, sight.view, room))

    def journal(self, sight: Sight, since: int) -> None:
        """Journal lines from number `since` on."""
        for line in sight.journal[since:]:
            cite = f" [dim]{escape(f'[{line.rule}]')}[/]" if line.rule else ""
            self.console.print(f"[dim]·[/] {escape(line.text)}{cite}", soft_wrap=not self.console.is_terminal)

    def chat(self, sight: Sight, since: int) -> None:
        for line in sight.chat[since:]:
            self.console.print(f"[bold]{escape(line.name)}:[/] {escape(line.text)}")

    def question(self, sight: Sight) -> None:
        """The question with numbered answers."""
        assert sight.question is not None
        for line in sight.laid:
            self.print(line)
        if sight.coach:
            self.print(sight.coach, "italic yellow")
        self.console.print(f"[bold bright_cyan]{escape(sight.sentence)}[/]")
        if sight.details:
            self.print(sight.details)
        self._options(sight, things(sight.question))
        self.print(how_to_type(sight.question), "dim")

    def _options(self, sight: Sight, options: Sequence[Option]) -> None:
        """The answers with their numbers; a long list stands in columns, so that the table stays in sight."""
        width = len(str(len(options)))
        labels = [escape(sight.labels[option] + most_of(sight.question, place)) for place, option in enumerate(options)]
        lines = [
            f"[bold yellow]➤ {number:>{width}}  {label}[/]"
            if option in sight.meant
            else f"  [cyan]{number:>{width}}[/]  {label}"
            for number, (option, label) in enumerate(zip(options, labels, strict=True), 1)
        ]
        if len(lines) > LONG and self.console.is_terminal:
            self.console.print(Columns(lines, column_first=True, padding=(0, 1)))
            return
        for line in lines:
            self.console.print(line)

    def why(self, sight: Sight) -> None:
        """The rule behind the question, and what the rules forbid here."""
        self.console.print(say("no-rule") if sight.rule is None else self._rule(sight.rule))
        for option, forbidden in sight.barred.items():
            self.console.print(f"  [dim]✗[/] {escape(sight.labels[option])}: {escape(forbidden.why)}")

    def _rule(self, rule: str) -> str:
        found = self.table.game.rulebook.cite(rule)
        return f"{escape(found.told(lang()))} [dim]{escape(f'[{rule}]')}[/]"

    def waiting(self, sight: Sight) -> None:
        for line in sight.waiting:
            self.print(line)

    def outcome(self, sight: Sight) -> None:
        self.console.print(f"[bold]{escape(sight.result)}[/]")
        self.print(say("winners", names=", ".join(sight.winners)) if sight.winners else say("no-winners"))


class Plain:
    """Runs a table line by line."""

    def __init__(self, console: Console, table: Table) -> None:
        self.console = console
        self.table = table
        self.paper = Paper(console, table)
        #: How far each person has read the journal and the chat.
        self.read = dict.fromkeys(table.people, 0)
        self.heard = dict.fromkeys(table.people, 0)
        #: Whose eyes are on the screen.
        self.facing: int | None = table.people[0] if len(table.people) == 1 else None
        self.suggested: Option | None = None

    def run(self) -> int:
        """Until the match is over or the last person has left; the exit status."""
        with told_to_leave():
            try:
                self._play()
            except (Left, KeyboardInterrupt) as left:
                undisturbed()
                with contextlib.suppress(OSError):
                    self._wipe_if_shared()
                self.part()
                return left.status if isinstance(left, Left) else 0
            except Refused:
                raise
            except BaseException as error:  # whatever ends the program, the match is kept
                undisturbed()
                with contextlib.suppress(Exception):
                    self.part()
                if gone(error):
                    return HUNG_UP
                raise
        return 0

    def _play(self) -> None:
        while not self.table.over:
            while self.table.step():
                pass
            asked = self.table.asked()
            if asked and not self.table.over:
                self._person(asked[0])
        self._end()

    def _person(self, seat: int) -> None:
        """Show `seat` the table and take one answer, or do what the person wants first."""
        if not self._hand_over(seat):
            return
        sight = self._news(seat)
        if sight.question is None:
            return
        if sight.request is not None:
            self._reply(sight.request)
        self.paper.question(sight)
        self.suggested = None
        while True:
            text = read_line(self.console, say("prompt", name=self.table.names[seat]) + " ")
            try:
                if self._obey(seat, sight, text):
                    return
            except Refused as refused:
                self.complain(refused)
                if self.table.sight(seat).question is not sight.question:  # it was answered, or taken back, elsewhere
                    return

    def complain(self, refused: Refused) -> None:
        self.console.print(f"[yellow]! {escape(sentence(refused))}[/]", highlight=False, soft_wrap=True)

    def _hand_over(self, seat: int) -> bool:
        """At a shared screen nobody sees another's hand: wipe it and wait for the right person.

        Who has just answered a question put to several may take the answer back instead; then the screen stays theirs.
        """
        if self.facing == seat:
            return True
        self._wipe()
        text = read_line(self.console, say("hand-over", name=self.table.names[seat]) + " ")
        self._wipe()
        before, command = self.facing, KEYS.get(text.casefold())
        if command == "leave":
            raise Left
        if before is not None and command == "undo" and self.table.sight(before).chosen:
            self.table.undo(before)
            return False
        self.facing = seat
        return True

    def _forget(self, sight: Sight) -> None:
        """Where the rules ask for memory, what was shown before must not be found by scrolling back."""
        if self.table.forgets(sight.reader.seat):
            self._wipe()

    def _wipe(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(WIPE)

    def _news(self, seat: int) -> Sight:
        sight = self.table.sight(seat)
        self._forget(sight)
        self.console.print(Rule(style="dim"))
        self.paper.board(sight)
        self.paper.journal(sight, min(self.read[seat], len(sight.journal)))
        self.paper.chat(sight, self.heard[seat])
        self.read[seat], self.heard[seat] = len(sight.journal), len(sight.chat)
        return sight

    # ── what a person may type ─────────────────────────────────────────────────────────────────────────────────────

    def _obey(self, seat: int, sight: Sight, text: str) -> bool:
        """Do what was typed; True when the table must be shown anew."""
        word, _, rest = text.partition(" ")
        command = KEYS.get(word.casefold())
        question = sight.question
        assert question is not None
        if command is not None:
            act: Callable[[int, Sight, str], bool] = getattr(self, f"_{command}")
            return act(seat, sight, rest.strip())
        if isinstance(question, Place) and word.casefold() in ("r", "к"):
            self.suggested = self.table.suggestion(seat)
            told = words_of(self.table.presenter, sight, question, self.suggested)
            self.paper.print(say("suggestion", answer=told))
            return False
        self._answer(seat, sight, text)
        return True

    def _answer(self, seat: int, sight: Sight, text: str) -> None:
        assert sight.question is not None
        answer = self.suggested
        if text or answer is None:
            answer = read_answer(sight.question, text, sight.labels, self.table.presenter)
        self.table.answer(seat, answer)

    def _why(self, seat: int, sight: Sight, words: str) -> bool:
        """`?` the rule behind the question; `? words` cards with these words in their names, else rules with them."""
        if not words:
            self.paper.why(sight)
            return False
        explained = self.table.presenter.explain(lang(), words)
        for text in explained:
            self.paper.print(text)
        if explained:
            return False
        rulebook = self.table.game.rulebook
        found = [rulebook[words]] if words in rulebook else rulebook.search(words)[:5]
        for rule in found:
            show_rule(self.console, rule)
        if not found:
            self.paper.print(say("rules-nothing-found", text=words))
        return False

    def _help(self, *_: object) -> bool:
        self.paper.print(say("keys"), "dim")
        return False

    def _hint(self, seat: int, *_: object) -> bool:
        hint = self.table.hint(seat)
        self.paper.print(told_hint(hint))
        return False

    def _look(self, *_: object) -> bool:
        return True

    def _journal(self, seat: int, sight: Sight, _: str) -> bool:
        self.paper.journal(sight, 0)
        return False

    def _switch_language(self, *_: object) -> bool:
        speak(next(known for known in LANGUAGES if known != lang()))
        self.table.speaks(lang())
        return True

    def _talk(self, seat: int, sight: Sight, text: str) -> bool:
        self.table.say(text)
        return False

    def _undo(self, seat: int, *_: object) -> bool:
        """Take back one's last decision; other people are asked where they must be, bots agree."""
        for other in self.table.undo_asks(seat):
            if not self._agrees(other, seat):
                raise Refused("undo-declined", name=self.table.names[other])
        self.table.undo(seat)
        for person in self.table.people:
            self.read[person] = min(self.read[person], len(self.table.sight(person).journal))
        return True

    def _agrees(self, other: int, seat: int) -> bool:
        names = self.table.names
        text = read_line(self.console, say("undo-agree", name=names[other], who=names[seat]) + " ")
        return text.casefold() in YES

    def _reply(self, request: Request) -> None:
        """Say yes or no to what another player asks."""
        text = read_line(self.console, request.sentence + " ")
        try:
            self.table.agree(request, agrees=text.casefold() in YES)
        except Refused as refused:
            self.complain(refused)

    def _save(self, seat: int, sight: Sight, path: str) -> bool:
        self.save(typed_path(path))
        return False

    def _leave(self, *_: object) -> bool:
        raise Left

    # ── saving and ending ──────────────────────────────────────────────────────────────────────────────────────────

    def save(self, path: Path | None = None) -> Path:
        target = self.table.save(path)
        self.tell(say("saved", path=str(target)))
        return target

    def tell(self, line: str) -> None:
        """Print a line; a terminal that is gone hears nothing, and no harm is done."""
        with contextlib.suppress(OSError):
            self.console.print(line, markup=False, soft_wrap=True)

    def part(self) -> None:
        """Leave the table: the match is kept, and the person is told how to come back."""
        self.table.leave()
        if not self.table.saves or self.table.over:
            return
        try:
            target = self.save()
        except Refused as refused:
            self.complain(refused)
            return
        self.tell(say("resume-with", command=resume_command(target)))

    def _wipe_if_shared(self) -> None:
        if len(self.table.people) > 1:
            self._wipe()

    def _end(self) -> None:
        """The last look at the table, and the result."""
        self._wipe_if_shared()
        looker = self.table.people[0] if len(self.table.people) == 1 else None
        sight = self.table.sight(looker)
        self.console.print(Rule(style="dim"))
        self.paper.board(sight)
        self.paper.journal(sight, min(self.read.get(0 if looker is None else looker, 0), len(sight.journal)))
        self.paper.outcome(sight)
        if sight.challenger:
            self.paper.print(say("wants-again", who=sight.challenger))
        if not self.table.people:
            return
        with contextlib.suppress(Left):
            while text := read_line(self.console, say("end-prompt") + " "):
                if self._ending(sight, text):
                    return

    def _ending(self, sight: Sight, text: str) -> bool:
        """What may be done once it is over; True when nothing is left to do."""
        word, _, rest = text.partition(" ")
        command = KEYS.get(word.casefold())
        try:
            if command == "save":
                self.save(typed_path(rest.strip()))
            elif command == "journal":
                self.paper.journal(sight, 0)
            elif word.casefold() in AGAIN:
                self.table.next = self.table.again()
        except Refused as refused:
            self.complain(refused)
            return False
        return command in ("leave", "save") or self.table.next is not None
