"""5. Тайна Явина-4 (The Secret of Yavin 4)."""

from dejarik.games.lcg.cards.words import *

card("the-secret-of-yavin-4", reaction(is_engaged(friendly & objective & other), engage_instead(), limit="copy"))
card("c-3po", interrupt(event_played(), cancel(), cost=sacrifice()))
card(
    "lightsaber-deflection",
    interrupt(would_be_damaged(friendly & unit & ~vehicle), redirect(1, target(unit & ~that))),
)
card("twist-of-fate-light", fate(restart_edge_battle()))
