"""КУБИКИ: rolled into a pool, rerolled, turned, removed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dejarik.core.cards import cannot, untouched
from dejarik.core.question import Procedure
from dejarik.games.destiny.notes import RemovesDie, Rolls, TurnsDie
from dejarik.games.destiny.rules.timing import TIMING, reactions
from dejarik.games.destiny.rules.values import face, facts, may_remove, symbol
from dejarik.games.destiny.state import NOTHING, Moment, Table, card_of, player


def put_back(table: Table, dice: Iterable[int]) -> None:
    """Dice leave their pools for their cards and show nothing any more."""
    for die in dice:
        if die in table.showing:
            del table.showing[die]  # dst.zone.dice-on-cards
            for pool in table.pools:
                if die in pool:
                    pool.remove(die)


def stand_in(table: Table, kept: int, gone: int) -> None:
    """Of two dice of a card the one that stays takes the place of the other, in the pool or on the card."""
    side = table.showing.get(gone)
    put_back(table, (kept,))
    if side is not None:
        pool = next(pool for pool in table.pools if gone in pool)
        pool[pool.index(gone)] = kept
        table.showing[kept] = side
        del table.showing[gone]


def _throw(table: Table, dice: Sequence[int]) -> None:
    for die in dice:
        table.showing[die] = table.rng.roll(6)


def _able(table: Table, dice: list[int]) -> list[int]:
    """Those that nothing keeps from being rolled."""
    if untouched(table, "cannot-roll"):
        return dice
    return [die for die in dice if not cannot(table, "cannot-roll", die)]


def roll_into_pool(table: Table, seat: int, dice: Sequence[int]) -> list[int]:
    """Dice come from their cards into a pool; a die that cannot be rolled stays where it is."""
    # dst.activate.in-pool-stay
    rolled = _able(table, [die for die in dice if die not in table.showing])
    _throw(table, rolled)
    table.pools[seat] += rolled
    if rolled:
        table.note(Rolls, seat, written(table, rolled))
    return rolled


def written(table: Table, dice: Sequence[int]) -> tuple[str, ...]:
    """What dice show, for those who listen."""
    return () if table.notes is None else tuple(face(table, die).written for die in dice)


def rolled(table: Table, dice: Sequence[int], how: str) -> list[Moment]:
    """What can be said of dice that were just rolled ("into-pool") or rolled again ("rerolled")."""
    kinds = (how, "rolled")
    if not TIMING.expects(table, TIMING.after, kinds):
        return []
    return [Moment(kinds, die, table.holder(die), card_of(die), note=symbol(table, die)) for die in dice]


def reroll(table: Table, seat: int, dice: Sequence[int]) -> Procedure[None]:
    """ПЕРЕБРОС: all at once, whoever they belong to."""
    again = _able(table, [die for die in dice if die in table.showing])
    if not again:
        return
    _throw(table, again)
    table.note(Rolls, seat, written(table, again))
    yield from reactions(table, *rolled(table, again, "rerolled"))


def remove(
    table: Table, seat: int, dice: Sequence[int], by: int = NOTHING, *, whose: int | None = None
) -> Procedure[None]:
    """УБРАТЬ КУБИК: from a pool to its card; some dice cannot be removed by an opponent, or not `by` some cards.

    `whose`: the player whose effect it is, where another one has to remove them.
    """
    gone = [die for die in dice if die in table.showing and may_remove(table, seat, die, by)]
    for die in gone:
        table.note(RemovesDie, seat, facts(table, die).id, face(table, die).written)
    holders = {die: table.holder(die) for die in gone}
    put_back(table, gone)
    if gone:
        together = [
            Moment(
                ("dice-removed",),
                player(holder),
                seat,
                amount=len(lost),
                things=lost,
                whose=seat if whose is None else whose,
            )
            for holder in dict.fromkeys(holders.values())
            for lost in [tuple(die for die in gone if holders[die] == holder)]
        ]
        yield from reactions(table, *together)


def turn(table: Table, seat: int, die: int, side: int) -> None:
    """ПОВЕРНУТЬ КУБИК: to a different side."""
    assert table.showing[die] != side
    table.showing[die] = side
    table.note(TurnsDie, seat, facts(table, die).id, face(table, die).written)
