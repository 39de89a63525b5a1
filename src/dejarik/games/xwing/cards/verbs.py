"""What many cards do: find ships in range, ask whether and whom, roll a die of their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dejarik.core.question import Ask, Option, Procedure
from dejarik.games.xwing.dice import roll_attack, roll_defence
from dejarik.games.xwing.geometry import range_between
from dejarik.games.xwing.notes import CardDie, OfCard
from dejarik.games.xwing.state import Ship, Table

USE = "use"
SKIP = "skip"
NOBODY = "nobody"


def within(me: Ship, ships: Iterable[Ship], farthest: int) -> list[Ship]:
    """Those ships that are at Range 1 to `farthest`, all round."""
    return [s for s in ships if range_between(me.pose, s.pose, me.base, s.base) <= farthest]


def may(me: Ship, card: str) -> Procedure[bool]:
    """Does the owner use an ability that says “may”?"""
    answer = yield Ask(me.seat, "use-ability", (USE, SKIP), about=OfCard(me.tag, card), rule="xw.abil.mandatory")
    return bool(answer == USE)


def pick_ship(me: Ship, card: str, ships: Sequence[Ship]) -> Procedure[Ship]:
    """The owner must choose a ship for a card."""
    if len(ships) == 1:
        return ships[0]
    options = tuple(ship.id for ship in ships)
    chosen = yield Ask(me.seat, "pick-ship", options, about=OfCard(me.tag, card), rule="xw.abil.mandatory")
    return next(ship for ship in ships if ship.id == chosen)


def may_pick_ship(me: Ship, card: str, ships: Sequence[Ship], kind: str = "pick-ship") -> Procedure[Ship | None]:
    """The owner may choose a ship for a card."""
    if not ships:
        return None
    options: tuple[Option, ...] = (*(ship.id for ship in ships), NOBODY)
    rule = "xw.abil.mandatory" if kind == "pick-ship" else "xw.lock.tokens"
    chosen = yield Ask(me.seat, kind, options, about=OfCard(me.tag, card), rule=rule)
    return next((ship for ship in ships if ship.id == chosen), None)


def attack_die(table: Table, me: Ship, card: str) -> int:
    """One attack die for a card."""
    face = roll_attack(table.rng, 1)[0]
    table.note(CardDie, me.tag, card, face)
    return face


def defence_die(table: Table, me: Ship, card: str) -> int:
    """One defence die for a card."""
    face = roll_defence(table.rng, 1)[0]
    table.note(CardDie, me.tag, card, face)
    return face
