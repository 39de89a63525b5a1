"""Фаза обновления: its steps in order."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.facts import (
    BASE,
    BUILD_SPACES,
    EMPIRE,
    MISSIONS,
    REBEL,
    RECRUIT_SPACES,
)
from dejarik.games.rebellion.notes import DiscardsMissions, LeadersReturn, RefreshBegins, RoundOver, TimeAdvances
from dejarik.games.rebellion.notes.subjects import OfCount
from dejarik.games.rebellion.rules import base, leaders, limit, objectives, reputation, zones
from dejarik.games.rebellion.state import ON_MISSION, POOL, Table

#: At most so many missions are kept (reb.refresh.hand-limit).
HAND_LIMIT = 10


def phase(table: Table) -> Procedure[None]:
    """The steps wait on the agenda (reb.refresh.steps)."""
    table.phase = "refresh"
    table.current = REBEL
    table.note(RefreshBegins, table.round)
    table.agenda += [
        ("round-over",),
        ("deploy-units", EMPIRE),
        ("deploy-units", REBEL),
        ("time",),
        ("draw-objective",),
        ("draw-probes",),
        ("discard-missions", EMPIRE),
        ("discard-missions", REBEL),
        ("retrieve",),
    ]
    table.agenda.append(("refresh-objective",))
    if table.options.expansion:
        table.agenda.append(("objectives-in-play",))  # reb.rote.objective.show-no-fear-one
    yield from ()


def play_objective(table: Table) -> Procedure[None]:
    """One objective may be played before leaders are retrieved (reb.objective.refresh-window)."""
    yield from objectives.offer(table, "refresh")


def retrieve(table: Table) -> Procedure[None]:
    """Leaders return to their pools; captives stay, and so do those whom an effect keeps (reb.refresh.retrieve)."""
    for side in (REBEL, EMPIRE):
        for number, card in enumerate(table.assigned[side]):
            if card:  # reb.command.unrevealed-return
                zones.take_back(table, side, number)
        table.assigned[side] = ()
    kept = {leader for what, leader in table.lasting if what == "detained"}
    for leader, at in enumerate(table.where):
        if at >= ON_MISSION or (at <= BASE and leader not in kept and not leaders.is_captive(table, leader)):
            table.where[leader] = POOL  # reb.mission.leaders-stay
    table.lasting = ()
    table.note(LeadersReturn)
    if table.options.expansion:
        for side in (REBEL, EMPIRE):
            yield from limit.check(table, side)  # reb.gap.pool-limit-time


def discard_missions(table: Table, side: int) -> Procedure[None]:
    """Draw two missions, then discard down to ten, never a starting mission (reb.refresh.draw-missions)."""
    zones.draw_missions(table, side, 2)
    excess = len(table.hands[side]) - HAND_LIMIT
    if excess > 0:
        table.agenda.append(("discard-down", side))
    yield from ()


def discard_down(table: Table, side: int) -> Procedure[None]:
    """One card at a time until ten are left."""
    seat = zones.mission_seat(table, side)
    excess = len(table.hands[side]) - HAND_LIMIT
    options = tuple(dict.fromkeys([card for card in table.hands[side] if MISSIONS[card].type != "starting"]))
    card = yield Ask(seat, "discard-mission", options, about=OfCount(excess), rule="reb.refresh.hand-limit")
    zones.throw_away(table, side, card)
    table.note(DiscardsMissions, side, (card,))
    if excess > 1:
        table.agenda.append(("discard-down", side))


def draw_probes(table: Table) -> Procedure[None]:
    """The Empire draws two probe cards (reb.refresh.probes)."""
    base.draw_probes(table, 2)
    yield from ()


def draw_objective(table: Table) -> Procedure[None]:
    """The Rebels draw one objective (reb.refresh.objective)."""
    zones.draw_objectives(table, 1)
    yield from ()


def advance_time(table: Table) -> Procedure[None]:
    """The time marker advances; icons of its new space follow, recruiting first (reb.gap.step5-both-icons)."""
    table.time += 1
    table.note(TimeAdvances, table.time)
    reputation.check(table)
    if table.time in BUILD_SPACES:
        table.agenda.append(("build",))
    if table.time in RECRUIT_SPACES:
        table.agenda += [("recruit", EMPIRE), ("recruit", REBEL)]  # reb.recruit.rebel-declares
    yield from ()


def round_over(table: Table) -> Procedure[None]:
    """The next round begins with the Assignment Phase (reb.round.phases)."""
    table.note(RoundOver, table.round)
    table.round += 1
    table.deployed = ()
    table.lasting = ()  # bunkers that were deployed just now
    table.agenda.append(("assignment",))
    yield from ()
