"""Path to Hope in words, and the table as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.align import Align
from rich.box import HEAVY, ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from dejarik.core.board import Room
from dejarik.core.presenter import PAGE, Presenter, Reader
from dejarik.core.question import Option, Question
from dejarik.games.hope.notes import OfTwoCards
from dejarik.games.hope.state import COMMON, REBELS, SPECIALS, Claim
from dejarik.games.hope.view import Pile, Player, View

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
#: Questions whose answers are piles.
SLOT_QUESTIONS: Final = ("swap", "pile", "piles", "reinforce")


class HopePresenter(Presenter):
    def card(self, lang: str, card: str) -> str:
        return self.texts.say(lang, f"card-{card}")

    def pile(self, lang: str, slot: Option) -> str:
        assert isinstance(slot, int)
        return self.texts.say(lang, "pile", number=slot + 1)

    def pair(self, lang: str, pair: Option) -> str:
        assert isinstance(pair, tuple)
        card, count = pair
        assert isinstance(count, int)
        return self.texts.say(lang, "told", card=self.card(lang, str(card)), count=count)

    # ── questions ──────────────────────────────────────────────────────────────────────────────────────────────────

    def option(self, reader: Reader, view: Any, question: Question, option: Option) -> str:
        lang = reader.lang
        kind = question.kind
        if kind in SLOT_QUESTIONS:
            return self.pile(lang, option)
        if kind == "claim":
            return self.pair(lang, option)
        if kind == "first":
            assert isinstance(question.about, OfTwoCards)
            about = question.about
            shown = self.card(lang, about.card if option == about.pile else about.other_card)
            return self.texts.say(lang, "answer-first", card=shown, pile=self.pile(lang, option))
        if isinstance(option, tuple):  # Bodhi's order
            upper, lower = (self.card(lang, str(card)) for card in option)
            return self.texts.say(lang, "answer-under", upper=upper, lower=lower)
        if isinstance(option, int):  # whose card pays
            card = self.card(lang, view.players[option].laid or "special") if view is not None else ""
            return self.texts.say(lang, "answer-pay", who=reader.names[option], card=card)
        return self.card(lang, option) if option in REBELS else self.texts.say(lang, f"answer-{option}")

    # ── words ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def word_card(self, reader: Reader, card: str) -> str:
        return self.card(reader.lang, card)

    def word_pile(self, reader: Reader, slot: int) -> str:
        return self.pile(reader.lang, slot)

    def word_piles(self, reader: Reader, slots: tuple[int, ...]) -> str:
        return ", ".join(str(slot + 1) for slot in slots) or "—"

    def word_claim(self, reader: Reader, claim: Claim) -> str:
        return ", ".join(self.pair(reader.lang, pair) for pair in claim)

    def word_votes(self, reader: Reader, votes: tuple[str, ...]) -> str:
        said = (self.texts.say(reader.lang, f"answer-{vote}") for vote in votes)
        return ", ".join(f"{name} — {vote}" for name, vote in zip(reader.names, said, strict=False))

    # ── the table ──────────────────────────────────────────────────────────────────────────────────────────────────

    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        parts: list[RenderableType] = [self.heading(reader, view), self.locations(reader, view)]
        parts.append(self.seats(reader, view))
        if view.dealt:
            title = self.texts.say(reader.lang, "board-dealt")
            parts.append(Panel(self.coloured(reader.lang, view.dealt), title=title, box=ROUNDED, expand=False))
        if view.hand:
            title = self.texts.say(reader.lang, "board-hand")
            parts.append(Panel(self.coloured(reader.lang, view.hand), title=title, box=ROUNDED, expand=False))
        return Group(*parts)

    def heading(self, reader: Reader, view: View) -> RenderableType:
        say = self.texts.say
        line = Text(say(reader.lang, "board-round", round=view.round, rounds=view.rounds), style="bold")
        if view.step in ("lay", "play", "vote"):
            line.append("  ·  " + say(reader.lang, "board-turn", turn=view.turn))
        line.append("  ·  " + say(reader.lang, "board-plans", plans=view.plans) + " ")
        line.append("◆" * view.plans, style="bold gold1")
        supply = Text(say(reader.lang, "board-supply") + " ", style="dim")
        for kind in (*COMMON, "special"):
            supply.append(f"{self.card(reader.lang, kind)} {view.supply[kind]}  ", style=STYLE[kind])
        if view.gone:
            supply.append("\n" + say(reader.lang, "board-gone") + " ", style="dim")
            supply.append_text(self.coloured(reader.lang, view.gone))
        if view.mixed.cards:
            places = ", ".join(str(slot + 1) for slot, _ in view.mixed.places)
            supply.append("\n" + say(reader.lang, "board-mixed", piles=places) + " ", style="dim")
            supply.append_text(self.coloured(reader.lang, view.mixed.cards))
        return Group(line, supply)

    def locations(self, reader: Reader, view: View) -> RenderableType:
        return Columns([self.location(reader, slot, pile) for slot, pile in enumerate(view.piles)], padding=(0, 1))

    def location(self, reader: Reader, slot: int, pile: Pile) -> RenderableType:
        lines = Text(justify="center")
        for depth, cards in enumerate(pile.cards):
            if depth:
                lines.append("\n")
            if not cards:
                lines.append("▒▒▒▒▒▒", style="grey37")
                continue
            for place, card in enumerate(cards):
                if place:
                    lines.append(" / ", style="dim")
                lines.append(self.texts.say(reader.lang, f"short-{card}"), style=STYLE[card])
        if not pile.cards:
            lines.append("—", style="dim")
        owner = None if pile.owner is None else reader.names[pile.owner]
        title = f"{slot + 1} · {len(pile.cards)}"
        return Panel(Align.center(lines), title=title, subtitle=owner, box=ROUNDED, width=17, border_style="cyan")

    def seats(self, reader: Reader, view: View) -> RenderableType:
        return Columns(
            [self.place(reader, view, seat, player) for seat, player in enumerate(view.players)], padding=(0, 1)
        )

    def place(self, reader: Reader, view: View, seat: int, player: Player) -> RenderableType:
        say = self.texts.say
        lang = reader.lang
        grid = Grid.grid(padding=(0, 1))
        if player.laid:
            style = STYLE[player.laid] if player.open else "dim strike"
            grid.add_row(Text(say(lang, "board-laid"), style="dim"), Text(self.card(lang, player.laid), style=style))
        held = Text(str(player.hand))
        if player.known and seat != view.seat:
            held.append(" ").append_text(self.coloured(lang, player.known, short=True))
        grid.add_row(Text(say(lang, "board-held"), style="dim"), held)
        front = Text(str(len(player.front)))
        if player.front:
            front.append(" ").append_text(self.coloured(lang, player.front, short=True))
        grid.add_row(Text(say(lang, "board-front"), style="dim"), front)
        told = [claim for teller, claim in view.claims if teller == seat]
        if told:
            words = ", ".join(self.pair(lang, pair) for pair in told[-1])
            grid.add_row(Text(say(lang, "board-told"), style="dim"), Text(words, style="italic"))
        mark = "★ " if seat == view.leader else ""
        border = "bold yellow" if seat == view.due else "cyan" if seat == view.seat else "grey50"
        title = f"{mark}{reader.names[seat]}"
        return Panel(grid, title=title, box=HEAVY if seat == view.due else ROUNDED, border_style=border, width=44)

    def coloured(self, lang: str, cards: Sequence[str], *, short: bool = False) -> Text:
        text = Text()
        for place, card in enumerate(cards):
            if place:
                text.append(" " if short else " · ", style="dim")
            if card:
                text.append(self.texts.say(lang, f"{'short' if short else 'card'}-{card}"), style=STYLE[card])
            else:
                text.append("?", style="dim")
        return text
