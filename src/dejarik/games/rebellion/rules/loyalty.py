"""Лояльность, порабощение, саботаж: the markers of a system."""

from __future__ import annotations

from dejarik.games.rebellion.facts import CORUSCANT, EMPIRE, NEUTRAL, PLACES, POPULOUS
from dejarik.games.rebellion.notes import LoyaltyChanges, Sabotaged, SabotageRemoved, Subjugated, SubjugationEnds
from dejarik.games.rebellion.rules.systems import can_be_loyal, combat_due, with_ground
from dejarik.games.rebellion.state import Table


def gain_loyalty(table: Table, side: int, place: int, amount: int = 1) -> None:
    """Each loyalty removes the opponent's marker or places one's own (reb.loyalty.gain-neutral, .gain-enemy)."""
    if not can_be_loyal(table, place):
        return
    for _ in range(amount):
        held = table.loyalty[place]
        if held == side:  # reb.loyalty.gain-own
            return
        _set(table, place, side if held == NEUTRAL else NEUTRAL)  # reb.loyalty.gain-enemy


def lose_loyalty(table: Table, side: int, place: int) -> None:
    """The marker of `side` is removed; a neutral system has none to lose (reb.loyalty.lose)."""
    if table.loyalty[place] == side and can_be_loyal(table, place):
        _set(table, place, NEUTRAL)


def _set(table: Table, place: int, side: int) -> None:
    table.loyalty[place] = side
    table.touched |= 1 << place
    # reb.subjugate.gain-rebel
    if side == EMPIRE:  # the marker is turned to its other side (reb.subjugate.gain-imperial)
        table.subjugated &= ~(1 << place)
    table.note(LoyaltyChanges, PLACES[place], side)


def check_subjugation(table: Table, place: int) -> None:
    """Imperial ground units subjugate a populous system that is not loyal to them, after any combat there."""
    bit = 1 << place
    troops = with_ground(table, EMPIRE) & bit
    if table.subjugated & bit:
        if not troops:  # reb.subjugate.remove
            table.subjugated &= ~bit
            table.note(SubjugationEnds, PLACES[place])
        return
    # reb.subjugate.not-where, reb.subjugate.ships-dont, reb.subjugate.after-combat
    if (
        troops
        and POPULOUS & ~table.destroyed & bit
        and place != CORUSCANT
        and table.loyalty[place] != EMPIRE
        and not combat_due(table, place)
    ):
        table.subjugated |= bit  # reb.subjugate.place, reb.subjugate.loyalty-lost
        table.note(Subjugated, PLACES[place])


def place_sabotage(table: Table, place: int) -> None:
    """At most one marker lies in a system (reb.sabotage.marker); there is no end of markers (reb.limit.markers)."""
    if not table.sabotaged >> place & 1:
        table.sabotaged |= 1 << place
        table.note(Sabotaged, PLACES[place])


def remove_sabotage(table: Table, place: int) -> None:
    """It stays until an ability removes it or the system is destroyed (reb.sabotage.removal)."""
    if table.sabotaged >> place & 1:
        table.sabotaged &= ~(1 << place)
        table.note(SabotageRemoved, PLACES[place])
