"""24. Безжалостные пытки (Cruel Interrogations)."""

from dejarik.games.lcg.cards.words import *

card("cruel-interrogations", reaction(enters(), capture_from_hand(1, at=this)))
card("interrogation-droid", reaction(enters(), discard_at_random()))
card("intimidated", enhance(enemy & unit & character), forced_reaction(focused_to_strike(host), place_focus(1, host)))
card("interrogation", action(discard_from_opponents_hand()))
