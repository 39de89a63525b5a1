"""16. Слухи из кантины (Rumors at the Cantina)."""

from dejarik.games.lcg.cards.words import *

card("rumors-at-the-cantina", constant("ignore-match", 1, you))
card("rebel-sympathizer", action(cheaper_next(1, ignore_match=True), cost=sacrifice()))
card("common-ground", enhance(objective), constant("match", 1, host))
card("rescue-mission", action(rescue(may_enter_play)))
card("it-could-be-worse", interrupt(would_be_damaged(unit | objective), prevent(1)))
