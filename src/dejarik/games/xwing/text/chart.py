"""A map of the play area in a terminal's cells, framed as the room allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich.style import Style
from rich.text import Text

from dejarik.core.board import ground
from dejarik.games.xwing.geometry import BAND, Point

#: A cell is about twice as high as it is wide.
ASPECT: Final = 2.0


class Frame(NamedTuple):
    """The part of the world that is shown, in µm."""

    left: float
    bottom: float
    width: float
    height: float


def framed(points: Sequence[Point], margin: float, least: float, area: Frame, columns: int, rows: int) -> Frame:
    """A frame of the chart's proportions around some points, no larger than the area needs."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    width = max(max(xs) - min(xs) + 2 * margin, least) if points else area.width
    height = max(max(ys) - min(ys) + 2 * margin, least) if points else area.height
    middle = ((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2) if points else (area.width / 2, area.height / 2)
    cell = max(min(width, area.width) / columns, min(height, area.height) / (rows * ASPECT))
    width, height = cell * columns, cell * ASPECT * rows
    return Frame(
        _inside(middle[0] - width / 2, width, area.left, area.width),
        _inside(middle[1] - height / 2, height, area.bottom, area.height),
        width,
        height,
    )


def _inside(start: float, length: float, low: float, room: float) -> float:
    """Keep the frame over the area; where it is larger, put the area in its middle."""
    if length >= room:
        return low - (length - room) / 2
    return max(low, min(start, low + room - length))


class Chart:
    """Cells that can be painted and signed."""

    def __init__(self, frame: Frame, columns: int, rows: int) -> None:
        self.frame, self.columns, self.rows = frame, columns, rows
        self._signs: dict[tuple[int, int], tuple[str, Style]] = {}
        self._grounds: dict[tuple[int, int], Style] = {}

    def cell(self, x: float, y: float) -> tuple[int, int]:
        column = int((x - self.frame.left) * self.columns // self.frame.width)
        row = self.rows - 1 - int((y - self.frame.bottom) * self.rows // self.frame.height)
        return column, row

    def middle(self, column: int, row: int) -> Point:
        """The point of the world in the middle of a cell."""
        x = self.frame.left + (column + 0.5) * self.frame.width / self.columns
        y = self.frame.bottom + (self.rows - row - 0.5) * self.frame.height / self.rows
        return x, y

    def sign(self, x: float, y: float, sign: str, style: Style) -> None:
        self.put(*self.cell(x, y), sign, style)

    def put(self, column: int, row: int, sign: str, style: Style) -> None:
        if 0 <= column < self.columns and 0 <= row < self.rows:
            self._signs[column, row] = (sign, style)

    def taken(self, column: int, row: int) -> bool:
        return (column, row) in self._signs

    def paint(self, outline: Sequence[Point], style: Style) -> None:
        """Colour the ground of every cell whose middle lies within a convex outline."""
        for column, row in self._cells_near(outline):
            if _holds(outline, self.middle(column, row)):
                self._grounds[column, row] = style

    def _cells_near(self, outline: Sequence[Point]) -> Iterator[tuple[int, int]]:
        corners = [self.cell(x, y) for x, y in outline]
        for column in range(max(0, min(c for c, _ in corners)), min(self.columns, max(c for c, _ in corners) + 1)):
            for row in range(max(0, min(r for _, r in corners)), min(self.rows, max(r for _, r in corners) + 1)):
                yield column, row

    def drawn(self, area: Frame, *, touchable: bool) -> Text:
        """The chart as text: edges of the area, a dot at every Range 1 step, what was painted and signed."""
        text = Text(no_wrap=True, overflow="crop")
        for row in range(self.rows):
            if row:
                text.append("\n")
            for column in range(self.columns):
                text.append(*self._cell(column, row, area, touchable=touchable))
        return text

    def _cell(self, column: int, row: int, area: Frame, *, touchable: bool) -> tuple[str, Style]:
        x, y = self.middle(column, row)
        inside = area.left <= x < area.left + area.width and area.bottom <= y < area.bottom + area.height
        sign, style = self._signs.get((column, row)) or (self._plain(column, row) if inside else "░", DIM)
        style = (SPACE if inside else Style.null()) + self._grounds.get((column, row), Style.null()) + style
        if touchable and inside:
            style += ground(round(x), round(y))
        return sign, style

    def _plain(self, column: int, row: int) -> str:
        """Empty space, with a dot where lines of Range 1 cross."""
        x, y = self.middle(column, row)
        half_x, half_y = self.frame.width / self.columns / 2, self.frame.height / self.rows / 2
        return "·" if _crosses(x, half_x) and _crosses(y, half_y) else " "


DIM: Final = Style(color="grey50")
SPACE: Final = Style(bgcolor="#0b1226")


def _crosses(value: float, half: float) -> bool:
    """Whether a line of Range 1 runs through a cell."""
    return (value - half) // BAND != (value + half) // BAND


def _holds(outline: Sequence[Point], point: Point) -> bool:
    """Whether a point lies within a convex outline, whichever way round it is written."""
    x, y = point
    turns = [
        (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True)
    ]
    return min(turns) >= 0 or max(turns) <= 0
