"""30. Протокол обороны (Defense Protocol)."""

from dejarik.games.lcg.cards.words import *

card(
    "defense-protocol",
    reaction(your_phase_begins("draw"), damage(1, target(unit)), cost=for_player("reserve", -1, "phase")),
)
card(
    "tie-attack-squadron",
    constant("unit_damage", 1, this, placed_fate_card),
    constant("targeted_strike", 1, this, placed_fate_card),
)
