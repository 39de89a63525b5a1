"""36. Разведывательная миссия (Reconnaissance Mission)."""

from dejarik.games.lcg.cards.words import *

card("reconnaissance-mission", constant("reserve", 1, you))
card("human-replica-droid", reaction(you_win_edge(), enter_this(joining=True), zone="hand"))
