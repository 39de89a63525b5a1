"""20. Совет ситхов (Counsel of the Sith)."""

from dejarik.games.lcg.cards.words import *

card("counsel-of-the-sith", reaction(opponents_turn_begins, draw(1)))
card("sith-library", enhance(you))
card("dark-precognition", action(draw(2), then(discard_from_hand(1))))
card("twist-of-fate-dark", fate(restart_edge_battle()))
