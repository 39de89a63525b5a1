"""Destiny on a terminal: each player's characters with what lies on them, the pool, the hand below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from dejarik.core.board import Room, fitting, touch
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Option, Share
from dejarik.games.destiny.cards.facts import FACTS, Side, read_side
from dejarik.games.destiny.state import NOBODY
from dejarik.games.destiny.view import Player, Rolled, Shown, View

if TYPE_CHECKING:
    from dejarik.games.destiny.text import DestinyPresenter

HUES = {"red": "red", "blue": "blue", "yellow": "yellow", "gray": "white"}


class Board:
    """One look at the table."""

    def __init__(self, words: DestinyPresenter, reader: Reader, view: View, room: Room) -> None:
        self.words, self.reader, self.view, self.room = words, reader, view, room
        self.lang = reader.lang
        asked = room.question
        self.options: Sequence[Option] = ()
        if isinstance(asked, Ask):
            self.options = asked.options
        elif isinstance(asked, Share):
            self.options = asked.among

    def drawn(self) -> RenderableType:
        return fitting(self.room, self.panels, partial(self.lines, 2), partial(self.lines, 1), self.short)

    def say(self, key: str, **args: str | int) -> str:
        return self.words.texts.say(self.lang, key, **args)

    def seats(self) -> list[int]:
        """Everybody around the table, the reader last."""
        here = self.reader.seat or 0
        place = self.view.order.index(here)
        order = (*self.view.order[place + 1 :], *self.view.order[:place], here)
        return [seat for seat in order if not self.view.players[seat].out]

    # ── the forms ──────────────────────────────────────────────────────────────────────────────────────────────────

    def panels(self) -> RenderableType:
        """Everything, each player in a frame."""
        frames: list[RenderableType] = [self.head()]
        frames += [
            Panel(Group(*self.player(seat, 9)), title=Text(self.title(seat)), title_align="left")
            for seat in self.seats()
        ]
        return Group(*frames)

    def lines(self, most: int) -> RenderableType:
        found: list[RenderableType] = [self.head()]
        for seat in self.seats():
            found.append(self.cut(Text(self.title(seat), style="bold")))
            found += [self.cut(line, most) for line in self.player(seat, most)]
        return Group(*found)

    def short(self) -> RenderableType:
        """Two lines for each player, and the hand."""
        found: list[RenderableType] = [self.head()]
        seats = self.seats()
        for seat in seats:
            player = self.view.players[seat]
            line = Text(f"{self.reader.names[seat]} ◆{player.resources} ", style="bold")
            found.append(self.cut(line.append_text(self.characters(seat))))
            if player.pool:
                found.append(self.cut(self.pool(player)))
        if self.reader.seat is not None:
            found.append(self.cut(self.hand(self.view.players[self.reader.seat])))
        return Group(*found)

    def cut(self, text: Text, lines: int = 1) -> Text:
        """At most so many lines of the room's width."""
        text = text.copy()
        text.truncate(self.room.width * lines - (lines - 1) * 12, overflow="ellipsis")
        return text

    # ── pieces ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def head(self) -> Text:
        view = self.view
        field = next((piece for piece in view.pieces if piece.id == view.field), None)
        when = self.say("board-round", number=view.round) if view.round else self.say("board-preparing").capitalize()
        text = Text(when, style="dim")
        if field is not None:
            who = self.reader.names[view.control] if view.control != NOBODY else "—"
            text.append(" · ").append(
                self.words.card(self.lang, field.card), self.style("bold", ("claim", field.id), field.id)
            )
            text.append(f" ({who})")
        if view.claimed != NOBODY:
            text.append(" · " + self.say("board-claimed", who=self.reader.names[view.claimed]))
        if view.queue:
            names = ", ".join(self.words.card(self.lang, waiting.card) for waiting in view.queue)
            text.append(" · " + self.say("board-queue", cards=names))
        return self.cut(text)

    def title(self, seat: int) -> str:
        player = self.view.players[seat]
        return self.say(
            "board-title",
            who=self.reader.names[seat],
            resources=player.resources,
            hand=player.hand_size,
            deck=player.deck_size,
            discard=len(player.discard),
        )

    def player(self, seat: int, most: int) -> list[Text]:
        player = self.view.players[seat]
        rows = [self.characters(seat) or Text("—")]
        for kind, label in (("plot", "type-plot"), ("support", "board-supports")):
            pieces = [piece for piece in self.view.pieces if piece.controller == seat and piece.kind == kind]
            if pieces:
                rows.append(Text(f"{self.say(label)}: ").append_text(self.joined(pieces)))
        if player.pool:
            rows.append(self.pool(player))
        if seat == self.reader.seat or (player.hand and most > 1):
            rows.append(self.hand(player))
        if seat == self.reader.seat and most > 1:
            rows.append(self.beside(seat))
        return rows

    def beside(self, seat: int) -> Text:
        """ИГРОВОЙ СТОЛ: what lies beside the cards in play: set-aside dice and cards, events under a plot, tokens."""
        player = self.view.players[seat]
        spare = Counter(self.words.card(self.lang, die.card) for die in player.spare)
        dice = [
            self.say("board-spare-die", card=card) + (f" ×{count}" if count > 1 else "")
            for card, count in spare.items()
        ]
        under = [face for piece in self.view.pieces if piece.controller == seat for face in piece.under]
        names = [self.words.card(self.lang, shown.card) for shown in (*player.aside, *under)]
        lying = ", ".join([*dice, *names]) or "—"
        return Text(f"{self.say('board-aside')}: {lying} · {self.say('board-supply')}", style="dim")

    def joined(self, pieces: Sequence[Shown]) -> Text:
        return Text("; ").join([self.piece(piece) for piece in pieces])

    def characters(self, seat: int) -> Text:
        return self.joined([p for p in self.view.pieces if p.controller == seat and p.kind == "character"])

    def piece(self, piece: Shown) -> Text:
        uses = [option for option in self.options if isinstance(option, tuple) and option[:2] == ("use", piece.id)]
        options: list[Option] = [piece.id, ("activate", piece.id), *uses]
        text = Text()
        text.append(
            self.words.thing(self.reader, self.view, piece.id), self.style(HUES[FACTS[piece.card].colour], *options)
        )
        marks = []
        if piece.kind == "character":
            marks.append(f"♥{piece.health - piece.damage}/{piece.health}")
            if piece.elite:
                marks.append("⚄2")
        elif piece.damage:
            marks.append(f"♥{piece.damage}")
        if piece.shields:
            marks.append(f"⛨{piece.shields}")
        if piece.resources:
            marks.append(f"◆{piece.resources}")
        if piece.captives:
            marks.append(f"⚄{len(piece.captives)}")
        if piece.exhausted:
            marks.append(self.say("board-exhausted"))
        if marks:
            text.append(f" {' '.join(marks)}")
        for worn in self.view.pieces:
            if worn.host == piece.id:
                text.append(" −" if worn.kind == "downgrade" else " +").append_text(self.piece(worn))
        return text

    def pool(self, player: Player) -> Text:
        text = Text(f"{self.say('board-pool')}: ")
        return text.append_text(Text("  ").join([self.die(die) for die in player.pool]))

    def die(self, die: Rolled) -> Text:
        shown = f"[{face(read_side(die.face))}]"
        text = Text(shown, self.style("bold", die.id, ("resolve", die.id)))
        return text.append(f"{self.words.card(self.lang, die.card)}", "dim")

    def hand(self, player: Player) -> Text:
        text = Text(f"{self.say('board-hand')}: ")
        cards = []
        for held in player.hand:
            style = self.style(HUES[FACTS[held.card].colour], held.id, ("play", held.id))
            cards.append(Text(f"{self.words.card(self.lang, held.card)} ({FACTS[held.card].cost})", style))
        return text.append_text(Text("; ").join(cards) if cards else Text("—"))

    def style(self, style: str, *options: Option) -> Style:
        """Lit up, and an answer to touch, if it is one."""
        plain = Style.parse(style)
        for option in options:
            if option in self.options:
                return plain + Style.parse("underline") + touch(option)
        return plain


def face(side: Side) -> str:
    """A side in a few signs: "+2⌖1"."""
    from dejarik.games.destiny.text import SIGNS

    number = "" if side.symbol in ("special", "blank") else "X" if side.value < 0 else str(side.value)
    cost = f"/{side.cost}" if side.cost else ""
    return f"{'+' if side.modifier else ''}{number}{SIGNS[side.symbol]}{cost}"
