"""Answers to choose from: in columns that fit, with a cursor, numbers, and marks where several may be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from dejarik.core.question import Ask, Option, Share

if TYPE_CHECKING:
    from dejarik.cli.table import Sight

PLAIN = Style.parse("white")
NUMBER = Style.parse("cyan")
CURSOR = Style.parse("bold black on bright_cyan")
MEANT = Style.parse("bold #ffb454")
MARKED = Style.parse("bold bright_green")
#: Between two columns.
GAP = 2


class Choices(ScrollView):
    """The options of a question. The widget decides nothing: it tells which option was picked."""

    can_focus = False

    class Picked(Message):
        """Somebody has clicked an option."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.labels: Sequence[str] = ()
        self.cursor = 0
        self.chosen: list[int] = []
        self.several = False
        self.ordered = False
        #: The options that a teacher points at.
        self.meant: frozenset[int] = frozenset()
        #: Where something is given out: how many each thing has, and what it may have.
        self.counts: list[int] = []
        self._share: Share | None = None
        self._rows = 0
        #: How wide each column is.
        self._widths = [1]
        #: The room there was last: what is out of sight has none until it is drawn again.
        self._room = Size(10, 1)

    def show(self, labels: Sequence[str], *, several: bool = False, ordered: bool = False) -> None:
        self.labels, self.several, self.ordered = labels, several, ordered
        self.cursor, self.chosen = 0, []
        self.counts, self._share = [], None
        self.lay_out()
        self.scroll_to(0, 0, animate=False)

    def share(self, labels: Sequence[str], question: Share) -> None:
        """Lay out things that something is given out among, beginning with what is sensible."""
        self.show(labels)
        self._share = question
        self.counts = [0] * len(labels) if question.start is None else list(question.start())
        self.lay_out()

    # ── where things stand ─────────────────────────────────────────────────────────────────────────────────────────

    def _cell_width(self, labels: Sequence[str]) -> int:
        digits = len(str(len(self.labels)))
        marks = 4 if self.several else self._count_width if self._share is not None else 0
        return 2 + digits + 2 + marks + max(map(cell_len, labels), default=0)

    def _columns_in(self, width: int, rows: int) -> list[int]:
        """How wide the columns are: all alike, or each as wide as it must be; nothing if that is too wide."""
        count = -(-len(self.labels) // rows)
        alike = [min(self._cell_width(self.labels), width)] * count
        narrow = [self._cell_width(self.labels[first : first + rows]) for first in range(0, len(self.labels), rows)]
        for widths in (alike, narrow):
            if sum(widths) + GAP * (count - 1) <= width:
                return widths
        return []

    def lines_in(self, width: int, most: int) -> int:
        """How many lines the options take in a room of this width, if no more than `most` are wished for."""
        least = len(self.labels)
        for count in range(1, len(self.labels) + 1):
            rows = -(-len(self.labels) // count)
            if not self._columns_in(width, rows):
                break
            least = rows
            if rows <= most:
                break
        return least

    def lay_out(self) -> None:
        """Lay the options out: as few columns as the height allows, filled one after the other."""
        self._room = self.size or self._room
        width, height = max(10, self._room.width), max(1, self._room.height)
        room = width if self.lines_in(width, height) <= height else width - 1  # a bar to scroll by takes one
        self._rows = max(1, self.lines_in(room, height))
        self._widths = self._columns_in(room, self._rows) or [room]
        self.virtual_size = Size(room, self._rows)
        self.refresh()

    def on_resize(self) -> None:
        self.lay_out()
        self._follow()

    def _place(self, x: int, y: int) -> int | None:
        """The option at a point of the widget."""
        row = y + self.scroll_offset.y
        first = 0
        for column, width in enumerate(self._widths):
            place = column * self._rows + row
            if first <= x < first + width + GAP:
                return place if 0 <= row < self._rows and place < len(self.labels) else None
            first += width + GAP
        return None

    # ── drawing ────────────────────────────────────────────────────────────────────────────────────────────────────

    def render_line(self, y: int) -> Strip:
        row = y + self.scroll_offset.y
        segments: list[Segment] = []
        for column, width in enumerate(self._widths):
            place = column * self._rows + row
            if row < self._rows and place < len(self.labels):
                segments += self._cell(place, width)
                segments.append(Segment(" " * GAP))
        return Strip(segments).apply_style(self.rich_style).adjust_cell_length(self.size.width, self.rich_style)

    def _cell(self, place: int, width: int) -> list[Segment]:
        digits = len(str(len(self.labels)))
        number, mark = f"{place + 1:>{digits}}", self._mark(place)
        at_cursor = place == self.cursor
        marked = place in self.chosen or bool(self.counts and self.counts[place])
        meant = place in self.meant
        label = CURSOR if at_cursor else MARKED if marked else MEANT if meant else PLAIN
        head = f"{'➤' if meant else '▸' if at_cursor else ' '} {number}  "
        text = set_cell_size(mark + self.labels[place], max(1, width - cell_len(head)))
        return [Segment(head, CURSOR if at_cursor else MEANT if meant else NUMBER), Segment(text, label)]

    @property
    def _count_width(self) -> int:
        """For `3/5 `: how many a thing has, and how many it takes."""
        return 0 if self._share is None else 2 * len(str(self._share.total)) + 2

    def _mark(self, place: int) -> str:
        if self._share is not None:
            return f"{self.counts[place]}/{self._share.cap(place)}".ljust(self._count_width)
        if not self.several:
            return ""
        if place not in self.chosen:
            return "[ ] "
        return f"[{self.chosen.index(place) + 1 if self.ordered else 'x'}] "

    # ── choosing ───────────────────────────────────────────────────────────────────────────────────────────────────

    def move(self, key: str) -> bool:
        """Move the cursor by an arrow key; whether the key was one."""
        last = len(self.labels) - 1
        steps = {"up": -1, "down": 1, "left": -self._rows, "right": self._rows, "pageup": -5, "pagedown": 5}
        if key in ("home", "end"):
            self.point(0 if key == "home" else last)
        elif key in steps and self.labels:
            there = self.cursor + steps[key]
            if key in ("up", "down"):
                there %= len(self.labels)
            self.point(there if 0 <= there <= last else self.cursor)
        else:
            return False
        return True

    def point(self, place: int) -> None:
        self.cursor = max(0, min(place, len(self.labels) - 1))
        self._follow()
        self.refresh()

    def _follow(self) -> None:
        if self._rows:
            row = self.cursor % self._rows
            self.scroll_to_region(Region(0, row, 1, 1), animate=False)

    def toggle(self, place: int) -> None:
        if place in self.chosen:
            self.chosen.remove(place)
        else:
            self.chosen.append(place)
        self.refresh()

    def give(self, place: int, more: int) -> None:
        """One more for a thing, or one less: within its cap, and within all there is."""
        if self._share is None:
            return
        wanted = self.counts[place] + more
        if 0 <= wanted <= self._share.cap(place) and sum(self.counts) + more <= self._share.total:
            self.counts[place] = wanted
            self.refresh()

    def on_click(self, event: events.Click) -> None:
        place = self._place(event.x, event.y)
        if place is not None:
            self.point(place)
            self.post_message(self.Picked(place))


def labels_of(sight: Sight, question: Ask) -> list[str]:
    return [sight.labels[option] for option in question.options]


def chosen_answer(question: Ask, choices: Choices) -> Option:
    """The answer that the marks (or the cursor) stand for."""
    if question.single:
        return question.options[choices.cursor]
    places = choices.chosen if question.ordered else sorted(choices.chosen)
    return tuple(question.options[place] for place in places)
