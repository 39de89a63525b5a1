"""32. Взять их живыми (Take Them Prisoner)."""

from dejarik.games.lcg.cards.words import *

troopers = each(unit & attacking & trait("trooper"))

card("take-them-prisoner", reaction(enters(), capture_from_deck(3, at=this)))
card("detained", reaction(strike_resolved(enemy & unit & attacking & trait("character", "droid")), capture(that)))
card(
    "trooper-assault",
    action(lasting("unit_damage", 1, troopers, "engagement"), lasting("blast", 1, troopers, "engagement")),
)
card("tear-this-ship-apart", action(discard(target(enhancement & ~keyword("limited")))))
