"""Conditions: when an ability or a constant effect works."""

from __future__ import annotations

from dejarik.games.lcg.cards.ability import Condition, Filter, Use
from dejarik.games.lcg.cards.library import PHASES
from dejarik.games.lcg.state import NOWHERE


def during_engagement(use: Use) -> bool:
    return use.table.engaged != NOWHERE and use.table.declared


def you_attack(use: Use) -> bool:
    """You are the attacking player of the engagement."""
    return use.table.engaged != NOWHERE and use.table.attacker == use.seat


def your_turn(use: Use) -> bool:
    return use.table.active == use.seat


def in_phase(*names: str) -> Condition:
    assert set(names) <= set(PHASES), names
    return lambda use: use.table.phase in names


def balance_with_light(use: Use) -> bool:
    return use.table.balance == use.table.light


def exists(which: Filter) -> Condition:
    """While there is such a card in play."""
    return lambda use: bool(which.find(use))


def you_have_more(which: Filter) -> Condition:
    """While you control more such cards than your opponent."""

    def test(use: Use) -> bool:
        sides = [use.table.pieces[thing].controller for thing in which.find(use)]
        return sides.count(use.seat) > sides.count(use.table.opponent(use.seat))

    return test


def engaging(use: Use) -> bool:
    """While this objective is named or engaged."""
    return use.table.engaged == use.this


def placed_fate_card(use: Use) -> bool:
    return use.table.placed_fate[use.seat]


def first_this_turn(which: Filter) -> Condition:
    """While you have played no such card this turn."""
    return lambda use: (
        not any(use.table.owners[played] == use.seat and which.test(use, played) for played in use.table.played)
    )


def both(*conditions: Condition) -> Condition:
    return lambda use: all(condition(use) for condition in conditions)


def by_you(use: Use) -> bool:
    """It is you who does what the condition speaks of."""
    return use.moment is not None and use.moment.seat == use.seat


def by_opponent(use: Use) -> bool:
    return use.moment is not None and use.moment.seat == use.table.opponent(use.seat)
