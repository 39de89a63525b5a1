"""38. Операции на Хоте (Hoth Operations)."""

from dejarik.games.lcg.cards.words import *

hoth = objective & trait("hoth")

card("hoth-operations", constant("edge_bonus", 1, friendly & unit & trait("speeder"), you_have_more(hoth)))
card(
    "wedge-antilles",
    enhance(friendly & unit & trait("speeder", "fighter")),
    action(remove_focus(1, host), cost=focus()),
)
card("rogue-three", constant("edge_unit_damage", count(attached), this), constant("edge_blast", count(attached), this))
card("hoth-survival-gear", enhance(unit & character), constant("capacity", count(friendly & hoth), host))
