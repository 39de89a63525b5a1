"""Rivals: the cards that the reference speaks of."""

from __future__ import annotations

from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules.values import facts


def _gave(side: str) -> Condition:
    return lambda use: any(facts(use.table, card).affiliation == side for card in use.paid)


_taking_sides = where(lambda use, thing: facts(use.table, thing).affiliation != "neutral")
card(
    "anakin-skywalker-conflicted-apprentice",
    building(never_with=("Darth Vader",)),
    # one question for both ways: which of them are open would tell what is held
    special(
        discard_own(1, _taking_sides, up_to=True),
        only_if(_gave("hero"), shields(2, one(character))),
        only_if(_gave("villain"), deal(2, one(character))),
    ),
)
card(
    "lobot-cyborg-aide",
    holds("guardian", this, you_control_field),
    special(resolve(one(other_die & yours), 2)),
)
dear = where(lambda use, thing: facts(use.table, thing).cost >= 2)
card("jawa-scavenger", after(you_activate(), gain(1), cost=discard_card(one((support | upgrade) & yours & dear))))
