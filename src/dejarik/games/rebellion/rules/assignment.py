"""Фаза назначения: missions are laid face down with leaders on them, the Rebels first."""

from __future__ import annotations

from dejarik.core.question import Ask, Option, Procedure
from dejarik.games.rebellion.cards.registry import PICTURED
from dejarik.games.rebellion.facts import (
    EITHER,
    EMPIRE,
    LEADER,
    NOWHERE,
    REBEL,
    ROSTER,
    called,
)
from dejarik.games.rebellion.notes import AssignmentBegins, Assigns, JoinsMission, Vetoes
from dejarik.games.rebellion.notes.assignment import MissionLaid
from dejarik.games.rebellion.notes.subjects import OfAction, OfFaceDown, OfLeader
from dejarik.games.rebellion.rules import actions, zones
from dejarik.games.rebellion.rules.asking import which
from dejarik.games.rebellion.rules.leaders import on_mission, pool
from dejarik.games.rebellion.state import ON_MISSION, POOL, Table


def phase(table: Table) -> Procedure[None]:
    """The Rebel player makes all assignments, then the Imperial player (reb.assign.order)."""
    table.phase = "assignment"
    table.note(AssignmentBegins, table.round)
    table.agenda += [("assignment-over",)]
    for side in (EMPIRE, REBEL):
        sitters = list(actions.sitters(table, side))
        table.agenda += [("assign", side, seat, role) for seat, role in reversed(sitters)]
    yield from ()


def assign(table: Table, side: int, seat: int, role: int) -> Procedure[None]:
    """Lay a mission down, use an Assignment card instead, or be done (reb.assign.how, reb.assign.action-instead)."""
    free = pool(table, side, role)
    if not free:
        return
    table.current = side
    cards = usable(table, side, role)
    missions = tuple(dict.fromkeys(table.hands[side]))
    options: list[Option] = ["done", *missions, *cards]
    if role != EITHER:
        options += [("join", number) for number in open_missions(table, side)]
    # A secret answer ends the step: what was chosen lies on the table before anything else is asked.
    chosen = yield Ask(seat, "assign", tuple(options), secret=True, rule="reb.assign.how")
    if chosen == "done":
        return
    table.agenda.append(("assign", side, seat, role))
    if isinstance(chosen, tuple):
        table.agenda.append(("assign-leaders", side, seat, role, chosen[1]))
    elif chosen in cards:
        actions.spend(table, side, seat, chosen)
        table.agenda.append(("assignment-card", side, seat, chosen))
    else:
        table.hands[side] = zones.without(table.hands[side], chosen)
        table.chosen = chosen
        table.agenda.append(("assign-leaders", side, seat, role, -1))


def usable(table: Table, side: int, role: int) -> list[str]:
    """Assignment cards whose leader is in the pool."""
    return [
        card
        for card in actions.possible(table, side, "assignment")
        if card in table.actions[side] and (role == EITHER or actions.holder(table, side, card) in (role, EITHER))
    ]


def open_missions(table: Table, side: int) -> list[int]:
    """Face-down missions of the team on which one leader stands."""
    return [
        number for number, card in enumerate(table.assigned[side]) if card and len(on_mission(table, side, number)) == 1
    ]


def assign_leaders(table: Table, side: int, seat: int, role: int, number: int) -> Procedure[None]:
    """One or two leaders stand on a mission (reb.assign.max-two), whatever their skills (reb.assign.no-skill-check)."""
    free = called(pool(table, side, role))
    if number >= 0:
        chosen = yield Ask(seat, "join-mission", free, about=OfFaceDown(number + 1), rule="reb.team.mission-limits")
        table.where[LEADER[chosen]] = ON_MISSION + number
        table.note(JoinsMission, seat, chosen, number + 1)
        return
    number = len(table.assigned[side])
    rule = "reb.assign.max-two"
    most = min(2, len(free))
    chosen = yield Ask(seat, "assign-leaders", free, 1, most, about=OfFaceDown(number + 1), rule=rule)
    lay(table, side, seat, (chosen,) if most == 1 else chosen)
    if role == 0:
        table.agenda.append(("veto", side, number))


def lay(table: Table, side: int, seat: int, names: tuple[str, ...]) -> None:
    """The chosen mission lies face down with these leaders on it."""
    card, table.chosen = table.chosen, ""
    number = zones.lay_down(table, side, card)
    for name in names:
        table.where[LEADER[name]] = ON_MISSION + number
    table.note(Assigns, seat, names, number + 1)
    table.whisper(table.team(side), MissionLaid, card, number + 1)


def veto(table: Table, side: int, number: int) -> Procedure[None]:
    """The general may veto what the admiral assigns (reb.team.duties)."""
    seat = zones.mission_seat(table, side)
    answer = yield Ask(seat, "veto", ("allow", "veto"), about=OfFaceDown(number + 1), rule="reb.team.duties")
    if answer == "veto":
        for leader in on_mission(table, side, number):
            table.where[leader] = POOL
        zones.take_back(table, side, number)
        table.note(Vetoes, seat, number + 1)


def play_card(table: Table, side: int, seat: int, card: str) -> Procedure[None]:
    """Take a pictured leader from the pool and do what the card says."""
    ready = [leader for leader in pool(table, side) if leader in PICTURED[card]]  # reb.capture.no-action-cards
    about = OfAction(card)
    rule = "reb.assign.action-instead"
    leader = LEADER[(yield from which(Ask(seat, "card-leader", called(ready), about=about, rule=rule)))]
    table.agenda.append(("combats", side))  # reb.gap.assignment-combat-current
    yield from actions.play(table, side, seat, card, NOWHERE, (leader,))


def found(table: Table, side: int, seat: int, leader: int) -> Procedure[None]:
    """A mission that was searched for is assigned; in this phase a second leader may join (.ability-second-leader)."""
    free = called(other for other in pool(table, side) if other != leader)
    second: tuple[str, ...] = ()
    if free:
        rule = "reb.assign.ability-second-leader"
        chosen = yield Ask(seat, "second-leader", ("no", *free), about=OfLeader(ROSTER[leader]), rule=rule)
        second = () if chosen == "no" else (chosen,)
    lay(table, side, seat, (ROSTER[leader], *second))


def over(table: Table) -> Procedure[None]:
    """The phase ends; False Orders can still be given (expansion)."""
    if table.options.expansion:
        used = yield from actions.window(table, REBEL, "assignment-over", "reb.assign.lost-leader")
        if used:
            yield from actions.play(table, REBEL, used.seat, used.card, NOWHERE)
    table.agenda.append(("command",))
    table.phase = "command"
    table.turn = 0
    table.passed = 0
