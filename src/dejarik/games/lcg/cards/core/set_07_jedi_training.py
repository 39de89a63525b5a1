"""7. Обучение джедая (Jedi Training)."""

from dejarik.games.lcg.cards.words import *

card("jedi-training", constant("struggle", 1, you))
card("ancient-monument", enhance(you), constant("struggle", 1, you))
card("it-binds-all-things", action(top_of_discard_to_hand(either(balance_with_light, 2, 1))))
