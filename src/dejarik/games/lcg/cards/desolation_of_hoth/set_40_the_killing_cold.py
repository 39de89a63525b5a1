"""40. Смертельный холод (The Killing Cold)."""

from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.notes import LeavesEngagement, Uncommits
from dejarik.games.lcg.rules.damage import deal
from dejarik.games.lcg.rules.damage import remove_damage as take_damage


def leave_engagement(use: Use, things: list[int]) -> Procedure[bool]:
    """Units no longer participate: they count as if they never had."""
    for thing in things:
        piece = use.table.pieces[thing]
        piece.role = 0
        use.table.note(LeavesEngagement, piece.card, thing)
    return True
    yield


def uncommit(use: Use, things: list[int]) -> Procedure[bool]:
    """Units are no longer committed to the Force; their Force cards go back to their owners."""
    for thing in things:
        piece = use.table.pieces[thing]
        piece.committed = False
        use.table.note(Uncommits, piece.card, thing)
    return True
    yield


def is_committed(use: Use, thing: int) -> bool:
    return use.table.pieces[thing].committed


def move_any_damage(source: Target, goal: Target) -> Effect:
    """Move as much damage as the user likes from one target to another."""

    def act(use: Use) -> Procedure[bool]:
        for thing in chosen(use, source):
            for place in chosen(use, goal):
                held = use.table.pieces[thing].damage
                if place == thing or not held:
                    return False
                most = held
                if held > 1:
                    most = yield use.ask(use.seat, "amount", tuple(range(1, held + 1)))
                taken = take_damage(use.table, thing, most)
                return (yield from deal(use.table, {place: taken}, seat=use.seat, source=use.this))
        return False

    source.useful = lambda use, thing: use.table.pieces[thing].damage > 0
    return Deed(act, lambda use: bool(source.options(use)) and bool(goal.options(use)), (source, goal))


hoth = objective & trait("hoth")
trampled = target(unit & attacking & ~vehicle)

card("the-killing-cold", action(remove_damage(1, one(friendly & hoth)), cost=sacrifice(one(friendly & unit))))
card("icetromper", action(Verb(leave_engagement, trampled), then(damage(1, trampled)), cost=sacrifice()))
card(
    "fear",
    enhance(enemy & unit & character),
    forced_reaction(enters(), Verb(uncommit, host, is_committed)),
    constant("cannot-commit", 1, host),
)
card(
    "the-desolation-of-hoth",
    action(move_any_damage(target(friendly & hoth), target((enemy & unit) | hoth)), only=your_turn),
)
