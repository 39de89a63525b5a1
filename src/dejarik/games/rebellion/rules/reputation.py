"""Репутация и победа: the two markers, and the instant at which somebody has won."""

from __future__ import annotations

from typing import NoReturn

from dejarik.core.game import Over
from dejarik.games.rebellion.facts import EMPIRE, REBEL, TRACK_END
from dejarik.games.rebellion.notes import ReputationGained, ReputationLost, Wins
from dejarik.games.rebellion.state import Table


class Victory(Over):
    """Somebody has just won: nothing that was still to come happens."""


def win(table: Table, side: int, result: str) -> NoReturn:
    """The game ends at this instant."""
    table.winner = side
    table.result = result
    table.reveal()  # the base may be looked at now
    table.note(Wins, side, result)
    raise Victory


def gain(table: Table, amount: int) -> None:
    """The reputation marker goes toward the time marker, a space at a time (reb.reputation.toward-time)."""
    if amount:
        table.note(ReputationGained, amount, max(table.reputation - amount, table.time))
    for _ in range(amount):
        table.reputation -= 1
        check(table)  # reb.reputation.stop


def lose(table: Table, amount: int) -> None:
    """It goes away from the time marker, but not beyond the track (reb.gap.track-end)."""
    table.reputation = min(TRACK_END, table.reputation + amount)
    table.note(ReputationLost, amount, table.reputation)


def check(table: Table) -> None:
    """The Rebels win when both markers share a space (reb.win.rebel)."""
    if table.reputation <= table.time:
        win(table, REBEL, "hope")


def base_destroyed(table: Table) -> NoReturn:
    """The system of the base is no more, hidden or not (reb.destroyed.base-wins)."""
    win(table, EMPIRE, "base-destroyed")


def base_conquered(table: Table) -> NoReturn:
    """Imperial units and no Rebel unit are in the system of the revealed base (reb.win.empire-base)."""
    win(table, EMPIRE, "base-conquered")
