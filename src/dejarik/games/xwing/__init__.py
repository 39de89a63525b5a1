"""X-Wing, first edition: squadrons of small ships, secret dials, templates, arcs and dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from dejarik.core.bot import Bot
from dejarik.core.build import Cover
from dejarik.core.game import Game, Outcome
from dejarik.core.question import Option, Procedure, Question
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.rulebook import Rulebook
from dejarik.games.xwing import cover, refusals
from dejarik.games.xwing import guess as guesses
from dejarik.games.xwing import view as views
from dejarik.games.xwing.bot import BOTS
from dejarik.games.xwing.build import SquadBuilder
from dejarik.games.xwing.cards import damage_effects, pilot_abilities, upgrade_abilities
from dejarik.games.xwing.facts import GameFacts, facts
from dejarik.games.xwing.hints import XWingReason
from dejarik.games.xwing.notes import XWingNote, XWingSubject
from dejarik.games.xwing.odds import AttackReckoner
from dejarik.games.xwing.older import Version2
from dejarik.games.xwing.options import NAMES, PRESETS, Options
from dejarik.games.xwing.rules import activation, combat, deployment, end, planning, squads, victory
from dejarik.games.xwing.setup import first_table
from dejarik.games.xwing.state import Table
from dejarik.games.xwing.text import XWingPresenter
from dejarik.games.xwing.view import View


class XWing(Game[Table, View, Options]):
    """Two sides, up to eight players."""

    id = "xwing"
    version = 3
    seats = range(2, 9)
    options = Options
    aids = ("show_templates",)
    table = Table
    seen = View
    notes = XWingNote
    subjects = XWingSubject
    reasons = XWingReason
    variants: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "": {},
        "standard": {"points": 100, "obstacles": True},
        "ions": {"points": 100, "first": "ion-storm", "second": "dark-lord"},
        "swarm": {"points": 100, "first": "locked-on", "second": "swarm"},
        "built": {"points": 31, "first": "build", "second": "build"},
        "one-box": {"points": 31, "first": "build", "second": "build", "one_core_box": True},
        "escort": {"mission": "political-escort", "points": 100},
        "asteroids": {"mission": "asteroid-run"},
        "whispers": {"mission": "dark-whispers"},
        "mirror": {"points": 31, "any_faction": True, "first": "nightmares", "second": "build"},
    }
    presets = PRESETS

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        return first_table(seats, options, rng)

    def sides(self, seats: int, options: Options) -> Sequence[int]:
        return [NAMES.index(side) for side in options.sides] or [seat % 2 for seat in range(seats)]

    def next(self, table: Table) -> Procedure[None] | None:
        if table.phase == "over":
            return None
        won = victory.winner(table)  # xw.gap.win-moment
        if won is not None:
            return victory.finish(table, *won)  # xw.mission.end-at-once
        return _PHASES[table.phase](table)

    def outcome(self, table: Table) -> Outcome | None:
        if table.phase != "over":
            return None
        winners = tuple(seat for seat, side in enumerate(table.sides) if side == table.winner)  # xw.team.win
        scores = tuple(1.0 if side == table.winner else 0.0 for side in table.sides)
        return Outcome(winners, table.result, scores)

    def view(self, table: Table, seat: int | None) -> View:
        return views.view(table, seat)

    def guess(self, table: Table, seat: int, rng: Rng, now: Table) -> Table:
        return guesses.guess(table, seat, rng, now)

    def barred(self, table: Table, question: Question) -> Mapping[Option, Refused]:
        return refusals.barred(table, question)

    def why_not(self, table: Table, question: Question, value: Option) -> Refused | None:
        return refusals.why_not(table, question, value)

    @cached_property
    def presenter(self) -> XWingPresenter:
        return XWingPresenter()

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook("dejarik.games.xwing")

    @cached_property
    def facts(self) -> GameFacts:
        return facts()

    def older(self, version: int) -> Version2 | None:
        return Version2() if version == 2 else None

    @cached_property
    def odds(self) -> AttackReckoner:
        return AttackReckoner()

    @cached_property
    def builder(self) -> SquadBuilder:
        return SquadBuilder()

    def cover(self, text: str) -> Cover | None:
        return cover.cover(text)

    @cached_property
    def bots(self) -> Mapping[str, Bot]:
        return BOTS


def _activation(table: Table) -> Procedure[None]:
    return activation.next_activation(table) or combat.open_phase(table)


def _combat(table: Table) -> Procedure[None]:
    return combat.next_attack(table) or end.open_phase(table)


def _end(table: Table) -> Procedure[None]:
    if table.step == "start":
        return end.clear_tokens(table)
    if table.step == "reinforcements" and table.mission:
        return deployment.count_reinforcements(table)
    return deployment.reinforce(table) if table.reinforcements else end.close_round(table)


#: Abilities register themselves when their module is read.
CARDS = (pilot_abilities, upgrade_abilities, damage_effects)

_PHASES = {  # xw.round.quick-reference
    "squads": squads.build_squads,
    "obstacles": deployment.next_step,
    "edge": deployment.next_step,
    "deploy": deployment.next_step,
    "planning": planning.plan,
    "activation": _activation,
    "combat": _combat,
    "end": _end,
}

GAME = XWing()
