"""23. Паутина Императора (The Emperor's Web)."""

from dejarik.games.lcg.cards.words import *

card("the-emperors-web", constant("cost", -1, friendly & event & of("sith"), first_this_turn(event & of("sith"))))
card("emperor-palpatine", reaction(destroyed(objective), from_discard_to_hand(event & of("sith"))))
card("force-lightning", action(destroy(target(unit & exhausted))))
