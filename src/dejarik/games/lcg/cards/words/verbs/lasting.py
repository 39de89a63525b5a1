"""Verbs that change numbers for a while, and the dial."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.core.cards import Lasts, number
from dejarik.core.lasting import Lasting
from dejarik.core.question import Procedure
from dejarik.games.lcg.cards.ability import Amount, Deed, Effect, Use, Whom
from dejarik.games.lcg.cards.library import PERIODS, STATS
from dejarik.games.lcg.cards.words.whom import your_seat
from dejarik.games.lcg.rules import zones
from dejarik.games.lcg.state import player


def lasting(stat: str, amount: Amount, whom: Whom, until: str) -> Effect:
    """Things have more of a stat until the end of the "strike", "engagement", "phase" or "turn"."""
    return Lasts(stat, amount, whom, until)


def for_player(stat: str, amount: Amount, until: str, who: Callable[[Use], int] = your_seat) -> Effect:
    """A player has more of a stat (reserve, struggle, ignore-match, next-cost …) for a while."""
    STATS(stat), PERIODS(until)

    def act(use: Use) -> Procedure[bool]:
        use.table.lasting.append(Lasting(stat, number(amount, use), (player(who(use)),), until))
        return True
        yield

    return Deed(act)


def advance_dial(steps: int) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        yield from zones.advance_dial(use.table, steps)
        return True

    return Deed(act)


def turn_back_dial(steps: int, least: int) -> Effect:
    def act(use: Use) -> Procedure[bool]:
        zones.turn_back_dial(use.table, steps, least)
        return True
        yield

    return Deed(act, lambda use: use.table.dial > least)
