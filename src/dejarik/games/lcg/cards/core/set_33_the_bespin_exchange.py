"""33. Сделка на Беспине (The Bespin Exchange)."""

from dejarik.games.lcg.cards.words import *

card("the-bespin-exchange", reaction(captured_from_play(enemy & unit), remove_focus(1, target(objective))))
card("boba-fett", reaction(is_damaged(unit & character, by=this), capture(that)))
card(
    "outer-rim-hunter",
    reaction(declared_attacker(), damage(1, one(enemy & objective, by=opposing_seat), by=opposing_seat)),
)
card(
    "mandalorian-armor",
    enhance(unit & character),
    constant("capacity", 3, host),
    constant("targeted_strike", 1, host & title("boba-fett")),
)
card("blaster-pistol", enhance(unit & character), constant("unit_damage", 1, host))
card("bounty-collection", reaction(captured_from_play(enemy & unit), remove_focus(1, up_to(3, friendly & ~unit))))
