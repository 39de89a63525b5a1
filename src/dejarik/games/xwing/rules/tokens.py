"""Tokens («Жетоны действий», «Захват цели»): focus, evade, stress and target locks come and go here."""

from __future__ import annotations

from string import ascii_uppercase

from dejarik.core.question import Procedure
from dejarik.games.xwing.notes import (
    GainsEvade,
    GainsFocus,
    Locks,
    Relieved,
    SpendsEvade,
    SpendsFocus,
    SpendsLock,
    Stressed,
)
from dejarik.games.xwing.rules.triggers import trigger
from dejarik.games.xwing.state import NONE, Ship, Table


def gain_focus(table: Table, ship: Ship) -> None:
    ship.focus += 1
    table.note(GainsFocus, ship.tag)


def gain_evade(table: Table, ship: Ship) -> None:
    ship.evade += 1
    table.note(GainsEvade, ship.tag)


def gain_stress(table: Table, ship: Ship) -> None:
    ship.stress += 1  # xw.gap.stress-several
    table.note(Stressed, ship.tag, ship.stress)


def lose_stress(table: Table, ship: Ship) -> None:
    if ship.stress:
        ship.stress -= 1  # xw.stress.remove-one
        table.note(Relieved, ship.tag, ship.stress)


def spend_focus(table: Table, ship: Ship) -> Procedure[None]:
    ship.focus -= 1
    table.note(SpendsFocus, ship.tag)
    yield from trigger(table, (ship,), "after_focus_spent")


def spend_evade(table: Table, ship: Ship) -> None:
    ship.evade -= 1
    table.note(SpendsEvade, ship.tag)


def acquire_lock(table: Table, ship: Ship, target: Ship) -> Procedure[None]:
    """A new lock; the old one, if any, moves over."""
    drop_lock(ship)  # xw.lock.removal, xw.gap.lock-relock
    taken = {other.letter for other in table.ships}
    ship.lock = target.id
    ship.letter = next(letter for letter in _LETTERS if letter not in taken)
    table.note(Locks, ship.tag, target.tag, ship.letter)
    yield from trigger(table, (ship,), "after_lock", target)


def spend_lock(table: Table, ship: Ship) -> Procedure[None]:
    target = table.ships[ship.lock]
    drop_lock(ship)
    table.note(SpendsLock, ship.tag, target.tag)
    yield from trigger(table, (ship,), "after_lock_spent", target)


def drop_lock(ship: Ship) -> None:
    """Both tokens of its pair go back to the supply."""
    ship.lock = NONE
    ship.letter = ""


def lockers(table: Table, target: Ship) -> list[Ship]:
    """Ships whose red token `target` bears."""
    return [ship for ship in table.ships if ship.lock == target.id]  # xw.lock.many-on-target


#: Letters of lock tokens; they never run out.
_LETTERS = [*ascii_uppercase, *(a + b for a in ascii_uppercase for b in ascii_uppercase)]  # xw.limit.tokens-unlimited
