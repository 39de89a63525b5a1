"""Star Wars: Destiny."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from dejarik.core.game import Game, Outcome
from dejarik.core.question import Option, Procedure, Question
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.rulebook import Rulebook
from dejarik.games.destiny import view as views
from dejarik.games.destiny.cards.lending import lend
from dejarik.games.destiny.cards.library import LIBRARY
from dejarik.games.destiny.notes import DestinyNote, DestinySubject
from dejarik.games.destiny.options import PRESETS, Options
from dejarik.games.destiny.reasons import DestinyReason
from dejarik.games.destiny.rules.chart import all_steps, next_step
from dejarik.games.destiny.setup import setup
from dejarik.games.destiny.state import NOBODY, Table
from dejarik.games.destiny.view import View

if TYPE_CHECKING:
    from dejarik.core.bot import Bot
    from dejarik.core.build import Cover
    from dejarik.games.destiny.build import DeckBuilder
    from dejarik.games.destiny.facts import GameFacts
    from dejarik.games.destiny.odds import PoolReckoner
    from dejarik.games.destiny.text import DestinyPresenter


class Destiny(Game[Table, View, Options]):
    """Teams of characters, a deck of thirty cards, a pool of dice, one action at a time."""

    id = "destiny"
    version = 1
    seats = range(2, 5)  # dst.multi.mode
    options = Options
    table = Table
    seen = View
    notes = DestinyNote
    subjects = DestinySubject
    reasons = DestinyReason
    variants: ClassVar[Mapping[str, Mapping[str, object]]] = {"": {}}
    presets = PRESETS

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        return setup(seats, options, rng)

    def sides(self, seats: int, options: Options) -> Sequence[int]:
        return (0,) * seats  # everybody brings a deck of their own, and keeps it

    def next(self, table: Table) -> Procedure[None] | None:
        return next_step(table)

    def rest(self, table: Table) -> Procedure[None]:
        return all_steps(table)

    def outcome(self, table: Table) -> Outcome | None:
        if table.winner == NOBODY:
            return None
        scores = tuple(1.0 if seat == table.winner else 0.0 for seat in table.seats)
        return Outcome((table.winner,), table.result, scores)

    def view(self, table: Table, seat: int | None) -> View:
        return views.view(table, seat)

    def guess(self, table: Table, seat: int, rng: Rng, now: Table) -> Table:
        return views.guess(table, seat, rng, now)

    def barred(self, table: Table, question: Question) -> Mapping[Option, Refused]:
        from dejarik.games.destiny import refusals

        return refusals.barred(table, question)

    def why_not(self, table: Table, question: Question, value: Option) -> Refused | None:
        from dejarik.games.destiny import refusals

        return super().why_not(table, question, value) or refusals.why_not(table, question, value)

    @cached_property
    def presenter(self) -> DestinyPresenter:
        from dejarik.games.destiny.text import DestinyPresenter

        return DestinyPresenter()

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook("dejarik.games.destiny")

    @cached_property
    def facts(self) -> GameFacts:
        from dejarik.games.destiny.facts import facts

        return facts()

    @cached_property
    def odds(self) -> PoolReckoner:
        from dejarik.games.destiny.odds import PoolReckoner

        return PoolReckoner()

    @cached_property
    def builder(self) -> DeckBuilder:
        from dejarik.games.destiny.build import DeckBuilder

        return DeckBuilder()

    def cover(self, text: str) -> Cover | None:
        from dejarik.games.destiny import cover

        return cover.cover(text)

    @property
    def bots(self) -> Mapping[str, Bot]:
        from dejarik.games.destiny.bot import BOTS

        return BOTS


# What cards do must be known wherever the game is: in a match that is restored, in a bot's own process.
LIBRARY.load()
lend()
GAME = Destiny()
