"""Fighters."""

from __future__ import annotations

from dejarik.core.cards import Constant, Limit
from tests.brawl.words import (
    action,
    after,
    before,
    card,
    damage,
    discard_from_hand,
    draw,
    enemy,
    fighter,
    friendly,
    gain,
    heal,
    instead,
    on,
    prevent,
    target,
    that,
    this,
    tire,
)

card("bouncer", before(on("damage", friendly & ~this), prevent(1), cost=tire()))
card("medic", after(on("damaged", friendly), heal(1, that)), action(heal(1, target(friendly)), limit=Limit("game")))
card("twins", instead(on("defeat", this), heal(9, this), cost=discard_from_hand()))
card("gambler", after(on("struck", friendly), draw(1), limit=Limit("round", "title")))
card("hothead", after(on("damaged", this), damage(1, target(enemy)), forced=True))
card("landlord", after(on("defeated", this), gain(2), forced=True))
#: Works from the hand: nobody dares to be weak before it.
card("loan-shark", Constant("strength", 1, friendly & fighter, zone="hand"))
