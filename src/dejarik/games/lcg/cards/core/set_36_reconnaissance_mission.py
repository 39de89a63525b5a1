"""36. Разведывательная миссия (Reconnaissance Mission)."""

from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.rules import zones


def enter_this(use: Use) -> Procedure[bool]:
    """Put this card into play from hand without paying, as a participating unit."""
    yield from enter(use, use.this, joining=True)
    return True


def may_enter(use: Use) -> bool:
    return zones.why_not_enter(use.table, use.this) is None


card("reconnaissance-mission", constant("reserve", 1, you))
card("human-replica-droid", reaction(you_win_edge(), deed(enter_this, may_enter), zone="hand"))
