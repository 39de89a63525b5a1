"""Covert Missions: a move of the villains, for what may lie under a plot."""

from __future__ import annotations

from dejarik.games.destiny.cards.words import *

card(
    "pincer-movement",
    event(
        activate(some(2, own_blue)),
        then(pick_out(one(character & with_dice_in_pool), "turn-dice-of")),
        turn(dice_of(paid), blank_side),
    ),
)
