"""69. Долг жизни вуки (Wookiee Life Debt)."""

from dejarik.games.lcg.cards.words import *

card("wookiee-life-debt", constant("protect:character", 1, friendly & unit & trait("wookiee")))
card(
    "chewbacca",
    reaction(on("damaged", this, during_engagement), damage(dealt(times=2), target(enemy & unit & participating))),
)
card(
    "wookiee-warrior",
    constant("unit_damage", 1, this, exists(this & damaged)),
    constant("blast", 1, this, exists(this & damaged)),
)
card("let-the-wookiee-win", action(damage(1, target(friendly & unit)), then(damage(1, target(unit & ~vehicle)))))
