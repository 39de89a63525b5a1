"""21. Налёт Чёрной эскадрильи (Black Squadron Assault)."""

from dejarik.games.lcg.cards.words import *

card(
    "black-squadron-assault",
    action(remove_focus(1, one(friendly & unit & trait("black-squadron"))), cost=focus()),
)
card("vaders-tie-advanced", reaction(focused_to_strike(), icons_of_top_card(this)))
card("tie-advanced", reaction(survives(this & attacking, unopposed=True), damage(1, engaged)))
card(
    "black-squadron-pilot",
    enhance(friendly & unit & trait("fighter")),
    constant("unit_damage", 1, host),
    constant("blast", 1, host),
)
card("im-on-the-leader", action(place_focus(1, target(enemy & unit & trait("fighter")))))
card("target-of-opportunity-dark", fate(only_if(you_attack, damage(1, engaged))))
