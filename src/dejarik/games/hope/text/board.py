"""Path to Hope on a terminal: locations, what everybody told, who laid what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.align import Align
from rich.box import HEAVY, ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from dejarik.core.board import Room, fitting, touch
from dejarik.core.presenter import Reader
from dejarik.games.hope.rules.final import LEVELS
from dejarik.games.hope.setup import deck_row
from dejarik.games.hope.state import COMMON, SPECIALS
from dejarik.games.hope.view import Pile, Player, View

if TYPE_CHECKING:
    from dejarik.games.hope.text import HopePresenter

#: Colours of cards: rebels warm, ships cool, danger red, plans gold.
STYLE: Final = {
    "tie": "bright_blue",
    "striker": "medium_purple1",
    "trooper": "red",
    "plans": "bold gold1",
    **dict.fromkeys(SPECIALS, "magenta"),
    "special": "magenta",
    "bodhi": "dark_orange",
    "jyn": "bold gold1",
    "baze": "green",
    "cassian": "bright_blue",
    "chirrut": "medium_purple1",
    "k2so": "white",
}
#: Questions whose answers are piles, cards of the hand, players.
SLOT_QUESTIONS: Final = ("swap", "pile", "piles", "reinforce")
HAND_QUESTIONS: Final = ("lay",)
SEAT_QUESTIONS: Final = ("pay",)
KINDS: Final = (*COMMON, "special")
#: What can be answered is lit.
LIT: Final = Style.parse("bold bright_cyan")


class Board:
    """One look at the table."""

    def __init__(self, words: HopePresenter, reader: Reader, view: View, room: Room) -> None:
        self.words, self.reader, self.view, self.room = words, reader, view, room
        self.lang = reader.lang
        self.kind = "" if room.question is None else room.question.kind

    def drawn(self) -> RenderableType:
        if self.room.height is None:
            return self.page()
        return fitting(self.room, self.wide, self.compact)

    def say(self, key: str, **args: str | int) -> str:
        return self.words.texts.say(self.lang, key, **args)

    def short(self, card: str) -> Text:
        return Text(self.say(f"short-{card}"), style=STYLE[card])

    # ── the forms ──────────────────────────────────────────────────────────────────────────────────────────────────

    def page(self) -> RenderableType:
        """Everything, one thing after the other."""
        view = self.view
        parts: list[RenderableType] = [self.heading(), self.supply(names="card")]
        parts.append(Columns([self.location(slot, pile) for slot, pile in enumerate(view.piles)], padding=(0, 1)))
        parts.append(Columns([self.place(seat, player) for seat, player in enumerate(view.players)], padding=(0, 1)))
        for title, cards in (("board-dealt", view.dealt), ("board-hand", view.hand)):
            if cards:
                parts.append(Panel(self.coloured(cards), title=self.say(title), box=ROUNDED, expand=False))
        return Group(*parts)

    def wide(self) -> RenderableType:
        """Locations as piles of cards, players as a table."""
        width = max(9, min(24, self.room.width // len(self.view.piles)))
        row = Grid.grid(padding=0)
        row.add_row(*(self.location(slot, pile, width) for slot, pile in enumerate(self.view.piles)))
        return Group(self.heading(), self.supply(), row, self.players(hands=True), *self.own())

    def compact(self) -> RenderableType:
        """A line for each location and for each player, side by side."""
        row = Grid.grid(padding=(0, 2))
        row.add_row(self.rows(), self.players(hands=False))
        return Group(self.heading(), self.supply(), row, *self.own())

    # ── parts ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def heading(self) -> RenderableType:
        view = self.view
        line = Text(self.say("board-round", round=view.round, rounds=view.rounds), style="bold")
        if view.step in ("lay", "play", "vote"):
            line.append("  ·  " + self.say("board-turn", turn=view.turn))
        line.append("  ·  " + self.say("board-plans", plans=view.plans) + " ")
        line.append("◆" * view.plans, style="bold gold1")
        line.append("  " + self.needed(), style="dim")
        return line

    def needed(self) -> str:
        """How many plans the victory takes, and the better ones."""
        if self.view.quick:
            return self.say("board-needed-quick", plans=deck_row(self.view.seats, self.view.quick)[3])
        victory, glorious, brilliant = LEVELS[self.view.seats]
        return self.say("board-needed", victory=victory, glorious=glorious, brilliant=brilliant)

    def supply(self, names: str = "short") -> RenderableType:
        view = self.view
        supply = Text().append(self.say("board-supply") + " ", style="dim")
        for kind in KINDS:
            supply.append(f"{self.say(f'{names}-{kind}')} {view.supply[kind]}  ", style=STYLE[kind])
        short = names == "short"
        if view.gone:
            supply.append(("" if short else "\n") + self.say("board-gone") + " ", style="dim")
            supply.append_text(self.coloured(view.gone, short=short))
        if view.mixed.cards:
            places = ", ".join(str(slot + 1) for slot, _ in view.mixed.places)
            supply.append("\n" + self.say("board-mixed", piles=places) + " ", style="dim")
            supply.append_text(self.coloured(view.mixed.cards, short=short))
        return supply

    def lit(self, slot: int) -> bool:
        return self.kind in SLOT_QUESTIONS and self.room.asks(slot)

    def location(self, slot: int, pile: Pile, width: int = 17) -> RenderableType:
        """A pile, card by card."""
        lines = Text(justify="center")
        for depth, cards in enumerate(pile.cards):
            if depth:
                lines.append("\n")
            if not cards:
                lines.append("▒" * min(6, width - 4), style="grey37")
                continue
            lines.append_text(self.either(cards, width - 4))
        if not pile.cards:
            lines.append("—", style="dim")
        owner = None if pile.owner is None else Text(self.reader.names[pile.owner])
        title = Text(f"{slot + 1} · {len(pile.cards)}")
        border = Style.parse("cyan")
        if self.lit(slot):
            border = LIT + touch(slot)
            lines.stylize(touch(slot))
            title.stylize(border)
        return Panel(Align.center(lines), title=title, subtitle=owner, box=ROUNDED, width=width, border_style=border)

    def either(self, cards: Sequence[str], width: int) -> Text:
        """What a card may be: in words, or in letters where they do not fit."""
        names = Text("/", style="dim").join([Text(self.say(f"card-{card}"), style=STYLE[card]) for card in cards])
        if names.cell_len <= width and self.room.height is not None:
            return names
        words = Text("/", style="dim").join([self.short(card) for card in cards])
        if words.cell_len <= width or self.room.height is None:
            return words
        return Text("/", style="dim").join([Text(self.say(f"sign-{card}"), style=STYLE[card]) for card in cards])

    def rows(self) -> RenderableType:
        """A pile in one line, its cards from the top on as letters."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column()
        grid.add_column(no_wrap=True)
        grid.add_row("", Text(self.say("board-piles"), style="dim"))
        for slot, pile in enumerate(self.view.piles):
            style = LIT + touch(slot) if self.lit(slot) else Style.parse("cyan")
            cards = Text()
            for known in pile.cards:
                sign = self.say(f"sign-{known[0]}") if len(known) == 1 else "?" if known else "▒"
                cards.append(sign, style=STYLE[known[0]] if len(known) == 1 else "yellow" if known else "grey50")
            owner = "" if pile.owner is None else self.reader.names[pile.owner]
            cards.append(f" {len(pile.cards)} ", style="dim")
            cards.append(owner[:8], style="dim")
            if self.lit(slot):
                cards.stylize(touch(slot))
            grid.add_row(Text(str(slot + 1), style=style), cards)
        return grid

    def told(self, seat: int) -> dict[str, str]:
        """What a seat has told of its cards, by kind: the last word counts; single enemies are counted together."""
        counts: dict[str, int] = {}
        for teller, claim in self.view.claims:
            if teller == seat:
                counts |= dict(claim)
        named = sum(count for card, count in counts.items() if card in SPECIALS)
        found: dict[str, str] = {kind: str(counts[kind]) for kind in KINDS if kind in counts}
        if named and counts.get("special", 0) < named:
            found["special"] = f"{named}+"
        return found

    def players(self, *, hands: bool) -> RenderableType:
        """A line for each player: card of this turn, hand, cards face down, what was told."""
        grid = Grid.grid(padding=(0, 1))
        for place in range(4 + len(KINDS) + hands):
            grid.add_column(no_wrap=True, overflow="ellipsis", justify="right" if place in (2, 3) else "left")
        heads = ["", self.say("board-laid"), self.say("board-held"), self.say("board-front-short")]
        heads += [self.say(f"sign-{kind}") for kind in KINDS]
        styles = ["dim"] * 4 + [STYLE[kind] for kind in KINDS]
        grid.add_row(*(Text(head, style=style) for head, style in zip(heads, styles, strict=True)))
        for seat, player in enumerate(self.view.players):
            grid.add_row(*self.player(seat, player, hands=hands))
        grid.add_row(*([Text(self.say("board-of-deck"), style="dim")] + [""] * 3), *self.totals())
        return grid

    def player(self, seat: int, player: Player, *, hands: bool) -> list[RenderableType]:
        name = Text(("★ " if seat == self.view.leader else "  ") + self.reader.names[seat][: 20 if hands else 14])
        name.stylize("bold yellow" if seat == self.view.due else "cyan" if seat == self.view.seat else "")
        if self.kind in SEAT_QUESTIONS and self.room.asks(seat):
            name.stylize(LIT + touch(seat))
        laid = self.short(player.laid) if player.laid else Text("")
        if player.laid and not player.open:
            laid.stylize("dim strike")
        told = self.told(seat)
        row: list[RenderableType] = [name, laid, str(player.hand), str(len(player.front))]
        row += [Text(told.get(kind, "·"), style=STYLE[kind] if kind in told else "grey37") for kind in KINDS]
        if hands:
            held = self.coloured(player.known, short=True) if player.known and seat != self.view.seat else Text("")
            if player.front:
                held.append("  ▾ " if held else "▾ ", style="dim")
                held.append_text(self.coloured(player.front, short=True))
            row.append(held)
        return row

    def totals(self) -> list[RenderableType]:
        """What was told in all, of how many in this round's deck."""
        told = [self.told(seat) for seat in range(self.view.seats)]
        cells: list[RenderableType] = []
        for kind in KINDS:
            counts = [int(each[kind].rstrip("+")) for each in told if kind in each]
            cells.append(Text(f"{sum(counts)}/{self.view.deck[kind]}", style=STYLE[kind]))
        return cells

    def own(self) -> list[RenderableType]:
        """The reader's own cards in one line."""
        parts: list[RenderableType] = []
        for title, cards in (("board-dealt", self.view.dealt), ("board-hand", self.view.hand)):
            if cards:
                line = Text().append(self.say(title) + ": ", style="dim")
                for place, card in enumerate(cards):
                    style = Style.parse(STYLE[card])
                    if self.kind in HAND_QUESTIONS and self.room.asks(card):
                        style += Style(underline=True) + touch(card)
                    line.append(" · " if place else "", style="dim")
                    line.append(self.say(f"card-{card}"), style=style)
                parts.append(line)
        return parts

    def place(self, seat: int, player: Player) -> RenderableType:
        """A player on a page: everything in words."""
        grid = Grid.grid(padding=(0, 1))
        if player.laid:
            style = STYLE[player.laid] if player.open else "dim strike"
            laid = Text(self.say(f"card-{player.laid}"), style=style)
            grid.add_row(Text(self.say("board-laid"), style="dim"), laid)
        held = Text(str(player.hand))
        if player.known and seat != self.view.seat:
            held.append(" ").append_text(self.coloured(player.known, short=True))
        grid.add_row(Text(self.say("board-held"), style="dim"), held)
        front = Text(str(len(player.front)))
        if player.front:
            front.append(" ").append_text(self.coloured(player.front, short=True))
        grid.add_row(Text(self.say("board-front"), style="dim"), front)
        told = [claim for teller, claim in self.view.claims if teller == seat]
        if told:
            words = ", ".join(self.words.pair(self.lang, pair) for pair in told[-1])
            grid.add_row(Text(self.say("board-told"), style="dim"), Text(words, style="italic"))
        mark = "★ " if seat == self.view.leader else ""
        border = "bold yellow" if seat == self.view.due else "cyan" if seat == self.view.seat else "grey50"
        title = Text(f"{mark}{self.reader.names[seat]}")
        return Panel(grid, title=title, box=HEAVY if seat == self.view.due else ROUNDED, border_style=border, width=44)

    def coloured(self, cards: Sequence[str], *, short: bool = False) -> Text:
        text = Text()
        for place, card in enumerate(cards):
            if place:
                text.append(" " if short else " · ", style="dim")
            if card:
                text.append(self.say(f"{'short' if short else 'card'}-{card}"), style=STYLE[card])
            else:
                text.append("?", style="dim")
        return text
