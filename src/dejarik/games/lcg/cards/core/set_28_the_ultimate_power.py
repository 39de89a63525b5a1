"""28. Абсолютная мощь (The Ultimate Power)."""

from dejarik.games.lcg.cards.words import *

big_guns = of("imperial-navy") & (event | enhancement) & printed_cost(least=3)

card("the-ultimate-power", constant("most-attackers", 2, this))
card("grand-moff-tarkin", constant("capacity", -1, enemy & objective))
card("superlaser-engineer", reaction(enters(), reveal_top(5, to_hand=big_guns)))
card("control-room", enhance(you))
card("superlaser-blast", action(destroy(target(objective)), only=your_turn))
