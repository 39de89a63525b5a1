"""Rivals: the cards that the reference speaks of."""

from __future__ import annotations

from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules.values import facts


def _of_side(side: str) -> Filter:
    return where(lambda use, thing: facts(use.table, thing).affiliation == side)


card(
    "anakin-skywalker-conflicted-apprentice",
    building(never_with=("Darth Vader",)),
    special(
        choose_one(
            hero_card=paying(discard_own(1, _of_side("hero")), shields(2, one(character))),
            villain_card=paying(discard_own(1, _of_side("villain")), deal(2, one(character))),
        )
    ),
)
card(
    "lobot-cyborg-aide",
    holds("guardian", this, you_control_field),
    special(resolve(one(other_die & yours), 2)),
)
dear = where(lambda use, thing: facts(use.table, thing).cost >= 2)
card("jawa-scavenger", after(you_activate(), gain(1), cost=discard_card(one((support | upgrade) & yours & dear))))
