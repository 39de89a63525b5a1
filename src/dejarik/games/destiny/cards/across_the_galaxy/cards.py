"""Across the Galaxy: the cards that the reference speaks of, and those without which its rules show nowhere."""

from __future__ import annotations

from dejarik.games.destiny.build import Deck
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules import damage, zones
from dejarik.games.destiny.rules.values import copies

card(
    "finishing-strike",
    event(
        resolve(one(resolvable_as("melee") & yours), how=How(unblockable=True), counting=("melee",)),
        then(only_if(exists(paid & health_left(1)), defeat_it(paid))),
    ),
)
card(
    "x-wing",
    building(copies=4),
    x_is(count(where(lambda use, thing: copies(use.table, thing, use.this)) & support & yours)),
)


def _move_in(use: Use) -> Procedure[bool]:
    """She becomes a mod of a vehicle; the Millennium Falcon is readied."""
    from dejarik.games.destiny.rules import activating

    use.doing = "move-to"
    for ship in (yield from select_one(use, use.seat, "choose", (vehicle & support & yours).find(use))):
        if titled("Millennium Falcon").test(use, ship):
            activating.ready(use.table, ship)
        yield from zones.change_type(use.table, use.this, "upgrade", ship)
        return True
    return False


card("l3-37-droid-revolutionary", always_before(about_to_fall(), deed(_move_in, exists(vehicle & support & yours))))


def _slice(use: Use) -> Procedure[bool]:
    """What two dice showed is given out as one wishes, past shields."""
    if not (yield from remove(some(2, melee_die & yours)).resolve(use)):
        return False
    table, among = use.table, character.find(use)
    yield from damage.give_out(table, among, use.number, use.seat, use.this, by=use.seat, unblockable=True)
    return True


card("slice-and-dice", event(deed(_slice)))
card("double-down", building(additional=2))
card(
    "laser-cannon",
    modify(vehicle & support),
    after(you_activate(host), indirect(1)),
)


def _one_of_a_kind(deck: Deck) -> bool:
    """All characters of one colour, no card twice."""
    titles = [FACTS[name].title for name, count in deck.cards for _ in range(count)]
    return len(deck.colours) == 1 and len(set(titles)) == len(titles)


card("solidarity", building(include_only=_one_of_a_kind))
