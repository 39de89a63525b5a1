"""17. Поддержка племени (Tribal Support)."""

from dejarik.games.lcg.cards.words import *

card(
    "tribal-support",
    reaction(you_refresh, from_discard_to_hand(unit & trait("ewok")), cost=discard_from_hand(1)),
)
card("ewok-scout", reaction(declared_attacker(), lasting("cannot-defend", 1, target(enemy & unit), "engagement")))
card(
    "log-trap",
    enhance(you),
    action(place_focus(1, one(enemy & unit & attacking, by=opposing_seat), by=opposing_seat), cost=focus()),
)
card("yub-yub", action(discard(target(enhancement)), cost=focus(one(friendly & unit & trait("ewok")))))
