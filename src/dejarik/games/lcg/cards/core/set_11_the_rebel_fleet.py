"""11. Флот повстанцев (The Rebel Fleet)."""

from dejarik.games.lcg.cards.words import *

card("the-rebel-fleet", constant("cannot-attack", 1, enemy & unit & ~vehicle, engaging))
card("home-one", reaction(focused_to_strike(this & attacking), damage(1, each(enemy & objective & ~engaged))))
# lcg.action.example-repair-droid
card("repair-droid", action(remove_damage(1, target(unit & vehicle)), limit=once_per_turn))
