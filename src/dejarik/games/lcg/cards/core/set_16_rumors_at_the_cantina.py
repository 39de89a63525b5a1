"""16. Слухи из кантины (Rumors at the Cantina)."""

from dejarik.core.lasting import Lasting
from dejarik.games.lcg.cards.words import *
from dejarik.games.lcg.rules import zones
from dejarik.games.lcg.rules.values import FACTS
from dejarik.games.lcg.state import player


def next_card_cheaper(use: Use) -> Procedure[bool]:
    """The next card you play this phase costs 1 less and needs no match."""
    until, you_ = f"next card of {use.seat}", (player(use.seat),)
    use.table.lasting += [Lasting("next-cost", -1, you_, until), Lasting("ignore-match", 1, you_, until)]
    return True
    yield


def may_enter_play(use: Use, thing: int) -> Procedure[bool]:
    """A rescued unit may be put into play under its owner's control."""
    if FACTS[use.table.cards[thing]].type != "unit" or zones.why_not_enter(use.table, thing) is not None:
        return True
    for found in (yield from select(use, use.seat, "put-into-play", [thing], 0, 1)):
        yield from enter(use, found)
    return True


card("rumors-at-the-cantina", constant("ignore-match", 1, you))
card("rebel-sympathizer", action(deed(next_card_cheaper), cost=sacrifice()))
card("common-ground", enhance(objective), constant("match", 1, host))
card("rescue-mission", action(rescue(may_enter_play)))
card("it-could-be-worse", interrupt(would_be_damaged(unit | objective), prevent(1)))
