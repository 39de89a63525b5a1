"""What players may not do where they might expect it, each with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from dejarik.core.question import Ask, Option, Question
from dejarik.core.refusal import Refused, forbidden
from dejarik.games.rebellion.cards.registry import AT_MOMENT, MISSION, PICTURED, TACTIC
from dejarik.games.rebellion.facts import (
    ADJACENT,
    BASE,
    DEATH_STAR,
    EMPIRE,
    KINDS,
    LEADS,
    MISSIONS,
    PLACE,
    PLACES,
    REBEL,
    ROSTER,
    TACTICS,
)
from dejarik.games.rebellion.notes.subjects import OfAttack, OfFaceDown, OfMission, OfMoment, OfPlace
from dejarik.games.rebellion.rules import actions, base, deployment, leaders, missions, movement
from dejarik.games.rebellion.rules.systems import has_units, neighbours, with_units
from dejarik.games.rebellion.state import ELIMINATED, ON_MISSION, POOL, SUPPLY, Table

#: Things that are not offered, each with the rule that speaks against it.
Bars = Iterator[tuple[Option, str]]


def barred(table: Table, question: Question) -> Mapping[Option, Refused]:
    """Things a player might look for among the answers, and why they are not there."""
    reasons = REASONS.get(question.kind)
    if reasons is None or not isinstance(question, Ask):
        return {}
    side = table.side_of(question.seat)
    return {
        option: forbidden(rule) for option, rule in reasons(table, side, question) if option not in question.options
    }


# ── assignment and turns ───────────────────────────────────────────────────────────────────────────────────────────


def assign(table: Table, side: int, question: Ask) -> Bars:
    for card in table.actions[side]:
        yield card, "reb.assign.action-instead"


def assign_leaders(table: Table, side: int, question: Ask) -> Bars:
    assert isinstance(question.about, OfFaceDown)
    for leader, at in enumerate(table.where):
        if leaders.serves(table, leader) != side or at in (POOL, ELIMINATED):
            continue
        if at == SUPPLY:
            yield ROSTER[leader], "reb.setup.recruits-wait"
        elif at >= ON_MISSION:
            yield ROSTER[leader], "reb.assign.how"
        else:
            captive = leaders.is_captive(table, leader)
            yield ROSTER[leader], "reb.capture.ring" if captive else "reb.leader.once-per-round"


def turn(table: Table, side: int, question: Ask) -> Bars:
    for leader, at in enumerate(table.where):
        if leaders.serves(table, leader) == side:
            if at == POOL and not LEADS[leader]:
                yield ("lead", ROSTER[leader]), "reb.activate.place-leader"
            elif at <= BASE and not leaders.is_captive(table, leader):
                yield ("lead", ROSTER[leader]), "reb.leader.once-per-round"
    for number, card in enumerate(table.assigned[side]):
        if card:
            yield ("reveal", number), _hidden_mission(table, side, number, card)
    if side == REBEL and table.revealed:
        yield "show-base", "reb.base.revealed-space"


def _hidden_mission(table: Table, side: int, number: int, card: str) -> str:
    if MISSIONS[card].mode == "oppose":
        return "reb.rote.subversion"
    if not missions.skilled(table, card, leaders.on_mission(table, side, number)):
        return "reb.mission.skill-requirement"
    return "reb.mission.choose-system"


def activate(table: Table, side: int, question: Ask) -> Bars:
    if side == REBEL:
        yield "base", "reb.base.revealed-space"


def move_from(table: Table, side: int, question: Ask) -> Bars:
    assert isinstance(question.about, OfPlace)
    end = PLACE[question.about.place]
    near = neighbours(table, end)
    if side == REBEL and end != BASE and (ADJACENT[table.base] | 1 << table.base) >> end & 1:
        near |= 1 << BASE
    for place in range(BASE + 1):
        if place == end or not has_units(table, side, place):
            continue
        if not near >> place & 1:
            yield PLACES[place], "reb.base.move-out" if place == BASE else "reb.move.one-step"
        elif movement.held_back(table, side, place):
            yield PLACES[place], "reb.move.base-space-block" if place == BASE else "reb.move.leader-blocks"
        else:
            yield PLACES[place], "reb.move.restricted"


def gather_from(table: Table, side: int, question: Ask) -> Bars:
    for place in range(BASE):
        if has_units(table, REBEL, place):
            held = movement.held_back(table, REBEL, place)
            yield PLACES[place], "reb.move.rapid-mob-leader" if held else "reb.base.rapid-mob-move"


def mobilize(table: Table, side: int, question: Ask) -> Bars:
    yield "gather", "reb.base.rapid-mob-move"


# ── missions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def mission_where(table: Table, side: int, question: Ask) -> Bars:
    assert isinstance(question.about, OfMission)
    watched = side == REBEL and MISSIONS[question.about.card].mode == "attempt"
    for place in range(BASE):
        if watched and actions.locked(table, place):
            yield PLACES[place], "reb.action.boba-undercover"
        elif MISSION[question.about.card].deploys and table.sabotaged >> place & 1:
            yield PLACES[place], "reb.sabotage.marker"
        else:
            yield PLACES[place], "reb.mission.choose-system"
    yield "base", "reb.mission.base-space"


def mission_target(table: Table, side: int, question: Ask) -> Bars:
    for leader, at in enumerate(table.where):
        if at > BASE or ROSTER[leader] in question.options:
            continue
        if leaders.is_captive(table, leader) or leaders.serves(table, leader) == EMPIRE:
            yield ROSTER[leader], "reb.mission.capture-not-captured"
        elif at == BASE:
            yield ROSTER[leader], "reb.base.leaders-on-space"
        else:
            yield ROSTER[leader], "reb.mission.against-leader"


def oppose(table: Table, side: int, question: Ask) -> Bars:
    for leader, at in enumerate(table.where):
        if at <= BASE and leaders.serves(table, leader) == side:
            yield ROSTER[leader], "reb.mission.send-opposer"


def action_card(table: Table, side: int, question: Ask) -> Bars:
    assert isinstance(question.about, OfMoment)
    fitting = AT_MOMENT.get((side, question.about.moment), ())
    for card in table.actions[side]:
        needs_leader = card in fitting and PICTURED[card]
        yield card, "reb.action.leader-present" if needs_leader else "reb.action.types"


def place_leader(table: Table, side: int, question: Ask) -> Bars:
    for place in range(BASE):
        yield PLACES[place], "reb.assign.action-instead"


# ── combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def add_leader(table: Table, side: int, question: Ask) -> Bars:
    for leader in leaders.pool(table, side):
        yield ROSTER[leader], "reb.combat.add-leader"


def combat_action(table: Table, side: int, question: Ask) -> Bars:
    assert isinstance(question.about, OfAttack)
    for card in _tactics(table, side):
        block = TACTIC[card].block and TACTICS[card].theatre == question.about.theatre
        yield card, "reb.combat.block" if block else "reb.combat.play-tactic"
    yield "draw", "reb.combat.spend-special-draw"


def block(table: Table, side: int, question: Ask) -> Bars:
    for card in _tactics(table, side):
        yield card, "reb.combat.block"


def _tactics(table: Table, side: int) -> tuple[str, ...]:
    return table.combat.hands[side] if table.combat is not None else ()


def retreat(table: Table, side: int, question: Ask) -> Bars:
    combat = table.combat
    assert combat is not None
    for place in range(BASE):
        if ADJACENT[combat.place] >> place & 1:
            origin = side != combat.current and combat.origins >> place & 1
            yield PLACES[place], "reb.retreat.not-origin" if origin else "reb.retreat.destination"
        elif place != combat.place:
            yield PLACES[place], "reb.retreat.how"
    if side == REBEL:
        yield "base", "reb.retreat.not-base-space"
        yield "stay", "reb.combat.transports-alone"


# ── objectives, refresh, set-up ────────────────────────────────────────────────────────────────────────────────────


def objective(table: Table, side: int, question: Ask) -> Bars:
    combat = table.combat
    for card in table.objective_hand:
        passed_over = combat is not None and card in combat.passed_over
        yield card, "reb.objective.immediately" if passed_over else "reb.objective.play"


def discard_mission(table: Table, side: int, question: Ask) -> Bars:
    for card in table.hands[side]:
        yield card, "reb.refresh.hand-limit"


def recruit(table: Table, side: int, question: Ask) -> Bars:
    for card in table.drawn:
        for leader in PICTURED[card]:
            yield ROSTER[leader], "reb.recruit.not-available"


def deploy(table: Table, side: int, question: Ask) -> Bars:
    for place in range(BASE):
        if table.sabotaged >> place & 1:
            yield PLACES[place], "reb.sabotage.marker"
        elif not deployment.room(table, place):
            yield PLACES[place], "reb.deploy.limit-two"
        elif side == REBEL and table.revealed and place == table.base:
            yield PLACES[place], "reb.deploy.revealed-base"
        else:
            yield PLACES[place], "reb.deploy.where"
    if side == REBEL:
        full = base.is_hidden(table)
        yield "base", "reb.deploy.limit-two" if full else "reb.deploy.revealed-base"


def from_queue(table: Table, side: int, question: Ask) -> Bars:
    for space in (1, 2, 3):
        if table.queue[space - 1][DEATH_STAR]:
            yield (space, KINDS[DEATH_STAR]), "reb.ds.oversee"


def rebel_start(table: Table, side: int, question: Ask) -> Bars:
    for place in range(BASE):
        yield PLACES[place], "reb.setup.rebel-units-where"


def choose_base(table: Table, side: int, question: Ask) -> Bars:
    held = with_units(table, EMPIRE)
    for place in range(BASE):
        if table.probes_out >> place & 1:
            yield PLACES[place], "reb.setup.choose-base"
        else:
            yield PLACES[place], "reb.base.new-base-illegal" if held >> place & 1 else "reb.setup.first-game"


def new_base(table: Table, side: int, question: Ask) -> Bars:
    bad = base.unfit(table)
    for place in range(BASE):
        if bad >> place & 1:
            yield PLACES[place], "reb.base.new-base-illegal"


REASONS: Final[Mapping[str, Callable[[Table, int, Ask], Bars]]] = {
    "assign": assign,
    "assign-leaders": assign_leaders,
    "turn": turn,
    "activate": activate,
    "move-from": move_from,
    "gather-from": gather_from,
    "mobilize": mobilize,
    "mission-where": mission_where,
    "mission-target": mission_target,
    "oppose": oppose,
    "action-card": action_card,
    "place-leader": place_leader,
    "add-leader": add_leader,
    "combat-action": combat_action,
    "block": block,
    "retreat": retreat,
    "objective": objective,
    "discard-mission": discard_mission,
    "recruit": recruit,
    "deploy": deploy,
    "from-queue": from_queue,
    "rebel-start": rebel_start,
    "choose-base": choose_base,
    "new-base": new_base,
}
