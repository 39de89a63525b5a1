"""The damage deck of the core set: 33 cards."""

from __future__ import annotations

from typing import Final

from dejarik.games.xwing.cards.facts import DamageCard

DAMAGE: Final = {  # xw.deck.cards
    card.id: card
    for card in (
        DamageCard("direct-hit", "ship", 7),
        DamageCard("blinded-pilot", "pilot", 2),
        DamageCard("console-fire", "ship", 2),
        DamageCard("damaged-cockpit", "pilot", 2),
        DamageCard("damaged-engine", "ship", 2),
        DamageCard("damaged-sensor-array", "ship", 2),
        DamageCard("injured-pilot", "pilot", 2),
        DamageCard("minor-explosion", "ship", 2),
        DamageCard("minor-hull-breach", "ship", 2),
        DamageCard("munitions-failure", "ship", 2),
        DamageCard("structural-damage", "ship", 2),
        DamageCard("stunned-pilot", "pilot", 2),
        DamageCard("thrust-control-fire", "ship", 2),
        DamageCard("weapon-malfunction", "ship", 2),
    )
}


def deck() -> list[str]:
    """All cards of the deck, unshuffled."""
    return [card.id for card in DAMAGE.values() for _ in range(card.copies)]  # xw.deck.counts
