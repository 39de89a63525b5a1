"""Verbs of interrupts: what was about to happen is cancelled, prevented, replaced or made cheaper."""

from __future__ import annotations

from dejarik.core.cards import select
from dejarik.core.question import Procedure
from dejarik.games.lcg.cards.ability import Deed, Effect, Use
from dejarik.games.lcg.rules import edge, zones
from dejarik.games.lcg.rules.resources import available, cost_of


def cancel() -> Effect:
    """Cancel the effects of what is being carried out."""

    def act(use: Use) -> Procedure[bool]:
        assert use.moment is not None
        if use.moment.cancelled:
            return False
        use.moment.cancelled = True
        return True
        yield

    return Deed(act, lambda use: use.moment is not None and not use.moment.cancelled)


def prevent(amount: int) -> Effect:
    """Prevent some of the damage about to be dealt."""

    def act(use: Use) -> Procedure[bool]:
        assert use.moment is not None
        use.moment.amount = max(0, use.moment.amount - amount)
        return True
        yield

    return Deed(act, lambda use: use.moment is not None and use.moment.amount > 0)


def instead(goal: str) -> Effect:
    """The card that is about to be discarded from play goes to "hand" or "bottom" instead."""

    def act(use: Use) -> Procedure[bool]:
        assert use.moment is not None
        use.moment.note = goal
        return True
        yield

    return Deed(act, lambda use: use.moment is not None and use.moment.note == "discard")


class Cheaper(Effect):
    """Discard cards from hand: the card being played costs that much less, but not less than 1."""

    def saves(self, use: Use) -> int:
        moment, table = use.moment, use.table
        assert moment is not None
        held = sum(1 for thing in table.hands[use.seat] if thing != moment.thing)
        return max(0, min(held, self._cost(use) - 1))

    def _cost(self, use: Use) -> int:
        """What the card still costs, after what was taken off before."""
        assert use.moment is not None
        return cost_of(use.table, use.seat, use.moment.thing) - use.moment.amount

    def possible(self, use: Use) -> bool:
        return self.saves(use) > 0

    def resolve(self, use: Use) -> Procedure[bool]:
        moment, table = use.moment, use.table
        assert moment is not None
        most = self.saves(use)
        if most < 1:
            return False
        least = min(most, max(1, self._cost(use) - available(table, use.seat)))
        cards = yield from select(use, use.seat, "discard-hand", list(table.hands[use.seat]), least, most)
        yield from zones.discard_cards(table, use.seat, cards)
        moment.amount += len(cards)
        return True


def cheaper_by_discarding() -> Effect:
    return Cheaper()


def restart_edge_battle() -> Effect:
    """Cancel the edge battle and all other fate cards; a new one begins."""

    def act(use: Use) -> Procedure[bool]:
        yield from edge.restart(use.table)
        return True

    return Deed(act)
