"""29. Смерть и Деспайр (Death and Despayre)."""

from dejarik.games.lcg.cards.words import *

card("devastator", reaction(destroyed(enemy & objective), advance_dial(1), spend=1))
card("imperial-officer", reaction(destroyed(enemy & objective), advance_dial(1), spend=2))
card("defense-upgrade", enhance(objective), constant("capacity", 3, host))
