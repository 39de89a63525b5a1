"""8. Оборона Явина-4 (The Defense of Yavin 4)."""

from dejarik.games.lcg.cards.words import *

card("the-defense-of-yavin-4", interrupt(you_are_playing(unit & vehicle), cheaper_by_discarding()))
card("red-two", reaction(destroyed(objective), remove_focus(1, this)))
card("astromech-droid-upgrade", enhance(unit & vehicle), constant("unit_damage", 1, host), constant("blast", 1, host))
card("hidden-outpost", enhance(you))
card("rebel-assault", action(damage(2, target(enemy & (unit | objective))), limit=one_per_turn))
