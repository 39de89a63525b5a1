"""Whom: targets and choices, and which player is meant."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.games.lcg.cards.ability import Amount, Choice, Filter, Target, Use


def target(which: Filter, count: Amount = 1) -> Target:
    """A target, chosen by the ability's user before the effect; without enough of them the ability cannot be used."""
    return Target(which, count, count)


def up_to(count: Amount, which: Filter) -> Target:
    """From none to `count` targets."""
    return Target(which, 0, count)


def each(which: Filter) -> Filter:
    """All of them, no choice."""
    return which


def your_seat(use: Use) -> int:
    return use.seat


def opposing_seat(use: Use) -> int:
    return use.table.opponent(use.seat)


def active_seat(use: Use) -> int:
    return use.table.active


def one(which: Filter, by: Callable[[Use], int] = your_seat) -> Choice:
    """One, chosen when the effect or cost is carried out; `by=opposing_seat` lets the opponent choose."""
    return Choice(which, 1, 1, by)
