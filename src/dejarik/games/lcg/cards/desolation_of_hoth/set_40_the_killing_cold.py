"""40. Смертельный холод (The Killing Cold)."""

from dejarik.games.lcg.cards.words import *

hoth = objective & trait("hoth")
trampled = target(unit & attacking & ~vehicle)

card("the-killing-cold", action(remove_damage(1, one(friendly & hoth)), cost=sacrifice(one(friendly & unit))))
card("icetromper", action(leave_engagement(trampled), then(damage(1, trampled)), cost=sacrifice()))
card(
    "fear",
    enhance(enemy & unit & character),
    forced_reaction(enters(), uncommit(host)),
    constant("cannot-commit", 1, host),
)
card(
    "the-desolation-of-hoth",
    action(move_any_damage(target(friendly & hoth), target((enemy & unit) | hoth)), only=your_turn),
)
