"""34. В поисках дроидов (Looking for Droids)."""

from dejarik.games.lcg.cards.words import *

card("looking-for-droids", constant("ignore-match", 1, you))
card("viper-probe-droid", constant("from-discard", 1, this))
card("dark-alliance", action(for_player("ignore-match", 1, "phase")))
card("its-worse", interrupt(interrupt_used, cancel(), then(damage(1, target(enemy & unit)))))
