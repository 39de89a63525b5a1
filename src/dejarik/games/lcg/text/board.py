"""The card game on a terminal: two sides, their cards in lines that say the most in the room there is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from dejarik.core.board import Room, fitting, touch
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Option
from dejarik.games.lcg.cards.facts import LEGEND, Facts, Icons, cards
from dejarik.games.lcg.facts import IconCounts
from dejarik.games.lcg.state import ATTACKER, NOWHERE
from dejarik.games.lcg.view import Numbers, Shown, Side, View

if TYPE_CHECKING:
    from dejarik.games.lcg.text import CardGamePresenter

LIT: Final = Style.parse("bold bright_cyan")
#: How many lines a row of units, of the hand and of anything else may take, from large rooms to small ones.
SHARES: Final = ((6, 6, 6), (4, 4, 4), (3, 3, 3), (3, 3, 2), (2, 2, 2), (2, 2, 1), (2, 1, 1), (1, 2, 1), (1, 1, 1))
#: Rows of a side: kinds of cards, and what they are called.
ROWS: Final = ((("affiliation", "objective"), "objectives"), (("unit",), "units"), (("enhancement",), "cards"))


class Board:
    """One look at the table."""

    def __init__(self, words: CardGamePresenter, reader: Reader, view: View, room: Room) -> None:
        self.words, self.reader, self.view, self.room = words, reader, view, room
        self.lang = reader.lang
        asked = room.question
        self.options: Sequence[Option] = asked.options if isinstance(asked, Ask) else ()
        #: The reader's own side lies below.
        self.bottom = reader.seat if reader.seat is not None else 0

    def drawn(self) -> RenderableType:
        if self.room.height is None:
            return self.panels(legend=True)
        lines = [partial(self.lines, *rows) for rows in SHARES]
        return fitting(self.room, partial(self.panels, legend=False), *lines)

    def say(self, key: str, **args: str | int) -> str:
        return self.words.texts.say(self.lang, key, **args)

    # ── the forms ──────────────────────────────────────────────────────────────────────────────────────────────────

    def panels(self, *, legend: bool) -> RenderableType:
        """Each side in a frame, every card in words."""
        signs = [Text(self.say("board-legend"), style="dim")] if legend else []
        sides = [
            Panel(Group(*self.side(seat)), title=Text(self.title(seat)), border_style=self.hue(seat))
            for seat in (1 - self.bottom, self.bottom)
        ]
        return Group(self.heading(), *sides, *signs)

    def lines(self, units: int, hand: int, others: int) -> RenderableType:
        """Each side in a few lines: so many at most for its units, its hand and every other row."""
        parts: list[RenderableType] = [self.heading()]
        for seat in (1 - self.bottom, self.bottom):
            line = Text(f"▌{self.title(seat)}  ", style=f"bold {self.hue(seat)}", no_wrap=True, overflow="ellipsis")
            parts.append(line.append(self.stock(self.view.sides[seat], "board-deck-short"), style="not bold dim"))
            parts += [
                self.flow(head, row, {"units": units, "hand": hand}.get(key, others))
                for key, head, row in self.rows(seat)
                if row
            ]
        return Group(*parts)

    def flow(self, head: str, row: list[Text], most: int) -> Text:
        """Cards one after the other, cut where the room ends, with the number of those that are left."""
        line, width = Text().append(f"{head}: ", style="dim"), self.room.width
        column, lines = cell_len(head) + 2, 1
        for place, card in enumerate(row):
            left = f" … +{len(row) - place}"
            gap = 3 if place else 0
            last = place == len(row) - 1
            if column + gap + card.cell_len + (0 if last or lines < most else len(left)) > width:
                if lines == most:
                    return line.append(left, style="bold yellow")
                lines, column, gap = lines + 1, 2, 0
                line.append("\n  ")
            line.append(" · " if gap else "", style="dim")
            column += gap + card.cell_len
            if card.cell_len > width - 2:
                card.truncate(width - 2, overflow="ellipsis")
                column = width
            line.append_text(card)
        return line

    # ── a side ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def heading(self) -> Text:
        view = self.view
        side = "dark" if view.balance == view.dark else "light"
        force = f"☯ {view.sides[1 - view.dark].force_total}:{view.sides[view.dark].force_total}"
        parts = (
            self.say("board-turn", number=view.turn, phase=self.say(f"phase-{view.phase}")),
            self.say("board-dial", number=view.dial),
            self.say("board-balance", side=self.say(f"side-{side}")) + f" {force}",
        )
        return Text("   ".join(parts), style="bold", no_wrap=True, overflow="ellipsis")

    def hue(self, seat: int) -> str:
        return "red" if seat == self.view.dark else "bright_blue"

    def title(self, seat: int) -> str:
        name = self.say("side-dark" if seat == self.view.dark else "side-light")
        edge = f", {self.say('board-edge')}" if self.view.edge == seat else ""
        return f"{self.reader.names[seat]} ({name}{edge})"

    def stock(self, side: Side, key: str) -> str:
        return self.say(
            key,
            deck=side.deck_size,
            objectives=side.objective_deck_size,
            discard=len(side.discard),
            victory=len(side.victory),
            force=side.force_cards,
            hand=side.hand_size,
        )

    def side(self, seat: int) -> list[RenderableType]:
        told: list[RenderableType] = [Text(self.stock(self.view.sides[seat], "board-deck"), style="dim")]
        for _, head, row in self.rows(seat):
            told.append(Text(f"{head}: ").append_text(Text("; ").join(row)))
        return told

    def rows(self, seat: int) -> list[tuple[str, str, list[Text]]]:
        """What lies before a seat and in its hand, row by row: its kind, its name, its cards."""
        side, view = self.view.sides[seat], self.view
        found = []
        for kinds, key in ROWS:
            mine = [piece for kind in kinds for piece in view.pieces if piece.kind == kind and piece.controller == seat]
            mine.sort(key=lambda piece: (not piece.role, piece.id != view.engaged))  # who fights is shown first
            if mine:
                found.append((key, self.say(f"board-{key}"), [self.piece(piece) for piece in mine]))
        if side.stack_size:
            faces = [self.marked(face.id, Text(self.words.card(self.lang, face.card))) for face in side.stack]
            found.append(("stack", self.say("board-stack", number=side.stack_size), faces))
        hand = [self.marked(face.id, self.held(face.card)) for face in side.hand]
        found.append(("hand", self.say("board-hand", number=side.hand_size), hand))
        return found

    # ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def answer(self, number: int) -> Option | None:
        """The one answer that means this card."""
        meant = [option for option in self.options if option == number or _means(option, number)]
        return meant[0] if len(meant) == 1 else None

    def marked(self, number: int, text: Text) -> Text:
        """A card that is an answer is lit and can be touched."""
        option = self.answer(number)
        if option is not None:
            text.stylize(LIT + touch(option))
        return text

    def held(self, name: str) -> Text:
        """A card in hand: its cost, and what a unit would bring."""
        printed = cards()[name]
        marks = [str(printed.cost)] if "cost" in LEGEND[printed.type] else []
        if printed.normal or printed.edge:
            marks.append(icons(printed))
        if printed.force:
            marks.append(f"☯{printed.force}")
        title = self.words.card(self.lang, name)
        return Text(f"{title} ({' '.join(marks)})" if marks else title)

    def piece(self, piece: Shown) -> Text:
        printed, fights = cards()[piece.card], piece.role or piece.id == self.view.engaged
        now = piece.now or printed
        marks = [icons(now)] if piece.kind == "unit" and icons(now) else []
        if now.resources:
            marks.append(f"◆{now.resources}")
        if piece.focus:
            marks.append(f"◉{piece.focus}")
        if piece.capacity:
            marks.append(f"✸{piece.damage}/{piece.capacity}")
        if piece.shields:
            marks.append(f"⛨{piece.shields}")
        if piece.captives:
            marks.append(f"▣{piece.captives}")
        if piece.committed:
            marks.append(self.say("board-committed"))
        if piece.role:
            marks.append(self.say("board-attacks" if piece.role == ATTACKER else "board-defends"))
        if piece.id == self.view.engaged:
            marks.append(self.say("board-engaged"))
        if piece.host not in (NOWHERE, -1, -2):
            marks.append("→ " + self.words.thing(self.reader, self.view, piece.host))
        name = self.words.card(self.lang, piece.card)
        style = "bold yellow" if fights else "dim" if piece.focus else ""
        return self.marked(piece.id, Text(f"{name} [{', '.join(marks)}]" if marks else name, style=style))


def icons(card: Facts | Numbers) -> str:
    """Combat icons in a few signs; those that need the edge in brackets."""

    def signs(found: Icons | IconCounts) -> str:
        counts = (("⚔", found.unit_damage), ("◎", found.tactics), ("✹", found.blast))
        return " ".join(f"{sign}{count}" for sign, count in counts if count)

    normal, edge = signs(card.normal), signs(card.edge)
    return " ".join(filter(None, (normal, f"({edge})" if edge else "")))


def _means(option: Option, number: int) -> bool:
    """Whether an answer of several values is about this card: ("play", card), ("use", card, …), (card, ability)."""
    if not isinstance(option, tuple) or not option:
        return False
    subject = option[1] if isinstance(option[0], str) and len(option) > 1 else option[0]
    return subject == number
