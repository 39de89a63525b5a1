"""Whom: chosen while the text is carried out; a bare filter means all of them."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.core.cards import Choice
from dejarik.games.destiny.cards.ability import Amount, Filter, Use, Whom

ALL = 99


def me(use: Use) -> int:
    return use.seat


def foe(use: Use) -> int:
    """The opponent that was chosen (see `against`)."""
    return use.foe if use.foe >= 0 else use.table.opponents(use.seat)[0]


def one(which: Filter, by: Callable[[Use], int] = me) -> Whom:
    return Choice(which, 1, 1, by)


def some(count: Amount, which: Filter, by: Callable[[Use], int] = me) -> Whom:
    """So many of them, as far as there are."""
    return Choice(which, count, count, by)  # dst.term.choose-simultaneous


def up_to(count: Amount, which: Filter, by: Callable[[Use], int] = me) -> Whom:
    return Choice(which, 0, count, by)


def any_number(which: Filter, by: Callable[[Use], int] = me) -> Whom:
    return Choice(which, 0, ALL, by)  # dst.term.choose-any-number
