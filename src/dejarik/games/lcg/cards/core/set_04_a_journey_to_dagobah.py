"""4. Путь на Дагобу (A Journey to Dagobah)."""

from dejarik.games.lcg.cards.words import *

card("a-journey-to-dagobah", interrupt(destroyed(this), choose_next_objective()))
card("double-strike", reaction(focused_to_strike(unit & character), remove_focus(1, that)))
card("target-of-opportunity-light", fate(only_if(you_attack, damage(1, engaged))))
