"""Жетоны мишени: markers that cards place, and what follows when they are removed (Rise of the Empire)."""

from __future__ import annotations

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.facts import (
    EMPIRE,
    GENERAL,
    NEUTRAL,
    OBJECTIVES,
    PLACES,
    REBEL,
)
from dejarik.games.rebellion.notes.expansion import TargetPlaced, TargetRemoved
from dejarik.games.rebellion.notes.subjects import OfTarget
from dejarik.games.rebellion.rules import reputation, zones
from dejarik.games.rebellion.rules.systems import with_ground
from dejarik.games.rebellion.state import Table


def place(table: Table, card: str, where: int) -> None:
    """A marker that belongs to its card (reb.rote.target.place)."""
    table.targets += ((card, where),)
    table.note(TargetPlaced, card, PLACES[where])


def entitled(table: Table, where: int) -> int:
    """The side with ground units there where the other has none, if any (reb.rote.target.remove)."""
    held = [bool(with_ground(table, side) >> where & 1) for side in (REBEL, EMPIRE)]
    if held[REBEL] == held[EMPIRE]:
        return NEUTRAL
    return REBEL if held[REBEL] else EMPIRE


def offer(table: Table) -> Procedure[None]:
    """Whoever may remove a marker is asked after moves, combats and deployment (reb.gap.target-optional)."""
    for card, where in table.targets:
        side = entitled(table, where)
        if side == NEUTRAL or (card, where) not in table.targets:
            continue
        seat = table.seat(side, GENERAL)
        about = OfTarget(card, PLACES[where])
        answer = yield Ask(seat, "remove-target", ("keep", "remove"), about=about, rule="reb.rote.target.remove")
        if answer == "remove":
            remove(table, card, where)


def remove(table: Table, card: str, where: int) -> None:
    """The marker goes; its card says what follows, and leaves play with its last marker (reb.rote.objective.stays)."""
    left = list(table.targets)
    left.remove((card, where))
    table.targets = tuple(left)
    table.note(TargetRemoved, card, PLACES[where])
    if card in OBJECTIVES and not any(owner == card for owner, _ in left):
        table.objectives_in_play = zones.without(table.objectives_in_play, card)
        table.objective_discards += (card,)
    if card == "raid-outposts":
        reputation.gain(table, 1)


def system_destroyed(table: Table, where: int) -> None:
    """Markers go with their system, and what their removal causes happens (reb.rote.target.destroyed)."""
    for card, place_ in table.targets:
        if place_ == where:
            remove(table, card, place_)


def base_moved(table: Table) -> None:
    """A marker that shows the place of the base goes when the base does."""
    for card, where in table.targets:
        if card == "show-no-fear":
            remove(table, card, where)
