"""Abilities that meet at one moment («Инициатива», «Свойства карт»): initiative first, each side orders its own."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.core.question import Ask, Procedure
from dejarik.core.timing import NOBODY_WAITS
from dejarik.games.xwing.cards.ability import Ability, hooked
from dejarik.games.xwing.state import Ship, Table, other_side


def trigger(table: Table, ships: Iterable[Ship], hook: str, *details: object) -> Procedure[None]:
    """Resolve the abilities that these ships have at `hook`; mostly there are none, and nothing to run."""
    waiting: list[tuple[Ship, Ability]] = []
    for ship in ships:
        for ability in hooked(ship, hook):
            waiting.append((ship, ability))
    return _resolve(table, waiting, hook, details) if waiting else NOBODY_WAITS


def _resolve(
    table: Table, waiting: list[tuple[Ship, Ability]], hook: str, details: tuple[object, ...]
) -> Procedure[None]:
    for side in (table.initiative, other_side(table.initiative)):  # xw.abil.order-initiative
        mine = [pair for pair in waiting if pair[0].side == side]
        while mine:
            chosen = yield from _next_of(mine)
            mine.remove(chosen)
            ship, ability = chosen
            if ship.in_play and ability in hooked(ship, hook):
                yield from getattr(ability, hook)(table, ship, *details)  # xw.action.no-header


def _next_of(mine: list[tuple[Ship, Ability]]) -> Procedure[tuple[Ship, Ability]]:
    """The owner picks which of several abilities comes first; in a team the first seat among the owners."""
    options = tuple(dict.fromkeys((ship.id, ability.card) for ship, ability in mine))
    if len(options) == 1:
        return mine[0]
    seat = min(ship.seat for ship, _ in mine)
    ship_id, card = yield Ask(seat, "order", options, rule="xw.gap.own-order")
    return next(pair for pair in mine if pair[0].id == ship_id and pair[1].card == card)
