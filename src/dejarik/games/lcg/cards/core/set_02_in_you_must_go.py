"""2. Ты должен войти (In You Must Go)."""

from dejarik.games.lcg.cards.words import *

card("in-you-must-go", constant("cost", -1, friendly & enhancement, first_this_turn(enhancement)))
card("yoda", constant("edge_unit_damage", count(attached), this), constant("edge_blast", count(attached), this))
card("shii-cho-training", enhance(unit & trait("force-user")), constant("divide-damage", 1, host))
card("counter-stroke", interrupt(event_played(), cancel()))
