"""Parts of the table on a full screen: the board, the news, the question, the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from dejarik.cli.speech import say
from dejarik.core.board import LEAST_HEIGHT, LEAST_WIDTH, Room
from dejarik.core.question import Option

if TYPE_CHECKING:
    from dejarik.cli.table import Clock, Line, Sight, Spoken, Table


class BoardPane(Widget):
    """The game's own board, drawn anew for whatever room the window leaves it."""

    class Touched(Message):
        """Somebody has clicked a thing on the board that is an answer."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    class Pointed(Message):
        """Somebody has clicked a spot of the ground."""

        def __init__(self, spot: tuple[int, ...]) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self, table: Table) -> None:
        super().__init__(id="board")
        self.table = table
        self.sight: Sight | None = None
        self.aim: tuple[int, ...] | None = None

    def show(self, sight: Sight | None, aim: tuple[int, ...] | None = None) -> None:
        self.sight, self.aim = sight, aim
        self.refresh()

    def render(self) -> RenderableType:
        if self.sight is None:
            return ""
        if self.sight.view is None:
            return Text("\n".join(self.sight.waiting))
        return self._drawn(max(self.size.height, LEAST_HEIGHT))

    def _drawn(self, height: int) -> RenderableType:
        assert self.sight is not None
        room = Room(max(self.size.width, LEAST_WIDTH), height, self.sight.question, self.aim)
        return self.table.presenter.board(self.sight.reader, self.sight.view, room)

    def lines_in(self, height: int) -> int:
        """How many lines the board fills where it has this height."""
        if self.sight is None or self.sight.view is None:
            return 0
        options = _CONSOLE.options.update(width=max(self.size.width, LEAST_WIDTH), height=None)
        return len(_CONSOLE.render_lines(self._drawn(height), options, pad=False))

    def on_click(self, event: events.Click) -> None:
        meta = event.style.meta
        if "answer" in meta:
            self.post_message(self.Touched(meta["answer"]))
        elif "ground" in meta:
            self.post_message(self.Pointed(tuple(meta["ground"])))


class NewsPane(Widget):
    """The last lines of the journal and of the chat, as many as there is room for; the newest is below."""

    def __init__(self, identity: str) -> None:
        super().__init__(id=identity)
        self.lines: tuple[Line, ...] = ()
        self.chat: tuple[Spoken, ...] = ()
        #: How many lines of the journal were there when the person last decided something.
        self.fresh = 0

    def show(self, sight: Sight | None, fresh: int) -> None:
        self.lines = () if sight is None else sight.journal
        self.chat = () if sight is None else sight.chat
        self.fresh = fresh
        self.refresh()

    def wanted(self, width: int) -> int:
        """How many lines everything takes that has happened since the person last decided, and the talk below it."""
        told = [f"· {line.text}" for line in self.lines[self.fresh :]]
        talk = 1 + min(len(self.chat), 2) if self.chat else 0
        return talk + sum(len(Text(line).wrap(_CONSOLE, max(1, width))) for line in told)

    def render(self) -> RenderableType:
        height = self.size.height
        talk = self.chat[-max(1, height // 3) :] if self.chat and height > 3 else ()
        told = [(place >= self.fresh, f"· {line.text}") for place, line in enumerate(self.lines)]
        room = height - len(talk) - bool(talk)
        text = Text(overflow="fold")
        for fresh, line in _last_that_fit(told, self.size.width, room):
            text.append(line + "\n", style="" if fresh else "grey62")
        if talk:
            text.append("─" * self.size.width + "\n", style="dim")
        for spoken in talk:
            text.append(f"{spoken.name}: ", style="bold").append(f"{spoken.text}\n", style="bright_white")
        text.rstrip()
        return text


def _last_that_fit(lines: list[tuple[bool, str]], width: int, height: int) -> list[tuple[bool, str]]:
    """The last lines that a pane of this size holds, wrapped ones counted as often as they wrap."""
    kept: list[tuple[bool, str]] = []
    left = height
    for fresh, line in reversed(lines):
        takes = len(Text(line).wrap(_CONSOLE, max(1, width)))
        if takes > left:
            if not kept:  # one line longer than all the room: better cut than nothing
                kept.append((fresh, line[: max(1, width * height - 1)] + "…"))
            break
        kept.append((fresh, line))
        left -= takes
    return kept[::-1]


_CONSOLE = Console(width=200, color_system=None, legacy_windows=False)


class Asking(Static):
    """The one sentence that says what is asked, with what must be known besides."""

    def tell(self, sight: Sight | None, thinking: str) -> None:
        text = Text()
        if sight is None:
            text.append(say("thinking", who=thinking), style="dim italic")
        else:
            self._tell(text, sight, thinking)
        self.update(text)

    def _tell(self, text: Text, sight: Sight, thinking: str) -> None:
        lines: list[Text] = []
        if sight.laid:
            laid = Text(" · ".join(sight.laid), style="grey70")
            laid.truncate(2 * max(20, self.app.size.width - 6), overflow="ellipsis")  # whole on the page of the table
            lines.append(laid)
        if sight.coach:
            lines.append(Text(sight.coach, style="italic #f5e6b8"))
        if sight.result:
            won = say("winners", names=", ".join(sight.winners)) if sight.winners else say("no-winners")
            lines += [Text(sight.result, style="bold #ffb454"), Text(won)]
            if sight.challenger:
                lines.append(Text(say("wants-again", who=sight.challenger), style="bold bright_cyan"))
        elif sight.question is not None:
            lines.append(Text(sight.sentence, style="bold bright_cyan"))
        else:
            lines += [Text(line, style="dim") for line in sight.waiting[:2] if sight.view is not None]
            lines.append(Text(say("thinking", who=thinking), style="dim italic"))
        if sight.clocks:
            lines.append(_clocks(sight.clocks))
        text.append_text(Text("\n").join(lines))


def _clocks(clocks: Sequence[Clock]) -> Text:
    """Everybody's time, minutes and seconds; whose runs is lit."""
    text = Text()
    for place, clock in enumerate(clocks):
        style = "bold #ff8a7a" if clock.running and clock.left < 20 else "#ffb454" if clock.running else "grey62"
        text.append("   " if place else "", style="dim")
        text.append(f"{clock.name} {clock.left // 60}:{clock.left % 60:02}", style=style)
    return text


class Legend(Static):
    """The keys that work now, each of which can be clicked; as many as fit, the most needed first."""

    class Pressed(Message):
        def __init__(self, command: str) -> None:
            super().__init__()
            self.command = command

    def __init__(self) -> None:
        super().__init__(id="legend")
        self.keys: tuple[tuple[str, str], ...] = ()

    def show(self, keys: tuple[tuple[str, str], ...]) -> None:
        self.keys = keys
        self.refresh()

    def render(self) -> RenderableType:
        text = Text(no_wrap=True, overflow="crop")
        for key, command in self.keys:
            name = say(f"key-{command}")
            if text.cell_len + len(key) + len(name) + 3 > self.size.width:
                break
            text.append(f" {key} ", style=Style.parse("bold white on #0e6b85") + Style(meta={"command": command}))
            text.append(f"{name} ", style=Style.parse("grey70") + Style(meta={"command": command}))
        return text

    def on_click(self, event: events.Click) -> None:
        if "command" in event.style.meta:
            self.post_message(self.Pressed(event.style.meta["command"]))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1
