"""15. Сомнительные знакомства (Questionable Contacts)."""

from dejarik.games.lcg.cards.words import *

card(
    "questionable-contacts",
    reaction(you_refresh, move_damage(1, target(friendly & unit), target(enemy & unit)), cost=damage(1, this)),
)
card("han-solo", reaction(declared(), damage(1, target(enemy & unit))))
card("cloud-city-casino", enhance(you))
card("swindled", action(return_to_hand(target(unit & printed_cost(most=2)))))
card("crossfire", reaction(focused_to_strike(unit & character), gain_icon_of_choice(that)))
