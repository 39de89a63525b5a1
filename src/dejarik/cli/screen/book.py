"""A rulebook to leaf through: contents beside the chapter, search over both languages."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from dejarik.cli.rules import told_chapter
from dejarik.cli.screen.panes import Legend
from dejarik.cli.speech import lang, say, speak
from dejarik.core.rulebook import Rule, Rulebook
from dejarik.core.words import LANGUAGES

#: Letters that leaf on and back; the second of each pair is the same key on a Russian keyboard.
LEAVES = {"n": 1, "т": 1, "p": -1, "з": -1}
KEYS = (("↑↓", "scroll"), ("n", "next"), ("p", "before"), ("/", "search"), ("l", "switch-language"), ("q", "leave"))
#: Narrower windows show the chapter alone; Tab brings the contents.
NARROW = 70


class BookApp(App[None]):
    """One rulebook."""

    CSS_PATH = "book.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__()
        self.rulebook = rulebook
        self.chapter = 0
        self.found: Sequence[Rule] | None = None

    def compose(self) -> ComposeResult:
        with Horizontal(id="book"):
            yield OptionList(id="contents", compact=True)
            with VerticalScroll(id="page"):
                yield Static(id="found", markup=False)
                with Vertical(id="chapters"):
                    for place in range(len(self.rulebook.chapters(lang()))):
                        yield Static(id=f"chapter-{place}", markup=False)
        yield Input(id="search", compact=True)
        yield Legend()

    def on_mount(self) -> None:
        self.open()

    def open(self) -> None:
        """Everything anew, in the language that is spoken."""
        self.title = self.rulebook.title(lang())
        self.chapters = self.rulebook.chapters(lang())
        contents = self.query_one("#contents", OptionList)
        contents.clear_options()
        contents.add_options([Option(chapter.title, id=str(place)) for place, chapter in enumerate(self.chapters)])
        for place, chapter in enumerate(self.chapters):
            parts = (part.append("\n") for part in told_chapter(chapter))
            self.query_one(f"#chapter-{place}", Static).update(Group(*parts))
        self.query_one("#search", Input).placeholder = say("book-search")
        self.query_one("#page").border_title = self.title
        self.query_one(Legend).show(KEYS)
        self.turn_to(self.chapter)

    def turn_to(self, chapter: int) -> None:
        """Leaf to a chapter; the book is one long page."""
        self.chapter, self.found = max(0, min(chapter, len(self.chapters) - 1)), None
        self.query_one("#contents", OptionList).highlighted = self.chapter
        self.query_one("#found").display = False
        self.query_one("#chapters").display = True
        page = self.query_one("#page", VerticalScroll)
        page.focus()
        there = self.query_one(f"#chapter-{self.chapter}")
        self.call_after_refresh(page.scroll_to_widget, there, top=True, animate=False)

    # ── what the reader does ───────────────────────────────────────────────────────────────────────────────────────

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.turn_to(int(event.option_id or 0))

    @on(Input.Submitted)
    def search(self, event: Input.Submitted) -> None:
        words = event.value.strip()
        if not words:
            self.turn_to(self.chapter)
            return
        found = [self.rulebook[words]] if words in self.rulebook else self.rulebook.search(words)
        self.found = found
        parts = [Text(say("book-found", count=len(found), text=words) + "\n", style="bold")]
        for rule in found:
            text = Text(f"{rule.chapter(lang())}\n", style="bold cyan").append(
                rule.told(lang()), style="not bold white"
            )
            parts.append(text.append(f" [{rule.id}]\n", style="dim not bold"))
        self.query_one("#found", Static).update(Group(*parts))
        self.query_one("#found").display = True
        self.query_one("#chapters").display = False
        page = self.query_one("#page", VerticalScroll)
        page.scroll_home(animate=False)
        page.focus()

    def on_key(self, event: events.Key) -> None:
        search = self.query_one("#search", Input)
        if search.has_focus:
            if event.key == "escape":
                search.value = ""
                self.turn_to(self.chapter)
            return
        letter = (event.character or "").casefold()
        if letter in LEAVES:
            self.turn_to(self.chapter + LEAVES[letter])
        elif letter in ("/", ".", "?"):
            search.focus()
            event.prevent_default()
        elif letter in ("l", "д"):
            self.obey("switch-language")
        elif letter in ("q", "й") or event.key in ("escape", "ctrl+c", "ctrl+q"):
            self.exit()

    @on(Legend.Pressed)
    def pressed(self, event: Legend.Pressed) -> None:
        self.obey(event.command)

    def obey(self, command: str) -> None:
        if command in ("next", "before"):
            self.turn_to(self.chapter + (1 if command == "next" else -1))
        elif command == "search":
            self.query_one("#search", Input).focus()
        elif command == "switch-language":
            speak(next(known for known in LANGUAGES if known != lang()))
            self.open()
        elif command == "leave":
            self.exit()

    def on_resize(self, event: events.Resize) -> None:
        self.query_one("#contents").display = event.size.width >= NARROW
