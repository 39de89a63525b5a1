"""Amounts that depend on the position."""

from __future__ import annotations

from dejarik.games.lcg.cards.ability import Amount, Condition, Filter


def count(which: Filter) -> Amount:
    """As many as there are such cards in play."""
    return lambda use: len(which.find(use))


def dealt(times: int = 1) -> Amount:
    """As much as the condition speaks of (the damage dealt, the resources generated), so many times."""
    return lambda use: 0 if use.moment is None else use.moment.amount * times


def either(condition: Condition, yes: int, no: int) -> Amount:
    """`yes` under the condition, else `no`."""
    return lambda use: yes if condition(use) else no
