"""Карты действий: who holds them, the moments at which they can be used, how they leave the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dejarik.core.question import Ask, Procedure
from dejarik.games.rebellion.cards.registry import ACTION, AT_MOMENT, PICTURED, Use, carry_out
from dejarik.games.rebellion.facts import (
    ACTIONS,
    ADMIRAL,
    BASE,
    EITHER,
    GENERAL,
    NOBODY,
    REBEL,
    REPLACED,
    ROLE,
)
from dejarik.games.rebellion.notes import UsesAction
from dejarik.games.rebellion.notes.subjects import OfMoment
from dejarik.games.rebellion.rules import leaders, reputation
from dejarik.games.rebellion.state import Table


def sitters(table: Table, side: int) -> Iterator[tuple[int, int]]:
    """The players of a side with the roles they play."""
    admiral, general = table.seat(side, ADMIRAL), table.seat(side, GENERAL)
    if admiral == general:
        yield admiral, EITHER
    else:
        yield admiral, ADMIRAL  # reb.team.whole-team-first
        yield general, GENERAL


def holder(table: Table, side: int, card: str) -> int:
    """The role whose card it is: that of the leader it came with or pictures."""
    recruited = table.recruited[side][table.actions[side].index(card)]
    if recruited != NOBODY:
        return ROLE[recruited]
    pictured = {ROLE[leader] for leader in PICTURED[card]}
    return pictured.pop() if len(pictured) == 1 else EITHER  # reb.team.action-cards


def in_game(table: Table, card: str) -> bool:
    """As far as everybody can see, somebody may hold it."""
    if table.options.expansion:
        return card not in table.spent and card not in REPLACED
    return card not in table.spent and not ACTIONS[card].expansion


def possible(table: Table, side: int, moment: str) -> list[str]:
    """Cards that could be used now by whoever held them. Nothing here depends on what is hidden."""
    if not table.actions[side]:
        return []
    return [card for card in AT_MOMENT.get((side, moment), ()) if in_game(table, card) and _allowed(table, side, card)]


def _allowed(table: Table, side: int, card: str) -> bool:
    condition = ACTION[card].condition
    return condition is None or condition(table, side)


class Played(NamedTuple):
    """A card that is used, and who uses it: in a team he decides what comes of it (reb.team.action-cards)."""

    card: str
    seat: int


def window(table: Table, side: int, moment: str, rule: str) -> Procedure[Played | None]:
    """Offer the cards of a moment to a side; the card used, or nothing.

    A side is asked whenever some card in the game could be used, whether or not it holds that card: silence would tell
    what it holds.
    """
    found = possible(table, side, moment)
    if not found:
        return None
    for seat, role in sitters(table, side):
        held = [card for card in found if card in table.actions[side]]
        usable = [card for card in held if role == EITHER or holder(table, side, card) in (role, EITHER)]
        card = yield Ask(seat, "action-card", ("pass", *usable), about=OfMoment(moment), rule=rule)
        if card != "pass":
            spend(table, side, seat, card)
            return Played(str(card), seat)
    return None


def spend(table: Table, side: int, seat: int, card: str) -> None:
    """It is turned face up, resolved, and goes back to the box (reb.action.once)."""
    drop(table, side, card)
    table.spent += (card,)
    table.reveal()
    table.note(UsesAction, seat, card)


def drop(table: Table, side: int, card: str) -> None:
    """A card leaves a player's hand of action cards."""
    number = table.actions[side].index(card)
    table.actions[side] = table.actions[side][:number] + table.actions[side][number + 1 :]
    table.recruited[side] = table.recruited[side][:number] + table.recruited[side][number + 1 :]


def take(table: Table, side: int, card: str, recruited: int = NOBODY) -> None:
    table.actions[side] += (card,)
    table.recruited[side] += (recruited,)


def play(table: Table, side: int, seat: int, card: str, place: int, used: tuple[int, ...] = ()) -> Procedure[None]:
    """What the card says."""
    yield from carry_out(Use(table, side, seat, card, place, used), ACTION[card].effects)


# ── when a leader is captured ──────────────────────────────────────────────────────────────────────────────────────


def sacrifice(table: Table, leader: int) -> Procedure[bool]:
    """Noble Sacrifice: instead of being captured he is eliminated, and the Rebels gain 1 reputation."""
    if leader not in PICTURED["noble-sacrifice"] or locked(table, table.where[leader]):
        return False
    if not (yield from window(table, REBEL, "captured", "reb.action.types")):
        return False
    leaders.eliminate(table, leader)
    reputation.gain(table, 1)
    return True


def locked(table: Table, place: int) -> bool:
    """Boba Fett keeps Rebel leaders there from missions and action cards, but not from rings (reb.ring.boba)."""
    return ("locked", place) in table.lasting


def pictured_here(card: str, table: Table, side: int, place: int) -> bool:
    """A leader on the card is in the system (reb.action.leader-present) and nothing keeps him from using it."""
    if side == REBEL and place != BASE and locked(table, place):
        return False
    return any(
        leaders.serves(table, leader) == side for leader in PICTURED[card] if table.where[leader] == place
    ) and leaders.here(table, PICTURED[card], place)
