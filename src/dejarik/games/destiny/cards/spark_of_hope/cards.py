"""Spark of Hope: the cards that the reference speaks of, and a second form."""

from __future__ import annotations

from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules import zones


def _politely(use: Use) -> Procedure[bool]:
    """For one more with R2-D2 in play or for a resource."""
    table = use.table
    more = int(bool((titled("R2-D2") & yours).find(use)))
    if not more and table.resources[use.seat] and (yield use.ask(use.seat, "may", ("yes", "no"))) == "yes":
        zones.spend(table, use.seat, 1)
        more = 1
    return (yield from resolve(one(die & yours), more).resolve(use))


card("c-3po-perfect-gentleman", after(you_activate(), deed(_politely, exists(die & yours))))
card(
    "niman-mastery",
    limit(1, "form"),
    always_after(you_play(), turn(one(character_die | upgrade_die))),
    special(turn(one(character_die)), turn(one(upgrade_die))),
)
card("at-rt", modifies(subtype("trooper") & die))
