"""Star Wars: The Card Game (Star Wars: Карточная игра)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from dejarik.core.game import Game, Outcome
from dejarik.core.question import Option, Procedure, Question
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.rulebook import Rulebook
from dejarik.games.lcg import cover
from dejarik.games.lcg import view as views
from dejarik.games.lcg.build import DeckBuilder
from dejarik.games.lcg.cards.library import LIBRARY
from dejarik.games.lcg.notes import LcgNote, LcgSubject
from dejarik.games.lcg.options import PRESETS, Options
from dejarik.games.lcg.reasons import LcgReason
from dejarik.games.lcg.rules.chart import all_boxes, next_step
from dejarik.games.lcg.setup import setup
from dejarik.games.lcg.state import NOBODY, Table
from dejarik.games.lcg.view import View

if TYPE_CHECKING:
    from dejarik.core.bot import Bot
    from dejarik.core.build import Cover
    from dejarik.games.lcg.facts import GameFacts
    from dejarik.games.lcg.text import CardGamePresenter


class CardGame(Game[Table, View, Options]):
    """A duel of the light and the dark side."""

    id = "lcg"
    #: 2: payments, tokens, shields and protection are shared out with one question each. A record of version 1 also
    #: answers windows and orders that nobody is asked for any more; which of its passes these are, nobody can tell.
    version = 2
    seats = range(2, 3)  # lcg.comp.players
    options = Options
    table = Table
    seen = View
    notes = LcgNote
    subjects = LcgSubject
    reasons = LcgReason
    variants: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "": {},
        "brisk": {"brisk": True, "mulligan": True},
        "constructed": {"mode": "constructed"},
    }
    windows = True
    presets = PRESETS

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        return setup(options, rng)

    def next(self, table: Table) -> Procedure[None] | None:
        return next_step(table)

    def rest(self, table: Table) -> Procedure[None]:
        return all_boxes(table)

    def outcome(self, table: Table) -> Outcome | None:
        if table.winner == NOBODY:
            return None
        side = "dark" if table.winner == table.dark else "light"
        scores = tuple(1.0 if seat == table.winner else 0.0 for seat in (0, 1))
        return Outcome((table.winner,), f"{side}-{table.result}", scores)

    def view(self, table: Table, seat: int | None) -> View:
        return views.view(table, seat)

    def guess(self, table: Table, seat: int, rng: Rng, now: Table) -> Table:
        return views.guess(table, seat, rng, now)

    def unconcerned(self, seen: View, question: Question) -> Option | None:
        from dejarik.games.lcg import passing

        return passing.unconcerned(seen, question)

    def barred(self, table: Table, question: Question) -> Mapping[Option, Refused]:
        from dejarik.games.lcg import refusals

        return refusals.barred(table, question)

    def why_not(self, table: Table, question: Question, value: Option) -> Refused | None:
        from dejarik.games.lcg import refusals

        return refusals.why_not(table, question, value)

    @cached_property
    def presenter(self) -> CardGamePresenter:
        from dejarik.games.lcg.text import CardGamePresenter

        return CardGamePresenter()  # lcg.comp.terms

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook("dejarik.games.lcg")

    @cached_property
    def facts(self) -> GameFacts:
        from dejarik.games.lcg.facts import facts

        return facts()

    @cached_property
    def builder(self) -> DeckBuilder:
        return DeckBuilder()

    def cover(self, text: str) -> Cover | None:
        return cover.cover(text)

    @property
    def bots(self) -> Mapping[str, Bot]:
        from dejarik.games.lcg.bot import BOTS

        return BOTS


# What cards do must be known wherever the game is: in a match that is restored, in a bot's own process.
LIBRARY.load()
GAME = CardGame()
