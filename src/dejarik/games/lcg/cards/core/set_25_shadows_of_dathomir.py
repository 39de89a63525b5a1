"""25. Тени Датомира (Shadows of Dathomir)."""

from dejarik.games.lcg.cards.words import *

card("nightsister", reaction(you_commit(), damage(1, target(objective))))
card("rancor", forced_reaction(you_refresh, destroy(one(cheapest(unit & ~vehicle), by=active_seat))))
card("the-hands-blessing", enhance(unit & character), reaction(you_refresh, remove_focus(ALL, host)))
card("a-disturbance-in-the-force", action(place_focus(1, each(enemy & unit & committed))))
