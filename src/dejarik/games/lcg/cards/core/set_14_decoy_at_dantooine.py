"""14. Ложный след на Дантуине (Decoy at Dantooine)."""

from dejarik.games.lcg.cards.words import *

card("decoy-at-dantooine", interrupt(leaves(friendly & objective), turn_back_dial(1, least=1)))
card("wookiee-navigator", reaction(survives(this & attacking), engage_again()))
card("false-lead", enhance(friendly & objective), interrupt(leaves(host), turn_back_dial(1, least=1)))
card("fall-back", action(return_to_hand(target(friendly & unit))))
card("a-new-hope", action(return_all_but(3, unit)))
