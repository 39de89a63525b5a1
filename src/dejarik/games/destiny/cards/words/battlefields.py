"""Verbs of the battlefield: its control, its claim ability, and those that lie set aside."""

from __future__ import annotations

from dejarik.core.question import Procedure
from dejarik.games.destiny.cards.ability import Deed, Effect, Use, select_one
from dejarik.games.destiny.notes import TakesField
from dejarik.games.destiny.rules import action, zones
from dejarik.games.destiny.rules.values import facts


def _unused(use: Use) -> list[int]:
    """Battlefields that were brought to the game and are not in use."""
    table = use.table
    return [card for aside in table.asides for card in aside if facts(table, card).type == "battlefield"]


def unused_field(use: Use) -> bool:
    return bool(_unused(use))


def take_field() -> Effect:
    """Control of the battlefield, which is no claim."""

    def act(use: Use) -> Procedure[bool]:
        if use.table.control == use.seat:
            return False
        action.take_field(use.table, use.seat)
        use.table.note(TakesField, use.seat, use.table.cards[use.table.field], use.table.field)
        return True
        yield

    return Deed(act, lambda use: use.table.control != use.seat)


def use_field() -> Effect:
    """The claim ability of the battlefield in use, as if it had just been claimed."""

    def act(use: Use) -> Procedure[bool]:
        yield from action.claim_ability(use.table, use.seat, use.table.field, asked=False)
        return True

    return Deed(act)


def use_unused_field() -> Effect:
    """The claim ability of a battlefield that lies set aside."""

    def act(use: Use) -> Procedure[bool]:
        use.doing = "battlefield"
        for field in (yield from select_one(use, use.seat, "choose", _unused(use))):
            yield from action.claim_ability(use.table, use.seat, field, asked=False)
            return True
        return False

    return Deed(act, unused_field)


def switch_field() -> Effect:
    """Another battlefield that was brought takes the place of the one in use; its controller stays the same."""

    def act(use: Use) -> Procedure[bool]:
        table = use.table
        use.doing = "battlefield"
        for new in (yield from select_one(use, use.seat, "choose", _unused(use))):
            old, control = table.field, table.pieces[table.field].controller
            yield from zones.leave(table, old, "aside")
            table.asides[table.owners[new]].remove(new)
            zones.enter(table, new, control, "battlefield")
            table.field = new
            table.note(TakesField, control, table.cards[new], new)
            return True
        return False

    return Deed(act, unused_field)
