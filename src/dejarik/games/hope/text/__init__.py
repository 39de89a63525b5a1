"""Path to Hope in words, and the table as text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from rich.console import RenderableType

from dejarik.core.board import Room
from dejarik.core.ending import Ending, Story
from dejarik.core.match import Entry
from dejarik.core.presenter import PAGE, Presenter, Reader
from dejarik.core.question import Option, Question
from dejarik.games.hope.ending import ending
from dejarik.games.hope.notes import OfTwoCards
from dejarik.games.hope.state import REBELS, Claim
from dejarik.games.hope.text.board import SLOT_QUESTIONS, Board


class HopePresenter(Presenter):
    lies_alike = True

    def __init__(self, package: str) -> None:
        super().__init__(package)
        #: Most answers read the same whoever looks: each is worded once.
        self._plain = cache(self._worded)

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
        kind = question.kind
        if kind == "first":
            return self._first(reader.lang, question.about, option)
        if kind == "pay" and isinstance(option, int):
            return self._payer(reader, view, option)
        return self._plain(reader.lang, kind, option)

    def _worded(self, lang: str, kind: str, option: Option) -> str:
        if kind in SLOT_QUESTIONS:
            return self.pile(lang, option)
        if kind == "claim":
            return self.pair(lang, option)
        if isinstance(option, tuple):  # Bodhi's order
            upper, lower = (self.card(lang, str(card)) for card in option)
            return self.texts.say(lang, "answer-under", upper=upper, lower=lower)
        return self.card(lang, str(option)) if option in REBELS else self.texts.say(lang, f"answer-{option}")

    def _first(self, lang: str, about: object, pile: Option) -> str:
        """Which of two cards comes first."""
        assert isinstance(about, OfTwoCards)
        shown = self.card(lang, about.card if pile == about.pile else about.other_card)
        return self.texts.say(lang, "answer-first", card=shown, pile=self.pile(lang, pile))

    def _payer(self, reader: Reader, view: Any, seat: int) -> str:
        """Whose card pays."""
        card = self.card(reader.lang, view.players[seat].laid or "special") if view is not None else ""
        return self.texts.say(reader.lang, "answer-pay", who=reader.names[seat], card=card)

    def theme(self, question: Question, option: Option) -> Option | None:
        """Nobody tells of no TIE fighters and of two at once."""
        return option[0] if question.kind == "claim" and isinstance(option, tuple) else None

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
        """Who is for what; as a rule all are for the same."""
        voters: dict[str, list[str]] = {}
        for name, vote in zip(reader.names, votes, strict=False):
            voters.setdefault(vote, []).append(name)
        everybody = self.texts.say(reader.lang, "votes-all") if len(voters) == 1 else ""
        return "; ".join(
            f"{self.texts.say(reader.lang, f'answer-{vote}')} — {everybody or ', '.join(names)}"
            for vote, names in sorted(voters.items())
        )

    # ── the table ──────────────────────────────────────────────────────────────────────────────────────────────────

    def ending(self, reader: Reader, view: Any, journal: Sequence[Entry]) -> Ending:
        return ending(Story(self, reader, view, journal))

    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        return Board(self, reader, view, room).drawn()
