"""The host of a match in the terminal: asks people, lets bots answer, saves, takes back."""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule

from dejarik import bots
from dejarik.cli.scene import Scene
from dejarik.cli.speech import lang, say, sentence, speak, usual_language
from dejarik.cli.typed import read_answer, shortened
from dejarik.core.bot import Bot
from dejarik.core.match import Match
from dejarik.core.question import Ask, Option, Place, Question
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.words import LANGUAGES
from dejarik.lab import arena

#: Letters of commands; the second of each pair is the same key on a Russian keyboard.
KEYS = {
    "u": "undo", "г": "undo",
    "s": "save", "ы": "save",
    "q": "leave", "й": "leave",
    "h": "hint", "р": "hint",
    "b": "look", "и": "look",
    "j": "journal", "о": "journal",
    "l": "switch_language", "д": "switch_language",
    "?": "why",
}  # fmt: skip

#: Clears the screen and what has scrolled off it: a hand must not be found by scrolling back.
WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Left(Exception):
    """The person has left the table: by themselves, or because a signal ends the program."""

    def __init__(self, number: int = 0) -> None:
        super().__init__(number)
        self.status = 128 + number if number else 0


@contextlib.contextmanager
def told_to_leave() -> Iterator[None]:
    """Whoever closes the window or ends the program (SIGHUP, SIGTERM) makes the person leave, with all that entails."""

    def leave(number: int, _: object) -> None:
        for each in before:  # once is enough: nothing may disturb the saving
            signal.signal(each, signal.SIG_IGN)
        raise Left(number)

    ending = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {each: signal.signal(each, leave) for each in ending}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def read_line(console: Console, prompt: str) -> str:
    """One line from the person; the end of input means leaving. Where there is no input at all, nobody can play."""
    if sys.stdin is None:
        raise Refused("no-input")
    try:
        console.print(prompt, end="", markup=False, highlight=False)
        console.file.flush()
        line = sys.stdin.readline()
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"
    except KeyboardInterrupt:
        console.print()
        raise Left from None
    except BrokenPipeError:
        raise
    except OSError:  # the window is gone
        raise Left(getattr(signal, "SIGHUP", 0)) from None
    if not line:
        console.print()
        raise Left
    if not sys.stdin.isatty():  # nobody has seen it typed
        console.print(line.rstrip("\n"), markup=False)
    return line.strip()


def write_file(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:  # a name with a zero in it is no name
        problem = getattr(error, "strerror", None) or str(error)
        raise Refused("unwritable-file", path=shortened(str(path)), problem=problem) from None


def typed_path(text: str) -> Path | None:
    """The file that somebody named, or None if they named none."""
    try:
        return Path(text).expanduser() if text else None
    except RuntimeError:  # ~somebody who has no home here
        return Path(text)


class Host:
    """Runs one match at one terminal. `players` holds a bot for a seat, or None for a person."""

    def __init__(
        self,
        console: Console,
        match: Match,
        players: Sequence[Bot | None],
        names: Sequence[str],
        path: Path | None = None,
    ) -> None:
        self.console = console
        self.match = match
        self.players = players
        self.names = names
        self.path = path
        self.people = [seat for seat, player in enumerate(players) if player is None]
        #: How far each person has read the journal.
        self.read = dict.fromkeys(self.people, 0)
        #: Whose eyes are on the screen.
        self.facing: int | None = self.people[0] if len(self.people) == 1 else None
        self.suggested: Option | None = None
        #: How many answers there were at most: who has taken one back decides anew, whatever it is.
        self.furthest = 0

    @property
    def scene(self) -> Scene:
        return Scene(self.console, self.match, self.names, lang())

    # ── the match ──────────────────────────────────────────────────────────────────────────────────────────────────

    def run(self) -> int:
        """Until the match is over or the last person has left; the exit status."""
        try:
            with told_to_leave():
                while not self.match.over:
                    self._bots()
                    asked = [seat for seat in self.people if seat in self.match.questions]
                    if asked and not self.match.over and not self._passes(asked[0]):
                        self._person(asked[0])
                self._end()
        except (Left, KeyboardInterrupt) as left:
            self._part()
            return left.status if isinstance(left, Left) else 0
        except Refused:
            raise
        except BaseException:  # whatever ends the program, the match is kept
            with contextlib.suppress(Exception):
                self._part()
            raise
        return 0

    def _bots(self) -> None:
        """Every bot that is asked answers, as long as any is."""
        while True:
            seat = next((seat for seat in self.match.questions if self.players[seat] is not None), None)
            if seat is None:
                return
            bot = self.players[seat]
            assert bot is not None
            self.match.answer(seat, arena.advice(self.match, seat, bot, self._chance(seat)).answer)

    def _passes(self, seat: int) -> bool:
        """One person among bots is not asked where passing is all there is; people may learn from it."""
        question, given = self.match.questions[seat], len(self.match.answers)
        back, self.furthest = given < self.furthest, max(given, self.furthest)
        if len(self.people) > 1 or back or not isinstance(question, Ask) or tuple(question.options) != ("pass",):
            return False
        self.match.answer(seat, "pass")
        return True

    def _chance(self, seat: int) -> Rng:
        """A bot's own dice: the same when a saved match goes on as if it had never been left."""
        return Rng.from_seed(self.match.seed + f"/bot/{seat}/{len(self.match.answers)}".encode())

    def _person(self, seat: int) -> None:
        """Show `seat` the table and take one answer, or do what the person wants first."""
        if not self._hand_over(seat):
            return
        self._news(seat)
        self.scene.question(seat)
        self.suggested = None
        before = len(self.match.answers)
        while len(self.match.answers) == before and seat in self.match.questions:
            text = read_line(self.console, say("prompt", name=self.names[seat]) + " ")
            try:
                if self._obey(seat, text):
                    return
            except Refused as refused:
                self.complain(refused)

    def complain(self, refused: Refused) -> None:
        self.console.print(f"[yellow]! {escape(sentence(refused))}[/]", highlight=False, soft_wrap=True)

    def _hand_over(self, seat: int) -> bool:
        """At a shared screen nobody sees another's hand: wipe it and wait for the right person.

        Who has just answered a question put to several may take the answer back instead; then the screen stays theirs.
        """
        if self.facing == seat:
            return True
        self._wipe()
        text = read_line(self.console, say("hand-over", name=self.names[seat]) + " ")
        self._wipe()
        before, command = self.facing, KEYS.get(text.casefold())
        if command == "leave":
            raise Left
        if before is not None and command == "undo" and self.match.chosen(before):
            self.match.retract(before)
            return False
        self.facing = seat
        return True

    def _forget(self, seat: int) -> None:
        """Where the rules ask for memory, what was shown before must not be found by scrolling back."""
        view = self.match.view(seat)
        if self.match.game.screen(view) != view:
            self._wipe()

    def _wipe(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(WIPE)

    def _news(self, seat: int) -> None:
        self._forget(seat)
        self.console.print(Rule(style="dim"))
        self.scene.board(seat)
        self.scene.journal(seat, min(self.read[seat], len(self.match.journal)))
        self.read[seat] = len(self.match.journal)

    # ── what a person may type ─────────────────────────────────────────────────────────────────────────────────────

    def _obey(self, seat: int, text: str) -> bool:
        """Do what was typed; True when the table must be shown anew."""
        word, _, rest = text.partition(" ")
        command = KEYS.get(word.casefold())
        question = self.match.questions[seat]
        if command is not None:
            act: Callable[[int, str], bool] = getattr(self, f"_{command}")
            return act(seat, rest.strip())
        if isinstance(question, Place) and word.casefold() in ("r", "к"):
            self.suggested = question.sample(Rng.from_seed())
            self.console.print(say("suggestion", answer=self.scene.answer(question, self.suggested)), markup=False)
            return False
        self._answer(seat, question, text)
        return True

    def _answer(self, seat: int, question: Question, text: str) -> None:
        if not text and self.suggested is not None:
            answer = self.suggested
        else:
            answer = read_answer(
                question,
                text,
                lambda option: self.scene.label(question, option),
                self.match.game.presenter.typed_place,
            )
        self.match.answer(seat, answer)

    def _why(self, seat: int, words: str) -> bool:
        """`?` the rule behind the question; `? words` cards with these words in their names, else rules with them."""
        if not words:
            self.scene.why(seat)
            return False
        from dejarik.cli.rules import show_rule

        explained = self.match.game.presenter.explain(lang(), words)
        for text in explained:
            self.console.print(text, markup=False, highlight=False)
        if explained:
            return False
        rulebook = self.match.game.rulebook
        found = [rulebook[words]] if words in rulebook else rulebook.search(words)[:5]
        for rule in found:
            show_rule(self.console, rule)
        if not found:
            self.console.print(say("rules-nothing-found", text=words), markup=False)
        return False

    def _hint(self, seat: int, _: str) -> bool:
        question = self.match.questions[seat]
        bot = bots.strongest(self.match.game)
        advice = arena.advice(self.match, seat, bot, Rng.from_seed())
        words = self.scene.answer(question, advice.answer)
        self.console.print(say("hint", bot=bot.name, answer=words), markup=False)
        if advice.estimate is not None:
            self.console.print(say("hint-estimate", percent=round(advice.estimate * 100)), markup=False)
        return False

    def _look(self, seat: int, _: str) -> bool:
        return True

    def _journal(self, seat: int, _: str) -> bool:
        self.scene.journal(seat, 0)
        return False

    def _switch_language(self, seat: int, _: str) -> bool:
        speak(next(known for known in LANGUAGES if known != lang()))
        return True

    def _undo(self, seat: int, _: str) -> bool:
        """Take back one's last answer; other people are asked where they must be, bots agree."""
        if self.match.chosen(seat):
            self.match.retract(seat)
            return True
        needed = self.match.undo_needs(seat)
        for other in needed:
            if self.players[other] is None and not self._agrees(other, seat):
                raise Refused("undo-declined", name=self.names[other])
        self.match.undo(seat, needed)
        for person in self.people:
            self.read[person] = min(self.read[person], len(self.match.journal))
        return True

    def _agrees(self, other: int, seat: int) -> bool:
        text = read_line(self.console, say("undo-agree", name=self.names[other], who=self.names[seat]) + " ")
        return text.casefold() in ("y", "yes", "д", "да", "1")

    def _save(self, seat: int, path: str) -> bool:
        self.save(typed_path(path))
        return False

    def _leave(self, *_: object) -> bool:
        raise Left

    # ── saving and ending ──────────────────────────────────────────────────────────────────────────────────────────

    def save(self, path: Path | None = None) -> Path:
        target = path or self.path or _free_name(self.match.game.id)
        players = ["" if player is None else player.name for player in self.players]
        write_file(target, self.match.record(self.names, players).to_json())
        self.path = target
        self.tell(say("saved", path=str(target)))
        return target

    def tell(self, sentence: str) -> None:
        """Print a line; a terminal that is gone hears nothing, and no harm is done."""
        with contextlib.suppress(OSError):
            self.console.print(sentence, markup=False, soft_wrap=True)

    def _part(self) -> None:
        """Leave the table: the match is kept, and the person is told how to come back."""
        with contextlib.suppress(OSError):
            self._wipe_if_shared()
        try:
            target = self.save()
        except Refused as refused:
            self.complain(refused)
            return
        self.tell(say("resume-with", command=resume_command(target)))

    def _wipe_if_shared(self) -> None:
        if len(self.people) > 1:
            self._wipe()

    def _end(self) -> None:
        """The last look at the table, and the result."""
        self._wipe_if_shared()
        looker = self.people[0] if len(self.people) == 1 else None
        self.console.print(Rule(style="dim"))
        self.scene.board(looker)
        self.scene.journal(looker, min(self.read.get(0 if looker is None else looker, 0), len(self.match.journal)))
        self.scene.outcome(looker)
        if not self.people:
            return
        with contextlib.suppress(Left):
            while text := read_line(self.console, say("end-prompt") + " "):
                word, _, rest = text.partition(" ")
                command = KEYS.get(word.casefold())
                if command == "leave":
                    return
                try:
                    if command == "save":
                        self.save(typed_path(rest.strip()))
                        return
                    if command == "journal":
                        self.scene.journal(looker, 0)
                except Refused as refused:
                    self.complain(refused)


def resume_command(path: Path) -> str:
    """What to type to go on, in the language that is spoken here."""
    spoken = [] if lang() == usual_language() else ["--lang", lang()]
    return shlex.join(["dejarik", "play", "--resume", str(path), *spoken])


def _free_name(game: str) -> Path:
    """A file name that is not taken yet, in the present folder."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = Path(f"{stem}.record.json")
    number = 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.record.json")
    return path
