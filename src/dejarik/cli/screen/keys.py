"""Keys at the full-screen table: what each means while nothing is typed, and at the prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import events

from dejarik.cli.plain import AGAIN
from dejarik.cli.screen.choices import chosen_answer
from dejarik.core.question import Ask, Place, Question, Share
from dejarik.core.refusal import Refused

if TYPE_CHECKING:
    from dejarik.cli.screen.app import TableApp


#: Keys that do the same at every question; the second is the same key on a Russian keyboard.
COMMANDS = {
    "u": "undo", "г": "undo",
    "h": "hint", "р": "hint",
    "?": "why",
    "/": "type", ".": "type", ":": "type",
    "b": "look", "и": "look",
    "j": "journal", "о": "journal",
    "c": "talk", "с": "talk",
    "l": "switch_language", "д": "switch_language",
    "s": "save", "ы": "save",
    "q": "leave", "й": "leave",
}  # fmt: skip


class Keys:
    """Turns keys into answers and commands of the table on the screen."""

    def __init__(self, app: TableApp) -> None:
        self.app = app

    def at_prompt(self, event: events.Key) -> None:
        """History and the way back; everything else is typed."""
        if event.key == "escape":
            self.app.prompt.value = ""
            self.app.prompt.placeholder = self.app.hint_at_prompt()
            self.app.set_focus(None)
        elif event.key in ("up", "down") and self.app.history:
            step = -1 if event.key == "up" else 1
            self.app.recalled = max(0, min(len(self.app.history), self.app.recalled + step))
            there = self.app.history[self.app.recalled] if self.app.recalled < len(self.app.history) else ""
            self.app.prompt.value = there
            self.app.prompt.cursor_position = len(there)
        else:
            return
        event.stop()
        event.prevent_default()

    def at_table(self, event: events.Key) -> bool:
        """A key while nothing is being typed; whether it meant something."""
        question = None if self.app.sight is None or self.app.busy else self.app.sight.question
        if self._for_question(question, event):
            return True
        character = event.character or ""
        command = COMMANDS.get(character.casefold())
        if event.key == "f1":
            command = "help"
        if command is not None:
            self.app.obey(command)
            return True
        if question is not None and (character.isdecimal() or character == "-"):
            self.app.obey("type", character)
            return True
        if self.app.table.over and character.casefold() in AGAIN:
            self.app.obey("again")
            return True
        if question is None and event.key == "enter":
            return self.app.enter_without_question()
        return False

    def _for_question(self, question: Question | None, event: events.Key) -> bool:
        """Whether the key has to do with the answer."""
        if isinstance(question, Place):
            return self.app.aim is not None and self._for_place(event)
        if isinstance(question, Share):
            return self._for_share(event)
        return isinstance(question, Ask) and self._for_ask(question, event)

    def _for_place(self, event: events.Key) -> bool:
        assert self.app.aim is not None
        if self.app.aim.key(event.key):
            self.app.refresh_panes()
            return True
        if event.key == "enter":
            self.app.answer(tuple(self.app.aim.spot))
            return True
        if (event.character or "").casefold() in ("r", "к"):
            self._suggest()
            return True
        return False

    def _suggest(self) -> None:
        assert self.app.aim is not None
        assert self.app.facing is not None
        try:
            self.app.aim.set(self.app.table.suggestion(self.app.facing))
        except Refused as refused:
            self.app.complain(refused)
        self.app.refresh_panes()

    def _for_ask(self, question: Ask, event: events.Key) -> bool:
        choices = self.app.choices
        if choices.move(event.key):
            return True
        if event.key == "enter":
            self.app.answer(chosen_answer(question, choices))
        elif event.key == "space" and not question.single:
            self.app.toggle(choices.cursor)
        elif question.single and len(question.options) < 10 and (event.character or "0") in "123456789":
            self._by_digit(question, int(event.character or "0"))
        else:
            return False
        return True

    def _by_digit(self, question: Ask, number: int) -> None:
        if number <= len(question.options):
            self.app.choices.point(number - 1)
            self.app.answer(question.options[number - 1])

    def _for_share(self, event: events.Key) -> bool:
        """Up and down choose a thing, right and left give it one more or one less."""
        choices = self.app.choices
        more = event.key in ("right", "space") or event.character == "+"
        if more or event.key in ("left", "backspace") or event.character == "-":
            choices.give(choices.cursor, 1 if more else -1)
            self.app.refresh_panes()
        elif event.key == "enter":
            self.app.answer(tuple(choices.counts))
        else:
            return choices.move(event.key)
        return True
