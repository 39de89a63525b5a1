"""5. Тайна Явина-4 (The Secret of Yavin 4)."""

from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.notes import EngagedInstead
from dejarik.games.lcg.rules.damage import deal

another = target(unit & ~that)


def engage_instead(use: Use) -> Procedure[bool]:
    """This objective becomes the engaged one."""
    use.table.engaged = use.this
    use.table.note(EngagedInstead, use.table.cards[use.this], use.this)
    return True
    yield


def redirect_one(use: Use) -> Procedure[bool]:
    """One of the damage about to be dealt is dealt to another unit instead."""
    moment = use.moment
    assert moment is not None
    for place in chosen(use, another):
        moment.amount -= 1
        return (yield from deal(use.table, {place: 1}, seat=use.seat, source=use.this))
    return False


def damage_comes(use: Use) -> bool:
    return use.moment is not None and use.moment.amount > 0


card(
    "the-secret-of-yavin-4",
    reaction(is_engaged(friendly & objective & other), deed(engage_instead), limit=once_per_turn),
)
card("c-3po", interrupt(event_played(), cancel(), cost=sacrifice()))
card(
    "lightsaber-deflection",  # lcg.interrupt.example-deflection
    interrupt(would_be_damaged(friendly & unit & ~vehicle), deed(redirect_one, damage_comes, (another,))),
)
card("twist-of-fate-light", fate(restart_edge_battle()))
