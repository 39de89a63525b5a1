"""Empire cards: ships, Death Troopers and plans; where a revealed card goes."""

from __future__ import annotations

from dejarik.core.question import Ask, Option, Procedure
from dejarik.games.hope.notes import Discarded, OfEnemy, Pays, PutBack, Reveals, Sinks
from dejarik.games.hope.rules import special_enemies
from dejarik.games.hope.state import STACK, Table


def reveal(table: Table, seat: int, slot: int) -> int:
    """Take the top card off a pile and show it to all."""
    token = table.piles[slot].pop()  # hope.special.not-top
    if not table.seen[token]:
        table.seen[token] = True
        table.reveal()
    table.note(Reveals, seat, slot, table.faces[token])
    return token


def discard(table: Table, token: int) -> None:
    """Back to the supply, to the cards of its own type."""
    face = table.faces[token]
    if face in STACK:
        table.supply[STACK[face]] += 1  # hope.reinf.recycle
    else:
        table.gone = [*table.gone, face]  # hope.gap.discarded-special-visible
    table.note(Discarded, face)


def put_back(table: Table, slot: int, token: int) -> None:
    """Face down on top of the pile it came from."""
    table.piles[slot].append(token)
    table.note(PutBack, slot, table.faces[token])


def put_under(table: Table, slot: int, token: int) -> None:
    """Face down under the pile it came from."""
    table.piles[slot].insert(0, token)
    table.note(Sinks, slot, table.faces[token])


def resolve(
    table: Table, seat: int, slot: int, token: int, *, unpayable: bool = False, also: int | None = None
) -> Procedure[bool]:
    """A revealed Death Trooper, special enemy or plans card takes effect; says whether it was paid for.

    `also` is the slot of K-2SO's other card while that one waits: its pile still exists.
    """
    face = table.faces[token]
    if face in ("trooper", "at_act"):
        payers = () if unpayable else who_can_pay(table, seat, face)
        return (yield from pay(table, seat, slot, token, payers))
    if face == "plans":
        put_under(table, slot, token)
    else:
        discard(table, token)
        yield from special_enemies.EFFECT[face](table, seat, also)  # hope.special.own-text
    return False


def who_can_pay(table: Table, seat: int, face: str) -> tuple[int, ...]:
    """Seats whose card is open and not played yet; for AT-ACT it must be the same character."""
    return tuple(
        [
            other
            for other in range(table.seats)
            if table.open[other] and other != seat and (face == "trooper" or table.laid[other] == table.laid[seat])
        ]
    )


def pay(table: Table, seat: int, slot: int, token: int, payers: tuple[int, ...]) -> Procedure[bool]:
    """Turn over somebody's open card to be rid of the enemy, or put the enemy back."""
    payer: Option | None = None
    if payers:
        enemy = table.faces[token]
        rule = "hope.atact.pay" if enemy == "at_act" else "hope.trooper.pay"
        # hope.gap.trooper-consent
        payer = yield Ask(seat, "pay", (*payers, "keep"), about=OfEnemy(enemy, slot), rule=rule)
    if not isinstance(payer, int):
        put_back(table, slot, token)  # hope.trooper.return, hope.atact.return
        return False
    table.note(Pays, seat, payer, table.laid[payer], table.faces[token])
    table.open[payer] = False  # hope.trooper.victim-skips
    table.fronts[payer].append((table.laid[payer], table.everyone))
    discard(table, token)
    return True
