"""Path to Hope: three to six rebels look for the Death Star plans together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import ClassVar

from dejarik.core.bot import Bot
from dejarik.core.game import Game, Outcome
from dejarik.core.question import Option, Procedure, Question
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.rulebook import Rulebook
from dejarik.games.hope import refusals, setup, view
from dejarik.games.hope.bot import BOTS
from dejarik.games.hope.notes import HopeNote, HopeReason, HopeSubject
from dejarik.games.hope.options import PRESETS, Options
from dejarik.games.hope.rules import final, operation, recon, round_end
from dejarik.games.hope.state import Table
from dejarik.games.hope.text import HopePresenter
from dejarik.games.hope.view import View


class Hope(Game[Table, View, Options]):
    id = "hope"
    version = 1
    seats = range(3, 7)  # hope.game.players
    options = Options
    aids = ("memory_aid",)
    table = Table
    seen = View
    notes = HopeNote
    subjects = HopeSubject
    reasons = HopeReason
    variants: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "": {},
        "quick": {"quick": True},
        "aided": {"memory_aid": True},
    }
    presets = PRESETS

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        return setup.setup(seats, options, rng)

    def next(self, table: Table) -> Procedure[None] | None:
        step = table.step
        if step == "play":  # hope.op.example-turn
            seat = operation.next_open(table)
            return operation.end_turn(table) if seat is None else operation.play(table, seat)  # hope.end.at-turn-end
        if step == "over":
            return None
        return STEPS[step](table)

    def outcome(self, table: Table) -> Outcome | None:
        return final.outcome(table)

    def forfeit(self, table: Table, seats: int, loser: int) -> Outcome:
        """All win or lose together: one who is gone loses the match for everybody."""
        return Outcome((), "forfeit", (0.0,) * seats)

    def view(self, table: Table, seat: int | None) -> View:
        return view.view(table, seat)

    def views(self, table: Table, seats: Iterable[int | None]) -> dict[int | None, View]:
        return view.views(table, seats)

    def guess(self, table: Table, seat: int, rng: Rng, now: Table) -> Table:
        return view.guess(table, seat, rng, now)

    def screen(self, seen: View) -> View:
        return view.screen(seen)

    def forgets(self, seen: View) -> bool:
        return view.forgets(seen)

    def barred(self, table: Table, question: Question) -> Mapping[Option, Refused]:
        return refusals.barred(table, question)

    def why_not(self, table: Table, question: Question, value: Option) -> Refused | None:
        return refusals.why_not(table, question, value)

    @cached_property
    def presenter(self) -> HopePresenter:
        return HopePresenter("dejarik.games.hope")

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook("dejarik.games.hope")

    @property
    def bots(self) -> Mapping[str, Bot]:
        return BOTS


STEPS = {  # hope.flow.phase-order
    "build": recon.build,  # hope.flow.recon-summary
    "look": recon.look,
    "swap": recon.swap,
    "lay": operation.lay,  # hope.flow.operation-summary
    "vote": operation.vote,
    "end": round_end.end_round,
}

GAME = Hope()
