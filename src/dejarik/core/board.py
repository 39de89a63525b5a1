"""A board in a terminal: the room it may fill, what it is looked at for, and marks that a hand can touch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Literal

import msgspec

from dejarik.core.question import Option, Question

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.segment import Segment
    from rich.style import Style

#: Every board fits into a room of this size (what is left for it on a screen of 80×24), whatever lies on the table.
LEAST_WIDTH, LEAST_HEIGHT = 78, 12


class Room(msgspec.Struct, frozen=True):
    """What a board is drawn for.

    With a `height` the board is one screen: no line longer than `width`, no more lines than `height`; where room is
    scarce it says the most important things in fewer signs, where it is not it opens up. Without one it is a page: as
    many lines as it takes (pipes, screen readers, the server's plain page).
    """

    width: int = 100
    height: int | None = None
    #: What the reader is asked, so that the board can mark the things that are answers (`touch`).
    question: Question | None = None
    #: Where the reader points at, while a place is being chosen (see `Presenter.levers`).
    aim: tuple[int, ...] | None = None

    def asks(self, option: Option) -> bool:
        """Whether `option` is among the answers to what is asked."""
        return option in getattr(self.question, "options", ())


class Lever(msgspec.Struct, frozen=True):
    """How keys move one number of a place: arrows `across` and `up`, brackets `turn`, space goes to the next `stop`.

    A place of several points (satellites) has a lever pair for each; `of` says which point a lever belongs to.
    """

    way: Literal["across", "up", "turn", "stop"]
    #: Where it stands at first, and how far one key moves it; with Shift it goes `stride`.
    start: int
    step: int = 1
    stride: int = 1
    #: The only values it may have, where there are few.
    stops: tuple[int, ...] = ()
    of: int = 0

    def moved(self, value: int, keys: int, *, far: bool = False) -> int:
        """`value` after so many keys, backwards where negative."""
        if self.stops:
            here = self.stops.index(value) if value in self.stops else 0
            return self.stops[(here + keys) % len(self.stops)]
        return value + keys * (self.stride if far else self.step)


def touch(option: Option) -> Style:
    """A mark on a piece of the board that is an answer: clicking it gives that answer."""
    from rich.style import Style

    return Style(meta={"answer": option})


def ground(*spot: int) -> Style:
    """A mark on a cell of a map: clicking it points there. `spot` fills the levers `across` and `up`."""
    from rich.style import Style

    return Style(meta={"ground": spot})


def fitting(room: Room, *forms: Callable[[], RenderableType]) -> RenderableType:
    """The first form of a board that fits into the room, the richest being named first; the last one is cut to fit."""
    from rich.console import Console

    if room.height is None:
        return forms[0]()
    console = Console(width=room.width, height=room.height, color_system=None, legacy_windows=False)
    options = console.options.update(width=room.width, height=None)
    for place, form in enumerate(forms):
        drawn = form()
        lines = console.render_lines(drawn, options, pad=False)
        if len(lines) <= room.height:
            return drawn
        if place == len(forms) - 1:
            return _Cut(drawn, room.height)
    raise ValueError("a board has at least one form")


class _Cut:
    """The first lines of something."""

    def __init__(self, drawn: RenderableType, height: int) -> None:
        self.drawn, self.height = drawn, height

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        from rich.segment import Segment

        lines = console.render_lines(self.drawn, options.update(height=None), pad=False)[: self.height]
        for place, line in enumerate(lines):
            if place:
                yield Segment.line()
            yield from line
