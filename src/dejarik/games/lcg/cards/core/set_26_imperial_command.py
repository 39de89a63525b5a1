"""26. Имперское командование (Imperial Command)."""

from dejarik.games.lcg.cards.words import *

card("admiral-motti", reaction(you_refresh, remove_focus(1, target(friendly & unit))))
card("orbital-bombardment", enhance(you), constant("blast", 1, friendly & unit))
