"""19. Падение джедаев (Fall of the Jedi)."""

from dejarik.games.lcg.cards.words import *

card("fall-of-the-jedi", reaction(your_phase_begins("draw"), hand_to_bottom(1)))
card("darth-vader", reaction(you_play(event & of("sith")), damage(1, target(unit)), limit="copy"))
card(
    "vaders-lightsaber",
    enhance(unit & trait("force-user", "force-sensitive")),
    constant("unit_damage", 1, host),
    constant("targeted_strike", 1, host & title("darth-vader")),
)
card("force-choke", action(damage(1, target(unit & trait("character", "creature"))), limit="title"))
card("heat-of-battle-dark", fate(damage(1, target(enemy & unit & participating))))
