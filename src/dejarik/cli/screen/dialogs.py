"""What lies over the table for a moment: a page to read, the hand-over, a question of yes or no."""

from __future__ import annotations

from rich.console import RenderableType
from textual import events
from textual.app import ComposeResult
from textual.containers import Center, Middle, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from dejarik.cli.speech import say

#: What stands for yes and for no: the letters of either language.
YES = ("y", "д", "Y", "Д")
NO = ("n", "н", "N", "Н")


class Page(ModalScreen[None]):
    """Something to read: a rule, a card, the journal, the whole board. Any of the usual keys closes it."""

    def __init__(self, title: str, content: RenderableType, *, at_end: bool = False) -> None:
        super().__init__()
        self.heading, self.content, self.at_end = title, content, at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as scroll:
            scroll.border_title = self.heading
            scroll.border_subtitle = say("page-close")
            scroll.can_focus = True
            yield Static(self.content, id="page-content", markup=False)

    def on_mount(self) -> None:
        scroll = self.query_one("#page", VerticalScroll)
        scroll.focus()
        if self.at_end:
            self.call_after_refresh(scroll.scroll_end, animate=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "enter", "q", "space") or event.character in ("й", "?", "j", "о", "b", "и"):
            event.stop()
            self.dismiss()


class HandOver(ModalScreen[str]):
    """Between two people at one screen: nothing is shown until the right one sits there."""

    def __init__(self, name: str, *, may_retract: bool) -> None:
        super().__init__()
        self.person, self.may_retract = name, may_retract

    def compose(self) -> ComposeResult:
        with Middle(), Center():
            yield Static(say("hand-over-screen", name=self.person), id="hand-over", markup=False)
            if self.may_retract:
                yield Static(say("hand-over-retract"), classes="dim", markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "enter":
            self.dismiss("go")
        elif event.character in ("u", "г") and self.may_retract:
            self.dismiss("undo")
        elif event.character in ("q", "й") or event.key in ("ctrl+c", "ctrl+q"):
            self.dismiss("leave")


class Consent(ModalScreen[bool]):
    """Yes or no."""

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        with Middle(), Center():
            yield Static(self.question, id="consent", markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.character in YES or event.key == "enter":
            self.dismiss(True)
        elif event.character in NO or event.key == "escape":
            self.dismiss(False)
