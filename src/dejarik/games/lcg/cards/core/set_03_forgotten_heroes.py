"""3. Забытые герои (Forgotten Heroes)."""

from dejarik.games.lcg.cards.words import *

card("forgotten-heroes", reaction(you_play(unit & trait("force-user")), draw(1)))
card("obi-wan-kenobi", constant("open-edge", 1, opponent, exists(this & participating)))
card(
    "jedi-mind-trick",
    action(place_focus(either(balance_with_light, 2, 1), target(unit & trait("character", "creature")))),
)
card("our-most-desperate-hour", action(place_shield(target(unit & character), even_if_shielded=True)))
card("heat-of-battle-light", fate(damage(1, target(enemy & unit & participating))))
