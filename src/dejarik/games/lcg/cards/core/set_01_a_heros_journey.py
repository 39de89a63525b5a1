"""1. Странствия героя (A Hero's Journey)."""

from dejarik.games.lcg.cards.words import *

card("luke-skywalker", reaction(opponents_turn_begins, remove_focus(1, this)))
card(
    "jedi-lightsaber",
    enhance(unit & trait("force-user", "force-sensitive")),
    constant("unit_damage", 1, host),
    constant("blast", 1, host),
)
card("trust-your-feelings", enhance(unit & character), action(remove_focus(1, host), cost=focus()))
card("dagobah-training-grounds", enhance(you))
