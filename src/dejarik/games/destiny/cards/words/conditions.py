"""Conditions, and amounts that depend on the position."""

from __future__ import annotations

from dejarik.games.destiny.cards.ability import Amount, Condition, Filter, Use
from dejarik.games.destiny.rules.values import combined, facts
from dejarik.games.destiny.state import NOBODY


def you_control_field(use: Use) -> bool:
    return use.table.control == use.seat


def exists(which: Filter, least: int = 1) -> Condition:
    """There are at least so many of them."""
    return lambda use: len(which.find(use)) >= least


def none(which: Filter) -> Condition:
    return lambda use: not which.find(use)


def both(*conditions: Condition) -> Condition:
    return lambda use: all(condition(use) for condition in conditions)


def by_you(use: Use) -> bool:
    """It is you who does what the condition speaks of."""
    return use.moment is not None and use.moment.seat == use.seat


def by_opponent(use: Use) -> bool:
    """Whether or not they are still in the game."""
    return use.moment is not None and use.moment.seat not in (NOBODY, use.seat)


def note_is(*notes: str) -> Condition:
    """The detail of the moment: the symbol of a die, the kind of damage."""
    return lambda use: use.moment is not None and use.moment.note in notes


def at_least(amount: int) -> Condition:
    return lambda use: use.moment is not None and use.moment.amount >= amount


def first_round(use: Use) -> bool:
    return use.table.round == 1


def copy_in_discard(use: Use) -> bool:
    """There is another copy of this card in your discard pile."""
    return other_copies(use) > 0


def other_copies(use: Use) -> int:
    title = facts(use.table, use.this).title
    return sum(facts(use.table, card).title == title for card in use.table.discards[use.seat])


def showing_at_least(amount: int) -> Condition:
    """You have dice with such a combined value."""
    return lambda use: combined(use.table, use.table.pools[use.seat]) >= amount


# ── amounts ────────────────────────────────────────────────────────────────────────────────────────────────────────


def count(which: Filter) -> Amount:
    return lambda use: len(which.find(use))


def hand_count(use: Use) -> int:
    return len(use.table.hands[use.seat])


def noted(use: Use) -> int:
    """The number that the part before has fixed."""
    return use.number


def dealt(use: Use) -> int:
    """As much as the condition speaks of."""
    return 0 if use.moment is None else use.moment.amount


def either(condition: Condition, yes: int, no: int) -> Amount:
    return lambda use: yes if condition(use) else no


def on_this(use: Use) -> int:
    """The damage that lies on this card."""
    piece = use.table.pieces.get(use.this)
    return 0 if piece is None else piece.damage


def how_many(use: Use) -> int:
    """As many as were paid with, removed or discarded."""
    return len(use.paid)
