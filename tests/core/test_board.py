"""What a board in a terminal is drawn for."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from dejarik.core.board import Lever, Room, ground, touch
from dejarik.core.question import Ask, Place


def test_a_room_knows_what_is_asked() -> None:
    room = Room(78, 12, Ask(0, "pile", (1, (2, 3))))
    assert room.asks(1)
    assert room.asks((2, 3))
    assert not room.asks(2)
    assert not Room().asks(1)
    assert not Room(question=Place(0, "spot", 2, lambda _: None, lambda _: (0, 0))).asks(1)


def test_marks_travel_with_the_text() -> None:
    text = Text.assemble(("pile 1", touch((1, "top"))))
    text.append("·", style=ground(300, 400))
    marks = [segment.style.meta for segment in Console().render(text) if segment.style and segment.style.meta]
    assert marks == [{"answer": (1, "top")}, {"ground": (300, 400)}]


def test_a_lever_moves_by_steps_strides_or_from_stop_to_stop() -> None:
    across = Lever("across", 0, step=5, stride=50)
    assert across.moved(10, 2) == 20
    assert across.moved(10, -1, far=True) == -40
    side = Lever("stop", 1, stops=(-1, 1))
    assert side.moved(-1, 1) == 1
    assert side.moved(1, 1) == -1
    assert side.moved(7, 1) == 1
