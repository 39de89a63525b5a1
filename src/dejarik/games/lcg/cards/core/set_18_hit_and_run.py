"""18. Ударил и скрылся (Hit and Run)."""

from dejarik.games.lcg.cards.words import *

card("hit-and-run", reaction(you_win_edge(you_attack), damage(1, engaged), limit=once_per_turn))
card("secret-informant", constant("fate-again", 1, you, exists(this & participating)))
