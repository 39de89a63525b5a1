"""Срыв планов: a face-down mission that opposes the opponent's (Rise of the Empire)."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.facts import (
    EITHER,
    MISSIONS,
    PLACES,
    ROLE,
    SIDES,
    called,
)
from dejarik.games.rebellion.notes.expansion import Subverts
from dejarik.games.rebellion.notes.subjects import OfMission
from dejarik.games.rebellion.rules import actions, leaders, zones
from dejarik.games.rebellion.state import Errand, Table


def copies(side: int) -> tuple[str, ...]:
    return tuple(card for card, facts in MISSIONS.items() if facts.mode == "oppose" and facts.side == SIDES[side])


def offer(table: Table, side: int) -> Procedure[None]:
    """Its owner may reveal it when the opponent attempts a mission, even after passing (reb.rote.subversion-limits).

    Whoever has face-down missions is asked: silence would tell what they are.
    """
    down = [number for number, card in enumerate(table.assigned[side]) if card]
    if not down or all(card in table.discards[side] for card in copies(side)):
        return
    errand = table.errand
    assert errand is not None
    about = OfMission(errand.card)
    for seat, role in actions.sitters(table, side):
        own = [number for number in down if role == EITHER or _takes_part(table, side, number, role)]
        if not own:
            continue
        usable = [number for number in own if MISSIONS[table.assigned[side][number]].mode == "oppose"]
        chosen = yield Ask(seat, "subvert", ("no", *usable), about=about, rule="reb.rote.subversion")
        if chosen != "no":
            use(table, side, seat, errand, int(chosen))
            return


def _takes_part(table: Table, side: int, number: int, role: int) -> bool:
    """Who has a leader on a mission may reveal it (reb.team.mission-limits)."""
    return any(ROLE[leader] == role for leader in leaders.on_mission(table, side, number))


def use(table: Table, side: int, seat: int, errand: Errand, number: int) -> None:
    """Its leaders go to the mission's system and oppose with one more die."""
    assigned = leaders.on_mission(table, side, number)
    card = zones.turn_up(table, side, number)
    for leader in assigned:
        table.where[leader] = errand.place
    errand.extra += 1  # reb.rote.subversion-no-success
    zones.discard_mission(table, side, card)
    table.reveal()
    table.note(Subverts, seat, called(assigned), PLACES[errand.place])
