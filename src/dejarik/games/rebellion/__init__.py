"""Rebellion: a galaxy at war, a huge army that looks for a hidden base, and missions that keep hope alive."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

from dejarik.core.bot import Bot
from dejarik.core.game import Game, Outcome
from dejarik.core.question import Option, Procedure, Question
from dejarik.core.refusal import Refused
from dejarik.core.rng import Rng
from dejarik.core.rulebook import Rulebook
from dejarik.games.rebellion import guess, refusals, setup, view
from dejarik.games.rebellion.bot import BOTS
from dejarik.games.rebellion.cards import expansion_objectives, library
from dejarik.games.rebellion.facts import GameFacts, whole_box
from dejarik.games.rebellion.notes.fields import RebellionNote
from dejarik.games.rebellion.notes.subjects import RebellionSubject
from dejarik.games.rebellion.options import PRESETS, Options
from dejarik.games.rebellion.reasons import RebellionReason
from dejarik.games.rebellion.rules import (
    assignment,
    attack,
    cinematic,
    combat,
    command,
    deployment,
    looking,
    missions,
    objectives,
    preparation,
    production,
    recruiting,
    refresh,
    retreat,
    tucked,
)
from dejarik.games.rebellion.state import Table
from dejarik.games.rebellion.text import RebellionPresenter
from dejarik.games.rebellion.view import View

#: Every step that can wait on the agenda.
STEPS: Final[Mapping[str, Callable[..., Procedure[None]]]] = {
    # set-up
    "mission-sets": preparation.mission_sets,
    "construction-site": preparation.construction_site,
    "imperial-units": preparation.imperial_units,
    "rebel-units": preparation.rebel_units,
    "starting-actions": preparation.starting_actions,
    "starting-immediate": preparation.starting_immediate,
    "choose-base": preparation.choose_base,
    "deal-missions": preparation.deal_missions,
    # the Assignment Phase
    "assignment": assignment.phase,
    "assign": assignment.assign,
    "assign-leaders": assignment.assign_leaders,
    "veto": assignment.veto,
    "assignment-card": assignment.play_card,
    "found": assignment.found,
    "assignment-over": assignment.over,
    # the Command Phase
    "command": command.phase,
    "turn": command.turn,
    "activation": command.activation,
    "combats": command.combats,
    "command-over": command.over,
    "mobilize": command.mobilize,
    "new-base": command.new_base,
    "new-base-choice": command.new_base_choice,
    "doom": command.doom,
    # missions
    "mission": missions.reveal,
    "oppose": missions.oppose,
    "before-dice": missions.before_dice,
    "dice": missions.throw,
    "effect": missions.effect,
    "after-mission": missions.after,
    # cards that somebody looks at
    "sort-objectives": looking.sort_objectives,
    "keep-objective": looking.keep_objective,
    "order-objectives": looking.order_objectives,
    "bury-objective": looking.bury_one,
    "keep-project": looking.keep_project,
    "false-lead-top": looking.false_lead_top,
    "false-lead-bottom": looking.false_lead_bottom,
    "immediate-objective": objectives.resolve_immediate,
    "discard-theirs": looking.discard_theirs,
    "sort-tactics": looking.sort_tactics,
    "keep-missions": looking.keep_missions,
    # the expansion
    "use-tucked": tucked.use_tucked,
    "keep-probe": tucked.keep_probe,
    "return-probes": tucked.return_probes,
    "end-of-command": tucked.end_of_command,
    "objectives-in-play": expansion_objectives.in_play,
    "deployed": deployment.over,
    "choose-tactics": cinematic.choose,
    "retrieve-tactics": cinematic.retrieve,
    "cancel-first": cinematic.cancel_first,
    "resolve-tactic": cinematic.resolve,
    "condemned": cinematic.condemned,
    "cinematic-attack": cinematic.attack,
    "cinematic-action": cinematic.action,
    "prevent": cinematic.prevent,
    "after-damage": cinematic.after_damage,
    # combat
    "add-leader": combat.add_leader,
    "start-cards": combat.start_cards,
    "draw-tactics": combat.draw_tactics,
    "combat-round": combat.combat_round,
    "battle": combat.battle,
    "attacks": combat.attacks,
    "attack": attack.attack,
    "combat-action": attack.action,
    "tactic": attack.tactic,
    "convert-hits": attack.convert,
    "assign-damage": attack.assign,
    "block": attack.block,
    "attack-end": attack.attack_end,
    "battle-end": combat.battle_end,
    "retreat": retreat.retreat,
    "round-end": retreat.round_end,
    "combat-end": combat.combat_end,
    "battle-won": combat.battle_won,
    "combat-over": combat.combat_over,
    # the Refresh Phase
    "refresh": refresh.phase,
    "refresh-objective": refresh.play_objective,
    "retrieve": refresh.retrieve,
    "discard-missions": refresh.discard_missions,
    "discard-down": refresh.discard_down,
    "draw-probes": refresh.draw_probes,
    "draw-objective": refresh.draw_objective,
    "time": refresh.advance_time,
    "recruit": recruiting.recruit,
    "recruit-choice": recruiting.choice,
    "recruit-card": recruiting.keep,
    "bury-actions": recruiting.bury_drawn,
    "immediate": recruiting.immediate,
    "build": production.build,
    "build-one": production.build_one,
    "place-orders": production.place_orders,
    "deploy-units": deployment.slide,
    "deploy": deployment.deploy,
    "round-over": refresh.round_over,
}


def carry_out(table: Table) -> Procedure[None]:
    """The step that is due."""
    step: Any = table.agenda.pop()
    yield from STEPS[step[0]](table, *step[1:])


class Rebellion(Game[Table, View, Options]):
    id = "rebellion"
    version = 1
    seats = range(2, 5)
    options = Options
    presets = PRESETS
    table = Table
    seen = View
    notes = RebellionNote
    subjects = RebellionSubject
    reasons = RebellionReason
    variants: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "": {},
        "first": {"first_game": True},
        "expansion": {"expansion": True},
        "expansion-first": {"expansion": True, "expansion_units": True, "expansion_missions": True},
        "cinematic": {"expansion": True, "expansion_units": True, "cinematic": True},
    }

    def setup(self, seats: int, options: Options, rng: Rng) -> Table:
        return setup.setup(seats, options, rng)

    def sides(self, seats: int, options: Options) -> Sequence[int]:
        return setup.sides(seats)

    def next(self, table: Table) -> Procedure[None] | None:
        return carry_out(table) if table.winner < 0 else None

    def outcome(self, table: Table) -> Outcome | None:
        if table.winner < 0:
            return None
        winners = table.team(table.winner)
        return Outcome(winners, table.result, tuple(float(seat in winners) for seat in range(table.seats)))

    def forfeit(self, table: Table, seats: int, loser: int) -> Outcome:
        """A team stands and falls together."""
        winners = table.team(1 - table.side_of(loser))
        return Outcome(winners, "forfeit", tuple(float(seat in winners) for seat in range(seats)))

    def view(self, table: Table, seat: int | None) -> View:
        return view.view(table, seat)

    def guess(self, table: Table, seat: int, rng: Rng, now: Table) -> Table:
        return guess.guess(table, seat, rng, now)

    @property
    def bots(self) -> Mapping[str, Bot]:
        return BOTS

    def barred(self, table: Table, question: Question) -> Mapping[Option, Refused]:
        return refusals.barred(table, question)

    @cached_property
    def facts(self) -> GameFacts:
        return whole_box()

    @cached_property
    def presenter(self) -> RebellionPresenter:
        return RebellionPresenter("dejarik.games.rebellion")

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook("dejarik.games.rebellion")


GAME = Rebellion()

__all__ = ["GAME", "Rebellion", "library"]
